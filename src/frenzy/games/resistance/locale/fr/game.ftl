### Questions, boutons, événements, journal, erreurs et options de X-Men Resistance.
###
### cards.ftl a les noms des personnes, des ennemis, des cartes et des lieux, missions.ftl les missions, guide.ftl ce qui
### s’explique une fois. La phrase à dire et ses valeurs sont choisies en Python : `actions.py`, `events.py`, `frames.py` et
### `phrases.py`. Une clé absente se dit sans ce qui suit son dernier tiret (`action-pass-free` est `action-pass`).
###
### Les valeurs sont les champs d’une action ou d’un événement, en mots ; ce qui manque est « none », oui et non sont « yes » et
### « no ». `zone` vient avec sa préposition : « dans la cuisine » (zone-…-in, zone-…-to) ; `start` est « de la cuisine »
### (zone-…-from). `kind` est « un Rôdeur » (kind-…-one), `mobs` « 3 Rôdeurs » ou « tous les Rôdeurs », `whom` de même comme
### complément. `price` est le prix d’un usage.

## Questions

prompt-hero = À qui le tour ?
prompt-turn = Choisissez une action.
prompt-exit = Quitter par la sortie ?
prompt-free = Effectuez l’action gratuite.
prompt-after_move = Après le déplacement : jouer une carte ?
prompt-victim = Qui éliminez-vous ?
prompt-ally = Qui agit gratuitement ?
prompt-heal_whom = Qui est soigné ?
prompt-citizen = Quel Citoyen ?
prompt-push_from = De quelle zone repoussez-vous ?
prompt-push = Qui est repoussé, et où ?
prompt-stun = Geler un ennemi : où ?
prompt-copy = Que copiez-vous ?
prompt-drop_trait = Trop de Traits : lequel défausser ?
prompt-drop_citizen = Un seul Citoyen peut rester avec vous : qui s’en va ?
prompt-remove = Choisissez un ennemi à retirer du plateau.
prompt-roll = Ajoutez au jet, puis lancez.
prompt-reroll = Garder les dés, ou relancer ?
prompt-hits = Qui encaisse les Touches ?
prompt-again = Frapper encore une zone voisine de la première ?
prompt-ready = Les ennemis vont agir. Vous préparer ?
prompt-distract = Où distraire des ennemis ?
prompt-shield = Protéger les Citoyens ici ?
prompt-shot = Quelle zone l’ennemi frappe-t-il à distance ?
prompt-wound = Qui subit la Blessure ?
prompt-cancel = Vous allez subir une Blessure.
prompt-cover = Quelqu’un près de vous va être blessé. Intervenir ?
prompt-way = Chemins équivalents : lequel est pris ?
prompt-rampage = Des ennemis sont entrés dans votre zone. Frapper aussitôt ?
prompt-citizen_way = Quel chemin prend le Citoyen ?
prompt-redraw = Garder cette carte Génération, ou en piocher une autre ?
prompt-where = Où apparaissent-ils ?
prompt-multiply = Quelle zone reçoit des ennemis ensuite ?
prompt-volley = Qui est touché ?
prompt-building = Quelle zone pioche sa carte Génération ensuite ?
prompt-heal = Combien de santé récupérez-vous ?
prompt-waiting = { $seat } décide.
prompt-waiting-any = L’un de vous décide : { $seat }.
prompt-over = La mission est terminée.

## À côté de la question

note-actions = { $count ->
        [0] plus d’action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
note-dice = dés : { $dice }
note-hits = { $count ->
        [one] encore { $count } Touche
       *[other] encore { $count } Touches
    }
note-group-at = { $who } { $zone }
note-hero = { $hero } : { $note }
note-more = { $count ->
        [one] encore 1
       *[other] encore { $count } au plus
    }
note-attack = { $attack } { $zone }
note-wounds = { $count ->
        [one] { $count } Blessure { $zone }
       *[other] { $count } Blessures { $zone }
    }
note-shots = { $count ->
        [one] { $count } tir venu { $start }
       *[other] { $count } tirs venus { $start }
    }
note-victim = pour { $who }
note-card = { $card } ({ $level })
price-power = { $count } de pouvoir
price-hunger = +{ $count } de faim

## Boutons : le tour

action-activate = { $hero }
action-end_phase = Laisser agir les ennemis
action-end_turn = Finir le tour
action-leave = Sortir
action-stay = Rester
action-move = Aller { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] action
           *[other] actions
        })
    }
action-carry = Emporter la Main { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] action
           *[other] actions
        })
    }
action-open = Ouvrir { $door }
action-gain_trait = Piocher un Trait
action-gain_power = Gagner du pouvoir
action-attack = Attaquer { $zone }
action-attack_as = Attaquer { $zone } comme { $hero }
action-devour = Dévorer
action-fire = Utiliser { $object } sur { $zone }
action-rescue = Secourir { $citizen }
action-rescue-citizen = { $citizen }
action-take_token = Prendre l’objectif
action-take_card = Prendre { $citizen }
action-call = Appeler l’ascenseur
action-ride = Envoyer l’ascenseur { $floor }
action-use = { $price ->
        [none] Utiliser { $power }
       *[other] Utiliser { $power } ({ $price })
    }
action-use-roll = { $price ->
        [none] Ajouter { $power }
       *[other] Ajouter { $power } ({ $price })
    }
action-use-reroll = { $power } : relancer tous les échecs
action-use-cancel = { $price ->
        [none] Annuler la Blessure : { $power }
       *[other] Annuler la Blessure : { $power } ({ $price })
    }
action-use-cover = { $price ->
        [none] Annuler la Blessure : { $power }
       *[other] Annuler la Blessure : { $power } ({ $price })
    }
action-use-redraw = { $power } : piocher une autre carte
action-give = Donner votre jeton à { $hero }
action-get = Prendre un jeton à { $hero }
action-move_point = Déplacer le Point de Génération
action-blow = Achever { $named } pour de bon
action-dismiss = { $mobs ->
        [none] Renvoyer le Citoyen : des Rôdeurs quittent la réserve
       *[other] Renvoyer le Citoyen : { $mobs } quittent la réserve
    }

## Boutons : réponses

action-pass = Passer
action-pass-free = C’est assez
action-pass-after_move = Ne rien jouer
action-pass-victim = C’est assez
action-pass-push = Ne plus repousser
action-pass-stun = Ne plus geler
action-pass-again = En rester là
action-pass-ready = Non
action-pass-shield = Laisser tomber les coups
action-pass-rampage = Se retenir
action-pass-redraw = Garder la carte
action-pass-cover = Laisser faire
action-roll = { $power ->
        [0] Lancer les dés
       *[other] Lancer avec { $power } de pouvoir
    }{ $clear ->
        [none] {""}
       *[other] {" : "}⌀ { $kills } sur { $enemies }, tous { $clear } %
    }{ $meal ->
        [none] {""}
       *[other] {" : "}{ $meal } %
    }
action-reroll = { $power } : relancer un { $face }
action-keep = Garder les dés
action-hit = Toucher { $kind }
action-hit_named = Toucher { $named }
action-again = Frapper { $zone }
action-wound = { $hero }
action-wound_citizen = { $citizen }
action-suffer = Subir la Blessure
action-sacrifice = Sacrifier votre Citoyen
action-way = { $zone }
action-choose = { $zone }
action-choose-building = Piocher la carte { $zone }
action-pick = { $hero }
action-victim = Éliminer { $kind }
action-remove = Retirer { $kind } { $zone }
action-push = Repousser { $kind } { $zone }
action-push_named = Repousser { $named } { $zone }
action-copy_skill = Copier la compétence { $skill }
action-copy_attack = Copier l’attaque : { $hero }
action-drop = Défausser { $trait }
action-drop_citizen = { $citizen } s’en va
action-heal = { $amount ->
        [0] Ne rien récupérer
       *[other] Récupérer { $amount }
    }

## Événements : le cours de la partie

event-round_began = La manche { $round } commence.
event-enemies_began = Les ennemis agissent.
event-end_began = La manche { $round } s’achève.
event-hero_activated = { $hero } entre en action.
event-turn_ended = { $hero } a fini pour cette manche.
event-goal_met-take = Objectif rempli : les jetons sont pris.
event-goal_met-exit = Objectif rempli : tout le monde est dehors.
event-goal_met-rescue_all = Objectif rempli : plus aucun Citoyen sur le plateau.
event-goal_met-rescue_each = Objectif rempli : chaque héros a un Citoyen.
event-goal_met-rescue = Objectif rempli : la personne recherchée est avec vous.
event-goal_met-slay = Objectif rempli : les cibles sont tombées.
event-goal_met-all_red = Objectif rempli : tous les héros ont atteint le niveau de danger rouge.
event-goal_met-no_enemy_left = Objectif rempli : il ne reste pas un ennemi.
event-goal_met-move_points = Objectif rempli : les Points de Génération rouges sont hors de la maison.
event-goal_met-secret_missions = Objectif rempli : les Missions Secrètes sont prises.
event-goal_met-final_blow = Objectif rempli : le coup de grâce est porté.
event-game_ended-won = Victoire à la manche { $round } : { $why }
event-game_ended-lost = Défaite à la manche { $round } : { $why }

## Événements : les héros

event-power_gained = { $hero } gagne { $amount } de pouvoir ({ $total } maintenant).
event-power_lost = { $hero } perd { $amount } de pouvoir (reste { $total }).
event-hunger_rose = { $hero } a plus faim (faim : { $total }).
event-hunger_fell = { $hero } a moins faim (faim : { $total }).
event-hero_moved = { $hero } va { $zone }.
event-door_opened = { $hero } ouvre { $door }.
event-trait_gained = { $hero } gagne { $trait }.
event-trait_dropped = { $hero } défausse { $trait }.
event-ability_used = { $hero } utilise { $power }.
event-experience_gained = { $hero } gagne { $amount } PX ({ $total } maintenant).
event-level_reached = { $hero } atteint le niveau de danger { $level }.
event-healed = { $hero } récupère { $amount } (santé { $health }).
event-hero_wounded = { $hero } subit une Blessure (santé { $health }).
event-wound_cancelled = { $hero ->
        [none] { $power } annule une Blessure.
       *[other] { $power } épargne une Blessure à { $hero }.
    }
event-hero_fell = { $hero } tombe.
event-hero_left = { $hero } a quitté la maison.
event-hero_copied-skill = { $hero } copie { $skill } ({ $other }).
event-hero_copied-attack = { $hero } copie une attaque ({ $other }).

## Événements : attaques

event-attack_aimed = { $hero } attaque { $zone } : { $attack }.
event-dice_rolled = { $hits ->
        [0] { $hero } lance { $dice } : aucune Touche.
        [one] { $hero } lance { $dice } : { $hits } Touche.
       *[other] { $hero } lance { $dice } : { $hits } Touches.
    }
event-die_rolled = { $enough ->
        [yes] Le dé donne { $face } : c’est assez.
       *[no] Le dé donne { $face } : ce n’est pas assez.
    }
event-enemies_eliminated = { $hero } élimine { $whom } { $zone }.
event-named_eliminated = { $hero } élimine { $named }.
event-named_laid_down = { $named } s’écroule, mais pas pour de bon.
event-named_stood_up = { $named } se relève.
event-pushed = { $kind } recule { $zone }.
event-named_pushed = { $named } recule { $zone }.
event-object_used = { $hero } utilise { $object } sur { $zone }.
event-object_moved = { $hero } emporte { $object } { $zone }.
event-object_charged = { $object } est chargée.

## Événements : Citoyens

event-citizen_rescued = { $hero } secourt { $citizen }.
event-citizen_eaten = { $hero } dévore { $citizen }.
event-citizen_dropped = { $citizen } quitte { $hero }.
event-citizen_devoured = { $citizen } se fait dévorer.
event-citizen_revealed-person = { $citizen } se trouve { $zone }.
event-citizen_revealed-card = Une carte est retournée { $zone } : { $citizen }
event-hidden_citizen_came = { $citizen } se cache { $zone }.
event-hidden_ended = { $citizen } n’est plus à couvert.
event-citizen_moved = { $citizen } va { $zone }.
event-citizen_escaped = { $citizen } s’échappe.

## Événements : objectifs et maison

event-token_taken = { $hero } prend l’objectif { $colour }.
event-card_taken = { $hero } prend { $citizen }.
event-token_given = { $hero } remet le jeton { $colour } à { $other }.
event-point_woke = Un Point de Génération s’éveille { $zone }.
event-point_moved = { $hero } déplace le Point de Génération { $start } : il est maintenant { $zone }.
event-exit_placed = La sortie est { $zone }.
event-door_unlocked = { $door } n’est plus verrouillée.
event-elevator_freed = L’ascenseur remarche ({ $floor }).
event-elevator_moved = L’ascenseur va { $floor }.
event-building_opened = Ouvert : { $zones }.
event-beacon_lit = La balise est allumée : qui tombe désormais ne revient plus.
event-supply_removed = Hors de la réserve pour de bon : { $mobs }.
event-enemy_removed = { $kind } { $zone } quitte le plateau.

## Événements : Phase des Ennemis

event-zone_attacked = { $wounds ->
        [one] Attaque { $zone } : { $wounds } Blessure.
       *[other] Attaque { $zone } : { $wounds } Blessures.
    }
event-enemies_moved-sight = { $count ->
        [one] { $mobs } voit quelqu’un et va { $zone }.
       *[other] { $mobs } voient quelqu’un et vont { $zone }.
    }
event-enemies_moved-path = { $count ->
        [one] { $mobs } va { $zone }.
       *[other] { $mobs } vont { $zone }.
    }
event-enemies_moved-lair = { $count ->
        [one] { $mobs } va { $zone }, en route vers le hall.
       *[other] { $mobs } vont { $zone }, en route vers le hall.
    }
event-named_moved-sight = { $named } voit quelqu’un et va { $zone }.
event-named_moved-path = { $named } va { $zone }.
event-named_moved-lair = { $named } va { $zone }, en route vers le hall.
event-window_forced = Des ennemis forcent { $door }.
event-enemies_distracted = { $count ->
        [one] { $mobs } { $zone } n’agira pas à la prochaine activation.
       *[other] { $mobs } { $zone } n’agiront pas à la prochaine activation.
    }
event-hero_pulled = { $named } attire { $hero } { $zone }.

## Événements : génération

event-card_drawn = Carte Génération { $zone } ({ $level }) : { $card }.
event-enemies_spawned = { $count ->
        [one] { $mobs } apparaît { $zone }.
       *[other] { $mobs } apparaissent { $zone }.
    }
event-named_spawned = { $named } apparaît { $zone }.
event-extra_activation-rush = Ruée : ils agissent aussitôt.
event-extra_activation-card = { $mobs } agissent aussitôt.
event-extra_activation-shortage = { $mobs } agissent aussitôt.
event-extra_activation-named = { $mobs } sont déjà en jeu et agissent aussitôt.
event-extra_activation-overdrive = Surrégime : { $mobs } agissent aussitôt ; tout héros attaqué perd son pouvoir.
event-shortage = Pénurie : { $mobs } sont déjà sur le plateau.
event-card_skipped = La carte Génération est défaussée, une autre est piochée.
event-shuffled = On mélange { $pile } ({ $cards }).

## Pourquoi

why-enemies_moved-sight = Ils visent la zone occupée la plus proche en vue : { $targets }.{ $several ->
        [yes] {" "}Chemins équivalents : { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Écartés, plus longs ou fermés : { $refused }.
    }
why-enemies_moved-path = Ils ne voient personne et prennent le plus court chemin vers : { $targets }.{ $several ->
        [yes] {" "}Chemins équivalents : { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Écartés, plus longs ou fermés : { $refused }.
    }
why-enemies_moved-lair = Qui ne voit aucun héros marche vers le hall : { $targets }.
why-named_moved-sight = { $named } vise la zone occupée la plus proche en vue : { $targets }.{ $several ->
        [yes] {" "}Chemins équivalents : { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Écartés, plus longs ou fermés : { $refused }.
    }
why-named_moved-path = { $named } ne voit personne et prend le plus court chemin vers : { $targets }.{ $several ->
        [yes] {" "}Chemins équivalents : { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Écartés, plus longs ou fermés : { $refused }.
    }
why-named_moved-lair = Qui ne voit aucun héros marche vers le hall : { $targets }.
why-zone_attacked = Tout ennemi dans une zone où il y a quelqu’un à mordre attaque, et ne rate jamais.
why-window_forced = Leur chemin passe par la fenêtre. Les ennemis n’ouvrent pas les portes, mais ils brisent les fenêtres.
why-citizen_devoured = Quand un Citoyen meurt, chaque héros perd 1 de pouvoir et 1 Trait.
why-shortage = Quand les figurines d’un type manquent, tous ceux de ce type agissent aussitôt.
why-building_opened = La première fois qu’un bâtiment s’ouvre, chacune de ses zones marquées pioche une carte Génération ; puis on trouve ses Citoyens.
why-hero_fell = Au début de la prochaine Phase de Fin la mission est perdue, sauf si vous la gagnez avant.

## Comment cela finit

end-Z-3-2 = tous les objectifs sont remplis.
end-Z-3-3 = un héros est tombé.
end-Z-3-7 = ce qui reste à faire n’est plus possible.
end-Z-20 = la mission a échoué.
end-Z-20-5 = il reste trop peu de Citoyens, il en faut un par héros.
end-Z-20-8 = Trish Tilby est morte.
end-Z-20-15 = dix ennemis ont pris le hall.
end-Z-20-20 = huit ennemis ont pris le hall.

## Le journal

log-setup = Mise en place
scene-round = Manche { $round } : les héros
scene-enemies = Manche { $round } : les ennemis
scene-end = Manche { $round } : la fin
log-power = { $count ->
        [one] { $count } héros gagne du pouvoir
       *[other] { $count } héros gagnent du pouvoir
    }
log-experience = { $count ->
        [one] Des PX sont gagnés
       *[other] Des PX sont gagnés { $count } fois
    }
log-enemies = { $count ->
        [one] { $count } groupe d’ennemis se déplace
       *[other] { $count } groupes d’ennemis se déplacent
    }
log-spawned = { $count ->
        [one] { $count } groupe d’ennemis apparaît
       *[other] { $count } groupes d’ennemis apparaissent
    }

## Sur le curseur d’une partie revue

mark-goal = Un objectif est rempli
mark-level = Un niveau de danger est atteint
mark-fall = Un héros tombe
mark-named = Un ennemi qui a un nom
mark-rescue = Un Citoyen est emmené
mark-devoured = Un Citoyen est dévoré
mark-objective = Un objectif est pris
mark-end = La fin

## Listes et petits mots

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
seat-name = Joueur { $number }
level-blue = bleu
level-yellow = jaune
level-orange = orange
level-red = rouge
colour-red = rouge
colour-blue = bleu
colour-green = vert
point-initial = premier Point de Génération
point-red = Point de Génération rouge
point-blue = Point de Génération bleu
point-green = Point de Génération vert
floor-ground = rez-de-chaussée
floor-ground-to = au rez-de-chaussée
floor-first = premier étage
floor-first-to = au premier étage
floor-basement = sous-sol
floor-basement-to = au sous-sol
pile-spawn = les cartes Génération
pile-traits = les Traits
pile-citizens = les Citoyens
pile-named = les cartes des ennemis qui ont un nom
phase-players = Héros
phase-enemies = Ennemis
phase-end = Fin
difficulty-easy = Facile
difficulty-medium = Moyenne
difficulty-hard = Difficile
minutes = environ { $count } minutes

## La table en lignes

view-round = Manche
view-phase = Phase
view-active = Actif
view-actions_left = Actions restantes
view-met = Objectifs annoncés
view-result = Résultat
view-result_rule = Selon le paragraphe
view-goals = Objectifs remplis
view-level = Niveau de danger
view-heroes = Héros
view-id = Qui
view-zone = Zone
view-health = Santé
view-power = Pouvoir ou faim
view-power-heroic = Pouvoir
view-power-zombie = Faim
view-xp = PX
view-activated = A joué
view-left = Est parti
view-traits = Traits
view-citizen = Citoyen
view-tokens = Jetons
view-copied = Compétence copiée
view-copied_attack = Attaque copiée
view-used = Épuisé
view-drew = A pioché un Trait
view-unnoticed = Inaperçu
view-kills = Éliminés
view-wounds = Blessures subies
view-enemies = Ennemis
view-kind = Type
view-count = Nombre
view-lying = À terre
view-rising = Se relèvent
view-slain = Éliminés jusqu’ici
view-felled = Mis à terre jusqu’ici
view-gone = Hors du jeu
view-gone_named = Hors du jeu, par leur nom
view-skips = N’agissent pas
view-citizens = Citoyens
view-hidden = Caché
view-rescued = Secourus
view-devoured = Dévorés
view-open = Portes et fenêtres ouvertes
view-barred = Verrouillées ou scellées
view-opened = Zones révélées
view-floors = Étages atteints
view-cabin = Ascenseur
view-called = Ascenseur appelé
view-exit = Sortie
view-zones = Zones en jeu
view-points = Points de Génération
view-colour = Couleur
view-moved = Déplacé
view-objectives = Objectifs
view-taken = Pris
view-objects = Objets
view-state = État
view-charged = Chargée
view-entered = Dortoirs visités
view-beacon = Balise allumée
view-all_red = Tous au rouge
view-blow = Coup de grâce porté
view-secrets_revealed = Missions Secrètes révélées
view-secrets_taken = Missions Secrètes prises
view-secrets_gone = Missions Secrètes hors du plateau
view-map_cards = Cartes Génération sur le plateau
view-piles = Pioches
view-discards = Défausses
view-out = Hors du jeu
view-spawn = Cartes Génération
view-named = Ennemis qui ont un nom

## Une carte en mots

help-melee = { $attack } : { $dice } dés, touche sur { $accuracy }+, dans votre zone
help-ranged = { $attack } : { $dice } dés, touche sur { $accuracy }+, portée { $least } à { $most }
help-object = { $attack } : { $dice } dés, touche sur { $accuracy }+, portée { $least } à { $most }, { $hits } Touches par succès
help-object-thrown = { $attack } : un dé par ennemi sur place, sauf ceux qui ont un nom, touche sur { $accuracy }+, portée { $least } à { $most }
help-health = Santé { $count }
help-skill = { $level } : { $skill }. { $text }
help-price = Coût : { $price }
help-toughness = Endurance { $count }, rapporte { $count } PX
help-mob = Endurance { $toughness }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
help-fighter = Combattant : lance un dé pour chaque Blessure, 5 ou 6 l’annule
help-level = { $level } : { $mobs }

## Erreurs

error-not-legal = Ce n’est pas possible maintenant : { $detail }
error-bad-option = Cette table ne peut être mise en place : { $detail }
error-bad-position = Cette position est impossible : { $detail }
error-bad-save = Cette sauvegarde ne peut être lue : { $detail }
error-unknown-game = Ce jeu n’existe pas : { $detail }

## Options

option-mission = Mission
option-mission-help = Onze missions pour les super-héros, cinq pour les Héros Zombies. Le vol du X-Jet est un bon début.
option-heroes = Héros
option-heroes-help = Quatre font une équipe ; à moins c’est plus dur, à cinq ou six il vient plus d’ennemis.
option-hands = Qui mène qui
option-hands-help = Un joueur peut mener plusieurs héros.
