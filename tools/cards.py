"""Write what is printed on the weapons for the web client, which draws it: `python -m tools.cards`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.games.adrenaline.content.words import Place, Step

CARDS = Path(__file__).parent.parent / "web" / "src" / "games" / "adrenaline" / "cards.json"


def plain(thing: Any) -> Any:
    """A place is its word, and the target it speaks of: `seen`, `seen_by a`; a step says what does not go without."""
    if isinstance(thing, Place):
        return f"{thing.where} {thing.of}".rstrip()
    if isinstance(thing, tuple):
        return [plain(part) for part in thing]
    if not isinstance(thing, Struct):
        return thing
    found: dict[str, Any] = {"step": type(thing).__name__.lower()} if isinstance(thing, Step) else {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.required or (isinstance(thing, Step) and value != field.default):
            found[field.name] = plain(value)
    return found


def written() -> str:
    """The cards in the order of the numbers that views use for them."""
    lines = ",\n".join(json.dumps(plain(card)) for card in WEAPONS + PROMO)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    CARDS.write_text(written())
    print(f"wrote {CARDS.name}")
