"""Wreckland Run in the terminal: the chase in the whole width, dice and Scrap under it, the boss board beside the log.

What lies there is called as in the rules: `die w3`, `scrap E05`, `slot NW`, `section rear`, `enemy E05`, `part P01`,
`core`, `board`. Die slots, tricks of the Core and the hero are not drawn one by one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.console import RenderableType

from frenzy.games.wreckland.cards import ENEMIES as ENEMY_CARDS
from frenzy.games.wreckland.cards import enemy_deck
from frenzy.kernel.told import Choice
from frenzy.tui.canvas import Canvas
from frenzy.tui.palette import Palette
from frenzy.tui.renderer import GameRenderer, Heights, Sight, Size
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech
from frenzy.tui.wreckland.board import ChasePicture
from frenzy.tui.wreckland.ending import ending
from frenzy.tui.wreckland.lines import card_lines, cards_in_sight, epilogue, numbers, table_letters
from frenzy.tui.wreckland.palette import DARK, LIGHT, RustPalette
from frenzy.tui.wreckland.panels import draw_boss, draw_hand, draw_strip
from frenzy.tui.wreckland.walking import neighbour
from frenzy.wire import View

LOWEST, HIGHEST = 12, 29
WIDE: Final = 108
"""From this width on, the boss board has a column of its own."""

FRESH: Final = ("build", "red")
"""Prompts before which much has happened."""

ALIKE: Final = ("reroll", "arson")
"""Choices of these kinds stand together."""


def paints(palette: Palette) -> RustPalette:
    assert isinstance(palette, RustPalette), f"palette {palette.name}: not of the chase"
    return palette


class ChaseRenderer(GameRenderer):
    """The board takes the whole width."""

    palettes = (DARK, LIGHT)
    is_broad = True
    letters: ClassVar = {"done": "d", "end phase": "e", "take hit": "a"}
    kinds = ("slot", "enemy", "section", "die", "scrap", "part", "action")
    asked = frozenset({"build"})

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, sight: Sight, size: Size) -> Heights:
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

    # -- things on the board ------------------------------------------------------------------------------------

    def drawn(self, view: View, thing: str) -> Sequence[str]:
        kind, _, id = thing.partition(" ")
        match kind:
            case "scrap":
                return [f"scrap {id.partition('=')[0]}"]
            case "hole" | "trick" | "hero":
                return []
            case _:
                return [thing]

    def neighbour(self, view: View, thing: str | None, key: str, marked: Sequence[str]) -> str:
        return neighbour(view, thing, key)

    def colours(self, view: View, speech: Speech, palette: Palette) -> dict[str, str]:
        """Enemies that this chapter knows of."""
        names = [ENEMY_CARDS[card].id for card in enemy_deck(view["options"]["chapter"])]
        return {speech.text.name(name): palette.danger for name in [*names, view["boss"]["id"]]}

    # -- choices ------------------------------------------------------------------------------------------------

    def group(self, choice: Choice) -> str | None:
        """White dice and red ones by the die, Parts by the slot, the rest by the first thing it names."""
        if choice.kind in ALIKE:
            return choice.kind
        return choice.things[0].partition("=")[0] if choice.things else None

    def name_group(self, speech: Speech, view: View, group: str) -> str:
        kind, _, id = group.partition(" ")
        part = view["slots"][id]["part"] if kind == "slot" else None
        return super().name_group(speech, view, group) if part is None else f"{id} · {speech.text.name(part)}"

    # -- cards --------------------------------------------------------------------------------------------------

    def cards_in_sight(self, view: View) -> list[str]:
        return cards_in_sight(view)

    def card_of(self, view: View, thing: str) -> str | None:
        kind, _, name = thing.partition(" ")
        match kind:
            case "slot":
                doc = view["slots"][name]
                found: str | None = doc["destruction"] or doc["part"]
                return found
            case "enemy" | "scrap" | "part" | "card":
                return name
            case "board":
                return str(view["boss"]["id"])
            case _:
                return None

    def card_lines(self, speech: Speech, view: View, card: str) -> list[str]:
        return card_lines(speech, view, card)

    # -- the end ------------------------------------------------------------------------------------------------

    def outcome_lines(self, speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """The chapter's last words, and the run in numbers."""
        run = (f"{name}: {value}" for name, value in numbers(speech, view, outcome))
        return [epilogue(speech.text, outcome), *run]

    def ending(self, state: ScreenState, speech: Speech, palette: Palette) -> RenderableType:
        return ending(state, speech, palette)

    # -- line by line -------------------------------------------------------------------------------------------

    def draw(self, speech: Speech, view: View) -> str:
        return table_letters(speech.text, view)

    def is_worth_drawing(self, view: View) -> bool:
        """Before a phase, a red die, and the first white die of a Step."""
        return view["prompt"] in FRESH or (view["prompt"] == "white" and not view["placed"])


RENDERER = ChaseRenderer()
