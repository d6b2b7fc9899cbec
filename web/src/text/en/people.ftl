### Getting to the table, and the people around it.

## The front page

front-play = Play
front-bots = Play against bots
front-bots-text = Starts at once
front-allies = Play with bots
front-allies-text = They fight at your side
front-alone = Play alone
front-alone-text = All heroes are yours
front-friends = Play with friends
front-friends-text = A table with a link for them
front-here = Play on one device
front-here-text = Pass it around the sofa
front-quick = Find players
front-quick-text = A seat at the next public table
front-options = Options
front-public = Show the table to everybody
front-public-help = It is listed on the front page: others may watch, and take seats that are open. It always has a clock, and its last seat is for somebody from elsewhere.
front-join = Join by link
front-link = Link or code of a table
front-go = Go
front-tables = Public tables
front-no-tables = Nobody is waiting. Open a table and be the first to bleed.
front-learn = New here?
nickname = Your name
nickname-default = Player
table-join = Take a seat
table-watch = Watch
table-line = { $open ->
        [0] { $seats } seats, all taken
        [one] { $open } of { $seats } seats is open
       *[other] { $open } of { $seats } seats are open
    }
table-playing = The game is on

## Around one device

here-title = Who plays on this device?
here-text = A curtain hides every hand until its owner has the device. Bots take the other seats.
here-name = Name of player { $number }
here-default = Player { $number }
here-you = Player { $number } (you)
here-add = One more
here-remove = Without { $name }
here-start = Start
here-bots = { $count ->
        [0] No seat is left for a bot.
        [one] { $count } bot plays along.
       *[other] { $count } bots play along.
    }

## The options of a table

front-level = Bots
game-bot-pace = How fast bots answer
bot-pace-0 = Quickly
bot-pace-1 = At a good pace
bot-pace-2 = Slowly
game-clock = Clock
clock-none = None
clock-live = Live
clock-days = Days
clock-none-help = Nobody is hurried.
clock-live-help = Free time at each decision, then a reserve for the whole game. Whose time is up, a bot stands in for.
clock-days-help = For games that go on besides life. Whose time is up, a bot stands in for.
game-seconds = For each decision
game-reserve = Reserve
game-days = For each decision
game-away = Away without a word
game-away-help = How long the table waits for somebody who has lost the connection before a bot stands in. One may return at any time.
game-away-never = Wait for ever
game-stand-in = The bot that stands in
team-count = { $count } chosen, { $least } to { $most } are possible
game-auto = Fits the players
span-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-none = None
player-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
game-level-line = bots: { $level }
level-easy = Easy
level-easy-text = makes mistakes
level-normal = Normal
level-normal-text = thinks a step ahead
level-hard = Hard
level-hard-text = plans its whole turn
level-expert = Expert
level-expert-text = knows from thousands of games what wins
level-random = Random
level-random-text = plays whatever is allowed
level-greedy = Greedy
level-greedy-text = takes the points it sees

## Before the game

lobby-title = Your table
lobby-title-of = { $name }’s table
lobby-seats = Seats
lobby-invite = Invite friends
lobby-invite-text = Whoever has this link may take an open seat, or watch.
lobby-link = Link of the table
lobby-copy = Copy the link
lobby-renew = New key for my seat
lobby-renew-text = Ends the old key of your seat, on whatever device it may be. This device keeps the seat.
lobby-copied = Copied
lobby-share = Share
lobby-qr = The link as a QR code
lobby-start = Start the game
lobby-start-open = { $count ->
        [one] One seat is still open: for a friend or a bot.
       *[other] { $count } seats are still open: for friends or bots.
    }
lobby-start-ready = Not ready yet: { $names }.
lobby-start-can = Everybody is here.
lobby-fill = Fill with bots and start
lobby-ready = I am ready
lobby-ready-all = We are ready
lobby-unready = I need a moment
lobby-leave = Leave the table
lobby-full = All seats are taken. Stay: you can watch once the game begins.
lobby-public = Public
lobby-private = By link only
seat-open = Open seat
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-ready = ready
seat-not-ready = not ready
seat-away = not connected
seat-here = on this device
seat-sit = Sit here
seat-add-here = Add someone here
seat-add-name = Who sits down here?
seat-add = Add
seat-cancel = Cancel
seat-add-bot = Add a bot
seat-level = Level of the bot on seat { $seat }
seat-remove-name = Remove { $name }
seat-stand-in = a bot stands in
seat-number = Seat { $number }, { $character }
change-sat = { $name } sits down.
change-left = { $name } has left.
change-ready = { $name } is ready.
change-away = { $name } is not connected.
change-back = { $name } is back.
change-bot = A bot sits down.
change-host = { $name } is the host now.
seat-host = host
lobby-locked = Locked
lobby-locked-text = The host has locked the table: nobody else sits down. You can watch once the game begins.
host-lock = Lock the table
host-lock-help = Nobody else takes a seat until you open it again.
host-you = You are the host of this table now.
person-menu = { $name }: mute and more
person-mute = Mute
person-mute-help = You do not see what they say or point at. They are not told, and this browser remembers it.
person-host = Make them the host
person-remove = Take off the table
person-remove-open = The seat is open again, and they are told so.
person-remove-bot = A bot plays on for them, and they are told so.
person-bar = Take off for good: they cannot come back
removed-title = You are off this table
removed-text = The host has taken you off the table. There are other tables, and you may still watch this one.
barred-text = The host has taken you off the table, and you cannot come back to it. There are other tables.

## Passing the device

curtain-title = Pass the device to { $name }
curtain-text = { $character } has to decide. No peeking.
curtain-ready = I am { $name }
curtain-wait = One moment …
open-to-all = Everybody may look: no hand is shown.

## Chat

chat = Chat
sheet-chat = Chat
chat-unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
chat-empty = Nobody has said a word yet.
chat-say = Say something
chat-send = Send
chat-presets = Quick words
chat-watch = Only those who play can talk.
chat-people = People at the table
chat-mute = Mute { $name }
chat-muted = { $count ->
        [one] { $count } line of somebody muted
       *[other] { $count } lines of people muted
    }
preset-hello = Hello!
preset-good_luck = Good luck!
preset-well_played = Well played!
preset-thanks = Thanks!
preset-sorry = Sorry!
preset-one_moment = One moment, please.
preset-your_turn = Your turn!
preset-good_game = Good game!

## Clocks and stand-ins

time-of = Time of { $name }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-reserve = reserve { $time }
time-low = { $seconds } seconds left
stand-in = A bot plays for { $name }.
stand-in-you = A bot plays for you.
stand-in-back = I am back

## Taking back

undo-asks = { $name } asks to take back the last choice
undo-text = Something has come to light since, so everybody has to agree. What the others did since is taken back too.
undo-agree = Agree
undo-refuse = Refuse
undo-left = { $seconds } s
undo-agreed = Agreed: { $names }
undo-waiting = Waiting for the others to agree …
undo-done = Taken back.
undo-refused = Not taken back.

## Your turn

turn-title = Your turn
turn-title-of = { $name }’s turn
turn-note = { $name }, it is your turn.

## Settings

settings = Settings
language = Language
theme = Theme
theme-light = Light theme
theme-dark-name = Dark
theme-light-name = Light
wish-motion = Movement
wish-motion-off = Off
wish-motion-fast = Fast
wish-motion-normal = Normal
wish-sound = Sounds
notify = Tell me on the desktop when it is my turn
notify-help = The browser asks once. Only while this page is open and out of sight.
notify-denied = The browser does not allow it: change that in the settings of the page.
notify-none = This browser cannot do that here.

## The line and its troubles

line-connecting = Connecting …
line-waiting = The line is down. Trying again; nothing is lost.
line-back = The line is back.
line-offline = This device is offline. Nothing is lost; the table waits.
line-newer = There is a new version of this page.
line-reload = Load it
closed-cards = This game was closed: its cards have changed since it began. Board, log and game file are still here.
closed-rules = This game was closed: the rules have changed since it began. Board, log and game file are still here.
watching = You are watching.
ladder-title = Ladder
problem-offline = The server does not answer. Try again in a moment.
problem-no-link = That is not the link of a table.
problem-other = That does not work: { $detail }

## What a request was answered with

problem-bad_field = That does not fit: { $detail }
problem-bad_record = That is not a game file of this version: { $detail }
problem-bad_request = The server did not understand that: { $detail }
problem-closed = The rules or cards of this game have changed since. It can still be watched, but not played on.
problem-barred = The host of this table does not let you come back.
problem-foreign_page = The server answers its own pages only. Open the table from there.
problem-full = No seat is free any more. You can watch.
problem-locked = The host has locked the table. You can watch.
problem-not_host = Only the host of the table can do that.
problem-one_address = At a public table the last seat is for somebody from elsewhere. Open a table by link for yourselves.
problem-no_game = The server does not know this game.
problem-no_lesson = There is no such lesson.
problem-no_puzzle = There is no such puzzle.
problem-no_player = That is nobody’s place on the ladder any more.
problem-name_taken = Somebody on the ladder has a name like this. Take another one.
problem-no_campaign = There is no such campaign, or this is not its link.
problem-sealed = This chapter is still sealed.
problem-no_method = The server does not do that.
problem-no_page = There is nothing at this address.
problem-no_seat = This device has no seat at the table any more.
problem-no_storage = The server cannot save at the moment. Try again soon.
problem-no_table = There is no such table.
problem-not_over = The game is still being played.
problem-not_ready = Not everybody is ready yet.
problem-not_yours = Only those who sit at the table can do that.
problem-our_mistake = Something went wrong on the server. It has been noted; try again.
problem-over = The game is over.
problem-seat_open = A seat is still open.
problem-seat_taken = Somebody else has just taken that seat.
problem-started = The game has started already.
problem-too_big = That is too big for the server.
problem-too_many = That was a little fast. Try again in a moment.
problem-too_slow = The server has not got the whole request in time. Try again.
problem-wrong_host = The server does not go by this name. Ask whoever runs it for its address.
field-nickname = A name needs at least one letter.
field-here = There are more names than seats, or one without a letter.
field-seats = 3, 4 or 5 can play (A-1.1).
field-options-bot = The Bot joins a game of 3 or 4 players only (A-12.1).
field-options-skulls = A game has 5 to 8 skulls (A-2.1).

## What the table refuses

refused-empty = There was nothing in that line.
refused-illegal = That is not possible now: choose from the list.
refused-nonsense = The server did not understand that.
refused-not_agreed = Not everybody agrees to take it back.
refused-not_saved = That could not be saved. Try again.
refused-not_started = The game has not started yet.
refused-not_together = Only people who play together can do that.
refused-not_yours = Not yet: somebody else decides first.
refused-nothing = There is nothing to take back.
refused-our_mistake = Something went wrong on the server. It has been noted; try again.
refused-over = The game is over.
refused-spectator = You are watching; only players choose.
refused-stale = The table has moved on. Here is how it stands now.
refused-too_many = That was a little fast. Try again in a moment.

## Playing together

together = Together
sheet-together = Team
ping = Point
ping-help = Show the others something on the table (P, or Alt and a click)
ping-now = Now press what you want to show.
ping-line = { $name } points at { $thing }.
together-wanted = Somebody waits for your answer

ghost-begin = Plan
ghost-help = Lay out moves for everybody to see; nothing is done yet
ghost-title = Your plan
ghost-first = Press what would be done first, here or on the board. Nothing is done yet.
ghost-back = Step back
ghost-show = Show to all
ghost-cancel = Stop planning
ghost-of = { $name }’s plan
ghost-sure = sure
ghost-chance = { $percent } %
ghost-next = Do the next step
ghost-agree = OK
ghost-agreed = OK from { $names }
ghost-withdraw = Withdraw

vote-begin = Vote
vote-help = Let everybody vote between choices or plans
vote-title = What shall they vote about?
vote-pick = Two to four choices or plans. Nobody has to follow the vote.
vote-send = Ask everybody
vote-asks = { $name } asks: which one?
vote-over = The vote is over
vote-won = Most votes
vote-play = Do it

wish-title = I would rather …
wish-of = { $names } would rather have this

hints-asked = { $names } would like hints. They are on if all agree.
hints-waiting = Hints are on once everybody agrees.
hints-on = Hints are on: everybody agreed.
hints-allow = Agree
hints-refuse = No hints
hints-stop = Switch off

decided = Who decided how much
decided-share = { $name } { $share } %

bot-away = { $name } is away.
bot-call = Let a bot play
drop-in = Play along in place of a bot:

## Whether this game will count for the ladder

ladder-sign-counts = Counts for the ladder
ladder-sign-no_place = Not for the ladder: you have no place there
ladder-sign-shared = Not for the ladder: you share this device, or sit here twice
ladder-sign-helped = Not for the ladder: there was a hint, or a revealed choice was taken back
ladder-sign-branch = Not for the ladder: it does not begin at its beginning
ladder-sign-no_rival = Not for the ladder: nobody else here is on it
