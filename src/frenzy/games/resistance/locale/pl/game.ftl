### Pytania, przyciski, zdarzenia, dziennik, błędy i opcje gry X-Men Resistance.
###
### cards.ftl ma nazwy osób, wrogów, kart i miejsc, missions.ftl misje, guide.ftl to, co objaśnia się raz. O tym, które zdanie
### pada i z jakimi wartościami, decyduje Python: `actions.py`, `events.py`, `frames.py` i `phrases.py`. Klucz, którego nie ma,
### mówi się bez tego, co stoi po ostatniej kresce (`action-pass-free` to `action-pass`).
###
### Wartości to pola akcji lub zdarzenia w słowach; czego nie ma, to „none”, tak i nie to „yes” i „no”. `zone` ma swój przyimek:
### „w kuchni” (zone-…-in), a przy ruchu „do kuchni” (zone-…-to); `start` to „z kuchni” (zone-…-from). `kind` jest w bierniku
### (kind-…-one), `mobs` to „3 szwendaczy” lub „wszyscy szwendacze” jako podmiot, `whom` to samo w bierniku. `price` to koszt.

## Pytania

prompt-hero = Kto następny?
prompt-turn = Wybierz akcję.
prompt-exit = Opuścić dom przez wyjście?
prompt-free = Wykonaj darmową akcję.
prompt-after_move = Po ruchu: użyć karty?
prompt-victim = Kto ma zginąć?
prompt-ally = Kto działa za darmo?
prompt-heal_whom = Kto odzyskuje zdrowie?
prompt-citizen = Który cywil?
prompt-push_from = Z której strefy odpychasz?
prompt-push = Kogo i dokąd odpychasz?
prompt-stun = Zamrozić wroga: gdzie?
prompt-copy = Co kopiujesz?
prompt-drop_trait = Za dużo cech: którą odrzucasz?
prompt-drop_citizen = Zostać z tobą może tylko jeden cywil: kto odchodzi?
prompt-remove = Wybierz wroga, który zniknie z planszy.
prompt-roll = Dodaj coś do rzutu i rzuć.
prompt-reroll = Zostawić kości czy przerzucić?
prompt-hits = Kto dostaje trafienia?
prompt-again = Uderzyć jeszcze raz w strefę obok pierwszej?
prompt-ready = Wrogowie zaraz ruszą. Przygotować się?
prompt-distract = Gdzie odwracasz uwagę wrogów?
prompt-shield = Osłonić tu cywilów?
prompt-shot = W którą strefę wróg uderza z daleka?
prompt-wound = Kto odnosi ranę?
prompt-cancel = Masz odnieść ranę.
prompt-cover = Ktoś obok ma odnieść ranę. Pomóc?
prompt-way = Równie dobre drogi: którą idzie wróg?
prompt-rampage = Wrogowie weszli do twojej strefy. Uderzyć od razu?
prompt-citizen_way = Którędy idzie cywil?
prompt-redraw = Zostawić tę kartę przybycia czy dobrać inną?
prompt-where = Gdzie się pojawiają?
prompt-multiply = Która strefa zyskuje teraz wrogów?
prompt-volley = Kto obrywa?
prompt-building = Dla której strefy dobieracie teraz kartę przybycia?
prompt-heal = Ile zdrowia odzyskujesz?
prompt-waiting = Decyduje: { $seat }.
prompt-waiting-any = Decyduje ktoś z was: { $seat }.
prompt-over = Misja skończona.

## Obok pytania

note-actions = { $count ->
        [0] brak akcji
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
note-dice = kości: { $dice }
note-hits = { $count ->
        [one] zostało { $count } trafienie
        [few] zostały { $count } trafienia
       *[many] zostało { $count } trafień
    }
note-group-at = { $who } { $zone }
note-hero = { $hero }: { $note }
note-more = { $count ->
        [one] jeszcze 1
       *[other] jeszcze najwyżej { $count }
    }
note-attack = { $attack } { $zone }
note-wounds = { $count ->
        [one] { $count } rana { $zone }
        [few] { $count } rany { $zone }
       *[many] { $count } ran { $zone }
    }
note-shots = { $count ->
        [one] { $count } strzał { $start }
        [few] { $count } strzały { $start }
       *[many] { $count } strzałów { $start }
    }
note-victim = ranę ma odnieść { $who }
note-card = { $card } ({ $level })
price-power = { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
price-hunger = głód +{ $count }

## Przyciski: tura

action-activate = { $hero }
action-end_phase = Niech działają wrogowie
action-end_turn = Zakończ turę
action-leave = Wyjdź
action-stay = Zostań
action-move = Idź { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] akcja
            [few] akcje
           *[many] akcji
        })
    }
action-carry = Zanieś Dłoń { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] akcja
            [few] akcje
           *[many] akcji
        })
    }
action-open = Otwórz { $door }
action-gain_trait = Dobierz cechę
action-gain_power = Zbierz moc
action-attack = Atakuj { $zone }
action-attack_as = Atakuj { $zone } jak { $hero }
action-devour = Pożryj
action-fire = Uruchom { $object } (cel: { $zone })
action-rescue = Uratuj: { $citizen }
action-rescue-citizen = { $citizen }
action-take_token = Zdobądź cel
action-take_card = Weź: { $citizen }
action-call = Wezwij windę
action-ride = Jedź windą { $floor }
action-use = { $price ->
        [none] Użyj: { $power }
       *[other] Użyj: { $power } ({ $price })
    }
action-use-roll = { $price ->
        [none] Dodaj: { $power }
       *[other] Dodaj: { $power } ({ $price })
    }
action-use-reroll = { $power }: przerzuć wszystkie pudła
action-use-cancel = { $price ->
        [none] Anuluj ranę: { $power }
       *[other] Anuluj ranę: { $power } ({ $price })
    }
action-use-cover = { $price ->
        [none] Anuluj ranę: { $power }
       *[other] Anuluj ranę: { $power } ({ $price })
    }
action-use-redraw = { $power }: dobierz inną kartę
action-give = Oddaj żeton: { $hero }
action-get = Weź żeton od: { $hero }
action-move_point = Przenieś punkt przybycia
action-blow = Dobij na zawsze: { $named }
action-dismiss = { $mobs ->
        [none] Odeślij cywila i usuń z zasobów szwendaczy
       *[other] Odeślij cywila i usuń z zasobów { $mobs }
    }

## Przyciski: odpowiedzi

action-pass = Pas
action-pass-free = Wystarczy
action-pass-after_move = Nie używaj karty
action-pass-victim = Wystarczy
action-pass-push = Nie odpychaj więcej
action-pass-stun = Nie zamrażaj więcej
action-pass-again = Wystarczy
action-pass-ready = Nie
action-pass-shield = Niech spadną, gdzie spadną
action-pass-rampage = Powstrzymaj się
action-pass-redraw = Zostaw kartę
action-pass-cover = Niech się stanie
action-roll = { $power ->
        [0] Rzuć
        [one] Rzuć, dodając { $power } punkt mocy
        [few] Rzuć, dodając { $power } punkty mocy
       *[many] Rzuć, dodając { $power } punktów mocy
    }{ $clear ->
        [none] {""}
       *[other] {": "}śr. { $kills } z { $enemies }, wszyscy { $clear } %
    }{ $meal ->
        [none] {""}
       *[other] {": "}{ $meal } %
    }
action-reroll = { $power }: przerzuć { $face }
action-keep = Zostaw kości
action-hit = Traf { $kind }
action-hit_named = Traf: { $named }
action-again = Uderz { $zone }
action-wound = { $hero }
action-wound_citizen = { $citizen }
action-suffer = Przyjmij ranę
action-sacrifice = Poświęć swojego cywila
action-way = { $zone }
action-choose = { $zone }
action-choose-building = Dobierz kartę { $zone }
action-pick = { $hero }
action-victim = Zabij { $kind }
action-remove = Usuń { $kind } { $zone }
action-push = Odepchnij { $kind } { $zone }
action-push_named = { $named }: odepchnij { $zone }
action-copy_skill = Skopiuj zdolność: { $skill }
action-copy_attack = Skopiuj atak: { $hero }
action-drop = Odrzuć: { $trait }
action-drop_citizen = { $citizen } odchodzi
action-heal = { $amount ->
        [0] Nie odzyskuj nic
       *[other] Odzyskaj { $amount }
    }

## Zdarzenia: przebieg gry

event-round_began = Zaczyna się runda { $round }.
event-enemies_began = Działają wrogowie.
event-end_began = Runda { $round } się kończy.
event-hero_activated = Do akcji wkracza { $hero }.
event-turn_ended = { $hero } kończy turę.
event-goal_met-take = Cel osiągnięty: żetony zdobyte.
event-goal_met-exit = Cel osiągnięty: wszyscy są na zewnątrz.
event-goal_met-rescue_all = Cel osiągnięty: na planszy nie ma już cywilów.
event-goal_met-rescue_each = Cel osiągnięty: każdy bohater ma cywila.
event-goal_met-rescue = Cel osiągnięty: macie osobę, po którą przyszliście.
event-goal_met-slay = Cel osiągnięty: poszukiwani padli.
event-goal_met-all_red = Cel osiągnięty: każdy bohater jest na czerwonym poziomie zagrożenia.
event-goal_met-no_enemy_left = Cel osiągnięty: nie został ani jeden wróg.
event-goal_met-move_points = Cel osiągnięty: czerwone punkty przybycia są poza domem.
event-goal_met-secret_missions = Cel osiągnięty: Tajne misje zdobyte.
event-goal_met-final_blow = Cel osiągnięty: padł ostatni cios.
event-game_ended-won = Zwycięstwo w rundzie { $round }: { $why }
event-game_ended-lost = Porażka w rundzie { $round }: { $why }

## Zdarzenia: bohaterowie

event-power_gained = { $amount ->
        [one] { $hero } zyskuje { $amount } punkt mocy (teraz { $total }).
        [few] { $hero } zyskuje { $amount } punkty mocy (teraz { $total }).
       *[many] { $hero } zyskuje { $amount } punktów mocy (teraz { $total }).
    }
event-power_lost = { $amount ->
        [one] { $hero } traci { $amount } punkt mocy (zostaje { $total }).
        [few] { $hero } traci { $amount } punkty mocy (zostaje { $total }).
       *[many] { $hero } traci { $amount } punktów mocy (zostaje { $total }).
    }
event-hunger_rose = { $hero } czuje większy głód: { $total }.
event-hunger_fell = { $hero } czuje mniejszy głód: { $total }.
event-hero_moved = { $hero } idzie { $zone }.
event-door_opened = { $hero } otwiera { $door }.
event-trait_gained = { $hero } zyskuje cechę: { $trait }.
event-trait_dropped = { $hero } odrzuca cechę: { $trait }.
event-ability_used = { $hero } używa: { $power }.
event-experience_gained = { $hero } zyskuje { $amount } PD (teraz { $total }).
event-level_reached = { $hero } osiąga poziom zagrożenia: { $level }.
event-healed = { $hero } odzyskuje { $amount } (zdrowie { $health }).
event-hero_wounded = { $hero } odnosi ranę (zdrowie { $health }).
event-wound_cancelled = { $hero ->
        [none] { $power } anuluje ranę.
       *[other] { $hero } unika rany: { $power }.
    }
event-hero_fell = { $hero } pada.
event-hero_left = { $hero } opuszcza dom.
event-hero_copied-skill = { $hero } kopiuje zdolność { $skill } ({ $other }).
event-hero_copied-attack = { $hero } kopiuje atak ({ $other }).

## Zdarzenia: ataki

event-attack_aimed = { $hero } atakuje { $zone }: { $attack }.
event-dice_rolled = { $hits ->
        [0] { $hero } rzuca { $dice }: bez trafienia.
        [one] { $hero } rzuca { $dice }: { $hits } trafienie.
        [few] { $hero } rzuca { $dice }: { $hits } trafienia.
       *[many] { $hero } rzuca { $dice }: { $hits } trafień.
    }
event-die_rolled = { $enough ->
        [yes] Na kości { $face }: wystarczy.
       *[no] Na kości { $face }: za mało.
    }
event-enemies_eliminated = { $hero } zabija { $whom } { $zone }.
event-named_eliminated = { $hero } pokonuje wroga: { $named }.
event-named_laid_down = { $named } pada, ale nie na zawsze.
event-named_stood_up = { $named } znów wstaje.
event-pushed = Odepchnięto { $kind } { $zone }.
event-named_pushed = { $named } cofa się { $zone }.
event-object_used = { $hero } uruchamia { $object } (cel: { $zone }).
event-object_moved = { $hero } przenosi { $object } { $zone }.
event-object_charged = { $object } jest naładowana.

## Zdarzenia: cywile

event-citizen_rescued = { $hero } ratuje cywila: { $citizen }.
event-citizen_eaten = { $hero } pożera cywila: { $citizen }.
event-citizen_dropped = { $citizen } odchodzi ({ $hero }).
event-citizen_devoured = { $citizen } pada ofiarą wrogów.
event-citizen_revealed-person = { $citizen } jest { $zone }.
event-citizen_revealed-card = Odkryto kartę { $zone }: { $citizen }
event-hidden_citizen_came = { $citizen } ukrywa się { $zone }.
event-hidden_ended = { $citizen } wychodzi z ukrycia.
event-citizen_moved = { $citizen } idzie { $zone }.
event-citizen_escaped = { $citizen } ucieka.

## Zdarzenia: cele i dom

event-token_taken = { $hero } zdobywa { $colour } cel.
event-card_taken = { $hero } zdobywa kartę: { $citizen }.
event-token_given = { $hero } oddaje { $colour } żeton: { $other }.
event-point_woke = Punkt przybycia budzi się { $zone }.
event-point_moved = { $hero } przenosi punkt przybycia { $start } { $zone }.
event-exit_placed = Wyjście jest { $zone }.
event-door_unlocked = { $door } nie są już zamknięte na klucz.
event-elevator_freed = Winda znów działa ({ $floor }).
event-elevator_moved = Winda jedzie { $floor }.
event-building_opened = Otwarto: { $zones }.
event-beacon_lit = Latarnia płonie: kto teraz padnie, już nie wróci.
event-supply_removed = Znika z zasobów na zawsze: { $mobs }.
event-enemy_removed = Usunięto { $kind } { $zone }.

## Zdarzenia: faza wrogów

event-zone_attacked = { $wounds ->
        [one] Atak { $zone }: { $wounds } rana.
        [few] Atak { $zone }: { $wounds } rany.
       *[many] Atak { $zone }: { $wounds } ran.
    }
event-enemies_moved-sight = { $mobs } widzi kogoś i idzie { $zone }.
event-enemies_moved-path = { $mobs } idzie { $zone }.
event-enemies_moved-lair = { $mobs } idzie { $zone }, w stronę holu.
event-named_moved-sight = { $named } widzi kogoś i idzie { $zone }.
event-named_moved-path = { $named } idzie { $zone }.
event-named_moved-lair = { $named } idzie { $zone }, w stronę holu.
event-window_forced = Wrogowie wyłamują { $door }.
event-enemies_distracted = { $mobs } { $zone } pominie następną aktywację.
event-hero_pulled = { $named } ściąga { $zone }: { $hero }.

## Zdarzenia: przybycie

event-card_drawn = Karta przybycia { $zone } ({ $level }): { $card }.
event-enemies_spawned = { $mobs } pojawia się { $zone }.
event-named_spawned = { $named } pojawia się { $zone }.
event-extra_activation-rush = Natarcie: działają od razu.
event-extra_activation-card = { $mobs } działają od razu.
event-extra_activation-shortage = { $mobs } działają od razu.
event-extra_activation-named = { $mobs } są już w grze i działają od razu.
event-extra_activation-overdrive = Przeciążenie: { $mobs } działają od razu, a zaatakowani tracą całą moc.
event-shortage = Niedobór: { $mobs } są już na planszy.
event-card_skipped = Karta przybycia zostaje odrzucona, dobieracie inną.
event-shuffled = Tasowanie, { $pile }: { $cards }.

## Dlaczego

why-enemies_moved-sight = Idą do najbliższej widocznej strefy, w której ktoś jest: { $targets }.{ $several ->
        [yes] {" "}Równie dobre drogi: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Odrzucone, bo dłuższe lub zamknięte: { $refused }.
    }
why-enemies_moved-path = Nie widzą nikogo i idą najkrótszą drogą. Cel: { $targets }.{ $several ->
        [yes] {" "}Równie dobre drogi: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Odrzucone, bo dłuższe lub zamknięte: { $refused }.
    }
why-enemies_moved-lair = Kto nie widzi bohatera, zmierza do holu: { $targets }.
why-named_moved-sight = { $named } idzie do najbliższej widocznej strefy, w której ktoś jest: { $targets }.{ $several ->
        [yes] {" "}Równie dobre drogi: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Odrzucone, bo dłuższe lub zamknięte: { $refused }.
    }
why-named_moved-path = { $named } nie widzi nikogo i idzie najkrótszą drogą. Cel: { $targets }.{ $several ->
        [yes] {" "}Równie dobre drogi: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Odrzucone, bo dłuższe lub zamknięte: { $refused }.
    }
why-named_moved-lair = Kto nie widzi bohatera, zmierza do holu: { $targets }.
why-zone_attacked = Każdy wróg w strefie, w której jest kogo ugryźć, atakuje i nigdy nie chybia.
why-window_forced = Ich droga wiedzie przez okno. Wrogowie nie otwierają drzwi, ale okna wyłamują.
why-citizen_devoured = Gdy ginie cywil, każdy bohater traci 1 punkt mocy i 1 cechę.
why-shortage = Gdy kończą się figurki jakiegoś rodzaju, wszyscy tego rodzaju działają od razu.
why-building_opened = Gdy budynek otwiera się po raz pierwszy, każda jego oznaczona strefa dobiera kartę przybycia; potem odnajdujecie cywilów.
why-hero_fell = Na początku najbliższej fazy końcowej misja jest przegrana, chyba że wcześniej ją wygracie.

## Jak się skończyło

end-Z-3-2 = wszystkie cele osiągnięte.
end-Z-3-3 = bohater poległ.
end-Z-3-7 = tego, co zostało, nie da się już zrobić.
end-Z-20 = misja się nie powiodła.
end-Z-20-5 = zostało za mało cywilów, każdy bohater potrzebuje jednego.
end-Z-20-8 = Trish Tilby nie żyje.
end-Z-20-15 = dziesięciu wrogów zajęło hol.
end-Z-20-20 = ośmiu wrogów zajęło hol.

## Dziennik

log-setup = Przygotowanie
scene-round = Runda { $round }: bohaterowie
scene-enemies = Runda { $round }: wrogowie
scene-end = Runda { $round }: koniec
log-power = { $count ->
        [one] { $count } bohater zyskuje moc
       *[other] { $count } bohaterów zyskuje moc
    }
log-experience = { $count ->
        [one] Przybywa PD
       *[other] { $count } razy przybywa PD
    }
log-enemies = { $count ->
        [one] Rusza się { $count } grupa wrogów
        [few] Ruszają się { $count } grupy wrogów
       *[many] Rusza się { $count } grup wrogów
    }
log-spawned = { $count ->
        [one] Pojawia się { $count } grupa wrogów
        [few] Pojawiają się { $count } grupy wrogów
       *[many] Pojawia się { $count } grup wrogów
    }

## Na suwaku powtórki

mark-goal = Cel osiągnięty
mark-level = Nowy poziom zagrożenia
mark-fall = Pada bohater
mark-named = Wróg z imieniem
mark-rescue = Cywil zabrany
mark-devoured = Cywil pożarty
mark-objective = Cel zdobyty
mark-end = Koniec

## Wyliczenia i małe słowa

list-two = { $first } i { $last }
list-more = { $first }, { $rest }
seat-name = Gracz { $number }
level-blue = niebieski
level-yellow = żółty
level-orange = pomarańczowy
level-red = czerwony
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
point-initial = pierwszy punkt przybycia
point-red = czerwony punkt przybycia
point-blue = niebieski punkt przybycia
point-green = zielony punkt przybycia
floor-ground = parter
floor-ground-to = na parter
floor-first = pierwsze piętro
floor-first-to = na pierwsze piętro
floor-basement = piwnica
floor-basement-to = do piwnicy
pile-spawn = karty przybycia
pile-traits = cechy
pile-citizens = cywile
pile-named = karty wrogów z imieniem
phase-players = Bohaterowie
phase-enemies = Wrogowie
phase-end = Koniec
difficulty-easy = Łatwa
difficulty-medium = Średnia
difficulty-hard = Trudna
minutes = około { $count } minut

## Stół w wierszach

view-round = Runda
view-phase = Faza
view-active = Aktywny
view-actions_left = Pozostałe akcje
view-met = Cele ogłoszone
view-result = Wynik
view-result_rule = Według paragrafu
view-goals = Cele osiągnięte
view-level = Poziom zagrożenia
view-heroes = Bohaterowie
view-id = Kto
view-zone = Strefa
view-health = Zdrowie
view-power = Moc lub głód
view-power-heroic = Moc
view-power-zombie = Głód
view-xp = PD
view-activated = Po turze
view-left = Poza domem
view-traits = Cechy
view-citizen = Cywil
view-tokens = Żetony
view-copied = Skopiowana zdolność
view-copied_attack = Skopiowany atak
view-used = Zużyte
view-drew = Dobrana cecha
view-unnoticed = Poza uwagą wrogów
view-kills = Zabici wrogowie
view-wounds = Odniesione rany
view-enemies = Wrogowie
view-kind = Rodzaj
view-count = Ilu
view-lying = Leży
view-rising = Wstają
view-slain = Zabici do tej pory
view-felled = Powaleni do tej pory
view-gone = Poza grą
view-gone_named = Poza grą, z imieniem
view-skips = Pomijają aktywację
view-citizens = Cywile
view-hidden = W ukryciu
view-rescued = Uratowani
view-devoured = Pożarci
view-open = Otwarte drzwi i okna
view-barred = Zamknięte na klucz lub okiennice
view-opened = Odsłonięte strefy
view-floors = Odwiedzone piętra
view-cabin = Winda
view-called = Winda wezwana
view-exit = Wyjście
view-zones = Strefy w grze
view-points = Punkty przybycia
view-colour = Kolor
view-moved = Przeniesiony
view-objectives = Cele
view-taken = Zdobyty
view-objects = Przedmioty
view-state = Stan
view-charged = Naładowana
view-entered = Odwiedzone sypialnie
view-beacon = Latarnia płonie
view-all_red = Wszyscy na czerwonym
view-blow = Ostatni cios
view-secrets_revealed = Tajne misje odkryte
view-secrets_taken = Tajne misje zdobyte
view-secrets_gone = Tajne misje poza planszą
view-map_cards = Karty przybycia na planszy
view-piles = Stosy
view-discards = Stosy kart odrzuconych
view-out = Poza grą
view-spawn = Karty przybycia
view-named = Wrogowie z imieniem

## Karta w słowach

help-melee = { $attack }: kości { $dice }, trafia od { $accuracy }, we własnej strefie
help-ranged = { $attack }: kości { $dice }, trafia od { $accuracy }, zasięg od { $least } do { $most }
help-object = { $attack }: kości { $dice }, trafia od { $accuracy }, zasięg od { $least } do { $most }, trafień za każdy sukces: { $hits }
help-object-thrown = { $attack }: kość za każdego wroga w strefie prócz tych z imieniem, trafia od { $accuracy }, zasięg od { $least } do { $most }
help-health = Zdrowie { $count }
help-skill = { $level }: { $skill }. { $text }
help-price = Koszt: { $price }
help-toughness = Wytrzymałość { $count }, daje { $count } PD
help-mob = Wytrzymałość { $toughness }, { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
help-fighter = Wojownik: za każdą ranę rzuca kością, 5 lub 6 ją anuluje
help-level = { $level }: { $mobs }

## Błędy

error-not-legal = To teraz niemożliwe: { $detail }
error-bad-option = Nie można przygotować tego stołu: { $detail }
error-bad-position = Ta pozycja jest niemożliwa: { $detail }
error-bad-save = Nie można odczytać tego zapisu: { $detail }
error-unknown-game = Nie ma takiej gry: { $detail }

## Opcje

option-mission = Misja
option-mission-help = Jedenaście misji dla superbohaterów, pięć dla bohaterów-zombie. Na początek dobra jest Kradzież X-Jeta.
option-heroes = Bohaterowie
option-heroes-help = Drużyna to czworo; w mniejszym składzie jest trudniej, przy pięciorgu lub sześciorgu przychodzi więcej wrogów.
option-hands = Kto kim kieruje
option-hands-help = Jeden gracz może kierować kilkoma bohaterami.
