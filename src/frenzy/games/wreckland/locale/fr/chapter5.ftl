### Enveloppe 5 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-5 = Le sermon
chapter-5-opening = Un orage marche à côté de vous depuis midi, et quelqu’un y prêche. Quand Sœur Statique hausse la voix, vos mains s’engourdissent sur le volant et les dés collent au tableau de bord. Traversez ses fidèles avant qu’ils ne trouvent le ton.
chapter-5-won = Le dernier éclair trouve sa propre prêcheuse. Il pleut, de l’eau pure, pour la première fois de l’année.
chapter-5-lost = Une lumière blanche, un long accord, puis le bourdonnement d’une épave sous tension.
chapter-5-rule = Un tour de poursuite sur deux, vous ne placez que 2 dés blancs par étape, et non 3. Profitez des tours calmes. (W-30.13)

name-C5p = Bocal à foudre
name-C5a = Soudeur d’arcs
name-C5b = Lampe de poussière
name-B5 = Sœur Statique
ability-dazzle = Puis vous perdez un dé blanc.

prompt-lose_die = Choisissez le dé blanc à perdre.

asked-lose_die = quel dé blanc perdre
why-not-white-only = { $die } est rouge : c’est un dé blanc qui est perdu.
tip-lose_die = Un dé blanc est perdu pour ce tour. Le plus bas pourrait encore servir sur le moteur. (W-35.14, W-27.1)
