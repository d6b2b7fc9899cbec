"""Write facts of the rules for the web client, which shows them: `python -m tools.cards`.

What is printed on the weapons of Adrenaline, and what is to be known of the enemies of Resistance without a name.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from frenzy.games.adrenaline.content.weapons import PROMO, WEAPONS
from frenzy.games.adrenaline.content.words import Place, Step
from frenzy.games.resistance import ids

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"
CARDS = GAMES / "adrenaline" / "cards.json"
MOBS = GAMES / "resistance" / "mobs.json"


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


def mobs_written() -> str:
    """Enemies by their names, those of either mode: how many there are, the hits that fell one, its actions (Z-9)."""
    facts = [*zip(ids.MOB_STOCK, ids.MOB_TOUGHNESS, ids.MOB_ACTIONS, strict=True)]
    mobs = {
        name: {"stock": stock, "toughness": toughness, "actions": actions}
        for names in (ids.MOBS, ids.ZOMBIE_MOBS)
        for name, (stock, toughness, actions) in zip(names, facts, strict=True)
    }
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(mob)}" for name, mob in mobs.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    for file, text in ((CARDS, written()), (MOBS, mobs_written())):
        file.write_text(text)
        print(f"wrote {file.name}")
