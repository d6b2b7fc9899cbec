"""Games at random, for tests that look at every table on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, TRAIT_DECK, TRAIT_IDS
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import CHARACTERS, FIRST_ZOMBIE, MOBS, ZOMBIE_MOBS
from frenzy.games.resistance.missions import MISSION_OF, MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.state import PEOPLE, State


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


def busy(seed: int) -> dict[str, Any]:
    """A position in full swing: experienced heroes with power, cards and citizens, among all kinds of enemies."""
    chance = Random(seed)
    mission = chance.choice(MISSIONS)
    team = list(TEAMS[mission.id])
    chance.shuffle(team)
    zones = chance.sample([ZONE_IDS[zone] for zone in mission.zones], 5)
    traits = [TRAIT_IDS[trait] for trait in TRAIT_DECK[mission.mode]]
    people = [name for card, name in enumerate(CITIZEN_IDS[:PEOPLE]) if card not in mission.needed_citizens]
    chance.shuffle(traits)
    chance.shuffle(people)
    heroes: list[dict[str, Any]] = []
    for place, name in enumerate(team[: chance.randint(2, len(team))]):
        hero = {"id": name, "seat": place % 2, "zone": chance.choice(zones), "xp": chance.choice((6, 18, 19, 42, 43))}
        hero |= {"traits": [traits.pop(), traits.pop()], "hunger" if mission.mode else "power": chance.randint(0, 4)}
        heroes.append(hero | ({"citizen": people.pop()} if chance.random() < 0.6 else {}))
    mobs = ZOMBIE_MOBS if mission.mode else MOBS
    enemies = [
        {"kind": chance.choice(mobs), "zone": chance.choice(zones), "count": chance.randint(1, 2)} for _ in "123456"
    ]
    named = CHARACTERS[:FIRST_ZOMBIE] if mission.mode else CHARACTERS[FIRST_ZOMBIE:]
    kind = "superhero" if mission.mode else "zombie_hero"
    enemies += [{"kind": kind, "id": name, "zone": chance.choice(zones)} for name in chance.sample(named, 2)]
    return {"mission": mission.id, "heroes": heroes, "enemies": enemies, "open": [], "seed": seed}
