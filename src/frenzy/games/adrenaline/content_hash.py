"""The fingerprint of rules and cards, kept with every save and replay."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import json

from frenzy.games.adrenaline.content.facts import read
from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.kernel.content import content_fingerprint

RULES: Final = 1
"""Raised whenever the same choices would lead to another game."""


@cache
def content_hash() -> str:
    """Changes with every card, arena, tile and rule."""
    return content_fingerprint(RULES, json.encode(WEAPONS + PROMO), read("arenas.json"), read("tiles.json"))
