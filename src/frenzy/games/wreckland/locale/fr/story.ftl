### L’histoire, chapitre par chapitre : une ouverture, une fin heureuse, une autre. On la montre à l’ouverture du chapitre.

chapter-1 = L’entrée de la vallée
chapter-1-opening = La dernière caisse est arrimée quand les premiers moteurs hurlent derrière la crête. Elle contient le registre de l’homme qui tient l’entrée de la vallée, dettes et pots-de-vin compris. Big Fossil veut le récupérer, et il n’a jamais roulé seul.
chapter-1-won = Son grand chariot d’os gît sur le flanc, roues en l’air. Vous ajoutez une ligne à son registre et reprenez la route.
chapter-1-lost = Le moteur tousse, rougeoie et s’éteint. Ils prennent d’abord le registre, puis les roues.

chapter-2 = Son canyon
chapter-2-opening = Le raccourci traverse un canyon dont les roches luisent encore la nuit. Fallout Fancy y fut couronnée jadis et n’a plus quitté la scène. Elle n’a pas besoin de vous rattraper : il lui suffit de vous garder entre les parois.
chapter-2-won = Les parois s’écartent, le ciel est vaste de nouveau, et son écharpe flotte à votre rétroviseur.
chapter-2-lost = Le canyon se referme sur l’épave. Quelque part là-haut, on applaudit.

chapter-3 = La barrière
chapter-3-opening = Une seule route mène au nord, et une barrière y attend avec un homme qui aime compter. Il prend la ferraille, il prend les pièces, il n’a jamais rendu la monnaie. Vous n’avez pas l’intention de payer deux fois.
chapter-3-won = La barrière est couchée en travers de la route : un bon tremplin pour un bon départ.
chapter-3-lost = Il compte ce qui reste de vous, deux fois, et note le total.

chapter-4 = Trois ombres
chapter-4-opening = Des ombres tournent sur le sel, toujours trois. Deux chassent sur vos flancs, la mère attend derrière que vous soyez las. Brisez d’abord les serres : personne n’est jamais arrivé jusqu’à elle autrement.
chapter-4-won = Trois colonnes de fumée se dressent sur le sel, et plus rien ne tourne au-dessus.
chapter-4-lost = Les ombres se posent. Elles ne sont plus pressées.

chapter-5 = Le sermon
chapter-5-opening = Un orage marche à côté de vous depuis midi, et quelqu’un y prêche. Quand Sœur Statique hausse la voix, vos mains s’engourdissent sur le volant et les dés collent au tableau de bord. Traversez ses fidèles avant qu’ils ne trouvent le ton.
chapter-5-won = Le dernier éclair trouve sa propre prêcheuse. Il pleut, de l’eau pure, pour la première fois de l’année.
chapter-5-lost = Une lumière blanche, un long accord, puis le bourdonnement d’une épave sous tension.

chapter-6 = La colonne
chapter-6-opening = On les entend avant de les voir : quarante moteurs en harmonie, un chœur sur chenilles. Pour chaque voix qui se tait, une autre sort de la poussière. Faites taire celle qui donne le ton.
chapter-6-won = Un à un les moteurs perdent la mélodie, et la colonne se disperse dans les dunes.
chapter-6-lost = Ils ne ralentissent même pas. L’hymne continue là où vous étiez.

chapter-7 = Le dernier pont
chapter-7-opening = Derrière le dernier pont brillent les lumières du bastion, et sur ce pont se tient le roi de la vallée, au visage d’acier. Tout ce que vous avez semé lui a parlé de vous. Il n’a jamais perdu un duel ; on dit aussi qu’il n’a jamais montré son vrai visage.
chapter-7-won = Le pont tient. Les portes s’ouvrent, on crie votre nom, et les caisses sont rentrées avant que le moteur ne soit froid.
chapter-7-lost = Le pont brûle derrière vous et devant vous. Le roi essuie la suie de son masque et attend le suivant.
