### Pytania, przyciski, zdarzenia, dziennik, błędy i opcje stołu „Adrenaliny”. Imiona stoją zawsze w mianowniku.
### Zmienne zdarzenia to jego pola. Kolory, od których zależy zdanie, są identyfikatorami: red, yellow, blue.

## Pytania

prompt-turn = Wybierz następną akcję.
prompt-move = Wybierz pole, na które trafi figurka.
prompt-path = Wybierz drogę: stojące na niej Wieżyczki wystrzelą.
prompt-grab = Wybierz pole, z którego zabierasz ekwipunek.
prompt-weapon = Wybierz broń do zabrania.
prompt-drop = O jedną broń za dużo: wybierz tę, która tu zostanie.
prompt-tile = Wybierz jeden z odkrytych żetonów amunicji.
prompt-forgo = Oddać jeden element żetonu za Wieżyczkę?
prompt-pay = Zapłacić kostkami czy kartami zdolności?
prompt-reload = Wybierz broń do załadowania.
prompt-shoot_from = Wybierz pole, z którego strzelasz.
prompt-effect = Wybierz, co teraz zrobi twoja broń.
prompt-target = Wybierz cel.
prompt-aim = Wybierz, gdzie celujesz.
prompt-move_target = Wybierz, dokąd trafi cel.
prompt-move_shooter = Wybierz, dokąd idziesz.
prompt-scope = Dodać 1 obrażenie celownikiem laserowym?
prompt-scope_target = Wybierz, kto otrzyma dodatkowe obrażenie.
prompt-pay_scope = Wybierz, czym płacisz za celownik laserowy.
prompt-grenade = To był strzał w ciebie: odpowiadasz markerem?
prompt-newton = Wybierz figurkę do przesunięcia.
prompt-tag = Wybierz tor na znacznik totalnej anihilacji.
prompt-spawn = Odrzuć kartę zdolności: jej kolor wskaże punkt odrodzenia.
prompt-place_bot = Wybierz punkt odrodzenia dla bota.
prompt-bot_move = Wybierz pole, z którego działa bot.
prompt-bot_target = Wybierz, do kogo strzela bot.
prompt-over = Gra skończona.
prompt-waiting = Teraz decyduje { $seat }.
actions-left = { $count ->
        [0] nie ma już akcji
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }

## Przyciski (z pytaniem na końcu tam, gdzie czynność nazywa się inaczej)

action-run = Biegnij
action-grab = Zabierz ekwipunek
action-shoot = Strzelaj: { $weapon }
action-play = Zagraj: { $card }
action-bot = Użyj bota
action-end = Zakończ turę
action-move = Na pole { $square }
action-move-grab = Zabierz z pola { $square }
action-move-shoot_from = Strzelaj z pola { $square }
action-move-move_target = Przesuń cel na pole { $square }
action-move-move_shooter = Idź na pole { $square }
action-move-bot_move = Bot działa z pola { $square }
action-path = { $count ->
        [0] { $way }
       *[other] { $way }: { $damage } ({ $owners })
    }
action-return = Tam i z powrotem przez Wieżyczki
action-return-grab = Tam i z powrotem przez Wieżyczki, potem zabierz ekwipunek
action-return-shoot_from = Tam i z powrotem przez Wieżyczki, potem strzelaj
action-return-move_target = Przesuń cel tam i z powrotem przez Wieżyczki
action-aim = Celuj w pole { $square }
action-room = Celuj w { $room }
action-target = Cel: { $target }
action-target-newton = Przesuń: { $target }
action-target-bot_target = Cel bota: { $target }
action-target-scope_target = Dodatkowe 1 obrażenie: { $target }
action-everyone = Traf też wszystkich na następnym polu
action-use = { $cubes ->
        [0] { $effect }
       *[other] { $effect } ({ $cost })
    }
action-cubes = Zapłać kostkami
action-cube = { $colour ->
        [red] Zapłać 1 czerwoną kostkę
        [yellow] Zapłać 1 żółtą kostkę
       *[blue] Zapłać 1 niebieską kostkę
    }
action-card = Zapłać kartą: { $card }
action-discard = Odrzuć: { $card }
action-take = Weź: { $weapon } ({ $cost })
action-drop = Zostaw: { $weapon }
action-reload = Załaduj: { $weapon } ({ $cost })
action-tile = Weź: { $tile }
action-forgo = { $item ->
        [red] Wieżyczka zamiast 1 czerwonej kostki
        [yellow] Wieżyczka zamiast 1 żółtej kostki
        [blue] Wieżyczka zamiast 1 niebieskiej kostki
       *[powerup] Wieżyczka zamiast karty zdolności
    }
action-tag = { $colour ->
        [red] Znacznik na czerwony tor
        [yellow] Znacznik na żółty tor
       *[blue] Znacznik na niebieski tor
    }
action-place_bot = { $colour ->
        [red] Bot na czerwony punkt odrodzenia
        [yellow] Bot na żółty punkt odrodzenia
       *[blue] Bot na niebieski punkt odrodzenia
    }
action-done = Gotowe
action-done-target = Bez kolejnych celów
action-done-effect = Bez kolejnych efektów
action-done-move_target = Zostaw cel na miejscu
action-done-move_shooter = Nie idź dalej
action-done-reload = Nie ładuj więcej
action-done-scope = Bez celownika
action-done-grenade = Bez markera
action-done-forgo = Zachowaj cały żeton

## Drogi na przyciskach

way-over = Idź przez { $squares }
way-back = Idź przez { $squares } i z powrotem na pole { $square }

## Zdarzenia

event-turn_started = { $actions ->
        [one] { $seat } zaczyna turę. Do dyspozycji: { $actions } akcja.
        [few] { $seat } zaczyna turę. Do dyspozycji: { $actions } akcje.
        [many] { $seat } zaczyna turę. Do dyspozycji: { $actions } akcji.
       *[other] { $seat } zaczyna turę. Do dyspozycji: { $actions } akcji.
    }
event-turn_ended = { $seat } kończy turę.
event-powerup_drawn = { $seat } dobiera kartę „{ $card }”.
event-powerup_drawn-hidden = { $seat } dobiera kartę zdolności.
event-powerup_shown = { $seat } odkrywa kartę „{ $card }”.
why-powerup_shown = Przy tym stole wszystkie karty zdolności leżą odkryte.
event-spawned = { $figure } odrzuca kartę „{ $card }” i pojawia się na polu { $square }.
event-spawned-bot = { $figure } pojawia się na polu { $square }.
event-moved = { $figure } idzie z { $start } na { $square }.
event-moved-by = { $by } przesuwa figurkę: { $figure }, z { $start } na { $square }.
event-teleported = { $figure } teleportuje się z { $start } na { $square }.
event-tile_taken = { $seat } zabiera amunicję z pola { $square }: { $gained }.
event-tile_taken-nothing = { $seat } zabiera amunicję z pola { $square }, ale nie ma miejsca na żadną kostkę.
event-weapon_taken = { $seat } bierze broń „{ $weapon }”.
event-weapon_dropped = { $seat } zostawia na punkcie odrodzenia broń „{ $weapon }”.
event-paid = { $seat } płaci: { $price }.
event-reloaded = { $seat } ładuje broń „{ $weapon }”.
event-fired = { $seat } strzela z broni „{ $weapon }”.
event-effect_used = { $seat } używa: „{ $effect }” ({ $weapon }).
event-powerup_played = { $seat } zagrywa kartę „{ $card }”.
event-damaged =
    { $by } trafia, { $to } otrzymuje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
        [many] { $amount } obrażeń
       *[other] { $amount } obrażenia
    }{ $from_marks ->
        [0] { "" }
       *[other] , w tym { $from_marks } ze znaczników namierzania
    }{ $wasted ->
        [0] { "" }
       *[other] , przepada { $wasted }
    } ({ $total } z 12).
event-damaged-none = { $wasted ->
        [one] { $by } trafia, ale { $to } ma pełny tor: { $wasted } obrażenie przepada.
        [few] { $by } trafia, ale { $to } ma pełny tor: { $wasted } obrażenia przepadają.
        [many] { $by } trafia, ale { $to } ma pełny tor: { $wasted } obrażeń przepada.
       *[other] { $by } trafia, ale { $to } ma pełny tor: { $wasted } obrażenia przepada.
    }
event-damaged-self = { $amount ->
        [one] { $to } otrzymuje { $amount } obrażenie we własnym kolorze ({ $total } z 12).
        [few] { $to } otrzymuje { $amount } obrażenia we własnym kolorze ({ $total } z 12).
        [many] { $to } otrzymuje { $amount } obrażeń we własnym kolorze ({ $total } z 12).
       *[other] { $to } otrzymuje { $amount } obrażenia we własnym kolorze ({ $total } z 12).
    }
event-marked =
    { $by } namierza, { $to } otrzymuje { $amount ->
        [one] { $amount } znacznik namierzania
        [few] { $amount } znaczniki namierzania
        [many] { $amount } znaczników namierzania
       *[other] { $amount } znacznika namierzania
    }{ $wasted ->
        [0] { "" }
       *[other] , ponad limit 3 przepada { $wasted }
    }.
event-marked-none = { $by } namierza, ale { $to } ma już 3 takie znaczniki.
event-marked-grenade = { $amount ->
        [one] { $by } odpowiada, { $to } otrzymuje { $amount } znacznik namierzania.
        [few] { $by } odpowiada, { $to } otrzymuje { $amount } znaczniki namierzania.
        [many] { $by } odpowiada, { $to } otrzymuje { $amount } znaczników namierzania.
       *[other] { $by } odpowiada, { $to } otrzymuje { $amount } znacznika namierzania.
    }
event-marked-revenge = { $amount ->
        [one] { $by } pragnie zemsty, { $to } otrzymuje { $amount } znacznik namierzania.
        [few] { $by } pragnie zemsty, { $to } otrzymuje { $amount } znaczniki namierzania.
        [many] { $by } pragnie zemsty, { $to } otrzymuje { $amount } znaczników namierzania.
       *[other] { $by } pragnie zemsty, { $to } otrzymuje { $amount } znacznika namierzania.
    }
event-marked-turret = { $amount ->
        [one] { $by } traci Wieżyczkę, { $to } otrzymuje za to { $amount } znacznik namierzania.
        [few] { $by } traci Wieżyczkę, { $to } otrzymuje za to { $amount } znaczniki namierzania.
        [many] { $by } traci Wieżyczkę, { $to } otrzymuje za to { $amount } znaczników namierzania.
       *[other] { $by } traci Wieżyczkę, { $to } otrzymuje za to { $amount } znacznika namierzania.
    }
event-killed = { $figure } ginie. Śmiertelny strzał: { $by }.
event-killed-self = { $figure } ginie od kontry punktu odrodzenia.
event-overkilled = Totalna anihilacja! Sprawca: { $by }, ofiara: { $figure }.
event-asked = Teraz decyduje { $seat }.
event-scored-first_blood = { $points ->
        [one] Pierwsza krew (plansza: { $board }): { $to } zdobywa { $points } punkt.
        [few] Pierwsza krew (plansza: { $board }): { $to } zdobywa { $points } punkty.
        [many] Pierwsza krew (plansza: { $board }): { $to } zdobywa { $points } punktów.
       *[other] Pierwsza krew (plansza: { $board }): { $to } zdobywa { $points } punktu.
    }
event-scored-damage =
    { $to } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $tokens ->
        [one] { $tokens } obrażenie
        [few] { $tokens } obrażenia
        [many] { $tokens } obrażeń
       *[other] { $tokens } obrażenia
    } (plansza: { $board }).
event-scored-double_kill =
    Podwójna śmierć (plansze w jednej turze: { $tokens }): { $to } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
event-scored-killshots =
    { $to } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $tokens ->
        [one] { $tokens } znacznik
        [few] { $tokens } znaczniki
        [many] { $tokens } znaczników
       *[other] { $tokens } znacznika
    } na torze ofiar.
event-scored-tracks =
    { $to } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $tokens ->
        [one] { $tokens } znacznik
        [few] { $tokens } znaczniki
        [many] { $tokens } znaczników
       *[other] { $tokens } znacznika
    } { $track ->
        [red] na czerwonym torze.
        [yellow] na żółtym torze.
       *[blue] na niebieskim torze.
    }
event-scored-turrets =
    { $to } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $tokens ->
        [one] { $tokens } Wieżyczkę
        [few] { $tokens } Wieżyczki
        [many] { $tokens } Wieżyczek
       *[other] { $tokens } Wieżyczki
    }.
event-killshot_recorded = Na torze ofiar: { $by }.
event-killshot_recorded-overkill = Na torze ofiar: { $by }; totalna anihilacja: { $overkill }.
event-skull_taken = { $left ->
        [0] { $figure } bierze ostatnią czaszkę.
        [one] { $figure } bierze czaszkę; zostaje { $left } czaszka.
        [few] { $figure } bierze czaszkę; zostają { $left } czaszki.
        [many] { $figure } bierze czaszkę; zostaje { $left } czaszek.
       *[other] { $figure } bierze czaszkę; zostaje { $left } czaszki.
    }
event-board_flipped = { $figure } odwraca planszę: odtąd jest warta tylko 2–1–1–1.
event-frenzy_started = Ostateczny szał! Zaczyna go { $by }; każdy rozgrywa jeszcze jedną turę.
event-tile_placed = Nowa amunicja na polu { $square }: { $tile }.
event-tile_placed-offer = Nowa amunicja na planszy Wieżyczek: { $tile }.
event-weapon_placed = { $colour ->
        [red] Nowa broń na czerwonym punkcie odrodzenia: „{ $weapon }”.
        [yellow] Nowa broń na żółtym punkcie odrodzenia: „{ $weapon }”.
       *[blue] Nowa broń na niebieskim punkcie odrodzenia: „{ $weapon }”.
    }
event-shuffled = { $pile ->
        [powerups] Odrzucone karty zdolności są przetasowane. Nowy stos: { $cards }.
       *[tiles] Odrzucone żetony amunicji są przetasowane. Nowy stos: { $cards }.
    }
event-track_tagged-damage = { $colour ->
        [red] { $by } ostrzeliwuje czerwony punkt odrodzenia: znacznik na jego tor.
        [yellow] { $by } ostrzeliwuje żółty punkt odrodzenia: znacznik na jego tor.
       *[blue] { $by } ostrzeliwuje niebieski punkt odrodzenia: znacznik na jego tor.
    }
event-track_tagged-alone = { $colour ->
        [red] { $by } kończy turę bez towarzystwa na czerwonym punkcie odrodzenia: znacznik na jego tor.
        [yellow] { $by } kończy turę bez towarzystwa na żółtym punkcie odrodzenia: znacznik na jego tor.
       *[blue] { $by } kończy turę bez towarzystwa na niebieskim punkcie odrodzenia: znacznik na jego tor.
    }
event-track_tagged-overkill = { $colour ->
        [red] Totalna anihilacja: { $by } ma kolejny znacznik na czerwonym torze.
        [yellow] Totalna anihilacja: { $by } ma kolejny znacznik na żółtym torze.
       *[blue] Totalna anihilacja: { $by } ma kolejny znacznik na niebieskim torze.
    }
event-struck_back = { $colour ->
        [red] Kontra czerwonego punktu odrodzenia. Cel: { $seat }.
        [yellow] Kontra żółtego punktu odrodzenia. Cel: { $seat }.
       *[blue] Kontra niebieskiego punktu odrodzenia. Cel: { $seat }.
    }
event-turret_taken = { $instead_of ->
        [red] { $seat } oddaje 1 czerwoną kostkę za Wieżyczkę na polu { $square }.
        [yellow] { $seat } oddaje 1 żółtą kostkę za Wieżyczkę na polu { $square }.
        [blue] { $seat } oddaje 1 niebieską kostkę za Wieżyczkę na polu { $square }.
       *[powerup] { $seat } oddaje kartę zdolności za Wieżyczkę na polu { $square }.
    }
event-turret_fired = { $to } wchodzi na pole { $square }, Wieżyczka strzela. Kontroluje ją { $by }.
event-game_ended =
    Gra skończona. { $count ->
        [one] Wygrywa { $winners }, mając
        [few] Wygrywają wspólnie { $winners }, mając
        [many] Wygrywają wspólnie { $winners }, mając
       *[other] Wygrywają wspólnie { $winners }, mając
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Wyniki: { $scores }.

## Dziennik

log-setup = Przygotowanie
log-turn = Tura { $number } · { $seat }
log-turn-frenzy = Tura { $number } · { $seat } · ostateczny szał
log-refill = { $count ->
        [one] Na planszy { $count } nowa karta lub płytka
        [few] Na planszy { $count } nowe karty i płytki
        [many] Na planszy { $count } nowych kart i płytek
       *[other] Na planszy { $count } nowej karty lub płytki
    }
mark-kill = Zabójstwo
mark-scoring = Punkty
mark-frenzy = Ostateczny szał
mark-end = Koniec

## Za co są punkty

reason-before = Wcześniejsze punkty
reason-first_blood = Pierwsza krew
reason-damage = Obrażenia
reason-double_kill = Podwójna śmierć
reason-killshots = Tor ofiar
reason-tracks = Tory punktów odrodzenia
reason-turrets = Wieżyczki

## Karty i pola słowami

card-name = { $powerup } ({ $colour })
card-cost = Załadowanie: { $cost }. Zabranie: { $grab }.
card-effect = { $effect }: { $text }
card-effect-cost = { $effect } ({ $cost }): { $text }
cost-free = za darmo
square-name = { $square }, { $room }
square-spawn = { $square }, { $room }, punkt odrodzenia
list-two = { $first } i { $last }
list-more = { $first }, { $rest }
score-entry = { $name } { $points }

## Gdy coś się nie udaje

error-not-legal = Teraz nie można tego zrobić: wybierz coś z listy.
error-game-over = Gra skończona: nie ma już nic do wyboru.
error-not-your-turn = Jeszcze nie: najpierw decyduje { $seat }.
error-nothing-to-undo = Nie ma czego cofnąć: coś zostało już ujawnione.
error-table-moved-on = Gra poszła dalej. Oto obecny stan stołu.
error-unknown-option = Nie ma opcji „{ $option }”.
error-bad-option = Takiego stołu nie da się przygotować: { $detail }
error-bad-position = Tej pozycji nie da się ustawić: { $detail }
error-bad-save = Tego zapisu nie da się odczytać: { $detail }
error-unknown-game = Nie ma gry o tej nazwie: { $detail }

## Opcje stołu

option-seats = Gracze
option-seats-help = Od 3 do 5 przy stole, ludzie lub maszyny.
option-characters = Postacie
option-characters-help = Kto kim gra; miejsca bez wyboru dostają kolejną wolną postać.
option-arena = Arena
option-arena-help = Mała jest dla 3 lub 4 graczy, duża dla 4 lub 5, średnie dla dowolnej liczby.
option-mode = Tryb
option-mode-help = Co daje punkty oprócz obrażeń.
option-ending = Zakończenie
option-ending-help = Co się dzieje, gdy znika ostatnia czaszka.
option-skulls = Czaszki
option-skulls-help = Ile śmierci do końca gry: 8 to pełna gra, 5 to krótka.
option-bot = Bot
option-bot-help = Dodatkowa figurka, która rusza się i strzela w turze każdego gracza; dla 3 lub 4 graczy.
option-promo = Broń promocyjna
option-promo-help = Wtasuj także broń promocyjną.
option-open_hands = Odkryte karty
option-open_hands-help = Wszystkie karty zdolności leżą odkryte, do nauki: każdy widzi karty każdego.
option-start = Pierwszy gracz
option-start-help = Kto zaczyna; bez wyboru decyduje los.
option-yes = Tak
option-no = Nie
option-random = Losowo
