"""Adrenaline on the screen: the arena, the boards of all figures, the own hand, the tracks of the modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text as RichText

from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.text import CardHelp
from frenzy.tui.adrenaline.arena import ArenaPicture, neighbour, own_square
from frenzy.tui.adrenaline.boards import (
    BoardsPicture,
    boards_height,
    draw_hand,
    draw_strip,
    draw_tracks,
    tracks_height,
)
from frenzy.tui.adrenaline.ending import breakdown
from frenzy.tui.adrenaline.links import LINKS
from frenzy.tui.adrenaline.palette import DARK, LIGHT, ArenaPalette
from frenzy.tui.canvas import Canvas, fitted
from frenzy.tui.palette import Palette
from frenzy.tui.scenery import Heights, Scenery, Sight, Size
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.wire import View

SHORT: Final = 4
"""So many letters of a player's name are enough where there is little room."""

ROOMY: Final = 36
"""From this height on, boards show their weapons."""

HURTING: Final = {"damaged": "to", "marked": "to", "killed": "figure"}


def paints(palette: Palette) -> ArenaPalette:
    assert isinstance(palette, ArenaPalette), f"palette {palette.name}: not of the arena"
    return palette


class ArenaScenery(Scenery):
    """Its log has a column of its own, beside the arena."""

    links = LINKS
    palettes = (DARK, LIGHT)

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, view: View, size: Size) -> Heights:
        """The arena's height goes by steps of whole squares, which the style sheet knows."""
        hand = 0 if view["seat"] is None else 2
        return Heights(None, hand, boards_height(view, is_roomy=size[1] >= ROOMY), tracks_height(view))

    def draw_strip(self, sight: Sight, notes: Sequence[tuple[str, str]], size: Size) -> Canvas:
        return draw_strip(sight.view, sight.speech, paints(sight.palette), notes, size)

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return ArenaPicture(sight.view, sight.speech.text, paints(sight.palette), sight.light, *size).draw()

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        return draw_hand(sight.view, sight.speech, paints(sight.palette), sight.light, size)

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        palette = paints(sight.palette)
        return BoardsPicture(sight.view, names(sight), sight.speech, palette, sight.light, size).draw()

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        return draw_tracks(sight.view, sight.speech, paints(sight.palette), sight.light, size)

    # -- walking on the board -----------------------------------------------------------------------------------

    def first(self, view: View) -> str | None:
        return own_square(view)

    def neighbour(self, view: View, thing: str | None, key: str) -> str:
        return neighbour(view, thing, key)

    # -- words --------------------------------------------------------------------------------------------------

    def hurt(self, view: View, event: Mapping[str, Any]) -> list[str]:
        field = HURTING.get(event["event"])
        return [] if field is None else [f"figure {view['options']['characters'][event[field]]}"]

    def colours(self, view: View, text: Any, palette: Palette) -> dict[str, str]:
        figures = paints(palette).figures
        return {text.figure(view, number): figures[board["character"]] for number, board in enumerate(view["figures"])}

    def subtitle(self, view: View, text: Any) -> str:
        """The weapon that is being fired."""
        frame = view["stack"][-1] if view["stack"] else {}
        weapon = frame.get("shot", {}).get("weapon")
        return "" if weapon is None else str(text.weapon(WEAPON_IDS[weapon]))

    def table_then(self, view: View, seen: frozenset[str]) -> Any:
        return {"options": view["options"], "frenzy": 0 if "frenzy_started" in seen else None}

    def card_name(self, text: Any, view: View, card: str) -> str:
        return str(text.card(card).name)

    def card_text(self, speech: Speech, view: View, card: str, palette: Palette) -> RichText:
        return card_text(speech.text.card(card), palette)

    # -- the end ------------------------------------------------------------------------------------------------

    def headline(self, state: ScreenState, speech: Speech) -> str:
        assert state.outcome is not None, "the game is over"
        if state.seat is None:
            return str(speech.text.prompt(""))
        return speech.say_here("you-won" if state.seat in state.outcome["winners"] else "you-lost")

    def ending(self, state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
        return breakdown(state, speech, paints(palette))


SCENERY = ArenaScenery()


def names(sight: Sight) -> list[tuple[str, ...]]:
    """Each figure's character and who plays it, and what is enough where there is less and less room."""
    view, speech = sight.view, sight.speech
    found = []
    for figure in range(len(view["figures"])):
        character, player, mark = speech.text.figure(view, figure), "", ""
        sitter = sight.sitters[figure] if figure < len(sight.sitters) else None
        if figure == view["seat"]:
            player = speech.say("tui-you")
        elif sitter is not None and sitter.kind == "human":
            player = sitter.name
        if sitter is not None and sitter.is_stood_in:
            mark = f" ({speech.text.say('bot')})"
        elif sitter is not None and not sitter.is_connected and sitter.kind == "human":
            mark = " (…)"
        called = [f"{character} · {player}", f"{character} · {fitted(player, SHORT)}"] if player else []
        found.append(tuple(f"{name}{mark}" for name in [*called, character]))
    return found


def card_text(card: CardHelp, palette: Palette) -> RichText:
    """A card in words: its name, what it costs, and each of its effects."""
    text = RichText()
    text.append(f"{card.name}\n", f"bold {palette.accent}")
    if card.cost:
        text.append(f"{card.cost}\n", palette.dim)
    for effect in card.effects:
        text.append("\n")
        if len(card.effects) > 1 or effect.name != card.name:
            text.append(effect.name, "bold")
            text.append(f"  {effect.cost}\n" if effect.cost else "\n", palette.door)
        text.append(f"{effect.text}\n")
    return text
