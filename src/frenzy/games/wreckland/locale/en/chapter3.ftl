### Envelope 3: what this chapter brings, and nobody may read before it is opened.

chapter-3 = The Gate
chapter-3-opening = There is one road north, and on it stands a gate with a man who likes to count. He takes scrap, he takes parts, and he has never given change. You have no intention of paying twice.
chapter-3-won = The gate lies flat across the road, a good ramp for a good start.
chapter-3-lost = He counts what is left of you, twice, and writes down the sum.
chapter-3-rule = Each Turn of a run begins with a toll, before the dice are rolled: give up a Scrap card, or let a Part of your choice take 2 damage. Without a working Part the Core takes it. In Round 2 the Weighbridge stands in your way: the run does not end before it is gone. (W-30.11, W-30.12)

name-C3p = Skimmer Claw
name-C3a = Coin Press
name-C3b = Barrier Boys
name-M3a = The Weighbridge
name-B3 = The Tollkeeper

prompt-toll = Pay the toll with Scrap, or let a Part take the damage.
action-take_hit = Take the damage
line-lose_scrap = Lose { $n } Scrap.
word-gain_scrap = Gain a Scrap card

asked-toll = how to pay the toll
tip-toll = The toll is due before the dice are rolled: a Scrap card, or 2 damage to a Part of your choice. A shield makes it cheaper. (W-30.11, W-20.1)
