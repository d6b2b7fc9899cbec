### Klient wiersz po wierszu: co mówi wokół gry.

welcome = Twoja postać: { $figure }. Wpisz numer lub nazwę wyboru; ? wyświetla pomoc.
seed = Ziarno tej gry: { $seed }.
your-choice = twój wybór
auto = (jedyny wybór: { $choice })
hint = Bot wybrałby: { $choice }
unknown-choice = „{ $text }” nie jest żadnym z wyborów. Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
unknown-card = Nie ma karty „{ $name }”. Karty nazywają się tak jak na stole, na przykład zx2 albo newton:red.
undone = Cofnięto: { $choice }
undo-nothing = Nie ma czego cofnąć: od twojego ostatniego wyboru coś wyszło na jaw.
saved = Zapisano w pliku { $file }. Dalsza gra: frenzy play --load { $file }
recorded = Zapis przebiegu gry jest w pliku { $file }. Odczyt: frenzy replay { $file }
goodbye = Do zobaczenia. Nikomu nic się naprawdę nie stało.
you-won = Wygrana! Arena będzie o tym pamiętać, do jutra.
you-lost = Tym razem bez wygranej. Inni opowiedzą o tym wszystkim.
help =
    Numer lub nazwa, na przykład „shoot zx2”: ten wybór
    ?             ta pomoc
    ? NAZWA       działanie karty, na przykład „? zx2” albo „? newton”
    cards         działanie wszystkich kart na stole i na twojej ręce
    board         narysuj arenę jeszcze raz
    log           co się do tej pory wydarzyło
    hint          co zrobiłby zachłanny bot
    undo          cofnij swój ostatni wybór, jeśli nic nie wyszło na jaw
    save PLIK     zapisz grę (frenzy play --load PLIK ją wznawia)
    record PLIK   zapisz przebieg gry (frenzy replay PLIK go odczytuje)
    quit          wyjdź
