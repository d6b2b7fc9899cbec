### Les mots du client web ; ceux du jeu sont dans les catalogues du jeu.

## La table

you = Vous
decision = Décision
undo = Annuler
card-read = Ce que fait { $card }
log = Ce qui s’est passé
sheets = Le reste de la table
sheet-you = Vous
sheet-log = Journal
close = Fermer
turn-order = Ordre du tour
end-total = Total

## Dit à voix haute

spoken-lit = peut être choisi

## La fin

end-rematch = Rejouer
end-look = Voir le plateau
end-home = Accueil
end-campaign = Retour à la campagne
