"""Resistance in the terminal: a floor of the house in the whole width, the dashboards under it, the mission beside the
log.

What lies there is called as in the rules: `zone 17R-s`, `hero storm`, `mob walker 17R-s`, `named iceman`,
`citizen callisto`, `door front-door`; `page first` is the tab of a floor. Skills are those of the hero who acts, traits
belong to whoever has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from frenzy.games.resistance.ascii import signs
from frenzy.games.resistance.board import OPENINGS, SHAFTS, ZONE_IDS, ZONE_OF
from frenzy.games.resistance.ids import FLOOR_OF
from frenzy.kernel.told import Choice
from frenzy.tui.canvas import Canvas
from frenzy.tui.renderer import Heights, Sight, Size
from frenzy.tui.resistance.floor import HIGHEST, FloorPicture, floor_pages, house_of, neighbour
from frenzy.tui.resistance.lines import WordsRenderer
from frenzy.tui.resistance.palette import DARK, LIGHT, ComicPalette
from frenzy.tui.resistance.panels import PanelsRenderer, dashboards, goals, holder
from frenzy.wire import View

LOWEST: Final = 13
WIDE: Final = 108
"""From this width on, the mission has a column of its own."""

ROOMY: Final = 34
"""From this height on, dashboards show traits and citizens by name."""

ALIKE: Final = {
    "move": "move", "carry": "move", "open": "open", "attack": "attack", "attack_as": "attack", "use": "use",
    "fire": "fire", "push": "push", "push_named": "push",
}  # fmt: skip
"""Choices of these kinds stand together, by what they are called."""

HELD: Final = ("skill", "trait", "citizen")


class HouseRenderer(PanelsRenderer, WordsRenderer):
    """The board takes the whole width."""

    palettes = (DARK, LIGHT)
    is_broad = True
    letters: ClassVar = {"end turn": "e", "end phase": "e", "pass": "p", "keep": "k", "trait": "d", "power": "g"}
    kinds = ("zone", "hero", "named", "mob", "citizen", "door", "trait", "skill", "object")
    asked = frozenset({"turn"})

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, sight: Sight, size: Size) -> Heights:
        """A little more than half of the screen for the house."""
        house = house_of(sight.view)
        rows = max(house.box(floor).rows for floor in house.floors)
        board = max(LOWEST, min(rows * (HIGHEST + 1) + 1, (size[1] - 4) * 62 // 100))
        hand = dashboards(len(sight.view["heroes"]), size[0] - 2)[1] * (1 + (size[1] >= ROOMY))
        return Heights(board, hand, int(size[0] >= WIDE), 0 if size[0] >= WIDE else len(goals(sight)))

    def pages(self, sight: Sight) -> Sequence[str]:
        return floor_pages(sight)

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        return FloorPicture(sight, size).draw()

    # -- things on the board ------------------------------------------------------------------------------------

    def drawn(self, view: View, thing: str) -> Sequence[str]:
        """What a hero has is the hero; a floor that the cabin goes to is the cabin."""
        kind, _, id = thing.partition(" ")
        if kind in HELD:
            owner = holder(view, thing)
            on_board = kind == "citizen" and any(citizen["id"] == id for citizen in view["citizens"])
            return [thing] if on_board else [] if owner is None else [owner]
        if kind == "floor":
            cabin = view["cabin"]
            return [] if cabin is None else [f"zone {ZONE_IDS[SHAFTS[FLOOR_OF[cabin]]]}"]
        return [] if kind == "card" else [thing]

    def standing(self, view: View, pressed: Sequence[str]) -> list[str]:
        """Whoever is in the zone, and its doors and windows."""
        zones = [ZONE_OF[thing.removeprefix("zone ")] for thing in pressed if thing.startswith("zone ")]
        found = [sign.thing for zone in zones for sign in signs(cast("Any", view), zone)]
        return found + [f"door {opening.id}" for opening in OPENINGS if {*opening.zones} & {*zones}]

    def neighbour(self, view: View, thing: str | None, key: str, marked: Sequence[str]) -> str | None:
        return neighbour(view, thing, key, marked)

    def colours(self, sight: Sight) -> dict[str, str]:
        """Heroes in their colours; enemies with a name in that of danger."""
        palette, text = sight.painted(ComicPalette), sight.speech.text
        found = {text.name(enemy["id"]): palette.danger for enemy in sight.view["enemies"] if enemy["id"] is not None}
        return found | {text.name(hero["id"]): palette.people[hero["id"]] for hero in sight.view["heroes"]}

    # -- choices ------------------------------------------------------------------------------------------------

    def group(self, choice: Choice) -> str | None:
        return ALIKE.get(choice.kind)

    def is_worth_drawing(self, view: View) -> bool:
        """Before a hero is chosen, and before each action."""
        return view["prompt"] == "hero" or (view["prompt"] == "turn" and bool(view["actions_left"]))


RENDERER = HouseRenderer()
