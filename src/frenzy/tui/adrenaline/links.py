"""What the choices of Adrenaline name: squares, figures, weapons, cards, tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from frenzy.games.adrenaline.ascii import draw
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.declared import types
from frenzy.games.adrenaline.ids import CARDS, COLOURS, ROOMS, SQUARES, bits
from frenzy.tui.links import Links
from frenzy.tui.words import Words
from frenzy.wire import View


class ArenaLinks(Links):
    """Squares are lit, and who stands on them; weapons and cards too."""

    letters: ClassVar = {"run": "r", "grab": "g", "bot": "b", "end turn": "e", "done": "d", "pay cubes": "p"}
    kinds = ("square", "figure", "weapon", "card", "action")
    untold = frozenset({"asked", "turn_started", "turn_ended"})
    asked = frozenset({"turn"})
    examples: ClassVar = {"choice": "shoot zx2", "card": "zx2", "other": "newton", "thing": "b2"}

    def things(self, view: View, choice: str) -> list[str]:
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

    def standing(self, view: View, pressed: Sequence[str]) -> list[str]:
        """Whoever presses a square with a lone target on it means that target."""
        squares = {thing.removeprefix("square ") for thing in pressed if thing.startswith("square ")}
        return [f"figure {figure['character']}" for figure in view["figures"] if figure["square"] in squares]

    def cards_in_sight(self, view: View) -> list[str]:
        """The own ones first, then those at the spawnpoints, then the rivals'."""
        own = [] if view["seat"] is None else [view["figures"][view["seat"]]]
        names = [weapon["id"] for figure in own for weapon in figure["weapons"]]
        names += [card for figure in own for card in figure["powerups"] or []]
        names += [name for ids in view["market"].values() for name in ids]
        names += [weapon["id"] for figure in view["figures"] for weapon in figure["weapons"]]
        return list(dict.fromkeys(names))

    def card_of(self, view: View, thing: str) -> str | None:
        kind, _, name = thing.partition(" ")
        return name if kind in ("weapon", "card") else None

    def explain(self, text: Any, words: Words, view: View, card: str) -> str:
        try:
            return str(text.card(card))
        except AssertionError:
            raise KeyError(card) from None

    def outcome_lines(self, text: Any, words: Words, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """Every seat with its points by reason."""
        lines = []
        for seat, reasons in enumerate(outcome["breakdown"]):
            parts = [f"{text.points_for(reason)} {points}" for reason, points in reasons.items() if points]
            lines.append(f"{text.figure(view, seat)}: {outcome['scores'][seat]} ({', '.join(parts)})")
        return lines

    def draw(self, text: Any, view: View) -> str:
        return draw(cast(types.View, view))

    def is_worth_drawing(self, view: View) -> bool:
        return view["prompt"] == "turn" and bool(view["actions_left"])


LINKS = ArenaLinks()


def room_squares(view: View, room: str) -> list[str]:
    arena = arenas()[view["options"]["arena"]]
    return [SQUARES[square] for square in bits(arena.room_squares[ROOMS.index(room)])]


def spawn_square(view: View, colour: str) -> str:
    arena = arenas()[view["options"]["arena"]]
    return SQUARES[arena.spawn_square[COLOURS.index(colour)]]
