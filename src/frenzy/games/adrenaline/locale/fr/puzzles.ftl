### Les problèmes : ce qui est demandé, ce que vaut un résultat, et pourquoi la réponse est la meilleure.

goal-points-name = Le plus de points
goal-points = Marquez le plus de points possible à ce tour.
goal-points-value = { $value ->
    [one] { $value } point
    [many] { $value } de points
   *[other] { $value } points
}
goal-points-why = { $kills ->
    [0] Personne ne tombe.
   *[other] Tués : { $killed }.
} { $shots ->
    [0] { "" }
   *[other] Armes utilisées : { $weapons }.
} La deuxième meilleure idée rapporte { $second } ; qui prend la meilleure action, une à la fois, obtient { $greedy }.

goal-kills-name = Le plus de victimes
goal-kills = Tuez le plus d’adversaires possible à ce tour.
goal-kills-value = { $value ->
    [0] aucun tué
    [one] 1 tué
    [many] { $value } de tués
   *[other] { $value } tués
}
goal-kills-why = Tués : { $killed }. { $shots ->
    [0] { "" }
   *[other] Armes utilisées : { $weapons }.
} La deuxième meilleure idée en tue { $second } ; qui prend la meilleure action, une à la fois, en tue { $greedy }.

goal-damage-name = Le plus de dégâts
goal-damage = Infligez le plus de dégâts possible à ce tour. Les marques changées en dégâts comptent.
goal-damage-value = { $value ->
    [one] { $value } dégât
    [many] { $value } de dégâts
   *[other] { $value } dégâts
}
goal-damage-why = { $shots ->
    [0] { "" }
   *[other] Armes utilisées : { $weapons }.
} La deuxième meilleure idée inflige { $second } ; qui prend la meilleure action, une à la fois, inflige { $greedy }.

goal-survive-name = Survivre
goal-survive = Il vous reste une action, puis vient { $next }. Allez là où personne ne peut vous tuer.
goal-survive-value = { $value ->
    [0] on peut vous tuer
   *[other] personne ne peut vous tuer
}
goal-survive-why = Partout ailleurs, { $next } trouve un moyen de vous tuer.
