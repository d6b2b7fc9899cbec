"""Adrenaline in the terminal: the arena, the boards of all figures, the own hand, the tracks of the modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from rich.console import RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.games.adrenaline.ascii import draw
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.ids import COLOURS, ROOMS, SQUARES, bits
from frenzy.tui.adrenaline.arena import ArenaPicture, neighbour
from frenzy.tui.adrenaline.boards import BoardsRenderer, boards_height, tracks_height
from frenzy.tui.adrenaline.palette import DARK, LIGHT, ArenaPalette
from frenzy.tui.canvas import Canvas
from frenzy.tui.renderer import Heights, Sight, Size
from frenzy.tui.words import Speech
from frenzy.wire import View

ROOMY: Final = 36
"""From this height on, boards show their weapons."""


class ArenaRenderer(BoardsRenderer):
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

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return ArenaPicture(sight, size).draw()

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

    def colours(self, sight: Sight) -> dict[str, str]:
        figures = sight.painted(ArenaPalette).figures
        characters = enumerate(sight.view["options"]["characters"][: len(sight.view["figures"])])
        return {sight.speech.text.figure(sight.view, number): figures[name] for number, name in characters}

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

    def card_text(self, sight: Sight, card: str) -> RichText:
        """Its name, what it costs, and each of its effects."""
        found, palette, text = sight.speech.text.card(card), sight.palette, RichText()
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

    def ending(self, sight: Sight, outcome: Mapping[str, Any]) -> RenderableType:
        """Points by seat and reason, best first; reasons that gave nobody a point are left out."""
        view, speech, palette = sight.view, sight.speech, sight.painted(ArenaPalette)
        reasons = [name for name in outcome["breakdown"][0] if any(points[name] for points in outcome["breakdown"])]
        table = RichTable(box=None, padding=(0, 1), expand=True, header_style=palette.dim)
        table.add_column("")
        for name in reasons:
            table.add_column(speech.text.points_for(name), justify="right")
        table.add_column(speech.say("tui-total"), justify="right")
        for seat in sorted(range(len(outcome["scores"])), key=lambda seat: -outcome["scores"][seat]):
            is_winner = seat in outcome["winners"]
            colour = palette.figures[view["options"]["characters"][seat]]
            name = RichText(f"{'★' if is_winner else ' '} {speech.text.figure(view, seat)}", f"bold {colour}")
            nickname = sight.seats[seat].name if sight.seats[seat].kind == "human" else ""
            if nickname:
                name.append(f" {nickname}", palette.dim)
            elif seat == view["seat"]:
                name.append(f" {speech.say('tui-you')}", palette.dim)
            numbers = [str(outcome["breakdown"][seat][reason] or "–") for reason in reasons]
            table.add_row(name, *numbers, RichText(str(outcome["scores"][seat]), "bold"))
        if outcome.get("bot") is not None:
            table.add_row(
                RichText(f"  {speech.text.say('bot')}", palette.dim), *[""] * len(reasons), str(outcome["bot"])
            )
        table.caption = speech.say("tui-decided", rule=outcome["rule"])
        table.caption_justify = "left"
        return table

    # -- line by line -------------------------------------------------------------------------------------------

    def draw(self, speech: Speech, view: View) -> str:
        return draw(cast("Any", view))

    def is_worth_drawing(self, view: View) -> bool:
        return view["prompt"] == "turn" and bool(view["actions_left"])


RENDERER = ArenaRenderer()
