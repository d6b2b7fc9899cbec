### What any table says that has no drawings of its own.

plain-table = The table
plain-seats = Players
plain-seat-count = Number of players
plain-won = Won
plain-decided = Decided by
plain-end = { $count ->
        [0] Nobody has won
        [one] { $winners } has won
       *[other] { $winners } have won
    }
