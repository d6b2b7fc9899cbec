"""The fingerprint of rules and cards, kept with every save and replay."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import json

from frenzy.games.adrenaline import rulings
from frenzy.games.adrenaline.content.facts import read
from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.kernel.content import content_fingerprint

RULES: Final = 2
"""Raised whenever the same choices would lead to another game."""


@cache
def content_hash() -> str:
    """Changes with every card, arena, tile, ruling and rule."""
    readings = {name: value for name, value in vars(rulings).items() if name.isupper()}
    cards = json.encode(WEAPONS + PROMO), read("arenas.json"), read("tiles.json")
    return content_fingerprint(RULES, json.encode(readings), *cards)
