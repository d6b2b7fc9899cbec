### Envelope 2: what this chapter brings, and nobody may read before it is opened.

chapter-2 = Her Canyon
chapter-2-opening = The short way leads through a canyon where the rocks still shine at night. Fallout Fancy was crowned here once, and she has never left the stage. She does not need to catch you: she only needs to keep you between the walls.
chapter-2-won = The walls open, the sky is wide again, and her sash flutters from your mirror.
chapter-2-lost = The canyon closes over the wreck. Somewhere above, somebody applauds.
chapter-2-rule = Each Turn of a run begins with a Canyon card, and you choose which of its two dangers to face. Four cards survived win the Round, even the last one. While Fallout Fancy is in play their damage is 1 more, and she cannot be hurt in company. (W-30.1 to W-30.4)

name-C2p = Cliff Anchor
name-C2a = Canyon Kite
name-C2b = Boulder Hog
name-B2 = Fallout Fancy
name-K1 = Falling Rocks
name-K2 = Narrow Pass
name-K3 = Washed-out Bridge
name-K4 = Echo Ambush
name-K5 = Dust Choke
name-K6 = Razor Ledge
name-K7 = Rope Snare
name-K8 = Blind Bend
ability-weakest = Hits the Part that has least left.

prompt-discard = Choose an available Part to discard.
prompt-canyon = Choose one of the two dangers of the canyon.
action-discard = Discard { $card }
action-option = { $text }
event-canyon_revealed = The canyon: { $canyon }.
canyon-card = { $name } ({ $first } / { $second })
event-run_ended-W-30-4 = Four Canyon cards survived: Round { $round } is won.
event-shuffled-canyon = The Canyon cards are shuffled.
event-canyon_survived = { $count ->
        [one] One Canyon card survived.
       *[other] { $count } Canyon cards survived.
    }
line-discard_part = { $n ->
        [one] Discard an available Part.
       *[other] Discard { $n } available Parts.
    }
line-part = A Part of your choice takes { $n }.
line-each_part = Every Part takes { $n }.
line-core = The Core takes { $n }.
line-block = A die slot of your choice is blocked.
line-lose_scrap-core = Lose { $n } Scrap; the Core takes { $core } for each one missing.
line-rotate = All enemies move on clockwise.
line-lose_white = Lose a white die.

asked-canyon = which danger of the canyon to face
asked-discard = which Part to discard
tip-canyon = Each Turn the canyon shows a card: face one of its two dangers. Four cards survived win the Round. (W-30.2, W-30.4)
tip-discard = The boss board takes available Parts. Give up what you could not pay for anyway. (W-9.3)
