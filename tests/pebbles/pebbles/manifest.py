"""What Pebbles tells about itself, and what a table agrees on before the game."""

from typing import Annotated

from msgspec import Struct

from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import choice, options_of


class Options(Struct, frozen=True):
    heap: Annotated[str, choice("small", "large")] = "small"
    misere: bool = False
    together: bool = False


MANIFEST = Manifest(
    name="pebbles",
    title="Pebbles",
    package="pebbles",
    seats=(2, 3, 4, 5),
    usual_seats=2,
    rule="P-1",
    options=options_of(Options),
    bots={"perfect": "pebbles.bots:Perfect"},
    levels={"easy": "random", "hard": "perfect"},
    usual_bot="perfect",
    crossed=("heap", "misere", "together"),
)
