### Le guide : pourquoi on ne peut pas choisir quelque chose (why-not-…), pourquoi quelque chose est arrivé (why-EVENT…),
### ce qui est en train de se décider (asked-…). Les valeurs sont celles du catalogue anglais.

## Ce qui se décide

asked-turn = quelle est la prochaine action
asked-move = où va la figurine
asked-path = quel chemin prendre
asked-grab = où prendre des trucs
asked-weapon = quelle Arme prendre
asked-drop = quelle Arme laisser
asked-tile = quelle tuile Munitions prendre
asked-forgo = à quoi renoncer pour la Tourelle, ou à rien
asked-pay = comment payer
asked-reload = quelle Arme recharger
asked-shoot_from = d’où tirer
asked-effect = ce que l’Arme fait ensuite
asked-target = qui toucher
asked-aim = où viser
asked-move_target = où va la cible
asked-move_shooter = où aller pendant le tir
asked-scope = jouer une Lunette de Visée ou non
asked-scope_target = qui subit le dégât de plus
asked-pay_scope = ce qui paie la Lunette de Visée
asked-grenade = riposter ou non avec une Grenade Traçante
asked-newton = quelle figurine déplacer
asked-tag = où va le jeton d’Acharnement
asked-spawn = où apparaître
asked-place_bot = où placer le Bot
asked-bot_move = où va le Bot
asked-bot_target = sur qui le Bot tire

## Nombres de déplacements, de points, de jetons

guide-moves = { $moves ->
        [one] { $moves } déplacement
        [many] { $moves } de déplacements
       *[other] { $moves } déplacements
    }
guide-limit = { $limit ->
        [one] { $limit } déplacement
        [many] { $limit } de déplacements
       *[other] { $limit } déplacements
    }
guide-points = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
guide-tokens = { $tokens ->
        [one] { $tokens } jeton
        [many] { $tokens } de jetons
       *[other] { $tokens } jetons
    }
guide-actions = { $actions ->
        [one] { $actions } action
        [many] { $actions } de actions
       *[other] { $actions } actions
    }

## Pas maintenant

why-not-over = La partie est finie : il n’y a plus rien à choisir.
why-not-wait = C’est à { $seat } de décider : { $asked }.
why-not-asked = À décider d’abord : { $asked }.
why-not-now = Pas possible maintenant. À décider : { $asked }.
why-not-turn = C’est le tour de { $seat }.
why-not-turn-over = Les actions de ce tour sont finies. À décider maintenant : { $asked }.
why-not-actions = Il ne reste aucune action ce tour-ci.
why-not-bot-none = Il n’y a pas de Bot à cette table.
why-not-bot-acted = Le Bot a déjà agi ce tour-ci : il n’agit qu’une fois.
why-not-bot-early = Au tout premier tour, le Bot n’agit pas encore.
why-not-bot-first = Le tour ne peut pas encore finir : le Bot doit d’abord agir.

## Se déplacer

why-not-far = De { $from } à { $square }, il faut { guide-moves } ; ici, la limite est de { $limit }.
why-not-wall = Un mur sépare { $from } et { $square } : le détour prend { guide-moves }, et la limite ici est de { $limit }.
why-not-stay = La figurine est déjà en { $square } : un déplacement mène à une autre case.
why-not-straight = Le déplacement se fait tout droit : { $square } n’est pas dans l’alignement de { $from }.
why-not-blocked = Un mur coupe la ligne droite de { $from } à { $square }.
why-not-direction = Le second pas continue dans la même direction, et depuis { $from } elle ne mène pas en { $square }.
why-not-path = Aucun des chemins vers { $goal } ne passe par { $square }.
why-not-return-path = Aucun des allers-retours qui changent quelque chose ne passe par { $square }.
why-not-run-first = Choisissez d’abord « Courir » : vous pourrez aller en { $square }.
why-not-return-first = Choisissez d’abord « Courir » : par des Tourelles, on peut revenir en { $square }.
why-not-grab-first = Choisissez d’abord « Prendre » : c’est possible en { $square }.
why-not-either-first = Choisissez d’abord « Courir » ou « Prendre » : les deux mènent en { $square }.
why-not-frenzy-run = Ce tour de Frénésie n’a pas de course à part : on se déplace pour prendre ou pour tirer.

## Prendre

why-not-nothing = Il n’y a rien en { $square } pour l’instant ; de nouvelles Munitions arrivent en fin de tour.
why-not-grabbed = On a déjà pris quelque chose en { $square } ce tour-ci : chaque case sert une fois par tour.
why-not-offer = Le plateau Tourelle est vide ; de nouvelles tuiles arrivent en fin de tour.
why-not-shelf = Il ne reste aucune Arme en { $square }.
why-not-prices = Pas de quoi payer l’une des Armes en { $square }.
why-not-grab-near = Rien à prendre à { guide-limit } au plus.

## Armes

why-not-theirs = L’Arme « { $weapon } » est à { $figure }.
why-not-on-shelf = L’Arme « { $weapon } » n’est pas à vous : elle se trouve en { $square }.
why-not-in-pile = L’Arme « { $weapon } » n’est pas encore apparue : elle est dans la pioche.
why-not-unarmed = Vous n’avez pas encore d’Arme : prenez-en une sur une Zone de Résurrection.
why-not-unloaded = L’Arme « { $weapon } » n’est pas chargée : elle se recharge à la fin de votre tour.
why-not-all-unloaded = Aucune de vos Armes n’est chargée : elles se rechargent à la fin de votre tour.
why-not-no-shot = Aucun tir possible : personne à portée d’une Arme chargée, ou pas de quoi payer.
why-not-reach = Depuis { $square }, l’Arme « { $weapon } » n’atteint personne.
why-not-nobody-near = L’Arme « { $weapon } » n’atteint personne depuis { $from }, même après { guide-limit }.
why-not-shot-price = Seul « { $effect } » de l’Arme « { $weapon } » atteint quelqu’un. Il manque : { $missing }.
why-not-reload-price = L’Arme « { $weapon } » ne peut pas être rechargée. Il manque : { $missing }.
why-not-price = Pas de quoi payer l’Arme « { $weapon } ». Il manque : { $missing }.
why-not-fetch-far = L’Arme « { $weapon } » est en { $square }, à { guide-moves } ; pour prendre, la limite est de { $limit }.
why-not-fetch-first = Choisissez d’abord « Prendre » : l’Arme « { $weapon } » est en { $square }.
why-not-square-first = Choisissez d’abord { $square } : l’Arme « { $weapon } » s’y trouve.
why-not-elsewhere = L’Arme « { $weapon } » est en { $square }, et vous prenez en { $from }.
why-not-owned = Vous avez déjà l’Arme « { $weapon } ».
why-not-just-taken = L’Arme « { $weapon } » vient d’être prise : laissez l’une des trois autres.
why-not-loaded = L’Arme « { $weapon } » est déjà chargée.
why-not-reload-order = On recharge dans l’ordre du manuel, et l’Arme « { $weapon } » vient plus tôt. Annulez le dernier rechargement pour la charger.
why-not-keep = Recharger l’Arme « { $weapon } » ne laisserait pas de quoi tirer avec « { $other_weapon } ».

## Effets d’une Arme

why-not-used = « { $effect } » a déjà servi dans ce tir.
why-not-effect-basic = « { $effect } » vient après l’effet basique.
why-not-effect-needs = « { $effect } » ne vient qu’après « { $other_effect } ».
why-not-effect-at-once = « { $effect } » suit directement l’effet basique, ou ne vient pas.
why-not-effect-within = « { $effect } » se joue pendant l’effet basique.
why-not-effect-inside = « { $effect } » ne se joue pas au milieu de l’effet basique.
why-not-effect-price = Pas de quoi payer « { $effect } ». Il manque : { $missing }.
why-not-effect-nobody = « { $effect } » n’aurait d’effet sur personne maintenant.

## Cibles

why-not-self = C’est vous : on n’est jamais la cible de son propre tir.
why-not-absent = { $target } n’est pas dans l’arène pour l’instant.
why-not-weapon-first = Choisissez d’abord l’Arme du tir, puis { $target }.
why-not-out-of-reach = Depuis { $from }, aucune Arme prête à tirer n’atteint { $target }.
why-not-seen = Hors de vue depuis { $from } : { $target } est dans la { $room }, et aucune porte de { $from } n’y mène.
why-not-seen-by = { $other }, en { $from }, ne voit pas { $target } : aucune porte de { $from } ne mène à la { $room }.
why-not-in-sight = Depuis { $from }, on voit { $target }, et cette Arme ne touche que les cibles hors de vue.
why-not-same-square = Seules les cibles sur votre case { $from } peuvent être touchées, et { $target } est ailleurs.
why-not-next = La cible doit être à 1 déplacement exactement ; de { $from } à { $target }, il y a { guide-moves }.
why-not-next-wall = Un mur sépare { $from } et { $target } : le détour prend { guide-moves }, et il en faut exactement 1.
why-not-line = Aucune des quatre lignes droites depuis { $from } ne mène à { $target }.
why-not-away = De { $from } à { $target }, il faut { guide-moves } ; ici, la limite est de { $limit }.
why-not-near = Trop près : de { $from } à { $target }, il y a { guide-moves }, et il en faut au moins { $limit }.
why-not-pull = Avec { guide-limit }, on ne peut pas amener { $target } sur une case visible depuis { $from }.
why-not-around = Seules les cibles en { $square } ou à 1 déplacement peuvent être touchées, et { $target } est ailleurs.
why-not-spot = Seules les cibles en { $square } peuvent être touchées ici, et { $target } est ailleurs.
why-not-together = Tout le monde sur cette case est touché, ou personne : { $target } aussi.
why-not-chosen = { $target } fait déjà partie des cibles.
why-not-another = Cet effet veut une autre cible : le tir a déjà touché { $target }.
why-not-only-hit = Cet effet s’ajoute aux cibles de l’effet basique, et { $target } n’en fait pas partie.
why-not-order = Les cibles se nomment dans l’ordre des places, et { $target } vient avant { $other }. Annulez la dernière pour commencer par { $target }.
why-not-apart = Chaque cible doit être sur une autre case ; { $square } a déjà la sienne, { $other }, et { $target } s’y trouve aussi.
why-not-aligned = Toutes les cibles sont dans une seule direction, et { $target } n’est pas dans l’axe de { $other }.
why-not-undamaged = Une Lunette de Visée ajoute à des dégâts, et ce tir n’en a pas infligé à { $target }.
why-not-newton-self = Un Newton déplace les figurines des autres, pas la vôtre.
why-not-bot-itself = Le Bot ne tire pas sur lui-même.
why-not-bot-you = Le Bot ne tire pas sur qui le joue.
why-not-spawn-mode = On ne tire sur { $target } qu’en Domination.
why-not-spawn-early = Pendant votre premier tour, on ne peut pas encore endommager { $target }.
why-not-spawn-again = Chaque Zone de Résurrection ne s’endommage qu’une fois par tour, et c’est fait pour { $target }.
why-not-spawn-marks = Cet effet ne donne que des Marques, sans prise sur { $target }.
why-not-spawn-dark = Une Zone de Résurrection ne se déplace pas et doit être vue ; depuis { $from }, on ne voit pas { $target }.
why-not-spawn-scope = Une Lunette de Visée ajoute un dégât à un joueur, pas à { $target }.
why-not-spawn-fixed = On déplace des figurines, pas { $target }.

## Cases et pièces à viser

why-not-dark = { $square } est hors de vue depuis { $from } : aucune porte de { $from } ne mène à la { $room }.
why-not-empty = Il n’y a personne à choisir en { $square }.
why-not-empty-around = Il n’y a personne à toucher en { $square }, ni à 1 déplacement.
why-not-empty-behind = Il n’y a personne à toucher en { $square }, ni sur la case derrière.
why-not-aim-here = Vous êtes en { $square } : visez une autre case.
why-not-aim-next = La case doit être à 1 déplacement exactement ; de { $from } à { $square }, il y a { guide-moves }.
why-not-aim-wall = Un mur sépare { $from } et { $square } : le détour prend { guide-moves }, et il en faut exactement 1.
why-not-room-own = Vous êtes dans la { $room } : visez une autre pièce.
why-not-room-dark = Hors de vue : aucune porte de { $from } ne mène à la { $room }.
why-not-room-empty = Il n’y a personne à toucher dans la { $room }.
why-not-push-stay = { $target } est déjà en { $square } : laissez la cible là, ou choisissez une autre case.

## Apparaître

why-not-spawn-card = Pour apparaître sur { $target }, choisissez l’Amélioration de sa couleur à défausser.
why-not-spawn-none = Pour apparaître sur { $target }, on défausse une Amélioration de sa couleur, et vous n’en avez pas.
why-not-spawn-square = Personne n’apparaît en { $square } : ce n’est pas une Zone de Résurrection.

## Améliorations, cubes et tuiles

why-not-no-card = Vous n’avez pas { $card } en main.
why-not-scope-time = { $card } se joue quand votre tir a infligé des dégâts, contre un cube ou une autre Amélioration.
why-not-grenade-time = { $card } se joue quand un tir vous a infligé des dégâts et que vous voyez qui a tiré.
why-not-card-time = { $card } se joue pendant votre tour, avant ou après une action.
why-not-card-late = { $card } vient trop tard : la fin du tour a commencé.
why-not-card-order = Les cartes se nomment dans un ordre fixe, et { $card } vient plus tôt. Annulez la dernière pour l’utiliser.
why-not-colour = { $card } ne paie qu’un cube de sa couleur. Reste à payer : { $cost }.
why-not-newton-nobody = Il n’y a dans l’arène aucune autre figurine que { $card } puisse déplacer.
why-not-newton-all = Il n’y a dans l’arène aucune autre figurine qu’un Newton puisse déplacer.
why-not-hand-empty = Vous n’avez aucune Amélioration en main.
why-not-hand-waits = Aucune de vos Améliorations ne se joue entre deux actions : elles attendent un tir.
why-not-no-cube = { $colour ->
        [red] Vous n’avez pas de cube rouge.
        [yellow] Vous n’avez pas de cube jaune.
       *[blue] Vous n’avez pas de cube bleu.
    }
why-not-cube-order = { $colour ->
        [red] Plusieurs Lunettes se paient dans un ordre fixe, et le rouge vient plus tôt.
        [yellow] Plusieurs Lunettes se paient dans un ordre fixe, et le jaune vient plus tôt.
       *[blue] Plusieurs Lunettes se paient dans un ordre fixe, et le bleu vient plus tôt.
    }
why-not-no-item = { $colour ->
        [red] La tuile n’a pas de cube rouge : { $tile }.
        [yellow] La tuile n’a pas de cube jaune : { $tile }.
       *[blue] La tuile n’a pas de cube bleu : { $tile }.
    }
why-not-no-tile = Aucune des tuiles visibles ne donne cela : { $tile }.

## Pourquoi : le tour

why-turn_started = { $seat } a { guide-actions } : un tour en compte 2 ; en Frénésie Finale, 2 avant le tour du premier joueur et 1 à partir de là.
why-turn_ended = { $seat } ne fait plus d’action. Les plateaux des morts sont décomptés, les morts reviennent, et ce qui a été pris est remplacé.
why-powerup_drawn = { $seat } reçoit { $card }. Les Améliorations viennent des tuiles qui en montrent une, par deux à la première apparition, et une à chaque retour.
why-powerup_drawn-hidden = La carte n’est connue que de { $seat }. Les Améliorations viennent des tuiles qui en montrent une, par deux à la première apparition, et une à chaque retour.
why-spawned = La couleur de la carte défaussée désigne la Zone de Résurrection : avec { $card }, { $figure } apparaît en { $square }.
why-spawned-bot = { $figure } n’a pas de cartes : un joueur le place sur la Zone de Résurrection de son choix, ici { $square }.
why-asked = { $seat } décide maintenant, hors de son tour. On demande à tous ceux qui pourraient répondre, pour que la question ne dise rien des mains.

## Pourquoi : se déplacer et prendre

why-moved = { $figure } va de { $start } en { $square } : par les côtés ouverts et les portes, jamais à travers un mur.
why-moved-by = { $by } déplace { $figure } de { $start } en { $square } avec une Arme, un Newton ou l’action du Bot : jamais à travers un mur.
why-teleported = Un Téléporteur mène à n’importe quelle case : { $figure } quitte { $start } pour { $square }.
why-tile_taken = La tuile en { $square } montre { $tile } ; { $seat } garde { $gained }. Une réserve contient 3 cubes de chaque couleur, le reste est perdu.
why-tile_taken-nothing = La tuile en { $square } montre { $tile }, mais { $seat } a déjà 3 cubes de ces couleurs : le reste est perdu.
why-weapon_taken = Une Arme s’achète sans le premier cube de son coût, et arrive chargée : « { $weapon } » est à { $seat }.
why-weapon_dropped = On ne garde pas plus de 3 Armes : { $seat } laisse « { $weapon } » à la place libérée.
why-paid = { $seat } paie { $price } : chaque cube d’un coût se paie avec un cube, ou avec une Amélioration de sa couleur.
why-reloaded = Pour son coût entier, « { $weapon } » est de nouveau prête pour { $seat } : en fin de tour, ou avant le tir en Frénésie Finale.
why-tile_placed = Chaque case Munitions vide reçoit une tuile en fin de tour : { $tile } en { $square }.
why-tile_placed-offer = Cinq tuiles sont visibles sur le plateau Tourelle ; celles qui sont prises sont remplacées en fin de tour : { $tile }.
why-weapon_placed = Chaque Zone de Résurrection a 3 places pour des Armes ; une place vide reçoit la carte suivante de la pioche : « { $weapon } ».
why-shuffled = La pioche était épuisée : la défausse est mélangée et la remplace. Cartes : { $cards }.

## Pourquoi : tirer et blesser

why-fired = Un tir décharge l’Arme : { $seat } doit recharger « { $weapon } » avant le prochain.
why-effect_used = Outre l’effet basique, « { $weapon } » en a d’autres, parfois payants : { $seat } utilise « { $effect } ».
why-powerup_played = { $seat } joue { $card } pour son effet ; la carte est défaussée.
why-damaged =
    { $amount ->
        [one] { $by } met { $amount } jeton sur le plateau de { $to }.
        [many] { $by } met { $amount } de jetons sur le plateau de { $to }.
       *[other] { $by } met { $amount } jetons sur le plateau de { $to }.
    }{ $from_marks ->
        [0] { "" }
       *[other] { " " }Venus de Marques : { $from_marks } ; le premier dégât d’une action change en dégâts les Marques de la même couleur.
    }{ $wasted ->
        [0] { "" }
       *[other] { " " }Perdus : { $wasted } ; une piste a 12 cases.
    } Total : { $total }. Dès 3, on va plus loin pour prendre, dès 6 aussi pour tirer ; 11 tuent, 12 font un Acharnement.
why-damaged-none = La piste de { $to } est pleine : 12 est le maximum, et ce que { $by } ajoute est perdu ({ $wasted }).
why-damaged-self = Le jeton est de la couleur de { $to } : il compte dans le classement du plateau, mais ses points ne vont à personne. Total : { $total }.
why-marked =
    { $to } reçoit { $amount ->
        [one] { $amount } Marque
        [many] { $amount } de Marques
       *[other] { $amount } Marques
    }{ $wasted ->
        [0] { "" }
       *[other] , { $wasted } au-delà de la limite de 3
    }. Elles deviennent des dégâts quand { $by } blesse { $to } dans une autre action.
why-marked-none = { $to } a déjà 3 Marques de { $by } : c’est le maximum, le reste est perdu.
why-marked-grenade = Une Grenade Traçante : { $by } a subi des dégâts, voit qui les a infligés, et donne une Marque à { $to }.
why-marked-revenge = Le 12e dégât appelle la vengeance : { $by } donne une Marque à { $to } pour l’Acharnement.
why-marked-turret = La Tourelle change de mains : le jeton de { $by } qui s’y trouvait devient une Marque sur { $to }.
why-killed = Le 11e dégât est le Coup Fatal, et il vient de { $by }. Le plateau de { $figure } est décompté à la fin du tour.
why-killed-self = Le 11e dégât vient de la Zone de Résurrection : { $figure } meurt sans meurtrier, et le plateau est décompté maintenant.
why-overkilled = Le 12e dégât est un Acharnement : { $by } l’inflige à { $figure }, et recevra une Marque de vengeance au décompte.
why-turret_fired = { $square } est une Tourelle de { $by } : y entrer coûte 1 dégât à { $to }, sans Marques ni riposte.

## Pourquoi : points et Crânes

why-scored-first_blood = Premier Sang : le premier jeton sur le plateau de { $board } est celui de { $to }, ce qui donne { guide-points }.
why-scored-damage = { $to } a { guide-tokens } sur le plateau de { $board }. Selon le nombre de jetons, les places donnent 8-6-4-2-1-1, moins la plus haute valeur par Crâne, ou 2-1-1-1 sur un plateau retourné ; à égalité, le jeton le plus ancien l’emporte. Cette place donne { guide-points }.
why-scored-double_kill = { $tokens } plateaux tués en un seul tour : cela donne { guide-points } de plus à { $to }, une seule fois.
why-scored-killshots = { $to } a { guide-tokens } sur la piste de Coup Fatal. Les places donnent 8-6-4-2-1-1, à égalité le jeton le plus ancien l’emporte : { guide-points }.
why-scored-tracks = { $to } a { guide-tokens } sur la piste de cette Zone de Résurrection. Les places donnent 8-6-4-2-1, les ex æquo reçoivent tous la valeur la plus haute : { guide-points }.
why-scored-turrets = Tourelles de { $to } : { $tokens }. Selon leur nombre, les places donnent 8-6-4-2-1 ; à égalité, qui a joué son dernier tour le plus tôt l’emporte : { guide-points }.
why-killshot_recorded = Le 11e jeton va sur la piste de Coup Fatal : il comptera pour { $by } à la fin de la partie.
why-killshot_recorded-overkill = Les 11e ({ $by }) et 12e ({ $overkill }) jetons vont sur la piste de Coup Fatal et comptent à la fin de la partie.
why-skull_taken = Chaque mort met un Crâne sur le plateau du mort : { $figure } vaut moins désormais. Crânes restants : { $left } ; le dernier annonce la fin.
why-board_flipped = En Frénésie Finale, les plateaux sans dégâts se retournent : { $figure } vaut 2-1-1-1, sans Premier Sang.
why-frenzy_started = Plus de Crânes, ou deux pistes pleines en Domination. Chacun a encore un tour aux actions plus fortes, { $by } en dernier.
why-track_tagged-damage = Endommager une Zone de Résurrection met un jeton de { $by } sur sa piste, quel que soit le dégât, une fois par tour.
why-track_tagged-alone = { $by } finit le tour sans compagnie sur la Zone de Résurrection : cela donne un jeton sur sa piste.
why-track_tagged-overkill = En Domination, le jeton d’Acharnement va sur une piste, au choix de { $by }.
why-struck_back = Finir son tour sur une Zone de Résurrection coûte 1 dégât de sa propre couleur, ici à { $seat }.
why-turret_taken = Qui prend une tuile peut renoncer à un de ses éléments pour la Tourelle : celle en { $square } est désormais à { $seat }.
why-game_ended = Le plus de points l’emporte : { $winners }. À égalité, c’est le score de la piste de Coup Fatal, des pistes ou des Tourelles qui décide. Scores : { $scores }.

### Ce qui plaide pour un choix : dit avec un conseil.

motive-win = Cela peut gagner la partie tout de suite.
motive-kill = Cela peut tuer { $figure }.
motive-kills = Cela peut en tuer { $count } d’un coup.
motive-damage = Dégâts que cela peut infliger : { $count }.
motive-track = Cela peut mettre un jeton sur la piste d’une Zone de Résurrection.
motive-turret = Cela peut vous donner une Tourelle.
motive-marks = Marques que cela peut donner : { $count }.
motive-weapon = Cela vous apporte l’Arme « { $weapon } ».
motive-reload = L’Arme « { $weapon } » est alors prête à tirer.
motive-aim = Quelqu’un est alors à portée de vos Armes.
motive-ammo = Cela apporte des munitions pour la suite.
motive-cover = Moins d’adversaires peuvent vous y tirer dessus.
motive-plan = Cela prépare la suite.
motive-end = Rien de ce que vous pourriez encore faire n’aiderait.
