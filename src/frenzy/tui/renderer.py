"""How a game looks in the terminal: on the whole screen, and line by line.

Every game can be shown by the `GameRenderer` here, plainly. A game that has drawings brings a renderer of its own and
overrides what it can do better: `RENDERER` in `frenzy.tui.NAME.renderer`, or in the module `terminal` of its package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from msgspec import Struct
from rich.console import RenderableType
from rich.table import Table as RichTable
from rich.text import Text as RichText

from frenzy.kernel import Game
from frenzy.kernel.told import Choice
from frenzy.kernel.view import asked_in
from frenzy.tui.canvas import Canvas, Ink, fitted
from frenzy.tui.facts import facts
from frenzy.tui.light import Light, sign
from frenzy.tui.palette import HOUSE, Palette
from frenzy.tui.words import Speech, module_if_any
from frenzy.wire import SeatInfo, View

Size = tuple[int, int]
P = TypeVar("P", bound=Palette)
SHORT: Final = 4
"""So many letters of a player's name are enough where there is little room."""


class Sight(Struct, frozen=True):
    """What a drawing is made of; `page` is the page of the board that somebody turned to."""

    view: View
    speech: Speech
    palette: Palette
    light: Light = Light()
    seats: Sequence[SeatInfo] = ()
    page: str | None = None

    def painted(self, kind: type[P]) -> P:
        """The palette, which is of the game's own kind."""
        assert isinstance(self.palette, kind), f"palette {self.palette.name}: not a {kind.__name__}"
        return self.palette

    def names(self, seat: int) -> tuple[str, ...]:
        """A seat and who plays it, and what is enough where there is less and less room."""
        name, player, mark = self.speech.text.figure(self.view, seat), "", ""
        sitter = self.seats[seat] if seat < len(self.seats) else None
        if seat == self.view["seat"]:
            player = self.speech.say("tui-you")
        elif sitter is not None and sitter.kind == "human":
            player = sitter.name
        if sitter is not None and sitter.stand_in is not None:
            mark = f" ({self.speech.say('tui-stood-in')})"
        elif sitter is not None and not sitter.connected and sitter.kind == "human":
            mark = " (…)"
        called = [f"{name} · {player}", f"{name} · {fitted(player, SHORT)}"] if player else []
        return tuple(f"{words}{mark}" for words in [*called, name])


class Heights(Struct, frozen=True):
    """How many lines the drawings of a table get; 0 is none at all. A board without a height has that of its style."""

    board: int | None
    hand: int
    upper: int
    lower: int


class GameRenderer:
    """How a game looks. `board` is the big drawing, `hand` lies under it, `upper` and `lower` beside the log."""

    palettes: tuple[Palette, Palette] = HOUSE  # dark and light
    is_broad: bool = False
    """The board takes the whole width, and the prompt stands beside the log; else the log has a column of its own."""

    tells_moments: bool = False
    """The end of a game says what decided it."""

    letters: ClassVar[Mapping[str, str]] = {}
    """Choices that come up again and again have a letter."""

    kinds: Sequence[str] = ()
    """The kinds of things that somebody may ask about by name alone."""

    asked: frozenset[str] = frozenset()
    """Prompts that are put to a person even where there is one answer only."""

    # -- drawing ------------------------------------------------------------------------------------------------

    def heights(self, sight: Sight, size: Size) -> Heights:
        lines = len(facts(sight.speech.text, sight.view)) + len(sight.light.lit)
        return Heights(max(2, min(lines, (size[1] - 4) // 2)), 0, len(sight.seats), 0)

    def draw_strip(self, sight: Sight, notes: Sequence[tuple[str, str]], size: Size) -> Canvas:
        """The line on top: what the game says there, and notes as (text, colour); a gauge at the right."""
        canvas, x = empty_panel(sight, size), 1
        right = self.draw_gauge(sight, canvas)
        noted = [(text, Ink(colour, sight.palette.panel, is_bold=True)) for text, colour in notes]
        for text, ink in (*self.heading(sight), *noted):
            x = canvas.write(x, 0, text, ink, right - x) + 2
        return canvas

    def heading(self, sight: Sight) -> list[tuple[str, Ink]]:
        """The game, and who has to decide."""
        view, speech = sight.view, sight.speech
        plain = Ink(sight.palette.ink, sight.palette.panel, is_bold=True)
        turn = [(speech.text.figure(view, seat), plain) for seat in asked_in(view)]
        return [(speech.title, plain._replace(fg=sight.palette.accent)), *turn]

    def draw_gauge(self, sight: Sight, canvas: Canvas) -> int:
        """What stands at the right of the line on top; where it begins."""
        return canvas.width

    def draw_board(self, sight: Sight, size: Size) -> Canvas:
        """What the view tells, and then the things that choices name; in several columns if one is not enough."""
        palette, light, plain = sight.palette, sight.light, Ink(sight.palette.ink, sight.palette.ground)
        canvas, height = Canvas(*size, plain), max(size[1], 1)
        rows = [("", line) for line in facts(sight.speech.text, sight.view)]
        rows += [(thing, sight.speech.name(sight.view, thing)) for thing in light.lit]
        width = canvas.width // max(1, -(-len(rows) // height))
        for place, (thing, name) in enumerate(rows):
            x, y = place // height * width + 1, place % height
            ink = palette.badge if thing in light.strong else plain._replace(is_bold=bool(thing))
            badge = f" {sign(light.lit[thing])} " if thing else ""
            ink = ink._replace(is_underlined=thing == light.cursor)
            end = canvas.write(x, y, name, ink, width - 2 - len(badge))
            canvas.write(end, y, badge, palette.badge)
            if thing:
                canvas.mark(x, y, width - 1, 1, thing)
        return canvas

    def pages(self, sight: Sight) -> Sequence[str]:
        """A board that is too big for one drawing has pages, the one in sight first; who presses `page NAME` on a
        drawing, or the key for it, turns to another."""
        return ()

    def draw_hand(self, sight: Sight, size: Size) -> Canvas:
        return empty_panel(sight, size)

    def draw_upper(self, sight: Sight, size: Size) -> Canvas:
        """Who plays, and whose turn it is."""
        palette = sight.palette
        canvas = empty_panel(sight, size)
        for seat in range(len(sight.seats)):
            ink = Ink(palette.ink, palette.panel, is_bold=seat == sight.view["seat"])
            canvas.write(0, seat, "▶" if seat in asked_in(sight.view) else " ", ink._replace(fg=palette.accent))
            canvas.write(2, seat, sight.names(seat)[0], ink)
        return canvas

    def draw_lower(self, sight: Sight, size: Size) -> Canvas:
        return empty_panel(sight, size)

    # -- things on the board ------------------------------------------------------------------------------------

    def drawn(self, view: View, thing: str) -> Sequence[str]:
        """What is lit for a thing that a choice names."""
        return [thing]

    def standing(self, view: View, pressed: Sequence[str]) -> list[str]:
        """What stands where somebody pressed, if they may mean that."""
        return []

    def neighbour(self, view: View, thing: str | None, key: str, marked: Sequence[str]) -> str | None:
        """The thing that an arrow leads to, among those marked on the board; the first one, to begin with."""
        if thing not in marked:
            return marked[0] if marked else None
        step = 1 if key in ("down", "right") else -1
        return marked[max(0, min(len(marked) - 1, marked.index(thing) + step))]

    # -- choices ------------------------------------------------------------------------------------------------

    def group(self, choice: Choice) -> str | None:
        """The first half of a choice, where many choices begin with the same: a thing, or a word for the deed."""
        return None

    def name_group(self, speech: Speech, view: View, group: str) -> str:
        return speech.name(view, group) if " " in group else speech.say(f"group-{group}")

    def colours(self, sight: Sight) -> dict[str, str]:
        """The names that have a colour of their own in the log."""
        return {}

    # -- cards --------------------------------------------------------------------------------------------------

    def cards_in_sight(self, view: View) -> list[str]:
        """Every card that this viewer can read."""
        return []

    def card_of(self, view: View, thing: str) -> str | None:
        """The card that a thing is, or shows."""
        return None

    def card_lines(self, speech: Speech, view: View, card: str) -> list[str]:
        """The name of a card, and what it does; KeyError if there is no such card here. Before a game, no view is."""
        raise KeyError(card)

    def card_text(self, sight: Sight, card: str) -> RichText:
        """A card to be read on the screen."""
        name, *lines = self.card_lines(sight.speech, sight.view, card)
        return RichText().append(f"{name}\n", f"bold {sight.palette.accent}").append("\n" + "\n".join(lines) + "\n")

    # -- what is to come ----------------------------------------------------------------------------------------

    has_forecast: bool = False

    def forecast_lines(self, speech: Speech, view: View) -> list[str]:
        """What the game will do next, in lines; nothing if it does nothing, or if nobody can tell."""
        return []

    # -- the end ------------------------------------------------------------------------------------------------

    def outcome_lines(self, speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[str]:
        """How a game ended, in lines: the scores, and whatever else there is to say."""
        return [f"{name}: {score}" for name, score in scores(speech, view, outcome)] + rest(speech, outcome)

    def ending(self, sight: Sight, outcome: Mapping[str, Any]) -> RenderableType:
        """How it ended, in numbers."""
        table = RichTable(box=None, padding=(0, 1), show_header=False)
        for name, score in scores(sight.speech, sight.view, outcome):
            table.add_row(RichText(name, "bold"), score)
        table.caption = "\n".join(rest(sight.speech, outcome))
        table.caption_justify = "left"
        return table

    # -- line by line -------------------------------------------------------------------------------------------

    def draw(self, speech: Speech, view: View) -> str:
        """The table as letters."""
        return "\n".join(facts(speech.text, view))

    def is_worth_drawing(self, view: View) -> bool:
        """Somebody who reads line by line wants to see the table before this decision."""
        return True


def empty_panel(sight: Sight, size: Size) -> Canvas:
    return Canvas(*size, Ink(sight.palette.ink, sight.palette.panel))


def scores(speech: Speech, view: View, outcome: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Every seat with its points, best first; a star is for those who won."""
    points = outcome.get("scores") or ()
    names = [
        f"{'★' if seat in outcome['winners'] else ' '} {speech.text.figure(view, seat)}" for seat in range(len(points))
    ]
    return [(names[seat], str(points[seat])) for seat in sorted(range(len(points)), key=lambda seat: -points[seat])]


def rest(speech: Speech, outcome: Mapping[str, Any]) -> list[str]:
    """What an outcome tells besides: by which rule it was decided, and the game's own numbers."""
    known = ("scores", "winners", "rule")
    decided = [speech.say("tui-decided", rule=outcome["rule"])] if "rule" in outcome else []
    return facts(speech.text, {name: value for name, value in outcome.items() if name not in known}) + decided


PLAIN: Final = GameRenderer()


def renderer_of(game: Game[Any, Any]) -> GameRenderer:
    """How a game looks: as it says itself, or plainly."""
    for name in (f"frenzy.tui.{game.name}.renderer", f"{game.manifest.package}.terminal"):
        module = module_if_any(name)
        if module is not None:
            renderer: GameRenderer = module.RENDERER
            return renderer
    return PLAIN
