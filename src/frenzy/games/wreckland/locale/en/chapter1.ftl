### Envelope 1: what this chapter brings, and nobody may read before it is opened.

chapter-1 = The Valley Mouth
chapter-1-opening = The last crate is lashed down when the first engines howl behind the ridge. In it lies the ledger of the man who owns the mouth of the valley, every debt and every bribe. Big Fossil wants it back, and he has never driven alone.
chapter-1-won = His great bone wagon lies on its side, wheels turning. You write one more line into his ledger and drive on.
chapter-1-lost = The Core coughs, glows and gives up. They take the ledger first and the wheels after it.
chapter-1-rule = In Round 3 Big Fossil cannot be hurt while another enemy drives in his Section. At the end of each Turn he joins the Section with the most enemies: thin out the crowds, or push him away from them. (W-30.7, W-30.8)

name-C1p = Jawbone
name-C1a = Marrow Horn
name-C1b = Tusk Wall
name-B1 = Big Fossil

prompt-join = Choose which crowd the boss joins.
ability-reinforce = Then an enemy joins the rear.
ability-guard = An attack has to name it first.

asked-join = which crowd the boss joins
why-not-join = The boss joins the largest crowd, and that is not at { $section }.
tip-join = Two crowds are equally large: send the boss to the one that you can break up first. (W-30.8)
