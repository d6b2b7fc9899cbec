### To, co mówią tylko ekrany Adrenaline.

you-are = Grasz jako { $name }
skulls-left = { $count ->
        [one] została { $count } czaszka
        [few] zostały { $count } czaszki
       *[many] zostało { $count } czaszek
    }
points-short = pkt
board-worth = Wartość { $values }
danger-near = śmierć przy +{ $count }
weapons = Bronie
weapons-none = Jeszcze żadnej: weź ją z punktu odrodzenia.
weapons-here = Bronie w tym punkcie odrodzenia
weapon-loaded = Naładowana
weapon-unloaded = Nienaładowana
powerups = Karty zdolności
powerups-none = Brak.
powerup-as-cube = Zastępuje też jedną kostkę swojego koloru.
turrets-none = Żadna wieżyczka nie jest zajęta.
sheet-rivals = Rywale
letter-red = C
letter-yellow = Ż
letter-blue = N
letter-white = B
letter-green = Z
letter-purple = F
spoken-figure = { $name }, { $damage }
spoken-damage = { $count } od: { $name }
spoken-marks = { $marks } od: { $name }
spoken-doors = drzwi: { $sides }
spoken-turret = wolna wieżyczka
spoken-turret-of = wieżyczka, właściciel: { $name }
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
end-title = { $count ->
        [one] Wygrywa { $winners }
       *[other] Wygrywają razem { $winners }
    }
end-player = Gracz
end-rule = Pozostali mają świetne wymówki.

plan-killed = śmierć
plan-pay = Płaci
plan-gain = Zyskuje
turn-shoot = Strzelaj
legend-hollow = Pustą kostkę broni płaci się przy ładowaniu, nie przy podnoszeniu
legend-powerup = Karta zdolności
legend-mark = Znacznik: zamieni się w obrażenie przy następnym trafieniu właściciela
legend-skull = Czaszka: śmierć albo wartość, którą plansza straciła
legend-turret = Wieżyczka
legend-token = Żeton: { $name }
legend-loaded = Broń naładowana
legend-unloaded = Broń nienaładowana
legend-bars = Kreski na planszy: po pierwszej i drugiej więcej ruchu, za trzecią śmierć
legend-worth = Ile warta jest plansza: najwięcej obrażeń daje pierwszą liczbę
effect-optional = dodatkowo
effect-alternate = zamiast
reach-figures = Stąd: { $names }
reach-nobody = { $count ->
        [0] Stąd: nic
       *[other] Stąd: nikogo, tylko { $squares }
    }
reach-map = Pola w zasięgu: { $squares }
score-board = Plansza: { $name }

front-line = Jedna arena, pięcioro zawodników, zero litości. Wybierz swojego i graj.
front-fighter = Twój zawodnik
front-training = Gra treningowa
front-training-text = 5 czaszek, nagła śmierć, łatwe boty: tak instrukcja radzi zacząć.
game-arena-auto = arena dobrana do graczy

replay-hand = Karty zdolności: { $name }
end-breakdown = Punkty według źródła
end-swings = Zwroty akcji
end-swing = { $name } +{ $points }
end-swing-leads = { $name } +{ $points } i prowadzenie
end-swing-turn = Tura { $turn }
end-comment-bot = Maszyna pozdrawia i nie przeprasza.
end-comment-close = O włos. Każdy dobrze wie, gdzie zgubił te punkty.
end-comment-far = Pozostali byli uroczymi celami.
end-outdone = Bot ma najwięcej punktów, ale nigdy nie wygrywa.
end-tie-deathmatch = Remis na punkty: rozstrzyga tor ofiar.
end-tie-domination = Remis na punkty: rozstrzygają tory punktów odrodzenia.
end-tie-turret = Remis na punkty: rozstrzygają Wieżyczki.
chart-title = Punkty w czasie
chart-turn = Punkty po każdej turze
chart-start = Początek
chart-final = Punktacja końcowa
chart-column = Po
chart-value = { $name } { $points }
chart-table = To samo w tabeli
