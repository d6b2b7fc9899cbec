### The terminal, line by line or on the whole screen: what it says around the game.

welcome = You are { $figure }. Type the number or the name of a choice; ? for help.
welcome-wreckland = You are at the wheel. Type the number or the name of a choice; ? for help.
welcome-resistance = You play together. Type the number or the name of a choice; ? for help.
seed = This game has the seed { $seed }.
your-choice = your choice
auto = (only one choice: { $choice })
hint = The bot would choose: { $choice }
hint-why = Why: { $why }
hint-thinks = Thinking …
hint-so-far = Thinking … so far the bot would choose: { $choice }
unknown-choice = "{ $text }" is not one of the choices. Type a number from 1 to { $count }, or ? for help.
unknown-card = There is no card "{ $name }" in sight.
why-nothing = There is no reason against "{ $name }", or no such thing on the table.
undone = Taken back: { $choice }
no-undo-nothing = There is nothing to take back.
no-undo-revealed = There is nothing to take back: something has come to light since your last choice.
no-undo-declined = The others have said no to that. You may ask again when somebody has played.
saved = Saved in { $file }. Go on with: frenzy play --load { $file }
recorded = The record of the game is in { $file }. Read it with: frenzy replay { $file }
goodbye = Goodbye. Nobody was really hurt.
you-won = You won. Enjoy it while it lasts.
you-won-adrenaline = You won. The arena will remember you, until tomorrow.
you-won-wreckland = You won. The dust settles, and none of it is you.
you-won-resistance = You won. The lawn will need some work.
you-lost = You did not win. There is always another game.
you-lost-adrenaline = You did not win. The others will tell everybody.
you-lost-wreckland = You did not make it this time. The road is patient.
you-lost-resistance = You did not make it this time. The house is patient, and hungry.
help =
    A number or a name, such as "{ $choice }": make that choice
    ?             this help
    ? NAME        what a card does
    why NAME      why something cannot be chosen
    odds NAME     what chance may bring, for a choice or a thing
    threats       what the game will do next, where it can be foretold
    cards         what all cards on the table and in your hand do
    board         draw the table again
    log           what has happened so far
    hint          what a strong bot would do
help-local =
    undo          take back your last choice, if nothing has come to light since
    save FILE     save the game (frenzy play --load FILE goes on)
    record FILE   write the record of the game (frenzy replay FILE reads it)
    quit          leave
help-story =
    story         hear the latest piece of the story again
    story NAME    choose something in the story
story-chosen = You have chosen: { $text }
story-none = Nothing has been told since you came, or you have chosen already.

## Joined to a server, line by line

joined-as = You sit on seat { $seat } of { $link }.
joined-watching = You are watching { $link }.
joined-lobby = Type "ready" when you are ready, "start" to begin, "bots" to fill open seats; ? for help.
joined-begins = The game begins.
joined-not-yet = Not yet: somebody else decides first.
joined-says = { $name } says: { $text }
joined-line-down = The line is down. Trying again; nothing is lost.
joined-line-up = The line is back.
joined-undo = { $name } would like to take something back. Type "agree" or "refuse".
joined-back = Something has been taken back.
joined-seat = { $seat }: { $who }
joined-nobody = Nobody else of that name or number sits here: { $who }
joined-muted = You do not hear { $name } any more.
joined-unmuted = You hear { $name } again.
help-joined =
    undo          take back your last choice, or ask the others if you may
    agree, refuse answer somebody who asks to take something back
    say TEXT      talk to the others
    chances       hear how likely each side is to win, if all agree; again: no more
    people        who sits here, with the numbers of the seats
    mute WHO      hear somebody no more, or again (a name, or the number of a seat)
    host WHO      as the host: hand the office on
    remove WHO    as the host: take somebody off the table; bar WHO: for good
    lock, unlock  as the host: let nobody else sit down, or let them
    ready, start  before the game: be ready, or begin
    bots          before the game: bots on all open seats
    quit          leave; the same command comes back to your seat

## When joining does not work

join-bad-link = That is not the link of a table ({ $detail }).
join-no-server = The server does not answer. Is it running, and is the link right? ({ $detail })
join-no-table = There is no such table: the link is wrong, or the table is gone. ({ $detail })
join-no-seat = No seat is open at this table. With --watch you can look on. ({ $detail })
join-not-now = The game has begun without you. With --watch you can look on. ({ $detail })
join-token = Your seat was given to somebody else. ({ $detail })
join-removed = The host has taken you off the table. There are others, and with --watch you can look on at this one.
join-barred = The host of this table does not let you come back. There are others.
join-locked = The host has locked this table. With --watch you can look on.
join-version = Server and client do not fit together: update the older one. ({ $detail })
join-other = That does not work: { $detail }

## The whole screen

tui-weapons = Weapons
tui-powerups = Powerups
tui-offer = Ammo
tui-frenzy = FINAL FRENZY
tui-turn = { $count ->
        [0] { $name }
        [one] { $name }: { $count } action
       *[other] { $name }: { $count } actions
    }
tui-you = you
tui-stood-in = bot
tui-closed-cards = closed: the cards have changed
tui-closed-rules = closed: the rules have changed
tui-watching = watching
tui-line-down = line down, trying again
tui-sent = Sent …
tui-nothing-there = Nothing to choose there just now.
tui-together = Together
tui-wish = I would rather …
tui-vote = Ask everybody to vote …
tui-vote-pick = Pick two to four; nobody has to follow the vote.
tui-vote-send = Ask everybody
tui-vote-for = Vote for: { $option }
tui-vote-do = Do what most voted for: { $choice }
tui-plan = Lay out a plan …
tui-plan-first = What would be done first? Nothing is done yet.
tui-plan-show = Show the plan to all
tui-plan-back = One step back
tui-plan-sure = sure
tui-plan-of = { $name }’s plan
tui-plan-next = Next step of { $name }’s plan: { $choice }
tui-plan-agree = OK to { $name }’s plan
tui-plan-withdraw = Withdraw my plan
tui-hints-wanted = ✦ { $names } would like hints; they are on if all agree (g).
tui-hints-asked = The others are asked whether hints may be given.
tui-hints-allow = Agree to hints
tui-hints-refuse = No hints
tui-shares = Who decided how much: { $shares }
tui-call-bot = Let a bot play for { $name }, who is away
tui-people = People
tui-mute = Mute { $name }
tui-unmute = Hear { $name } again
tui-hand-on = Make { $name } the host
tui-remove = Take { $name } off the table
tui-bar = Take { $name } off the table for good
tui-lock = Lock the table: nobody else sits down
tui-unlock = Open the table again
tui-renew = New key for my seat: the old one ends on every device
tui-points = { $name } points at { $thing }.
tui-undo-asked = { $name } would like to take something back: y agrees, n refuses.
tui-undo-waiting = { $name } has asked the others to take something back.
tui-cards = Cards in sight
tui-no-cards = No card lies open yet.
tui-close = Esc closes
tui-chat = Say something to the others; Enter sends, Esc closes
tui-again = Play again
tui-look = Look at the table
tui-leave = Leave
tui-stay = Stay
tui-leave-local = Leave the game? It is saved, and can go on later.
tui-leave-playing = Leave the table? A bot may stand in for you; the same command brings you back.
tui-leave-lobby = Leave the table? Your seat will be open again.
tui-total = Total
tui-decided = Decided by { $rule }. The others have excellent excuses.
tui-invite = Whoever has this link may take an open seat:
tui-help-title = How to play here
tui-help =
    1 2 3  r g  make the choice of that number or letter
    ↑ ↓ Enter   go through the choices and take one
    Esc         back from a part of the choices to all of them
    Tab         to the board and back: arrows move, Enter takes
    Mouse       press a choice, or what it names on the table;
                what cannot be chosen is explained
    i  h  u     read the cards · a bot’s advice · take back
    o  c  Space odds · talk to the others · do not wait for bots
    w g p v     what comes next · play together · point · people
    l  t  q     language · light or dark · leave
tui-signs-adrenaline =
    A square has its name and the letter of its room. ★ is a
    spawnpoint with its weapons, ░ a door. Small numbers and
    bright squares are what you may choose.
    ▲ red  ● yellow  ■ blue  ✦ powerup  ⊕ turret  ✶ just hit
    D :D-struct-0R  B Banshee  Z Dozer  V Violet  S Sprog
    ›V‹ your own figure   ● a loaded weapon   ○ an unloaded one
    VV│B··│·····│·· SS: damage, bars at 3, 6 and 11, marks;
    ☠8 is what this board is worth to whoever hit it most.
tui-signs-wreckland =
    { "[" }4] a white die  (4) a red die  4* it is kept  ‹4› an open
    die slot  (×) a closed one. 2/5: damage and resistance.
    ▲▶▼◀ where spikes point  ◆1 a shield  ✹ explosive  ✶ just hit
    →3 hits one Part, →2+1 two of them, ≡1 every slot; ~ acts
    in a way of its own: press it and read.
    Small numbers and bright places are what you may choose.
tui-signs-resistance =
    W Wolverine  M Mystique  G Magneto  S Storm  C Colossus  R Rogue
    J Juggernaut  P Psylocke  D Dark Phoenix  Y Cyclops
    B Sabretooth  I Iceman. w3 three walkers, b brutes, r runners
    (t troopers, g guards, s specialists); ☠J one with a name.
    c a citizen  h a hidden one  ? face down  ◆r the red objective
    ▼1 a spawn point in its order  ▽ one that sleeps  ▯ a card
    » the exit  ≡ stairs  ▣ the cabin  Ψ the Hand  ✶ just hit
    + a closed door  ▒ a closed window  × barred  a gap: open
    ♥ health  ↯ power or hunger  ○◔◑● danger, with XP  m other floor

tui-back = Back to all choices
tui-group = { $name } … ({ $count })
group-reroll = Discard a Part to reroll dice
group-arson = Arson rams
group-move = Move
group-open = Open a door or window
group-attack = Attack
group-use = Use a skill, trait or citizen
group-fire = Use the Hand
group-push = Push an enemy
tui-no-odds = There is nothing to reckon with here.
tui-no-forecast = Nobody can tell now what comes next.
tui-forecast-title = If the enemies acted now
tui-chapter = Chapter { $chapter }: { $title }
tui-drive = Drive on
tui-moments = What decided it
tui-tip = New to you
tui-next = The next one
tui-next-chapter = Next chapter
tui-retry = Try again
key-odds = odds
key-forecast = threats

key-help = help
key-cards = cards
key-map = floor
key-undo = undo
key-hint = hint
key-hurry = faster
key-chat = chat
key-together = together
key-people = people
key-chances = chances
key-point = point
key-theme = theme
key-leave = leave
key-ending = scores
key-ready = ready
key-start = start
key-bots = add bots

## Before the game

seat-open = open seat
seat-bot = { $level ->
        [easy] bot (easy)
        [hard] bot (hard)
        [expert] bot (expert)
       *[other] bot ({ $level })
    }
seat-ready = ready
seat-not-ready = not ready
seat-host = host
seat-muted = muted
lobby-locked = The host has locked the table.
lobby-ready = I am ready
lobby-unready = Not ready yet
lobby-start = Start the game
lobby-open = { $count ->
        [one] { $count } seat is open. Send the link to a friend, or press Enter on it for a bot.
       *[other] { $count } seats are open. Send the link to friends, or press Enter on one for a bot.
    }
lobby-yourself = The table waits for you: press r when you are ready.
lobby-waiting = Waiting for { $names }.
lobby-can-start = Everybody is ready.

## When the server says no

refused-stale = The table has moved on. Here is how it stands now.
refused-not_together = Only people who play together can do that.
refused-not_yours = Not yet: somebody else decides first.
refused-illegal = That is not possible now: choose from the list.
refused-spectator = You are watching; only players choose.
refused-not_started = The game has not started yet.
refused-over = The game is over.
refused-nothing = There is nothing to take back.
refused-not_agreed = Not everybody agrees to take it back.
refused-too_many = That was a little fast. Try again in a moment.
refused-not_saved = That could not be saved. Try again.
refused-not_now = Not yet: { $detail }

## Whether the game will count for the ladder

ladder-counts = Counts for the ladder.
ladder-no_place = Does not count for the ladder: you have no place there.
ladder-shared = Does not count for the ladder: you share this device, or sit here twice.
ladder-helped = Does not count for the ladder: there was a hint, or something was taken back that had come to light.
ladder-branch = Does not count for the ladder: it does not begin at its beginning.
ladder-no_rival = Does not count for the ladder: nobody else here is on it.

## Ready-made remarks

preset-hello = Hello!
preset-good_luck = Good luck!
preset-well_played = Well played!
preset-thanks = Thanks!
preset-sorry = Sorry!
preset-one_moment = One moment, please.
preset-your_turn = It is your turn.
preset-good_game = Good game!

## Wreckland Run

wreckland-title = WRECKLAND
wreckland-chapter = chapter { $chapter }
wreckland-round = Round { $round }/3
wreckland-wreckage = building
wreckland-turn = Turn { $turn }
wreckland-step = { $colour ->
        [red] Step { $step }: red die
       *[white] Step { $step }: white { $placed }/3
    }
wreckland-dice = Dice
wreckland-scrap = Scrap
wreckland-none = none
wreckland-available = Parts to install
wreckland-upgrades = Upgrades
wreckland-core = Core
wreckland-front = front
wreckland-right = right
wreckland-rear = rear
wreckland-left = left
wreckland-free = free
wreckland-wrecked = WRECK
wreckland-boss-waits = comes in Round 3
wreckland-boss-table-wreckage = Red dice spent on building:
wreckland-boss-table-run = Red dice that fit nobody:
wreckland-result = { $result ->
        [won] Won
       *[lost] Lost
    }
wreckland-by = decided by { $rule }
wreckland-rounds = Turns of each Round
wreckland-core-left = Core left
wreckland-scrap-left = Scrap left
wreckland-driver = { $vehicle } with { $hero }, { $difficulty }

## Resistance

resistance-outlook-heroes = What each hero stands to lose (over { $samples } trials):
resistance-outlook-zones = What { $hero } would lose in each zone. The number is decided; + means that new cards may add to it ({ $samples } trials):
resistance-outlook-safe = No wounds: { $zones }.
resistance-round = Round { $round }
resistance-danger = danger { $level }
resistance-floor-ground = Ground
resistance-floor-first = First
resistance-floor-basement = Basement
resistance-result = { $result ->
        [won] Mission accomplished
       *[lost] Mission failed
    }
resistance-fell = fell
resistance-left = got away
resistance-stayed = stayed
resistance-kills = Eliminated
resistance-wounds = Wounds

## A campaign of one's own

campaign-line = { $slot }: { $drivers }, { $won } of { $count } chapters won
campaign-none = There is no campaign yet. Begin one with: frenzy play { $game } --new
campaign-sealed = chapter { $chapter } is still sealed
campaign-no-chapter = there is no chapter { $chapter }
campaign-taken = slot "{ $slot }" has a campaign already: choose another --slot, or --reset to begin again
campaign-fixed = --{ $option } stays the same for the whole campaign: begin another with --new --slot NAME
campaign-bad-slot = --slot: letters, digits, - and _ only, 40 at most
campaign-damaged = { $file }: the campaign file is damaged ({ $detail }). It is left as it is: repair it, move it away, or choose another --slot
campaign-unwritable = { $file }: the campaign cannot be kept: { $detail }
campaign-stale = The attempt that was running was made with other cards or rules; the chapter begins anew.
campaign-going-on = Going on with chapter { $chapter } where you left it.
campaign-done = All chapters are won. With --chapter you can play one again.
campaign-kept = Your campaign is kept. Go on with: { $command }
campaign-next = Type "next" for the next chapter, or quit.
campaign-retry = Type "again" to try the chapter again, or quit.
campaign-onwards = The same command goes on with the campaign.
campaign-only = --{ $option }: only for a game with a campaign

## The options of a game

games-option = { $option }: { $help }
games-default = default: { $value }
games-by-seats = default: as it fits the number of players

## The record of a series

series-next = Type "next" for the next one, or quit.
series-again = Type "again" to try it again, or quit.
missions-untried = not tried yet
missions-tried = { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
missions-won = won in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } ({ $wins } of { $count })
missions-new = new: { $topics }
missions-tutorial = the tutorial
missions-none = No mission has been played to its end here yet.
missions-run = { $date }  { $mission }  { $won ->
        [yes] won
       *[no] lost
    } in round { $round }: { $heroes }
missions-added = { $count ->
        [0] Nothing in it was new.
        [one] One game was added.
       *[other] { $count } games were added.
    }

## How likely to win, and looking back

chances-team = To win
chances-share = { $share } % ± { $doubt }
chances-side = { $name } { $share } %
chances-alone = Chances to win: { $share } %
chances-sides = Chances to win: { $sides }
tui-chances-wanted = { $names } would like to see the chances to win; they are shown if all agree (b).
joined-chances-wanted = { $names } would like to hear the chances to win; type chances to agree.
joined-no-chances = Nobody can say who is likely to win here.
review-title = { $game }: { $deeds } deeds, and the chances to win
review-points = Turning points
review-no-points = Nothing turned this game.
review-kind-strong = strong
review-kind-setback = a setback
review-kind-missed = missed
review-kind-luck = luck
review-point = After { $step } choices · { $who }, { $kind }: { $deed }
review-moved = { $side }: { $before } % → { $after } %
review-luck = luck in it: { $points } points
review-better = better: { $deed } ({ $points } points, ± { $scatter })
review-sums = What moved the chances, in points of a hundred
review-decided = own decisions
review-luck-sum = luck
review-others = the others
review-missed = left undone

## Puzzles

grade-easy = easy
grade-medium = medium
grade-hard = hard
puzzle-greeting = Puzzle { $name }
puzzle-solved = Solved: { $own }, and nothing is better.
puzzle-missed = Not quite: { $own }. The best is { $best }.
puzzle-steps = The answer:
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-leave = Leave the puzzle?
puzzle-onward = Type "next" for the next puzzle, "again" to try this one again, or quit.
key-restart = restart
help-puzzle =
    reset         begin the puzzle again
