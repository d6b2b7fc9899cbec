"""The fingerprint of rules and cards, kept with every save and replay."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import json

from frenzy.games.resistance import rulings
from frenzy.games.resistance.content.facts import FILES, mission_files, read
from frenzy.kernel.content import content_fingerprint

RULES: Final = 1
"""Raised whenever the same choices would lead to another game."""


@cache
def content_hash() -> str:
    """Changes with every card, mission, ruling and rule."""
    readings = {name: value for name, value in vars(rulings).items() if name.isupper()}
    missions = [f"missions/{name}" for name in mission_files()]
    return content_fingerprint(RULES, json.encode(readings), *map(read, (*FILES, *missions)))
