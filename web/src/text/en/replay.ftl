### Replays, game files, one's own games, and the end of a game.

## The replay

replay-title = Replay
replay-loading = Fetching the game …
replay-none = This replay cannot be shown.
replay-early = The replay opens when the game is over.
replay-table = To the table
replay-retry = Try again
replay-viewer = Seen by
replay-open = All hands open
replay-public = Everyone watching
replay-seat = { $name } ({ $player })
replay-this = This step
replay-setup = The table is set up, and the first cards are dealt.
replay-choice = { $name }: { $choice }
replay-secret = Decides something that cannot be seen from here.
replay-quiet = Nothing happens yet; more is to be decided.
replay-boards = Boards
replay-more = More
replay-step = Step
replay-at = Step { $step } of { $total }
replay-at-turn = Step { $step } of { $total } · { $turn }
replay-controls = Move through the game
replay-first = To the set-up
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-turn = Turn
replay-speed = Speed
replay-times = { $speed }×
replay-tools = This replay
replay-copy = Copy link to this step
replay-save = Save the game file
replay-result = Result
replay-play-on = Play on from here
replay-play-on-text = A new table begins at step { $step }. Bots take the other seats; the cards in the piles stay as they were.
replay-play-on-over = The game ends here. Go back a little to play on.
replay-play-on-begin = Begin
replay-play-as = You play

## Game files

file-title = Open a game file
file-open = Choose a file
file-busy = Playing it through …
file-text = Or drop it anywhere on this page. It opens as a replay.
file-drop = Drop the game file here
file-large = This file is too large for a game: at most 256 KiB.
file-wrong = This is not a game file that can be opened: { $detail }
file-wrong-field = This game file cannot be opened. “{ $field }”: { $detail }

## Your games

games-title = Your games
games-with = With { $names }
games-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
games-alone = Nobody else yet
games-file = From a file
games-lobby = Waiting for players
games-playing = Running
games-over = Over
games-your-turn = It is your turn
games-continue = Continue
games-replay = Watch
games-remove = Remove from the list: { $names }
games-more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
games-fewer = Show fewer

## The end

end-watch = Watch the replay
