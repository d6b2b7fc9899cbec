### Ce que la table explique : aperçus, raisons, règles, cartes, journal, ce qui a été manqué.

## Ce que fera un choix

plan = Ce qui se passera
plan-open = La suite n’est pas encore connue.
plan-next = Une autre question suit.
plan-done = Ne change rien.
confirm-back = Retour
confirm-read = Lire
undo-step = Un pas en arrière
undo-ask = Demander à reprendre
undo-ask-help = Quelque chose a été révélé depuis : les autres doivent être d’accord.
undo-help = Reprendre le dernier choix (Retour arrière ou Z)
undo-nothing = Vous n’avez encore rien choisi qui puisse être repris.
undo-revealed = Quelque chose a été révélé depuis : on ne peut plus reprendre.
undo-declined = Les autres ont dit non. Vous pourrez redemander quand quelqu’un aura joué.
undo-asked = La question est déjà posée aux autres.
wish-confirm = Confirmer avant de jouer
wish-confirm-help = Les tirs, et ce qui ne peut être repris, sont d’abord montrés ; un second appui les joue.
wish-swift = Continuer tout seul quand il n’y a qu’une réponse
wish-swift-help = Sauf là où une réponse rapide dirait aux autres ce que vous avez en main.
wish-book = Raconter l’histoire à la table
wish-book-help = Pour les jeux à campagne. On peut toujours la lire sur la page de la campagne.

## Pourquoi

ask-why = Pourquoi ?

## Les règles

rules-title = Règles
rules-open = Lire le paragraphe { $rule }
rules-search = Chercher dans les règles
rules-chapter = Chapitre
rules-english = Les règles sont écrites en anglais.
rules-none = Rien trouvé. Essayez avec moins de mots.

## Le journal

log-earlier = { $count ->
        [one] Montrer { $count } tour précédent
       *[other] Montrer { $count } tours précédents
    }

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
recap-quiet = Il ne s’est pas passé grand-chose.
recap-show = Montrez-moi

## A hint, and what chance may bring.

hint = Conseil
hint-help = Que ferait quelqu’un de très fort ?
hint-this = Conseil : celui-ci
hint-says = Quelqu’un de très fort choisirait : « { $choice } ».
hint-thinks = Réflexion …
hint-so-far = Réflexion … pour l’instant : « { $choice } ».
hint-none = Pas de conseil pour cette décision.
odds = Probabilités
plan-more = { $count ->
        [one] … et { $count } chose de plus
       *[other] … et { $count } choses de plus
    }
legend-title = Signes
