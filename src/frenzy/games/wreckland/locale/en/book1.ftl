### The book, chapter 1. Every piece stands for itself; a value that nobody has chosen is “none”.

book-1-opening = { $hero ->
        [miller] You are Miller: one good eye, one of glass, and the glass one has never missed.
        [arson] You are Arson: no town insures you, and every town sends for you in the end.
        [rudd3r] You are Rudd3r: three race crowns, no brakes, and a 3 in your name that nobody dares to ask about.
       *[cuddles] You are Cuddles: hands like shovels, and nothing on wheels that they cannot mend.
    } The bastion behind the last bridge pays for eleven crates: ten of seed grain, and one with Big Fossil’s ledger, freshly borrowed. Wren took the same job a year ago and never came back. She had a habit: wherever she passed, she painted a small white bird. There is one on the pump beside you. Its beak points north, and so do your headlights.
book-1-halfway = Half the pack lies in the ditch. In the bone yard you strip what still turns, and under a tarpaulin somebody coughs: a girl of nine, ink up to the elbows, chained to a desk. Tally has kept Big Fossil’s books since she could write. She knows every line of the ledger by heart, also those that end with a thumb of soot instead of a name. You cut the chain. The engines are coming back.
book-1-boss = The ground speaks first. Then Big Fossil comes over the ridge in a wagon made of everything that ever died here, the pack around him like flies around a feast. He does not shout for the ledger. He reads out your debts instead, back to your grandmother, and smiles at the sum. { $child ->
        [aboard] “He has added it up wrong,” says Tally from behind the crates.
        [well] On the hill of the well somebody lights a lamp and swings it twice.
       *[none] In the bone yard a cut chain lies beside an empty desk.
    }
book-1-won = The bone wagon burns with a smell of old museums. On the last page of the ledger stands a debt of his own, larger than all the others together, and it is owed to nobody with a name: there is only a black thumbprint, still greasy. Whoever that is lives further north. The valley lies open before you, a road, a river without water, and on the first milestone a small white bird.
book-1-lost = They do not even hurry. One holds the lamp, one unscrews the wheels, and Big Fossil himself carries the eleventh crate away under his arm, like a sleeping child. You walk back along your own tracks, all night. At the pump the white bird still points north, and somebody has to be right about that. In the morning there is another chassis.

book-choice-child = What becomes of Tally?
book-choice-child-aboard = Lift her into the cab: she can read the ledger to you.
book-choice-child-well = Bring her to the women at the well: they have a wall, a lamp and soup.
