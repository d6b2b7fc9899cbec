### Said unless the game has better words.

log-setup = Mise en place
prompt-over = La partie est finie.
prompt-waiting = C’est à { $seat } de décider.
list-two = { $first } et { $last }
list-more = { $first }, { $rest }
