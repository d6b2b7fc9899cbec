### The book, chapter 2.

book-2-opening = Wren’s next bird is painted on the mouth of the canyon, and it glows. Everything glows here: rocks, puddles, the ribs of a stage where they crowned Fallout Fancy, fifty years ago or five. The long way round takes eleven days, and the grain would sprout in its crates. { $child ->
        [aboard] Tally knows the line: “One crown, lent by the thumb of soot; interest: whoever drives through.”
        [well] A tin lid has come from the well, with Tally’s writing: “She owes the thumb a crown. Do not applaud.”
       *[none] The ledger has one line about her: “One crown, lent by the thumb of soot.”
    } Lights out. Drive.
book-2-halfway = In a side gorge you let the engine tick. Above you the stands are still full: rows of dummies in evening dress, wired upright, every face turned to the stage, and somebody has dusted them. Between two of them, at the end of a bench, sits a painted bird, and under it in Wren’s hand: “She only wants somebody to stay until the end. Don’t.” Far up, a loudspeaker clears its throat.
book-2-boss = Spotlights. Down the ramp she comes, sash, sceptre, tyres as high as a house, waving with the hand and not with the wrist. “A newcomer,” says Fallout Fancy to ten thousand dummies. “And what is your talent, darling?” Behind you her escort closes the road. { $hero ->
        [miller] You polish the glass eye. It is a small talent, but it carries far.
        [arson] You show her. The curtain catches at once.
        [rudd3r] You rev until the front row falls over.
       *[cuddles] You crack all ten fingers, slowly, into the microphone.
    }
book-2-won = She goes down with her stage, bowing, and when the dust has settled you notice that you have clapped. Once. It seemed right. The crown on the ground is tin, with a maker’s mark on the inside: a thumb of soot. So he pays for crowns, and is paid in couriers. Ahead there is sky again, wide and flat, and a straight road with a bar across it.
book-2-lost = The walls come together, politely, like a curtain. When you wake up you sit in the third row between a general and a bride, wired upright, and on the stage your wheels are being auctioned. It takes until dark to work one hand loose. On the way out you turn the bride’s face away from the stage. She has seen it often enough.
