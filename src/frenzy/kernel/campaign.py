"""Tables that follow each other: chapters that open one after the other, and what is kept from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, convert

from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.manifest import Manifest, read_options
from frenzy.kernel.options import is_number

if TYPE_CHECKING:
    from frenzy.kernel.book import Book

CHAPTER: Final = "chapter"
"""The option of a table that says which chapter it plays: the same word in every game that has some."""


class Chapter(Struct, frozen=True):
    """A chapter as everybody may see it: a sealed one is a number, and nothing else is known of it."""

    number: int
    state: Literal["won", "open", "sealed"]
    attempts: int
    wins: int


class Ends(Struct, frozen=True):
    """How often each chapter ended; it is kept beside the options of all tables, unless one says otherwise."""

    attempts: dict[str, int]
    wins: dict[str, int]


class Ended(Struct, frozen=True):
    """What a campaign wants to know of an outcome: it is kept for years, and other versions tell other things too."""

    result: str


class Campaign:
    """The rules of a campaign. Its progress is plain data, which a server or a terminal keeps between the tables.

    The paragraphs are that of the order of chapters, and that of the options that stay the same. It may have a book.
    """

    def __init__(self, manifest: Manifest, order: str, same: str, book: Book | None = None) -> None:
        self.manifest, self.order, self.same, self.book = manifest, order, same, book
        self.numbers = [int(value) for option in manifest.options if option.name == CHAPTER for value in option.values]
        self.anew = [option.name for option in manifest.options if option.anew]

    def read(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return read_options(self.manifest, self.manifest.usual_seats, 0, options)

    def opened(self, progress: Mapping[str, Any]) -> int:
        """The last chapter that is open: nothing of a later one may be shown."""
        wins = convert(progress, Ends).wins
        return next((number for number in self.numbers if not wins.get(str(number))), self.numbers[-1])

    def options(self, progress: Mapping[str, Any], chapter: int) -> dict[str, Any]:
        names = {option.name: option.default for option in self.manifest.options}
        return {**{name: progress.get(name, usual) for name, usual in names.items()}, CHAPTER: chapter}

    def begin(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """A campaign with nothing played yet; BadOption names the option that is wrong."""
        found = self.read(options)
        if CHAPTER in options:
            raise BadOption(f"options.{CHAPTER}: a campaign begins with its first chapter ({self.order})")
        return {**found, "attempts": {}, "wins": {}}

    def chapters(self, progress: Mapping[str, Any]) -> Sequence[Chapter]:
        """All chapters, in order: one is open once all before it are won."""
        ends, opened = convert(progress, Ends), self.opened(progress)
        found = [(number, ends.attempts.get(str(number), 0), ends.wins.get(str(number), 0)) for number in self.numbers]
        return [
            Chapter(number, "won" if wins else "open" if number <= opened else "sealed", attempts, wins)
            for number, attempts, wins in found
        ]

    def table(self, progress: Mapping[str, Any], chapter: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of an attempt; BadOption if the chapter is sealed, or an option is not one of a single table."""
        if not is_number(chapter) or not 1 <= chapter <= self.opened(progress):
            raise BadOption(f"{CHAPTER}: {shown(chapter)} is not open ({self.order})")
        for name in options:
            if name not in self.anew:
                only = ", ".join(self.anew)
                raise BadOption(f"options.{shown(name)}: only {only} is chosen for one table ({self.same})")
        table = {**self.options(progress, chapter), **options}
        self.read(table)
        return table

    def shown(self, progress: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table that has opened what the campaign has opened, and nothing more: for its booklet."""
        return self.options(progress, self.opened(progress))

    def after(self, progress: Mapping[str, Any], chapter: int, outcome: Any) -> dict[str, Any]:
        """The progress after an attempt: a won chapter opens the next one, a lost one may be tried again."""
        ends, ended = convert(progress, Ends), convert(outcome, Ended, from_attributes=True)
        counted = {"attempts": one_more(ends.attempts, chapter)}
        if ended.result == "won":
            counted["wins"] = one_more(ends.wins, chapter)
        return {**progress, **counted}

    def is_sealed(self, options: Mapping[str, Any]) -> bool:
        """A table with these options would show what only a campaign may open: any chapter but the first one."""
        chapter = options.get(CHAPTER, self.numbers[0])
        return is_number(chapter) and chapter > self.numbers[0]


def one_more(counts: Mapping[str, int], chapter: int) -> dict[str, int]:
    return {**counts, str(chapter): counts.get(str(chapter), 0) + 1}
