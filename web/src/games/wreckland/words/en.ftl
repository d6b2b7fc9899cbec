### The client's own words at a table of Wreckland Run. Names of cards and of chapters come with the table.

## The road

road = The road
side-front = Front
side-right = Right
side-rear = Rear
side-left = Left
nobody-here = nobody
boss-comes = The boss will come here in Round 3
foe-protected = Protected: it takes no damage now
slot-name = Slot { $slot }
slot-empty = empty
wreck-card = Destruction card
die-slot = Die slot { $value } of { $card }
die-blocked = blocked
left-of = { $left } of { $total } left
core-left = Core: { $left } of { $total } left
spikes-to = Spikes toward { $section }
exact-bonus = With an exact match
fix-here = Repair with this die
fix-card = Repair { $card } with this die
pool = Dice
pool-empty = No dice in the pool
scrap-hand = Scrap
scrap-card = Scrap: { $name }, stands for { $values }
card-upgrade = Upgrade for { $card }

## The track

track = How far the run is
round-short = Round { $round }
phase-wreckage = Wreckage
phase-run = Run
turn-short = Turn { $turn }
step-red = Step { $step }: one red die
step-white = Step { $step }: one to three white dice
piles = { $parts } Parts and { $enemies } enemies in the piles

## The boss board

boss-board = Boss board
table-wreckage = Red dice spent on building
table-run = Red dice that fit no enemy
board-here = Roll a red die here

## You

hero-used = used in this run
hero-ready = ready
power-ram = Ram without a die
enemies-left = { $count ->
        [one] { $count } enemy on the road
       *[other] { $count } enemies on the road
    }
run-ends = The run ends after a Turn with 2 enemies or fewer.
final-run = The last run: it ends with the boss, or with you.
look-hint = Point at a card to read it.

## The list of choices

pick-die = First the die, then the place:
pick-place = { $item }: where to?
pick-change = Back
pick-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
build-install = Install:
build-repair = Repair:
build-clear = Clear wrecks:
build-reroll = Discard to reroll:
build-rerolls = Discard a Part, reroll dice …
deed-use = { $value ->
        [0] { $card }
       *[other] { $card }, slot { $value }
    }
deed-fix = Repair { $card }
deed-ram = { $section ->
        [none] Ram nobody
       *[other] Ram { $section }
    }
deed-core = { $trick }
deed-red = { $enemy ->
        [none] Boss board
       *[other] { $enemy }
    }

## What a choice will do, and reach

help-install = Next you pay { $need } with dice or Scrap, then you choose its slot.
help-reroll = Next you choose which dice are rolled again.
help-pay = Next you choose what to pay with.
plan-gone = destroyed
reach-here = Reaches { $sections }.
reach-whom = In reach: { $names }.

## The log

round-word = Round

## The end of a run

end-chapter = Chapter { $chapter }
end-won = Chapter { $chapter } is won
end-lost = Chapter { $chapter }: the run is over
end-turns = Turns
end-turns-by = Round { $round }: { $turns }
end-core = Core left
end-kills = Enemies destroyed
end-exact = of them exactly
end-parts-lost = Parts destroyed
end-scrap = Scrap left
end-exact-matches = Exact matches
end-how-won = The road is yours.
end-how-lost = Nothing is carried over: the next attempt starts fresh.
end-next = Next chapter
end-retry = Try again
end-replay-chapter = Play it again
end-problem = That did not work. Try again.

## What the signs mean

legend-white = White die: yours
legend-red = Red die: drives the enemies
legend-kept = Kept: not rolled again next time
legend-hole = Die slot: takes a die of this value or more; the same value is an exact match
legend-single = Damage to one
legend-area = Damage to everyone there
legend-double = Damage to two
legend-repair = Repair
legend-ram = Ram: your spikes hurt, and they are pushed aside
legend-exact = Bonus of an exact match
legend-shield = Stops so much of every attack
legend-explosive = Explodes, unless it is destroyed exactly
legend-spikes = Spikes: one more ram damage on that side
legend-move_enemy = Move an enemy
legend-adjust_die = Change a die by 1
legend-set_aside = Set a die aside
legend-reroll_others = Reroll the other white dice
legend-remove_die = Take a die off a card
legend-pierce = Past shields
legend-anywhere = In any Section
legend-pair = Equal signs: equal values
legend-run = Stairs: values in a row
legend-sum = Exactly this total

## The rules

rules-chapters = What the chapters add
rules-abilities = Abilities of enemies
rules-lines = Lines of tables
rules-words = Effects of Parts

## Sheets and replay

sheet-wreck-you = You
sheet-wreck-boss = Boss

## Its campaigns

wreckland-campaign-line = Build a car out of dice and scrap. Outrun the valley. Bring down whoever owns it.
wreckland-campaign-start = Start the chase
campaign-rig = { $vehicle } and { $hero }
campaign-your-rig = Who drives what
campaign-vehicle = Vehicle
campaign-vehicle-V1 = Roadrunner
campaign-vehicle-V1-text = Balanced: guns ahead, a broom behind. Best for a first drive.
campaign-vehicle-V2 = Thunderflash
campaign-vehicle-V2-text = A big gun and dice tricks around a thin Core.
campaign-vehicle-V3 = Ox Wagon
campaign-vehicle-V3-text = Sturdy and spiked, hardly a gun on it: it rams.
campaign-vehicle-V4 = Needlepoint
campaign-vehicle-V4-text = A sharpshooter: it finishes what already smokes.
campaign-hero = Hero
campaign-hero-miller = Miller
campaign-hero-miller-text = Each exact match hits 2 harder.
campaign-hero-arson = Arson
campaign-hero-arson-text = Once a Round, at any moment, rams without spending a die.
campaign-hero-rudd3r = Rudd3r
campaign-hero-rudd3r-text = Every ram also hurts all who drive behind you.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = Repairs 2 damage each Turn, once the dice are placed.
campaign-even = Arson rams once a Turn
campaign-even-help = Printed is once a Round. This is our evened-out reading, for a fairer fight.
campaign-sleep = Enemies sleep sooner
campaign-sleep-help = Printed: an enemy sleeps once all its die slots are covered. With this, a number that is covered wakes it no more: a little easier.
campaign-difficulty = Difficulty
campaign-difficulty-next = Difficulty of the next run
campaign-difficulty-learner = Learner
campaign-difficulty-learner-text = You start with 4 Scrap cards.
campaign-difficulty-normal = Normal
campaign-difficulty-normal-text = You start with 2 Scrap cards.
campaign-difficulty-expert = Expert
campaign-difficulty-expert-text = You start with nothing but the car.
wreckland-campaign-name-default = Vehicle and hero
wreckland-campaign-how-1 = Three Rounds. In each you first build: dice pay for parts.
wreckland-campaign-how-2 = Then you drive: red dice wake the enemies, white dice are yours.
wreckland-campaign-how-3 = In the third Round the boss comes in person. Win, and the next envelope opens.
wreckland-campaign-how-4 = Sealed envelopes stay sealed: what is in them is not even on this page.
wreckland-campaign-no-slots = No wreck in the garage yet. Give it an hour.
campaign-road = The road through the valley
wreckland-campaign-over = All seven chapters are won. The valley has run out of people who want to argue.
wreckland-campaign-no-runs = No run yet. The odometer is getting bored.
campaign-total-fastest = Fewest Turns to a win
campaign-total-core = Most Core left
wreckland-campaign-total-time = Time on the road
campaign-chart = Turns of each run, by chapter
campaign-chart-text = Turns of each run; below, the chapter
campaign-column-difficulty = Difficulty
campaign-column-round = Round
campaign-column-turns = Turns
campaign-column-core = Core left
wreckland-campaign-reset-text = All envelopes but the first are sealed again, and all runs with their replays are deleted. Vehicle and hero stay.
wreckland-campaign-forget-text = Its progress is deleted for good, and the private link opens nothing any more. Nobody will ask what happened to the car.
