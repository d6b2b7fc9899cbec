"""What the store in an SQLite file promises besides."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from frenzy.server.store import (
    ActionRecord,
    BadStore,
    DiskFull,
    NewerStore,
    SeatRecord,
    StaleSequence,
    StoreFailure,
    UndoneRecord,
)
from frenzy.server.store.sqlite import schema
from frenzy.server.store.sqlite.store import SqliteStore
from tests.server.stores import (
    append_some,
    campaign_record,
    choices,
    create,
    in_one_group,
    on_disk,
    open_seats,
    path,
    rows,
    table_record,
    write_what_cannot_be_written,
)

__all__ = ["path"]


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
        found = [store.database.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
        assert found == ["wal", 2, 1, 5000]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store.reader.execute("DELETE FROM tables")

    on_disk(path, scenario)


def test_changes_that_wait_together_share_a_commit(path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        ids = [f"table {number}" for number in range(100)]
        await asyncio.gather(*(create(store, id) for id in ids))
        statements: list[str] = []
        store.database.connection.set_trace_callback(statements.append)
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
    on_disk(path, write_what_cannot_be_written)


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
        (pages,) = store.database.execute("PRAGMA page_count").fetchone()
        store.database.execute(f"PRAGMA max_page_count = {pages + 1}")
        large = store.put_snapshot("b", 0, bytes(100_000))
        answers = await in_one_group(store, store.append("a", 0, 0, "run"), large, store.append("b", 5, 0, "stale"))
        for answer in answers:
            assert type(answer) is DiskFull
            assert str(answer) == f"{path}: database or disk is full"
        assert await store.actions("a") == []
        store.database.execute("PRAGMA max_page_count = 100000")
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
