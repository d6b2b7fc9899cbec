"""Whether the server is well, its numbers, and the log of requests."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from frenzy.server.monitoring.health import PATIENCE, Health
from frenzy.server.services import Services
from frenzy.server.store import BadStore, DiskFull, StoreFailure
from frenzy.server.store.sqlite import inspection
from frenzy.server.store.sqlite.store import SqliteStore
from tests.server.desk import FirstChoice
from tests.server.memory_store import MemoryStore
from tests.server.serving import Client, Server, await_true, free_port, serving
from tests.server.stores import open_seats, table_record
from tests.server.warp import warps

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "frenzy.sqlite"


def looked_at(path: Path, *spoil: Any) -> list[StoreFailure | None]:
    """What a store says of itself at first, and after each of these things was done to its file."""

    async def scene() -> list[StoreFailure | None]:
        store = SqliteStore(path)
        found: list[StoreFailure | None] = []
        for each in (lambda: None, *spoil):
            each()
            try:
                await store.check()
                found.append(None)
            except StoreFailure as error:
                found.append(error)
        await store.close()
        return found

    return asyncio.run(scene())


def write_over(path: Path, start: int, length: int) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\xa5" * length)


def settled(path: Path) -> None:
    """A file with something in it, all of it out of the log."""

    async def scene() -> None:
        store = SqliteStore(path)
        for number in range(40):
            name = f"table {number}"
            await store.create_table(table_record(name, created=time.time(), pace={}), open_seats(name))
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("start", "length"), [(0, 16), (4_096, 4_096), (8_192, 20_000), (100, 200)], ids=["magic", "page", "many", "head"]
)
def test_a_file_that_somebody_writes_over_is_noticed(path: Path, start: int, length: int) -> None:
    settled(path)
    before, after = looked_at(path, lambda: write_over(path, start, length))
    assert before is None
    assert isinstance(after, BadStore), after


def test_a_file_that_is_cut_gone_or_another_is_noticed(path: Path) -> None:
    settled(path)
    copy = path.read_bytes()
    assert isinstance(looked_at(path, lambda: os.truncate(path, 8_192))[1], BadStore)
    path.write_bytes(copy)
    assert "gone" in str(looked_at(path, path.unlink)[1])
    path.write_bytes(copy)

    def exchange() -> None:
        other = path.with_name("other")
        other.write_bytes(copy)
        other.replace(path)

    assert "another file" in str(looked_at(path, exchange)[1])


def test_a_full_disk_is_noticed_even_if_the_log_has_room(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = [10**9]
    monkeypatch.setattr("os.statvfs", lambda _: SimpleNamespace(f_bavail=room[0], f_frsize=1))
    found = looked_at(path, lambda: room.append(room.pop() * 0), lambda: room.append(room.pop() + 10**9))
    assert [type(each) for each in found] == [type(None), DiskFull, type(None)]


def test_a_large_file_is_read_behind_the_start_and_nothing_is_added_to_a_damaged_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled(path)
    write_over(path, 8_192, 20_000)
    with pytest.raises(BadStore):
        SqliteStore(path)
    monkeypatch.setattr("frenzy.server.store.sqlite.store.LARGEST_AT_ONCE", 0)
    monkeypatch.setattr(inspection, "BEHIND_START", 0.0)

    async def scene() -> None:
        store = SqliteStore(path)
        store.inspector.patience = 1.0
        with pytest.raises(BadStore, match="damaged"):
            await store.check()
        with pytest.raises(BadStore, match="damaged"):
            await store.put_note("more", 1)
        await store.close()

    asyncio.run(scene())


def test_a_file_that_did_not_change_is_not_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settled(path)
    reads: list[Path] = []
    monkeypatch.setattr(inspection, "check", lambda path, _: reads.append(path))
    assert looked_at(path, lambda: None, lambda: None) == [None] * 3
    assert reads == []
    assert looked_at(path, lambda: os.utime(path)) == [None] * 2
    assert reads == [path]


def test_what_somebody_else_writes_is_read_at_once_however_large_the_file_is(path: Path) -> None:
    """To read a large file takes long, and is done seldom: not if it is known that somebody has changed it."""
    settled(path)

    async def scene() -> None:
        store = SqliteStore(path)
        store.inspector.due = time.perf_counter() + 1_000
        await store.check()
        await store.put_note("more", 1)
        write_over(path, 8_192, 20_000)
        with pytest.raises(BadStore):
            await store.check()
        await store.close()

    asyncio.run(scene())


def test_between_two_changes_of_ours_too(path: Path) -> None:
    settled(path)

    async def scene() -> None:
        store = SqliteStore(path)
        store.inspector.due = time.perf_counter() + 1_000
        write_over(path, 8_192, 20_000)
        await store.put_note("more", 1)
        await store.put_note("large", "x" * 8_000_000)  # the file is written to as well, not only its log
        with pytest.raises(BadStore):
            await store.check()
        await store.close()

    asyncio.run(scene())


def test_what_we_write_ourselves_is_read_in_its_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settled(path)
    reads: list[Path] = []
    monkeypatch.setattr(inspection, "check", lambda path, _: reads.append(path))

    async def scene() -> None:
        store = SqliteStore(path)
        store.inspector.due, before = time.perf_counter() + 1_000, path.stat().st_mtime_ns
        for number in range(3):
            await store.put_note("large", str(number) * 8_000_000)
            await store.check()
        assert path.stat().st_mtime_ns > before
        assert reads == []
        await store.close()

    asyncio.run(scene())


def test_who_changes_the_file_all_the_time_has_it_read_for_a_part_of_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled(path)
    reads: list[Path] = []

    async def scene() -> None:
        store = SqliteStore(path)
        inspector, now = store.inspector, [1_000.0]

        def slowly(path: Path, _: object) -> None:
            reads.append(path)
            now[0] += 2.0

        monkeypatch.setattr(inspection, "check", slowly)
        monkeypatch.setattr(inspection, "perf_counter", lambda: now[0])
        inspector.due = now[0] + 1_000
        for number in range(60):
            os.utime(path, ns=(number, number))
            await store.check()
            await asyncio.gather(*filter(None, [inspector.reading]), return_exceptions=True)
            now[0] += 1.0
        await store.close()

    asyncio.run(scene())
    assert 5 <= len(reads) <= 10


class Ill(MemoryStore):
    """What its checks say, one after the other; a number is so many seconds."""

    def __init__(self, *says: StoreFailure | float) -> None:
        super().__init__()
        self.says, self.looks = [*says], 0

    async def check(self) -> None:
        self.looks += 1
        said = self.says.pop(0) if self.says else 0.0
        if isinstance(said, StoreFailure):
            raise said
        await asyncio.sleep(said)


@warps
async def test_however_many_ask_there_is_one_look_in_two_seconds() -> None:
    store = Ill()
    health = Health(store)
    assert {*await asyncio.gather(*(health.trouble() for _ in range(50)))} == {None}
    await asyncio.sleep(1)
    await health.trouble()
    assert store.looks == 1
    await asyncio.sleep(2)
    await health.trouble()
    assert store.looks == 2


@warps
async def test_who_asks_when_a_long_look_ends_begins_another_and_disturbs_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    health, others = Health(Ill(2.2, 1.0)), list[asyncio.Task[Any]]()
    look = health.look

    async def look_and_be_asked() -> Any:
        found = await look()
        if not others:
            others.append(asyncio.create_task(health.trouble()))
        return found

    monkeypatch.setattr(health, "look", look_and_be_asked)
    assert await health.trouble() is None
    assert await others[0] is None


@warps
async def test_what_is_wrong_is_one_word_that_names_no_file() -> None:
    health, found = Health(Ill(DiskFull("/a"), BadStore("/b"), StoreFailure("/c"), 60.0)), []
    for _ in range(4):
        found.append(await health.trouble())
        await asyncio.sleep(3)
    assert found == ["disk_full", "damaged", "storage_fails", "storage_late"]
    begun = asyncio.get_running_loop().time()
    assert await health.trouble() == "storage_late"  # nobody waits for it twice
    assert asyncio.get_running_loop().time() - begun < PATIENCE
    await asyncio.sleep(60)
    assert await health.trouble() is None
    await health.close()


# -- a real server ------------------------------------------------------------------------------------------------


def health(server: Server) -> httpx.Response:
    return httpx.get(f"{server.url}/health")


def once_told(server: Server, status: str) -> httpx.Response:
    """The health, once it says this."""
    await_true(lambda: health(server).json()["status"] == status)
    return health(server)


def test_a_damaged_file_is_told_within_seconds(tmp_path: Path) -> None:
    settled(tmp_path / "frenzy.sqlite")
    with serving(tmp_path) as server:
        assert once_told(server, "ok").status_code == 200
        write_over(tmp_path / "frenzy.sqlite", 8_192, 12_288)
        answer = once_told(server, "damaged")
        assert answer.status_code == 503
        assert str(tmp_path) not in answer.text


def test_looking_at_the_file_keeps_its_locks(tmp_path: Path) -> None:
    """Who opens and closes it beside SQLite ends them: the next to close it would take it for theirs alone."""
    path = tmp_path / "frenzy.sqlite"
    with serving(tmp_path) as server:
        once_told(server, "ok")
        settled(path)
        assert path.with_name("frenzy.sqlite-wal").exists()
        assert httpx.get(f"{server.url}/api/tables/table%207").status_code == 200
        time.sleep(2.1)  # until it looks again
        once_told(server, "ok")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", disk], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("only who may mount a disk can fill one")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65_536))


def test_a_full_disk_is_told_within_seconds_and_so_is_its_end(small_disk: Path) -> None:
    with serving(small_disk) as server:
        once_told(server, "ok")
        fill(small_disk / "filler")
        assert once_told(server, "disk_full").status_code == 503
        (small_disk / "filler").unlink()
        once_told(server, "ok")


def test_numbers_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with (
        serving(tmp_path, "--metrics-port", str(port)) as server,
        socket.create_connection(("127.0.0.1", port)) as slow,
    ):
        slow.send(b"GET /metr")  # keeps nobody else waiting
        seated = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada", "bots": "random"}).json()
        httpx.get(f"{server.url}/api/tables/nowhere")
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']['id']}/socket") as watching:
            watching.recv()
            numbers = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{port}/api/tables").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
    for line in (
        'frenzy_request_seconds_count{method="POST",route="/api/tables",status="201"} 1.0',
        'frenzy_request_seconds_count{method="GET",route="/api/tables/{name}",status="404"} 1.0',
        'frenzy_tables{phase="lobby"} 1.0', "frenzy_sockets 1.0", "frenzy_healthy 1.0", "frenzy_commit_queue 0.0",
        "frenzy_bots_queue 0.0", "frenzy_bots 1.0",
    ):  # fmt: skip
        assert line in numbers.splitlines()
    assert "frenzy_commit_seconds_count 0.0" not in numbers
    for name in ("frenzy_loop_lag_seconds_bucket", "process_resident_memory_bytes", "frenzy_choices_total"):
        assert name in numbers


def test_the_dashboards_ask_for_numbers_that_there_are() -> None:
    async def scene() -> str:
        services = Services(MemoryStore(), FirstChoice())
        services.metrics.requests.labels("GET", "/", "200").observe(0.1)
        for counter in (services.metrics.refusals, services.metrics.closings, services.metrics.pruned):
            counter.labels("any").inc()
        services.metrics.note_stored(await services.store.counts())
        return services.metrics.text().decode()

    numbers = asyncio.run(scene())
    pages = [DEPLOY / name for name in ("grafana-dashboard.json", "frenzy-alerts.yml")]
    asked = {name for page in pages for name in re.findall(r"\b(?:frenzy|process)_[a-z_]+\b", page.read_text())}
    assert len(asked) > 15
    assert {name for name in asked if f"\n{name}" not in numbers} == set()
    panels = json.loads(pages[0].read_text())["panels"]
    assert all(panel["targets"] and panel["title"] for panel in panels)


def test_a_metrics_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from frenzy.cli import main

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(free_port()), "--metrics-port", str(port), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"frenzy serve: --metrics-port: {port} at 127.0.0.1: ")


def test_the_log_of_requests_has_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path, "--access-log") as server:
        seated = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada"}).json()
        name, token = seated["table"]["id"], seated["token"]
        cookie = {"Cookie": f"frenzy_seat={token}"}
        httpx.get(f"{server.url}/api/tables/{name}?token={token}", headers=cookie)
        httpx.post(f"{server.url}/api/tables/{name}/ready", headers={"Authorization": f"Bearer {token}"}, json={})
        httpx.get(f"{server.url}/nowhere/{token}")
        Client(server, name, token).close()
        await_true(lambda: '"method": "SOCKET"' in server.log.read_text())
        server.stop()
        log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    told = {(line["method"], line["route"], line["status"]) for line in lines if line["event"] == "request"}
    assert {
        ("POST", "/api/tables", 201), ("GET", "/api/tables/{name}", 200), ("POST", "/api/tables/{name}/ready", 200),
        ("GET", "elsewhere", 404), ("SOCKET", "/api/tables/{name}/socket", 1000),
    } <= told  # fmt: skip
    assert token not in log
    assert name not in log
    assert any(line.get("name") == f"{name[:4]}…" and line["address"] == "127.0.0.1" for line in lines)
