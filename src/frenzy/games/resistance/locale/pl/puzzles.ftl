### Zagadki: o co chodzi, co znaczy wynik i dlaczego odpowiedź jest najlepsza.

goal-endure-name = Przetrwaj
goal-endure = { $hero } działa jako ostatni bohater. Zachowaj po fazie wrogów jak najwięcej zdrowia drużyny (teraz { $health }) i nie dobieraj kart.
goal-endure-value = { $value ->
    [0] drużyna przepadła
   *[other] zostaje zdrowia: { $value }
}
goal-endure-why = { $rolls ->
    [0] Żaden punkt przybycia nie jest aktywny, a wrogowie nie zrobią nic więcej.
   *[other] Rzut kośćmi kończy zagadkę: zdrowie to średnia ze wszystkiego, co mogą pokazać, rozegranego dalej najlepiej, jak się da.
} Następny najlepszy pomysł zachowuje { $second }; kto bierze po kolei najlepszą akcję, zachowuje { $greedy }.
