### What only the screens of Adrenaline say.

you-are = You are { $name }
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
turrets-none = No turret is taken.
sheet-rivals = Rivals
letter-red = R
letter-yellow = Y
letter-blue = B
letter-white = W
letter-green = G
letter-purple = P
spoken-figure = { $name }, { $damage }
spoken-damage = { $count } of { $name }
spoken-marks = { $marks } of { $name }
spoken-doors = { $count ->
        [one] door { $sides }
       *[other] doors { $sides }
    }
spoken-turret = free turret
spoken-turret-of = turret of { $name }
side-north = north
side-east = east
side-south = south
side-west = west
end-title = { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
end-player = Player
end-rule = The others have excellent excuses.

plan-killed = killed
plan-pay = Pays
plan-gain = Gains
turn-shoot = Shoot
legend-hollow = The hollow cube of a weapon is paid to reload it, not to grab it
legend-powerup = Powerup
legend-mark = Mark: becomes damage with its owner’s next hit
legend-skull = Skull: a death, or a value that a board has lost
legend-turret = Turret
legend-token = Token of { $name }
legend-loaded = Loaded weapon
legend-unloaded = Weapon that is not loaded
legend-bars = Bars on a board: more moves from the first and the second, death behind the third
legend-worth = What a board is worth: most damage gets the first number
effect-optional = in addition
effect-alternate = instead
reach-figures = From here: { $names }
reach-nobody = { $count ->
        [0] From here: nothing
       *[other] From here: nobody, only { $squares }
    }
reach-map = Squares in reach: { $squares }
score-board = Board of { $name }

front-line = One arena, five fighters, no mercy. Pick yours and press play.
front-fighter = Your fighter
front-training = Training game
front-training-text = 5 skulls, sudden death, easy bots: as the rulebook recommends it for the first time.
game-arena-auto = arena to fit

replay-hand = Powerups of { $name }
end-breakdown = Points by reason
end-swings = Turning points
end-swing = { $name } +{ $points }
end-swing-leads = { $name } +{ $points }, and in the lead
end-swing-turn = Turn { $turn }
end-comment-bot = The machine sends its regards, and no apology.
end-comment-close = By a hair. Everybody is sure they know where those points went.
end-comment-far = The rest of you were lovely targets.
end-outdone = The Bot has the most points, but never wins.
end-tie-deathmatch = Level on points: the killshot track decides.
end-tie-domination = Level on points: the spawnpoint tracks decide.
end-tie-turret = Level on points: the turrets decide.
chart-title = Points over time
chart-turn = Points after each turn
chart-start = Start
chart-final = Final scoring
chart-column = After
chart-value = { $name } { $points }
chart-table = The same as a table
