"""Those who play: in a process of their own, at a set pace or as fast as the server lets them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import uvloop
from msgspec import json

from bench.serving.scripts import SEATS, VIEWERS, Move, Script, token
from bench.serving.sockets import Socket, open_socket

PATIENCE: Final = 30.0
AT_ONCE: Final = 50


class Plan(NamedTuple):
    """Which tables, from where in their scripts, and what is measured."""

    port: int
    tables: list[str]
    scripts: list[Script]
    start: int
    rate: float
    seconds: float
    rounds: int


class Round(NamedTuple):
    """How long each action took until everybody at its table had seen it; in how many seconds they all did."""

    seconds: float
    times: list[float]


class Played(NamedTuple):
    paced: list[Round]
    saturated: list[Round]
    frame: int  # bytes of an average state


class Seats:
    """A table with all who look at it; it plays one move after the other."""

    def __init__(self, name: str, moves: Sequence[Move]) -> None:
        self.name, self.moves, self.next = name, moves, 0
        self.sockets: list[Socket] = []
        self.done: asyncio.Future[None] | None = None
        self.goal: tuple[int, ...] = ()

    async def open(self, port: int) -> None:
        for viewer in range(VIEWERS):
            socket = await open_socket(port, self.name, token(self.name, viewer) if viewer < SEATS else None)
            socket.seen = self.look
            self.sockets.append(socket)

    def is_reached(self) -> bool:
        return all(socket.version >= version for socket, version in zip(self.sockets, self.goal, strict=True))

    def look(self) -> None:
        if self.done is None or self.done.done():
            return
        wrong = next((socket.refusal for socket in self.sockets if socket.refusal), None)
        if wrong or any(socket.is_lost for socket in self.sockets):
            self.done.set_exception(RuntimeError(f"{self.name}: {(wrong or b'connection lost').decode()}"))
        elif self.is_reached():
            self.done.set_result(None)

    async def play(self) -> float:
        """Make the next move; the seconds until everybody has seen it."""
        move = self.moves[self.next]
        self.next += 1
        self.goal, self.done = move.versions, asyncio.get_running_loop().create_future()
        text = json.encode({"type": "choose", "version": move.version, "choice": move.choice, "id": "b"})
        start = perf_counter()
        self.sockets[move.seat].send(text)
        await self.done
        return perf_counter() - start


def play(plan: Plan) -> Played:
    """What the process does."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(play_all(plan))


async def play_all(plan: Plan) -> Played:
    tables = [Seats(name, script.moves[plan.start :]) for name, script in zip(plan.tables, plan.scripts, strict=True)]
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open(plan.port) for table in tables[first : first + AT_ONCE]))
    while not all(socket.states for table in tables for socket in table.sockets):
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    sockets = [socket for table in tables for socket in table.sockets]
    for socket in sockets:
        socket.states = socket.bytes = 0
    paced = [await paced_round(tables, plan.rate, plan.seconds) for _ in range(plan.rounds)]
    frame = sum(socket.bytes for socket in sockets) // max(1, sum(socket.states for socket in sockets))
    saturated = [await saturated_round(tables, plan.seconds) for _ in range(plan.rounds)]
    for socket in sockets:
        socket.transport.close()
    return Played(paced, saturated, frame)


async def paced_round(tables: list[Seats], rate: float, seconds: float) -> Round:
    """So many actions a second in all, at random moments, each at the table that has rested longest."""
    rng, start = Random(0), perf_counter()
    at, deeds = start, []
    order = iter([*tables] * (int(rate * seconds) // len(tables) + 2))
    while at < start + seconds:
        await asyncio.sleep(max(0.0, at - perf_counter()))
        deeds.append(asyncio.create_task(waited(next(order).play())))
        at += rng.expovariate(rate)
    times = await asyncio.gather(*deeds)
    return Round(perf_counter() - start, times)


async def saturated_round(tables: list[Seats], seconds: float) -> Round:
    """Every table plays on as soon as everybody has seen the last move."""
    start = perf_counter()
    times: list[float] = []

    async def play_on(table: Seats) -> None:
        while perf_counter() < start + seconds and table.next < len(table.moves):
            times.append(await waited(table.play()))

    await asyncio.gather(*(play_on(table) for table in tables))
    return Round(perf_counter() - start, times)


async def waited(job: Coroutine[Any, Any, float]) -> float:
    return await asyncio.wait_for(job, PATIENCE)


class Visit(NamedTuple):
    """Where to look, and how many at a time."""

    port: int
    tables: list[str]
    at_once: int


def visit(plan: Visit) -> list[float]:
    """Look at every table once; the seconds from knocking to the first view of each."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(visit_all(plan))


async def visit_all(plan: Visit) -> list[float]:
    waiting, times = list(reversed(plan.tables)), []

    async def go_round() -> None:
        while waiting:
            table = waiting.pop()
            start, seen = perf_counter(), asyncio.Event()
            socket = await open_socket(plan.port, table, token(table, 0))
            socket.seen = seen.set
            if not socket.states:
                await asyncio.wait_for(seen.wait(), PATIENCE)
            assert socket.states, f"{table}: no view"
            times.append(perf_counter() - start)
            socket.transport.close()

    await asyncio.gather(*(go_round() for _ in range(plan.at_once)))
    return times
