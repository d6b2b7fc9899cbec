### Problèmes : ce qui est demandé, ce que vaut une ligne, et pourquoi la réponse est la meilleure.

goal-endure-name = Tenir bon
goal-endure = { $hero } agit en dernier. Gardez le plus possible des { $health } points de santé de l’équipe après les ennemis, sans piocher de carte.
goal-endure-value = { $value ->
    [0] l’équipe est perdue
   *[other] { $value } points de santé restants
}
goal-endure-why = { $rolls ->
    [0] Aucun point d’arrivée n’est actif, et les ennemis n’en font pas plus.
   *[other] Quand des dés sont lancés, le problème est fini : la santé est la moyenne de tout ce qu’ils peuvent donner, joué au mieux.
} La meilleure autre idée en garde { $second } ; prendre à chaque fois la meilleure action en garde { $greedy }.
