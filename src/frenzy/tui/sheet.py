"""The widget that shows a canvas and tells what was pressed on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from frenzy.tui.canvas import Canvas, Ink

Draw = Callable[[tuple[int, int]], Canvas]


@cache
def style_of(ink: Ink) -> Style:
    return Style(
        color=ink.fg,
        bgcolor=ink.bg,
        bold=ink.is_bold,
        strike=ink.is_struck,
        underline=ink.is_underlined,
    )


class Sheet(Widget):
    """A drawing that fills its place. It is drawn anew when it is given another, or when its size changes."""

    ALLOW_SELECT = False

    class Pressed(Message):
        """Somebody pressed a place; what lies there, the topmost first."""

        def __init__(self, things: list[str]) -> None:
            super().__init__()
            self.things = things

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.drawing: Draw | None = None
        self.canvas: Canvas | None = None

    def put(self, drawing: Draw) -> None:
        self.drawing, self.canvas = drawing, None
        self.refresh()

    def sheet(self) -> Canvas | None:
        """The canvas in the size that the widget has now."""
        size = (self.size.width, self.size.height)
        if self.drawing is not None and (self.canvas is None or (self.canvas.width, self.canvas.height) != size):
            self.canvas = self.drawing(size)
        return self.canvas

    def render_line(self, y: int) -> Strip:
        canvas = self.sheet()
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        return Strip([Segment(text, style_of(ink)) for text, ink in canvas.row(y)], canvas.width)

    def on_click(self, event: Click) -> None:
        canvas = self.sheet()
        place = event.get_content_offset(self)
        if canvas is not None and place is not None:
            event.stop()
            self.post_message(self.Pressed(canvas.at(place.x, place.y)))
