### Problèmes : ce qui est demandé, ce que vaut une ligne, et pourquoi la réponse est la meilleure.

goal-boss-name = Dernier tour
goal-boss = C’est votre dernier tour : détruisez le boss, ou donnez-vous les meilleures chances.
goal-boss-value = { $value ->
    [0] le boss s’échappe
    [100] le boss tombe
   *[other] le boss tombe dans { $value } % des jets
}
goal-boss-why = { $best ->
    [100] Joué ainsi, aucun dé ne peut sauver le boss.
   *[other] Quand des dés sont lancés, le problème est fini : tout ce qu’ils peuvent donner a été joué au mieux.
} { $second ->
    [0] Aucun autre emploi de ces dés ne l’abat.
   *[other] La meilleure autre façon l’abat dans { $second } % des cas.
} { $greedy ->
    [0] Prendre ce qui paraît le mieux sur le moment le laisse filer.
   *[other] Prendre ce qui paraît le mieux sur le moment donne { $greedy } %.
}
