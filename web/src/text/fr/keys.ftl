### Comment on manie la table.

keys-title = Touches
keys-number = choisir par le numéro
keys-tab = aller d’une chose à l’autre, et appuyer
keys-arrows = parcourir le plateau ou le journal ; Entrée choisit, ou dit pourquoi, ou pourquoi non
keys-read = lire la carte
keys-hint = demander un conseil, quand on joue seul
keys-point = Montrer aux autres ce qui est sous le clavier ou le pointeur (quand on joue ensemble)
keys-undo = reprendre le dernier choix
keys-escape = fermer, ou revenir d’un pas
keys-help = cette page
keys-replay = Touches d’une rediffusion
keys-step = un pas
keys-turn = un tour
keys-play = lecture et pause
keys-speed = plus vite et moins vite
touch-title = Doigts
touch-tap = Touchez ce qui est allumé, sur le plateau ou dans la liste.
touch-dark = Touchez ce qui n’est pas allumé pour savoir pourquoi.
touch-hold = Gardez le doigt sur une carte pour la lire.
touch-film = Un toucher n’importe où passe ce qui est montré.
