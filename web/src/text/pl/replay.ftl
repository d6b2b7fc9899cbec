### Powtórki, pliki gier, własne gry i koniec gry.

## Powtórka

replay-title = Powtórka
replay-loading = Wczytywanie gry …
replay-none = Nie można pokazać tej powtórki.
replay-early = Powtórkę można otworzyć po zakończeniu gry.
replay-table = Do stołu
replay-retry = Spróbuj ponownie
replay-viewer = Widok
replay-open = Wszystkie karty odkryte
replay-public = Widok dla wszystkich
replay-seat = { $name } ({ $player })
replay-this = Ten krok
replay-setup = Stół jest gotowy, a pierwsze karty rozdane.
replay-choice = { $name }: { $choice }
replay-secret = Decyzja, której stąd nie widać.
replay-quiet = Jeszcze nic się nie dzieje; to nie koniec decyzji.
replay-boards = Plansze
replay-more = Więcej
replay-step = Krok
replay-at = Krok { $step } z { $total }
replay-at-turn = Krok { $step } z { $total } · { $turn }
replay-controls = Przewijanie gry
replay-first = Do przygotowania gry
replay-turn-back = Turę wstecz
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-turn-on = Turę naprzód
replay-last = Do końca
replay-turn = Tura
replay-speed = Szybkość
replay-times = { $speed }×
replay-tools = Ta powtórka
replay-copy = Skopiuj link do kroku
replay-save = Zapisz plik gry
replay-result = Wynik
replay-play-on = Graj dalej stąd
replay-play-on-text = Nowy stół zaczyna od kroku { $step }. Na pozostałych miejscach grają boty; karty w stosach zostają bez zmian.
replay-play-on-over = Tu gra się kończy. Cofnij się trochę, żeby grać dalej.
replay-play-on-begin = Zaczynamy
replay-play-as = Grasz jako

## Pliki gier

file-title = Otwórz plik gry
file-open = Wybierz plik
file-busy = Odtwarzanie gry …
file-text = Możesz go też upuścić w dowolnym miejscu tej strony. Otworzy się jako powtórka.
file-drop = Upuść tutaj plik gry
file-large = Ten plik jest za duży jak na grę: najwyżej 256 KiB.
file-wrong = Tego pliku nie da się otworzyć jako gry: { $detail }
file-wrong-field = Tego pliku gry nie da się otworzyć. „{ $field }”: { $detail }

## Twoje gry

games-title = Twoje gry
games-with = Przy stole: { $names }
games-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
games-alone = Na razie nikogo więcej
games-file = Z pliku
games-lobby = Czeka na graczy
games-playing = W toku
games-over = Zakończona
games-your-turn = Twój ruch
games-continue = Graj dalej
games-replay = Obejrzyj
games-remove = Usuń z listy: { $names }
games-more = { $count ->
        [one] jeszcze { $count } gra
        [few] jeszcze { $count } gry
       *[many] jeszcze { $count } gier
    }
games-fewer = Pokaż mniej

## Koniec

end-watch = Obejrzyj powtórkę
