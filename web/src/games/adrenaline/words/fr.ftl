### Ce que seuls les écrans d’Adrenaline disent.

you-are = Vous êtes { $name }
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
turrets-none = Aucune tourelle n’est prise.
sheet-rivals = Rivaux
letter-red = R
letter-yellow = J
letter-blue = Bl
letter-white = Bc
letter-green = Ve
letter-purple = Vi
spoken-figure = { $name }, { $damage }
spoken-damage = { $count } de { $name }
spoken-marks = { $marks } de { $name }
spoken-doors = { $count ->
        [one] porte { $sides }
       *[other] portes { $sides }
    }
spoken-turret = tourelle libre
spoken-turret-of = tourelle de { $name }
side-north = nord
side-east = est
side-south = sud
side-west = ouest
end-title = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
end-player = Joueur
end-rule = Les autres ont d’excellentes excuses.

plan-killed = éliminé
plan-pay = Paie
plan-gain = Gagne
turn-shoot = Tirer
legend-hollow = Le cube creux d’une arme se paie pour la recharger, pas pour la prendre
legend-powerup = Amélioration
legend-mark = Marque : devient un dégât au prochain coup de son propriétaire
legend-skull = Crâne : une mort, ou une valeur perdue par un plateau
legend-turret = Tourelle
legend-token = Pion de { $name }
legend-loaded = Arme chargée
legend-unloaded = Arme déchargée
legend-bars = Barres d’un plateau : plus de mouvements dès la première et la deuxième, la mort derrière la troisième
legend-worth = Ce que vaut un plateau : le plus de dégâts rapporte le premier nombre
effect-optional = en plus
effect-alternate = à la place
reach-figures = D’ici : { $names }
reach-nobody = { $count ->
        [0] D’ici : rien
       *[other] D’ici : personne, seulement { $squares }
    }
reach-map = Cases à portée : { $squares }
score-board = Plateau de { $name }

front-line = Une arène, cinq combattants, aucune pitié. Choisissez le vôtre et jouez.
front-fighter = Votre combattant
front-training = Partie d’entraînement
front-training-text = 5 crânes, mort subite, bots faciles : ce que la règle conseille pour une première fois.
game-arena-auto = arène adaptée

replay-hand = Améliorations de { $name }
end-breakdown = Points par raison
end-swings = Tournants
end-swing = { $name } +{ $points }
end-swing-leads = { $name } +{ $points }, et en tête
end-swing-turn = Tour { $turn }
end-comment-bot = La machine vous salue, sans s’excuser.
end-comment-close = D’un cheveu. Chacun sait très bien où sont passés ces points.
end-comment-far = Les autres ont fait de ravissantes cibles.
end-outdone = Le Bot a le plus de points, mais ne gagne jamais.
end-tie-deathmatch = À égalité de points : la Piste de Coup Fatal décide.
end-tie-domination = À égalité de points : les pistes des Zones de Résurrection décident.
end-tie-turret = À égalité de points : les Tourelles décident.
chart-title = Points au fil de la partie
chart-turn = Points après chaque tour
chart-start = Début
chart-final = Décompte final
chart-column = Après
chart-value = { $name } { $points }
chart-table = La même chose en tableau
