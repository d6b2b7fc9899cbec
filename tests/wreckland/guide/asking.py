"""Many different decisions of random and of driven games, and all that can be asked about at each of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.guide.scene import things
from frenzy.games.wreckland.state import State
from tests.conformance.checks import at_random
from tests.wreckland.driver import drive, table

KINDS = ("die", "slot", "part", "enemy", "section", "scrap", "action")


def subjects(state: State) -> list[str]:
    """Everything on the table that has a name."""
    return [f"{kind} {id}" for kind in KINDS for id in things(state, kind)] + ["core", "board"]


def decisions(games: int, step: int, seed: int = 0) -> Iterator[tuple[State, random.Random]]:
    """Every so many decisions of random games in all chapters, with all vehicles and heroes."""
    for number in range(games):
        rng = random.Random(seed + number)
        state = GAME.new(1, seed + number, table(seed + number))
        count = rng.randrange(step)
        while state.stack:
            if count % step == 0:
                yield state, rng
            count += 1
            GAME.apply(state, at_random(GAME.legal_actions(state), rng))


def driven(number: int, step: int, **options: Any) -> Iterator[State]:
    """Every so many decisions of a game that is played well: late Rounds and bosses are seen."""
    for count, (state, _, _) in enumerate(drive(number, {**table(number), **options})):
        if count % step == 0 and state.stack:
            yield state
