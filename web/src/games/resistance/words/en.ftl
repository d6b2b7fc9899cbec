### The client's own words at a table of Resistance. Names of heroes, zones, cards and missions come with the table.

## The map

map-house = The house
map-floor-first = First floor
map-floor-ground = Ground floor
map-floor-basement = Basement
map-zoom-in = Closer
map-zoom-out = Farther
map-zoom-all = Show all
map-floors = Floors
map-free = can be chosen
map-hero-here = { $names }
map-enemies = { $count } × { $kind }
map-exit = Exit
map-point = Spawn point { $number }, { $colour }{ $asleep ->
        [yes] , asleep
       *[no] {""}
    }
map-point-initial = initial
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
map-lift = Elevator
map-lift-here = Elevator, the cabin is here
map-stairs = Stairs
map-fountain = Fountain
colour-letter-red = R
colour-letter-blue = B
colour-letter-green = G
colour-letter-initial = 1

## On top

strip-round = Round { $round }
strip-phase-players = Heroes
strip-phase-enemies = Enemies
strip-phase-end = End of the round
strip-danger = Danger
strip-heroes = Heroes
strip-done = has been activated
strip-now = acts now, { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
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
team-run-by = { $name }
team-you = you
team-dice = { $count } dice, { $accuracy }+
team-range = range { $from }–{ $to }
team-range-here = here
team-used = used
team-locked = from danger { $level }
team-tokens = Objectives carried
team-citizen = With { $name }
team-kills = { $count } eliminated
team-wounds = { $count ->
        [one] { $count } wound taken
       *[other] { $count } wounds taken
    }
team-left = Out of the house
team-fallen = Fallen
team-traits-none = No traits
team-turn = Now

## The mission

mission-goals = What has to be done
mission-then = then
mission-done = done
mission-open = open
mission-supply = Enemies left in the box
mission-piles = Cards left
pile-spawn-left = Spawn
pile-traits-left = Traits
pile-citizens-left = Citizens
pile-named-left = Named
mission-rescued = { $count ->
        [one] { $count } citizen safe
       *[other] { $count } citizens safe
    }
mission-eaten = { $count ->
        [one] { $count } citizen devoured
       *[other] { $count } citizens devoured
    }
mission-minutes = about { $minutes } min
look-hint = Point at a skill, a card or an enemy to read it.
card-toughness = Takes { $count } hits in one attack

## The end

end-splash-won = Mission accomplished!
end-splash-lost = They got you.
end-title-won = { $mission }: won
end-title-lost = { $mission }: lost
end-hero = Hero
end-kills = Eliminated
end-wounds = Wounds
end-xp = Experience
