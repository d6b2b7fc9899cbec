"""Getting to the table, through HTTP as browsers and programs do it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx

from frenzy.games import load
from frenzy.kernel import Replay
from tests.server.desk import scores
from tests.server.serving import Person, Server, create, join, start, table_of_three


def table(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{person.server.url}/api/tables/{person.table}").json()
    return found


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in table(person)["seats"]]


def test_a_new_table_waits_for_people(server: Server) -> None:
    ada = create(server, name="Evening", options={"skulls": 5})

    found = table(ada)

    assert (found["phase"], found["name"], found["options"]) == ("lobby", "Evening", {"skulls": 5})
    assert kinds(ada) == ["human", "open", "open"]
    assert ada.token not in httpx.get(f"{server.url}/api/tables/{ada.table}").text
    assert "seed" not in found


def test_people_take_the_seats_they_want_until_none_is_open(server: Server) -> None:
    ada = create(server)

    bob, cleo = join(server, ada.table, "Bob", 2), join(server, ada.table, "Cleo")

    assert (bob.seat, cleo.seat) == (2, 1)
    assert [seat["name"] for seat in table(ada)["seats"]] == ["Ada", "Cleo", "Bob"]
    full = httpx.post(f"{server.url}/api/tables/{ada.table}/join", json={"nickname": "Dan"})
    assert (full.status_code, full.json()) == (
        409, {"error": "no seat is open", "reason": "full", "field": "seat"}
    )  # fmt: skip
    taken = httpx.post(f"{server.url}/api/tables/{create(server).table}/join", json={"nickname": "Dan", "seat": 0})
    assert (taken.status_code, taken.json()["reason"]) == (409, "seat_taken")


def test_of_many_who_want_one_seat_one_gets_it(server: Server) -> None:
    ada = create(server)
    address = f"{server.url}/api/tables/{ada.table}/join"

    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(lambda n: httpx.post(address, json={"nickname": f"p{n}", "seat": 1}), range(8)))

    assert sorted(answer.status_code for answer in answers) == [201, *[409] * 7]


def test_bots_come_and_go_while_the_table_waits(server: Server) -> None:
    ada = create(server)
    assert ada.post("seats/1/bot", {"level": "hard"}).status_code == 200
    assert ada.post("seats/2/bot", {"level": "easy"}).status_code == 200
    assert kinds(ada) == ["human", "bot", "bot"]
    assert ada.post("seats/2/bot", {"level": None}).status_code == 200
    assert kinds(ada) == ["human", "bot", "open"]
    assert ada.post("seats/0/bot", {"level": "easy"}).status_code == 409
    assert ada.post("seats/9/bot", {"level": "easy"}).status_code == 400
    assert ada.post("seats/2/bot", {"level": "genius"}).json()["field"] == "level"


def test_a_game_starts_when_all_seats_are_taken_and_everybody_is_ready(server: Server) -> None:
    ada = create(server)
    bob = join(server, ada.table, "Bob")
    assert ada.post("start").json() == {"error": "seat 2 is open", "reason": "seat_open", "field": "seat"}
    ada.post("seats/2/bot", {"level": "easy"})
    refused = ada.post("start")
    assert (refused.status_code, refused.json()["error"], refused.json()["reason"]) == (
        409, "Bob is not ready", "not_ready"
    )  # fmt: skip
    assert bob.post("ready", {}).json()["seats"][1].get("ready", False)
    assert not bob.post("ready", {"ready": False}).json()["seats"][1].get("ready", False)
    bob.post("ready", {"ready": True})

    start(ada)

    assert table(ada)["phase"] == "playing"
    assert ada.post("start").status_code == 409
    assert httpx.post(f"{server.url}/api/tables/{ada.table}/join", json={"nickname": "Dan"}).status_code == 409


def test_only_somebody_at_the_table_may_change_it(server: Server) -> None:
    ada, eve = create(server), create(server)
    address = f"{server.url}/api/tables/{ada.table}"
    for path, body in (("seats/1/bot", {"level": "easy"}), ("ready", {}), ("start", None), ("leave", None)):
        assert httpx.post(f"{address}/{path}", json=body).status_code == 403
        headers = {"Authorization": f"Bearer {eve.token}"}
        assert httpx.post(f"{address}/{path}", json=body, headers=headers).status_code == 401


def test_who_leaves_before_the_game_frees_the_seat_and_the_token_is_dead(server: Server) -> None:
    ada = create(server)
    bob = join(server, ada.table, "Bob")
    client = bob.connect()
    assert bob.post("leave").status_code == 200
    assert kinds(ada) == ["human", "open", "open"]
    assert bob.post("ready", {}).status_code == 401
    client.send({"type": "chat", "text": "still here"})
    assert client.await_type("refused")["reason"] == "spectator"


def test_a_bot_plays_for_who_leaves_during_the_game_and_the_token_brings_back(server: Server) -> None:
    ada, bob, cleo = table_of_three(server, options={"start": 1})
    watching = ada.connect()
    assert bob.post("leave").status_code == 200
    watching.await_state(lambda state: state["version"] > 0)
    assert table(ada)["seats"][1].get("stand_in") == "hard"

    client = bob.connect()

    assert client.hello["seat"] == 1
    assert table(ada)["seats"][1].get("stand_in") is None
    assert cleo.connect().hello["seat"] == 2


def test_public_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    shown, hidden = create(server, public=True), create(server)
    ids = [found["id"] for found in httpx.get(f"{server.url}/api/tables").json()]
    assert shown.table in ids
    assert hidden.table not in ids


def test_the_invitation_is_a_picture_without_a_secret(server: Server) -> None:
    ada = create(server)
    answer = httpx.get(f"{server.url}/api/tables/{ada.table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content


def test_after_the_game_there_is_a_replay_and_a_rematch_on_the_same_seats(server: Server) -> None:
    ada = create(server, bots="random", options={"skulls": 5, "mode": "turret"})
    start(ada)
    assert httpx.get(f"{server.url}/api/tables/{ada.table}/replay").status_code == 409
    assert ada.post("rematch").status_code == 409
    client = ada.connect()
    client.play_on(Random(3))

    record = Replay.decode(httpx.get(f"{server.url}/api/tables/{ada.table}/replay").content)
    first, second = ada.post("rematch"), ada.post("rematch")

    game = load("adrenaline")
    *_, (state, _, _) = game.replay(record)
    assert scores(state) == client.state["outcome"]["scores"]
    assert first.status_code == second.status_code == 201
    assert first.json()["table"]["id"] == second.json()["table"]["id"] != ada.table
    again = Person(server, second.json())
    assert kinds(again) == ["human", "bot", "bot"]
    assert [seat.get("ready", False) for seat in table(again)["seats"]] == [True, True, True]
    start(again)
    assert again.connect().state["phase"] == "playing"


def test_after_a_mission_those_who_want_the_next_one_meet_there(server: Server) -> None:
    ada = create(server, game="resistance", seats=2, bots="random", options={"mission": "MH0", "heroes": ["storm"]})
    start(ada)
    assert ada.post("next", {"value": "MH1"}).json()["reason"] == "not_over"
    ada.connect().play_on(Random(3))

    first, second, other = (ada.post("next", {"value": value}) for value in ("MH1", "MH1", "MZ1"))

    assert [answer.status_code for answer in (first, second, other)] == [201] * 3
    assert first.json()["table"]["id"] == second.json()["table"]["id"] != other.json()["table"]["id"]
    assert first.json()["table"]["options"] == {"mission": "MH1", "heroes": ["storm"]}
    assert other.json()["table"]["options"] == {"mission": "MZ1"}, "no hero of the first mission is one of the zombies"
    again = Person(server, second.json())
    start(again)
    assert again.connect().state["view"]["options"]["mission"] == "MH1"
    assert ada.post("next", {"value": "MH99"}).json()["field"] == "options.mission"


def test_a_game_without_a_series_has_no_next_table(server: Server) -> None:
    ada = create(server, bots="random", options={"skulls": 5, "mode": "turret"})
    start(ada)
    ada.connect().play_on(Random(3))
    assert ada.post("next", {"value": "x"}).json()["field"] == "game"
