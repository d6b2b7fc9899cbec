### Prompts, buttons, events, the log, errors and the options of X-Men Resistance.
###
### cards.ftl has the names of people, enemies, cards and places, missions.ftl the missions, guide.ftl what is explained
### once. Which sentence is said, and with which values, is decided in Python: `actions.py`, `events.py`, `frames.py` and
### `phrases.py`. A key that no catalogue has is said without what follows its last dash (`action-pass-free` is `action-pass`).
###
### Values are the fields of an action or event, in words; what there is none of is "none", a yes or no is "yes" or "no".
### `zone` comes with its preposition: where something happens it is "in the kitchen" (zone-…-in), where somebody goes "to
### the kitchen" (zone-…-to); `start` is "from the kitchen" (zone-…-from). `kind` is "a walker" (kind-…-one), `mobs` is
### "3 walkers" or "all walkers" as a subject, `whom` the same as an object. `price` is what using something costs.

## Prompts

prompt-hero = Who is next?
prompt-turn = Choose an action.
prompt-exit = Leave by the exit?
prompt-free = Take the free action.
prompt-after_move = After the move: use a card?
prompt-victim = Whom do you eliminate?
prompt-ally = Who acts for free?
prompt-heal_whom = Who is healed?
prompt-citizen = Which citizen?
prompt-push_from = From which zone do you push?
prompt-push = Who is pushed where?
prompt-stun = Freeze an enemy: where?
prompt-copy = What do you copy?
prompt-drop_trait = Too many traits: which one goes?
prompt-drop_citizen = Only one citizen can stay with you: who leaves?
prompt-remove = Choose an enemy to take off the board.
prompt-roll = Add to the roll, then roll.
prompt-reroll = Keep the dice, or roll again?
prompt-hits = Who takes the hits?
prompt-again = Strike again at a zone beside the first?
prompt-ready = The enemies are about to act. Prepare?
prompt-distract = Where do you distract enemies?
prompt-shield = Protect the citizens here?
prompt-shot = Which zone does the enemy strike from afar?
prompt-wound = Who takes the wound?
prompt-cancel = You are about to be wounded.
prompt-cover = Somebody near you is about to be wounded. Step in?
prompt-way = Equally good ways: which one is taken?
prompt-rampage = Enemies have entered your zone. Strike at once?
prompt-citizen_way = Which way does the citizen go?
prompt-redraw = Keep this spawn card, or draw another?
prompt-where = Where do they appear?
prompt-multiply = Which zone gains enemies next?
prompt-volley = Who is hit?
prompt-building = Which zone draws its spawn card next?
prompt-heal = How much do you heal?
prompt-waiting = { $seat } decides now.
prompt-waiting-any = One of you decides: { $seat }.
prompt-over = The mission is over.

## Beside the prompt

note-actions = { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
note-dice = dice: { $dice }
note-hits = { $count ->
        [one] { $count } hit left
       *[other] { $count } hits left
    }
note-group-at = { $who } { $zone }
note-hero = { $hero }: { $note }
note-more = { $count ->
        [one] 1 more
       *[other] up to { $count } more
    }
note-attack = { $attack } { $zone }
note-wounds = { $count ->
        [one] { $count } wound { $zone }
       *[other] { $count } wounds { $zone }
    }
note-shots = { $count ->
        [one] { $count } shot { $start }
       *[other] { $count } shots { $start }
    }
note-victim = for { $who }
note-card = { $card } ({ $level })
price-power = { $count } power
price-hunger = +{ $count } hunger

## Buttons: the turn

action-activate = { $hero }
action-end_phase = Let the enemies act
action-end_turn = End the turn
action-leave = Leave
action-stay = Stay
action-move = Go { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] action
           *[other] actions
        })
    }
action-carry = Carry the Hand { $zone }{ $cost ->
        [none] {""}
       *[other] {" "}({ $cost } { $cost ->
            [one] action
           *[other] actions
        })
    }
action-open = Open { $door }
action-gain_trait = Draw a trait
action-gain_power = Gain power
action-attack = Attack { $zone }
action-attack_as = Attack { $zone } like { $hero }
action-devour = Devour
action-fire = Fire { $object } at { $zone }
action-rescue = Rescue { $citizen }
action-rescue-citizen = { $citizen }
action-take_token = Take the objective
action-take_card = Take { $citizen }
action-call = Call the elevator
action-ride = Ride { $floor }
action-use = { $price ->
        [none] Use { $power }
       *[other] Use { $power } ({ $price })
    }
action-use-roll = { $price ->
        [none] Add { $power }
       *[other] Add { $power } ({ $price })
    }
action-use-reroll = { $power }: roll every miss again
action-use-cancel = { $price ->
        [none] Cancel the wound: { $power }
       *[other] Cancel the wound: { $power } ({ $price })
    }
action-use-cover = { $price ->
        [none] Cancel the wound: { $power }
       *[other] Cancel the wound: { $power } ({ $price })
    }
action-use-redraw = { $power }: draw another card
action-give = Give your token to { $hero }
action-get = Take a token from { $hero }
action-move_point = Move the spawn point away
action-blow = Finish { $named } for good
action-dismiss = { $mobs ->
        [none] Send the citizen away: walkers leave the supply
       *[other] Send the citizen away: { $mobs } leave the supply
    }

## Buttons: answers

action-pass = Pass
action-pass-free = No more
action-pass-after_move = Use no card
action-pass-victim = No more
action-pass-push = Push no more
action-pass-stun = Freeze no more
action-pass-again = Leave it at that
action-pass-ready = No
action-pass-shield = Let the wounds fall as they may
action-pass-rampage = Hold back
action-pass-redraw = Keep the card
action-pass-cover = Let it happen
action-roll = { $power ->
        [0] Roll
       *[other] Roll with { $power } power
    }{ $clear ->
        [none] {""}
       *[other] {": "}⌀ { $kills } of { $enemies }, all { $clear } %
    }{ $meal ->
        [none] {""}
       *[other] {": "}{ $meal } %
    }
action-reroll = { $power }: roll a { $face } again
action-keep = Keep the dice
action-hit = Hit { $kind }
action-hit_named = Hit { $named }
action-again = Strike { $zone }
action-wound = { $hero }
action-wound_citizen = { $citizen }
action-suffer = Take the wound
action-sacrifice = Give up your citizen instead
action-way = { $zone }
action-choose = { $zone }
action-choose-building = Draw the card { $zone }
action-pick = { $hero }
action-victim = Eliminate { $kind }
action-remove = Remove { $kind } { $zone }
action-push = Push { $kind } { $zone }
action-push_named = Push { $named } { $zone }
action-copy_skill = Copy the skill { $skill }
action-copy_attack = Copy the attack of { $hero }
action-drop = Discard { $trait }
action-drop_citizen = { $citizen } leaves
action-heal = { $amount ->
        [0] Heal nothing
       *[other] Heal { $amount }
    }

## Events: the course of the game

event-round_began = Round { $round } begins.
event-enemies_began = The enemies act.
event-end_began = Round { $round } ends.
event-hero_activated = { $hero } is up.
event-turn_ended = { $hero } is done for this round.
event-goal_met-take = Objective met: the tokens are taken.
event-goal_met-exit = Objective met: everybody is out.
event-goal_met-rescue_all = Objective met: no citizen is left on the board.
event-goal_met-rescue_each = Objective met: every hero has a citizen.
event-goal_met-rescue = Objective met: the one you came for is with you.
event-goal_met-slay = Objective met: the wanted have fallen.
event-goal_met-all_red = Objective met: every hero has reached danger level red.
event-goal_met-no_enemy_left = Objective met: not one enemy is left.
event-goal_met-move_points = Objective met: the red spawn points are out of the house.
event-goal_met-secret_missions = Objective met: the Secret Missions are taken.
event-goal_met-final_blow = Objective met: the final blow is struck.
event-game_ended-won = Won in round { $round }: { $why }
event-game_ended-lost = Lost in round { $round }: { $why }

## Events: heroes

event-power_gained = { $hero } gains { $amount } power ({ $total } now).
event-power_lost = { $hero } loses { $amount } power ({ $total } left).
event-hunger_rose = { $hero } grows hungrier: hunger { $total }.
event-hunger_fell = { $hero } is less hungry: hunger { $total }.
event-hero_moved = { $hero } goes { $zone }.
event-door_opened = { $hero } opens { $door }.
event-trait_gained = { $hero } gains { $trait }.
event-trait_dropped = { $hero } discards { $trait }.
event-ability_used = { $hero } uses { $power }.
event-experience_gained = { $hero } gains { $amount } XP ({ $total } now).
event-level_reached = { $hero } reaches danger level { $level }.
event-healed = { $hero } heals { $amount } (health { $health }).
event-hero_wounded = { $hero } is wounded (health { $health }).
event-wound_cancelled = { $hero ->
        [none] { $power } cancels a wound.
       *[other] { $power } cancels a wound of { $hero }.
    }
event-hero_fell = { $hero } falls.
event-hero_left = { $hero } is out of the house.
event-hero_copied-skill = { $hero } copies { $skill } from { $other }.
event-hero_copied-attack = { $hero } copies the attack of { $other }.

## Events: attacks

event-attack_aimed = { $hero } attacks { $zone }: { $attack }.
event-dice_rolled = { $hits ->
        [0] { $hero } rolls { $dice }: no hit.
        [one] { $hero } rolls { $dice }: { $hits } hit.
       *[other] { $hero } rolls { $dice }: { $hits } hits.
    }
event-die_rolled = { $enough ->
        [yes] A die shows { $face }: enough.
       *[no] A die shows { $face }: not enough.
    }
event-enemies_eliminated = { $hero } eliminates { $whom } { $zone }.
event-named_eliminated = { $hero } eliminates { $named }.
event-named_laid_down = { $named } goes down, but not for good.
event-named_stood_up = { $named } gets up again.
event-pushed = { $kind } is pushed { $zone }.
event-named_pushed = { $named } is pushed { $zone }.
event-object_used = { $hero } fires { $object } at { $zone }.
event-object_moved = { $hero } carries { $object } { $zone }.
event-object_charged = { $object } is charged.

## Events: citizens

event-citizen_rescued = { $hero } rescues { $citizen }.
event-citizen_eaten = { $hero } devours { $citizen }.
event-citizen_dropped = { $citizen } leaves { $hero }.
event-citizen_devoured = { $citizen } is devoured.
event-citizen_revealed-person = { $citizen } is found { $zone }.
event-citizen_revealed-card = A card is turned up { $zone }: { $citizen }
event-hidden_citizen_came = { $citizen } hides { $zone }.
event-hidden_ended = { $citizen } is no longer hidden.
event-citizen_moved = { $citizen } goes { $zone }.
event-citizen_escaped = { $citizen } gets away.

## Events: objectives and the house

event-token_taken = { $hero } takes the { $colour } objective.
event-card_taken = { $hero } takes { $citizen }.
event-token_given = { $hero } hands the { $colour } token to { $other }.
event-point_woke = A spawn point wakes { $zone }.
event-point_moved = { $hero } moves the spawn point { $start } { $zone }.
event-exit_placed = The exit is { $zone }.
event-door_unlocked = { $door } is unlocked.
event-elevator_freed = The elevator works again: it stands on { $floor }.
event-elevator_moved = The elevator goes { $floor }.
event-building_opened = Open now: { $zones }.
event-beacon_lit = The beacon is lit: whoever falls now stays down.
event-supply_removed = Out of the supply for good: { $mobs }.
event-enemy_removed = { $kind } { $zone } is removed.

## Events: the Enemy Phase

event-zone_attacked = { $wounds ->
        [one] Attack { $zone }: { $wounds } wound.
       *[other] Attack { $zone }: { $wounds } wounds.
    }
event-enemies_moved-sight = { $count ->
        [one] { $mobs } sees somebody and goes { $zone }.
       *[other] { $mobs } see somebody and go { $zone }.
    }
event-enemies_moved-path = { $count ->
        [one] { $mobs } goes { $zone }.
       *[other] { $mobs } go { $zone }.
    }
event-enemies_moved-lair = { $count ->
        [one] { $mobs } goes { $zone }, on the way to the hall.
       *[other] { $mobs } go { $zone }, on the way to the hall.
    }
event-named_moved-sight = { $named } sees somebody and goes { $zone }.
event-named_moved-path = { $named } goes { $zone }.
event-named_moved-lair = { $named } goes { $zone }, on the way to the hall.
event-window_forced = Enemies force { $door }.
event-enemies_distracted = { $mobs } { $zone } will sit out the next activation.
event-hero_pulled = { $named } pulls { $hero } { $zone }.

## Events: spawning

event-card_drawn = Spawn card { $zone } ({ $level }): { $card }.
event-enemies_spawned = { $count ->
        [one] { $mobs } appears { $zone }.
       *[other] { $mobs } appear { $zone }.
    }
event-named_spawned = { $named } appears { $zone }.
event-extra_activation-rush = Rush: they act at once.
event-extra_activation-card = { $mobs } act at once.
event-extra_activation-shortage = { $mobs } act at once.
event-extra_activation-named = { $mobs } are in play already, and act at once.
event-extra_activation-overdrive = Overdrive: { $mobs } act at once, and drain power where they strike.
event-shortage = Shortage: { $mobs } are on the board.
event-card_skipped = The spawn card is discarded, and another one drawn.
event-shuffled = { $pile } are shuffled ({ $cards }).

## Why it happened

why-enemies_moved-sight = They go for the nearest zone in sight with somebody in it: { $targets }.{ $several ->
        [yes] {" "}Equally good ways: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Not taken, because longer or closed: { $refused }.
    }
why-enemies_moved-path = They see nobody, and take the shortest way to: { $targets }.{ $several ->
        [yes] {" "}Equally good ways: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Not taken, because longer or closed: { $refused }.
    }
why-enemies_moved-lair = Whoever sees no hero heads for the hall: { $targets }.
why-named_moved-sight = { $named } goes for the nearest zone in sight with somebody in it: { $targets }.{ $several ->
        [yes] {" "}Equally good ways: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Not taken, because longer or closed: { $refused }.
    }
why-named_moved-path = { $named } sees nobody, and takes the shortest way to: { $targets }.{ $several ->
        [yes] {" "}Equally good ways: { $ways }.
       *[no] {""}
    }{ $refused ->
        [none] {""}
       *[other] {" "}Not taken, because longer or closed: { $refused }.
    }
why-named_moved-lair = Whoever sees no hero heads for the hall: { $targets }.
why-zone_attacked = Every enemy in a zone with somebody to bite attacks, and never misses.
why-window_forced = Their way leads through the window. Enemies cannot open doors, but they break windows.
why-citizen_devoured = When a citizen dies, every hero loses 1 power and 1 trait.
why-shortage = When the figures of a kind run out, all of that kind act at once.
why-building_opened = The first time that a building opens, each of its zones with the symbol draws a spawn card; then its citizens are found.
why-hero_fell = At the start of the next End Phase the mission is lost, unless you win it first.

## How it ended

end-Z-3-2 = every objective is met.
end-Z-3-3 = a hero has fallen.
end-Z-3-7 = what is left to do can no longer be done.
end-Z-20 = the mission has failed.
end-Z-20-5 = too few citizens are left, one for each hero is needed.
end-Z-20-8 = Trish Tilby is dead.
end-Z-20-15 = ten enemies have taken the hall.
end-Z-20-20 = eight enemies have taken the hall.

## The log

log-setup = Set-up
scene-round = Round { $round }: heroes
scene-enemies = Round { $round }: enemies
scene-end = Round { $round }: the end
log-power = { $count ->
        [one] { $count } hero gains power
       *[other] { $count } heroes gain power
    }
log-experience = { $count ->
        [one] XP is gained
       *[other] XP is gained { $count } times
    }
log-enemies = { $count ->
        [one] { $count } group of enemies moves
       *[other] { $count } groups of enemies move
    }
log-spawned = { $count ->
        [one] { $count } group of enemies appears
       *[other] { $count } groups of enemies appear
    }

## On the slider of a replay

mark-goal = An objective is met
mark-level = A danger level is reached
mark-fall = A hero falls
mark-named = An enemy with a name
mark-rescue = A citizen is taken along
mark-devoured = A citizen is devoured
mark-objective = An objective is taken
mark-end = The end

## Lists and small words

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
seat-name = Player { $number }
level-blue = blue
level-yellow = yellow
level-orange = orange
level-red = red
colour-red = red
colour-blue = blue
colour-green = green
point-initial = first spawn point
point-red = red spawn point
point-blue = blue spawn point
point-green = green spawn point
floor-ground = the ground floor
floor-ground-to = to the ground floor
floor-first = the first floor
floor-first-to = to the first floor
floor-basement = the basement
floor-basement-to = to the basement
pile-spawn = the spawn cards
pile-traits = the traits
pile-citizens = the citizens
pile-named = the cards of the named enemies
phase-players = Heroes
phase-enemies = Enemies
phase-end = End
difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
minutes = about { $count } minutes

## The table in lines

view-round = Round
view-phase = Phase
view-active = Active
view-actions_left = Actions left
view-met = Objectives announced
view-result = Result
view-result_rule = By paragraph
view-goals = Objectives met
view-level = Danger level
view-heroes = Heroes
view-id = Who
view-zone = Zone
view-health = Health
view-power = Power or hunger
view-power-heroic = Power
view-power-zombie = Hunger
view-xp = XP
view-activated = Has acted
view-left = Has left
view-traits = Traits
view-citizen = Citizen
view-tokens = Tokens
view-copied = Copied skill
view-copied_attack = Copied attack
view-used = Used up
view-drew = Has drawn a trait
view-unnoticed = Unnoticed
view-kills = Eliminated
view-wounds = Wounds taken
view-enemies = Enemies
view-kind = Kind
view-count = How many
view-lying = Lying
view-rising = Getting up
view-slain = Eliminated so far
view-felled = Laid down so far
view-gone = Out of the game
view-gone_named = Out of the game, by name
view-skips = Sitting out
view-citizens = Citizens
view-hidden = Hidden
view-rescued = Rescued
view-devoured = Devoured
view-open = Open doors and windows
view-barred = Locked or sealed
view-opened = Zones laid open
view-floors = Floors reached
view-cabin = Elevator
view-called = Elevator called
view-exit = Exit
view-zones = Zones in play
view-points = Spawn points
view-colour = Colour
view-moved = Moved
view-objectives = Objectives
view-taken = Taken
view-objects = Objects
view-state = State
view-charged = Charged
view-entered = Dormitories entered
view-beacon = Beacon lit
view-all_red = All at red
view-blow = Final blow struck
view-secrets_revealed = Secret Missions revealed
view-secrets_taken = Secret Missions taken
view-secrets_gone = Secret Missions off the board
view-map_cards = Spawn cards on the board
view-piles = Piles
view-discards = Discard piles
view-out = Out of the game
view-spawn = Spawn cards
view-named = Enemies with a name

## A card in words

help-melee = { $attack }: { $dice } dice, hits on { $accuracy }+, in your own zone
help-ranged = { $attack }: { $dice } dice, hits on { $accuracy }+, range { $least } to { $most }
help-object = { $attack }: { $dice } dice, hits on { $accuracy }+, range { $least } to { $most }, { $hits } hits for each success
help-object-thrown = { $attack }: a die for each enemy there but those with a name, hits on { $accuracy }+, range { $least } to { $most }
help-health = Health { $count }
help-skill = { $level }: { $skill }. { $text }
help-price = Cost: { $price }
help-toughness = Toughness { $count }, worth { $count } XP
help-mob = Toughness { $toughness }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
help-fighter = Fighter: rolls a die for each wound, 5 or 6 cancels it
help-level = { $level }: { $mobs }

## Errors

error-not-legal = That is not possible now: { $detail }
error-bad-option = This table cannot be set up: { $detail }
error-bad-position = This position is impossible: { $detail }
error-bad-save = This save cannot be read: { $detail }
error-unknown-game = There is no such game: { $detail }

## Options

option-mission = Mission
option-mission-help = Eleven missions for super heroes, five for zombie heroes. The X-Jet theft is a good first one.
option-heroes = Heroes
option-heroes-help = Four make a team; with fewer it is harder, with five or six there are more enemies.
option-hands = Who runs whom
option-hands-help = One player may run several heroes.
