### Le livre, chapitre 7.

book-7-opening = Le pont pend entre deux morceaux de nuit. Derrière, si près qu’on peut compter les fenêtres, les lumières du bastion. Tous ceux qui lui devaient quelque chose lui ont parlé de vous. { $child ->
        [aboard] Tally s’est lavé la figure. « Je veux voir comment il écrit. »
        [well] Derrière vous, une rangée de lampes, depuis le puits jusqu’ici. Tally n’a pas chômé.
       *[none] Au loin, dans la vallée, brûlent des lampes, une à chaque endroit où vous étiez.
    } { $why ->
        [wren] Vous veniez pour Wren : son dernier oiseau est sur le premier pilier.
        [bread] Vous veniez pour le pain : le grain germe entre les planches.
        [road] Vous veniez pour la route, et elle finit ici. Curieusement, cela vous est égal.
       *[none] Pourquoi vous veniez, vous ne l’avez toujours dit à personne.
    }
book-7-halfway = Entre deux poursuites, quelqu’un vous parle du roi. Il fut le premier de tous les courriers. Il amena ses caisses jusqu’ici, vit les lumières, et comprit que celui qui s’arrête un pont avant la fin peut fixer son prix pour toujours. { $rider ->
        [water] « Il m’a donné à boire, une fois, dit Moth, monté par le sentier des chèvres sur ses trois roues, et il l’a noté. »
        [aboard] Moth lève les yeux vers les câbles. « Je peux faire passer une corde en vol, dit-il, si vous les occupez. »
        [leave] À un câble pend un cerf-volant vide. Il aurait pu faire passer une corde.
       *[none] Le vent joue sur les câbles et n’est pas pressé.
    }
book-7-boss = De l’autre côté, les lampes s’éteignent. Puis une lueur, et le Roi Braise s’avance sur les planches, une fournaise sur roues, un visage d’acier et un pouce noir levé. { $ledger ->
        [keep] Vous tenez le registre par la fenêtre. Il tend la main, par habitude, et toute la vallée voit à quel point il le veut.
        [burn] « Où est mon livre ? » Vous soufflez la dernière cendre de votre manche, et sur le pont il se fait un silence.
       *[none] Il demande le livre. Vous demandez le pont.
    } « Arrête-toi ici », dit-il, presque avec bonté. « Il fait chaud. Ils se sont toujours arrêtés ici. »
book-7-won = Sous l’acier, il n’y avait qu’un vieux courrier aux pouces brûlés. La porte s’ouvre, et la première à sortir est une femme maigre, de la peinture aux doigts. « { $hero ->
        [miller] Miller
        [arson] Arson
        [rudd3r] Rudd3r
       *[cuddles] Cuddles
    } ! » Wren a fait les dernières lieues à pied. { $ledger ->
        [keep] Cette nuit-là, le registre est lu sur le rempart et biffé, ligne par ligne.
        [burn] Cette nuit-là, on vous demande le registre. Vous montrez deux pouces propres.
       *[none] Cette nuit-là, on ouvre la onzième caisse.
    } { $child ->
        [aboard] Tally sème le premier rang, en colonnes.
        [well] Au printemps, Tally arrive par la route des lampes avec la première charrette.
       *[none] Au printemps, quelqu’un sème le premier rang.
    } Le réservoir est plein, et sur votre portière, encore humide, un oiseau blanc montre le sud.
book-7-lost = Il ne prend pas les caisses. C’est cela, le pire : il abaisse seulement la barre derrière vous et montre la place au chaud près de la fournaise, parmi ceux qui sont arrivés jusque-là. Ils se serrent. Ils ont des tasses. On pourrait rester. Puis le vent tourne, et de l’autre rive vient une odeur de pain, ou son souvenir. Vous vous levez, vous remerciez pour la tasse, et vous allez chercher des roues.
