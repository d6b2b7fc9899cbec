### Opowieść, rozdział po rozdziale: początek, koniec wygrany i przegrany. Pokazuje się ją, gdy rozdział jest otwarty.

chapter-1 = Wylot doliny
chapter-1-opening = Ostatnia skrzynia jest przywiązana, gdy za granią wyją pierwsze silniki. Leży w niej księga człowieka, do którego należy wylot doliny: każdy dług i każda łapówka. Big Fossil chce ją odzyskać, a nigdy nie jeździł sam.
chapter-1-won = Jego wielki kościany wóz leży na boku, koła jeszcze się kręcą. Dopisujesz do księgi jedną linijkę i ruszasz dalej.
chapter-1-lost = Silnik kaszle, żarzy się i milknie. Najpierw zabierają księgę, potem koła.

chapter-2 = Jej kanion
chapter-2-opening = Krótsza droga wiedzie przez kanion, w którym skały świecą jeszcze nocą. Kiedyś ukoronowano tu Fallout Fancy i odtąd nie zeszła ze sceny. Nie musi cię dogonić: wystarczy, że zatrzyma cię między ścianami.
chapter-2-won = Ściany się rozstępują, niebo znów jest szerokie, a jej szarfa powiewa z twojego lusterka.
chapter-2-lost = Kanion zamyka się nad wrakiem. Gdzieś w górze ktoś klaszcze.

chapter-3 = Szlaban
chapter-3-opening = Na północ prowadzi jedna droga, a na niej stoi szlaban i człowiek, który lubi liczyć. Bierze złom, bierze części i nigdy nie wydał reszty. Nie zamierzasz płacić dwa razy.
chapter-3-won = Szlaban leży w poprzek drogi: dobra rampa na dobry początek.
chapter-3-lost = Liczy to, co z ciebie zostało, dwa razy, i zapisuje sumę.

chapter-4 = Trzy cienie
chapter-4-opening = Po soli krążą cienie, zawsze trzy. Dwa polują przy burtach, a matka czeka z tyłu, aż się zmęczysz. Najpierw złam szpony; inaczej nikt jeszcze do niej nie dotarł.
chapter-4-won = Na soli stoją trzy słupy dymu i nic już nad nimi nie krąży.
chapter-4-lost = Cienie lądują. Teraz im się nie spieszy.

chapter-5 = Kazanie
chapter-5-opening = Od południa idzie obok ciebie burza, a w niej ktoś głosi kazanie. Gdy Siostra Statyczna podnosi głos, dłonie drętwieją na kierownicy, a kości lepią się do deski. Przebij się przez jej trzódkę, nim znajdzie właściwy ton.
chapter-5-won = Ostatnia błyskawica trafia własną kaznodziejkę. Pada zwykły deszcz, pierwszy od roku.
chapter-5-lost = Białe światło, długi akord, a potem cichy szum wraku pod napięciem.

chapter-6 = Kolumna
chapter-6-opening = Słychać ich, zanim ich widać: czterdzieści zgodnych silników, chór na gąsienicach. Za każdy głos, który milknie, z kurzu wyjeżdża następny. Ucisz tego, kto podaje ton.
chapter-6-won = Silniki jeden po drugim gubią melodię, a kolumna rozprasza się po wydmach.
chapter-6-lost = Nawet nie zwalniają. Hymn trwa nad miejscem, gdzie byłeś.

chapter-7 = Ostatni most
chapter-7-opening = Za ostatnim mostem widać światła bastionu, a na moście stoi król doliny o twarzy ze stali. Wszystko, czemu uciekłeś, opowiedziało mu o tobie. Nigdy nie przegrał pojedynku; mówią też, że nigdy nie pokazał własnej twarzy.
chapter-7-won = Most trzyma. Otwierają się bramy, ktoś krzyczy twoje imię, a skrzynie są w środku, zanim ostygnie silnik.
chapter-7-lost = Most płonie za tobą i przed tobą. Król ściera sadzę z maski i czeka na następnego.
