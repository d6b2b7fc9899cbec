"""The log: what has happened, in lines, as a story that can be told again in another language."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, convert

from frenzy.games.adrenaline.events import AnyEvent
from frenzy.games.adrenaline.log import tell
from frenzy.games.adrenaline.text import Text
from frenzy.kernel import View
from frenzy.tui.shown import Chapter


class Page(Struct, frozen=True):
    """A chapter in words, and how many turns had begun when it ended, and whether final frenzy ran."""

    chapter: Chapter
    lines: tuple[str, ...]
    turns: int
    is_frenzy: bool


class Story:
    """The chapters that were told so far. Those that are still true are not told again."""

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self.language = ""

    def tell(self, chapters: Sequence[Chapter], view: View, text: Text) -> list[str]:
        """The lines of all chapters."""
        if text.language != self.language:
            self.pages, self.language = [], text.language
        same = 0
        while same < min(len(self.pages), len(chapters)) and self.pages[same].chapter == chapters[same]:
            same += 1
        del self.pages[same:]
        for chapter in chapters[same:]:
            self.pages.append(self.page(chapter, view, text))
        return [line for page in self.pages for line in page.lines]

    def page(self, chapter: Chapter, view: View, text: Text) -> Page:
        turns, was_frenzy = (self.pages[-1].turns, self.pages[-1].is_frenzy) if self.pages else (0, False)
        events = convert(chapter.events, tuple[AnyEvent, ...])
        tags = [event["event"] for event in chapter.events]
        table = {"options": view["options"], "frenzy": 0 if was_frenzy or "frenzy_started" in tags else None}
        lines = tuple(tell(table, events, text, view["seat"], turns))
        return Page(chapter, lines, turns + tags.count("turn_started"), was_frenzy or "frenzy_started" in tags)
