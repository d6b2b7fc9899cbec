### Jak obsługuje się stół.

keys-title = Klawisze
keys-number = wybór według numeru
keys-tab = przejście do następnej rzeczy i naciśnięcie jej
keys-arrows = chodzenie po planszy albo po dzienniku; Enter wybiera albo mówi, dlaczego tak lub nie
keys-read = przeczytanie karty
keys-hint = poproś o podpowiedź, gdy grasz bez innych osób
keys-point = Pokaż innym to, na czym jest klawiatura lub wskaźnik (gdy gracie razem)
keys-undo = cofnięcie ostatniego wyboru
keys-escape = zamknięcie albo krok wstecz
keys-help = ta strona
keys-replay = Klawisze powtórki
keys-step = jeden krok
keys-turn = jedna tura
keys-play = odtwarzanie i pauza
keys-speed = szybciej i wolniej
touch-title = Palce
touch-tap = Dotknij tego, co świeci, na planszy albo na liście.
touch-dark = Dotknij tego, co nie świeci, żeby dowiedzieć się, dlaczego nie.
touch-hold = Przytrzymaj kartę, żeby ją przeczytać.
touch-film = Dotknięcie w dowolnym miejscu pomija to, co jest pokazywane.
