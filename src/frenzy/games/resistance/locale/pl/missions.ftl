### Misje: tytuł, opowieść, cele w kolejności misji (goal-N), własne zasady i zakończenie.

mission-MH0 = Pierwsze kroki: Kradzież X-Jeta
mission-MH0-opening = Umarli są w rezydencji, a X-Jet stoi w hangarze z pełnym bakiem. Brakuje tylko klucza: ktoś zostawił go w Sali Zagrożeń. Przynieście go, otwórzcie hangar i nie czekajcie, aż skończy się program treningowy.
mission-MH0-goal-1 = Zdobądźcie zielony cel: klucz do hangaru.
mission-MH0-goal-2 = Wszyscy bohaterowie odlatują X-Jetem.
mission-MH0-rules = Drzwi hangaru są zamknięte na klucz, dopóki go nie zdobędziecie. Wtedy budzi się zielony punkt przybycia. Klucz daje 5 PD temu, kto go weźmie. Przy 5 lub 6 bohaterach pierwszy punkt przybycia dobiera co rundę o jedną kartę więcej.
mission-MH0-won = Rampa zamyka się przed tuzinem chciwych rąk. Resztę zagłuszają silniki.
mission-MH0-lost = X-Jet zostaje na miejscu. Rano hangar jest tak samo cichy jak reszta domu.

mission-MH1 = Włamanie
mission-MH1-opening = To wasz własny dom, ale okiennice są zamknięte, a zamki zmienione. Klucz do drzwi frontowych wisi w szklarni, jak zawsze. Między wami a kluczem przechadzają się wszyscy, którzy kiedyś kosili tu trawę.
mission-MH1-goal-1 = Zdobądźcie niebieski i czerwony cel.
mission-MH1-goal-2 = Wszyscy bohaterowie wychodzą wyjściem za schodami.
mission-MH1-rules = Drzwi frontowe są zamknięte na klucz, dopóki nie zdobędziecie niebieskiego celu; wtedy budzi się niebieski punkt przybycia. Okiennice są zamknięte: nikt nie otwiera ani nie wyłamuje okien. Każdy cel daje 5 PD każdemu bohaterowi. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH1-won = Tajne drzwi zamykają się za wami, a drapanie po drugiej stronie cichnie.
mission-MH1-lost = Dom nie wpuścił gości, tak jak go zbudowano.

mission-MH2 = W drogę
mission-MH2-opening = W garażu stoi autobus, a garaż jest zamknięty. Klucz jest w szklarni, a ta też jest zamknięta. Ktoś w domu musi mieć klucze do szklarni w szufladzie: znajdźcie je, póki jest jeszcze dokąd jechać.
mission-MH2-goal-1 = Znajdźcie niebieski cel: klucze do szklarni.
mission-MH2-goal-2 = Zdobądźcie zielony cel: klucz do garażu.
mission-MH2-goal-3 = Wszyscy bohaterowie odjeżdżają z garażu.
mission-MH2-rules = Niebieski cel leży zakryty wśród czerwonych. Szklarnia otwiera się po zdobyciu niebieskiego, garaż po zdobyciu zielonego. Czerwony daje 5 PD temu, kto go weźmie, niebieski i zielony 5 PD każdemu bohaterowi. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH2-won = Autobus zabiera ze sobą bramę. Nikt nie ma biletu i nikt o niego nie pyta.
mission-MH2-lost = Silnik nie zapala. Droga zostaje pusta.

mission-MH3 = Szukać i ratować
mission-MH3-opening = Cerebro pokazuje żywych w całej piwnicy: ukrytych, wstrzymujących oddech. Pokazuje też dwie dawne przyjaciółki, które już nie oddychają. Wyprowadźcie wszystkich z ciemności i dajcie spokój Psylocke oraz Dark Phoenix.
mission-MH3-goal-1 = Na planszy nie może zostać żaden cywil.
mission-MH3-goal-2 = Zabijcie Psylocke i Dark Phoenix.
mission-MH3-rules = Cywila odnajdujecie, gdy bohater wejdzie do jego strefy, a nie gdy otworzy się pomieszczenie. Każdy ratunek daje 5 PD. Gdy odkryjecie Tajną misję, w pierwszym punkcie przybycia pojawia się bohater-zombie. Pierwsze wezwanie windy to karta przybycia dla niej. Przy 5 lub 6 bohaterach niebieski i zielony punkt przybycia działają od początku.
mission-MH3-won = Ostatni z nich mruży oczy w świetle korytarza. Cerebro milknie i choć raz to dobra wiadomość.
mission-MH3-lost = Jedno po drugim gasną światła na mapie Cerebro.

mission-MH4 = Zgubione gadżety
mission-MH4-opening = Maszyny, które mogłyby odmienić tę noc, leżą rozrzucone po parterze, tam gdzie upuścili je przerażeni uczniowie. Zbierzcie wszystkie. Winda nie działa, więc drogi na skróty nie ma.
mission-MH4-goal-1 = Zdobądźcie wszystkie cele.
mission-MH4-goal-2 = Wszyscy bohaterowie wychodzą przez hol przy windzie.
mission-MH4-rules = Niebieski i zielony leżą zakryte wśród czerwonych. Czerwony daje 5 PD temu, kto go weźmie, niebieski i zielony 5 PD każdemu bohaterowi; każdy z tych dwóch budzi punkt przybycia swojego koloru. Winda nie działa. Przy 5 lub 6 bohaterach pierwszy punkt przybycia dobiera co rundę o jedną kartę więcej.
mission-MH4-won = Wszystkie skrzynie są w furgonetce. Ktoś będzie musiał przeczytać instrukcje.
mission-MH4-lost = Gadżety leżą tam, gdzie upadły, i mrugają do nikogo.

mission-MH5 = Ewakuacja
mission-MH5-opening = Uczniowie, którzy zostali, są wciąż w swoich pokojach, za zabarykadowanymi drzwiami. Niech każde z was weźmie jednego za rękę. Jest stare przejście poza dom i klucz, który do niego pasuje: znajdźcie jedno i drugie i wyjdźcie razem.
mission-MH5-goal-1 = Każdy bohater ratuje cywila.
mission-MH5-goal-2 = Zdobądźcie niebieski i zielony cel: klucz i przejście.
mission-MH5-goal-3 = Wszyscy bohaterowie wychodzą, każdy z cywilem.
mission-MH5-rules = Misja jest przegrana, gdy tylko zostanie za mało cywilów. Pierwszy bohater, który wejdzie do skrzydła sypialni, rzuca kością: przy 3 lub więcej w każdym oznaczonym pokoju czeka twardziel. Niebieski i zielony leżą zakryte wśród czerwonych. Czerwony daje 5 PD i cechę temu, kto go weźmie; niebieski i zielony dają 5 PD każdemu bohaterowi, a zielony jest wyjściem. Winda nie działa. Przy 5 lub 6 bohaterach niebieski i zielony punkt przybycia działają od początku.
mission-MH5-won = Liczenie w lesie, potem jeszcze jedno. Za każdym razem się zgadza.
mission-MH5-lost = Jest was więcej niż rąk do trzymania. Nikt nie mówi tego głośno.

mission-MH6 = Ucieczka X-Jetem
mission-MH6-opening = Noc zastała was w łóżkach, w dwóch skrzydłach za dwojgiem zamkniętych drzwi. Każde skrzydło kryje klucz do swoich. Odnajdźcie się, zjedźcie do piwnicy i krok po kroku otwórzcie drogę do hangaru.
mission-MH6-goal-1 = Zdobądźcie niebieski i zielony cel.
mission-MH6-goal-2 = Zdobądźcie wszystkie czerwone cele.
mission-MH6-goal-3 = Wszyscy bohaterowie odlatują X-Jetem.
mission-MH6-rules = Bohaterowie zaczynają w dwóch grupach, więc musi ich być co najmniej dwoje. Drzwi zachodniego skrzydła wymagają niebieskiego celu, wschodniego zielonego; czerwone drzwi w piwnicy wymagają wszystkich czerwonych. Każdy cel daje 5 PD temu, kto go weźmie. Pierwsze wezwanie windy to karta przybycia dla niej. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH6-won = Spać poszły dwie grupy, startuje jedna. Rezydencja maleje do światełka wśród drzew.
mission-MH6-lost = Skrzydła pozostają rozdzielone, a drzwi hangaru zamknięte.

mission-MH7 = Sygnał ratunkowy
mission-MH7-opening = Jeśli Cerebro zawoła, nadejdzie pomoc: a z nią wszystko, co jeszcze chodzi. Gdy latarnia zapłonie, nie będzie ucieczki, tylko odliczanie do ostatniego. Zbierzcie siły, zanim ją zapalicie.
mission-MH7-goal-1 = Zdobądźcie czerwony cel w komorze Cerebro: zapalcie latarnię.
mission-MH7-goal-2 = Zabijcie wszystkich wrogów, na planszy i w zasobach.
mission-MH7-rules = Komora Cerebro otwiera się, gdy zdobędziecie obie Tajne misje. Odkrycie Tajnej misji 1 budzi zielony punkt przybycia, Tajnej misji 2 niebieski. Latarnia daje 5 PD każdemu bohaterowi; odtąd każdy zabity wróg odchodzi z gry. Każdy ratunek daje 5 PD. W swojej turze możecie odesłać cywila: z zasobów znika na zawsze 3 szwendaczy, a przy wojowniku 3 twardzieli i biegaczy. Przy 5 lub 6 bohaterach pierwszy punkt przybycia dobiera co rundę o jedną kartę więcej.
mission-MH7-won = Na żadnym ekranie nic się nie rusza. Z daleka słychać wirniki.
mission-MH7-lost = Gdy nadchodzi pomoc, latarnia wciąż płonie. Nie ma już komu pomagać.

mission-MH8 = Ostatnia deska ratunku
mission-MH8-opening = Umarli wychodzą z dwóch dziur w podłodze samego domu. Beast zostawił ładunki, które je zasypią, jeden w garażu, drugi za schodami. A w szklarni jest Trish Tilby z jedynym filmem o tym, co się stało: świat musi go zobaczyć, więc ona musi żyć.
mission-MH8-goal-1 = Uratujcie Trish Tilby.
mission-MH8-goal-2 = Przenieście oba czerwone punkty przybycia poza dom.
mission-MH8-goal-3 = Wszyscy bohaterowie wychodzą przez dziedziniec zachodni.
mission-MH8-rules = Jeśli Trish zginie, misja jest przegrana. Zostaje na miejscu, aż ktoś po nią przyjdzie. Kto zdobędzie czerwony cel, zatrzymuje go, a każdy bohater zyskuje 5 PD. Na czerwonym punkcie przybycia w domu bohater może wydać go wraz z akcją, by przenieść ten punkt na zewnątrz. Akcja pozwala oddać żeton bohaterowi w tej samej strefie albo go wziąć. Gdy w grze nie ma bohatera-zombie, niebieski punkt przybycia przysyła jednego zamiast dobierać kartę. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH8-won = Dwa głuche uderzenia i podłoga jest znów tylko podłogą. Trish ma wszystko na taśmie.
mission-MH8-lost = Kamerę znajdą później, wciąż włączoną.

mission-MH9 = Rezydencja śmierci
mission-MH9-opening = Gdzieś w tym domu jest sześcioro przyjaciół i nikt z nich nie żyje. Nikogo innego nie można o to prosić. Idźcie od pokoju do pokoju, bądźcie silniejsi niż kiedykolwiek i zakończcie to.
mission-MH9-goal-1 = Zabijcie całą szóstkę bohaterów-zombie.
mission-MH9-goal-2 = Wszyscy bohaterowie na czerwonym poziomie zagrożenia w tej samej chwili.
mission-MH9-rules = W pokojach leży zakrytych czternaście kart przybycia, a wśród nich sześcioro bohaterów-zombie; otwierane pomieszczenie odkrywa swoją kartę, zamiast dobierać. Pierwszy bohater, który wejdzie do skrzydła sypialni, rzuca kością: przy 3 lub więcej w każdym oznaczonym pokoju czeka twardziel. Każdy ratunek daje 5 PD, każdy cel 5 PD każdemu bohaterowi. Wszystkie piętra są zawsze aktywne. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH9-won = Sześć grobów pod dębem i dom, który należy do żywych.
mission-MH9-lost = Rezydencja ma nowych lokatorów, a niektórzy z nich to wy.

mission-MH10 = Niepowstrzymany Juggernaut
mission-MH10-opening = Dwa razy go powaliliście i dwa razy wstał. Na dziedzińcu leży dłoń Sentinela, martwy metal; z dwiema jej częściami i z człowiekiem, który ją zbudował, mogłaby uderzyć jeszcze raz. Nic innego nie zatrzyma Juggernauta.
mission-MH10-goal-1 = Zdobądźcie niebieski i zielony cel.
mission-MH10-goal-2 = Uratujcie Bolivara Traska.
mission-MH10-goal-3 = Dobijcie Juggernauta Dłonią Sentinela.
mission-MH10-rules = Juggernaut nie ginie od trafień: pada i wstaje po następnej fazie wrogów. Dłoń nic nie może, dopóki niebieski, zielony i Trask nie znajdą się w jej strefie: to ją ładuje. Odtąd bohater może ją zabrać ze sobą za 1 akcję więcej i uderzyć nią Juggernauta w zasięgu 0 lub 1. Jeśli wcześniej stracicie Traska, przegracie misję. Trask czeka w szklarni albo w garażu. Niebieski i zielony leżą zakryte wśród czerwonych. Czerwony daje 5 PD temu, kto go weźmie, niebieski i zielony 5 PD każdemu bohaterowi. Niebieski punkt przybycia nie dobiera kart: na koniec każdej rundy pojawia się tam 3 szwendaczy. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MH10-won = Wielka pięść się zaciska, a to, co było w środku, już nie wstaje.
mission-MH10-lost = Juggernauta nic nie zatrzyma. Warto było spróbować.

mission-MZ1 = Tajne wyjście
mission-MZ1-opening = Żołnierze zamknęli piwnicę i chcą ją spalić. Profesor zawsze miał dla siebie drogę ucieczki. Gdzieś tu jest przełącznik, gdzieś drzwi; a pomiędzy nimi kolacja.
mission-MZ1-goal-1 = Zdobądźcie niebieski i zielony cel.
mission-MZ1-goal-2 = Wszyscy bohaterowie-zombie wychodzą wyjściem.
mission-MZ1-rules = Niebieski i zielony leżą zakryte wśród czerwonych. Czerwony daje 5 PD temu, kto go weźmie. Niebieski daje 5 PD wszystkim i budzi niebieski punkt przybycia. Zielony daje 5 PD wszystkim, a jego strefa jest wyjściem. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MZ1-won = Świeże powietrze, a w nim zapach całego uśpionego miasta.
mission-MZ1-lost = Płomienie znajdują was, zanim wy znajdziecie drzwi.

mission-MZ2 = Przepustka Kelly’ego
mission-MZ2-opening = Senator Kelly przyjechał na inspekcję szkoły i utknął na piętrze. Ma przepustkę, która otwiera każdą bramę kordonu. Chcecie przepustki; to, że jest w komplecie z senatorem, to miły dodatek.
mission-MZ2-goal-1 = Zdobądźcie zielony cel.
mission-MZ2-goal-2 = Pożryjcie senatora Kelly’ego.
mission-MZ2-goal-3 = Wszyscy bohaterowie-zombie wychodzą przez wschodnią część klasy.
mission-MZ2-rules = Winda nie działa, dopóki nie zdobędziecie zielonego; jej pierwsze wezwanie to karta przybycia dla niej. Zielony leży zakryty wśród czerwonych. Czerwony daje 5 PD temu, kto go weźmie, zielony 5 PD wszystkim. Kto pierwszy wejdzie do skrzydła sypialni, rzuca kością: przy 3 lub więcej w każdym oznaczonym pokoju czeka strażnik. Kelly ukrywa się w jednej z czterech sypialni i daje 5 PD wszystkim. Jeśli ucieknie, misja jest przegrana. Przy 5 lub 6 bohaterach niebieski i zielony punkt przybycia działają od początku.
mission-MZ2-won = Wartownik patrzy na przepustkę, a nie na rękę, która ją trzyma.
mission-MZ2-lost = Senator wygłosi o tym przemówienie.

mission-MZ3 = Resztki
mission-MZ3-opening = Pierwsza obława zajęła dom, druga zabierze to, co zostało: was. Pół stada siedzi na piętrze, pół w piwnicy, a winda między wami nie działa. Spotkajcie się w połowie drogi i zjedzcie coś po drodze.
mission-MZ3-goal-1 = Zdobądźcie niebieski i zielony cel.
mission-MZ3-goal-2 = Wszyscy bohaterowie-zombie wychodzą wyjściem.
mission-MZ3-rules = Stado zaczyna w dwóch grupach, więc musi was być co najmniej dwoje. Niebieski i zielony leżą zakryte wśród czerwonych. Winda nie działa, dopóki nie zdobędziecie niebieskiego. Czerwony i niebieski dają 5 PD temu, kto je weźmie; zielony daje 5 PD wszystkim, a jego strefa jest wyjściem. Przy najwyżej 4 bohaterach karty niebieskiego i zielonego punktu przybycia czytacie na poziomie niebieskim.
mission-MZ3-won = Policzyli ciała i rachunek się nie zgadzał.
mission-MZ3-lost = Druga obława jest dokładna.

mission-MZ4 = Lekcja WF-u
mission-MZ4-opening = Colossus jako ostatni stoi na straży i traktuje to poważnie. Gdzieś wśród uczniów, których chroni, leżą dwa rozkazy: z nimi poznacie każdy posterunek kordonu. Ruszajcie się szybko. On się nie męczy.
mission-MZ4-goal-1 = Zdobądźcie obie Tajne misje.
mission-MZ4-goal-2 = Wszyscy bohaterowie-zombie wychodzą przez skraj wschodniego trawnika.
mission-MZ4-rules = Cywila odnajdujecie, gdy bohater-zombie wejdzie do jego strefy, a każdy pożarty cywil daje 5 PD. Na koniec każdej fazy wrogów Colossus rusza się raz za każdą odkrytą Tajną misję; jeśli nie ma go na planszy, wraca w pierwszym punkcie przybycia. Druga Tajna misja budzi niebieski punkt przybycia, który od razu dobiera kartę, i stawia Colossusa w wyjściu. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MZ4-won = Koniec lekcji.
mission-MZ4-lost = Colossus stoi w drzwiach, a wy chcieliście iść właśnie tędy.

mission-MZ5 = Starcie bohaterów
mission-MZ5-opening = Przyszli po dom, a dom jest wasz. Utrzymajcie hol przed wszystkimi w mundurach i każdym w pelerynie. Zanim minie noc, dowiedzą się, kim się staliście.
mission-MZ5-goal-1 = Zdobądźcie niebieski i zielony cel.
mission-MZ5-goal-2 = Wszyscy bohaterowie-zombie na czerwonym poziomie zagrożenia.
mission-MZ5-rules = Misja jest przegrana, jeśli na koniec fazy graczy w holu wejściowym jest 10 lub więcej wrogów. Wrogowie, którzy nikogo nie widzą, idą do holu i już z niego nie wychodzą; drzwi wyłamują jak okna. Otwarcie budynku nie dobiera kart. Niebieski i zielony leżą zakryte wśród czerwonych. Czerwony daje 5 PD temu, kto go weźmie; niebieski i zielony dają 5 PD wszystkim, a wy usuwacie 2 wrogów bez imienia. Każdy pożarty cywil daje 5 PD. Gdy w grze nie ma superbohatera, pierwszy punkt przybycia przysyła jednego zamiast dobierać kartę. Niebieski punkt przybycia nie dobiera kart: na koniec każdej rundy pojawia się tam 3 żołnierzy. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-MZ5-won = Peleryny leżą w ogrodzie. Hol jest wasz i noc też.
mission-MZ5-lost = Hol jest pełen wojskowych butów. Dla was nie ma tu miejsca.

mission-X1 = Furtka w ogrodzie
mission-X1-opening = Gdy to się zaczęło, Moira MacTaggart była wśród swoich storczyków, i zamknęła za sobą drzwi szklarni. Mariko Yashida miała bliżej do garażu i zrobiła to samo. Wyprowadźcie obie południową furtką, zanim trawnik się zapełni.
mission-X1-goal-1 = Uratujcie Moirę MacTaggart.
mission-X1-goal-2 = Uratujcie Mariko Yashidę.
mission-X1-goal-3 = Wszyscy bohaterowie wychodzą przez dziedziniec południowy.
mission-X1-rules = Moira czeka w zamkniętej szklarni, Mariko w zamkniętym garażu. Jeśli któraś zginie, zanim ją uratujecie, misja jest przegrana. Każdy ratunek daje 5 PD. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-X1-won = Furtka zatrzaskuje się za ostatnim z was. Moira ocaliła nawet jeden storczyk.
mission-X1-lost = Nikt już nie przychodzi podlać szklarni.

mission-X2 = Brak prądu
mission-X2-opening = Światło zgasło, gdy byliście w piwnicy, a z nim stanęła winda. Elektrownia jest zamknięta, jej klucz leży w czyjejś szufladzie, a na górze wschodnie skrzydło żąda dwóch kodów, które zna tylko tutejsza obsługa. Przywróćcie prąd, wjedźcie na górę i wyjdźcie za tymi drzwiami.
mission-X2-goal-1 = Znajdźcie zielony cel: klucz do elektrowni.
mission-X2-goal-2 = Zdobądźcie obie Tajne misje: kody wschodniego skrzydła.
mission-X2-goal-3 = Zdobądźcie niebieski cel: włączcie prąd.
mission-X2-goal-4 = Wszyscy bohaterowie wychodzą ze wschodniego korytarza.
mission-X2-rules = Zielony cel leży zakryty wśród czerwonych; elektrownia otwiera się, gdy go zdobędziecie. Winda nie działa, dopóki nie zdobędziecie niebieskiego. Tajne misje leżą w dwóch z trzech miejsc: w archiwum, w sali narad i w północnej części Sali Zagrożeń; drzwi wschodniego skrzydła otwierają się, gdy zdobędziecie obie. Czerwony daje 5 PD i cechę temu, kto go weźmie, niebieski i zielony dają 5 PD każdemu bohaterowi. Każdy ratunek daje 5 PD. Przy 5 lub 6 bohaterach pierwszy punkt przybycia dobiera co rundę o jedną kartę więcej.
mission-X2-won = Jedno po drugim zeskakujecie w mokrą trawę. Za wami świecą wszystkie okna domu.
mission-X2-lost = Rano światło wraca samo. Oświetla pusty korytarz.

mission-X3 = Utrzymać hol
mission-X3-opening = Wszyscy chcą do holu, a troje z nich miało kiedyś klucz: Dark Phoenix, Cyclops i Sabretooth prowadzą umarłych na dom. Za schodami leży dłoń Sentinela, a ogniwo, które ją napędza, ktoś ukrył. Przynieście je, powalcie tych troje i nie oddajcie holu nikomu innemu.
mission-X3-goal-1 = Znajdźcie niebieski cel: ogniwo Sentinela.
mission-X3-goal-2 = Zabijcie Dark Phoenix, Cyclopsa i Sabretootha.
mission-X3-rules = Misja jest przegrana, jeśli na koniec fazy graczy w holu wejściowym jest 5 lub więcej wrogów. Wrogowie, którzy nikogo nie widzą, idą do holu i już z niego nie wychodzą; drzwi wyłamują jak okna. Niebieski leży zakryty wśród czerwonych. Niebieski daje 5 PD każdemu bohaterowi, a kto go weźmie, zatrzymuje go; czerwony daje 5 PD temu, kto go weźmie. Dłoń jest naładowana, gdy w jej strefie stanie bohater z ogniwem: odtąd odda jedną Salwę plazmy, a bohater może zabrać ją ze sobą za 1 dodatkową akcję. Przy 5 lub 6 bohaterach zielony punkt przybycia działa od początku.
mission-X3-won = Wszyscy troje leżą na progu i dalej nie zaszli. Ktoś zamiata hol.
mission-X3-lost = Hol jest pełny. Nikt nie każe im wycierać nóg.
