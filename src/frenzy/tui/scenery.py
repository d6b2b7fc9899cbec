"""How a game looks: its colours, its board and what lies around it, and how it ends. Each game fills this in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text as RichText

from frenzy.tui.canvas import Canvas
from frenzy.tui.light import Light
from frenzy.tui.links import Links
from frenzy.tui.palette import Palette
from frenzy.tui.screen_state import ScreenState, Sitter
from frenzy.tui.words import Speech
from frenzy.wire import View

Size = tuple[int, int]


class Sight(Struct, frozen=True):
    """What a drawing is made of."""

    view: View
    speech: Speech
    palette: Palette
    light: Light = Light()
    sitters: tuple[Sitter, ...] = ()


class Heights(Struct, frozen=True):
    """How many lines the drawings of a table get; 0 is none at all. A board without a height has that of its style."""

    board: int | None
    hand: int
    upper: int
    lower: int


class Scenery:
    """The drawings of one game. `board` is the big one, `hand` lies under it, `upper` and `lower` beside the log."""

    links: Links
    palettes: tuple[Palette, Palette]  # dark and light
    is_broad: bool = False
    """The board takes the whole width, and the prompt stands beside the log; else the log has a column of its own."""

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, view: View, size: Size) -> Heights:
        raise NotImplementedError

    def draw_strip(self, sight: Sight, notes: Sequence[tuple[str, str]], size: Size) -> Canvas:
        """The line on top; notes are (text, colour)."""
        raise NotImplementedError

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        raise NotImplementedError

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        raise NotImplementedError

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        raise NotImplementedError

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        raise NotImplementedError

    # -- walking on the board -----------------------------------------------------------------------------------

    def first(self, view: View) -> str | None:
        """The thing that the keyboard has in hand first."""
        raise NotImplementedError

    def neighbour(self, view: View, thing: str | None, key: str) -> str:
        """The thing that an arrow leads to."""
        raise NotImplementedError

    # -- words --------------------------------------------------------------------------------------------------

    def hurt(self, view: View, event: Mapping[str, Any]) -> list[str]:
        """What an event has hurt."""
        return []

    def colours(self, view: View, text: Any, palette: Palette) -> dict[str, str]:
        """The names that have a colour of their own in the log."""
        return {}

    def subtitle(self, view: View, text: Any) -> str:
        """What the decision at hand is about: a card's name, or nothing."""
        return ""

    def table_then(self, view: View, seen: frozenset[str]) -> Any:
        """The table as the log needs it, when events of these kinds had happened."""
        return view

    def card_name(self, text: Any, view: View, card: str) -> str:
        raise NotImplementedError

    def card_text(self, speech: Speech, view: View, card: str, palette: Palette) -> RichText:
        """A card to be read."""
        raise NotImplementedError

    # -- the end ------------------------------------------------------------------------------------------------

    def headline(self, state: ScreenState, speech: Speech) -> str:
        raise NotImplementedError

    def ending(self, state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
        """How it ended, in numbers."""
        raise NotImplementedError
