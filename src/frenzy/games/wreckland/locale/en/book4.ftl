### The book, chapter 4.

book-4-opening = The salt is so white that the sky looks dirty. No road, no shade, only tracks, and where they end, always three shadows turning. { $ledger ->
        [keep] The ledger rides under your seat; since the customs house you sit higher, and worse.
        [burn] You drive lighter since the customs house. It is remarkable what a book weighs when it is about people.
       *[none] You have looked after the eleventh crate three times today. It is still there.
    } At noon you find a bird, not painted this time but laid out in black stones, large enough for those who look down. Wren wanted somebody up there to read it.
book-4-halfway = Evening, no wind. You repair in the lee of a crashed glider and find a cradle in it, lined with a good coat. Wren’s. They are a family, up there: a mother, two talons, a nest of kites that learn to dive by diving at whoever passes. In the collar a slip is pinned, signed with a thumb of soot: “For every courier who does not arrive, oil for a week.”
book-4-boss = The third shadow comes last and stays longest. Mother Vulture rolls in on a barge hung with the mirrors of everybody she has caught, and the whole white plain blinks. She sings while she steers, quite low, the song for children who will not eat. On both sides the talons come round. { $child ->
        [aboard] Tally pulls the tarpaulin over her head and holds on to your sleeve.
        [well] You think of the lamp at the well, and of who sits beside it.
       *[none] You turn your own mirror inwards.
    }
book-4-won = Smoke, three times, straight as a pillar. Under the last kite lies a rider, one leg caught, not twenty years old: Moth, says the helmet. The salt shines, the water bag is half empty, and the next well is a day away for people who can walk. He does not ask for anything. He looks at the crates, at you, and then at the sky, as if somebody up there still had to let him speak.
book-4-lost = First one shadow on the bonnet, then two, then no sun at all. They take everything that shines and leave the rest: a heap of dull iron, and you. At night it freezes. You burn the tariff of the Tollkeeper, all nine columns, and it lasts until dawn, the first thing that he has ever given back. Then you walk over to the wrecks, to see what can be bolted together.

book-choice-rider = What becomes of Moth?
book-choice-rider-water = Leave him the water bag, and three wheels to make a cart of.
book-choice-rider-aboard = Make room between the crates: he knows the sky.
book-choice-rider-leave = Drive on: the salt has a law of its own.
