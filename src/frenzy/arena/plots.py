"""Drawings of what was measured, as SVG that stands alone: in a page, beside one, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

WIDTH: Final = 400
"""No wider than a phone, so that its letters are never smaller than they are meant to be."""

EDGE: Final = 20
LINE: Final = 42
FOOT: Final = 26

STYLE: Final = """
.plot { font: 13px/1.2 system-ui, sans-serif }
.plot { --ink: #1f2430; --soft: #6b7280; --grid: #d9dce3; --mark: #1f5f99; --aim: #b4540a }
@media (prefers-color-scheme: dark) {
  .plot { --ink: #e8eaf0; --soft: #9aa1b0; --grid: #3a4150; --mark: #6db3f2; --aim: #f2a65a }
}
.plot text { fill: var(--ink) } .plot .soft { fill: var(--soft) }
.plot .grid { stroke: var(--grid) } .plot .parity { stroke: var(--soft); stroke-dasharray: 4 3 }
.plot .span { stroke: var(--mark); stroke-width: 3; stroke-linecap: round } .plot .dot { fill: var(--mark) }
.plot .aim { stroke: var(--aim); stroke-width: 2 }
"""
"""The colours of both themes; a page may have them once for all its drawings."""


class Mark(Struct, frozen=True):
    """A line of a drawing: a value with its interval, and the value that it should reach, if there is one."""

    label: str
    value: float
    low: float
    high: float
    text: str
    aim: float | None = None


def intervals(title: str, marks: Sequence[Mark], parity: float | None = None, unit: str = "") -> str:
    """Values on a common scale; a dashed line where nobody is better than chance, a short bar at each aim."""
    edges = [edge for mark in marks for edge in (mark.low, mark.high, mark.aim) if edge is not None]
    ticks = rounded([*edges, *([] if parity is None else [parity])])
    first, last = ticks[0], ticks[-1]
    axis = [(tick, number(tick, unit)) for tick in ticks]
    return drawing(title, marks, axis, parity, lambda value: (value - first) / ((last - first) or 1.0))


def durations(title: str, marks: Sequence[Mark]) -> str:
    """Milliseconds, each step ten times the one before: the dot is the median, the line goes on to the longest."""
    edges = [max(edge, 1e-3) for mark in marks for edge in (mark.low, mark.high)]
    first, last = floor(log10(min(edges))), ceil(log10(max(edges)))
    last = max(last, first + 1)
    axis = [(10.0**power, number(10.0**power, "")) for power in range(first, last + 1)]
    return drawing(title, marks, axis, None, lambda value: (log10(max(value, 1e-3)) - first) / (last - first))


def drawing(
    title: str,
    marks: Sequence[Mark],
    axis: Sequence[tuple[float, str]],
    parity: float | None,
    place: Callable[[float], float],
) -> str:
    """A line for each mark above an axis; `place` is 0 at its left end and 1 at its right."""

    def across(value: float) -> float:
        return EDGE + place(value) * (WIDTH - 2 * EDGE)

    height = LINE * len(marks) + FOOT
    bottom = height - FOOT
    size = f'viewBox="0 0 {WIDTH} {height}"'
    parts = [
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for value, text in axis:
        parts.append(upright("grid", across(value), 0, bottom))
        parts.append(f'<text class="soft" text-anchor="middle" x="{across(value):.1f}" y="{height - 8}">{text}</text>')
    if parity is not None:
        parts.append(upright("parity", across(parity), 0, bottom))
    for row, mark in enumerate(marks):
        top, middle = LINE * row + 15, LINE * row + 28
        parts += [
            f'<text x="{EDGE}" y="{top}">{escape(clipped(mark.label))}</text>',
            f'<text class="soft" text-anchor="end" x="{WIDTH - EDGE}" y="{top}">{escape(mark.text)}</text>',
            f'<path class="span" d="M{across(mark.low):.1f} {middle}H{across(mark.high):.1f}"/>',
            f'<circle class="dot" cx="{across(mark.value):.1f}" cy="{middle}" r="5"/>',
        ]
        if mark.aim is not None:
            parts.append(upright("aim", across(mark.aim), middle - 9, middle + 9))
    return "".join([*parts, "</svg>"])


def upright(kind: str, across: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{across:.1f}" x2="{across:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"/>'


def alone(svg: str) -> str:
    """A drawing with its own style, as a file."""
    head, _, rest = svg.partition(">")
    return f"{head}><style>{STYLE}</style>{rest}\n"


def clipped(label: str, longest: int = 26) -> str:
    return label if len(label) <= longest else f"{label[: longest - 1]}…"


def number(value: float, unit: str) -> str:
    return f"{100 * value:g} %" if unit == "%" else f"{value:g}{unit}"


def rounded(values: Sequence[float]) -> list[float]:
    """Round numbers from below the least to above the greatest: three to eight of them.

    >>> rounded([0.11, 0.52])
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
    """
    low, high = min(values), max(values)
    width = (high - low) or abs(high) or 1.0
    power = 10.0 ** floor(log10(width))
    step = next(part * power for part in (0.2, 0.5, 1.0, 2.0) if width / (part * power) <= 6)
    first, last = floor(low / step), ceil(high / step)
    return [round(step * tick, 10) for tick in range(first, max(last, first + 1) + 1)]
