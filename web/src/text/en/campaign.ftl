### The two doors of the front page, and the campaigns of Wreckland Run. No word of a chapter stands here.

## The doors

door-which = Which game?
door-adrenaline = Adrenaline
door-adrenaline-line = A shooter for 3 to 5, bots included
door-wreckland = Wreckland Run
door-wreckland-line = A chase for one, in seven chapters
door-opens = The door is stuck a little …

## Starting the chase

campaign-line = Build a car out of dice and scrap. Outrun the valley. Bring down whoever owns it.
campaign-start = Start the chase
campaign-start-map = Look at the map first
campaign-continue = Continue
campaign-new = A new campaign
campaign-rig = { $vehicle } and { $hero }
campaign-your-rig = Who drives what
campaign-vehicle = Vehicle
campaign-vehicle-roadrunner = Roadrunner
campaign-vehicle-roadrunner-text = Balanced: guns ahead, a broom behind. Best for a first drive.
campaign-vehicle-thunderflash = Thunderflash
campaign-vehicle-thunderflash-text = A big gun and dice tricks around a thin Core.
campaign-vehicle-ox = Ox Wagon
campaign-vehicle-ox-text = Sturdy and spiked, hardly a gun on it: it rams.
campaign-vehicle-needlepoint = Needlepoint
campaign-vehicle-needlepoint-text = A sharpshooter: it finishes what already smokes.
campaign-hero = Hero
campaign-hero-miller = Miller
campaign-hero-miller-text = Each exact match hits 2 harder.
campaign-hero-arson = Arson
campaign-hero-arson-text = Once a Round, rams without spending a die.
campaign-hero-rudder = Rudd3r
campaign-hero-rudder-text = Every ram also hurts all who drive behind you.
campaign-hero-cuddles = Cuddles
campaign-hero-cuddles-text = Repairs 2 damage each Turn, once the dice are placed.
campaign-even = Arson rams once a Turn
campaign-even-help = Printed is once a Round. This is our evened-out reading, for a fairer fight.
campaign-difficulty = Difficulty
campaign-difficulty-next = Difficulty of the next run
campaign-difficulty-learner = Learner
campaign-difficulty-learner-text = You start with 4 Scrap cards.
campaign-difficulty-normal = Normal
campaign-difficulty-normal-text = You start with 2 Scrap cards.
campaign-difficulty-expert = Expert
campaign-difficulty-expert-text = You start with nothing but the car.
campaign-name = Name of the slot, if you like
campaign-name-default = Vehicle and hero

## How it goes

campaign-how = How it goes
campaign-how-build = Three Rounds. In each you first build: dice pay for parts.
campaign-how-chase = Then you drive: red dice wake the enemies, white dice are yours.
campaign-how-boss = In the third Round the boss comes in person. Win, and the next envelope opens.
campaign-how-sealed = Sealed envelopes stay sealed: what is in them is not even on this page.

## Slots

campaign-slots = Your campaigns
campaign-no-slots = No wreck in the garage yet. Give it an hour.
campaign-progress = { $won ->
        [0] No chapter of { $total } won yet
        [one] { $won } chapter of { $total } won
       *[other] { $won } chapters of { $total } won
    }
campaign-at = Chapter { $chapter } is next
campaign-at-running = Chapter { $chapter }, a run is under way
campaign-all-won = All chapters won
campaign-last = Last played { $date }
campaign-map = Map
campaign-elsewhere = Begun on another device?
campaign-elsewhere-text = Paste the private link of the campaign: it goes on right here.
campaign-link = Private link
campaign-no-link = That is not the private link of a campaign. It ends with # and a long key.

## The map

campaign-road = The road through the valley
campaign-chapter = Chapter { $number }
campaign-sealed = Sealed envelope { $number }
campaign-stop-won = Chapter { $number }: { $title }, won
campaign-stop-open = Chapter { $number }: { $title }, you are here
campaign-play = Play
campaign-go-on = Go on
campaign-try-again = Try again
campaign-play-again = Play it again
campaign-fresh = Start this run over
campaign-fresh-title = Start over?
campaign-fresh-text = The run that is under way is given up. It stays in your statistics, as one that was given up.
campaign-keep = Leave it as it is
campaign-rule = New here
campaign-ended-won = How it ended
campaign-ended-lost = How it ended last time
campaign-tally = { $attempts ->
        [0] Not tried yet.
        [one] One attempt, { $wins ->
            [0] not won yet.
           *[other] won.
        }
       *[other] { $attempts } attempts, { $wins ->
            [0] none won yet.
            [one] one won.
           *[other] { $wins } won.
        }
    }
campaign-over = All seven chapters are won. The valley has run out of people who want to argue.
campaign-unknown = This device does not know that campaign
campaign-unknown-text = Open it with its private link: on the device where it was begun, the link stands under the map.

## The private link

campaign-private = Play on elsewhere
campaign-private-text = This link opens the campaign on any device. Whoever has it can play: keep it to yourself.
campaign-qr = The private link as a QR code
campaign-qr-show = Show as a QR code
campaign-qr-hide = Hide the QR code

## Runs

campaign-runs = Your runs
campaign-no-runs = No run yet. The odometer is getting bored.
campaign-total-runs = Runs
campaign-total-wins = Wins
campaign-total-fastest = Fewest Turns to a win
campaign-total-core = Most Core left
campaign-total-time = Time on the road
campaign-more = { $count ->
        [one] { $count } more run
       *[other] { $count } more runs
    }
campaign-chart = Turns of each run, by chapter
campaign-chart-text = Turns of each run; below, the chapter
campaign-column-chapter = Chapter
campaign-column-result = Result
campaign-column-difficulty = Difficulty
campaign-column-round = Round
campaign-column-turns = Turns
campaign-column-core = Core left
campaign-column-time = Time
campaign-column-date = Begun
campaign-result-running = under way
campaign-result-won = won
campaign-result-lost = lost
campaign-result-given = given up

## From the beginning, and good-bye

campaign-farewell = This slot
campaign-reset = Reset the campaign
campaign-reset-title = Back to the first chapter?
campaign-reset-text = All envelopes but the first are sealed again, and all runs with their replays are deleted. Vehicle and hero stay.
campaign-forget = Forget the campaign
campaign-forget-title = Forget this campaign?
campaign-forget-text = Its progress is deleted for good, and the private link opens nothing any more. Nobody will ask what happened to the car.
