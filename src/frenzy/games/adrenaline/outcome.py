"""How a game ended: points by seat and reason, winners, and the rule that decided."""

from __future__ import annotations

from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.rules.ending import winners
from frenzy.games.adrenaline.state import REASONS, State
from frenzy.kernel import view as kernel


class Outcome(kernel.Outcome, frozen=True):
    """`breakdown` has, for each seat, the points of each reason; `bot` is the Bot's score, which never wins."""

    breakdown: tuple[dict[str, int], ...]
    bot: int | None = None


def outcome(state: State) -> Outcome:
    """Most points wins; the mode's own board breaks ties (A-9.4, A-10.6, A-11.5)."""
    scores = tuple(state.points(seat) for seat in range(state.seats))
    best = winners(state)
    tied = scores.count(max(scores)) > 1
    tie_rule = {"deathmatch": "A-9.4", "domination": "A-10.6", "turret": "A-11.5"}[state.options.mode]
    width = len(REASONS)
    return Outcome(
        scores=scores,
        winners=tuple(best),
        rule=tie_rule if tied else "A-9.4",
        breakdown=tuple(
            {reason: state.ledger[seat * width + number] for number, reason in enumerate(REASONS)}
            for seat in range(state.seats)
        ),
        bot=None if state.bot == NOWHERE else state.points(state.bot),
    )
