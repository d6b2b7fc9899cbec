### Questions, boutons, événements, journal, erreurs et options d’une table d’Adrénaline.
### Les variables d’un événement sont ses champs. Les couleurs sur lesquelles une phrase choisit sont des identifiants.

## Questions

prompt-turn = Choisissez votre prochaine action.
prompt-move = Choisissez la case d’arrivée.
prompt-path = Choisissez le chemin : ses Tourelles vont tirer.
prompt-grab = Choisissez la case où prendre des trucs.
prompt-weapon = Choisissez l’Arme à prendre.
prompt-drop = Une Arme de trop : choisissez celle qui reste ici.
prompt-tile = Choisissez l’une des tuiles Munitions visibles.
prompt-forgo = Renoncer à un élément de la tuile pour la Tourelle ?
prompt-pay = Payer avec des cubes, ou des Améliorations à leur place ?
prompt-reload = Choisissez une Arme à recharger.
prompt-shoot_from = Choisissez la case d’où tirer.
prompt-effect = Choisissez ce que votre Arme fait ensuite.
prompt-target = Choisissez qui toucher.
prompt-aim = Choisissez où viser.
prompt-move_target = Choisissez où va la cible.
prompt-move_shooter = Choisissez où vous allez.
prompt-scope = Ajouter 1 dégât avec une Lunette de Visée ?
prompt-scope_target = Choisissez qui subit le dégât de plus.
prompt-pay_scope = Choisissez ce qui paie la Lunette de Visée.
prompt-grenade = Un tir vous blesse : répondre avec une Grenade Traçante ?
prompt-newton = Choisissez la figurine à déplacer.
prompt-tag = Choisissez la piste pour le jeton d’Acharnement.
prompt-spawn = Défaussez une Amélioration : sa couleur dit où apparaître.
prompt-place_bot = Choisissez la Zone de Résurrection du Bot.
prompt-bot_move = Choisissez la case d’où le Bot agit.
prompt-bot_target = Choisissez sur qui le Bot tire.
prompt-over = La partie est finie.
prompt-waiting = C’est à { $seat } de décider.
actions-left = { $count ->
        [0] plus d’action
        [one] { $count } action restante
        [many] { $count } actions restantes
       *[other] { $count } actions restantes
    }

## Boutons (suivis de la question là où un geste y porte un autre nom)

action-run = Courir
action-grab = Prendre
action-shoot = Tirer : { $weapon }
action-play = Jouer { $card }
action-bot = Utiliser le Bot
action-end = Finir le tour
action-move = Déplacement en { $square }
action-move-grab = Prendre en { $square }
action-move-shoot_from = Tirer depuis { $square }
action-move-move_target = Déplacer la cible en { $square }
action-move-move_shooter = Aller en { $square }
action-move-bot_move = Le Bot agit depuis { $square }
action-path = { $count ->
        [0] { $way }
       *[other] { $way } : { $damage } ({ $owners })
    }
action-return = Faire un aller-retour par des Tourelles
action-return-grab = Prendre après un aller-retour par des Tourelles
action-return-shoot_from = Tirer après un aller-retour par des Tourelles
action-return-move_target = Faire faire à la cible un aller-retour par des Tourelles
action-aim = Viser { $square }
action-room = Viser la { $room }
action-target = Toucher { $target }
action-target-newton = Déplacer { $target }
action-target-bot_target = Le Bot tire sur { $target }
action-target-scope_target = 1 dégât de plus pour { $target }
action-everyone = Toucher aussi tout le monde sur la case suivante
action-use = { $cubes ->
        [0] { $effect }
       *[other] { $effect } ({ $cost })
    }
action-cubes = Payer avec des cubes
action-cube = { $colour ->
        [red] Payer 1 cube rouge
        [yellow] Payer 1 cube jaune
       *[blue] Payer 1 cube bleu
    }
action-card = Payer avec { $card }
action-discard = Défausser { $card }
action-take = Prendre { $weapon } ({ $cost })
action-drop = Laisser { $weapon }
action-reload = Recharger { $weapon } ({ $cost })
action-tile = Prendre { $tile }
action-forgo = { $item ->
        [red] La Tourelle à la place d’un cube rouge
        [yellow] La Tourelle à la place d’un cube jaune
        [blue] La Tourelle à la place d’un cube bleu
       *[powerup] La Tourelle à la place de l’Amélioration
    }
action-tag = { $colour ->
        [red] Jeton sur la piste rouge
        [yellow] Jeton sur la piste jaune
       *[blue] Jeton sur la piste bleue
    }
action-place_bot = { $colour ->
        [red] Bot sur la Zone de Résurrection rouge
        [yellow] Bot sur la Zone de Résurrection jaune
       *[blue] Bot sur la Zone de Résurrection bleue
    }
action-done = Terminé
action-done-target = Pas d’autre cible
action-done-effect = Pas d’autre effet
action-done-move_target = Laisser la cible là
action-done-move_shooter = Ne pas aller plus loin
action-done-reload = Ne plus recharger
action-done-scope = Pas de Lunette de Visée
action-done-grenade = Pas de grenade
action-done-forgo = Garder toute la tuile

## Chemins, sur leurs boutons

way-over = Passer par { $squares }
way-back = Passer par { $squares } et revenir en { $square }

## Événements

event-turn_started = { $actions ->
        [one] { $seat } commence un tour avec { $actions } action.
        [many] { $seat } commence un tour avec { $actions } d’actions.
       *[other] { $seat } commence un tour avec { $actions } actions.
    }
event-turn_ended = { $seat } finit le tour.
event-powerup_drawn = { $seat } pioche { $card }.
event-powerup_drawn-hidden = { $seat } pioche une Amélioration.
event-powerup_shown = { $seat } montre { $card }.
why-powerup_shown = À cette table, toutes les Améliorations sont visibles.
event-spawned = { $figure } défausse { $card } et apparaît en { $square }.
event-spawned-bot = { $figure } apparaît en { $square }.
event-moved = { $figure } va de { $start } en { $square }.
event-moved-by = { $by } déplace { $figure } de { $start } en { $square }.
event-teleported = { $figure } se téléporte de { $start } en { $square }.
event-tile_taken = { $seat } prend les Munitions en { $square } : { $gained }.
event-tile_taken-nothing = { $seat } prend les Munitions en { $square }, mais aucun cube n’a de place.
event-weapon_taken = { $seat } prend « { $weapon } ».
event-weapon_dropped = { $seat } laisse « { $weapon } » sur la Zone de Résurrection.
event-paid = { $seat } paie avec { $price }.
event-reloaded = { $seat } recharge « { $weapon } ».
event-fired = { $seat } tire avec « { $weapon } ».
event-effect_used = { $seat } utilise « { $effect } » ({ $weapon }).
event-powerup_played = { $seat } joue { $card }.
event-damaged =
    { $by } touche { $to } : { $amount ->
        [one] { $amount } dégât
        [many] { $amount } de dégâts
       *[other] { $amount } dégâts
    }{ $from_marks ->
        [0] { "" }
        [one] , dont { $from_marks } venu d’une Marque
        [many] , dont { $from_marks } venus de Marques
       *[other] , dont { $from_marks } venus de Marques
    }{ $wasted ->
        [0] { "" }
        [one] , { $wasted } perdu
        [many] , { $wasted } perdus
       *[other] , { $wasted } perdus
    } ({ $total } sur 12).
event-damaged-none = { $wasted ->
        [one] { $by } touche { $to } sur une piste pleine : { $wasted } dégât perdu.
        [many] { $by } touche { $to } sur une piste pleine : { $wasted } de dégâts perdus.
       *[other] { $by } touche { $to } sur une piste pleine : { $wasted } dégâts perdus.
    }
event-damaged-self = { $amount ->
        [one] { $to } subit { $amount } dégât de sa propre couleur ({ $total } sur 12).
        [many] { $to } subit { $amount } de dégâts de sa propre couleur ({ $total } sur 12).
       *[other] { $to } subit { $amount } dégâts de sa propre couleur ({ $total } sur 12).
    }
event-marked =
    { $by } marque { $to } : { $amount ->
        [one] { $amount } Marque
        [many] { $amount } de Marques
       *[other] { $amount } Marques
    }{ $wasted ->
        [0] { "" }
       *[other] , { $wasted } au-delà de la limite de 3
    }.
event-marked-none = { $by } marque { $to }, où se trouvent déjà 3 Marques de ce genre.
event-marked-grenade = { $amount ->
        [one] { $by } riposte : { $to } reçoit { $amount } Marque.
        [many] { $by } riposte : { $to } reçoit { $amount } de Marques.
       *[other] { $by } riposte : { $to } reçoit { $amount } Marques.
    }
event-marked-revenge = { $amount ->
        [one] { $by } crie vengeance : { $to } reçoit { $amount } Marque.
        [many] { $by } crie vengeance : { $to } reçoit { $amount } de Marques.
       *[other] { $by } crie vengeance : { $to } reçoit { $amount } Marques.
    }
event-marked-turret = { $amount ->
        [one] { $by } perd la Tourelle : { $to } reçoit { $amount } Marque en échange.
        [many] { $by } perd la Tourelle : { $to } reçoit { $amount } de Marques en échange.
       *[other] { $by } perd la Tourelle : { $to } reçoit { $amount } Marques en échange.
    }
event-killed = { $by } tue { $figure }.
event-killed-self = La Zone de Résurrection tue { $figure }.
event-overkilled = { $by } s’acharne sur { $figure }.
event-asked = C’est à { $seat } de décider.
event-scored-first_blood = { $points ->
        [one] Premier Sang sur { $board } : { $points } point pour { $to }.
        [many] Premier Sang sur { $board } : { $points } de points pour { $to }.
       *[other] Premier Sang sur { $board } : { $points } points pour { $to }.
    }
event-scored-damage =
    { $to } gagne { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $tokens ->
        [one] { $tokens } dégât
        [many] { $tokens } de dégâts
       *[other] { $tokens } dégâts
    } sur { $board }.
event-scored-double_kill =
    Double Exécution, { $tokens } plateaux en un tour : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $to }.
event-scored-killshots =
    { $to } gagne { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $tokens ->
        [one] { $tokens } jeton
        [many] { $tokens } de jetons
       *[other] { $tokens } jetons
    } sur la piste de Coup Fatal.
event-scored-tracks =
    { $to } gagne { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $tokens ->
        [one] { $tokens } jeton
        [many] { $tokens } de jetons
       *[other] { $tokens } jetons
    } { $track ->
        [red] sur la piste rouge.
        [yellow] sur la piste jaune.
       *[blue] sur la piste bleue.
    }
event-scored-turrets =
    { $to } gagne { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $tokens ->
        [one] { $tokens } Tourelle
        [many] { $tokens } de Tourelles
       *[other] { $tokens } Tourelles
    }.
event-killshot_recorded = Sur la piste de Coup Fatal : { $by }.
event-killshot_recorded-overkill = Sur la piste de Coup Fatal : { $by } ; Acharnement : { $overkill }.
event-skull_taken = { $left ->
        [0] { $figure } prend le dernier Crâne.
       *[other] { $figure } prend un Crâne ; il en reste { $left }.
    }
event-board_flipped = { $figure } retourne son plateau : il ne vaut plus que 2-1-1-1.
event-frenzy_started = Frénésie Finale ! { $by } l’a déclenchée ; chacun joue encore un tour.
event-tile_placed = Nouvelles Munitions en { $square } : { $tile }.
event-tile_placed-offer = Nouvelles Munitions sur le plateau Tourelle : { $tile }.
event-weapon_placed = { $colour ->
        [red] Nouveau sur la Zone de Résurrection rouge : « { $weapon } ».
        [yellow] Nouveau sur la Zone de Résurrection jaune : « { $weapon } ».
       *[blue] Nouveau sur la Zone de Résurrection bleue : « { $weapon } ».
    }
event-shuffled = { $pile ->
        [powerups] La défausse des Améliorations est mélangée : nouvelle pioche de { $cards }.
       *[tiles] La défausse des tuiles Munitions est mélangée : nouvelle pioche de { $cards }.
    }
event-track_tagged-damage = { $colour ->
        [red] { $by } endommage la Zone de Résurrection rouge : un jeton sur sa piste.
        [yellow] { $by } endommage la Zone de Résurrection jaune : un jeton sur sa piste.
       *[blue] { $by } endommage la Zone de Résurrection bleue : un jeton sur sa piste.
    }
event-track_tagged-alone = { $colour ->
        [red] { $by } finit le tour sans compagnie sur la Zone de Résurrection rouge : un jeton sur sa piste.
        [yellow] { $by } finit le tour sans compagnie sur la Zone de Résurrection jaune : un jeton sur sa piste.
       *[blue] { $by } finit le tour sans compagnie sur la Zone de Résurrection bleue : un jeton sur sa piste.
    }
event-track_tagged-overkill = { $colour ->
        [red] Acharnement : { $by } a un jeton de plus sur la piste rouge.
        [yellow] Acharnement : { $by } a un jeton de plus sur la piste jaune.
       *[blue] Acharnement : { $by } a un jeton de plus sur la piste bleue.
    }
event-struck_back = { $colour ->
        [red] La Zone de Résurrection rouge riposte contre { $seat }.
        [yellow] La Zone de Résurrection jaune riposte contre { $seat }.
       *[blue] La Zone de Résurrection bleue riposte contre { $seat }.
    }
event-turret_taken = { $instead_of ->
        [red] { $seat } renonce à 1 cube rouge pour la Tourelle en { $square }.
        [yellow] { $seat } renonce à 1 cube jaune pour la Tourelle en { $square }.
        [blue] { $seat } renonce à 1 cube bleu pour la Tourelle en { $square }.
       *[powerup] { $seat } renonce à l’Amélioration pour la Tourelle en { $square }.
    }
event-turret_fired = { $to } entre en { $square } ; la Tourelle tire pour { $by }.
event-game_ended =
    La partie est finie. { $count ->
        [one] Victoire : { $winners }, avec
        [many] Victoire partagée : { $winners }, avec
       *[other] Victoire partagée : { $winners }, avec
    } { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }. Scores : { $scores }.

## Le journal

log-setup = Mise en place
log-turn = Tour { $number } · { $seat }
log-turn-frenzy = Tour { $number } · { $seat } · Frénésie Finale
log-refill = { $count ->
        [one] { $count } nouvelle carte ou tuile sur le plateau
        [many] { $count } nouvelles cartes et tuiles sur le plateau
       *[other] { $count } nouvelles cartes et tuiles sur le plateau
    }
mark-kill = Mort
mark-scoring = Points
mark-frenzy = Frénésie Finale
mark-end = La fin

## À quoi tiennent les points

reason-before = Points d’avant
reason-first_blood = Premier Sang
reason-damage = Dégâts
reason-double_kill = Double Exécution
reason-killshots = Piste de Coup Fatal
reason-tracks = Pistes des Zones de Résurrection
reason-turrets = Tourelles

## Cartes et cases en mots

card-name = { $powerup } ({ $colour })
card-cost = Recharger : { $cost }. Prendre : { $grab }.
card-effect = { $effect } : { $text }
card-effect-cost = { $effect } ({ $cost }) : { $text }
cost-free = gratuit
square-name = { $square }, { $room }
square-spawn = { $square }, { $room }, Zone de Résurrection
list-two = { $first } et { $last }
list-more = { $first }, { $rest }
score-entry = { $name } { $points }

## Quand quelque chose ne marche pas

error-not-legal = Ce n’est pas possible maintenant : choisissez dans la liste.
error-game-over = La partie est finie : il n’y a plus rien à choisir.
error-not-your-turn = Pas encore : c’est d’abord à { $seat } de décider.
error-nothing-to-undo = Rien à reprendre : quelque chose a été révélé depuis.
error-table-moved-on = La table a avancé. Voici où elle en est.
error-unknown-option = L’option « { $option } » n’existe pas.
error-bad-option = Une telle table ne peut pas être mise en place : { $detail }
error-bad-position = Cette position ne peut pas être mise en place : { $detail }
error-bad-save = Cette sauvegarde ne peut pas être lue : { $detail }
error-unknown-game = Aucun jeu ne porte ce nom : { $detail }

## Les options d’une table

option-seats = Joueurs
option-seats-help = De 3 à 5 autour de la table, humains ou machines.
option-characters = Personnages
option-characters-help = Qui joue qui ; les places sans choix reçoivent le prochain personnage libre.
option-arena = Arène
option-arena-help = La petite convient à 3 ou 4 joueurs, la grande à 4 ou 5, les moyennes à tous.
option-mode = Mode
option-mode-help = Ce qui rapporte des points en plus des dégâts.
option-ending = Fin de partie
option-ending-help = Ce qui se passe quand le dernier Crâne est pris.
option-skulls = Crânes
option-skulls-help = Le nombre de morts avant la fin : 8 pour une partie entière, 5 pour une courte.
option-bot = Bot
option-bot-help = Une figurine de plus, que chacun déplace et fait tirer à son tour ; pour 3 ou 4 joueurs.
option-promo = Armes promotionnelles
option-promo-help = Mélanger aussi les Armes promotionnelles.
option-open_hands = Mains ouvertes
option-open_hands-help = Toutes les Améliorations sont visibles, pour apprendre ensemble.
option-start = Premier joueur
option-start-help = Qui commence ; sans choix, le hasard décide.
option-yes = Oui
option-no = Non
option-random = Au hasard
