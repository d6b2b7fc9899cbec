"""A store without a disk, for tests: the same answers as the real one, and nothing is left of it afterwards."""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Callable, Collection, Sequence
from time import time
from typing import Any

from msgspec import json
from msgspec.structs import replace

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    Phase,
    RunRecord,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    StoreClosed,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
    check_seats,
    given_log,
    undone_record,
)


class Shelf:
    """All that is known of one table."""

    def __init__(self, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
        self.record = record
        self.seats = list(seats)
        self.actions: list[ActionRecord] = []
        self.undone: list[UndoneRecord] = []
        self.snapshot: SnapshotRecord | None = None
        self.chat: list[ChatRecord] = []

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise UnknownSeat(self.record.id, seat)

    def check_reach(self, sequence: int) -> None:
        if not 0 <= sequence <= len(self.actions):
            raise StaleSequence(self.record.id, sequence, len(self.actions))


class MemoryStore:
    """A `Store` in memory. Changes are made at once and acknowledged a moment later, as a disk would."""

    def __init__(self, *, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        self.shelves: dict[str, Shelf] = {}
        self.slots: dict[str, CampaignRecord] = {}
        self.is_closed = False

    async def create_table(
        self, record: TableRecord, seats: Sequence[SeatRecord], actions: Sequence[tuple[int, str]] = ()
    ) -> None:
        self.check_open()
        check_seats(record, seats)
        if record.id in self.shelves:
            raise TableExists(record.id)
        if record.campaign is not None:
            self.slot(record.campaign)
        shelf = Shelf(own(record), seats)
        for seat, _ in actions:
            shelf.check_seat(seat)
        shelf.actions = given_log(record.id, actions, self.clock())
        self.shelves[record.id] = shelf
        await sleep(0)

    async def update_table(self, record: TableRecord) -> None:
        self.shelf(record.id).record = own(record)
        await sleep(0)

    async def update_seat(self, record: SeatRecord) -> None:
        shelf = self.shelf(record.table)
        shelf.check_seat(record.seat)
        shelf.seats[record.seat] = record
        await sleep(0)

    async def tables(
        self, phase: Phase | None = None, *, public: bool | None = None, newest: int | None = None
    ) -> list[TableRecord]:
        self.check_open()
        found = [
            own(shelf.record)
            for shelf in self.shelves.values()
            if phase in {None, shelf.record.phase} and public in {None, shelf.record.is_public}
        ]
        found.sort(key=lambda record: (record.created, record.id))
        return found if newest is None else found[max(0, len(found) - newest) :]

    async def forget_lobbies(self, before: float, but: Collection[str] = ()) -> list[str]:
        self.check_open()
        old = [
            name
            for name, shelf in sorted(self.shelves.items(), key=lambda item: item[1].record.created)
            if shelf.record.phase == "lobby" and shelf.record.created < before and name not in but
        ]
        for name in old:
            del self.shelves[name]
        await sleep(0)
        return old

    async def table(self, table: str) -> TableRecord:
        return own(self.shelf(table).record)

    async def seats(self, table: str) -> list[SeatRecord]:
        return list(self.shelf(table).seats)

    async def append(self, table: str, sequence: int, seat: int, choice: str, *, spent: float = 0.0) -> ActionRecord:
        shelf = self.shelf(table)
        shelf.check_seat(seat)
        if sequence != len(shelf.actions):
            raise StaleSequence(table, sequence, len(shelf.actions))
        action = ActionRecord(table, sequence, seat, choice, self.clock(), spent)
        shelf.actions.append(action)
        await sleep(0)
        return action

    async def truncate(self, table: str, sequence: int) -> list[ActionRecord]:
        shelf = self.shelf(table)
        shelf.check_reach(sequence)
        taken, now = shelf.actions[sequence:], self.clock()
        shelf.undone += [undone_record(each, now) for each in taken]
        del shelf.actions[sequence:]
        if shelf.snapshot and shelf.snapshot.sequence > sequence:
            shelf.snapshot = None
        await sleep(0)
        return taken

    async def actions(self, table: str, start: int = 0) -> list[ActionRecord]:
        return self.shelf(table).actions[max(start, 0) :]

    async def undone(self, table: str) -> list[UndoneRecord]:
        return list(self.shelf(table).undone)

    async def put_snapshot(self, table: str, sequence: int, data: bytes) -> None:
        shelf = self.shelf(table)
        shelf.check_reach(sequence)
        shelf.snapshot = SnapshotRecord(table, sequence, data)
        await sleep(0)

    async def snapshot(self, table: str) -> SnapshotRecord | None:
        return self.shelf(table).snapshot

    async def add_chat(self, table: str, seat: int | None, text: str, *, is_preset: bool = False) -> ChatRecord:
        shelf = self.shelf(table)
        if seat is not None:
            shelf.check_seat(seat)
        said = ChatRecord(table, len(shelf.chat), seat, text, is_preset, self.clock())
        shelf.chat.append(said)
        await sleep(0)
        return said

    async def chat(self, table: str, latest: int | None = None) -> list[ChatRecord]:
        said = self.shelf(table).chat
        return list(said) if latest is None else said[max(0, len(said) - latest) :]

    async def create_campaign(self, record: CampaignRecord) -> None:
        self.check_open()
        self.slots[record.id] = replace(record, options=plain(record.options))
        await sleep(0)

    async def campaign(self, campaign: str) -> CampaignRecord:
        found = self.slot(campaign)
        return replace(found, options=plain(found.options))

    async def campaigns(self, key_hashes: Collection[str]) -> list[CampaignRecord]:
        self.check_open()
        found = [await self.campaign(slot.id) for slot in self.slots.values() if slot.key_hash in key_hashes]
        return sorted(found, key=lambda record: (-record.created, record.id))

    async def runs(self, campaign: str) -> list[RunRecord]:
        self.slot(campaign)
        found = [
            RunRecord(own(shelf.record), len(shelf.actions), max((each.at for each in shelf.actions), default=None))
            for shelf in self.shelves.values()
            if shelf.record.campaign == campaign and shelf.record.chapter is not None
        ]
        return sorted(found, key=lambda run: (run.table.created, run.table.id))

    async def forget_campaign(self, campaign: str, *, only_tables: bool = False) -> list[str]:
        self.slot(campaign)
        old = sorted(
            (shelf.record.created, name) for name, shelf in self.shelves.items() if shelf.record.campaign == campaign
        )
        for _, name in old:
            del self.shelves[name]
        if not only_tables:
            del self.slots[campaign]
        await sleep(0)
        return [name for _, name in old]

    async def close(self) -> None:
        self.is_closed = True

    def shelf(self, table: str) -> Shelf:
        self.check_open()
        if table not in self.shelves:
            raise UnknownTable(table)
        return self.shelves[table]

    def slot(self, campaign: str) -> CampaignRecord:
        self.check_open()
        if campaign not in self.slots:
            raise UnknownCampaign(campaign)
        return self.slots[campaign]

    def check_open(self) -> None:
        if self.is_closed:
            raise StoreClosed("the store is closed")


def own(record: TableRecord) -> TableRecord:
    """A copy that shares no dictionary with the caller's, and holds what JSON keeps of them."""
    position = None if record.position is None else plain(record.position)
    outcome = None if record.outcome is None else plain(record.outcome)
    return replace(record, options=plain(record.options), pace=plain(record.pace), position=position, outcome=outcome)


def plain(value: dict[str, Any]) -> dict[str, Any]:
    return json.decode(json.encode(value), type=dict[str, Any])
