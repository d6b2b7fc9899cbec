### Le tutoriel : pour chaque leçon un titre, une phrase par indice (lesson-LEÇON-INDICE), et ce que l’on a appris.
### Puis les conseils de la partie d’entraînement, un par sorte de décision qu’elle peut demander.

## Leçons

lesson-run-title = L’arène
lesson-run-run = Vous êtes { character-violet }. À chaque tour vous avez deux actions ; courir en est une. Appuyez sur « { action-run } ».
lesson-run-move-c2 = Les cases allumées sont à 3 pas au plus. Les murs arrêtent, les portes laissent passer. Allez en c2.
lesson-run-done = Une course, c’est 1 à 3 cases, jamais en diagonale. Les cases d’une même couleur forment une pièce. (A-4.2, A-5.1)

lesson-ammo-title = Les munitions
lesson-ammo-grab = Les Armes mangent des munitions, et il y en a sur les cases. Appuyez sur « { action-grab } » : un pas est permis avant de prendre.
lesson-ammo-move-d2 = La tuile en d2 contient un cube rouge, un cube bleu et une Amélioration. Prenez-la.
lesson-ammo-done = On garde jusqu’à 3 cubes de chaque couleur et 3 Améliorations. De nouvelles tuiles arrivent en fin de tour. (A-4.3, A-4.6)

lesson-weapon-title = Les Armes
lesson-weapon-grab = Les Armes se trouvent aux trois Zones de Résurrection ; l’une est à un pas. Appuyez sur « { action-grab } ».
lesson-weapon-move-d3 = La Zone de Résurrection est en d3. Allez voir ce qu’elle propose.
lesson-weapon-take-lock_rifle = Le { weapon-lock_rifle } coûte deux cubes bleus, mais le premier est offert quand on prend l’Arme. Prenez-la.
lesson-weapon-done = Un cube bleu, et l’Arme est chargée. On en tient 3 au plus ; une Amélioration peut payer à la place d’un cube de sa couleur. (A-4.7, A-4.10)

lesson-shoot-title = Tirer
lesson-shoot-run = Vous voyez votre pièce et, si votre case a une porte, la pièce derrière. { character-sprog } est hors de vue : courez d’abord.
lesson-shoot-move-b2 = b2 a une porte vers la pièce blanche, où se cache { character-sprog }. Allez-y.
lesson-shoot-shoot-lock_rifle = Voilà { character-sprog } ! Tirez : { weapon-lock_rifle }.
lesson-shoot-target-sprog = Avant d’appuyer, la table montre ce que fera le tir. Touchez { character-sprog }.
lesson-shoot-done = Deux de vos jetons sont sur son plateau. Une Arme qui a tiré est déchargée. (A-5.2, A-7.1)

lesson-marks-title = Les Marques
lesson-marks-shoot-lock_rifle = Le { weapon-lock_rifle } inflige 2 dégâts et laisse 1 Marque. Une Marque ne blesse pas encore. Tirez.
lesson-marks-target-sprog = Touchez { character-sprog }.
lesson-marks-shoot-whisper = La Marque attend à côté du plateau : votre prochain tir la change en dégât. Tirez encore : { weapon-whisper }.
lesson-marks-done = 3 dégâts en sont devenus 4, et il y a une nouvelle Marque. Personne ne porte plus de 3 des vôtres. (A-6.2)

lesson-adrenaline-title = L’adrénaline
lesson-adrenaline-shoot-lock_rifle = Vous avez 6 dégâts, et cela vous rend plus rapide : un pas est permis avant de tirer. Personne en vue ; tirez quand même.
lesson-adrenaline-move-b2 = b2 a la porte vers la pièce blanche. Tirez de là.
lesson-adrenaline-target-sprog = Et touchez { character-sprog }.
lesson-adrenaline-done = À 3 dégâts, jusqu’à 2 pas avant de prendre ; à 6 dégâts, un pas avant de tirer. (A-4.5)

lesson-powerups-title = Les Améliorations
lesson-powerups-play-newton = { character-sprog } est hors de vue. Une Amélioration ne coûte pas d’action : { powerup-newton } pousse de 1 ou 2 cases. Jouez-le.
lesson-powerups-target-sprog = { character-sprog }, qui d’autre ?
lesson-powerups-move-b2 = Poussez-le par la porte, en b2.
lesson-powerups-shoot-lock_rifle = En vue ! Tirez.
lesson-powerups-play-targeting_scope = Touché ! { powerup-targeting_scope } : 1 dégât de plus pour un cube. Jouez-la.
lesson-powerups-pay-yellow = Payez le cube jaune.
lesson-powerups-done = Et les deux autres : { powerup-teleporter } mène à n’importe quelle case, { powerup-tagback_grenade } marque qui vous touche. (A-8.3, A-8.4)

lesson-reload-title = Recharger
lesson-reload-shoot-lock_rifle = Il reste une action. Tirez : { weapon-lock_rifle }.
lesson-reload-target-sprog = Touchez { character-sprog }.
lesson-reload-end-turn = Le { weapon-lock_rifle } est déchargé et vos actions sont faites. Finissez le tour : c’est là que l’on recharge.
lesson-reload-reload-lock_rifle = Recharger coûte le prix entier, ici deux cubes bleus. Vous les avez : rechargez.
lesson-reload-done = En fin de tour, on recharge tout ce que l’on peut payer. Puis c’est aux autres. (A-4.8)

lesson-kill-title = Une mort et ses points
lesson-kill-shoot-lock_rifle = { character-sprog } a 9 dégâts. Le 11ᵉ tue. Tirez !
lesson-kill-target-sprog = Deux de plus suffisent. Touchez { character-sprog }.
lesson-kill-end-turn = Coup Fatal. Les points sont comptés en fin de tour : finissez-le.
lesson-kill-done = Le plus de jetons sur le plateau : 8 points pour vous. Deuxième : 6 pour { character-dozer }, plus 1 pour le Premier Sang. Avec son Crâne, ce plateau vaudra moins la prochaine fois. (A-6.4)

lesson-frenzy-title = La fin de la partie
lesson-frenzy-shoot-lock_rifle = Le dernier Crâne est pris : chacun joue un dernier tour, en frénésie. Voici le vôtre. Bouger, recharger et tirer en une seule action : tirez !
lesson-frenzy-move-b2 = Le { weapon-lock_rifle } est rechargé. Allez en b2, 2 pas sont permis.
lesson-frenzy-target-sprog = Le dernier tir de la partie.
lesson-frenzy-end-turn = Finissez le tour, et la partie avec lui.
lesson-frenzy-done = On compte tous les plateaux avec des dégâts, puis la piste de Coup Fatal : 8, 6, 4 … Le plus de points gagne. (A-9.2, A-9.4)

## Conseils de la partie d’entraînement

tip-turn = Deux actions, dans l’ordre de votre choix, deux fois la même si vous voulez. Sans Arme, allez en prendre une.
tip-move = Toutes les cases allumées sont à portée. Une case avec une porte voit plus loin, et se voit de plus loin.
tip-grab = Un pas est permis avant. Les munitions sont sur les cases, les Armes aux Zones de Résurrection.
tip-weapon = Le premier cube du prix est offert. Regardez une carte pour lire ce qu’elle fait.
tip-drop = Trois Armes au plus. Celle que vous laissez ici est à qui la veut.
tip-pay = Une Amélioration paie un cube de sa couleur. Gardez celles que vous préférez jouer.
tip-reload = Une Arme déchargée ne tire pas. Rechargez ce que vous pouvez payer, ou gardez vos cubes.
tip-shoot_from = Adrénaline : un pas est permis avant de tirer.
tip-effect = Choisissez ce que fait l’Arme. Les effets en plus coûtent des cubes en plus.
tip-target = Blesser plusieurs plateaux rapporte : tous ceux qui ont touché marquent des points quand un plateau est compté.
tip-aim = Choisissez l’endroit ; l’Arme touche qui s’y trouve.
tip-move_target = Votre tir pousse la cible. Vers la lumière, ou loin d’elle ?
tip-move_shooter = Cette Arme vous déplace aussi. Un bon moment pour filer.
tip-scope = Un dégât de plus pour un cube. Il vaut son prix quand il tue.
tip-scope_target = Le dégât de plus va à quelqu’un que ce tir a touché.
tip-pay_scope = N’importe quel cube convient. Gardez les couleurs qu’il faut à vos Armes.
tip-grenade = Une grenade marque qui vient de vous toucher. On demande à tous ceux qui ont une carte : ainsi personne ne sait qui en tient une.
tip-newton = Poussez quelqu’un là où vous le voyez, ou là d’où l’on ne vous voit pas.
tip-spawn = Gardez l’Amélioration qui vous plaît. La couleur de l’autre dit où vous apparaissez.
