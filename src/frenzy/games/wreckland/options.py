"""What a table agrees on before the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from frenzy.games.wreckland.ids import ARSONS, CHAPTERS, DIFFICULTIES, HEROES, SLEEPS
from frenzy.games.wreckland.rulings import R16_SLEEP, R29_ARSON
from frenzy.kernel.options import choice, number


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter to be played, who drives what, how hard it is, how often Arson may ram, and when enemies sleep."""

    chapter: Annotated[int, number(min(CHAPTERS), max(CHAPTERS), rule="W-2.1")] = 1
    vehicle: Annotated[str, choice("V1", "V2", "V3", "V4")] = "V1"
    hero: Annotated[str, choice(*HEROES)] = "miller"
    difficulty: Annotated[str, choice(*DIFFICULTIES, anew=True)] = "normal"
    arson: Annotated[str, choice(*ARSONS, when={"hero": ("arson",)})] = R29_ARSON
    sleep: Annotated[str, choice(*SLEEPS)] = R16_SLEEP
