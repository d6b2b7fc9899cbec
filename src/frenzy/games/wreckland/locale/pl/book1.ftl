### Księga, rozdział 1. Każdy ustęp jest całością; wartość, której nikt nie wybrał, to „none”.

book-1-opening = { $hero ->
        [miller] Wołają na ciebie Miller: jedno oko dobre, drugie szklane, a szklane nigdy nie chybia.
        [arson] Wołają na ciebie Arson: żadne miasto cię nie ubezpieczy, a w końcu każde po ciebie posyła.
        [rudd3r] Wołają na ciebie Rudd3r: trzy korony wyścigowe, żadnych hamulców, a w imieniu trójka, o którą nikt nie śmie zapytać.
       *[cuddles] Wołają na ciebie Cuddles: dłonie jak łopaty i nic na kołach, czego by nie naprawiły.
    } Bastion za ostatnim mostem płaci za jedenaście skrzyń: dziesięć z ziarnem siewnym i jedną z księgą Big Fossila, świeżo pożyczoną. Rok temu wzięła to samo zlecenie Wren i nie wróciła. Gdziekolwiek przejeżdżała, malowała małego białego ptaka. Jeden siedzi na pompie obok ciebie. Dziób wskazuje północ, twoje reflektory też.
book-1-halfway = Pół sfory leży w rowie. Na kościanym placu rozbierasz to, co się jeszcze kręci, a pod plandeką ktoś kaszle: dziewięcioletnia dziewczynka, w atramencie po łokcie, przykuta do pulpitu. Tally prowadzi rachunki Big Fossila, odkąd umie pisać. Zna na pamięć każdą linijkę księgi, także te, które zamiast nazwiskiem kończą się kciukiem z sadzy. Przecinasz łańcuch. Silniki wracają.
book-1-boss = Najpierw odzywa się ziemia. Potem zza grani wyjeżdża Big Fossil, na wozie ze wszystkiego, co tu kiedykolwiek padło, a sfora krąży przy nim jak muchy przy uczcie. Nie krzyczy, żeby oddać księgę. Czyta na głos twoje długi, aż do długów twojej babki, i uśmiecha się do sumy. { $child ->
        [aboard] „Źle dodał”, mówi zza skrzyń Tally.
        [well] Na wzgórzu przy studni ktoś zapala lampę i dwa razy nią macha.
       *[none] Na kościanym placu obok pustego pulpitu leży przecięty łańcuch.
    }
book-1-won = Kościany wóz płonie, pachnąc starym muzeum. Na ostatniej stronie księgi stoi jego własny dług, większy niż wszystkie inne razem, i nie należy się nikomu, kto miałby nazwisko: jest tylko odcisk kciuka, czarny, jeszcze tłusty. Kimkolwiek jest ten ktoś, mieszka dalej na północy. Dolina leży otwarta: droga, rzeka bez wody, a na pierwszym słupku mały biały ptak.
book-1-lost = Nawet się nie spieszą. Jeden trzyma lampę, drugi odkręca koła, a sam Big Fossil wynosi pod pachą jedenastą skrzynię, jak śpiące dziecko. Wracasz po własnych śladach, pieszo, całą noc. Na pompie biały ptak wciąż wskazuje północ i ktoś w tej sprawie musi mieć rację. Rano jest już inne podwozie.

book-choice-child = Co będzie z Tally?
book-choice-child-aboard = Wsadzić ją do kabiny: będzie ci czytać księgę.
book-choice-child-well = Zawieźć ją do kobiet przy studni: mają mur, lampę i zupę.
