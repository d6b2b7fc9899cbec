"""The processes that are measured: our server without limits on how much one may ask, and a bare echo of tables."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

UNLIMITED: Final = 1_000_000


def serve(port: int, data: Path) -> None:
    """What `frenzy serve` does, for a thousand clients on one address."""
    from frenzy.cli.serve import listen, open_store
    from frenzy.server.app import make_app
    from frenzy.server.bots import BotPool
    from frenzy.server.guards import LIMITS
    from frenzy.server.services import Services

    with open_store(data) as store:
        limits = dict.fromkeys(LIMITS, (UNLIMITED, 1.0))
        services = partial(Services, store, limits=limits, most_sockets=UNLIMITED)
        listen(make_app(lambda: services(BotPool())), "127.0.0.1", port)


def echo(port: int, size: int) -> None:
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
        await send({"type": "websocket.send", "text": state(0, size)})
        while (await receive())["type"] == "websocket.receive":
            versions[path] += 1
            text = state(versions[path], size)
            for each in room:
                await each({"type": "websocket.send", "text": text})
        room.remove(send)

    listen(app, "127.0.0.1", port)


def state(version: int, size: int) -> str:
    return f'{{"type":"state","version":{version},"view":"'.ljust(size - 2, "x") + '"}'


@contextmanager
def running(kind: str, port: int, argument: str) -> Iterator[float]:
    """One of the two in a process of its own; the seconds until it answered."""
    command = [sys.executable, "-m", "bench.serving.servers", kind, str(port), argument]
    start = perf_counter()
    with subprocess.Popen(command, env={**os.environ, "PYTHONOPTIMIZE": ""}) as process:
        try:
            yield ready(process, port, start)
        finally:
            process.terminate()
            process.wait(30)


def ready(process: subprocess.Popen[bytes], port: int, start: float) -> float:
    while perf_counter() < start + 60:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                if answer.status == 200:
                    return perf_counter() - start
        except (URLError, ConnectionError, TimeoutError):
            if process.poll() is not None:
                raise RuntimeError("the server has ended") from None
            sleep(0.01)
    raise RuntimeError("the server does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.serving.servers")
    parser.add_argument("kind", choices=["serve", "echo"])
    parser.add_argument("port", type=int)
    parser.add_argument("argument")
    given = parser.parse_args()
    if given.kind == "serve":
        serve(given.port, Path(given.argument))
    else:
        echo(given.port, int(given.argument))


if __name__ == "__main__":
    main()
