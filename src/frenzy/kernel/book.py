"""The book of a campaign: a story in pieces that are told at its tables, and what its reader has decided on the way.

A decision of the reader changes what is told later, never a rule: no table knows of it. Nobody waits for a reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, ValidationError, convert

from frenzy.kernel.campaign import Chapter
from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.phrase import Given, Phrase

Reading = Mapping[str, str]
"""The pages that were read, by their ids, each with the answer that was given on it; no answer is an empty string."""

UNDECIDED: Final = "none"
"""What later sentences are given for a decision that nobody has made."""


class Fork(Struct, frozen=True):
    """A decision that may be made on a page. Sentences have the answer under its name."""

    name: str
    page: str
    answers: tuple[str, ...]


class Reply(Struct, frozen=True):
    id: str
    text: Phrase


class Decision(Struct, frozen=True):
    """What the reader may decide on a page; `made` is the answer, empty as long as there is none."""

    text: Phrase
    answers: list[Reply]
    made: str


class Page(Struct, frozen=True):
    """A piece of the story as its reader has it. `name` says what moment it tells, which `moment` is for drawing.

    `note` is what is different in this chapter, if it begins here.
    """

    id: str
    chapter: int
    moment: str
    title: Phrase
    name: Phrase
    text: Phrase
    note: Phrase | None
    decision: Decision | None
    is_read: bool


class Book:
    """The pages of a campaign: in each chapter one for each moment `on_the_way`, and one for each way to end.

    `named` are options that sentences are given too.
    """

    ends = ("won", "lost")

    def __init__(self, on_the_way: Sequence[str], forks: Sequence[Fork], named: Sequence[str]) -> None:
        self.on_the_way, self.named = tuple(on_the_way), tuple(named)
        self.forks = {fork.page: fork for fork in forks}

    def moment(self, state: Any) -> str:
        """The latest moment of the story that a table has come to."""
        raise NotImplementedError

    def due(self, chapter: int, state: Any) -> str:
        """The page to be read at a table now, unless it has been read."""
        return page_id(chapter, self.moment(state))

    # -- what may be read -----------------------------------------------------------------------------------------

    def known(
        self, chapters: Sequence[Chapter], reached: Iterable[tuple[int, str]], reading: Reading
    ) -> dict[str, tuple[int, str]]:
        """Chapter and moment of every page that may be read, in order: those of the chapters as they stand, those that
        attempts under way have `reached`, and those that were read."""
        found = {page_id(*place): place for chapter in chapters for place in self.behind(chapter)}
        found |= {page_id(*each): each for place in reached for each in self.up_to(*place)}
        moments = (*self.on_the_way, *reversed(self.ends))
        every = [(chapter.number, moment) for chapter in chapters for moment in moments]
        return {page_id(*place): place for place in every if page_id(*place) in {*found, *reading}}

    def behind(self, chapter: Chapter) -> list[tuple[int, str]]:
        """What the end of its attempts tells of a chapter: one that is open has an opening."""
        moments = [] if chapter.state == "sealed" else [*self.on_the_way[:1]]
        if chapter.wins:
            moments = [*self.on_the_way, "won"]
        if chapter.attempts > chapter.wins:
            moments.append("lost")
        return [(chapter.number, moment) for moment in moments]

    def up_to(self, chapter: int, moment: str) -> list[tuple[int, str]]:
        if moment not in self.on_the_way:
            return [(chapter, moment)]
        return [(chapter, each) for each in self.on_the_way[: self.on_the_way.index(moment) + 1]]

    # -- pages ----------------------------------------------------------------------------------------------------

    def pages(
        self,
        chapters: Sequence[Chapter],
        reached: Iterable[tuple[int, str]],
        reading: Reading,
        options: Mapping[str, Any],
    ) -> list[Page]:
        """All that may be read, as these choices have made it."""
        known = self.known(chapters, reached, reading).values()
        return [self.page(chapter, moment, reading, options) for chapter, moment in known]

    def page(self, chapter: int, moment: str, reading: Reading, options: Mapping[str, Any]) -> Page:
        name, given = page_id(chapter, moment), self.given(reading, options)
        note = Phrase(f"chapter-{chapter}-rule") if moment == self.on_the_way[0] else None
        return Page(
            name, chapter, moment, Phrase(f"chapter-{chapter}"), Phrase(f"book-{moment}"),
            Phrase(f"book-{name}", given), note, self.decision(name, reading), name in reading,
        )  # fmt: skip

    def given(self, reading: Reading, options: Mapping[str, Any]) -> Given:
        """What sentences may depend on."""
        made = {fork.name: reading.get(page) or UNDECIDED for page, fork in self.forks.items()}
        return {**made, **{name: str(options[name]) for name in self.named}}

    def decision(self, page: str, reading: Reading) -> Decision | None:
        fork = self.forks.get(page)
        if fork is None:
            return None
        key = f"book-choice-{fork.name}"
        answers = [Reply(answer, Phrase(f"{key}-{answer}")) for answer in fork.answers]
        return Decision(Phrase(key), answers, reading.get(page, ""))

    # -- reading --------------------------------------------------------------------------------------------------

    def read(self, kept: object) -> dict[str, str]:
        """What was kept of a reading; BadOption names the page that is wrong."""
        try:
            reading = convert(kept, dict[str, str])
        except ValidationError as error:
            raise BadOption(f"book: {error}") from None
        for page, answer in reading.items():
            if not self.is_page(page):
                raise BadOption(f"book.{shown(page)}: there is no such page")
            if answer not in ("", *self.answers(page)):
                raise BadOption(f"book.{page}: {shown(answer)} is no answer")
        return reading

    def is_page(self, page: str) -> bool:
        chapter, _, moment = page.partition("-")
        return chapter.isdecimal() and moment in (*self.on_the_way, *self.ends)

    def answers(self, page: str) -> tuple[str, ...]:
        return self.forks[page].answers if page in self.forks else ()

    def turned(self, reading: Reading, page: str, answer: str) -> dict[str, str]:
        """The reading after this page; who has decided stays with it, and who has not may do so later."""
        before = reading.get(page, "")
        if answer not in ("", *self.answers(page)):
            raise BadOption(f"answer: {shown(answer)} is none of this page")
        if before and answer not in ("", before):
            raise BadOption(f"answer: {shown(before)} was chosen already")
        return {**reading, page: answer or before}


def page_id(chapter: int, moment: str) -> str:
    """
    >>> page_id(3, "boss")
    '3-boss'
    """
    return f"{chapter}-{moment}"
