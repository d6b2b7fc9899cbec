### Koperta 4: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-4 = Trzy cienie
chapter-4-opening = Po soli krążą cienie, zawsze trzy. Dwa polują przy burtach, a matka czeka z tyłu, aż się zmęczysz. Najpierw złam szpony; inaczej nikt jeszcze do niej nie dotarł.
chapter-4-won = Na soli stoją trzy słupy dymu i nic już nad nimi nie krąży.
chapter-4-lost = Cienie lądują. Teraz im się nie spieszy.
chapter-4-rule = Lewy szpon poluje w rundach 1 i 3, Prawy szpon w rundach 2 i 3. Dopóki jedzie szpon, pościg się nie kończy, a Matka Sępica jest nietykalna. Szpony można trafiać w towarzystwie i nigdy nie stają się Złomem. (W-30.12, W-30.16)

name-C4p = Podwójne lasso
name-C4a = Furgon lęgowy
name-C4b = Skrzeczący latawiec
name-M4a = Lewy szpon
name-M4b = Prawy szpon
name-B4 = Matka Sępica
ability-brood = Zniszczony nie co do punktu: na jego miejsce wjeżdża inny wróg.
