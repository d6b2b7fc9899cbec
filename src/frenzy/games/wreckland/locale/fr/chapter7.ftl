### Enveloppe 7 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-7 = Le dernier pont
chapter-7-opening = Derrière le dernier pont brillent les lumières du bastion, et sur ce pont se tient le roi de la vallée, au visage d’acier. Tout ce que vous avez semé lui a parlé de vous. Il n’a jamais perdu un duel ; on dit aussi qu’il n’a jamais montré son vrai visage.
chapter-7-won = Le pont tient. Les portes s’ouvrent, on crie votre nom, et les caisses sont rentrées avant que le moteur ne soit froid.
chapter-7-lost = Le pont brûle derrière vous et devant vous. Le roi essuie la suie de son masque et attend le suivant.
chapter-7-rule = Chaque tour de poursuite commence par un décret du roi : il nomme une zone et un châtiment, qui suit à la fin du tour si un ennemi s’y trouve. Et personne ne sait ce que cache son masque : gardez des réserves pour le moment de sa chute. (W-30.15, W-30.22)

name-C7p = Brise-roi
name-C7a = Garde de la couronne
name-C7b = Page de cendre
name-C7c = Wagon bûcher
name-B7 = Le Roi Braise
name-B7b = Le Roi Braise, sans masque
name-O1 = Brûlez le pont
name-O2 = À genoux
name-O3 = Pas de quartier
name-O4 = Pluie de cendres
name-O5 = Levez les bannières
name-O6 = Dîme royale
name-O7 = Serrez les rangs
name-O8 = L’onguent du roi
ability-spite = Sauf élimination parfaite, le moteur subit 1.

event-boss_unmasked = { $enemy } tombe, et { $second } prend le volant.
decree-rule = Si un ennemi se trouve ici à la fin du tour – { $section } : { $line }
event-decree_revealed = Décret du roi : { $road }.
event-decree_settled = { $averted ->
        [yes] { $road } reste sans effet : personne n’est là.
       *[no] { $road } est exécuté.
    }
