"""A server that is killed in mid-game and started again: the table is there, nothing is lost, clients go on."""

from __future__ import annotations

import random
import signal
from pathlib import Path

import pytest

from tests.server.serving import asked, create, serving, start, table_of_three

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path, how: int) -> None:
    rng = random.Random(6)
    with serving(tmp_path) as server:
        people = table_of_three(server, options={"skulls": 5})
        clients = [person.connect() for person in people]
        for _ in range(25):
            client = asked(clients)
            client.play(rng.choice(client.choices))
        before = [person.connect().state for person in people]

        server.stop(how)
        server.start()
        again = [person.connect(known["version"]) for person, known in zip(people, before, strict=True)]

        for client, known in zip(again, before, strict=True):
            assert client.hello["seat"] == known["view"]["seat"]
            assert client.state["version"] == known["version"]
            assert client.state["view"] == known["view"]
            assert client.state["events"] == [] or known["version"] == 0
        client = asked(again)
        client.play(rng.choice(client.choices))


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
