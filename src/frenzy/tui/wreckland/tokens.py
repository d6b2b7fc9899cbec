"""The small signs that all drawings share: dice, die slots, attacks, spikes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, PART_OF, PARTS, Enemy, Part
from frenzy.tui.canvas import Canvas, Ink
from frenzy.tui.wreckland.palette import RustPalette

POINTERS: Final = {"front": "▲", "right": "▶", "rear": "▼", "left": "◀"}
SHIELD: Final = "◆"
EXPLOSIVE: Final = "✹"
HURT: Final = "✶"
WAY_OF_ITS_OWN: Final = "~"
MARKER: Final = "marker"
SOCKET: Final = 3
"""How wide a die is."""


def enemy_card(name: str) -> Enemy:
    return ENEMIES[ENEMY_OF[name]]


def part_card(name: str) -> Part:
    return PARTS[PART_OF[name]]


def die_letters(name: str) -> str:
    """A die that is read without colours: `[4]` is white, `(4)` red, a star is kept.

    >>> die_letters("w4"), die_letters("r2k"), die_letters("marker")
    ('[4]', '(2*)', '(×)')
    """
    if name == MARKER:
        return "(×)"
    opening, closing = "[]" if name[0] == "w" else "()"
    return f"{opening}{name[1]}{'*' if name.endswith('k') else ''}{closing}"


def die_ink(name: str, palette: RustPalette) -> Ink:
    return palette.white if name[0] == "w" else palette.red


def draw_die(canvas: Canvas, x: int, y: int, name: str, palette: RustPalette) -> int:
    return canvas.write(x, y, die_letters(name), die_ink(name, palette))


def draw_sockets(
    canvas: Canvas, x: int, y: int, printed: Sequence[int | str], lies: Sequence[str | None], palette: RustPalette
) -> int:
    """The die slots of a card, with what lies on them; a range is as wide as what it shows."""
    for value, die in zip(printed, lies, strict=True):
        width = sockets_width([value])
        canvas.write(x, y, f"‹{value}›" if die is None else " " * width, Ink(palette.ink, palette.socket))
        if die is not None:
            draw_die(canvas, x + (width - SOCKET) // 2, y, die, palette)
        x += width
    return x


def sockets_width(printed: Sequence[int | str]) -> int:
    """
    >>> sockets_width([2, 4]), sockets_width(["2–4"])
    (6, 5)
    """
    return sum(len(str(value)) + 2 for value in printed)


def attack(enemy: Enemy) -> str:
    """What it does to the vehicle, in a few signs; ~ is an ability of its own."""
    n, second = enemy.attack.amounts
    sign = {"single": f"→{n}", "double": f"→{n}+{second}", "area": f"≡{n}", "none": "–"}[enemy.attack.op]
    return sign + (WAY_OF_ITS_OWN if enemy.ability else "")


def armour(card: Enemy | Part) -> str:
    """Shield and explosives."""
    sign = f"{SHIELD}{card.shield}" if card.shield else ""
    return sign + (EXPLOSIVE if isinstance(card, Enemy) and card.explosive else "")


def pointers(spikes: str) -> str:
    """Where spikes point.

    >>> pointers("front+right")
    '▲▶'
    """
    return "".join(POINTERS[section] for section in spikes.split("+") if section)
