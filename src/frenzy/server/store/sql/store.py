"""The calls of a store in an SQL database.

One thread writes. It takes all the changes that wait for it, makes them in one transaction, and commits with one
synchronisation of the disk; then it tells everybody who waited. Alone, a change costs one synchronisation; in a
crowd, a share of one. Reads have connections and threads of their own and never wait for a write.
"""

from __future__ import annotations

from asyncio import get_running_loop, to_thread
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from time import time
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec import json

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    ContentRecord,
    FilmRecord,
    Leased,
    LeaseRecord,
    NameTaken,
    NoteRecord,
    Phase,
    PlayerRecord,
    RankRecord,
    RunRecord,
    SeatRecord,
    SnapshotRecord,
    StandingRecord,
    SummaryRecord,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownPlayer,
    UnknownSeat,
    UnknownTable,
    UsedRecord,
)
from frenzy.server.store.interface import Rate
from frenzy.server.store.sql.database import Database, columns, records, row_of
from frenzy.server.store.sql.writer import Append, Change, Writer

T = TypeVar("T")
P = ParamSpec("P")
Clock = Callable[[], float]
Work = Callable[Concatenate["SqlStore", Database, P], T]
Call = Callable[Concatenate["SqlStore", P], Coroutine[Any, Any, T]]

ALL: Final = 2**63 - 1  # a limit that is none
PUT_SNAPSHOT: Final = """INSERT INTO snapshots (table_id, sequence, data) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, data = excluded.data"""

PUT_STANDING: Final = """INSERT INTO standings (player, game, rating, doubt, games, wins, latest)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, game) DO UPDATE SET rating = excluded.rating,
    doubt = excluded.doubt, games = excluded.games, wins = excluded.wins, latest = excluded.latest"""

PUT_NOTE: Final = """INSERT INTO notes (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""

LATEST: Final = "SELECT at FROM actions WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1"
FREE: Final = "(owner IS NULL OR lease_until <= ?)"
BOTS: Final = "SELECT 1 FROM seats WHERE table_id = tables.id AND (kind = 'bot' OR stand_in IS NOT NULL)"
SUMMARY: Final = (
    f"SELECT id, phase, created, campaign, chapter, seats, is_public, pace, ({LATEST}), EXISTS ({BOTS}) FROM tables"
)


def change(work: Work[P, T]) -> Call[P, T]:
    """Something that the writer does, inside its transaction: look first, then write."""

    @wraps(work)
    async def ask(self: SqlStore, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.write(lambda database: work(self, database, *given, **named))

    return ask


def question(work: Work[P, T]) -> Call[P, T]:
    """Something that a reader looks up; it sees all that was acknowledged."""

    @wraps(work)
    async def ask(self: SqlStore, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.read(lambda database: work(self, database, *given, **named))

    return ask


class SqlStore:
    """A store in an SQL database, with one connection that writes and some that read."""

    watch: Callable[[int, float], None] | None = None

    def __init__(self, writer: Database, readers: Sequence[Database], clock: Clock | None) -> None:
        self.clock, self.given_clock = clock or time, clock
        self.writer, self.readers = Writer(writer, self.committed), readers
        self.idle = [*readers]
        self.reading = ThreadPoolExecutor(max_workers=len(readers), thread_name_prefix="store-reader")

    def watch_commits(self, watch: Callable[[int, float], None]) -> None:
        """Have it called after each commit, from another thread: how many changes it had, and seconds it took."""
        self.watch = watch

    def committed(self, changes: int, seconds: float) -> None:
        if self.watch is not None:
            self.watch(changes, seconds)

    @property
    def queue(self) -> int:
        """So many changes wait for a commit."""
        return self.writer.waiting.qsize()

    def now(self, database: Database) -> float:
        """The time by which leases end: that of the database, unless a clock was given."""
        return database.now() if self.given_clock is None else self.given_clock()

    # -- leases -------------------------------------------------------------------------------------------------

    @change
    def claim(self, database: Database, table: str, owner: str, seconds: float) -> LeaseRecord:
        found, now = database.free_lease(table), self.now(database)
        if found is not None and found.owner != owner and found.until > now:
            raise Leased(found)
        taken = "UPDATE tables SET owner = ?, lease_until = ?, epoch = epoch + 1 WHERE id = ? RETURNING epoch"
        (epoch,) = database.execute(taken, (owner, now + seconds, table)).fetchone()
        return LeaseRecord(table, owner, epoch, now + seconds)

    @change
    def renew(self, database: Database, leases: Mapping[str, int], seconds: float) -> list[str]:
        until = self.now(database) + seconds
        kept = database.update_leases(leases, "lease_until = ?", until)
        return sorted(leases.keys() - kept)

    @change
    def release(self, database: Database, leases: Mapping[str, int]) -> None:
        database.update_leases(leases, "owner = NULL, lease_until = ?", None)

    @question
    def lease(self, database: Database, table: str) -> LeaseRecord | None:
        return database.lease(table)

    # -- tables -------------------------------------------------------------------------------------------------

    @change
    def create_table(
        self,
        database: Database,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        actions: Sequence[tuple[int, str]] = (),
        *,
        attempts: int | None = None,
    ) -> None:
        given, wanted = [(seat.table, seat.seat) for seat in seats], [(record.id, seat) for seat in range(record.seats)]
        assert given == wanted, f"table {record.id!r} with {record.seats} seats came with {given}"
        if database.names("id = ?", record.id):
            raise TableExists(record.id)
        if record.campaign is not None:
            database.check_campaign(record.campaign, attempts)
        for seat, _ in actions:
            if not 0 <= seat < record.seats:
                raise UnknownSeat(record.id, seat)
        at = self.clock()
        database.insert(TableRecord, [record])
        database.insert(SeatRecord, seats)
        database.insert(ActionRecord, [ActionRecord(record.id, n, *action, at) for n, action in enumerate(actions)])

    @change
    def update_table(self, database: Database, record: TableRecord, *, epoch: int | None = None) -> None:
        database.check_lease(record.id, epoch)
        database.update(record, "id = ?", record.id)

    @change
    def update_seat(self, database: Database, record: SeatRecord, *, epoch: int | None = None) -> None:
        database.check_lease(record.table, epoch)
        if not database.update(record, "table_id = ? AND seat = ?", record.table, record.seat):
            raise UnknownSeat(record.table, record.seat)

    @question
    def tables(
        self,
        database: Database,
        phase: Phase | None = None,
        *,
        public: bool | None = None,
        newest: int | None = None,
    ) -> list[TableRecord]:
        asked = {"phase = ?": phase, "is_public = ?": public}
        asked = {condition: value for condition, value in asked.items() if value is not None}
        where = f"WHERE {' AND '.join(asked)}" if asked else ""
        limit = ALL if newest is None else newest
        order = "ORDER BY created DESC, id DESC LIMIT ?"
        return database.select(TableRecord, f"{where} {order}", *asked.values(), limit)[::-1]

    @question
    def table(self, database: Database, table: str) -> TableRecord:
        return database.one(TableRecord, table, UnknownTable)

    @question
    def seats(self, database: Database, table: str) -> list[SeatRecord]:
        return database.select_at(SeatRecord, table, "ORDER BY seat")

    @question
    def summaries(
        self, database: Database, after: str = "", *, phase: Phase | None = None, most: int = 500
    ) -> list[SummaryRecord]:
        which = "id > ?" if phase is None else "id > ? AND phase = ?"
        values = (after,) if phase is None else (after, phase)
        found = database.execute(f"{SUMMARY} WHERE {which} ORDER BY id LIMIT ?", (*values, most))
        return [
            SummaryRecord(
                id, its_phase, created, campaign, chapter, seats, bool(public), json.decode(pace), latest, bool(bots)
            )
            for id, its_phase, created, campaign, chapter, seats, public, pace, latest, bots in found
        ]

    @question
    def counts(self, database: Database) -> dict[Phase, int]:
        found: dict[Phase, int] = {"lobby": 0, "playing": 0, "over": 0}
        return {**found, **dict(database.execute("SELECT phase, count(*) FROM tables GROUP BY phase"))}

    @change
    def remove_table(self, database: Database, table: str, *, epoch: int | None = None) -> None:
        database.check_lease(table, epoch)
        database.forget([table])

    @question
    def seats_opened_by(self, database: Database, token_hash: str) -> list[SeatRecord]:
        return database.select(SeatRecord, "WHERE token_hash = ? ORDER BY table_id, seat", token_hash)

    @change
    def erase_chat(self, database: Database, table: str, seat: int, *, epoch: int | None = None) -> None:
        database.check_lease(table, epoch)
        database.execute("DELETE FROM chat WHERE table_id = ? AND seat = ?", (table, seat))

    @change
    def forget_tables(self, database: Database, unused: Mapping[str, float]) -> list[str]:
        which, now = f"id = ? AND created <= ? AND coalesce(({LATEST}), 0) <= ? AND {FREE}", self.now(database)
        asked = sorted(unused.items())
        return database.forget([name for name, used in asked if database.free_names(which, name, used, used, now)])

    # -- games --------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        sequence: int,
        seat: int,
        choice: str,
        *,
        spent: float = 0.0,
        is_bot: bool = False,
        trace: int | None = None,
        epoch: int | None = None,
    ) -> ActionRecord:
        action = ActionRecord(table, sequence, seat, choice, self.clock(), spent, is_bot, trace)
        return await self.do(Append(action, epoch))

    @change
    def truncate(
        self, database: Database, table: str, sequence: int, *, epoch: int | None = None
    ) -> list[ActionRecord]:
        database.check_lease(table, epoch)
        database.check_reach(table, sequence)
        taken, now = (
            database.select_at(ActionRecord, table, "AND sequence >= ? ORDER BY sequence", sequence),
            self.clock(),
        )
        undone = [
            UndoneRecord(table, each.sequence, each.seat, each.choice, each.at, now, each.spent) for each in taken
        ]
        database.insert(UndoneRecord, undone)
        database.execute("DELETE FROM actions WHERE table_id = ? AND sequence >= ?", (table, sequence))
        database.execute("DELETE FROM snapshots WHERE table_id = ? AND sequence > ?", (table, sequence))
        database.execute("DELETE FROM films WHERE table_id = ? AND start > ?", (table, sequence))
        return taken

    @question
    def actions(self, database: Database, table: str, start: int = 0) -> list[ActionRecord]:
        return database.select_at(ActionRecord, table, "AND sequence >= ? ORDER BY sequence", start)

    @question
    def undone(self, database: Database, table: str) -> list[UndoneRecord]:
        return database.select_at(UndoneRecord, table, "ORDER BY number")

    @change
    def put_snapshot(
        self, database: Database, table: str, sequence: int, data: bytes, *, epoch: int | None = None
    ) -> None:
        database.check_lease(table, epoch)
        database.check_reach(table, sequence)
        database.execute(PUT_SNAPSHOT, (table, sequence, data))

    @question
    def snapshot(self, database: Database, table: str) -> SnapshotRecord | None:
        return next(iter(database.select_at(SnapshotRecord, table, "")), None)

    @change
    def add_film(self, database: Database, film: FilmRecord, *, epoch: int | None = None) -> None:
        database.check_lease(film.table, epoch)
        database.check_reach(film.table, film.start)
        database.execute("DELETE FROM films WHERE table_id = ? AND start >= ?", (film.table, film.start))
        database.insert(FilmRecord, [film])

    @change
    def put_film(
        self, database: Database, table: str, films: Sequence[FilmRecord], *, epoch: int | None = None
    ) -> None:
        database.check_lease(table, epoch)
        database.execute("DELETE FROM films WHERE table_id = ?", (table,))
        database.insert(FilmRecord, films)

    @question
    def films(self, database: Database, table: str) -> list[FilmRecord]:
        return database.select_at(FilmRecord, table, "ORDER BY start")

    @question
    def unfilmed(self, database: Database, most: int) -> list[str]:
        filmed = "EXISTS (SELECT 1 FROM films WHERE table_id = tables.id AND start = 0)"
        over = f"SELECT id FROM tables WHERE phase = 'over' AND closed IS NULL AND NOT {filmed} ORDER BY created DESC"
        return [name for (name,) in database.execute(f"{over} LIMIT ?", (most,))]

    @change
    def keep_content(self, database: Database, content: ContentRecord) -> None:
        if not database.select(ContentRecord, "WHERE id = ?", content.id):
            database.insert(ContentRecord, [content])

    @question
    def content(self, database: Database, id: str) -> ContentRecord | None:
        return next(iter(database.select(ContentRecord, "WHERE id = ?", id)), None)

    @change
    def add_chat(
        self,
        database: Database,
        table: str,
        seat: int | None,
        text: str,
        *,
        is_preset: bool = False,
        epoch: int | None = None,
    ) -> ChatRecord:
        database.check_lease(table, epoch)
        if seat is not None:
            database.check_seat(table, seat)
        next_number = "SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = ?"
        (number,) = database.execute(next_number, (table,)).fetchone()
        said = ChatRecord(table, number, seat, text, is_preset, self.clock())
        database.insert(ChatRecord, [said])
        return said

    @question
    def chat(self, database: Database, table: str, latest: int | None = None) -> list[ChatRecord]:
        limit = ALL if latest is None else latest
        return database.select_at(ChatRecord, table, "ORDER BY number DESC LIMIT ?", limit)[::-1]

    # -- campaigns ----------------------------------------------------------------------------------------------

    @change
    def create_campaign(self, database: Database, record: CampaignRecord) -> None:
        database.insert(CampaignRecord, [record])

    @question
    def campaign(self, database: Database, campaign: str) -> CampaignRecord:
        return database.one(CampaignRecord, campaign, UnknownCampaign)

    @question
    def campaigns(self, database: Database, key_hashes: Collection[str]) -> list[CampaignRecord]:
        found = [each for key in {*key_hashes} for each in database.select(CampaignRecord, "WHERE key_hash = ?", key)]
        return sorted(found, key=lambda record: (-record.created, record.id))

    @question
    def runs(self, database: Database, campaign: str) -> list[RunRecord]:
        database.check_campaign(campaign)
        which, log = (
            "WHERE campaign = ? AND chapter IS NOT NULL ORDER BY created, id",
            "FROM actions WHERE table_id = ?",
        )
        return [
            RunRecord(table, *database.execute(f"SELECT count(*), max(at) {log}", (table.id,)).fetchone())
            for table in database.select(TableRecord, which, campaign)
        ]

    @question
    def unused_campaigns(self, database: Database, before: float) -> list[str]:
        used = f"SELECT 1 FROM tables WHERE campaign = campaigns.id AND (created >= ? OR ({LATEST}) >= ?)"
        asked = f"SELECT id FROM campaigns WHERE created < ? AND NOT EXISTS ({used}) ORDER BY created, id"
        return [name for (name,) in database.execute(asked, (before, before, before))]

    @change
    def update_campaign(self, database: Database, record: CampaignRecord) -> None:
        if not database.update(record, "id = ?", record.id):
            raise UnknownCampaign(record.id)

    @change
    def renew_campaign(self, database: Database, record: CampaignRecord, token_hash: Callable[[str], str]) -> list[str]:
        if not database.update(record, "id = ?", record.id):
            raise UnknownCampaign(record.id)
        names = database.held_names("campaign = ?", record.id)
        for name in names:
            renewed = "UPDATE seats SET token_hash = ? WHERE table_id = ? AND token_hash IS NOT NULL"
            database.execute(renewed, (token_hash(name), name))
        return names

    @change
    def forget_campaign(self, database: Database, campaign: str, *, only_tables: bool = False) -> list[str]:
        database.check_campaign(campaign)
        gone = database.forget(database.held_names("campaign = ?", campaign))
        if only_tables:
            database.execute("UPDATE campaigns SET reading = '{}' WHERE id = ?", (campaign,))
        else:
            database.execute("DELETE FROM campaigns WHERE id = ?", (campaign,))
        return gone

    # -- the ladder ---------------------------------------------------------------------------------------------

    @change
    def finish_table(
        self,
        database: Database,
        record: TableRecord,
        players: Collection[str] = (),
        rate: Rate | None = None,
        *,
        epoch: int | None = None,
    ) -> list[StandingRecord]:
        database.check_lease(record.id, epoch)
        was_over = database.one(TableRecord, record.id, UnknownTable).phase == "over"
        here = [] if was_over or rate is None else [name for name in sorted(players) if database.hold_player(name)]
        made: list[StandingRecord] = []
        if rate is not None and here:
            which = f"WHERE game = ? AND player IN ({', '.join('?' for _ in here)})"
            found = {each.player: each for each in database.select(StandingRecord, which, record.game, *here)}
            made = [each for each in rate(found) if each.player in here]
        database.update(record, "id = ?", record.id)
        for each in made:
            database.execute(PUT_STANDING, row_of(each))
        return made

    @change
    def create_player(self, database: Database, record: PlayerRecord) -> None:
        if database.select(PlayerRecord, "WHERE look = ?", record.look):
            raise NameTaken(record.name)
        database.insert(PlayerRecord, [record])

    @question
    def player(self, database: Database, key_hash: str) -> PlayerRecord | None:
        return next(iter(database.select(PlayerRecord, "WHERE key_hash = ?", key_hash)), None)

    @question
    def players(self, database: Database, ids: Collection[str]) -> list[PlayerRecord]:
        return [each for id in sorted({*ids}) for each in database.select(PlayerRecord, "WHERE id = ?", id)]

    @question
    def standings(self, database: Database, player: str) -> list[StandingRecord]:
        return database.select(StandingRecord, "WHERE player = ? ORDER BY game", player)

    @question
    def ranks(self, database: Database, game: str, *, games: int, most: int) -> list[RankRecord]:
        which = "WHERE game = ? AND games >= ? ORDER BY rating DESC, player LIMIT ?"
        asked = f"SELECT name, {columns(StandingRecord)} FROM standings JOIN players ON id = player {which}"
        found = [*database.execute(asked, (game, games, most))]
        standings = records(StandingRecord, [row[1:] for row in found])
        return [RankRecord(row[0], standing) for row, standing in zip(found, standings, strict=True)]

    @question
    def seats_of(self, database: Database, player: str) -> list[SeatRecord]:
        return database.select(SeatRecord, "WHERE player = ? ORDER BY table_id, seat", player)

    @change
    def forget_player(self, database: Database, player: str) -> None:
        if not database.hold_player(player):
            raise UnknownPlayer(player)
        database.execute("UPDATE seats SET player = NULL WHERE player = ?", (player,))
        database.execute("DELETE FROM standings WHERE player = ?", (player,))
        database.execute("DELETE FROM players WHERE id = ?", (player,))

    @question
    def used_players(self, database: Database) -> list[UsedRecord]:
        latest = "SELECT max(latest) FROM standings WHERE player = players.id"
        found = database.execute(f"SELECT id, coalesce(({latest}), created) FROM players ORDER BY id")
        return [UsedRecord(id, used) for id, used in found]

    # -- the house ----------------------------------------------------------------------------------------------

    @question
    def note(self, database: Database, name: str) -> Any:
        return next((found.value for found in database.select(NoteRecord, "WHERE name = ?", name)), None)

    @change
    def put_note(self, database: Database, name: str, value: Any) -> None:
        database.execute(PUT_NOTE, row_of(NoteRecord(name, value)))

    async def check(self) -> None:
        await self.put_note("checked", self.clock())
        await self.note("checked")

    # -- threads and connections --------------------------------------------------------------------------------

    async def close(self) -> None:
        self.writer.is_stopped = True  # what waits is still made
        await to_thread(self.finish)

    def finish(self) -> None:
        """Let the threads finish; the writer goes last, because whoever goes last tidies a file up."""
        self.reading.shutdown()
        for reader in self.readers:
            reader.close()
        self.writer.release()

    async def write(self, work: Callable[[Database], T]) -> T:
        return await self.do(Change(work))

    async def do(self, change: Change[T]) -> T:
        """Have the writer make this change, and wait until it is on the disk."""
        self.writer.put(change)
        return await change.future

    async def read(self, work: Callable[[Database], T]) -> T:
        """Have a reader do this; it sees all that was acknowledged."""
        self.writer.check_open()
        return await get_running_loop().run_in_executor(self.reading, self.look, work)

    def look(self, work: Callable[[Database], T]) -> T:
        database = self.idle.pop()  # there are as many as threads
        try:
            return work(database)
        except database.errors as error:
            raise database.failure(error) from error
        finally:
            self.idle.append(database)
