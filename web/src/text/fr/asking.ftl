### Ce que la table explique : aperçus, raisons, règles, cartes, journal, ce qui a été manqué.

## Ce que fera un choix

plan-killed = éliminé
plan = Ce qui se passera
plan-pay = Paie
plan-gain = Gagne
plan-more = { $count ->
        [one] … et { $count } chose de plus
       *[other] … et { $count } choses de plus
    }
plan-open = La suite n’est pas encore connue.
plan-next = Une autre question suit.
plan-done = Ne change rien.
confirm-back = Retour
confirm-read = Lire
turn-shoot = Tirer
undo-step = Un pas en arrière
undo-ask = Demander à reprendre
undo-ask-help = Quelque chose a été révélé depuis : les autres doivent être d’accord.
undo-help = Reprendre le dernier choix (Retour arrière ou Z)
undo-not = Rien à reprendre, ou quelque chose a été révélé depuis.
wish-confirm = Confirmer avant de jouer
wish-confirm-help = Les tirs, et ce qui ne peut être repris, sont d’abord montrés ; un second appui les joue.
wish-swift = Continuer tout seul quand il n’y a qu’une réponse
wish-swift-help = Sauf là où une réponse rapide dirait aux autres ce que vous avez en main.

## Pourquoi

ask-why = Pourquoi ?

## Les règles

rules-title = Règles
rules-open = Lire le paragraphe { $rule }
rules-search = Chercher dans les règles
rules-chapter = Chapitre
rules-english = Les règles sont écrites en anglais.
rules-none = Rien trouvé. Essayez avec moins de mots.
legend-title = Signes
legend-hollow = Le cube creux d’une arme se paie pour la recharger, pas pour la prendre
legend-powerup = Amélioration
legend-mark = Marque : devient un dégât au prochain coup de son propriétaire
legend-skull = Crâne : une mort, ou une valeur perdue par un plateau
legend-turret = Tourelle
legend-token = Pion de { $name }
legend-loaded = Arme chargée
legend-unloaded = Arme déchargée
legend-bars = Barres d’un plateau : plus de mouvements dès la première et la deuxième, la mort derrière la troisième
legend-worth = Ce que vaut un plateau : le plus de dégâts rapporte le premier nombre

## Cartes

effect-optional = en plus
effect-alternate = à la place
reach-figures = D’ici : { $names }
reach-nobody = { $count ->
        [0] D’ici : rien
       *[other] D’ici : personne, seulement { $squares }
    }
reach-map = Cases à portée : { $squares }

## Le journal

log-earlier = { $count ->
        [one] Montrer { $count } tour précédent
       *[other] Montrer { $count } tours précédents
    }
log-refill = { $count ->
        [one] { $count } nouvelle carte ou tuile sur le plateau
       *[other] { $count } nouvelles cartes et tuiles sur le plateau
    }
score-board = Plateau de { $name }

## Pendant votre absence

recap-title = Pendant que vous regardiez ailleurs
recap-count = { $turns ->
        [0] { $count ->
            [one] Il s’est passé { $count } chose.
           *[other] Il s’est passé { $count } choses.
        }
        [one] { $turns } tour a été joué.
       *[other] { $turns } tours ont été joués.
    }
recap-damage = { $damage } contre vous
recap-kills = élimination : { $names }
recap-you = vous
recap-quiet = Personne n’a été éliminé, et personne ne vous a touché.
recap-show = Montrez-moi
