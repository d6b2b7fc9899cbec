### Le terminal, ligne par ligne ou en plein écran : ce qu’il dit autour du jeu.

welcome = Vous jouez : { $figure }. Tapez le numéro ou le nom d’un choix ; ? pour l’aide.
welcome-wreckland = Vous êtes au volant. Tapez le numéro ou le nom d’un choix ; ? pour l’aide.
welcome-resistance = Vous jouez ensemble. Tapez le numéro ou le nom d’un choix ; ? pour l’aide.
seed = Cette partie a la graine { $seed }.
your-choice = votre choix
auto = (un seul choix : { $choice })
hint = Le robot choisirait : { $choice }
hint-why = Pourquoi : { $why }
hint-thinks = Réflexion …
hint-so-far = Réflexion … pour l’instant, le robot choisirait : { $choice }
unknown-choice = « { $text } » n’est pas un des choix. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
unknown-card = Il n’y a pas de carte « { $name } » en vue.
why-nothing = Rien ne s’oppose à « { $name } », ou il n’y a rien de tel sur la table.
undone = Repris : { $choice }
no-undo-nothing = Il n’y a rien à reprendre.
no-undo-revealed = Rien à reprendre : quelque chose a été révélé depuis votre dernier choix.
no-undo-declined = Les autres ont dit non. Vous pourrez redemander quand quelqu’un aura joué.
saved = Partie enregistrée dans { $file }. Pour continuer : frenzy play --load { $file }
recorded = La partie est notée dans { $file }. Pour la lire : frenzy replay { $file }
goodbye = Au revoir. Personne n’a vraiment souffert.
you-won = Vous avez gagné. Profitez-en tant que cela dure.
you-won-adrenaline = Vous avez gagné. L’arène s’en souviendra, jusqu’à demain.
you-won-wreckland = Vous avez gagné. La poussière retombe, et ce n’est pas la vôtre.
you-won-resistance = Vous avez gagné. La pelouse s’en remettra.
you-lost = Vous n’avez pas gagné. Il y aura d’autres parties.
you-lost-adrenaline = Vous n’avez pas gagné. Les autres le raconteront partout.
you-lost-wreckland = Ce n’est pas pour cette fois. La route est patiente.
you-lost-resistance = Ce n’est pas pour cette fois. La maison est patiente, et elle a faim.
help =
    Un numéro ou un nom, comme « { $choice } » : faire ce choix
    ?             cette aide
    ? NOM         ce que fait une carte
    why NOM       pourquoi une chose ne peut être choisie
    odds NOM      ce que le hasard peut apporter, pour un choix ou une chose
    threats       ce que le jeu fera ensuite, là où cela se prévoit
    cards         ce que font toutes les cartes sur la table et dans votre main
    board         redessiner la table
    log           ce qui s’est passé jusqu’ici
    hint          ce que ferait un robot fort
help-local =
    undo          reprendre votre dernier choix, si rien n’a été révélé depuis
    save FICHIER  enregistrer la partie (frenzy play --load FICHIER la continue)
    record FICHIER  noter la partie (frenzy replay FICHIER la lit)
    quit          partir
help-story =
    story         réentendre le dernier épisode du récit
    story NOM     choisir quelque chose dans le récit
story-chosen = Vous avez choisi : { $text }
story-none = Rien n’a été raconté depuis votre arrivée, ou vous avez déjà choisi.

## À une table d’un serveur, ligne par ligne

joined-as = Vous occupez la place { $seat } de { $link }.
joined-watching = Vous regardez { $link }.
joined-lobby = Tapez « ready » quand vous êtes prêt, « start » pour commencer, « bots » pour remplir les places libres ; ? pour l’aide.
joined-begins = La partie commence.
joined-not-yet = Pas encore : quelqu’un d’autre décide d’abord.
joined-says = { $name } dit : { $text }
joined-line-down = La ligne est coupée. Nouvel essai ; rien n’est perdu.
joined-line-up = La ligne est rétablie.
joined-undo = { $name } voudrait reprendre un choix. Tapez « agree » (oui) ou « refuse » (non).
joined-back = Un choix a été repris.
joined-seat = { $seat } : { $who }
joined-nobody = Personne d’autre de ce nom ou de ce numéro n’est ici : { $who }
joined-muted = Vous n’entendez plus { $name }.
joined-unmuted = Vous entendez de nouveau { $name }.
help-joined =
    undo          reprendre votre dernier choix, ou le demander aux autres
    agree, refuse répondre à qui demande à reprendre un choix
    say TEXTE     parler aux autres
    chances       entendre les chances de gagner, si tout le monde est d'accord ; encore : plus
    people        qui est à la table, avec les numéros des places
    mute QUI      ne plus lire quelqu’un, ou de nouveau (un nom, ou un numéro de place)
    host QUI      pour l’hôte : passer la main
    remove QUI    pour l’hôte : retirer quelqu’un de la table ; bar QUI : pour de bon
    lock, unlock  pour l’hôte : fermer la table, ou la rouvrir
    ready, start  avant la partie : être prêt, ou commencer
    bots          avant la partie : des robots sur toutes les places libres
    quit          partir ; la même commande ramène à votre place

## Quand on ne peut pas s’asseoir

join-bad-link = Ce n’est pas le lien d’une table ({ $detail }).
join-no-server = Le serveur ne répond pas. Est-il lancé, et le lien est-il juste ? ({ $detail })
join-no-table = Cette table n’existe pas : le lien est faux, ou la table a disparu. ({ $detail })
join-no-seat = Aucune place n’est libre à cette table. Avec --watch vous pouvez regarder. ({ $detail })
join-not-now = La partie a commencé sans vous. Avec --watch vous pouvez regarder. ({ $detail })
join-token = Votre place a été donnée à quelqu’un d’autre. ({ $detail })
join-removed = L’hôte vous a retiré de la table. Il y en a d’autres, et avec --watch vous pouvez regarder celle-ci.
join-barred = L’hôte de cette table ne vous laisse pas revenir. Il y en a d’autres.
join-locked = L’hôte a fermé cette table. Avec --watch vous pouvez regarder.
join-version = Le serveur et le client ne vont pas ensemble : mettez à jour le plus ancien. ({ $detail })
join-other = Cela ne marche pas : { $detail }

## Le plein écran

tui-weapons = Armes
tui-powerups = Améliorations
tui-offer = Munitions
tui-frenzy = FRÉNÉSIE FINALE
tui-turn = { $count ->
        [0] { $name }
        [one] { $name } : { $count } action
       *[other] { $name } : { $count } actions
    }
tui-you = vous
tui-stood-in = robot
tui-closed-cards = close : les cartes ont changé
tui-closed-rules = close : les règles ont changé
tui-watching = spectateur
tui-line-down = ligne coupée, nouvel essai
tui-sent = Envoyé …
tui-nothing-there = Rien à choisir là pour le moment.
tui-together = Ensemble
tui-wish = Je préférerais …
tui-vote = Faire voter tout le monde …
tui-vote-pick = De deux à quatre ; personne n’est obligé de suivre le vote.
tui-vote-send = Demander à tous
tui-vote-for = Voter pour : { $option }
tui-vote-do = Faire ce qui a le plus de voix : { $choice }
tui-plan = Exposer un plan …
tui-plan-first = Que ferait-on d’abord ? Rien n’est encore joué.
tui-plan-show = Montrer le plan à tous
tui-plan-back = Un pas en arrière
tui-plan-sure = sûr
tui-plan-of = le plan de { $name }
tui-plan-next = Étape suivante du plan de { $name } : { $choice }
tui-plan-agree = D’accord avec le plan de { $name }
tui-plan-withdraw = Retirer mon plan
tui-hints-wanted = ✦ { $names } : des conseils, s’il vous plaît ; il faut l’accord de tous (g).
tui-hints-asked = On demande aux autres si des conseils sont permis.
tui-hints-allow = D’accord pour des conseils
tui-hints-refuse = Sans conseils
tui-shares = Qui a décidé combien : { $shares }
tui-call-bot = Un bot joue pour { $name }, qui est parti
tui-people = Les gens
tui-mute = Ne plus lire { $name }
tui-unmute = Lire de nouveau { $name }
tui-hand-on = Faire de { $name } l’hôte
tui-remove = Retirer { $name } de la table
tui-bar = Retirer { $name } de la table pour de bon
tui-lock = Fermer la table : plus personne ne s’assied
tui-unlock = Rouvrir la table
tui-renew = Nouvelle clé pour ma place : l’ancienne cesse de valoir sur tous les appareils
tui-points = { $name } montre { $thing }.
tui-undo-asked = { $name } voudrait reprendre un choix : y accepte, n refuse.
tui-undo-waiting = { $name } a demandé aux autres de reprendre un choix.
tui-cards = Cartes en vue
tui-no-cards = Aucune carte n’est visible pour l’instant.
tui-close = Échap ferme
tui-chat = Dites quelque chose aux autres ; Entrée envoie, Échap ferme
tui-again = Rejouer
tui-look = Voir la table
tui-leave = Partir
tui-stay = Rester
tui-leave-local = Quitter la partie ? Elle est enregistrée et pourra continuer plus tard.
tui-leave-playing = Quitter la table ? Un robot pourra jouer pour vous ; la même commande vous ramène.
tui-leave-lobby = Quitter la table ? Votre place sera de nouveau libre.
tui-total = Total
tui-decided = Décidé par { $rule }. Les autres ont d’excellentes excuses.
tui-invite = Qui a ce lien peut prendre une place libre :
tui-help-title = Comment jouer ici
tui-help =
    1 2 3  r g  faire le choix de ce numéro ou de cette lettre
    ↑ ↓ Entrée  parcourir les choix et en prendre un
    Échap       d’une partie des choix revenir à tous
    Tab         vers le plateau et retour : flèches, puis Entrée
    Souris      cliquer un choix, ou ce qu’il nomme sur la table ;
                ce qui ne peut être choisi est expliqué
    i  h  u     lire les cartes · conseil d’un robot · reprendre
    o  c  Espace chances · parler · ne pas attendre les robots
    w g p v     ce qui vient · jouer ensemble · montrer · les gens
    l  t  q     langue · clair ou sombre · partir
tui-signs-adrenaline =
    Une case a son nom et la lettre de sa salle. ★ est une Zone
    de Résurrection avec ses armes, ░ une porte. Petits numéros
    et cases claires : ce que vous pouvez choisir.
    ▲ rouge  ● jaune  ■ bleu  ✦ Amélioration  ⊕ Tourelle
    D :D-struct-EUR  B Banshee  Z Dozer  V Violette  S Sprog
    ›V‹ votre figurine  ✶ touché  ● arme chargée  ○ déchargée
    VV│B··│·····│·· SS : dégâts, barres à 3, 6 et 11, Marques ;
    ☠8 : ce que vaut ce plateau pour qui l’a le plus touché.
tui-signs-wreckland =
    { "[" }4] dé blanc  (4) dé rouge  4* mis de côté  ‹4› case à dé
    libre  (×) case fermée. 2/5 : dégâts et résistance.
    ▲▶▼◀ sens des pics  ◆1 blindage  ✹ explosif  ✶ touché
    →3 touche un Équipement, →2+1 deux, ≡1 chaque emplacement ;
    ~ agit à sa façon : cliquez pour lire.
    Petits numéros et places claires : vos choix possibles.
tui-signs-resistance =
    W Wolverine  M Mystique  G Magneto  S Storm  C Colossus  R Rogue
    J Juggernaut  P Psylocke  D Dark Phoenix  Y Cyclops
    B Sabretooth  I Iceman. w3 trois Rôdeurs, b Brutes, r Forcenés
    (t Opérateurs, g Gardes, s Spécialistes) ; ☠J avec un nom.
    c un citoyen  h un citoyen caché  ? face cachée  ◆r l’objectif
    rouge  ▼1 un Point de Génération, dans son ordre  ▽ endormi
    ▯ une carte  » la sortie  ≡ l’escalier  ▣ la cabine  Ψ la Main
    + porte fermée  ▒ fenêtre fermée  × bloquée  un vide : ouvert
    ✶ vient d’être touché  ♥ santé  ↯ pouvoir ou faim
    ○◔◑● le danger, avec les PX  m autre étage

tui-back = Revenir à tous les choix
tui-group = { $name } … ({ $count })
group-reroll = Défausser un Équipement pour relancer
group-arson = Arson percute
group-move = Se déplacer
group-open = Ouvrir une porte ou une fenêtre
group-attack = Attaquer
group-use = Utiliser une compétence, un trait ou un citoyen
group-fire = Utiliser la Main
group-push = Repousser un ennemi
tui-no-odds = Il n’y a rien à calculer ici.
tui-no-forecast = Personne ne peut prévoir la suite maintenant.
tui-forecast-title = Si les ennemis agissaient maintenant
tui-chapter = Chapitre { $chapter } : { $title }
tui-drive = En route
tui-moments = Ce qui a tout décidé
tui-tip = Nouveau pour vous
tui-next = La suivante
tui-next-chapter = Chapitre suivant
tui-retry = Réessayer
key-odds = chances
key-forecast = menaces

key-help = aide
key-cards = cartes
key-map = étage
key-undo = reprendre
key-hint = conseil
key-hurry = vite
key-chat = parler
key-together = ensemble
key-people = gens
key-chances = chances
key-point = montrer
key-theme = thème
key-leave = partir
key-ending = scores
key-ready = prêt
key-start = commencer
key-bots = robots

## Avant la partie

seat-open = place libre
seat-bot = { $level ->
        [easy] robot (facile)
        [hard] robot (difficile)
        [expert] robot (expert)
       *[other] robot ({ $level })
    }
seat-ready = prêt
seat-not-ready = pas prêt
seat-host = hôte
seat-muted = sans écho
lobby-locked = L’hôte a fermé la table.
lobby-ready = Je suis prêt
lobby-unready = Pas encore prêt
lobby-start = Commencer
lobby-open = { $count ->
        [one] { $count } place est libre. Envoyez le lien à un ami, ou Entrée y met un robot.
       *[other] { $count } places sont libres. Envoyez le lien à des amis, ou Entrée y met un robot.
    }
lobby-yourself = On vous attend : appuyez sur r.
lobby-waiting = On attend { $names }.
lobby-can-start = Tout le monde est prêt.

## Quand le serveur refuse

refused-stale = La table a avancé. Voici où elle en est.
refused-not_together = Seuls ceux qui jouent ensemble peuvent faire cela.
refused-not_yours = Pas encore : quelqu’un d’autre décide d’abord.
refused-illegal = Ce n’est pas possible maintenant : choisissez dans la liste.
refused-spectator = Vous regardez ; seuls les joueurs choisissent.
refused-not_started = La partie n’a pas encore commencé.
refused-over = La partie est finie.
refused-nothing = Il n’y a rien à reprendre.
refused-not_agreed = Tout le monde n’est pas d’accord pour reprendre.
refused-too_many = C’était un peu rapide. Réessayez dans un instant.
refused-not_saved = Cela n’a pas pu être enregistré. Réessayez.
refused-not_now = Pas encore : { $detail }

## La partie comptera-t-elle pour le classement ?

ladder-counts = Compte pour le classement.
ladder-no_place = Ne compte pas pour le classement : vous n’y avez pas de place.
ladder-shared = Ne compte pas pour le classement : vous partagez cet appareil, ou jouez deux places.
ladder-helped = Ne compte pas pour le classement : il y a eu un conseil, ou un choix repris après une révélation.
ladder-branch = Ne compte pas pour le classement : elle ne commence pas au début.
ladder-no_rival = Ne compte pas pour le classement : personne d’autre ici n’y figure.

## Phrases toutes faites

preset-hello = Bonjour !
preset-good_luck = Bonne chance !
preset-well_played = Bien joué !
preset-thanks = Merci !
preset-sorry = Désolé !
preset-one_moment = Un instant, s’il vous plaît.
preset-your_turn = C’est à vous.
preset-good_game = Belle partie !

## Wreckland Run

wreckland-title = WRECKLAND
wreckland-chapter = chapitre { $chapter }
wreckland-round = manche { $round }/3
wreckland-wreckage = customisation
wreckland-turn = tour { $turn }
wreckland-step = { $colour ->
        [red] étape { $step } : dé rouge
       *[white] étape { $step } : blancs { $placed }/3
    }
wreckland-dice = Dés
wreckland-scrap = Récup
wreckland-none = rien
wreckland-available = Équipements à installer
wreckland-upgrades = Améliorations
wreckland-core = Moteur
wreckland-front = avant
wreckland-right = droite
wreckland-rear = arrière
wreckland-left = gauche
wreckland-free = libre
wreckland-wrecked = ÉPAVE
wreckland-boss-waits = arrive à la manche 3
wreckland-boss-table-wreckage = Dés rouges dépensés ici :
wreckland-boss-table-run = Dés rouges sans ennemi :
wreckland-result = { $result ->
        [won] Victoire
       *[lost] Défaite
    }
wreckland-by = décidé par { $rule }
wreckland-rounds = Tours par manche
wreckland-core-left = Moteur restant
wreckland-scrap-left = Récup restante
wreckland-driver = { $vehicle } avec { $hero }, { $difficulty }

## Resistance

resistance-outlook-heroes = Ce que chaque héros risque (sur { $samples } essais) :
resistance-outlook-zones = Ce que { $hero } perdrait dans chaque zone. Le nombre est acquis ; + : les cartes à venir peuvent l’augmenter ({ $samples } essais) :
resistance-outlook-safe = Aucune blessure : { $zones }.
resistance-round = Round { $round }
resistance-danger = danger { $level }
resistance-floor-ground = Rez-de-ch.
resistance-floor-first = Étage
resistance-floor-basement = Sous-sol
resistance-result = { $result ->
        [won] Mission accomplie
       *[lost] Mission échouée
    }
resistance-fell = à terre
resistance-left = en sûreté
resistance-stayed = sur place
resistance-kills = Éliminés
resistance-wounds = Blessures

## Une campagne à soi

campaign-line = { $slot } : { $drivers }, { $won } chapitres gagnés sur { $count }
campaign-none = Il n’y a pas encore de campagne. Pour en commencer une : frenzy play { $game } --new
campaign-sealed = le chapitre { $chapter } est encore scellé
campaign-no-chapter = il n’y a pas de chapitre { $chapter }
campaign-taken = l’emplacement « { $slot } » a déjà une campagne : choisissez un autre --slot, ou --reset pour recommencer
campaign-fixed = --{ $option } reste le même pour toute la campagne : commencez-en une autre avec --new --slot NOM
campaign-bad-slot = --slot : lettres, chiffres, - et _ seulement, 40 au plus
campaign-damaged = { $file } : le fichier de la campagne est abîmé ({ $detail }). Il reste tel quel : réparez-le, déplacez-le, ou choisissez un autre --slot
campaign-unwritable = { $file } : la campagne ne peut pas être gardée : { $detail }
campaign-stale = L’essai en cours venait d’autres cartes ou d’autres règles ; le chapitre recommence.
campaign-going-on = Le chapitre { $chapter } continue là où vous l’avez laissé.
campaign-done = Tous les chapitres sont gagnés. Avec --chapter, vous pouvez en rejouer un.
campaign-kept = Votre campagne est gardée. Pour continuer : { $command }
campaign-next = Tapez « next » pour le chapitre suivant, ou quit.
campaign-retry = Tapez « again » pour retenter le chapitre, ou quit.
campaign-onwards = La même commande continue la campagne.
campaign-only = --{ $option } : seulement pour un jeu avec campagne

## Les options d’un jeu

games-option = { $option } : { $help }
games-default = par défaut : { $value }
games-by-seats = par défaut : selon le nombre de joueurs

## Le palmarès d’une série

series-next = Tapez « next » pour la suivante, ou quit.
series-again = Tapez « again » pour la retenter, ou quit.
missions-untried = pas encore tentée
missions-tried = { $count ->
        [one] tentée une fois
       *[other] tentée { $count } fois
    }
missions-won = gagnée en { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } ({ $wins } sur { $count })
missions-new = du nouveau : { $topics }
missions-tutorial = le tutoriel
missions-none = Aucune mission n’a encore été jouée ici jusqu’au bout.
missions-run = { $date }  { $mission }  { $won ->
        [yes] gagnée
       *[no] perdue
    } au tour { $round } : { $heroes }
missions-added = { $count ->
        [0] Rien n’y était nouveau.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }

## Qui gagnera, et ce qu'on en dit après

chances-team = De gagner
chances-share = { $share } % ± { $doubt }
chances-side = { $name } { $share } %
chances-alone = Chances de gagner : { $share } %
chances-sides = Chances de gagner : { $sides }
tui-chances-wanted = Demande de { $names } : voir les chances de gagner, si tout le monde est d'accord (b).
joined-chances-wanted = Demande de { $names } : entendre les chances de gagner ; chances pour accepter.
joined-no-chances = Ici, personne ne peut dire qui a des chances de gagner.
review-title = { $game } : { $deeds } coups, et les chances de gagner
review-points = Tournants de la partie
review-no-points = Rien n'a fait basculer cette partie.
review-kind-strong = joli coup
review-kind-setback = revers
review-kind-missed = manqué
review-kind-luck = chance
review-point = Après { $step } choix · { $who }, { $kind } : { $deed }
review-moved = { $side } : { $before } % → { $after } %
review-luck = part de chance : { $points } points
review-better = mieux : { $deed } ({ $points } points, ± { $scatter })
review-sums = Ce qui a fait bouger les chances, en points sur cent
review-decided = ses décisions
review-luck-sum = la chance
review-others = les autres
review-missed = laissé de côté

## Problèmes

grade-easy = facile
grade-medium = moyen
grade-hard = difficile
puzzle-greeting = Problème { $name }
puzzle-solved = Résolu : { $own }, et rien ne fait mieux.
puzzle-missed = Pas tout à fait : { $own }. Le mieux est : { $best }.
puzzle-steps = La réponse :
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-leave = Quitter le problème ?
puzzle-onward = Tapez « next » pour le problème suivant, « again » pour réessayer celui-ci, ou quit.
key-restart = recommencer
help-puzzle =
    reset         recommencer le problème
