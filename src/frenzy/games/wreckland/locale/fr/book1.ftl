### Le livre, chapitre 1. Chaque épisode se suffit ; une valeur que personne n’a choisie est « none ».

book-1-opening = { $hero ->
        [miller] Vous êtes Miller : un bon œil, un œil de verre, et celui de verre n’a jamais manqué sa cible.
        [arson] Vous êtes Arson : aucune ville ne vous assure, et toutes finissent par vous appeler.
        [rudd3r] Vous êtes Rudd3r : trois couronnes de course, pas de freins, et dans votre nom un 3 sur lequel personne n’ose vous interroger.
       *[cuddles] Vous êtes Cuddles : des mains comme des pelles, et rien sur roues qu’elles ne sachent réparer.
    } Le bastion, derrière le dernier pont, paie pour onze caisses : dix de semences, et une avec le registre de Big Fossil, emprunté ce matin. Wren a pris le même travail il y a un an, et n’est pas revenue. Partout où elle passait, elle peignait un petit oiseau blanc. Il y en a un sur la pompe, à côté de vous. Son bec montre le nord, vos phares aussi.
book-1-halfway = La moitié de la meute gît au fossé. Dans la cour aux os, vous démontez ce qui tourne encore, et sous une bâche quelqu’un tousse : une fillette de neuf ans, de l’encre jusqu’aux coudes, enchaînée à un pupitre. Tally tient les livres de Big Fossil depuis qu’elle sait écrire. Elle connaît par cœur chaque ligne du registre, même celles que signe, en guise de nom, un pouce de suie. Vous coupez la chaîne. Les moteurs reviennent.
book-1-boss = C’est d’abord le sol qui parle. Puis Big Fossil franchit la crête, dans un chariot fait de tout ce qui est mort ici, sa meute autour de lui comme des mouches autour d’un festin. Il ne réclame pas le registre. Il lit vos dettes à voix haute, jusqu’à celles de votre grand-mère, et le total le fait sourire. { $child ->
        [aboard] « Il s’est trompé dans l’addition », dit Tally derrière les caisses.
        [well] Sur la colline du puits, quelqu’un allume une lampe et la balance deux fois.
       *[none] Dans la cour aux os, une chaîne coupée traîne près d’un pupitre vide.
    }
book-1-won = Le chariot d’os brûle avec une odeur de vieux musée. À la dernière page du registre figure sa propre dette, plus lourde que toutes les autres ensemble, et elle n’est due à aucun nom : il n’y a qu’une empreinte de pouce, noire, encore grasse. Qui que ce soit, il habite plus au nord. La vallée s’ouvre devant vous, une route, une rivière sans eau, et sur la première borne un petit oiseau blanc.
book-1-lost = Ils ne se pressent même pas. L’un tient la lampe, l’autre dévisse les roues, et Big Fossil en personne emporte la onzième caisse sous le bras, comme un enfant endormi. Vous rentrez à pied sur vos propres traces, toute la nuit. Sur la pompe, l’oiseau blanc montre toujours le nord ; il faut bien que quelqu’un ait raison là-dessus. Au matin, il y a un autre châssis.

book-choice-child = Que devient Tally ?
book-choice-child-aboard = La hisser dans la cabine : elle vous lira le registre.
book-choice-child-well = La conduire chez les femmes du puits : elles ont un mur, une lampe et de la soupe.
