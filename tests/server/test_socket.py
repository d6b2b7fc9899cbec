"""The socket: whole games, refusals, resync, chat, as a client sees them."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import Client, Doc, Server, asked, create, start, table_of_three


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_a_whole_game_against_bots_is_played_through_the_socket(server: Server, mode: str) -> None:
    person = create(server, bots="random", options={"mode": mode, "skulls": 5})
    client = person.connect()
    start(person)

    played = client.play_on(random.Random(1))

    assert played > 10
    assert client.state["phase"] == "over"
    assert client.state["outcome"]["winners"]
    assert len(client.state["outcome"]["scores"]) == 3


def test_people_with_tokens_play_together_while_somebody_watches(server: Server) -> None:
    people = table_of_three(server, options={"skulls": 5})
    clients, watcher = [person.connect() for person in people], Client(server, people[0].table)
    assert [client.hello["seat"] for client in [*clients, watcher]] == [0, 1, 2, None]
    rng = random.Random(2)

    for _ in range(30):
        client = asked(clients)
        assert [other.is_asked() for other in [*clients, watcher]].count(True) == 1
        client.play(rng.choice(client.choices))

    watcher.catch_up()
    assert watcher.state["view"]["seat"] is None
    assert all(figure["powerups"] is None for figure in watcher.state["view"]["figures"])
    for seat, client in enumerate(clients):
        client.catch_up()
        shown = [figure["powerups"] is not None for figure in client.state["view"]["figures"]]
        assert shown == [other == seat for other in range(3)]


def test_events_come_once_and_without_a_gap(server: Server) -> None:
    people = table_of_three(server)
    clients, watcher = [person.connect() for person in people], Client(server, people[0].table, version=0)
    rng = random.Random(3)
    for _ in range(20):
        client = asked(clients)
        client.play(rng.choice(client.choices))
    whole = Client(server, people[0].table, version=0).state
    watcher.until(lambda state: state["version"] == whole["version"])
    story: list[Doc] = []
    for frame in watcher.frames:
        message = json.loads(frame)
        if message["type"] == "state":
            story = [] if not message["since"] else story
            story += message["events"]

    assert story == whole["events"]
    assert len(story) > 30


NONSENSE = [
    "", "hello", "{}", "[]", '{"type":"win"}', '{"type":"choose"}', '{"type":"choose","version":-1,"choice":"run"}',
    '{"type":"choose","version":0,"choice":7}', '{"type":"state","version":9}', "[" * 9_000, '{"type":"undo"}',
    '{"type":"choose","version":0,"choice":"x","seat":2}', '{"type":"answer_undo","agree":"yes"}', "\u0000",
]  # fmt: skip


def test_nonsense_is_refused_and_changes_nothing(server: Server) -> None:
    people = table_of_three(server)
    clients = [person.connect() for person in people]
    actor = asked(clients)
    before = [client.state for client in clients]

    for text in NONSENSE:
        actor.send(text)
        assert actor.await_answer()["reason"] == "nonsense"
        assert actor.await_state() == before[clients.index(actor)]
    actor.socket.send(b"\xff\xfe")
    assert actor.await_answer()["reason"] == "nonsense"
    assert [client.catch_up() for client in clients] == before


def test_a_choice_that_comes_twice_is_played_once(server: Server) -> None:
    people = table_of_three(server)
    clients = [person.connect() for person in people]
    actor = asked(clients)
    choice, version = actor.choices[0], actor.state["version"]

    actor.choose(choice, "first")
    actor.choose(choice, "again")

    assert actor.await_answer() == {"type": "accepted", "id": "first", "version": version + 1}
    second = actor.await_answer()
    assert (second["id"], second["reason"]) == ("again", "stale")


def test_a_choice_for_another_seat_is_refused(server: Server) -> None:
    people = table_of_three(server)
    clients = [person.connect() for person in people]
    actor = asked(clients)
    other = next(client for client in clients if client is not actor)
    other.choose(actor.choices[0])
    assert other.await_answer()["reason"] == "not_yours"
    watcher = Client(server, people[0].table)
    watcher.choose(actor.choices[0])
    assert watcher.await_answer()["reason"] == "spectator"


def test_the_same_seat_may_be_open_in_several_windows(server: Server) -> None:
    person = create(server, bots="random", options={"start": 0})
    start(person)
    first, second = person.connect(), person.connect()
    first.play(first.choices[0])
    second.await_state(lambda state: state["version"] == first.state["version"])
    assert second.state["view"] == first.state["view"]
    for _ in range(3):
        person.connect()
    assert first.closing_code() == 4429


def test_chat_reaches_everybody_and_too_much_of_it_is_refused(server: Server) -> None:
    ada = create(server)
    client, watcher = ada.connect(), Client(server, ada.table)
    client.send({"type": "chat", "text": "hello <i>all</i>"})
    assert watcher.await_type("chat")["text"] == "hello <i>all</i>"
    for number in range(10):
        client.send({"type": "chat", "preset": "hello", "id": str(number)})
    refusal = client.await_type("refused")
    assert (refusal["reason"], refusal["id"]) == ("too_many", "9")


@pytest.mark.parametrize("name", ["none", "%F0%9F%8E%B2" * 40])
def test_whatever_is_told_at_the_end_fits_into_a_frame(server: Server, name: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404
        assert "there is no" in caught.value.rcvd.reason
