"""Snapshots of a table, a history as bytes: only a cache of what the log tells.

Whatever is odd about one, it is not used. It holds what is slow to find out again: the state, and who noticed which
entry. Its choices have to be those of the log; events are played again when somebody asks for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import structlog
from msgspec import DecodeError, Struct, ValidationError, msgpack
from msgspec.structs import replace

from frenzy.kernel import FrenzyError
from frenzy.kernel.session import Ply
from frenzy.server.store import ActionRecord, FilmRecord, StoreFailure, UndoneRecord
from frenzy.server.store.interface import Store
from frenzy.server.table.film import Reel, packed, step_now
from frenzy.server.table.history import Entry, History

FORMAT: Final = 3
SEAL: Final = 16  # bytes in front that tell whether the rest is whole
SNAPSHOT_INTERVAL: Final = 50
"""After so many choices there is a new snapshot: it bounds what a start after a crash has to play again."""

log = structlog.get_logger()


class Snapshots:
    """Those of one table: how far the latest one goes, and the one that is being written."""

    def __init__(self, store: Store, table: str, epoch: int | None) -> None:
        self.store, self.table, self.epoch = store, table, epoch
        self.saved = self.saved_age = 0
        self.shown: list[int] = []
        self.is_complete = False
        self.present: History | None = None
        self.saving: asyncio.Task[None] | None = None

    def know(self, films: Sequence[FilmRecord]) -> None:
        """What is kept of the film so far."""
        self.shown = [film.start for film in films]

    def found(self, history: History) -> None:
        """The store has this one."""
        self.saved, self.saved_age = len(history.plies), history.age

    async def save(self, history: History) -> None:
        """Write one; without it the table only starts more slowly."""
        self.found(history)
        try:
            count, reel = self.saved, self.reel(history)
            await self.store.put_snapshot(self.table, count, encoded(history), epoch=self.epoch)
            if reel is not None:
                data = await asyncio.to_thread(packed, reel)
                await self.store.add_film(FilmRecord(self.table, count, 1, data), epoch=self.epoch)
        except (StoreFailure, FrenzyError) as error:
            log.warning("snapshot not written", table=self.table, error=str(error))

    async def save_start(self, history: History) -> None:
        """Before anybody has chosen, nothing else tells how the table was set up, and what its players have seen."""
        try:
            await self.store.put_snapshot(self.table, len(history.plies), encoded(history), epoch=self.epoch)
        except (StoreFailure, FrenzyError) as error:
            log.warning("start not written", table=self.table, error=str(error))

    def reel(self, history: History) -> Reel | None:
        """The table as it stands, and what happened since it was last kept for its film; nothing, if all of that is
        made of the whole game."""
        if self.is_complete:
            return None
        self.shown = [start for start in self.shown if start < len(history.entries)]
        shot = step_now(history, self.shown[-1] if self.shown else 0)
        self.shown.append(len(history.entries))
        return Reel([shot], [*history.versions])

    async def end(self, history: History) -> None:
        """The game is over: what is written now is there if nobody comes to film all of it."""
        if not self.is_complete:
            await self.save(history)
            self.is_complete = True

    def save_soon(self, history: History) -> None:
        """If there is much to play again; nobody waits for it."""
        self.present = history
        if history.age - self.saved_age >= SNAPSHOT_INTERVAL:
            self.begin(history)

    async def save_now(self, history: History | None) -> None:
        """If there is anything to play again."""
        if history is not None and history.age != self.saved_age:
            self.present = history
            self.begin(history)
        if self.saving is not None:
            await asyncio.shield(self.saving)

    def begin(self, history: History) -> None:
        self.found(history)
        self.saving = asyncio.create_task(self.save_after(self.saving), name=f"snapshot of {self.table}")

    async def save_after(self, earlier: asyncio.Task[None] | None) -> None:
        """One after the other, each of the history as it is by then: choices may have been taken back meanwhile."""
        if earlier is not None:
            await earlier
        assert self.present is not None, "nothing to save"
        await self.save(self.present)

    def take_back(self, count: int) -> None:
        """Only the first `count` choices are left; snapshots and films of more went with the others."""
        self.shown = [start for start in self.shown if start <= count]
        if self.saved > count:
            self.saved = self.saved_age = 0

    async def finish(self, history: History | None) -> None:
        """Before the table leaves the memory: the latest is written, if there is something new."""
        if self.saving is not None:
            await self.saving
        if history is not None and history.age != self.saved_age:
            await self.save(history)


# -- as bytes ---------------------------------------------------------------------------------------------------


class SavedHistory(Struct, frozen=True, array_like=True):
    """The history after the first choices of a log; its entries are without their events."""

    format: int
    content: str
    undone: int
    state: str
    versions: list[int]
    undos: list[list[tuple[int, int]]]
    plies: list[Ply]
    entries: list[Entry]


class UnfitSnapshot(FrenzyError):
    """It is damaged, or of other rules, or of another log."""


def encoded(history: History) -> bytes:
    body = msgpack.encode(
        SavedHistory(
            format=FORMAT,
            content=history.game.content_hash(),
            undone=history.undone,
            state=history.game.save(history.state),
            versions=history.versions,
            undos=history.undos,
            plies=history.plies,
            entries=[replace(entry, events=()) for entry in history.entries],
        )
    )
    return seal(body) + body


def restored(start: History, data: bytes, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> History:
    """The history that was encoded; `start` is the one before the first choice. UnfitSnapshot if it does not fit."""
    saved = decoded(data)
    log = actions[: len(saved.plies)]
    if saved.content != start.game.content_hash():
        raise UnfitSnapshot("content: made with other rules or cards")
    if [ply.action for ply in saved.plies] != [action.choice for action in log]:
        raise UnfitSnapshot("log: it tells of another game")
    if saved.undone > len(undone) or any(row.sequence < len(log) for row in undone[saved.undone :]):
        raise UnfitSnapshot("undone: the log has been cut since")
    state = start.game.load(saved.state)
    start.restore(state, saved.plies, saved.entries, saved.versions, saved.undos, saved.undone)
    return start


def decoded(data: bytes) -> SavedHistory:
    body = data[SEAL:]
    if data[:SEAL] != seal(body):
        raise UnfitSnapshot("seal: it is damaged")
    try:
        saved = msgpack.decode(body, type=SavedHistory)
    except (DecodeError, ValidationError) as error:
        raise UnfitSnapshot(f"data: {error}") from None
    if saved.format != FORMAT:
        raise UnfitSnapshot(f"format: {saved.format}, where {FORMAT} is known")
    return saved


def seal(body: bytes) -> bytes:
    return sha256(body).digest()[:SEAL]
