### Księga, rozdział 5.

book-5-opening = Za solą czekała burza, jak pies. Biegnie obok ciebie, pachnie miedziakami i głosi kazanie. { $rider ->
        [water] Piaskiem biegnie świeży ślad, trzy koła i kula; omija każde złe miejsce, zanim je zobaczysz. Przed tobą jedzie Moth i pokazuje drogę.
        [aboard] „Ona wali w to, co najwyżej”, mówi zza skrzyń Moth i odpiłowuje antenę. To jego pierwsze zdanie od czasu soli.
        [leave] Raz, w błysku, widać latawiec, a pod nim nikogo. Potem długo patrzysz na drogę.
       *[none] Od czasu soli nie patrzysz za siebie.
    } Na każdym maszcie starej linii siedzi ptak, mały i mokry.
book-5-halfway = Radio włącza się samo. Żadnej muzyki, tylko oddech, a potem głos, który wie, jak zimne masz dłonie. Mówią, że Siostra Statyczna pyta każdego o to samo, a kto nie zna odpowiedzi, sam staje: „Dziecko drogi, po co?” Deszcz wisi nad tobą i nie pada. Cała trzódka wyłączyła silniki, żeby posłuchać. Łatwo byłoby nic nie powiedzieć.
book-5-boss = Stoi na wozie z masztem, boso na gołej miedzi, z rozłożonymi ramionami, a błyskawice schodzą się do jej rąk jak kury do gospodyni. { $why ->
        [wren] „Dla umarłej”, mówi łagodnie Siostra Statyczna. „Jak oni wszyscy jeżdżą dla umarłych”.
        [bread] „Dla chleba”, mówi łagodnie Siostra Statyczna. „Też byłam głodna, zanim przyszło światło”.
        [road] „A więc po nic”, mówi łagodnie Siostra Statyczna. „W sam raz na modlitwę”.
       *[none] „Milczenie”, mówi łagodnie Siostra Statyczna. „To też odpowiedź. Moja”.
    } A potem podnosi głos. Każda śruba twojej maszyny brzmi razem z nią, zęby także, i trzódka rusza.
book-5-won = Ostatni błysk porywa ją w górę albo w dół; przy tylu światłach trudno powiedzieć. A potem deszcz, zwykła woda, i z dziur w ziemi wychodzą ludzie z garnkami i stoją zdumieni. { $child ->
        [aboard] Tally siedzi na dachu z otwartą buzią, a po rękach spływa jej atrament.
        [well] Daleko na południu, gdzie studnia, zapalają się lampy, jedna po drugiej.
       *[none] Ktoś stawia garnek i na twojej masce, bez słowa.
    } W przekaźniku kręci się jeszcze taśma z rozkazem z północy: czterdzieści silników, podpisano kciukiem.
book-5-lost = Biel, potem akord, potem nic, potem palec u nogi, który się rusza. Niczego nie zabrali: pobożni nie kradną, tylko zostawiają cię pod napięciem, aż uwierzysz. Koza przegryza przewód uziemienia, z czystego braku szacunku. Dziękujesz kozie. Potem układasz na jednej kupie wszystko, co jeszcze przewodzi, na drugiej wszystko, co się toczy, i zaczynasz od drugiej.

book-choice-why = Co odpowiadasz?
book-choice-why-wren = Dla Wren. Ktoś musi zapukać tam, gdzie ona chciała zapukać.
book-choice-why-bread = Dla dziesięciu skrzyń ziarna i dla wszystkich, którzy będą z niego jeść.
book-choice-why-road = Dla drogi. To jedyna rzecz, która tu do nikogo nie należy.
