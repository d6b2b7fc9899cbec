"""`frenzy cluster`: one port, several processes. They are killed, renewed and stopped while people play."""

from __future__ import annotations

import os
import random
import signal
import socket
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
from tests.server.postgres import missing
from tests.server.serving import Client, Person, Server, free_port, running, table_of_three
from tests.server.test_cluster import await_true, log_of, owner_of, rows

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
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid


def members() -> int:
    """The first of two ports beside each other that are free."""
    while True:
        port = free_port()
        with suppress(OSError), socket.create_server(("127.0.0.1", port + 1)):
            return port


def children(parent: int) -> list[tuple[int, list[str]]]:
    """The processes that this one has started, and how."""
    found = []
    for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with suppress(OSError):
            found.append((int(pid), Path(f"/proc/{pid}/cmdline").read_text().split("\0")))
    return [(pid, words) for pid, words in found if "serve" in words]


def test_every_option_of_serve_reaches_the_processes() -> None:
    said = [
        "--database", "postgresql:///x", "--workers", "3", "--no-web", "--secure", "--access-log",
        "--proxy", "10.0.0.2", "--origin", "https://club.example", "--host-name", "club.example", "--host-name", "b.eu",
        "--archive", "old", "--metrics-port", "9000", "--metrics-host", "10.0.0.3", "--admin-socket", "sockets/admin",
        "--keep-waiting", "1d", "--keep-abandoned", "2d,7", "--keep-finished", "3d", "--keep-campaigns", "4d",
        "--keep-archive", "all",
    ]  # fmt: skip
    told = vars(parser().parse_args(["cluster", *said]))
    usual = vars(parser().parse_args(["serve"]))
    heard = vars(parser().parse_args(arguments(Namespace(**told), 8002, 1)))
    own = {"host", "port", "member", "metrics_port", "admin_socket", "command", "run"}
    left = {"data", "door", "web"}  # of a single server; of the supervisor; not with --no-web

    assert {name for name in usual.keys() - own if told[name] != heard[name]} == set()
    assert {name for name in usual.keys() - own if told[name] == usual[name]} == left
    assert (heard["port"], heard["member"]) == (8002, "http://127.0.0.1:8002")
    assert (heard["metrics_port"], str(heard["admin_socket"])) == (9001, "sockets/admin.1")


@contextmanager
def house(folder: Path, url: str) -> Iterator[House]:
    with running(House(folder, url)) as server:
        await_true(lambda: len(rows(url, "SELECT 1 FROM frenzy_members")) == 2, 60)
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

    def play(self, choices: int, seconds: float = 30.0) -> None:
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
            await_true(partial(is_back, server, owner, pid), 60)

        pids = [pid for pid, _ in children(server.pid)]
        server.stop(signal.SIGKILL)  # they do not outlive the one that has started them
        await_true(lambda: not [pid for pid in pids if Path(f"/proc/{pid}").exists()])


def is_back(server: House, address: str, killed: int) -> bool:
    with suppress(StopIteration, httpx.HTTPError):
        return server.pid_of(address) != killed and httpx.get(f"{address}/health").status_code == 200
    return False


def test_processes_are_renewed_one_after_the_other_and_then_end_with_nothing_left(
    tmp_path: Path, postgres: str
) -> None:  # fmt: skip
    with house(tmp_path, postgres) as server:
        before = {pid for pid, _ in children(server.pid)}
        group = Group(server, 1)
        group.play(2)
        os.kill(server.pid, signal.SIGHUP)
        end = time.monotonic() + 60
        while {pid for pid, _ in children(server.pid)} & before or "renewed" not in server.log.read_text():
            assert time.monotonic() < end, "they are not renewed"
            assert httpx.get(f"{server.url}/api/games", timeout=30).status_code == 200  # somebody is always there
            group.play(1)
            time.sleep(0.1)
        group.look()
        pids = {pid for pid, _ in children(server.pid)}
        assert len(pids) == 2

        client = table_of_three(server)[0].connect()
        assert server.stop() == 0
        assert client.closing_code() == 1012
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    assert rows(postgres, "SELECT id FROM tables WHERE owner IS NOT NULL") == []
    assert rows(postgres, "SELECT id FROM frenzy_members") == []
