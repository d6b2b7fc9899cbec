"""`frenzy cluster`: one port, several processes. They are killed, renewed and stopped while people play."""

from __future__ import annotations

import os
import random
import signal
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from frenzy.cli import parser
from frenzy.cli.cluster import arguments
from frenzy.server.cluster.supervisor import BOTS
from tests.server.postgres import missing
from tests.server.serving import (
    PATIENCE,
    Client,
    Person,
    Server,
    await_true,
    create,
    free_port,
    running,
    start,
    table_of_three,
)
from tests.server.test_cluster import log_of, members_noted, owner_of, rows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class House(Server):
    """`frenzy cluster` with two processes."""

    def __init__(self, data: Path, url: str) -> None:
        super().__init__(data, "--database", url, afresh=True)
        self.command, self.database, self.members = "cluster", url, members()
        self.options = ("--processes", "2", "--member-port", str(self.members), *self.options)

    def pid_of(self, address: str) -> int:
        """The process that listens there."""
        port = address.rpartition(":")[2]
        return next(pid for pid, words in children(self.pid) if words[words.index("--port") + 1] == port)

    @property
    def bots(self) -> int | None:
        """The process for bots."""
        return next((pid for pid, words in started(self.pid) if BOTS in words), None)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid


def members() -> int:
    """The first of two ports beside each other that are free."""
    port = free_port()
    while (following := free_port()) != port + 1:
        port = following
    return port


def started(parent: int) -> list[tuple[int, list[str]]]:
    """The processes that this one has started, and how."""
    found = []
    for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with suppress(OSError):
            found.append((int(pid), Path(f"/proc/{pid}/cmdline").read_text().split("\0")))
    return found


def children(parent: int) -> list[tuple[int, list[str]]]:
    """Those that serve."""
    return [(pid, words) for pid, words in started(parent) if "serve" in words]


def test_every_option_of_serve_reaches_the_processes() -> None:
    said = [
        "--database", "postgresql:///x", "--workers", "3", "--no-web", "--secure", "--access-log",
        "--proxy", "10.0.0.2", "--origin", "https://club.example", "--host-name", "club.example", "--host-name", "b.eu",
        "--archive", "old", "--metrics-port", "9000", "--metrics-host", "10.0.0.3", "--admin-socket", "sockets/admin",
        "--keep-waiting", "1d", "--keep-abandoned", "2d,7", "--keep-finished", "3d", "--keep-campaigns", "4d",
        "--keep-archive", "all", "--keep-places", "5d",
    ]  # fmt: skip
    told = vars(parser().parse_args(["cluster", *said]))
    usual = vars(parser().parse_args(["serve"]))
    told["bots"] = Path("/run/bots")
    own = {"host", "port", "member", "metrics_port", "admin_socket", "command", "run", "workers"}
    left = {"data", "door", "web"}  # of a single server; of the supervisor; not with --no-web

    heard = vars(parser().parse_args(arguments(Namespace(**told), 8002, 1)))
    assert {name for name in usual.keys() - own if told[name] != heard[name]} == set()
    assert {name for name in usual.keys() - own if told[name] == usual[name]} == left
    assert (heard["port"], heard["member"]) == (8002, "http://127.0.0.1:8002")
    assert (heard["metrics_port"], str(heard["admin_socket"])) == (9001, "sockets/admin.1")


@contextmanager
def house(folder: Path, url: str) -> Iterator[House]:
    with running(House(folder, url)) as server:
        await_true(lambda: [len(known) for known in members_noted(server)].count(2) == 2)  # each has heard of the other
        assert isinstance(server, House)
        yield server


class Group:
    """Three people who play on, whatever happens, and know what was acknowledged."""

    def __init__(self, server: House, seed: int) -> None:
        self.url, self.people, self.rng = server.database, table_of_three(server), random.Random(seed)
        self.acknowledged: list[str] = []
        self.unsure: str | None = None
        self.clients: dict[int, Client] = {}

    @property
    def table(self) -> str:
        return self.people[0].table

    def client(self, person: Person) -> Client:
        if person.seat not in self.clients:
            self.clients[person.seat] = person.connect()
        return self.clients[person.seat]

    def play(self, choices: int, seconds: float = 2 * PATIENCE) -> None:
        """So many choices, however often the line breaks."""
        end = time.monotonic() + seconds
        while choices:
            assert time.monotonic() < end, "nobody can choose"
            try:
                choices -= self.choose()
            except GONE:
                for client in self.clients.values():
                    client.close()
                self.clients = {}
                time.sleep(0.05)

    def choose(self) -> bool:
        clients = [self.client(person) for person in self.people]
        if self.unsure is not None:
            self.look()
        turn = clients[0].state["view"]["to_act"]
        client = clients[turn]
        while not client.is_asked():
            client.receive(1.0)
        self.unsure = self.rng.choice(client.choices)
        client.choose(self.unsure)
        answer = client.await_answer()
        if answer["type"] == "accepted":
            self.acknowledged.append(self.unsure)
            self.unsure = None
            while client.state["version"] < answer["version"]:
                client.receive(1.0)
            for each in clients:
                while each.state["view"]["to_act"] != client.state["view"]["to_act"]:
                    each.receive(1.0)
        return bool(answer["type"] == "accepted")

    def look(self) -> None:
        """The log is what was acknowledged, and the choice that got no answer, or not."""
        log, known = log_of(self.url, self.table), self.acknowledged
        assert log in ([*known], [*known, *([] if self.unsure is None else [self.unsure])])
        self.acknowledged, self.unsure = log, None


def test_who_plays_notices_a_killed_process_by_a_new_connection_only(tmp_path: Path, postgres: str) -> None:
    with house(tmp_path, postgres) as server:
        groups = [Group(server, seed) for seed in range(3)]
        for group in groups:
            group.play(2)
        for _ in range(2):
            while (owner := owner_of(postgres, groups[0].table)) is None:
                groups[0].play(1)  # it is on its way to the process that has come back
            pid = server.pid_of(owner)
            os.kill(pid, signal.SIGKILL)
            for group in groups:
                group.play(2)
                group.look()
            await_true(partial(is_back, server, owner, pid))

        pids = [pid for pid, _ in children(server.pid)]
        server.stop(signal.SIGKILL)  # they do not outlive the one that has started them
        await_true(lambda: not [pid for pid in pids if Path(f"/proc/{pid}").exists()])


def is_back(server: House, address: str, killed: int) -> bool:
    with suppress(StopIteration, httpx.HTTPError):
        return server.pid_of(address) != killed and httpx.get(f"{address}/health").status_code == 200
    return False


class Alone:
    """Somebody who plays with bots, whatever happens, and knows what was acknowledged."""

    def __init__(self, server: House) -> None:
        self.url, self.ada, self.rng = server.database, create(server, bots="normal"), random.Random(3)
        start(self.ada)
        self.client, self.acknowledged = self.ada.connect(), list[str]()

    def play(self, choices: int) -> None:
        """So many choices, and what bots answer, however often the line breaks."""
        while choices:
            try:
                assert self.client.await_turn(), "the game is over"
                choice = self.rng.choice(self.client.choices)
                self.client.play(choice)
            except GONE:
                time.sleep(0.1)
                with suppress(*GONE):
                    self.client = self.ada.connect()
            else:
                self.acknowledged.append(choice)
                choices -= 1

    def check(self) -> None:
        """All that was acknowledged is in the log, in its order; bots have made the rest, and one may be unsure."""
        own = [
            choice for (choice,) in rows(
                self.url, "SELECT choice FROM actions WHERE table_id = %s AND seat = 0 ORDER BY sequence",
                self.ada.table,
            )
        ]  # fmt: skip
        left = iter(own)
        assert all(choice in left for choice in self.acknowledged)
        assert len(own) <= len(self.acknowledged) + 2, "one for each kill of a server"


def test_bots_that_all_servers_share_are_killed_and_so_are_servers_and_every_table_goes_on(
    tmp_path: Path, postgres: str
) -> None:  # fmt: skip
    with house(tmp_path, postgres) as server:
        await_true(lambda: server.bots is not None)
        groups = [Alone(server) for _ in range(3)]
        for group in groups:
            group.play(2)
        before = server.bots
        assert before is not None
        assert len(started(before)) == 2 + 1, "as many workers as processes, and what counts their memory"
        os.kill(before, signal.SIGKILL)
        for group in groups:
            group.play(3)
        await_true(lambda: server.bots not in (None, before))

        owner = owner_of(postgres, groups[0].ada.table)
        assert owner is not None
        os.kill(server.pid_of(owner), signal.SIGKILL)
        for group in groups:
            group.play(3)
            group.check()
        pid = server.bots
    assert not Path(f"/proc/{pid}").exists()


def test_processes_are_renewed_one_after_the_other_and_then_end_with_nothing_left(
    tmp_path: Path, postgres: str
) -> None:  # fmt: skip
    with house(tmp_path, postgres) as server:
        before, bots = {pid for pid, _ in children(server.pid)}, server.bots
        group = Group(server, 1)
        group.play(2)
        os.kill(server.pid, signal.SIGHUP)
        end = time.monotonic() + 5 * PATIENCE
        while {pid for pid, _ in children(server.pid)} & before or "renewed" not in server.log.read_text():
            assert time.monotonic() < end, "they are not renewed"
            assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200  # somebody is always there
            group.play(1)
            time.sleep(0.1)
        group.look()
        pids = {pid for pid, _ in children(server.pid)}
        assert len(pids) == 2
        assert server.bots not in (None, bots)

        group.play(1)
        client = group.clients[0]
        assert server.stop() == 0
        assert client.closing_code() == 1012
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    assert rows(postgres, "SELECT id FROM tables WHERE owner IS NOT NULL") == []
    assert rows(postgres, "SELECT id FROM frenzy_members") == []
