### The line-by-line client: what it says around the game.

welcome = You are { $figure }. Type the number or the name of a choice; ? for help.
seed = This game has the seed { $seed }.
your-choice = your choice
auto = (only one choice: { $choice })
hint = The bot would choose: { $choice }
unknown-choice = "{ $text }" is not one of the choices. Type a number from 1 to { $count }, or ? for help.
unknown-card = There is no card "{ $name }". Cards are named as on the table, such as zx2 or newton:red.
undone = Taken back: { $choice }
undo-nothing = There is nothing to take back: something has come to light since your last choice.
saved = Saved in { $file }. Go on with: frenzy play --load { $file }
recorded = The record of the game is in { $file }. Read it with: frenzy replay { $file }
goodbye = Goodbye. Nobody was really hurt.
you-won = You won. The arena will remember you, until tomorrow.
you-lost = You did not win. The others will tell everybody.
help =
    A number or a name, such as "shoot zx2": make that choice
    ?             this help
    ? NAME        what a card does, such as "? zx2" or "? newton"
    cards         what all cards on the table and in your hand do
    board         draw the arena again
    log           what has happened so far
    hint          what the greedy bot would do
    undo          take back your last choice, if nothing has come to light since
    save FILE     save the game (frenzy play --load FILE goes on)
    record FILE   write the record of the game (frenzy replay FILE reads it)
    quit          leave
