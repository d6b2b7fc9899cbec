### Własne słowa klienta przy stole Resistance. Nazwy bohaterów, stref, kart i misji przychodzą razem ze stołem.

## Plan

map-house = Dom
map-floor-first = Piętro
map-floor-ground = Parter
map-floor-basement = Piwnica
map-floors = Kondygnacje
map-zoom-in = Bliżej
map-zoom-out = Dalej
map-zoom-all = Pokaż wszystko
map-free = można tu zrobić kilka rzeczy
map-enemies = { $count } × { $kind }
map-exit = Wyjście
map-point = { $asleep ->
        [yes] Punkt przybycia { $number }, { $colour }, uśpiony
       *[no] Punkt przybycia { $number }, { $colour }
    }
map-point-initial = początkowy
map-point-meaning = Początkowy punkt przybycia: jego kartę dobiera się najpierw
map-point-next = Punkt przybycia i jego miejsce w kolejności
map-point-asleep = Punkt przybycia, który jeszcze śpi
map-token = Cel: { $colour }
map-token-hidden = Cel, zakryty
map-citizen-hidden = Cywil, karta zakryta
map-citizen-hiding = { $name }, w ukryciu
map-object = { $name } ({ $state })
map-card = Karta przybycia, zakryta
map-door-open = otwarte
map-door-closed = zamknięte
map-door-locked = zaryglowane
map-door-sealed = zabite deskami
colour-letter-red = C
colour-letter-blue = N
colour-letter-green = Z

## U góry

strip-round = Runda { $round }
strip-phase-players = Bohaterowie
strip-phase-enemies = Wrogowie
strip-phase-end = Koniec rundy
strip-danger = Zagrożenie
strip-heroes = Bohaterowie
strip-done = już po turze
strip-now = { $count ->
        [one] działa, została { $count } akcja
        [few] działa, zostały { $count } akcje
       *[other] działa, zostało { $count } akcji
    }
strip-ready = jeszcze przed turą
strip-left = poza domem
strip-fallen = pokonany

## Bohaterowie

sheet-team = Bohaterowie
sheet-mission = Misja
team-health = Zdrowie { $now } z { $most }
team-power = Moc { $now } z { $most }
team-hunger = Głód { $now } z { $most }
team-xp = Doświadczenie { $xp } z { $most }, zagrożenie { $level }
team-actions = { $count ->
        [one] jeszcze { $count } akcja
        [few] jeszcze { $count } akcje
       *[other] jeszcze { $count } akcji
    }
team-you = ty
team-dice = { $count ->
        [one] { $count } kość, { $accuracy }+
        [few] { $count } kości, { $accuracy }+
       *[other] { $count } kości, { $accuracy }+
    }
team-range = zasięg { $from }–{ $to }
team-range-here = w tej samej strefie
team-used = użyte
team-kills = pokonani: { $count }
team-wounds = { $count ->
        [one] { $count } rana
        [few] { $count } rany
       *[other] { $count } ran
    }
team-left = Poza domem
team-fallen = Pokonany

## Misja

mission-goals = Co trzeba zrobić
mission-then = potem
mission-done = zrobione
mission-open = do zrobienia
mission-supply = Figurki w pudełku
mission-piles = Karty w stosach
pile-spawn-left = Przybycie
pile-traits-left = Cechy
pile-citizens-left = Cywile
pile-named-left = Imienni
mission-rescued = { $count ->
        [one] { $count } cywil ocalony
        [few] { $count } cywilów ocalonych
       *[other] { $count } cywilów ocalonych
    }
mission-eaten = { $count ->
        [one] { $count } cywil pożarty
        [few] { $count } cywilów pożartych
       *[other] { $count } cywilów pożartych
    }
mission-rules = Zasady tej misji
look-hint = Wskaż umiejętność, kartę albo wroga, żeby przeczytać opis.

## Co nadchodzi

forecast-title = Gdyby wrogowie działali teraz
forecast-show = Prognoza
forecast-how = Drogi wynikają z zasad; rany policzono z { $samples } prób.
threat-show = Zagrożenia
threat-title = Co grozi w każdej strefie, gdyby wrogowie działali teraz
threat-whose = Co { $hero } może stracić w każdej strefie
threat-here = Tutaj: { $outlook }
threat-zone = zagrożenie: { $outlook }
threat-grave-1 = może rana
threat-grave-2 = około jednej
threat-grave-3 = więcej
threat-deadly = może paść
threat-how = Liczba jest pewna; + znaczy, że nowe karty mogą coś dodać (prób: { $samples }). Bez znaku: bez ran.
threat-how-short = + znaczy: nowe karty mogą coś dodać (prób: { $samples }).
choice-roll = moc { $power }: śr. { $kills } z { $enemies }, { $clear } %
choice-actions = { $count ->
        [one] { $count } akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }

## Film wrogów

reel-title = Wrogowie działają
reel-step = { $now } z { $all }
reel-back = Wstecz
reel-next = Dalej
reel-pause = Pauza
reel-play = Odtwórz
reel-skip = Pomiń
key-space = Spacja
keys-forecast = pokaż lub ukryj prognozę
keys-threats = pokaż lub ukryj zagrożenia w strefach
keys-film-pause = zatrzymaj film wrogów lub wznów
keys-film-step = jeden obraz filmu wstecz lub dalej; Esc go kończy
keys-zoom = przybliż mapę, oddal lub pokaż całość

## Koniec

end-splash-won = Misja wykonana!
end-splash-lost = Dopadli was.
end-title-won = { $mission }: wygrana
end-title-lost = { $mission }: przegrana
end-hero = Bohater
end-kills = Pokonani
end-wounds = Rany
end-deed-saved = uratowani: { $count }
end-deed-eaten = pożarci: { $count }
end-deed-taken = cele: { $count }
end-deed-named = pokonani wrogowie z imieniem: { $count }
end-deed-blow = najlepszy cios: { $count }
end-most-kills = Najmocniej uderza { $hero }: { $count } z { $all }
end-most-wounds = Najwięcej obrywa { $hero }: { $count ->
        [one] { $count } rana
        [few] { $count } rany
       *[many] { $count } ran
    }
end-rounds = Runda po rundzie
end-rounds-text = u góry: zabici wrogowie; u dołu: rany
end-round-told = Runda { $round }: zabici wrogowie { $kills }, rany { $wounds }
end-moments = Co przesądziło
end-moment-blow = { $hero } kładzie { $count } jednym ciosem.
end-moment-wounds = Wrogowie trafiają celnie: { $count } ran w jednej fazie.
end-xp = Doświadczenie

## U drzwi

resistance-front-bots = Zagraj z botami
front-minutes = około { $minutes } minut

## Dorobek misji

resistance-record-title = Misje
resistance-record-all = Wszystkie misje
resistance-record-follow = Następna misja: { $title }
resistance-campaign-progress = { $won ->
        [0] Żadna misja z { $total } nie jest jeszcze wygrana
        [one] Wygrana { $won } misja z { $total }
        [few] Wygrane { $won } misje z { $total }
       *[many] Wygranych { $won } misji z { $total }
    }
resistance-campaign-over = Wszystkie misje wygrane. W rezydencji panuje cisza.
resistance-campaign-rule = Zasady tej misji
resistance-campaign-runs = Wszystkie próby
resistance-campaign-no-runs = Żadnej misji nie rozegrano jeszcze do końca. Pierwsza pokazuje, jak się gra.
resistance-campaign-total-runs = Próby
resistance-campaign-column-chapter = Misja
resistance-campaign-more = { $count ->
        [one] Jeszcze { $count } próba
        [few] Jeszcze { $count } próby
       *[many] Jeszcze { $count } prób
    }
resistance-campaign-farewell = Od nowa
resistance-campaign-result-won = wygrana
resistance-campaign-result-lost = przegrana
record-mode-heroic = Superbohaterowie
record-mode-zombie = Bohaterowie zombie
record-stamp = Wygrana!
record-best = { $rounds ->
        [one] Wygrana w { $rounds } rundzie
       *[other] Wygrana w { $rounds } rundach
    }
record-tried = { $count ->
        [one] Jedna próba
        [few] { $count } próby
       *[many] { $count } prób
    }
record-untried = Jeszcze bez prób
record-of-mission = Twój dorobek
record-last-won = Ostatnio wygrana { $date }, w rundzie { $round }. Grali:
record-last-lost = Ostatnia próba { $date }, przegrana w rundzie { $round }. Grali:
record-column-rounds = Rundy
record-column-heroes = Bohaterowie
record-column-rescued = Uratowani
record-total-fastest = Najmniej rund
record-total-rescued = Najwięcej uratowanych
tutorial-mission = Ucz się, grając
tutorial-mission-text = Pierwsza misja prowadzi przez pierwszą turę. Potem wszystko, co nowe, jest objaśniane, gdy pierwszy raz ma znaczenie.
record-new = Nowość:
record-new-tutorial = Samouczek: prowadzi przez pierwszą turę, a resztę objaśnia, gdy pierwszy raz ma znaczenie.
