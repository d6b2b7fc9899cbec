"""The types of what a view says in the game's own way."""

from __future__ import annotations

from typing import Annotated, TypedDict

from frenzy.games.adrenaline.ids import CHARACTERS, COLOURS
from frenzy.kernel.fields import OneOf

Character = Annotated[str, OneOf(CHARACTERS, "Character", "CHARACTERS")]
Colour = Annotated[str, OneOf(COLOURS, "Colour", "COLOURS")]


class HeldWeapon(TypedDict):
    id: str
    loaded: bool
