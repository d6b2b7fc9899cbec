"""The tables on which each game is tried: every combination of its options, with its invariant."""

from __future__ import annotations

from itertools import product
from typing import Any

from frenzy.games.adrenaline import actions as adrenaline_actions
from frenzy.games.adrenaline.invariants import broken
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


TABLES = {"adrenaline": adrenaline_tables()}
INVARIANTS = {"adrenaline": broken}


def adrenaline_catalogue() -> list[Action]:
    """Every action there is."""
    found: list[object] = []
    for value in vars(adrenaline_actions).values():
        items = value if isinstance(value, tuple) else (value,)
        for item in items:
            found += item if isinstance(item, tuple) else [item]
    return list(dict.fromkeys(item for item in found if isinstance(item, Action)))


CATALOGUES = {"adrenaline": adrenaline_catalogue}
