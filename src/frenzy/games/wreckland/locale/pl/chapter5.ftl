### Koperta 5: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-5 = Kazanie
chapter-5-opening = Od południa idzie obok ciebie burza, a w niej ktoś głosi kazanie. Gdy Siostra Statyczna podnosi głos, dłonie drętwieją na kierownicy, a kości lepią się do deski. Przebij się przez jej trzódkę, nim znajdzie właściwy ton.
chapter-5-won = Ostatnia błyskawica trafia własną kaznodziejkę. Pada zwykły deszcz, pierwszy od roku.
chapter-5-lost = Białe światło, długi akord, a potem cichy szum wraku pod napięciem.
chapter-5-rule = Co drugą turę pościgu kładziesz w każdym kroku tylko 2 białe kości zamiast 3. Wykorzystaj spokojne tury. (W-30.13)

name-C5p = Słój błyskawic
name-C5a = Łukowy spawacz
name-C5b = Pyłowa lampa
name-B5 = Siostra Statyczna
ability-dazzle = Potem tracisz białą kość.

prompt-lose_die = Wybierz białą kość do stracenia.

asked-lose_die = którą białą kość stracić
why-not-white-only = { $die }: przepada biała kość, nie czerwona.
tip-lose_die = W tej turze przepada biała kość. Najniższa może się jeszcze przydać na silniku. (W-35.14, W-27.1)
