### Puzzles: what is asked for, what a value means, and why the answer is best.

goal-endure-name = Endure
goal-endure = { $hero } acts last. Keep as much of the team’s { $health } health through the Enemy Phase as you can, and draw no card.
goal-endure-value = { $value ->
    [0] the team is lost
   *[other] { $value } health left
}
goal-endure-why = { $rolls ->
    [0] No spawn point is awake, and the enemies do no more than that.
   *[other] When dice are rolled the puzzle is over: health is the mean over all that they may show, played on as well as it can be.
} The next best idea keeps { $second }; whoever takes the best action, one at a time, keeps { $greedy }.
