### The book, chapter 3.

book-3-opening = One road, one bar across it, one man with a pencil behind each ear. The Tollkeeper has a tariff for axles, for shadows, for cargo that could become bread. { $child ->
        [aboard] Tally reads it through the windscreen, all nine columns. “The last one,” she whispers, “adds up to whatever you have.”
        [well] On Tally’s tin lid there was room for one more word, and she has used it: “Ram.”
       *[none] You read all nine columns. The last one adds up to whatever you have.
    } Behind the stamp box sits a white bird with a receipt in its beak: Wren, paid in full, one spare wheel and her good coat.
book-3-halfway = They stamp PENDING on your windscreen. In the customs house a stove is lit, the only warm thing in a day’s drive, and a clerk with a kind face offers you the road for the ledger. You say no. But you sit down by the stove with it and think. As long as it exists, somebody can collect every debt in this valley. If it ever arrives, somebody may have to answer for them instead.
book-3-boss = The bar goes up, and behind it is another one, and that one has an engine. The Tollkeeper sits on top among his drawers and licks a pencil. “There is a fee for seeing me,” he says, “and one for having seen me.” { $ledger ->
        [keep] He sniffs. He smells the ledger under your seat as others smell rain.
        [burn] Then he smells the ash on your sleeve, and for the first time in his life he drops a pencil.
       *[none] His eyes find the eleventh crate and stay there.
    } All barriers close at once, and the road begins to count you.
book-3-won = In his drawers you find ten thousand receipts, each for something that somebody needed, and all of it was forwarded north, to the bridge. Only Wren’s coat was not: “resold,” says the slip, “on the salt, for the little ones.” You stamp PAID on your windscreen, upside down. The barrier men, who have had no wages for years, lift their caps, and then the bar, and then each other.
book-3-lost = He writes it all down: one vehicle, used; one hope, ditto. He gives you a receipt, because he is an honest man, and a broom, because you have to work it off. You sweep for three days. On the fourth you notice that nobody has asked what the broom costs, ride down the embankment with four borrowed wheels under you, and begin to build again.

book-choice-ledger = What becomes of the ledger?
book-choice-ledger-keep = Keep it: it shall be read aloud where everybody can hear.
book-choice-ledger-burn = Feed it to the stove, page by page: nobody owes anybody.
