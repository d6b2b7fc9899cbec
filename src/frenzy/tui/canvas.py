"""A sheet of letters with colours, and what lies where on it: drawings end here, and widgets begin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len


class Ink(NamedTuple):
    """How a letter looks. Colours are `#rrggbb`."""

    fg: str
    bg: str
    is_bold: bool = False
    is_struck: bool = False
    is_underlined: bool = False


class Area(NamedTuple):
    """Where something lies that can be pressed."""

    x: int
    y: int
    width: int
    height: int
    subject: str


class Canvas:
    """Rows of cells. Writing outside of it is cut off; a wide letter takes two cells."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.width, self.height = max(width, 0), max(height, 0)
        self.letters = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[ink] * self.width for _ in range(self.height)]
        self.areas: list[Area] = []

    def write(self, x: int, y: int, text: str, ink: Ink, width: int | None = None) -> int:
        """Write a text, in so many cells at most (an ellipsis ends what is longer); where the next one can begin."""
        end = self.width if width is None else min(self.width, x + width)
        for letter in fitted(text, end - x):
            size = cell_len(letter)
            if size and 0 <= y < self.height and x >= 0:
                self.letters[y][x : x + size] = [letter, *[""] * (size - 1)]
                self.inks[y][x : x + size] = [ink] * size
            x += size
        return x

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink, letter: str = " ") -> None:
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self.letters[row][column], self.inks[row][column] = letter, ink

    def mark(self, x: int, y: int, width: int, height: int, subject: str) -> None:
        """Note what lies there; what is noted later lies on top."""
        self.areas.append(Area(x, y, width, height, subject))

    def at(self, x: int, y: int) -> list[str]:
        """What lies under a place, the topmost first."""
        return [
            area.subject
            for area in reversed(self.areas)
            if area.x <= x < area.x + area.width and area.y <= y < area.y + area.height
        ]

    def row(self, y: int) -> Iterator[tuple[str, Ink]]:
        """The pieces of a row that have one ink."""
        cells = zip(self.letters[y], self.inks[y], strict=True)
        for ink, run in groupby(cells, key=lambda cell: cell[1]):
            yield "".join(letter for letter, _ in run), ink

    def text(self) -> str:
        """The letters alone."""
        return "\n".join("".join(row).rstrip() for row in self.letters)


def fitted(text: str, width: int) -> str:
    """The text, cut with an ellipsis if it takes more cells than these.

    >>> fitted("Rocket Launcher", 8), fitted("ZX-2", 8)
    ('Rocket …', 'ZX-2')
    """
    if cell_len(text) <= width:
        return text
    cut = ""
    for letter in text:
        if cell_len(cut + letter) >= width:
            break
        cut += letter
    return f"{cut}…" if width > 0 else ""
