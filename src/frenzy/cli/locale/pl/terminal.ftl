### Terminal, wiersz po wierszu albo na całym ekranie: co mówi wokół gry.

welcome = Grasz jako: { $figure }. Wpisz numer lub nazwę wyboru; ? wyświetla pomoc.
welcome-wreckland = Siedzisz za kierownicą. Wpisz numer lub nazwę wyboru; ? wyświetla pomoc.
welcome-resistance = Gracie razem. Wpisz numer lub nazwę wyboru; ? wyświetla pomoc.
seed = Ziarno tej gry: { $seed }.
your-choice = twój wybór
auto = (jedyny wybór: { $choice })
hint = Bot wybrałby: { $choice }
hint-why = Dlaczego: { $why }
hint-thinks = Zastanawiam się …
hint-so-far = Zastanawiam się … na razie bot wybrałby: { $choice }
unknown-choice = „{ $text }” nie jest żadnym z wyborów. Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
unknown-card = Nie widać karty „{ $name }”.
why-nothing = Nic nie stoi na przeszkodzie („{ $name }”) albo nie ma tego na stole.
undone = Cofnięto: { $choice }
no-undo-nothing = Nie ma czego cofnąć.
no-undo-revealed = Nie ma czego cofnąć: od twojego ostatniego wyboru coś wyszło na jaw.
no-undo-declined = Pozostali się nie zgodzili. Możesz poprosić ponownie, gdy ktoś zagra.
saved = Zapisano w pliku { $file }. Dalsza gra: frenzy play --load { $file }
recorded = Zapis przebiegu gry jest w pliku { $file }. Odczyt: frenzy replay { $file }
goodbye = Do zobaczenia. Nikomu nic się naprawdę nie stało.
you-won = Wygrana! Ciesz się nią, póki trwa.
you-won-adrenaline = Wygrana! Arena będzie o tym pamiętać, do jutra.
you-won-wreckland = Wygrana! Kurz opada i to nie ty w nim leżysz.
you-won-resistance = Wygrana! Trawnik jakoś to przeżyje.
you-lost = Tym razem bez wygranej. Będą inne gry.
you-lost-adrenaline = Tym razem bez wygranej. Inni opowiedzą o tym wszystkim.
you-lost-wreckland = Tym razem się nie udało. Droga jest cierpliwa.
you-lost-resistance = Tym razem się nie udało. Dom jest cierpliwy i głodny.
help =
    Numer lub nazwa, na przykład „{ $choice }”: ten wybór
    ?             ta pomoc
    ? NAZWA       działanie karty
    why NAZWA     dlaczego czegoś nie można wybrać
    odds NAZWA    co może przynieść los, dla wyboru albo rzeczy
    threats       co gra zrobi dalej, tam gdzie da się to przewidzieć
    cards         działanie wszystkich kart na stole i na twojej ręce
    board         narysuj stół jeszcze raz
    log           co się do tej pory wydarzyło
    hint          co zrobiłby silny bot
help-local =
    undo          cofnij swój ostatni wybór, jeśli nic nie wyszło na jaw
    save PLIK     zapisz grę (frenzy play --load PLIK ją wznawia)
    record PLIK   zapisz przebieg gry (frenzy replay PLIK go odczytuje)
    quit          wyjdź
help-story =
    story         posłuchać jeszcze raz ostatniego ustępu opowieści
    story NAZWA   wybrać coś w opowieści
story-chosen = Wybór: { $text }
story-none = Od twojego przyjścia nic nie opowiedziano albo wybór już zapadł.

## Przy stole na serwerze, wiersz po wierszu

joined-as = Twoje miejsce: { $seat }, stół { $link }.
joined-watching = Oglądasz stół { $link }.
joined-lobby = Wpisz „ready”, gdy chcesz zacząć, „start”, aby rozpocząć, „bots”, aby zapełnić wolne miejsca; ? wyświetla pomoc.
joined-begins = Gra się zaczyna.
joined-not-yet = Jeszcze nie: najpierw decyduje ktoś inny.
joined-says = { $name } mówi: { $text }
joined-line-down = Połączenie zerwane. Próbuję dalej; nic nie przepadło.
joined-line-up = Połączenie wróciło.
joined-undo = { $name } chce coś cofnąć. Wpisz „agree” (zgoda) albo „refuse” (odmowa).
joined-back = Coś zostało cofnięte.
joined-seat = { $seat }: { $who }
joined-nobody = Nikt inny o tym imieniu lub numerze tu nie siedzi: { $who }
joined-muted = Wyciszono: { $name }.
joined-unmuted = Znów słychać: { $name }.
help-joined =
    undo          cofnij swój ostatni wybór albo poproś o to innych
    agree, refuse odpowiedz na prośbę o cofnięcie
    say TEKST     powiedz coś innym
    chances       słyszeć szanse na wygraną, jeśli wszyscy się zgodzą; jeszcze raz: już nie
    people        kto siedzi przy stole i na którym miejscu
    mute KTO      wycisz kogoś albo słuchaj znowu (imię albo numer miejsca)
    host KTO      dla gospodarza: przekaż rolę
    remove KTO    dla gospodarza: usuń kogoś od stołu; bar KTO: na dobre
    lock, unlock  dla gospodarza: zamknij stół albo go otwórz
    ready, start  przed grą: gotowość albo początek
    bots          przed grą: boty na wszystkich wolnych miejscach
    quit          wyjdź; to samo polecenie prowadzi z powrotem na twoje miejsce

## Gdy nie można się dosiąść

join-bad-link = To nie jest link do stołu ({ $detail }).
join-no-server = Serwer nie odpowiada. Czy działa i czy link jest dobry? ({ $detail })
join-no-table = Nie ma takiego stołu: link jest zły albo stół już zniknął. ({ $detail })
join-no-seat = Przy tym stole nie ma wolnego miejsca. Z opcją --watch można oglądać. ({ $detail })
join-not-now = Gra zaczęła się bez ciebie. Z opcją --watch można oglądać. ({ $detail })
join-token = Twoje miejsce dostał ktoś inny. ({ $detail })
join-removed = Gospodarz usunął cię od stołu. Są inne, a ten można oglądać z opcją --watch.
join-barred = Gospodarz tego stołu nie pozwala ci wrócić. Są inne.
join-locked = Gospodarz zamknął ten stół. Z opcją --watch można oglądać.
join-version = Serwer i klient do siebie nie pasują: zaktualizuj starszy z nich. ({ $detail })
join-other = To się nie udaje: { $detail }

## Cały ekran

tui-weapons = Broń
tui-powerups = Zdolności
tui-offer = Amunicja
tui-frenzy = OSTATECZNY SZAŁ
tui-turn = { $count ->
        [0] { $name }
        [one] { $name }: { $count } akcja
        [few] { $name }: { $count } akcje
        [many] { $name }: { $count } akcji
       *[other] { $name }: { $count } akcji
    }
tui-you = ty
tui-stood-in = bot
tui-closed-cards = gra zamknięta: zmieniły się karty
tui-closed-rules = gra zamknięta: zmieniły się zasady
tui-watching = oglądasz
tui-line-down = brak połączenia, próbuję dalej
tui-sent = Wysłano …
tui-nothing-there = Tam nie ma teraz nic do wyboru.
tui-together = Razem
tui-wish = Wolę …
tui-vote = Poproś wszystkich o głosowanie …
tui-vote-pick = Od dwóch do czterech; nikt nie musi słuchać wyniku.
tui-vote-send = Zapytaj wszystkich
tui-vote-for = Głosuj na: { $option }
tui-vote-do = Zrób to, co ma najwięcej głosów: { $choice }
tui-plan = Ułóż plan …
tui-plan-first = Co byłoby najpierw? Nic się jeszcze nie dzieje.
tui-plan-show = Pokaż plan wszystkim
tui-plan-back = Krok wstecz
tui-plan-sure = na pewno
tui-plan-of = plan: { $name }
tui-plan-next = Następny krok planu ({ $name }): { $choice }
tui-plan-agree = Zgoda na plan: { $name }
tui-plan-withdraw = Wycofaj mój plan
tui-hints-wanted = ✦ { $names }: proszę o podpowiedzi; muszą się zgodzić wszyscy (g).
tui-hints-asked = Pytamy innych, czy podpowiedzi są dozwolone.
tui-hints-allow = Zgoda na podpowiedzi
tui-hints-refuse = Bez podpowiedzi
tui-shares = Kto ile zdecydował: { $shares }
tui-call-bot = Niech bot gra za: { $name } (nieobecność)
tui-people = Ludzie
tui-mute = Wycisz: { $name }
tui-unmute = Słuchaj znowu: { $name }
tui-hand-on = Przekaż rolę gospodarza: { $name }
tui-remove = Usuń od stołu: { $name }
tui-bar = Usuń od stołu na dobre: { $name }
tui-lock = Zamknij stół: nikt więcej nie siada
tui-unlock = Otwórz stół
tui-renew = Nowy klucz do mojego miejsca: stary przestaje działać na każdym urządzeniu
tui-points = { $name } pokazuje: { $thing }.
tui-undo-asked = { $name } chce coś cofnąć: y to zgoda, n to odmowa.
tui-undo-waiting = Prośba o cofnięcie czeka na odpowiedź innych ({ $name }).
tui-cards = Widoczne karty
tui-no-cards = Żadna karta nie leży jeszcze odkryta.
tui-close = Esc zamyka
tui-chat = Powiedz coś innym; Enter wysyła, Esc zamyka
tui-again = Jeszcze raz
tui-look = Zobacz stół
tui-leave = Wyjdź
tui-stay = Zostań
tui-leave-local = Opuścić grę? Zostanie zapisana i można ją będzie wznowić.
tui-leave-playing = Opuścić stół? Może zagrać za ciebie bot; to samo polecenie prowadzi z powrotem.
tui-leave-lobby = Opuścić stół? Twoje miejsce znów będzie wolne.
tui-total = Razem
tui-decided = Rozstrzyga { $rule }. Pozostali mają świetne wymówki.
tui-invite = Kto ma ten link, może zająć wolne miejsce:
tui-help-title = Jak się tu gra
tui-help =
    1 2 3  r g  wybór o tym numerze albo tej literze
    ↑ ↓ Enter   przejdź po wyborach i zatwierdź jeden
    Esc         od części wyborów z powrotem do wszystkich
    Tab         na planszę i z powrotem: strzałki, potem Enter
    Mysz        kliknij wybór albo to, co nazywa na stole;
                czego nie można wybrać, to się wyjaśni
    i  h  u     czytaj karty · rada bota · cofnij
    o  c  Spacja szanse · rozmowa · nie czekaj na boty
    w g p v     co dalej · gra razem · pokaż · ludzie
    l  t  q     język · jasny lub ciemny motyw · wyjście
tui-signs-adrenaline =
    Pole ma nazwę i literę pokoju. ★ to punkt odrodzenia
    z bronią, ░ to drzwi. Małe numery i jasne pola pokazują,
    co można wybrać.
    ▲ czerwony  ● żółty  ■ niebieski  ✦ zdolność  ⊕ Wieżyczka
    D :D-struct-0R  B Banshee  Z Dożer  V Wioletka  S Jaszczur
    ›V‹ twoja figurka  ✶ trafienie  ● broń załadowana  ○ pusta
    VV│B··│·····│·· SS: obrażenia, kreski przy 3, 6 i 11,
    znaczniki; ☠8 to wartość planszy dla tego, kto trafił
    ją najwięcej razy.
tui-signs-wreckland =
    { "[" }4] biała kość  (4) czerwona  4* odłożona  ‹4› wolne pole
    na kość  (×) zamknięte. 2/5: obrażenia i wytrzymałość.
    ▲▶▼◀ kierunek kolców  ◆1 pancerz  ✹ wybuchowy  ✶ trafienie
    →3 trafia jedną Część, →2+1 dwie, ≡1 każde miejsce;
    ~ działa po swojemu: kliknij i przeczytaj.
    Małe numery i jasne miejsca pokazują, co można wybrać.
tui-signs-resistance =
    W Wolverine  M Mystique  G Magneto  S Storm  C Colossus  R Rogue
    J Juggernaut  P Psylocke  D Dark Phoenix  Y Cyclops
    B Sabretooth  I Iceman. w3 to szwendacze, b twardziel, r biegacz
    (t żołnierz, g strażnik, s specjalista); ☠J ktoś z imieniem.
    c cywil  h ukryty cywil  ? zakryty  ◆r czerwony cel
    ▼1 punkt przybycia, w kolejności  ▽ uśpiony  ▯ karta
    » wyjście  ≡ schody  ▣ kabina windy  Ψ Dłoń  ✶ właśnie trafione
    + drzwi zamknięte  ▒ okno zamknięte  × zablokowane
    przerwa: otwarte  ♥ zdrowie  ↯ moc lub głód
    ○◔◑● zagrożenie, z PD  m inne piętro

tui-back = Wróć do wszystkich wyborów
tui-group = { $name } … ({ $count })
group-reroll = Odrzuć Część, aby przerzucić kości
group-arson = Arson taranuje
group-move = Ruch
group-open = Otwórz drzwi lub okno
group-attack = Atak
group-use = Użyj zdolności, cechy lub cywila
group-fire = Użyj Dłoni
group-push = Odepchnij wroga
tui-no-odds = Nie ma tu czego liczyć.
tui-no-forecast = Nikt nie powie teraz, co będzie dalej.
tui-forecast-title = Gdyby wrogowie działali teraz
tui-chapter = Rozdział { $chapter }: { $title }
tui-drive = W drogę
tui-moments = Co przesądziło
tui-tip = Coś nowego
tui-next = Następna
tui-next-chapter = Następny rozdział
tui-retry = Jeszcze raz
key-odds = szanse
key-forecast = zagrożenia

key-help = pomoc
key-cards = karty
key-map = piętro
key-undo = cofnij
key-hint = rada
key-hurry = szybciej
key-chat = czat
key-together = razem
key-people = ludzie
key-chances = szanse
key-point = pokaż
key-theme = motyw
key-leave = wyjście
key-ending = wyniki
key-ready = gotowość
key-start = start
key-bots = boty

## Przed grą

seat-open = wolne miejsce
seat-bot = { $level ->
        [easy] bot (łatwy)
        [hard] bot (trudny)
        [expert] bot (ekspert)
       *[other] bot ({ $level })
    }
seat-ready = gotowe
seat-not-ready = jeszcze nie
seat-host = gospodarz
seat-muted = wyciszenie
lobby-locked = Gospodarz zamknął stół.
lobby-ready = Gram
lobby-unready = Jeszcze nie
lobby-start = Zacznij grę
lobby-open = { $count ->
        [one] Wolne jest { $count } miejsce. Wyślij link albo naciśnij na nim Enter, a usiądzie tam bot.
        [few] Wolne są { $count } miejsca. Wyślij link albo naciśnij Enter na jednym z nich, a usiądzie tam bot.
        [many] Wolnych jest { $count } miejsc. Wyślij link albo naciśnij Enter na jednym z nich, a usiądzie tam bot.
       *[other] Wolnych jest { $count } miejsc. Wyślij link albo naciśnij Enter na jednym z nich, a usiądzie tam bot.
    }
lobby-yourself = Czekamy na ciebie: naciśnij r, kiedy chcesz zacząć.
lobby-waiting = Czekamy: { $names }.
lobby-can-start = Wszyscy chcą zaczynać.

## Gdy serwer odmawia

refused-stale = Gra poszła dalej. Tak wygląda teraz stół.
refused-not_together = To mogą tylko ci, którzy grają razem.
refused-not_yours = Jeszcze nie: najpierw decyduje ktoś inny.
refused-illegal = To teraz niemożliwe: wybierz z listy.
refused-spectator = Oglądasz; wybierają tylko gracze.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-over = Gra jest skończona.
refused-nothing = Nie ma czego cofnąć.
refused-not_agreed = Nie wszyscy zgadzają się na cofnięcie.
refused-too_many = Trochę za szybko. Spróbuj za chwilę.
refused-not_saved = Nie udało się tego zapisać. Spróbuj jeszcze raz.
refused-not_now = Jeszcze nie: { $detail }

## Czy gra będzie się liczyć w rankingu

ladder-counts = Liczy się w rankingu.
ladder-no_place = Nie liczy się w rankingu: nie masz w nim miejsca.
ladder-shared = Nie liczy się w rankingu: dzielisz to urządzenie albo siedzisz tu dwa razy.
ladder-helped = Nie liczy się w rankingu: była podpowiedź albo cofnięto coś, co już wyszło na jaw.
ladder-branch = Nie liczy się w rankingu: nie zaczyna się od początku.
ladder-no_rival = Nie liczy się w rankingu: nikogo innego stąd w nim nie ma.

## Gotowe wypowiedzi

preset-hello = Cześć!
preset-good_luck = Powodzenia!
preset-well_played = Dobrze zagrane!
preset-thanks = Dzięki!
preset-sorry = Przepraszam!
preset-one_moment = Chwileczkę, proszę.
preset-your_turn = Twoja kolej.
preset-good_game = Dobra gra!

## Wreckland Run

wreckland-title = WRECKLAND
wreckland-chapter = rozdział { $chapter }
wreckland-round = runda { $round }/3
wreckland-wreckage = warsztat
wreckland-turn = tura { $turn }
wreckland-step = { $colour ->
        [red] krok { $step }: czerwona kość
       *[white] krok { $step }: białe { $placed }/3
    }
wreckland-dice = Kości
wreckland-scrap = Złom
wreckland-none = nic
wreckland-available = Części do montażu
wreckland-upgrades = Ulepszenia
wreckland-core = Silnik
wreckland-front = przód
wreckland-right = prawa
wreckland-rear = tył
wreckland-left = lewa
wreckland-free = wolne
wreckland-wrecked = WRAK
wreckland-boss-waits = przybędzie w rundzie 3
wreckland-boss-table-wreckage = Wydane czerwone kości:
wreckland-boss-table-run = Czerwone kości bez wroga:
wreckland-result = { $result ->
        [won] Wygrana
       *[lost] Porażka
    }
wreckland-by = rozstrzyga { $rule }
wreckland-rounds = Tury w rundach
wreckland-core-left = Pozostało silnika
wreckland-scrap-left = Pozostało Złomu
wreckland-driver = { $vehicle }, { $hero }, { $difficulty }

## Resistance

resistance-outlook-heroes = Co grozi każdemu bohaterowi (prób: { $samples }):
resistance-outlook-zones = Co { $hero } może stracić w każdej strefie. Liczba jest pewna; + znaczy, że nowe karty mogą coś dodać (prób: { $samples }):
resistance-outlook-safe = Bez ran: { $zones }.
resistance-round = Runda { $round }
resistance-danger = zagrożenie: { $level }
resistance-floor-ground = Parter
resistance-floor-first = Piętro
resistance-floor-basement = Piwnica
resistance-result = { $result ->
        [won] Misja wykonana
       *[lost] Misja przegrana
    }
resistance-fell = poza grą
resistance-left = bezpiecznie
resistance-stayed = na miejscu
resistance-kills = Wyeliminowani
resistance-wounds = Rany

## Własna kampania

campaign-line = { $slot }: { $drivers }, wygrane rozdziały: { $won } z { $count }
campaign-none = Nie ma jeszcze kampanii. Nową zaczyna: frenzy play { $game } --new
campaign-sealed = rozdział { $chapter } jest jeszcze zapieczętowany
campaign-no-chapter = nie ma rozdziału { $chapter }
campaign-taken = w „{ $slot }” jest już kampania: wybierz inne --slot albo --reset, aby zacząć od nowa
campaign-fixed = --{ $option } nie zmienia się przez całą kampanię: nową zaczyna --new --slot NAZWA
campaign-bad-slot = --slot: tylko litery, cyfry, - i _, najwyżej 40
campaign-damaged = { $file }: plik kampanii jest uszkodzony ({ $detail }). Zostaje, jak jest: napraw go, przenieś albo wybierz inne --slot
campaign-unwritable = { $file }: nie można zachować kampanii: { $detail }
campaign-stale = Przerwana próba pochodzi z innych kart lub zasad; rozdział zaczyna się od nowa.
campaign-going-on = Rozdział { $chapter } trwa dalej, tam gdzie przerwano.
campaign-done = Wszystkie rozdziały są wygrane. Z --chapter można zagrać któryś jeszcze raz.
campaign-kept = Kampania jest zachowana. Dalsza gra: { $command }
campaign-next = Wpisz „next”, aby zacząć następny rozdział, albo quit.
campaign-retry = Wpisz „again”, aby spróbować jeszcze raz, albo quit.
campaign-onwards = To samo polecenie prowadzi kampanię dalej.
campaign-only = --{ $option }: tylko dla gry z kampanią

## Opcje gry

games-option = { $option }: { $help }
games-default = domyślnie: { $value }
games-by-seats = domyślnie: zależnie od liczby graczy

## Dorobek serii

series-next = Wpisz „next”, by zagrać następną, albo quit.
series-again = Wpisz „again”, by spróbować jeszcze raz, albo quit.
missions-untried = jeszcze bez prób
missions-tried = { $count ->
        [one] jedna próba
        [few] { $count } próby
       *[many] { $count } prób
    }
missions-won = wygrana w { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    } ({ $wins } z { $count })
missions-new = nowość: { $topics }
missions-tutorial = samouczek
missions-none = Żadnej misji nie rozegrano tu jeszcze do końca.
missions-run = { $date }  { $mission }  { $won ->
        [yes] wygrana
       *[no] przegrana
    } w rundzie { $round }: { $heroes }
missions-added = { $count ->
        [0] Nie było w nim nic nowego.
        [one] Dodano jedną grę.
        [few] Dodano { $count } gry.
       *[many] Dodano { $count } gier.
    }

## Kto wygra, i jak do tego doszło

chances-team = Na wygraną
chances-share = { $share } % ± { $doubt }
chances-side = { $name } { $share } %
chances-alone = Szanse na wygraną: { $share } %
chances-sides = Szanse na wygraną: { $sides }
tui-chances-wanted = Prośba: { $names }. Pokazać szanse na wygraną, jeśli wszyscy się zgodzą (b).
joined-chances-wanted = Prośba: { $names }. Mówić o szansach na wygraną? Wpisz chances, by się zgodzić.
joined-no-chances = Tu nikt nie potrafi powiedzieć, kto ma szanse wygrać.
review-title = { $game }: liczba zagrań { $deeds }, i szanse na wygraną
review-points = Punkty zwrotne
review-no-points = W tej grze nie było punktu zwrotnego.
review-kind-strong = mocne
review-kind-setback = strata
review-kind-missed = przeoczone
review-kind-luck = szczęście
review-point = Po wyborach: { $step } · { $who }, { $kind }: { $deed }
review-moved = { $side }: { $before } % → { $after } %
review-luck = szczęście w tym: { $points } pkt
review-better = lepiej: { $deed } ({ $points } pkt, ± { $scatter })
review-sums = Co zmieniło szanse, w punktach na sto
review-decided = własne decyzje
review-luck-sum = szczęście
review-others = inni
review-missed = niewykorzystane

## Zagadki

grade-easy = łatwa
grade-medium = średnia
grade-hard = trudna
puzzle-greeting = Zagadka { $name }
puzzle-solved = Rozwiązane: { $own }, i nic nie jest lepsze.
puzzle-missed = Nie do końca: { $own }. Najlepiej: { $best }.
puzzle-steps = Odpowiedź:
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-leave = Opuścić zagadkę?
puzzle-onward = Wpisz „next”, by dostać następną zagadkę, „again”, by spróbować jeszcze raz, albo quit.
key-restart = od nowa
help-puzzle =
    reset         zacznij zagadkę od nowa
