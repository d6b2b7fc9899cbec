### Le livre, chapitre 2.

book-2-opening = L’oiseau suivant de Wren est peint à l’entrée du canyon, et il luit. Tout luit ici : les rochers, les flaques, les côtes d’une scène où l’on couronna Fallout Fancy, il y a cinquante ans ou cinq. Le détour prendrait onze jours, et le grain germerait dans ses caisses. { $child ->
        [aboard] Tally connaît la ligne : « Une couronne, prêtée par le pouce de suie ; intérêts : quiconque passe. »
        [well] Du puits est venu un couvercle de fer-blanc, de la main de Tally : « Elle doit une couronne au pouce. N’applaudissez pas. »
       *[none] Le registre n’a qu’une ligne sur elle : « Une couronne, prêtée par le pouce de suie. »
    } Feux éteints. En route.
book-2-halfway = Dans une gorge latérale, vous laissez refroidir le moteur. Au-dessus de vous, les gradins sont pleins : des rangées de mannequins en tenue de soirée, tenus droits par du fil de fer, tous tournés vers la scène, et quelqu’un les a époussetés. Au bout d’un banc, entre deux d’entre eux, un oiseau peint, et dessous l’écriture de Wren : « Elle veut seulement qu’on reste jusqu’à la fin. Ne reste pas. » Tout là-haut, un haut-parleur se racle la gorge.
book-2-boss = Projecteurs. Elle descend la rampe, écharpe, sceptre, pneus hauts comme une maison, et salue de la main, jamais du poignet. « Un visage nouveau », dit Fallout Fancy à dix mille mannequins. « Et quel est ton talent, mon trésor ? » Derrière vous, son escorte ferme la route. { $hero ->
        [miller] Vous astiquez l’œil de verre. C’est un petit talent, mais il porte loin.
        [arson] Vous le lui montrez. Le rideau prend tout de suite.
        [rudd3r] Vous emballez le moteur jusqu’à ce que le premier rang tombe à la renverse.
       *[cuddles] Vous faites craquer vos dix doigts, lentement, devant le micro.
    }
book-2-won = Elle sombre avec sa scène, en saluant, et quand la poussière retombe vous remarquez que vous avez applaudi. Une fois. Cela semblait juste. La couronne, par terre, est en fer-blanc, avec une marque de fabrique à l’intérieur : un pouce de suie. C’est donc lui qui paie les couronnes, et on le paie en courriers. Devant vous, de nouveau le ciel, large et plat, et une route droite barrée d’une perche.
book-2-lost = Les parois se rejoignent, poliment, comme un rideau. À votre réveil, vous êtes au troisième rang, entre un général et une mariée, avec du fil de fer dans le dos, et sur la scène on vend vos roues aux enchères. Il faut jusqu’au soir pour libérer une main. En partant, vous détournez de la scène le visage de la mariée. Elle a vu la pièce assez souvent.
