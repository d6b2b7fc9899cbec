### Koperta 7: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-7 = Ostatni most
chapter-7-opening = Za ostatnim mostem widać światła bastionu, a na moście stoi król doliny o twarzy ze stali. Wszystko, czemu uciekłeś, opowiedziało mu o tobie. Nigdy nie przegrał pojedynku; mówią też, że nigdy nie pokazał własnej twarzy.
chapter-7-won = Most trzyma. Otwierają się bramy, ktoś krzyczy twoje imię, a skrzynie są w środku, zanim ostygnie silnik.
chapter-7-lost = Most płonie za tobą i przed tobą. Król ściera sadzę z maski i czeka na następnego.
chapter-7-rule = Każda tura pościgu zaczyna się dekretem króla: wymienia strefę i karę, która spada na koniec tury, jeśli jest tam wróg. A co kryje jego maska, nie wie nikt: zachowaj siły na chwilę, gdy padnie. (W-30.15, W-30.22)

name-C7p = Królobójca
name-C7a = Gwardia korony
name-C7b = Paź popiołów
name-C7c = Wóz stosu
name-B7 = Król Żużel
name-B7b = Król Żużel bez maski
name-O1 = Spalić most
name-O2 = Na kolana
name-O3 = Bez litości
name-O4 = Deszcz popiołu
name-O5 = Zwołać chorągwie
name-O6 = Królewska dziesięcina
name-O7 = Zewrzeć szyki
name-O8 = Królewska maść
ability-spite = Zniszczony nie co do punktu: silnik otrzymuje 1.

event-boss_unmasked = Pada { $enemy }, a za kierownicą siada { $second }.
decree-rule = Jeśli na koniec tury jest tu wróg – { $section }: { $line }
event-decree_revealed = Dekret króla: { $road }.
event-decree_settled = { $averted ->
        [yes] { $road }: bez skutku, nikogo tam nie ma.
       *[no] { $road }: wykonano.
    }
