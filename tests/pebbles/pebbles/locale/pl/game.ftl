door-pebbles = Kamyki
door-pebbles-line = Weź jeden, dwa albo trzy i uważaj na ostatni

option-heap = Stos
option-heap-help = Ile leży kamyków.
heap-small = Mały, od 10 do 20
heap-large = Duży, od 30 do 40
option-misere = Misère
option-misere-help = Kto bierze ostatni kamyk, przegrywa.
option-together = Razem
option-together-help = Każdy może powiedzieć, ile bierze następne miejsce.
option-yes = Tak
option-no = Nie

prompt-take = Ile kamyków bierzesz?
prompt-waiting = { $seat } bierze kamyki.
prompt-waiting-any = { $seat } mogą powiedzieć, ile wziąć.
prompt-over = Nie ma już kamyków.
action-take = { $count ->
        [one] Weź { $count } kamyk
        [few] Weź { $count } kamyki
       *[other] Weź { $count } kamyków
    }
event-taken = { $seat } bierze { $count }, zostaje { $left }.
event-ended = Wygrywa: { $winners }.

seat-0 = Miejsce 1
seat-1 = Miejsce 2
seat-2 = Miejsce 3
seat-3 = Miejsce 4
seat-4 = Miejsce 5
seat-name = Miejsce { $number }
list-two = { $first } i { $last }
list-more = { $first }, { $rest }
view-pebbles = Kamyki
view-taken = Zabrane
view-last = Ostatnio brał
