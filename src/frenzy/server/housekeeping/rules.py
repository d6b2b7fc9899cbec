"""What is kept how long, and how much of it: the rules of the operator."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from msgspec import Struct

from frenzy.kernel import BadOption

DAY: Final = 86_400.0
UNITS: Final = {"h": 3_600.0, "d": DAY, "w": 7 * DAY, "y": 365 * DAY}


class Keep(NamedTuple):
    """So long, and so many of them; None is no limit."""

    seconds: float | None = None
    number: int | None = None


class KeepRules(Struct, frozen=True):
    waiting: Keep = Keep(30 * DAY, 20_000)  # tables that have not begun
    abandoned: Keep = Keep(90 * DAY, 50_000)  # games in which nothing happens
    finished: Keep = Keep(180 * DAY, 50_000)
    campaigns: Keep = Keep(400 * DAY)  # a browser keeps their keys for a year
    places: Keep = Keep(400 * DAY, 100_000)  # on the ladder; a browser keeps their keys for a year
    archive: Keep = Keep(730 * DAY, 200_000)


DEFAULTS: Final = KeepRules()


def read_keep(text: str) -> Keep:
    """
    >>> read_keep("30d"), read_keep("30d,5000"), read_keep("5000"), read_keep("all")
    (Keep(seconds=2592000.0, number=None), Keep(seconds=2592000.0, number=5000), Keep(seconds=None, number=5000), \
Keep(seconds=None, number=None))
    """
    found = re.fullmatch(r"all|(?:(\d{1,6})([hdwy])(?:,|$))?(\d{1,9})?(?<=\w)", text, re.ASCII)
    if found is None:
        raise BadOption(f"{text!r} is not an age like 12h, 30d, 8w or 2y, a number, both (30d,5000), or all")
    count, unit, number = found.groups()
    return Keep(int(count) * UNITS[unit] if unit else None, int(number) if number else None)


def spelled(keep: Keep) -> str:
    """
    >>> spelled(Keep(30 * DAY, 5000)), spelled(Keep(None, 7)), spelled(Keep()), spelled(Keep(3600.0))
    ('30d,5000', '7', 'all', '1h')
    """
    parts = [] if keep.seconds is None else [age(keep.seconds)]
    return ",".join(parts if keep.number is None else [*parts, str(keep.number)]) or "all"


def age(seconds: float) -> str:
    return f"{seconds / DAY:g}d" if seconds >= DAY else f"{seconds / UNITS['h']:g}h"
