### Słowa klienta w przeglądarce; słowa gry są w katalogach gry.

## Strona główna

front-line = Jedna arena, pięcioro zawodników, zero litości. Trzy kliknięcia i grasz.
front-new = Nowa gra
front-bots = Graj z botami
front-friends = Graj ze znajomymi
front-public = Pokaż mój stół wszystkim
front-length = Długość
front-short = Krótka
front-full = Pełna
front-level = Boty
front-join = Dołącz przez link
front-link = Link lub kod stołu
front-go = Dalej
front-tables = Stoły publiczne
front-no-tables = Nikt nie czeka. Otwórz stół i krwaw jako pierwszy.
level-easy = Łatwy
level-hard = Trudny
level-random = Łatwy
level-greedy = Trudny
nickname = Twoje imię
nickname-default = Gracz
table-join = Zajmij miejsce
table-watch = Oglądaj
table-line = { $open ->
        [0] Miejsca: { $seats }, wszystkie zajęte
       *[other] Wolne miejsca: { $open } z { $seats }
    }

## Przed grą

lobby-title = Twój stół
lobby-seats = Miejsca
lobby-invite = Zaproś znajomych
lobby-invite-text = Kto ma ten link, może zająć wolne miejsce.
lobby-link = Link do stołu
lobby-copy = Skopiuj link
lobby-copied = Skopiowano
lobby-qr = Link jako kod QR
lobby-start = Zacznij grę
lobby-start-help = Można zacząć, gdy nie ma wolnych miejsc i wszyscy czekają na start.
lobby-ready = Gotowe, możemy grać
lobby-unready = Jeszcze chwila
lobby-leave = Odejdź od stołu
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
seat-open = Wolne miejsce
seat-bot = Bot ({ $level })
seat-ready = czeka na start
seat-not-ready = jeszcze się szykuje
seat-add-bot = Dodaj bota
seat-remove-bot = Usuń bota
seat-stand-in = zastępuje bot

## Stół

you = Ty
you-are = Grasz jako { $name }
decision = Decyzja
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie ruchu.
undo-waiting = { $name } czeka na zgodę na cofnięcie ruchu.
undo-agree = Zgoda
undo-refuse = Odmów
turn-order = Kolejność tur
actions-left = { $count ->
        [0] nie ma już akcji
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
skulls-left = { $count ->
        [one] została { $count } czaszka
        [few] zostały { $count } czaszki
       *[many] zostało { $count } czaszek
    }
points-short = pkt
board-worth = Wartość { $values }
weapons = Bronie
weapons-none = Jeszcze żadnej: weź ją z punktu odrodzenia.
weapons-here = Bronie w tym punkcie odrodzenia
weapon-loaded = Naładowana
weapon-unloaded = Nienaładowana
powerups = Karty zdolności
powerups-none = Brak.
powerup-as-cube = Zastępuje też jedną kostkę swojego koloru.
card-read = Jak działa { $card }
turrets-none = Żadna wieżyczka nie jest zajęta.
log = Co się stało
sheets = Reszta stołu
sheet-you = Ty
sheet-rivals = Rywale
sheet-log = Dziennik
watching = Oglądasz grę.
language = Język
theme-light = Jasny motyw
close = Zamknij

## Litery pomieszczeń

letter-red = C
letter-yellow = Ż
letter-blue = N
letter-white = B
letter-green = Z
letter-purple = F

## Czytane na głos

spoken-figure = { $name }, { $damage }
spoken-marks = { $marks } od: { $name }
spoken-doors = drzwi: { $sides }
spoken-turret = wolna wieżyczka
spoken-turret-of = wieżyczka, właściciel: { $name }
spoken-lit = można wybrać
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód

## Koniec

end-title = { $count ->
        [one] Wygrywa { $winners }
       *[other] Wygrywają razem { $winners }
    }
end-player = Gracz
end-total = Razem
end-rule = Rozstrzyga { $rule }. Pozostali mają świetne wymówki.
end-rematch = Zagraj jeszcze raz
end-look = Obejrzyj planszę
end-home = Strona główna

## Połączenie i jego kłopoty

line-connecting = Łączenie …
line-waiting = Brak połączenia. Próbujemy ponownie; nic nie przepadło.
problem-offline = Serwer nie odpowiada. Spróbuj za chwilę.
problem-no-table = Nie ma takiego stołu.
problem-no-link = To nie jest link do stołu.
problem-too-many = Trochę za szybko. Spróbuj za chwilę.
problem-other = To nie działa: { $detail }
refused-illegal = Teraz to niemożliwe: wybierz coś z listy.
refused-stale = Gra poszła dalej. Oto jak wygląda stół.
refused-not_yours = Jeszcze nie: najpierw decyduje ktoś inny.
refused-not_agreed = Nie wszyscy zgadzają się na cofnięcie.
refused-not_saved = Nie udało się tego zapisać. Spróbuj ponownie.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-nothing = Nie ma czego cofnąć.
refused-over = Gra jest skończona.
refused-spectator = Oglądasz; wybierają tylko gracze.
refused-too_many = Trochę za szybko. Spróbuj za chwilę.
