### Said unless the game has better words.

log-setup = Set-up
prompt-over = The game is over.
prompt-waiting = { $seat } decides now.
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
