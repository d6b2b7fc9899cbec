### Problèmes : l’entrée, la liste et la carte à la table.

puzzle-title = Problème
puzzles-title = Problèmes
puzzle-all = Tous les problèmes
puzzle-door = Un tour, une seule meilleure réponse.
puzzle-today = Problème du jour
puzzle-today-solved = Résolu aujourd’hui
puzzle-count = { $solved } sur { $total } résolus
puzzle-sign-solved = résolu
puzzle-sign-tried = essayé, pas encore résolu
puzzle-sign-new = nouveau
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
puzzle-solved = Résolu : { $own }, et rien ne fait mieux.
puzzle-missed = Pas tout à fait : { $own }. Le mieux est : { $best }.
puzzle-steps = La réponse
puzzle-show = Montrer la réponse
puzzle-unjudged = Évaluer ce coup a pris trop de temps. Essayez encore une fois.
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-share = Copier le lien
puzzle-shared = Lien copié
