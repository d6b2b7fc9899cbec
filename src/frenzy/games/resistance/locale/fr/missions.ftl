### Les missions : titre, histoire, objectifs dans l’ordre de la mission (goal-N), règles propres, et comment elle finit.

mission-MH0 = Premiers pas : le vol du X-Jet
mission-MH0-opening = Les morts sont dans le manoir, et le X-Jet attend au hangar, le plein fait. Il ne manque que la clé : quelqu’un l’a laissée dans la Salle des Dangers. Allez la chercher, ouvrez le hangar, et n’attendez pas la fin du programme d’entraînement.
mission-MH0-goal-1 = Prendre l’objectif vert : la clé du hangar.
mission-MH0-goal-2 = Tous les héros partent avec le X-Jet.
mission-MH0-rules = La porte du hangar est verrouillée tant que la clé n’est pas prise. Alors le Point de Génération vert s’éveille. La clé donne 5 PX à qui la prend. À 5 ou 6 héros, le premier Point de Génération pioche une carte de plus à chaque manche.
mission-MH0-won = La rampe se referme sur une douzaine de mains avides. Les réacteurs couvrent le reste.
mission-MH0-lost = Le X-Jet reste où il est. Au matin, le hangar est aussi calme que le reste de la maison.

mission-MH1 = Entrée par effraction
mission-MH1-opening = C’est votre maison, mais les volets sont baissés et les serrures changées. La clé de la porte d’entrée pend dans la serre, comme toujours. Entre elle et vous se promènent tous ceux qui tondaient la pelouse.
mission-MH1-goal-1 = Prendre l’objectif bleu et l’objectif rouge.
mission-MH1-goal-2 = Tous les héros partent par la sortie derrière l’escalier.
mission-MH1-rules = La porte d’entrée est verrouillée tant que l’objectif bleu n’est pas pris ; alors le Point de Génération bleu s’éveille. Les volets sont clos : nul n’ouvre ni ne brise les fenêtres. Chaque objectif donne 5 PX à tous les héros. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH1-won = La porte secrète se referme derrière vous, et les grattements s’éloignent.
mission-MH1-lost = La maison a tenu ses visiteurs dehors, comme elle fut bâtie pour le faire.

mission-MH2 = La route est à nous
mission-MH2-opening = Il y a un car dans le garage, et le garage est fermé. Sa clé est dans la serre, fermée elle aussi. Quelqu’un dans la maison doit avoir les clés de la serre au fond d’un tiroir : trouvez-les tant qu’il reste une route à prendre.
mission-MH2-goal-1 = Trouver l’objectif bleu : les clés de la serre.
mission-MH2-goal-2 = Prendre l’objectif vert : la clé du garage.
mission-MH2-goal-3 = Tous les héros partent du garage.
mission-MH2-rules = L’objectif bleu est face cachée parmi les rouges. La serre s’ouvre une fois le bleu pris, le garage une fois le vert pris. Le rouge donne 5 PX à qui le prend, le bleu et le vert 5 PX à tous les héros. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH2-won = Le car emporte la grille avec lui. Personne n’a de billet, et personne n’en demande.
mission-MH2-lost = Le moteur ne démarre pas. La route reste vide.

mission-MH3 = Recherche et sauvetage
mission-MH3-opening = Cerebro montre des vivants dans tout le sous-sol : ils se cachent, ils retiennent leur souffle. Il montre aussi deux amies qui ne respirent plus. Sortez tout le monde du noir, et rendez le repos à Psylocke et Dark Phoenix.
mission-MH3-goal-1 = Ne laisser aucun Citoyen sur le plateau.
mission-MH3-goal-2 = Éliminer Psylocke et Dark Phoenix.
mission-MH3-rules = On trouve un Citoyen quand un héros entre dans sa zone, non quand la pièce s’ouvre. Chaque sauvetage donne 5 PX. Quand une Mission Secrète est révélée, un Héros Zombie apparaît au premier Point de Génération. Le premier appel de l’ascenseur pioche une carte Génération pour lui. À 5 ou 6 héros, les Points de Génération bleu et vert sont actifs dès le début.
mission-MH3-won = Le dernier cligne des yeux dans la lumière du couloir. Cerebro se tait, et pour une fois c’est bon signe.
mission-MH3-lost = Une à une, les lumières s’éteignent sur la carte de Cerebro.

mission-MH4 = Gadgets égarés
mission-MH4-opening = Les machines qui pourraient changer cette nuit sont éparpillées au rez-de-chaussée, là où des élèves effrayés les ont lâchées. Ramassez-les toutes. L’ascenseur est en panne : il n’y a pas de raccourci.
mission-MH4-goal-1 = Prendre tous les objectifs.
mission-MH4-goal-2 = Tous les héros partent par le palier de l’ascenseur.
mission-MH4-rules = Le bleu et le vert sont face cachée parmi les rouges. Le rouge donne 5 PX à qui le prend, le bleu et le vert 5 PX à tous les héros ; chacun des deux éveille le Point de Génération de sa couleur. L’ascenseur est en panne. À 5 ou 6 héros, le premier Point de Génération pioche une carte de plus à chaque manche.
mission-MH4-won = Toutes les caisses sont dans la camionnette. Il faudra bien que quelqu’un lise les modes d’emploi.
mission-MH4-lost = Les gadgets restent où ils sont tombés, et clignotent pour personne.

mission-MH5 = Évacuation
mission-MH5-opening = Les élèves restés là sont encore dans leurs chambres, portes barricadées. Que chacun de vous en prenne un par la main. Il existe un vieux passage hors de la maison, et une clé pour l’ouvrir : trouvez les deux, et partez ensemble.
mission-MH5-goal-1 = Chaque héros secourt un Citoyen.
mission-MH5-goal-2 = Prendre les objectifs bleu et vert : la clé et le passage.
mission-MH5-goal-3 = Tous les héros partent, chacun avec un Citoyen.
mission-MH5-rules = La mission est perdue dès qu’il reste trop peu de Citoyens. Le premier héros qui entre dans une aile des dortoirs lance un dé : sur 3 ou plus, une Brute attend dans chacune de ses chambres marquées. Le bleu et le vert sont face cachée parmi les rouges. Le rouge donne 5 PX et un Trait à qui le prend ; le bleu et le vert donnent 5 PX à tous les héros, et le vert est la sortie. L’ascenseur est en panne. À 5 ou 6 héros, les Points de Génération bleu et vert sont actifs dès le début.
mission-MH5-won = On se compte dans les bois, puis on se recompte. Le compte est bon les deux fois.
mission-MH5-lost = Vous êtes plus nombreux que les mains à tenir. Personne ne le dit tout haut.

mission-MH6 = L’évasion du X-Jet
mission-MH6-opening = La nuit vous a surpris au lit, dans deux ailes derrière deux portes verrouillées. Chaque aile cache la clé de la sienne. Retrouvez-vous, descendez au sous-sol, et ouvrez pas à pas le chemin du hangar.
mission-MH6-goal-1 = Prendre les objectifs bleu et vert.
mission-MH6-goal-2 = Prendre tous les objectifs rouges.
mission-MH6-goal-3 = Tous les héros partent avec le X-Jet.
mission-MH6-rules = Les héros commencent en deux groupes, il en faut donc deux au moins. La porte de l’aile ouest demande le bleu, celle de l’aile est le vert ; les portes rouges du sous-sol demandent tous les objectifs rouges. Chaque objectif donne 5 PX à qui le prend. Le premier appel de l’ascenseur pioche une carte Génération pour lui. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH6-won = Deux groupes se sont couchés, un seul s’envole. Le manoir n’est plus qu’une lueur entre les arbres.
mission-MH6-lost = Les ailes restent séparées, et les portes du hangar fermées.

mission-MH7 = Balise de détresse
mission-MH7-opening = Si Cerebro appelle, les secours viendront : et avec eux tout ce qui marche encore. Une fois la balise allumée, il ne s’agit plus de fuir, mais de les compter jusqu’au dernier. Rassemblez vos forces avant de l’allumer.
mission-MH7-goal-1 = Prendre l’objectif rouge dans Cerebro : allumer la balise.
mission-MH7-goal-2 = Éliminer tous les ennemis, sur le plateau et dans la réserve.
mission-MH7-rules = Cerebro s’ouvre quand les deux Missions Secrètes sont prises. Révélée, la Mission Secrète 1 éveille le Point de Génération vert, la Mission Secrète 2 le bleu. La balise donne 5 PX à tous les héros ; dès lors, qui est éliminé quitte le jeu. Chaque sauvetage donne 5 PX. À votre tour vous pouvez renvoyer votre Citoyen : 3 Rôdeurs quittent la réserve pour de bon, ou avec un combattant 3 Brutes et Forcenés. À 5 ou 6 héros, le premier Point de Génération pioche une carte de plus à chaque manche.
mission-MH7-won = Plus rien ne bouge sur aucun écran. Au loin, on entend des rotors.
mission-MH7-lost = La balise brûle encore quand les secours arrivent. Il n’y a plus personne à secourir.

mission-MH8 = Dernier recours
mission-MH8-opening = Les morts sortent de deux trous dans le sol même de la maison. Le Fauve a laissé des charges pour les boucher, l’une au garage, l’autre derrière l’escalier. Et Trish Tilby est dans la serre, avec le seul film de ce qui s’est passé : le monde doit le voir, donc elle doit vivre.
mission-MH8-goal-1 = Secourir Trish Tilby.
mission-MH8-goal-2 = Déplacer les deux Points de Génération rouges hors de la maison.
mission-MH8-goal-3 = Tous les héros partent par le parvis ouest.
mission-MH8-rules = Si Trish meurt, la mission est perdue. Elle reste où elle est jusqu’à ce qu’on vienne la chercher. Qui prend un objectif rouge le garde, et tous les héros gagnent 5 PX. Sur un Point de Génération rouge dans la maison, un héros peut le dépenser avec une action pour mettre ce point dehors. Une action donne un jeton à un héros de la même zone, ou en prend un. Quand aucun Héros Zombie n’est en jeu, le Point de Génération bleu en amène un au lieu de piocher. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH8-won = Deux coups sourds, et le sol n’est plus qu’un sol. Trish a tout filmé.
mission-MH8-lost = On retrouvera la caméra plus tard, encore en marche.

mission-MH9 = Le manoir de la mort
mission-MH9-opening = Six amis sont quelque part dans cette maison, et aucun n’est en vie. On ne peut demander cela à personne d’autre. Allez de pièce en pièce, soyez plus forts que jamais, et mettez-y fin.
mission-MH9-goal-1 = Éliminer les six Héros Zombies.
mission-MH9-goal-2 = Tous les héros au niveau de danger rouge, en même temps.
mission-MH9-rules = Quatorze cartes Génération sont face cachée dans les pièces, les six Héros Zombies parmi elles ; une pièce qui s’ouvre révèle la sienne au lieu d’en piocher une. Le premier héros qui entre dans une aile des dortoirs lance un dé : sur 3 ou plus, une Brute attend dans chacune de ses chambres marquées. Chaque sauvetage donne 5 PX, chaque objectif 5 PX à tous les héros. Tous les étages sont toujours actifs. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH9-won = Six tombes sous le chêne, et une maison rendue aux vivants.
mission-MH9-lost = Le manoir a de nouveaux locataires, et vous en êtes.

mission-MH10 = L’irrésistible Juggernaut
mission-MH10-opening = Deux fois vous l’avez abattu, deux fois il s’est relevé. La main d’une Sentinelle gît sur le parvis, métal mort ; avec deux de ses pièces et l’homme qui l’a construite, elle pourrait frapper encore une fois. Rien d’autre n’arrêtera le Juggernaut.
mission-MH10-goal-1 = Prendre les objectifs bleu et vert.
mission-MH10-goal-2 = Secourir Bolivar Trask.
mission-MH10-goal-3 = Achever le Juggernaut avec la Main de Sentinelle.
mission-MH10-rules = Les Touches ne tuent pas le Juggernaut : il s’écroule, et se relève après la prochaine Phase des Ennemis. La Main ne peut rien tant que le bleu, le vert et Trask ne sont pas dans sa zone : c’est ce qui la charge. Dès lors un héros peut l’emporter pour 1 action de plus, et en frapper le Juggernaut à portée 0 ou 1. Si Trask est perdu avant cela, la mission l’est aussi. Trask attend dans la serre ou au garage. Le bleu et le vert sont face cachée parmi les rouges. Le rouge donne 5 PX à qui le prend, le bleu et le vert 5 PX à tous les héros. Le Point de Génération bleu ne pioche pas : 3 Rôdeurs y apparaissent à la fin de chaque manche. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MH10-won = Le grand poing se referme, et ce qu’il tenait ne se relève pas.
mission-MH10-lost = Rien n’arrête le Juggernaut. Cela valait la peine d’essayer.

mission-MZ1 = Sortie secrète
mission-MZ1-opening = Les soldats ont scellé le sous-sol, et ils comptent y mettre le feu. Le professeur s’était toujours gardé une issue. Quelque part ici il y a l’interrupteur, ailleurs la porte ; et entre les deux, le dîner.
mission-MZ1-goal-1 = Prendre les objectifs bleu et vert.
mission-MZ1-goal-2 = Tous les Héros Zombies partent par la sortie.
mission-MZ1-rules = Le bleu et le vert sont face cachée parmi les rouges. Le rouge donne 5 PX à qui le prend. Le bleu donne 5 PX à tous et éveille le Point de Génération bleu. Le vert donne 5 PX à tous, et sa zone est la sortie. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MZ1-won = De l’air frais, et dans l’air l’odeur d’une ville entière endormie.
mission-MZ1-lost = Les flammes vous trouvent avant que vous trouviez la porte.

mission-MZ2 = Le passe de Kelly
mission-MZ2-opening = Le sénateur Kelly venait inspecter l’école, et le voilà bloqué à l’étage. Il porte un passe qui ouvre tous les barrages. C’est le passe que vous voulez ; qu’il soit livré avec un sénateur ne gâte rien.
mission-MZ2-goal-1 = Prendre l’objectif vert.
mission-MZ2-goal-2 = Dévorer le sénateur Kelly.
mission-MZ2-goal-3 = Tous les Héros Zombies partent par la salle de classe est.
mission-MZ2-rules = L’ascenseur ne marche pas tant que le vert n’est pas pris ; son premier appel pioche une carte Génération pour lui. Le vert est face cachée parmi les rouges. Le rouge donne 5 PX à qui le prend, le vert 5 PX à tous. Le premier qui entre dans une aile des dortoirs lance un dé : sur 3 ou plus, un Garde attend dans chacune de ses chambres marquées. Kelly se cache dans une de quatre chambres, et donne 5 PX à tous. S’il s’échappe, la mission est perdue. À 5 ou 6 héros, les Points de Génération bleu et vert sont actifs dès le début.
mission-MZ2-won = Le garde du barrage regarde le passe, pas la main qui le tient.
mission-MZ2-lost = Le sénateur fera un discours là-dessus.

mission-MZ3 = Les restes
mission-MZ3-opening = Le premier ratissage a pris la maison, le second prendra ce qui reste : vous. La moitié de la meute est à l’étage, l’autre au sous-sol, et l’ascenseur entre vous est mort. Retrouvez-vous à mi-chemin, et mangez en route.
mission-MZ3-goal-1 = Prendre les objectifs bleu et vert.
mission-MZ3-goal-2 = Tous les Héros Zombies partent par la sortie.
mission-MZ3-rules = La meute commence en deux groupes, il en faut donc deux au moins. Le bleu et le vert sont face cachée parmi les rouges. L’ascenseur ne marche pas tant que le bleu n’est pas pris. Le rouge et le bleu donnent 5 PX à qui les prend ; le vert donne 5 PX à tous, et sa zone est la sortie. Jusqu’à 4 héros, les cartes des Points de Génération bleu et vert se lisent au bleu.
mission-MZ3-won = Ils ont compté les corps, et le compte était faux.
mission-MZ3-lost = Le second ratissage est minutieux.

mission-MZ4 = Cours de gym
mission-MZ4-opening = Colossus est le dernier à monter la garde, et il prend son devoir au sérieux. Deux ordres traînent parmi les élèves qu’il protège : avec eux vous sauriez chaque poste du cordon. Ayez le pied léger. Lui ne se fatigue pas.
mission-MZ4-goal-1 = Prendre les deux Missions Secrètes.
mission-MZ4-goal-2 = Tous les Héros Zombies partent par le bord de la pelouse est.
mission-MZ4-rules = On trouve un Citoyen quand un Héros Zombie entre dans sa zone, et chaque Citoyen dévoré donne 5 PX. À la fin de chaque Phase des Ennemis, Colossus avance une fois par Mission Secrète révélée ; s’il n’est pas sur le plateau, il revient au premier Point de Génération. La seconde Mission Secrète éveille le Point de Génération bleu, qui pioche aussitôt, et met Colossus dans la sortie. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MZ4-won = Le cours est terminé.
mission-MZ4-lost = Colossus se tient dans la porte, et c’est là que vous vouliez passer.

mission-MZ5 = Le choc des héros
mission-MZ5-opening = Ils sont venus pour la maison, et la maison est à vous. Tenez le hall contre tout ce qui porte un uniforme et tous ceux qui portent une cape. Avant la fin de la nuit, ils sauront ce que vous êtes devenus.
mission-MZ5-goal-1 = Prendre les objectifs bleu et vert.
mission-MZ5-goal-2 = Tous les Héros Zombies au niveau de danger rouge.
mission-MZ5-rules = La mission est perdue si 10 ennemis ou plus sont dans le hall d’entrée à la fin d’une Phase des Joueurs. Les ennemis qui ne voient personne marchent vers le hall et n’en sortent plus ; ils enfoncent les portes comme des fenêtres. Ouvrir un bâtiment ne fait piocher aucune carte. Le bleu et le vert sont face cachée parmi les rouges. Le rouge donne 5 PX à qui le prend ; le bleu et le vert donnent 5 PX à tous, et vous retirez 2 ennemis sans nom. Chaque Citoyen dévoré donne 5 PX. Quand aucun super-héros n’est en jeu, le premier Point de Génération en amène un au lieu de piocher. Le Point de Génération bleu ne pioche pas : 3 Opérateurs y apparaissent à la fin de chaque manche. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-MZ5-won = Les capes gisent au jardin. Le hall est à vous, et la nuit aussi.
mission-MZ5-lost = Le hall est plein de bottes. Il n’y a plus de place pour vous.

mission-X1 = La grille du jardin
mission-X1-opening = Moira MacTaggart était parmi ses orchidées quand tout a commencé, et elle a refermé la porte de la serre. Mariko Yashida était plus près du garage, et en a fait autant. Faites-les sortir toutes deux par la grille sud avant que la pelouse ne soit pleine.
mission-X1-goal-1 = Secourir Moira MacTaggart.
mission-X1-goal-2 = Secourir Mariko Yashida.
mission-X1-goal-3 = Tous les héros partent par le parvis sud.
mission-X1-rules = Moira attend dans la serre fermée, Mariko dans le garage fermé. Si l’une d’elles meurt avant d’être secourue, la mission est perdue. Chaque sauvetage donne 5 PX. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-X1-won = La grille se referme derrière le dernier d’entre vous. Moira a même sauvé une orchidée.
mission-X1-lost = Plus personne ne vient arroser la serre.

mission-X2 = Coupure de courant
mission-X2-opening = La lumière s’est éteinte quand vous étiez au sous-sol, et l’ascenseur avec elle. La centrale est verrouillée, sa clé traîne dans un tiroir, et en haut l’aile est demande deux codes que seul le personnel d’ici connaît. Rétablissez le courant, montez, et sortez derrière cette porte.
mission-X2-goal-1 = Trouver l’objectif vert : la clé de la centrale.
mission-X2-goal-2 = Prendre les deux Missions Secrètes : les codes de l’aile est.
mission-X2-goal-3 = Prendre l’objectif bleu : rétablir le courant.
mission-X2-goal-4 = Tous les héros partent par le couloir est.
mission-X2-rules = L’objectif vert est face cachée parmi les rouges ; la centrale s’ouvre quand il est pris. L’ascenseur ne marche pas avant la prise du bleu. Les Missions Secrètes sont à deux de ces trois endroits : salle des archives, salle de crise, Salle des Dangers nord ; la porte de l’aile est s’ouvre quand les deux sont prises. Le rouge donne 5 PX et un Trait à qui le prend, le bleu et le vert donnent 5 PX à tous les héros. Chaque sauvetage donne 5 PX. À 5 ou 6 héros, le premier Point de Génération pioche une carte de plus à chaque manche.
mission-X2-won = Un à un, vous tombez dans l’herbe mouillée. Derrière vous, toutes les fenêtres de la maison brillent.
mission-X2-lost = La lumière revient toute seule au matin. Elle éclaire un couloir vide.

mission-X3 = Tenir le hall
mission-X3-opening = Ils veulent tous entrer dans le hall, et trois d’entre eux en avaient la clé : Dark Phoenix, Cyclops et Sabretooth mènent les morts contre la maison. La main d’une Sentinelle gît derrière l’escalier, et quelqu’un a caché la pile qui l’anime. Allez la chercher, abattez ces trois-là, et ne laissez le hall à personne d’autre.
mission-X3-goal-1 = Trouver l’objectif bleu : la pile de la Sentinelle.
mission-X3-goal-2 = Éliminer Dark Phoenix, Cyclops et Sabretooth.
mission-X3-rules = La mission est perdue si 5 ennemis ou plus sont dans le hall d’entrée à la fin d’une Phase des Joueurs. Les ennemis qui ne voient personne marchent vers le hall et n’en sortent plus ; ils enfoncent les portes comme des fenêtres. Le bleu est face cachée parmi les rouges. Le bleu donne 5 PX à tous les héros, et qui le prend le garde ; le rouge donne 5 PX à qui le prend. La Main est chargée dès que le héros qui porte la pile est dans sa zone : dès lors elle tire un seul Rayon de plasma, et un héros peut l’emporter pour 1 action de plus. À 5 ou 6 héros, le Point de Génération vert est actif dès le début.
mission-X3-won = Les trois gisent sur le seuil, et ils ne sont pas allés plus loin. Quelqu’un balaie le hall.
mission-X3-lost = Le hall est plein. Personne ne leur demande de s’essuyer les pieds.
