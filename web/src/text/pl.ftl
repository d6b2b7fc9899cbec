### Słowa klienta w przeglądarce; słowa gry są w katalogach gry.

## Stół

you = Ty
you-are = Grasz jako { $name }
decision = Decyzja
undo = Cofnij
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
danger-near = śmierć przy +{ $count }
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
spoken-damage = { $count } od: { $name }
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
end-rule = Pozostali mają świetne wymówki.
end-rematch = Zagraj jeszcze raz
end-look = Obejrzyj planszę
end-home = Strona główna
