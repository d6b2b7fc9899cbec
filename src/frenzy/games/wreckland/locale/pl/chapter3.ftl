### Koperta 3: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-3 = Szlaban
chapter-3-opening = Na północ prowadzi jedna droga, a na niej stoi szlaban i człowiek, który lubi liczyć. Bierze złom, bierze części i nigdy nie wydał reszty. Nie zamierzasz płacić dwa razy.
chapter-3-won = Szlaban leży w poprzek drogi: dobra rampa na dobry początek.
chapter-3-lost = Liczy to, co z ciebie zostało, dwa razy, i zapisuje sumę.
chapter-3-rule = Każda tura pościgu zaczyna się mytem, przed rzutem kośćmi: oddaj kartę Złomu albo niech wybrana Część otrzyma 2 obrażenia. Bez działającej Części otrzymuje je silnik. W rundzie 2 drogę zagradza Waga mostowa: pościg nie skończy się przed nią. (W-30.11, W-30.12)

name-C3p = Pazur zbieracza
name-C3a = Prasa monet
name-C3b = Chłopcy od szlabanu
name-M3a = Waga mostowa
name-B3 = Mytnik

prompt-toll = Zapłać myto Złomem albo niech Część przyjmie obrażenia.
action-take_hit = Przyjmij obrażenia
line-lose_scrap = Strać Złom: { $n }.
word-gain_scrap = Zdobądź kartę Złomu

asked-toll = jak zapłacić myto
tip-toll = Myto płaci się przed rzutem: karta Złomu albo 2 obrażenia dla wybranej Części. Pancerz obniża cenę. (W-30.11, W-20.1)
