"""What a table agrees on before the game."""

from __future__ import annotations

from msgspec import Struct

from frenzy.games.wreckland.rulings import R29_ARSON


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter to be played, who drives what, how hard it is, and how often Arson may ram."""

    chapter: int = 1
    vehicle: str = "V1"
    hero: str = "miller"
    difficulty: str = "normal"
    arson: str = R29_ARSON
