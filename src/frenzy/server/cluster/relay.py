"""Passing a request or a socket on to another server of the cluster, and its answers back.

Another server believes what is told of the caller, because it comes with the secret that only members read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import quote, urlsplit

import httptools
from litestar.types import Receive, Scope, Send
from msgspec import DecodeError, Struct, ValidationError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from frenzy.server.cluster.members import Member
from frenzy.server.http.guards import ENCODED_HEADERS
from frenzy.server.http.protocol import ANSWER_SECONDS
from frenzy.server.websocket.connection import RESTARTING
from frenzy.wire import Problem

HEADER: Final = b"x-frenzy-relayed"
CONNECT_SECONDS: Final = 5.0
CHUNK: Final = 65_536
OF_THE_LINE: Final = frozenset(
    {b"connection", b"keep-alive", b"upgrade", b"te", b"transfer-encoding", b"content-length", b"host", b"date", HEADER}
)
"""Headers that belong to a connection, and not to what is said through it."""
GONE: Final = 1001

Headers = Iterable[tuple[bytes, bytes]]


class Unreachable(Exception):
    """The other server has not even heard of it: it can be tried elsewhere."""


class Caller(Struct, frozen=True):
    """What the server that was asked first knows of whoever asks, and how often it was passed on since."""

    secret: str
    hops: int
    client: str
    host: str
    scheme: str


def taken(scope: Scope, secret: str) -> int:
    """How often a request was passed on before it came here; its scope is then as it was at the first server."""
    headers = scope["headers"]
    said = [value for name, value in headers if name == HEADER]
    scope["headers"] = [each for each in headers if each[0] != HEADER]
    try:
        caller = json.decode(said[0], type=Caller) if said else None
    except (DecodeError, ValidationError):
        caller = None
    if caller is None or caller.secret != secret:
        return 0
    others = [each for each in scope["headers"] if each[0] != b"host"]
    scope["headers"] = [(b"host", caller.host.encode("latin-1")), *others]
    scope["client"], scope["scheme"] = (caller.client, 0), caller.scheme
    return caller.hops


def told(scope: Scope, member: Member, hops: int) -> bytes:
    client = scope["client"]
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    scheme = scope["scheme"]
    return json.encode(
        Caller(member.secret, hops + 1, client[0] if client else "unknown", host.decode("latin-1"), scheme)
    )


def own_word(member: Member, client: str = "") -> bytes:
    """What a server says when it asks another one: for nobody, or for somebody at this address."""
    return json.encode(Caller(member.secret, 1, client, "localhost", "http"))


def passed_on(headers: Headers, but: bytes = b" ") -> list[tuple[bytes, bytes]]:
    """The headers that go on, without those of the line and those that begin like that."""
    return [(name, value) for name, value in headers if name not in OF_THE_LINE and not name.startswith(but)]


def target(scope: Scope) -> str:
    """The path and the question, as a request has them."""
    raw = scope.get("raw_path") or quote(scope["path"]).encode()
    query = scope["query_string"]
    return (raw.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


# -- requests ---------------------------------------------------------------------------------------------------


class Answer:
    """An answer, as it is read from the line."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = bytearray()
        self.is_whole = False
        self.parser = httptools.HttpResponseParser(self)

    @property
    def status(self) -> int:
        return int(self.parser.get_status_code())

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.is_whole = True


async def ask(
    member: Member, method: str, path: str, headers: Headers, body: bytes = b"", *, told: bytes | None = None
) -> Answer:
    """Ask another server something; Unreachable if it is not there, OSError if it goes away in the middle."""
    host = urlsplit(member.address)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host.hostname, host.port)
    except OSError as error:
        raise Unreachable(str(error)) from None
    try:
        lines = [(b"host", host.netloc.encode()), *passed_on(headers), (b"connection", b"close")]
        lines += [(b"content-length", b"%d" % len(body))] if body or method not in ("GET", "HEAD") else []
        lines += [(HEADER, told)] if told is not None else []
        writer.write(f"{method} {path} HTTP/1.1\r\n".encode("latin-1"))
        writer.write(b"".join(b"%b: %b\r\n" % line for line in lines) + b"\r\n" + body)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await read_answer(reader)
    finally:
        writer.close()


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    answer = Answer()
    while not answer.is_whole and (data := await reader.read(CHUNK)):
        try:
            answer.parser.feed_data(data)
        except httptools.HttpParserError as error:
            raise OSError(f"no answer: {error}") from None
    if not answer.status or (not answer.is_whole and any(name == b"content-length" for name, _ in answer.headers)):
        raise OSError("the answer ends in the middle")
    return answer


async def read_body(receive: Receive) -> bytes | None:
    """The whole body, of which the doors let in no more than they should; None if nobody waits for an answer."""
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return bytes(body)


async def relay_request(scope: Scope, body: bytes, send: Send, member: Member, hops: int) -> None:
    """Unreachable if the other server is not there, and nothing has been answered."""
    method: Any = scope.get("method", "GET")
    try:
        answer = await ask(
            member, str(method), target(scope), scope["headers"], body, told=told(scope, member, hops)
        )  # fmt: skip
    except (OSError, TimeoutError):
        await refuse_request(send)
        return
    length = (b"content-length", b"%d" % len(answer.body))
    headers = [*passed_on(answer.headers), *([] if answer.status in (204, 304) else [length])]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": bytes(answer.body), "more_body": False})


async def refuse_request(send: Send) -> None:
    """The other server went away in the middle: nobody knows what has come of it."""
    body = json.encode(Problem("the server of this table does not answer", "no_storage"))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1"), *ENCODED_HEADERS]
    headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# -- sockets ----------------------------------------------------------------------------------------------------


async def relay_socket(scope: Scope, receive: Receive, send: Send, member: Member, hops: int) -> None:
    """Unreachable if the other server is not there, and nothing has been answered."""
    headers = [*passed_on(scope["headers"], b"sec-websocket-"), (HEADER, told(scope, member, hops))]
    address = f"ws{member.address.removeprefix('http')}{target(scope)}"
    try:
        line = await connect(
            address, additional_headers=[(name.decode(), value.decode("latin-1")) for name, value in headers],
            compression=None, proxy=None, user_agent_header=None, open_timeout=CONNECT_SECONDS, ping_interval=None,
            max_size=None, max_queue=(32, 8), close_timeout=CONNECT_SECONDS,
        )  # fmt: skip
    except InvalidHandshake:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    except OSError as error:
        raise Unreachable(str(error)) from None
    async with line:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        there, back = asyncio.create_task(speak(receive, line)), asyncio.create_task(hear(line, send))
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        for task in (there, back):
            task.cancel()
        await asyncio.gather(there, back, return_exceptions=True)


async def speak(receive: Receive, line: ClientConnection) -> None:
    """What the client says goes on, until it has gone."""
    while True:
        message: Any = await receive()
        if message["type"] != "websocket.receive":
            await line.close(GONE)
            return
        text = message.get("text")
        try:
            await line.send(message["bytes"] if text is None else text)
        except ConnectionClosed:
            return


async def hear(line: ClientConnection, send: Send) -> None:
    """What the other server says goes back, its last word included."""
    try:
        while True:
            said = await line.recv(decode=False)
            await send({"type": "websocket.send", "bytes": None, "text": bytes(said).decode()})
    except ConnectionClosed as error:
        code, why = (error.rcvd.code, error.rcvd.reason) if error.rcvd is not None else (RESTARTING, "")
        await send({"type": "websocket.close", "code": code, "reason": why})
