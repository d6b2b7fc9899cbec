### Enveloppe 3 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-3 = La barrière
chapter-3-opening = Une seule route mène au nord, et une barrière y attend avec un homme qui aime compter. Il prend la ferraille, il prend les pièces, il n’a jamais rendu la monnaie. Vous n’avez pas l’intention de payer deux fois.
chapter-3-won = La barrière est couchée en travers de la route : un bon tremplin pour un bon départ.
chapter-3-lost = Il compte ce qui reste de vous, deux fois, et note le total.
chapter-3-rule = Chaque tour de poursuite commence par un péage, avant le lancer des dés : cédez une Pièce de Récup, ou un Équipement de votre choix subit 2 de dégâts. Sans Équipement en état, c’est le moteur. À la manche 2, le Pont-bascule vous barre la route : la poursuite ne finit pas avant lui. (W-30.11, W-30.12)

name-C3p = Griffe écumeuse
name-C3a = Presse à pièces
name-C3b = Gars de la barrière
name-M3a = Le Pont-bascule
name-B3 = Le Péagiste

prompt-toll = Payez le péage en Pièces de Récup, ou laissez un Équipement encaisser.
action-take_hit = Encaisser les dégâts
line-lose_scrap = Perdez { $n } en Pièces de Récup.
word-gain_scrap = Gagner une Pièce de Récup

asked-toll = comment payer le péage
tip-toll = Le péage est dû avant le lancer des dés : une Pièce de Récup, ou 2 de dégâts à un Équipement de votre choix. Un blindage en réduit le prix. (W-30.11, W-20.1)
