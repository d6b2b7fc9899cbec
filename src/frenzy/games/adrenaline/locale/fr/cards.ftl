### Cartes, figurines, pièces, quantités, modes et actions d’Adrénaline.

## Armes

weapon-lock_rifle = Fusil paralysant
weapon-lock_rifle-basic = Effet basique
weapon-lock_rifle-basic-text = Une cible que vous voyez subit 2 dégâts et reçoit 1 Marque.
weapon-lock_rifle-second_lock = Verrouillage deuxième cible
weapon-lock_rifle-second_lock-text = Une autre cible que vous voyez reçoit 1 Marque.

weapon-electroscythe = La Faucheuse
weapon-electroscythe-basic = Mode basique
weapon-electroscythe-basic-text = Tout le monde sur votre case, sauf vous, subit 1 dégât ; personne n’y échappe.
weapon-electroscythe-reaper = Mode exécution
weapon-electroscythe-reaper-text = Tout le monde sur votre case, sauf vous, subit 2 dégâts ; personne n’y échappe.

weapon-machine_gun = Fusil d’assaut
weapon-machine_gun-basic = Effet basique
weapon-machine_gun-basic-text = Une ou deux cibles que vous voyez subissent 1 dégât chacune.
weapon-machine_gun-focus_shot = Tir de précision
weapon-machine_gun-focus_shot-text = L’une des cibles de l’effet basique subit 1 dégât de plus.
weapon-machine_gun-turret_tripod = Tir sur trépied
weapon-machine_gun-turret_tripod-text = Une cible de l’effet basique (pas celle du « Tir de précision ») subit 1 dégât de plus, et/ou une nouvelle cible que vous voyez subit 1 dégât.

weapon-tractor_beam = Rayon tracteur
weapon-tractor_beam-basic = Mode basique
weapon-tractor_beam-basic-text = Faites glisser une cible de 0 à 2 cases, virages permis ; elle doit finir sur une case que vous voyez et y subit 1 dégât. Inutile de la voir au départ.
weapon-tractor_beam-punisher = Mode châtiment
weapon-tractor_beam-punisher-text = Une cible à 2 déplacements de vous au plus, visible ou non, est amenée sur votre case et subit 3 dégâts.

weapon-thor = T.H.O.R.
weapon-thor-basic = Effet basique
weapon-thor-basic-text = Une cible que vous voyez subit 2 dégâts.
weapon-thor-chain_reaction = Réaction en chaîne
weapon-thor-chain_reaction-text = Après l’effet basique : une autre cible, vue par la première, subit 1 dégât.
weapon-thor-high_voltage = Haute tension
weapon-thor-high_voltage-text = Seulement après « Réaction en chaîne » : une troisième cible, vue par la deuxième, subit 2 dégâts. Toutes trois doivent être différentes.

weapon-plasma_gun = Fusil plasma
weapon-plasma_gun-basic = Effet basique
weapon-plasma_gun-basic-text = Une cible que vous voyez subit 2 dégâts.
weapon-plasma_gun-phase_glide = Propulsion
weapon-plasma_gun-phase_glide-text = Vous vous déplacez de 1 ou 2 cases, entièrement avant ou entièrement après l’effet basique.
weapon-plasma_gun-charged_shot = Tir en surcharge
weapon-plasma_gun-charged_shot-text = La cible de l’effet basique subit 1 dégât de plus.

weapon-whisper = Zéphyr
weapon-whisper-basic = Effet
weapon-whisper-basic-text = Une cible que vous voyez, à 2 déplacements de vous au moins, subit 3 dégâts et reçoit 1 Marque.

weapon-vortex_cannon = Canon Vortex
weapon-vortex_cannon-basic = Effet basique
weapon-vortex_cannon-basic-text = Ouvrez un vortex sur une case que vous voyez, autre que la vôtre : une cible qui s’y trouve ou qui en est à 1 déplacement, visible ou non, y est aspirée et subit 2 dégâts.
weapon-vortex_cannon-black_hole = Trou noir
weapon-vortex_cannon-black_hole-text = Une ou deux autres cibles, sur le même vortex ou à 1 déplacement de lui, y sont aspirées et subissent 1 dégât chacune.

weapon-furnace = Brasier
weapon-furnace-basic = Mode basique
weapon-furnace-basic-text = Tout le monde dans une pièce que vous voyez, autre que la vôtre, subit 1 dégât.
weapon-furnace-cozy_fire = Mode flambée entre amis
weapon-furnace-cozy_fire-text = Tout le monde sur une même case, à exactement 1 déplacement de vous, subit 1 dégât et reçoit 1 Marque.

weapon-heatseeker = Fusil infrarouge
weapon-heatseeker-basic = Effet
weapon-heatseeker-basic-text = Une cible que vous ne voyez pas, à n’importe quelle distance, subit 3 dégâts.

weapon-hellion = Inferno
weapon-hellion-basic = Mode basique
weapon-hellion-basic-text = Une cible que vous voyez, à 1 déplacement de vous au moins, subit 1 dégât ; puis elle et tous les autres sur sa case reçoivent 1 Marque chacun.
weapon-hellion-nano_tracer = Mode nano-émetteur
weapon-hellion-nano_tracer-text = Une cible que vous voyez, à 1 déplacement de vous au moins, subit 1 dégât ; puis elle et tous les autres sur sa case reçoivent 2 Marques chacun.

weapon-flamethrower = Lance-flammes
weapon-flamethrower-basic = Mode basique
weapon-flamethrower-basic-text = Dans une direction, désignez une cible sur la case à 1 déplacement, une sur la case suivante en ligne droite, ou une sur chacune : elles subissent 1 dégât chacune. Les murs arrêtent la flamme.
weapon-flamethrower-barbecue = Mode barbecue
weapon-flamethrower-barbecue-text = Dans une direction, tout le monde sur la case à 1 déplacement subit 2 dégâts et, si vous prolongez la flamme, tout le monde sur la case suivante en ligne droite en subit 1. Les murs arrêtent la flamme.

weapon-grenade_launcher = Lance-grenades
weapon-grenade_launcher-basic = Effet basique
weapon-grenade_launcher-basic-text = Une cible que vous voyez subit 1 dégât ; libre à vous de la déplacer ensuite de 1 case.
weapon-grenade_launcher-extra_grenade = Grenade bonus
weapon-grenade_launcher-extra_grenade-text = Tout le monde sur une case que vous voyez subit 1 dégât ; votre propre case est permise et vous n’y risquez rien. À jouer avant ou après l’effet basique, ou entre son dégât et son déplacement.

weapon-rocket_launcher = Lance-roquettes
weapon-rocket_launcher-basic = Effet basique
weapon-rocket_launcher-basic-text = Une cible que vous voyez, hors de votre case, subit 2 dégâts ; libre à vous de la déplacer ensuite de 1 case.
weapon-rocket_launcher-rocket_jump = Mode fusée
weapon-rocket_launcher-rocket_jump-text = Vous vous déplacez de 1 ou 2 cases, entièrement avant ou entièrement après l’effet basique.
weapon-rocket_launcher-fragmenting_warhead = Ogive à fragmentation
weapon-rocket_launcher-fragmenting_warhead-text = Pendant l’effet basique, avant tout déplacement de la cible : tout le monde sur sa case subit 1 dégât, elle comprise.

weapon-railgun = Canon laser
weapon-railgun-basic = Mode basique
weapon-railgun-basic-text = Une cible en ligne droite, dans l’une des quatre directions, subit 3 dégâts. Les murs ne comptent pas, et votre propre case est incluse.
weapon-railgun-piercing = Mode perforant
weapon-railgun-piercing-text = Une ou deux cibles en ligne droite, dans une seule des quatre directions, sur la même case ou non, subissent 2 dégâts chacune. Les murs ne comptent pas, et votre propre case est incluse.

weapon-cyberblade = Cyber-lame
weapon-cyberblade-basic = Effet basique
weapon-cyberblade-basic-text = Une cible sur votre case subit 2 dégâts.
weapon-cyberblade-shadowstep = Furtivité
weapon-cyberblade-shadowstep-text = Vous vous déplacez de 1 case : avant les autres effets de cette Arme, entre eux ou après.
weapon-cyberblade-slice_and_dice = Découpage en rondelles
weapon-cyberblade-slice_and_dice-text = Une cible sur votre case, autre que celle de l’effet basique, subit 2 dégâts.

weapon-zx2 = ZX-2
weapon-zx2-basic = Mode basique
weapon-zx2-basic-text = Une cible que vous voyez subit 1 dégât et reçoit 2 Marques.
weapon-zx2-scanner = Mode scanner
weapon-zx2-scanner-text = Une, deux ou trois cibles que vous voyez reçoivent 1 Marque chacune, sans dégât.

weapon-shotgun = Fusil à pompe
weapon-shotgun-basic = Mode basique
weapon-shotgun-basic-text = Une cible sur votre case subit 3 dégâts ; libre à vous de la déplacer ensuite de 1 case.
weapon-shotgun-long_barrel = Mode canon long
weapon-shotgun-long_barrel-text = Une cible à exactement 1 déplacement de vous subit 2 dégâts.

weapon-power_glove = Gant cybernétique
weapon-power_glove-basic = Mode basique
weapon-power_glove-basic-text = Rejoignez sur sa case une cible à exactement 1 déplacement de vous : elle subit 1 dégât et reçoit 2 Marques.
weapon-power_glove-rocket_fist = Mode poing foudroyant
weapon-power_glove-rocket_fist-text = Avancez de 1 case puis, au choix, de 1 autre tout droit, jamais à travers un mur ; sur chacune de ces cases, une cible peut subir 2 dégâts. Il faut toucher au moins une cible.

weapon-shockwave = Onde de choc
weapon-shockwave-basic = Mode basique
weapon-shockwave-basic-text = Une, deux ou trois cibles à exactement 1 déplacement de vous, jamais deux sur la même case, subissent 1 dégât chacune.
weapon-shockwave-tsunami = Mode tsunami
weapon-shockwave-tsunami-text = Tout le monde à exactement 1 déplacement de vous, sur toutes ces cases, subit 1 dégât.

weapon-sledgehammer = Masse fulgurante
weapon-sledgehammer-basic = Mode basique
weapon-sledgehammer-basic-text = Une cible sur votre case subit 2 dégâts.
weapon-sledgehammer-pulverize = Mode anéantissement
weapon-sledgehammer-pulverize-text = Une cible sur votre case subit 3 dégâts ; vous la poussez ensuite de 0 à 2 cases dans une seule direction, jamais à travers un mur.

## Améliorations

powerup-targeting_scope = Lunette de Visée
powerup-targeting_scope-text = Quand votre tir inflige des dégâts : payez 1 cube de n’importe quelle couleur (une autre Amélioration peut le payer) et l’un des joueurs qu’il blesse subit 1 dégât de plus. Jamais sur un joueur qui ne reçoit que des Marques ; on peut en jouer plusieurs, même sur un seul joueur.
powerup-newton = Newton
powerup-newton-text = Pendant votre tour, avant ou après une action : poussez une autre figurine d’une ou deux cases, tout droit, jamais à travers un mur. Trop tard une fois commencées les étapes de fin de tour.
powerup-tagback_grenade = Grenade Traçante
powerup-tagback_grenade-text = Quand un tir vous blesse et que, de votre case, vous voyez le tireur : il reçoit de vous 1 Marque une fois l’action finie. On peut en jouer plusieurs.
powerup-teleporter = Téléporteur
powerup-teleporter-text = Pendant votre tour, avant ou après une action : posez votre figurine où vous voulez dans l’arène. Trop tard une fois commencées les étapes de fin de tour.

## Personnages

character-d_struct_or = :D-struct-EUR
character-banshee = Banshee
character-dozer = Dozer
character-violet = Violette
character-sprog = Sprog
bot = Bot

## Couleurs, pièces et Zones de Résurrection

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
room-red = pièce rouge
room-blue = pièce bleue
room-yellow = pièce jaune
room-white = pièce blanche
room-green = pièce verte
room-purple = pièce violette
spawn-red = la Zone de Résurrection rouge
spawn-yellow = la Zone de Résurrection jaune
spawn-blue = la Zone de Résurrection bleue

## Quantités

cubes-red =
    { $count ->
        [one] { $count } cube rouge
        [many] { $count } de cubes rouges
       *[other] { $count } cubes rouges
    }
cubes-yellow =
    { $count ->
        [one] { $count } cube jaune
        [many] { $count } de cubes jaunes
       *[other] { $count } cubes jaunes
    }
cubes-blue =
    { $count ->
        [one] { $count } cube bleu
        [many] { $count } de cubes bleus
       *[other] { $count } cubes bleus
    }
damage-count =
    { $count ->
        [one] { $count } dégât
        [many] { $count } de dégâts
       *[other] { $count } dégâts
    }
mark-count =
    { $count ->
        [one] { $count } Marque
        [many] { $count } de Marques
       *[other] { $count } Marques
    }
point-count =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
skull-count =
    { $count ->
        [one] { $count } Crâne
        [many] { $count } de Crânes
       *[other] { $count } Crânes
    }
action-count =
    { $count ->
        [one] { $count } action
        [many] { $count } d’actions
       *[other] { $count } actions
    }
move-count =
    { $count ->
        [one] { $count } déplacement
        [many] { $count } de déplacements
       *[other] { $count } déplacements
    }
powerup-count =
    { $count ->
        [one] { $count } Amélioration
        [many] { $count } d’Améliorations
       *[other] { $count } Améliorations
    }
weapon-count =
    { $count ->
        [one] { $count } Arme
        [many] { $count } d’Armes
       *[other] { $count } Armes
    }
tile-count =
    { $count ->
        [one] { $count } tuile Munitions
        [many] { $count } de tuiles Munitions
       *[other] { $count } tuiles Munitions
    }

## Arènes (les noms sont de nous)

arena-small = Petite arène
arena-medium_a = Arène moyenne A
arena-medium_b = Arène moyenne B
arena-large = Grande arène

## Modes

mode-deathmatch = Combat à Mort
mode-deathmatch-text = Le combat classique : chaque Coup Fatal et chaque Acharnement sont gardés sur la piste de Coup Fatal, qui rapporte encore des points à la fin.
mode-domination = Domination
mode-domination-text = Dès votre deuxième tour, endommagez une Zone de Résurrection (chacune une fois par tour au plus) ou terminez-y votre tour sans personne d’autre pour poser un jeton sur sa piste ; y terminer un tour, même à plusieurs, vous coûte 1 dégât. À la fin, les trois pistes rapportent des points à la place de la piste de Coup Fatal, un Acharnement permet d’ajouter un jeton sur une piste au choix, et la Frénésie Finale commence aussi dès que deux pistes portent au moins 8 jetons.
mode-turret = Tourelle
mode-turret-text = Chaque case de Munitions a sa Tourelle : y prendre des Munitions donne l’une des cinq tuiles visibles, et renoncer à un cube ou à l’Amélioration de cette tuile vous donne la Tourelle. Entrer sur la case de Tourelle d’un autre joueur vous vaut 1 dégât de sa part ; à la fin, les Tourelles contrôlées rapportent des points à la place de la piste de Coup Fatal.

## Fins de partie

ending-frenzy = Frénésie Finale
ending-frenzy-text = Après le dernier Crâne, chacun joue encore un tour avec des actions frénétiques : deux avant le premier joueur, une seule à partir de lui. Les plateaux sans dégât sont retournés : ils ne valent plus que 2-1-1-1, sans Premier Sang.
ending-sudden_death = Mort subite
ending-sudden_death-text = Le tour où le dernier Crâne est pris est le dernier de la partie ; le décompte final suit aussitôt.

## Actions

action-run-help = Parcourez 1, 2 ou 3 cases (jusqu’à 4 en Frénésie Finale).
action-grab-help = Avancez de 1 case au plus (2 dès 3 dégâts ; 2 ou 3 en Frénésie Finale), puis prenez les Munitions ou achetez une Arme sur place.
action-shoot-help = Tirez avec une Arme chargée sur au moins une cible (dès 6 dégâts, vous pouvez d’abord avancer de 1 case ; en Frénésie Finale, de 1 ou 2 cases au plus, puis recharger).
action-reload-help = Payez le coût entier d’Armes déchargées, autant que vous voulez, pour les recharger : en fin de tour, sans dépenser d’action ; en Frénésie Finale, seulement juste avant de tirer.
action-bot-help = Obligatoire, une fois dans votre tour : déplacez le Bot de 1 case au plus ; s’il voit alors d’autres joueurs que vous, il tire sur l’un d’eux et lui inflige 1 dégât (et 1 Marque dès qu’il a 6 dégâts). En Domination, il peut tirer sur une Zone de Résurrection qu’il voit.
action-end-help = Renoncez aux actions restantes : vous pouvez encore recharger (pas en Frénésie Finale), puis les plateaux des morts sont décomptés et l’arène est regarnie.

## Armes promotionnelles

# ours
weapon-chainsaw = Tronçonneuse
weapon-chainsaw-basic = Mode basique
weapon-chainsaw-basic-text = Infligez 1 dégât à une cible sur votre case.
# ours
weapon-chainsaw-full_throttle = Pleins gaz
weapon-chainsaw-full_throttle-text = Infligez 3 dégâts à une cible sur votre case.
# ours
weapon-laser_magnum = Magnum laser
weapon-laser_magnum-basic = Mode basique
weapon-laser_magnum-basic-text = Donnez 1 Marque à une cible que vous voyez.
# ours
weapon-laser_magnum-overcharge = Surcharge
weapon-laser_magnum-overcharge-text = Infligez 2 dégâts à une cible que vous voyez et, si vous voulez, 1 dégât à une autre que vous voyez.
