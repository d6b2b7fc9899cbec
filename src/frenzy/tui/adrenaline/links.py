"""Which things on the table a choice names: that is what is lit, and what can be pressed instead of the button.

Things are called as in the questions to the server: `square b2`, `figure violet`, `weapon zx2`, `card newton:red`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.ids import CARDS, COLOURS, ROOMS, SQUARES, bits
from frenzy.kernel import View

LETTERS: Final = {"run": "r", "grab": "g", "bot": "b", "end turn": "e", "done": "d", "pay cubes": "p"}
"""Choices that come up again and again have a letter."""


def things(view: View, choice: str) -> list[str]:
    """What a choice names; empty for deeds without an object."""
    verb, _, rest = choice.partition(" ")
    match verb:
        case "move" | "aim":
            return [f"square {rest}"]
        case "path":
            return [f"square {rest.rpartition('-')[2]}"]
        case "room":
            return [f"square {name}" for name in room_squares(view, rest)]
        case "target" if rest.startswith("spawn:"):
            return [f"square {spawn_square(view, rest.removeprefix('spawn:'))}"]
        case "target":
            return [f"figure {rest}"]
        case "shoot" | "take" | "drop" | "reload":
            return [f"weapon {rest}"]
        case "bot" | "tag" if rest in COLOURS:
            return [f"square {spawn_square(view, rest)}"]
        case "play" | "discard" | "pay" if rest in CARDS:
            return [f"card {rest}"]
        case "tile":
            return [f"tile {rest}"]
        case _:
            return []


def room_squares(view: View, room: str) -> list[str]:
    arena = arenas()[view["options"]["arena"]]
    return [SQUARES[square] for square in bits(arena.room_squares[ROOMS.index(room)])]


def spawn_square(view: View, colour: str) -> str:
    arena = arenas()[view["options"]["arena"]]
    return SQUARES[arena.spawn_square[COLOURS.index(colour)]]


def lit_things(view: View, choices: Sequence[str]) -> dict[str, list[int]]:
    """For each thing that some choice names, the numbers of these choices, counted from 1 as on the screen."""
    found: dict[str, list[int]] = {}
    for number, choice in enumerate(choices, 1):
        for thing in things(view, choice):
            found.setdefault(thing, []).append(number)
    return found


def meant(view: View, choices: Sequence[str], pressed: Sequence[str]) -> list[str]:
    """The choices that somebody means who presses there; the topmost thing that is named by any of them counts.

    Whoever presses a square with a lone target on it means that target.
    """
    lit = lit_things(view, choices)
    for thing in pressed:
        if thing in lit:
            return [choices[number - 1] for number in lit[thing]]
    squares = {thing.removeprefix("square ") for thing in pressed if thing.startswith("square ")}
    standing = [f"figure {figure['character']}" for figure in view["figures"] if figure["square"] in squares]
    return [choices[number - 1] for thing in standing if thing in lit for number in lit[thing]]


def sign(numbers: Sequence[int]) -> str:
    """The numbers of choices, as they stand beside what they name.

    >>> sign([1, 12])
    '1,12'
    """
    return ",".join(map(str, numbers))


def cards_in_sight(view: View) -> list[str]:
    """Every card that this viewer can read: the own ones first, then those at the spawnpoints, then the rivals'."""
    own = [] if view["seat"] is None else [view["figures"][view["seat"]]]
    names = [weapon["id"] for figure in own for weapon in figure["weapons"]]
    names += [card for figure in own for card in figure["powerups"] or []]
    names += [name for ids in view["market"].values() for name in ids]
    names += [weapon["id"] for figure in view["figures"] for weapon in figure["weapons"]]
    return list(dict.fromkeys(names))
