### Enveloppe 2 : ce qu’apporte ce chapitre ; personne ne la lit avant son ouverture.

chapter-2 = Son canyon
chapter-2-opening = Le raccourci traverse un canyon dont les roches luisent encore la nuit. Fallout Fancy y fut couronnée jadis et n’a plus quitté la scène. Elle n’a pas besoin de vous rattraper : il lui suffit de vous garder entre les parois.
chapter-2-won = Les parois s’écartent, le ciel est vaste de nouveau, et son écharpe flotte à votre rétroviseur.
chapter-2-lost = Le canyon se referme sur l’épave. Quelque part là-haut, on applaudit.
chapter-2-rule = Chaque tour de poursuite commence par une carte Canyon, dont vous choisissez l’un des deux dangers. Quatre cartes franchies gagnent la manche, même la dernière. Tant que Fallout Fancy est en jeu, leurs dégâts augmentent de 1, et elle est intouchable en compagnie. (W-30.1 à W-30.4)

name-C2p = Ancre de falaise
name-C2a = Cerf-volant du canyon
name-C2b = Sanglier des rocs
name-B2 = Fallout Fancy
name-K1 = Chute de pierres
name-K2 = Passage étroit
name-K3 = Pont emporté
name-K4 = Embuscade d’échos
name-K5 = Poussière étouffante
name-K6 = Corniche rasoir
name-K7 = Piège de corde
name-K8 = Virage aveugle
ability-weakest = Touche l’Équipement à qui il reste le moins.

prompt-discard = Choisissez un Équipement disponible à défausser.
prompt-canyon = Choisissez l’un des deux dangers du canyon.
action-discard = Défausser { $card }
action-option = { $text }
event-canyon_revealed = Le canyon : { $canyon }.
canyon-card = { $name } ({ $first } / { $second })
event-run_ended-W-30-4 = Quatre cartes Canyon franchies : manche { $round } gagnée.
event-shuffled-canyon = Les cartes Canyon sont mélangées.
event-canyon_survived = { $count ->
        [one] Une carte Canyon franchie.
       *[other] { $count } cartes Canyon franchies.
    }
line-discard_part = { $n ->
        [one] Défaussez un Équipement disponible.
       *[other] Défaussez { $n } Équipements disponibles.
    }
line-part = Un Équipement de votre choix subit { $n }.
line-each_part = Chaque Équipement subit { $n }.
line-core = Le moteur subit { $n }.
line-block = Un emplacement de dé de votre choix est bloqué.
line-lose_scrap-core = Perdez { $n } Récup ; le moteur subit { $core } pour chacune qui manque.
line-rotate = Tous les ennemis avancent dans le sens horaire.
line-lose_white = Perdez un dé blanc.

asked-canyon = quel danger du canyon affronter
asked-discard = quel Équipement défausser
tip-canyon = À chaque tour, le canyon montre une carte : affrontez l’un de ses deux dangers. Quatre cartes franchies gagnent la manche. (W-30.2, W-30.4)
tip-discard = Le plateau Boss prend des Équipements disponibles. Cédez ce que vous ne pouviez pas payer. (W-9.3)
