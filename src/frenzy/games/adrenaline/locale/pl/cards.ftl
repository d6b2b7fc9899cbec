### Karty, figurki, pomieszczenia, liczby, tryby i akcje „Adrenaliny”. „# ours” oznacza nazwę naszego pomysłu.

## Broń

weapon-lock_rifle = Sztucer bojowy
weapon-lock_rifle-basic = Efekt podstawowy
weapon-lock_rifle-basic-text = Jeden cel, który widzisz, otrzymuje 2 obrażenia i 1 znacznik namierzania.
# ours
weapon-lock_rifle-second_lock = Drugi namiar
weapon-lock_rifle-second_lock-text = Inny cel, który widzisz, otrzymuje 1 znacznik namierzania.

# ours
weapon-electroscythe = Elektrokosa
# ours
weapon-electroscythe-basic = Tryb podstawowy
weapon-electroscythe-basic-text = Wszyscy inni na twoim polu otrzymują po 1 obrażeniu, bez wyjątku.
# ours
weapon-electroscythe-reaper = Tryb żniwiarza
weapon-electroscythe-reaper-text = Wszyscy inni na twoim polu otrzymują po 2 obrażenia, bez wyjątku.

weapon-machine_gun = Karabin maszynowy
weapon-machine_gun-basic = Efekt podstawowy
weapon-machine_gun-basic-text = Jeden lub dwa cele, które widzisz, otrzymują po 1 obrażeniu.
# ours
weapon-machine_gun-focus_shot = Strzał precyzyjny
weapon-machine_gun-focus_shot-text = Jeden z celów efektu podstawowego otrzymuje dodatkowo 1 obrażenie.
# ours
weapon-machine_gun-turret_tripod = Trójnóg
weapon-machine_gun-turret_tripod-text = Jeden z celów efektu podstawowego (nie ten, na który pada „Strzał precyzyjny”) otrzymuje dodatkowo 1 obrażenie i/lub nowy cel, który widzisz, otrzymuje 1 obrażenie.

weapon-tractor_beam = Retraktor
# ours
weapon-tractor_beam-basic = Tryb podstawowy
weapon-tractor_beam-basic-text = Przesuń jeden cel o 0–2 pola, także ze skrętem, tak by stanął na polu, które widzisz; tam otrzymuje 1 obrażenie. Na początku nie musisz go widzieć.
# ours
weapon-tractor_beam-punisher = Tryb pogromcy
weapon-tractor_beam-punisher-text = Jeden cel odległy od ciebie o najwyżej 2 ruchy, widoczny lub nie, trafia na twoje pole i otrzymuje 3 obrażenia.

weapon-thor = T.H.O.R.
weapon-thor-basic = Efekt podstawowy
weapon-thor-basic-text = Jeden cel, który widzisz, otrzymuje 2 obrażenia.
# ours
weapon-thor-chain_reaction = Reakcja łańcuchowa
weapon-thor-chain_reaction-text = Po efekcie podstawowym: inny cel, widziany przez pierwszy, otrzymuje 1 obrażenie.
# ours
weapon-thor-high_voltage = Wysokie napięcie
weapon-thor-high_voltage-text = Tylko po efekcie „Reakcja łańcuchowa”: trzeci cel, widziany przez drugi, otrzymuje 2 obrażenia. Wszystkie trzy muszą być różne.

# ours
weapon-plasma_gun = Karabin plazmowy
weapon-plasma_gun-basic = Efekt podstawowy
weapon-plasma_gun-basic-text = Jeden cel, który widzisz, otrzymuje 2 obrażenia.
# ours
weapon-plasma_gun-phase_glide = Ślizg fazowy
weapon-plasma_gun-phase_glide-text = Przemieszczasz się o 1 lub 2 pola, w całości przed efektem podstawowym albo w całości po nim.
# ours
weapon-plasma_gun-charged_shot = Doładowany strzał
weapon-plasma_gun-charged_shot-text = Cel efektu podstawowego otrzymuje dodatkowo 1 obrażenie.

# ours
weapon-whisper = Szept
# ours
weapon-whisper-basic = Efekt
weapon-whisper-basic-text = Jeden cel, który widzisz, odległy o co najmniej 2 ruchy, otrzymuje 3 obrażenia i 1 znacznik namierzania.

weapon-vortex_cannon = Działko „Vortex”
weapon-vortex_cannon-basic = Efekt podstawowy
weapon-vortex_cannon-basic-text = Otwórz wir na polu, które widzisz, innym niż twoje: jeden cel z tego pola lub odległy od niego o 1 ruch, widoczny lub nie, zostaje wciągnięty w wir i otrzymuje 2 obrażenia.
# ours
weapon-vortex_cannon-black_hole = Czarna dziura
weapon-vortex_cannon-black_hole-text = Jeden lub dwa inne cele z pola tego samego wiru lub odległe od niego o 1 ruch zostają wciągnięte w wir i otrzymują po 1 obrażeniu.

# ours
weapon-furnace = Palenisko
# ours
weapon-furnace-basic = Tryb podstawowy
weapon-furnace-basic-text = Wszyscy w jednym pomieszczeniu, które widzisz, innym niż twoje, otrzymują po 1 obrażeniu.
# ours
weapon-furnace-cozy_fire = Tryb domowego ogniska
weapon-furnace-cozy_fire-text = Wszyscy na jednym polu odległym dokładnie o 1 ruch otrzymują po 1 obrażeniu i po 1 znaczniku namierzania.

weapon-heatseeker = Karabin IR
# ours
weapon-heatseeker-basic = Efekt
weapon-heatseeker-basic-text = Jeden cel, którego nie widzisz, w dowolnej odległości, otrzymuje 3 obrażenia.

# ours
weapon-hellion = Piekielnik
# ours
weapon-hellion-basic = Tryb podstawowy
weapon-hellion-basic-text = Jeden cel, który widzisz, odległy o co najmniej 1 ruch, otrzymuje 1 obrażenie; potem on i wszyscy inni na jego polu otrzymują po 1 znaczniku namierzania.
# ours
weapon-hellion-nano_tracer = Tryb nanonadajnika
weapon-hellion-nano_tracer-text = Jeden cel, który widzisz, odległy o co najmniej 1 ruch, otrzymuje 1 obrażenie; potem on i wszyscy inni na jego polu otrzymują po 2 znaczniki namierzania.

# ours
weapon-flamethrower = Miotacz ognia
# ours
weapon-flamethrower-basic = Tryb podstawowy
weapon-flamethrower-basic-text = W jednym kierunku wskaż jeden cel na polu odległym o 1 ruch, jeden na następnym polu w linii prostej albo po jednym na obu: każdy otrzymuje 1 obrażenie. Ściany zatrzymują płomień.
# ours
weapon-flamethrower-barbecue = Tryb grilla
weapon-flamethrower-barbecue-text = W jednym kierunku wszyscy na polu odległym o 1 ruch otrzymują po 2 obrażenia, a jeśli przedłużysz płomień, wszyscy na następnym polu w linii prostej otrzymują po 1. Ściany zatrzymują płomień.

weapon-grenade_launcher = Granatnik
weapon-grenade_launcher-basic = Efekt podstawowy
weapon-grenade_launcher-basic-text = Jeden cel, który widzisz, otrzymuje 1 obrażenie; potem możesz przesunąć go o 1 pole.
# ours
weapon-grenade_launcher-extra_grenade = Dodatkowy granat
weapon-grenade_launcher-extra_grenade-text = Wszyscy na jednym polu, które widzisz, otrzymują po 1 obrażeniu; może to być twoje pole, a tobie nic się nie stanie. Użyj przed efektem podstawowym, po nim albo między jego obrażeniem a przesunięciem.

# ours
weapon-rocket_launcher = Wyrzutnia rakiet
weapon-rocket_launcher-basic = Efekt podstawowy
weapon-rocket_launcher-basic-text = Jeden cel, który widzisz, spoza twojego pola, otrzymuje 2 obrażenia; potem możesz przesunąć go o 1 pole.
# ours
weapon-rocket_launcher-rocket_jump = Skok rakietowy
weapon-rocket_launcher-rocket_jump-text = Przemieszczasz się o 1 lub 2 pola, w całości przed efektem podstawowym albo w całości po nim.
# ours
weapon-rocket_launcher-fragmenting_warhead = Głowica odłamkowa
weapon-rocket_launcher-fragmenting_warhead-text = W trakcie efektu podstawowego, zanim cel zostanie przesunięty: wszyscy na jego polu, z nim włącznie, otrzymują po 1 obrażeniu.

weapon-railgun = Karabin kinetyczny
# ours
weapon-railgun-basic = Tryb podstawowy
weapon-railgun-basic-text = Jeden cel w linii prostej, w jednym z czterech kierunków, otrzymuje 3 obrażenia. Ściany nie przeszkadzają, a twoje pole też się liczy.
# ours
weapon-railgun-piercing = Tryb przebijający
weapon-railgun-piercing-text = Jeden lub dwa cele w linii prostej, w jednym z czterech kierunków, na tym samym polu lub nie, otrzymują po 2 obrażenia. Ściany nie przeszkadzają, a twoje pole też się liczy.

# ours
weapon-cyberblade = Cyberostrze
weapon-cyberblade-basic = Efekt podstawowy
weapon-cyberblade-basic-text = Jeden cel na twoim polu otrzymuje 2 obrażenia.
# ours
weapon-cyberblade-shadowstep = Krok cienia
weapon-cyberblade-shadowstep-text = Przemieszczasz się o 1 pole: przed innymi efektami tej broni, między nimi albo po nich.
# ours
weapon-cyberblade-slice_and_dice = Siekanie na plasterki
weapon-cyberblade-slice_and_dice-text = Cel na twoim polu, inny niż cel efektu podstawowego, otrzymuje 2 obrażenia.

weapon-zx2 = ZX-2
# ours
weapon-zx2-basic = Tryb podstawowy
weapon-zx2-basic-text = Jeden cel, który widzisz, otrzymuje 1 obrażenie i 2 znaczniki namierzania.
# ours
weapon-zx2-scanner = Tryb skanera
weapon-zx2-scanner-text = Jeden, dwa lub trzy cele, które widzisz, otrzymują po 1 znaczniku namierzania, bez obrażeń.

# ours
weapon-shotgun = Strzelba
# ours
weapon-shotgun-basic = Tryb podstawowy
weapon-shotgun-basic-text = Jeden cel na twoim polu otrzymuje 3 obrażenia; potem możesz przesunąć go o 1 pole.
# ours
weapon-shotgun-long_barrel = Tryb długiej lufy
weapon-shotgun-long_barrel-text = Jeden cel odległy dokładnie o 1 ruch otrzymuje 2 obrażenia.

# ours
weapon-power_glove = Rękawica mocy
# ours
weapon-power_glove-basic = Tryb podstawowy
weapon-power_glove-basic-text = Przejdź na pole jednego celu odległego dokładnie o 1 ruch: otrzymuje on 1 obrażenie i 2 znaczniki namierzania.
# ours
weapon-power_glove-rocket_fist = Tryb rakietowej pięści
weapon-power_glove-rocket_fist-text = Przejdź o 1 pole i, jeśli chcesz, jeszcze o 1 prosto przed siebie, nigdy przez ścianę; na każdym z tych pól jeden cel może otrzymać 2 obrażenia. Trzeba trafić co najmniej jeden cel.

# ours
weapon-shockwave = Fala uderzeniowa
# ours
weapon-shockwave-basic = Tryb podstawowy
weapon-shockwave-basic-text = Jeden, dwa lub trzy cele odległe dokładnie o 1 ruch, każdy na innym polu, otrzymują po 1 obrażeniu.
# ours
weapon-shockwave-tsunami = Tryb tsunami
weapon-shockwave-tsunami-text = Wszyscy odlegli dokładnie o 1 ruch, na wszystkich takich polach, otrzymują po 1 obrażeniu.

weapon-sledgehammer = Młot
# ours
weapon-sledgehammer-basic = Tryb podstawowy
weapon-sledgehammer-basic-text = Jeden cel na twoim polu otrzymuje 2 obrażenia.
# ours
weapon-sledgehammer-pulverize = Tryb miażdżenia
weapon-sledgehammer-pulverize-text = Jeden cel na twoim polu otrzymuje 3 obrażenia; potem przesuwasz go o 0–2 pola w jednym kierunku, nigdy przez ścianę.

## Karty zdolności

powerup-targeting_scope = Celownik laserowy
powerup-targeting_scope-text = Gdy twój strzał zadaje obrażenia: zapłać 1 kostkę dowolnego koloru (może ją zastąpić inna karta zdolności), a jeden ze zranionych nim graczy otrzymuje dodatkowo 1 obrażenie. Nigdy na kimś, kto dostaje tylko znaczniki namierzania; można użyć kilku, nawet na jednym graczu.
powerup-newton = Newton
powerup-newton-text = W swojej turze, przed akcją lub po niej: przesuń dowolną inną figurkę o 1 lub 2 pola w jednym kierunku, nigdy przez ścianę. Za późno, gdy zaczęły się już czynności kończące turę.
powerup-tagback_grenade = Marker
powerup-tagback_grenade-text = Gdy strzał zadaje ci obrażenia, a ze swojego pola widzisz strzelca: po zakończeniu tej akcji otrzymuje on od ciebie 1 znacznik namierzania. Można użyć kilku.
powerup-teleporter = Teleporter
powerup-teleporter-text = W swojej turze, przed akcją lub po niej: postaw swoją figurkę na dowolnym polu areny. Za późno, gdy zaczęły się już czynności kończące turę.

## Postacie

character-d_struct_or = :D-struct-0R
character-banshee = Banshee
character-dozer = Dożer
character-violet = Wioletka
character-sprog = Jaszczur
bot = Bot

## Kolory, pomieszczenia i punkty odrodzenia

colour-red = czerwony
colour-yellow = żółty
colour-blue = niebieski
room-red = czerwone pomieszczenie
room-blue = niebieskie pomieszczenie
room-yellow = żółte pomieszczenie
room-white = białe pomieszczenie
room-green = zielone pomieszczenie
room-purple = fioletowe pomieszczenie
spawn-red = czerwony punkt odrodzenia
spawn-yellow = żółty punkt odrodzenia
spawn-blue = niebieski punkt odrodzenia

## Liczby (w mianowniku)

cubes-red =
    { $count ->
        [one] { $count } czerwona kostka
        [few] { $count } czerwone kostki
        [many] { $count } czerwonych kostek
       *[other] { $count } czerwonej kostki
    }
cubes-yellow =
    { $count ->
        [one] { $count } żółta kostka
        [few] { $count } żółte kostki
        [many] { $count } żółtych kostek
       *[other] { $count } żółtej kostki
    }
cubes-blue =
    { $count ->
        [one] { $count } niebieska kostka
        [few] { $count } niebieskie kostki
        [many] { $count } niebieskich kostek
       *[other] { $count } niebieskiej kostki
    }
damage-count =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
mark-count =
    { $count ->
        [one] { $count } znacznik namierzania
        [few] { $count } znaczniki namierzania
        [many] { $count } znaczników namierzania
       *[other] { $count } znacznika namierzania
    }
point-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
skull-count =
    { $count ->
        [one] { $count } czaszka
        [few] { $count } czaszki
        [many] { $count } czaszek
       *[other] { $count } czaszki
    }
action-count =
    { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }
move-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
powerup-count =
    { $count ->
        [one] { $count } karta zdolności
        [few] { $count } karty zdolności
        [many] { $count } kart zdolności
       *[other] { $count } karty zdolności
    }
weapon-count =
    { $count ->
        [one] { $count } karta broni
        [few] { $count } karty broni
        [many] { $count } kart broni
       *[other] { $count } karty broni
    }
tile-count =
    { $count ->
        [one] { $count } żeton amunicji
        [few] { $count } żetony amunicji
        [many] { $count } żetonów amunicji
       *[other] { $count } żetonu amunicji
    }

## Areny (nazwy są nasze)

arena-small = Mała arena
arena-medium_a = Średnia arena A
arena-medium_b = Średnia arena B
arena-large = Duża arena

## Tryby

mode-deathmatch = Pojedynek na śmierć i życie
mode-deathmatch-text = Zwykła walka: każdy śmiertelny strzał i każda totalna anihilacja trafiają na tor ofiar, który na koniec daje dodatkowe punkty.
mode-domination = Dominacja
mode-domination-text = Od swojej drugiej tury ostrzelaj punkt odrodzenia (każdy najwyżej raz na turę) albo zakończ na nim turę, gdy nie ma tam nikogo innego, by położyć swój znacznik na jego torze; zakończenie tury na takim polu, także w towarzystwie, kosztuje cię 1 obrażenie. Na koniec zamiast toru ofiar punktują trzy tory punktów odrodzenia, totalna anihilacja dokłada znacznik na dowolny z nich, a ostateczny szał zaczyna się także wtedy, gdy na dwóch torach leży co najmniej po 8 znaczników.
mode-turret = Wieżyczki
mode-turret-text = Każde pole amunicji ma Wieżyczkę: zabierając tam amunicję, bierzesz jeden z pięciu odkrytych żetonów, a jeśli oddasz jedną jego kostkę lub kartę zdolności, przejmujesz Wieżyczkę. Wejście na pole z cudzą Wieżyczką to 1 obrażenie od jej właściciela; na koniec zamiast toru ofiar punktują kontrolowane Wieżyczki.

## Zakończenia

ending-frenzy = Ostateczny szał
ending-frenzy-text = Po ostatniej czaszce każdy rozgrywa jeszcze jedną turę z akcjami szału: dwiema, jeśli gra przed pierwszym graczem, w innym razie jedną. Plansze bez obrażeń zostają odwrócone: odtąd są warte tylko 2–1–1–1 i nie dają pierwszej krwi.
ending-sudden_death = Nagła śmierć
ending-sudden_death-text = Tura, w której znika ostatnia czaszka, jest ostatnią w grze; zaraz po niej następuje punktowanie końcowe.

## Akcje

action-run-help = Przemieść się o 1, 2 lub 3 pola (w ostatecznym szale najwyżej o 4).
action-grab-help = Przemieść się najwyżej o 1 pole (o 2, gdy masz co najmniej 3 obrażenia; o 2 lub 3 w ostatecznym szale), potem zabierz amunicję albo kup broń na swoim polu.
action-shoot-help = Strzel z naładowanej broni do co najmniej jednego celu (gdy masz co najmniej 6 obrażeń, możesz najpierw przemieścić się o 1 pole; w ostatecznym szale najwyżej o 1 lub 2 pola, a potem załadować broń).
action-reload-help = Zapłać pełny koszt dowolnej liczby rozładowanych broni, aby je załadować: na koniec tury, bez zużywania akcji; w ostatecznym szale tylko tuż przed strzałem.
action-bot-help = Obowiązkowo, raz w swojej turze: przesuń bota najwyżej o 1 pole; jeśli widzi wtedy kogoś oprócz ciebie, strzela do jednej z tych postaci za 1 obrażenie (i 1 znacznik namierzania, gdy sam ma co najmniej 6 obrażeń). W Dominacji może strzelić do punktu odrodzenia, który widzi.
action-end-help = Nie wykonujesz więcej akcji: możesz jeszcze załadować broń (nie w ostatecznym szale), potem następuje punktowanie plansz zabitych i uzupełnienie areny.

## Broń promocyjna

# ours
weapon-chainsaw = Piła łańcuchowa
# ours
weapon-chainsaw-basic = Tryb podstawowy
weapon-chainsaw-basic-text = Zadaj 1 obrażenie jednemu celowi na swoim polu.
# ours
weapon-chainsaw-full_throttle = Pełny gaz
weapon-chainsaw-full_throttle-text = Zadaj 3 obrażenia jednemu celowi na swoim polu.
# ours
weapon-laser_magnum = Laserowe magnum
# ours
weapon-laser_magnum-basic = Tryb podstawowy
weapon-laser_magnum-basic-text = Przydziel 1 znacznik namierzania jednemu celowi, który widzisz.
# ours
weapon-laser_magnum-overcharge = Przeładowanie mocy
weapon-laser_magnum-overcharge-text = Zadaj 2 obrażenia jednemu celowi, który widzisz, i jeśli chcesz, 1 obrażenie innemu, którego widzisz.
