### Le classement : gens et bots sur une seule échelle.

ladder-text = Gens et bots sur une seule échelle : 400 points de plus, c’est dix fois plus fort. Les bots ont été mesurés en tournoi et ne bougent pas ; les gens bougent à chaque partie.
ladder-without = Les jeux qu’on gagne ensemble ou en solitaire n’ont pas de classement : il n’y a personne à devancer.
ladder-place = Place
ladder-name = Nom
ladder-rating = Cote
ladder-between = Sûrement entre
ladder-span = { $low } et { $high }
ladder-games = Parties
ladder-wins = Victoires
ladder-bot = bot
ladder-you = vous
ladder-first = Personne n’est encore classé. À vous d’ouvrir !
ladder-mine = Votre place
ladder-offer = Nul besoin d’une place pour jouer. Avec elle, chaque partie entière contre des gens ou des bots compte, sauf celles avec conseils ou repentirs. Le serveur garde votre nom et vos résultats ; cet appareil garde la clé.
ladder-take = Prendre une place
ladder-called = Vous jouez sous le nom de { $name }.
ladder-nothing = Rien n’a encore compté : jouez contre quelqu’un.
ladder-soon = { $games ->
    [one] { $games } partie a compté ; à partir de { $least }, vous êtes dans la liste.
   *[other] { $games } parties ont compté ; à partir de { $least }, vous êtes dans la liste.
}
ladder-link = Votre place sur d’autres appareils
ladder-link-text = Ce lien ouvre votre place sur un autre appareil. Qui l’a joue pour vous : gardez-le pour vous.
ladder-forget = Rendre la place
ladder-forget-title = Rendre votre place ?
ladder-forget-text = Votre nom et vos résultats sont effacés pour de bon. Les parties restent.
