### Koperta 1: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-1 = Wylot doliny
chapter-1-opening = Ostatnia skrzynia jest przywiązana, gdy za granią wyją pierwsze silniki. Leży w niej księga człowieka, do którego należy wylot doliny: każdy dług i każda łapówka. Big Fossil chce ją odzyskać, a nigdy nie jeździł sam.
chapter-1-won = Jego wielki kościany wóz leży na boku, koła jeszcze się kręcą. Dopisujesz do księgi jedną linijkę i ruszasz dalej.
chapter-1-lost = Silnik kaszle, żarzy się i milknie. Najpierw zabierają księgę, potem koła.
chapter-1-rule = W rundzie 3 Big Fossil jest nietykalny, dopóki w jego strefie jedzie inny wróg. Na koniec każdej tury dołącza do strefy, w której jest najwięcej wrogów: rozpędź tłum albo odepchnij od niego bossa. (W-30.7, W-30.8)

name-C1p = Szczęka
name-C1a = Szpikowy róg
name-C1b = Ściana kłów
name-B1 = Big Fossil

prompt-join = Wybierz, do kogo dołączy boss.
ability-reinforce = Potem z tyłu nadjeżdża wróg.
ability-guard = Atak musi wskazać go najpierw.

asked-join = do którego tłumu dołączy boss
why-not-join = Boss dołącza do największego tłumu, a ten jest gdzie indziej niż { $section }.
tip-join = Dwa tłumy są równe: wyślij bossa tam, gdzie najpierw zrobisz porządek. (W-30.8)
