"""Tokens and keys that somebody else may have got hold of: there are new ones, and the old ones end at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import Client, Person, Server, create, join, serving, start

RESTARTING, NO_SEAT, NO_TABLE = 1012, 4401, 4404


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("renewal")) as server:
        yield server


def post(server: Server, path: str, key: str, body: Any = None) -> httpx.Response:
    return httpx.post(f"{server.url}/api/{path}", json=body, headers={"Authorization": f"Bearer {key}"})


def refused_with(server: Server, table: str, token: str) -> int:
    """The code with which a socket of this token is closed."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
        assert caught.value.rcvd is not None
        return int(caught.value.rcvd.code)


# -- seats ------------------------------------------------------------------------------------------------------


def test_a_new_token_opens_the_seats_and_the_old_one_ends_at_once(server: Server) -> None:
    ada = create(server, here=["Bea"])
    bob = join(server, ada.table, "Bob")
    stolen, bobs = ada.connect(), bob.connect()
    answer = ada.post("token")
    assert answer.status_code == 201, answer.text
    assert answer.json()["token"] != ada.token
    assert f"frenzy_seat={answer.json()['token']};" in answer.headers["set-cookie"]
    assert stolen.closing_code() == RESTARTING
    assert ada.post("ready", {"ready": True}).status_code == 401
    assert refused_with(server, ada.table, ada.token) == NO_SEAT
    new = Person(server, answer.json())
    assert new.connect().hello["own"] == [0, 1]
    assert bob.post("ready", {"ready": True}).status_code == 200
    bobs.send({"type": "ping", "id": "still here"})
    assert bobs.await_type("pong")["id"] == "still here"
    start(new)
    assert bobs.await_state(lambda state: state["phase"] == "playing")


def test_in_the_middle_of_a_game_too_and_after_a_restart(server: Server) -> None:
    ada = create(server, seats=3, bots="random")
    start(ada)
    answer = ada.post("token")
    server.stop()
    server.start()
    assert refused_with(server, ada.table, ada.token) == NO_SEAT
    client = Person(server, answer.json()).connect()
    assert client.await_turn()
    client.play(client.choices[0])


def test_only_who_sits_there_gets_one(server: Server) -> None:
    ada = create(server)
    assert post(server, f"tables/{ada.table}/token", "x" * 43).status_code == 401
    assert httpx.post(f"{server.url}/api/tables/{ada.table}/token").status_code == 403
    assert ada.connect().hello["seat"] == 0


# -- campaigns --------------------------------------------------------------------------------------------------


def begin(server: Server) -> tuple[str, str]:
    found = httpx.post(f"{server.url}/api/campaigns", json={"nickname": "Ada", "game": "wreckland"}).json()
    return found["id"], found["key"]


def test_a_new_key_opens_the_campaign_with_all_its_tables_and_the_old_one_nothing(server: Server) -> None:
    campaign, old = begin(server)
    seated = post(server, f"campaigns/{campaign}/play", old, {"chapter": 1}).json()
    table, old_token = seated["table"]["id"], seated["token"]
    stolen, by_token = Client(server, table, old), Client(server, table, old_token)
    answer = post(server, f"campaigns/{campaign}/renew", old)
    assert answer.status_code == 200, answer.text
    new = answer.json()["key"]
    assert new != old
    assert f"frenzy_campaign_{campaign}={new};" in answer.headers["set-cookie"]
    assert answer.json()["runs"][0]["table"] == table
    assert (stolen.closing_code(), by_token.closing_code()) == (RESTARTING, RESTARTING)
    assert post(server, f"campaigns/{campaign}/play", old, {"chapter": 1}).status_code == 404
    assert post(server, f"campaigns/{campaign}/open", new, {"key": old}).status_code == 404
    for key in (old, old_token):
        assert refused_with(server, table, key) == NO_TABLE
    assert Client(server, table, new).hello["seat"] == 0
    again = post(server, f"campaigns/{campaign}/play", new, {"chapter": 1}).json()
    assert (again["table"]["id"], again["token"] == old_token) == (table, False)
    assert Client(server, table, again["token"]).hello["seat"] == 0


def test_a_table_that_sleeps_on_the_disk_has_the_new_key_too(server: Server) -> None:
    campaign, old = begin(server)
    table = post(server, f"campaigns/{campaign}/play", old, {"chapter": 1}).json()["table"]["id"]
    server.stop()
    server.start()
    new = post(server, f"campaigns/{campaign}/renew", old).json()["key"]
    server.stop()
    server.start()
    assert refused_with(server, table, old) == NO_TABLE
    assert Client(server, table, new).hello["seat"] == 0


def test_the_seat_of_a_campaign_has_the_campaigns_key(server: Server) -> None:
    campaign, key = begin(server)
    table = post(server, f"campaigns/{campaign}/play", key, {"chapter": 1}).json()["table"]["id"]
    answer = post(server, f"tables/{table}/token", key)
    assert (answer.status_code, answer.json()["reason"]) == (403, "sealed")
    assert Client(server, table, key).hello["seat"] == 0


def test_who_has_no_key_renews_nothing(server: Server) -> None:
    campaign, key = begin(server)
    assert post(server, f"campaigns/{campaign}/renew", "x" * 43).status_code == 404
    assert post(server, f"campaigns/{campaign}/open", key, {"key": key}).status_code == 200
