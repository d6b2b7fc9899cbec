### The doors of the front page, and campaigns.

## The doors

door-which = Which game?
door-adrenaline = Adrenaline
door-adrenaline-line = A shooter for 3 to 5, bots included
door-wreckland = Wreckland Run
door-wreckland-line = A chase for one, in seven chapters
door-resistance = X-Men Resistance
door-resistance-line = Heroes together against the hungry dead, in the mansion they call home
door-opens = The door is stuck a little …

## Starting a campaign

campaign-start = Start
campaign-start-map = Look at the map first
campaign-continue = Continue
campaign-new = A new campaign
campaign-untitled = A campaign
campaign-name = Name of the slot, if you like
campaign-name-default = What it is played with

## How it goes

campaign-how = How it goes

## Slots

campaign-slots = Your campaigns
campaign-no-slots = No campaign yet.
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

campaign-chapter = Chapter { $number }
campaign-chapters = Chapters
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
campaign-over = All chapters are won.
campaign-unknown = This device does not know that campaign
campaign-unknown-text = Open it with its private link: on the device where it was begun, the link stands under the map.

## The private link

campaign-private = Play on elsewhere
campaign-private-text = This link opens the campaign on any device. Whoever has it can play: keep it to yourself.
campaign-qr = The private link as a QR code
campaign-qr-show = Show as a QR code
campaign-qr-hide = Hide the QR code
campaign-renew = Make a new link
campaign-renew-title = A new link?
campaign-renew-text = The old link ends at once, on every device. This one gets the new link; open it on your other devices again.

## The book

book-so-far = The story so far
book-close = Close the book
book-on = Drive on
book-skip = Leave it open, and drive on
book-made = You chose: { $text }
book-back = Previous page
book-forth = Next page
book-failed = That could not be kept. Try again.

## Runs

campaign-runs = Your runs
campaign-no-runs = No run yet.
campaign-total-runs = Runs
campaign-total-wins = Wins
campaign-total-time = Time played
campaign-more = { $count ->
        [one] { $count } more run
       *[other] { $count } more runs
    }
campaign-column-chapter = Chapter
campaign-column-result = Result
campaign-column-time = Time
campaign-column-date = Begun
campaign-result-running = under way
campaign-result-won = won
campaign-result-lost = lost
campaign-result-given_up = given up

## From the beginning, and good-bye

campaign-farewell = This slot
campaign-reset = Reset the campaign
campaign-reset-title = Back to the first chapter?
campaign-reset-text = All chapters but the first are sealed again, and all runs with their replays are deleted.
campaign-forget = Forget the campaign
campaign-forget-title = Forget this campaign?
campaign-forget-text = Its progress is deleted for good, and the private link opens nothing any more.

## The record of a series

record-title = Your record
record-next = Next: { $title }
record-all = The whole record
record-set-up = Choose with whom
record-file = Keep it
record-file-text = The record stays in this browser. As a file it can be kept, or added to the record on another device.
record-save = Save as a file
record-open = Add a file
record-taken = { $count ->
        [0] Nothing in it was new.
        [one] One game was added.
       *[other] { $count } games were added.
    }
record-wrong = That is not a record of this game.
record-follow = Next: { $title }
campaign-clear = Forget the record
campaign-clear-title = Forget the record?
campaign-clear-text = Every game in it is deleted from this browser for good. Replays stay where they are.
