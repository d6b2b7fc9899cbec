### Questions, boutons, événements, journal, erreurs et options de Wreckland Run.

## Questions

prompt-build = Customisez, et terminez la phase quand vous voulez.
prompt-pay = Choisissez le prochain dé ou la prochaine Pièce de Récup à payer.
prompt-place = Choisissez l’emplacement et le sens des pics.
prompt-reroll = Choisissez les dés à relancer.
prompt-red = Placez un dé rouge.
prompt-order = Choisissez l’ennemi qui agit ensuite.
prompt-hit = Choisissez l’Équipement qui encaisse.
prompt-wreck = Choisissez l’emplacement de la carte Destruction.
prompt-block = Choisissez l’emplacement de dé bloqué.
prompt-scrap = Choisissez la Pièce de Récup à perdre.
prompt-white = Placez un dé blanc, ou utilisez une Pièce de Récup.
prompt-effect = Choisissez le prochain effet.
prompt-choose = Choisissez un des effets.
prompt-target = Choisissez la cible.
prompt-section = Choisissez la zone à attaquer.
prompt-bonus = Choisissez qui subit les dégâts en plus.
prompt-extra = Utiliser le bonus du placement parfait ?
prompt-move = Choisissez l’ennemi à déplacer, et où il va.
prompt-transfer = Choisissez de qui à qui passent les dégâts.
prompt-mend = Choisissez l’Équipement à réparer.
prompt-adjust = Choisissez le dé à modifier de 1.
prompt-keep = Choisissez le dé à mettre de côté.
prompt-turn = Tournez un dé sur une autre face, ou laissez-les.
prompt-remove = Choisissez le dé à retirer.
prompt-ram = Choisissez la zone à percuter.
prompt-arson = Arson percute-t-il maintenant ?
prompt-share = Choisissez qui subit le prochain point du choc.
prompt-shift = Choisissez où va l’ennemi percuté.
prompt-over = La partie est terminée.
prompt-waiting = { $seat } : à vous de décider.

## À côté de la question

note-install = Pour { $card } : { $need }
note-so-far = { $need } ({ $total } déjà)
note-repair = Pour réparer { $card }
note-clear = Pour dégager l’épave : { $need }
note-reroll = Choisis : { $count }
note-hit = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
note-white = { $count } sur 3
note-share = { $count ->
        [one] encore { $count } point
       *[other] encore { $count } points
    }
note-mend = jusqu’à { $amount }

## Boutons

action-install = Installer { $card } ({ $cost })
action-repair = Réparer { $card } en { $slot }
action-clear = Dégager l’épave en { $slot } ({ $cost })
action-reroll = Défausser { $card } pour relancer des dés
action-end_phase = Finir la phase : en route
action-pay = Payer avec { $item }
action-at = { $toward ->
        [none] Poser en { $slot }
       *[other] Poser en { $slot }, pics vers { $toward }
    }
action-red = { $enemy ->
        [none] { $die } : relancer sur le plateau Boss
       *[other] { $die } sur { $enemy }
    }
action-act = { $enemy } agit
action-hit = Toucher { $card } en { $slot }
action-wreck = Détruire { $slot }
action-block = Bloquer un { $value } sur { $card } ({ $slot })
action-lose = Perdre { $enemy }
action-use = { $value ->
        [0] { $item } : activer { $card } ({ $slot })
       *[other] { $item } : activer { $card } ({ $slot }), emplacement { $value }
    }
action-ram = { $section ->
        [none] { $item } : percuter dans le vide
       *[other] { $item } : percuter { $section }
    }
action-fix = { $item } : réparer { $card } ({ $slot })
action-core = { $item } : { $trick }
action-arson = Arson percute { $section }
action-effect = { $text }
action-choose = { $text }
action-target = Toucher { $enemy }
action-target-bonus = { $enemy } subit les dégâts en plus
action-extra = { $use ->
        [card] Seulement le bonus de l’Équipement
        [hero] Seulement le bonus du Héros
        [none] Renoncer au bonus
       *[all] Utiliser le bonus
    }
action-section = { $section }
action-share = 1 dégât à { $enemy }
action-shift = { $enemy } va vers { $section }
action-move = Déplacer { $enemy } vers { $section }
action-transfer = Tous les dégâts de { $enemy } sur { $onto }
action-mend = Réparer { $card } ({ $slot })
action-die = { $die }
action-adjust = { $die } devient { $face }
action-turn = Tourner { $die } sur { $face }
action-lift_part = Retirer le dé de { $card } ({ $slot }, { $value })
action-lift_enemy = Retirer le dé de { $enemy } ({ $value })
action-done = Terminé
action-done-move = Renoncer au bonus
action-done-transfer = Renoncer au bonus
action-done-adjust = Renoncer au bonus
action-done-keep = Renoncer au bonus
action-done-remove = Renoncer au bonus
action-done-ram = Renoncer au bonus
action-done-effect = Renoncer au bonus
action-done-turn = Laisser tous les dés
action-done-arson = Pas de choc maintenant

## Événements

event-round_started = Manche { $round } : customisation.
event-run_started = Manche { $round } : la poursuite commence.
event-turn_started = Tour { $turn } de la manche { $round }.
event-step_started = Étape { $step }.
event-step_skipped = L’étape { $step } est sautée : plus de dé blanc.
event-run_ended = La poursuite de la manche { $round } s’achève ; { $left ->
        [0] plus aucun ennemi.
        [one] un ennemi se replie.
       *[other] { $left } ennemis se replient.
    }
event-game_ended = { $result ->
        [won] Gagné à la manche { $round }, après { $turns } tours, avec { $core_left } au moteur.
       *[other] Perdu à la manche { $round }, après { $turns } tours : le moteur a lâché.
    }
event-rolled = { $kept ->
        [none] Lancé : { $dice }.
       *[other] Lancé : { $dice } ; restent : { $kept }.
    }
event-table_rolled = Le plateau Boss indique { $face } : { $line }
event-luck_rolled = Le dé en { $slot } indique { $face } : { $damage } de dégâts.
event-shuffled = La défausse forme une nouvelle pioche ({ $cards }).
event-part_drawn = Disponible : { $card }.
event-enemy_dealt = { $enemy } arrive vers { $section }.
event-scrap_drawn = Pièce de Récup : { $enemy }.
event-paid = Payé : { $items }.
event-installed = { $toward ->
        [none] Installé en { $slot } : { $card }.
       *[other] Installé en { $slot } : { $card }, pics vers { $toward }.
    }
event-covered = Remplacé en { $slot } : { $card }.
event-part_discarded = Défaussé : { $card }.
event-repaired = { $card } en { $slot } : { $amount } de réparé, reste { $left }.
event-cleared = { $card ->
        [none] { $slot } est dégagé.
       *[other] { $slot } est dégagé : { $card } fonctionne.
    }
event-part_hit = { $stopped ->
        [0] { $card } en { $slot } subit { $amount } ({ $total } en tout).
       *[other] { $card } en { $slot } subit { $amount } ({ $total } en tout) ; blindage : { $stopped }.
    }
event-part_destroyed = { $card ->
        [none] Emplacement { $slot } détruit.
       *[other] Détruit en { $slot } : { $card }.
    }
event-core_hit = Le moteur subit { $amount } ({ $total } en tout).
event-hit_lost = Le second coup ({ $amount }) ne trouve pas d’Équipement.
event-slot_blocked = Un { $value } en { $slot } est bloqué.
event-scrap_lost = Pièce de Récup perdue : { $enemy }.
event-red_placed = { $die } sur { $enemy }.
event-red_on_board = { $die } va sur le plateau Boss.
event-enemy_acted = { $attack ->
        [single] { $enemy } attaque depuis { $section } : { $amount } à un Équipement.
        [double] { $enemy } attaque depuis { $section } : { $amount } et { $second } à deux Équipements.
        [area] { $enemy } attaque depuis { $section } : { $amount } à chaque emplacement.
       *[none] { $enemy } n’attaque pas.
    }
event-enemy_moved = { $enemy } passe vers { $section }.
event-enemy_hit = { $stopped ->
        [0] { $enemy } subit { $amount } ({ $total } en tout).
       *[other] { $enemy } subit { $amount } ({ $total } en tout) ; blindage : { $stopped }.
    }
event-boss_protected = { $enemy } est à l’abri et ne subit rien.
event-enemy_destroyed = { $exact ->
        [yes] Éliminé, pile au compte : { $enemy }.
       *[no] Éliminé : { $enemy }.
    }
event-scrap_gained = Nouvelle Pièce de Récup : { $enemy }.
event-exploded = { $enemy } explose : 2 à chaque Équipement de ce côté.
event-enemy_healed = { $enemy } perd { $amount } de dégâts.
event-damage_transferred = { $amount } de dégâts passent de { $enemy } à { $onto }.
event-part_used = { $exact ->
        [yes] { $item } sur { $card } ({ $slot }) : placement parfait.
       *[no] { $item } sur { $card } ({ $slot }).
    }
event-attack_lost = { $card } ne trouve pas de cible.
event-rammed = { $section ->
        [none] Personne à percuter.
       *[other] Choc vers { $section } : { $damage } à répartir.
    }
event-core_used = { $item } sur le moteur : { $trick }.
event-die_fixed = { $item } sert à réparer.
event-die_changed = { $die } devient { $to }.
event-die_kept = { $die } est mis de côté.
event-die_removed = { $enemy ->
        [none] { $die } est retiré de { $slot }.
       *[other] { $die } est retiré de { $enemy }.
    }
event-die_lost = { $die } est perdu.
event-hero_helped = { $amount ->
        [0] { $hero } intervient.
       *[other] { $hero } intervient : +{ $amount }.
    }

## Le journal

log-setup = Mise en place
log-round = Manche { $round }, customisation
log-run = Manche { $round }, poursuite
log-turn = Tour { $turn }
log-dealt = { $count ->
        [one] { $count } ennemi arrive
       *[other] { $count } ennemis arrivent
    }
log-drawn = { $count ->
        [one] { $count } Équipement pioché
       *[other] { $count } Équipements piochés
    }
log-discarded = { $count ->
        [one] { $count } Équipement défaussé
       *[other] { $count } Équipements défaussés
    }
log-moved = { $count ->
        [one] { $count } ennemi se déplace
       *[other] { $count } ennemis se déplacent
    }

## Sur le curseur d’une reprise

mark-round = Une manche commence
mark-wreck = Un Équipement est détruit
mark-core = Le moteur est touché
mark-kill = Un ennemi est détruit
mark-end = La fin

## Listes

list-two = { $first } et { $last }
list-more = { $first }, { $rest }

## Noms

player = Vous
section-front = l’avant
section-right = la droite
section-rear = l’arrière
section-left = la gauche
die-white = blanc { $face }
die-red = rouge { $face }
die-any = un dé blanc
die-kept = { $die } (de côté)
scrap-as = { $enemy } comme { $value }
trick-reroll = relancer les autres dés blancs
trick-adjust = modifier un dé de 1
trick-keep = mettre un dé de côté
hero-arson = Arson
hero-arson-text = Une fois par manche (ou par tour, si la table le veut), à tout moment de la poursuite, percuter sans dé.
hero-miller = Miller
hero-miller-text = Chaque placement parfait inflige 2 de plus à une cible de son attaque.
hero-rudd3r = Rudd3r
hero-rudd3r-text = Après chaque choc, 1 dégât à chaque ennemi à l’arrière.
hero-cuddles = Cuddles
hero-cuddles-text = À chaque tour, une fois tous les dés blancs placés, réparez 2 sur un Équipement.

## Coûts

need-pair = une paire
need-two_pair = deux paires
need-three_kind = un brelan
need-four_kind = un carré
need-straight3 = une suite de trois
need-straight4 = une suite de quatre
need-any3 = trois au choix
need-sum = un total de { $n }

## Ce que font les Équipements

word-single = { $n } à un ennemi
word-single-per = { $n } à un ennemi, et { $more } par ennemi dans la zone
word-single-damaged = { $n } à un ennemi, { $more } de plus s’il est endommagé
word-area = { $n } à chaque ennemi de la zone
word-double = { $n } à un ennemi et { $second } à un autre
word-anywhere = { $text }, dans n’importe quelle zone
word-pierce = { $text }, sans tenir compte du blindage
word-plus = +{ $n } de dégâts
word-repair = Réparer { $n }
word-ram = Percuter
word-ram_plus = +{ $n } au choc
word-move_enemy = Déplacer un ennemi vers une zone au choix
word-adjust_die = Modifier un dé de 1
word-reroll_others = Relancer les autres dés blancs
word-set_aside = Mettre un dé de côté
word-range = { $text } (de { $low } à { $high })
word-remove_die = Retirer un dé d’une carte
word-set_die = Vous pouvez tourner un dé sur une face au choix
word-transfer = Passer tous les dégâts d’un ennemi à un autre
word-luck = Relancer le dé : sa moitié, arrondie au-dessus, à un ennemi
word-choose = Au choix : { $options }
word-or = { $first } / { $second }

## Ce que font les tables

line-none = Rien.
line-part_pierce = Un Équipement de votre choix subit { $n }, malgré son blindage.
line-enemy = { $n ->
        [one] Un ennemi arrive à l’arrière.
       *[other] { $n } ennemis arrivent à l’arrière.
    }
line-destroy = Une carte Destruction sur l’emplacement de votre choix.

## Capacités des ennemis

ability-move2 = Avance de deux zones.
ability-stay = Ne bouge pas.
ability-counter = Avance dans l’autre sens.
ability-heal2 = Perd d’abord 2 de dégâts.
ability-drum = Les autres ennemis de la zone infligent 1 de plus.
ability-prowl = Va ensuite du côté où vous avez le moins d’Équipements.
ability-lead = Entraîne ceux qui n’ont pas agi.
ability-pierce = Son attaque ignore le blindage.
ability-pack = Inflige 1 de plus par autre ennemi de la zone.
ability-rage = Inflige 1 de plus tant qu’il est endommagé.
ability-snatch = Puis vous perdez une Pièce de Récup.
ability-jam = Puis une case de votre choix est bloquée.
ability-cover = Les autres ennemis de la zone ont 1 de blindage en plus.

## Cartes

card-resistance = Résistance { $n }
card-dice = Dés : { $dice }
card-shield = Blindage { $n }
card-install = Installer : { $need }
card-clear = Dégager : { $need }
card-exact = Parfait : { $text }
card-explosive = Explosif
card-attack-single = Attaque : { $n } à un Équipement
card-attack-double = Attaque : { $n } et { $second } à deux Équipements
card-attack-area = Attaque : { $n } à chaque emplacement
card-attack-none = Pas d’attaque
card-spikes = Pics

## Le dessin

drawing-core = Moteur
drawing-pool = Réserve : { $dice }
drawing-scrap = Récup : { $cards }
drawing-available = Disponibles : { $cards }
drawing-empty = rien

## Erreurs

error-not-legal = Impossible maintenant : { $detail }
error-bad-option = Cette table ne peut être mise en place : { $detail }
error-bad-position = Cette position est impossible : { $detail }
error-bad-save = Cette sauvegarde est illisible : { $detail }
error-unknown-game = Ce jeu n’existe pas : { $detail }

## Options

option-chapter = Chapitre
option-chapter-help = Les chapitres se jouent dans l’ordre, de 1 à 7.
option-vehicle = Véhicule
option-vehicle-help = Le Roadrunner convient à une première partie.
option-hero = Héros
option-hero-help = Chacun a un pouvoir, pour toute la campagne.
option-difficulty = Difficulté
option-difficulty-help = Vos Pièces de Récup au départ : 4, 2 ou aucune.
option-arson = Le choc d’Arson
option-arson-help = Une fois par manche comme imprimé, ou une fois par tour.
option-sleep = Sommeil des ennemis
option-sleep-help = Quand les dés rouges ne les réveillent plus : toutes leurs cases couvertes, comme imprimé, ou celles de ce nombre.
difficulty-learner = Conduite accompagnée
difficulty-normal = Routier
difficulty-expert = As du volant
arson-round = Une fois par manche
arson-turn = Une fois par tour
sleep-full = Toutes leurs cases couvertes
sleep-value = Les cases de ce nombre couvertes
