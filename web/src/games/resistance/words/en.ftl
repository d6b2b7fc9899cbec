### The client's own words at a table of Resistance. Names of heroes, zones, cards and missions come with the table.

## The map

map-house = The house
map-floor-first = First floor
map-floor-ground = Ground floor
map-floor-basement = Basement
map-floors = Floors
map-zoom-in = Closer
map-zoom-out = Farther
map-zoom-all = Show all
map-free = several things can be done here
map-enemies = { $count } × { $kind }
map-exit = Exit
map-point = { $asleep ->
        [yes] Spawn point { $number }, { $colour }, asleep
       *[no] Spawn point { $number }, { $colour }
    }
map-point-initial = initial
map-point-meaning = The initial spawn point: its card is drawn first
map-point-next = A spawn point, with its place in the order
map-point-asleep = A spawn point that is still asleep
map-token = Objective: { $colour }
map-token-hidden = Objective, face down
map-citizen-hidden = A citizen, face down
map-citizen-hiding = { $name }, hiding
map-object = { $name } ({ $state })
map-card = A spawn card, face down
map-door-open = open
map-door-closed = closed
map-door-locked = locked
map-door-sealed = sealed
colour-letter-red = R
colour-letter-blue = B
colour-letter-green = G

## On top

strip-round = Round { $round }
strip-phase-players = Heroes
strip-phase-enemies = Enemies
strip-phase-end = End of the round
strip-danger = Danger
strip-heroes = Heroes
strip-done = has acted
strip-now = { $count ->
        [one] acts now, { $count } action left
       *[other] acts now, { $count } actions left
    }
strip-ready = still to act
strip-left = has left
strip-fallen = has fallen

## The heroes

sheet-team = Heroes
sheet-mission = Mission
team-health = Health { $now } of { $most }
team-power = Power { $now } of { $most }
team-hunger = Hunger { $now } of { $most }
team-xp = Experience { $xp } of { $most }, danger { $level }
team-actions = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
team-you = you
team-dice = { $count ->
        [one] { $count } die, { $accuracy }+
       *[other] { $count } dice, { $accuracy }+
    }
team-range = range { $from }–{ $to }
team-range-here = in the same zone
team-used = used
team-kills = { $count } eliminated
team-wounds = { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
team-left = Out
team-fallen = Fallen

## The mission

mission-goals = What has to be done
mission-then = then
mission-done = done
mission-open = open
mission-supply = Figures left in the box
mission-piles = Cards left
pile-spawn-left = Spawn
pile-traits-left = Traits
pile-citizens-left = Citizens
pile-named-left = Named
mission-rescued = { $count ->
        [one] { $count } citizen saved
       *[other] { $count } citizens saved
    }
mission-eaten = { $count ->
        [one] { $count } citizen devoured
       *[other] { $count } citizens devoured
    }
mission-rules = Rules of this mission
look-hint = Point at a skill, a card or an enemy to read it.

## What is to come

forecast-title = If the enemies acted now
forecast-show = Forecast
forecast-how = Ways follow from the rules; wounds are counted over { $samples } trials.
threat-show = Threats
threat-title = What threatens in each zone if the enemies acted now
threat-whose = What { $hero } would lose in each zone
threat-here = Here: { $outlook }
threat-zone = threat: { $outlook }
threat-grave-1 = maybe a wound
threat-grave-2 = about one
threat-grave-3 = more
threat-deadly = may fall
threat-how = The number is decided; + means that new cards may add to it ({ $samples } trials). No sign: no wounds.
threat-how-short = + means: new cards may add to it ({ $samples } trials).
choice-roll = { $power } power: ⌀ { $kills } of { $enemies }, { $clear } %
choice-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## The film of the enemies

reel-title = The enemies act
reel-step = { $now } of { $all }
reel-back = Back
reel-next = Next
reel-pause = Pause
reel-play = Play
reel-skip = Skip
key-space = Space
keys-forecast = show or hide the forecast
keys-threats = show or hide what threatens in each zone
keys-film-pause = stop the film of the enemies, and go on
keys-film-step = one picture of the film back or on; Esc leaves it
keys-zoom = bring the map closer, farther, or show all of it

## The end

end-splash-won = Mission accomplished!
end-splash-lost = They got you.
end-title-won = { $mission }: won
end-title-lost = { $mission }: lost
end-hero = Hero
end-kills = Eliminated
end-wounds = Wounds
end-deed-saved = { $count } saved
end-deed-eaten = { $count } devoured
end-deed-taken = { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }
end-deed-named = { $count } with a name felled
end-deed-blow = best blow: { $count }
end-most-kills = { $hero } struck hardest: { $count } of { $all }
end-most-wounds = { $hero } took the most: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
end-rounds = Round by round
end-rounds-text = above: eliminated; below: wounds
end-round-told = Round { $round }: { $kills } eliminated, { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
end-moments = What decided it
end-moment-blow = { $hero } fells { $count } at one blow.
end-moment-wounds = The enemies strike home: { $count } wounds in one phase.
end-xp = Experience

## At the door

resistance-front-bots = Play with bots
front-minutes = about { $minutes } minutes

## The record of missions

resistance-record-title = Missions
resistance-record-all = All missions
resistance-record-follow = Next mission: { $title }
resistance-campaign-progress = { $won ->
        [0] No mission of { $total } won yet
        [one] { $won } mission of { $total } won
       *[other] { $won } missions of { $total } won
    }
resistance-campaign-over = Every mission is won. The mansion is quiet.
resistance-campaign-rule = Rules of this mission
resistance-campaign-runs = Every attempt
resistance-campaign-no-runs = No mission has been played to its end yet. The first one shows how it goes.
resistance-campaign-total-runs = Attempts
resistance-campaign-column-chapter = Mission
resistance-campaign-more = { $count ->
        [one] { $count } more attempt
       *[other] { $count } more attempts
    }
resistance-campaign-farewell = Start over
resistance-campaign-result-won = won
resistance-campaign-result-lost = lost
record-mode-heroic = Super heroes
record-mode-zombie = Zombie heroes
record-stamp = Won!
record-best = { $rounds ->
        [one] Won in { $rounds } round
       *[other] Won in { $rounds } rounds
    }
record-tried = { $count ->
        [one] Tried once
       *[other] Tried { $count } times
    }
record-untried = Not tried yet
record-of-mission = Your record
record-last-won = Last won on { $date }, in round { $round }, by
record-last-lost = Last tried on { $date }, lost in round { $round }, by
record-column-rounds = Rounds
record-column-heroes = Heroes
record-column-rescued = Saved
record-total-fastest = Fewest rounds
record-total-rescued = Most saved
tutorial-mission = Learn by playing
tutorial-mission-text = The first mission leads you through your first turn. Later, whatever is new is explained when it first matters.
record-new = New here:
record-new-tutorial = The tutorial: it leads you through your first turn, and explains the rest when it first matters.
