"""A server that is killed in mid-game and started again: the table is there, nothing is lost, clients go on."""

from __future__ import annotations

import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Server, asked, create, serving, start, table_of_three

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path, how: int) -> None:
    rng = random.Random(6)
    with serving(tmp_path) as server:
        people = table_of_three(server, options={"skulls": 5})
        clients = [person.connect() for person in people]
        for _ in range(25):
            client = asked(clients)
            client.play(rng.choice(client.state["choices"]))
        asked(clients)
        before = [client.state for client in clients]

        server.stop(how)
        server.start()
        again = [person.connect(client.state["version"]) for person, client in zip(people, clients, strict=True)]

        for client, known in zip(again, before, strict=True):
            assert client.hello["seat"] == known["view"]["seat"]
            assert client.state["version"] == known["version"]
            assert client.state["view"] == known["view"]
            assert client.state["choices"] == known["choices"]
            assert client.state["events"] == [] or known["version"] == 0
        client = asked(again)
        client.play(rng.choice(client.state["choices"]))


def test_bots_play_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = create(server, bots="random", options={"skulls": 5})
        client = person.connect()
        start(person)
        client.play_on(random.Random(1), 10)
        server.stop(signal.SIGKILL)
        server.start()
        again = person.connect(client.state["version"])
        again.play_on(random.Random(2))
        assert again.state["phase"] == "over"


def play_until_dead(client: Client, rng: random.Random, kill_after: float, server: Server) -> tuple[list[str], str]:
    """Play while the server is killed from aside; the acknowledged choices, and the one whose answer never came."""
    assert server.process is not None
    killer = Timer(kill_after, server.process.kill)
    killer.start()
    acknowledged: list[str] = []
    pending = ""
    try:
        while client.await_turn():
            pending = rng.choice(client.state["choices"])
            client.choose(pending)
            answer = client.await_answer()
            assert answer["type"] == "accepted"
            acknowledged.append(pending)
            pending = ""
            while client.state["version"] < answer["version"]:
                client.receive()
    except ConnectionClosed:
        pass
    killer.join()
    server.process.wait(20)
    return acknowledged, pending


def stored(server: Server, seat: int) -> list[str]:
    """What the log on the disk says that the seat chose."""
    with closing(sqlite3.connect(server.data / "frenzy.sqlite")) as database:
        rows = database.execute("SELECT choice FROM actions WHERE seat = ? ORDER BY sequence", (seat,))
        return [choice for (choice,) in rows]


def test_no_acknowledged_choice_is_lost_and_none_is_played_twice(tmp_path: Path) -> None:
    rng = random.Random(8)
    log: list[str] = []
    with serving(tmp_path) as server:
        person = create(server, bots="random")
        start(person)
        for trial in range(6):
            acknowledged, pending = play_until_dead(person.connect(), rng, 0.3 + 0.03 * trial, server)
            found = stored(server, person.seat)
            log += acknowledged
            assert found in (log, [*log, pending])
            log = found
            server.start()
    assert len(log) > 10
