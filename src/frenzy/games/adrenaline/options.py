"""What a table agrees on before the game."""

from __future__ import annotations

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on before the game. Figures are the seats, and the Bot after them."""

    seats: int
    characters: tuple[int, ...]
    arena: str = "medium_a"
    mode: str = "deathmatch"
    ending: str = "frenzy"
    skulls: int = 8
    bot: bool = False
    promo: bool = False
    start: int = 0
