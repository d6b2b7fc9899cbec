door-pebbles = Cailloux
door-pebbles-line = Prenez-en un, deux ou trois, et gare au dernier

option-heap = Tas
option-heap-help = Combien de cailloux il y a.
heap-small = Petit, de 10 à 20
heap-large = Grand, de 30 à 40
option-misere = Misère
option-misere-help = Qui prend le dernier caillou perd.
option-together = Ensemble
option-together-help = Chacun peut dire ce que prend la place suivante.
option-yes = Oui
option-no = Non

prompt-take = Combien de cailloux prenez-vous ?
prompt-waiting = { $seat } prend des cailloux.
prompt-waiting-any = { $seat } peuvent dire ce qui est pris.
prompt-over = Le tas est épuisé.
action-take = { $count ->
        [one] Prendre { $count } caillou
       *[other] Prendre { $count } cailloux
    }
event-taken = { $seat } en prend { $count }, il en reste { $left }.
event-ended = Victoire : { $winners }.

seat-0 = Place 1
seat-1 = Place 2
seat-2 = Place 3
seat-3 = Place 4
seat-4 = Place 5
seat-name = Place { $number }
list-two = { $first } et { $last }
list-more = { $first }, { $rest }
view-pebbles = Cailloux
view-taken = Pris
view-last = Dernier à prendre
