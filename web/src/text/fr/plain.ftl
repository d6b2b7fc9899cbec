### What any table says that has no drawings of its own.

plain-table = La table
plain-seats = Joueurs
plain-seat-count = Nombre de joueurs
plain-won = Victoire
plain-decided = Décidé par
plain-end = { $count ->
        [0] Personne n’a gagné
        [one] Victoire : { $winners }
       *[other] Victoire partagée : { $winners }
    }
