"""A campaign of one's own, as it is named on the command line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from frenzy.cli.common import seed_of, table_options
from frenzy.kernel import BadOption, Game, Session
from frenzy.kernel.campaign import CHAPTER
from frenzy.kernel.options import matters
from frenzy.tui.local_campaign import FORMAT, Kept, Shelf, Slot, open_chapter
from frenzy.tui.words import Speech


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


def told_options(game: Game[Any, Any], values: Mapping[str, Any]) -> list[str]:
    """Those of them that a line about a campaign tells: what every table chooses, and what is not as usual."""
    usual = {option.name: option.default for option in game.manifest.options}
    return [name for name in kept_options(game, values) if name in game.manifest.crossed or values[name] != usual[name]]


def begin(slot: Slot, options: Namespace) -> tuple[Session[Any] | None, str | None]:
    """The table to play at, and what to say about it first; no table when every chapter is won."""
    said, words = table_options(options), slot.shelf.words
    anew = {key: said[key] for key in chosen_anew(slot.shelf.game) if key in said}
    running, wanted, note = slot.kept.running, said.get(CHAPTER), None
    if wanted is not None:
        slot.check_open(wanted)
    is_same = running is not None and wanted in (None, running.chapter) and not anew
    if is_same and not options.fresh and options.seed is None:
        session = slot.resume()
        if session is not None:
            return session, words.say("campaign-going-on", chapter=slot.chapter)
        note = words.say("campaign-stale")
    chapter = wanted or (running.chapter if running is not None else open_chapter(slot.chapters))
    if chapter is None:
        return None, words.say("campaign-done")
    return slot.start(chapter, anew, seed_of(options)), note


def tell_book(shelf: Shelf, name: str, speech: Speech) -> list[str]:
    """The story of a campaign, as far as it may be read."""
    kept = shelf.read(name)
    pages = [] if kept is None else Slot(shelf, name, kept).pages()
    told = [f"{speech.page_title(page)}\n{speech.page_text(page)}\n" for page in pages]
    return told or [shelf.words.say("campaign-none", game=shelf.game.name)]


def tell_slots(shelf: Shelf, text: Any) -> list[str]:
    """A line for each campaign."""
    lines = []
    for name in shelf.slots():
        kept = shelf.read(name)
        assert kept is not None, f"slot {name}: was there a moment ago"
        chapters, shown = shelf.rules.chapters(kept.progress), shelf.rules.shown(kept.progress)
        drivers = ", ".join(text.option_value(key, shown[key]) for key in told_options(shelf.game, shown))
        won = sum(chapter.state == "won" for chapter in chapters)
        lines.append(shelf.words.say("campaign-line", slot=name, drivers=drivers, won=won, count=len(chapters)))
    return lines or [shelf.words.say("campaign-none", game=shelf.game.name)]
