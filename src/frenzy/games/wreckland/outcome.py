"""How a game ended: won or lost, by which rule, and with what."""

from __future__ import annotations

from frenzy.games.wreckland.state import State
from frenzy.kernel import view as kernel


class Outcome(kernel.Outcome, frozen=True):
    """A lost game has no winner. `turns` are those of each Round; `core_left` is what was left of the Core."""

    result: str
    chapter: int
    round: int
    turns: tuple[int, ...]
    core_left: int
    scrap: int


def outcome(state: State) -> Outcome:
    """Won with the boss destroyed, lost with the Core (W-5.3, W-5.4)."""
    is_won = state.result == "won"
    return Outcome(
        scores=(int(is_won),),
        winners=(0,) if is_won else (),
        rule=state.result_rule,
        result=state.result,
        chapter=state.options.chapter,
        round=state.round,
        turns=tuple(state.turns),
        core_left=max(0, state.vehicle.core - state.core),
        scrap=len(state.scrap),
    )
