### Zagadki: o co chodzi, co znaczy wynik i dlaczego odpowiedź jest najlepsza.

goal-points-name = Najwięcej punktów
goal-points = Zdobądź w tej turze jak najwięcej punktów.
goal-points-value = { $value ->
    [one] 1 punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
goal-points-why = { $kills ->
    [0] Nikt nie ginie.
   *[other] Giną: { $killed }.
} { $shots ->
    [0] { "" }
   *[other] Użyta broń: { $weapons }.
} Następny pomysł daje { $second }; kto bierze po kolei najlepszą akcję, dostaje { $greedy }.

goal-kills-name = Najwięcej zabitych
goal-kills = Zabij w tej turze tylu przeciwników, ilu się da.
goal-kills-value = { $value ->
    [0] nikt nie zabity
    [one] 1 zabity
    [few] { $value } zabitych
    [many] { $value } zabitych
   *[other] { $value } zabitych
}
goal-kills-why = Giną: { $killed }. { $shots ->
    [0] { "" }
   *[other] Użyta broń: { $weapons }.
} Następny pomysł zabija { $second }; kto bierze po kolei najlepszą akcję, zabija { $greedy }.

goal-damage-name = Najwięcej obrażeń
goal-damage = Zadaj w tej turze jak najwięcej obrażeń. Liczą się też znaczniki zamienione w obrażenia.
goal-damage-value = { $value ->
    [one] 1 obrażenie
    [few] { $value } obrażenia
    [many] { $value } obrażeń
   *[other] { $value } obrażenia
}
goal-damage-why = { $shots ->
    [0] { "" }
   *[other] Użyta broń: { $weapons }.
} Następny pomysł zadaje { $second }; kto bierze po kolei najlepszą akcję, zadaje { $greedy }.

goal-survive-name = Przeżyj
goal-survive = Została ci jedna akcja, potem gra { $next }. Stań tam, gdzie nikt cię nie zabije.
goal-survive-value = { $value ->
    [0] można cię zabić
   *[other] nikt cię nie zabije
}
goal-survive-why = Wszędzie indziej { $next } znajdzie sposób, żeby cię zabić.
