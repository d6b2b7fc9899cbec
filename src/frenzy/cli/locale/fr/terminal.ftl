### Le client ligne par ligne : ce qu’il dit autour du jeu.

welcome = Vous êtes { $figure }. Tapez le numéro ou le nom d’un choix ; ? pour l’aide.
seed = Cette partie a la graine { $seed }.
your-choice = votre choix
auto = (un seul choix : { $choice })
hint = Le robot choisirait : { $choice }
unknown-choice = « { $text } » n’est pas un des choix. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
unknown-card = Il n’y a pas de carte « { $name } ». Les cartes ont leur nom de table, comme zx2 ou newton:red.
undone = Repris : { $choice }
undo-nothing = Rien à reprendre : quelque chose a été révélé depuis votre dernier choix.
saved = Partie enregistrée dans { $file }. Pour continuer : frenzy play --load { $file }
recorded = La partie est notée dans { $file }. Pour la lire : frenzy replay { $file }
goodbye = Au revoir. Personne n’a vraiment souffert.
you-won = Vous avez gagné. L’arène s’en souviendra, jusqu’à demain.
you-lost = Vous n’avez pas gagné. Les autres le raconteront partout.
help =
    Un numéro ou un nom, comme « shoot zx2 » : faire ce choix
    ?             cette aide
    ? NOM         ce que fait une carte, par exemple « ? zx2 » ou « ? newton »
    cards         ce que font toutes les cartes sur la table et dans votre main
    board         redessiner l’arène
    log           ce qui s’est passé jusqu’ici
    hint          ce que ferait le robot glouton
    undo          reprendre votre dernier choix, si rien n’a été révélé depuis
    save FICHIER  enregistrer la partie (frenzy play --load FICHIER la continue)
    record FICHIER  noter la partie (frenzy replay FICHIER la lit)
    quit          partir
