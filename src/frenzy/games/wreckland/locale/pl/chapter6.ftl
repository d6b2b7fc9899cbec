### Koperta 6: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-6 = Kolumna
chapter-6-opening = Słychać ich, zanim ich widać: czterdzieści zgodnych silników, chór na gąsienicach. Za każdy głos, który milknie, z kurzu wyjeżdża następny. Ucisz tego, kto podaje ton.
chapter-6-won = Silniki jeden po drugim gubią melodię, a kolumna rozprasza się po wydmach.
chapter-6-lost = Nawet nie zwalniają. Hymn trwa nad miejscem, gdzie byłeś.
chapter-6-rule = W rundach 2 i 3 jedzie z nimi Kantor: pościg rundy 2 nie skończy się przed nim. W rundzie 3 na koniec każdej tury do strefy Żelaznego Chóru dołącza nowy wróg, jeśli zostało mniej niż 3 zwykłych wrogów. (W-30.12, W-30.14)

name-C6p = Stroik
name-C6a = Czołg hymnów
name-C6b = Wóz kadzielny
name-C6c = Ścigacz psalmów
name-M6a = Kantor
name-B6 = Żelazny Chór

line-heal = Każdy wróg traci obrażenia: { $n }.
ability-heal_all = Najpierw każdy inny wróg w strefie traci 1 obrażenie.

