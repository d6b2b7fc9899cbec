### The story, chapter by chapter: an opening, a won ending, a lost one. A chapter's text is shown when it is opened.

chapter-1 = The Valley Mouth
chapter-1-opening = The last crate is lashed down when the first engines howl behind the ridge. In it lies the ledger of the man who owns the mouth of the valley, every debt and every bribe. Big Fossil wants it back, and he has never driven alone.
chapter-1-won = His great bone wagon lies on its side, wheels turning. You write one more line into his ledger and drive on.
chapter-1-lost = The Core coughs, glows and gives up. They take the ledger first and the wheels after it.

chapter-2 = Her Canyon
chapter-2-opening = The short way leads through a canyon where the rocks still shine at night. Fallout Fancy was crowned here once, and she has never left the stage. She does not need to catch you: she only needs to keep you between the walls.
chapter-2-won = The walls open, the sky is wide again, and her sash flutters from your mirror.
chapter-2-lost = The canyon closes over the wreck. Somewhere above, somebody applauds.

chapter-3 = The Gate
chapter-3-opening = There is one road north, and on it stands a gate with a man who likes to count. He takes scrap, he takes parts, and he has never given change. You have no intention of paying twice.
chapter-3-won = The gate lies flat across the road, a good ramp for a good start.
chapter-3-lost = He counts what is left of you, twice, and writes down the sum.

chapter-4 = Three Shadows
chapter-4-opening = Shadows circle on the salt, always three of them. Two hunt at your flanks and the mother waits behind until you are tired. Break the talons first; nobody has ever reached her past them.
chapter-4-won = Three columns of smoke stand on the salt, and nothing circles above them.
chapter-4-lost = The shadows land. They are in no hurry now.

chapter-5 = The Sermon
chapter-5-opening = A storm has been walking beside you since noon, and in it somebody preaches. When Sister Static raises her voice your hands go numb on the wheel and the dice stick to the board. Drive through her congregation before it finds the right key.
chapter-5-won = The last lightning finds its own preacher. It rains, plain water, for the first time in a year.
chapter-5-lost = White light, a long chord, and then the quiet hum of a wreck under tension.

chapter-6 = The Column
chapter-6-opening = You hear them before you see them: forty engines in harmony, a choir on tracks. For each voice that falls silent another joins from the dust behind. Silence the one who gives the note.
chapter-6-won = One by one the engines lose the tune, and the column scatters into the dunes.
chapter-6-lost = They do not even slow down. The hymn goes on over the place where you were.

chapter-7 = The Last Bridge
chapter-7-opening = Behind the last bridge lie the lights of the bastion, and on it stands the king of the valley with a face of steel. Everything you outran has told him about you. He has never lost a duel; people say that he has never shown his own face either.
chapter-7-won = The bridge holds. Gates open, somebody shouts your name, and the crates are carried in before the engine is cold.
chapter-7-lost = The bridge burns behind you and before you. The king wipes the soot off his mask and waits for the next one.
