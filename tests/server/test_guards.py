"""Doors: tokens, origins, limits, headers, big frames; and nobody gets a 5xx."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from frenzy.server.http.guards import (
    HEADERS,
    Limiter,
    bearer,
    hashed,
    home,
    is_own_origin,
    may_use_cookie,
    new_token,
    seats_of,
)
from frenzy.server.services import Services
from frenzy.server.store import SeatRecord
from tests.server.desk import FirstChoice
from tests.server.memory_store import MemoryStore
from tests.server.serving import Client, Server, create, join, serving, start


def test_a_token_opens_its_own_seat_only() -> None:
    first, second = new_token(), new_token()
    seats = [
        SeatRecord(table="t", seat=0, kind="bot"),
        SeatRecord(table="t", seat=1, token_hash=hashed(first)),
        SeatRecord(table="t", seat=2, token_hash=hashed(second)),
    ]
    assert [seats_of(token, seats) for token in (first, second, "", None, hashed(first))] == [(1,), (2,), (), (), ()]
    assert len(first) >= 40
    assert first != second


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://localhost:8000", True),
        ("https://localhost:8000", True),
        ("https://club.example", True),
        ("http://localhost:8001", False),
        ("http://localhost:8000.evil.example", False),
        ("http://evil.example", False),
        ("file://localhost:8000", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_may_ask(origin: str, is_own: bool) -> None:
    assert is_own_origin(origin, "localhost:8000", ["https://club.example"]) is is_own


@pytest.mark.parametrize(
    ("origin", "host", "is_own"),
    [
        ("https://club.example", "club.example:443", True),
        ("http://club.example", "club.example:80", True),
        ("https://club.example", "Club.Example", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://club.example", "club.example:80", False),
        ("http://club.example:443", "club.example", False),
        ("http://[::1]:8000", "[::2]:8000", False),
        ("http://club.example@evil.example", "evil.example", False),
        ("http://", "", False),
        ("http://club.example", "", False),
        ("http://club.example:99999", "club.example:99999", False),
    ],
)
def test_an_address_is_the_same_with_its_usual_port(origin: str, host: str, is_own: bool) -> None:
    assert is_own_origin(origin, host) is is_own


def test_a_cookie_counts_only_with_our_own_origin() -> None:
    assert not may_use_cookie(None, "here")
    assert may_use_cookie("http://here", "here")
    assert not may_use_cookie("http://there", "here")


def test_a_bearer_token_is_read_from_its_header() -> None:
    assert [bearer(text) for text in ("Bearer a", "bearer a", "Basic a", "", None)] == ["a", "a", None, None, None]


def test_a_limit_says_how_long_to_wait() -> None:
    limiter = Limiter({"chat": (2, 20.0)})
    assert [limiter.spend("chat", "ada") for _ in range(2)] == [None, None]
    assert limiter.wait("chat", "ada") is not None
    assert limiter.wait("chat", "bob") is None
    wait = limiter.spend("chat", "ada")
    assert wait is not None
    assert 1 <= wait <= 20


def test_a_limit_counts_the_latest_seconds_and_forgets_who_does_not_come_again() -> None:
    clock = SimpleNamespace(now=0.0)
    limiter = Limiter({"chat": (2, 20.0)}, clock=lambda: clock.now)

    def spend_at(now: float, who: str) -> float | None:
        clock.now = now
        return limiter.spend("chat", who)

    found = [spend_at(now, "ada") for now in (0.0, 15.0, 16.0, 21.0, 22.0, 36.0)]
    assert found == [None, None, 4.0, None, 13.0, None]
    for number in range(1_000):
        spend_at(36.0, f"visitor {number}")
    spend_at(200.0, "ada")
    assert len(limiter.hits) == 1


def test_one_who_has_many_addresses_is_counted_as_one() -> None:
    same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]
    others = ["2001:db8:1:3::1", "192.0.2.1", "::ffff:192.0.2.2", "a name"]
    assert len({home(address) for address in same}) == 1
    assert len({home(address) for address in [*same, *others]}) == 5
    assert home("::ffff:192.0.2.1") == "192.0.2.1"


# -- at a real server -------------------------------------------------------------------------------------------


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/health", "/api/tables", "/api/tables/none", "/nowhere", "/api/docs/openapi.json", "/metrics"):
        answer = httpx.get(server.url + path)
        assert {name: answer.headers.get(name) for name in HEADERS} == dict(HEADERS), path
        assert "server" not in answer.headers


def test_a_page_from_elsewhere_is_refused(server: Server) -> None:
    foreign = {"Origin": "http://evil.example"}
    answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Eve"}, headers=foreign)
    assert (answer.status_code, answer.json()["error"][:6]) == (403, "origin")
    person = create(server)
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(f"ws://127.0.0.1:{server.port}/api/tables/{person.table}/socket", additional_headers=foreign),
    ):
        pass


def test_the_cookie_opens_the_socket_from_our_own_page_only(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Ada"})
    cookie = answer.headers["set-cookie"]
    table, token = answer.json()["table"]["id"], answer.json()["token"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert f"Path=/api/tables/{table}" in cookie
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    own = {"Cookie": f"frenzy_seat={token}", "Origin": server.url}
    with connect(address, additional_headers=own) as socket:
        assert '"seat":0,"own":[0]' in str(socket.recv())
    with connect(address, additional_headers={"Cookie": own["Cookie"]}) as socket:
        assert '"seat":null,"own":[]' in str(socket.recv())


def test_a_wrong_token_is_told(server: Server) -> None:
    person = create(server)
    person.token = "x" * 43
    assert person.post("start").status_code == 401
    address = f"ws://127.0.0.1:{server.port}/api/tables/{person.table}/socket"
    with connect(address, additional_headers={"Authorization": "Bearer wrong"}) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4401


def test_a_frame_over_the_limit_closes_the_socket(server: Server) -> None:
    client = create(server).connect()
    client.send('{"type":"ping","id":"' + "x" * 20_000 + '"}')
    assert client.closing_code() == 1009


def test_too_many_messages_are_refused_with_a_time_to_wait_and_moves_are_free(server: Server) -> None:
    person = create(server, bots="random")
    start(person)
    client = person.connect()
    for _ in range(102):
        client.send({"type": "ping"})
    refusal = client.await_type("refused")
    assert refusal["reason"] == "too_many"
    assert refusal["retry_after"] >= 1
    other = create(server, bots="random")
    start(other)
    busy = other.connect()
    assert busy.play_on(Random(2), 130) == 130
    assert not [frame for frame in busy.frames if '"refused"' in frame]


def test_who_only_watches_has_less_to_say(server: Server) -> None:
    watcher = Client(server, create(server).table)
    for _ in range(31):
        watcher.send({"type": "ping"})
    assert watcher.await_type("refused")["reason"] == "too_many"


def test_who_goes_on_and_on_is_cut_off(server: Server) -> None:
    watcher = Client(server, create(server).table)
    try:
        for _ in range(200):
            watcher.send({"type": "ping"})
    except ConnectionClosed:
        pass
    assert watcher.closing_code() == 4429


@pytest.mark.parametrize(
    ("path", "body", "status", "field"),
    [
        ("/api/tables", {}, 400, None),
        ("/api/tables", {"nickname": ""}, 400, None),
        ("/api/tables", {"nickname": "\u200b"}, 400, "nickname"),
        ("/api/tables", {"nickname": "A", "seats": 9}, 400, "seats"),
        ("/api/tables", {"nickname": "A", "seat": 4}, 400, "seat"),
        ("/api/tables", {"nickname": "A", "options": {"skulls": 99}}, 400, "options.skulls"),
        ("/api/tables", {"nickname": "A", "options": {"seed": 1}}, 400, "options.seed"),
        ("/api/tables", {"nickname": "A", "game": "chess"}, 400, "game"),
        ("/api/tables", {"nickname": "A", "bots": "genius"}, 400, "bots"),
        ("/api/tables", {"nickname": "A", "pace": {"level": "genius"}}, 400, "pace.level"),
        ("/api/tables", {"nickname": "A", "seed": 1}, 400, None),
        ("/api/tables", [], 400, None),
        ("/api/tables/none/join", {"nickname": "A"}, 404, "table"),
        ("/api/tables/none/start", None, 404, "table"),
        ("/api/nothing", {}, 404, None),
    ],
)
def test_a_bad_request_is_told_what_is_wrong(
    server: Server, path: str, body: object, status: int, field: str | None
) -> None:
    answer = httpx.post(server.url + path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]
    assert field is None or answer.json()["field"] == field


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"\xff\xfe", b"x" * 20_000, b"[" * 10_000, b'{"nickname":"A","seats":' + b"9" * 400 + b"}",
        b'{"nickname":"A","options":' + b'{"a":' * 2_000 + b"1" + b"}" * 2_001, b'{"nickname":"\\ud800"}',
        b'{"nickname":"A","pace":{"seconds":1e308}}', b'{"nickname":"A","options":{"characters":[{}]}}',
    ],
)  # fmt: skip
def test_no_body_breaks_the_server(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


@pytest.mark.parametrize("name", ["%00", "%ff%fe", "a%2fb", "x" * 5_000, "..", "-1", "'; DROP TABLE tables; --"])
def test_no_name_of_a_table_breaks_the_server(server: Server, name: str) -> None:
    for path in ("", "/qr.svg", "/replay"):
        assert httpx.get(f"{server.url}/api/tables/{name}{path}").status_code in (200, 404)


def test_no_host_breaks_the_server(server: Server) -> None:
    table = create(server).table
    answer = httpx.get(f"{server.url}/api/tables/{table}/qr.svg", headers={"Host": "a" * 3_000})
    assert (answer.status_code, answer.json()["reason"]) == (421, "wrong_host")


def test_schemas_are_served(server: Server) -> None:
    assert "choose" in httpx.get(f"{server.url}/api/schema").text
    assert "/api/tables/{name}/join" in httpx.get(f"{server.url}/api/docs/openapi.json").json()["paths"]


def test_requests_over_the_limit_are_told_when_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answers = [httpx.post(f"{server.url}/api/tables", json={"nickname": "A"}) for _ in range(31)]
        assert [answer.status_code for answer in answers] == [*[201] * 30, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        join(server, answers[0].json()["table"]["id"], "Bob")


def test_nobody_takes_all_the_lines() -> None:
    services = Services(MemoryStore(), FirstChoice(), limits={"socket": (1_000, 60.0)}, most_sockets=3)
    ada, bob = (ASGIConnection[Any, Any, Any, Any](cast(Any, {"type": "websocket", "client": (host, 1)}))
                for host in ("192.0.2.1", "192.0.2.2"))  # fmt: skip
    with ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(services.open_socket(ada))
        with pytest.raises(TooManyRequestsException), services.open_socket(ada):
            pass
        with services.open_socket(bob):
            pass
    with services.open_socket(ada):
        assert services.open_sockets == {"192.0.2.1": 1}
    assert not services.open_sockets


def test_who_connects_too_often_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = create(server).table
        for _ in range(60):
            Client(server, table).close()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4429
