### Le livre, chapitre 4.

book-4-opening = Le sel est si blanc que le ciel paraît sale. Pas de route, pas d’ombre, rien que des traces, et là où elles finissent, toujours trois silhouettes qui tournent. { $ledger ->
        [keep] Le registre voyage sous votre siège ; depuis la douane, on y est assis plus haut, et plus mal.
        [burn] Depuis la douane, vous roulez plus léger. C’est fou ce que pèse un livre quand il parle des gens.
       *[none] Vous avez regardé trois fois aujourd’hui si la onzième caisse était là. Elle y est.
    } À midi, vous trouvez un oiseau, non pas peint mais posé en pierres noires, assez grand pour ceux qui regardent d’en haut. Wren voulait que quelqu’un, là-haut, le lise.
book-4-halfway = Le soir, pas de vent. Vous réparez à l’abri d’un planeur écrasé, et vous y trouvez un berceau doublé d’un bon manteau. Celui de Wren. C’est une famille, là-haut : une mère, deux serres, un nid de cerfs-volants qui apprennent à piquer en piquant sur les passants. Une fiche est épinglée au col, signée d’un pouce de suie : « Pour chaque courrier qui n’arrive pas, de l’huile pour une semaine. »
book-4-boss = La troisième ombre vient la dernière et reste le plus longtemps. Mère Vautour arrive sur une barge où pendent les rétroviseurs de tous ceux qu’elle a pris, et toute la plaine blanche clignote. Elle chante en conduisant, très bas, la chanson des enfants qui ne veulent pas manger. De chaque côté, les serres se rapprochent. { $child ->
        [aboard] Tally tire la bâche sur sa tête et s’agrippe à votre manche.
        [well] Vous pensez à la lampe du puits, et à celle qui veille à côté.
       *[none] Vous tournez votre rétroviseur vers l’intérieur.
    }
book-4-won = De la fumée, trois fois, droite comme un pilier. Sous le dernier cerf-volant gît un pilote, une jambe prise, pas vingt ans : Moth, dit le casque. Le sel brille, l’outre est à moitié vide, et le prochain puits est à une journée pour qui peut marcher. Il ne demande rien. Il regarde les caisses, puis vous, puis le ciel, comme si quelqu’un, là-haut, devait encore lui donner la parole.
book-4-lost = D’abord une ombre sur le capot, puis deux, puis plus de soleil du tout. Elles prennent tout ce qui brille et laissent le reste : un tas de fer terne, et vous. La nuit, il gèle. Vous brûlez le tarif du Péagiste, les neuf colonnes, et cela dure jusqu’à l’aube : c’est la première chose qu’il ait jamais rendue. Puis vous marchez vers les épaves, voir ce qui se laisse boulonner ensemble.

book-choice-rider = Que devient Moth ?
book-choice-rider-water = Lui laisser l’outre, et trois roues pour s’en faire une charrette.
book-choice-rider-aboard = Lui faire une place entre les caisses : il connaît le ciel.
book-choice-rider-leave = Continuer : le sel a sa propre loi.
