"""Every mission is won and lost by bots: recorded tables of both kinds, played again to the same end."""

from __future__ import annotations

import pytest

from frenzy.bots import make_bot
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS

UNWON = ("MZ5",)
"""Nobody has seen a bot win these. Whoever finds a seed moves the mission to WON."""

WON: dict[str, tuple[str, int]] = {
    "MH0": ("greedy", 0), "MH1": ("greedy", 0), "MH2": ("greedy", 4), "MH3": ("greedy", 11), "MH4": ("greedy", 1),
    "MH5": ("greedy", 5), "MH6": ("greedy", 14), "MH7": ("greedy", 5), "MH8": ("greedy", 2), "MH9": ("greedy", 2),
    "MH10": ("greedy", 15), "MZ1": ("greedy", 6), "MZ2": ("planner", 101), "MZ3": ("greedy", 13),
    "MZ4": ("greedy", 11), "X1": ("greedy", 13), "X2": ("greedy", 13), "X3": ("greedy", 0),
}  # fmt: skip
LOST: dict[str, tuple[str, int]] = {
    "MH0": ("greedy", 2), "MH1": ("greedy", 2), "MH2": ("greedy", 2), "MH3": ("greedy", 0), "MH4": ("greedy", 0),
    "MH5": ("greedy", 2), "MH6": ("greedy", 0), "MH7": ("greedy", 2), "MH8": ("greedy", 0), "MH9": ("greedy", 0),
    "MH10": ("greedy", 2), "MZ1": ("greedy", 0), "MZ2": ("greedy", 0), "MZ3": ("greedy", 2), "MZ4": ("greedy", 2),
    "MZ5": ("greedy", 15), "X1": ("greedy", 15), "X2": ("greedy", 9), "X3": ("greedy", 1),
}  # fmt: skip
"""Who plays all heroes of a mission's usual team, and the seed of the table and of the bot."""

MOST_CHOICES = 1500


def is_won(mission: str, name: str, seed: int) -> bool:
    state = GAME.new(1, seed, {"mission": mission})
    bot = make_bot(name, GAME, seed)
    for _ in range(MOST_CHOICES):
        seat = GAME.to_act(state)
        if seat is None:
            break
        GAME.apply(state, bot.choose(GAME.view(state, seat)))
    outcome = GAME.outcome(state)
    assert outcome is not None, "the game has not ended"
    return outcome.won


def test_z_20_every_mission_has_a_table_of_both_kinds() -> None:
    assert sorted([*WON, *UNWON]) == sorted(LOST) == sorted(MISSION_IDS)


@pytest.mark.slow
@pytest.mark.parametrize("mission", WON)
def test_z_3_2_every_mission_can_be_won(mission: str) -> None:
    assert is_won(mission, *WON[mission])


@pytest.mark.slow
@pytest.mark.parametrize("mission", LOST)
def test_z_3_3_every_mission_can_be_lost(mission: str) -> None:
    assert not is_won(mission, *LOST[mission])
