### The words of the web client; those of the game are in the catalogues of the game.

## The front page

front-line = One arena, five fighters, no mercy. Three clicks and you are in.
front-new = New game
front-bots = Play against bots
front-friends = Play with friends
front-public = Show my table to everybody
front-length = Length
front-short = Short
front-full = Full
front-level = Bots
front-join = Join by link
front-link = Link or code of a table
front-go = Go
front-tables = Public tables
front-no-tables = Nobody is waiting. Open a table and be the first to bleed.
level-easy = Easy
level-hard = Hard
level-random = Easy
level-greedy = Hard
nickname = Your name
nickname-default = Player
table-join = Take a seat
table-watch = Watch
table-line = { $open ->
        [0] { $seats } seats, all taken
        [one] { $open } of { $seats } seats is open
       *[other] { $open } of { $seats } seats are open
    }

## Before the game

lobby-title = Your table
lobby-seats = Seats
lobby-invite = Invite friends
lobby-invite-text = Whoever has this link may take an open seat.
lobby-link = Link of the table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a QR code
lobby-start = Start the game
lobby-start-help = The game can start when no seat is open and everybody is ready.
lobby-ready = I am ready
lobby-unready = Not ready yet
lobby-leave = Leave the table
lobby-full = All seats are taken. You can watch once the game begins.
seat-open = Open seat
seat-bot = Bot ({ $level })
seat-ready = ready
seat-not-ready = not ready
seat-add-bot = Add a bot
seat-remove-bot = Remove the bot
seat-stand-in = a bot stands in

## The table

you = You
you-are = You are { $name }
decision = Decision
undo = Undo
undo-asked = { $name } would like to take something back.
undo-waiting = { $name } has asked the others to take something back.
undo-agree = Agree
undo-refuse = Refuse
turn-order = Turn order
actions-left = { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
skulls-left = { $count ->
        [one] { $count } skull left
       *[other] { $count } skulls left
    }
points-short = pts
board-worth = Worth { $values }
weapons = Weapons
weapons-none = None yet: grab one at a spawnpoint.
weapons-here = Weapons at this spawnpoint
weapon-loaded = Loaded
weapon-unloaded = Not loaded
powerups = Powerups
powerups-none = None.
powerup-as-cube = It also pays for one cube of its colour.
card-read = What { $card } does
turrets-none = No turret is taken.
log = What happened
sheets = More of the table
sheet-you = You
sheet-rivals = Rivals
sheet-log = Log
watching = You are watching.
language = Language
theme-light = Light theme
close = Close

## The letters of the rooms

letter-red = R
letter-yellow = Y
letter-blue = B
letter-white = W
letter-green = G
letter-purple = P

## Said aloud

spoken-figure = { $name }, { $damage }
spoken-marks = { $marks } of { $name }
spoken-doors = { $count ->
        [one] door { $sides }
       *[other] doors { $sides }
    }
spoken-turret = free turret
spoken-turret-of = turret of { $name }
spoken-lit = can be chosen
side-north = north
side-east = east
side-south = south
side-west = west

## The end

end-title = { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
end-player = Player
end-total = Total
end-rule = Decided by { $rule }. The others have excellent excuses.
end-rematch = Play again
end-look = Look at the board
end-home = Front page

## The line and its troubles

line-connecting = Connecting …
line-waiting = The line is down. Trying again; nothing is lost.
problem-offline = The server does not answer. Try again in a moment.
problem-no-table = There is no such table.
problem-no-link = That is not the link of a table.
problem-too-many = That was a little fast. Try again in a moment.
problem-other = That does not work: { $detail }
refused-illegal = That is not possible now: choose from the list.
refused-stale = The table has moved on. Here is how it stands now.
refused-not_yours = Not yet: somebody else decides first.
refused-not_agreed = Not everybody agrees to take it back.
refused-not_saved = That could not be saved. Try again.
refused-not_started = The game has not started yet.
refused-nothing = There is nothing to take back.
refused-over = The game is over.
refused-spectator = You are watching; only players choose.
refused-too_many = That was a little fast. Try again in a moment.
