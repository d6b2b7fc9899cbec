### Le livre, chapitre 5.

book-5-opening = Derrière le sel, l’orage attendait comme un chien. Il trotte à côté de vous, il sent la petite monnaie, et il prêche. { $rider ->
        [water] Dans le sable court une trace fraîche, trois roues et une béquille ; elle évite chaque mauvais endroit avant que vous le voyiez. Moth est devant, il vous montre le chemin.
        [aboard] « Elle frappe ce qui dépasse », dit Moth derrière les caisses, et il scie votre antenne. C’est sa première phrase depuis le sel.
        [leave] Une fois, dans un éclair, vous voyez un cerf-volant sans personne dessous. Après cela, vous regardez longtemps la route.
       *[none] Vous n’avez plus regardé en arrière depuis le sel.
    } Sur chaque mât de la vieille ligne, un oiseau, petit et trempé.
book-5-halfway = La radio s’allume toute seule. Pas de musique, rien qu’un souffle, puis une voix qui sait combien vos mains sont froides. On dit que Sœur Statique pose à chacun la même question, et que ceux qui n’ont pas de réponse s’arrêtent d’eux-mêmes : « Enfant de la route, pour quoi ? » La pluie pend au-dessus de vous et ne tombe pas. Tous les fidèles ont coupé leurs moteurs pour écouter. Il serait facile de ne rien dire.
book-5-boss = Elle est debout sur le char au mât, pieds nus sur le cuivre nu, bras ouverts, et les éclairs viennent à ses mains comme les poules à la fermière. { $why ->
        [wren] « Pour une morte », dit Sœur Statique avec douceur. « Comme ils roulent tous pour les morts. »
        [bread] « Pour du pain », dit Sœur Statique avec douceur. « Moi aussi, j’avais faim, avant la lumière. »
        [road] « Pour rien, donc », dit Sœur Statique avec douceur. « C’est la bonne taille pour une prière. »
       *[none] « Le silence », dit Sœur Statique avec douceur. « C’est aussi une réponse. C’est la mienne. »
    } Puis elle hausse la voix. Chaque boulon de votre machine se met à vibrer, vos dents aussi, et le troupeau démarre.
book-5-won = Le dernier éclair l’emporte vers le haut, ou vers le bas ; avec tant de lumière, on ne sait pas. Puis la pluie, de l’eau toute simple, et des gens sortent de leurs trous avec des casseroles et restent là, étonnés. { $child ->
        [aboard] Tally est assise sur le toit, bouche ouverte, et l’encre coule de ses bras.
        [well] Loin au sud, du côté du puits, des lampes s’allument l’une après l’autre.
       *[none] Quelqu’un pose aussi une casserole sur votre capot, sans un mot.
    } Dans le relais, une bande tourne encore, avec un ordre venu du nord : quarante moteurs, signé d’un pouce.
book-5-lost = Du blanc, puis un accord, puis rien, puis un orteil qui bouge. On ne vous a rien pris : les dévots ne volent pas, ils vous laissent sous tension jusqu’à ce que vous ayez la foi. Une chèvre ronge le fil de terre, par pur manque de respect. Vous remerciez la chèvre. Puis vous faites un tas de tout ce qui conduit encore, un autre de tout ce qui roule, et vous repartez du second.

book-choice-why = Que répondez-vous ?
book-choice-why-wren = Pour Wren. Il faut bien que quelqu’un frappe là où elle voulait frapper.
book-choice-why-bread = Pour dix caisses de grain, et pour tous ceux qui en mangeront.
book-choice-why-road = Pour la route. C’est la seule chose ici qui n’appartienne à personne.
