## How likely each is to win

chances-title = Chances to win
chances-team = To win
chances-said = { $name }: { $share } %{ $doubt ->
    [0] { "" }
   *[other] , give or take { $doubt }
}
chances-short = { $share } %
chances-doubt = ± { $doubt }
chances-curve = Chances over the game

## While the game goes on

live-help = Show how likely each side is to win, as far as all can tell. Everybody at the table has to agree.
live-asked = { $names } would like to see the chances to win.
live-waiting = The chances are shown once everybody here agrees.
live-agree = Show them
live-refuse = No, thanks
live-forget = Never mind
live-stop = Hide the chances, for everybody

## Looking back

review-title = Review
review-open = Review
review-back = Back to the log
review-none = Where did the game turn? What would have been better, and what was luck? A bot goes through every deed; that takes a minute or two.
review-begin = Review this game
review-waiting = Other games are being reviewed. Yours is next in line.
review-running = { $done } of { $total } deeds weighed
review-cancel = Cancel
review-failed = Something went wrong. Try again?
review-points = Turning points
review-no-points = Nothing turned this game.

review-kind-strong = Strong
review-kind-setback = Setback
review-kind-missed = Missed
review-kind-luck = Luck
review-moved = { $name }: { $before } % → { $after } %
review-lucky = Luck in it: { $points } points
review-better = Better: { $deed }
review-worth = { $points } points{ $scatter ->
    [0] { "" }
   *[other] , ± { $scatter }
}
review-go = Watch step { $step }
review-sums = What moved the chances
review-sums-text = In points of a hundred. Decisions are compared over many deals of the hidden cards and dice; the rest is luck.
review-side = Who
review-decided = Decisions
review-luck = Luck
review-others = Others
review-missed = Missed
