"""Every mission is won and lost by bots: tables are played until both have been seen."""

from __future__ import annotations

import pytest

from frenzy.bots import make_bot
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS

UNWON = ("MZ5",)
"""Nobody has seen a bot win these."""

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
    for name, seeds in TRIES:
        for seed in seeds:
            seen.add(is_won(mission, name, seed))
            if wanted <= seen:
                return
    pytest.fail(f"only {seen} was seen")
