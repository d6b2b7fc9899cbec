"""Games of every mission, played at random and eagerly, with everything that is always true checked at every step."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.state import State
from frenzy.kernel import Action

Policy = Callable[[Sequence[Action], random.Random], Action]

LONGEST = 5000
WANTED = ("take", "rescue", "leave", "blow", "move point", "devour", "zone", "call", "ride", "attack", "again", "fire")
"""What an eager player does whenever it can, the first of these first."""
RARELY = ("end", "power", "pass", "stay", "suffer", "sacrifice", "dismiss")
EVERY = 9
"""All the rest, saves and positions too, is checked at one of so many decisions."""


def at_random(choices: Sequence[Action], rng: random.Random) -> Action:
    return rng.choice(choices)


def eagerly(choices: Sequence[Action], rng: random.Random) -> Action:
    """Take what lies about, eat and rescue, mostly attack, end the turn late: so that games get far."""
    for verb in WANTED:
        found = [choice for choice in choices if str(choice).startswith(verb)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    busy = [choice for choice in choices if not str(choice).startswith(RARELY)]
    return rng.choice(busy if busy and rng.random() < 0.9 else choices)


POLICIES: dict[str, Policy] = {"random": at_random, "eager": eagerly}


def play(mission: str, seed: int, policy: Policy) -> State:
    """A whole game, with a team of any size and any number of seats."""
    rng = random.Random(f"{mission} {seed}")
    team = list(TEAMS[mission])
    rng.shuffle(team)
    heroes = rng.randint(MISSIONS[MISSION_OF[mission]].min_heroes, len(team))
    state = GAME.new(rng.randint(1, heroes), seed, {"mission": mission, "heroes": team[:heroes]})
    for number in range(LONGEST):
        assert not GAME.broken(state), GAME.broken(state)
        if not state.stack:
            return state
        choices = GAME.legal_actions(state)
        assert choices, GAME.prompt(state)
        assert len({str(choice) for choice in choices}) == len(choices), choices
        if number % EVERY == 0:
            check_writing(state)
        GAME.apply(state, policy(choices, rng))
    raise AssertionError(f"{mission} {seed}: {LONGEST} decisions and no end")


def check_writing(state: State) -> None:
    """The save and the position come back as they were; a redealt table cannot be told from this one."""
    assert GAME.record(GAME.load(GAME.save(state))) == GAME.record(state)
    if GAME.prompt(state) in ("hero", "turn"):
        told = GAME.position(state)
        assert GAME.position(GAME.from_position(told)) == told
    view = GAME.view(state, 0)
    again = GAME.redeal(view, random.Random(1))
    assert GAME.view(again, 0) == view
    assert not GAME.broken(again), GAME.broken(again)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_game_of_every_mission_breaks_nothing(mission: str, policy: str) -> None:
    state = play(mission, 1, POLICIES[policy])

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_many_games_of_every_mission_break_nothing(mission: str, policy: str) -> None:
    for seed in range(2, 42):
        play(mission, seed, POLICIES[policy])
