"""Games that are over: looked at step by step, taken away as a file, brought back, and played on from."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest

from frenzy.games import load
from frenzy.kernel import FrenzyError, Replay
from frenzy.server.http.problems import problem_of
from frenzy.server.lobby import replays
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.lobby.replays import LONGEST, checked, game_of
from frenzy.server.table import recovery
from tests.server.desk import FirstChoice, scores
from tests.server.memory_store import MemoryStore
from tests.server.serving import Client, Person, Server, create, start

GAME = load("adrenaline")
Doc = dict[str, Any]


@cache
def record(seed: int = 1, mode: str = "deathmatch") -> Replay:
    """A whole game, played at random."""
    options = {"mode": mode, "skulls": 5}
    state, rng, actions = GAME.new(3, seed, options), Random(seed), list[str]()
    while GAME.to_act(state) is not None:
        actions.append(rng.choice([str(action) for action in GAME.legal_actions(state)]))
        GAME.apply(state, actions[-1])
    return Replay("adrenaline", GAME.content_hash(), 3, seed, options, actions)


def bring(server: Server, text: str | bytes) -> httpx.Response:
    return httpx.post(f"{server.url}/api/replays", content=text, headers={"Content-Type": "application/json"})


@cache
def brought(server: Server, seed: int = 1) -> str:
    answer = bring(server, record(seed).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def steps(server: Server, table: str, **query: Any) -> httpx.Response:
    return httpx.get(f"{server.url}/api/tables/{table}/steps", params=query)


def branch(server: Server, table: str, **wanted: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables/{table}/branch", json={"nickname": "Ada", "step": 0, **wanted})


def hands(step: Doc) -> list[Any]:
    return [figure["powerups"] for figure in step["view"]["figures"]]


# -- in and out -------------------------------------------------------------------------------------------------


def test_a_record_that_is_brought_is_a_finished_table_and_goes_out_as_it_came(server: Server) -> None:
    answer = bring(server, record().encode())

    found = answer.json()
    assert (answer.status_code, found["phase"], found["public"]) == (201, "over", False)
    assert [seat["kind"] for seat in found["seats"]] == ["open"] * 3
    out = httpx.get(f"{server.url}/api/tables/{found['id']}/replay")
    assert Replay.decode(out.content) == record()
    assert out.headers["content-type"].startswith("application/json")
    assert out.headers["content-disposition"].startswith('attachment; filename="frenzy-adrenaline-')
    assert Client(server, found["id"]).state["outcome"]["scores"]


def test_the_same_record_is_the_same_table(server: Server) -> None:
    texts = [record(2).encode(), json.dumps(json.loads(record(2).encode()), indent=1), record(3).encode()]
    first, second, third = (bring(server, text).json()["id"] for text in texts)
    assert first == second != third


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"actions": record().actions[:-1]}, "not over"),
        ({"actions": [*record().actions, "done"]}, "over"),
        ({"actions": ["win", *record().actions]}, "win"),
        ({"actions": ["done"] * (LONGEST + 1)}, "of them"),
        ({"actions": []}, "not over"),
        ({"content": "0.0"}, "made with"),
        ({"frenzy": 2}, "version"),
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "9"),
        ({"seats": 4}, "legal"),
        ({"seed": 10**60}, "whole number"),
        ({"seed": 2}, "legal"),
        ({"options": {"skulls": 99}}, "99"),
        ({"options": {"win": True}}, "no such option"),
        ({"seed": -(10**40)}, "^seed: "),
        ({"seed": 10**40, "position": {"seats": [{}] * 3}}, "^seed: "),
        ({"position": {}}, "seats"),
        ({"position": {"seats": [{}] * 4}}, "3"),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_is_not_a_whole_game_is_not_kept(changes: Doc, message: str) -> None:
    with pytest.raises(FrenzyError, match=message) as caught:
        asyncio.run(judged(Replay.decode(json.dumps({**json.loads(record().encode()), **changes}))))
    status, problem = problem_of(caught.value)
    assert (status, problem.reason) == (400, "no_game" if "game" in changes else "bad_record")


async def judged(found: Replay) -> object:
    return await checked(await game_of(Lobby(MemoryStore(), FirstChoice()), found), found)


def test_playing_a_record_again_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "SLICE", 0.0)
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def scene() -> None:
        nonlocal turns
        other = asyncio.create_task(somebody_else())
        lobby = Lobby(MemoryStore(), FirstChoice())
        await judged(record())
        assert turns >= len(record().actions)
        found = await replays.keep(lobby, record())
        turns = 0
        await replays.steps(lobby, await lobby.find(found.id), "open", 90, 10)
        assert 100 <= turns < len(record().actions)
        other.cancel()
        await lobby.close()

    asyncio.run(scene())


def test_a_bad_record_is_told(server: Server) -> None:
    for changes, field in (({"actions": []}, "actions"), ({"seats": 9}, "seats"), ({"frenzy": 2}, "frenzy")):
        answer = bring(server, json.dumps({**json.loads(record().encode()), **changes}))
        assert (answer.status_code, answer.json()["reason"], answer.json()["field"]) == (400, "bad_record", field)
    for text in (b"", b"{", b"[]", b"null", record().encode()[:-9].encode(), b"\xff\xfe", b"[" * 9_000):
        answer = bring(server, text)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad_request"), answer.text


def test_a_record_may_be_big_but_not_too_big(server: Server) -> None:
    doc = json.loads(record().encode())
    assert bring(server, json.dumps({**doc, "actions": ["x" * 20_000]})).status_code == 400
    answer = bring(server, json.dumps({**doc, "actions": ["x" * 300_000]}))
    assert (answer.status_code, answer.json()["reason"]) == (413, "too_big")


# -- step by step -----------------------------------------------------------------------------------------------


def test_steps_come_in_pieces_from_the_set_up_to_the_end(server: Server) -> None:
    table = brought(server)
    pages = [steps(server, table, viewer="open", start=first, count=200).json() for first in range(0, 2_000, 200)]
    whole = [step for page in pages for step in page["steps"]]

    assert {page["total"] for page in pages} == {len(record().actions)}
    assert [step["number"] for step in whole] == list(range(len(record().actions) + 1))
    assert [step["choice"] for step in whole] == [None, *record().actions]
    assert whole[0]["seat"] is None
    for step, (state, action, events) in zip(whole[1:], GAME.replay(record()), strict=True):
        assert step["choice"] == action
        assert [event["event"] for event in step["events"]] == [event.__struct_config__.tag for event in events]
        assert step["view"]["turn"] == state.turn
    assert pages[0]["outcome"]["scores"] == scores(state)
    assert pages[0]["table"]["id"] == table


def test_each_seat_sees_its_own_cards_and_choices_and_the_open_view_sees_all(server: Server) -> None:
    table = brought(server)
    seen = {
        viewer: steps(server, table, viewer=viewer, start=200).json()["steps"] for viewer in ("open", "public", 0, 1)
    }

    assert len(seen["open"]) == 50
    for shown, public, own in zip(seen["open"], seen["public"], seen[1], strict=True):
        assert shown["view"].keys() == public["view"].keys() == own["view"].keys()
        assert hands(public) == [None, None, None]
        assert hands(own) == [None, hands(shown)[1], None]
        assert all(isinstance(hand, list) for hand in hands(shown))
        assert public["choice"] is None
        assert own["choice"] == (shown["choice"] if own["seat"] == 1 else None)
        assert own["seat"] == shown["seat"]
    assert any(hand for step in seen["open"] for hand in hands(step))
    assert {step["seat"] for step in seen["open"]} == {0, 1, 2}


@pytest.mark.parametrize(
    "query",
    [
        {"viewer": "3"}, {"viewer": "-1"}, {"viewer": "all"}, {"viewer": ""}, {"start": -1}, {"start": "x"},
        {"count": 0}, {"count": 201}, {"count": 1.5},
    ],
)  # fmt: skip
def test_a_step_that_cannot_be_asked_for_is_told(server: Server, query: Doc) -> None:
    answer = steps(server, brought(server), **query)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_field")
    assert answer.json()["field"] == next(iter(query))


def test_after_the_last_step_comes_nothing(server: Server) -> None:
    assert steps(server, brought(server), start=10**9).json()["steps"] == []


def test_a_game_that_is_played_shows_nothing_of_it(server: Server) -> None:
    ada = create(server, bots="random")
    for _ in range(2):
        for viewer in ("open", "public", "0"):
            answer = steps(server, ada.table, viewer=viewer)
            assert (answer.status_code, answer.json()["reason"]) == (409, "not_over")
        for answer in (httpx.get(f"{server.url}/api/tables/{ada.table}/replay"), branch(server, ada.table)):
            assert (answer.status_code, answer.json()["reason"]) == (409, "not_over")
            assert "attachment" not in answer.headers.get("content-disposition", "")
        if httpx.get(f"{server.url}/api/tables/{ada.table}").json()["phase"] == "lobby":
            start(ada)


# -- playing on -------------------------------------------------------------------------------------------------


def test_one_plays_on_from_any_step_with_bots(server: Server) -> None:
    table = brought(server)
    number = next(step["number"] for step in steps(server, table, start=100).json()["steps"] if step["seat"] == 1) - 1
    shown = steps(server, table, viewer=1, start=number, count=1).json()["steps"][0]

    answer = branch(server, table, step=number, seat=1, level="easy")

    assert answer.status_code == 201
    ada = Person(server, answer.json())
    found = answer.json()["table"]
    assert (ada.seat, found["phase"], found["public"]) == (1, "playing", False)
    assert [(seat["kind"], seat.get("level")) for seat in found["seats"]] == [
        ("bot", "easy"), ("human", None), ("bot", "easy"),
    ]  # fmt: skip
    client = Client(server, ada.table, ada.token, version=0)
    assert {**client.state["view"], "stack": None} == {**shown["view"], "stack": None}
    assert not client.state.get("can_undo")
    client.play(client.choices[0])
    again = steps(server, table, viewer=1, start=number, count=1).json()["steps"][0]
    assert again == shown


def test_what_was_given_cannot_be_taken_back(server: Server) -> None:
    table = brought(server)
    number = next(step["number"] for step in steps(server, table, start=100).json()["steps"] if step["seat"] == 0) - 1
    ada = Person(server, branch(server, table, step=number).json())
    client = ada.connect()
    client.send({"type": "undo", "version": client.state["version"]})
    assert client.await_answer()["reason"] == "nothing"


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"step": len(record().actions)}, 409, "over"),
        ({"step": len(record().actions) + 1}, 400, "bad_field"),
        ({"step": 2**70}, 400, "bad_field"),
        ({"step": -1}, 400, "bad_field"),
        ({"seat": 3}, 400, "bad_field"),
        ({"seat": -1}, 400, "bad_field"),
        ({"level": "genius"}, 400, "bad_field"),
        ({"nickname": "\u200b"}, 400, "bad_field"),
    ],
)
def test_one_cannot_play_on_from_nowhere(server: Server, wanted: Doc, status: int, reason: str) -> None:
    answer = branch(server, brought(server), **wanted)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason), answer.text


def test_a_branch_that_is_over_is_a_game_like_any_other(server: Server) -> None:
    table = brought(server)
    last = len(record().actions)
    ada = Person(server, branch(server, table, step=last - 5, seat=0, level="random").json())
    client = ada.connect()
    client.play_on(Random(1))
    out = Replay.decode(httpx.get(f"{server.url}/api/tables/{ada.table}/replay").content)
    assert out.actions[: last - 5] == record().actions[: last - 5]
    assert steps(server, ada.table, viewer="open").json()["total"] == len(out.actions)
