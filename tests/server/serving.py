"""A real server in a process of its own, and people who talk to it through its doors."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import Forked

QUICK = {"bot_seconds": 0}
PATIENCE: Final = 60.0
"""Seconds after which something hangs: a busy machine may keep any process waiting for a few of them."""
FIRST_PORT, PORTS = 20_000, 12_000  # below those that systems give to whoever calls out
Doc = dict[str, Any]

numbers = count(os.getpid() * 97)


def free_port() -> int:
    """One that nobody listens at. Nor does anybody call out from it while a server is killed and started again."""
    while True:
        port = FIRST_PORT + next(numbers) % PORTS
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextmanager
def nobody() -> Iterator[int]:
    """A port at which nobody listens, and nobody can begin to."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        yield door.getsockname()[1]


def await_true(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to be so."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)


class Server:
    """`frenzy serve` on a data folder; it may be killed and started again.

    It starts quickly, from a process that has imported everything; or `afresh`, from the very beginning.
    """

    command = "serve"

    def __init__(self, data: Path, *options: str, afresh: bool = False) -> None:
        self.data, self.log, self.port, self.options, self.afresh = data, data / "log", free_port(), options, afresh
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.clients: list[Client | httpx.Client] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.await_ready()

    def launch(self) -> None:
        page = () if "--web" in self.options else ("--no-web",)  # whether or not one is built here
        arguments = [self.command, "--port", str(self.port), "--data", str(self.data), *page, *self.options]
        if not self.afresh:
            self.process = Forked(arguments, self.log)
            return
        command = "import sys; from frenzy.cli import main; sys.exit(main())"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", command, *arguments], stdout=log, stderr=log)

    def await_ready(self) -> None:
        """Ask until somebody answers; the plainest client there is, because a hundred starts add up."""
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            door = HTTPConnection("127.0.0.1", self.port, timeout=10)
            try:
                door.request("GET", "/health")
                if door.getresponse().status == 200:
                    return
            except (OSError, HTTPException):
                time.sleep(0.01)
            finally:
                door.close()
        raise AssertionError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(data: Path, *options: str, afresh: bool = False) -> Iterator[Server]:
    with running(Server(data, *options, afresh=afresh)) as server:
        yield server


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Start this one, and end it."""
    server.start()
    try:
        yield server
    finally:
        for client in server.clients:
            client.close()
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()
    assert "our mistake" not in server.log.read_text()


class Client:
    """One socket. All frames are kept as they came."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None = None,
        version: int | None = None,
        seat: int | None = None,
        address: str | None = None,
    ) -> None:
        asked = {"version": version, "seat": seat, "stack": 1}
        query = "?" + "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        headers |= from_address(address)
        link = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket{query}"
        self.exit = ExitStack()
        opened = connect(
            link, additional_headers=headers, max_size=None, max_queue=None, open_timeout=PATIENCE, close_timeout=1
        )
        self.socket: ClientConnection = self.exit.enter_context(opened)
        server.clients.append(self)
        self.frames: list[str] = []
        self.state: Doc = {}
        self.hello = self.receive()
        assert self.hello["type"] == "hello"
        self.await_state()

    def receive(self, timeout: float = PATIENCE) -> Doc:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Doc = json.loads(frame)
        if message["type"] == "state":
            self.state = message
        return message

    def await_type(self, *kinds: str) -> Doc:
        """The next message of these kinds; a hint that a bot still thinks about is none yet."""
        while (message := self.receive())["type"] not in kinds or not message.get("is_final", True):
            pass
        return message

    def await_state(self, is_right: Callable[[Doc], bool] = lambda _: True) -> Doc:
        while not is_right(self.await_type("state")):
            pass
        return self.state

    def until(self, is_right: Callable[[Doc], bool]) -> Doc:
        """Read on until the state is so, if it is not yet."""
        while not is_right(self.state):
            self.receive()
        return self.state

    def catch_up(self) -> Doc:
        """Read all that the server has to say until now, and the state as it is now.

        What is said is sent before a state: the state that comes after this answer was made after it.
        """
        self.send({"type": "ping", "id": "catch up"})
        self.send({"type": "resync", "version": self.state["version"]})
        while self.await_type("pong")["id"] != "catch up":
            pass
        return self.await_state()

    def send(self, message: Doc | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def choose(self, choice: str, ref: str = "c") -> None:
        self.send({"type": "choose", "version": self.state["version"], "choice": choice, "id": ref})

    @property
    def choices(self) -> list[str]:
        return [] if self.state["view"] is None else list(self.state["view"]["choices"])

    def is_asked(self) -> bool:
        return bool(self.choices)

    def await_turn(self) -> bool:
        """Wait until this seat has to choose; False when the game is over."""
        while not self.is_asked() and self.state["phase"] != "over":
            self.receive()
        return self.is_asked()

    def play(self, choice: str) -> None:
        """Choose, and wait until it counts and shows."""
        before = self.state["version"]
        self.choose(choice)
        answer = self.await_answer()
        assert answer["type"] == "accepted", answer
        while self.state["version"] <= before:
            self.receive()

    def await_answer(self) -> Doc:
        while (message := self.receive())["type"] not in ("accepted", "refused"):
            pass
        return message

    def play_on(self, rng: random.Random, choices: int = 10_000) -> int:
        """Choose at random until the game is over or so often; how often it was."""
        for number in range(choices):
            if not self.await_turn():
                return number
            self.play(rng.choice(self.choices))
        return choices

    def close(self) -> None:
        self.exit.close()

    def closing_code(self) -> int:
        """Wait for the other end to close; the code it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return int(error.rcvd.code) if error.rcvd is not None else 0


def from_address(address: str | None) -> dict[str, str]:
    """As a proxy tells where a request comes from: limits count callers by that."""
    return {} if address is None else {"X-Forwarded-For": address}


class Person:
    """Somebody with a seat at a table."""

    def __init__(self, server: Server, seated: Doc, address: str | None = None) -> None:
        self.server, self.token, self.seat = server, str(seated["token"]), int(seated["seat"])
        self.address = address
        self.table: str = seated["table"]["id"]

    def post(self, path: str, body: Doc | None = None) -> httpx.Response:
        address = f"{self.server.url}/api/tables/{self.table}/{path}"
        return httpx.post(address, json=body, headers={"Authorization": f"Bearer {self.token}"})

    def connect(self, version: int | None = None) -> Client:
        return Client(self.server, self.table, self.token, version, address=self.address)


def create(server: Server, **wanted: Any) -> Person:
    body = {"nickname": "Ada", "seats": 3, "pace": QUICK, **wanted}
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Person(server, answer.json())


def join(server: Server, table: str, name: str, seat: int | None = None) -> Person:
    answer = httpx.post(f"{server.url}/api/tables/{table}/join", json={"nickname": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    return Person(server, answer.json())


def start(person: Person) -> None:
    answer = person.post("start")
    assert answer.status_code == 200, answer.text


def table_of_three(server: Server, **wanted: Any) -> list[Person]:
    """Three people, and the game has begun."""
    ada = create(server, **wanted)
    people = [ada, join(server, ada.table, "Bob"), join(server, ada.table, "Cleo")]
    for person in people[1:]:
        assert person.post("ready", {}).status_code == 200
    start(ada)
    return people


def asked(clients: list[Client]) -> Client:
    """Whoever has to choose, when everybody has read what they were sent."""
    for client in clients:
        client.catch_up()
    return next(client for client in clients if client.is_asked())
