"""Moving all data from one database to another, backups while a server writes, and what an operator does besides."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from msgspec import Struct

from frenzy.cli import main
from frenzy.server.store import (
    ContentRecord,
    FilmRecord,
    NoteRecord,
    PlayerRecord,
    SeatRecord,
    StandingRecord,
    StoreFailure,
    opening,
)
from frenzy.server.store.backups import back_up
from frenzy.server.store.interface import Store
from frenzy.server.store.moving import ORDER, compare, counts, ended, move
from frenzy.server.store.opening import open_database, open_store
from frenzy.server.store.sql.database import SHELVES
from frenzy.server.store.sqlite import schema
from tests.server.stores import ODD_TEXT, campaign_record, create, on_disk, open_seats, player_record, table_record

Screen = pytest.CaptureFixture[str]
PLACES = ["folder", "postgres"]
LOST = (FilmRecord, ContentRecord, NoteRecord, StandingRecord, PlayerRecord)
"""The first two can be made again; an older Frenzy has no notes and no ladder."""


def unwatched(items: Any, total: int, what: str, /) -> Any:
    return items


async def fill(store: Store) -> None:
    """Something of each kind, and odd things among them."""
    await store.create_campaign(campaign_record(name=ODD_TEXT, reading={"1-opening": ODD_TEXT}))
    await store.create_table(
        table_record("run", campaign="c", chapter=2, seed=2**64 - 1, options={"list": [1, 2.5, None, ODD_TEXT]}),
        [*open_seats("run")[:2], SeatRecord("run", 2, name=ODD_TEXT, kind="human", token_hash="5eed", ready=True)],
        [(0, "run"), (2, ODD_TEXT), (1, "grab")],
    )
    await create(store, "a", "b")
    await store.create_player(player_record("ada", name=ODD_TEXT))
    standing = StandingRecord("ada", "adrenaline", 987.6, 1 / 7, 3, 1.5, 2.5)
    await store.finish_table(table_record("b", phase="over"), ["ada"], lambda _: [standing])
    await store.put_note("odd", {ODD_TEXT: [1, 2.5, None]})
    for number in range(30):
        await store.append("a", number, number % 3, f"move {number}", spent=number / 7, is_bot=number % 2 == 0)
    await store.truncate("a", 20)
    await store.append("a", 20, 0, "another way")
    await store.truncate("a", 15)
    await store.put_snapshot("a", 15, bytes(range(256)))
    await store.add_film(FilmRecord("a", 15, 1, bytes(range(256))))
    await store.keep_content(ContentRecord("5ee", "adrenaline", bytes(range(256))))
    await store.add_chat("a", 1, ODD_TEXT)
    await store.add_chat("a", None, "well_played", is_preset=True)
    await store.claim("a", "a server that is gone", 0.0)


def at(place: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        with open_store(place) as store:
            try:
                return await work(store)
            finally:
                await store.close()

    return asyncio.run(run())


def everything(place: str) -> list[list[Struct]]:
    with open_database(place) as database, ended(database):
        return [[*database.stream(kind, ORDER[kind])] for kind in SHELVES]


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """A new place of a kind; there is one PostgreSQL for each test."""

    numbers = count()

    def made(kind: str) -> str:
        if kind == "postgres":
            return str(request.getfixturevalue("postgres"))
        return str(tmp_path / f"data {next(numbers)}")

    return made


def told(screen: Screen, *arguments: str | Path) -> str:
    """What a command prints when all goes well."""
    code, shown = main([*map(str, arguments)]), screen.readouterr()
    assert (code, shown.err) == (0, "")
    return shown.out


def refused(screen: Screen, *arguments: str | Path) -> str:
    """The one line that says what is wrong."""
    code, shown = main([*map(str, arguments)]), screen.readouterr()
    assert (code, shown.out, shown.err.count("\n")) == (2, "", 1), shown
    return shown.err


def at_option(place: str) -> list[str]:
    return ["--database" if "://" in place else "--data", place]


# -- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("source", "target"), [("folder", "postgres"), ("postgres", "folder"), ("folder", "folder")])
def test_all_data_moves_from_one_place_to_another(
    place: Callable[[str], str], capsys: Screen, source: str, target: str
) -> None:
    here, there = place(source), place(target)
    at(here, fill)
    before = everything(here)
    assert all(before), "there is something of each kind"

    said = told(capsys, "move-data", here, there)

    assert said.startswith("moved 1 campaigns, 3 tables, 9 seats, 18 actions, 16 undone, 1 snapshots, 2 chat")
    assert everything(there) == everything(here) == before

    async def go_on(store: Store) -> None:
        assert await store.lease("a") is None, "nobody has leased what was moved"
        await store.append("a", 15, 0, "go on")
        await store.truncate("a", 15)
        assert [each.choice for each in await store.undone("a")][-1] == "go on"

    at(there, go_on)


@pytest.mark.parametrize("kind", PLACES)
def test_what_is_not_empty_is_not_moved_into(place: Callable[[str], str], capsys: Screen, kind: str) -> None:
    here, there = place("folder"), place(kind)
    at(here, fill)
    at(there, lambda store: create(store, "mine"))
    assert "not empty: 1 tables, 3 seats\n" in refused(capsys, "move-data", here, there)
    assert at(there, lambda store: store.table("mine")) == table_record("mine")


def test_a_move_that_is_cut_short_leaves_nothing(place: Callable[[str], str], postgres: str) -> None:
    here = place("folder")
    at(here, fill)

    def cut(items: Any, total: int, what: str, /) -> Any:
        for number, item in enumerate(items):
            if (what, number) == ("actions", 7):
                raise KeyboardInterrupt
            yield item

    with open_database(here) as source, open_database(postgres) as target:
        with pytest.raises(KeyboardInterrupt):
            move(source, target, cut)
        assert not any(counts(target).values())
        move(source, target, unwatched)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("DELETE FROM chat WHERE number = 1", "came of"),
        ("UPDATE actions SET choice = 'other' WHERE sequence = 3", "'other'.* came of .*'move 3'"),
    ],
)
def test_what_has_come_out_different_is_found(
    place: Callable[[str], str], postgres: str, change: str, complaint: str
) -> None:
    here = place("folder")
    at(here, fill)
    with open_database(here) as source, open_database(postgres) as target:
        move(source, target, unwatched)
        with ended(source), ended(target):
            compare(source, target, unwatched)
            target.execute(change)
            with pytest.raises(StoreFailure, match=complaint):
                compare(source, target, unwatched)


def test_a_place_in_use_is_not_moved(place: Callable[[str], str], postgres: str, capsys: Screen) -> None:
    here = place("folder")
    at(here, fill)
    with open_store(here) as store:
        assert "in use by another server" in refused(capsys, "move-data", here, postgres)
        asyncio.run(store.close())


def test_places_that_are_none_are_told(tmp_path: Path, capsys: Screen) -> None:
    nowhere, url = tmp_path / "nowhere", "postgresql://me:secret@127.0.0.1:1/frenzy"
    assert "there is no frenzy.sqlite in it" in refused(capsys, "move-data", nowhere, tmp_path / "new")
    assert not nowhere.exists()
    assert "TO: is the same as FROM" in refused(capsys, "move-data", tmp_path, tmp_path)
    assert "not the address of a PostgreSQL database" in refused(capsys, "move-data", "mysql://x/y", tmp_path)
    told = refused(capsys, "serve", "--database", url)
    assert told.startswith("frenzy serve: --database: postgresql://127.0.0.1:1/frenzy: ")
    assert "secret" not in told


def test_without_the_driver_it_says_what_to_install(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    told = refused(capsys, "serve", "--database", "postgresql://frenzy@localhost/frenzy")
    assert told == "frenzy serve: --database: psycopg: not installed; pip install 'frenzy[postgres]'\n"


# -- backups ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", PLACES)
@pytest.mark.parametrize("target", PLACES)
def test_a_backup_brings_everything_back(
    place: Callable[[str], str], tmp_path: Path, capsys: Screen, source: str, target: str
) -> None:
    here, file = place(source), tmp_path / "backup.sqlite"
    at(here, fill)
    before = everything(here)
    assert "backup.sqlite: 1 campaigns, 3 tables" in told(capsys, "backup", file, *at_option(here))
    assert file.stat().st_mode & 0o777 == 0o600
    at(here, lambda store: store.forget_campaign("c"))

    there = here if target == source else place(target)
    more = ["--replace"] if target == source else []
    assert "restored 1 campaigns, 3 tables" in told(capsys, "restore", file, *at_option(there), *more)
    assert everything(there) == before
    assert [each.name for each in tmp_path.iterdir() if "backup" in each.name] == ["backup.sqlite"]


@pytest.mark.parametrize("kind", PLACES)
def test_a_backup_is_one_moment_of_a_server_that_goes_on(
    place: Callable[[str], str], tmp_path: Path, kind: str
) -> None:
    """Each action is at two tables, first at one and then at the other: the copy never has the second alone."""
    here, is_over, has_begun = place(kind), Event(), Event()

    async def play(store: Store) -> int:
        await create(store, "first", "second")
        number = 0
        while not is_over.is_set():
            for table in ("first", "second"):
                await store.append(table, number, 0, "run " * 50)
            number += 1
            if number == 20:
                has_begun.set()
        return number

    lengths: list[int] = []
    server = Thread(target=lambda: lengths.append(at(here, play)))
    server.start()
    try:
        assert has_begun.wait(120)
        for number in range(3):
            back_up(here, tmp_path / f"{number}.sqlite", unwatched, lambda done, total: None)
    finally:
        is_over.set()
        server.join()
    for number in range(3):
        with closing(sqlite3.connect(tmp_path / f"{number}.sqlite")) as copy:
            question = "SELECT count(*) FROM actions WHERE table_id = ?"
            first, second = (copy.execute(question, (name,)).fetchone()[0] for name in ("first", "second"))
            assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert 20 <= second <= first <= second + 1
        assert second <= lengths[0]


def test_a_file_is_not_written_over(tmp_path: Path, capsys: Screen) -> None:
    data, file = tmp_path / "data", tmp_path / "mine"
    at(str(data), fill)
    file.write_text("mine")
    assert "mine: is there already" in refused(capsys, "backup", "--data", data, file)
    assert file.read_text() == "mine"
    assert "not a Frenzy database" in refused(capsys, "restore", file, "--data", tmp_path / "new")
    assert "there is no such file" in refused(capsys, "restore", tmp_path / "none", "--data", tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert "No such file or directory" in refused(capsys, "backup", "--data", data, tmp_path / "nowhere" / "file")


def test_data_is_not_replaced_unless_that_is_wanted_and_then_it_stays_beside(tmp_path: Path, capsys: Screen) -> None:
    data, file = str(tmp_path / "data"), tmp_path / "backup.sqlite"
    at(data, fill)
    before = everything(data)
    told(capsys, "backup", "--data", data, file)
    at(data, lambda store: store.append("b", 0, 0, "later"))
    assert "--replace puts the backup in its place" in refused(capsys, "restore", file, "--data", data)

    said = told(capsys, "restore", file, "--data", data, "--replace")

    aside = Path(data) / "frenzy-replaced.sqlite"
    assert f"what was there is now {aside}\n" in said
    assert everything(data) == before
    assert [each.choice for each in on_disk(aside, lambda store: store.actions("b"))] == ["later"]


def test_a_backup_is_not_restored_under_a_running_server(tmp_path: Path, capsys: Screen) -> None:
    data, file = str(tmp_path / "data"), tmp_path / "backup.sqlite"
    at(data, fill)
    told(capsys, "backup", "--data", data, file)
    with open_store(data) as store:
        assert "in use by another server" in refused(capsys, "restore", file, "--data", data, "--replace")
        asyncio.run(store.close())


def test_a_damaged_backup_is_refused_and_nothing_is_touched(tmp_path: Path, capsys: Screen) -> None:
    data, file = str(tmp_path / "data"), tmp_path / "backup.sqlite"
    at(data, fill)
    before = everything(data)
    told(capsys, "backup", "--data", data, file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in refused(capsys, "restore", file, "--data", data, "--replace")
    assert everything(data) == before


@pytest.mark.parametrize("kind", PLACES)
def test_an_older_backup_is_brought_up_to_date(
    place: Callable[[str], str], tmp_path: Path, capsys: Screen, kind: str
) -> None:
    old, there = tmp_path / "old.sqlite", place(kind)
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("CREATE TABLE frenzy_schema (version INTEGER NOT NULL) STRICT")
        for number, step in enumerate(schema.STEPS[:2], start=1):
            database.execute("INSERT INTO frenzy_schema VALUES (?)", (number,))
            for statement in step:
                database.execute(statement)
    whole = old.read_bytes()
    assert told(capsys, "restore", old, *at_option(there)) == "restored nothing\n"
    at(there, fill)
    assert old.read_bytes() == whole


# -- the schema -------------------------------------------------------------------------------------------------------


def test_a_file_is_copied_before_its_schema_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    at(str(data), fill)
    before = everything(str(data))
    with monkeypatch.context() as later:
        later.setattr(schema, "STEPS", (*schema.STEPS, ("DELETE FROM chat",)))
        later.setattr(schema, "VERSION", schema.VERSION + 1)
        assert at(str(data), lambda store: store.chat("a")) == []
    copy = data / f"frenzy-schema-{schema.VERSION}.sqlite"
    assert copy.stat().st_mode & 0o777 == 0o600
    again = tmp_path / "again"
    again.mkdir()
    os.rename(copy, again / "frenzy.sqlite")
    assert everything(str(again)) == before


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = str(tmp_path)
    at(data, fill)
    before = everything(data)
    with monkeypatch.context() as later:
        later.setattr(schema, "STEPS", (*schema.STEPS, ("DELETE FROM chat", "CREATE NONSENSE")))
        later.setattr(schema, "VERSION", schema.VERSION + 1)
        with pytest.raises(StoreFailure, match="syntax error"):
            at(data, lambda store: store.chat("a"))
    assert everything(data) == before


def test_every_new_step_can_be_undone_and_taken_again(tmp_path: Path, capsys: Screen) -> None:
    data, first = str(tmp_path), 5
    at(data, fill)
    before, drawn = everything(data), columns_of(tmp_path)
    said = told(capsys, "admin", "schema", "--data", data, "--to", str(first))
    assert said == f"schema {first}; as it was before: {tmp_path / f'frenzy-schema-{schema.VERSION}.sqlite'}\n"
    assert told(capsys, "admin", "schema", "--data", data) == f"schema {first}; this Frenzy knows {schema.VERSION}\n"
    with closing(sqlite3.connect(":memory:")) as plain:
        for step in schema.STEPS[:first]:
            for statement in step:
                plain.execute(statement)
        assert columns_of(tmp_path) == {name: columns(plain, name) for name in SHELVES.values()}
    assert everything(data) == [[] if kind in LOST else [*each] for kind, each in zip(SHELVES, before, strict=True)]
    assert all(before[place] for place, kind in enumerate(SHELVES) if kind in LOST)
    assert columns_of(tmp_path) == drawn
    assert {each.name for each in tmp_path.glob("frenzy-schema-*")} == {
        f"frenzy-schema-{number}.sqlite" for number in (first, schema.VERSION)
    }


@pytest.mark.parametrize("kind", PLACES)
def test_one_goes_back_step_by_step_as_well(place: Callable[[str], str], capsys: Screen, kind: str) -> None:
    """The second step back begins with data that is older than what this Frenzy knows."""
    there = place(kind)
    at(there, fill)
    before = [[] if kind in LOST else each for kind, each in zip(SHELVES, everything(there), strict=True)]
    for to in range(schema.VERSION - 1, 5, -1):
        said = told(capsys, "admin", "schema", *at_option(there), "--to", str(to))
        assert said.startswith(f"schema {to}; as it was before: ")
        assert told(capsys, "admin", "schema", *at_option(there)).startswith(f"schema {to};")
    assert everything(there) == before
    assert at(there, lambda store: store.table("a")).id == "a"


def columns(database: sqlite3.Connection, name: str) -> set[str]:
    return {row[1] for row in database.execute(f"PRAGMA table_info({name})")}


def columns_of(folder: Path) -> dict[str, set[str]]:
    with closing(sqlite3.connect(folder / "frenzy.sqlite")) as database:
        return {name: columns(database, name) for name in SHELVES.values()}


def test_steps_that_cannot_be_undone_are_named(tmp_path: Path, postgres: str, capsys: Screen) -> None:
    data = str(tmp_path)
    at(data, fill)
    at(postgres, fill)
    before = everything(data)
    assert "schema 5 cannot be undone" in refused(capsys, "admin", "schema", "--data", data, "--to", "3")
    assert "has schema" in refused(capsys, "admin", "schema", "--data", data, "--to", "99")
    assert "schema 6 cannot be undone" in refused(capsys, "admin", "schema", "--database", postgres, "--to", "5")
    assert told(capsys, "admin", "schema", "--database", postgres).startswith(f"schema {schema.VERSION};")
    assert everything(data) == before
    assert [*tmp_path.glob("frenzy-schema-*")] == []


# -- room -------------------------------------------------------------------------------------------------------------


def test_the_room_of_what_was_deleted_is_given_back(tmp_path: Path, capsys: Screen) -> None:
    data = str(tmp_path)

    async def grow(store: Store) -> None:
        await fill(store)
        await store.put_snapshot("run", 0, bytes(3_000_000))
        await store.forget_campaign("c")

    at(data, grow)
    before = everything(data)
    assert told(capsys, "admin", "vacuum", "--data", data) == "3.1 MB before, 0.1 MB now\n"
    assert (tmp_path / "frenzy.sqlite").stat().st_size < 200_000
    assert everything(data) == before
    with open_store(data) as store:
        assert "in use by another server" in refused(capsys, "admin", "vacuum", "--data", data)
        asyncio.run(store.close())


def test_postgresql_is_vacuumed_while_it_is_used(postgres: str, capsys: Screen) -> None:
    async def scenario(store: Store) -> None:
        await fill(store)
        assert "MB before" in await asyncio.to_thread(told, capsys, "admin", "vacuum", "--database", postgres)
        await store.append("b", 0, 0, "on")

    at(postgres, scenario)
