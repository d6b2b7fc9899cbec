### The words of the web client; those of the game are in the catalogues of the game.

## The table

you = You
you-are = You are { $name }
decision = Decision
undo = Undo
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
danger-near = dies at +{ $count }
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
spoken-damage = { $count } of { $name }
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
end-rule = The others have excellent excuses.
end-rematch = Play again
end-look = Look at the board
end-home = Front page
