### Koperta 5: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-5 = Kazanie
chapter-5-opening = Od południa idzie obok ciebie burza, a w niej ktoś głosi kazanie. Gdy Siostra Statyczna podnosi głos, dłonie drętwieją na kierownicy, a kości lepią się do deski. Przebij się przez jej trzódkę, nim znajdzie właściwy ton.
chapter-5-won = Ostatnia błyskawica trafia własną kaznodziejkę. Pada zwykły deszcz, pierwszy od roku.
chapter-5-lost = Białe światło, długi akord, a potem cichy szum wraku pod napięciem.
chapter-5-rule = W każdej turze pościgu obowiązuje karta burzy: uderza od razu albo działa przez całą turę. Karta następnej tury leży odkryta obok: przygotuj się na to, co nadchodzi. (W-30.13, W-30.17 do W-30.21)

name-C5p = Piorunochron
name-C5a = Łukowy spawacz
name-C5b = Pyłowa lampa
name-B5 = Siostra Statyczna
name-S1 = Oko burzy
name-S2 = Zdrętwiałe dłonie
name-S3 = Boczny wiatr
name-S4 = Piorun kulisty
name-S5 = Przewody pod napięciem
name-S6 = Grzmot
name-S7 = Ściana błyskawic
name-S8 = Ogień wiedźmy
ability-dazzle = Potem tracisz białą kość.

prompt-lose_die = Wybierz białą kość do stracenia.
road-card = { $name } ({ $rule })
weather-calm = Nic się nie dzieje.
weather-numb = Najwyżej { $n } białe kości w każdym kroku.
weather-gust = Wrogowie po działaniu przesuwają się o { $n } dalej.
weather-sting = Część użyta z dokładnym trafieniem najpierw otrzymuje { $n }.
event-weather_began = Burza: { $road }.
event-weather_announced = W następnej turze: { $road }.
event-shuffled-road = Specjalne karty tego rozdziału są potasowane.
road-now = Teraz
road-next = Następna tura

asked-lose_die = którą białą kość stracić
why-not-white-only = { $die }: przepada biała kość, nie czerwona.
tip-lose_die = W tej turze przepada biała kość. Najniższa może się jeszcze przydać na silniku. (W-35.14, W-27.1)
prompt-crowd = Dwie strefy są tak samo zatłoczone: wybierz, skąd pada cios.
line-section_area = Uderza najbardziej zatłoczona strefa: { $n } w każde miejsce po tej stronie.
asked-crowd = skąd pada cios
why-not-crowd = Cios pada z jednej z najbardziej zatłoczonych stref; ta do nich nie należy: { $section }.
tip-crowd = Uderza najbardziej zatłoczona strefa, a dwie są równe: wybierz bok, który to wytrzyma. (W-35.13)
