### The tutorial; what its lessons say is in the catalogues of the game.

tutorial-text = Ten short lessons at a real table. You play, a coach points: 8 minutes at most.
tutorial-done = You know the game. The lessons are still here if you want one again.
tutorial-start = Start the tutorial
tutorial-continue = Tutorial: continue at { $number } of { $total }
tutorial-restart = From the beginning
tutorial-again = Tutorial once more
coach-title = Coach
coach-place = { $number } of { $total }
coach-next = Next: { $title }
coach-again = Again
coach-skip = Skip
coach-end = End tutorial
coach-praise-first = Well done!
coach-praise-second = Exactly!
coach-praise-third = Nice one!
coach-astray = That works too, but it leads elsewhere. Take it back, or begin the lesson again.
coach-lost = This leads elsewhere now. Begin the lesson again: it is short.
coach-finale = Now you know it all. The training game is short: 5 skulls, no frenzy, two easy bots.
coach-train = Play the training game
coach-tip = Tip
coach-got-it = Got it
coach-hush = No more tips
coach-introduce = Explain what is new when it first matters
coach-retell = Explain everything again
