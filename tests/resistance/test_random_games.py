"""Games of every mission, played at random and eagerly, with everything that is always true checked at every step."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from frenzy.games.resistance.board import OPENING_IDS, OPENING_OF, OPENINGS, ZONE_IDS, ZONES
from frenzy.games.resistance.cards import CITIZEN_IDS, TRAIT_DECK, TRAIT_IDS
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF, MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.state import PEOPLE, State
from frenzy.kernel import Action

Policy = Callable[[Sequence[Action], random.Random], Action]

LONGEST = {"new": 1500, "late": 400}
"""So many decisions a game has at most; who begins late behind a locked door may live there for ever."""
NEEDED = {card for mission in MISSIONS for card in mission.needed_citizens}
"""On whom a mission hangs: they stay where it puts them."""
WANTED = ("take", "rescue", "leave", "blow", "move point", "devour", "zone", "call", "ride", "attack", "again", "fire")
"""What an eager player does whenever it can, the first of these first."""
RARELY = ("end", "power", "pass", "stay", "suffer", "sacrifice", "dismiss")
OFTEN, SELDOM = 20, 80
"""What a table must be is checked at every decision, how it is saved, set up and dealt anew at one of so many: that
takes as long as twenty decisions. Which ones they are depends on the seed."""
MANY = range(2, 127)
"""Seeds: with two players and two beginnings they make 500 games of each mission, with all numbers of heroes."""


def at_random(choices: Sequence[Action], rng: random.Random) -> Action:
    return rng.choice(choices)


def eagerly(choices: Sequence[Action], rng: random.Random) -> Action:
    """Take what lies about, eat and rescue, mostly attack, end the turn late: so that games get far."""
    names = [str(choice) for choice in choices]
    for verb in WANTED:
        found = [choice for choice, name in zip(choices, names, strict=True) if name.startswith(verb)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    busy = [choice for choice, name in zip(choices, names, strict=True) if not name.startswith(RARELY)]
    return rng.choice(busy if busy and rng.random() < 0.9 else choices)


POLICIES: dict[str, Policy] = {"random": at_random, "eager": eagerly}


def begin(mission: str, seed: int, rng: random.Random) -> State:
    """A table with any number of seats; the numbers of heroes take turns."""
    team = list(TEAMS[mission])
    rng.shuffle(team)
    sizes = range(MISSIONS[MISSION_OF[mission]].min_heroes, len(team) + 1)
    heroes = sizes[seed % len(sizes)]
    return GAME.new(rng.randint(1, heroes), seed, {"mission": mission, "heroes": team[:heroes]})


def begin_late(mission: str, seed: int, rng: random.Random) -> State:
    """The same with heroes who have come far: anywhere, experienced, with traits and maybe a citizen, doors open."""
    state = begin(mission, seed, rng)
    document: dict[str, Any] = dict(GAME.position(state))
    traits, people = [TRAIT_IDS[trait] for trait in TRAIT_DECK[state.mode]], [*range(PEOPLE)]
    rng.shuffle(traits)
    rng.shuffle(people)
    zones = [ZONE_IDS[zone] for zone in state.mission.zones if not ZONES[zone].is_solid and not ZONES[zone].is_shaft]
    for hero in document["heroes"]:
        hero |= {
            "zone": rng.choice(zones),
            "xp": rng.choice((0, 6, 18, 25, 42, 43)),
            "traits": [traits.pop(), traits.pop()],
        }
        hero["hunger" if state.mode else "power"] = rng.randint(0, 4)
        if rng.random() < 0.5 and people[-1] not in NEEDED:
            hero["citizen"] = CITIZEN_IDS[people.pop()]
    for name in ("citizens", "revealed", "floors"):
        del document[name]
    document["open"] = [
        door for door in OPENING_IDS
        if door in document["open"] or (rng.random() < 0.4 and can_be_open(state, OPENING_OF[door]))
    ]  # fmt: skip
    return GAME.from_position(document)


def can_be_open(state: State, door: int) -> bool:
    """It lies inside the tiles, and neither lock nor shutter bars it."""
    inside = all(zone in state.mission.zones for zone in OPENINGS[door].zones)
    return inside and not state.barred >> door & 1


BEGINNINGS = {"new": begin, "late": begin_late}


def play(mission: str, seed: int, policy: Policy, beginning: str, every: int) -> State:
    """A whole game; its writing is checked at every so manieth decision."""
    rng = random.Random(f"{mission} {seed}")
    state = BEGINNINGS[beginning](mission, seed, rng)
    for number in range(LONGEST[beginning]):
        assert not GAME.broken(state), GAME.broken(state)
        if not state.stack:
            return state
        choices = GAME.legal_actions(state)
        assert choices, GAME.prompt(state)
        assert len({str(choice) for choice in choices}) == len(choices), choices
        if (seed + number) % every == 0:
            check_writing(state)
        GAME.apply(state, policy(choices, rng))
    assert beginning == "late", f"{mission} {seed}: no end after {LONGEST[beginning]} decisions"
    return state


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


@pytest.mark.parametrize("beginning", BEGINNINGS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_game_of_every_mission_breaks_nothing(mission: str, policy: str, beginning: str) -> None:
    state = play(mission, 1, POLICIES[policy], beginning, OFTEN)

    outcome = GAME.outcome(state)
    assert outcome.reason if outcome else beginning == "late"


@pytest.mark.slow
@pytest.mark.parametrize("beginning", BEGINNINGS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mission", MISSION_IDS)
def test_many_games_of_every_mission_break_nothing(mission: str, policy: str, beginning: str) -> None:
    for seed in MANY:
        play(mission, seed, POLICIES[policy], beginning, SELDOM)
