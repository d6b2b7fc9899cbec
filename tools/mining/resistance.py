"""Tables of Resistance on which the last turn of a round decides how it ends.

Greedy heroes play. Where the last of them comes to act, the table is taken and dressed: no spawn point is awake, nobody
holds traits, citizens are away, and some enemies stand nearer, so that it matters what the hero does.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from frenzy.bots.resistance.forecast import expected_wounds
from frenzy.bots.resistance.goals import ENDURE
from frenzy.bots.resistance.greedy import Greedy
from frenzy.games.resistance.game import GAME
from frenzy.kernel import BadPosition

Document = dict[str, Any]
Table = tuple[str, int, Document]
"""A goal, the seat that is asked, and a position."""

MARGIN: Final = {ENDURE: 0.3}
"""The answer is better by at least that much than any other idea."""
LEAST: Final = {ENDURE: 1.0}
"""Whatever brings less is no puzzle."""
NODES: Final = 60_000
MISSIONS: Final = ("MH1", "MH2", "MH4", "MH5", "MH8", "MH10")
FROM_A_GAME: Final = 6
LAST_ROUND: Final = 12
STRUCK: Final = 2.0
"""So many wounds are to be feared at least."""


def tables(seed: int) -> Iterator[Table]:
    """A few tables of one game."""
    rng = Random(seed)
    state = GAME.new(1, seed, {"mission": rng.choice(MISSIONS)})
    greedy, found = Greedy(GAME, seed), 0
    while GAME.to_act(state) is not None and found < FROM_A_GAME and state.round <= LAST_ROUND:
        if GAME.prompt(state) == "turn" and state.actions_left == 3 and is_last(state) and not state.used[state.active]:
            document = dressed(GAME.position(state), rng)
            if is_dangerous(document):
                found += 1
                yield ENDURE, 0, document
        GAME.apply(state, greedy.choose(GAME.view(state, 0)))


def is_last(state: Any) -> bool:
    """Nobody is to come after the hero whose turn it is."""
    there = [hero for hero in range(state.heroes) if state.health[hero] and not state.left >> hero & 1]
    return all(state.activated >> hero & 1 for hero in there if hero != state.active)


def dressed(document: Document, rng: Random) -> Document:
    """Nothing that is unknown can matter, and some enemies are at hand."""
    document["seed"] = 1
    document["actions_left"] = rng.choice((2, 3))
    for hero in document["heroes"]:
        hero["traits"], hero["citizen"] = [], None
        hero["power"] = min(hero["power"], rng.randrange(2))
        hero["drew"] = True
    document["citizens"] = []
    for point in document["spawn"]:
        point["active"] = False
    where = [hero["zone"] for hero in document["heroes"] if hero["zone"] is not None]
    for group in document["enemies"]:
        if group["kind"] != "zombie_hero" and rng.random() < 0.4:
            group["zone"], group["count"] = rng.choice(where), min(group.get("count", 1), rng.randrange(1, 3))
    return document


def is_dangerous(document: Document) -> bool:
    try:
        return sum(expected_wounds(GAME.from_position(document))) >= STRUCK
    except BadPosition:
        return False
