### Prompts, buttons, events, the log, errors and the options of Wreckland Run.
###
### This file, cards.ftl, guide.ftl and tutorial.ftl hold what every table may read; chapterN.ftl holds the words that
### envelope N brings first: its story (chapter-N, -opening, -won, -lost, and -rule, which explains its own rules), its
### cards (name-…), and the prompts, buttons, events and lines that no earlier chapter has.
###
### Which sentence is said, and with which values, is decided in Python: `actions.py`, `events.py`, `frames.py` and
### `phrases.py`. A key that no catalogue has is said without what follows its last dash (`action-die-keep` is `action-die`,
### `event-shuffled-parts` is `event-shuffled`). In the guide: asked-PROMPT. In the tutorial: tip-PROMPT.
###
### Values are the fields of an action or event, in words; what there is none of is "none", a yes or no is "yes" or "no".
### `card` of a button is also the Part on its `slot`; `use` without a die slot has the value 0. The first letter of what
### stands by itself is made a capital.

## Prompts

prompt-build = Build, and end the phase when you are ready.
prompt-pay = Choose the next die or Scrap card to pay with.
prompt-place = Choose the slot, and where the spikes point.
prompt-reroll = Choose the dice to reroll.
prompt-red = Place a red die.
prompt-order = Choose which enemy acts next.
prompt-hit = Choose the Part that takes the hit.
prompt-wreck = Choose the slot for a Destruction card.
prompt-block = Choose the die slot that is blocked.
prompt-scrap = Choose the Scrap card to lose.
prompt-white = Place a white die, or use Scrap.
prompt-effect = Choose which effect comes next.
prompt-choose = Choose one of the effects.
prompt-target = Choose the target.
prompt-section = Choose the Section to attack.
prompt-bonus = Choose who takes the extra damage.
prompt-extra = Use the bonus of the exact match?
prompt-move = Choose the enemy to move, and where it goes.
prompt-transfer = Choose whose damage goes to whom.
prompt-mend = Choose the Part to repair.
prompt-adjust = Choose the die to change by 1.
prompt-keep = Choose the die to set aside.
prompt-turn = Turn a die to another face, or leave them all.
prompt-remove = Choose the die to take off.
prompt-ram = Choose the Section to ram.
prompt-arson = Does Arson ram now?
prompt-share = Choose who takes the next point of ram damage.
prompt-shift = Choose where the rammed enemy goes.
prompt-over = The game is over.
prompt-waiting = { $seat } decides now.

## Beside the prompt

note-install = For { $card }: { $need }
note-so-far = { $need } ({ $total } so far)
note-repair = To repair { $card }
note-clear = To clear the wreck: { $need }
note-reroll = Chosen so far: { $count }
note-hit = { $amount } damage
note-white = { $count } of 3 placed
note-share = { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
note-mend = up to { $amount }

## Buttons

action-install = Install { $card } ({ $cost })
action-repair = Repair { $card } on { $slot }
action-clear = Clear the wreck on { $slot } ({ $cost })
action-reroll = Discard { $card } to reroll dice
action-end_phase = End the phase: start the run
action-pay = Pay with { $item }
action-at = { $toward ->
        [none] Put it on { $slot }
       *[other] Put it on { $slot }, spikes to { $toward }
    }
action-red = { $enemy ->
        [none] Roll { $die } on the boss board
       *[other] { $die } on { $enemy }
    }
action-act = { $enemy } acts
action-hit = Hit { $card } on { $slot }
action-wreck = Wreck { $slot }
action-block = Block a { $value } on { $card } ({ $slot })
action-lose = Lose { $enemy }
action-use = { $value ->
        [0] { $item }: use { $card } ({ $slot })
       *[other] { $item }: use { $card } ({ $slot }), die slot { $value }
    }
action-ram = { $section ->
        [none] { $item }: ram nobody
       *[other] { $item }: ram { $section }
    }
action-fix = { $item }: repair { $card } ({ $slot })
action-core = { $item }: { $trick }
action-arson = Arson rams { $section }
action-effect = { $text }
action-choose = { $text }
action-target = Hit { $enemy }
action-target-bonus = { $enemy } takes the extra damage
action-extra = { $use ->
        [card] Only the Part’s bonus
        [hero] Only the hero’s bonus
        [none] Leave the bonus
       *[all] Use the bonus
    }
action-section = { $section }
action-share = 1 damage to { $enemy }
action-shift = { $enemy } goes to { $section }
action-move = Move { $enemy } to { $section }
action-transfer = All damage of { $enemy } onto { $onto }
action-mend = Repair { $card } ({ $slot })
action-die = { $die }
action-adjust = { $die } becomes a { $face }
action-turn = Turn { $die } to { $face }
action-lift_part = Take the die off { $card } ({ $slot }, { $value })
action-lift_enemy = Take the die off { $enemy } ({ $value })
action-done = Done
action-done-move = Leave the bonus
action-done-transfer = Leave the bonus
action-done-adjust = Leave the bonus
action-done-keep = Leave the bonus
action-done-remove = Leave the bonus
action-done-ram = Leave the bonus
action-done-effect = Leave the bonus
action-done-turn = Leave all dice as they are
action-done-arson = No ram now

## Events

event-round_started = Round { $round }: wreckage.
event-run_started = Round { $round }: the run begins.
event-turn_started = Turn { $turn } of Round { $round }.
event-step_started = Step { $step }.
event-step_skipped = Step { $step } is skipped: no white die is left.
event-run_ended = The run of Round { $round } ends; { $left ->
        [0] no enemy is left.
        [one] one enemy falls back.
       *[other] { $left } enemies fall back.
    }
event-game_ended = { $result ->
        [won] Won in Round { $round }, after { $turns } Turns, with { $core_left } of the Core left.
       *[other] Lost in Round { $round }, after { $turns } Turns: the Core is gone.
    }
event-rolled = { $kept ->
        [none] Rolled: { $dice }.
       *[other] Rolled: { $dice }; { $kept } stay.
    }
event-table_rolled = The boss board shows { $face }: { $line }
event-luck_rolled = The die on { $slot } shows { $face }: { $damage } damage.
event-shuffled = The discarded cards become a new pile ({ $cards }).
event-part_drawn = { $card } is available.
event-enemy_dealt = { $enemy } joins { $section }.
event-scrap_drawn = { $enemy } is Scrap.
event-paid = Paid: { $items }.
event-installed = { $toward ->
        [none] { $card } is installed on { $slot }.
       *[other] { $card } is installed on { $slot }, spikes to { $toward }.
    }
event-covered = { $card } on { $slot } makes room.
event-part_discarded = { $card } is discarded.
event-repaired = { $card } on { $slot }: { $amount } repaired, { $left } damage left.
event-cleared = { $card ->
        [none] { $slot } is clear again.
       *[other] { $slot } is clear again: { $card } works.
    }
event-part_hit = { $stopped ->
        [0] { $card } on { $slot } takes { $amount } ({ $total } in all).
       *[other] { $card } on { $slot } takes { $amount } ({ $total } in all); its shield stops { $stopped }.
    }
event-part_destroyed = { $card ->
        [none] { $slot } is wrecked.
       *[other] { $card } on { $slot } is destroyed.
    }
event-core_hit = The Core takes { $amount } ({ $total } in all).
event-hit_lost = The second hit of { $amount } finds no Part.
event-slot_blocked = A { $value } on { $slot } is blocked.
event-scrap_lost = { $enemy } is no longer Scrap.
event-red_placed = { $die } on { $enemy }.
event-red_on_board = { $die } goes to the boss board.
event-enemy_acted = { $attack ->
        [single] { $enemy } attacks from { $section }: { $amount } to one Part.
        [double] { $enemy } attacks from { $section }: { $amount } and { $second } to two Parts.
        [area] { $enemy } attacks from { $section }: { $amount } to each slot.
       *[none] { $enemy } does not attack.
    }
event-enemy_moved = { $enemy } moves to { $section }.
event-enemy_hit = { $stopped ->
        [0] { $enemy } takes { $amount } ({ $total } in all).
       *[other] { $enemy } takes { $amount } ({ $total } in all); its shield stops { $stopped }.
    }
event-boss_protected = { $enemy } is protected and takes nothing.
event-enemy_destroyed = { $exact ->
        [yes] { $enemy } is destroyed, exactly.
       *[no] { $enemy } is destroyed.
    }
event-scrap_gained = { $enemy } becomes Scrap.
event-exploded = { $enemy } explodes: 2 to every Part on that side.
event-enemy_healed = { $enemy } loses { $amount } damage.
event-damage_transferred = { $amount } damage goes from { $enemy } to { $onto }.
event-part_used = { $exact ->
        [yes] { $item } on { $card } ({ $slot }): an exact match.
       *[no] { $item } on { $card } ({ $slot }).
    }
event-attack_lost = { $card } finds no target.
event-rammed = { $section ->
        [none] There is nobody to ram.
       *[other] Ramming { $section }: { $damage } damage to share.
    }
event-core_used = { $item } on the Core: { $trick }.
event-die_fixed = { $item } goes into repairs.
event-die_changed = { $die } becomes { $to }.
event-die_kept = { $die } is set aside.
event-die_removed = { $enemy ->
        [none] { $die } is taken off { $slot }.
       *[other] { $die } is taken off { $enemy }.
    }
event-die_lost = { $die } is lost.
event-hero_helped = { $amount ->
        [0] { $hero } helps.
       *[other] { $hero } helps: +{ $amount }.
    }

## The log

log-setup = Setting up
log-round = Round { $round }, wreckage
log-run = Round { $round }, run
log-turn = Turn { $turn }
log-dealt = { $count ->
        [one] { $count } enemy joins
       *[other] { $count } enemies join
    }
log-drawn = { $count ->
        [one] { $count } Part is drawn
       *[other] { $count } Parts are drawn
    }
log-discarded = { $count ->
        [one] { $count } Part is discarded
       *[other] { $count } Parts are discarded
    }
log-moved = { $count ->
        [one] { $count } enemy moves
       *[other] { $count } enemies move
    }

## On the slider of a replay

mark-round = A Round begins
mark-wreck = A Part is destroyed
mark-core = The Core is hit
mark-kill = An enemy is destroyed
mark-end = The end

## Lists

list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Names

player = You
section-front = the front
section-right = the right
section-rear = the rear
section-left = the left
die-white = white { $face }
die-red = red { $face }
die-any = a white die
die-kept = { $die } (kept)
scrap-as = { $enemy } as { $value }
trick-reroll = reroll the other white dice
trick-adjust = change a die by 1
trick-keep = set a die aside
hero-arson = Arson
hero-arson-text = Once a Round (or once a Turn, if the table says so), at any moment of the run, ram without a die.
hero-miller = Miller
hero-miller-text = Each exact match deals 2 more damage to one target of its attack.
hero-rudd3r = Rudd3r
hero-rudd3r-text = After each ram, 1 damage to every enemy in the rear.
hero-cuddles = Cuddles
hero-cuddles-text = Each Turn, once all white dice are placed, repair 2 damage on one Part.

## Requirements

need-pair = a pair
need-two_pair = two pairs
need-three_kind = three of a kind
need-four_kind = four of a kind
need-straight3 = a run of three
need-straight4 = a run of four
need-any3 = any three
need-sum = a total of { $n }

## What Parts do

word-single = { $n } damage to one enemy
word-single-per = { $n } damage to one enemy, and { $more } for each enemy there
word-single-damaged = { $n } damage to one enemy, { $more } more if it is damaged
word-area = { $n } damage to every enemy there
word-double = { $n } damage to one enemy and { $second } to another
word-anywhere = { $text }, in any Section
word-pierce = { $text }, past shields
word-plus = +{ $n } damage
word-repair = Repair { $n }
word-ram = Ram
word-ram_plus = +{ $n } ram damage
word-move_enemy = Move an enemy to any Section
word-adjust_die = Change a die by 1
word-reroll_others = Reroll the other white dice
word-set_aside = Set a die aside
word-range = { $text } ({ $low } to { $high })
word-remove_die = Take a die off a card
word-set_die = You may turn a die to any face
word-transfer = Move all damage of one enemy to another
word-luck = Roll the die: half of it, rounded up, to one enemy
word-choose = One of: { $options }
word-or = { $first } / { $second }

## What tables do

line-none = Nothing.
line-part_pierce = A Part of your choice takes { $n }, past its shield.
line-enemy = { $n ->
        [one] An enemy joins the rear.
       *[other] { $n } enemies join the rear.
    }
line-destroy = A Destruction card on a slot of your choice.

## Abilities of enemies

ability-move2 = Moves two Sections.
ability-stay = Does not move.
ability-counter = Moves counter-clockwise.
ability-heal2 = First loses 2 damage.
ability-drum = Other enemies there deal 1 more.
ability-prowl = Then goes where your side has the fewest Parts.
ability-lead = Takes those along that did not act.
ability-pierce = Its attack goes past shields.
ability-pack = Deals 1 more for each other enemy there.
ability-rage = Deals 1 more while it is damaged.
ability-snatch = Then you lose a Scrap card.
ability-jam = Then a die slot of your choice is blocked.
ability-cover = Other enemies there have 1 more shield.

## Cards in words

card-resistance = Resistance { $n }
card-dice = Dice: { $dice }
card-shield = Shield { $n }
card-install = Install: { $need }
card-clear = Clear: { $need }
card-exact = Exact: { $text }
card-explosive = Explosive
card-attack-single = Attack: { $n } to one Part
card-attack-double = Attack: { $n } and { $second } to two Parts
card-attack-area = Attack: { $n } to each slot
card-attack-none = No attack
card-spikes = Spikes

## The drawing

drawing-core = Core
drawing-pool = Pool: { $dice }
drawing-scrap = Scrap: { $cards }
drawing-available = Available: { $cards }
drawing-empty = none

## Errors

error-not-legal = That is not possible now: { $detail }
error-bad-option = This table cannot be set up: { $detail }
error-bad-position = This position is impossible: { $detail }
error-bad-save = This save cannot be read: { $detail }
error-unknown-game = There is no such game: { $detail }

## Options

option-chapter = Chapter
option-chapter-help = Chapters are played in order, 1 to 7.
option-vehicle = Vehicle
option-vehicle-help = The Roadrunner is a good first choice.
option-hero = Hero
option-hero-help = Each has one power, for the whole campaign.
option-difficulty = Difficulty
option-difficulty-help = How much Scrap you start with: 4, 2 or none.
option-arson = Arson’s ram
option-arson-help = Once a Round as printed, or once a Turn.
option-sleep = Enemies sleep
option-sleep-help = When red dice wake them no more: with all their die slots covered, as printed, or with those of that number.
difficulty-learner = Learner
difficulty-normal = Normal
difficulty-expert = Expert
arson-round = Once a Round
arson-turn = Once a Turn
sleep-full = Once all their die slots are covered
sleep-value = Once the die slots of that number are covered
