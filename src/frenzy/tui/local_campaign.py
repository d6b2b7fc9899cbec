"""A campaign of one's own in this terminal: a file for each slot, and the attempt that is running.

What is carried from chapter to chapter is the game's business (`frenzy.kernel.campaign`); here it is kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json

from frenzy.client.credentials import write_whole
from frenzy.kernel import BadOption, BadSave, Game, Session
from frenzy.kernel.book import Page
from frenzy.kernel.campaign import Chapter
from frenzy.speech import Sentences
from frenzy.tui.source import Sentence

SLOT: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
FORMAT: Final = 1


class Running(Struct, forbid_unknown_fields=True):
    """An attempt that is not over: the save of its table."""

    chapter: int
    options: dict[str, Any]
    save: str


class Kept(Struct, forbid_unknown_fields=True):
    """A campaign on disk."""

    format: int
    game: str
    progress: dict[str, Any]
    running: Running | None = None
    book: dict[str, str] = {}  # what was read, as the campaign's book takes it


class Shelf:
    """The campaigns of a game, one file each. A file that cannot be read is never written over."""

    def __init__(self, game: Game[Any, Any], folder: Path, words: Sentences) -> None:
        rules = game.campaign()
        assert rules is not None, f"game {game.name}: has no campaign"
        self.game, self.rules, self.words = game, rules, words
        self.folder = folder / "campaigns" / game.name

    def file(self, slot: str) -> Path:
        if SLOT.fullmatch(slot) is None:
            raise BadOption(self.words.say("campaign-bad-slot"))
        return self.folder / f"{slot}.json"

    def slots(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def read(self, slot: str) -> Kept | None:
        """The campaign of a slot; None if there is none."""
        path = self.file(slot)
        try:
            kept = json.decode(path.read_bytes(), type=Kept)
            if kept.format != FORMAT or kept.game != self.game.name:
                raise ValidationError(f"format {kept.format} of {kept.game!r}")
            self.rules.chapters(kept.progress)
            if self.rules.book is not None:
                self.rules.book.read(kept.book)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise self.damaged(path, error.strerror or "") from None
        except (DecodeError, UnicodeError, BadOption) as error:
            raise self.damaged(path, str(error)) from None
        return kept

    def damaged(self, path: Path, detail: str) -> BadSave:
        return BadSave(self.words.say("campaign-damaged", file=str(path), detail=detail))

    def write(self, slot: str, kept: Kept) -> None:
        target = self.file(slot)
        try:
            write_whole(target, json.format(json.encode(kept)))
        except OSError as error:
            detail = error.strerror or ""
            raise BadSave(self.words.say("campaign-unwritable", file=str(target), detail=detail)) from None


class Slot:
    """One campaign, open in this terminal, and the attempt that is made at a chapter, which `is_new` or goes on from
    before."""

    def __init__(self, shelf: Shelf, name: str, kept: Kept) -> None:
        self.shelf, self.name, self.kept = shelf, name, kept
        self.chapter, self.options = 0, dict[str, Any]()
        self.is_new = False

    @property
    def chapters(self) -> Sequence[Chapter]:
        return self.shelf.rules.chapters(self.kept.progress)

    def write(self) -> None:
        self.shelf.write(self.name, self.kept)

    def check_open(self, chapter: int) -> None:
        check_chapter(self.chapters, chapter, self.shelf.words)

    def start(self, chapter: int, options: Mapping[str, Any], seed: int) -> Session[Any]:
        """A new table of this chapter."""
        self.check_open(chapter)
        self.chapter, self.options, self.is_new = chapter, dict(options), True
        return self.session(seed)

    def resume(self) -> Session[Any] | None:
        """The table that was left; None if there is none that these rules can go on with."""
        running = self.kept.running
        if running is None:
            return None
        try:
            state = self.shelf.game.load(running.save)
            self.check_open(running.chapter)
        except (BadSave, BadOption):
            return None
        self.chapter, self.options, self.is_new = running.chapter, running.options, False
        session = self.session(0)
        session.resume(state)
        return session

    def session(self, seed: int) -> Session[Any]:
        game = self.shelf.game
        table = self.shelf.rules.table(self.kept.progress, self.chapter, self.options)
        return Session(game, game.manifest.usual_seats, seed, table)

    def keep(self, session: Session[Any]) -> None:
        """Write down how the table stands, if that is new."""
        running = Running(self.chapter, self.options, session.game.save(session.state))
        if running != self.kept.running:
            self.kept.running = running
            self.write()

    def close(self, outcome: Any) -> None:
        """A won chapter opens the next one, a lost one may be tried again."""
        self.kept.progress = self.shelf.rules.after(self.kept.progress, self.chapter, outcome)
        self.kept.running = None
        self.write()

    def page(self, state: Any) -> Page | None:
        """The page of the book that is to be read at this table now, if there is one."""
        book = self.shelf.rules.book
        if book is None or book.due(self.chapter, state) in self.kept.book:
            return None
        options = self.shelf.rules.shown(self.kept.progress)
        return book.page(self.chapter, book.moment(state), self.kept.book, options)

    def pages(self) -> list[Page]:
        """All that may be read: what lies behind, and what the attempt under way has come to."""
        rules, session = self.shelf.rules, self.resume()
        if rules.book is None:
            return []
        reached = [] if session is None else [(self.chapter, rules.book.moment(session.state))]
        return rules.book.pages(self.chapters, reached, self.kept.book, rules.shown(self.kept.progress))

    def turn(self, page: str, answer: str) -> None:
        """Remember that a page was read, and what was chosen on it."""
        assert self.shelf.rules.book is not None, f"page {page!r}: there is no book"
        self.kept.book = self.shelf.rules.book.turned(self.kept.book, page, answer)
        self.write()

    def farewell(self) -> Sentence:
        """How to go on later."""
        slot = "" if self.name == "default" else f" --slot {self.name}"
        return "campaign-kept", {"command": f"frenzy play {self.shelf.game.name}{slot}"}


def open_chapter(chapters: Sequence[Chapter]) -> int | None:
    """The one that is open and not yet won; None when all are won."""
    return next((chapter.number for chapter in chapters if chapter.state == "open"), None)


def check_chapter(chapters: Sequence[Chapter], wanted: int, words: Sentences) -> None:
    """A chapter that is not open is a number, and nothing is said about it but that."""
    state = next((found.state for found in chapters if found.number == wanted), None)
    if state in (None, "sealed"):
        raise BadOption(words.say("campaign-sealed" if state else "campaign-no-chapter", chapter=wanted))
