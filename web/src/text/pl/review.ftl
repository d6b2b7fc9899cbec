## Kto wygra

chances-title = Szanse na wygraną
chances-team = Na wygraną
chances-said = { $name }: { $share } %{ $doubt ->
    [0] { "" }
   *[other] , z dokładnością do { $doubt }
}
chances-short = { $share } %
chances-doubt = ± { $doubt }
chances-curve = Szanse w trakcie gry

## W trakcie gry

live-help = Pokazuje szanse każdej strony na tyle, na ile wszyscy mogą je znać. Cały stół musi się zgodzić.
live-asked = Prośba: { $names }. Chodzi o szanse na wygraną.
live-waiting = Szanse pojawią się, gdy zgodzą się wszyscy obecni.
live-agree = Pokaż
live-refuse = Nie, dziękuję
live-forget = Nieważne
live-stop = Ukryj szanse przed wszystkimi

## Spojrzenie wstecz

review-title = Analiza
review-open = Analiza
review-back = Wróć do dziennika
review-none = Gdzie gra się odwróciła? Co byłoby lepsze, a co było szczęściem? Bot rozważa każde zagranie; zajmie mu to minutę lub dwie.
review-begin = Przeanalizuj tę grę
review-waiting = Trwa analiza innych gier. Twoja czeka w kolejce.
review-running = Rozważone zagrania: { $done } z { $total }
review-cancel = Anuluj
review-failed = Coś się nie udało. Spróbować jeszcze raz?
review-points = Punkty zwrotne
review-no-points = W tej grze nie było punktu zwrotnego.

review-kind-strong = Mocne
review-kind-setback = Strata
review-kind-missed = Przeoczone
review-kind-luck = Szczęście
review-moved = { $name }: { $before } % → { $after } %
review-lucky = Szczęście w tym: { $points } pkt
review-better = Lepiej: { $deed }
review-worth = { $points } pkt{ $scatter ->
    [0] { "" }
   *[other] , ± { $scatter }
}
review-go = Zobacz krok { $step }
review-sums = Co zmieniło szanse
review-sums-text = W punktach na sto. Decyzje są porównywane na wielu rozdaniach ukrytych kart i kości; reszta to szczęście.
review-side = Kto
review-decided = Decyzje
review-luck = Szczęście
review-others = Inni
review-missed = Przeoczone
