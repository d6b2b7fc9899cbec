"""What the store in a PostgreSQL database promises besides: its line may break, and it may be shared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest

from frenzy.server.store import (
    ActionRecord,
    BadStore,
    Leased,
    LostLease,
    NewerStore,
    SeatRecord,
    StaleSequence,
    StoreFailure,
    UnknownTable,
)
from frenzy.server.store.postgres import database as connections
from frenzy.server.store.postgres import schema
from frenzy.server.store.postgres.store import PostgresStore
from frenzy.server.store.sqlite import schema as sqlite_schema
from frenzy.server.store.upkeep import undo_schema
from frenzy.server.table.leases import LEASE_SECONDS
from tests.server.postgres import address
from tests.server.stores import (
    append_some,
    choices,
    create,
    in_one_group,
    run,
    write_what_cannot_be_written,
)

T = TypeVar("T")


def in_it(url: str, scenario: Callable[[PostgresStore], Awaitable[T]]) -> T:
    return asyncio.run(run(PostgresStore(url), scenario))


def rows(url: str, question: str) -> list[Any]:
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(question)
        return cursor.fetchall() if cursor.description else []


def break_lines(url: str) -> None:
    """The database ends all connections of stores on this schema, as it does when it is stopped."""
    where = "application_name = 'frenzy' AND query NOT LIKE '%pg_stat%'"
    mine = f"pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {hash_of(url)})"
    assert rows(url, f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {where} AND {mine}")


def hash_of(url: str) -> int:
    return int(rows(url, "SELECT hashtext(current_schema())::bit(32)::bigint")[0][0])


def test_both_databases_have_the_same_versions() -> None:
    assert schema.VERSION == sqlite_schema.VERSION


def test_it_gives_back_all_that_was_stored(postgres: str) -> None:
    async def fill(store: PostgresStore) -> None:
        await create(store, "a")
        await append_some(store, 5)
        await store.truncate("a", 3)
        await store.put_snapshot("a", 3, b"three")

    async def go_on(store: PostgresStore) -> None:
        assert await choices(store) == ["move 0", "move 1", "move 2"]
        assert len(await store.undone("a")) == 2
        with pytest.raises(StaleSequence):
            await store.append("a", 2, 0, "late")
        await store.append("a", 3, 0, "go on")

    in_it(postgres, fill)
    in_it(postgres, go_on)


def test_an_action_is_committed_before_it_is_acknowledged(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        for number in range(5):
            await store.append("a", number, 0, "run")
            assert rows(postgres, "SELECT max(sequence) FROM actions") == [(number,)]

    in_it(postgres, scenario)


@pytest.mark.parametrize(("said", "found"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
def test_every_commit_is_on_the_disk_whatever_the_database_is_used_to(postgres: str, said: str, found: str) -> None:
    url = postgres.replace("options=", f"options=-csynchronous_commit%3D{said}%20")

    async def scenario(store: PostgresStore) -> None:
        assert store.database.execute("SHOW synchronous_commit").fetchone() == (found,)

    in_it(url, scenario)


def test_readers_cannot_write(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        with pytest.raises(StoreFailure, match="read-only"):
            await store.read(lambda database: database.execute("DELETE FROM tables"))

    in_it(postgres, scenario)


def test_changes_that_wait_together_share_a_commit_and_appends_a_statement(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: PostgresStore) -> None:
        ids = [f"table {number}" for number in range(100)]
        await asyncio.gather(*(create(store, id) for id in ids))
        commits: list[int] = []
        batches: list[int] = []
        commit, append = store.database.commit, store.database.append

        def counted_commit() -> None:
            commits.append(1)
            commit()

        def counted_append(asked: Any) -> list[bool]:
            batches.append(len(asked))
            return append(asked)

        monkeypatch.setattr(store.database, "commit", counted_commit)
        monkeypatch.setattr(store.database, "append", counted_append)
        await in_one_group(store, *(store.append(id, 0, 0, "run") for id in ids))
        assert len(commits) == 2  # the other one is of the change that kept the writer busy
        assert batches == [100]

    in_it(postgres, scenario)


def test_what_cannot_be_written_is_refused_alone(postgres: str) -> None:
    in_it(postgres, write_what_cannot_be_written)


# -- a line that breaks -----------------------------------------------------------------------------------------------


def test_a_store_goes_on_when_the_database_has_ended_its_connections(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        await store.append("a", 0, 0, "before")
        break_lines(postgres)
        await store.append("a", 1, 0, "after")
        for reader in store.readers:
            assert isinstance(reader, connections.PostgresDatabase)
            if reader.opened is not None:
                pid = reader.opened.info.backend_pid
                rows(postgres, f"SELECT pg_terminate_backend({pid}, 5000)")
        assert await choices(store) == ["before", "after"]

    in_it(postgres, scenario)


def test_what_breaks_in_the_middle_of_a_group_is_told_and_not_written(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a", "b")

        def torn(database: object) -> None:
            break_lines(postgres)

        answers = await in_one_group(
            store, store.append("a", 0, 0, "before"), store.write(torn), store.append("b", 0, 0, "after")
        )
        assert all(type(answer) is StoreFailure for answer in answers), answers
        assert await choices(store, "a") == await choices(store, "b") == []
        await store.append("a", 0, 0, "again")
        assert await choices(store, "a") == ["again"]

    in_it(postgres, scenario)


class Torn:
    """A connection that breaks with a commit: after it has counted, or before."""

    def __init__(self, real: Any, url: str, *, counts: bool) -> None:
        self.real, self.url, self.counts = real, url, counts

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, statement: str, values: Any = ()) -> Any:
        if statement == "COMMIT":
            if self.counts:
                self.real.execute(statement)
            break_lines(self.url)
            return self.real.execute("SELECT 1")
        return self.real.execute(statement, values)


@pytest.mark.parametrize("counts", [True, False], ids=["after it counted", "before"])
def test_a_commit_whose_answer_is_lost_is_looked_up(postgres: str, counts: bool) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        store.database.opened = Torn(store.database.opened, postgres, counts=counts)  # type: ignore[assignment]
        (answer,) = await asyncio.gather(store.append("a", 0, 0, "run"), return_exceptions=True)
        assert isinstance(answer, ActionRecord if counts else StoreFailure)
        assert await choices(store) == (["run"] if counts else [])
        await store.append("a", int(counts), 0, "next")

    in_it(postgres, scenario)


def test_a_commit_of_which_nobody_can_tell_ends_the_writing(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        store.database.opened = Torn(store.database.opened, postgres, counts=True)  # type: ignore[assignment]
        store.database.address.parameters["port"] = "1"
        store.database.patience = 0.2
        with pytest.raises(StoreFailure, match="lost in the middle of a commit"):
            await store.append("a", 0, 0, "run")
        with pytest.raises(StoreFailure, match=r"writing has failed .*; start the server again"):
            await store.append("a", 1, 0, "run")

    in_it(postgres, scenario)
    assert rows(postgres, "SELECT count(*) FROM actions") == [(1,)]


# -- one server, or many ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(False, False), (False, True), (True, False)])
def test_a_second_server_is_refused_unless_both_share(
    postgres: str, first: bool, second: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "PATIENCE", 0.05)

    async def scenario(store: PostgresStore) -> None:
        with pytest.raises(StoreFailure, match=r"^postgresql://.*: in use by another server$"):
            PostgresStore(postgres, is_shared=second)
        await create(store, "a")

    asyncio.run(run(PostgresStore(postgres, is_shared=first), scenario))
    in_it(postgres, lambda store: create(store, "b"))


def test_a_server_that_was_cut_off_writes_nothing_once_another_has_used_the_database(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        await append_some(store, 2)
        break_lines(postgres)
        other = PostgresStore(postgres)
        await other.truncate("a", 1)
        await other.append("a", 1, 0, "another way")  # the log is as long as the first one thinks
        await other.close()
        for _ in range(2):
            with pytest.raises(StoreFailure, match="another server has used the database meanwhile"):
                await store.append("a", 2, 0, "late")
        assert await choices(store) == ["move 0", "another way"]

    in_it(postgres, scenario)


def test_a_server_that_is_alone_ends_the_leases_of_those_before(postgres: str) -> None:
    async def lease(store: PostgresStore) -> None:
        await create(store, "a")
        await store.claim("a", "killed", 1000.0)

    async def go_on(store: PostgresStore) -> None:
        assert await store.lease("a") is None
        await store.append("a", 0, 0, "run")
        assert (await store.claim("a", "me", 1000.0)).epoch == 2

    asyncio.run(run(PostgresStore(postgres, is_shared=True), lease))
    in_it(postgres, go_on)


def test_many_that_start_at_once_make_the_tables_once(postgres: str) -> None:
    async def scenario() -> None:
        opening = [asyncio.to_thread(PostgresStore, postgres, is_shared=True) for _ in range(6)]
        stores = await asyncio.gather(*opening)
        await create(stores[0], "a")
        assert [len(await store.tables()) for store in stores] == [1] * 6
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scenario())
    versions = [(number,) for number in range(schema.FIRST, schema.VERSION + 1)]
    assert rows(postgres, "SELECT version FROM frenzy_schema ORDER BY version") == versions


def test_of_two_servers_that_write_the_same_one_wins(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        other = PostgresStore(postgres, is_shared=True)
        await create(store, "a")
        for sequence in range(10):
            tries = [each.append("a", sequence, 0, "run") for each in (store, other)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["ActionRecord", "StaleSequence"]
        assert await store.actions("a") == await other.actions("a")
        await other.close()

    asyncio.run(run(PostgresStore(postgres, is_shared=True), scenario))


async def claimed(store: PostgresStore, table: str, owner: str) -> int:
    """The epoch of a claim: it comes to something between two writes of the old owner."""
    while True:
        try:
            return (await store.claim(table, owner, 0.0)).epoch
        except Leased:
            await asyncio.sleep(0)


def test_once_a_table_is_claimed_nothing_of_the_old_owner_is_on_its_way_any_more(postgres: str) -> None:
    """The old owner writes as fast as it can while the table goes to and fro."""

    async def scenario(store: PostgresStore) -> None:
        other = PostgresStore(postgres, is_shared=True)
        await create(store, "a")
        refused = 0

        async def write_on(server: PostgresStore, epoch: int) -> None:
            nonlocal refused
            try:
                while True:
                    await server.append("a", len(await server.actions("a")), 0, f"epoch {epoch}", epoch=epoch)
            except LostLease:
                refused += 1

        writing = []
        for turn in range(12):
            server = (store, other)[turn % 2]
            epoch = await claimed(server, "a", f"server {turn}")
            seen = await server.actions("a")
            writing.append(asyncio.create_task(write_on(server, epoch)))
            while len(await server.actions("a")) < len(seen) + 3:
                await asyncio.sleep(0)
            assert (await server.actions("a"))[: len(seen)] == seen
            assert {each.choice for each in await server.actions("a", len(seen))} == {f"epoch {epoch}"}
        await claimed(store, "a", "the end")
        await asyncio.gather(*writing)
        assert refused == 12
        await other.close()

    asyncio.run(run(PostgresStore(postgres, is_shared=True), scenario))


@contextmanager
def held(url: str, table: str) -> Iterator[Callable[[str], None]]:
    """Another server is in the middle of writing at this table, and may want to write at one more."""
    with psycopg.connect(url) as connection:
        connection.execute("SET deadlock_timeout = '1h'")  # it is not the one that gives way
        connection.commit()

        def hold(name: str) -> None:
            connection.execute("SELECT 1 FROM tables WHERE id = %s FOR NO KEY UPDATE", (name,))

        hold(table)
        yield hold
        connection.commit()


def test_a_table_that_another_server_is_writing_at_is_not_waited_for(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a", "b", "c")
        with held(postgres, "a"):
            claim = asyncio.create_task(store.claim("a", "me", 60.0))
            forget = asyncio.create_task(store.forget_tables(dict.fromkeys("ac", 200.0)))
            written = asyncio.create_task(store.append("b", 0, 0, "run"))
            await asyncio.wait({claim, forget, written}, timeout=20)
            assert claim.done(), "it waits, and everybody behind it"
            assert isinstance(claim.exception(), Leased)
            assert forget.result() == ["c"]
            assert written.result().choice == "run"
        assert (await store.claim("a", "me", 60.0)).owner == "me"
        with pytest.raises(UnknownTable):
            await store.claim("c", "me", 60.0)

    asyncio.run(run(PostgresStore(postgres, is_shared=True), scenario))


def test_who_gives_way_to_another_server_writes_again(postgres: str) -> None:
    """Each of the two waits for a table that the other one has: the database ends the waiting of one of them."""

    async def scenario(store: PostgresStore) -> None:
        await create(store, "a", "b")
        with held(postgres, "b") as hold:
            appends = [asyncio.create_task(store.append(name, 0, 0, "run")) for name in "ab"]
            while not rows(postgres, "SELECT 1 FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(hold, "a")
        assert [(await each).choice for each in appends] == ["run", "run"]

    asyncio.run(run(PostgresStore(postgres, is_shared=True), scenario))


def test_a_server_that_stops_in_the_middle_of_writing_does_not_keep_its_tables(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        found = await store.write(
            lambda database: database.execute("SHOW idle_in_transaction_session_timeout").fetchone()
        )
        assert found == (f"{LEASE_SECONDS:.0f}s",)

    asyncio.run(run(PostgresStore(postgres, is_shared=True), scenario))


def test_the_time_of_a_lease_is_that_of_the_database(postgres: str) -> None:
    async def scenario(store: PostgresStore) -> None:
        await create(store, "a")
        (now,) = rows(postgres, "SELECT extract(epoch FROM now())::float8")[0]
        assert now + 60 <= (await store.claim("a", "me", 60.0)).until < now + 90

    in_it(postgres, scenario)


# -- the schema -------------------------------------------------------------------------------------------------------


def test_a_newer_schema_is_refused_and_left_alone(postgres: str) -> None:
    in_it(postgres, lambda store: create(store, "a"))
    newer = schema.VERSION + 1
    rows(postgres, f"INSERT INTO frenzy_schema VALUES ({newer})")
    with pytest.raises(NewerStore, match=rf"written by a newer Frenzy \(schema {newer}; this one knows"):
        PostgresStore(postgres)


def test_tables_of_another_program_are_refused_and_left_alone(postgres: str) -> None:
    rows(postgres, "CREATE TABLE tables (id TEXT)")
    with pytest.raises(BadStore, match="tables of another program"):
        PostgresStore(postgres)
    assert rows(postgres, "SELECT to_regclass('seats')") == [(None,)]


def test_an_interrupted_set_up_is_done_again(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(schema, "STEPS", ((*schema.STEPS[0][:3], "CREATE NONSENSE"),))
        with pytest.raises(StoreFailure, match="syntax error"):
            PostgresStore(postgres)
    assert rows(postgres, "SELECT to_regclass('tables')") == [(None,)]
    in_it(postgres, lambda store: create(store, "a"))


def test_an_older_schema_is_brought_up_to_date_by_one_server_alone_and_back_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_it(postgres, lambda store: create(store, "a"))
    old, new = schema.VERSION, schema.VERSION + 1
    with monkeypatch.context() as later:
        later.setattr(schema, "STEPS", (*schema.STEPS, ("ALTER TABLE seats ADD COLUMN later TEXT",)))
        later.setattr(schema, "UNDO", {new: ("ALTER TABLE seats DROP COLUMN later",)})
        later.setattr(schema, "VERSION", new)
        with pytest.raises(StoreFailure, match="let one server do so alone first"):
            PostgresStore(postgres, is_shared=True)
        in_it(postgres, lambda store: store.update_seat(SeatRecord("a", 0, name="Ann")))
        assert rows(postgres, "SELECT max(version) FROM frenzy_schema") == [(new,)]
        assert rows(postgres, "SELECT name, later FROM seats WHERE seat = 0") == [("Ann", None)]

        (own,) = rows(postgres, "SELECT current_schema()")[0]
        assert rows(postgres, f"SELECT name FROM {own}_schema_{old}.seats WHERE seat = 0") == [("",)]
        assert undo_schema(postgres, old) == f"{own}_schema_{new}"
    assert in_it(postgres, lambda store: store.seats("a"))[0].name == "Ann"
    for number in (old, new):
        rows(postgres, f"DROP SCHEMA {own}_schema_{number} CASCADE")


def test_a_database_in_another_encoding_is_refused(postgres_folder: Path) -> None:
    url = address(postgres_folder)
    rows(url, "CREATE DATABASE odd TEMPLATE template0 ENCODING 'LATIN1' STRATEGY file_copy")
    with pytest.raises(BadStore, match="the database is not in UTF8"):
        PostgresStore(address(postgres_folder, "odd"))
    rows(url, "DROP DATABASE odd")


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://me:secret@localhost/frenzy", "not the address of a PostgreSQL database"),
        ("postgresql://me:secret@localhost:port/frenzy", "not the address of a PostgreSQL database"),
        ("postgresql://me:secret@localhost/frenzy?colour=red", "not the address of a PostgreSQL database"),
        ("postgresql://me:secret@127.0.0.1:1/frenzy", r"^postgresql://127.0.0.1:1/frenzy: .*refused"),
        ("postgresql://me:secret@/frenzy?host=%2Fnowhere", r"^postgresql:///nowhere/frenzy: .*No such file"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_without_the_password(url: str, told: str) -> None:
    with pytest.raises(StoreFailure, match=told) as caught:
        PostgresStore(url)
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_is_missing_in_a_database_server_is_named(postgres_folder: Path) -> None:
    with pytest.raises(StoreFailure, match='database "nowhere" does not exist'):
        PostgresStore(address(postgres_folder, "nowhere"))
    with pytest.raises(BadStore, match="there is no such schema"):
        PostgresStore(address(postgres_folder, schema="nowhere"))
