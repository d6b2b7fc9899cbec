### Relectures, fichiers de partie, ses propres parties, et la fin d’une partie.

## La relecture

replay-title = Relecture
replay-loading = La partie arrive …
replay-none = Cette relecture ne peut pas être montrée.
replay-early = La relecture s’ouvre quand la partie est finie.
replay-table = Vers la table
replay-retry = Réessayer
replay-viewer = Vu par
replay-open = Toutes les mains ouvertes
replay-public = Tous ceux qui regardent
replay-seat = { $name } ({ $player })
replay-this = Cette étape
replay-setup = La table est prête et les premières cartes sont distribuées.
replay-choice = { $name } : { $choice }
replay-secret = Décide quelque chose qu’on ne voit pas d’ici.
replay-quiet = Rien ne se passe encore ; il reste à décider.
replay-boards = Plateaux
replay-more = Plus
replay-step = Étape
replay-at = Étape { $step } sur { $total }
replay-at-turn = Étape { $step } sur { $total } · { $turn }
replay-controls = Parcourir la partie
replay-first = Vers la mise en place
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-last = Vers la fin
replay-turn = Tour
replay-speed = Vitesse
replay-times = { $speed }×
replay-tools = Cette relecture
replay-copy = Copier le lien de l’étape
replay-save = Enregistrer la partie
replay-result = Résultat
replay-play-on = Reprendre ici
replay-play-on-text = Une nouvelle table commence à l’étape { $step }. Des bots prennent les autres places ; les cartes des piles restent comme elles étaient.
replay-play-on-over = La partie s’arrête ici. Revenez un peu en arrière pour reprendre.
replay-play-on-begin = Commencer
replay-play-as = Vous jouez

## Fichiers de partie

file-title = Ouvrir un fichier de partie
file-open = Choisir un fichier
file-busy = On la rejoue …
file-text = Ou déposez-le n’importe où sur cette page. Il s’ouvre en relecture.
file-drop = Déposez le fichier de partie ici
file-large = Ce fichier est trop grand pour une partie : 256 Kio au plus.
file-wrong = Ce n’est pas un fichier de partie qui puisse s’ouvrir : { $detail }
file-wrong-field = Ce fichier de partie ne peut pas s’ouvrir. « { $field } » : { $detail }

## Vos parties

games-title = Vos parties
games-with = Avec { $names }
games-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
games-alone = Encore personne d’autre
games-file = D’un fichier
games-lobby = En attente de joueurs
games-playing = En cours
games-over = Finie
games-your-turn = C’est à vous de jouer
games-continue = Continuer
games-replay = Revoir
games-remove = Retirer de la liste : { $names }
games-more = { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }
games-fewer = En montrer moins

## La fin

end-watch = Voir la relecture
