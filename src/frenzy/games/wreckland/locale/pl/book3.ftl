### Księga, rozdział 3.

book-3-opening = Jedna droga, jedna żerdź w poprzek, jeden człowiek z ołówkiem za każdym uchem. Mytnik ma taryfę na osie, na cienie, na ładunek, z którego mógłby być chleb. { $child ->
        [aboard] Tally czyta ją przez szybę, wszystkie dziewięć kolumn. „W ostatniej”, szepcze, „zawsze wychodzi tyle, ile się ma”.
        [well] Na pokrywce od Tally było jeszcze miejsce na jedno słowo i jest zajęte: „Taranuj”.
       *[none] Czytasz wszystkie dziewięć kolumn. W ostatniej zawsze wychodzi tyle, ile się ma.
    } Za skrzynką z pieczątkami siedzi biały ptak z kwitem w dziobie: Wren, zapłacono w całości, koło zapasowe i dobry płaszcz.
book-3-halfway = Na twojej szybie stemplują W TOKU. W izbie celnej pali się w piecu, jedyna ciepła rzecz na dzień jazdy wokoło, a urzędnik o dobrej twarzy proponuje drogę za księgę. Odmawiasz. Ale siadasz z nią przy piecu i myślisz. Dopóki istnieje, ktoś może ściągnąć każdy dług w tej dolinie. Jeśli kiedyś dotrze na miejsce, może ktoś będzie musiał się z nich wytłumaczyć.
book-3-boss = Żerdź idzie w górę, a za nią jest druga, i ta ma silnik. Mytnik siedzi na szczycie wśród swoich szuflad i ślini ołówek. „Za widzenie mnie jest opłata”, mówi, „i osobna za to, że się mnie widziało”. { $ledger ->
        [keep] Węszy. Czuje księgę pod twoim siedzeniem, jak inni czują deszcz.
        [burn] Nagle czuje popiół na twoim rękawie i pierwszy raz w życiu upuszcza ołówek.
       *[none] Jego oczy znajdują jedenastą skrzynię i tam zostają.
    } Wszystkie zapory zamykają się naraz, a droga zaczyna cię liczyć.
book-3-won = W szufladach leży dziesięć tysięcy kwitów, każdy za coś, czego ktoś potrzebował, i wszystko poszło na północ, do mostu. Tylko płaszcz Wren nie: „odsprzedano”, mówi kartka, „na soli, dla małych”. Stemplujesz na szybie ZAPŁACONO, do góry nogami. Strażnicy, od lat bez żołdu, unoszą czapki, potem żerdź, a potem siebie nawzajem.
book-3-lost = Zapisuje wszystko: pojazd, używany, sztuk jeden; nadzieja, jak wyżej. Daje ci pokwitowanie, bo jest uczciwym człowiekiem, i miotłę, bo trzeba odpracować. Zamiatasz trzy dni. Czwartego widzisz, że nikt nie pytał, ile kosztuje miotła, zjeżdżasz z nasypu na czterech pożyczonych kołach i zaczynasz budować od nowa.

book-choice-ledger = Co będzie z księgą?
book-choice-ledger-keep = Zachować ją: niech ją odczytają tam, gdzie każdy usłyszy.
book-choice-ledger-burn = Oddać ją piecowi, kartka po kartce: nikt nikomu nic nie jest winien.
