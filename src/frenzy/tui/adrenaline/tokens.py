"""The small signs that all drawings share: figures, damage, cubes, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.ascii import BARS, FIGURE_LETTERS
from frenzy.games.adrenaline.ids import COLOURS, LETTERS
from frenzy.tui.adrenaline.palette import ArenaPalette
from frenzy.tui.canvas import Canvas, Ink
from frenzy.wire import View

SHAPES: Final = {"red": "▲", "yellow": "●", "blue": "■"}
POWERUP: Final = "✦"
SKULL: Final = "☠"
SPACES: Final = 12


def letter(view: View, figure: int) -> str:
    return FIGURE_LETTERS[view["options"]["characters"][figure]]


def paint(view: View, figure: int, palette: ArenaPalette) -> str:
    return palette.figures[view["options"]["characters"][figure]]


def token(view: View, figure: int, palette: ArenaPalette) -> Ink:
    """The ink of a figure's tokens: its colour as the ground, so that the letter reads on any floor."""
    return Ink(palette.ground, paint(view, figure, palette), is_bold=True)


def draw_tokens(canvas: Canvas, x: int, y: int, view: View, owners: Sequence[int], palette: ArenaPalette) -> int:
    for owner in owners:
        x = canvas.write(x, y, letter(view, owner), token(view, owner, palette))
    return x


def draw_track(
    canvas: Canvas, x: int, y: int, view: View, damage: Sequence[int], palette: ArenaPalette, bg: str
) -> int:
    """Twelve spaces, with a bar before the 3rd, 6th and 11th."""
    for space in range(SPACES):
        if space in BARS[1:]:
            x = canvas.write(x, y, "│", Ink(palette.dim, bg))
        if space < len(damage):
            x = canvas.write(x, y, letter(view, damage[space]), token(view, damage[space], palette))
        else:
            x = canvas.write(x, y, "·", Ink(palette.dim, bg))
    return x


def draw_cubes(canvas: Canvas, x: int, y: int, ammo: dict[str, int], palette: ArenaPalette, bg: str) -> int:
    for colour in COLOURS:
        x = canvas.write(x, y, SHAPES[colour] * ammo[colour], Ink(palette.cubes[colour], bg))
    return x


def draw_tile(canvas: Canvas, x: int, y: int, tile: str, palette: ArenaPalette, gap: str = " ") -> int:
    """An ammo tile as a chip."""
    chip = Ink(palette.ink, palette.ground)
    x = canvas.write(x, y, gap, chip)
    for item in tile:
        colour = None if item == "P" else COLOURS[LETTERS.index(item)]
        sign = POWERUP if colour is None else SHAPES[colour]
        x = canvas.write(x, y, sign, chip if colour is None else chip._replace(fg=palette.cubes[colour]))
        x = canvas.write(x, y, gap, chip)
    return x
