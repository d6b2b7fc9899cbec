### Le tutoriel ; ce que disent ses leçons se trouve dans les catalogues du jeu.

tutorial-text = Dix courtes leçons à une vraie table. Vous jouez, un coach vous guide : 8 minutes au plus.
tutorial-done = Vous connaissez le jeu. Les leçons restent là si vous en voulez une encore.
tutorial-start = Commencer le tutoriel
tutorial-continue = Tutoriel : reprendre à { $number } sur { $total }
tutorial-restart = Depuis le début
tutorial-again = Refaire le tutoriel
coach-title = Coach
coach-place = { $number } sur { $total }
coach-next = Suite : { $title }
coach-again = Recommencer
coach-skip = Passer
coach-end = Quitter
coach-praise-first = Bravo !
coach-praise-second = Exactement !
coach-praise-third = Joli coup !
coach-astray = C’est permis aussi, mais cela mène ailleurs. Revenez en arrière, ou recommencez la leçon.
coach-lost = Cela mène ailleurs maintenant. Recommencez la leçon : elle est courte.
coach-finale = Vous savez tout. La partie d’entraînement est courte : 5 Crânes, pas de frénésie, deux bots faciles.
coach-train = Jouer la partie d’entraînement
coach-tip = Conseil
coach-got-it = Compris
coach-hush = Plus de conseils
coach-introduce = Expliquer ce qui est nouveau quand cela compte
coach-retell = Tout expliquer de nouveau
