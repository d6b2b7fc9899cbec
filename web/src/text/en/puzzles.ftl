### Puzzles: the door, the list of all, and the card at the table.

puzzle-title = Puzzle
puzzles-title = Puzzles
puzzle-all = All puzzles
puzzle-door = One turn, one best answer.
puzzle-today = Puzzle of the day
puzzle-today-solved = Solved today
puzzle-count = { $solved } of { $total } solved
puzzle-sign-solved = solved
puzzle-sign-tried = tried, not solved yet
puzzle-sign-new = new
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
puzzle-solved = Solved: { $own }, and nothing is better.
puzzle-missed = Not quite: { $own }. The best is { $best }.
puzzle-steps = The answer
puzzle-show = Show the answer
puzzle-unjudged = Working out what that is worth took too long. Try it once more.
puzzle-again = Start again
puzzle-next = Next puzzle
puzzle-share = Copy the link
puzzle-shared = Link copied
