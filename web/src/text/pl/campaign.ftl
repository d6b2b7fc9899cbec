### Drzwi strony głównej i kampanie.

## Drzwi

door-which = Która gra?
door-adrenaline = Adrenaline
door-adrenaline-line = Strzelanina dla 3 do 5 osób, boty w zestawie
door-wreckland = Wreckland Run
door-wreckland-line = Pościg dla jednej osoby, w siedmiu rozdziałach
door-resistance = X-Men Resistance
door-resistance-line = Bohaterowie razem przeciw głodnym umarłym, w rezydencji, która była im domem
door-opens = Drzwi trochę się zacinają …

## Początek pościgu

campaign-start = Zacznij
campaign-start-map = Najpierw spójrz na mapę
campaign-continue = Dalej
campaign-new = Nowa kampania
campaign-untitled = Kampania
campaign-name = Nazwa zapisu, jeśli chcesz
campaign-name-default = Czym się gra

## Jak to działa

campaign-how = Jak to działa

## Zapisy

campaign-slots = Twoje kampanie
campaign-no-slots = Nie ma jeszcze kampanii.
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

campaign-chapter = Rozdział { $number }
campaign-chapters = Rozdziały
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
campaign-over = Wszystkie rozdziały wygrane.
campaign-unknown = To urządzenie nie zna tej kampanii
campaign-unknown-text = Otwórz ją prywatnym linkiem: na urządzeniu, na którym się zaczęła, link jest pod mapą.

## Prywatny link

campaign-private = Graj dalej gdzie indziej
campaign-private-text = Ten link otwiera kampanię na każdym urządzeniu. Kto go ma, może grać: zachowaj go dla siebie.
campaign-qr = Prywatny link jako kod QR
campaign-qr-show = Pokaż jako kod QR
campaign-qr-hide = Ukryj kod QR
campaign-renew = Utwórz nowy link
campaign-renew-title = Nowy link?
campaign-renew-text = Stary link od razu przestaje działać na wszystkich urządzeniach. To urządzenie dostaje nowy; otwórz go ponownie na pozostałych.

## Księga

book-so-far = Dotychczasowa opowieść
book-close = Zamknij księgę
book-on = W drogę
book-skip = Zostawić to otwarte i w drogę
book-made = Wybór: { $text }
book-back = Poprzednia strona
book-forth = Następna strona
book-failed = Nie udało się tego zachować. Spróbuj jeszcze raz.

## Przejazdy

campaign-runs = Twoje przejazdy
campaign-no-runs = Jeszcze ani jednej gry.
campaign-total-runs = Przejazdy
campaign-total-wins = Wygrane
campaign-total-time = Czas gry
campaign-more = { $count ->
        [one] Jeszcze { $count } przejazd
        [few] Jeszcze { $count } przejazdy
       *[many] Jeszcze { $count } przejazdów
    }
campaign-column-chapter = Rozdział
campaign-column-result = Wynik
campaign-column-time = Czas
campaign-column-date = Początek
campaign-result-running = trwa
campaign-result-won = wygrany
campaign-result-lost = przegrany
campaign-result-given_up = porzucony

## Od początku i do widzenia

campaign-farewell = Ten zapis
campaign-reset = Wyzeruj kampanię
campaign-reset-title = Wrócić do pierwszego rozdziału?
campaign-reset-text = Wszystkie rozdziały oprócz pierwszego zostaną znów zapieczętowane, a wszystkie gry i ich powtórki usunięte.
campaign-forget = Zapomnij kampanię
campaign-forget-title = Zapomnieć tę kampanię?
campaign-forget-text = Jej postęp zostanie usunięty na dobre, a prywatny link niczego już nie otworzy.

## Dorobek serii

record-title = Twój dorobek
record-next = Teraz: { $title }
record-all = Cały dorobek
record-set-up = Wybierz, z kim
record-file = Zachowaj go
record-file-text = Dorobek zostaje w tej przeglądarce. Jako plik można go zachować albo dodać do dorobku na innym urządzeniu.
record-save = Zapisz jako plik
record-open = Dodaj plik
record-taken = { $count ->
        [0] Nie było w nim nic nowego.
        [one] Dodano jedną grę.
        [few] Dodano { $count } gry.
       *[many] Dodano { $count } gier.
    }
record-wrong = To nie jest dorobek z tej gry.
record-follow = Teraz: { $title }
campaign-clear = Zapomnij dorobek
campaign-clear-title = Zapomnieć dorobek?
campaign-clear-text = Wszystkie jego gry znikną z tej przeglądarki na dobre. Powtórki zostają, gdzie są.
