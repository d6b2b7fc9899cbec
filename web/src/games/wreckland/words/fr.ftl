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

## Its campaigns

wreckland-campaign-line = Montez une voiture avec des dés et de la ferraille. Semez la vallée. Faites tomber ceux qui la tiennent.
wreckland-campaign-start = Lancer la poursuite
campaign-rig = { $vehicle } et { $hero }
campaign-your-rig = Qui conduit quoi
campaign-vehicle = Véhicule
campaign-vehicle-V1 = Roadrunner
campaign-vehicle-V1-text = Équilibré : canons devant, balai derrière. Idéal pour débuter.
campaign-vehicle-V2 = Thunderflash
campaign-vehicle-V2-text = Un gros canon et des tours de dés autour d’un moteur fragile.
campaign-vehicle-V3 = Char à bœufs
campaign-vehicle-V3-text = Robuste et hérissé, presque sans canon : il percute.
campaign-vehicle-V4 = Pointe d’aiguille
campaign-vehicle-V4-text = Un tireur d’élite : il achève ce qui fume déjà.
campaign-hero = Héros
campaign-hero-miller = Miller
campaign-hero-miller-text = Chaque placement parfait frappe 2 plus fort.
campaign-hero-arson = Arson
campaign-hero-arson-text = Une fois par manche, à tout moment, percute sans dépenser de dé.
campaign-hero-rudd3r = Rudd3r
campaign-hero-rudd3r-text = Chaque choc blesse aussi tous ceux qui roulent derrière.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = Répare 2 dégâts à chaque tour, une fois les dés placés.
campaign-even = Arson percute une fois par tour
campaign-even-help = La règle imprimée dit une fois par manche. Ceci est notre lecture, plus équilibrée.
campaign-sleep = Les ennemis s’endorment plus tôt
campaign-sleep-help = Imprimé : un ennemi dort quand toutes ses cases sont couvertes. Avec ceci, un nombre couvert ne le réveille plus : un peu plus facile.
campaign-difficulty = Difficulté
campaign-difficulty-next = Difficulté de la prochaine course
campaign-difficulty-learner = Conduite accompagnée
campaign-difficulty-learner-text = Vous partez avec 4 Pièces de Récup.
campaign-difficulty-normal = Routier
campaign-difficulty-normal-text = Vous partez avec 2 Pièces de Récup.
campaign-difficulty-expert = As du volant
campaign-difficulty-expert-text = Vous partez avec la voiture, et rien d’autre.
wreckland-campaign-name-default = Véhicule et héros
wreckland-campaign-how-1 = Trois manches. Chacune commence par l’atelier : les dés paient les équipements.
wreckland-campaign-how-2 = Puis on roule : les dés rouges réveillent les ennemis, les blancs sont à vous.
wreckland-campaign-how-3 = À la troisième manche, le boss vient en personne. Gagnez, et l’enveloppe suivante s’ouvre.
wreckland-campaign-how-4 = Une enveloppe scellée le reste : son contenu n’est même pas sur cette page.
wreckland-campaign-no-slots = Aucune épave au garage. Laissez-vous une heure.
campaign-road = La route de la vallée
wreckland-campaign-over = Les sept chapitres sont gagnés. Plus personne dans la vallée n’a envie de discuter.
wreckland-campaign-no-runs = Pas encore de course. Le compteur s’ennuie.
campaign-total-fastest = Victoire la plus rapide, en tours
campaign-total-core = Moteur le mieux préservé
wreckland-campaign-total-time = Temps sur la route
campaign-chart = Tours de chaque course, par chapitre
campaign-chart-text = Tours de chaque course ; dessous, le chapitre
campaign-column-difficulty = Difficulté
campaign-column-round = Manche
campaign-column-turns = Tours
campaign-column-core = Moteur
wreckland-campaign-reset-text = Toutes les enveloppes sauf la première sont scellées de nouveau, et toutes les courses effacées avec leurs enregistrements. Véhicule et héros restent.
wreckland-campaign-forget-text = Sa progression est effacée pour de bon, et le lien privé n’ouvre plus rien. Personne ne demandera où est passée la voiture.
