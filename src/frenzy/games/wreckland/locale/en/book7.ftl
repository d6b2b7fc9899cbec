### The book, chapter 7.

book-7-opening = The bridge hangs between two pieces of night. Behind it, so close that one can count the windows, are the lights of the bastion. Everybody who owed him has told him about you. { $child ->
        [aboard] Tally has washed her face. “I want to see how he writes.”
        [well] Behind you stands a row of lamps, all the way from the well. Tally has been busy.
       *[none] Far down the valley single lamps burn, one for each place where you were.
    } { $why ->
        [wren] You came for Wren: her last bird sits on the first pillar.
        [bread] You came for the bread: the grain is sprouting between the boards.
        [road] You came for the road, and here it ends. You find that you do not mind.
       *[none] What you came for, you still have not told anybody.
    }
book-7-halfway = In the pause between two runs somebody tells you about the king. He was the first of all couriers. He brought his crates as far as this, saw the lights, and understood that whoever stops one bridge before the end may name his price for ever. { $rider ->
        [water] “He gave me a drink once,” says Moth, who has come up the goat path on three wheels, “and wrote it down.”
        [aboard] Moth looks up at the cables. “I can fly a rope across,” he says, “if you keep them busy.”
        [leave] From a cable hangs an empty kite. It could have carried a rope across.
       *[none] The wind plays on the cables and is in no hurry.
    }
book-7-boss = On the far side the lamps go out. Then a glow, and King Cinder drives onto the planks, a furnace on wheels with a face of steel and one black thumb raised. { $ledger ->
        [keep] You hold the ledger out of the window. He reaches for it, by habit, and the whole valley sees how much he wants it.
        [burn] “Where is my book?” You blow the last ash off your sleeve, and on the bridge it is quiet for a moment.
       *[none] He asks for the book. You ask for the bridge.
    } “Stop here,” he says, almost kindly. “It is warm. They have always stopped here.”
book-7-won = Under the steel there was only an old courier with burnt thumbs. The gate opens, and the first to come out is a thin woman with paint on her fingers. “{ $hero ->
        [miller] Miller
        [arson] Arson
        [rudd3r] Rudd3r
       *[cuddles] Cuddles
    }!” Wren walked the last forty miles. { $ledger ->
        [keep] That night the ledger is read out on the wall and struck through, line by line.
        [burn] That night they ask for the ledger. You show two clean thumbs.
       *[none] That night they open the eleventh crate.
    } { $child ->
        [aboard] Tally sows the first row, in columns.
        [well] In spring Tally comes up the lamp road with the first cart.
       *[none] In spring somebody sows the first row.
    } Your tank is full, and on the door, still wet, a white bird points south.
book-7-lost = He does not take the crates. That is the worst of it: he only lets down the bar behind you and points at the warm place by the furnace, between the others who came as far as this. They move up. They have cups. One could stay. Then the wind turns, and from the other side comes a smell of bread, or the memory of one. You get up, thank them for the cup, and go to look for wheels.
