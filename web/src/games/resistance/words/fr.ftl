### Les mots propres au client, à une table de Resistance. Les noms des héros, zones, cartes et missions viennent de la table.

## Le plan

map-house = La maison
map-floor-first = Premier étage
map-floor-ground = Rez-de-chaussée
map-floor-basement = Sous-sol
map-floors = Étages
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-zoom-all = Tout montrer
map-free = plusieurs choses sont possibles ici
map-enemies = { $count } × { $kind }
map-exit = Sortie
map-point = { $asleep ->
        [yes] Point de Génération { $number }, { $colour }, endormi
       *[no] Point de Génération { $number }, { $colour }
    }
map-point-initial = initial
map-point-meaning = Le Point de Génération initial : sa carte est piochée d’abord
map-point-next = Un Point de Génération et son rang
map-point-asleep = Un Point de Génération encore endormi
map-token = Objectif : { $colour }
map-token-hidden = Objectif, face cachée
map-citizen-hidden = Un civil, face cachée
map-citizen-hiding = { $name }, à l’abri des regards
map-object = { $name } ({ $state })
map-card = Une carte Génération, face cachée
map-door-open = ouverte
map-door-closed = fermée
map-door-locked = verrouillée
map-door-sealed = condamnée
colour-letter-red = R
colour-letter-blue = B
colour-letter-green = V

## En haut

strip-round = Manche { $round }
strip-phase-players = Héros
strip-phase-enemies = Ennemis
strip-phase-end = Fin de la manche
strip-danger = Danger
strip-heroes = Héros
strip-done = a joué
strip-now = { $count ->
        [one] joue, encore { $count } action
       *[other] joue, encore { $count } actions
    }
strip-ready = doit encore jouer
strip-left = est sorti
strip-fallen = est tombé

## Les héros

sheet-team = Héros
sheet-mission = Mission
team-health = Santé { $now } sur { $most }
team-power = Pouvoir { $now } sur { $most }
team-hunger = Faim { $now } sur { $most }
team-xp = Expérience { $xp } sur { $most }, danger { $level }
team-actions = { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
team-you = vous
team-dice = { $count ->
        [one] { $count } dé, { $accuracy }+
       *[other] { $count } dés, { $accuracy }+
    }
team-range = portée { $from }–{ $to }
team-range-here = dans la même zone
team-used = utilisé
team-kills = { $count ->
        [one] { $count } éliminé
       *[other] { $count } éliminés
    }
team-wounds = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
team-left = Dehors
team-fallen = À terre

## La mission

mission-goals = Ce qu’il faut faire
mission-then = puis
mission-done = fait
mission-open = à faire
mission-supply = Figurines dans la boîte
mission-piles = Cartes restantes
pile-spawn-left = Génération
pile-traits-left = Traits
pile-citizens-left = Civils
pile-named-left = Nommés
mission-rescued = { $count ->
        [one] { $count } civil sauvé
       *[other] { $count } civils sauvés
    }
mission-eaten = { $count ->
        [one] { $count } civil dévoré
       *[other] { $count } civils dévorés
    }
mission-rules = Règles de cette mission
look-hint = Pointez une compétence, une carte ou un ennemi pour le lire.

## Ce qui vient

forecast-title = Si les ennemis agissaient maintenant
forecast-show = Prévision
forecast-how = Les chemins suivent des règles ; les blessures sont comptées sur { $samples } essais.
threat-show = Menaces
threat-title = Ce qui menace dans chaque zone si les ennemis agissaient maintenant
threat-whose = Ce que { $hero } perdrait dans chaque zone
threat-here = Ici : { $outlook }
threat-zone = menace : { $outlook }
threat-grave-1 = peut-être une blessure
threat-grave-2 = environ une
threat-grave-3 = davantage
threat-deadly = peut tomber
threat-how = Le nombre est acquis ; + : les cartes à venir peuvent l’augmenter ({ $samples } essais). Sans signe : aucune blessure.
threat-how-short = + : les cartes à venir peuvent l’augmenter ({ $samples } essais).
choice-roll = { $power } de pouvoir : ⌀ { $kills } sur { $enemies }, { $clear } %
choice-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## Le film des ennemis

reel-title = Les ennemis agissent
reel-step = { $now } sur { $all }
reel-back = Précédent
reel-next = Suivant
reel-pause = Pause
reel-play = Lecture
reel-skip = Passer
key-space = Espace
keys-forecast = montrer ou cacher la prévision
keys-threats = montrer ou cacher ce qui menace dans chaque zone
keys-film-pause = arrêter le film des ennemis, ou le reprendre
keys-film-step = une image du film en arrière ou en avant ; Échap le quitte
keys-zoom = rapprocher la carte, l’éloigner ou tout montrer

## La fin

end-splash-won = Mission accomplie !
end-splash-lost = Ils vous ont eus.
end-title-won = { $mission } : gagnée
end-title-lost = { $mission } : perdue
end-hero = Héros
end-kills = Éliminés
end-wounds = Blessures
end-deed-saved = { $count ->
        [one] { $count } sauvé
       *[other] { $count } sauvés
    }
end-deed-eaten = { $count ->
        [one] { $count } dévoré
       *[other] { $count } dévorés
    }
end-deed-taken = { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    }
end-deed-named = { $count ->
        [one] { $count } ennemi de renom abattu
       *[other] { $count } ennemis de renom abattus
    }
end-deed-blow = meilleur coup : { $count }
end-most-kills = { $hero } a frappé le plus fort : { $count } sur { $all }
end-most-wounds = { $hero } a le plus encaissé : { $count ->
        [one] { $count } Blessure
       *[other] { $count } Blessures
    }
end-rounds = Manche par manche
end-rounds-text = en haut : éliminés ; en bas : Blessures
end-round-told = Manche { $round } : { $kills ->
        [one] { $kills } éliminé
       *[other] { $kills } éliminés
    }, { $wounds ->
        [one] { $wounds } Blessure
       *[other] { $wounds } Blessures
    }
end-moments = Ce qui a tout décidé
end-moment-blow = { $hero } en abat { $count } d’un coup.
end-moment-wounds = Les ennemis font mouche : { $count } Blessures en une phase.
end-xp = Expérience

## À la porte

resistance-front-bots = Jouer avec des bots
front-minutes = environ { $minutes } minutes

## Le palmarès des missions

resistance-record-title = Missions
resistance-record-all = Toutes les missions
resistance-record-follow = Mission suivante : { $title }
resistance-campaign-progress = { $won ->
        [0] Aucune mission gagnée sur { $total }
        [one] { $won } mission gagnée sur { $total }
       *[other] { $won } missions gagnées sur { $total }
    }
resistance-campaign-over = Toutes les missions sont gagnées. Le manoir est calme.
resistance-campaign-rule = Règles de cette mission
resistance-campaign-runs = Toutes les tentatives
resistance-campaign-no-runs = Aucune mission n’a encore été jouée jusqu’au bout. La première montre comment faire.
resistance-campaign-total-runs = Tentatives
resistance-campaign-column-chapter = Mission
resistance-campaign-more = { $count ->
        [one] Encore { $count } tentative
       *[other] Encore { $count } tentatives
    }
resistance-campaign-farewell = Repartir de zéro
resistance-campaign-result-won = gagnée
resistance-campaign-result-lost = perdue
record-mode-heroic = Super-héros
record-mode-zombie = Héros zombies
record-stamp = Gagné !
record-best = { $rounds ->
        [one] Gagnée en { $rounds } manche
       *[other] Gagnée en { $rounds } manches
    }
record-tried = { $count ->
        [one] Tentée une fois
       *[other] Tentée { $count } fois
    }
record-untried = Pas encore tentée
record-of-mission = Votre palmarès
record-last-won = Gagnée la dernière fois le { $date }, à la manche { $round }, par
record-last-lost = Tentée la dernière fois le { $date }, perdue à la manche { $round }, par
record-column-rounds = Manches
record-column-heroes = Héros
record-column-rescued = Sauvés
record-total-fastest = Le moins de manches
record-total-rescued = Le plus de sauvés
tutorial-mission = Apprendre en jouant
tutorial-mission-text = La première mission guide votre premier tour. Ensuite, ce qui est nouveau est expliqué quand cela compte pour la première fois.
record-new = Du nouveau :
record-new-tutorial = Le tutoriel : il guide votre premier tour, et explique le reste quand cela compte pour la première fois.
