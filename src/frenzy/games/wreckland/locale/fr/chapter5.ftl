### Enveloppe 5 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-5 = Le sermon
chapter-5-opening = Un orage marche à côté de vous depuis midi, et quelqu’un y prêche. Quand Sœur Statique hausse la voix, vos mains s’engourdissent sur le volant et les dés collent au tableau de bord. Traversez ses fidèles avant qu’ils ne trouvent le ton.
chapter-5-won = Le dernier éclair trouve sa propre prêcheuse. Il pleut, de l’eau pure, pour la première fois de l’année.
chapter-5-lost = Une lumière blanche, un long accord, puis le bourdonnement d’une épave sous tension.
chapter-5-rule = À chaque tour de poursuite, une carte Tempête est en vigueur : elle frappe aussitôt, ou vaut pour tout le tour. Celle du tour suivant est visible à côté : préparez-vous à ce qui vient. (W-30.13, W-30.17 à W-30.21)

name-C5p = Paratonnerre
name-C5a = Soudeur d’arcs
name-C5b = Lampe de poussière
name-B5 = Sœur Statique
name-S1 = Œil de la tempête
name-S2 = Mains engourdies
name-S3 = Vent de travers
name-S4 = Foudre en boule
name-S5 = Fils sous tension
name-S6 = Coup de tonnerre
name-S7 = Éclair en nappe
name-S8 = Feu de sorcière
ability-dazzle = Puis vous perdez un dé blanc.

prompt-lose_die = Choisissez le dé blanc à perdre.
road-card = { $name } ({ $rule })
weather-calm = Il ne se passe rien.
weather-numb = Au plus { $n } dés blancs par étape.
weather-gust = Les ennemis qui ont agi avancent de { $n } de plus.
weather-sting = Un Équipement au placement parfait subit d’abord { $n }.
event-weather_began = La tempête : { $road }.
event-weather_announced = Au prochain tour : { $road }.
event-shuffled-road = Les cartes spéciales de ce chapitre sont mélangées.
road-now = Maintenant
road-next = Prochain tour

asked-lose_die = quel dé blanc perdre
why-not-white-only = { $die } est rouge : c’est un dé blanc qui est perdu.
tip-lose_die = Un dé blanc est perdu pour ce tour. Le plus bas pourrait encore servir sur le moteur. (W-35.14, W-27.1)
prompt-crowd = Deux zones sont aussi peuplées : choisissez d’où vient le coup.
line-section_area = La zone la plus peuplée frappe : { $n } à chaque emplacement de ce côté.
asked-crowd = d’où vient le coup
why-not-crowd = Le coup vient d’une des zones les plus peuplées ; { $section } n’en est pas une.
tip-crowd = La zone la plus peuplée frappe, et deux sont à égalité : choisissez le côté qui tiendra. (W-35.13)
