### Słowa klienta w przeglądarce; słowa gry są w katalogach gry.

## Stół

you = Ty
decision = Decyzja
undo = Cofnij
card-read = Jak działa { $card }
log = Co się stało
sheets = Reszta stołu
sheet-you = Ty
sheet-log = Dziennik
close = Zamknij
turn-order = Kolejność tur
end-total = Razem

## Czytane na głos

spoken-lit = można wybrać

## Koniec

end-rematch = Zagraj jeszcze raz
end-look = Obejrzyj planszę
end-home = Strona główna
end-campaign = Wróć do kampanii
