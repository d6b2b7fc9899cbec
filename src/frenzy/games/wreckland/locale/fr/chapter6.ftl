### Enveloppe 6 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-6 = La colonne
chapter-6-opening = On les entend avant de les voir : quarante moteurs en harmonie, un chœur sur chenilles. Pour chaque voix qui se tait, une autre sort de la poussière. Faites taire celle qui donne le ton.
chapter-6-won = Un à un les moteurs perdent la mélodie, et la colonne se disperse dans les dunes.
chapter-6-lost = Ils ne ralentissent même pas. L’hymne continue là où vous étiez.
chapter-6-rule = À la manche 3, à la fin de chaque tour, un nouvel ennemi rejoint la zone du Chœur de fer s’il reste moins de 3 ennemis ordinaires. Inutile d’attendre que la route soit vide. (W-30.14)

name-C6p = Diapason
name-C6a = Char à cantiques
name-C6b = Chariot à encens
name-C6c = Bolide à psaumes
name-B6 = Le Chœur de fer

prompt-crowd = Deux zones sont aussi peuplées : choisissez d’où vient le coup.
line-heal = Chaque ennemi perd { $n } de dégâts.
line-section_area = La zone la plus peuplée frappe : { $n } à chaque emplacement de ce côté.
ability-heal_all = D’abord, chaque autre ennemi de la zone perd 1 de dégâts.

asked-crowd = d’où vient le coup
why-not-crowd = Le coup vient d’une des zones les plus peuplées ; { $section } n’en est pas une.
tip-crowd = La zone la plus peuplée frappe, et deux sont à égalité : choisissez le côté qui tiendra. (W-35.13)
