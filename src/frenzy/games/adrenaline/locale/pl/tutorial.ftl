### Samouczek: każda lekcja ma tytuł, zdanie do każdej wskazówki (lesson-LEKCJA-WSKAZÓWKA) i to, czego uczy.
### Potem rady gry treningowej, po jednej na każdy rodzaj decyzji, jaki może się w niej zdarzyć.

## Lekcje

lesson-run-title = Arena
lesson-run-run = Grasz jako { character-violet }. W każdej turze masz dwie akcje, a bieg to jedna z nich. Naciśnij „{ action-run }”.
lesson-run-move-c2 = Podświetlone pola są najwyżej 3 kroki stąd. Ściany zatrzymują, drzwi przepuszczają. Idź na c2.
lesson-run-done = Bieg to od 1 do 3 pól, nigdy na ukos. Pola jednego koloru tworzą pomieszczenie. (A-4.2, A-5.1)

lesson-ammo-title = Amunicja
lesson-ammo-grab = Broń zużywa amunicję, a ta leży na polach. Naciśnij „{ action-grab }”: najpierw wolno zrobić jeden krok.
lesson-ammo-move-d2 = Żeton na d2 daje czerwoną kostkę, niebieską kostkę i kartę zdolności. Zabierz go.
lesson-ammo-done = Możesz mieć po 3 kostki każdego koloru i 3 karty zdolności. Nowe żetony pojawiają się na koniec tury. (A-4.3, A-4.6)

lesson-weapon-title = Broń
lesson-weapon-grab = Broń leży przy trzech punktach odrodzenia; jeden jest o krok stąd. Naciśnij „{ action-grab }”.
lesson-weapon-move-d3 = Punkt odrodzenia to d3. Zobacz, co tam jest.
lesson-weapon-take-lock_rifle = { weapon-lock_rifle } kosztuje dwie niebieskie kostki, ale przy zabieraniu pierwsza jest za darmo. Weź go.
lesson-weapon-done = Tylko jedna niebieska kostka, a broń jest naładowana. Możesz mieć 3 bronie; karta zdolności może zastąpić kostkę swojego koloru. (A-4.7, A-4.10)

lesson-shoot-title = Strzelanie
lesson-shoot-run = Widzisz swoje pomieszczenie, a jeśli twoje pole ma drzwi, także to za nimi. Jaszczura nie widać: najpierw pobiegnij.
lesson-shoot-move-b2 = b2 ma drzwi do białego pomieszczenia, gdzie kryje się { character-sprog }. Idź tam.
lesson-shoot-shoot-lock_rifle = Oto { character-sprog }! Strzelaj: { weapon-lock_rifle }.
lesson-shoot-target-sprog = Zanim naciśniesz, stół pokaże, co zrobi strzał. Traf Jaszczura.
lesson-shoot-done = Dwa twoje znaczniki leżą na jego planszy. Broń po strzale jest rozładowana. (A-5.2, A-7.1)

lesson-marks-title = Znaczniki namierzania
lesson-marks-shoot-lock_rifle = { weapon-lock_rifle } zadaje 2 obrażenia i zostawia 1 znacznik namierzania. Ten jeszcze nie boli. Strzelaj.
lesson-marks-target-sprog = Traf Jaszczura.
lesson-marks-shoot-whisper = Znacznik czeka obok planszy: twoje następne trafienie zmieni go w obrażenie. Strzelaj jeszcze raz: { weapon-whisper }.
lesson-marks-done = Z 3 obrażeń zrobiły się 4 i jest nowy znacznik. Nikt nie nosi więcej niż 3 twoich. (A-6.2)

lesson-adrenaline-title = Adrenalina
lesson-adrenaline-shoot-lock_rifle = Masz 6 obrażeń i to cię przyspiesza: przed strzałem wolno zrobić krok. Nikogo nie widać; mimo to strzelaj.
lesson-adrenaline-move-b2 = b2 ma drzwi do białego pomieszczenia. Strzelaj stamtąd.
lesson-adrenaline-target-sprog = I traf Jaszczura.
lesson-adrenaline-done = Od 3 obrażeń: do 2 kroków przed zabraniem ekwipunku. Od 6: krok przed strzałem. (A-4.5)

lesson-powerups-title = Karty zdolności
lesson-powerups-play-newton = Jaszczura nie widać. Karty zdolności nie zużywają akcji: { powerup-newton } przesuwa kogoś o 1 lub 2 pola. Zagraj go.
lesson-powerups-target-sprog = { character-sprog }, któż by inny?
lesson-powerups-move-b2 = Wypchnij Jaszczura przez drzwi, na b2.
lesson-powerups-shoot-lock_rifle = Widać go! Strzelaj.
lesson-powerups-play-targeting_scope = Trafienie! { powerup-targeting_scope } dodaje 1 obrażenie za dowolną kostkę. Zagraj go.
lesson-powerups-pay-yellow = Zapłać żółtą kostkę.
lesson-powerups-done = I dwie pozostałe: { powerup-teleporter } przenosi cię na dowolne pole, { powerup-tagback_grenade } namierza tego, kto cię trafił. (A-8.3, A-8.4)

lesson-reload-title = Ładowanie broni
lesson-reload-shoot-lock_rifle = Została jedna akcja. Strzelaj: { weapon-lock_rifle }.
lesson-reload-target-sprog = Traf Jaszczura.
lesson-reload-end-turn = Broń jest rozładowana, a akcje wykorzystane. Zakończ turę: wtedy się ładuje.
lesson-reload-reload-lock_rifle = Ładowanie kosztuje pełną cenę, tu dwie niebieskie kostki. Masz je: załaduj broń.
lesson-reload-done = Na koniec tury możesz załadować każdą broń, na którą cię stać. Potem grają inni. (A-4.8)

lesson-kill-title = Zabójstwo i jego punkty
lesson-kill-shoot-lock_rifle = { character-sprog } ma 9 obrażeń. Jedenaste zabija. Strzelaj!
lesson-kill-target-sprog = Wystarczą dwa. Traf Jaszczura.
lesson-kill-end-turn = Śmiertelny strzał. Punkty liczy się na koniec tury: zakończ ją.
lesson-kill-done = Najwięcej znaczników na planszy: 8 punktów dla ciebie. Drugi { character-dozer }: 6, i 1 za pierwszą krew. Czaszka sprawi, że następnym razem ta plansza będzie warta mniej. (A-6.4)

lesson-frenzy-title = Koniec gry
lesson-frenzy-shoot-lock_rifle = Nie ma już czaszek: każdy gra jeszcze jedną turę, w szale. Ta jest twoja. Ruch, ładowanie i strzał w jednej akcji: strzelaj!
lesson-frenzy-move-b2 = { weapon-lock_rifle } jest już naładowany. Idź na b2, wolno zrobić 2 kroki.
lesson-frenzy-target-sprog = Ostatni strzał w tej grze.
lesson-frenzy-end-turn = Zakończ turę, a z nią grę.
lesson-frenzy-done = Punktuje każda plansza z obrażeniami, a potem tor ofiar: 8, 6, 4 … Wygrywa najwięcej punktów. (A-9.2, A-9.4)

## Rady gry treningowej

tip-turn = Dwie akcje, w dowolnej kolejności, może być dwa razy ta sama. Bez broni? Idź po nią.
tip-move = Wszystkie podświetlone pola są w zasięgu. Z pola z drzwiami widać więcej, ale i ono jest bardziej widoczne.
tip-grab = Najpierw wolno zrobić krok. Amunicja leży na polach, broń przy punktach odrodzenia.
tip-weapon = Pierwsza kostka ceny jest za darmo. Obejrzyj kartę, by przeczytać, jak działa.
tip-drop = Trzy bronie to granica. Ta, którą tu zostawisz, jest dla każdego.
tip-pay = Karta zdolności zastępuje jedną kostkę swojego koloru. Zachowaj te, które wolisz zagrać.
tip-reload = Rozładowana broń nie strzela. Załaduj to, na co cię stać, albo oszczędzaj kostki.
tip-shoot_from = Adrenalina: przed strzałem wolno zrobić krok.
tip-effect = Wybierz, co zrobi broń. Dodatkowe efekty kosztują dodatkowe kostki.
tip-target = Opłaca się trafiać wielu: gdy plansza jest punktowana, punkty dostaje każdy, kto ją trafił.
tip-aim = Wybierz miejsce; broń trafi tego, kto tam stoi.
tip-move_target = Twój strzał przesuwa cel. Na widok czy w cień?
tip-move_shooter = Ta broń przesuwa też ciebie. Dobra chwila, żeby zniknąć.
tip-scope = Jedno obrażenie więcej za kostkę. Warto, gdy zabija.
tip-scope_target = Dodatkowe obrażenie otrzyma ktoś, kogo trafił ten strzał.
tip-pay_scope = Może być każda kostka. Zachowaj kolory, których potrzebuje twoja broń.
tip-grenade = Marker namierza tego, kto cię właśnie trafił. Pytany jest każdy, kto ma kartę, więc nikt nie wie, kto go trzyma.
tip-newton = Wepchnij kogoś w swoje pole widzenia albo tam, skąd cię nie zobaczy.
tip-spawn = Zachowaj kartę, która ci się podoba. Kolor drugiej wskaże, gdzie się pojawisz.
