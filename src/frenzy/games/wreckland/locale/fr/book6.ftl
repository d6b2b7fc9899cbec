### Le livre, chapitre 6.

book-6-opening = On les entend un jour avant de les voir : quarante moteurs en un seul accord, si bas que les boulons dansent sur le tableau de bord. C’étaient des batteuses, dit un vieux au bord de la route, un village qui moissonnait ensemble, jusqu’à ce que quelqu’un aux pouces noirs rachète ses dettes. { $ledger ->
        [keep] Vous vérifiez. Page soixante-dix : quarante noms, un village, un pouce.
        [burn] Vous lui dites que le registre est en cendres. Il rit jusqu’à devoir s’asseoir. « Et le Chœur, il le sait ? »
       *[none] Il demande si c’est vrai qu’il existe un livre.
    } Maintenant, ils moissonnent les courriers.
book-6-halfway = Entre deux nuages de poussière, vous voyez pourquoi ils chantent : sur le premier char, un tambour bat la mesure, et qui la perd se fait rouler dessus. Sur une plaque, sous la suie, un oiseau blanc. Wren était ici, dedans, parmi eux. { $rider ->
        [water] Derrière une dune attend une charrette à trois roues, et une main vous fait signe vers la seule brèche. Moth paie son eau.
        [aboard] Moth compte tout bas. « À la neuvième mesure, ils changent de ton. Là, le côté gauche est aveugle. »
        [leave] Un cerf-volant tourne au-dessus de la colonne et ne vous avertit pas. Pourquoi le ferait-il ?
       *[none] Vous comptez les mesures. À la neuvième ils inspirent tous, et le temps d’un souffle ils sont aveugles.
    }
book-6-boss = La poussière se déchire, et le Chœur de fer la traverse, une seule machine à quarante gorges, les tuyaux chauffés au rouge. { $why ->
        [wren] Ils chantent le nom de Wren, à quatre voix. Quelqu’un a répété ce que vous avez dit dans l’orage.
        [bread] Ils chantent le vieil air des moissons. Quelqu’un leur a dit ce qu’il y a dans les caisses, et la moitié des voix tremblent.
        [road] Ils chantent que la route a désormais un maître, et gardent son nom pour le dernier couplet. Vous ne tenez pas à l’entendre.
       *[none] Ils chantent sans paroles, une seule voyelle, celle de votre moteur, exactement. Vous rétrogradez pour rester vous-même.
    } Le premier char donne le ton. Faites-le taire.
book-6-won = Quand le premier char s’arrête, trente-neuf moteurs cherchent la note et ne la trouvent pas. L’un tousse, l’autre cale, puis c’est le silence, pour la première fois depuis des années. Des gens descendent et regardent leurs mains. Une vieille dévisse la plaque à l’oiseau et vous la donne. « Elle a roulé au troisième rang, tout un hiver. Puis elle a fait une fausse note, exprès, et elle est partie à pied. Au nord. » Wren a donc marché. Elle marche peut-être encore.
book-6-lost = Ils ne perdent même pas la mesure. Quand le dernier char est passé, vous êtes au fond de l’ornière, à plat mais au complet, avec un cantique dans les oreilles pour une semaine. Derrière chaque colonne marche quelqu’un qui ramasse ce qui tombe. Celle-ci a un oiseau blanc sur son panier, acheté, dit-elle, à un marché plus au nord. Elle vous laisse les roues à crédit. Pas besoin de pouce : une poignée de main.
