### How the table is handled.

keys-title = Keys
keys-number = choose by number
keys-tab = go from one thing to the next, and press it
keys-arrows = walk over the board or the log; Enter chooses, or says why or why not
keys-read = read the card
keys-hint = ask for a hint, when you play alone
keys-point = Show the others what the keyboard or the pointer is on (where you play together)
keys-undo = take back the last choice
keys-escape = close, or step back
keys-help = this page
keys-replay = Keys of a replay
keys-step = one step
keys-turn = one turn
keys-play = play and pause
keys-speed = faster and slower
touch-title = Fingers
touch-tap = Tap what is lit, on the board or in the list.
touch-dark = Tap what is not lit to hear why not.
touch-hold = Hold a card to read it.
touch-film = A tap anywhere skips what is being shown.
