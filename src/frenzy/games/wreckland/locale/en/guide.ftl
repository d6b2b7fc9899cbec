### The guide: what is being decided (asked-…), why something cannot be chosen (why-not-…), how likely things are (odds-…).
###
### The values are those of the reason that the game gives. In a reason they are ids; a sentence gets them in words:
### `card` `other_card` (a Part) and `enemy` `other` are names (name-P05); `section` `other_section` are section-front …;
### `die` `other_die` are dice (`w3`), `item` `other_item` dice or Scrap (`E01=3`), `dice` several dice with spaces between
### them, which become a list; `values` are several numbers or ranges (`3 6`, `2–4`), which become a list too; `cost` is a
### requirement (`pair`, `sum 9`: need-sum with its n); `line` is a line of a table (`core 2`: line-core with its n; `lose_scrap 1 1`:
### line-lose_scrap-core with its core as well); `hero` is hero-miller …; `asked` is a prompt (asked-build). `slot` `home`
### and all numbers stay as they are: `percent` `worse` `exact` are whole numbers, `damage` `average` have one decimal.

## What is being decided

asked-build = what to build next
asked-pay = what to pay with
asked-place = where the Part goes
asked-reroll = which dice to reroll
asked-red = where a red die goes
asked-order = which enemy acts next
asked-hit = which Part takes the hit
asked-wreck = which slot is wrecked
asked-block = which die slot is blocked
asked-scrap = which Scrap card to lose
asked-white = what to do with a white die
asked-effect = which effect comes next
asked-choose = which of the effects to take
asked-target = whom to hit
asked-section = which Section to attack
asked-bonus = who takes the extra damage
asked-extra = whether the bonus is used
asked-move = which enemy to move
asked-transfer = whose damage goes to whom
asked-mend = which Part to repair
asked-adjust = which die to change
asked-keep = which die to set aside
asked-turn = which die to turn
asked-remove = which die to take off
asked-ram = which Section to ram
asked-arson = whether Arson rams
asked-share = who takes the ram damage
asked-shift = where the rammed enemy goes

## Always

why-not-over = The game is over.
why-not-wait = You are looking on: only the player decides.
why-not-asked = Not now: it is to be decided { $asked }.

## Building

why-not-cost = { $card } costs { $cost }; your dice and Scrap do not make that.
why-not-home = { $card } goes on { $other_card } ({ $slot }) only, which is covered or destroyed.
why-not-all-wrecked = Every slot holds a Destruction card: clear one first.
why-not-installed = { $card } is on your vehicle already ({ $slot }).
why-not-covered = { $card } was covered and does not come back.
why-not-discarded = { $card } has been discarded.
why-not-upgrade = { $card } is an Upgrade, not one of the available Parts.
why-not-not-drawn = { $card } has not been drawn.
why-not-nothing-left = No Part is available.
why-not-nothing-to-install = Your dice and Scrap pay for no Part that is available.
why-not-no-dice = No die is left in the pool.
why-not-no-parts = No available Part is left to discard.
why-not-clear = The wreck on { $slot } costs { $cost }; your dice and Scrap do not make that.
why-not-clear-none = Your dice and Scrap clear no wreck.
why-not-no-wreck = No slot is wrecked.
why-not-part-first = { $slot } is empty: choose a Part first, then its slot.
why-not-undamaged = { $card } ({ $slot }) is not damaged.
why-not-nothing-damaged = No working Part is damaged.
why-not-repair-low = { $best ->
        [0] Nothing is left to repair { $card } with: it takes a { $lowest } or more.
       *[other] Repairing { $card } takes a { $lowest } or more; your best is a { $best }.
    }
why-not-dice-low = Your dice and Scrap are too low for that.
why-not-run-only = That is for the run, not for building.
why-not-pay-first = Choose what to pay for first; then { $die } may pay.
why-not-pay-first-scrap = Choose what to pay for first; then Scrap may pay.
why-not-pay-low = { $item } is too low: repairing { $card } takes a { $lowest } or more.
why-not-pay-twice = { $item } is in this payment already.
why-not-pay-order = Payments go in rising order: { $item } would have come before { $other_item }.
why-not-pay-useless = With { $item } you could not complete { $cost }.
why-not-upgrade-slot = { $card } replaces the Part on { $home }, and no other.
why-not-wrecked = { $slot } holds a Destruction card.
why-not-spikes = The spikes of { $card } cannot point that way on { $slot }.
why-not-reroll-twice = { $die } is chosen already.
why-not-reroll-order = Dice are named in rising order: { $die } would have come before { $other_die }.
why-not-reroll-first = Choose at least one die.

## Red dice

why-not-no-die = There is no { $die } in the pool.
why-not-red-match = No red die in the pool matches { $enemy } ({ $values }).
why-not-red-differs = { $die } does not match { $enemy } ({ $values }).
why-not-red-closed = The matching die slot of { $enemy } is covered until the next Turn.
why-not-red-asleep = All die slots of { $enemy } are covered: it sleeps until the next Turn.
why-not-board = { $die } matches { $enemy }, so it cannot go to the boss board.
why-not-white-later = A red die comes first; white dice and Scrap follow in the next Step.
why-not-acted = { $enemy } has acted already.
why-not-idle = This die does not activate { $enemy }.
why-not-other-side = { $card } ({ $slot }) is not on the side that is attacked.
why-not-second-hit = { $card } ({ $slot }) cannot take the second hit: it goes to another Part of the same side.
why-not-weakest = This attack hits the Part of its side that has least left, and that is not { $card } ({ $slot }).

## White dice

why-not-red-later = { $die } waits for the next red Step.
why-not-limit = No more dice in this Step: the limit is { $limit }.
why-not-no-part = There is no Part on { $slot }.
why-not-destroyed = { $slot } is wrecked and out of use.
why-not-closed = Every die slot of { $card } ({ $slot }) is covered until the next Turn.
why-not-all-closed = No working Part has an open die slot.
why-not-too-low = { $card } takes a { $lowest } or more.
why-not-outside = { $card } takes only { $values } now.
why-not-dice-outside = None of your dice and Scrap fits an open die slot.
why-not-fix-low = Repairing { $card } takes a { $lowest } or more.
why-not-which-slot = Choose one of the open die slots of { $card } ({ $slot }).
why-not-ram-empty = There is no enemy to ram at { $section }.
why-not-ram-nobody = There is no enemy to ram.
why-not-ram-somewhere = There are enemies in play: ram one of their Sections.
why-not-core-value = Only a 1 or a 2 goes on the Core.
why-not-core-repair = The Core can never be repaired.
why-not-hero = Only Arson rams without a die, and your hero is { $hero }.
why-not-power-used = Arson’s ram is used up for now.
why-not-arson-later = Nobody at { $section } has yet to act: Arson can ram there before the next red die, or in the next Step.
why-not-wreckage-only = That is for the Wreckage phase, between the runs.
why-not-place-one = Place at least one white die in this Step.
why-not-place-all = This is the last Step of the Turn: it goes on until all white dice are placed, { $limit } at most.
why-not-part-first-run = Choose a die and a Part, or a Section to ram; then the enemy.

## Effects

why-not-reach = { $enemy } is at { $section }, out of reach of { $card }.
why-not-other-section = { $enemy } is at { $section }; this use of { $card } is at work in another Section.
why-not-hit-before = { $enemy } was hit already: each hit of one use needs another target.
why-not-guarded = { $other } guards { $enemy }: an attack has to name { $other } first.
why-not-no-target = { $enemy } is not a target of this attack.
why-not-must-move = { $card } moves an enemy, and that is no choice: only a bonus may be left.
why-not-section-reach = { $card } does not reach { $section }.
why-not-section-empty = There is no enemy at { $section }.
why-not-protected = { $enemy } is protected and takes no damage.
why-not-waste = { $enemy } is protected: no attack can be wasted on it while there is another target.
why-not-share-section = { $enemy } is not in the rammed Section: { $section }.
why-not-share-order = Points are shared out in order: { $enemy } would have come before { $other }.
why-not-shift-later = { $other } goes first, { $enemy } after it.
why-not-shift-other = { $enemy } was not rammed: { $other } is to be moved.
why-not-shift-to = From { $other_section } a rammed enemy goes to a Section beside it; { $section } is not.
why-not-range = { $die } does not count here, only { $low } to { $high }.
why-not-kept = { $die } is set aside already.
why-not-face = { $die } cannot be changed that way.
why-not-bare-part = No die lies on { $card } ({ $slot }).
why-not-marker = A marker closes { $card } ({ $slot }) and cannot be taken off.
why-not-bare-enemy = No die lies on { $enemy }.

## Chances

odds-reroll-better = Better in { $percent } % of cases, worse in { $worse } %.
odds-reroll-exact = { $count ->
        [one] The die matches a die slot exactly: { $percent } %.
       *[other] At least one of { $count } dice matches a die slot exactly: { $percent } %.
    }
odds-reroll-use = { $count ->
        [one] The die can activate a Part: { $percent } %.
       *[other] At least one of { $count } dice can activate a Part: { $percent } %.
    }
odds-reroll-none = There is no other white die to reroll.
odds-reroll-late = No more dice can be placed in this Step, and the others are rerolled after it anyway.
odds-new = { $count ->
        [one] One die rerolled: something that is too dear now becomes payable in { $percent } % of cases.
       *[other] { $count } dice rerolled: something that is too dear now becomes payable in { $percent } % of cases.
    }
odds-pay = { $card } can be paid for afterwards: { $percent } %.
odds-clear = The wreck on { $slot } can be cleared afterwards: { $percent } %.
odds-part = { $count ->
        [one] Discard another Part and reroll the right die: { $card } becomes payable in { $percent } % of cases.
       *[other] Discard another Part and reroll { $count } dice: { $card } becomes payable in { $percent } % of cases.
    }
odds-part-now = { $card } can be paid for now.
odds-part-none = { $card } cannot be paid for, and nothing is left for a reroll.
odds-luck = { $card } deals { $low } to { $high }, on average { $average }.
odds-kill = { $enemy } is destroyed in { $percent } % of cases, exactly in { $exact } %.
odds-enemy-now = { $enemy } acts now with: { $dice }.
odds-enemy-safe = No red die in the pool makes { $enemy } act now.
odds-enemy-step = A red die of the next red Step matches { $enemy }: { $percent } %.
odds-enemy-turn = Left alone, { $enemy } acts next Turn in { $percent } % of cases; expected damage { $damage }.
odds-enemy-idle = { $enemy } acts next Turn in { $percent } % of cases, but does not attack.
odds-line = { $percent } %: { $line }

### What speaks for a choice: said with a hint.

motive-win = It can win the chase now.
motive-foe = It can destroy { $enemy }.
motive-foes = It can destroy { $count } enemies at once.
motive-boss = It can deal { $count } damage to the boss.
motive-damage = It can deal { $count } damage.
motive-clear = It clears a wreck off the vehicle.
motive-part = { $card } can work for you then.
motive-mend = It can repair { $count } damage.
motive-scrap = It can bring Scrap.
motive-reroll = Other dice may pay for something better.
motive-least = It does the least harm of what can be chosen.
motive-plan = It prepares what comes next.
motive-end = Nothing that could still be done now would help more.
