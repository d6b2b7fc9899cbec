### The ladder: people and bots on one scale.

ladder-text = People and bots on one scale: 400 points more are ten times the strength. The bots were measured in tournaments and stay where they are; people move with every game.
ladder-without = Games that are won together or alone have no ladder: there is nobody to be ahead of.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-between = Surely between
ladder-span = { $low } and { $high }
ladder-games = Games
ladder-wins = Wins
ladder-bot = bot
ladder-you = you
ladder-first = Nobody is listed yet. Be the first!
ladder-mine = Your place
ladder-offer = Nobody needs a place to play. With one, every whole game against people or bots counts, but for hints and second thoughts. The server keeps your name and your results; this device keeps the key.
ladder-take = Take a place
ladder-called = You play as { $name }.
ladder-nothing = Nothing has counted yet: play against somebody.
ladder-soon = { $games ->
    [one] One game has counted, with { $least } you are listed.
   *[other] { $games } games have counted, with { $least } you are listed.
}
ladder-link = Your place on other devices
ladder-link-text = This link opens your place on another device. Whoever has it plays for you: keep it to yourself.
ladder-forget = Give the place up
ladder-forget-title = Give your place up?
ladder-forget-text = Your name and your results are deleted for good. The games stay.
