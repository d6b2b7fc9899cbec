### Les mots du client web ; ceux du jeu sont dans les catalogues du jeu.

## La page d’accueil

front-line = Une arène, cinq combattants, aucune pitié. Trois clics et vous y êtes.
front-new = Nouvelle partie
front-bots = Jouer contre des bots
front-friends = Jouer entre amis
front-public = Montrer ma table à tout le monde
front-length = Durée
front-short = Courte
front-full = Complète
front-level = Bots
front-join = Rejoindre par un lien
front-link = Lien ou code d’une table
front-go = Y aller
front-tables = Tables publiques
front-no-tables = Personne n’attend. Ouvrez une table et soyez le premier à saigner.
level-easy = Facile
level-hard = Difficile
level-random = Facile
level-greedy = Difficile
nickname = Votre nom
nickname-default = Joueur
table-join = Prendre place
table-watch = Regarder
table-line = { $open ->
        [0] { $seats } places, toutes prises
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }

## Avant la partie

lobby-title = Votre table
lobby-seats = Places
lobby-invite = Inviter des amis
lobby-invite-text = Quiconque a ce lien peut prendre une place libre.
lobby-link = Lien de la table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Le lien en code QR
lobby-start = Commencer la partie
lobby-start-help = La partie peut commencer quand toutes les places sont prises et que tout le monde est prêt.
lobby-ready = Je suis prêt
lobby-unready = Pas encore prêt
lobby-leave = Quitter la table
lobby-full = Toutes les places sont prises. Vous pourrez regarder la partie.
seat-open = Place libre
seat-bot = Bot ({ $level })
seat-ready = prêt
seat-not-ready = pas prêt
seat-add-bot = Ajouter un bot
seat-remove-bot = Retirer le bot
seat-stand-in = remplacé par un bot

## La table

you = Vous
you-are = Vous êtes { $name }
decision = Décision
undo = Annuler
undo-asked = { $name } voudrait revenir en arrière.
undo-waiting = { $name } a demandé aux autres de revenir en arrière.
undo-agree = Accepter
undo-refuse = Refuser
turn-order = Ordre du tour
actions-left = { $count ->
        [0] plus d’action
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
skulls-left = { $count ->
        [one] { $count } crâne restant
       *[other] { $count } crânes restants
    }
points-short = pts
board-worth = Vaut { $values }
weapons = Armes
weapons-none = Aucune : prenez-en une dans une Zone de Résurrection.
weapons-here = Armes de cette Zone de Résurrection
weapon-loaded = Chargée
weapon-unloaded = Déchargée
powerups = Améliorations
powerups-none = Aucune.
powerup-as-cube = Elle paie aussi un cube de sa couleur.
card-read = Ce que fait { $card }
turrets-none = Aucune tourelle n’est prise.
log = Ce qui s’est passé
sheets = Le reste de la table
sheet-you = Vous
sheet-rivals = Rivaux
sheet-log = Journal
watching = Vous regardez.
language = Langue
theme-light = Thème clair
close = Fermer

## Les lettres des salles

letter-red = R
letter-yellow = J
letter-blue = Bl
letter-white = Bc
letter-green = Ve
letter-purple = Vi

## Dit à voix haute

spoken-figure = { $name }, { $damage }
spoken-marks = { $marks } de { $name }
spoken-doors = { $count ->
        [one] porte { $sides }
       *[other] portes { $sides }
    }
spoken-turret = tourelle libre
spoken-turret-of = tourelle de { $name }
spoken-lit = peut être choisi
side-north = nord
side-east = est
side-south = sud
side-west = ouest

## La fin

end-title = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
end-player = Joueur
end-total = Total
end-rule = Décidé par { $rule }. Les autres ont d’excellentes excuses.
end-rematch = Rejouer
end-look = Voir le plateau
end-home = Accueil

## La ligne et ses ennuis

line-connecting = Connexion …
line-waiting = La ligne est coupée. Nouvel essai en cours ; rien n’est perdu.
problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
problem-no-table = Cette table n’existe pas.
problem-no-link = Ce n’est pas le lien d’une table.
problem-too-many = Un peu trop vite. Réessayez dans un instant.
problem-other = Cela ne marche pas : { $detail }
refused-illegal = Ce n’est pas possible maintenant : choisissez dans la liste.
refused-stale = La table a avancé. La voici telle qu’elle est.
refused-not_yours = Pas encore : quelqu’un d’autre décide d’abord.
refused-not_agreed = Tout le monde n’est pas d’accord pour revenir en arrière.
refused-not_saved = Cela n’a pas pu être enregistré. Réessayez.
refused-not_started = La partie n’a pas encore commencé.
refused-nothing = Il n’y a rien à annuler.
refused-over = La partie est finie.
refused-spectator = Vous regardez ; seuls les joueurs choisissent.
refused-too_many = Un peu trop vite. Réessayez dans un instant.
