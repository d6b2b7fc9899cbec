### Księga, rozdział 4.

book-4-opening = Sól jest tak biała, że niebo wydaje się brudne. Ani drogi, ani cienia, same ślady, a tam, gdzie się kończą, zawsze krążą trzy sylwetki. { $ledger ->
        [keep] Księga jedzie pod siedzeniem; od izby celnej siedzi się wyżej i gorzej.
        [burn] Od izby celnej jedzie się lżej. Zadziwiające, ile waży książka, kiedy jest o ludziach.
       *[none] Dziś już trzy razy sprawdzasz jedenastą skrzynię. Wciąż tam jest.
    } W południe znajdujesz ptaka, tym razem nie malowanego, tylko ułożonego z czarnych kamieni, dość dużego dla tych, co patrzą z góry. Wren chciała, żeby ktoś tam w górze go przeczytał.
book-4-halfway = Wieczór bez wiatru. Naprawiasz w cieniu rozbitego szybowca i znajdujesz w nim kołyskę wyściełaną dobrym płaszczem. Płaszczem Wren. To rodzina, tam w górze: matka, dwa szpony i gniazdo latawców, które uczą się pikować na przejezdnych. W kołnierzu tkwi kartka podpisana kciukiem z sadzy: „Za każdego kuriera, który nie dojedzie, olej na tydzień”.
book-4-boss = Trzeci cień przychodzi ostatni i zostaje najdłużej. Matka Sępica wtacza się na barce obwieszonej lusterkami wszystkich, których złapała, i cała biała równina mruga. Prowadząc, nuci bardzo nisko piosenkę dla dzieci, które nie chcą jeść. Z obu stron podchodzą szpony. { $child ->
        [aboard] Tally naciąga plandekę na głowę i trzyma cię za rękaw.
        [well] Myślisz o lampie przy studni i o tej, która przy niej siedzi.
       *[none] Obracasz własne lusterko do środka.
    }
book-4-won = Dym, trzy razy, prosty jak kolumna. Pod ostatnim latawcem leży jeździec z przygniecioną nogą, nie ma dwudziestu lat: Moth, głosi napis na hełmie. Sól błyszczy, bukłak jest w połowie pusty, a do następnej studni dzień marszu, dla kogoś, kto może chodzić. O nic nie prosi. Patrzy na skrzynie, na ciebie, a potem w niebo, jakby ktoś w górze musiał jeszcze udzielić mu głosu.
book-4-lost = Najpierw jeden cień na masce, potem dwa, potem w ogóle nie ma słońca. Zabierają wszystko, co błyszczy, i zostawiają resztę: kupę matowego żelaza i ciebie. W nocy jest mróz. Palisz taryfę Mytnika, wszystkie dziewięć kolumn, i starcza do świtu: to pierwsza rzecz, jaką kiedykolwiek oddał. Potem idziesz do wraków, zobaczyć, co da się skręcić w całość.

book-choice-rider = Co będzie z Mothem?
book-choice-rider-water = Zostawić mu bukłak i trzy koła, niech zrobi z nich wózek.
book-choice-rider-aboard = Zrobić mu miejsce między skrzyniami: zna się na niebie.
book-choice-rider-leave = Jechać dalej: sól ma własne prawo.
