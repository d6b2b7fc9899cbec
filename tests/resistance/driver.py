"""Games at random, for tests that look at every table on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.state import State


def table(mission: str, seed: int) -> State:
    """A mission with a team and seats that the seed chooses."""
    chance = Random(seed)
    team = list(TEAMS[mission])
    chance.shuffle(team)
    heroes = max(MISSIONS[MISSION_OF[mission]].min_heroes, chance.randint(1, len(team)))
    return GAME.new(chance.randint(1, heroes), seed, {"mission": mission, "heroes": team[:heroes]})


def drive(state: State, seed: int, choices: int = 400) -> Iterator[State]:
    """The table before every choice, and after the last one."""
    chance = Random(seed)
    for _ in range(choices):
        if not state.stack:
            break
        yield state
        GAME.apply(state, chance.choice(GAME.legal_actions(state)))
    yield state
