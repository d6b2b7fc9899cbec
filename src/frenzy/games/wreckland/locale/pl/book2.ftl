### Księga, rozdział 2.

book-2-opening = Następny ptak Wren siedzi u wejścia do kanionu i świeci. Tu świeci wszystko: skały, kałuże, żebra sceny, na której koronowano Fallout Fancy, pięćdziesiąt lat temu albo pięć. Objazd trwa jedenaście dni, a ziarno wykiełkuje w skrzyniach. { $child ->
        [aboard] Tally zna tę linijkę: „Jedna korona, pożyczył kciuk z sadzy; odsetki: każdy, kto przejeżdża”.
        [well] Od studni przyszła blaszana pokrywka z pismem Tally: „Winna jest kciukowi koronę. Nie klaskać”.
       *[none] W księdze jest o niej jedna linijka: „Jedna korona, pożyczył kciuk z sadzy”.
    } Światła gasną. W drogę.
book-2-halfway = W bocznym wąwozie silnik stygnie i tyka. Nad głową masz pełne trybuny: rzędy manekinów w strojach wieczorowych, przywiązanych drutem, a każda twarz patrzy na scenę i ktoś je odkurzył. Między dwoma, na końcu ławki, siedzi malowany ptak, a pod nim pismo Wren: „Ona chce tylko, żeby ktoś został do końca. Nie zostawaj”. Wysoko w górze głośnik odchrząkuje.
book-2-boss = Reflektory. Zjeżdża po rampie, szarfa, berło, opony wysokie jak dom, i pozdrawia dłonią, nigdy nadgarstkiem. „Nowa twarz”, mówi Fallout Fancy do dziesięciu tysięcy manekinów. „A jaki masz talent, skarbie?” Za tobą jej świta zamyka drogę. { $hero ->
        [miller] Polerujesz szklane oko. To mały talent, ale daleko niesie.
        [arson] Pokazujesz jej. Kurtyna zajmuje się od razu.
        [rudd3r] Dodajesz gazu, aż pierwszy rząd się przewraca.
       *[cuddles] Strzelasz wszystkimi dziesięcioma palcami, powoli, do mikrofonu.
    }
book-2-won = Idzie na dno razem ze sceną, kłaniając się, a gdy kurz opada, okazuje się, że ktoś klasnął. Raz. Twoje dłonie. Tak wypadało. Korona na ziemi jest z blachy, a w środku ma znak wytwórcy: kciuk z sadzy. Więc to on płaci za korony, a jemu płacą kurierami. Przed tobą znów niebo, szerokie i płaskie, i prosta droga z żerdzią w poprzek.
book-2-lost = Ściany schodzą się grzecznie, jak kurtyna. Budzisz się w trzecim rzędzie, między generałem a panną młodą, z drutem na plecach, a na scenie licytują twoje koła. Do zmroku trwa, nim uda się uwolnić jedną rękę. Wychodząc, odwracasz od sceny twarz panny młodej. Dość się już napatrzyła.
