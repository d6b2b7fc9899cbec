### Said unless the game has better words.

log-setup = Przygotowanie
prompt-over = Gra skończona.
prompt-waiting = Teraz decyduje { $seat }.
list-two = { $first } i { $last }
list-more = { $first }, { $rest }
