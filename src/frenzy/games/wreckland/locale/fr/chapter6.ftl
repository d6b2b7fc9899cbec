### Enveloppe 6 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-6 = La colonne
chapter-6-opening = On les entend avant de les voir : quarante moteurs en harmonie, un chœur sur chenilles. Pour chaque voix qui se tait, une autre sort de la poussière. Faites taire celle qui donne le ton.
chapter-6-won = Un à un les moteurs perdent la mélodie, et la colonne se disperse dans les dunes.
chapter-6-lost = Ils ne ralentissent même pas. L’hymne continue là où vous étiez.
chapter-6-rule = Aux manches 2 et 3, le Maître de chapelle est de la partie : la poursuite de la manche 2 ne finit pas avant lui. À la manche 3, à la fin de chaque tour, un nouvel ennemi rejoint la zone du Chœur de fer s’il reste moins de 3 ennemis ordinaires. (W-30.12, W-30.14)

name-C6p = Flûte d’accord
name-C6a = Char à cantiques
name-C6b = Chariot à encens
name-C6c = Bolide à psaumes
name-M6a = Le Maître de chapelle
name-B6 = Le Chœur de fer

line-heal = Chaque ennemi perd { $n } de dégâts.
ability-heal_all = D’abord, chaque autre ennemi de la zone perd 1 de dégâts.

