### Słowa klienta przy stole Wreckland Run. Nazwy kart i rozdziałów przychodzą ze stołem.

## Droga

road = Droga
side-front = Przód
side-right = Prawa
side-rear = Tył
side-left = Lewa
nobody-here = nikogo
boss-comes = Tu w rundzie 3 pojawi się boss
foe-protected = Pod ochroną: na razie nie otrzymuje obrażeń
slot-name = Miejsce { $slot }
slot-empty = puste
wreck-card = Karta Zniszczenia
die-slot = Pole kości { $value }, { $card }
die-blocked = zablokowane
left-of = zostało { $left } z { $total }
core-left = Silnik: zostało { $left } z { $total }
spikes-to = Kolce: { $section }
exact-bonus = Przy dokładnym trafieniu
fix-here = Napraw tą kością
fix-card = Napraw tą kością: { $card }
pool = Kości
pool-empty = W puli nie ma kości
scrap-hand = Złom
scrap-card = Złom: { $name }, zastępuje { $values }
card-upgrade = Ulepszenie: { $card }

## Tor

track = Jak daleko zaszedł pościg
round-short = Runda { $round }
phase-wreckage = Warsztat
phase-run = Pościg
turn-short = Tura { $turn }
step-red = Krok { $step }: jedna czerwona kość
step-white = Krok { $step }: od jednej do trzech białych kości
piles = W stosach: części { $parts }, wrogowie { $enemies }

## Plansza bossa

boss-board = Plansza bossa
table-wreckage = Czerwone wydane na budowę
table-run = Czerwone bez wroga
board-here = Rzuć tu czerwoną kością

## Ty

hero-used = już użyte
hero-ready = gotowe
power-ram = Taranuj bez kości
enemies-left = { $count ->
        [one] { $count } wróg na drodze
        [few] { $count } wrogów na drodze
       *[many] { $count } wrogów na drodze
    }
run-ends = Pościg kończy się po turze, w której zostało najwyżej 2 wrogów.
final-run = Ostatni pościg: kończy się razem z bossem albo z tobą.
look-hint = Wskaż kartę, aby ją przeczytać.

## Lista wyborów

pick-die = Najpierw kość, potem miejsce:
pick-place = { $item }: dokąd?
pick-change = Wstecz
pick-count = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
build-install = Montuj:
build-repair = Napraw:
build-clear = Usuń wrak:
build-reroll = Odrzuć i przerzuć:
build-rerolls = Odrzuć Część, przerzuć kości …
deed-use = { $value ->
        [0] { $card }
       *[other] { $card }, pole { $value }
    }
deed-fix = Napraw: { $card }
deed-ram = { $section ->
        [none] Taranuj pustkę
       *[other] Taranuj: { $section }
    }
deed-core = { $trick }
deed-red = { $enemy ->
        [none] Plansza bossa
       *[other] { $enemy }
    }

## Co zrobi wybór i jaki ma zasięg

help-install = Teraz zapłacisz kośćmi lub Złomem: { $need }, a potem wybierzesz miejsce.
help-reroll = Teraz wybierzesz kości do przerzucenia.
help-pay = Teraz wybierzesz, czym zapłacić.
plan-gone = zniszczone
reach-here = Sięga: { $sections }.
reach-whom = W zasięgu: { $names }.

## Dziennik

round-word = Runda

## Koniec przejazdu

end-chapter = Rozdział { $chapter }
end-won = Rozdział { $chapter } wygrany
end-lost = Rozdział { $chapter }: koniec przejazdu
end-turns = Tury
end-turns-by = runda { $round }: { $turns }
end-core = Zostało silnika
end-kills = Zniszczeni wrogowie
end-exact = w tym dokładnie
end-parts-lost = Zniszczone części
end-scrap = Zostało złomu
end-exact-matches = Dokładne trafienia
end-how-won = Droga jest twoja.
end-how-lost = Nic nie przechodzi dalej: następna próba zaczyna od nowa.
end-next = Następny rozdział
end-retry = Spróbuj ponownie
end-replay-chapter = Zagraj jeszcze raz
end-problem = Nie udało się. Spróbuj ponownie.

## Znaki

legend-white = Biała kość: twoja
legend-red = Czerwona kość: kieruje wrogami
legend-kept = Odłożona: następnym razem nie jest rzucana
legend-hole = Pole kości: przyjmuje tę wartość lub wyższą; ta sama to dokładne trafienie
legend-single = Obrażenia jednemu
legend-area = Obrażenia wszystkim tam
legend-double = Obrażenia dwóm
legend-repair = Naprawa
legend-ram = Taran: kolce ranią, a wrogowie są spychani
legend-exact = Premia za dokładne trafienie
legend-shield = Zatrzymuje tyle z każdego ataku
legend-explosive = Wybucha, chyba że zginie dokładnie
legend-spikes = Kolce: jedno obrażenie więcej przy taranowaniu w tę stronę
legend-move_enemy = Przesuń wroga
legend-adjust_die = Zmień kość o 1
legend-set_aside = Odłóż kość
legend-reroll_others = Przerzuć pozostałe białe kości
legend-remove_die = Zdejmij kość z karty
legend-pierce = Omija pancerz
legend-anywhere = W dowolnej strefie
legend-pair = Równe znaki: równe wartości
legend-run = Schodki: kolejne wartości
legend-sum = Dokładnie taka suma

## Zasady

rules-chapters = Co wnoszą rozdziały
rules-abilities = Zdolności wrogów
rules-lines = Wiersze tabel
rules-words = Działanie części

## Zakładki i powtórka

sheet-wreck-you = Ty
sheet-wreck-boss = Boss

## Its campaigns

wreckland-campaign-line = Zbuduj wóz z kości i złomu. Ucieknij dolinie. Powal tych, do których należy.
wreckland-campaign-start = Zacznij pościg
campaign-rig = { $vehicle } i { $hero }
campaign-your-rig = Kto czym jedzie
campaign-vehicle = Pojazd
campaign-vehicle-V1 = Roadrunner
campaign-vehicle-V1-text = Wyważony: działa z przodu, miotła z tyłu. Dobry na pierwszy raz.
campaign-vehicle-V2 = Thunderflash
campaign-vehicle-V2-text = Wielkie działo i sztuczki z kośćmi wokół słabego silnika.
campaign-vehicle-V3 = Wóz Wołów
campaign-vehicle-V3-text = Mocny i kolczasty, prawie bez dział: taranuje.
campaign-vehicle-V4 = Ostrze Igły
campaign-vehicle-V4-text = Strzelec wyborowy: dobija to, co już dymi.
campaign-hero = Bohater
campaign-hero-miller = Miller
campaign-hero-miller-text = Każde dokładne trafienie uderza o 2 mocniej.
campaign-hero-arson = Arson
campaign-hero-arson-text = Raz na rundę, w dowolnej chwili, taranuje bez wydawania kości.
campaign-hero-rudd3r = Rudd3r
campaign-hero-rudd3r-text = Każdy taran rani też wszystkich, którzy jadą z tyłu.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = W każdej turze naprawia 2 obrażenia, gdy kości już leżą.
campaign-even = Arson taranuje raz na turę
campaign-even-help = W druku jest raz na rundę. To nasza wyrównana wersja, dla uczciwszej walki.
campaign-sleep = Wrogowie zasypiają wcześniej
campaign-sleep-help = W druku: wróg śpi, gdy wszystkie jego pola kości są zakryte. Z tym zakryta liczba już go nie budzi: trochę łatwiej.
campaign-difficulty = Trudność
campaign-difficulty-next = Trudność następnego przejazdu
campaign-difficulty-learner = Nauka
campaign-difficulty-learner-text = Zaczynasz z 4 kartami Złomu.
campaign-difficulty-normal = Zwykła
campaign-difficulty-normal-text = Zaczynasz z 2 kartami Złomu.
campaign-difficulty-expert = Mistrz
campaign-difficulty-expert-text = Zaczynasz z samym wozem, bez Złomu.
wreckland-campaign-name-default = Pojazd i bohater
wreckland-campaign-how-1 = Trzy rundy. Każda zaczyna się w warsztacie: kośćmi płaci się za części.
wreckland-campaign-how-2 = Potem jedziesz: czerwone kości budzą wrogów, białe należą do ciebie.
wreckland-campaign-how-3 = W trzeciej rundzie boss zjawia się osobiście. Wygraj, a otworzy się następna koperta.
wreckland-campaign-how-4 = Zapieczętowane koperty zostają zamknięte: ich treści nie ma nawet na tej stronie.
wreckland-campaign-no-slots = W garażu nie ma jeszcze wraku. Daj mu godzinę.
campaign-road = Droga przez dolinę
wreckland-campaign-over = Wszystkie siedem rozdziałów wygranych. W dolinie nie ma już nikogo, kto chciałby się spierać.
wreckland-campaign-no-runs = Jeszcze ani jednego przejazdu. Licznik się nudzi.
campaign-total-fastest = Najmniej tur do wygranej
campaign-total-core = Najwięcej silnika na koniec
wreckland-campaign-total-time = Czas w drodze
campaign-chart = Liczba tur każdego przejazdu, według rozdziałów
campaign-chart-text = Tury każdego przejazdu; pod spodem rozdział
campaign-column-difficulty = Trudność
campaign-column-round = Runda
campaign-column-turns = Tury
campaign-column-core = Silnik
wreckland-campaign-reset-text = Wszystkie koperty oprócz pierwszej zostaną znów zapieczętowane, a wszystkie przejazdy i ich powtórki usunięte. Pojazd i bohater zostają.
wreckland-campaign-forget-text = Jej postęp zostanie usunięty na dobre, a prywatny link niczego już nie otworzy. Nikt nie zapyta, co stało się z wozem.
