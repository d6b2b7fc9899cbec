### Koperta 7: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-7 = Ostatni most
chapter-7-opening = Za ostatnim mostem widać światła bastionu, a na moście stoi król doliny o twarzy ze stali. Wszystko, czemu uciekłeś, opowiedziało mu o tobie. Nigdy nie przegrał pojedynku; mówią też, że nigdy nie pokazał własnej twarzy.
chapter-7-won = Most trzyma. Otwierają się bramy, ktoś krzyczy twoje imię, a skrzynie są w środku, zanim ostygnie silnik.
chapter-7-lost = Most płonie za tobą i przed tobą. Król ściera sadzę z maski i czeka na następnego.
chapter-7-rule = Nikt nie wie, co kryje maska króla. Zachowaj siły na chwilę, gdy padnie. (W-30.15)

name-C7p = Królobójca
name-C7a = Gwardia korony
name-C7b = Paź popiołów
name-C7c = Wóz stosu
name-B7 = Król Żużel
name-B7b = Król Żużel bez maski
ability-spite = Zniszczony nie co do punktu: silnik otrzymuje 1.

event-boss_unmasked = Pada { $enemy }, a za kierownicą siada { $second }.
