### Dwoje drzwi strony głównej i kampanie Wreckland Run. O rozdziałach nie ma tu ani słowa.

## Drzwi

door-which = Która gra?
door-adrenaline = Adrenaline
door-adrenaline-line = Strzelanina dla 3 do 5 osób, boty w zestawie
door-wreckland = Wreckland Run
door-wreckland-line = Pościg dla jednej osoby, w siedmiu rozdziałach
door-opens = Drzwi trochę się zacinają …

## Początek pościgu

campaign-line = Zbuduj wóz z kości i złomu. Ucieknij dolinie. Powal tych, do których należy.
campaign-start = Zacznij pościg
campaign-start-map = Najpierw spójrz na mapę
campaign-continue = Dalej
campaign-new = Nowa kampania
campaign-rig = { $vehicle } i { $hero }
campaign-your-rig = Kto czym jedzie
campaign-vehicle = Pojazd
campaign-vehicle-roadrunner = Roadrunner
campaign-vehicle-roadrunner-text = Wyważony: działa z przodu, miotła z tyłu. Dobry na pierwszy raz.
campaign-vehicle-thunderflash = Thunderflash
campaign-vehicle-thunderflash-text = Wielkie działo i sztuczki z kośćmi wokół słabego silnika.
campaign-vehicle-ox = Wóz Wołów
campaign-vehicle-ox-text = Mocny i kolczasty, prawie bez dział: taranuje.
campaign-vehicle-needlepoint = Ostrze Igły
campaign-vehicle-needlepoint-text = Strzelec wyborowy: dobija to, co już dymi.
campaign-hero = Bohater
campaign-hero-miller = Miller
campaign-hero-miller-text = Każde dokładne trafienie uderza o 2 mocniej.
campaign-hero-arson = Arson
campaign-hero-arson-text = Raz na rundę taranuje bez wydawania kości.
campaign-hero-rudder = Rudd3r
campaign-hero-rudder-text = Każdy taran rani też wszystkich, którzy jadą z tyłu.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = W każdej turze naprawia 2 obrażenia, gdy kości już leżą.
campaign-even = Arson taranuje raz na turę
campaign-even-help = W druku jest raz na rundę. To nasza wyrównana wersja, dla uczciwszej walki.
campaign-difficulty = Trudność
campaign-difficulty-next = Trudność następnego przejazdu
campaign-difficulty-learner = Nauka
campaign-difficulty-learner-text = Zaczynasz z 4 kartami Złomu.
campaign-difficulty-normal = Zwykła
campaign-difficulty-normal-text = Zaczynasz z 2 kartami Złomu.
campaign-difficulty-expert = Mistrz
campaign-difficulty-expert-text = Zaczynasz z samym wozem, bez Złomu.
campaign-name = Nazwa zapisu, jeśli chcesz
campaign-name-default = Pojazd i bohater

## Jak to działa

campaign-how = Jak to działa
campaign-how-build = Trzy rundy. Każda zaczyna się w warsztacie: kośćmi płaci się za części.
campaign-how-chase = Potem jedziesz: czerwone kości budzą wrogów, białe należą do ciebie.
campaign-how-boss = W trzeciej rundzie boss zjawia się osobiście. Wygraj, a otworzy się następna koperta.
campaign-how-sealed = Zapieczętowane koperty zostają zamknięte: ich treści nie ma nawet na tej stronie.

## Zapisy

campaign-slots = Twoje kampanie
campaign-no-slots = W garażu nie ma jeszcze wraku. Daj mu godzinę.
campaign-progress = { $won ->
        [0] Żaden rozdział z { $total } nie jest jeszcze wygrany
        [one] Wygrany { $won } rozdział z { $total }
        [few] Wygrane { $won } rozdziały z { $total }
       *[many] Wygranych { $won } rozdziałów z { $total }
    }
campaign-at = Teraz rozdział { $chapter }
campaign-at-running = Rozdział { $chapter }, przejazd trwa
campaign-all-won = Wszystkie rozdziały wygrane
campaign-last = Ostatnio: { $date }
campaign-map = Mapa
campaign-elsewhere = Zaczęta na innym urządzeniu?
campaign-elsewhere-text = Wklej prywatny link kampanii: potoczy się dalej tutaj.
campaign-link = Prywatny link
campaign-no-link = To nie jest prywatny link kampanii. Kończy się znakiem # i długim kluczem.

## Mapa

campaign-road = Droga przez dolinę
campaign-chapter = Rozdział { $number }
campaign-sealed = Zapieczętowana koperta { $number }
campaign-stop-won = Rozdział { $number }: { $title }, wygrany
campaign-stop-open = Rozdział { $number }: { $title }, tu jesteś
campaign-play = Graj
campaign-go-on = Jedź dalej
campaign-try-again = Spróbuj znowu
campaign-play-again = Zagraj jeszcze raz
campaign-fresh = Zacznij przejazd od nowa
campaign-fresh-title = Zacząć od nowa?
campaign-fresh-text = Trwający przejazd zostanie porzucony. Zostanie w statystykach jako porzucony.
campaign-keep = Zostaw, jak jest
campaign-rule = Nowość
campaign-ended-won = Jak to się skończyło
campaign-ended-lost = Jak to się skończyło ostatnim razem
campaign-tally = { $attempts ->
        [0] Jeszcze bez prób.
        [one] Jedna próba, { $wins ->
            [0] jeszcze bez wygranej.
           *[other] wygrana.
        }
        [few] { $attempts } próby, { $wins ->
            [0] jeszcze bez wygranej.
            [one] jedna wygrana.
            [few] { $wins } wygrane.
           *[many] { $wins } wygranych.
        }
       *[many] { $attempts } prób, { $wins ->
            [0] jeszcze bez wygranej.
            [one] jedna wygrana.
            [few] { $wins } wygrane.
           *[many] { $wins } wygranych.
        }
    }
campaign-over = Wszystkie siedem rozdziałów wygranych. W dolinie nie ma już nikogo, kto chciałby się spierać.
campaign-unknown = To urządzenie nie zna tej kampanii
campaign-unknown-text = Otwórz ją prywatnym linkiem: na urządzeniu, na którym się zaczęła, link jest pod mapą.

## Prywatny link

campaign-private = Graj dalej gdzie indziej
campaign-private-text = Ten link otwiera kampanię na każdym urządzeniu. Kto go ma, może grać: zachowaj go dla siebie.
campaign-qr = Prywatny link jako kod QR
campaign-qr-show = Pokaż jako kod QR
campaign-qr-hide = Ukryj kod QR

## Przejazdy

campaign-runs = Twoje przejazdy
campaign-no-runs = Jeszcze ani jednego przejazdu. Licznik się nudzi.
campaign-total-runs = Przejazdy
campaign-total-wins = Wygrane
campaign-total-fastest = Najmniej tur do wygranej
campaign-total-core = Najwięcej silnika na koniec
campaign-total-time = Czas w drodze
campaign-more = { $count ->
        [one] Jeszcze { $count } przejazd
        [few] Jeszcze { $count } przejazdy
       *[many] Jeszcze { $count } przejazdów
    }
campaign-chart = Liczba tur każdego przejazdu, według rozdziałów
campaign-chart-text = Tury każdego przejazdu; pod spodem rozdział
campaign-column-chapter = Rozdział
campaign-column-result = Wynik
campaign-column-difficulty = Trudność
campaign-column-round = Runda
campaign-column-turns = Tury
campaign-column-core = Silnik
campaign-column-time = Czas
campaign-column-date = Początek
campaign-result-running = trwa
campaign-result-won = wygrany
campaign-result-lost = przegrany
campaign-result-given = porzucony

## Od początku i do widzenia

campaign-farewell = Ten zapis
campaign-reset = Wyzeruj kampanię
campaign-reset-title = Wrócić do pierwszego rozdziału?
campaign-reset-text = Wszystkie koperty oprócz pierwszej zostaną znów zapieczętowane, a wszystkie przejazdy i ich powtórki usunięte. Pojazd i bohater zostają.
campaign-forget = Zapomnij kampanię
campaign-forget-title = Zapomnieć tę kampanię?
campaign-forget-text = Jej postęp zostanie usunięty na dobre, a prywatny link niczego już nie otworzy. Nikt nie zapyta, co stało się z wozem.
