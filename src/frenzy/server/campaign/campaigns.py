"""Campaigns: tables that follow each other. Each belongs to whoever has its key, and so do all of its tables.

Progress is never stored. It is told by the attempts that are over, in the order in which they began: a server that is
killed at any moment loses nothing of it and counts nothing twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from time import time
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct
from msgspec.structs import replace

from frenzy import wire
from frenzy.catalogues import sentences
from frenzy.games import load
from frenzy.kernel import BadOption, FrenzyError, Game, Replay
from frenzy.kernel.book import Book
from frenzy.kernel.campaign import CHAPTER, Campaign
from frenzy.kernel.errors import shown
from frenzy.kernel.guide import Booklet
from frenzy.server.http.guards import hashed, new_token, seat_token
from frenzy.server.http.problems import Sealed
from frenzy.server.lobby.lobby import SEED_BITS, Lobby, new_id
from frenzy.server.lobby.names import clean_name, clean_title
from frenzy.server.store import CampaignRecord, RunRecord, StaleCampaign, TableRecord, UnknownCampaign
from frenzy.server.table.mailbox import TableClosed
from frenzy.server.table.registry import can_be_opened
from frenzy.server.table.table import Table

MOMENT: Final = 0.001
"""Seconds between the beginnings of two attempts, so that their order is never in doubt."""

log = structlog.get_logger()


class Slot(Struct, frozen=True):
    """A campaign, in the hands of somebody who has its key."""

    record: CampaignRecord
    key: str


class Campaigns:
    """All campaigns of a server. Changes of one of them wait for each other: two windows that begin a chapter begin it
    once."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def changing(self, slot: Slot) -> asyncio.Lock:
        """Whoever changes a campaign holds this, and keeps nobody waiting who changes another one."""
        return self.locks.setdefault(slot.record.id, asyncio.Lock())

    # -- finding ------------------------------------------------------------------------------------------------

    async def open(self, name: str, keys: Sequence[str]) -> Slot:
        """The campaign, for somebody with its key; for everybody else there is none of that id."""
        record = await self.store.campaign(name)
        for key in keys:
            if compare_digest(hashed(key), record.key_hash):
                return Slot(record, key)
        raise UnknownCampaign(name)

    async def opened(self, keys: Sequence[str]) -> list[Slot]:
        """All campaigns that these keys open, newest first."""
        known = {hashed(key): key for key in keys}
        return [Slot(record, known[record.key_hash]) for record in await self.store.campaigns(known)]

    async def runs(self, record: CampaignRecord) -> list[RunRecord]:
        """All attempts, in order. What ended while nobody could write it down is written down now.

        One that cannot be opened keeps nobody from the others; one of another server is left to that.
        """
        found = await self.store.runs(record.id)
        running = [run.table for run in found if is_running(run) and self.lobby.is_ours(run.table.id)]
        for attempt in running:
            try:
                table = await self.lobby.find(attempt.id)
                await table.do(partial(note_end, table))
            except (FrenzyError, TableClosed) as error:
                log.warning("attempt not looked at", table=attempt.id, error=str(error))
        return await self.store.runs(record.id) if running else found

    # -- telling ------------------------------------------------------------------------------------------------

    async def info(self, slot: Slot) -> wire.CampaignInfo:
        record, runs = slot.record, await self.runs(slot.record)
        chapters = [*rules_of(load(record.game)).chapters(progress(record, runs))]
        return wire.CampaignInfo(
            record.id, record.game, record.name, record.nickname, record.options, record.created, slot.key, chapters,
            [run_info(run) for run in runs],
        )  # fmt: skip

    async def listed(self, keys: Sequence[str]) -> list[wire.CampaignInfo]:
        """All campaigns that these keys open, newest first, but those that this version cannot read."""
        found: list[wire.CampaignInfo] = []
        for slot in await self.opened(keys):
            try:
                found.append(await self.info(slot))
            except FrenzyError as error:
                log.warning("campaign not listed", campaign=slot.record.id, error=str(error))
        return found

    async def booklet(self, slot: Slot, language: str) -> Booklet:
        """Words and cards of all that the campaign has opened."""
        game = load(slot.record.game)
        found = progress(slot.record, await self.runs(slot.record))
        return booklet(game, rules_of(game).shown(found), language)

    async def book(self, slot: Slot) -> wire.BookInfo:
        """All that may be read: how far the attempts have come tells it."""
        record, runs = slot.record, await self.runs(slot.record)
        rules = rules_of(load(record.game))
        if rules.book is None:
            return wire.BookInfo([])
        found, reading = progress(record, runs), rules.book.read(record.reading)
        reached = await self.reached(rules.book, runs)
        return wire.BookInfo(rules.book.pages(rules.chapters(found), reached, reading, rules.shown(found)))

    async def reached(self, book: Book, runs: Sequence[RunRecord]) -> list[tuple[int, str]]:
        """How far the attempts under way have come; one that cannot be opened tells nothing."""
        found: list[tuple[int, str]] = []
        for attempt in [run.table for run in runs if is_running(run)]:
            with suppress(FrenzyError):
                table = await self.lobby.find(attempt.id)
                if table.history is not None and attempt.chapter is not None:
                    found.append((attempt.chapter, book.moment(table.history.state)))
        return found

    async def keeper(self, keys: Sequence[str], record: Replay) -> str | None:
        """The campaign that a record from elsewhere may be shown to; None if everybody may see it.

        Nobody plays it before that is known: even what is wrong with it would tell something.
        """
        game = load(record.game)
        rules = game.campaign()
        is_known = record.position in (None, *(lesson.position for lesson in game.lessons()))
        if rules is None or (is_known and not rules.is_sealed(record.options)):
            return None
        for slot in await self.opened(keys):
            if slot.record.game == game.name and record.position is None:
                found = rules.chapters(progress(slot.record, await self.runs(slot.record)))
                if any(each.number == record.options[CHAPTER] and each.state != "sealed" for each in found):
                    return slot.record.id
        raise Sealed("options.chapter: only a campaign opens it")

    # -- changing -----------------------------------------------------------------------------------------------

    async def create(self, wanted: wire.CreateCampaign) -> wire.CampaignInfo:
        """A campaign with nothing played yet. Its options are kept in full, whatever the game's defaults become."""
        game = load(wanted.game)
        rules = rules_of(game)
        begun = rules.begin(wanted.options)
        first = rules.chapters(begun)[0].number
        options = {name: value for name, value in rules.table(begun, first, {}).items() if name != CHAPTER}
        key = new_token()
        record = CampaignRecord(
            id=new_id(), game=game.name, name=clean_title(wanted.name), nickname=clean_name(wanted.nickname),
            options=options, created=time(), key_hash=hashed(key),
        )  # fmt: skip
        await self.store.create_campaign(record)
        return await self.info(Slot(record, key))

    async def play(self, slot: Slot, wanted: wire.PlayChapter) -> wire.Seated:
        """Go on with the attempt at this chapter that is running, or begin one.

        Another server may have begun one at the same moment, if it has not heard yet where the campaign lives now.
        """
        try:
            return await self.play_here(slot, wanted)
        except StaleCampaign:
            return await self.play_here(slot, wanted)

    async def play_here(self, slot: Slot, wanted: wire.PlayChapter) -> wire.Seated:
        async with self.changing(slot):
            slot = await self.open(slot.record.id, [slot.key])  # somebody may have renewed it meanwhile
            record, runs = slot.record, await self.runs(slot.record)
            rules, found = rules_of(load(record.game)), progress(record, runs)
            if any(each.number == wanted.chapter and each.state == "sealed" for each in rules.chapters(found)):
                raise Sealed("chapter: it is not open yet")
            options = rules.table(found, wanted.chapter, wanted.options)
            running = [run.table for run in runs if is_running(run) and run.table.chapter == wanted.chapter]
            for attempt in running if wanted.fresh else ():
                await self.give_up(attempt)
            if running and not wanted.fresh:
                return await self.lobby.seated(running[-1].id, 0, seat_token(slot.key, running[-1].id))
            latest = max((run.table.created for run in runs), default=0.0)
            return await self.begin(slot, wanted.chapter, options, max(time(), latest + MOMENT), len(runs))

    async def read(self, slot: Slot, wanted: wire.ReadPage) -> wire.BookInfo:
        """Remember that a page was read, and what was chosen on it; BadOption if it cannot be read yet."""
        async with self.changing(slot):
            record = await self.store.campaign(slot.record.id)
            now, book = Slot(record, slot.key), rules_of(load(record.game)).book
            if book is None or wanted.page not in [page.id for page in (await self.book(now)).pages]:
                raise BadOption(f"page: {shown(wanted.page)} cannot be read yet")
            reading = book.turned(book.read(record.reading), wanted.page, wanted.answer)
            if reading != record.reading:
                record = replace(record, reading=reading)
                await self.store.update_campaign(record)
            return await self.book(Slot(record, slot.key))

    async def give_up(self, attempt: TableRecord) -> None:
        """Nobody plays on; not even one that cannot be opened stays in the way."""
        try:
            table = await self.lobby.find(attempt.id)
        except FrenzyError:
            await self.store.update_table(replace(attempt, phase="over"))
        else:
            await table.do(partial(give_up, table))

    async def begin(
        self, slot: Slot, chapter: int, options: dict[str, Any], created: float, attempts: int
    ) -> wire.Seated:
        """A new attempt, after so many: all its seats are the owner's."""
        game, name = load(slot.record.game), new_id(beside=slot.record.id)
        record = TableRecord(
            id=name, game=game.name, seats=min(game.manifest.seats), seed=secrets.randbits(SEED_BITS), options=options,
            content_hash=game.content_hash(), name=slot.record.name, created=created, phase="playing",
            campaign=slot.record.id, chapter=chapter,
        )  # fmt: skip
        people = dict.fromkeys(range(record.seats), slot.record.nickname)
        return await self.lobby.open_table(record, people, 0, None, token=seat_token(slot.key, name), attempts=attempts)

    async def renew(self, slot: Slot) -> wire.CampaignInfo:
        """Another key, and with it other tokens for all its tables: the old ones open nothing any more.

        First on the disk, then in the memory: whoever is at one of the tables comes back with the new key, or not.
        """
        async with self.changing(slot):
            slot = await self.open(slot.record.id, [slot.key])
            key = new_token()
            record = replace(slot.record, key_hash=hashed(key))
            for name in await self.store.renew_campaign(record, lambda table: hashed(seat_token(key, table))):
                await self.lobby.drop(name)
        return await self.info(Slot(record, key))

    async def reset(self, slot: Slot) -> wire.CampaignInfo:
        """Nothing has been played or read: all attempts are gone, and every chapter but the first is sealed again."""
        await self.forget(slot, only_tables=True)
        return await self.info(slot)

    async def forget(self, slot: Slot, *, only_tables: bool = False) -> None:
        """Nothing is left of the campaign and its tables, or of the tables: first on the disk, then in the memory.

        Whoever is at one of the tables finds it gone.
        """
        async with self.changing(slot):
            for name in await self.store.forget_campaign(slot.record.id, only_tables=only_tables):
                await self.lobby.drop(name)


# -- a campaign ---------------------------------------------------------------------------------------------------


def rules_of(game: Game[Any, Any]) -> Campaign:
    rules = game.campaign()
    if rules is None:
        raise BadOption(f"game: {shown(game.name)} has no campaign")
    return rules


def progress(record: CampaignRecord, runs: Sequence[RunRecord]) -> dict[str, Any]:
    """How far it has come: what is over counts in its order, what was given up does not count."""
    rules = rules_of(load(record.game))
    found = rules.begin(record.options)
    for table in (run.table for run in runs):
        if table.chapter is not None and table.outcome is not None:
            found = rules.after(found, table.chapter, table.outcome)
    return found


def booklet(game: Game[Any, Any], options: Mapping[str, Any], language: str) -> Booklet:
    """Words and cards of a table with these options; a game that keeps nothing to itself has all its words in it."""
    manifest = game.manifest
    return game.booklet(options, language) or Booklet(sentences(manifest.package, manifest.catalogues, language), {})


# -- an attempt ---------------------------------------------------------------------------------------------------


def is_running(run: RunRecord) -> bool:
    """Somebody can go on with it: rules and cards are those that it began with."""
    return run.table.phase != "over" and can_be_opened(run.table)


def run_info(run: RunRecord) -> wire.RunInfo:
    table = run.table
    assert table.chapter is not None, f"{table.id} is not an attempt"
    ended = None if is_running(run) else run.latest or table.created
    return wire.RunInfo(
        table.id, table.chapter, table.created, ended, result(run), run.decisions, table.options, table.outcome
    )


def result(run: RunRecord) -> wire.RunResult:
    if is_running(run):
        return "running"
    if run.table.outcome is None:
        return "given_up"
    return "won" if run.table.outcome["winners"] else "lost"


async def note_end(table: Table) -> None:
    if table.history is not None and table.history.is_over and table.record.phase != "over":
        await table.finish()


async def give_up(table: Table) -> None:
    """The table stays as it is, and can be looked at; nobody plays on. One that has just ended has its outcome."""
    if table.record.phase != "over":
        await table.update(phase="over", outcome=None if table.history is None else table.history.outcome())
        if table.history is not None:
            await table.end(table.history)
