### Księga: jak nazywają się jej ustępy. Sama opowieść jest w kopertach, w plikach od book1.ftl do book7.ftl.

book-opening = Przed drogą
book-halfway = W połowie drogi
book-boss = Zjawia się boss
book-won = Wygrana
book-lost = Przegrana
