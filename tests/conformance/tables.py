"""The tables on which each game is tried: every combination of its options, with its invariant."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from types import ModuleType
from typing import Any

from frenzy.games.adrenaline import actions as adrenaline_actions
from frenzy.games.adrenaline.invariants import broken
from frenzy.games.wreckland import actions as wreckland_actions
from frenzy.games.wreckland.invariants import broken as wreckland_broken
from frenzy.kernel import Action

Table = tuple[int, dict[str, Any]]


def adrenaline_tables() -> list[Table]:
    """Players x mode x arena x ending x Bot, with the number of skulls and the promotional weapons going round."""
    modes, arenas = ("deathmatch", "domination", "turret"), ("small", "medium_a", "medium_b", "large")
    tables: list[Table] = []
    for seats, mode, arena, ending, bot in product((3, 4, 5), modes, arenas, ("frenzy", "sudden_death"), (False, True)):
        if not (bot and seats == 5):
            number = len(tables)
            options = {"mode": mode, "arena": arena, "ending": ending, "bot": bot, "skulls": 5 + number % 4}
            tables.append((seats, {**options, "promo": number % 3 == 0}))
    return tables


def wreckland_tables() -> list[Table]:
    """Chapter x vehicle x hero, with difficulties and readings of Arson going round."""
    tables: list[Table] = []
    for chapter, vehicle, hero in product(
        range(1, 8), ("V1", "V2", "V3", "V4"), ("arson", "miller", "rudd3r", "cuddles")
    ):
        number = len(tables)
        options = {"chapter": chapter, "vehicle": vehicle, "hero": hero, "arson": ("round", "turn")[number % 2]}
        tables.append((1, {**options, "difficulty": ("learner", "normal", "expert")[number % 3]}))
    return tables


TABLES = {"adrenaline": adrenaline_tables(), "wreckland": wreckland_tables()}
INVARIANTS: dict[str, Callable[[Any], str]] = {"adrenaline": broken, "wreckland": wreckland_broken}


def adrenaline_catalogue() -> list[Action]:
    """Every action there is."""
    return actions_in(adrenaline_actions)


def wreckland_catalogue() -> list[Action]:
    """Actions of every kind; of the thousands that white dice and Scrap can do, every 23rd."""
    every = actions_in(wreckland_actions)
    many = {action for table in wreckland_actions.WHITE for action in table}
    return [action for number, action in enumerate(every) if action not in many or number % 23 == 0]


def actions_in(module: ModuleType) -> list[Action]:
    """The actions that stand in the tables of a module."""
    found: list[object] = []
    for value in vars(module).values():
        items = value if isinstance(value, tuple) else (value,)
        for item in items:
            found += item if isinstance(item, tuple) else [item]
    return list(dict.fromkeys(item for item in found if isinstance(item, Action)))


CATALOGUES = {"adrenaline": adrenaline_catalogue, "wreckland": wreckland_catalogue}
