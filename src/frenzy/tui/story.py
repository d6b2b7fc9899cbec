"""The log: what has happened, in lines, as a story that can be told again in another language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, convert

from frenzy.tui.scenery import Scenery
from frenzy.tui.screen_state import Chapter
from frenzy.tui.words import Speech
from frenzy.wire import View


class Page(Struct, frozen=True):
    """A chapter in words, how many turns had begun when it ended, and the kinds of events seen by then."""

    chapter: Chapter
    lines: tuple[str, ...]
    turns: int
    seen: frozenset[str]


class Story:
    """The chapters that were told so far. Those that are still true are not told again."""

    def __init__(self, scenery: Scenery) -> None:
        self.scenery = scenery
        self.pages: list[Page] = []
        self.language = ""

    def tell(self, chapters: Sequence[Chapter], view: View, speech: Speech) -> list[str]:
        """The lines of all chapters."""
        if speech.language != self.language:
            self.pages, self.language = [], speech.language
        same = 0
        while same < min(len(self.pages), len(chapters)) and self.pages[same].chapter == chapters[same]:
            same += 1
        del self.pages[same:]
        for chapter in chapters[same:]:
            self.pages.append(self.page(chapter, view, speech))
        return [line for page in self.pages for line in page.lines]

    def page(self, chapter: Chapter, view: View, speech: Speech) -> Page:
        turns, before = (self.pages[-1].turns, self.pages[-1].seen) if self.pages else (0, frozenset[str]())
        events: tuple[Any, ...] = tuple(convert(event, speech.module("events").AnyEvent) for event in chapter.events)
        tags = [event["event"] for event in chapter.events]
        seen = before.union(tags)
        table = self.scenery.table_then(view, seen)
        lines = tuple(speech.module("log").tell(table, events, speech.text, view["seat"], turns))
        return Page(chapter, lines, turns + tags.count("turn_started"), seen)
