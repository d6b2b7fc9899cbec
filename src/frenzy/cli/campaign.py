"""A campaign of one's own in this terminal: a file for each slot, and the attempt that is running.

What is carried from chapter to chapter is the game's business (`frenzy.kernel.campaign`); here it is kept.
"""

from __future__ import annotations

import os
import random
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import mkstemp
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, Struct, ValidationError, json, to_builtins

from frenzy.cli.common import table_options
from frenzy.kernel import BadOption, BadSave, Game, Session
from frenzy.kernel.campaign import CHAPTER, Campaign, Chapter
from frenzy.kernel.options import matters

if TYPE_CHECKING:
    from frenzy.speech import Sentences

SLOT: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
FORMAT: Final = 1
FLAGS: Final = ("new", "reset", "fresh", "slots")
Farewell = tuple[str, dict[str, str]]


def add_campaign_options(parser: ArgumentParser) -> None:
    group = parser.add_argument_group("campaign")
    group.add_argument("--slot", metavar="NAME", help="which of your campaigns; default: default")
    group.add_argument("--new", action="store_true", help="begin a campaign in this slot")
    group.add_argument("--reset", action="store_true", help="begin the campaign of this slot again")
    group.add_argument("--fresh", action="store_true", help="begin the chapter again, whatever was running")
    group.add_argument("--slots", action="store_true", help="list your campaigns")


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
        """A half-written file never takes the place of a whole one."""
        target = self.file(slot)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, draft = mkstemp(dir=self.folder, prefix=".")
            with os.fdopen(handle, "wb") as file:
                file.write(json.format(json.encode(kept)))
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, target)
        except OSError as error:
            detail = error.strerror or ""
            raise BadSave(self.words.say("campaign-unwritable", file=str(target), detail=detail)) from None


class Slot:
    """One campaign, open in this terminal."""

    def __init__(self, shelf: Shelf, name: str, kept: Kept) -> None:
        self.shelf, self.name, self.kept = shelf, name, kept

    @property
    def rules(self) -> Campaign:
        return self.shelf.rules

    @property
    def chapters(self) -> Sequence[Chapter]:
        return self.rules.chapters(self.kept.progress)

    def write(self) -> None:
        self.shelf.write(self.name, self.kept)

    def check_open(self, chapter: int) -> None:
        """A chapter that is not open is a number, and nothing is said about it but that."""
        state = next((found.state for found in self.chapters if found.number == chapter), None)
        if state is None:
            raise BadOption(self.shelf.words.say("campaign-no-chapter", chapter=chapter))
        if state == "sealed":
            raise BadOption(self.shelf.words.say("campaign-sealed", chapter=chapter))

    def next_chapter(self) -> int | None:
        """The one that is open and not yet won; None when all are won."""
        return next((chapter.number for chapter in self.chapters if chapter.state == "open"), None)

    def attempt(
        self, chapter: int, options: Mapping[str, Any], seed: int | None = None
    ) -> tuple[Session[Any], Attempt]:
        """A new table of this chapter."""
        self.check_open(chapter)
        game = self.shelf.game
        table = self.rules.table(self.kept.progress, chapter, options)
        seed = random.SystemRandom().randrange(1 << 32) if seed is None else seed
        session = Session(game, game.manifest.usual_seats, seed, table)
        return session, Attempt(self, chapter, options, page=chapter)

    def resume(self) -> tuple[Session[Any], Attempt] | None:
        """The table that was left; None if there is none that these rules can go on with."""
        running, game = self.kept.running, self.shelf.game
        if running is None:
            return None
        try:
            state = game.load(running.save)
            self.check_open(running.chapter)
        except (BadSave, BadOption):
            return None
        table = self.rules.table(self.kept.progress, running.chapter, running.options)
        session = Session(game, game.manifest.usual_seats, 0, table)
        session.resume(state)
        return session, Attempt(self, running.chapter, running.options, page=None)


class Attempt:
    """A table that is part of a campaign."""

    def __init__(self, slot: Slot, chapter: int, options: Mapping[str, Any], *, page: int | None) -> None:
        self.slot, self.chapter, self.options, self.page = slot, chapter, dict(options), page
        self.is_won: bool | None = None
        self.kept = ""

    def keep(self, session: Session[Any]) -> None:
        """Write down how the table stands, if that is new."""
        save = session.game.save(session.state)
        if save != self.kept:
            self.kept = save
            self.slot.kept.running = Running(self.chapter, self.options, save)
            self.slot.write()

    def close(self, outcome: Any) -> None:
        """A won chapter opens the next one, a lost one may be tried again."""
        kept = self.slot.kept
        kept.progress = self.slot.rules.after(kept.progress, self.chapter, outcome)
        kept.running = None
        self.is_won = bool(to_builtins(outcome)["winners"])
        self.slot.write()

    @property
    def next_chapter(self) -> int | None:
        """What follows: the next chapter after a win, this one after a loss."""
        if not self.is_won:
            return self.chapter
        following = self.chapter + 1
        return following if any(chapter.number == following for chapter in self.slot.chapters) else None

    def following(self) -> tuple[Session[Any], Attempt] | None:
        chapter = self.next_chapter
        return None if chapter is None else self.slot.attempt(chapter, self.options)

    def again_key(self) -> str | None:
        if self.next_chapter is None:
            return None
        return "tui-next-chapter" if self.is_won else "tui-retry"

    def farewell(self) -> Farewell:
        slot = "" if self.slot.name == "default" else f" --slot {self.slot.name}"
        return "campaign-kept", {"command": f"frenzy play {self.slot.shelf.game.name}{slot}"}


# -- from the command line --------------------------------------------------------------------------------------


def open_slot(shelf: Shelf, options: Namespace) -> Slot:
    """The campaign that is meant, or a new one; what stays the same for a whole campaign is not changed in passing."""
    name, words = options.slot or "default", shelf.words
    wished = {key: value for key, value in table_options(options).items() if key != CHAPTER}
    kept = shelf.read(name)
    if kept is not None and options.new and not options.reset:
        raise BadOption(words.say("campaign-taken", slot=name))
    if kept is None or options.reset:
        before = {} if kept is None else shelf.rules.shown(kept.progress)
        before.pop(CHAPTER, None)
        slot = Slot(shelf, name, Kept(FORMAT, shelf.game.name, shelf.rules.begin({**before, **wished})))
        slot.write()
        return slot
    slot = Slot(shelf, name, kept)
    for key, value in wished.items():
        if key not in chosen_anew(shelf.game) and shelf.rules.shown(kept.progress).get(key) != value:
            raise BadOption(words.say("campaign-fixed", option=key))
    return slot


def chosen_anew(game: Game[Any, Any]) -> list[str]:
    """The options of each attempt."""
    return [option.name for option in game.manifest.options if option.anew]


def kept_options(game: Game[Any, Any], values: Mapping[str, Any]) -> list[str]:
    """The options that stay the same in all chapters, and matter with these values."""
    kept = [option for option in game.manifest.options if not option.anew and option.name != CHAPTER]
    return [option.name for option in kept if matters(option, values)]


def begin(slot: Slot, options: Namespace) -> tuple[Session[Any], Attempt, str | None] | None:
    """The table to play at, and what to say about it first; None when every chapter is won."""
    said = table_options(options)
    anew = {key: said[key] for key in chosen_anew(slot.shelf.game) if key in said}
    running = slot.kept.running
    wanted = said.get(CHAPTER)
    if wanted is not None:
        slot.check_open(wanted)
    is_same = running is not None and wanted in (None, running.chapter) and not anew
    note = None
    if is_same and not options.fresh and options.seed is None:
        resumed = slot.resume()
        if resumed is not None:
            return (*resumed, slot.shelf.words.say("campaign-going-on", chapter=resumed[1].chapter))
        note = slot.shelf.words.say("campaign-stale")
    chapter = wanted or (running.chapter if running is not None else None) or slot.next_chapter()
    if chapter is None:
        return None
    return (*slot.attempt(chapter, anew, options.seed), note)


def tell_slots(shelf: Shelf, text: Any) -> list[str]:
    """A line for each campaign."""
    lines = []
    for name in shelf.slots():
        kept = shelf.read(name)
        assert kept is not None, f"slot {name}: was there a moment ago"
        chapters, shown = shelf.rules.chapters(kept.progress), shelf.rules.shown(kept.progress)
        drivers = ", ".join(text.option_value(key, shown[key]) for key in kept_options(shelf.game, shown))
        won = sum(chapter.state == "won" for chapter in chapters)
        lines.append(shelf.words.say("campaign-line", slot=name, drivers=drivers, won=won, count=len(chapters)))
    return lines or [shelf.words.say("campaign-none", game=shelf.game.name)]
