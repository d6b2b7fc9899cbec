### Envelope 5: what this chapter brings, and nobody may read before it is opened.

chapter-5 = The Sermon
chapter-5-opening = A storm has been walking beside you since noon, and in it somebody preaches. When Sister Static raises her voice your hands go numb on the wheel and the dice stick to the board. Drive through her congregation before it finds the right key.
chapter-5-won = The last lightning finds its own preacher. It rains, plain water, for the first time in a year.
chapter-5-lost = White light, a long chord, and then the quiet hum of a wreck under tension.
chapter-5-rule = On every second Turn of a run you may place only 2 white dice in each Step, not 3. Use the quiet Turns well. (W-30.13)

name-C5p = Lightning Jar
name-C5a = Arc Welder
name-C5b = Dust Lamp
name-B5 = Sister Static
ability-dazzle = Then you lose a white die.

prompt-lose_die = Choose the white die to lose.

asked-lose_die = which white die to lose
why-not-white-only = { $die } is red: a white die is lost.
tip-lose_die = A white die is lost for this Turn. The lowest one may still be worth a trick on the Core. (W-35.14, W-27.1)
