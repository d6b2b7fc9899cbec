### Le livre, chapitre 3.

book-3-opening = Une route, une barre en travers, un homme avec un crayon derrière chaque oreille. Le Péagiste a un tarif pour les essieux, pour les ombres, pour le fret qui pourrait devenir du pain. { $child ->
        [aboard] Tally le lit à travers le pare-brise, les neuf colonnes. « La dernière, chuchote-t-elle, donne toujours tout ce que l’on a. »
        [well] Sur le couvercle de Tally, il restait la place d’un mot, et elle s’en est servie : « Foncez. »
       *[none] Vous lisez les neuf colonnes. La dernière donne toujours tout ce que l’on a.
    } Derrière la boîte à tampons, un oiseau blanc tient un reçu dans son bec : Wren, tout payé, une roue de secours et son bon manteau.
book-3-halfway = Ils tamponnent EN ATTENTE sur votre pare-brise. À la douane, un poêle est allumé, la seule chose tiède à une journée de route, et un commis au bon visage vous propose le passage contre le registre. Vous refusez. Mais vous vous asseyez avec lui près du poêle, et vous réfléchissez. Tant qu’il existe, quelqu’un peut réclamer toutes les dettes de cette vallée. S’il arrive un jour, quelqu’un devra peut-être en répondre.
book-3-boss = La barre se lève, et derrière il y en a une autre, et celle-là a un moteur. Le Péagiste trône au sommet, parmi ses tiroirs, et lèche un crayon. « Me voir est payant, dit-il, et m’avoir vu aussi. » { $ledger ->
        [keep] Il renifle. Il sent le registre sous votre siège comme d’autres sentent la pluie.
        [burn] Puis il sent la cendre sur votre manche, et pour la première fois de sa vie il laisse tomber un crayon.
       *[none] Ses yeux trouvent la onzième caisse et ne la quittent plus.
    } Toutes les barrières se ferment d’un coup, et la route commence à vous compter.
book-3-won = Dans ses tiroirs, vous trouvez dix mille reçus, chacun pour une chose dont quelqu’un avait besoin, et tout est parti vers le nord, vers le pont. Sauf le manteau de Wren : « revendu, dit la fiche, sur le sel, pour les petits. » Vous tamponnez PAYÉ sur votre pare-brise, à l’envers. Les hommes de garde, sans solde depuis des années, soulèvent leur casquette, puis la barre, puis se portent en triomphe.
book-3-lost = Il note tout : un véhicule, usagé ; un espoir, idem. Il vous donne un reçu, car c’est un homme honnête, et un balai, car il faut rembourser. Vous balayez trois jours. Le quatrième, vous remarquez que personne n’a demandé le prix du balai, vous descendez le talus sur quatre roues empruntées, et vous recommencez à construire.

book-choice-ledger = Que devient le registre ?
book-choice-ledger-keep = Le garder : il sera lu tout haut, là où chacun peut entendre.
book-choice-ledger-burn = Le donner au poêle, page par page : plus personne ne doit rien à personne.
