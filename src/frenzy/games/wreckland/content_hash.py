"""The fingerprint of rules and cards, kept with every save and replay."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import json

from frenzy.games.wreckland import rulings
from frenzy.games.wreckland.content.facts import FILES, read

RULES: Final = 1
"""Raised whenever the same choices would lead to another game."""


@cache
def content_hash() -> str:
    """Changes with every card, chapter, ruling and rule."""
    readings = {name: value for name, value in vars(rulings).items() if name.startswith("R") and name[1].isdigit()}
    parts = [str(RULES).encode(), json.encode(readings), *map(read, FILES)]
    return sha256(b"\0".join(parts)).hexdigest()[:16]
