### Le guide : ce qui se décide (asked-…), pourquoi une chose est impossible (why-not-…), les probabilités (odds-…).

## Ce qui se décide

asked-build = quoi customiser ensuite
asked-pay = avec quoi payer
asked-place = où va l’Équipement
asked-reroll = quels dés relancer
asked-red = où va un dé rouge
asked-order = quel ennemi agit ensuite
asked-hit = quel Équipement encaisse
asked-wreck = quel emplacement est détruit
asked-block = quelle case est bloquée
asked-scrap = quelle Pièce de Récup perdre
asked-white = que faire d’un dé blanc
asked-effect = quel effet vient ensuite
asked-choose = lequel des effets prendre
asked-target = qui toucher
asked-section = quelle zone attaquer
asked-bonus = qui subit les dégâts en plus
asked-extra = si le bonus est utilisé
asked-move = quel ennemi déplacer
asked-transfer = de qui à qui passent les dégâts
asked-mend = quel Équipement réparer
asked-adjust = quel dé modifier
asked-keep = quel dé mettre de côté
asked-turn = quel dé tourner
asked-remove = quel dé retirer
asked-ram = quelle zone percuter
asked-arson = si Arson percute
asked-share = qui subit le choc
asked-shift = où va l’ennemi percuté

## Toujours

why-not-over = La partie est terminée.
why-not-wait = Vous regardez : seul le joueur décide.
why-not-asked = Pas maintenant : il s’agit de décider { $asked }.

## Customiser

why-not-cost = { $card } coûte { $cost } ; vos dés et votre Récup n’y suffisent pas.
why-not-home = { $card } ne va que sur { $other_card } ({ $slot }), qui est recouvert ou détruit.
why-not-all-wrecked = Chaque emplacement porte une carte Destruction : dégagez-en un d’abord.
why-not-installed = { $card } est déjà sur votre véhicule ({ $slot }).
why-not-covered = { $card } a été recouvert et ne revient pas.
why-not-discarded = { $card } a été défaussé.
why-not-upgrade = { $card } est une Amélioration, pas un Équipement disponible.
why-not-not-drawn = { $card } n’a pas été pioché.
why-not-nothing-left = Aucun Équipement n’est disponible.
why-not-nothing-to-install = Vos dés et votre Récup ne paient aucun Équipement disponible.
why-not-no-dice = Il ne reste aucun dé dans la réserve.
why-not-no-parts = Il ne reste aucun Équipement disponible à défausser.
why-not-clear = L’épave en { $slot } coûte { $cost } ; vos dés et votre Récup n’y suffisent pas.
why-not-clear-none = Vos dés et votre Récup ne dégagent aucune épave.
why-not-no-wreck = Aucun emplacement n’est détruit.
why-not-part-first = { $slot } est vide : choisissez d’abord un Équipement, puis son emplacement.
why-not-undamaged = { $card } ({ $slot }) n’est pas endommagé.
why-not-nothing-damaged = Aucun Équipement en état n’est endommagé.
why-not-repair-low = { $best ->
        [0] Il ne reste rien pour réparer { $card } : il faut un { $lowest } ou plus.
       *[other] Pour réparer { $card } il faut un { $lowest } ou plus ; votre meilleur est un { $best }.
    }
why-not-dice-low = Vos dés et votre Récup sont trop faibles pour cela.
why-not-run-only = Cela se fait pendant la poursuite, pas à la customisation.
why-not-pay-first = Choisissez d’abord ce que vous payez ; { $die } paiera ensuite.
why-not-pay-first-scrap = Choisissez d’abord ce que vous payez ; la Récup paiera ensuite.
why-not-pay-low = { $item } est trop faible : pour réparer { $card } il faut un { $lowest } ou plus.
why-not-pay-twice = { $item } fait déjà partie du paiement.
why-not-pay-order = On paie en ordre croissant : { $item } serait venu avant { $other_item }.
why-not-pay-useless = Avec { $item }, impossible de compléter { $cost }.
why-not-upgrade-slot = { $card } remplace l’Équipement en { $home }, et nul autre.
why-not-wrecked = { $slot } porte une carte Destruction.
why-not-spikes = Les pics de { $card } ne peuvent pointer par là en { $slot }.
why-not-reroll-twice = { $die } est déjà choisi.
why-not-reroll-order = On nomme les dés en ordre croissant : { $die } serait venu avant { $other_die }.
why-not-reroll-first = Choisissez au moins un dé.

## Dés rouges

why-not-no-die = Il n’y a pas de { $die } dans la réserve.
why-not-red-match = Aucun dé rouge de la réserve ne correspond à { $enemy } ({ $values }).
why-not-red-differs = { $die } ne correspond pas à { $enemy } ({ $values }).
why-not-red-closed = La case correspondante de { $enemy } est couverte jusqu’au prochain tour.
why-not-red-asleep = Toutes les cases de { $enemy } sont couvertes : il dort jusqu’au prochain tour.
why-not-board = { $die } correspond à { $enemy } : il ne peut aller sur le plateau Boss.
why-not-white-later = D’abord un dé rouge ; dés blancs et Récup viennent à l’étape suivante.
why-not-acted = { $enemy } a déjà agi.
why-not-idle = Ce dé n’active pas { $enemy }.
why-not-other-side = { $card } ({ $slot }) n’est pas du côté attaqué.
why-not-second-hit = { $card } ({ $slot }) ne peut encaisser le second coup : il va à un autre Équipement du même côté.
why-not-weakest = Cette attaque touche l’Équipement de son côté à qui il reste le moins, et ce n’est pas { $card } ({ $slot }).

## Dés blancs

why-not-red-later = { $die } attend la prochaine étape rouge.
why-not-limit = Plus de dé à cette étape : la limite est { $limit }.
why-not-no-part = Il n’y a pas d’Équipement en { $slot }.
why-not-destroyed = { $slot } est détruit et hors d’usage.
why-not-closed = Toutes les cases de { $card } ({ $slot }) sont couvertes jusqu’au prochain tour.
why-not-all-closed = Aucun Équipement en état n’a de case libre.
why-not-too-low = { $card } demande un { $lowest } ou plus.
why-not-outside = { $card } ne prend maintenant que { $values }.
why-not-dice-outside = Aucun de vos dés ni aucune Récup ne va sur une case libre.
why-not-fix-low = Pour réparer { $card } il faut un { $lowest } ou plus.
why-not-which-slot = Choisissez une des cases libres de { $card } ({ $slot }).
why-not-ram-empty = Aucun ennemi à percuter vers { $section }.
why-not-ram-nobody = Il n’y a aucun ennemi à percuter.
why-not-ram-somewhere = Il y a des ennemis en jeu : percutez l’une de leurs zones.
why-not-core-value = Seul un 1 ou un 2 va sur le moteur.
why-not-core-repair = Le moteur ne se répare jamais.
why-not-hero = Seul Arson percute sans dé, et votre héros est { $hero }.
why-not-power-used = Le choc d’Arson est épuisé pour l’instant.
why-not-arson-later = Personne vers { $section } ne doit encore agir : Arson pourra y percuter avant le prochain dé rouge, ou à l’étape suivante.
why-not-wreckage-only = Cela se fait à la phase de customisation, entre les poursuites.
why-not-place-one = Placez au moins un dé blanc à cette étape.
why-not-place-all = C’est la dernière étape du tour : elle dure jusqu’à ce que tous les dés blancs soient placés, { $limit } au plus.
why-not-part-first-run = Choisissez un dé et un Équipement, ou une zone à percuter ; l’ennemi vient après.

## Effets

why-not-reach = { $enemy } est vers { $section }, hors de portée de { $card }.
why-not-other-section = { $enemy } est vers { $section } ; { $card } agit déjà dans une autre zone.
why-not-hit-before = { $enemy } a déjà été touché : chaque coup demande une autre cible.
why-not-guarded = { $other } garde { $enemy } : une attaque doit viser { $other } en premier.
why-not-no-target = { $enemy } n’est pas une cible de cette attaque.
why-not-must-move = { $card } déplace un ennemi, et ce n’est pas au choix : on ne renonce qu’à un bonus.
why-not-section-reach = { $card } n’atteint pas { $section }.
why-not-section-empty = Il n’y a aucun ennemi vers { $section }.
why-not-protected = { $enemy } est protégé et ne subit rien.
why-not-waste = { $enemy } est protégé : pas d’attaque gaspillée sur lui tant qu’il y a une autre cible.
why-not-share-section = { $enemy } n’est pas dans la zone percutée : { $section }.
why-not-share-order = Les points se répartissent dans l’ordre : { $enemy } serait venu avant { $other }.
why-not-shift-later = D’abord { $other }, puis { $enemy }.
why-not-shift-other = { $enemy } n’a pas été percuté : c’est { $other } qui se déplace.
why-not-shift-to = Depuis { $other_section }, un ennemi percuté va dans une zone voisine ; pas vers { $section }.
why-not-range = { $die } ne compte pas ici, seulement de { $low } à { $high }.
why-not-kept = { $die } est déjà de côté.
why-not-face = { $die } ne peut être modifié ainsi.
why-not-bare-part = Aucun dé sur { $card } ({ $slot }).
why-not-marker = Un marqueur ferme { $card } ({ $slot }) et ne se retire pas.
why-not-bare-enemy = Aucun dé sur { $enemy }.

## Probabilités

odds-reroll-better = Mieux dans { $percent } % des cas, moins bien dans { $worse } %.
odds-reroll-exact = { $count ->
        [one] Le dé tombe parfaitement sur une case : { $percent } %.
       *[other] Au moins un des { $count } dés tombe parfaitement sur une case : { $percent } %.
    }
odds-reroll-use = { $count ->
        [one] Le dé peut activer un Équipement : { $percent } %.
       *[other] Au moins un des { $count } dés peut activer un Équipement : { $percent } %.
    }
odds-reroll-none = Il n’y a pas d’autre dé blanc à relancer.
odds-reroll-late = Plus aucun dé ne se place à cette étape, et les autres seront relancés de toute façon.
odds-new = { $count ->
        [one] Un dé relancé : quelque chose de trop cher devient payable dans { $percent } % des cas.
       *[other] { $count } dés relancés : quelque chose de trop cher devient payable dans { $percent } % des cas.
    }
odds-pay = { $card } payable ensuite : { $percent } %.
odds-clear = Épave en { $slot } payable ensuite : { $percent } %.
odds-part = { $count ->
        [one] Défaussez un autre Équipement et relancez le bon dé : { $card } devient payable dans { $percent } % des cas.
       *[other] Défaussez un autre Équipement et relancez { $count } dés : { $card } devient payable dans { $percent } % des cas.
    }
odds-part-now = { $card } est payable dès maintenant.
odds-part-none = { $card } n’est pas payable, et il ne reste rien pour relancer.
odds-luck = { $card } inflige de { $low } à { $high }, en moyenne { $average }.
odds-kill = { $enemy } est détruit dans { $percent } % des cas, exactement dans { $exact } %.
odds-enemy-now = { $enemy } agit maintenant avec : { $dice }.
odds-enemy-safe = Aucun dé rouge de la réserve ne fait agir { $enemy } maintenant.
odds-enemy-step = Un dé rouge de la prochaine étape rouge correspond à { $enemy } : { $percent } %.
odds-enemy-turn = Sans réaction de votre part, { $enemy } agit au prochain tour dans { $percent } % des cas ; dégâts attendus : { $damage }.
odds-enemy-idle = { $enemy } agit au prochain tour dans { $percent } % des cas, mais n’attaque pas.
odds-line = { $percent } % : { $line }

### Ce qui plaide pour un choix : dit avec un conseil.

motive-win = Cela peut gagner la poursuite tout de suite.
motive-foe = Cela peut détruire : { $enemy }.
motive-foes = Cela peut détruire { $count } ennemis d’un coup.
motive-boss = Dégâts que cela peut infliger au boss : { $count }.
motive-damage = Dégâts que cela peut infliger : { $count }.
motive-clear = Cela débarrasse le véhicule d’une épave.
motive-part = { $card } peut alors vous servir.
motive-mend = Dégâts que cela peut réparer : { $count }.
motive-scrap = Cela peut rapporter de la Récup.
motive-reroll = D’autres dés paieront peut-être mieux.
motive-least = De ce qui peut être choisi, c’est ce qui fait le moins de mal.
motive-plan = Cela prépare la suite.
motive-end = Rien de ce qui reste à faire maintenant n’aiderait davantage.
