"""How games are judged for the acceptance of our own content (Z-24)."""

from __future__ import annotations

from bench.judging import Judge, stopped_by
from frenzy.arena.match import play
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.state import State


def new(mission: str) -> State:
    return GAME.new(1, 1, {"mission": mission})


def test_the_first_step_that_is_open_has_stopped_them() -> None:
    state = new("MH0")
    assert stopped_by(state) == [0]
    state.taken = 1
    assert stopped_by(state) == [1]


def test_of_free_steps_the_one_least_done_has_stopped_them_and_ties_count_for_each() -> None:
    state = new("X1")
    assert stopped_by(state) == [0, 1]
    first, second = (goal.citizen for goal in state.mission.goals[0])
    state.rescued = 1 << first
    assert stopped_by(state) == [1]
    state.rescued |= 1 << second
    assert stopped_by(state) == [2]


def test_rounds_and_actions_take_their_time() -> None:
    result = play(GAME, ["random"], 3, {"mission": "MH0"}, Judge())
    actions = sum(choice.split()[0] in ("move", "attack", "trait", "power", "take") for choice in result.replay.actions)

    least = (30 * result.outcome.round + 10 * actions) / 60
    assert least <= result.notes["minutes"] <= least + len(result.replay.actions)
    assert result.notes["stopped_by"]
