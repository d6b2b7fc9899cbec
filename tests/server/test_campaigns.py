"""Campaigns through the doors of a real server: begun, played, come back to, and nobody else's business."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from frenzy import wire
from frenzy.client import Client as Line
from frenzy.client import Credentials, HttpApi, Invite, NoTable, NotNow
from frenzy.kernel import Replay
from frenzy.kernel.guide import Lesson
from frenzy.server.campaign.campaigns import Campaigns, give_up
from frenzy.server.http.guards import MOST_CAMPAIGNS, seat_token
from frenzy.server.http.problems import Sealed
from frenzy.server.lobby.lobby import Lobby
from tests.server.campaigning import (
    EASY,
    GAME,
    Owner,
    add_table,
    ask,
    browser,
    finish,
    play_some,
    winning_log,
    with_store,
)
from tests.server.desk import FirstChoice
from tests.server.memory_store import MemoryStore
from tests.server.serving import Client, Person, Server, create, serving, start


def problem(answer: httpx.Response) -> tuple[int, str, str | None]:
    found = answer.json()
    return answer.status_code, found["reason"], found.get("field")


# -- beginning --------------------------------------------------------------------------------------------------


def test_a_campaign_begins_with_one_open_chapter_and_tells_its_key_in_a_cookie_of_its_own(server: Server) -> None:
    body = {"nickname": " Ada\n", "game": "wreckland", "options": {"vehicle": "V3"}, "name": "Slot  1"}

    answer = ask(server, "POST", "/api/campaigns", body)

    found = answer.json()
    assert answer.status_code == 201
    assert (found["nickname"], found["name"], found["game"], found["runs"]) == ("Ada", "Slot 1", "wreckland", [])
    assert found["options"] == {
        "vehicle": "V3", "hero": "miller", "difficulty": "normal", "arson": "round", "sleep": "full",
    }  # fmt: skip
    assert [chapter["state"] for chapter in found["chapters"]] == ["open", *["sealed"] * 6]
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"frenzy_campaign_{found['id']}={found['key']};")
    assert {"HttpOnly", "SameSite=lax", "Path=/api"} <= set(cookie.split("; "))
    assert answer.headers["cache-control"] == "no-store"


def test_only_the_hash_of_a_key_is_stored(server: Server) -> None:
    owner = Owner(server)
    token = owner.sit().token
    kept = b"".join(path.read_bytes() for path in server.data.iterdir() if path.name.startswith("frenzy.sqlite"))
    assert owner.id.encode() in kept
    assert owner.key.encode() not in kept
    assert token.encode() not in kept


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "adrenaline"}, "game"),
        ({"nickname": "\u200b"}, "nickname"),
        ({"options": {"vehicle": "V9"}}, "options.vehicle"),
        ({"options": {"chapter": 1}}, "options.chapter"),
        ({"options": {"chapter": 5}}, "options.chapter"),
        ({"options": {"wings": 2}}, "options.wings"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_with_the_field(server: Server, wanted: Any, field: str) -> None:
    body = {"nickname": "Ada", "game": "wreckland", **wanted}
    assert problem(ask(server, "POST", "/api/campaigns", body))[::2] == (400, field)


def test_a_browser_finds_all_its_slots_newest_first(server: Server) -> None:
    owner = Owner(server, name="first")
    others = [owner.begin(name=name)["id"] for name in ("second", "third")]

    found = owner.browser.get("/api/campaigns").json()

    assert [slot["id"] for slot in found] == [*reversed(others), owner.id]
    assert [slot["key"] for slot in found][-1] == owner.key
    assert ask(server, "GET", "/api/campaigns").json() == []


@pytest.mark.parametrize(
    ("headers", "count"),
    [
        ({}, 1),
        ({"Sec-Fetch-Site": "same-origin"}, 1),
        ({"Sec-Fetch-Site": "none"}, 1),
        ({"Sec-Fetch-Site": "same-site"}, 0),
        ({"Sec-Fetch-Site": "cross-site"}, 0),
    ],
)
def test_cookies_count_for_questions_of_our_own_pages(server: Server, headers: dict[str, str], count: int) -> None:
    owner = Owner(server)
    assert len(owner.browser.get("/api/campaigns", headers=headers).json()) == count
    foreign = owner.browser.get("/api/campaigns", headers={"Origin": "http://evil.example"})
    assert problem(foreign)[:2] == (403, "foreign_page")


def test_of_very_many_keys_the_newest_are_looked_at(server: Server) -> None:
    """Browsers send the oldest cookies first."""
    owner = Owner(server)
    old = "; ".join(f"frenzy_campaign_old{number}=key{number}" for number in range(MOST_CAMPAIGNS))

    found = ask(server, "GET", "/api/campaigns", Cookie=f"{old}; frenzy_campaign_{owner.id}={owner.key}")

    assert [each["id"] for each in found.json()] == [owner.id]


def test_a_browser_keeps_so_many_campaigns_that_its_sockets_still_open(server: Server) -> None:
    """All cookies go with every request, and a line of a socket's headers has an end."""
    owner = Owner(server)
    another = Owner(server)
    kept = {
        "Origin": server.url,
        "Cookie": "; ".join(f"frenzy_campaign_{n:012}={'k' * 43}" for n in range(MOST_CAMPAIGNS)),
    }
    body = {"nickname": "Ada", "game": "wreckland"}

    assert problem(ask(server, "POST", "/api/campaigns", body, **kept)) == (400, "bad_field", "campaigns")
    opened = ask(server, "POST", f"/api/campaigns/{another.id}/open", {"key": another.key}, **kept)
    assert problem(opened) == (400, "bad_field", "campaigns")
    kept["Cookie"] += f"; frenzy_campaign_{owner.id}={owner.key}"
    assert ask(server, "POST", f"/api/campaigns/{owner.id}/open", {"key": owner.key}, **kept).status_code == 200
    table = owner.sit().table
    headers = {"Cookie": kept["Cookie"], "Origin": server.url}
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=headers) as line:
        assert json.loads(line.recv())["own"] == [0]


def test_a_change_counts_only_if_the_browser_says_that_our_page_asks(server: Server) -> None:
    owner = Owner(server)
    kept = {"Cookie": f"frenzy_campaign_{owner.id}={owner.key}"}
    for rest in ("reset", "forget", "play"):
        body = {"chapter": 1} if rest == "play" else None
        answer = ask(server, "POST", f"/api/campaigns/{owner.id}/{rest}", body, **kept)
        assert problem(answer) == (404, "no_campaign", "campaign")
    assert owner.info()["runs"] == []


# -- playing ----------------------------------------------------------------------------------------------------


def test_a_chapter_goes_on_where_it_was_left_and_fresh_gives_it_up(server: Server) -> None:
    owner = Owner(server)
    person = owner.sit()
    client = person.connect()
    play_some(client, 12)

    again = owner.sit(options={"difficulty": "expert"})

    assert (again.table, again.token, again.seat) == (person.table, person.token, 0)
    assert owner.info()["runs"][0]["decisions"] == 12
    assert again.connect().state["view"] == client.state["view"]

    fresh = owner.sit(fresh=True, options={"difficulty": "expert"})

    assert fresh.table != person.table
    assert owner.results() == [(1, "given_up"), (1, "running")]
    assert [run["options"]["difficulty"] for run in owner.info()["runs"]] == ["learner", "expert"]
    assert owner.info()["chapters"][0] == {"number": 1, "state": "open", "attempts": 0, "wins": 0}
    client.await_state(lambda state: state["phase"] == "over")
    assert (client.choices, client.state.get("can_undo", False), client.state.get("outcome")) == ([], False, None)
    client.choose("end phase")
    assert client.await_answer()["reason"] == "over"
    assert owner.browser.get(f"/api/tables/{person.table}/steps").json()["total"] == 12


def test_a_chapter_that_is_lost_may_be_tried_again_and_one_that_is_won_opens_the_next(server: Server) -> None:
    owner = Owner(server)
    owner.lose()
    (lost,) = [run for run in owner.info()["runs"] if run["result"] == "lost"][-1:]
    assert lost["outcome"]["result"] == "lost"
    assert lost["started"] < lost["ended"]
    assert lost["decisions"] > 5
    before = owner.info()["chapters"][0]["attempts"]
    if owner.states()[0] == "open":
        assert problem(owner.post("play", {"chapter": 2})) == (403, "sealed", "chapter")

    owner.win()

    chapters = owner.info()["chapters"]
    assert [chapter["state"] for chapter in chapters] == ["won", "open", *["sealed"] * 5]
    assert chapters[0]["attempts"] > before
    assert owner.results()[-1] == (1, "won")
    second = owner.sit(2)
    assert owner.sit(2).table == second.table
    assert second.connect().state["view"]["options"]["chapter"] == 2
    assert owner.sit(1).table != second.table
    assert sorted(owner.results()[-2:]) == [(1, "running"), (2, "running")]
    assert problem(owner.post("play", {"chapter": 3})) == (403, "sealed", "chapter")


@pytest.mark.parametrize("chapter", [0, -1, 8, 10**30])
def test_a_chapter_that_does_not_exist_is_refused(server: Server, chapter: int) -> None:
    assert Owner(server).post("play", {"chapter": chapter}).status_code == 400


@pytest.mark.parametrize("options", [{"vehicle": "V2"}, {"chapter": 2}, {"difficulty": "easy"}, {"wings": 1}])
def test_an_attempt_chooses_no_more_than_it_may(server: Server, options: Any) -> None:
    owner = Owner(server)
    answer = owner.post("play", {"chapter": 1, "options": options})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad_field")
    assert owner.info()["runs"] == []


def test_two_windows_that_begin_a_chapter_begin_it_once(server: Server) -> None:
    owner = Owner(server)
    found: list[str] = []
    crowd = [Thread(target=lambda: found.append(owner.sit().table)) for _ in range(6)]
    for each in crowd:
        each.start()
    for each in crowd:
        each.join()
    assert len(found) == 6
    assert len(set(found)) == len(owner.info()["runs"]) == 1


def test_whoever_plays_keeps_the_key_for_another_year(server: Server) -> None:
    owner = Owner(server)

    answer = owner.post("play", {"chapter": 1})

    found = [line for line in answer.headers.get_list("set-cookie") if line.startswith(f"frenzy_campaign_{owner.id}=")]
    assert len(found) == 1
    assert owner.key in found[0]
    assert all(flag in found[0] for flag in ("HttpOnly", "Path=/api", "Max-Age=31536000"))


def test_who_leaves_comes_back_to_the_same_decision(server: Server) -> None:
    """No bot plays on in a game for one."""
    owner = Owner(server)
    person = owner.sit()
    client = person.connect()
    before = client.state
    client.close()
    assert person.post("leave").status_code == 200
    time.sleep(0.3)
    assert person.connect().state["view"] == before["view"]
    assert owner.info()["runs"][0]["decisions"] == 0


def test_reset_seals_everything_again_and_removes_the_tables(server: Server) -> None:
    owner = Owner(server)
    lost = owner.lose()
    owner.has_won()
    running = owner.sit(2)
    client = running.connect()

    answer = owner.post("reset")

    assert (answer.status_code, answer.json()["runs"]) == (200, [])
    assert owner.states() == ["open", *["sealed"] * 6]
    assert client.closing_code() == 1012
    for person in (lost, running):
        assert owner.browser.get(f"/api/tables/{person.table}").status_code == 404
        assert refused_code(server, person.table, person.token) == 4404
    assert owner.sit().table not in (lost.table, running.table)
    assert problem(owner.post("play", {"chapter": 2})) == (403, "sealed", "chapter")


def refused_code(server: Server, table: str, token: str | None) -> int:
    """What the socket is closed with, before any word."""
    with pytest.raises(ConnectionClosed) as closed:
        Client(server, table, token)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_a_forgotten_campaign_is_gone_for_everybody(server: Server) -> None:
    owner, kept = Owner(server), Owner(server)
    person, other = owner.sit(), kept.sit()

    answer = owner.post("forget")

    assert (answer.status_code, answer.content) == (204, b"")
    assert owner.browser.get("/api/campaigns").json() == []
    assert problem(owner.get()) == (404, "no_campaign", "campaign")
    assert problem(owner.post("open", {"key": owner.key})) == (404, "no_campaign", "campaign")
    assert ask(server, "GET", f"/api/tables/{person.table}", **bearer(person.token)).status_code == 404
    assert kept.browser.get(f"/api/tables/{other.table}").status_code == 200


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# -- other devices, and strangers -------------------------------------------------------------------------------


def test_another_device_comes_back_by_the_key_and_sits_down_at_the_same_table(server: Server) -> None:
    owner = Owner(server)
    person = owner.sit()
    play_some(person.connect(), 5)
    phone = browser(server)
    assert phone.get(f"/api/campaigns/{owner.id}").status_code == 404

    answer = phone.post(f"/api/campaigns/{owner.id}/open", json={"key": owner.key})

    assert answer.json() == owner.info()
    assert f"frenzy_campaign_{owner.id}={owner.key}" in answer.headers["set-cookie"]
    seated = phone.post(f"/api/campaigns/{owner.id}/play", json={"chapter": 1}).json()
    assert (seated["table"]["id"], seated["token"]) == (person.table, person.token)
    assert person.token == seat_token(owner.key, person.table)


def test_the_key_opens_the_table_by_itself(server: Server) -> None:
    owner = Owner(server)
    person = owner.sit()
    assert Client(server, person.table, owner.key).hello["seat"] == 0
    phone = browser(server)
    phone.post(f"/api/campaigns/{owner.id}/open", json={"key": owner.key})
    assert phone.get(f"/api/tables/{person.table}").status_code == 200
    assert phone.post(f"/api/tables/{person.table}/ready", json={}).json()["reason"] == "started"
    kept = {"Cookie": f"frenzy_campaign_{owner.id}={owner.key}", "Origin": server.url}
    address = f"ws://127.0.0.1:{server.port}/api/tables/{person.table}/socket"
    with connect(address, additional_headers=kept) as line:
        assert json.loads(line.recv())["seat"] == 0
    del kept["Origin"]
    with connect(address, additional_headers=kept) as line, pytest.raises(ConnectionClosed):
        line.recv()


@pytest.mark.parametrize("key", ["wrong", "x" * 43, "\u0142", "a b"])
def test_a_wrong_key_and_a_campaign_that_is_not_there_look_the_same(server: Server, key: str) -> None:
    owner = Owner(server)
    answers = [ask(server, "POST", f"/api/campaigns/{name}/open", {"key": key}) for name in (owner.id, "a" * 12)]
    assert [problem(answer) for answer in answers] == [(404, "no_campaign", "campaign")] * 2
    assert answers[0].text.replace(owner.id, "") == answers[1].text.replace("a" * 12, "")
    assert "set-cookie" not in answers[0].headers


CAMPAIGN_DOORS: list[tuple[str, str, Any]] = [
    ("GET", "", None), ("POST", "/play", {"chapter": 1}), ("POST", "/reset", None), ("POST", "/forget", None),
    ("GET", "/booklet", None), ("GET", "/book", None), ("POST", "/book", {"page": "1-opening"}),
]  # fmt: skip
TABLE_DOORS: list[tuple[str, str, Any]] = [
    ("GET", "", None), ("GET", "/qr.svg", None), ("GET", "/booklet", None), ("GET", "/steps", None),
    ("GET", "/replay", None), ("POST", "/join", {"nickname": "Eve"}),
    ("POST", "/join", {"nickname": "Eve", "here": True}), ("POST", "/ready", {}),
    ("POST", "/start", None), ("POST", "/leave", None), ("POST", "/rematch", None),
    ("POST", "/next", {"value": "MH1"}),
    ("POST", "/seats/0/bot", {"level": None}), ("POST", "/branch", {"nickname": "Eve", "step": 0}),
]  # fmt: skip


@pytest.mark.parametrize(("method", "rest", "body"), CAMPAIGN_DOORS)
def test_for_strangers_there_is_no_campaign(server: Server, method: str, rest: str, body: Any) -> None:
    owner, other = Owner(server), Owner(server)
    elsewhere = {"Cookie": f"frenzy_campaign_{owner.id}={owner.key}", "Sec_Fetch_Site": "cross-site"}
    for headers in ({}, bearer("wrong"), bearer(other.key), elsewhere):
        answer = ask(server, method, f"/api/campaigns/{owner.id}{rest}", body, **headers)
        assert problem(answer) == (404, "no_campaign", "campaign"), headers
    assert other.browser.request(method, f"/api/campaigns/{owner.id}{rest}", json=body).status_code == 404
    assert owner.info()["runs"] == []


@pytest.fixture(scope="module")
def two_tables(server: Server) -> tuple[Owner, list[Person]]:
    """A campaign with a table that is over and one that is played."""
    owner = Owner(server)
    return owner, [owner.lose(), owner.sit(fresh=True)]


@pytest.mark.parametrize(("method", "rest", "body"), TABLE_DOORS)
def test_for_strangers_there_are_no_tables_of_a_campaign(
    server: Server, two_tables: tuple[Owner, list[Person]], method: str, rest: str, body: Any
) -> None:
    (owner, people), other = two_tables, Owner(server)
    for person in people:
        for headers in ({}, bearer("wrong"), bearer(other.key), bearer(seat_token(other.key, person.table))):
            answer = ask(server, method, f"/api/tables/{person.table}{rest}", body, **headers)
            assert problem(answer) == (404, "no_table", "table"), headers
            nowhere = ask(server, method, f"/api/tables/nowhere{rest}", body, **headers)
            assert answer.text.replace(person.table, "nowhere") == nowhere.text
    assert owner.browser.get(f"/api/tables/{people[1].table}").json()["phase"] == "playing"


def test_nobody_watches_a_campaigns_table(server: Server, two_tables: tuple[Owner, list[Person]]) -> None:
    for person in two_tables[1]:
        for token in (None, "wrong"):
            assert refused_code(server, person.table, token) == 4404
        assert person.table not in ask(server, "GET", "/api/tables").text


# -- what is sealed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", range(2, 8))
def test_a_sealed_chapter_is_opened_by_no_other_table(server: Server, chapter: int) -> None:
    body = {"nickname": "Ada", "game": "wreckland", "options": {"chapter": chapter}}
    answer = ask(server, "POST", "/api/tables", body)
    assert problem(answer) == (403, "sealed", "options.chapter")


def test_the_first_chapter_is_open_to_all(server: Server) -> None:
    person = create(server, game="wreckland", seats=None, options={"chapter": 1}, public=True)
    start(person)
    watcher = Client(server, person.table)
    assert watcher.state["view"]["options"]["chapter"] == 1
    play_some(person.connect(), 3)


def foreign_record(chapter: int, *, is_over: bool = True) -> Replay:
    """A game that was played without a server."""
    rng, state = Random(chapter), GAME.new(1, chapter, {"chapter": chapter, "difficulty": "expert"})
    actions: list[str] = []
    while state.stack and (is_over or len(actions) < 5):
        actions.append(str(rng.choice(GAME.legal_actions(state))))
        GAME.apply(state, actions[-1])
    return Replay("wreckland", GAME.content_hash(), 1, chapter, {"chapter": chapter, "difficulty": "expert"}, actions)


def bring(server: Server, record: Replay, key: str | None = None) -> httpx.Response:
    return ask(server, "POST", "/api/replays", json.loads(record.encode()), **bearer(key) if key else {})


@pytest.mark.parametrize("spoil", ["nothing", "unfinished", "illegal", "position"])
def test_a_record_of_a_sealed_chapter_is_refused_before_it_is_looked_at(server: Server, spoil: str) -> None:
    owner = Owner(server)
    record = foreign_record(3, is_over=spoil != "unfinished")
    if spoil == "illegal":
        record.actions[0] = "end the world"
    if spoil == "position":
        state = GAME.new(1, 3, {"chapter": 3})
        record = Replay("wreckland", record.content, 1, 0, {}, [], position=GAME.position(state))
    for key in (None, owner.key):
        answer = bring(server, record, key)
        assert answer.json() == {"error": "only a campaign opens it", "reason": "sealed", "field": "options.chapter"}


def test_a_lesson_does_not_smuggle_a_sealed_chapters_booklet_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that begins with a lesson's position is open to all, but not if its options name a sealed chapter."""
    lesson = GAME.position(GAME.new(1, 1))
    monkeypatch.setattr(type(GAME), "lessons", lambda _: [Lesson("first", lesson, {}, [])])

    async def keeper(options: dict[str, Any], position: dict[str, Any]) -> str | None:
        record = Replay("wreckland", GAME.content_hash(), 1, 0, options, [], position=position)
        return await Campaigns(Lobby(MemoryStore(), FirstChoice())).keeper([], record)

    assert asyncio.run(keeper({}, lesson)) is None
    for options, position in (({"chapter": 7}, lesson), ({}, {**lesson, "core": 1}), ({}, {"chapter": 7})):
        with pytest.raises(Sealed):
            asyncio.run(keeper(options, position))


def test_a_record_of_an_open_chapter_becomes_a_private_table_of_the_campaign(server: Server) -> None:
    owner, record = Owner(server), foreign_record(2)
    owner.has_won()

    found = bring(server, record, owner.key).json()

    assert (found["campaign"], found["phase"]) == (owner.id, "over")
    assert bring(server, record, owner.key).json()["id"] == found["id"]
    assert owner.browser.get(f"/api/tables/{found['id']}/steps").status_code == 200
    assert owner.browser.get(f"/api/tables/{found['id']}/booklet").json()["text"]
    assert ask(server, "GET", f"/api/tables/{found['id']}").status_code == 404
    assert all(run["table"] != found["id"] for run in owner.info()["runs"])
    assert bring(server, record).status_code == 403
    assert bring(server, foreign_record(3), owner.key).status_code == 403


def test_a_record_of_the_first_chapter_is_open_to_all(server: Server) -> None:
    answer = bring(server, foreign_record(1))
    assert (answer.status_code, answer.json()["campaign"]) == (201, None)
    assert ask(server, "GET", f"/api/tables/{answer.json()['id']}/steps").status_code == 200


def test_a_branch_stays_in_the_campaign_and_is_no_attempt(server: Server) -> None:
    owner = Owner(server)
    table = owner.lose().table
    runs = owner.info()["runs"]

    answer = owner.browser.post(f"/api/tables/{table}/branch", json={"nickname": "Ada", "step": 10})

    person = Person(server, answer.json())
    assert answer.json()["table"]["campaign"] == owner.id
    assert person.token == seat_token(owner.key, person.table)
    finish(person.connect())
    assert owner.info()["runs"] == runs
    assert ask(server, "GET", f"/api/tables/{person.table}").status_code == 404
    refused = owner.browser.post(f"/api/tables/{table}/rematch")
    assert problem(refused) == (403, "sealed", "table")


# -- booklets ---------------------------------------------------------------------------------------------------


def test_a_booklet_comes_in_the_language_that_is_asked_for_and_is_not_sent_twice(server: Server) -> None:
    owner = Owner(server)
    table = owner.sit().table
    texts = set()
    for language in ("en", "fr", "pl"):
        answer = owner.browser.get(f"/api/tables/{table}/booklet?language={language}")
        expected = GAME.booklet({"chapter": 1}, language)
        assert expected is not None
        assert answer.json()["text"] == expected.text
        texts.add(answer.json()["text"])
        assert answer.headers["cache-control"] == "private, no-cache"
        tag = {"If-None-Match": answer.headers["etag"]}
        again = owner.browser.get(f"/api/tables/{table}/booklet?language={language}", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert owner.get(f"/booklet?language={language}").json() == answer.json()
    assert len(texts) == 3
    for language in ("xx", "", "en\0", "../fr"):
        refused = owner.browser.get(f"/api/tables/{table}/booklet", params={"language": language})
        assert problem(refused) == (400, "bad_field", "language")


def test_the_campaigns_booklet_grows_with_its_chapters(server: Server) -> None:
    owner = Owner(server)
    before = owner.get("/booklet").json()
    owner.has_won()
    after = owner.get("/booklet").json()
    assert set(before["cards"]["enemies"]) < set(after["cards"]["enemies"])
    assert len(before["text"]) < len(after["text"])
    assert before["text"].splitlines() == after["text"].splitlines()[: len(before["text"].splitlines())]


def test_a_game_without_secrets_has_all_its_words_in_its_booklet(server: Server) -> None:
    person = create(server)
    found = ask(server, "GET", f"/api/tables/{person.table}/booklet?language=fr").json()
    assert "\noption-promo = Armes promotionnelles\n" in found["text"]
    assert found["cards"] == {}
    assert ask(server, "GET", "/api/games/adrenaline/booklet?language=fr").json() == found


def test_the_booklet_of_a_game_has_what_everybody_may_read(server: Server) -> None:
    found = ask(server, "GET", "/api/games/wreckland/booklet").json()
    assert found == to_builtins(GAME.booklet({"chapter": 1}, "en"))
    assert ask(server, "GET", "/api/games/chess/booklet").json()["reason"] == "no_game"
    assert ask(server, "GET", "/api/games/wreckland/booklet?language=tlh").json()["field"] == "language"


# -- the client of programs -------------------------------------------------------------------------------------


def test_a_program_plays_a_campaign_by_its_key(server: Server) -> None:
    begun = HttpApi(server.url).create_campaign(wire.CreateCampaign("Ada", "wreckland", dict(EASY)))
    api = HttpApi(server.url, begun.key)
    seated = api.play_chapter(begun.id, wire.PlayChapter(1))

    async def scene() -> None:
        async with Line(Credentials(Invite(server.url, seated.table.id), "Ada", 0, seated.token)) as line:
            played = 0
            async for table in line:
                if table.is_asked and played < 12:
                    hint, choice = (await line.ask("hint")).hint, table.view["choices"][0]
                    assert hint is not None
                    assert hint in table.view["choices"]
                    odds = (await line.ask("odds", choice)).odds
                    assert odds == [GAME.explain(table.view, found) for found in GAME.odds(table.view, choice)]
                    await line.choose(hint)
                    played += 1
                elif played == 12 and table.is_asked:
                    assert table.state is not None
                    table.state.version -= 1
                    with pytest.raises(NotNow, match="stale"):
                        await line.ask("hint")
                    return

    asyncio.run(asyncio.wait_for(scene(), 300))
    assert api.campaign(begun.id).runs[0].decisions == 12
    assert api.booklet(seated.table.id, "pl") == api.campaign_booklet(begun.id, "pl")
    assert api.reset_campaign(begun.id).runs == []
    api.forget_campaign(begun.id)
    with pytest.raises(NoTable):
        api.campaign(begun.id)


# -- what goes wrong with one of them keeps none of the others closed --------------------------------------------


def test_an_attempt_that_cannot_be_opened_closes_no_campaign_and_can_be_given_up(server: Server) -> None:
    """Its log does not fit the rules any more, although they say that they are the same."""
    owner = Owner(server)
    with_store(server.data, partial(add_table, owner, 1, f"broken{owner.id}", actions=["end the world"]))

    assert owner.results() == [(1, "running")]
    assert [found["id"] for found in owner.browser.get("/api/campaigns").json()] == [owner.id]
    assert owner.post("play", {"chapter": 1}).status_code == 400
    assert owner.browser.get(f"/api/tables/broken{owner.id}").status_code == 400
    stranger = ask(server, "GET", f"/api/tables/broken{owner.id}")
    assert problem(stranger) == (404, "no_table", "table"), "not even what is wrong with it"
    new = owner.sit(fresh=True)
    assert owner.results() == [(1, "given_up"), (1, "running")]
    assert owner.info()["runs"][-1]["table"] == new.table


def test_a_campaign_that_cannot_be_read_hides_none_of_the_others(server: Server) -> None:
    owner = Owner(server)
    second = owner.begin(name="second")
    with closing(sqlite3.connect(server.data / "frenzy.sqlite")) as database, database:
        database.execute("UPDATE campaigns SET options = ? WHERE id = ?", ('{"vehicle": "V9"}', second["id"]))

    assert [found["id"] for found in owner.browser.get("/api/campaigns").json()] == [owner.id]


def test_an_outcome_of_another_version_still_counts(server: Server) -> None:
    owner = Owner(server)
    outcome = {"winners": [0], "result": "won", "medal": "brass"}
    with_store(server.data, partial(add_table, owner, 1, f"old{owner.id}", outcome=outcome))

    assert owner.states()[:3] == ["won", "open", "sealed"]


def test_a_chapter_that_is_won_is_not_given_up_although_its_end_was_not_noted() -> None:
    """The disk failed at the wrong moment, and works again when somebody wants to begin anew."""
    seed, log = winning_log()

    async def play() -> list[wire.RunInfo]:
        store = MemoryStore()
        campaigns = Campaigns(Lobby(store, FirstChoice()))
        begun = await campaigns.create(wire.CreateCampaign("Ada", "wreckland", dict(EASY)))
        slot = await campaigns.open(begun.id, [begun.key])
        seat = await campaigns.play(slot, wire.PlayChapter(1))
        table = await campaigns.lobby.find(seat.table.id)
        history = table.new_history()
        history.seed, history.state = seed, GAME.new(1, seed, {"chapter": 1, **EASY})
        for choice in log:
            history.apply(choice)
        table.history = history
        await give_up(table)
        runs = (await campaigns.info(slot)).runs
        await campaigns.lobby.close()
        return runs

    assert [run.result for run in asyncio.run(play())] == ["won"]


# -- a server that is killed ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_killed_server_loses_nothing_of_an_attempt(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Owner(server)
        person = owner.sit()
        client = person.connect()
        for _ in range(4):
            play_some(client, 15)
            before = client.state
            info = owner.info()
            server.stop(signal.SIGKILL)
            server.start()
            assert owner.info() == info
            assert owner.sit().table == person.table
            client = person.connect()
            assert all(client.state.get(name) == before.get(name) for name in ("version", "view", "can_undo"))


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0.0, 0.003, 0.03])
def test_a_kill_at_the_end_of_a_chapter_neither_loses_nor_doubles_it(tmp_path: Path, delay: float) -> None:
    """The last choice is sent, and the server dies: sooner or later, with or without the choice on the disk."""
    seed, log = winning_log()
    with serving(tmp_path) as server:
        owner = Owner(server)
        with_store(tmp_path, partial(add_table, owner, 1, "attempt", seed=seed, actions=log[:-1]))
        person = owner.sit()
        assert person.table == "attempt"
        person.connect().choose(log[-1])
        time.sleep(delay)
        server.stop(signal.SIGKILL)
        server.start()
        if owner.results() == [(1, "running")]:
            person.connect().play(log[-1])
        for _ in range(2):
            assert owner.results() == [(1, "won")]
            assert owner.info()["chapters"][0] == {"number": 1, "state": "won", "attempts": 1, "wins": 1}
            assert owner.states()[1:3] == ["open", "sealed"]
            server.stop(signal.SIGKILL)
            server.start()


def test_an_end_that_was_not_noted_is_noted_when_somebody_looks(tmp_path: Path) -> None:
    """The log has the last choice, the table does not know it: as a kill between the two leaves it."""
    seed, log = winning_log()
    with serving(tmp_path) as server:
        owner = Owner(server)
        with_store(tmp_path, partial(add_table, owner, 1, "attempt", seed=seed, actions=log))
        for _ in range(2):
            assert owner.results() == [(1, "won")]
            assert owner.states()[:2] == ["won", "open"]
            assert owner.info()["runs"][0]["outcome"]["result"] == "won"


def test_chapters_stay_won_when_the_rules_change(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Owner(server)
        owner.has_won()
        running = owner.sit(2)
        server.stop(signal.SIGKILL)
        with closing(sqlite3.connect(tmp_path / "frenzy.sqlite")) as database, database:
            database.execute("UPDATE tables SET content_hash = 'other.other'")
        server.start()
        assert owner.states()[:3] == ["won", "open", "sealed"]
        assert owner.results()[-1] == (2, "given_up")
        assert owner.sit(2).table != running.table
