### The book, chapter 6.

book-6-opening = You hear them for a day before you see them: forty engines in one chord, so low that the bolts dance on the dashboard. They were threshers, says an old man at the roadside, a village that harvested together, until somebody with black thumbs bought up its debts. { $ledger ->
        [keep] You look it up. Page seventy: forty names, one village, one thumb.
        [burn] You tell him that the ledger is ash. He laughs until he has to sit down. “Does the Choir know?”
       *[none] He asks whether it is true that there is a book.
    } Now they harvest couriers.
book-6-halfway = Between two clouds of dust you see why they sing: a drum on the first tank beats the time, and whoever falls out of time is run over. On a flank plate, under the soot, there is a white bird. Wren was here, inside, among them. { $rider ->
        [water] Behind a dune stands a cart with three wheels, and a hand waves you through the only gap. Moth pays for his water.
        [aboard] Moth counts under his breath. “On the ninth bar they change key. Then the left side is blind.”
        [leave] A kite circles over the column and does not warn you. Why should it?
       *[none] You count the bars. On the ninth they all breathe in, and are blind for that long.
    }
book-6-boss = The dust tears open, and the Iron Choir comes through it, one machine with forty throats, its pipes red hot. { $why ->
        [wren] They sing the name of Wren, in four parts. Somebody has passed on what you said in the storm.
        [bread] They sing the old harvest song. Somebody has told them what is in the crates, and half of the voices tremble.
        [road] They sing that the road has an owner now, and keep his name for the last verse. You do not want to hear it.
       *[none] They sing no words, only one vowel, and it fits your engine exactly. You shift down to stay yourself.
    } The first tank gives the note. Silence that one.
book-6-won = When the first tank stops, thirty-nine engines look for the note and do not find it. One coughs, one stalls, and then it is quiet, for the first time in years. People climb out and look at their own hands. An old woman unscrews the plate with the bird and gives it to you. “She drove in the third row, a whole winter. Then she hit a false note, on purpose, and walked. North.” So Wren walked. Perhaps she still does.
book-6-lost = They do not even break the bar. When the last tank has passed you lie in the rut, flat but complete, with a hymn in your ears that will stay for a week. Behind each column walks somebody who gathers what falls off. This one has a white bird on her basket; bought, she says, at a market further north. She lets you have the wheels on credit. No thumb is needed: you shake hands.
