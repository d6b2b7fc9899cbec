"""Tables of Wreckland Run on which a Turn may decide the chapter.

Drivers play chapter 1. Where they meet the boss, the table is taken and dressed: few dice are left of the Turn, few
enemies are in the way, and the boss can stand as much as leaves a way to bring it down.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from frenzy.bots.expectation import TooBigError
from frenzy.bots.goals import Solver
from frenzy.bots.wreckland.goals import BOSS, WrecklandGoals
from frenzy.bots.wreckland.greedy import Greedy
from frenzy.games.wreckland.cards import ENEMIES
from frenzy.games.wreckland.game import GAME

Document = dict[str, Any]
Table = tuple[str, int, Document]
"""A goal, the seat that is asked, and a position."""

MARGIN: Final = {BOSS: 0.15}
"""The answer is better by at least that much than any other idea."""
LEAST: Final = {BOSS: 0.3}
"""Whatever brings less is no puzzle."""
NODES: Final = 25_000
FROM_A_GAME: Final = 8
BIG_FOSSIL: Final = next(enemy for enemy in ENEMIES if enemy.id == "B1")
FACES: Final = range(1, 7)
LAST_STEP: Final = 6
GOALS: Final = WrecklandGoals(GAME)


def tables(seed: int) -> Iterator[Table]:
    """A few tables of one game."""
    rng = Random(seed)
    options = {
        "chapter": 1, "vehicle": rng.choice(("V1", "V2", "V3", "V4")),
        "hero": rng.choice(("arson", "miller", "rudd3r", "cuddles")),
        "difficulty": rng.choice(("learner", "normal", "expert")),
    }  # fmt: skip
    state = GAME.new(1, seed, options)
    driver, found = Greedy(GAME, seed), 0
    while GAME.to_act(state) is not None and found < FROM_A_GAME:
        if state.round == 3 and GAME.prompt(state) == "white":
            found += 1
            document = toughened(late(GAME.position(state), rng))
            if document is not None:
                yield BOSS, 0, document
        GAME.apply(state, driver.choose(GAME.view(state, 0)))


def late(document: Document, rng: Random) -> Document:
    """The last Step of the Turn: few dice are left, and few enemies are in the way."""
    white = rng.choice((2, 2, 3))
    document["seed"], document["step"], document["placed"] = 1, LAST_STEP, 0
    document["pool"] = [f"w{rng.choice(FACES)}" for _ in range(white)]
    document["scrap"] = []
    document["power_used"] = True
    boss = next(foe for foe in document["enemies"] if foe["id"] == BIG_FOSSIL.id)
    others = [foe for foe in document["enemies"] if foe is not boss]
    rng.shuffle(others)
    for foe in (boss, *others):
        foe["dice"] = [None] * len(foe.get("dice", ()))
    document["enemies"] = [boss, *others[: rng.randrange(4)]]
    for place in document["slots"].values():
        if "dice" in place:
            place["dice"] = [die if die == "marker" or rng.random() < 0.3 else None for die in place["dice"]]
    return document


def toughened(document: Document) -> Document | None:
    """With as little damage on the boss as leaves a way to win; None if there is none, or if it is too much to try."""
    boss = document["enemies"][0]
    weakest, toughest = 1, BIG_FOSSIL.resistance
    try:
        while weakest < toughest:
            boss["damage"] = BIG_FOSSIL.resistance - (left := (weakest + toughest + 1) // 2)
            if is_winnable(document):
                weakest = left
            else:
                toughest = left - 1
        boss["damage"] = BIG_FOSSIL.resistance - weakest
    except TooBigError:
        return None
    return document


def is_winnable(document: Document) -> bool:
    start = GAME.from_position(document)
    return any(ending.value >= LEAST[BOSS] for ending in Solver(GOALS, BOSS, start, 0, NODES).endings())
