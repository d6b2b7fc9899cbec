door-pebbles = Pebbles
door-pebbles-line = Take one, two or three, and mind the last one

option-heap = Heap
option-heap-help = How many pebbles lie there.
heap-small = Small, 10 to 20
heap-large = Large, 30 to 40
option-misere = Misère
option-misere-help = Whoever takes the last pebble loses.
option-together = Together
option-together-help = Anybody may say what the next seat takes.
option-yes = Yes
option-no = No

prompt-take = How many pebbles do you take?
prompt-waiting = { $seat } takes pebbles.
prompt-waiting-any = { $seat } may say what is taken.
prompt-over = The heap is gone.
action-take = { $count ->
        [one] Take { $count } pebble
       *[other] Take { $count } pebbles
    }
event-taken = { $seat } takes { $count }, { $left } are left.
event-ended = The winners: { $winners }.

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5
seat-name = Seat { $number }
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
view-pebbles = Pebbles
view-taken = Taken
view-last = Last to take
