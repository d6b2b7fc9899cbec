### Puzzles: what is asked for, what a value means, and why the answer is best.

goal-points-name = Most points
goal-points = Score the most points this turn.
goal-points-value = { $value ->
    [one] 1 point
   *[other] { $value } points
}
goal-points-why = { $kills ->
    [0] Nobody falls.
   *[other] Killed: { $killed }.
} { $shots ->
    [0] { "" }
   *[other] Fired: { $weapons }.
} The next best idea brings { $second }; whoever takes the best action, one at a time, gets { $greedy }.

goal-kills-name = Most kills
goal-kills = Kill as many as you can this turn.
goal-kills-value = { $value ->
    [0] nobody killed
    [one] 1 kill
   *[other] { $value } kills
}
goal-kills-why = Killed: { $killed }. { $shots ->
    [0] { "" }
   *[other] Fired: { $weapons }.
} The next best idea kills { $second }; whoever takes the best action, one at a time, kills { $greedy }.

goal-damage-name = Most damage
goal-damage = Deal the most damage this turn. Marks that turn into damage count.
goal-damage-value = { $value } damage
goal-damage-why = { $shots ->
    [0] { "" }
   *[other] Fired: { $weapons }.
} The next best idea deals { $second }; whoever takes the best action, one at a time, deals { $greedy }.

goal-survive-name = Survive
goal-survive = One action is left, and { $next } is next. Get to where you cannot be killed.
goal-survive-value = { $value ->
    [0] you can be killed
   *[other] nobody can kill you
}
goal-survive-why = Wherever else you end, { $next } finds a way to kill you.
