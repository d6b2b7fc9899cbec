"""What a plan is judged by: what it achieves, and what it costs."""

from __future__ import annotations

from frenzy.games.resistance.state import State


def feats(before: State, after: State) -> dict[str, int]:
    """Enemies eliminated, citizens rescued, objectives taken; wounds, and heroes that fell."""
    return {
        "kills": sum(after.kills) - sum(before.kills),
        "rescued": after.rescued.bit_count() - before.rescued.bit_count(),
        "objectives": after.taken.bit_count() - before.taken.bit_count(),
        "wounds": sum(after.wounds) - sum(before.wounds),
        "falls": fallen(after) - fallen(before),
    }


def fallen(state: State) -> int:
    return sum(health <= 0 for health in state.health)
