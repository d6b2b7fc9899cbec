### Droga do stołu i ludzie wokół niego.

## Strona główna

front-play = Gra
front-bots = Graj z botami
front-bots-text = Zaczyna się od razu
front-allies = Graj z botami
front-allies-text = Walczą u twego boku
front-alone = Graj w pojedynkę
front-alone-text = Wszyscy bohaterowie są twoi
front-friends = Graj ze znajomymi
front-friends-text = Stół z linkiem dla nich
front-here = Graj na jednym urządzeniu
front-here-text = Podawanym z rąk do rąk
front-quick = Znajdź graczy
front-quick-text = Miejsce przy najbliższym stole publicznym
front-options = Opcje
front-public = Pokaż stół wszystkim
front-public-help = Stół widać na stronie głównej: inni mogą oglądać i zajmować wolne miejsca. Zawsze ma zegar, a ostatnie miejsce jest dla kogoś spod innego adresu.
front-join = Dołącz przez link
front-link = Link lub kod stołu
front-go = Dalej
front-tables = Stoły publiczne
front-no-tables = Nikt nie czeka. Otwórz stół i krwaw jako pierwszy.
front-learn = Pierwszy raz?
nickname = Twoje imię
nickname-default = Gracz
table-join = Zajmij miejsce
table-watch = Oglądaj
table-line = { $open ->
        [0] Miejsca: { $seats }, wszystkie zajęte
       *[other] Wolne miejsca: { $open } z { $seats }
    }
table-playing = Gra trwa

## Przy jednym urządzeniu

here-title = Kto gra na tym urządzeniu?
here-text = Kurtyna zakrywa karty, póki urządzenie nie trafi do ich właściciela. Pozostałe miejsca zajmują boty.
here-name = Imię gracza { $number }
here-default = Gracz { $number }
here-you = Gracz { $number } (ty)
here-add = Jeszcze ktoś
here-remove = Bez gracza { $name }
here-start = Zacznij
here-bots = { $count ->
        [0] Nie ma już miejsca dla bota.
        [one] Dołącza { $count } bot.
        [few] Dołączają { $count } boty.
       *[many] Dołącza { $count } botów.
    }

## Opcje stołu

front-level = Boty
game-bot-pace = Tempo botów
bot-pace-0 = Szybko
bot-pace-1 = W dobrym tempie
bot-pace-2 = Powoli
game-clock = Zegar
clock-none = Brak
clock-live = Na żywo
clock-days = W dniach
clock-none-help = Nikt nikogo nie pogania.
clock-live-help = Wolny czas na każdą decyzję, potem zapas na całą grę. Gdy czas minie, zastępuje bot.
clock-days-help = Dla gier, które toczą się obok życia. Gdy czas minie, zastępuje bot.
game-seconds = Na każdą decyzję
game-reserve = Zapas
game-days = Na każdą decyzję
game-away = Nieobecność
game-away-help = Jak długo stół czeka na kogoś, kto stracił połączenie, zanim zastąpi go bot. Wrócić można zawsze.
game-away-never = Czekać zawsze
game-stand-in = Bot zastępujący
team-count = wybrano { $count }, możliwe od { $least } do { $most }
game-auto = Według liczby graczy
span-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
span-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
span-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
span-days = { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
span-none = Brak
player-count = { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
game-level-line = boty: { $level }
level-easy = Łatwy
level-easy-text = popełnia błędy
level-normal = Normalny
level-normal-text = myśli o krok naprzód
level-hard = Trudny
level-hard-text = planuje całą turę
level-expert = Ekspert
level-expert-text = wie z tysięcy partii, co daje zwycięstwo
level-random = Losowy
level-random-text = gra, co akurat wolno
level-greedy = Zachłanny
level-greedy-text = bierze punkty, które widzi

## Przed grą

lobby-title = Twój stół
lobby-title-of = Stół gracza { $name }
lobby-seats = Miejsca
lobby-invite = Zaproś znajomych
lobby-invite-text = Kto ma ten link, może zająć wolne miejsce albo oglądać.
lobby-link = Link do stołu
lobby-copy = Skopiuj link
lobby-renew = Nowy klucz do mojego miejsca
lobby-renew-text = Stary klucz do twojego miejsca przestaje działać na każdym urządzeniu. To urządzenie zachowuje miejsce.
lobby-copied = Skopiowano
lobby-share = Udostępnij
lobby-qr = Link jako kod QR
lobby-start = Zacznij grę
lobby-start-open = { $count ->
        [one] Jedno miejsce jest jeszcze wolne: dla kogoś znajomego albo bota.
        [few] { $count } miejsca są jeszcze wolne: dla znajomych albo botów.
       *[many] { $count } miejsc jest jeszcze wolnych: dla znajomych albo botów.
    }
lobby-start-ready = Jeszcze się szykują: { $names }.
lobby-start-can = Wszyscy są na miejscach.
lobby-fill = Uzupełnij botami i zacznij
lobby-ready = Gotowe, możemy grać
lobby-ready-all = Gotowe, gramy wszyscy
lobby-unready = Jeszcze chwila
lobby-leave = Odejdź od stołu
lobby-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać, gdy gra się zacznie.
lobby-public = Publiczny
lobby-private = Tylko przez link
seat-open = Wolne miejsce
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-ready = czeka na start
seat-not-ready = jeszcze się szykuje
seat-away = bez połączenia
seat-here = na tym urządzeniu
seat-sit = Usiądź tutaj
seat-add-here = Dodaj kogoś obok
seat-add-name = Kto tu siada?
seat-add = Dodaj
seat-cancel = Anuluj
seat-add-bot = Dodaj bota
seat-level = Poziom bota na miejscu { $seat }
seat-remove-name = Usuń: { $name }
seat-stand-in = zastępuje bot
seat-number = Miejsce { $number }, { $character }
change-sat = { $name } siada do stołu.
change-left = { $name } odchodzi od stołu.
change-ready = { $name } czeka na start.
change-away = { $name } traci połączenie.
change-back = { $name } wraca.
change-bot = Bot siada do stołu.
change-host = Gospodarzem jest teraz { $name }.
seat-host = gospodarz
lobby-locked = Zamknięty
lobby-locked-text = Gospodarz zamknął stół: nikt więcej nie siada. Możesz oglądać, gdy gra się zacznie.
host-lock = Zamknij stół
host-lock-help = Nikt więcej nie zajmie miejsca, dopóki nie otworzysz stołu.
host-you = Od teraz gospodarzysz przy tym stole.
person-menu = { $name }: wycisz i więcej
person-mute = Wycisz
person-mute-help = Nie widzisz, co ta osoba mówi i pokazuje. Nie dowie się o tym, a przeglądarka to zapamięta.
person-host = Przekaż rolę gospodarza
person-remove = Usuń od stołu
person-remove-open = Miejsce znów będzie wolne, a ta osoba się o tym dowie.
person-remove-bot = Dalej zagra za nią bot, a ta osoba się o tym dowie.
person-bar = Usuń na dobre: bez powrotu
removed-title = Nie siedzisz już przy tym stole
removed-text = Gospodarz usunął cię od stołu. Są inne stoły, a ten możesz dalej oglądać.
barred-text = Gospodarz usunął cię od stołu i nie możesz do niego wrócić. Są inne stoły.

## Podawanie urządzenia

curtain-title = Teraz urządzenie bierze { $name }
curtain-text = Decyduje { $character }. Bez podglądania.
curtain-ready = To ja, { $name }
curtain-wait = Chwileczkę …
open-to-all = Wszyscy mogą patrzeć: żadnych kart nie widać.

## Rozmowa

chat = Rozmowa
sheet-chat = Czat
chat-unread = { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-presets = Szybkie zwroty
chat-watch = Rozmawiać mogą tylko grający.
chat-people = Ludzie przy stole
chat-mute = Wycisz: { $name }
chat-muted = { $count ->
        [one] { $count } wyciszona wiadomość
        [few] { $count } wyciszone wiadomości
       *[many] { $count } wyciszonych wiadomości
    }
preset-hello = Cześć!
preset-good_luck = Powodzenia!
preset-well_played = Dobrze zagrane!
preset-thanks = Dzięki!
preset-sorry = Przepraszam!
preset-one_moment = Chwileczkę.
preset-your_turn = Twoja kolej!
preset-good_game = Dobra gra!

## Zegary i zastępstwa

time-of = Czas gracza { $name }
time-days = { $days } d { $hours } godz.
time-hours = { $hours } godz. { $minutes } min
time-reserve = zapas { $time }
time-low = Zostało { $seconds } sekund
stand-in = Za gracza { $name } gra bot.
stand-in-you = Za ciebie gra bot.
stand-in-back = Już jestem

## Cofanie

undo-asks = { $name } prosi o cofnięcie ostatniego wyboru
undo-text = Od tej pory coś wyszło na jaw, więc potrzebna jest zgoda wszystkich. To, co inni zrobili od tamtej chwili, też zostanie cofnięte.
undo-agree = Zgoda
undo-refuse = Odmów
undo-left = { $seconds } s
undo-agreed = Zgadzają się: { $names }
undo-waiting = Czekamy na zgodę pozostałych …
undo-done = Cofnięto.
undo-refused = Nie cofnięto.

## Twoja kolej

turn-title = Twoja kolej
turn-title-of = Kolej na: { $name }
turn-note = { $name }, twoja kolej.

## Ustawienia

settings = Ustawienia
language = Język
theme = Motyw
theme-light = Jasny motyw
theme-dark-name = Ciemny
theme-light-name = Jasny
wish-motion = Ruch
wish-motion-off = Brak
wish-motion-fast = Szybki
wish-motion-normal = Zwykły
wish-sound = Dźwięki
notify = Powiadom na pulpicie, gdy przyjdzie moja kolej
notify-help = Przeglądarka zapyta raz. Tylko gdy ta strona jest otwarta, ale niewidoczna.
notify-denied = Przeglądarka na to nie pozwala: zmień to w ustawieniach strony.
notify-none = Ta przeglądarka tego tutaj nie umie.

## Połączenie i jego kłopoty

line-connecting = Łączenie …
line-waiting = Brak połączenia. Próbujemy ponownie; nic nie przepadło.
line-back = Połączenie wróciło.
line-offline = To urządzenie nie ma sieci. Nic nie przepadło; stół czeka.
line-newer = Jest nowa wersja tej strony.
line-reload = Wczytaj ją
closed-cards = Ta gra została zamknięta: od jej rozpoczęcia zmieniły się jej karty. Plansza, dziennik i plik gry nadal tu są.
closed-rules = Ta gra została zamknięta: od jej rozpoczęcia zmieniły się zasady. Plansza, dziennik i plik gry nadal tu są.
watching = Oglądasz grę.
ladder-title = Ranking
problem-offline = Serwer nie odpowiada. Spróbuj za chwilę.
problem-no-link = To nie jest link do stołu.
problem-other = To nie działa: { $detail }

## Odpowiedzi na prośby

problem-bad_field = To nie pasuje: { $detail }
problem-bad_record = To nie jest plik gry tej wersji: { $detail }
problem-bad_request = Serwer tego nie zrozumiał: { $detail }
problem-closed = Zasady lub karty tej gry zmieniły się od tego czasu. Rozgrywkę można nadal oglądać, ale nie można jej kontynuować.
problem-barred = Gospodarz tego stołu nie pozwala ci wrócić.
problem-foreign_page = Serwer odpowiada tylko własnym stronom. Otwórz stół stamtąd.
problem-full = Nie ma już wolnych miejsc. Możesz oglądać.
problem-locked = Gospodarz zamknął stół. Możesz oglądać.
problem-not_host = Może to zrobić tylko gospodarz stołu.
problem-one_address = Przy publicznym stole ostatnie miejsce jest dla kogoś spod innego adresu. Dla siebie otwórzcie stół przez link.
problem-no_game = Serwer nie zna tej gry.
problem-no_lesson = Nie ma takiej lekcji.
problem-no_puzzle = Nie ma takiej zagadki.
problem-no_player = Tego miejsca w rankingu nie ma już nikt.
problem-name_taken = Ktoś w rankingu ma podobne imię. Wybierz inne.
problem-no_campaign = Nie ma takiej kampanii albo to nie jest jej link.
problem-sealed = Ten rozdział jest jeszcze zapieczętowany.
problem-no_method = Serwer tego nie robi.
problem-no_page = Pod tym adresem nic nie ma.
problem-no_seat = To urządzenie nie ma już miejsca przy stole.
problem-no_storage = Serwer nie może teraz zapisywać. Spróbuj wkrótce.
problem-no_table = Nie ma takiego stołu.
problem-not_over = Gra jeszcze trwa.
problem-not_ready = Nie wszyscy czekają już na start.
problem-not_yours = Mogą to zrobić tylko osoby przy stole.
problem-our_mistake = Coś się nie udało na serwerze. Odnotowano to; spróbuj ponownie.
problem-over = Gra jest skończona.
problem-seat_open = Jedno miejsce jest jeszcze wolne.
problem-seat_taken = Ktoś właśnie zajął to miejsce.
problem-started = Gra już się zaczęła.
problem-too_big = To za dużo dla serwera.
problem-too_many = Trochę za szybko. Spróbuj za chwilę.
problem-too_slow = Serwer nie dostał na czas całego żądania. Spróbuj ponownie.
problem-wrong_host = Serwer nie nosi tej nazwy. Zapytaj o adres osobę, która go prowadzi.
field-nickname = Imię potrzebuje przynajmniej jednej litery.
field-here = Imion jest więcej niż miejsc albo któreś nie ma liter.
field-seats = Może grać 3, 4 lub 5 osób (A-1.1).
field-options-bot = Bot dołącza tylko do 3 lub 4 graczy (A-12.1).
field-options-skulls = W grze jest od 5 do 8 czaszek (A-2.1).

## Czego stół odmawia

refused-empty = W tej wiadomości nic nie było.
refused-illegal = Teraz to niemożliwe: wybierz coś z listy.
refused-nonsense = Serwer tego nie zrozumiał.
refused-not_agreed = Nie wszyscy zgadzają się na cofnięcie.
refused-not_saved = Nie udało się tego zapisać. Spróbuj ponownie.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-not_together = To mogą tylko ci, którzy grają razem.
refused-not_yours = Jeszcze nie: najpierw decyduje ktoś inny.
refused-nothing = Nie ma czego cofnąć.
refused-our_mistake = Coś się nie udało na serwerze. Odnotowano to; spróbuj ponownie.
refused-over = Gra jest skończona.
refused-spectator = Oglądasz; wybierają tylko gracze.
refused-stale = Gra poszła dalej. Oto jak wygląda stół.
refused-too_many = Trochę za szybko. Spróbuj za chwilę.

## Gra razem

together = Razem
sheet-together = Razem
ping = Pokaż
ping-help = Pokaż innym coś na stole (P albo Alt i kliknięcie)
ping-now = Teraz naciśnij to, co chcesz pokazać.
ping-line = { $name } pokazuje: { $thing }.
together-wanted = Ktoś czeka na twoją odpowiedź

ghost-begin = Plan
ghost-help = Ułóż ruchy, które zobaczą wszyscy; nic się jeszcze nie dzieje
ghost-title = Twój plan
ghost-first = Naciśnij, co byłoby zrobione najpierw, tutaj lub na planszy. Nic się jeszcze nie dzieje.
ghost-back = Krok wstecz
ghost-show = Pokaż wszystkim
ghost-cancel = Porzuć plan
ghost-of = Plan: { $name }
ghost-sure = na pewno
ghost-chance = { $percent } %
ghost-next = Zrób następny krok
ghost-agree = Zgoda
ghost-agreed = Zgadzają się: { $names }
ghost-withdraw = Wycofaj

vote-begin = Głosowanie
vote-help = Niech wszyscy zagłosują między wyborami lub planami
vote-title = Nad czym głosować?
vote-pick = Od dwóch do czterech wyborów lub planów. Nikt nie musi słuchać wyniku.
vote-send = Zapytaj wszystkich
vote-asks = { $name } pyta: co wybrać?
vote-over = Koniec głosowania
vote-won = Najwięcej głosów
vote-play = Zrób to

wish-title = Wolę …
wish-of = { $names }: raczej to

hints-asked = { $names }: proszę o podpowiedzi. Muszą się zgodzić wszyscy.
hints-waiting = Podpowiedzi będą, gdy zgodzą się wszyscy.
hints-on = Podpowiedzi są włączone: wszyscy się zgodzili.
hints-allow = Zgoda
hints-refuse = Bez podpowiedzi
hints-stop = Wyłącz

decided = Kto ile zdecydował
decided-share = { $name } { $share } %

bot-away = { $name } jest poza grą.
bot-call = Niech zagra bot
drop-in = Graj zamiast bota:

## Czy gra będzie się liczyć w rankingu

ladder-sign-counts = Liczy się w rankingu
ladder-sign-no_place = Poza rankingiem: nie masz w nim miejsca
ladder-sign-shared = Poza rankingiem: dzielisz to urządzenie albo siedzisz tu dwa razy
ladder-sign-helped = Poza rankingiem: była podpowiedź albo cofnięto coś odkrytego
ladder-sign-branch = Poza rankingiem: gra nie zaczyna się od początku
ladder-sign-no_rival = Poza rankingiem: nikogo innego stąd w nim nie ma
