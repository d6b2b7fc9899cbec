### Przewodnik: co jest rozstrzygane (asked-…), dlaczego czegoś nie można (why-not-…), jakie są szanse (odds-…).

## Co jest rozstrzygane

asked-build = co dalej w warsztacie
asked-pay = czym zapłacić
asked-place = gdzie trafi Część
asked-reroll = które kości przerzucić
asked-red = gdzie trafi czerwona kość
asked-order = który wróg działa teraz
asked-hit = która Część przyjmie cios
asked-wreck = które miejsce jest zniszczone
asked-block = które pole kości jest zablokowane
asked-scrap = którą kartę Złomu stracić
asked-white = co zrobić z białą kością
asked-effect = który efekt będzie następny
asked-choose = który z efektów wybrać
asked-target = kogo trafić
asked-section = którą strefę zaatakować
asked-bonus = kto otrzyma dodatkowe obrażenia
asked-extra = czy użyć premii
asked-move = którego wroga przesunąć
asked-transfer = czyje obrażenia na kogo przejdą
asked-mend = którą Część naprawić
asked-adjust = którą kość zmienić
asked-keep = którą kość odłożyć
asked-turn = którą kość obrócić
asked-remove = którą kość zdjąć
asked-ram = którą strefę taranować
asked-arson = czy Arson taranuje
asked-share = kto otrzyma punkt taranu
asked-shift = dokąd trafi staranowany wróg

## Zawsze

why-not-over = Gra skończona.
why-not-wait = Tylko się przyglądasz: decyduje gracz.
why-not-asked = Nie teraz: trzeba rozstrzygnąć, { $asked }.

## Warsztat

why-not-cost = { $card }: koszt to { $cost }, a twoje kości i Złom tego nie dają.
why-not-home = { $card } pasuje tylko na miejsce { $slot } ({ $other_card }), a ta Część jest zakryta albo zniszczona.
why-not-all-wrecked = Na każdym miejscu leży karta Zniszczenia: najpierw usuń jedną.
why-not-installed = { $card } jest już na pojeździe ({ $slot }).
why-not-covered = { $card }: ta Część została zakryta i nie wróci.
why-not-discarded = { $card }: ta Część została odrzucona.
why-not-upgrade = { $card } to Ulepszenie, a nie dostępna Część.
why-not-not-drawn = { $card }: ta Część nie została dobrana.
why-not-nothing-left = Nie ma żadnej dostępnej Części.
why-not-nothing-to-install = Twoje kości i Złom nie wystarczą na żadną dostępną Część.
why-not-no-dice = W puli nie ma już kości.
why-not-no-parts = Nie ma już dostępnej Części do odrzucenia.
why-not-clear = Usunięcie wraku z { $slot } kosztuje: { $cost }; twoje kości i Złom tego nie dają.
why-not-clear-none = Twoje kości i Złom nie wystarczą na usunięcie wraku.
why-not-no-wreck = Żadne miejsce nie jest zniszczone.
why-not-part-first = Miejsce { $slot } jest puste: najpierw wybierz Część, potem miejsce.
why-not-undamaged = { $card } ({ $slot }) nie ma obrażeń.
why-not-nothing-damaged = Żadna działająca Część nie ma obrażeń.
why-not-repair-low = { $best ->
        [0] Nie ma już czym naprawić: { $card } wymaga { $lowest } lub więcej.
       *[other] Naprawa ({ $card }) wymaga { $lowest } lub więcej; najwięcej masz { $best }.
    }
why-not-dice-low = Twoje kości i Złom są na to za niskie.
why-not-run-only = To robi się w pościgu, nie w warsztacie.
why-not-pay-first = Najpierw wybierz, za co płacisz; potem może zapłacić { $die }.
why-not-pay-first-scrap = Najpierw wybierz, za co płacisz; potem może zapłacić Złom.
why-not-pay-low = { $item } to za mało: naprawa ({ $card }) wymaga { $lowest } lub więcej.
why-not-pay-twice = { $item }: to już jest w tej zapłacie.
why-not-pay-order = Płaci się w rosnącej kolejności: najpierw { $item }, potem { $other_item }.
why-not-pay-useless = { $item }: z tym nie da się dokończyć kosztu ({ $cost }).
why-not-upgrade-slot = { $card } zastępuje Część na { $home } i żadną inną.
why-not-wrecked = Na { $slot } leży karta Zniszczenia.
why-not-spikes = { $card }: na { $slot } kolce nie mogą tak wskazywać.
why-not-reroll-twice = { $die }: ta kość jest już wybrana.
why-not-reroll-order = Kości wybiera się w rosnącej kolejności: najpierw { $die }, potem { $other_die }.
why-not-reroll-first = Wybierz co najmniej jedną kość.

## Czerwone kości

why-not-no-die = W puli nie ma takiej kości: { $die }.
why-not-red-match = Żadna czerwona kość z puli nie pasuje: { $enemy } ({ $values }).
why-not-red-differs = { $die } nie pasuje: { $enemy } ({ $values }).
why-not-red-closed = { $enemy }: pasujące pole kości jest zakryte do następnej tury.
why-not-red-asleep = { $enemy }: wszystkie pola kości są zakryte, ten wróg śpi do następnej tury.
why-not-board = { $die } pasuje do wroga ({ $enemy }), więc nie może trafić na planszę bossa.
why-not-white-later = Najpierw czerwona kość; białe kości i Złom są w następnym kroku.
why-not-acted = { $enemy }: ten wróg już działał.
why-not-idle = Ta kość nie dotyczy wroga: { $enemy }.
why-not-other-side = { $card } ({ $slot }) nie jest po atakowanej stronie.
why-not-second-hit = { $card } ({ $slot }) nie może przyjąć drugiego ciosu: trafia on w inną Część po tej samej stronie.
why-not-weakest = Ten atak trafia Część swojej strony, której zostało najmniej, a to nie { $card } ({ $slot }).

## Białe kości

why-not-red-later = { $die } czeka na następny czerwony krok.
why-not-limit = W tym kroku nie można położyć więcej kości; limit to { $limit }.
why-not-no-part = Na { $slot } nie ma Części.
why-not-destroyed = Miejsce { $slot } jest zniszczone i nie działa.
why-not-closed = { $card } ({ $slot }): wszystkie pola kości są zakryte do następnej tury.
why-not-all-closed = Żadna działająca Część nie ma wolnego pola kości.
why-not-too-low = { $card } wymaga { $lowest } lub więcej.
why-not-outside = { $card }: teraz pasuje tylko { $values }.
why-not-dice-outside = Żadna z twoich kości i kart Złomu nie pasuje do wolnego pola.
why-not-fix-low = Naprawa ({ $card }) wymaga { $lowest } lub więcej.
why-not-which-slot = { $card } ({ $slot }): wybierz jedno z wolnych pól kości.
why-not-ram-empty = Nie ma kogo taranować: { $section }.
why-not-ram-nobody = Nie ma kogo taranować.
why-not-ram-somewhere = W grze są wrogowie: taranuj jedną z ich stref.
why-not-core-value = Na silnik trafia tylko 1 albo 2.
why-not-core-repair = Silnika nigdy nie można naprawić.
why-not-hero = Bez kości taranuje tylko Arson, a twój bohater to { $hero }.
why-not-power-used = Taran Arson jest na razie wykorzystany.
why-not-arson-later = W tej strefie ({ $section }) nikt już nie czeka na działanie: Arson może tam taranować przed następną czerwoną kością albo w następnym kroku.
why-not-wreckage-only = To robi się w warsztacie, między pościgami.
why-not-place-one = W tym kroku połóż co najmniej jedną białą kość.
why-not-place-all = To ostatni krok tury: trwa, aż położysz wszystkie białe kości, najwyżej { $limit }.
why-not-part-first-run = Wybierz kość i Część albo strefę do taranowania; potem wroga.

## Efekty

why-not-reach = { $enemy } jest poza zasięgiem ({ $section }): { $card } tam nie sięga.
why-not-other-section = { $enemy } jest gdzie indziej ({ $section }): { $card } działa już w innej strefie.
why-not-hit-before = { $enemy }: ten wróg już oberwał, a każdy cios wymaga innego celu.
why-not-guarded = { $other } osłania innych: atak musi najpierw wskazać { $other }, dopiero potem { $enemy }.
why-not-no-target = { $enemy } nie jest celem tego ataku.
why-not-must-move = { $card } przesuwa wroga i nie jest to do wyboru: zrezygnować można tylko z premii.
why-not-section-reach = { $card } tam nie sięga: { $section }.
why-not-section-empty = Nie ma tam wrogów: { $section }.
why-not-protected = { $enemy } jest pod osłoną i nic nie otrzymuje.
why-not-waste = { $enemy } jest pod osłoną: nie można marnować na niego ataku, póki jest inny cel.
why-not-share-section = { $enemy } nie jest w taranowanej strefie: { $section }.
why-not-share-order = Punkty rozdziela się po kolei: najpierw { $enemy }, potem { $other }.
why-not-shift-later = Najpierw { $other }, potem { $enemy }.
why-not-shift-other = { $enemy }: ten wróg nie był taranowany; przesuwa się { $other }.
why-not-shift-to = Staranowany wróg trafia do strefy obok ({ $other_section }); nie tam: { $section }.
why-not-range = { $die } tu się nie liczy, tylko od { $low } do { $high }.
why-not-kept = { $die }: ta kość jest już odłożona.
why-not-face = { $die }: tak nie można jej zmienić.
why-not-bare-part = Na tej Części nie leży żadna kość: { $card } ({ $slot }).
why-not-marker = { $card } ({ $slot }): pole zamyka znacznik, którego nie można zdjąć.
why-not-bare-enemy = Na tym wrogu nie leży żadna kość: { $enemy }.

## Szanse

odds-reroll-better = Lepiej w { $percent } % przypadków, gorzej w { $worse } %.
odds-reroll-exact = { $count ->
        [one] Kość dokładnie trafi w pole: { $percent } %.
       *[other] Co najmniej jedna z { $count } kości dokładnie trafi w pole: { $percent } %.
    }
odds-reroll-use = { $count ->
        [one] Kość uruchomi Część: { $percent } %.
       *[other] Co najmniej jedna z { $count } kości uruchomi Część: { $percent } %.
    }
odds-reroll-none = Nie ma innej białej kości do przerzucenia.
odds-reroll-late = W tym kroku nie położysz już kości, a pozostałe i tak będą przerzucone.
odds-new = { $count ->
        [one] Po przerzuceniu jednej kości wystarczy na coś, na co teraz nie starcza: { $percent } %.
       *[other] Po przerzuceniu { $count } kości wystarczy na coś, na co teraz nie starcza: { $percent } %.
    }
odds-pay = Potem wystarczy na Część „{ $card }”: { $percent } %.
odds-clear = Potem wystarczy na usunięcie wraku z { $slot }: { $percent } %.
odds-part = { $count ->
        [one] Odrzuć inną Część i przerzuć właściwą kość: wystarczy na Część „{ $card }” w { $percent } % przypadków.
       *[other] Odrzuć inną Część i przerzuć { $count } kości: wystarczy na Część „{ $card }” w { $percent } % przypadków.
    }
odds-part-now = Już teraz wystarczy na Część „{ $card }”.
odds-part-none = Nie wystarczy na Część „{ $card }” i nie ma czym przerzucać.
odds-luck = { $card } zadaje od { $low } do { $high }, średnio { $average }.
odds-kill = Zniszczenie ({ $enemy }): { $percent } %, co do punktu: { $exact } %.
odds-enemy-now = { $enemy } działa teraz, gdy położysz: { $dice }.
odds-enemy-safe = { $enemy }: żadna czerwona kość z puli nie uruchomi teraz tego wroga.
odds-enemy-step = Czerwona kość w następnym czerwonym kroku pasuje: { $enemy }, { $percent } %.
odds-enemy-turn = { $enemy } bez twojej reakcji działa w następnej turze w { $percent } % przypadków; oczekiwane obrażenia: { $damage }.
odds-enemy-idle = { $enemy } działa w następnej turze w { $percent } % przypadków, ale nie atakuje.
odds-line = { $percent } %: { $line }

### Co przemawia za wyborem: mówione przy podpowiedzi.

motive-win = To może teraz wygrać pościg.
motive-foe = Może zostać zniszczony wróg: { $enemy }.
motive-foes = Liczba wrogów, których to może zniszczyć: { $count }.
motive-boss = Obrażenia, które to może zadać bossowi: { $count }.
motive-damage = Obrażenia, które to może zadać: { $count }.
motive-clear = To usuwa wrak z pojazdu.
motive-part = Przyda się Część „{ $card }”.
motive-mend = Obrażenia, które to może naprawić: { $count }.
motive-scrap = To może dać Złom.
motive-reroll = Inne kości mogą wystarczyć na coś lepszego.
motive-least = Z tego, co można wybrać, to szkodzi najmniej.
motive-plan = To przygotowuje następny ruch.
motive-end = Nic, co można jeszcze teraz zrobić, nie pomoże bardziej.
