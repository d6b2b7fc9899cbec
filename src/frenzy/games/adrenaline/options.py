"""What a table agrees on before the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from frenzy.games.adrenaline.ids import CHARACTERS
from frenzy.kernel.options import choice, flag, number, seat, several

FITTING_ARENAS = {3: "small", 4: "medium_a", 5: "large"}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on before the game. Figures are the seats, and the Bot after them."""

    seats: int
    characters: Annotated[tuple[int, ...], several(*CHARACTERS, more=("bot",), words="character")]
    arena: Annotated[str, choice("small", "medium_a", "medium_b", "large", by_seats=FITTING_ARENAS)] = "medium_a"
    mode: Annotated[str, choice("deathmatch", "domination", "turret")] = "deathmatch"
    ending: Annotated[str, choice("frenzy", "sudden_death")] = "frenzy"
    skulls: Annotated[int, number(5, 8, rule="A-2.1")] = 8
    bot: Annotated[bool, flag(seats=(3, 4), rule="A-12.1")] = False
    promo: bool = False
    open_hands: bool = False
    start: Annotated[int, seat(rule="A-2.4")] = 0
