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
placed-count = { $count } of 3 placed
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
paying-for = For { $card }: { $need }
paying-so-far = {" "}({ $total } so far)
paying-repair = To repair { $card }
paying-clear = To clear the wreck: { $need }
rerolling = Chosen so far: { $count }
hits-of = { $amount } damage
points-left = { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
mend-of = up to { $amount }

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
