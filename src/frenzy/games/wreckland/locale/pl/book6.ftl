### Księga, rozdział 6.

book-6-opening = Słychać ich przez dzień, zanim ich widać: czterdzieści silników w jednym akordzie, tak niskim, że śrubki tańczą na desce. To były młockarnie, mówi starzec przy drodze, wieś, która razem zbierała plony, aż ktoś o czarnych kciukach wykupił jej długi. { $ledger ->
        [keep] Sprawdzasz. Strona siedemdziesiąta: czterdzieści nazwisk, jedna wieś, jeden kciuk.
        [burn] Mówisz mu, że z księgi został popiół. Śmieje się, aż musi usiąść. „A Chór o tym wie?”
       *[none] Pyta, czy to prawda, że jest jakaś księga.
    } Teraz zbierają kurierów.
book-6-halfway = Między dwiema chmurami kurzu widać, dlaczego śpiewają: bęben na pierwszym czołgu bije takt, a kto wypadnie z taktu, trafia pod gąsienice. Na jednej z płyt, pod sadzą, biały ptak. Wren tu była, w środku, wśród nich. { $rider ->
        [water] Za wydmą stoi wózek o trzech kołach i czyjaś ręka wskazuje jedyną lukę. Moth płaci za wodę.
        [aboard] Moth liczy pod nosem. „W dziewiątym takcie zmieniają tonację. Lewa strona jest wtedy ślepa”.
        [leave] Nad kolumną krąży latawiec i nie ostrzega cię. Bo i czemu?
       *[none] Liczysz takty. W dziewiątym wszyscy biorą oddech i na tę chwilę są ślepi.
    }
book-6-boss = Kurz się rozdziera i wyjeżdża z niego Żelazny Chór, jedna maszyna o czterdziestu gardłach, z piszczałkami rozgrzanymi do czerwoności. { $why ->
        [wren] Śpiewają imię Wren, na cztery głosy. Ktoś powtórzył im, co padło w burzy.
        [bread] Śpiewają starą pieśń żniwną. Ktoś im powiedział, co jest w skrzyniach, i połowa głosów drży.
        [road] Śpiewają, że droga ma już pana, a jego imię trzymają na ostatnią zwrotkę. Wcale nie chcesz go słyszeć.
       *[none] Śpiewają bez słów, jedną samogłoskę, dokładnie tę, którą mruczy twój silnik. Redukujesz bieg, żeby zostać sobą.
    } Ton podaje pierwszy czołg. Ucisz właśnie jego.
book-6-won = Gdy staje pierwszy czołg, trzydzieści dziewięć silników szuka tonu i nie znajduje. Jeden kaszle, drugi gaśnie, a potem robi się cicho, pierwszy raz od lat. Ludzie wysiadają i oglądają własne ręce. Stara kobieta odkręca płytę z ptakiem i daje ją tobie. „Jechała w trzecim rzędzie, całą zimę. Potem zafałszowała, naumyślnie, i poszła pieszo. Na północ”. Więc Wren poszła. Może wciąż idzie.
book-6-lost = Nawet nie gubią taktu. Gdy przejedzie ostatni czołg, leżysz w koleinie, na płasko, ale w komplecie, a w uszach masz hymn na cały tydzień. Za każdą kolumną idzie ktoś, kto zbiera, co odpadnie. Ta ma na koszyku białego ptaka; kupiony, mówi, na targu dalej na północy. Koła daje ci na kredyt. Kciuka nie trzeba: wystarczy uścisk dłoni.
