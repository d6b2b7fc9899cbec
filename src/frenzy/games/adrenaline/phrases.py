"""Things of the game in words: which sentence names a weapon, a card, a figure. The sentences are in `locale/`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from frenzy.games.adrenaline.ids import CHARACTERS, COLOURS, NOWHERE, Cubes, cubes
from frenzy.games.adrenaline.tiles import TILE_OF, TILES
from frenzy.kernel.phrase import Phrase, Value

if TYPE_CHECKING:
    from frenzy.games.adrenaline.declared.types import View
    from frenzy.games.adrenaline.state import State

LITERAL: Final = frozenset({"square", "path", "cube", "spawn", "track"})
"""Sentences have these as they are: squares have no other name, and colours select a form."""

REASON_KINDS: Final = {
    "seat": "figure", "figure": "figure", "target": "target", "other": "target", "weapon": "weapon", "effect": "effect",
    "card": "card", "tile": "tile", "room": "room", "missing": "cost", "cost": "cost", "asked": "asked",
}  # fmt: skip
"""What the values of reasons name."""


class Cast(Struct, frozen=True):
    """Who plays: the character of each figure, and which figure is the Bot."""

    characters: tuple[str, ...]
    bot: int = NOWHERE


def cast_of(table: State | View | Cast) -> Cast:
    """The names at a table: a state, the view of a seat, or the names themselves."""
    if isinstance(table, Cast):
        return table
    if isinstance(table, dict):
        options = table["options"]
        return Cast(tuple(options["characters"]), options["seats"] if options["bot"] else NOWHERE)
    return cast(table.options.characters, table.bot)


@cache
def cast(characters: tuple[int, ...], bot: int) -> Cast:
    return Cast(tuple(CHARACTERS[number] for number in characters), bot)


def name_of(table: State | View | Cast, kind: str, id: str) -> Value:
    """A thing of that kind in words."""
    if kind in LITERAL:
        return id
    match kind:
        case "figure":
            cast = cast_of(table)
            is_bot = cast.bot != NOWHERE and cast.characters[cast.bot] == id
            return Phrase("bot") if is_bot else Phrase(f"character-{id}")
        case "target":
            place, _, colour = id.partition(":")
            return Phrase(f"spawn-{colour}") if place == "spawn" else name_of(table, "figure", id)
        case "card":
            powerup, _, colour = id.partition(":")
            return Phrase("card-name", {"powerup": Phrase(f"powerup-{powerup}"), "colour": Phrase(f"colour-{colour}")})
        case "tile":
            return tile(id)
        case "cost":
            return cost(cubes(id))
        case "effect":
            return Phrase(f"weapon-{id}")
        case _:
            return Phrase(f"{kind}-{id}")


def cube_list(amount: Cubes) -> list[str | int | Phrase]:
    return [Phrase(f"cubes-{colour}", {"count": count}) for colour, count in zip(COLOURS, amount, strict=True) if count]


def cost(amount: Cubes) -> Value:
    """A cost in words."""
    return cube_list(amount) or Phrase("cost-free")


def tile(id: str) -> Value:
    """What an ammo tile gives."""
    found = TILES[TILE_OF[id]]
    powerup: list[str | int | Phrase] = [Phrase("powerup-count", {"count": 1})] if found.powerup else []
    return powerup + cube_list(found.cubes)
