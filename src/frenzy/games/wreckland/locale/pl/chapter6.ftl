### Koperta 6: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-6 = Kolumna
chapter-6-opening = Słychać ich, zanim ich widać: czterdzieści zgodnych silników, chór na gąsienicach. Za każdy głos, który milknie, z kurzu wyjeżdża następny. Ucisz tego, kto podaje ton.
chapter-6-won = Silniki jeden po drugim gubią melodię, a kolumna rozprasza się po wydmach.
chapter-6-lost = Nawet nie zwalniają. Hymn trwa nad miejscem, gdzie byłeś.
chapter-6-rule = W rundzie 3 na koniec każdej tury do strefy Żelaznego Chóru dołącza nowy wróg, jeśli zostało mniej niż 3 zwykłych wrogów. Nie warto czekać, aż droga opustoszeje. (W-30.14)

name-C6p = Kamerton
name-C6a = Czołg hymnów
name-C6b = Wóz kadzielny
name-C6c = Ścigacz psalmów
name-B6 = Żelazny Chór

prompt-crowd = Dwie strefy są tak samo zatłoczone: wybierz, skąd pada cios.
line-heal = Każdy wróg traci obrażenia: { $n }.
line-section_area = Uderza najbardziej zatłoczona strefa: { $n } w każde miejsce po tej stronie.
ability-heal_all = Najpierw każdy inny wróg w strefie traci 1 obrażenie.

asked-crowd = skąd pada cios
why-not-crowd = Cios pada z jednej z najbardziej zatłoczonych stref; ta do nich nie należy: { $section }.
tip-crowd = Uderza najbardziej zatłoczona strefa, a dwie są równe: wybierz bok, który to wytrzyma. (W-35.13)
