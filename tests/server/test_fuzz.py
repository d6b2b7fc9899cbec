"""Whatever comes through a door, by its document or by chance: no crash, a clear answer, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from msgspec.structs import replace
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from frenzy import wire
from frenzy.server.app import make_app
from frenzy.server.bots.pool import Thought
from frenzy.server.bots.worker import Decision
from frenzy.server.http.campaign_routes import CAMPAIGN_ROUTES
from frenzy.server.http.guards import LIMITS, hashed
from frenzy.server.http.ladder_routes import LADDER_ROUTES
from frenzy.server.http.routes import ROUTES
from frenzy.server.services import Services
from frenzy.server.table.table import Table
from frenzy.server.websocket import endpoint
from tests.server.desk import GAME, Desk, FirstChoice, history, playing, runs, settle, table_record
from tests.server.memory_store import MemoryStore
from tests.server.serving import Server, create, start
from tests.server.test_replays import record
from tests.server.test_wire import ASKED, FROM_CLIENT

NO_LIMITS = dict.fromkeys(LIMITS, (1_000_000, 1.0))
AS_DOCUMENTED = [
    not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance,
]  # fmt: skip
FEW = settings(
    max_examples=int(os.environ.get("FRENZY_FUZZ", "15")), deadline=None, database=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


class Sleeper(FirstChoice):
    """A bot that never answers, so that nothing happens at a table but what is asked for."""

    async def choose(self, decision: Decision) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes it")


class Inn:
    """A server in this process, with a table that waits, one that plays and one that is over."""

    def __init__(self, stack: ExitStack) -> None:
        self.store = MemoryStore()
        app = make_app(lambda: Services(self.store, Sleeper(), limits=NO_LIMITS))
        self.client = stack.enter_context(TestClient(app=app, raise_server_exceptions=False))
        self.waiting, self.token = self.sit_down(bots=None)
        self.playing, self.playing_token = self.sit_down(bots=None, here=["Bob", "Cleo"])
        assert self.post(f"/api/tables/{self.playing}/start", self.playing_token).status_code == 200
        self.over = self.client.post("/api/replays", content=record().encode()).json()["id"]
        self.campaign, self.key, self.chapter = self.set_out()
        self.tables = [self.waiting, self.playing, self.over, self.chapter]
        self.tokens = [self.token, self.playing_token, self.key]

    def set_out(self) -> tuple[str, str, str]:
        """A campaign, its key, and the table of its first chapter; a bot's strange answers do not reset it."""
        begun = self.client.post("/api/campaigns", json={"nickname": "Ada", "game": "wreckland"}).json()
        seated = self.post(f"/api/campaigns/{begun['id']}/play", begun["key"], {"chapter": 1}).json()
        return begun["id"], begun["key"], seated["table"]["id"]

    def slot(self) -> str:
        """The id of the campaign; a new one, if the last one was forgotten."""
        if (self.campaign,) not in self.rows("id", "campaigns"):
            self.campaign, self.key, self.chapter = self.set_out()
            self.tokens[-1], self.tables[-1] = self.key, self.chapter
        return self.campaign

    def sit_down(self, **wanted: Any) -> tuple[str, str]:
        found = self.client.post("/api/tables", json={"nickname": "Ada", "seats": 3, **wanted}).json()
        return found["table"]["id"], found["token"]

    def post(self, path: str, token: str, body: Any = None) -> httpx.Response:
        return self.client.post(path, json=body, headers={"Authorization": f"Bearer {token}"})

    def kept(self) -> list[Any]:
        """All that the storage holds; logs only grow, so their lengths will do."""
        logs = [self.rows("count(*)", log) for log in ("actions", "undone", "chat")]
        return [*logs, self.rows("*", "tables"), self.rows("*", "seats"), self.rows("*", "campaigns")]

    def rows(self, columns: str, of: str) -> list[Any]:
        return self.store.database.execute(f"SELECT {columns} FROM {of}").fetchall()

    def send(self, **request: Any) -> httpx.Response:
        """A request; whoever is refused has changed nothing, and is told why."""
        self.client.cookies.clear()
        before = self.kept()
        answer: httpx.Response = self.client.request(**request)
        assert answer.status_code < 500, (request, answer.text)
        if answer.status_code >= 400:
            assert self.kept() == before, request
            if request["method"] != "HEAD":
                problem = msgspec.json.decode(answer.content, type=wire.Problem)
                assert problem.error, request
        return answer


@pytest.fixture(scope="module")
def inn() -> Iterator[Inn]:
    with ExitStack() as stack:
        yield Inn(stack)


# -- HTTP, as the document has it -------------------------------------------------------------------------------


def openapi() -> Any:
    with TestClient(app=make_app(lambda: Services(MemoryStore(), FirstChoice()))) as client:
        return schemathesis.openapi.from_dict(client.get("/api/docs/openapi.json").json())


OPERATIONS = [found.ok() for found in openapi().get_all_operations()]


def test_the_document_has_every_door() -> None:
    labels = {operation.label for operation in OPERATIONS}
    for route in (*ROUTES, *CAMPAIGN_ROUTES, *LADDER_ROUTES):
        for path in route.paths:
            method = next(iter(route.http_methods))
            assert f"{method} {path}".replace(":str", "").replace(":int", "") in labels


@pytest.mark.parametrize(
    ("operation", "mode"),
    [
        pytest.param(operation, mode, id=f"{mode.value} {operation.label}")
        for operation in OPERATIONS
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or len(operation.body) or len(operation.query)
    ],
)
def test_every_door_answers_as_its_document_says(inn: Inn, operation: Any, mode: GenerationMode) -> None:
    """Half of the requests have the shape that the document asks for, half of them have not."""
    seen: list[int] = []

    @FEW
    @given(
        case=operation.as_strategy(mode),
        table=st.sampled_from([*range(len(inn.tables)), None]),
        token=st.sampled_from([*range(len(inn.tokens)), "wrong", None]),
    )
    def ask(case: Case[Any], table: int | None, token: int | str | None) -> None:
        campaign = inn.slot()
        if table is not None and "name" in case.path_parameters:
            case.path_parameters["name"] = campaign if "campaigns" in case.path else inn.tables[table]
        if token is not None:
            case.headers["Authorization"] = f"Bearer {inn.tokens[token] if isinstance(token, int) else token}"
        wanted = case.as_transport_kwargs(base_url="http://testserver.local")
        known = ("method", "url", "json", "params", "headers")
        body = {"content": wanted["data"]} if "data" in wanted else {}
        answer = inn.send(**{name: wanted[name] for name in known if name in wanted}, **body)
        seen.append(answer.status_code)
        case.validate_response(answer, checks=AS_DOCUMENTED)

    ask()
    assert seen


# -- HTTP, by chance --------------------------------------------------------------------------------------------

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**70), 10**400, 0.5, -0.0, 1e308, "", "a", "\u0000", "\u200b",
    "\U0001f3af" * 50, "x" * 5_000, "../../etc", "'; DROP TABLE tables; --", "<script>", [], [[]], [None] * 50, {},
    {"": ""}, {"a": {"b": []}}, {"__proto__": 1},
)  # fmt: skip


def spoiled(rng: Random, doc: dict[str, Any]) -> bytes:
    """A body or a message that was good before."""
    doc = dict(doc)
    for _ in range(rng.randint(1, 3)):
        name = rng.choice([*doc, "seat", "seed", "version", "", "nickname"])
        match rng.randrange(3):
            case 0:
                doc.pop(name, None)
            case _:
                doc[name] = rng.choice(VALUES)
    return torn(rng, json.dumps(doc, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass"))


def torn(rng: Random, text: bytes) -> bytes:
    """Sometimes with a piece missing, doubled or turned into something else."""
    place = rng.randrange(len(text) + 1)
    match rng.randrange(8):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + rng.randbytes(rng.randint(1, 8)) + text[place:]
        case 2:
            return text + text
        case 3:
            return text[:place] + b"[" * 5_000 + text[place:]
        case _:
            return text


SLOT_DOORS = (
    "", "/open", "/play", "/play", "/reset", "/forget", "/booklet", "/booklet?language=pl", "/booklet?language=%ff",
    "/nothing",
)  # fmt: skip


def path(rng: Random, inn: Inn) -> str:
    table = rng.choice([*inn.tables, *inn.tables, "none", "%00", "a%2fb", "..", "x" * 300, "%ff"])
    action = rng.choice([
        "", "/join", "/ready", "/start", "/leave", "/rematch", "/next", "/branch", "/replay", "/steps", "/qr.svg",
        "/socket", "/booklet", "/booklet?language=%00", "/booklet?language=fr",
        "/seats/0/bot", "/seats/-1/bot", "/seats/9999999999999999999999/bot", "/seats/x/bot", "/nothing",
        "/seats/0/remove", "/seats/1/remove", "/host", "/lock",
        "/steps?viewer=open&start=-1", "/steps?viewer=%00&count=0", "/steps?start=1e9", "/steps?count=" + "9" * 500,
    ])  # fmt: skip
    return rng.choice([
        f"/api/tables/{table}{action}", f"/api/tables/{table}{action}", f"/api/tables/{table}{action}",
        f"/api/campaigns/{rng.choice([inn.slot(), inn.slot(), table])}{rng.choice(SLOT_DOORS)}", "/api/campaigns",
        "/api/tables", "/api/quick", "/api/replays", "/api/games", f"/api/lessons/adrenaline/{table}", "/api/schema",
    ])  # fmt: skip


def headers(rng: Random, inn: Inn) -> dict[str, str]:
    found = {"Content-Type": rng.choice(["application/json", "text/plain", "application/x-www-form-urlencoded",
                                         "multipart/form-data", "application/x-msgpack", "", "x" * 200])}  # fmt: skip
    if rng.random() < 0.7:
        kind = rng.choice(["Bearer", "bearer", "Basic", ""])
        found["Authorization"] = f"{kind} {rng.choice([*inn.tokens, 'wrong', '', 'x' * 2_000])}"
    if rng.random() < 0.2:
        name = rng.choice(["frenzy_seat", "frenzy_campaign_a", f"frenzy_campaign_{inn.slot()}", "frenzy_campaign_"])
        found["Cookie"] = f"{name}={rng.choice([*inn.tokens, '', '%', 'a=b;c'])}"
    if rng.random() < 0.2:
        found["Origin"] = rng.choice(["http://testserver.local", "null", "http://evil.example", "http://[", "x" * 500])
    return found


def test_no_request_by_chance_breaks_the_server(inn: Inn) -> None:
    rng, seen = Random(13), {inn.send(method="POST", url="/api/tables", content=b"x" * 20_000).status_code}
    for _ in range(1_000):
        method = rng.choice(["POST", "POST", "POST", "POST", "GET", "PUT", "DELETE", "HEAD", "OPTIONS"])
        _, body = rng.choice(ASKED)
        content = json.dumps(body).encode() if rng.random() < 0.5 else spoiled(rng, body)
        request = {"method": method, "url": path(rng, inn), "headers": headers(rng, inn)}
        seen.add(inn.send(**request, content=b"" if method in ("GET", "HEAD") else content).status_code)
    assert {200, 201, 400, 401, 403, 404, 405, 409, 413} <= seen


def test_no_record_by_chance_breaks_the_server(inn: Inn) -> None:
    """Records are the biggest thing that anybody may bring: spoil them everywhere, positions included."""
    rng = Random(12)
    doc = json.loads(record().encode())
    doc["position"] = GAME.position(GAME.new(3, 1))
    for _ in range(300):
        spoilt = json.loads(json.dumps(doc))
        spoil_deep(rng, spoilt)
        spoilt["actions"] = spoilt.get("actions") if rng.random() < 0.5 else []
        if rng.random() < 0.3:
            spoilt.pop("position", None)
        content = torn(rng, json.dumps(spoilt).encode())
        answer = inn.send(method="POST", url="/api/replays", content=content)
        assert answer.status_code in (400, 413) or answer.json()["id"] == inn.over, answer.text


def spoil_deep(rng: Random, doc: Any) -> None:
    """Put something wrong somewhere inside."""
    while True:
        places = list(doc) if isinstance(doc, dict) else list(range(len(doc)))
        if not places:
            return
        place = rng.choice(places)
        if isinstance(doc[place], dict | list) and doc[place] and rng.random() < 0.8:
            doc = doc[place]
        else:
            doc[place] = rng.choice(VALUES)
            return


# -- the socket -------------------------------------------------------------------------------------------------


def frame(rng: Random, desks: list[Desk]) -> str | bytes:
    """Something that a broken or a cunning client might send."""
    desk = rng.choice(desks)
    choices = [choice for other in desks for choice in other.choices] or ["done"]
    version = rng.choice([desk.state["version"], desk.state["version"], desk.state["version"] - 1, 0, 10**6, 2**63])
    match rng.randrange(10):
        case 0 | 1:
            return json.dumps({"type": "choose", "version": max(0, version), "choice": rng.choice(choices), "id": "f"})
        case 2:
            return json.dumps({"type": "ask", "question": rng.choice(["why_not", "preview", "reach", "odds", "hint"]),
                               "subject": rng.choice([*choices, "square b2", "weapon thor", "figure violet", "?"]),
                               "version": max(0, version)})  # fmt: skip
        case 3:
            return json.dumps({"type": "sit", "seat": rng.choice([0, 1, 2, 3, -1, 2**70])})
        case 4:
            return json.dumps({"type": "undo", "version": max(0, version), "id": "f"})
        case 5:
            return rng.randbytes(rng.randint(0, 60))
        case 6:
            return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x700)])) for _ in range(40))
        case _:
            _, message = rng.choice(FROM_CLIENT)
            return spoiled(rng, message)


@runs
async def test_no_frame_by_chance_breaks_a_table_or_changes_it_without_being_accepted() -> None:
    rng, services = Random(13), Services(MemoryStore(), FirstChoice(), limits=NO_LIMITS)
    accepted = refused = 0
    for seed in range(3):
        table = await playing(table_record(seed))
        for seat in (0, 1):
            table.seats[seat] = replace(table.seats[seat], token_hash=hashed("both"))
        desks = [await Desk(table, seat).sit() for seat in (0, 2, None)]
        saved = GAME.save(history(table).state)
        for number in range(2_000):
            desk = rng.choice(desks)
            before, heard = await kept(table), [len(each.frames) for each in desks]
            await endpoint.handle_frame(services, table, desk.connection, frame(rng, desks), "somebody", "home")
            await settle()
            frames = [text for each, mark in zip(desks, heard, strict=True) for text in each.frames[mark:]]
            if any('"type":"accepted"' in text or '"type":"chat"' in text for text in frames):
                accepted, saved = accepted + 1, GAME.save(history(table).state)
            else:
                assert await kept(table) == before, frames
            refusals = [json.loads(text) for text in frames if '"type":"refused"' in text]
            assert all(answer["text"] and answer["reason"] != "our_mistake" for answer in refusals), refusals
            refused += len(refusals)
            assert number % 20 or GAME.save(history(table).state) == saved
        await table.close()
    assert accepted > 50
    assert refused > 2_000


async def kept(table: Table) -> tuple[Any, ...]:
    """All that a message could change."""
    store, name, now = table.store, table.record.id, history(table)
    logs = await store.actions(name), await store.undone(name), await store.chat(name)
    return len(now.entries), [*now.versions], table.record, [*table.seats], logs, dict(table.stand_ins)


def test_a_real_socket_takes_anything_and_goes_on(server: Server) -> None:
    """Frames of bytes, halves of characters, things too deep; then a good one. One that is too big ends it."""
    person = create(server, bots="random", options={"start": 0})
    start(person)
    client, rng = person.connect(), Random(14)
    before = client.state
    for _ in range(60):
        _, message = rng.choice([example for example in FROM_CLIENT if example[0] is not wire.Ping])
        content = spoiled(rng, {**message, "version": 10**6, "text": "", "agree": False, "seat": 9})[:15_000]
        client.socket.send(content if rng.random() < 0.5 else content.decode("utf-8", "replace"))
    client.catch_up()
    assert not [text for text in client.frames if '"accepted"' in text or '"our_mistake"' in text]
    assert client.state == before
    client.play(client.choices[0])
    client.socket.send(b"\x00" * 17_000)
    assert client.closing_code() == 1009


@pytest.mark.parametrize(
    "query", ["version=-1", "version=x", "version=" + "9" * 99, "seat=%00", "seat=-1&version=", "%ff"]
)
def test_no_query_of_a_socket_breaks_it(server: Server, query: str) -> None:
    person = create(server)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{person.table}/socket?{query}") as socket:
        assert '"hello"' in str(socket.recv())
    with (
        connect(f"ws://127.0.0.1:{server.port}/api/tables/%00/socket?{query}") as socket,
        pytest.raises(ConnectionClosed),
    ):
        socket.recv()
