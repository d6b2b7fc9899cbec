"""Late positions of Wreckland Run, solved: `python -m tools.endgames`.

Greedy drivers play; where little of a Turn is left, some of the tables they come to are solved (see
`frenzy.bots.wreckland.exact` for what a value is) and written to tests/wreckland/endgames/positions.jsonl, a line each:
the save and the value of every choice. Only decisions that matter are kept: the worst choice is clearly below the best.
Saves hold the fingerprint of the content, so the file has to be made again when a card has changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from frenzy.bots.expectation import TooBigError
from frenzy.bots.wreckland.exact import Solver
from frenzy.bots.wreckland.greedy import Greedy
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import RED
from frenzy.games.wreckland.state import State

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "wreckland" / "endgames" / "positions.jsonl"
COUNT: Final = 200
NODES: Final = 2500
MOST_ITEMS: Final = {4: 1, 5: 2, 6: 2}
"""White dice and Scrap cards in each Step: what is left of a Turn is small enough to be solved."""
FROM_A_GAME: Final = 3
LAST_STEP: Final = 6
HELD: Final = 0.5
SOME: Final = 0.3
"""The chance that a late table is looked at."""

MATTERS: Final = 0.02
"""The best choice is better than the worst by that much of its value."""


class Endgame(Struct, frozen=True):
    """A solved table."""

    save: str
    prompt: str
    values: dict[str, float]


def is_late(state: State) -> bool:
    """Little is left of the Turn: a few dice and Scrap cards in Step 6, fewer in Steps 4 and 5."""
    if state.phase != "run" or len(GAME.legal_actions(state)) < 2:
        return False
    items = sum(die < RED for die in state.pool) + len(state.scrap)
    return items <= MOST_ITEMS.get(state.step, -1)


def solved(state: State) -> Endgame | None:
    """The table with the value of each choice; None if it is too big, or if it does not matter what is chosen."""
    try:
        values = Solver(GAME.redeal(GAME.view(state, 0), random.Random(0)), NODES).values()
    except TooBigError:
        return None
    if max(values) - min(values) < MATTERS * max(values):
        return None
    rounded = [round(value, 6) for value in values]
    names = [str(action) for action in GAME.legal_actions(state)]
    return Endgame(GAME.save(state), GAME.prompt(state), dict(zip(names, rounded, strict=True)))


def answer(state: State, driver: Greedy, rng: random.Random) -> str:
    """The driver's choice; but often it leaves dice for a later Step, so that there is something to decide there."""
    view = GAME.view(state, 0)
    if "done" in view["choices"] and GAME.prompt(state) == "white" and state.step < LAST_STEP and rng.random() < HELD:
        return "done"
    return driver.choose(view)


def from_game(seed: int) -> list[Endgame]:
    """A few late tables of one game."""
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.values) for option in GAME.manifest.options}
    state, driver = GAME.new(1, seed, options), Greedy(GAME, seed)
    found: list[Endgame] = []
    while state.stack and len(found) < FROM_A_GAME:
        if is_late(state) and rng.random() < SOME:
            endgame = solved(state)
            if endgame is not None:
                found.append(endgame)
        GAME.apply(state, answer(state, driver, rng))
    return found


def main() -> None:
    found: list[Endgame] = []
    seed = 0
    while len(found) < COUNT:
        found += from_game(seed)
        seed += 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(b"".join(json.encode(endgame) + b"\n" for endgame in found[:COUNT]))
    sys.stdout.write(f"{COUNT} endgames of {seed} games\n")


if __name__ == "__main__":
    main()
