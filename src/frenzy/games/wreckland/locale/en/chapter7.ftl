### Envelope 7: what this chapter brings, and nobody may read before it is opened.

chapter-7 = The Last Bridge
chapter-7-opening = Behind the last bridge lie the lights of the bastion, and on it stands the king of the valley with a face of steel. Everything you outran has told him about you. He has never lost a duel; people say that he has never shown his own face either.
chapter-7-won = The bridge holds. Gates open, somebody shouts your name, and the crates are carried in before the engine is cold.
chapter-7-lost = The bridge burns behind you and before you. The king wipes the soot off his mask and waits for the next one.
chapter-7-rule = Each Turn of a run begins with a Decree of the king: it names a Section and a punishment, which follows at the end of the Turn if an enemy is there. And nobody knows what is under his mask: keep something in hand for the moment when he falls. (W-30.15, W-30.22)

name-C7p = Kingbreaker
name-C7a = Crown Guard
name-C7b = Ash Page
name-C7c = Pyre Wagon
name-B7 = King Cinder
name-B7b = King Cinder, Unmasked
name-O1 = Burn the Bridge
name-O2 = Kneel
name-O3 = No Quarter
name-O4 = Ash Rain
name-O5 = Call the Banners
name-O6 = Royal Tithe
name-O7 = Close Ranks
name-O8 = The King’s Salve
ability-spite = Unless killed exactly, the Core takes 1.

event-boss_unmasked = { $enemy } falls, and { $second } takes the wheel.
decree-rule = If an enemy is at { $section } when the Turn ends: { $line }
event-decree_revealed = The king decrees: { $road }.
event-decree_settled = { $averted ->
        [yes] { $road } comes to nothing: nobody is there.
       *[no] { $road } is carried out.
    }
