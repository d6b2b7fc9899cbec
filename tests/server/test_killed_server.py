"""Sixty times kill -9, at random moments, of a real server with people at its tables.

No choice that was acknowledged is lost, none is played twice, and everybody goes on where they were. A person whose
answer never came sends the same message again after the restart, as a client would that does not know: it has to be
accepted if it was lost, and refused if it was not.
"""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from frenzy.games import load
from frenzy.server.table.history import History
from tests.server.postgres import address, cluster, missing
from tests.server.serving import PATIENCE, Client, Person, Server, serving, table_of_three

pytestmark = pytest.mark.slow

LIVES, KILLS, TABLES = 3, 20, 2  # kills of each data folder
KILLS_ON_POSTGRESQL = 6
MOST_CHOICES = 12  # that count between two kills
LONGEST_WAIT, LONGEST_START = 0.01, 0.2  # seconds until the kill
EARLY = 0.1  # of the kills come before the server is up
DEAD = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError, OSError, EOFError)
Doc = dict[str, Any]


class Group:
    """Three people at a table, on a thread of their own. They write down what was acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.may_play, self.is_killed, self.is_out, self.is_done = Event(), Event(), Event(), False
        self.logs: dict[str, list[str]] = {}
        self.people: list[Person] = []
        self.clients: list[Client] = []
        self.pending: Doc | None = None
        self.kept = self.lost = 0
        self.sit_down()
        self.error: BaseException | None = None
        self.thread = Thread(target=self.run, daemon=True)
        self.thread.start()

    @property
    def table(self) -> str:
        return self.people[0].table

    def sit_down(self) -> None:
        """A new game, when the last one is over."""
        self.people = table_of_three(self.server)
        self.logs[self.table], self.pending, self.known = [], None, [0, 0, 0]

    def run(self) -> None:
        try:
            while self.may_play.wait() and not self.is_done:
                try:
                    self.connect()
                    while self.may_play.is_set():
                        self.play()
                except DEAD:
                    pass
                for client in self.clients:
                    client.close()
                self.is_out.set()
                self.is_killed.wait()
        except BaseException as error:  # noqa: BLE001  # the test raises it again
            self.error = error
            self.is_out.set()

    def end(self) -> None:
        self.is_done = True
        self.is_killed.set()
        self.may_play.set()
        self.thread.join()

    def connect(self) -> None:
        """Come back; nobody's version goes backwards."""
        self.clients = []
        for person in self.people:
            self.clients.append(person.connect(self.known[person.seat]))
            assert self.clients[-1].state["version"] >= self.known[person.seat]
            assert self.clients[-1].hello["seat"] == person.seat
        if self.pending is not None:
            self.settle(self.pending)

    def settle(self, message: Doc) -> None:
        """Say it again: it counts now, or it has counted before."""
        client, was_stored = self.clients[message["seat"]], self.logs[self.table][message["number"] :]
        answer = self.say(client, message)
        if was_stored:
            reason = "over" if client.state["phase"] == "over" else "stale"
            assert (answer["type"], answer.get("reason")) == ("refused", reason)
            self.kept += 1
        else:
            assert answer["type"] == "accepted", answer
            self.logs[self.table].append(message["choice"])
            self.lost += 1
        self.pending = None
        self.catch_up(client, answer["version"])

    def play(self) -> None:
        """One choice of whoever has to choose."""
        seat = self.clients[0].state["view"]["to_act"]
        if self.clients[0].state["phase"] == "over":
            self.sit_down()
            self.connect()
            return
        client = self.clients[seat]
        while not client.is_asked():
            client.receive()
        log, choice = self.logs[self.table], self.rng.choice(client.choices)
        version = client.state["version"]
        self.pending = {"seat": seat, "number": len(log), "version": version, "choice": choice}
        answer = self.say(client, self.pending)
        assert answer["type"] == "accepted", answer
        log.append(choice)
        self.pending = None
        self.catch_up(client, answer["version"])

    def say(self, client: Client, message: Doc) -> Doc:
        choose = {"type": "choose", "version": message["version"], "choice": message["choice"], "id": "c"}
        client.send(choose)
        return client.await_answer()

    def catch_up(self, actor: Client, version: int) -> None:
        """Read until all see what the one who has chosen sees."""
        while actor.state["version"] < version:
            actor.receive()
        for client in self.clients:
            while client.state["view"]["to_act"] != actor.state["view"]["to_act"]:
                client.receive()
        self.known = [client.state["version"] for client in self.clients]


def asked(server: Server, question: str, table: str) -> list[str]:
    """What is in the server's database, whether it runs or not."""
    if "--database" not in server.options:
        with closing(sqlite3.connect(server.data / "frenzy.sqlite")) as file:
            return [found for (found,) in file.execute(question, (table,))]
    import psycopg

    with psycopg.connect(server.options[-1], autocommit=True) as database:
        return [found for (found,) in database.execute(question.replace("?", "%s"), (table,))]


OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"""


def await_silence(server: Server) -> None:
    """What a server had asked of PostgreSQL when it was killed is still done, or not, by the process that serves it."""
    if "--database" not in server.options:
        return
    import psycopg

    end = time.monotonic() + PATIENCE
    with psycopg.connect(server.options[-1], autocommit=True) as database:
        while database.execute(OTHERS).fetchone() != (0,):
            assert time.monotonic() < end, "PostgreSQL goes on working for a server that is dead"
            time.sleep(0.005)


def check(group: Group) -> None:
    """What is on the disk is what was acknowledged, with or without the one choice that was under way."""
    if group.error is not None:
        raise group.error
    for table, log in group.logs.items():
        found = asked(group.server, "SELECT choice FROM actions WHERE table_id = ? ORDER BY sequence", table)
        is_open = table == group.table and group.pending is not None
        assert found == log or (is_open and group.pending and found == [*log, group.pending["choice"]])
        group.logs[table] = found


def played(groups: list[Group]) -> int:
    return sum(len(log) for group in groups for log in group.logs.values())


def kill_and_start(server: Server, groups: list[Group], rng: random.Random) -> None:
    goal, end = played(groups) + rng.randint(1, MOST_CHOICES), time.monotonic() + PATIENCE
    for group in groups:
        group.is_out.clear()
        group.is_killed.clear()
        group.may_play.set()
    while played(groups) < goal and not any(group.error for group in groups):
        assert time.monotonic() < end, "nobody can choose"
        time.sleep(0.002)
    time.sleep(rng.uniform(0, LONGEST_WAIT))
    server.stop(signal.SIGKILL)
    await_silence(server)
    for group in groups:
        group.may_play.clear()
        group.is_killed.set()
    for group in groups:
        assert group.is_out.wait(PATIENCE)
        check(group)
    if rng.random() < EARLY:
        server.launch()
        time.sleep(rng.uniform(0, LONGEST_START))
        server.stop(signal.SIGKILL)
    server.start()


def assert_same_game(group: Group) -> None:
    """After all of it, the table is what its choices make of it."""
    clients = [person.connect() for person in group.people]
    (seed,) = asked(group.server, "SELECT seed FROM tables WHERE id = ?", group.table)
    history = History(load("adrenaline"), 3, int(seed), {})
    for choice in group.logs[group.table]:
        history.apply(choice)
    for seat, client in enumerate(clients):
        assert client.state["version"] == history.version(seat)
        assert client.state["view"]["figures"] == history.view(seat)["figures"]
        assert client.choices == history.view(seat)["choices"]
        client.close()


def play_and_kill(server: Server, life: int, kills: int) -> None:
    rng = random.Random(life)
    groups = [Group(server, 10 * life + number) for number in range(TABLES)]
    for _ in range(kills):
        kill_and_start(server, groups, rng)
    for group in groups:
        assert_same_game(group)
        group.end()
    assert played(groups) > kills
    assert sum(group.lost + group.kept for group in groups) > 0, "no kill has ever met a choice on its way"


@pytest.mark.parametrize("life", range(LIVES))
def test_a_killed_server_loses_nothing_and_plays_nothing_twice(life: int, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        play_and_kill(server, life, KILLS)


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_nor_does_one_that_keeps_its_tables_in_postgresql(tmp_path: Path) -> None:
    with cluster(fsync="on") as database, serving(tmp_path, "--database", address(database.folder)) as server:
        play_and_kill(server, 7, KILLS_ON_POSTGRESQL)
