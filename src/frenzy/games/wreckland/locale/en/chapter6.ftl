### Envelope 6: what this chapter brings, and nobody may read before it is opened.

chapter-6 = The Column
chapter-6-opening = You hear them before you see them: forty engines in harmony, a choir on tracks. For each voice that falls silent another joins from the dust behind. Silence the one who gives the note.
chapter-6-won = One by one the engines lose the tune, and the column scatters into the dunes.
chapter-6-lost = They do not even slow down. The hymn goes on over the place where you were.
chapter-6-rule = In Rounds 2 and 3 the Precentor rides along: the run of Round 2 does not end before he is gone. In Round 3, at the end of each Turn, a new enemy joins the Section of the Iron Choir if fewer than 3 ordinary enemies are left. (W-30.12, W-30.14)

name-C6p = Pitch Pipe
name-C6a = Hymn Tank
name-C6b = Censer Cart
name-C6c = Psalm Racer
name-M6a = The Precentor
name-B6 = The Iron Choir

line-heal = Every enemy loses { $n } damage.
ability-heal_all = First every other enemy there loses 1 damage.

