"""The supervisor of several servers, and its router: what goes wrong with one process ends nothing for good."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import ExitStack

import pytest

from frenzy.server.cluster import supervisor
from frenzy.server.cluster.router import Router, key_of
from frenzy.server.cluster.supervisor import Process, Supervisor


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HEALTH", 0.01)
    monkeypatch.setattr(supervisor, "SHORTEST_LIFE", 0.0)


SLEEP = "import time; time.sleep(600)"
TABLE = "/api/tables/k3v5x7aaaaqq"


class Dying(Process):
    """One that dies while somebody asks whether it is well."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:1", [], "postgresql:///nowhere")

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(sys.executable, "-c", SLEEP)
        self.is_ready = True

    async def answers(self, wanted: bytes = b"") -> bool:
        assert self.process is not None
        if self.is_running:
            self.process.kill()
            await self.process.wait()
        return False


def test_a_process_that_dies_while_it_is_asked_is_noticed() -> None:
    async def scene() -> None:
        process = Dying()
        await process.start()
        await process.watch()
        assert not process.is_running

    asyncio.run(scene())


class Silent(Process):
    """One that answers nothing, and uses so much of the processor until each look."""

    def __init__(self, *spent: float) -> None:
        super().__init__("http://127.0.0.1:1", [], "postgresql:///nowhere")
        self.looks = [*spent]

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(sys.executable, "-c", SLEEP)
        self.is_ready = True

    async def answers(self, wanted: bytes = b"") -> bool:
        return False

    def spent(self) -> float:
        return self.looks.pop(0)


@pytest.mark.parametrize(
    ("spent", "left"),
    [
        ((5, 5, 6, 7), 2),  # it does nothing: nobody waits
        ((5, 6, 7, 7, 8), 1),  # it works, and then does nothing
        ((1, 2, 3, 4, 5, 6, 7, 8, 9), 2),  # it works, and never answers
    ],
)
def test_a_process_that_is_late_is_not_ended_as_long_as_it_works(spent: tuple[float, ...], left: int) -> None:
    async def scene() -> None:
        process = Silent(*spent)
        await process.start()
        await process.watch()
        assert len(process.looks) == left

    asyncio.run(scene())


def test_the_time_that_a_process_uses_is_that_of_the_system() -> None:
    async def scene() -> None:
        process = Dying()
        await process.start()
        assert process.process is not None
        before = process.spent()
        process.process.kill()
        await process.process.wait()
        process.process = await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
        while process.spent() < before + 10:
            await asyncio.sleep(0.01)
        process.process.kill()
        await process.process.wait()
        assert process.spent() == 0.0, "it is gone"

    asyncio.run(scene())


class Stubborn(Process):
    """One that does not start at first."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:1", [], "postgresql:///nowhere")
        self.starts = 0

    async def start(self) -> None:
        self.starts += 1
        if self.starts < 3:
            raise BlockingIOError("no more processes")

    async def watch(self) -> None:
        await asyncio.get_running_loop().create_future()


def test_a_process_that_cannot_be_started_is_tried_again() -> None:
    async def scene() -> None:
        process = Stubborn()
        with socket.create_server(("127.0.0.1", 0)) as listener:
            keeping = asyncio.create_task(Supervisor(listener, [process]).keep(process))
            while process.starts < 3 and not keeping.done():
                await asyncio.sleep(0)
            assert not keeping.done(), keeping
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(scene())


def test_a_connection_goes_to_another_process_if_one_has_died() -> None:
    with ExitStack() as stack:
        enter = stack.enter_context
        doors, ends = {}, {}
        for name in ("one", "two", "three"):
            pair = socket.socketpair()
            doors[name], ends[name] = enter(pair[0]), enter(pair[1])
        router = Router(enter(socket.create_server(("127.0.0.1", 0))), lambda: doors)
        line, key = enter(socket.socket()), key_of(f"GET {TABLE} HTTP/1.1".encode(), "127.0.0.1")
        taken = []
        for _ in range(3):
            assert router.hand_over(line, key)
            (name,) = [name for name, end in ends.items() if has_something(end)]
            taken.append(name)
            ends.pop(name).close()
        assert sorted(taken) == ["one", "three", "two"]
        assert not router.hand_over(line, key)


def has_something(end: socket.socket) -> bool:
    end.settimeout(0)
    try:
        return bool(end.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return False
