### Przewodnik: dlaczego czegoś nie można wybrać (why-not-…), dlaczego coś się stało (why-EVENT…), o czym się decyduje
### (asked-…). Wartości są te same, co w katalogu angielskim; imiona i nazwy stoją w mianowniku.

## O czym się decyduje

asked-turn = jaka akcja jest następna
asked-move = dokąd idzie figurka
asked-path = którą drogą iść
asked-grab = skąd zabrać ekwipunek
asked-weapon = którą broń zabrać
asked-drop = którą broń zostawić
asked-tile = który żeton amunicji wziąć
asked-forgo = czy oddać coś za Wieżyczkę
asked-pay = jak zapłacić
asked-reload = którą broń załadować
asked-shoot_from = skąd strzelać
asked-effect = co teraz zrobi broń
asked-target = kogo trafić
asked-aim = gdzie celować
asked-move_target = dokąd trafi cel
asked-move_shooter = dokąd iść w trakcie strzału
asked-scope = czy użyć celownika laserowego
asked-scope_target = kto otrzyma dodatkowe obrażenie
asked-pay_scope = czym zapłacić za celownik laserowy
asked-grenade = czy odpowiedzieć markerem
asked-newton = którą figurkę przesunąć
asked-tag = gdzie trafi znacznik totalnej anihilacji
asked-spawn = gdzie się pojawić
asked-place_bot = gdzie postawić bota
asked-bot_move = dokąd idzie bot
asked-bot_target = do kogo strzela bot

## Liczby ruchów, punktów, znaczników

guide-moves = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
guide-limit = { $limit ->
        [one] { $limit } ruch
        [few] { $limit } ruchy
        [many] { $limit } ruchów
       *[other] { $limit } ruchu
    }
guide-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
guide-tokens = { $tokens ->
        [one] { $tokens } znacznik
        [few] { $tokens } znaczniki
        [many] { $tokens } znaczników
       *[other] { $tokens } znacznika
    }
guide-actions = { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }

## Nie teraz

why-not-over = Gra skończona: nie ma już nic do wyboru.
why-not-wait = Teraz decyduje { $seat }: { $asked }.
why-not-asked = Najpierw trzeba zdecydować: { $asked }.
why-not-now = Teraz to niemożliwe. Trzeba zdecydować: { $asked }.
why-not-turn = To nie twoja tura. Gra { $seat }.
why-not-turn-over = Akcje tej tury już się skończyły. Teraz trzeba zdecydować: { $asked }.
why-not-actions = W tej turze nie ma już żadnej akcji.
why-not-bot-none = Przy tym stole nie ma bota.
why-not-bot-acted = Bot już w tej turze działał: robi to raz.
why-not-bot-early = W pierwszej turze gry bot jeszcze nie działa.
why-not-bot-first = Tura jeszcze się nie kończy: najpierw musi zadziałać bot.

## Ruch

why-not-far = Droga z { $from } na { $square } to { guide-moves }; limit wynosi tu { $limit }.
why-not-wall = Między { $from } a { $square } stoi ściana: droga naokoło to { guide-moves }, a limit wynosi tu { $limit }.
why-not-stay = Figurka już stoi na polu { $square }: ruch prowadzi na inne pole.
why-not-straight = Ruch prowadzi w jednym kierunku, a { $square } nie leży w linii prostej od { $from }.
why-not-blocked = Prostą z { $from } na { $square } zagradza ściana.
why-not-direction = Drugi krok prowadzi w tym samym kierunku, a z { $from } nie dochodzi się tak na { $square }.
why-not-path = Żadna z dróg na { $goal } nie prowadzi przez { $square }.
why-not-return-path = Żadna z dróg tam i z powrotem, które coś zmieniają, nie prowadzi przez { $square }.
why-not-run-first = Najpierw wybierz „Biegnij”: tak można dojść na { $square }.
why-not-return-first = Najpierw wybierz „Biegnij”: przez Wieżyczki można wrócić na pole { $square }.
why-not-grab-first = Najpierw wybierz „Zabierz ekwipunek”: da się to zrobić na { $square }.
why-not-either-first = Najpierw wybierz „Biegnij” albo „Zabierz ekwipunek”: oba prowadzą na { $square }.
why-not-frenzy-run = W tej turze szału nie ma osobnego biegu: ruch poprzedza zabieranie albo strzał.

## Zabieranie

why-not-nothing = Na polu { $square } nic teraz nie leży; nowa amunicja pojawi się na koniec tury.
why-not-grabbed = Z pola { $square } już coś w tej turze zabrano: każde pole służy raz na turę.
why-not-offer = Plansza Wieżyczek jest pusta; nowe żetony pojawią się na koniec tury.
why-not-shelf = Na polu { $square } nie ma już broni.
why-not-prices = Na żadną broń z pola { $square } nie wystarczy.
why-not-grab-near = W pobliżu nie ma nic do zabrania; limit to { guide-limit }.

## Broń

why-not-theirs = Broń „{ $weapon }” należy do innego gracza: { $figure }.
why-not-on-shelf = Broń „{ $weapon }” nie jest twoja: leży na polu { $square }.
why-not-in-pile = Broń „{ $weapon }” jeszcze się nie pojawiła: jest w stosie.
why-not-unarmed = Nie masz jeszcze broni: zabierz ją z punktu odrodzenia.
why-not-unloaded = Broń „{ $weapon }” jest rozładowana: można ją załadować na koniec tury.
why-not-all-unloaded = Cała twoja broń jest rozładowana: można ją załadować na koniec tury.
why-not-no-shot = Strzał jest niemożliwy: nikogo w zasięgu załadowanej broni albo nie starcza na zapłatę.
why-not-reach = Z pola { $square } broń „{ $weapon }” nikogo nie dosięga.
why-not-nobody-near = Broń „{ $weapon }” nikogo nie dosięga z { $from }, nawet gdy wcześniej ruszysz się z miejsca (limit: { guide-limit }).
why-not-shot-price = Broń „{ $weapon }” dosięga kogoś tylko przez „{ $effect }”. Brakuje: { $missing }.
why-not-reload-price = Broni „{ $weapon }” nie da się załadować. Brakuje: { $missing }.
why-not-price = Na broń „{ $weapon }” nie wystarczy. Brakuje: { $missing }.
why-not-fetch-far = Broń „{ $weapon }” leży na { $square }, a droga tam to { guide-moves }; przy zabieraniu limit wynosi { $limit }.
why-not-fetch-first = Najpierw wybierz „Zabierz ekwipunek”: broń „{ $weapon }” leży na { $square }.
why-not-square-first = Najpierw wybierz pole { $square }: tam leży broń „{ $weapon }”.
why-not-elsewhere = Broń „{ $weapon }” leży na { $square }, a zabierasz z { $from }.
why-not-owned = Masz już broń „{ $weapon }”.
why-not-just-taken = Broń „{ $weapon }” została właśnie wzięta: zostaw jedną z trzech pozostałych.
why-not-loaded = Broń „{ $weapon }” jest już załadowana.
why-not-reload-order = Broń ładuje się w kolejności z instrukcji, a „{ $weapon }” jest wcześniej. Cofnij ostatnie ładowanie, żeby ją załadować.
why-not-keep = Po załadowaniu broni „{ $weapon }” nie starczy na strzał z broni „{ $other_weapon }”.

## Efekty broni

why-not-used = Tego w tym strzale już użyto: „{ $effect }”.
why-not-effect-basic = „{ $effect }” następuje po efekcie podstawowym.
why-not-effect-needs = „{ $effect }” następuje tylko po efekcie „{ $other_effect }”.
why-not-effect-at-once = „{ $effect }” następuje bezpośrednio po efekcie podstawowym albo wcale.
why-not-effect-within = „{ $effect }” wykonuje się w trakcie efektu podstawowego.
why-not-effect-inside = „{ $effect }” nie może wejść w środek efektu podstawowego.
why-not-effect-price = Na „{ $effect }” nie wystarczy. Brakuje: { $missing }.
why-not-effect-nobody = „{ $effect }” nie zadziała teraz na nikogo.

## Cele

why-not-self = To ty: nikt nie jest celem własnego strzału.
why-not-absent = { $target } nie stoi teraz na arenie.
why-not-weapon-first = Najpierw wybierz broń do strzału, a potem cel: { $target }.
why-not-out-of-reach = Z pola { $from } żadna broń gotowa do strzału nie dosięga celu: { $target }.
why-not-seen = Z pola { $from } celu nie widać: { $target } ({ $room }). Z { $from } nie prowadzą tam żadne drzwi.
why-not-seen-by = { $other } z pola { $from } nie widzi celu: { $target } ({ $room }). Z { $from } nie prowadzą tam żadne drzwi.
why-not-in-sight = Z pola { $from } cel widać: { $target }. Ta broń trafia tylko tych, których nie widać.
why-not-same-square = Trafić można tylko kogoś na twoim polu { $from }, a { $target } jest gdzie indziej.
why-not-next = Cel ma być oddalony dokładnie o 1 ruch; z { $from } droga to { guide-moves } ({ $target }).
why-not-next-wall = Między polem { $from } a celem stoi ściana ({ $target }): droga naokoło to { guide-moves }, a ma być dokładnie 1.
why-not-line = Żadna z czterech prostych z pola { $from } nie prowadzi do celu: { $target }.
why-not-away = Z pola { $from } do celu ({ $target }) droga to { guide-moves }; limit wynosi tu { $limit }.
why-not-near = Za blisko: z pola { $from } do celu ({ $target }) droga to { guide-moves }, a potrzeba co najmniej { $limit }.
why-not-pull = Limit to { guide-limit }: nie da się przesunąć celu ({ $target }) na pole widoczne z { $from }.
why-not-around = Trafić można tylko kogoś na polu { $square } lub o 1 ruch od niego, a { $target } jest gdzie indziej.
why-not-spot = Teraz można trafić tylko kogoś na polu { $square }, a { $target } jest gdzie indziej.
why-not-together = Na tym polu trafia się wszystkich albo nikogo, także cel: { $target }.
why-not-chosen = { $target } jest już wśród celów.
why-not-another = Ten efekt wymaga innego celu: ten strzał już w kogoś trafił ({ $target }).
why-not-only-hit = Ten efekt dotyczy tylko celów efektu podstawowego, a { $target } do nich nie należy.
why-not-order = Cele wskazuje się w kolejności miejsc przy stole: najpierw { $target }, potem { $other }. Cofnij ostatni wybór, żeby zacząć od nowa.
why-not-apart = Każdy cel musi stać na innym polu, a z pola { $square } jest już { $other }: { $target } też tam stoi.
why-not-aligned = Wszystkie cele leżą w jednym kierunku, a { $target } i { $other } nie są w jednej linii.
why-not-undamaged = Celownik laserowy dodaje do obrażeń, a tym strzałem { $target } żadnych nie otrzymuje.
why-not-newton-self = Newton przesuwa cudze figurki, nie twoją.
why-not-bot-itself = Bot nie strzela do siebie.
why-not-bot-you = Bot nie strzela do tego, kto nim kieruje.
why-not-spawn-mode = Tylko w Dominacji można strzelać w taki cel jak { $target }.
why-not-spawn-early = W twojej pierwszej turze nie można jeszcze ostrzelać celu: { $target }.
why-not-spawn-again = Każdy punkt odrodzenia można ostrzelać raz na turę, a { $target } ma to już za sobą.
why-not-spawn-marks = Ten efekt daje tylko znaczniki namierzania, a { $target } ich nie przyjmuje.
why-not-spawn-dark = Punktu odrodzenia się nie przesuwa, trzeba go widzieć; z pola { $from } nie widać celu: { $target }.
why-not-spawn-scope = Celownik laserowy działa na graczy, nie na cel: { $target }.
why-not-spawn-fixed = Przesuwa się figurki, a { $target } zostaje na miejscu.

## Pola i pomieszczenia jako cel

why-not-dark = Pola { $square } nie widać z { $from } ({ $room }): z { $from } nie prowadzą tam żadne drzwi.
why-not-empty = Na polu { $square } nie ma kogo wybrać.
why-not-empty-around = Nie ma kogo trafić ani na polu { $square }, ani o 1 ruch od niego.
why-not-empty-behind = Nie ma kogo trafić ani na polu { $square }, ani na polu za nim.
why-not-aim-here = Na polu { $square } stoisz ty: wyceluj w inne pole.
why-not-aim-next = Pole ma być oddalone dokładnie o 1 ruch; droga z { $from } na { $square } to { guide-moves }.
why-not-aim-wall = Między { $from } a { $square } stoi ściana: droga naokoło to { guide-moves }, a ma być dokładnie 1.
why-not-room-own = Stoisz w tym pomieszczeniu ({ $room }): wyceluj w inne.
why-not-room-dark = Nie widać tego miejsca ({ $room }): z { $from } nie prowadzą tam żadne drzwi.
why-not-room-empty = Nie ma tam kogo trafić ({ $room }).
why-not-push-stay = { $target } już stoi na polu { $square }: zostaw cel na miejscu albo wybierz inne pole.

## Pojawianie się

why-not-spawn-card = Tam ({ $target }) pojawisz się, odrzucając kartę zdolności w tym kolorze: wybierz kartę.
why-not-spawn-none = Tam ({ $target }) można pojawić się, odrzucając kartę zdolności w tym kolorze, a takiej nie masz.
why-not-spawn-square = Na polu { $square } nikt się nie pojawia: to nie punkt odrodzenia.

## Karty zdolności, kostki i żetony

why-not-no-card = Nie masz karty „{ $card }”.
why-not-scope-time = Kartę „{ $card }” zagrywa się, gdy twój strzał zada obrażenia, płacąc kostką albo inną kartą zdolności.
why-not-grenade-time = Kartę „{ $card }” zagrywa się, gdy strzał zada ci obrażenia, a widzisz, kto strzela.
why-not-card-time = Kartę „{ $card }” zagrywa się w swojej turze, przed akcją lub po niej.
why-not-card-late = Na kartę „{ $card }” jest za późno: zaczął się już koniec tury.
why-not-card-order = Karty wskazuje się w stałej kolejności, a „{ $card }” jest wcześniej. Cofnij ostatnią, żeby jej użyć.
why-not-colour = Karta „{ $card }” opłaca tylko kostkę w swoim kolorze. Do zapłaty: { $cost }.
why-not-newton-nobody = Na arenie nie ma innej figurki, którą karta „{ $card }” mogłaby przesunąć.
why-not-newton-all = Na arenie nie ma innej figurki, którą Newton mógłby przesunąć.
why-not-hand-empty = Nie masz żadnej karty zdolności.
why-not-hand-waits = Żadnej z twoich kart zdolności nie zagrywa się między akcjami: czekają na strzał.
why-not-no-cube = { $colour ->
        [red] Nie masz czerwonej kostki.
        [yellow] Nie masz żółtej kostki.
       *[blue] Nie masz niebieskiej kostki.
    }
why-not-cube-order = { $colour ->
        [red] Za kilka celowników płaci się w stałej kolejności, a czerwony jest wcześniej.
        [yellow] Za kilka celowników płaci się w stałej kolejności, a żółty jest wcześniej.
       *[blue] Za kilka celowników płaci się w stałej kolejności, a niebieski jest wcześniej.
    }
why-not-no-item = { $colour ->
        [red] Na żetonie nie ma czerwonej kostki: { $tile }.
        [yellow] Na żetonie nie ma żółtej kostki: { $tile }.
       *[blue] Na żetonie nie ma niebieskiej kostki: { $tile }.
    }
why-not-no-tile = Żaden z odkrytych żetonów tego nie daje: { $tile }.

## Dlaczego tak się stało: tura

why-turn_started = { $seat } ma do dyspozycji { guide-actions }: tura ma ich 2, a w ostatecznym szale 2 przed turą pierwszego gracza i 1 od niej.
why-turn_ended = { $seat } nie wykonuje więcej akcji. Teraz punktuje się plansze zabitych, zabici wracają, a zabrane rzeczy są uzupełniane.
why-powerup_drawn = { $seat } dostaje kartę „{ $card }”. Karty zdolności dają żetony z ich symbolem, dwie przy pierwszym pojawieniu się i jedną przy każdym powrocie.
why-powerup_drawn-hidden = Tę kartę zna tylko { $seat }. Karty zdolności dają żetony z ich symbolem, dwie przy pierwszym pojawieniu się i jedną przy każdym powrocie.
why-spawned = Kolor odrzuconej karty wskazuje punkt odrodzenia: za kartę „{ $card }” { $figure } pojawia się na polu { $square }.
why-spawned-bot = { $figure } nie ma kart: gracz stawia go na wybranym punkcie odrodzenia, tu na polu { $square }.
why-asked = Teraz poza swoją turą decyduje { $seat }. Pytani są wszyscy, którzy mogliby odpowiedzieć, żeby pytanie nie zdradzało kart.

## Dlaczego: ruch i zabieranie

why-moved = { $figure } idzie z { $start } na { $square }: przez otwarte boki i drzwi, nigdy przez ścianę.
why-moved-by = { $by } przesuwa figurkę ({ $figure }) z { $start } na { $square } bronią, Newtonem lub akcją bota: nigdy przez ścianę.
why-teleported = Teleporter prowadzi na dowolne pole: { $figure } znika z { $start } i staje na { $square }.
why-tile_taken = Żeton z pola { $square } daje: { $tile }; { $seat } zatrzymuje: { $gained }. W zasobniku mieszczą się 3 kostki każdego koloru, reszta przepada.
why-tile_taken-nothing = Żeton z pola { $square } daje: { $tile }, ale { $seat } ma już po 3 kostki tych kolorów: reszta przepada.
why-weapon_taken = Broń kupuje się bez pierwszej kostki jej kosztu i od razu załadowaną: „{ $weapon }” ma teraz { $seat }.
why-weapon_dropped = Nikt nie trzyma więcej niż 3 broni: { $seat } zostawia „{ $weapon }” na zwolnionym miejscu.
why-paid = { $seat } płaci: { $price }. Każdą kostkę kosztu opłaca się kostką albo kartą zdolności w jej kolorze.
why-reloaded = Za pełny koszt „{ $weapon }” jest znów gotowa ({ $seat }): ładuje się na koniec tury, a w ostatecznym szale przed strzałem.
why-tile_placed = Każde puste pole amunicji dostaje na koniec tury nowy żeton: na { $square } to { $tile }.
why-tile_placed-offer = Na planszy Wieżyczek leży pięć odkrytych żetonów; zabrane są uzupełniane na koniec tury: { $tile }.
why-weapon_placed = Na każdym punkcie odrodzenia mieszczą się 3 bronie; puste miejsce dostaje następną kartę ze stosu: „{ $weapon }”.
why-shuffled = Stos się wyczerpał: odrzucone są tasowane i tworzą nowy. Kart: { $cards }.

## Dlaczego: strzały i obrażenia

why-fired = Strzał rozładowuje broń: przed następnym { $seat } musi załadować „{ $weapon }”.
why-effect_used = Oprócz podstawowego „{ $weapon }” ma inne efekty, niektóre płatne. { $seat } używa: „{ $effect }”.
why-powerup_played = { $seat } zagrywa kartę „{ $card }” dla jej efektu; karta jest odrzucana.
why-damaged =
    { $amount ->
        [one] { $by } kładzie { $amount } znacznik na planszę celu ({ $to }).
        [few] { $by } kładzie { $amount } znaczniki na planszę celu ({ $to }).
        [many] { $by } kładzie { $amount } znaczników na planszę celu ({ $to }).
       *[other] { $by } kładzie { $amount } znacznika na planszę celu ({ $to }).
    }{ $from_marks ->
        [0] { "" }
       *[other] { " " }Z namierzania: { $from_marks }; pierwsze obrażenie w akcji zamienia znaczniki namierzania tego gracza w obrażenia.
    }{ $wasted ->
        [0] { "" }
       *[other] { " " }Przepada: { $wasted }; tor ma 12 miejsc.
    } Razem: { $total }. Od 3 idzie się dalej przy zabieraniu, od 6 także przed strzałem; 11 zabija, 12 to totalna anihilacja.
why-damaged-none = { $to } ma pełny tor: 12 to najwięcej, a to, co dokłada { $by }, przepada ({ $wasted }).
why-damaged-self = Znacznik jest we własnym kolorze ({ $to }): liczy się w kolejności na planszy, ale punktów za niego nikt nie dostaje. Razem: { $total }.
why-marked =
    { $to } otrzymuje { $amount ->
        [one] { $amount } znacznik namierzania
        [few] { $amount } znaczniki namierzania
        [many] { $amount } znaczników namierzania
       *[other] { $amount } znacznika namierzania
    }{ $wasted ->
        [0] { "" }
       *[other] , a ponad limit 3 przepada { $wasted }
    }. Zamieniają się w obrażenia, gdy w innej akcji { $by } znów zada obrażenia temu celowi.
why-marked-none = { $to } ma już 3 znaczniki namierzania tego gracza ({ $by }): to najwięcej, reszta przepada.
why-marked-grenade = Marker: { $by } otrzymuje obrażenia i widzi, od kogo, więc { $to } dostaje znacznik namierzania.
why-marked-revenge = Dwunaste obrażenie woła o zemstę: { $by } daje sprawcy znacznik namierzania ({ $to }).
why-marked-turret = Wieżyczka zmienia właściciela: znacznik, który tam leżał ({ $by }), staje się znacznikiem namierzania ({ $to }).
why-killed = Jedenaste obrażenie to śmiertelny strzał, a zadaje je { $by }. Plansza ofiary ({ $figure }) jest punktowana na koniec tury.
why-killed-self = Jedenaste obrażenie zadaje punkt odrodzenia: { $figure } ginie bez sprawcy, a plansza jest teraz punktowana.
why-overkilled = Dwunaste obrażenie to totalna anihilacja: zadaje je { $by }, ofiara to { $figure }. Przy punktowaniu sprawca dostanie znacznik zemsty.
why-turret_fired = Na polu { $square } stoi Wieżyczka, którą ma { $by }: za wejście { $to } otrzymuje 1 obrażenie. Nie zużywa ono znaczników namierzania i nie można na nie odpowiedzieć.

## Dlaczego: punkty i czaszki

why-scored-first_blood = Pierwsza krew: na planszy ({ $board }) pierwszy leży znacznik, który kładzie { $to }; to daje { guide-points }.
why-scored-damage = { $to } ma { guide-tokens } na planszy ({ $board }). Według liczby znaczników miejsca dają 8–6–4–2–1–1, bez najwyższej wartości za każdą czaszkę, a na odwróconej planszy 2–1–1–1; przy remisie decyduje wcześniejszy znacznik. To miejsce daje { guide-points }.
why-scored-double_kill = Zabite plansze w jednej turze: { $tokens }. Za to { $to } zdobywa raz dodatkowo { guide-points }.
why-scored-killshots = { $to } ma { guide-tokens } na torze ofiar. Miejsca dają 8–6–4–2–1–1, przy remisie decyduje wcześniejszy znacznik: { guide-points }.
why-scored-tracks = { $to } ma { guide-tokens } na torze tego punktu odrodzenia. Miejsca dają 8–6–4–2–1, a remisujący otrzymują wyższą wartość: { guide-points }.
why-scored-turrets = Wieżyczki, które ma { $to }: { $tokens }. Według ich liczby miejsca dają 8–6–4–2–1, przy remisie decyduje wcześniejsza ostatnia tura: { guide-points }.
why-killshot_recorded = Jedenasty znacznik trafia na tor ofiar: na koniec gry punktuje za niego { $by }.
why-killshot_recorded-overkill = Jedenasty ({ $by }) i dwunasty ({ $overkill }) znacznik trafiają na tor ofiar i są punktowane na koniec gry.
why-skull_taken = Każda śmierć kładzie czaszkę na planszy zabitego: plansza ({ $figure }) jest odtąd mniej warta. Pozostałe czaszki: { $left }; po ostatniej nadchodzi koniec.
why-board_flipped = W ostatecznym szale plansze bez obrażeń są odwracane: { $figure } daje teraz 2–1–1–1, bez pierwszej krwi.
why-frenzy_started = Czaszki się skończyły albo w Dominacji dwa tory są pełne. Każdy ma jeszcze jedną turę z mocniejszymi akcjami, na końcu gra { $by }.
why-track_tagged-damage = Ostrzelanie punktu odrodzenia daje jeden znacznik na jego tor ({ $by }), bez względu na siłę, raz na turę.
why-track_tagged-alone = { $by } kończy turę bez towarzystwa na punkcie odrodzenia: to daje jeden znacznik na jego tor.
why-track_tagged-overkill = W Dominacji znacznik totalnej anihilacji trafia na tor, który wybiera { $by }.
why-struck_back = Kto kończy turę na punkcie odrodzenia, otrzymuje 1 obrażenie we własnym kolorze; tu jest to { $seat }.
why-turret_taken = Biorąc żeton, można oddać jeden jego element za Wieżyczkę: tę na polu { $square } ma teraz { $seat }.
why-game_ended = Wygrywa największa liczba punktów: { $winners }. Przy remisie decydują punkty z toru ofiar, torów punktów odrodzenia lub Wieżyczek. Wyniki: { $scores }.

### Co przemawia za wyborem: mówione przy podpowiedzi.

motive-win = To może teraz wygrać grę.
motive-kill = Może zginąć: { $figure }.
motive-kills = Może zginąć kilka postaci naraz: { $count }.
motive-damage = Obrażenia, które to może zadać: { $count }.
motive-track = To może dać żeton na torze punktu odrodzenia.
motive-turret = To może dać ci Wieżyczkę.
motive-marks = Znaczniki, które to może dać: { $count }.
motive-weapon = To daje ci broń „{ $weapon }”.
motive-reload = Broń „{ $weapon }” będzie gotowa do strzału.
motive-aim = Ktoś będzie wtedy w zasięgu twojej broni.
motive-ammo = To daje amunicję na później.
motive-cover = Mniej przeciwników może tam do ciebie strzelać.
motive-plan = To przygotowuje następny ruch.
motive-end = Nic, co możesz jeszcze zrobić, już nie pomoże.
