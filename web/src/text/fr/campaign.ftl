### Les portes de la page d’accueil, et les campagnes.

## Les portes

door-which = Quel jeu ?
door-adrenaline = Adrenaline
door-adrenaline-line = Un jeu de tir de 3 à 5, bots compris
door-wreckland = Wreckland Run
door-wreckland-line = La Mort aux Trousses, campagne solo
door-resistance = X-Men Resistance
door-resistance-line = Des héros unis contre les morts affamés, dans le manoir qui fut leur foyer
door-opens = La porte coince un peu …

## Lancer la poursuite

campaign-start = Commencer
campaign-start-map = Voir d’abord la carte
campaign-continue = Continuer
campaign-new = Une nouvelle campagne
campaign-untitled = Une campagne
campaign-name = Nom de la sauvegarde, si vous voulez
campaign-name-default = Ce avec quoi on joue

## Comment ça se passe

campaign-how = Comment ça se passe

## Sauvegardes

campaign-slots = Vos campagnes
campaign-no-slots = Pas encore de campagne.
campaign-progress = { $won ->
        [0] Aucun chapitre gagné sur { $total }
        [one] { $won } chapitre gagné sur { $total }
       *[other] { $won } chapitres gagnés sur { $total }
    }
campaign-at = Prochain : chapitre { $chapter }
campaign-at-running = Chapitre { $chapter }, course en cours
campaign-all-won = Tous les chapitres sont gagnés
campaign-last = Joué le { $date }
campaign-map = Carte
campaign-elsewhere = Commencé sur un autre appareil ?
campaign-elsewhere-text = Collez le lien privé de la campagne : elle continue ici même.
campaign-link = Lien privé
campaign-no-link = Ce n’est pas le lien privé d’une campagne. Il se termine par # et une longue clé.

## La carte

campaign-chapter = Chapitre { $number }
campaign-chapters = Chapitres
campaign-sealed = Enveloppe scellée { $number }
campaign-stop-won = Chapitre { $number } : { $title }, gagné
campaign-stop-open = Chapitre { $number } : { $title }, vous êtes ici
campaign-play = Jouer
campaign-go-on = Reprendre
campaign-try-again = Réessayer
campaign-play-again = Rejouer
campaign-fresh = Recommencer la course
campaign-fresh-title = Recommencer ?
campaign-fresh-text = La course en cours est abandonnée. Elle reste dans vos statistiques, comme course abandonnée.
campaign-keep = Laisser comme c’est
campaign-rule = Du nouveau
campaign-ended-won = Comment cela a fini
campaign-ended-lost = Comment cela a fini la dernière fois
campaign-tally = { $attempts ->
        [0] Pas encore tenté.
        [one] Une tentative, { $wins ->
            [0] pas encore gagnée.
           *[other] gagnée.
        }
       *[other] { $attempts } tentatives, { $wins ->
            [0] aucune gagnée pour l’instant.
            [one] une gagnée.
           *[other] { $wins } gagnées.
        }
    }
campaign-over = Tous les chapitres sont gagnés.
campaign-unknown = Cet appareil ne connaît pas cette campagne
campaign-unknown-text = Ouvrez-la par son lien privé : sur l’appareil où elle a commencé, il se trouve sous la carte.

## Le lien privé

campaign-private = Continuer ailleurs
campaign-private-text = Ce lien ouvre la campagne sur n’importe quel appareil. Qui l’a peut jouer : gardez-le pour vous.
campaign-qr = Le lien privé en code QR
campaign-qr-show = Montrer en code QR
campaign-qr-hide = Cacher le code QR
campaign-renew = Créer un nouveau lien
campaign-renew-title = Un nouveau lien ?
campaign-renew-text = L’ancien lien cesse aussitôt de valoir, sur tous les appareils. Celui-ci reçoit le nouveau ; ouvrez-le de nouveau sur vos autres appareils.

## Le livre

book-so-far = L’histoire jusqu’ici
book-close = Fermer le livre
book-on = En route
book-skip = Laisser cela ouvert, et en route
book-made = Vous avez choisi : { $text }
book-back = Page précédente
book-forth = Page suivante
book-failed = Cela n’a pas pu être gardé. Réessayez.

## Courses

campaign-runs = Vos courses
campaign-no-runs = Pas encore de partie.
campaign-total-runs = Courses
campaign-total-wins = Victoires
campaign-total-time = Temps de jeu
campaign-more = { $count ->
        [one] Encore { $count } course
       *[other] Encore { $count } courses
    }
campaign-column-chapter = Chapitre
campaign-column-result = Résultat
campaign-column-time = Durée
campaign-column-date = Début
campaign-result-running = en cours
campaign-result-won = gagnée
campaign-result-lost = perdue
campaign-result-given_up = abandonnée

## Depuis le début, et adieu

campaign-farewell = Cette sauvegarde
campaign-reset = Remettre la campagne à zéro
campaign-reset-title = Revenir au premier chapitre ?
campaign-reset-text = Tous les chapitres sauf le premier sont scellés de nouveau, et toutes les parties effacées avec leurs enregistrements.
campaign-forget = Oublier la campagne
campaign-forget-title = Oublier cette campagne ?
campaign-forget-text = Sa progression est effacée pour de bon, et le lien privé n’ouvre plus rien.

## Le palmarès d’une série

record-title = Votre palmarès
record-next = Ensuite : { $title }
record-all = Tout le palmarès
record-set-up = Choisir avec qui
record-file = Le garder
record-file-text = Le palmarès reste dans ce navigateur. En fichier, il se conserve ou s’ajoute à celui d’un autre appareil.
record-save = Enregistrer un fichier
record-open = Ajouter un fichier
record-taken = { $count ->
        [0] Rien n’y était nouveau.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
record-wrong = Ce n’est pas un palmarès de ce jeu.
record-follow = Ensuite : { $title }
campaign-clear = Oublier le palmarès
campaign-clear-title = Oublier le palmarès ?
campaign-clear-text = Toutes ses parties sont effacées de ce navigateur pour de bon. Les enregistrements restent où ils sont.
