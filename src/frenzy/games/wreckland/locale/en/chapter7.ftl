### Envelope 7: what this chapter brings, and nobody may read before it is opened.

chapter-7 = The Last Bridge
chapter-7-opening = Behind the last bridge lie the lights of the bastion, and on it stands the king of the valley with a face of steel. Everything you outran has told him about you. He has never lost a duel; people say that he has never shown his own face either.
chapter-7-won = The bridge holds. Gates open, somebody shouts your name, and the crates are carried in before the engine is cold.
chapter-7-lost = The bridge burns behind you and before you. The king wipes the soot off his mask and waits for the next one.
chapter-7-rule = Nobody knows what is under the king’s mask. Keep something in hand for the moment when he falls. (W-30.15)

name-C7p = Kingbreaker
name-C7a = Crown Guard
name-C7b = Ash Page
name-C7c = Pyre Wagon
name-B7 = King Cinder
name-B7b = King Cinder, Unmasked
ability-spite = Unless killed exactly, the Core takes 1.

event-boss_unmasked = { $enemy } falls, and { $second } takes the wheel.
