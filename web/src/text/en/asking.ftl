### What the table explains: previews, reasons, rules, cards, the log, what was missed.

## What a choice will do

plan-killed = killed
plan = What it will do
plan-pay = Pays
plan-gain = Gains
plan-more = { $count ->
        [one] … and { $count } more thing
       *[other] … and { $count } more things
    }
plan-open = What follows is not known yet.
plan-next = The next question follows.
plan-done = Changes nothing.
confirm-back = Back
confirm-read = Read
turn-shoot = Shoot
undo-step = Back one step
undo-ask = Ask to undo
undo-ask-help = Something has come to light since: the others are asked.
undo-help = Take back the last choice (Backspace or Z)
undo-not = Nothing to take back, or something has come to light since.
wish-confirm = Confirm before playing
wish-confirm-help = Shots, and what cannot be taken back, are shown first; a second press plays them.
wish-swift = Go on by itself when there is only one answer
wish-swift-help = Not where a quick answer would tell the others what you hold.

## Why

ask-why = Why?

## The rules

rules-title = Rules
rules-open = Read paragraph { $rule }
rules-search = Search the rules
rules-chapter = Chapter
rules-english = The rules are written in English.
rules-none = Nothing found. Try fewer words.
legend-title = Signs
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

## Cards

effect-optional = in addition
effect-alternate = instead
reach-figures = From here: { $names }
reach-nobody = { $count ->
        [0] From here: nothing
       *[other] From here: nobody, only { $squares }
    }
reach-map = Squares in reach: { $squares }

## The log

log-earlier = { $count ->
        [one] Show { $count } earlier turn
       *[other] Show { $count } earlier turns
    }
log-refill = { $count ->
        [one] { $count } new card or tile on the board
       *[other] { $count } new cards and tiles on the board
    }
score-board = Board of { $name }

## Since you looked away

recap-title = Since you looked away
recap-count = { $turns ->
        [0] { $count ->
            [one] { $count } thing happened.
           *[other] { $count } things happened.
        }
        [one] { $turns } turn was played.
       *[other] { $turns } turns were played.
    }
recap-damage = { $damage } to you
recap-kills = killed { $names }
recap-you = you
recap-quiet = Nobody was killed, and nobody hit you.
recap-show = Show me
