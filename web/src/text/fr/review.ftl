## Qui gagnera

chances-title = Chances de gagner
chances-team = De gagner
chances-said = { $name } : { $share } %{ $doubt ->
    [0] { "" }
   *[other] , à { $doubt } près
}
chances-short = { $share } %
chances-doubt = ± { $doubt }
chances-curve = Les chances au fil de la partie

## Pendant la partie

live-help = Montre les chances de chaque camp, d’après ce que tout le monde peut savoir. Toute la table doit être d’accord.
live-asked = Demande de { $names } : voir les chances de gagner.
live-waiting = Les chances s’affichent dès que toute la table est d’accord.
live-agree = Les montrer
live-refuse = Non merci
live-forget = Laisser tomber
live-stop = Cacher les chances, pour toute la table

## Retour sur la partie

review-title = Analyse
review-open = Analyser
review-back = Retour au journal
review-none = Où la partie a-t-elle basculé ? Qu’est-ce qui aurait été mieux, et quelle part revient à la chance ? Un bot reprend chaque coup ; il lui faut une minute ou deux.
review-begin = Analyser cette partie
review-waiting = D’autres parties sont en cours d’analyse. La vôtre attend son tour.
review-running = { $done } coups pesés sur { $total }
review-cancel = Annuler
review-failed = Quelque chose a échoué. On réessaie ?
review-points = Tournants de la partie
review-no-points = Rien n’a fait basculer cette partie.

review-kind-strong = Joli coup
review-kind-setback = Revers
review-kind-missed = Manqué
review-kind-luck = Chance
review-moved = { $name } : { $before } % → { $after } %
review-lucky = Part de chance : { $points } points
review-better = Mieux : { $deed }
review-worth = { $points } points{ $scatter ->
    [0] { "" }
   *[other] , ± { $scatter }
}
review-go = Voir l’étape { $step }
review-sums = Ce qui a fait bouger les chances
review-sums-text = En points sur cent. Les décisions sont comparées sur plusieurs donnes des cartes cachées et des dés ; le reste est de la chance.
review-side = Qui
review-decided = Décisions
review-luck = Chance
review-others = Les autres
review-missed = Manqué
