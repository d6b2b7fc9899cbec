"""What every store promises, and what the one on disk promises besides."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from frenzy.server.store import (
    ActionRecord,
    BadStore,
    CampaignRecord,
    ChatRecord,
    NewerStore,
    Phase,
    SeatRecord,
    SnapshotRecord,
    StaleSequence,
    StoreClosed,
    StoreFailure,
    TableExists,
    TableRecord,
    UndoneRecord,
    UnknownCampaign,
    UnknownSeat,
    UnknownTable,
)
from frenzy.server.store.sqlite import schema
from frenzy.server.store.sqlite.store import SqliteStore
from tests.server.memory_store import MemoryStore

T = TypeVar("T")
Scenario = Callable[[SqliteStore], Awaitable[T]]
Play = Callable[[Scenario[T]], T]

ODD_TEXT = 'it\'s "1"; DROP TABLE tables; -- \0 ¬ żółć 🎯\n'


class Clock:
    """A second passes each time one looks at it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def table_record(id: str = "a", **facts: Any) -> TableRecord:
    plain = TableRecord(
        id=id,
        game="adrenaline",
        seats=3,
        seed=7,
        options={"mode": "domination", "skulls": 8},
        content_hash="c0ffee",
        rules_version=1,
        name="a table",
        is_public=True,
        pace={"kind": "live", "seconds": 30.5},
        created=100.0,
    )
    return replace(plain, **facts)


def campaign_record(id: str = "c", **facts: Any) -> CampaignRecord:
    plain = CampaignRecord(
        id=id,
        game="wreckland",
        name="a slot",
        nickname="Ada",
        options={"vehicle": "V3"},
        created=100.0,
        key_hash=f"key of {id}",
    )
    return replace(plain, **facts)


def open_seats(id: str = "a", count: int = 3) -> list[SeatRecord]:
    return [SeatRecord(table=id, seat=seat) for seat in range(count)]


async def create(store: SqliteStore, *ids: str) -> None:
    for id in ids:
        await store.create_table(table_record(id), open_seats(id))


async def append_some(store: SqliteStore, count: int, table: str = "a") -> list[ActionRecord]:
    start = len(await store.actions(table))
    return [await store.append(table, start + more, more % 3, f"move {more}") for more in range(count)]


async def choices(store: SqliteStore, table: str = "a") -> list[str]:
    return [action.choice for action in await store.actions(table)]


@pytest.fixture(params=["memory", "sqlite"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play[Any]:
    """Run a scenario on a new store of each kind, and close it."""

    async def run(scenario: Scenario[T]) -> T:
        clock = Clock()
        store = (
            MemoryStore(clock=clock) if request.param == "memory" else SqliteStore(tmp_path / "games.db", clock=clock)
        )
        try:
            return await scenario(store)
        finally:
            await store.close()

    return lambda scenario: asyncio.run(run(scenario))


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where a database may be; no other connection is left open on it."""
    yield tmp_path / "games.db"
    leftover = sorted(each.name for each in tmp_path.iterdir() if each.name.endswith(("-wal", "-shm")))
    assert not leftover, f"not closed properly: {leftover}"


def on_disk(path: Path, scenario: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(path)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def in_one_group(store: SqliteStore, *changes: Coroutine[Any, Any, object]) -> list[object]:
    """The answers to these changes, which all wait while the writer is kept busy."""
    is_busy, may_go_on = Event(), Event()

    def keep_busy(_: sqlite3.Connection) -> bool:
        is_busy.set()
        return may_go_on.wait(10)

    busy = asyncio.create_task(store.write(keep_busy))
    assert await asyncio.to_thread(is_busy.wait, 10)
    waiting = [asyncio.create_task(change) for change in changes]
    await asyncio.sleep(0)
    may_go_on.set()
    assert await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


def rows(path: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(question).fetchall()


def test_a_table_is_read_back_with_all_its_facts(play: Play[None]) -> None:
    record = table_record(
        seed=2**64 - 1,
        options={"mode": ODD_TEXT, "list": [1, 2.5, None, True, {"deep": []}]},
        name=ODD_TEXT,
        is_public=False,
        pace={},
        created=1_700_000_000.125,
        phase="playing",
        position={"seats": [{"character": ODD_TEXT}], "frenzy": None},
        lesson=ODD_TEXT,
        given=12,
        outcome={"winners": [0], "rule": ODD_TEXT},
    )

    async def scenario(store: SqliteStore) -> None:
        await store.create_table(record, open_seats())
        assert await store.table("a") == record
        assert await store.tables() == [record]

    play(scenario)


def test_seats_are_read_back_in_order(play: Play[None]) -> None:
    seats = [
        SeatRecord(table="a", seat=0, name=ODD_TEXT, kind="human", token_hash="5eed", ready=True, stand_in="hard"),
        SeatRecord(table="a", seat=1, name="Greedy", kind="bot", bot_level="hard"),
        SeatRecord(table="a", seat=2),
    ]

    async def scenario(store: SqliteStore) -> None:
        await create(store, "b")
        await store.create_table(table_record(), seats)
        assert await store.seats("a") == seats
        assert await store.seats("b") == open_seats("b")

    play(scenario)


def test_what_is_stored_does_not_change_with_the_callers_dictionaries(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        record = table_record(options={"mode": "turret"})
        await store.create_table(record, open_seats())
        record.options["mode"] = "changed"
        (await store.table("a")).options["mode"] = "changed too"
        assert (await store.table("a")).options == {"mode": "turret"}

    play(scenario)


def test_an_id_is_given_once(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        with pytest.raises(TableExists, match="'a' is there already"):
            await store.create_table(table_record(name="another"), open_seats())
        assert (await store.table("a")).name == "a table"
        assert len(await store.tables()) == 1

    play(scenario)


@pytest.mark.parametrize(
    "seats",
    [
        open_seats(count=2),
        open_seats(count=4),
        open_seats("b"),
        open_seats()[::-1],
        [*open_seats()[:2], open_seats()[0]],
    ],
    ids=["too few", "too many", "of another table", "out of order", "one twice"],
)
def test_a_table_comes_with_its_own_seats(play: Play[None], seats: list[SeatRecord]) -> None:
    async def scenario(store: SqliteStore) -> None:
        with pytest.raises(AssertionError, match="table 'a' with 3 seats came with"):
            await store.create_table(table_record(), seats)
        assert await store.tables() == []

    play(scenario)


def test_tables_are_found_by_phase_and_publicity_oldest_first(play: Play[None]) -> None:
    facts: list[tuple[str, Phase, bool, float]] = [
        ("young", "playing", True, 3.0),
        ("old", "playing", True, 1.0),
        ("same age", "playing", False, 1.0),
        ("open", "lobby", True, 2.0),
        ("hidden", "lobby", False, 2.0),
        ("done", "over", True, 0.0),
    ]

    async def scenario(store: SqliteStore) -> None:
        for id, phase, is_public, created in facts:
            record = table_record(id, phase=phase, is_public=is_public, created=created)
            await store.create_table(record, open_seats(id))

        async def found(phase: Phase | None = None, *, public: bool | None = None) -> list[str]:
            return [record.id for record in await store.tables(phase, public=public)]

        assert await found() == ["done", "old", "same age", "hidden", "open", "young"]
        assert await found("playing") == ["old", "same age", "young"]
        assert await found("lobby", public=True) == ["open"]
        assert await found("over", public=False) == []
        assert await found(public=False) == ["same age", "hidden"]
        newest = await store.tables("playing", newest=2)
        assert [record.id for record in newest] == ["same age", "young"]
        assert len(await store.tables(newest=99)) == len(facts)

    play(scenario)


def test_tables_that_never_began_are_forgotten_with_all_that_was_said_there(play: Play[None]) -> None:
    facts: list[tuple[str, Phase, float]] = [
        ("old", "lobby", 1.0),
        ("older", "lobby", 0.5),
        ("kept", "lobby", 1.0),
        ("young", "lobby", 3.0),
        ("playing", "playing", 1.0),
        ("over", "over", 1.0),
    ]

    async def scenario(store: SqliteStore) -> None:
        for id, phase, created in facts:
            await store.create_table(table_record(id, phase=phase, created=created), open_seats(id))
            await store.add_chat(id, 0, "hello")

        assert await store.forget_lobbies(3.0, but=["kept"]) == ["older", "old"]

        assert [record.id for record in await store.tables()] == ["kept", "over", "playing", "young"]
        for ask in (store.table("old"), store.seats("old"), store.chat("old")):
            with pytest.raises(UnknownTable):
                await ask
        assert len(await store.chat("kept")) == 1
        assert await store.forget_lobbies(3.0, but=["kept"]) == []
        await store.create_table(table_record("old"), open_seats("old"))
        assert await store.chat("old") == []

    play(scenario)


def test_a_table_is_updated_and_no_other(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        changed = table_record(phase="over", name="done", is_public=False, options={}, pace={"kind": "none"}, seed=8)
        await store.update_table(changed)
        assert await store.table("a") == changed
        assert await store.table("b") == table_record("b")
        assert await store.tables("over") == [changed]

    play(scenario)


def test_a_seat_is_updated_and_no_other(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        taken = SeatRecord(table="a", seat=1, name="Ann", kind="human", token_hash="5eed", ready=True)
        await store.update_seat(taken)
        assert await store.seats("a") == [open_seats()[0], taken, open_seats()[2]]
        assert await store.seats("b") == open_seats("b")
        await store.update_seat(open_seats()[1])
        assert await store.seats("a") == open_seats()

    play(scenario)


def test_actions_are_read_back_in_order_with_their_times(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        await store.append("b", 0, 2, "of another table")
        given = [await store.append("a", number, number % 3, f"{ODD_TEXT}{number}") for number in range(12)]
        assert await store.actions("a") == given
        assert [action.sequence for action in given] == list(range(12))
        assert [action.at for action in given] == sorted({action.at for action in given})
        assert given[4] == ActionRecord("a", 4, 1, f"{ODD_TEXT}4", given[4].at)
        assert await store.actions("a", start=10) == given[10:]
        assert await store.actions("a", start=12) == []

    play(scenario)


@pytest.mark.parametrize("sequence", [-1, 0, 1, 3, 100], ids=str)
def test_only_the_next_sequence_is_appended(play: Play[None], sequence: int) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        before = await append_some(store, 2)
        with pytest.raises(StaleSequence, match=rf"sequence: {sequence} at table 'a', where the next") as caught:
            await store.append("a", sequence, 0, "late")
        assert caught.value.expected == 2
        assert await store.actions("a") == before
        await store.append("a", 2, 0, "in time")

    play(scenario)


def test_of_many_writers_for_a_sequence_one_wins_and_the_others_are_told(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        for sequence in range(5):
            tries = [store.append("a", sequence, 0, f"writer {writer}") for writer in range(10)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            won = [answer for answer in answers if isinstance(answer, ActionRecord)]
            lost = [answer for answer in answers if isinstance(answer, StaleSequence)]
            assert (len(won), len(lost)) == (1, 9)
            assert {refusal.expected for refusal in lost} == {sequence + 1}
            assert await store.actions("a", start=sequence) == won

    play(scenario)


def test_changes_are_made_in_the_order_of_the_calls(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        await asyncio.gather(*(store.append("a", number, 0, f"move {number}") for number in range(1200)))
        assert await choices(store) == [f"move {number}" for number in range(1200)]
        await asyncio.gather(store.truncate("a", 1), store.append("a", 1, 0, "again"), store.truncate("a", 2))
        assert await choices(store) == ["move 0", "again"]

    play(scenario)


def test_a_refused_change_takes_no_other_with_it(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        answers = await asyncio.gather(
            store.append("a", 0, 0, "good"),
            store.append("a", 0, 0, "stale"),
            store.append("c", 0, 0, "nowhere"),
            store.create_table(table_record("b"), open_seats("b")),
            store.append("b", 0, 9, "nobody"),
            store.append("b", 0, 0, "good too"),
            return_exceptions=True,
        )
        assert [type(answer).__name__ for answer in answers] == [
            "ActionRecord", "StaleSequence", "UnknownTable", "TableExists", "UnknownSeat", "ActionRecord",
        ]  # fmt: skip
        assert await choices(store, "a") == ["good"]
        assert await choices(store, "b") == ["good too"]

    play(scenario)


def test_truncating_keeps_what_was_undone(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        await append_some(store, 2, "b")
        first = await append_some(store, 5)
        assert await store.truncate("a", 3) == first[3:]
        assert await store.actions("a") == first[:3]
        again = await store.append("a", 3, 2, "another way")
        assert await store.truncate("a", 2) == [first[2], again]

        undone = await store.undone("a")
        assert [(each.sequence, each.choice) for each in undone] == [
            (3, "move 3"), (4, "move 4"), (2, "move 2"), (3, "another way"),
        ]  # fmt: skip
        assert undone[0] == UndoneRecord("a", 3, 0, "move 3", first[3].at, undone[1].undone_at)
        assert undone[1].undone_at < again.at < undone[2].undone_at == undone[3].undone_at
        assert (await store.undone("b"), len(await store.actions("b"))) == ([], 2)

    play(scenario)


def test_a_table_may_come_with_the_beginning_of_its_log(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.create_table(table_record(given=2), open_seats(), [(2, "run"), (0, ODD_TEXT)])
        log = await store.actions("a")
        assert [(each.sequence, each.seat, each.choice, each.spent) for each in log] == [
            (0, 2, "run", 0.0), (1, 0, ODD_TEXT, 0.0),
        ]  # fmt: skip
        await store.append("a", 2, 1, "on")
        assert await choices(store) == ["run", ODD_TEXT, "on"]

    play(scenario)


def test_a_table_with_a_log_that_cannot_be_is_not_there_at_all(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        with pytest.raises(UnknownSeat):
            await store.create_table(table_record(), open_seats(), [(0, "run"), (3, "run")])
        assert await store.tables() == []
        await create(store, "a")
        assert await store.actions("a") == []

    play(scenario)


def test_what_an_answer_took_off_the_reserve_is_kept_also_when_it_is_taken_back(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        await store.append("a", 0, 1, "run", spent=2.5)
        await store.append("a", 1, 1, "grab", spent=0.25)
        await store.append("a", 2, 2, "run")
        await store.truncate("a", 1)
        assert [each.spent for each in await store.actions("a")] == [2.5]
        assert [each.spent for each in await store.undone("a")] == [0.25, 0.0]

    play(scenario)


def test_truncating_to_the_end_of_the_log_changes_nothing(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        await append_some(store, 2)
        assert await store.truncate("a", 2) == []
        assert await store.undone("a") == []
        for sequence in (-1, 3):
            with pytest.raises(StaleSequence):
                await store.truncate("a", sequence)
        assert await choices(store) == ["move 0", "move 1"]
        assert len(await store.truncate("a", 0)) == 2
        assert await store.actions("a") == []

    play(scenario)


def test_the_last_snapshot_is_kept(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        await append_some(store, 4)
        assert await store.snapshot("a") is None
        await store.put_snapshot("a", 2, b"two")
        await store.put_snapshot("a", 4, bytes(range(256)))
        assert await store.snapshot("a") == SnapshotRecord("a", 4, bytes(range(256)))
        await store.put_snapshot("a", 0, b"")
        assert await store.snapshot("a") == SnapshotRecord("a", 0, b"")
        assert await store.snapshot("b") is None

    play(scenario)


def test_a_snapshot_never_reaches_beyond_the_log(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        await append_some(store, 4)
        for sequence in (-1, 5):
            with pytest.raises(StaleSequence):
                await store.put_snapshot("a", sequence, b"")
        await store.put_snapshot("a", 3, b"three")
        await store.truncate("a", 3)
        assert await store.snapshot("a") == SnapshotRecord("a", 3, b"three")
        await store.truncate("a", 2)
        assert await store.snapshot("a") is None

    play(scenario)


def test_chat_is_read_back_in_order(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        said = [
            await store.add_chat("a", 1, ODD_TEXT),
            await store.add_chat("a", None, "hello from the bench"),
            await store.add_chat("a", 0, "well_played", is_preset=True),
        ]
        await store.add_chat("b", 0, "elsewhere")
        assert await store.chat("a") == said
        assert await store.chat("a", latest=2) == said[1:]
        assert said[2] == ChatRecord("a", 2, 0, "well_played", True, said[2].at)
        assert [each.number for each in said] == [0, 1, 2]
        assert said[0].at < said[1].at < said[2].at

    play(scenario)


CALLS_OF_A_TABLE: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "update_table": lambda store: store.update_table(table_record("nowhere")),
    "update_seat": lambda store: store.update_seat(open_seats("nowhere")[0]),
    "table": lambda store: store.table("nowhere"),
    "seats": lambda store: store.seats("nowhere"),
    "append": lambda store: store.append("nowhere", 0, 0, "run"),
    "truncate": lambda store: store.truncate("nowhere", 0),
    "actions": lambda store: store.actions("nowhere"),
    "undone": lambda store: store.undone("nowhere"),
    "put_snapshot": lambda store: store.put_snapshot("nowhere", 0, b""),
    "snapshot": lambda store: store.snapshot("nowhere"),
    "add_chat": lambda store: store.add_chat("nowhere", 0, "hello"),
    "add_chat of nobody": lambda store: store.add_chat("nowhere", None, "hello"),
    "chat": lambda store: store.chat("nowhere"),
}
OTHER_CALLS: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "create_table": lambda store: store.create_table(table_record("b"), open_seats("b")),
    "tables": lambda store: store.tables(),
    "forget_lobbies": lambda store: store.forget_lobbies(0.0),
    "create_campaign": lambda store: store.create_campaign(campaign_record()),
    "campaigns": lambda store: store.campaigns(["key of c"]),
}


CALLS_OF_A_CAMPAIGN: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "campaign": lambda store: store.campaign("nowhere"),
    "runs": lambda store: store.runs("nowhere"),
    "update_campaign": lambda store: store.update_campaign(campaign_record("nowhere")),
    "renew_campaign": lambda store: store.renew_campaign(campaign_record("nowhere"), str),
    "forget_campaign": lambda store: store.forget_campaign("nowhere"),
    "create_table of a campaign": lambda store: store.create_table(
        table_record("b", campaign="nowhere"), open_seats("b")
    ),
}


def test_every_call_is_asked_about_unknown_tables_or_campaigns() -> None:
    calls = {name for name in vars(SqliteStore) if not name.startswith("_")} - {"close", "release", "read", "write"}
    assert calls == {name.split()[0] for name in CALLS_OF_A_TABLE | CALLS_OF_A_CAMPAIGN | OTHER_CALLS}


@pytest.mark.parametrize("call", CALLS_OF_A_CAMPAIGN.values(), ids=CALLS_OF_A_CAMPAIGN.keys())
def test_an_unknown_campaign_is_refused(play: Play[None], call: Callable[[SqliteStore], Awaitable[object]]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        with pytest.raises(UnknownCampaign, match="campaign: there is no 'nowhere'"):
            await call(store)
        assert await store.tables() == [table_record()]

    play(scenario)


@pytest.mark.parametrize("call", CALLS_OF_A_TABLE.values(), ids=CALLS_OF_A_TABLE.keys())
def test_an_unknown_table_is_refused(play: Play[None], call: Callable[[SqliteStore], Awaitable[object]]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        with pytest.raises(UnknownTable, match="table: there is no 'nowhere'"):
            await call(store)
        assert await store.tables() == [table_record()]

    play(scenario)


@pytest.mark.parametrize("seat", [-1, 3, 99], ids=str)
def test_an_unknown_seat_is_refused(play: Play[None], seat: int) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        with pytest.raises(UnknownSeat, match=f"table 'a' has no seat {seat}"):
            await store.append("a", 0, seat, "run")
        with pytest.raises(UnknownSeat):
            await store.update_seat(SeatRecord(table="a", seat=seat, name="Ann"))
        with pytest.raises(UnknownSeat):
            await store.add_chat("a", seat, "hello")
        assert (await store.actions("a"), await store.chat("a"), await store.seats("a")) == ([], [], open_seats())

    play(scenario)


CALLS = CALLS_OF_A_TABLE | CALLS_OF_A_CAMPAIGN | OTHER_CALLS


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_a_closed_store_takes_no_more_work(play: Play[None], call: Callable[[SqliteStore], Awaitable[object]]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await call(store)

    play(scenario)


def test_closing_finishes_what_was_asked_before(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        asked = [asyncio.create_task(store.append(id, n, 0, f"{n}")) for n in range(700) for id in ("a", "b")]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        assert Counter(action.table for action in await asyncio.gather(*asked)) == {"a": 700, "b": 700}

    play(scenario)


def test_a_caller_that_is_gone_harms_nobody(play: Play[None]) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        gone = asyncio.create_task(store.append("a", 0, 0, "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(StaleSequence):
            await store.append("a", 0, 0, "in its place")
        with pytest.raises(asyncio.CancelledError):
            await gone
        await store.append("a", 1, 0, "next")
        assert await choices(store) == ["gone", "next"]

    play(scenario)


# On disk


def test_a_file_gives_back_all_that_was_stored(path: Path) -> None:
    async def fill(store: SqliteStore) -> list[object]:
        await create(store, "a", "b")
        await append_some(store, 5)
        await store.truncate("a", 3)
        await store.put_snapshot("a", 3, b"three")
        await store.add_chat("a", 1, "hello")
        await store.update_seat(SeatRecord(table="a", seat=2, name="Ann", kind="human"))
        await store.update_table(table_record("b", phase="over"))
        return await everything(store)

    async def everything(store: SqliteStore) -> list[object]:
        found: list[object] = [await store.tables()]
        for id in ("a", "b"):
            found += [await store.seats(id), await store.actions(id), await store.undone(id)]
            found += [await store.snapshot(id), await store.chat(id)]
        return found

    async def go_on(store: SqliteStore) -> None:
        with pytest.raises(StaleSequence):
            await store.append("a", 2, 0, "late")
        await store.append("a", 3, 0, "go on")

    stored = on_disk(path, fill)
    assert on_disk(path, everything) == stored
    on_disk(path, go_on)
    assert on_disk(path, choices) == ["move 0", "move 1", "move 2", "go on"]


def test_what_was_asked_before_closing_is_in_the_file(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        asked = [asyncio.create_task(store.append("a", number, 0, "run")) for number in range(1300)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)

    on_disk(path, scenario)
    assert rows(path, "SELECT count(*) FROM actions") == [(1300,)]


def test_an_action_is_committed_before_it_is_acknowledged(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        for number in range(20):
            await store.append("a", number, 0, "run")
            assert rows(path, "SELECT max(sequence) FROM actions") == [(number,)]

    on_disk(path, scenario)


def test_every_commit_is_synchronised_and_foreign_keys_are_kept(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [store.writer.database.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
        assert found == ["wal", 2, 1, 5000]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store.reader.execute("DELETE FROM tables")

    on_disk(path, scenario)


def test_changes_that_wait_together_share_a_commit(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        ids = [f"table {number}" for number in range(100)]
        await asyncio.gather(*(create(store, id) for id in ids))
        statements: list[str] = []
        store.writer.database.set_trace_callback(statements.append)
        await in_one_group(store, *(store.append(id, 0, 0, "run") for id in ids))
        assert sum(statement.startswith("INSERT INTO actions") for statement in statements) == 100
        assert statements.count("COMMIT") == 2  # the other one is of the change that kept the writer busy

        statements.clear()
        for id in ids[:5]:
            await store.append(id, 1, 0, "run")
        assert statements.count("COMMIT") == 5

    on_disk(path, scenario)


def test_two_servers_on_one_file_cannot_both_win(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        other = SqliteStore(path)
        await create(store, "a")
        for sequence in range(20):
            tries = [each.append("a", sequence, 0, "run") for each in (store, other)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["ActionRecord", "StaleSequence"]
        assert await store.actions("a") == await other.actions("a")
        await other.close()

    on_disk(path, scenario)
    assert rows(path, "SELECT count(*), max(sequence) FROM actions") == [(20, 19)]


def test_what_cannot_be_written_is_refused_alone(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        answers = await in_one_group(
            store,
            store.append("a", 0, 0, "\ud800"),
            store.append("a", 2**70, 0, "run"),
            store.create_table(table_record("c", phase="sleeping"), open_seats("c")),
            store.create_table(table_record("d"), [*open_seats("d")[:2], replace(open_seats("d")[2], kind="ghost")]),
            store.append("b", 0, 0, "run"),
        )
        assert [isinstance(answer, Exception) for answer in answers] == [True, True, True, True, False]
        assert [record.id for record in await store.tables()] == ["a", "b"]
        await store.append("a", 0, 0, "run")

    on_disk(path, scenario)


def test_a_busy_file_is_a_failure_that_passes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.05)

    async def scenario(store: SqliteStore) -> None:
        await create(store, "a")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailure, match=r"games\.db: database is locked"):
                await store.append("a", 0, 0, "run")
            assert await store.actions("a") == []
            other.execute("ROLLBACK")
        await store.append("a", 0, 0, "run")

    on_disk(path, scenario)


def test_a_full_disk_refuses_the_whole_group_and_passes(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        await create(store, "a", "b")
        (pages,) = store.writer.database.execute("PRAGMA page_count").fetchone()
        store.writer.database.execute(f"PRAGMA max_page_count = {pages + 1}")
        large = store.put_snapshot("b", 0, bytes(100_000))
        answers = await in_one_group(store, store.append("a", 0, 0, "run"), large, store.append("b", 5, 0, "stale"))
        for answer in answers:
            assert type(answer) is StoreFailure
            assert str(answer) == f"{path}: database or disk is full"
        assert await store.actions("a") == []
        store.writer.database.execute("PRAGMA max_page_count = 100000")
        await store.append("a", 0, 0, "run")
        await store.put_snapshot("b", 0, bytes(100_000))

    on_disk(path, scenario)


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await create(store, "a")

    on_disk(path, fill)
    newer = schema.VERSION + 1
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO frenzy_schema VALUES (?)", (newer,))
        database.commit()
    before = path.read_bytes()
    with pytest.raises(NewerStore, match=rf"games\.db: written by a newer Frenzy \(schema {newer}; this one knows"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
        database.commit()
    before = path.read_bytes()
    with pytest.raises(BadStore, match=r"games\.db: a database of another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("not a database\n" * 100)
    with pytest.raises(BadStore, match=r"games\.db: not a Frenzy database, or a damaged one"):
        SqliteStore(path)
    assert path.read_text() == "not a database\n" * 100


def test_an_interrupted_set_up_is_done_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(schema, "STEPS", ((*schema.STEPS[0][:3], "CREATE NONSENSE"),))
        with pytest.raises(StoreFailure, match="syntax error"):
            SqliteStore(path)
    assert rows(path, "SELECT * FROM sqlite_master") == []
    on_disk(path, lambda store: create(store, "a"))


def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_disk(path, lambda store: create(store, "a"))
    step = ("CREATE TABLE later (fact TEXT NOT NULL) STRICT",)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    assert on_disk(path, lambda store: store.table("a")) == table_record()
    assert rows(path, "SELECT version FROM frenzy_schema") == [(number + 1,) for number in range(schema.VERSION)]
    assert rows(path, "SELECT count(*) FROM later") == [(0,)]


def test_a_file_of_the_first_version_keeps_all_its_tables(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE frenzy_schema (version INTEGER NOT NULL) STRICT")
        database.execute("INSERT INTO frenzy_schema VALUES (1)")
        for statement in schema.STEPS[0]:
            database.execute(statement)
        database.execute(
            "INSERT INTO tables VALUES ('a', 'adrenaline', 3, '7', ?, 'c0ffee', 1, 'a table', 1, ?, 100.0, 'playing')",
            ('{"mode":"domination","skulls":8}', '{"kind":"live","seconds":30.5}'),
        )
        for seat in range(3):
            database.execute("INSERT INTO seats VALUES ('a', ?, '', 'open', NULL, NULL, 0)", (seat,))
        database.execute("INSERT INTO actions VALUES ('a', 0, 2, 'run', 5.0)")
        database.execute("INSERT INTO undone VALUES (1, 'a', 1, 0, 'grab', 6.0, 7.0)")

    async def scenario(store: SqliteStore) -> None:
        assert await store.table("a") == table_record(phase="playing")
        assert await store.campaigns(["any key"]) == []
        await store.create_campaign(campaign_record())
        await store.update_table(table_record(phase="over", campaign="c", chapter=1, outcome={"winners": []}))
        assert [run.decisions for run in await store.runs("c")] == [1]
        assert await store.seats("a") == open_seats()
        assert await store.actions("a") == [ActionRecord("a", 0, 2, "run", 5.0)]
        assert await store.undone("a") == [UndoneRecord("a", 1, 0, "grab", 6.0, 7.0)]
        await store.append("a", 1, 0, "on", spent=1.5)
        await store.update_seat(replace(open_seats()[1], stand_in="easy"))

    on_disk(path, scenario)
    assert on_disk(path, lambda store: store.actions("a"))[1].spent == 1.5


@pytest.mark.parametrize("kind", ["cut short", "overwritten"])
def test_a_damaged_file_is_refused(path: Path, kind: str) -> None:
    async def fill(store: SqliteStore) -> None:
        await create(store, "a")
        await asyncio.gather(*(store.append("a", number, 0, "run " * 20) for number in range(1000)))

    on_disk(path, fill)
    whole = path.read_bytes()
    middle = len(whole) // 2
    damaged = whole[:middle] if kind == "cut short" else whole[:middle] + b"\xa5" * 8192 + whole[middle + 8192 :]
    path.write_bytes(damaged)
    with pytest.raises(BadStore, match=r"games\.db: .*damaged"):
        SqliteStore(path)


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFailure, match=r"missing/games\.db: unable to open"):
        SqliteStore(tmp_path / "missing" / "games.db")
