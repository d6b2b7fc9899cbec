### The book, chapter 5.

book-5-opening = Behind the salt the storm has been waiting like a dog. It trots beside you, it smells of pennies, and it preaches. { $rider ->
        [water] In the sand runs a fresh track, three wheels and a crutch; it avoids each bad place before you see it. Moth is ahead, and he is showing you the way.
        [aboard] “She strikes whatever is highest,” says Moth behind the crates, and saws off your aerial. It is his first sentence since the salt.
        [leave] Once, in a flash, you see a kite with nobody under it. After that you look at the road for a long time.
       *[none] You have not looked back since the salt.
    } On every mast of the old line sits a bird, small and wet.
book-5-halfway = The radio turns itself on. No music, only breath, and then a voice that knows how cold your hands are. People say that Sister Static asks every traveller the same thing, and whoever has no answer stops driving of their own accord: “Child of the road, what for?” Rain hangs over you and does not fall. The whole congregation has switched off its engines to listen. It would be easy to say nothing.
book-5-boss = She stands on the mast wagon, barefoot on bare copper, arms wide, and lightning comes to her hands as hens come to a farmer. { $why ->
        [wren] “For a dead girl,” says Sister Static, gently. “How they all drive for the dead.”
        [bread] “For bread,” says Sister Static, gently. “I was hungry too, before the light.”
        [road] “For nothing, then,” says Sister Static, gently. “That is the right size for a prayer.”
       *[none] “Silence,” says Sister Static, gently. “That is an answer too. It is mine.”
    } Then she raises her voice. Every bolt of your machine hums along, your teeth as well, and the flock drives off.
book-5-won = The last flash takes her up, or down; with that much light it is hard to say. Then rain, plain water, and people come out of holes in the ground with pots and stand about, amazed. { $child ->
        [aboard] Tally sits on the roof with her mouth open, and the ink runs off her arms.
        [well] Far in the south, where the well is, lamps go on, one after the other.
       *[none] Somebody puts a pot on your bonnet too, without a word.
    } In the relay a tape still turns, with an order from the north: forty engines, signed with a thumb.
book-5-lost = White, then a chord, then nothing, then a toe that moves. Nothing has been taken: the pious do not steal, they leave you standing under tension until you believe. A goat gnaws through the earth wire, out of a pure lack of reverence. You thank the goat. Then you put everything that still conducts on one heap, everything that still rolls on another, and begin again with the second.

book-choice-why = What do you answer?
book-choice-why-wren = For Wren. Somebody has to knock where she wanted to knock.
book-choice-why-bread = For ten crates of grain, and for all who will eat of it.
book-choice-why-road = For the road. It is the only thing here that nobody owns.
