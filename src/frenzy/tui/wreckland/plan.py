"""Where things lie on the drawing of the chase, for any size from 60 × 10 cells up."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ROWS: Final = (("NW", "N", "NE"), ("W", "", "E"), ("SW", "S", "SE"))
"""The vehicle; the middle is the Core."""

PLACES: Final = {slot: (column, row) for row, names in enumerate(ROWS) for column, slot in enumerate(names) if slot}
STEPS: Final = (
    (4, 5, 1), (3, 5, 1), (3, 4, 1), (2, 4, 1), (2, 4, 0), (2, 3, 1), (2, 3, 0), (2, 2, 0), (1, 2, 0), (1, 1, 0),
)  # fmt: skip
"""Lines of an enemy in front, lines of a slot, and between slots: the first that fits is taken."""

NARROWEST_SIDE, WIDEST_SIDE = 13, 32
TALLEST_SLOT: Final = 6
ROOMY: Final = 17
"""From this width on, a card has edges."""


class Box(Struct, frozen=True):
    """A place on the canvas."""

    x: int
    y: int
    width: int
    height: int

    def inner(self) -> Box:
        """Without the edges, where there is room for edges."""
        return self if self.width < ROOMY else Box(self.x + 1, self.y, self.width - 2, self.height)


class Plan(Struct, frozen=True):
    """The boxes of the vehicle's slots (the Core's is called ""), and of the four Sections."""

    slots: dict[str, Box]
    sections: dict[str, Box]
    foe_lines: int  # of an enemy in front or behind
    spare: Box  # beside the vehicle, where nobody drives


def boxes(x: int, y: int, width: int, lines: int, gap: int) -> dict[str, Box]:
    """The nine boxes of the vehicle in so many columns."""
    cell = max(1, (width - 2) // 3)
    found = {"": Box(x + cell + 1, y + lines + gap, cell, lines)}
    for slot, (column, row) in PLACES.items():
        found[slot] = Box(x + column * (cell + 1), y + row * (lines + gap), cell, lines)
    return found


def chase_plan(width: int, height: int) -> Plan:
    """The vehicle in the middle, a Section on each side of it."""
    fitting = [step for step in STEPS if 2 * step[0] + 2 + 3 * step[1] + 2 * step[2] <= height]
    foe, lines, gap = fitting[0] if fitting else STEPS[-1]
    side = max(NARROWEST_SIDE, min(WIDEST_SIDE, width * 22 // 100))
    middle = width - 2 * side - 4
    body = 3 * lines + 2 * gap
    top = max(0, (height - 2 * foe - 2 - body) // 2)
    y = top + foe + 1
    slots = boxes(side + 2, y, middle, lines, gap)
    right = slots["NE"].x + slots["NE"].width + 2
    sections = {
        "front": Box(0, top, width, foe + 1),
        "rear": Box(0, y + body, width, foe + 1),
        "left": Box(0, y, side, body),
        "right": Box(right, y, min(side, width - right), body),
    }
    return Plan(slots, sections, foe, Box(0, 0, 0, 0))


def workshop_plan(width: int, height: int) -> Plan:
    """The vehicle at the left, and room for a list of Parts at the right."""
    gap = 1 if height >= 11 else 0
    lines = max(1, min(TALLEST_SLOT, (height - 2 * gap) // 3))
    middle = width * 54 // 100
    slots = boxes(1, max(0, (height - 3 * lines - 2 * gap) // 2), middle, lines, gap)
    start = slots["NE"].x + slots["NE"].width + 2
    return Plan(slots, {}, 0, Box(start, 0, max(0, width - start - 1), height))
