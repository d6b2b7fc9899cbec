### Księga, rozdział 7.

book-7-opening = Most wisi między dwoma kawałkami nocy. Za nim, tak blisko, że można policzyć okna, świecą się światła bastionu. Każdy, kto był mu coś winien, opowiedział mu o tobie. { $child ->
        [aboard] Tally umyła twarz. „Chcę zobaczyć, jak on pisze”.
        [well] Za tobą rząd lamp, od samej studni aż tutaj. Tally nie próżnowała.
       *[none] Daleko w dolinie palą się lampy, po jednej w każdym miejscu na twojej drodze.
    } { $why ->
        [wren] Jedziesz dla Wren: jej ostatni ptak siedzi na pierwszym filarze.
        [bread] Jedziesz dla chleba: między deskami kiełkuje ziarno.
        [road] Jedziesz dla drogi, a tu się kończy. I dziwne: nie szkoda.
       *[none] Po co jedziesz, wciąż nie wie nikt.
    }
book-7-halfway = Między jednym pościgiem a drugim ktoś opowiada ci o królu. Był pierwszym ze wszystkich kurierów. Dowiózł swoje skrzynie aż tutaj, zobaczył światła i zrozumiał, że kto stanie o jeden most przed końcem, ten może dyktować cenę na zawsze. { $rider ->
        [water] „Raz dał mi się napić”, mówi Moth, który wjechał kozią ścieżką na trzech kołach, „i zapisał to”.
        [aboard] Moth patrzy w górę, na liny. „Mogę przelecieć z linką na drugą stronę”, mówi, „jeśli ich czymś zajmiesz”.
        [leave] Na linie wisi pusty latawiec. Mógłby przenieść linkę na drugą stronę.
       *[none] Wiatr gra na linach i nigdzie mu się nie spieszy.
    }
book-7-boss = Po drugiej stronie gasną lampy. Potem łuna i na deski wjeżdża Król Żużel, palenisko na kołach, twarz ze stali i uniesiony czarny kciuk. { $ledger ->
        [keep] Wystawiasz księgę przez okno. Wyciąga po nią rękę, z przyzwyczajenia, i cała dolina widzi, jak bardzo jej chce.
        [burn] „Gdzie moja księga?” Zdmuchujesz z rękawa ostatni popiół i na moście robi się na chwilę cicho.
       *[none] On pyta o księgę. Ty pytasz o most.
    } „Zatrzymaj się tu”, mówi prawie dobrotliwie. „Jest ciepło. Wszyscy się tu zatrzymywali”.
book-7-won = Pod stalą był tylko stary kurier o spalonych kciukach. Otwiera się brama, a pierwsza wychodzi chuda kobieta z farbą na palcach. „{ $hero ->
        [miller] Miller
        [arson] Arson
        [rudd3r] Rudd3r
       *[cuddles] Cuddles
    }!” Ostatnie czterdzieści mil Wren przeszła pieszo. { $ledger ->
        [keep] Tej nocy na murze odczytują księgę i skreślają linijkę po linijce.
        [burn] Tej nocy pytają o księgę. Pokazujesz dwa czyste kciuki.
       *[none] Tej nocy otwierają jedenastą skrzynię.
    } { $child ->
        [aboard] Tally sieje pierwszy rządek, w kolumnach.
        [well] Wiosną drogą lamp przyjeżdża z pierwszym wozem Tally.
       *[none] Wiosną ktoś sieje pierwszy rządek.
    } Bak jest pełny, a na drzwiach, jeszcze mokry, biały ptak wskazuje południe.
book-7-lost = Nie zabiera skrzyń. To jest najgorsze: opuszcza tylko żerdź za tobą i wskazuje ciepłe miejsce przy palenisku, między innymi, którzy dotarli aż tutaj. Posuwają się. Mają kubki. Można by zostać. Potem wiatr się odwraca i z drugiej strony niesie zapach chleba albo wspomnienie o nim. Wstajesz, dziękujesz za kubek i idziesz szukać kół.
