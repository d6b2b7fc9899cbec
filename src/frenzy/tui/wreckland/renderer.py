"""Wreckland Run in the terminal: the chase in the whole width, dice and Scrap under it, the boss board beside the log.

What lies there is called as in the rules: `die w3`, `scrap E05`, `slot NW`, `section rear`, `enemy E05`, `part P01`,
`core`, `board`. Die slots, tricks of the Core and the hero are not drawn one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from frenzy.games.wreckland.cards import ENEMIES as ENEMY_CARDS
from frenzy.games.wreckland.cards import enemy_deck
from frenzy.kernel.told import Choice
from frenzy.tui.canvas import Canvas
from frenzy.tui.renderer import Heights, Sight, Size
from frenzy.tui.words import Speech
from frenzy.tui.wreckland.board import ChasePicture
from frenzy.tui.wreckland.lines import WordsRenderer
from frenzy.tui.wreckland.palette import DARK, LIGHT
from frenzy.tui.wreckland.panels import PanelsRenderer
from frenzy.tui.wreckland.walking import neighbour
from frenzy.wire import View

LOWEST, HIGHEST = 12, 29
WIDE: Final = 108
"""From this width on, the boss board has a column of its own."""

FRESH: Final = ("build", "red")
"""Prompts before which much has happened."""

ALIKE: Final = ("reroll", "arson")
"""Choices of these kinds stand together."""


class ChaseRenderer(PanelsRenderer, WordsRenderer):
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

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return ChasePicture(sight, size).draw()

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

    def colours(self, sight: Sight) -> dict[str, str]:
        """Enemies that this chapter knows of."""
        names = [ENEMY_CARDS[card].id for card in enemy_deck(sight.view["options"]["chapter"])]
        known = [*names, sight.view["boss"]["id"]]
        return {sight.speech.text.name(name): sight.palette.danger for name in known}

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

    def is_worth_drawing(self, view: View) -> bool:
        """Before a phase, a red die, and the first white die of a Step."""
        return view["prompt"] in FRESH or (view["prompt"] == "white" and not view["placed"])


RENDERER = ChaseRenderer()
