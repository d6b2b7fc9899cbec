### Envelope 5: what this chapter brings, and nobody may read before it is opened.

chapter-5 = The Sermon
chapter-5-opening = A storm has been walking beside you since noon, and in it somebody preaches. When Sister Static raises her voice your hands go numb on the wheel and the dice stick to the board. Drive through her congregation before it finds the right key.
chapter-5-won = The last lightning finds its own preacher. It rains, plain water, for the first time in a year.
chapter-5-lost = White light, a long chord, and then the quiet hum of a wreck under tension.
chapter-5-rule = Each Turn of a run a Storm card is in force: it strikes at once, or it holds for the whole Turn. The card of the next Turn lies open beside it: prepare for what is coming. (W-30.13, W-30.17 to W-30.21)

name-C5p = Lightning Rod
name-C5a = Arc Welder
name-C5b = Dust Lamp
name-B5 = Sister Static
name-S1 = Eye of the Storm
name-S2 = Numb Hands
name-S3 = Crosswind
name-S4 = Ball Lightning
name-S5 = Live Wires
name-S6 = Thunderclap
name-S7 = Sheet Lightning
name-S8 = Witch Fire
ability-dazzle = Then you lose a white die.

prompt-lose_die = Choose the white die to lose.
road-card = { $name } ({ $rule })
weather-calm = Nothing happens.
weather-numb = At most { $n } white dice in each Step.
weather-gust = Enemies that have acted move { $n } further.
weather-sting = A Part used with an exact match takes { $n } first.
event-weather_began = The storm: { $road }.
event-weather_announced = Next Turn: { $road }.
event-shuffled-road = The special cards of this chapter are shuffled.
road-now = Now
road-next = Next Turn

asked-lose_die = which white die to lose
why-not-white-only = { $die } is red: a white die is lost.
tip-lose_die = A white die is lost for this Turn. The lowest one may still be worth a trick on the Core. (W-35.14, W-27.1)
prompt-crowd = Two Sections are equally crowded: choose where the blow comes from.
line-section_area = The most crowded Section strikes: { $n } to each slot of that side.
asked-crowd = where the blow comes from
why-not-crowd = The blow comes from one of the most crowded Sections, and { $section } is none of them.
tip-crowd = The most crowded Section strikes, and two are equal: choose the side that can take it. (W-35.13)
