"""The processes that are measured: our server without limits on how much one may ask, and a bare echo of tables."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPException
from pathlib import Path
from socket import socket
from time import perf_counter, sleep
from typing import Any, Final
from urllib.request import urlopen

UNLIMITED: Final = 1_000_000


def serve(port: int, folder: str) -> None:
    """What `frenzy serve` does, for a thousand clients on one address."""
    from frenzy.cli.serve import listen, open_store
    from frenzy.server.app import make_app
    from frenzy.server.bots.pool import BotPool
    from frenzy.server.http.guards import LIMITS
    from frenzy.server.services import Services

    with open_store(Path(folder)) as store:
        limits = dict.fromkeys(LIMITS, (UNLIMITED, 1.0))
        services = partial(Services, store, limits=limits, most_sockets=UNLIMITED)
        listen(make_app(lambda: services(BotPool())), "127.0.0.1", port)


def echo(port: int, size: str) -> None:
    """Whatever is said at a table, everybody there is sent so many bytes. No rules, no disk, no promises."""
    from frenzy.cli.serve import listen

    rooms: dict[str, list[Any]] = defaultdict(list)
    versions: dict[str, int] = defaultdict(int)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
        if scope["type"] != "websocket":
            return
        room, path = rooms[scope["path"]], scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        room.append(send)
        await send({"type": "websocket.send", "text": state(0, int(size))})
        while (await receive())["type"] == "websocket.receive":
            versions[path] += 1
            text = state(versions[path], int(size))
            for each in room:
                await each({"type": "websocket.send", "text": text})
        room.remove(send)

    listen(app, "127.0.0.1", port)


def state(version: int, size: int) -> str:
    return f'{{"type":"state","version":{version},"view":"'.ljust(size - 2, "x") + '"}'


@contextmanager
def running(kind: str, argument: str) -> Iterator[tuple[int, float]]:
    """One of the two in a process of its own: its port, and the seconds until it answered."""
    with socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "bench.serving.servers", kind, str(port), argument]
    start = perf_counter()
    with subprocess.Popen(command, env={**os.environ, "PYTHONOPTIMIZE": ""}) as process:
        try:
            while not answers(port):
                assert process.poll() is None, "the server has ended"
                assert perf_counter() < start + 60, "the server does not answer"
                sleep(0.01)
            yield port, perf_counter() - start
        finally:
            process.terminate()
            process.wait(30)


def answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (OSError, HTTPException):  # who asks at a port that nobody has may even be connected with itself
        return False


if __name__ == "__main__":
    {"serve": serve, "echo": echo}[sys.argv[1]](int(sys.argv[2]), sys.argv[3])
