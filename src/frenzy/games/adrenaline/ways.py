"""Ways in words: what the button of a way says of the turrets on it."""

from __future__ import annotations

from frenzy.games.adrenaline.actions import Path, written_way
from frenzy.games.adrenaline.frames import ChoosePath
from frenzy.games.adrenaline.ids import CHARACTERS, SQUARES
from frenzy.games.adrenaline.rules.moving import damage_on
from frenzy.games.adrenaline.state import State
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Action


def way_values(table: object, action: Action) -> Given:
    """The way in words, and whose turrets damage the figure on it; nothing for other choices (A-11.3)."""
    if not isinstance(action, Path):
        return {}
    squares, figure = action.squares, walker(table)
    if not isinstance(table, State) or figure is None:
        return {"way": way_over(squares), "count": 0}
    owners = damage_on(table, figure, squares)
    return {
        "way": way_back(squares) if squares[-1] == table.square[figure] else way_over(squares),
        "count": len(owners),
        "damage": Phrase("damage-count", {"count": len(owners)}),
        "owners": [Phrase(f"character-{CHARACTERS[table.options.characters[seat]]}") for seat in dict.fromkeys(owners)],
    }


def way_over(squares: tuple[int, ...]) -> Phrase:
    return Phrase("way-over", {"squares": written_way(squares)})


def way_back(squares: tuple[int, ...]) -> Phrase:
    return Phrase("way-back", {"squares": written_way(squares[:-1]), "square": SQUARES[squares[-1]]})


def walker(table: object) -> int | None:
    """The figure whose way is asked for now."""
    frame = table.stack[-1] if isinstance(table, State) and table.stack else None
    return frame.figure if isinstance(frame, ChoosePath) else None
