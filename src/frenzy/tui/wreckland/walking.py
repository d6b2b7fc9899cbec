"""Arrows on the board: from each thing to the next one that lies in that direction."""

from __future__ import annotations

from typing import Final

from frenzy.tui.wreckland.plan import PLACES
from frenzy.wire import View

ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
LABELS: Final = {"front": (1.0, -1.0), "right": (3.0, 0.0), "rear": (1.0, 3.0), "left": (-1.0, 0.0)}
SHELF: Final = 3.5


def points(view: View) -> dict[str, tuple[float, float]]:
    """Where things lie, in slots counted from the top left."""
    found = {f"slot {slot}": (float(column), float(row)) for slot, (column, row) in PLACES.items()}
    found["core"] = (1.0, 1.0)
    if view["phase"] == "wreckage" and not view["enemies"]:
        cards = [*view["available"], *view["upgrades"]]
        found |= {f"part {card}": (SHELF, 3 * place / max(len(cards), 1)) for place, card in enumerate(cards)}
        return found
    for section, (x, y) in LABELS.items():
        found[f"section {section}"] = (x, y)
        foes = [doc["id"] for doc in view["enemies"] if doc["section"] == section]
        for place, foe in enumerate(foes):
            share = (place + 0.5) / len(foes)
            if section in ("front", "rear"):
                found[f"enemy {foe}"] = (4 * share - 1, y + (1 if y > 0 else -1))
            else:
                found[f"enemy {foe}"] = (x, 3 * share + 0.2)
    return found


def neighbour(view: View, thing: str | None, key: str) -> str:
    """The nearest thing in that direction; the thing itself at the edge."""
    found = points(view)
    if thing not in found:
        return "core"
    (x, y), (right, down) = found[thing], ARROWS[key]
    ways = []
    for other, (across, below) in found.items():
        ahead = (across - x) * right + (below - y) * down
        aside = abs((across - x) * down) + abs((below - y) * right)
        if ahead > 0.05 and aside <= 2 * ahead + 0.5:
            ways.append((ahead + 2 * aside, other))
    return min(ways)[1] if ways else thing
