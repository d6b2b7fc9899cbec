### Enveloppe 4 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-4 = Trois ombres
chapter-4-opening = Des ombres tournent sur le sel, toujours trois. Deux chassent sur vos flancs, la mère attend derrière que vous soyez las. Brisez d’abord les serres : personne n’est jamais arrivé jusqu’à elle autrement.
chapter-4-won = Trois colonnes de fumée se dressent sur le sel, et plus rien ne tourne au-dessus.
chapter-4-lost = Les ombres se posent. Elles ne sont plus pressées.
chapter-4-rule = La Serre gauche vous traque aux manches 1 et 3, la Serre droite aux manches 2 et 3. Tant qu’une serre roule, la poursuite ne s’achève pas et Mère Vautour est intouchable. Les serres peuvent être touchées en compagnie, et ne deviennent jamais de la Récup. (W-30.12, W-30.16)

name-C4p = Double lasso
name-C4a = Fourgon de la couvée
name-C4b = Cerf-volant strident
name-M4a = Serre gauche
name-M4b = Serre droite
name-B4 = Mère Vautour
ability-brood = Sauf élimination parfaite, un ennemi prend sa place.
