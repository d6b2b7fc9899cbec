### Pytania, przyciski, zdarzenia, dziennik, błędy i opcje Wreckland Run.

## Pytania

prompt-build = Warsztat: buduj i zakończ fazę, gdy wszystko gotowe.
prompt-pay = Wybierz następną kość lub kartę Złomu do zapłaty.
prompt-place = Wybierz miejsce i kierunek kolców.
prompt-reroll = Wybierz kości do przerzucenia.
prompt-red = Połóż czerwoną kość.
prompt-order = Wybierz, który wróg działa teraz.
prompt-hit = Wybierz Część, która przyjmie cios.
prompt-wreck = Wybierz miejsce na kartę Zniszczenia.
prompt-block = Wybierz zablokowane pole kości.
prompt-scrap = Wybierz kartę Złomu do stracenia.
prompt-white = Połóż białą kość albo użyj Złomu.
prompt-effect = Wybierz następny efekt.
prompt-choose = Wybierz jeden z efektów.
prompt-target = Wybierz cel.
prompt-section = Wybierz atakowaną strefę.
prompt-bonus = Wybierz, kto otrzyma dodatkowe obrażenia.
prompt-extra = Użyć premii dokładnego trafienia?
prompt-move = Wybierz wroga i strefę, do której go przesuniesz.
prompt-transfer = Wybierz, czyje obrażenia na kogo przejdą.
prompt-mend = Wybierz Część do naprawy.
prompt-adjust = Wybierz kość do zmiany o 1.
prompt-keep = Wybierz kość do odłożenia.
prompt-turn = Obróć kość na inną ściankę albo zostaw wszystkie.
prompt-remove = Wybierz kość do zdjęcia.
prompt-ram = Wybierz taranowaną strefę.
prompt-arson = Czy Arson taranuje teraz?
prompt-share = Wybierz, kto otrzyma następny punkt taranu.
prompt-shift = Wybierz, dokąd trafi staranowany wróg.
prompt-over = Gra skończona.
prompt-waiting = Decyduje: { $seat }.

## Obok pytania

note-install = { $card }: { $need }
note-so-far = { $need } (na razie { $total })
note-repair = Naprawa: { $card }
note-clear = Usunięcie wraku: { $need }
note-reroll = Wybrano: { $count }
note-hit = obrażenia: { $amount }
note-white = położono { $count } z 3
note-share = { $count ->
        [one] został { $count } punkt
        [few] zostały { $count } punkty
       *[many] zostało { $count } punktów
    }
note-mend = najwyżej { $amount }

## Przyciski

action-install = Zamontuj: { $card } ({ $cost })
action-repair = Napraw: { $card } na { $slot }
action-clear = Usuń wrak z { $slot } ({ $cost })
action-reroll = Odrzuć { $card }, by przerzucić kości
action-end_phase = Zakończ fazę: w drogę
action-pay = Zapłać: { $item }
action-at = { $toward ->
        [none] Połóż na { $slot }
       *[other] Połóż na { $slot }, kolce: { $toward }
    }
action-red = { $enemy ->
        [none] { $die }: rzuć na planszę bossa
       *[other] { $die } na: { $enemy }
    }
action-act = Działa: { $enemy }
action-hit = Cios w: { $card } na { $slot }
action-wreck = Zniszcz { $slot }
action-block = Zablokuj { $value } na: { $card } ({ $slot })
action-lose = Strać: { $enemy }
action-use = { $value ->
        [0] { $item }: użyj { $card } ({ $slot })
       *[other] { $item }: użyj { $card } ({ $slot }), pole { $value }
    }
action-ram = { $section ->
        [none] { $item }: taran w próżnię
       *[other] { $item }: taran, { $section }
    }
action-fix = { $item }: napraw { $card } ({ $slot })
action-core = { $item }: { $trick }
action-arson = Arson taranuje: { $section }
action-effect = { $text }
action-choose = { $text }
action-target = Cel: { $enemy }
action-target-bonus = Dodatkowe obrażenia: { $enemy }
action-extra = { $use ->
        [card] Tylko premia Części
        [hero] Tylko premia bohatera
        [none] Zrezygnuj z premii
       *[all] Użyj premii
    }
action-section = { $section }
action-share = 1 obrażenie: { $enemy }
action-shift = { $enemy } → { $section }
action-move = Przesuń: { $enemy } → { $section }
action-transfer = Wszystkie obrażenia: { $enemy } → { $onto }
action-mend = Napraw: { $card } ({ $slot })
action-die = { $die }
action-adjust = { $die } zmienia się w { $face }
action-turn = Obróć { $die } na { $face }
action-lift_part = Zdejmij kość: { $card } ({ $slot }, { $value })
action-lift_enemy = Zdejmij kość: { $enemy } ({ $value })
action-done = Gotowe
action-done-move = Zrezygnuj z premii
action-done-transfer = Zrezygnuj z premii
action-done-adjust = Zrezygnuj z premii
action-done-keep = Zrezygnuj z premii
action-done-remove = Zrezygnuj z premii
action-done-ram = Zrezygnuj z premii
action-done-effect = Zrezygnuj z premii
action-done-turn = Zostaw wszystkie kości
action-done-arson = Teraz bez tarana

## Zdarzenia

event-round_started = Runda { $round }: warsztat.
event-run_started = Runda { $round }: pościg się zaczyna.
event-turn_started = Tura { $turn } rundy { $round }.
event-step_started = Krok { $step }.
event-step_skipped = Krok { $step } pominięty: nie ma już białych kości.
event-run_ended = Pościg rundy { $round } się kończy; { $left ->
        [0] nie został żaden wróg.
        [one] jeden wróg się wycofuje.
       *[other] wycofuje się wrogów: { $left }.
    }
event-game_ended = { $result ->
        [won] Wygrana w rundzie { $round }; tur: { $turns }, silnika zostało { $core_left }.
       *[other] Przegrana w rundzie { $round }; tur: { $turns }, silnik zniszczony.
    }
event-rolled = { $kept ->
        [none] Rzut: { $dice }.
       *[other] Rzut: { $dice }; zostają: { $kept }.
    }
event-table_rolled = Plansza bossa pokazuje { $face }: { $line }
event-luck_rolled = Kość na { $slot } pokazuje { $face }: obrażeń { $damage }.
event-shuffled = Odrzucone karty tworzą nowy stos ({ $cards }).
event-part_drawn = Dostępna Część: { $card }.
event-enemy_dealt = Nadjeżdża { $enemy }: { $section }.
event-scrap_drawn = Złom: { $enemy }.
event-paid = Zapłacono: { $items }.
event-installed = { $toward ->
        [none] Zamontowano na { $slot }: { $card }.
       *[other] Zamontowano na { $slot }: { $card }, kolce: { $toward }.
    }
event-covered = Ustępuje miejsca na { $slot }: { $card }.
event-part_discarded = Odrzucono: { $card }.
event-repaired = { $card } na { $slot }: naprawiono { $amount }, zostało { $left }.
event-cleared = { $card ->
        [none] Miejsce { $slot } jest znów wolne.
       *[other] Miejsce { $slot } oczyszczone, znów działa: { $card }.
    }
event-part_hit = { $stopped ->
        [0] { $card } na { $slot } otrzymuje { $amount } (razem { $total }).
       *[other] { $card } na { $slot } otrzymuje { $amount } (razem { $total }); pancerz zatrzymuje { $stopped }.
    }
event-part_destroyed = { $card ->
        [none] Zniszczone miejsce: { $slot }.
       *[other] Zniszczona Część na { $slot }: { $card }.
    }
event-core_hit = Silnik otrzymuje { $amount } (razem { $total }).
event-hit_lost = Drugi cios ({ $amount }) nie trafia w żadną Część.
event-slot_blocked = Zablokowane pole { $value } na { $slot }.
event-scrap_lost = Stracony Złom: { $enemy }.
event-red_placed = { $die } na: { $enemy }.
event-red_on_board = { $die } trafia na planszę bossa.
event-enemy_acted = { $attack ->
        [single] { $enemy } atakuje ({ $section }): { $amount } w jedną Część.
        [double] { $enemy } atakuje ({ $section }): { $amount } i { $second } w dwie Części.
        [area] { $enemy } atakuje ({ $section }): { $amount } w każde miejsce.
       *[none] { $enemy } nie atakuje.
    }
event-enemy_moved = Przejazd: { $enemy } → { $section }.
event-enemy_hit = { $stopped ->
        [0] { $enemy } otrzymuje { $amount } (razem { $total }).
       *[other] { $enemy } otrzymuje { $amount } (razem { $total }); pancerz zatrzymuje { $stopped }.
    }
event-boss_protected = { $enemy } jest pod osłoną i nic nie otrzymuje.
event-enemy_destroyed = { $exact ->
        [yes] Zniszczony co do punktu: { $enemy }.
       *[no] Zniszczony: { $enemy }.
    }
event-scrap_gained = Nowy Złom: { $enemy }.
event-exploded = { $enemy } wybucha: 2 w każdą Część po tej stronie.
event-enemy_healed = { $enemy } traci obrażenia: { $amount }.
event-damage_transferred = Obrażenia ({ $amount }): { $enemy } → { $onto }.
event-part_used = { $exact ->
        [yes] { $item } na: { $card } ({ $slot }), dokładne trafienie.
       *[no] { $item } na: { $card } ({ $slot }).
    }
event-attack_lost = { $card } nie ma celu.
event-rammed = { $section ->
        [none] Nie ma kogo taranować.
       *[other] Taran ({ $section }): { $damage } do rozdzielenia.
    }
event-core_used = { $item } na silniku: { $trick }.
event-die_fixed = { $item } idzie na naprawę.
event-die_changed = { $die } zmienia się w { $to }.
event-die_kept = Odłożona kość: { $die }.
event-die_removed = { $enemy ->
        [none] Zdjęta z { $slot }: { $die }.
       *[other] Zdjęta z wroga { $enemy }: { $die }.
    }
event-die_lost = Stracona kość: { $die }.
event-hero_helped = { $amount ->
        [0] Pomaga { $hero }.
       *[other] Pomaga { $hero }: +{ $amount }.
    }

## Dziennik

log-setup = Przygotowanie
log-round = Runda { $round }, warsztat
log-run = Runda { $round }, pościg
log-turn = Tura { $turn }
log-dealt = { $count ->
        [one] Dołącza { $count } wróg
        [few] Dołącza { $count } wrogów
       *[many] Dołącza { $count } wrogów
    }
log-drawn = { $count ->
        [one] Dobrano { $count } część
        [few] Dobrano { $count } części
       *[many] Dobrano { $count } części
    }
log-discarded = { $count ->
        [one] Odrzucono { $count } część
        [few] Odrzucono { $count } części
       *[many] Odrzucono { $count } części
    }
log-moved = { $count ->
        [one] Przemieszcza się { $count } wróg
        [few] Przemieszcza się { $count } wrogów
       *[many] Przemieszcza się { $count } wrogów
    }

## Na suwaku powtórki

mark-round = Zaczyna się runda
mark-wreck = Część zostaje zniszczona
mark-core = Silnik obrywa
mark-kill = Wróg zostaje zniszczony
mark-end = Koniec

## Listy

list-two = { $first } i { $last }
list-more = { $first }, { $rest }

## Nazwy

player = Ty
section-front = przód
section-right = prawa strona
section-rear = tył
section-left = lewa strona
die-white = biała { $face }
die-red = czerwona { $face }
die-any = biała kość
die-kept = { $die } (odłożona)
scrap-as = { $enemy } jako { $value }
trick-reroll = przerzuć pozostałe białe kości
trick-adjust = zmień kość o 1
trick-keep = odłóż kość
hero-arson = Arson
hero-arson-text = Raz na rundę (albo raz na turę, jeśli tak ustalono), w dowolnej chwili pościgu, taran bez kości.
hero-miller = Miller
hero-miller-text = Każde dokładne trafienie zadaje o 2 więcej jednemu celowi ataku.
hero-rudd3r = Rudd3r
hero-rudd3r-text = Po każdym taranie 1 obrażenie każdemu wrogowi z tyłu.
hero-cuddles = Cuddles
hero-cuddles-text = W każdej turze, gdy leżą już wszystkie białe kości, napraw 2 na jednej Części.

## Koszty

need-pair = para
need-two_pair = dwie pary
need-three_kind = trójka
need-four_kind = czwórka
need-straight3 = trzy kolejne
need-straight4 = cztery kolejne
need-any3 = dowolne trzy
need-sum = suma { $n }

## Co robią Części

word-single = { $n } jednemu wrogowi
word-single-per = { $n } jednemu wrogowi i { $more } za każdego wroga w strefie
word-single-damaged = { $n } jednemu wrogowi, o { $more } więcej, jeśli jest uszkodzony
word-area = { $n } każdemu wrogowi w strefie
word-double = { $n } jednemu wrogowi i { $second } innemu
word-anywhere = { $text }, w dowolnej strefie
word-pierce = { $text }, mimo pancerza
word-plus = +{ $n } obrażeń
word-repair = Napraw { $n }
word-ram = Taran
word-ram_plus = +{ $n } do taranu
word-move_enemy = Przesuń wroga do dowolnej strefy
word-adjust_die = Zmień kość o 1
word-reroll_others = Przerzuć pozostałe białe kości
word-set_aside = Odłóż kość
word-range = { $text } (od { $low } do { $high })
word-remove_die = Zdejmij kość z karty
word-set_die = Możesz obrócić kość na dowolną ściankę
word-transfer = Przenieś wszystkie obrażenia z wroga na wroga
word-luck = Rzuć kością: połowa, w górę, jednemu wrogowi
word-choose = Jedno z: { $options }
word-or = { $first } / { $second }

## Co robią tabele

line-none = Nic.
line-part_pierce = Wybrana Część otrzymuje { $n } mimo pancerza.
line-enemy = { $n ->
        [one] Z tyłu nadjeżdża wróg.
       *[other] Z tyłu nadjeżdżają wrogowie: { $n }.
    }
line-destroy = Karta Zniszczenia na wybrane miejsce.

## Zdolności wrogów

ability-move2 = Przesuwa się o dwie strefy.
ability-stay = Nie rusza się.
ability-counter = Przesuwa się w drugą stronę.
ability-heal2 = Najpierw traci 2 obrażenia.
ability-drum = Inni wrogowie w strefie zadają o 1 więcej.
ability-prowl = Potem jedzie tam, gdzie masz najmniej Części.
ability-lead = Zabiera ze sobą tych, którzy nie działali.
ability-pierce = Atakuje mimo pancerza.
ability-pack = Zadaje o 1 więcej za każdego innego wroga w strefie.
ability-rage = Zadaje o 1 więcej, gdy jest uszkodzony.
ability-snatch = Potem tracisz kartę Złomu.
ability-jam = Potem wybrane przez ciebie pole kości jest zablokowane.
ability-cover = Inni wrogowie w strefie mają o 1 więcej pancerza.

## Karty

card-resistance = Wytrzymałość { $n }
card-dice = Kości: { $dice }
card-shield = Pancerz { $n }
card-install = Montaż: { $need }
card-clear = Usunięcie: { $need }
card-exact = Dokładnie: { $text }
card-explosive = Wybuchowy
card-attack-single = Atak: { $n } w jedną Część
card-attack-double = Atak: { $n } i { $second } w dwie Części
card-attack-area = Atak: { $n } w każde miejsce
card-attack-none = Bez ataku
card-spikes = Kolce

## Rysunek

drawing-core = Silnik
drawing-pool = Pula: { $dice }
drawing-scrap = Złom: { $cards }
drawing-available = Dostępne: { $cards }
drawing-empty = nic

## Błędy

error-not-legal = Teraz to niemożliwe: { $detail }
error-bad-option = Tego stołu nie da się przygotować: { $detail }
error-bad-position = Taka pozycja jest niemożliwa: { $detail }
error-bad-save = Tego zapisu nie da się odczytać: { $detail }
error-unknown-game = Nie ma takiej gry: { $detail }

## Opcje

option-chapter = Rozdział
option-chapter-help = Rozdziały gra się po kolei, od 1 do 7.
option-vehicle = Pojazd
option-vehicle-help = Na początek dobry jest Roadrunner.
option-hero = Bohater
option-hero-help = Każdy ma jedną moc, na całą kampanię.
option-difficulty = Trudność
option-difficulty-help = Ile Złomu masz na początku: 4, 2 albo nic.
option-arson = Taran Arson
option-arson-help = Raz na rundę, jak w druku, albo raz na turę.
option-sleep = Sen wrogów
option-sleep-help = Kiedy czerwone kości już ich nie budzą: gdy zakryte są wszystkie ich pola kości, jak w druku, albo pola tej liczby.
difficulty-learner = Nauka
difficulty-normal = Zwykła
difficulty-expert = Mistrz
arson-round = Raz na rundę
arson-turn = Raz na turę
sleep-full = Gdy zakryte są wszystkie ich pola kości
sleep-value = Gdy zakryte są pola tej liczby
