### What any table says that has no drawings of its own.

plain-table = Stół
plain-seats = Gracze
plain-seat-count = Liczba graczy
plain-won = Wygrana
plain-decided = Rozstrzyga
plain-end = { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa: { $winners }
        [few] Wygrywają: { $winners }
       *[many] Wygrywają: { $winners }
    }
