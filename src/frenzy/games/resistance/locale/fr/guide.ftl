### Ce qui est nouveau pour un joueur, en une phrase ou deux.

intro-round = À chaque manche les héros agissent dans l’ordre de leur choix, 3 actions chacun ; puis les ennemis agissent, et il en vient d’autres. (Z-3.1)
intro-moving = Un déplacement coûte 1 action, et 1 de plus par ennemi dans la zone que vous quittez. (Z-10.2)
intro-doors = Une porte ou une fenêtre coûte 1 action et reste ouverte. La première fois qu’un bâtiment s’ouvre, tout ce qu’il contient apparaît : les ennemis d’abord, puis les Citoyens. (Z-10.4, Z-18)
intro-sight = On voit en ligne droite, jamais en diagonale, et par une porte ouverte seulement dans la zone suivante. (Z-5)
intro-power = Avant de lancer, chaque point de pouvoir dépensé est un dé de plus. Vous en gagnez 1 par manche, 2 par une action, et le maximum quand vous secourez un Citoyen. (Z-8.9, Z-11.4)
intro-priority = Les Touches vont d’abord aux ennemis qui ont un nom, puis aux Brutes, aux Rôdeurs et aux Forcenés. Ce qui ne suffit pas pour le suivant est perdu. (Z-11.6)
intro-experience = Qui vous éliminez rapporte des PX. Ils vous rendent plus fort, et les cartes Génération aussi : elles se lisent au plus haut niveau de l’équipe. (Z-8.5, Z-16.1)
intro-citizens = Rejoignez un Citoyen dans une zone sans ennemi et dépensez 1 action : sa carte vous aide désormais. Si l’un d’eux est dévoré, chaque héros perd 1 de pouvoir et 1 Trait. (Z-13)
intro-traits = Une action pioche un Trait, une fois par tour. Vous en tenez deux ; chacun sert une fois. (Z-12)
intro-wounds = Les ennemis ne ratent jamais : chaque attaque est 1 Blessure, et vous répartissez celles d’une zone à votre gré. (Z-14.4, Z-14.5)
intro-enemies = Un ennemi va vers le plus proche qu’il voit ; s’il ne voit personne, vers le plus proche par le plus court chemin. (Z-15)
intro-windows = Les ennemis n’ouvrent pas les portes, mais ils brisent les fenêtres, ce qui leur prend une action. (Z-15.4)
intro-spawning = À la fin de la Phase des Ennemis, chaque Point de Génération actif pioche une carte. Quand les figurines d’un type manquent, c’est la Pénurie : tous ceux de ce type agissent aussitôt. (Z-16, Z-17.10)
intro-elevator = Près de la cage vous appelez l’ascenseur gratuitement ; dedans, 1 action l’envoie à un autre étage avec tous ceux qui s’y trouvent. Les étages sans héros s’arrêtent. (Z-7)
intro-named = Un Héros Zombie agit deux fois, encaisse bien et a un talent à lui ; pressez-le pour lire sa carte. (Z-9.1)
intro-hand = La Main de Sentinelle tire une fois avec une grande force, et peut ensuite être lancée une fois. (Z-19)
intro-fall = Si un héros tombe, la mission est perdue à la prochaine Phase de Fin, sauf si vous gagnez avant. (Z-3.3)
intro-hunger = Les Héros Zombies ont faim : chaque point est un dé de plus, et à 4 vous ne pouvez plus que vous déplacer et dévorer. Dévorer quelqu’un la ramène à 0. (Z-21.1, Z-21.4)
intro-objectives = Une action dans sa zone prend un objectif, même au milieu des ennemis. Ce qu’il apporte est dit avec la mission. (Z-10.9)
intro-locks = Une porte à verrou de couleur est un mur, jusqu’à ce que l’objectif de cette couleur soit pris. Ensuite c’est une porte fermée comme une autre. (Z-4.7)
intro-danger = Le danger a monté : qui l’a fait monter a une compétence de plus, et les cartes Génération se lisent désormais à la ligne de la nouvelle couleur. (Z-8.5, Z-16.1)
intro-exit = À la fin d’un tour dans la zone de sortie, sans ennemi, un héros peut partir. Qui est parti est sauf, et ne revient pas. (Z-10.11)
intro-outdoors = À ciel ouvert on voit en ligne droite aussi loin que l’on veut, et les ennemis aussi. Dans une maison, on voit une seule zone. (Z-5.1, Z-5.5)
intro-hidden = Certains objectifs sont face cachée : leur couleur apparaît quand on les prend, et peu d’entre eux sont ceux que vous cherchez. (Z-10.9)
intro-secrets = Une carte Mission Secrète révélée reste dans sa zone, et une action la prend. Ce qu’elle déclenche est dit avec la mission. (Z-13.13)
intro-stairs = L’escalier relie deux étages : d’une zone voisine, 1 action vous fait monter ou descendre. Les ennemis suivent s’ils ne voient personne à leur étage. (Z-7.5, Z-7.6)

### Le nom des sujets.

topic-round = la manche
topic-moving = se déplacer
topic-doors = les portes
topic-sight = la vue
topic-power = le pouvoir
topic-priority = qui est touché d’abord
topic-objectives = les objectifs
topic-locks = les verrous
topic-citizens = les Citoyens
topic-traits = les Traits
topic-experience = l’expérience
topic-danger = les niveaux de danger
topic-enemies = la marche des ennemis
topic-wounds = les Blessures
topic-spawning = les Points de Génération
topic-named = les Héros Zombies
topic-fall = la chute d’un héros
topic-exit = la sortie
topic-outdoors = l’extérieur
topic-hand = la Main de Sentinelle
topic-windows = les fenêtres
topic-hidden = les objectifs face cachée
topic-elevator = l’ascenseur
topic-secrets = les Missions Secrètes
topic-stairs = l’escalier
topic-hunger = la faim

### Ce qu’un débutant peut faire dans la première mission, et pourquoi.

advice-activate = Pressez le héros qui commencera. Chacun agit une fois par manche, dans l’ordre que vous voulez.
advice-open = Ouvrez la porte : ce que vous cherchez est derrière. Faites-le tant qu’il vous reste des actions, car ce qui attend dedans vous barrera la route.
advice-attack = Frappez : qui reste debout agit après vous, et ne rate jamais.
advice-roll = Lancez les dés tels quels. Le pouvoir en ajoute ; mieux vaut le garder pour les gros groupes.
advice-rescue = Mettez cette personne à l’abri : sa carte vous aide, et votre pouvoir est de nouveau plein.
advice-take = Prenez-le. Le verrou s’ouvre, mais le deuxième Point de Génération s’éveille : à partir de maintenant, vite.
advice-move = Avancez vers le but. Les zones marquées vous en rapprochent.
advice-trait = Rien à portée pour l’instant : piochez un Trait, une carte qui aide une fois.
advice-power = Rien à portée pour l’instant : gagnez 2 de pouvoir, soit 2 dés pour plus tard.
advice-end = Voilà le tour. Terminez-le et choisissez le héros suivant. Quand tous ont agi, c’est aux ennemis : la prévision montre comment.
advice-leave = Partez : un héros est sauf. La mission est gagnée quand tous sont partis.

### Pourquoi une chose ne peut pas être choisie ; le paragraphe des règles suit à l’écran.

why-not-over = La mission est terminée.
why-not-wait = C’est à quelqu’un d’autre de décider.
why-not-asked = Pas maintenant : une autre question attend sa réponse.
why-not-no-actions = { $hero } n’a plus d’action.
why-not-nothing = { $hero } ne peut rien en faire maintenant.
why-not-here = Vous y êtes déjà.
why-not-not-adjacent = Aucun pas n’y mène : la zone n’est pas voisine, ou une porte fermée, une fenêtre ou un mur vous en sépare.
why-not-enemies-hold = { $count ->
        [one] 1 ennemi vous retient
       *[other] { $count } ennemis vous retiennent
    } : partir coûte { $cost } actions, et il vous en reste { $left }.
why-not-ravenous = Affamé à l’extrême : { $hero } ne peut que se déplacer et dévorer.
why-not-no-enemy = Il n’y a aucun ennemi là-bas.
why-not-unseen = Vous ne voyez pas cette zone.
why-not-out-of-range = Trop loin : elle est à portée { $range }, et votre attaque va jusqu’à { $most }.
why-not-door-open = C’est déjà ouvert.
why-not-sealed = Condamnée pour cette mission.
why-not-locked = Verrouillée tant que l’objectif { $colour } n’est pas pris.
why-not-locked-secrets = Verrouillée tant que les deux cartes Mission Secrète ne sont pas prises.
why-not-door-far = Elle n’est pas dans votre zone.
why-not-held = Un héros a déjà ce citoyen avec lui.
why-not-citizen-far = { $hero } doit être dans la même zone.
why-not-citizen-guarded = { $count ->
        [one] 1 ennemi se tient dans la zone : débarrassez-vous-en d’abord.
       *[other] { $count } ennemis se tiennent dans la zone : débarrassez-vous-en d’abord.
    }
why-not-enemies-first = Les ennemis de la zone passent d’abord.
why-not-taken = Il a déjà été pris.
why-not-token-far = Il faut être dans sa zone.
why-not-not-yours = { $hero } n’a pas cela.
why-not-used-turn = Déjà utilisé pendant ce tour.
why-not-used-enemy_phase = Déjà utilisé pendant cette Phase des Ennemis.
why-not-used-round = Déjà utilisé pendant cette manche.
why-not-when-always = Cela agit tout seul.
why-not-when-after-my-move = S’utilise juste après un déplacement.
why-not-when-before-attack-roll = S’utilise avant le lancer d’une attaque.
why-not-when-after-attack-roll = S’utilise après le lancer d’une attaque.
why-not-when-after-attack = S’utilise après une attaque.
why-not-when-when-wounded = S’utilise au moment d’une blessure.
why-not-when-wounds-shared = S’utilise quand les blessures de la zone sont réparties.
why-not-when-enemy-phase-start = S’utilise au début de la Phase des Ennemis.
why-not-when-enemies-enter = S’utilise quand des ennemis entrent dans la zone.
why-not-when-end-phase-start = Agit au début de la Phase de Fin.
why-not-when-spawn-card-drawn = S’utilise quand une carte Génération est piochée.
why-not-power-full = Votre pouvoir est déjà plein.
why-not-no-power = Cela coûte { $cost } de pouvoir, et vous en avez { $left }.
why-not-too-hungry = La faim monterait de { $cost }, au-delà de 4.
why-not-no-use = Cela ne ferait rien maintenant.

### Les chances.

odds-attack = { $power ->
        [0] { $dice } dés : en moyenne { $kills } éliminés sur { $enemies }, tous { $clear } %
       *[other] { $dice } dés ({ $power } de pouvoir) : { $kills } sur { $enemies }, tous { $clear } %
    }
odds-devour = { $dice } dés : quelqu’un est dévoré dans { $meal } % des cas
odds-object = { $dice } dés : en moyenne { $kills } éliminés sur { $enemies }, tous { $clear } %

### Ce qui vient.

outlook = { $open ->
        [no] { $most ->
            [0] aucune blessure
            [one] { $most } blessure
           *[other] { $most } blessures
        }
       *[yes] { $decided ->
            [0] jusqu’à { $most } { $most ->
                [one] blessure
               *[other] blessures
            }, { $mean } en moyenne
            [one] { $decided } blessure, jusqu’à { $most } selon les cartes
           *[other] { $decided } blessures, jusqu’à { $most } selon les cartes
        }
    }{ $falls ->
        [0] {""}
        [100] , tombe à coup sûr
       *[other] , tombe { $falls } % du temps
    }

### Ce que l’on montre aux autres.

pointed-citizen = un civil face cachée { $zone }
pointed-point = le Point de Génération { $zone }
pointed-token = l’objectif { $zone }

### Ce qu’un plan peut apporter : au moins autant, et avec quelle chance.

plan-kills = { $count ->
        [one] 1 ennemi tombe
       *[other] { $count } ennemis tombent
    } : { $percent } %
plan-rescued = { $count ->
        [one] 1 civil secouru
       *[other] { $count } civils secourus
    } : { $percent } %
plan-objectives = { $count ->
        [one] 1 objectif pris
       *[other] { $count } objectifs pris
    } : { $percent } %
plan-wounds = { $count ->
        [one] 1 blessure
       *[other] { $count } blessures
    } ou plus : { $percent } %
plan-falls = un héros tombe : { $percent } %

### Ce qui plaide pour un choix : dit avec un conseil, et de ce que font les compagnons.

motive-first = { $hero } peut en faire le plus maintenant.
motive-first-danger = { $hero } se tient là où des blessures vont tomber.
motive-first-strike = { $hero } a des ennemis à portée.
motive-win = Cela peut gagner la mission tout de suite.
motive-goals = Cela fait avancer la mission d’un pas.
motive-ways = Cela rapproche { $hero } de ce qui reste à faire.
motive-health = Cela garde l’équipe en bonne santé.
motive-danger = Cela rend la prochaine Phase des Ennemis plus sûre.
motive-danger-many = { $count ->
        [one] Cela évite environ 1 blessure à la prochaine Phase des Ennemis.
       *[other] Cela évite environ { $count } blessures à la prochaine Phase des Ennemis.
    }
motive-enemies = Cela affaiblit les ennemis.
motive-enemies-many = { $count ->
        [one] Cela débarrasse d’environ 1 ennemi.
       *[other] Cela débarrasse d’environ { $count } ennemis.
    }
motive-cards = Cela donne à { $hero } plus de moyens.
motive-people = Cela aide un citoyen à se mettre à l’abri.
motive-level = Cela garde les cartes Génération clémentes.
motive-plan = Cela prépare ce que { $hero } compte faire ensuite.
motive-end = Rien de ce que { $hero } pourrait encore faire n’aiderait.
