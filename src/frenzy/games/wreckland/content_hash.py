"""The fingerprint of rules and cards, kept with every save and replay."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import json

from frenzy.games.wreckland import rulings
from frenzy.games.wreckland.content.facts import FILES, read
from frenzy.kernel.content import content_fingerprint

RULES: Final = 3
"""Raised whenever the same choices would lead to another game."""


SETTLED: Final = (
    "R2_FULL_RESET", "R6_PENALTY_AFTER_PLACING", "R8_EXACT_SUM", "R9_CHOOSE_DISCARDED_PARTS", "R11_FREED_PART_IS_WHOLE",
    "R12_DESTRUCTION_NEVER_RUNS_OUT", "R13_DEAL_FEWER", "R14_SKIP_EMPTY_STEP", "R19_DIE_IS_LOST_WITH_ITS_PART",
    "R21_USE_WITHOUT_TARGET", "R24_REROLL_ALL", "R30_MILLER_JOINS_THE_ATTACK", "R31_CUDDLES_MENDS_ONE_PART",
    "R34_SCRAP_NEEDS_A_STEP",
)  # fmt: skip
"""Rulings that had a constant once: their names stay in the fingerprint, so that older saves can be read."""


def ruling_number(name: str) -> int:
    """
    >>> ruling_number("R12_DESTRUCTION_NEVER_RUNS_OUT")
    12
    """
    return int(name[1:].partition("_")[0])


@cache
def content_hash() -> str:
    """Changes with every card, chapter, ruling and rule."""
    readings = {"R1_DAMAGE_TOKENS": None, **dict.fromkeys(SETTLED, True)}
    readings |= {name: value for name, value in vars(rulings).items() if name.startswith("R") and name[1].isdigit()}
    told = json.encode({name: readings[name] for name in sorted(readings, key=ruling_number)})
    return content_fingerprint(RULES, told, *map(read, FILES))
