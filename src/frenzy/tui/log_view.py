"""The story on the right: it scrolls, wraps to its width, and paints the names. Only what is new is laid out anew."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from frenzy.story import shared


class LogView(ScrollView, can_focus=True):
    """Lines that begin with blanks are events, the others headings."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.told: list[str] = []
        self.rows: list[list[Strip]] = []
        self.flat: list[Strip] = []
        self.colours: Mapping[str, str] = {}
        self.plain = self.heading = Style.null()
        self.pattern: re.Pattern[str] | None = None

    def put(self, lines: Sequence[str], colours: Mapping[str, str], ink: str, accent: str) -> None:
        """Tell these lines; `colours` are those of the names in them."""
        if colours != self.colours or self.plain.color is None or self.plain.color.name != ink:
            self.colours, self.rows, self.told = dict(colours), [], []
            self.plain, self.heading = Style(color=ink), Style(color=accent, bold=True)
            names = sorted(colours, key=len, reverse=True)
            self.pattern = re.compile(f"({'|'.join(map(re.escape, names))})") if names else None
        same = shared(lines, self.told)
        if same == len(lines) == len(self.told):
            return
        self.told = list(lines)
        self.lay_out(same)

    def lay_out(self, same: int = 0) -> None:
        """Wrap all lines but the first ones, which stay as they are."""
        width = self.scrollable_content_region.width
        if width < 2:
            return
        del self.rows[same:]
        self.rows += [self.wrapped(line, width) for line in self.told[same:]]
        self.flat = [strip for strips in self.rows for strip in strips]
        self.virtual_size = Size(width, len(self.flat))
        self.scroll_end(animate=False)
        self.refresh()

    def wrapped(self, line: str, width: int) -> list[Strip]:
        is_heading = bool(line) and not line.startswith(" ")
        return [self.painted(part, is_heading=is_heading) for part in wrap(line.strip(), width) or [""]]

    def painted(self, part: str, *, is_heading: bool) -> Strip:
        """One row, with the names in their colours."""
        base = self.heading if is_heading else self.plain
        pieces = [part] if self.pattern is None else self.pattern.split(part)
        return Strip(
            [
                Segment(piece, Style(color=self.colours[piece], bold=True) if piece in self.colours else base)
                for piece in pieces
                if piece
            ]
        )

    def on_resize(self, _event: Resize) -> None:
        self.lay_out()

    def render_line(self, y: int) -> Strip:
        row = self.scroll_offset.y + y
        ground = self.rich_style
        strip = self.flat[row] if row < len(self.flat) else Strip.blank(self.size.width, ground)
        return strip.apply_style(ground).extend_cell_length(self.size.width, ground)
