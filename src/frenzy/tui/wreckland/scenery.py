"""Wreckland Run on the screen: the chase in the whole width, dice and Scrap under it, the boss board beside the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text as RichText

from frenzy.games.wreckland.cards import ENEMIES as ENEMY_CARDS
from frenzy.games.wreckland.cards import PARTS, enemy_deck
from frenzy.tui.canvas import Canvas, Ink
from frenzy.tui.palette import Palette
from frenzy.tui.scenery import Heights, Scenery, Sight, Size
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.tui.wreckland.board import ChasePicture
from frenzy.tui.wreckland.ending import ending
from frenzy.tui.wreckland.links import LINKS, card_lines
from frenzy.tui.wreckland.palette import DARK, LIGHT, RustPalette
from frenzy.tui.wreckland.panels import draw_boss, draw_hand, draw_strip
from frenzy.tui.wreckland.walking import neighbour
from frenzy.wire import View

LOWEST, HIGHEST = 12, 29
WIDE: Final = 108
"""From this width on, the boss board has a column of its own."""

HURTING: Final = {"part_hit": "slot", "part_destroyed": "slot", "enemy_hit": "enemy"}


def paints(palette: Palette) -> RustPalette:
    assert isinstance(palette, RustPalette), f"palette {palette.name}: not of the chase"
    return palette


class ChaseScenery(Scenery):
    """The board takes the whole width."""

    links = LINKS
    palettes = (DARK, LIGHT)
    is_broad = True

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, view: View, size: Size) -> Heights:
        """A little more than half of the screen for the chase."""
        board = max(LOWEST, min(HIGHEST, (size[1] - 4) * 60 // 100))
        return Heights(board, 2, int(size[0] >= WIDE), 0)

    def draw_strip(self, sight: Sight, notes: Sequence[tuple[str, str]], size: Size) -> Canvas:
        return draw_strip(sight, paints(sight.palette), notes, size)

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return ChasePicture(sight, paints(sight.palette), size).draw()

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        return draw_hand(sight, paints(sight.palette), size)

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        return draw_boss(sight, paints(sight.palette), size)

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        return Canvas(*size, Ink(sight.palette.ink, sight.palette.panel))

    # -- walking on the board -----------------------------------------------------------------------------------

    def first(self, view: View) -> str | None:
        return "core"

    def neighbour(self, view: View, thing: str | None, key: str) -> str:
        return neighbour(view, thing, key)

    # -- words --------------------------------------------------------------------------------------------------

    def hurt(self, view: View, event: Mapping[str, Any]) -> list[str]:
        if event["event"] == "core_hit":
            return ["core"]
        kind = HURTING.get(event["event"])
        return [] if kind is None else [f"{kind} {event[kind]}"]

    def colours(self, view: View, text: Any, palette: Palette) -> dict[str, str]:
        """Enemies that this chapter knows of."""
        names = [ENEMY_CARDS[card].id for card in enemy_deck(view["options"]["chapter"])]
        return {text.name(name): palette.danger for name in [*names, view["boss"]["id"]]}

    def subtitle(self, view: View, text: Any) -> str:
        """The Part that is paid for, placed or at work."""
        frame = view["stack"][-1] if view["stack"] else {}
        card = frame.get("act", {}).get("card", frame.get("card", -1))
        return str(text.name(PARTS[card].id)) if isinstance(card, int) and card >= 0 else ""

    def card_name(self, text: Any, view: View, card: str) -> str:
        return str(text.card(card, view["options"]["chapter"]).name)

    def card_text(self, speech: Speech, view: View, card: str, palette: Palette) -> RichText:
        name, *lines = card_lines(speech.text, speech.words, view, card)
        text = RichText().append(f"{name}\n", f"bold {palette.accent}")
        return text.append("\n" + "\n".join(lines) + "\n")

    # -- the end ------------------------------------------------------------------------------------------------

    def headline(self, state: ScreenState, speech: Speech) -> str:
        assert state.outcome is not None, "the game is over"
        return speech.say_here("you-won" if state.outcome["winners"] else "you-lost")

    def ending(self, state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
        return ending(state, speech, palette)


SCENERY = ChaseScenery()
