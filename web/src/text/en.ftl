### The words of the web client; those of the game are in the catalogues of the game.

## The table

you = You
decision = Decision
undo = Undo
card-read = What { $card } does
log = What happened
sheets = More of the table
sheet-you = You
sheet-log = Log
close = Close
turn-order = Turn order
end-total = Total

## Said aloud

spoken-lit = can be chosen

## The end

end-rematch = Play again
end-look = Look at the board
end-home = Front page
end-campaign = Back to the campaign
