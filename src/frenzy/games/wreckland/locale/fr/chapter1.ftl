### Enveloppe 1 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-1 = L’entrée de la vallée
chapter-1-opening = La dernière caisse est arrimée quand les premiers moteurs hurlent derrière la crête. Elle contient le registre de l’homme qui tient l’entrée de la vallée, dettes et pots-de-vin compris. Big Fossil veut le récupérer, et il n’a jamais roulé seul.
chapter-1-won = Son grand chariot d’os gît sur le flanc, roues en l’air. Vous ajoutez une ligne à son registre et reprenez la route.
chapter-1-lost = Le moteur tousse, rougeoie et s’éteint. Ils prennent d’abord le registre, puis les roues.
chapter-1-rule = À la manche 3, Big Fossil est intouchable tant qu’un autre ennemi roule dans sa zone. À la fin de chaque tour, il rejoint la zone la plus peuplée : dispersez la foule, ou éloignez-le d’elle. (W-30.7, W-30.8)

name-C1p = Mâchoire
name-C1a = Corne à moelle
name-C1b = Mur de défenses
name-B1 = Big Fossil

prompt-join = Choisissez quel groupe le boss rejoint.
ability-reinforce = Puis un ennemi arrive à l’arrière.
ability-guard = Une attaque doit le viser en premier.

asked-join = quelle foule le boss rejoint
why-not-join = Le boss rejoint la foule la plus grande, qui n’est pas vers { $section }.
tip-join = Deux foules sont égales : envoyez le boss vers celle que vous pouvez disperser d’abord. (W-30.8)
