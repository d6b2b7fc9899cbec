"""Servers that start quickly: a process that has imported all they need, and forks one whenever it is asked to.

A hundred servers start in the tests, most of them to be killed, and each would spend half a second of a processor's
time on imports. What is forked is a process like any other: it runs `frenzy serve` from its arguments on, and can be
killed with -9. When the tests are gone the nursery ends, and with it whatever it has started.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

HOUSE: Final = Path(__file__).parents[2]
PROGRAM: Final = "import sys; from tests.server.nursery import main; sys.exit(main())"
LOADED: Final = (
    "frenzy.server.app", "frenzy.server.bots.pool", "frenzy.server.http.protocol", "frenzy.server.services",
    "frenzy.server.store.opening", *(["frenzy.server.store.postgres.store"] if find_spec("psycopg") else []),
    "uvicorn",
    "uvicorn.lifespan.on", "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl", "uvloop",
)  # fmt: skip
"""What `frenzy serve` imports sooner or later; the games come with their manifests."""


# -- asking for servers ---------------------------------------------------------------------------------------------


class Nursery:
    """The process, and a line to it. It is asked one thing at a time."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HOUSE,
            start_new_session=True,
        )  # fmt: skip

    def ask(self, **question: Any) -> Any:
        with self.lock:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(f"{json.dumps(question)}\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        assert answer, "the nursery has died"
        return json.loads(answer)

    def close(self) -> None:
        self.process.communicate()


@cache
def nursery() -> Nursery:
    """The one of these tests."""
    found = Nursery()
    atexit.register(found.close)
    return found


class Forked:
    """A process that the nursery has forked, as far as tests handle one."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        self.pid: int = nursery().ask(arguments=arguments, log=str(log), environment={**os.environ})
        self.code: int | None = None

    def poll(self) -> int | None:
        """The exit code, once it has ended."""
        if self.code is None:
            self.code = nursery().ask(ended=self.pid)
        return self.code

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            assert time.monotonic() < end, f"process {self.pid} does not end"
            time.sleep(0.003)
        return code


# -- the nursery itself ---------------------------------------------------------------------------------------------


def main() -> int:
    """Answer until the line is closed; in a process that was forked, serve."""
    from frenzy.cli import main as frenzy
    from frenzy.cli import parser
    from frenzy.games import load, manifests

    parser()
    for name in LOADED:
        import_module(name)
    for game in manifests():
        load(game)
    assert threading.active_count() == 1, "a thread would not come along"
    running: set[int] = set()
    for line in sys.stdin:
        question = json.loads(line)
        if "ended" in question:
            say(exit_code(question["ended"], running))
            continue
        pid = os.fork()
        if pid == 0:
            become(question["log"], question["environment"])
            return frenzy(question["arguments"])
        running.add(pid)
        say(pid)
    for pid in running:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return 0


def say(answer: int | None) -> None:
    sys.stdout.write(f"{json.dumps(answer)}\n")
    sys.stdout.flush()


def exit_code(pid: int, running: set[int]) -> int | None:
    """How a process has ended; it can be asked for once."""
    found, status = os.waitpid(pid, os.WNOHANG)
    if not found:
        return None
    running.discard(pid)
    return os.waitstatus_to_exitcode(status)


def become(log: str, environment: dict[str, str]) -> None:
    """A process of its own: nothing to read, a log to write to, and the environment of who asked for it."""
    with open(log, "ab") as file, open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    os.environ.clear()
    os.environ.update(environment)
