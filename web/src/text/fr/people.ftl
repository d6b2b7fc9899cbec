### Arriver à la table, et les gens autour.

## La page d’accueil

front-play = Jouer
front-bots = Jouer contre des bots
front-bots-text = Commence tout de suite
front-allies = Jouer avec des bots
front-allies-text = Ils se battent à vos côtés
front-alone = Jouer seul
front-alone-text = Tous les héros sont à vous
front-friends = Jouer entre amis
front-friends-text = Une table avec un lien pour eux
front-here = Jouer sur un appareil
front-here-text = On se le passe sur le canapé
front-quick = Trouver des joueurs
front-quick-text = Une place à la prochaine table publique
front-options = Options
front-public = Montrer la table à tout le monde
front-public-help = Elle figure sur la page d’accueil : d’autres peuvent regarder, et prendre les places libres. Elle a toujours une horloge, et sa dernière place est pour quelqu’un d’ailleurs.
front-join = Rejoindre par un lien
front-link = Lien ou code d’une table
front-go = Y aller
front-tables = Tables publiques
front-no-tables = Personne n’attend. Ouvrez une table et soyez le premier à saigner.
front-learn = Première visite ?
nickname = Votre nom
nickname-default = Joueur
table-join = Prendre place
table-watch = Regarder
table-line = { $open ->
        [0] { $seats } places, toutes prises
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
table-playing = La partie est en cours

## Autour d’un appareil

here-title = Qui joue sur cet appareil ?
here-text = Un rideau cache chaque main jusqu’à ce que son joueur ait l’appareil. Des bots prennent les autres places.
here-name = Nom du joueur { $number }
here-default = Joueur { $number }
here-you = Joueur { $number } (vous)
here-add = Un de plus
here-remove = Sans { $name }
here-start = Commencer
here-bots = { $count ->
        [0] Il ne reste pas de place pour un bot.
        [one] { $count } bot complète la table.
       *[other] { $count } bots complètent la table.
    }

## Les options d’une table

front-level = Bots
game-bot-pace = Rythme des bots
bot-pace-0 = Rapide
bot-pace-1 = À bon rythme
bot-pace-2 = Lentement
game-clock = Horloge
clock-none = Aucune
clock-live = En direct
clock-days = En jours
clock-none-help = Personne n’est pressé.
clock-live-help = Du temps libre à chaque décision, puis une réserve pour toute la partie. Une fois le temps écoulé, un bot remplace.
clock-days-help = Pour les parties qui se jouent à côté de la vie. Une fois le temps écoulé, un bot remplace.
game-seconds = Par décision
game-reserve = Réserve
game-days = Par décision
game-away = Absence
game-away-help = Combien de temps la table attend quelqu’un qui a perdu la connexion avant qu’un bot le remplace. On peut revenir à tout moment.
game-away-never = Attendre toujours
game-stand-in = Le bot qui remplace
team-count = { $count } dans l’équipe, de { $least } à { $most } possibles
game-auto = Selon les joueurs
span-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-none = Aucune
player-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
game-level-line = bots : { $level }
level-easy = Facile
level-easy-text = fait des erreurs
level-normal = Normal
level-normal-text = réfléchit un coup d’avance
level-hard = Difficile
level-hard-text = prépare tout son tour
level-expert = Expert
level-expert-text = sait, par des milliers de parties, ce qui fait gagner
level-random = Hasard
level-random-text = joue tout ce qui est permis
level-greedy = Avide
level-greedy-text = prend les points qu’il voit

## Avant la partie

lobby-title = Votre table
lobby-title-of = La table de { $name }
lobby-seats = Places
lobby-invite = Inviter des amis
lobby-invite-text = Quiconque a ce lien peut prendre une place libre, ou regarder.
lobby-link = Lien de la table
lobby-copy = Copier le lien
lobby-renew = Nouvelle clé pour ma place
lobby-renew-text = L’ancienne clé de votre place cesse de valoir, sur quelque appareil qu’elle soit. Cet appareil garde la place.
lobby-copied = Copié
lobby-share = Partager
lobby-qr = Le lien en code QR
lobby-start = Commencer la partie
lobby-start-open = { $count ->
        [one] Une place est encore libre : pour un ami ou un bot.
       *[other] { $count } places sont encore libres : pour des amis ou des bots.
    }
lobby-start-ready = Pas encore prêts : { $names }.
lobby-start-can = Tout le monde est là.
lobby-fill = Compléter avec des bots et commencer
lobby-ready = Je suis prêt
lobby-ready-all = Nous sommes prêts
lobby-unready = Encore un moment
lobby-leave = Quitter la table
lobby-full = Toutes les places sont prises. Restez : vous pourrez regarder la partie.
lobby-public = Publique
lobby-private = Par lien seulement
seat-open = Place libre
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-ready = prêt
seat-not-ready = pas prêt
seat-away = non connecté
seat-here = sur cet appareil
seat-sit = S’asseoir ici
seat-add-here = Ajouter quelqu’un ici
seat-add-name = Qui s’assied ici ?
seat-add = Ajouter
seat-cancel = Annuler
seat-add-bot = Ajouter un bot
seat-level = Niveau du bot à la place { $seat }
seat-remove-name = Retirer { $name }
seat-stand-in = remplacé par un bot
seat-number = Place { $number }, { $character }
change-sat = { $name } s’assied.
change-left = { $name } est parti.
change-ready = { $name } est prêt.
change-away = { $name } n’est pas connecté.
change-back = { $name } est de retour.
change-bot = Un bot s’assied.
change-host = { $name } est maintenant l’hôte.
seat-host = hôte
lobby-locked = Fermée
lobby-locked-text = L’hôte a fermé la table : plus personne ne s’assied. Vous pourrez regarder la partie.
host-lock = Fermer la table
host-lock-help = Plus personne ne prend place tant que vous ne la rouvrez pas.
host-you = Vous êtes maintenant l’hôte de cette table.
person-menu = { $name } : ne plus lire, et plus
person-mute = Ne plus lire
person-mute-help = Vous ne voyez plus ce que cette personne dit ou montre. Elle n’en sait rien, et ce navigateur s’en souvient.
person-host = En faire l’hôte
person-remove = Retirer de la table
person-remove-open = La place est de nouveau libre, et la personne en est informée.
person-remove-bot = Un bot joue à sa place, et la personne en est informée.
person-bar = Retirer pour de bon : sans retour possible
removed-title = Vous n’êtes plus à cette table
removed-text = L’hôte vous a retiré de la table. Il y en a d’autres, et vous pouvez encore regarder celle-ci.
barred-text = L’hôte vous a retiré de la table, et vous ne pouvez pas y revenir. Il y en a d’autres.

## Passer l’appareil

curtain-title = Passez l’appareil à { $name }
curtain-text = { $character } doit décider. On ne regarde pas.
curtain-ready = Je suis { $name }
curtain-wait = Un instant …
open-to-all = Tout le monde peut regarder : aucune main n’est montrée.

## Discussion

chat = Discussion
sheet-chat = Chat
chat-unread = { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-presets = Mots rapides
chat-watch = Seuls ceux qui jouent peuvent parler.
chat-people = Les gens à la table
chat-mute = Ne plus lire { $name }
chat-muted = { $count ->
        [one] { $count } ligne masquée
       *[other] { $count } lignes masquées
    }
preset-hello = Bonjour !
preset-good_luck = Bonne chance !
preset-well_played = Bien joué !
preset-thanks = Merci !
preset-sorry = Désolé !
preset-one_moment = Un instant, s’il vous plaît.
preset-your_turn = À vous !
preset-good_game = Belle partie !

## Horloges et remplaçants

time-of = Temps de { $name }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-reserve = réserve { $time }
time-low = Plus que { $seconds } secondes
stand-in = Un bot joue pour { $name }.
stand-in-you = Un bot joue pour vous.
stand-in-back = Je suis de retour

## Revenir en arrière

undo-asks = { $name } demande à reprendre son dernier choix
undo-text = Quelque chose a été révélé depuis : tout le monde doit être d’accord. Ce que les autres ont fait depuis est repris aussi.
undo-agree = Accepter
undo-refuse = Refuser
undo-left = { $seconds } s
undo-agreed = D’accord : { $names }
undo-waiting = On attend l’accord des autres …
undo-done = Repris.
undo-refused = Pas repris.

## À vous

turn-title = À vous de jouer
turn-title-of = Au tour de { $name }
turn-note = { $name }, c’est à vous.

## Réglages

settings = Réglages
language = Langue
theme = Thème
theme-light = Thème clair
theme-dark-name = Sombre
theme-light-name = Clair
wish-motion = Mouvement
wish-motion-off = Aucun
wish-motion-fast = Rapide
wish-motion-normal = Normal
wish-sound = Sons
notify = M’avertir sur le bureau quand c’est mon tour
notify-help = Le navigateur demande une fois. Seulement quand cette page est ouverte et hors de vue.
notify-denied = Le navigateur ne le permet pas : changez cela dans les réglages de la page.
notify-none = Ce navigateur ne peut pas le faire ici.

## La ligne et ses ennuis

line-connecting = Connexion …
line-waiting = La ligne est coupée. Nouvel essai en cours ; rien n’est perdu.
line-back = La ligne est rétablie.
line-offline = Cet appareil est hors ligne. Rien n’est perdu ; la table attend.
line-newer = Il y a une nouvelle version de cette page.
line-reload = La charger
closed-cards = Cette partie a été close : ses cartes ont changé depuis son début. Le plateau, le journal et le fichier de partie restent ici.
closed-rules = Cette partie a été close : les règles ont changé depuis son début. Le plateau, le journal et le fichier de partie restent ici.
watching = Vous regardez.
ladder-title = Classement
problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
problem-no-link = Ce n’est pas le lien d’une table.
problem-other = Cela ne marche pas : { $detail }

## La réponse à une demande

problem-bad_field = Cela ne convient pas : { $detail }
problem-bad_record = Ce n’est pas un fichier de partie de cette version : { $detail }
problem-bad_request = Le serveur n’a pas compris : { $detail }
problem-closed = Les règles ou les cartes de ce jeu ont changé depuis. On peut encore regarder la partie, mais pas la continuer.
problem-barred = L’hôte de cette table ne vous laisse pas revenir.
problem-foreign_page = Le serveur ne répond qu’à ses propres pages. Ouvrez la table depuis celles-ci.
problem-full = Il n’y a plus de place libre. Vous pouvez regarder.
problem-locked = L’hôte a fermé la table. Vous pouvez regarder.
problem-not_host = Seul l’hôte de la table peut le faire.
problem-one_address = À une table publique, la dernière place est pour quelqu’un d’ailleurs. Ouvrez une table par lien pour vous.
problem-no_game = Le serveur ne connaît pas ce jeu.
problem-no_lesson = Cette leçon n’existe pas.
problem-no_puzzle = Ce problème n’existe pas.
problem-no_player = Cette place du classement n’est plus à personne.
problem-name_taken = Quelqu’un du classement a un nom qui ressemble à celui-ci. Prenez-en un autre.
problem-no_campaign = Cette campagne n’existe pas, ou ce n’est pas son lien.
problem-sealed = Ce chapitre est encore scellé.
problem-no_method = Le serveur ne fait pas cela.
problem-no_page = Il n’y a rien à cette adresse.
problem-no_seat = Cet appareil n’a plus de place à la table.
problem-no_storage = Le serveur ne peut pas enregistrer pour l’instant. Réessayez bientôt.
problem-no_table = Cette table n’existe pas.
problem-not_over = La partie est encore en cours.
problem-not_ready = Tout le monde n’est pas encore prêt.
problem-not_yours = Seuls ceux qui sont à la table peuvent le faire.
problem-our_mistake = Quelque chose s’est mal passé sur le serveur. C’est noté ; réessayez.
problem-over = La partie est finie.
problem-seat_open = Une place est encore libre.
problem-seat_taken = Quelqu’un vient de prendre cette place.
problem-started = La partie a déjà commencé.
problem-too_big = C’est trop grand pour le serveur.
problem-too_many = Un peu trop vite. Réessayez dans un instant.
problem-too_slow = La requête n’est pas arrivée entière à temps au serveur. Réessayez.
problem-wrong_host = Le serveur ne porte pas ce nom. Demandez son adresse à la personne qui le gère.
field-nickname = Un nom a besoin d’au moins une lettre.
field-here = Il y a plus de noms que de places, ou un nom sans lettre.
field-seats = On joue à 3, 4 ou 5 (A-1.1).
field-options-bot = Le Bot ne se joint qu’à 3 ou 4 joueurs (A-12.1).
field-options-skulls = Une partie a de 5 à 8 crânes (A-2.1).

## Ce que la table refuse

refused-empty = Il n’y avait rien dans cette ligne.
refused-illegal = Ce n’est pas possible maintenant : choisissez dans la liste.
refused-nonsense = Le serveur n’a pas compris.
refused-not_agreed = Tout le monde n’est pas d’accord pour revenir en arrière.
refused-not_saved = Cela n’a pas pu être enregistré. Réessayez.
refused-not_started = La partie n’a pas encore commencé.
refused-not_together = Seuls ceux qui jouent ensemble peuvent faire cela.
refused-not_yours = Pas encore : quelqu’un d’autre décide d’abord.
refused-nothing = Il n’y a rien à annuler.
refused-our_mistake = Quelque chose s’est mal passé sur le serveur. C’est noté ; réessayez.
refused-over = La partie est finie.
refused-spectator = Vous regardez ; seuls les joueurs choisissent.
refused-stale = La table a avancé. La voici telle qu’elle est.
refused-too_many = Un peu trop vite. Réessayez dans un instant.

## Jouer ensemble

together = Ensemble
sheet-together = Équipe
ping = Montrer
ping-help = Montrer aux autres quelque chose sur la table (P, ou Alt et un clic)
ping-now = Touchez maintenant ce que vous voulez montrer.
ping-line = { $name } montre { $thing }.
together-wanted = Quelqu’un attend votre réponse

ghost-begin = Plan
ghost-help = Exposer des coups à tout le monde ; rien n’est encore joué
ghost-title = Votre plan
ghost-first = Touchez ce qui serait fait d’abord, ici ou sur le plateau. Rien n’est encore joué.
ghost-back = Un pas en arrière
ghost-show = Montrer à tous
ghost-cancel = Ne plus planifier
ghost-of = Le plan de { $name }
ghost-sure = sûr
ghost-chance = { $percent } %
ghost-next = Faire l’étape suivante
ghost-agree = D’accord
ghost-agreed = D’accord : { $names }
ghost-withdraw = Retirer

vote-begin = Voter
vote-help = Faire voter tout le monde entre des choix ou des plans
vote-title = Sur quoi voter ?
vote-pick = Deux à quatre choix ou plans. Personne n’est obligé de suivre le vote.
vote-send = Demander à tous
vote-asks = { $name } demande : lequel ?
vote-over = Le vote est clos
vote-won = Le plus de voix
vote-play = Le faire

wish-title = Je préférerais …
wish-of = { $names } : plutôt cela

hints-asked = { $names } : des conseils, s’il vous plaît. Il faut l’accord de tous.
hints-waiting = Il y aura des conseils dès que tous seront d’accord.
hints-on = Conseils permis : tous sont d’accord.
hints-allow = D’accord
hints-refuse = Sans conseils
hints-stop = Arrêter

decided = Qui a décidé combien
decided-share = { $name } { $share } %

bot-away = { $name } n’est pas là.
bot-call = Laisser jouer un bot
drop-in = Jouer à la place d’un bot :

## La partie comptera-t-elle pour le classement ?

ladder-sign-counts = Compte pour le classement
ladder-sign-no_place = Hors classement : vous n’y avez pas de place
ladder-sign-shared = Hors classement : vous partagez cet appareil, ou jouez deux places
ladder-sign-helped = Hors classement : il y a eu un conseil, ou un choix révélé a été repris
ladder-sign-branch = Hors classement : elle ne commence pas au début
ladder-sign-no_rival = Hors classement : personne d’autre ici n’y figure
