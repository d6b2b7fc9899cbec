### Les mots du client web ; ceux du jeu sont dans les catalogues du jeu.

## La table

you = Vous
you-are = Vous êtes { $name }
decision = Décision
undo = Annuler
turn-order = Ordre du tour
actions-left = { $count ->
        [0] plus d’action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
skulls-left = { $count ->
        [one] { $count } crâne restant
       *[other] { $count } crânes restants
    }
points-short = pts
board-worth = Vaut { $values }
danger-near = meurt à +{ $count }
weapons = Armes
weapons-none = Aucune : prenez-en une dans une Zone de Résurrection.
weapons-here = Armes de cette Zone de Résurrection
weapon-loaded = Chargée
weapon-unloaded = Déchargée
powerups = Améliorations
powerups-none = Aucune.
powerup-as-cube = Elle paie aussi un cube de sa couleur.
card-read = Ce que fait { $card }
turrets-none = Aucune tourelle n’est prise.
log = Ce qui s’est passé
sheets = Le reste de la table
sheet-you = Vous
sheet-rivals = Rivaux
sheet-log = Journal
close = Fermer

## Les lettres des salles

letter-red = R
letter-yellow = J
letter-blue = Bl
letter-white = Bc
letter-green = Ve
letter-purple = Vi

## Dit à voix haute

spoken-figure = { $name }, { $damage }
spoken-damage = { $count } de { $name }
spoken-marks = { $marks } de { $name }
spoken-doors = { $count ->
        [one] porte { $sides }
       *[other] portes { $sides }
    }
spoken-turret = tourelle libre
spoken-turret-of = tourelle de { $name }
spoken-lit = peut être choisi
side-north = nord
side-east = est
side-south = sud
side-west = ouest

## La fin

end-title = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
end-player = Joueur
end-total = Total
end-rule = Les autres ont d’excellentes excuses.
end-rematch = Rejouer
end-look = Voir le plateau
end-home = Accueil
