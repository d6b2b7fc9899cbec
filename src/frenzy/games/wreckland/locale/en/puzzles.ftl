### Puzzles: what is asked for, what a value means, and why the answer is best.

goal-boss-name = Last Turn
goal-boss = This is your last Turn: destroy the boss in it, or be as likely to as you can.
goal-boss-value = { $value ->
    [0] the boss gets away
    [100] the boss falls
   *[other] the boss falls in { $value } % of all rolls
}
goal-boss-why = { $best ->
    [100] Played like this, no die can save the boss.
   *[other] When dice are rolled the puzzle is over: all that they may show has been played on as well as it can be.
} { $second ->
    [0] No other way to use these dice brings it down.
   *[other] The next best way brings it down in { $second } %.
} { $greedy ->
    [0] Whoever takes what looks best at once lets it get away.
   *[other] Whoever takes what looks best at once gets { $greedy } %.
}
