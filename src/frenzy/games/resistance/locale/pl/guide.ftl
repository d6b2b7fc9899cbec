### To, co dla gracza nowe, w zdaniu lub dwóch.

intro-round = W każdej rundzie bohaterowie działają w dowolnej kolejności, po 3 akcje; potem działają wrogowie i przychodzą nowi. (Z-3.1)
intro-moving = Ruch kosztuje 1 akcję i jeszcze 1 za każdego wroga w strefie, z której odchodzisz. (Z-10.2)
intro-doors = Drzwi lub okno kosztują 1 akcję i zostają otwarte. Gdy budynek otwiera się po raz pierwszy, wszystko w środku wychodzi na jaw: najpierw wrogowie, potem cywile. (Z-10.4, Z-18)
intro-sight = Widzisz w linii prostej, nigdy na ukos, a przez otwarte drzwi tylko do następnej strefy. (Z-5)
intro-power = Przed rzutem każdy wydany punkt mocy to jedna kość więcej. Zyskujesz 1 na rundę, 2 za akcję, a pełną moc, gdy uratujesz cywila. (Z-8.9, Z-11.4)
intro-priority = Trafienia idą najpierw na wrogów z imieniem, potem na twardzieli, szwendaczy i biegaczy. To, co nie wystarcza na następnego, przepada. (Z-11.6)
intro-experience = Za zabitych wrogów dostajesz PD. Wzmacniają ciebie, ale i karty przybycia: czyta się je na najwyższym poziomie w drużynie. (Z-8.5, Z-16.1)
intro-citizens = Dotrzyj do cywila w strefie bez wrogów i wydaj 1 akcję: odtąd pomaga ci jego karta. Gdy cywil zostaje pożarty, każdy bohater traci 1 punkt mocy i 1 cechę. (Z-13)
intro-traits = Akcja pozwala dobrać cechę, raz na turę. Możesz mieć dwie; każda działa raz. (Z-12)
intro-wounds = Wrogowie nigdy nie chybiają: każdy atak to 1 rana, a rany ze strefy dzielicie, jak chcecie. (Z-14.4, Z-14.5)
intro-enemies = Wróg idzie do najbliższej osoby, którą widzi; gdy nie widzi nikogo, do najbliższej najkrótszą drogą. (Z-15)
intro-windows = Wrogowie nie otwierają drzwi, ale wyłamują okna, co zajmuje im akcję. (Z-15.4)
intro-spawning = Na koniec fazy wrogów każdy aktywny punkt przybycia dobiera kartę. Gdy kończą się figurki jakiegoś rodzaju, jest niedobór: wszyscy tego rodzaju działają od razu. (Z-16, Z-17.10)
intro-elevator = Obok szybu wzywasz windę za darmo; w środku 1 akcja wysyła ją na inne piętro ze wszystkimi, którzy w niej stoją. Piętra bez bohaterów stoją w miejscu. (Z-7)
intro-named = Bohater-zombie działa dwa razy, jest wytrzymały i ma własny talent; naciśnij go, by przeczytać kartę. (Z-9.1)
intro-hand = Dłoń Sentinela strzela raz z wielką siłą, a potem można nią raz rzucić. (Z-19)
intro-fall = Gdy bohater padnie, w najbliższej fazie końcowej misja jest przegrana, chyba że wcześniej wygracie. (Z-3.3)
intro-hunger = Bohaterowie-zombie są głodni: każdy punkt to jedna kość więcej, a przy 4 możesz już tylko ruszać się i pożerać. Kto kogoś pożre, wraca do 0. (Z-21.1, Z-21.4)
intro-objectives = Akcja w jego strefie zabiera cel, nawet pośród wrogów. Co daje, mówi misja. (Z-10.9)
intro-locks = Drzwi z kolorowym zamkiem są ścianą, dopóki ktoś nie zabierze celu tego koloru. Potem to zwykłe zamknięte drzwi. (Z-4.7)
intro-danger = Zagrożenie wzrosło: kto je podniósł, ma o jedną umiejętność więcej, a karty przybycia czyta się teraz w wierszu nowego koloru. (Z-8.5, Z-16.1)
intro-exit = Na koniec tury w strefie wyjścia, gdy nie ma tam wroga, bohater może odejść. Kto odszedł, jest bezpieczny i już nie wraca. (Z-10.11)
intro-outdoors = Pod gołym niebem widać w linii prostej dowolnie daleko, i wrogowie widzą tak samo. W głąb domu widać jedną strefę. (Z-5.1, Z-5.5)
intro-hidden = Niektóre cele leżą zakryte: kolor widać dopiero po zabraniu, a tylko kilka z nich to te, których szukacie. (Z-10.9)
intro-secrets = Odkryta karta tajnej misji leży w swojej strefie i zabiera ją akcja. Co się wtedy dzieje, mówi misja. (Z-13.13)
intro-stairs = Schody łączą dwa piętra: ze strefy obok nich 1 akcja prowadzi w górę lub w dół. Wrogowie idą za wami, gdy nie widzą nikogo na swoim piętrze. (Z-7.5, Z-7.6)

### Jak nazywają się tematy.

topic-round = runda
topic-moving = ruch
topic-doors = drzwi
topic-sight = linia wzroku
topic-power = moc
topic-priority = kogo trafia się najpierw
topic-objectives = cele
topic-locks = zamki
topic-citizens = cywile
topic-traits = cechy
topic-experience = doświadczenie
topic-danger = poziomy zagrożenia
topic-enemies = jak idą wrogowie
topic-wounds = rany
topic-spawning = punkty przybycia
topic-named = bohaterowie-zombie
topic-fall = gdy bohater padnie
topic-exit = wyjście
topic-outdoors = teren odkryty
topic-hand = Dłoń Sentinela
topic-windows = okna
topic-hidden = zakryte cele
topic-elevator = winda
topic-secrets = tajne misje
topic-stairs = schody
topic-hunger = głód

### Co początkujący może zrobić w pierwszej misji i dlaczego.

advice-activate = Naciśnij bohatera, który ma zacząć. Każdy działa raz na rundę, w dowolnej kolejności.
advice-open = Otwórz drzwi: za nimi leży to, po co przyszliście. Zrób to, póki masz akcje, bo kto czeka w środku, stanie ci na drodze.
advice-attack = Uderz: kto zostanie na nogach, działa po tobie i nigdy nie chybia.
advice-roll = Rzuć tyloma kośćmi, ile jest. Moc daje ich więcej; lepiej zachować ją na duże grupy.
advice-rescue = Zabierz stąd tę osobę: jej karta ci pomaga, a twoja moc znów jest pełna.
advice-take = Zabierz go. Zamek się otwiera, ale budzi się też drugi punkt przybycia: od teraz trzeba się spieszyć.
advice-move = Idź dalej do celu. Zaznaczone strefy prowadzą bliżej.
advice-trait = Na razie nic w zasięgu: dobierz cechę, kartę, która raz pomoże.
advice-power = Na razie nic w zasięgu: zyskaj 2 mocy, czyli 2 kości na później.
advice-end = To cała tura. Zakończ ją i wybierz następnego bohatera. Gdy wszyscy zadziałają, działają wrogowie: prognoza pokazuje jak.
advice-leave = Odejdź: jeden bohater jest bezpieczny. Misja jest wygrana, gdy odejdą wszyscy.

### Dlaczego czegoś nie można wybrać; akapit zasad stoi obok na ekranie.

why-not-over = Misja jest skończona.
why-not-wait = Teraz decyduje ktoś inny.
why-not-asked = Nie teraz: trzeba najpierw odpowiedzieć na inne pytanie.
why-not-no-actions = { $hero } nie ma już akcji.
why-not-nothing = { $hero } nic z tym teraz nie zrobi.
why-not-here = Już tam jesteś.
why-not-not-adjacent = Nie da się tam dojść jednym krokiem: strefa nie sąsiaduje z twoją albo dzielą was zamknięte drzwi, okno lub ściana.
why-not-enemies-hold = { $count ->
        [one] Trzyma cię 1 wróg
        [few] Trzyma cię { $count } wrogów
       *[other] Trzyma cię { $count } wrogów
    }: odejście kosztuje { $cost } akcji, a masz { $left }.
why-not-ravenous = Głód nie pozwala: { $hero } może się tylko ruszać i pożerać.
why-not-no-enemy = Nie ma tam żadnego wroga.
why-not-unseen = Nie widzisz tej strefy.
why-not-out-of-range = Za daleko: zasięg { $range }, a twój atak sięga { $most }.
why-not-door-open = Już otwarte.
why-not-sealed = W tej misji zabite na głucho.
why-not-locked = Zamknięte, dopóki nie zostanie zabrany znacznik celu ({ $colour }).
why-not-locked-secrets = Zamknięte, dopóki nie zostaną zabrane obie karty Tajnej Misji.
why-not-door-far = Nie ma ich w twojej strefie.
why-not-held = Ten cywil jest już z którymś z bohaterów.
why-not-citizen-far = { $hero } musi być w tej samej strefie.
why-not-citizen-guarded = { $count ->
        [one] W strefie stoi 1 wróg: najpierw trzeba się go pozbyć.
        [few] W strefie stoi { $count } wrogów: najpierw trzeba się ich pozbyć.
       *[other] W strefie stoi { $count } wrogów: najpierw trzeba się ich pozbyć.
    }
why-not-enemies-first = Wrogowie w strefie mają pierwszeństwo.
why-not-taken = Już zabrany.
why-not-token-far = Trzeba być w jego strefie.
why-not-not-yours = { $hero } tego nie ma.
why-not-used-turn = Już użyte w tej turze.
why-not-used-enemy_phase = Już użyte w tej Fazie Wrogów.
why-not-used-round = Już użyte w tej rundzie.
why-not-when-always = Działa samo.
why-not-when-after-my-move = Używa się tego zaraz po ruchu.
why-not-when-before-attack-roll = Używa się tego przed rzutem na atak.
why-not-when-after-attack-roll = Używa się tego po rzucie na atak.
why-not-when-after-attack = Używa się tego po ataku.
why-not-when-when-wounded = Używa się tego, gdy ktoś ma odnieść ranę.
why-not-when-wounds-shared = Używa się tego przy rozdzielaniu ran w strefie.
why-not-when-enemy-phase-start = Używa się tego na początku Fazy Wrogów.
why-not-when-enemies-enter = Używa się tego, gdy wrogowie wchodzą do strefy.
why-not-when-end-phase-start = Działa na początku Fazy Końcowej.
why-not-when-spawn-card-drawn = Używa się tego przy dobraniu karty przybycia.
why-not-power-full = Masz już pełną moc.
why-not-no-power = Kosztuje { $cost } mocy, a masz { $left }.
why-not-too-hungry = Głód wzrósłby o { $cost }, ponad 4.
why-not-no-use = Teraz nic by to nie dało.

### Szanse.

odds-attack = { $power ->
        [0] Kości: { $dice }. Średnio pada { $kills } z { $enemies }, wszyscy { $clear } %
       *[other] Kości: { $dice } (moc: { $power }). { $kills } z { $enemies }, wszyscy { $clear } %
    }
odds-devour = Kości: { $dice }. Ktoś zostaje pożarty w { $meal } % przypadków
odds-object = Kości: { $dice }. Średnio pada { $kills } z { $enemies }, wszyscy { $clear } %

### Co nadchodzi.

outlook = { $open ->
        [no] { $most ->
            [0] bez ran
            [one] { $most } rana
            [few] { $most } rany
           *[other] { $most } ran
        }
       *[yes] { $decided ->
            [0] do { $most } { $most ->
                [one] rany
               *[other] ran
            }, średnio { $mean }
            [one] { $decided } rana, z nowymi kartami do { $most }
            [few] { $decided } rany, z nowymi kartami do { $most }
           *[other] { $decided } ran, z nowymi kartami do { $most }
        }
    }{ $falls ->
        [0] {""}
        [100] , pada na pewno
       *[other] , pada w { $falls } % przypadków
    }

### Na co się pokazuje.

pointed-citizen = zakryty cywil { $zone }
pointed-point = punkt przybycia { $zone }
pointed-token = cel { $zone }

### Co plan może przynieść: co najmniej tyle, i z jaką szansą.

plan-kills = { $count ->
        [one] 1 wróg pada
        [few] { $count } wrogów pada
       *[many] { $count } wrogów pada
    }: { $percent } %
plan-rescued = uratowani cywile – { $count }: { $percent } %
plan-objectives = zdobyte cele – { $count }: { $percent } %
plan-wounds = rany – { $count } lub więcej: { $percent } %
plan-falls = bohater pada: { $percent } %

### Co przemawia za wyborem: mówione przy podpowiedzi i o tym, co robią towarzysze.

motive-first = { $hero } może teraz zrobić najwięcej.
motive-first-danger = { $hero } stoi tam, gdzie zaraz posypią się rany.
motive-first-strike = { $hero } ma wrogów w zasięgu.
motive-win = To może teraz wygrać misję.
motive-goals = To posuwa misję o krok.
motive-ways = Stąd { $hero } ma bliżej do tego, co zostało do zrobienia.
motive-health = To dba o zdrowie drużyny.
motive-danger = Dzięki temu następna faza wrogów będzie bezpieczniejsza.
motive-danger-many = { $count ->
        [one] To oszczędza około 1 rany w następnej fazie wrogów.
       *[other] To oszczędza około { $count } ran w następnej fazie wrogów.
    }
motive-enemies = To osłabia wrogów.
motive-enemies-many = { $count ->
        [one] To usuwa około 1 wroga.
       *[other] To usuwa około { $count } wrogów.
    }
motive-cards = { $hero } ma dzięki temu więcej możliwości.
motive-people = To pomaga obywatelowi znaleźć schronienie.
motive-level = Dzięki temu karty przybycia pozostają łagodne.
motive-plan = To przygotowuje następny ruch: { $hero }.
motive-end = Nic, co { $hero } może jeszcze zrobić, już nie pomoże.
