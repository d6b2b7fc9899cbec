### Envelope 6: what this chapter brings, and nobody may read before it is opened.

chapter-6 = The Column
chapter-6-opening = You hear them before you see them: forty engines in harmony, a choir on tracks. For each voice that falls silent another joins from the dust behind. Silence the one who gives the note.
chapter-6-won = One by one the engines lose the tune, and the column scatters into the dunes.
chapter-6-lost = They do not even slow down. The hymn goes on over the place where you were.
chapter-6-rule = In Round 3, at the end of each Turn, a new enemy joins the Section of the Iron Choir if fewer than 3 ordinary enemies are left. You cannot wait until the road is empty. (W-30.14)

name-C6p = Tuning Fork
name-C6a = Hymn Tank
name-C6b = Censer Cart
name-C6c = Psalm Racer
name-B6 = The Iron Choir

prompt-crowd = Two Sections are equally crowded: choose where the blow comes from.
line-heal = Every enemy loses { $n } damage.
line-section_area = The most crowded Section strikes: { $n } to each slot of that side.
ability-heal_all = First every other enemy there loses 1 damage.

asked-crowd = where the blow comes from
why-not-crowd = The blow comes from one of the most crowded Sections, and { $section } is none of them.
tip-crowd = The most crowded Section strikes, and two are equal: choose the side that can take it. (W-35.13)
