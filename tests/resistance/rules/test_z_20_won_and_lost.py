"""Every mission is won and lost by bots: tables are played until both have been seen."""

from __future__ import annotations

import pytest

from frenzy.bots import make_bot
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS

UNWON = ("MZ5",)
"""Nobody has seen a bot win these."""

SEEN = {
    "MH0": (0, 2), "MH1": (0, 2), "MH2": (4, 0), "MH3": (2, 0), "MH4": (1, 0), "MH5": (1, 0), "MH6": (6, 0),
    "MH7": (5, 0), "MH8": (13, 21), "MH9": (2, 5), "MH10": (15, 11), "MZ1": (6, 0), "MZ2": (151, 141), "MZ3": (29, 0),
    "MZ4": (11, 0), "MZ5": (0,), "X1": (0, 8), "X2": (5, 0), "X3": (0, 1),
}  # fmt: skip
"""Seeds with which the greedy bot has won and lost: they are tried first, and spare the search while they still do."""
TRIES = (("greedy", range(30)), ("planner", range(20)))
MOST_CHOICES = 2500


def is_won(mission: str, name: str, seed: int) -> bool | None:
    """Whether a bot wins with all heroes of a usual team; None if it has not come to an end."""
    state = GAME.new(1, seed, {"mission": mission})
    bot = make_bot(name, GAME, seed)
    for _ in range(MOST_CHOICES):
        seat = GAME.to_act(state)
        if seat is None:
            break
        GAME.apply(state, bot.choose(GAME.view(state, seat)))
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.won


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_z_3_2_every_mission_can_be_won_and_lost(mission: str) -> None:
    wanted = {False} if mission in UNWON else {False, True}
    seen: set[bool | None] = set()
    for name, seeds in (("greedy", SEEN[mission]), *TRIES):
        for seed in seeds:
            seen.add(is_won(mission, name, seed))
            if wanted <= seen:
                return
    pytest.fail(f"only {seen} was seen")
