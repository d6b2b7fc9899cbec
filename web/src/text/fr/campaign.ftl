### Les deux portes de la page d’accueil, et les campagnes de La Mort aux Trousses. Pas un mot d’un chapitre ici.

## Les portes

door-which = Quel jeu ?
door-adrenaline = Adrenaline
door-adrenaline-line = Un jeu de tir de 3 à 5, bots compris
door-wreckland = Wreckland Run
door-wreckland-line = La Mort aux Trousses, campagne solo
door-opens = La porte coince un peu …

## Lancer la poursuite

campaign-line = Montez une voiture avec des dés et de la ferraille. Semez la vallée. Faites tomber ceux qui la tiennent.
campaign-start = Lancer la poursuite
campaign-start-map = Voir d’abord la carte
campaign-continue = Continuer
campaign-new = Une nouvelle campagne
campaign-rig = { $vehicle } et { $hero }
campaign-your-rig = Qui conduit quoi
campaign-vehicle = Véhicule
campaign-vehicle-roadrunner = Roadrunner
campaign-vehicle-roadrunner-text = Équilibré : canons devant, balai derrière. Idéal pour débuter.
campaign-vehicle-thunderflash = Thunderflash
campaign-vehicle-thunderflash-text = Un gros canon et des tours de dés autour d’un moteur fragile.
campaign-vehicle-ox = Char à bœufs
campaign-vehicle-ox-text = Robuste et hérissé, presque sans canon : il percute.
campaign-vehicle-needlepoint = Pointe d’aiguille
campaign-vehicle-needlepoint-text = Un tireur d’élite : il achève ce qui fume déjà.
campaign-hero = Héros
campaign-hero-miller = Miller
campaign-hero-miller-text = Chaque placement parfait frappe 2 plus fort.
campaign-hero-arson = Arson
campaign-hero-arson-text = Une fois par manche, percute sans dépenser de dé.
campaign-hero-rudder = Rudd3r
campaign-hero-rudder-text = Chaque choc blesse aussi tous ceux qui roulent derrière.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = Répare 2 dégâts à chaque tour, une fois les dés placés.
campaign-even = Arson percute une fois par tour
campaign-even-help = La règle imprimée dit une fois par manche. Ceci est notre lecture, plus équilibrée.
campaign-difficulty = Difficulté
campaign-difficulty-next = Difficulté de la prochaine course
campaign-difficulty-learner = Débutant
campaign-difficulty-learner-text = Vous partez avec 4 Pièces de Récup.
campaign-difficulty-normal = Normal
campaign-difficulty-normal-text = Vous partez avec 2 Pièces de Récup.
campaign-difficulty-expert = Expert
campaign-difficulty-expert-text = Vous partez avec la voiture, et rien d’autre.
campaign-name = Nom de la sauvegarde, si vous voulez
campaign-name-default = Véhicule et héros

## Comment ça se passe

campaign-how = Comment ça se passe
campaign-how-build = Trois manches. Chacune commence par l’atelier : les dés paient les équipements.
campaign-how-chase = Puis on roule : les dés rouges réveillent les ennemis, les blancs sont à vous.
campaign-how-boss = À la troisième manche, le boss vient en personne. Gagnez, et l’enveloppe suivante s’ouvre.
campaign-how-sealed = Une enveloppe scellée le reste : son contenu n’est même pas sur cette page.

## Sauvegardes

campaign-slots = Vos campagnes
campaign-no-slots = Aucune épave au garage. Laissez-vous une heure.
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

campaign-road = La route de la vallée
campaign-chapter = Chapitre { $number }
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
campaign-over = Les sept chapitres sont gagnés. Plus personne dans la vallée n’a envie de discuter.
campaign-unknown = Cet appareil ne connaît pas cette campagne
campaign-unknown-text = Ouvrez-la par son lien privé : sur l’appareil où elle a commencé, il se trouve sous la carte.

## Le lien privé

campaign-private = Continuer ailleurs
campaign-private-text = Ce lien ouvre la campagne sur n’importe quel appareil. Qui l’a peut jouer : gardez-le pour vous.
campaign-qr = Le lien privé en code QR
campaign-qr-show = Montrer en code QR
campaign-qr-hide = Cacher le code QR

## Courses

campaign-runs = Vos courses
campaign-no-runs = Pas encore de course. Le compteur s’ennuie.
campaign-total-runs = Courses
campaign-total-wins = Victoires
campaign-total-fastest = Victoire la plus rapide, en tours
campaign-total-core = Moteur le mieux préservé
campaign-total-time = Temps sur la route
campaign-more = { $count ->
        [one] Encore { $count } course
       *[other] Encore { $count } courses
    }
campaign-chart = Tours de chaque course, par chapitre
campaign-chart-text = Tours de chaque course ; dessous, le chapitre
campaign-column-chapter = Chapitre
campaign-column-result = Résultat
campaign-column-difficulty = Difficulté
campaign-column-round = Manche
campaign-column-turns = Tours
campaign-column-core = Moteur
campaign-column-time = Durée
campaign-column-date = Début
campaign-result-running = en cours
campaign-result-won = gagnée
campaign-result-lost = perdue
campaign-result-given = abandonnée

## Depuis le début, et adieu

campaign-farewell = Cette sauvegarde
campaign-reset = Remettre la campagne à zéro
campaign-reset-title = Revenir au premier chapitre ?
campaign-reset-text = Toutes les enveloppes sauf la première sont scellées de nouveau, et toutes les courses effacées avec leurs enregistrements. Véhicule et héros restent.
campaign-forget = Oublier la campagne
campaign-forget-title = Oublier cette campagne ?
campaign-forget-text = Sa progression est effacée pour de bon, et le lien privé n’ouvre plus rien. Personne ne demandera où est passée la voiture.
