### Zagadki: o co chodzi, co znaczy wynik i dlaczego odpowiedź jest najlepsza.

goal-boss-name = Ostatnia tura
goal-boss = To twoja ostatnia tura: zniszcz bossa albo miej na to jak największą szansę.
goal-boss-value = { $value ->
    [0] boss ucieka
    [100] boss pada
   *[other] boss pada w { $value } % rzutów
}
goal-boss-why = { $best ->
    [100] Tak zagrane, żadna kość nie uratuje bossa.
   *[other] Rzut kośćmi kończy zagadkę: wszystko, co mogą pokazać, rozegrano dalej najlepiej, jak się da.
} { $second ->
    [0] Żaden inny sposób użycia tych kości go nie niszczy.
   *[other] Następny najlepszy sposób niszczy go w { $second } %.
} { $greedy ->
    [0] Kto bierze to, co od razu wygląda najlepiej, pozwala mu uciec.
   *[other] Kto bierze to, co od razu wygląda najlepiej, ma { $greedy } %.
}
