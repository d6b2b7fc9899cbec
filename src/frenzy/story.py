"""A game as a story: scenes as headings, one line for each event, as one viewer may know it.

Events are told as clients get them (`Game.tell`), so that a table here and a table on a server read alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from frenzy.kernel.game import Game, S
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Event
from frenzy.kernel.replay import Replay, replay, set_up
from frenzy.kernel.told import Told, told_in
from frenzy.speech import Sentences

Chapter = Sequence[dict[str, Any]]
"""What happened at once: events with what they tell."""


class Page(Struct, frozen=True):
    """A chapter in lines; how many scenes had begun when it ended, and in which era that was."""

    chapter: Chapter
    lines: list[str]
    scenes: int
    era: str


class Story:
    """The log of a table in one language, page by page. Pages that are still true are not written again."""

    def __init__(self, text: Sentences) -> None:
        self.text = text
        self.pages: list[Page] = []

    def tell(self, chapters: Sequence[Chapter]) -> list[str]:
        """The lines of all chapters. The first one is the set-up; it is empty if the beginning is not known."""
        same = shared(chapters, [page.chapter for page in self.pages])
        del self.pages[same:]
        for chapter in chapters[same:]:
            self.pages.append(self.page(chapter))
        return [line for page in self.pages for line in page.lines]

    def page(self, chapter: Chapter) -> Page:
        scenes, era = (self.pages[-1].scenes, self.pages[-1].era) if self.pages else (0, "")
        is_begun = any(page.lines for page in self.pages)
        lines: list[str] = []
        for event in chapter:
            told = told_in(event)
            if told.scene:
                scenes += 1
                lines += [""] if is_begun or lines else []
                lines.append(self.heading(told, scenes, era))
            elif told.loudness:
                if not self.pages and not lines and self.text.knows("log-setup"):
                    lines.append(self.text.say("log-setup"))
                lines.append(f"  {self.line(event, told)}")
            era = told.era or era
        return Page(chapter, lines, scenes, era)

    def heading(self, told: Told, number: int, era: str) -> str:
        key = f"{told.scene}-{era}" if era else told.scene
        return self.text.sentence(Phrase(key, {**told.given, "number": number}))

    def line(self, event: dict[str, Any], told: Told) -> str:
        """What happened; the lines of a reckoning have their paragraphs."""
        line = self.text.sentence(told.text)
        return f"{line} ({event['rule']})" if told.block else line


def moments(text: Sentences, chapters: Sequence[Chapter], most: int = 6) -> list[str]:
    """What decided a game, in its order: events that a replay marks, the rarest kinds of them, each with its scene.

    The last one is left out: it only says how it ended.
    """
    told = [told_in(event) for chapter in chapters for event in chapter]
    found: list[tuple[str, str, str]] = []  # mark, scene, sentence
    story, scenes, scene, era = Story(text), 0, "", ""
    for event in told[:-1]:
        if event.scene:
            scenes += 1
            scene = story.heading(event, scenes, era)
        if event.mark:
            found.append((event.mark, scene, text.sentence(event.text)))
        era = event.era or era
    count = Counter(mark for mark, _, _ in found)
    chosen = sorted(range(len(found)), key=lambda place: (count[found[place][0]], -place))[:most]
    return [f"{scene} · {line}" for _, scene, line in (found[place] for place in sorted(chosen))]


def shared(some: Sequence[object], others: Sequence[object]) -> int:
    """How many items both begin with.

    >>> shared("adrenaline", "adze")
    2
    """
    count = 0
    while count < min(len(some), len(others)) and some[count] == others[count]:
        count += 1
    return count


def told_to(game: Game[S, Any], table: Any, events: Iterable[Event], seat: int | None) -> tuple[dict[str, Any], ...]:
    """The events as a seat hears of them; None is a spectator."""
    return tuple(game.tell(table, event.seen_by(seat)) for event in events)


def story(game: Game[S, Any], record: Replay, text: Sentences, seat: int | None) -> list[str]:
    """The lines of a recorded game from its set-up on."""
    return Story(text).tell([chapter for _, chapter in chapters_of(game, record, seat)])


def chapters_of(game: Game[S, Any], record: Replay, seat: int | None) -> Iterator[tuple[S, Chapter]]:
    """What happened at the set-up of a recorded game and after each choice, each time with the table as it is then."""
    start = set_up(game, record)
    yield start, told_to(game, start, start.events, seat)
    for state, _, events in replay(game, record):
        yield state, told_to(game, state, events, seat)
