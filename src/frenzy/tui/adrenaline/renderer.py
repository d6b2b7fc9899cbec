"""Adrenaline in the terminal: the arena, the boards of all figures, the own hand, the tracks of the modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from rich.console import RenderableType
from rich.text import Text as RichText

from frenzy.games.adrenaline.ascii import draw
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.ids import COLOURS, ROOMS, SQUARES, bits
from frenzy.tui.adrenaline.arena import ArenaPicture, neighbour
from frenzy.tui.adrenaline.boards import (
    BoardsPicture,
    boards_height,
    draw_hand,
    draw_strip,
    draw_tracks,
    tracks_height,
)
from frenzy.tui.adrenaline.ending import breakdown
from frenzy.tui.adrenaline.palette import DARK, LIGHT, ArenaPalette
from frenzy.tui.canvas import Canvas
from frenzy.tui.palette import Palette
from frenzy.tui.renderer import GameRenderer, Heights, Sight, Size
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.wire import View

ROOMY: Final = 36
"""From this height on, boards show their weapons."""


def paints(palette: Palette) -> ArenaPalette:
    assert isinstance(palette, ArenaPalette), f"palette {palette.name}: not of the arena"
    return palette


class ArenaRenderer(GameRenderer):
    """Its log has a column of its own, beside the arena."""

    palettes = (DARK, LIGHT)
    letters: ClassVar = {"run": "r", "grab": "g", "bot": "b", "end turn": "e", "done": "d", "pay cubes": "p"}
    kinds = ("square", "figure", "weapon", "card", "action")
    asked = frozenset({"turn"})

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, sight: Sight, size: Size) -> Heights:
        """The arena's height goes by steps of whole squares, which the style sheet knows."""
        view = sight.view
        hand = 0 if view["seat"] is None else 2
        return Heights(None, hand, boards_height(view, is_roomy=size[1] >= ROOMY), tracks_height(view))

    def draw_strip(self, sight: Sight, notes: Sequence[tuple[str, str]], size: Size) -> Canvas:
        return draw_strip(sight.view, sight.speech, paints(sight.palette), notes, size)

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return ArenaPicture(sight.view, sight.speech.text, paints(sight.palette), sight.light, *size).draw()

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        return draw_hand(sight.view, sight.speech, paints(sight.palette), sight.light, size)

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        names = [sight.names(figure) for figure in range(len(sight.view["figures"]))]
        return BoardsPicture(sight.view, names, sight.speech, paints(sight.palette), sight.light, size).draw()

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        return draw_tracks(sight.view, sight.speech, paints(sight.palette), sight.light, size)

    # -- things on the board ------------------------------------------------------------------------------------

    def drawn(self, view: View, thing: str) -> Sequence[str]:
        """Rooms are their squares, spawnpoints and their tracks the squares they are on."""
        kind, _, id = thing.partition(" ")
        arena = arenas()[view["options"]["arena"]]
        match kind:
            case "path":
                return [f"square {id}"]
            case "room":
                return [f"square {SQUARES[square]}" for square in bits(arena.room_squares[ROOMS.index(id)])]
            case "spawn" | "track":
                return [f"square {SQUARES[arena.spawn_square[COLOURS.index(id)]]}"]
            case "cube":
                return []
            case _:
                return [thing]

    def standing(self, view: View, pressed: Sequence[str]) -> list[str]:
        """Whoever presses a square with a lone target on it means that target."""
        squares = {thing.removeprefix("square ") for thing in pressed if thing.startswith("square ")}
        return [f"figure {figure['character']}" for figure in view["figures"] if figure["square"] in squares]

    def neighbour(self, view: View, thing: str | None, key: str, marked: Sequence[str]) -> str:
        return neighbour(view, thing, key)

    def colours(self, view: View, speech: Speech, palette: Palette) -> dict[str, str]:
        figures = paints(palette).figures
        boards = enumerate(view["figures"])
        return {speech.text.figure(view, number): figures[board["character"]] for number, board in boards}

    # -- cards --------------------------------------------------------------------------------------------------

    def cards_in_sight(self, view: View) -> list[str]:
        """The own ones first, then those at the spawnpoints, then the rivals'."""
        own = [] if view["seat"] is None else [view["figures"][view["seat"]]]
        names = [weapon["id"] for figure in own for weapon in figure["weapons"]]
        names += [card for figure in own for card in figure["powerups"] or []]
        names += [name for ids in view["market"].values() for name in ids]
        names += [weapon["id"] for figure in view["figures"] for weapon in figure["weapons"]]
        names += [card for figure in view["figures"] for card in figure["powerups"] or []]
        return list(dict.fromkeys(names))

    def card_of(self, view: View, thing: str) -> str | None:
        kind, _, name = thing.partition(" ")
        return name if kind in ("weapon", "card") else None

    def card_lines(self, speech: Speech, view: View, card: str) -> list[str]:
        return str(speech.text.card(card)).splitlines()

    def card_text(self, speech: Speech, view: View, card: str, palette: Palette) -> RichText:
        """Its name, what it costs, and each of its effects."""
        found, text = speech.text.card(card), RichText()
        text.append(f"{found.name}\n", f"bold {palette.accent}")
        if found.cost:
            text.append(f"{found.cost}\n", palette.dim)
        for effect in found.effects:
            text.append("\n")
            if len(found.effects) > 1 or effect.name != found.name:
                text.append(effect.name, "bold")
                text.append(f"  {effect.cost}\n" if effect.cost else "\n", palette.door)
            text.append(f"{effect.text}\n")
        return text

    # -- the end ------------------------------------------------------------------------------------------------

    def outcome_lines(self, speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """Every seat with its points by reason."""
        lines, text = [], speech.text
        for seat, reasons in enumerate(outcome["breakdown"]):
            parts = [f"{text.points_for(reason)} {points}" for reason, points in reasons.items() if points]
            lines.append(f"{text.figure(view, seat)}: {outcome['scores'][seat]} ({', '.join(parts)})")
        return lines

    def ending(self, state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
        return breakdown(state, speech, paints(palette))

    # -- line by line -------------------------------------------------------------------------------------------

    def draw(self, speech: Speech, view: View) -> str:
        return draw(cast("Any", view))

    def is_worth_drawing(self, view: View) -> bool:
        return view["prompt"] == "turn" and bool(view["actions_left"])


RENDERER = ArenaRenderer()
