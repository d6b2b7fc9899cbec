### Nazwy osób, wrogów, kart i miejsc oraz działanie kart (…-text).
###
### Tekst trybu zombie kończy się na -zombie tam, gdzie jest inny. Imiona są takie jak w druku.
###
### Wrogowie są osobami: „2 szwendaczy idzie”, czasownik stoi w liczbie pojedynczej. Formy -one i -object są biernikiem.

## Osoby

name-wolverine = Wolverine
name-mystique = Mystique
name-magneto = Magneto
name-storm = Storm
name-colossus = Colossus
name-rogue = Rogue
name-juggernaut = Juggernaut
name-psylocke = Psylocke
name-dark_phoenix = Dark Phoenix
name-cyclops = Cyclops
name-sabretooth = Sabretooth
name-iceman = Iceman

## Wrogowie

kind-walker = szwendacz
kind-walker-one = szwendacza
kind-walker-many = szwendacze
kind-walker-all = wszyscy szwendacze
mobs-walker = { $count ->
        [0] nikt
        [one] 1 szwendacz
       *[other] { $count } szwendaczy
    }
mobs-walker-object = { $count ->
        [0] nikogo
        [one] 1 szwendacza
       *[other] { $count } szwendaczy
    }
kind-brute = twardziel
kind-brute-one = twardziela
kind-brute-many = twardziele
kind-brute-all = wszyscy twardziele
mobs-brute = { $count ->
        [0] nikt
        [one] 1 twardziel
       *[other] { $count } twardzieli
    }
mobs-brute-object = { $count ->
        [0] nikogo
        [one] 1 twardziela
       *[other] { $count } twardzieli
    }
kind-runner = biegacz
kind-runner-one = biegacza
kind-runner-many = biegacze
kind-runner-all = wszyscy biegacze
mobs-runner = { $count ->
        [0] nikt
        [one] 1 biegacz
       *[other] { $count } biegaczy
    }
mobs-runner-object = { $count ->
        [0] nikogo
        [one] 1 biegacza
       *[other] { $count } biegaczy
    }
kind-trooper = żołnierz
kind-trooper-one = żołnierza
kind-trooper-many = żołnierze
kind-trooper-all = wszyscy żołnierze
mobs-trooper = { $count ->
        [0] nikt
        [one] 1 żołnierz
       *[other] { $count } żołnierzy
    }
mobs-trooper-object = { $count ->
        [0] nikogo
        [one] 1 żołnierza
       *[other] { $count } żołnierzy
    }
kind-guard = strażnik
kind-guard-one = strażnika
kind-guard-many = strażnicy
kind-guard-all = wszyscy strażnicy
mobs-guard = { $count ->
        [0] nikt
        [one] 1 strażnik
       *[other] { $count } strażników
    }
mobs-guard-object = { $count ->
        [0] nikogo
        [one] 1 strażnika
       *[other] { $count } strażników
    }
kind-specialist = specjalista
kind-specialist-one = specjalistę
kind-specialist-many = specjaliści
kind-specialist-all = wszyscy specjaliści
mobs-specialist = { $count ->
        [0] nikt
        [one] 1 specjalista
       *[other] { $count } specjalistów
    }
mobs-specialist-object = { $count ->
        [0] nikogo
        [one] 1 specjalistę
       *[other] { $count } specjalistów
    }
kind-zombie_hero = bohater-zombie
kind-superhero = superbohater
kind-named-one = wroga z imieniem
kind-named-all = wszyscy wrogowie z imieniem

## Co potrafią wrogowie z imieniem

knack-breaks_doors = Zamknięte drzwi są dla niego jak okna: wyłamuje je. Drzwi na klucz wytrzymują.
knack-cannot_be_pushed = Nie da się go odepchnąć.
knack-no_hits_from_afar = Ataki z innej strefy nie trafiają tej postaci i przechodzą na następnego wroga.
knack-wounds_everyone = Każdy atak rani wszystkich w strefie, zamiast zadać jedną ranę do podziału.
knack-attacks_at_range_1 = Gdy nie ma nikogo w swojej strefie, a widzi kogoś w zasięgu 1, uderza tam zamiast się ruszyć.
knack-moves_twice_as_far = Rusza się do 2 stref naraz i staje przy pierwszej ofierze.
knack-chills = Bohater, który odchodzi ze strefy w zasięgu 0 lub 1 od tego wroga, wydaje 1 akcję więcej.
knack-gets_up_once = Za pierwszym razem w grze pada, zamiast zginąć, i wstaje po następnej fazie wrogów.
knack-spawns_on_the_experienced = Pojawia się w strefie bohatera-zombie, który ma najwięcej PD.
knack-pulls = Najpierw ściąga do swojej strefy każdego bohatera-zombie, którego widzi w zasięgu 1.
knack-wounds_cannot_be_cancelled = Tych ran nie można anulować.
knack-wounds_sate = Bohater-zombie zraniony przez tego wroga traci 1 punkt głodu.

## Ataki

attack-adamantium_claws = Szpony z adamantium
attack-twin_pistols = Dwa pistolety
attack-shrapnel = Szrapnel
attack-lightning_bolt = Piorun
attack-steel_fists = Stalowe pięści
attack-powerful_blows = Potężne ciosy
attack-unstoppable_charge = Niepowstrzymana szarża
attack-psychic_blade = Ostrze umysłu
attack-cosmic_fire = Kosmiczny ogień
attack-optic_blast = Promień z oczu
attack-savage_claws = Dzikie pazury
attack-ice_shards = Lodowe odłamki
attack-devour = Pożarcie
attack-plasma_blast = Salwa plazmy
attack-thrown_hand = Rzut Dłonią
object-sentinel_hand = Dłoń Sentinela
object-sentinel_hand-charged = naładowana
object-sentinel_hand-discharged = rozładowana

## Zdolności

skill-plus_1_action = +1 akcja
skill-plus_1_action-text = O jedną akcję więcej w każdej turze.
skill-berserker_rage = Szał berserkera
skill-berserker_rage-text = Przy ataku szponami każda kość liczy o 1 więcej za każdą twoją ranę. Każde 6 lub więcej dorzuca kość, która może zrobić to samo.
skill-rampage = Furia
skill-rampage-text = Raz na fazę wrogów, gdy wrogowie wejdą do twojej strefy: uderz od razu szponami.
skill-healing_factor = Czynnik gojący
skill-healing_factor-text = Na początku każdej fazy końcowej odzyskujesz tyle zdrowia, ile chcesz.
skill-shapeshifter = Zmiennokształtna
skill-shapeshifter-text = Raz na turę: darmowy ruch, a wrogowie cię nie zatrzymują.
skill-borrowed_face = Pożyczona twarz
skill-borrowed_face-text = Na początku fazy wrogów: do jej końca żaden wróg spoza twojej strefy nie idzie po ciebie.
skill-assassin = Zabójczyni
skill-assassin-text = To ty wybierasz, kto dostaje twoje trafienia, bez względu na kolejność.
skill-magnetic_pull = Siła magnetyczna
skill-magnetic_pull-text = Raz na turę: odepchnij do 2 wrogów z jednej widocznej strefy w zasięgu 0–2. Bohaterowie-zombie stoją twardo.
skill-iron_shield = Żelazna tarcza
skill-iron_shield-text = Raz na fazę wrogów: anuluj ranę bohatera lub cywila, którego widzisz w zasięgu 0 lub 1.
skill-master_of_magnetism = Władca magnetyzmu
skill-master_of_magnetism-text = Szrapnel rzuca 1 kością więcej i sięga o 1 strefę dalej.
skill-gust = Podmuch
skill-gust-text = W twojej turze, ile razy zapłacisz: wypchnij wszystkich wrogów ze swojej strefy, każdego w wybraną stronę.
skill-ride_the_wind = Na skrzydłach wiatru
skill-ride_the_wind-text = Raz na turę: darmowy ruch do 2 stref, a wrogowie cię nie zatrzymują.
skill-chain_lightning = Łańcuch piorunów
skill-chain_lightning-text = Raz na turę, gdy Piorun kogoś zabije: jeszcze jeden za darmo, w widoczną strefę obok pierwszej.
skill-organic_steel = Organiczna stal
skill-organic_steel-text = Raz na fazę wrogów: anuluj jedną swoją ranę.
skill-living_wall = Żywy mur
skill-living_wall-text = Gdy dzielicie rany w twojej strefie: cywile nie dostają żadnej.
skill-earthshaker = Wstrząs ziemi
skill-earthshaker-text = Stalowe pięści rzucają 1 kością więcej za każdego wroga w strefie, najwyżej 3.
skill-bruiser = Zabijaka
skill-bruiser-text = Wobec Potężnych ciosów wrogowie mają wytrzymałość mniejszą o 1, ale co najmniej 1. Raz na turę otwórz drzwi za darmo.
skill-absorption = Absorpcja
skill-absorption-text = Raz na turę: do końca rundy skopiuj atak albo jedną zdolność bohatera w zasięgu 0 lub 1.
skill-superhuman_resilience = Nadludzka odporność
skill-superhuman_resilience-text = Raz na turę: darmowy atak albo darmowy ruch.
skill-door_crasher = Taran
skill-door_crasher-text = Raz na turę: otwórz drzwi za darmo.
skill-momentum = Rozpęd
skill-momentum-text = Wrogowie nie zatrzymują cię, gdy się ruszasz.
skill-crushing_weight = Miażdżąca masa
skill-crushing_weight-text = W twoim ataku każda szóstka to 2 trafienia.
skill-shadow_step = Krok cienia
skill-shadow_step-text = Raz na turę: darmowy ruch.
skill-mind_reader = Telepatka
skill-mind_reader-text = Raz na turę, w jednym ataku: wybierz, kto dostaje trafienia, bez względu na kolejność.
skill-cold_focus = Zimne skupienie
skill-cold_focus-text = Twoje ataki rzucają 1 kością więcej, a jedynki nie zwiększają głodu.
skill-burning_hunger = Palący głód
skill-burning_hunger-text = Przed rzutem: 2 kości więcej za 1 punkt głodu.
skill-devourer_of_worlds = Pożeraczka światów
skill-devourer_of_worlds-text = Przy głodzie 3 lub większym każdy zabity wróg daje o 1 PD więcej.
skill-wildfire = Pożoga
skill-wildfire-text = Raz na turę, po twoim ataku: to samo jeszcze raz za darmo, w widoczną strefę obok pierwszej.
skill-trained_eye = Wprawne oko
skill-trained_eye-text = Raz na turę: przerzuć jedną kość ataku.
skill-field_leader = Dowódca
skill-field_leader-text = Raz na turę: inny widoczny bohater-zombie rusza się za darmo.
skill-full_aperture = Pełna moc wizjera
skill-full_aperture-text = Promień z oczu trafia od 3.
skill-blood_feast = Krwawa uczta
skill-blood_feast-text = Ilekroć kogoś pożerasz, odzyskujesz 1 zdrowia.
skill-pounce = Skok drapieżcy
skill-pounce-text = Raz na turę: darmowy ruch, a potem darmowe pożarcie.
skill-knitting_flesh = Zrastające się ciało
skill-knitting_flesh-text = Na początku każdej fazy końcowej odzyskujesz 1 zdrowia.
skill-deep_freeze = Głębokie mrożenie
skill-deep_freeze-text = Raz na turę: do 2 widocznych żołnierzy pomija następną aktywację.
skill-ice_armour = Lodowy pancerz
skill-ice_armour-text = Raz na fazę wrogów: anuluj jedną swoją ranę.
skill-blizzard = Zamieć
skill-blizzard-text = Twoje ataki rzucają 2 kośćmi więcej.

## Cechy

trait-deep_breath = Głęboki oddech
trait-deep_breath-text = W twojej turze: zyskaj 2 punkty mocy.
trait-shoulder_charge = Natarcie barkiem
trait-shoulder_charge-text = Zaraz po ruchu: zabij wroga bez imienia w swojej strefie albo otwórz tam drzwi lub okno.
trait-grit = Hart ducha
trait-grit-text = Gdy masz odnieść ranę: anuluj ją.
trait-second_wind = Drugi oddech
trait-second_wind-text = W twojej turze: jedna akcja więcej.
trait-sprint = Sprint
trait-sprint-text = W twojej turze: darmowy ruch do 2 stref, a wrogowie cię nie zatrzymują.
trait-overpower = Przewaga
trait-overpower-text = Przed rzutem na atak: 2 kości więcej.
trait-sure_hit = Pewny cios
trait-sure_hit-text = Po rzucie na atak: przerzuć wszystkie pudła.
trait-chain_of_blows = Seria ciosów
trait-chain_of_blows-text = Przed rzutem na atak: każda szóstka dorzuca kość, która może zrobić to samo.
trait-long_shot = Daleki strzał
trait-long_shot-text = Atak dystansowy sięga o 2 strefy dalej; atak wręcz sięga widocznej strefy w zasięgu 1.
trait-pinpoint = Precyzja
trait-pinpoint-text = Przed rzutem na atak: wybierz, kto dostaje trafienia, bez względu na kolejność.
trait-field_medic = Sanitariusz
trait-field_medic-text = W twojej turze: ty albo bohater w twojej strefie odzyskuje 1 zdrowia.
trait-come_with_me = Chodź ze mną
trait-come_with_me-text = W twojej turze: uratuj cywila za darmo, nawet wśród wrogów.
trait-distraction = Dywersja
trait-distraction-text = Na początku fazy wrogów: szwendacze z jednej strefy w zasięgu 0 lub 1 pomijają tę aktywację.
trait-distraction-text-zombie = Na początku fazy wrogów: żołnierze z jednej strefy w zasięgu 0 lub 1 pomijają tę aktywację.
trait-team_up = Ramię w ramię
trait-team_up-text = W twojej turze: inny bohater w twojej strefie rusza się lub atakuje za darmo.
trait-crowd_breaker = Pogromca tłumu
trait-crowd_breaker-text = W twojej turze: zabij do 3 szwendaczy w swojej strefie.
trait-hold_back = Powściągliwość
trait-hold_back-text = W twojej turze: twój głód spada o 1.
trait-lick_the_wounds = Lizanie ran
trait-lick_the_wounds-text = W twojej turze: ty albo bohater-zombie w twojej strefie odzyskuje 1 zdrowia.
trait-snatch = Porwanie
trait-snatch-text = W twojej turze: pożryj za darmo cywila w swojej strefie, nawet wśród wrogów.
trait-pack_hunt = Łowy w stadzie
trait-pack_hunt-text = W twojej turze: inny bohater-zombie w twojej strefie rusza się lub atakuje za darmo.
trait-feeding_frenzy = Szał żeru
trait-feeding_frenzy-text = W twojej turze: zabij do 3 żołnierzy w swojej strefie.

## Cywile

citizen-amanda_sefton = Amanda Sefton
citizen-amanda_sefton-text = Raz na turę: odepchnij wroga bez imienia, którego widzisz w zasięgu 0–2.
citizen-callisto = Callisto
citizen-callisto-text = Twoje ataki wręcz rzucają 1 kością więcej.
citizen-callisto-text-zombie = Twoje ataki wręcz rzucają 1 kością więcej, pożarcie też.
citizen-abigail_brand = Abigail Brand
citizen-abigail_brand-text = Twoje ataki dystansowe rzucają 1 kością więcej.
citizen-ka_zar = Ka-Zar
citizen-ka_zar-text = Raz na turę: darmowy ruch.
citizen-bolivar_trask = Bolivar Trask
citizen-bolivar_trask-text = Wobec twoich ataków twardziele mają wytrzymałość 1.
citizen-bolivar_trask-text-zombie = Wobec twoich ataków strażnicy mają wytrzymałość 1.
citizen-shanna = Shanna
citizen-shanna-text = Raz na turę: przerzuć jedną kość ataku.
citizen-mariko_yashida = Mariko Yashida
citizen-mariko_yashida-text = Raz na fazę wrogów: rzuć kością, 4 lub więcej anuluje twoją ranę.
citizen-valerie_cooper = Valerie Cooper
citizen-valerie_cooper-text = Akcja zbierania mocy daje ci 3 zamiast 2.
citizen-valerie_cooper-text-zombie = Raz na turę: twój głód spada o 1.
citizen-moira_mactaggart = Moira MacTaggart
citizen-moira_mactaggart-text = Na początku każdej fazy końcowej odzyskujesz 1 zdrowia.
citizen-william_stryker = William Stryker
citizen-william_stryker-text = Twoje ataki na strefę z bohaterem-zombie rzucają 1 kością więcej.
citizen-william_stryker-text-zombie = Twoje ataki na strefę z superbohaterem rzucają 1 kością więcej.
citizen-senator_kelly = senator Kelly
citizen-senator_kelly-text = Raz na turę, gdy zyskujesz cechę: dobierz 2 i zostaw 1.
citizen-trish_tilby = Trish Tilby
citizen-trish_tilby-text = Raz na rundę, gdy dobrano kartę przybycia: odrzuć ją i dobierz inną.
citizen-secret_mission_1 = Tajna misja 1
citizen-secret_mission_1-text = Nikogo tu nie ma: karta leży odkryta, aż weźmie ją bohater.
citizen-secret_mission_2 = Tajna misja 2
citizen-secret_mission_2-text = Nikogo tu nie ma: karta leży odkryta, aż weźmie ją bohater.
citizen-too_late_1 = Za późno!
citizen-too_late_1-text = Po odkryciu dobieracie kartę przybycia dla tej strefy.
citizen-too_late_2 = Za późno!
citizen-too_late_2-text = Po odkryciu dobieracie kartę przybycia dla tej strefy.

## Karty przybycia

card-normal = { $mobs }
card-normal-row = { $mobs } { $blue } / { $yellow } / { $orange } / { $red }
card-rush = natarcie, { $mobs }
card-rush-row = natarcie, { $mobs } { $blue } / { $yellow } / { $orange } / { $red }
card-rush-text = Działają, gdy tylko się pojawią.
card-extra_activation = { $mobs } działają jeszcze raz
card-extra_activation-text = Nikt się nie pojawia; wszyscy tego rodzaju działają od razu, nawet ci, którzy dopiero przyszli.
card-hidden_citizen-heroic = ukryty cywil
card-hidden_citizen-heroic-text = Pojawia się cywil, którego wrogowie nie zauważają. Dobieracie kolejną kartę przybycia dla tej strefy.
card-hidden_citizen-zombie = przechodzień
card-hidden_citizen-zombie-text = W strefie pojawia się cywil. Dobieracie dla niej kolejną kartę przybycia.
card-named-heroic = bohater-zombie
card-named-heroic-text = Dobieracie bohatera-zombie, który pojawia się w strefie.
card-named-zombie = superbohater
card-named-zombie-text = Dobieracie superbohatera, który pojawia się w strefie.
special-overdrive = Przeciążenie
special-overdrive-text = Wszyscy twardziele działają od razu, a bohaterowie w atakowanych strefach tracą całą moc. Gdy na planszy nie ma twardzieli, przychodzą: 1 / 1 / 2 / 2.
special-multiplication = Mnożenie Multiple Mana
special-multiplication-text = Każda strefa ze szwendaczami zyskuje jeszcze 1, a na pomarańczowym i czerwonym 2. Gdy na planszy nie ma szwendaczy, przychodzą: 2 / 3 / 5 / 7.
special-rocket_drop = Zrzut rakietowy
special-rocket_drop-text = Żołnierze lądują tam, gdzie jest bohater-zombie z największą liczbą PD: 1 / 2 / 2 / 3.
special-hail_of_fire = Grad ognia
special-hail_of_fire-text = Każdy wróg, który widzi bohatera-zombie w zasięgu 1, a nie ma żadnego w swojej strefie, rani jednego.

## Drzwi i okna

door-front-door = drzwi frontowe
door-hall-back = tylne drzwi holu
door-hall-kitchen = drzwi między holem a kuchnią
door-hall-parlor = drzwi między holem a salonikiem
door-kitchen-dining = drzwi między kuchnią a jadalnią
door-parlor-office = drzwi między salonikiem a pokojem muzycznym
door-dining-corr = drzwi między jadalnią a korytarzem
door-office-corr = drzwi między pokojem muzycznym a korytarzem
door-library-corr = drzwi biblioteki
door-study-corr = drzwi gabinetu
door-security-corr = drzwi biura ochrony
door-class-corr = drzwi klasy
door-greenhouse-door = drzwi szklarni
door-garage-door = drzwi garażu
door-win-dining = okno jadalni
door-win-kitchen = okno kuchni
door-win-hall-west = zachodnie okno przy wejściu
door-win-front-west = okno frontowe od zachodu
door-win-front-east = okno frontowe od wschodu
door-win-hall-east = wschodnie okno przy wejściu
door-win-parlor = okno saloniku
door-win-office = okno pokoju muzycznego
door-room1-door = drzwi sypialni 1
door-room2-door = drzwi sypialni 2
door-room3-door = drzwi sypialni 3
door-room4-door = drzwi sypialni 4
door-room5-door = drzwi sypialni 5
door-room6-door = drzwi sypialni 6
door-room7-door = drzwi sypialni 7
door-room8-door = drzwi sypialni 8
door-west-wing-door = drzwi zachodniego skrzydła
door-east-wing-door = drzwi wschodniego skrzydła
door-suite-door = drzwi apartamentu nauczycieli
door-lounge-door = drzwi świetlicy
door-danger-door = drzwi Sali Zagrożeń
door-hangar-north-door = północne drzwi hangaru
door-hangar-west-door = zachodnie drzwi hangaru
door-medbay-north-door = północne drzwi ambulatorium
door-medbay-south-door = południowe drzwi ambulatorium
door-power-door = drzwi elektrowni
door-lab-north-door = północne drzwi laboratorium
door-lab-east-door = wschodnie drzwi laboratorium
door-cerebro-door = drzwi komory Cerebro
door-warroom-door = drzwi sali narad
door-archive-door = drzwi archiwum
door-server-door = drzwi serwerowni
door-lockers-door = drzwi szatni

## Pomieszczenia

room-library = biblioteka
room-back_corridor = tylny korytarz
room-study = gabinet profesora
room-ground_lift = winda
room-first_lift = winda
room-basement_lift = winda
room-security_office = biuro ochrony
room-classroom = klasa
room-dining_room = jadalnia
room-kitchen = kuchnia
room-grounds = ogrody
room-entrance_hall = hol wejściowy
room-parlor = salonik
room-office = pokój muzyczny
room-greenhouse = szklarnia
room-garage = garaż
room-west_dormitory_corridor = zachodni korytarz
room-east_dormitory_corridor = wschodni korytarz
room-room_1 = sypialnia 1
room-room_2 = sypialnia 2
room-room_3 = sypialnia 3
room-room_4 = sypialnia 4
room-room_5 = sypialnia 5
room-room_6 = sypialnia 6
room-room_7 = sypialnia 7
room-room_8 = sypialnia 8
room-landing = galeria
room-suite = apartament nauczycieli
room-lounge = świetlica
room-cerebro = Cerebro
room-archive = archiwum
room-war_room = sala narad
room-main_corridor = korytarz główny
room-server_room = serwerownia
room-locker_room = szatnia
room-danger_room = Sala Zagrożeń
room-laboratory = laboratorium
room-med_bay = ambulatorium
room-lower_corridor = dolny korytarz
room-power_plant = elektrownia
room-hangar = hangar
tile-name = kafel { $id }

## Strefy: gdzie ktoś jest, dokąd idzie i skąd przychodzi

zone-10R-libW = zachodnia część biblioteki
zone-10R-libW-in = w zachodniej części biblioteki
zone-10R-libW-to = do zachodniej części biblioteki
zone-10R-libW-from = z zachodniej części biblioteki
zone-10R-libE = wschodnia część biblioteki
zone-10R-libE-in = we wschodniej części biblioteki
zone-10R-libE-to = do wschodniej części biblioteki
zone-10R-libE-from = ze wschodniej części biblioteki
zone-10R-corr = zachodni korytarz tylny
zone-10R-corr-in = w zachodnim korytarzu tylnym
zone-10R-corr-to = do zachodniego korytarza tylnego
zone-10R-corr-from = z zachodniego korytarza tylnego
zone-11R-study = gabinet profesora
zone-11R-study-in = w gabinecie profesora
zone-11R-study-to = do gabinetu profesora
zone-11R-study-from = z gabinetu profesora
zone-11R-lift = winda
zone-11R-lift-in = w windzie
zone-11R-lift-to = do windy
zone-11R-lift-from = z windy
zone-11R-security = biuro ochrony
zone-11R-security-in = w biurze ochrony
zone-11R-security-to = do biura ochrony
zone-11R-security-from = z biura ochrony
zone-11R-lobby = hol przy windzie
zone-11R-lobby-in = w holu przy windzie
zone-11R-lobby-to = do holu przy windzie
zone-11R-lobby-from = z holu przy windzie
zone-11R-corr = środkowy korytarz tylny
zone-11R-corr-in = w środkowym korytarzu tylnym
zone-11R-corr-to = do środkowego korytarza tylnego
zone-11R-corr-from = ze środkowego korytarza tylnego
zone-12R-classW = zachodnia część klasy
zone-12R-classW-in = w zachodniej części klasy
zone-12R-classW-to = do zachodniej części klasy
zone-12R-classW-from = z zachodniej części klasy
zone-12R-classE = wschodnia część klasy
zone-12R-classE-in = we wschodniej części klasy
zone-12R-classE-to = do wschodniej części klasy
zone-12R-classE-from = ze wschodniej części klasy
zone-12R-corr = wschodni korytarz tylny
zone-12R-corr-in = we wschodnim korytarzu tylnym
zone-12R-corr-to = do wschodniego korytarza tylnego
zone-12R-corr-from = ze wschodniego korytarza tylnego
zone-13R-dining = jadalnia
zone-13R-dining-in = w jadalni
zone-13R-dining-to = do jadalni
zone-13R-dining-from = z jadalni
zone-13R-kitchen = kuchnia
zone-13R-kitchen-in = w kuchni
zone-13R-kitchen-to = do kuchni
zone-13R-kitchen-from = z kuchni
zone-13R-lawn1 = skraj zachodniego trawnika
zone-13R-lawn1-in = na skraju zachodniego trawnika
zone-13R-lawn1-to = na skraj zachodniego trawnika
zone-13R-lawn1-from = ze skraju zachodniego trawnika
zone-13R-lawn2 = środek zachodniego trawnika
zone-13R-lawn2-in = na środku zachodniego trawnika
zone-13R-lawn2-to = na środek zachodniego trawnika
zone-13R-lawn2-from = ze środka zachodniego trawnika
zone-13R-lawn3 = zachodni trawnik przy domu
zone-13R-lawn3-in = na zachodnim trawniku przy domu
zone-13R-lawn3-to = na zachodni trawnik przy domu
zone-13R-lawn3-from = z zachodniego trawnika przy domu
zone-14R-hallW = zachodnia część holu
zone-14R-hallW-in = w zachodniej części holu
zone-14R-hallW-to = do zachodniej części holu
zone-14R-hallW-from = z zachodniej części holu
zone-14R-hallE = wschodnia część holu
zone-14R-hallE-in = we wschodniej części holu
zone-14R-hallE-to = do wschodniej części holu
zone-14R-hallE-from = ze wschodniej części holu
zone-14R-behind = wnęka za schodami
zone-14R-behind-in = we wnęce za schodami
zone-14R-behind-to = do wnęki za schodami
zone-14R-behind-from = z wnęki za schodami
zone-14R-entrance = wejście
zone-14R-entrance-in = przy wejściu
zone-14R-entrance-to = do wejścia
zone-14R-entrance-from = od wejścia
zone-15R-parlor = salonik
zone-15R-parlor-in = w saloniku
zone-15R-parlor-to = do saloniku
zone-15R-parlor-from = z saloniku
zone-15R-office = pokój muzyczny
zone-15R-office-in = w pokoju muzycznym
zone-15R-office-to = do pokoju muzycznego
zone-15R-office-from = z pokoju muzycznego
zone-15R-lawn1 = wschodni trawnik przy domu
zone-15R-lawn1-in = na wschodnim trawniku przy domu
zone-15R-lawn1-to = na wschodni trawnik przy domu
zone-15R-lawn1-from = ze wschodniego trawnika przy domu
zone-15R-lawn2 = środek wschodniego trawnika
zone-15R-lawn2-in = na środku wschodniego trawnika
zone-15R-lawn2-to = na środek wschodniego trawnika
zone-15R-lawn2-from = ze środka wschodniego trawnika
zone-15R-lawn3 = skraj wschodniego trawnika
zone-15R-lawn3-in = na skraju wschodniego trawnika
zone-15R-lawn3-to = na skraj wschodniego trawnika
zone-15R-lawn3-from = ze skraju wschodniego trawnika
zone-16R-out1 = zachodni koniec ścieżki
zone-16R-out1-in = na zachodnim końcu ścieżki
zone-16R-out1-to = na zachodni koniec ścieżki
zone-16R-out1-from = z zachodniego końca ścieżki
zone-16R-out2 = środek ścieżki
zone-16R-out2-in = na środku ścieżki
zone-16R-out2-to = na środek ścieżki
zone-16R-out2-from = ze środka ścieżki
zone-16R-out3 = zakręt ścieżki
zone-16R-out3-in = na zakręcie ścieżki
zone-16R-out3-to = na zakręt ścieżki
zone-16R-out3-from = z zakrętu ścieżki
zone-16R-out4 = ścieżka przy szklarni
zone-16R-out4-in = na ścieżce przy szklarni
zone-16R-out4-to = na ścieżkę przy szklarni
zone-16R-out4-from = ze ścieżki przy szklarni
zone-16R-out5 = południowy koniec ścieżki
zone-16R-out5-in = na południowym końcu ścieżki
zone-16R-out5-to = na południowy koniec ścieżki
zone-16R-out5-from = z południowego końca ścieżki
zone-16R-greenN = północna część szklarni
zone-16R-greenN-in = w północnej części szklarni
zone-16R-greenN-to = do północnej części szklarni
zone-16R-greenN-from = z północnej części szklarni
zone-16R-greenS = południowa część szklarni
zone-16R-greenS-in = w południowej części szklarni
zone-16R-greenS-to = do południowej części szklarni
zone-16R-greenS-from = z południowej części szklarni
zone-17R-nw = dziedziniec północno-zachodni
zone-17R-nw-in = na dziedzińcu północno-zachodnim
zone-17R-nw-to = na dziedziniec północno-zachodni
zone-17R-nw-from = z dziedzińca północno-zachodniego
zone-17R-n = dziedziniec północny
zone-17R-n-in = na dziedzińcu północnym
zone-17R-n-to = na dziedziniec północny
zone-17R-n-from = z dziedzińca północnego
zone-17R-ne = dziedziniec północno-wschodni
zone-17R-ne-in = na dziedzińcu północno-wschodnim
zone-17R-ne-to = na dziedziniec północno-wschodni
zone-17R-ne-from = z dziedzińca północno-wschodniego
zone-17R-w = dziedziniec zachodni
zone-17R-w-in = na dziedzińcu zachodnim
zone-17R-w-to = na dziedziniec zachodni
zone-17R-w-from = z dziedzińca zachodniego
zone-17R-e = dziedziniec wschodni
zone-17R-e-in = na dziedzińcu wschodnim
zone-17R-e-to = na dziedziniec wschodni
zone-17R-e-from = z dziedzińca wschodniego
zone-17R-sw = dziedziniec południowo-zachodni
zone-17R-sw-in = na dziedzińcu południowo-zachodnim
zone-17R-sw-to = na dziedziniec południowo-zachodni
zone-17R-sw-from = z dziedzińca południowo-zachodniego
zone-17R-s = dziedziniec południowy
zone-17R-s-in = na dziedzińcu południowym
zone-17R-s-to = na dziedziniec południowy
zone-17R-s-from = z dziedzińca południowego
zone-17R-se = dziedziniec południowo-wschodni
zone-17R-se-in = na dziedzińcu południowo-wschodnim
zone-17R-se-to = na dziedziniec południowo-wschodni
zone-17R-se-from = z dziedzińca południowo-wschodniego
zone-17R-fountain = fontanna
zone-17R-fountain-in = w fontannie
zone-17R-fountain-to = do fontanny
zone-17R-fountain-from = z fontanny
zone-18R-out1 = zakręt podjazdu
zone-18R-out1-in = na zakręcie podjazdu
zone-18R-out1-to = na zakręt podjazdu
zone-18R-out1-from = z zakrętu podjazdu
zone-18R-out2 = środek podjazdu
zone-18R-out2-in = na środku podjazdu
zone-18R-out2-to = na środek podjazdu
zone-18R-out2-from = ze środka podjazdu
zone-18R-out3 = wschodni koniec podjazdu
zone-18R-out3-in = na wschodnim końcu podjazdu
zone-18R-out3-to = na wschodni koniec podjazdu
zone-18R-out3-from = ze wschodniego końca podjazdu
zone-18R-out4 = podjazd przy garażu
zone-18R-out4-in = na podjeździe przy garażu
zone-18R-out4-to = na podjazd przy garażu
zone-18R-out4-from = z podjazdu przy garażu
zone-18R-out5 = południowy koniec podjazdu
zone-18R-out5-in = na południowym końcu podjazdu
zone-18R-out5-to = na południowy koniec podjazdu
zone-18R-out5-from = z południowego końca podjazdu
zone-18R-garageN = północna część garażu
zone-18R-garageN-in = w północnej części garażu
zone-18R-garageN-to = do północnej części garażu
zone-18R-garageN-from = z północnej części garażu
zone-18R-garageS = południowa część garażu
zone-18R-garageS-in = w południowej części garażu
zone-18R-garageS-to = do południowej części garażu
zone-18R-garageS-from = z południowej części garażu
zone-16V-corrW = koniec zachodniego korytarza
zone-16V-corrW-in = na końcu zachodniego korytarza
zone-16V-corrW-to = na koniec zachodniego korytarza
zone-16V-corrW-from = z końca zachodniego korytarza
zone-16V-corrE = zachodni korytarz
zone-16V-corrE-in = w zachodnim korytarzu
zone-16V-corrE-to = do zachodniego korytarza
zone-16V-corrE-from = z zachodniego korytarza
zone-16V-room1 = sypialnia 1
zone-16V-room1-in = w sypialni 1
zone-16V-room1-to = do sypialni 1
zone-16V-room1-from = z sypialni 1
zone-16V-room2 = sypialnia 2
zone-16V-room2-in = w sypialni 2
zone-16V-room2-to = do sypialni 2
zone-16V-room2-from = z sypialni 2
zone-16V-room3 = sypialnia 3
zone-16V-room3-in = w sypialni 3
zone-16V-room3-to = do sypialni 3
zone-16V-room3-from = z sypialni 3
zone-16V-room4 = sypialnia 4
zone-16V-room4-in = w sypialni 4
zone-16V-room4-to = do sypialni 4
zone-16V-room4-from = z sypialni 4
zone-17V-landingW = zachodnia galeria
zone-17V-landingW-in = na zachodniej galerii
zone-17V-landingW-to = na zachodnią galerię
zone-17V-landingW-from = z zachodniej galerii
zone-17V-landingN = galeria przy windzie
zone-17V-landingN-in = na galerii przy windzie
zone-17V-landingN-to = na galerię przy windzie
zone-17V-landingN-from = z galerii przy windzie
zone-17V-landingE = wschodnia galeria
zone-17V-landingE-in = na wschodniej galerii
zone-17V-landingE-to = na wschodnią galerię
zone-17V-landingE-from = ze wschodniej galerii
zone-17V-lift = winda
zone-17V-lift-in = w windzie
zone-17V-lift-to = do windy
zone-17V-lift-from = z windy
zone-17V-suite = apartament nauczycieli
zone-17V-suite-in = w apartamencie nauczycieli
zone-17V-suite-to = do apartamentu nauczycieli
zone-17V-suite-from = z apartamentu nauczycieli
zone-17V-lounge = świetlica
zone-17V-lounge-in = w świetlicy
zone-17V-lounge-to = do świetlicy
zone-17V-lounge-from = ze świetlicy
zone-18V-corrW = wschodni korytarz
zone-18V-corrW-in = we wschodnim korytarzu
zone-18V-corrW-to = do wschodniego korytarza
zone-18V-corrW-from = ze wschodniego korytarza
zone-18V-corrE = koniec wschodniego korytarza
zone-18V-corrE-in = na końcu wschodniego korytarza
zone-18V-corrE-to = na koniec wschodniego korytarza
zone-18V-corrE-from = z końca wschodniego korytarza
zone-18V-room5 = sypialnia 5
zone-18V-room5-in = w sypialni 5
zone-18V-room5-to = do sypialni 5
zone-18V-room5-from = z sypialni 5
zone-18V-room6 = sypialnia 6
zone-18V-room6-in = w sypialni 6
zone-18V-room6-to = do sypialni 6
zone-18V-room6-from = z sypialni 6
zone-18V-room7 = sypialnia 7
zone-18V-room7-in = w sypialni 7
zone-18V-room7-to = do sypialni 7
zone-18V-room7-from = z sypialni 7
zone-18V-room8 = sypialnia 8
zone-18V-room8-in = w sypialni 8
zone-18V-room8-to = do sypialni 8
zone-18V-room8-from = z sypialni 8
zone-10V-cerebro = komora Cerebro
zone-10V-cerebro-in = w komorze Cerebro
zone-10V-cerebro-to = do komory Cerebro
zone-10V-cerebro-from = z komory Cerebro
zone-10V-archive = archiwum
zone-10V-archive-in = w archiwum
zone-10V-archive-to = do archiwum
zone-10V-archive-from = z archiwum
zone-10V-warroom = sala narad
zone-10V-warroom-in = w sali narad
zone-10V-warroom-to = do sali narad
zone-10V-warroom-from = z sali narad
zone-10V-corr = zachodni korytarz główny
zone-10V-corr-in = w zachodnim korytarzu głównym
zone-10V-corr-to = do zachodniego korytarza głównego
zone-10V-corr-from = z zachodniego korytarza głównego
zone-11V-server = serwerownia
zone-11V-server-in = w serwerowni
zone-11V-server-to = do serwerowni
zone-11V-server-from = z serwerowni
zone-11V-lift = winda
zone-11V-lift-in = w windzie
zone-11V-lift-to = do windy
zone-11V-lift-from = z windy
zone-11V-lobby = dolny hol przy windzie
zone-11V-lobby-in = w dolnym holu przy windzie
zone-11V-lobby-to = do dolnego holu przy windzie
zone-11V-lobby-from = z dolnego holu przy windzie
zone-11V-lockers = szatnia
zone-11V-lockers-in = w szatni
zone-11V-lockers-to = do szatni
zone-11V-lockers-from = z szatni
zone-11V-corr = środkowy korytarz główny
zone-11V-corr-in = w środkowym korytarzu głównym
zone-11V-corr-to = do środkowego korytarza głównego
zone-11V-corr-from = ze środkowego korytarza głównego
zone-12V-danger1 = próg Sali Zagrożeń
zone-12V-danger1-in = na progu Sali Zagrożeń
zone-12V-danger1-to = na próg Sali Zagrożeń
zone-12V-danger1-from = z progu Sali Zagrożeń
zone-12V-danger2 = północna część Sali Zagrożeń
zone-12V-danger2-in = w północnej części Sali Zagrożeń
zone-12V-danger2-to = do północnej części Sali Zagrożeń
zone-12V-danger2-from = z północnej części Sali Zagrożeń
zone-12V-danger3 = południowa część Sali Zagrożeń
zone-12V-danger3-in = w południowej części Sali Zagrożeń
zone-12V-danger3-to = do południowej części Sali Zagrożeń
zone-12V-danger3-from = z południowej części Sali Zagrożeń
zone-12V-corrW = wschodni korytarz główny
zone-12V-corrW-in = we wschodnim korytarzu głównym
zone-12V-corrW-to = do wschodniego korytarza głównego
zone-12V-corrW-from = ze wschodniego korytarza głównego
zone-12V-corrE = koniec korytarza głównego
zone-12V-corrE-in = na końcu korytarza głównego
zone-12V-corrE-to = na koniec korytarza głównego
zone-12V-corrE-from = z końca korytarza głównego
zone-13V-labN = północna część laboratorium
zone-13V-labN-in = w północnej części laboratorium
zone-13V-labN-to = do północnej części laboratorium
zone-13V-labN-from = z północnej części laboratorium
zone-13V-labS = południowa część laboratorium
zone-13V-labS-in = w południowej części laboratorium
zone-13V-labS-to = do południowej części laboratorium
zone-13V-labS-from = z południowej części laboratorium
zone-14V-medbay = ambulatorium
zone-14V-medbay-in = w ambulatorium
zone-14V-medbay-to = do ambulatorium
zone-14V-medbay-from = z ambulatorium
zone-14V-corr = dolny korytarz
zone-14V-corr-in = w dolnym korytarzu
zone-14V-corr-to = do dolnego korytarza
zone-14V-corr-from = z dolnego korytarza
zone-14V-power = elektrownia
zone-14V-power-in = w elektrowni
zone-14V-power-to = do elektrowni
zone-14V-power-from = z elektrowni
zone-15V-hangarN = północna część hangaru
zone-15V-hangarN-in = w północnej części hangaru
zone-15V-hangarN-to = do północnej części hangaru
zone-15V-hangarN-from = z północnej części hangaru
zone-15V-hangarM = środek hangaru
zone-15V-hangarM-in = na środku hangaru
zone-15V-hangarM-to = na środek hangaru
zone-15V-hangarM-from = ze środka hangaru
zone-15V-hangarS = stanowisko X-Jeta
zone-15V-hangarS-in = na stanowisku X-Jeta
zone-15V-hangarS-to = na stanowisko X-Jeta
zone-15V-hangarS-from = ze stanowiska X-Jeta
