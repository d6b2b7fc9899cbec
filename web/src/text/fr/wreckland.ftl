### Les mots du client à une table de Wreckland Run. Les noms des cartes et des chapitres viennent avec la table.

## La route

road = La route
side-front = Avant
side-right = Droite
side-rear = Arrière
side-left = Gauche
nobody-here = personne
boss-comes = Le boss arrivera ici à la manche 3
foe-protected = Sous protection : aucun dégât pour l’instant
slot-name = Emplacement { $slot }
slot-empty = vide
wreck-card = Carte Destruction
die-slot = Case de dé { $value } de { $card }
die-blocked = bloquée
left-of = { $left } sur { $total } restants
core-left = Moteur : { $left } sur { $total } restants
spikes-to = Pics vers { $section }
exact-bonus = En placement parfait
fix-here = Réparer avec ce dé
fix-card = Réparer { $card } avec ce dé
pool = Dés
pool-empty = Aucun dé dans la réserve
scrap-hand = Récup
scrap-card = Récup : { $name }, vaut { $values }
card-upgrade = Amélioration de { $card }

## La piste

track = Où en est la course
round-short = Manche { $round }
phase-wreckage = Customisation
phase-run = Poursuite
turn-short = Tour { $turn }
step-red = Étape { $step } : un dé rouge
step-white = Étape { $step } : un à trois dés blancs
piles = { $parts } Équipements et { $enemies } ennemis dans les pioches

## Le plateau du boss

boss-board = Plateau du boss
table-wreckage = Dés rouges dépensés
table-run = Dés rouges sans ennemi
board-here = Lancer un dé rouge ici

## Vous

hero-used = déjà utilisé
hero-ready = prêt
power-ram = Percuter sans dé
enemies-left = { $count ->
        [one] { $count } ennemi sur la route
       *[other] { $count } ennemis sur la route
    }
run-ends = La poursuite s’arrête après un tour avec 2 ennemis ou moins.
final-run = La dernière poursuite : elle finit avec le boss, ou avec vous.
look-hint = Pointez une carte pour la lire.

## La liste des choix

pick-die = D’abord le dé, puis l’endroit :
pick-place = { $item } : où ?
pick-change = Retour
pick-count = { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
build-install = Installer :
build-repair = Réparer :
build-clear = Dégager :
build-reroll = Défausser pour relancer :
build-rerolls = Défausser un Équipement, relancer …
placed-count = { $count } sur 3
deed-use = { $value ->
        [0] { $card }
       *[other] { $card }, case { $value }
    }
deed-fix = Réparer { $card }
deed-ram = { $section ->
        [none] Percuter personne
       *[other] Percuter { $section }
    }
deed-core = { $trick }
deed-red = { $enemy ->
        [none] Plateau du boss
       *[other] { $enemy }
    }
paying-for = Pour { $card } : { $need }
paying-so-far = {" "}({ $total } déjà)
paying-repair = Pour réparer { $card }
paying-clear = Pour dégager l’épave : { $need }
rerolling = Choisis : { $count }
hits-of = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
points-left = { $count ->
        [one] encore { $count } point
       *[other] encore { $count } points
    }
mend-of = jusqu’à { $amount }

## Ce qu’un choix fera, et la portée

help-install = Ensuite vous payez { $need } en dés ou en Récup, puis vous choisissez son emplacement.
help-reroll = Ensuite vous choisissez les dés à relancer.
help-pay = Ensuite vous choisissez avec quoi payer.
plan-gone = détruit
reach-here = Portée : { $sections }.
reach-whom = À portée : { $names }.

## Le journal

round-word = Manche

## La fin d’une course

end-chapter = Chapitre { $chapter }
end-won = Chapitre { $chapter } gagné
end-lost = Chapitre { $chapter } : la course est finie
end-turns = Tours
end-turns-by = Manche { $round } : { $turns }
end-core = Moteur restant
end-kills = Ennemis détruits
end-exact = dont éliminations parfaites
end-parts-lost = Équipements détruits
end-scrap = Récup restante
end-exact-matches = Placements parfaits
end-how-won = La route est à vous.
end-how-lost = Rien n’est gardé : le prochain essai repart de zéro.
end-next = Chapitre suivant
end-retry = Réessayer
end-replay-chapter = Le rejouer
end-problem = Cela n’a pas marché. Réessayez.

## Les signes

legend-white = Dé blanc : le vôtre
legend-red = Dé rouge : il mène les ennemis
legend-kept = De côté : pas relancé la prochaine fois
legend-hole = Case de dé : prend cette valeur ou plus ; la même valeur est un placement parfait
legend-single = Dégâts à un seul
legend-area = Dégâts à tous dans la zone
legend-double = Dégâts à deux
legend-repair = Réparer
legend-ram = Percuter : les pics blessent, et ils sont écartés
legend-exact = Bonus du placement parfait
legend-shield = Arrête autant de chaque attaque
legend-explosive = Explose, sauf élimination parfaite
legend-spikes = Pics : un dégât de plus en percutant de ce côté
legend-move_enemy = Déplacer un ennemi
legend-adjust_die = Modifier un dé de 1
legend-set_aside = Mettre un dé de côté
legend-reroll_others = Relancer les autres dés blancs
legend-remove_die = Retirer un dé d’une carte
legend-pierce = Ignore les blindages
legend-anywhere = Dans n’importe quelle zone
legend-pair = Signes égaux : valeurs égales
legend-run = Escalier : valeurs qui se suivent
legend-sum = Exactement ce total

## Les règles

rules-chapters = Ce qu’ajoutent les chapitres
rules-abilities = Capacités des ennemis
rules-lines = Lignes des tables
rules-words = Effets des Équipements

## Volets et rediffusion

sheet-wreck-you = Vous
sheet-wreck-boss = Boss
