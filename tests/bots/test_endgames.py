"""The ends of Turns, solved: how much the drivers lose against the best play there is.

A value is the chance to win that `standing` gives the table at the end of the Turn, with every choice and every face of
every die taken into account (see `frenzy.bots.wreckland.exact`). `python -m tools.endgames` makes the positions again.
"""

from __future__ import annotations

import random

import pytest
from msgspec import json

from frenzy.bots import make_bot
from frenzy.bots.expectation import TooBigError
from frenzy.bots.wreckland.exact import Solver
from frenzy.bots.wreckland.standing import chance_of, standing
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State
from tools.endgames import COUNT, FILE, NODES, Endgame

ENDGAMES = [json.decode(line, type=Endgame) for line in FILE.read_bytes().splitlines()]


def loss(name: str, endgame: Endgame) -> float:
    """What part of the best value the driver's choice gives away."""
    view = GAME.view(GAME.load(endgame.save), 0)
    assert sorted(view["choices"]) == sorted(endgame.values)
    best = max(endgame.values.values())
    return 1.0 - endgame.values[make_bot(name, GAME, 1).choose(view)] / best


def test_there_are_enough_of_them_and_they_matter() -> None:
    assert len(ENDGAMES) == COUNT == 200
    assert len({endgame.save for endgame in ENDGAMES}) == COUNT
    for endgame in ENDGAMES:
        assert min(endgame.values.values()) < 0.98 * max(endgame.values.values())


def test_the_file_belongs_to_the_cards_as_they_are() -> None:
    for endgame in ENDGAMES[::20]:
        state = GAME.load(endgame.save)
        solver = Solver(GAME.redeal(GAME.view(state, 0), random.Random(7)), NODES)
        names = [str(action) for action in GAME.legal_actions(state)]
        for name, value in zip(names, solver.values(), strict=True):
            assert value == pytest.approx(endgame.values[name], abs=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "most"), [("search", 0.01), ("enumerating", 0.03)])
def test_a_driver_loses_little_against_the_best_play(name: str, most: float) -> None:
    losses = [loss(name, endgame) for endgame in ENDGAMES]
    assert sum(losses) / len(losses) <= most


@pytest.mark.slow
def test_greedy_loses_more_than_those_who_think() -> None:
    greedy, enumerating = (sum(loss(name, endgame) for endgame in ENDGAMES) for name in ("greedy", "enumerating"))
    assert greedy > enumerating


# -- the solver -----------------------------------------------------------------------------------------------


def last_die(face: int) -> State:
    """Step 6, one white die, and an enemy with two hearts in front of the gun."""
    front = {"id": "E05", "section": "front", "damage": 3}
    rear = [{"id": name, "section": "rear"} for name in ("E01", "E02")]
    return GAME.from_position({
        "chapter": 1, "vehicle": "V1", "round": 1, "phase": "run", "turn": 1, "step": 6, "turns": [1, 0, 0],
        "enemies": [front, *rear], "pool": [f"w{face}"], "scrap": [],
    })  # fmt: skip


def test_a_turn_that_ends_is_worth_what_it_leads_to() -> None:
    state = last_die(6)
    values = dict(zip(map(str, GAME.legal_actions(state)), Solver(state, 1000).values(), strict=True))
    twin = state.clone()
    GAME.apply(twin, "use 6 S")
    assert values["use 6 S"] == pytest.approx(chance_of(standing(twin)))


def test_what_chance_has_in_store_does_not_matter() -> None:
    view = GAME.view(GAME.load(ENDGAMES[0].save), 0)
    one, two = (Solver(GAME.redeal(view, random.Random(seed)), NODES).values() for seed in (1, 2))
    assert one == two


def test_what_is_too_big_is_not_solved() -> None:
    with pytest.raises(TooBigError):
        Solver(last_die(5), 3).values()
