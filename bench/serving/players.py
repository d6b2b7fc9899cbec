"""Those who play: in a process of their own, at a set pace or as fast as the server lets them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cache, partial
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

import uvloop
from msgspec import json

from bench.serving.costs import Meter
from bench.serving.scripts import SEATS, VIEWERS, Move, token
from bench.serving.sockets import TEXT, Socket, frame, open_socket

T = TypeVar("T")
PATIENCE: Final = 30.0
AT_ONCE: Final = 50


class Round(NamedTuple):
    """How long each action took until everybody at its table had seen it; in how many seconds they all did."""

    seconds: float
    times: list[float]

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def cuts(self) -> tuple[float, float]:
        """The median and the 99th percentile, in milliseconds."""
        found = quantiles([1000 * each for each in self.times], n=100)
        return found[49], found[98]


class Played(NamedTuple):
    paced: list[Round]
    saturated: list[Round]
    frame: int  # bytes of an average state


class Compared(NamedTuple):
    """What one of several did in a round, and the microseconds of processor time of a choice, by whose work it was."""

    rate: float
    costs: dict[str, float]


class Seats:
    """A table with all who look at it; it plays one move after the other."""

    def __init__(self, name: str, moves: Sequence[Move], address: str | None = None) -> None:
        self.name, self.moves, self.next, self.address = name, moves, 0, address
        self.sockets: list[Socket] = []
        self.waiting = 0
        self.tell: Callable[[str], None] | None = None

    async def open(self, port: int) -> None:
        for viewer in range(VIEWERS):
            own = token(self.name, viewer) if viewer < SEATS else None
            socket = await open_socket(port, self.name, own, self.address)
            socket.seen = partial(self.look, socket)
            self.sockets.append(socket)

    def look(self, socket: Socket) -> None:
        """This one has seen the last move, or something is wrong with it."""
        self.waiting -= 1
        if self.tell is not None and (socket.wrong or not self.waiting):
            tell, self.tell = self.tell, None
            tell(socket.wrong.decode())

    def move(self, tell: Callable[[str], None]) -> None:
        """Make the next move; `tell` hears what is wrong, which is nothing when everybody has seen it."""
        move = self.moves[self.next]
        self.next += 1
        self.waiting, self.tell = 0, tell
        for socket, version in zip(self.sockets, move.versions, strict=True):
            if socket.version < version:
                socket.goal = version
                self.waiting += 1
        self.sockets[move.seat].send(choosing(move.version, move.choice))

    async def play(self) -> float:
        """Make the next move; the seconds until everybody has seen it."""
        done = asyncio.get_running_loop().create_future()
        start = perf_counter()
        self.move(partial(settle, done))
        if wrong := await done:
            raise RuntimeError(f"{self.name}: {wrong}")
        return perf_counter() - start


def settle(future: asyncio.Future[str], found: str) -> None:
    if not future.done():
        future.set_result(found)


@cache
def choosing(version: int, choice: str) -> bytes:
    """What a player says. Many tables play the same games."""
    return frame(TEXT, json.encode({"type": "choose", "version": version, "choice": choice, "id": "b"}))


def run(work: Callable[..., Coroutine[Any, Any, T]], *arguments: Any) -> T:
    """What the process does."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work(*arguments))


async def play(
    port: int,
    moves: Mapping[str, Sequence[Move]],
    rate: float,
    seconds: float,
    rounds: int,
    address: str | None = None,
) -> Played:
    """`address` has a place for the number of each table, if they come from many."""
    tables = await sit_down(port, moves, address)
    sockets = [socket for table in tables for socket in table.sockets]
    for socket in sockets:
        socket.states = socket.bytes = 0
    paced = [await paced_round(tables, rate, seconds) for _ in range(rounds)]
    frame = sum(socket.bytes for socket in sockets) // max(1, sum(socket.states for socket in sockets))
    saturated = [await saturated_round(tables, seconds) for _ in range(rounds)]
    for socket in sockets:
        socket.transport.close()
    return Played(paced, saturated, frame)


async def sit_down(port: int, moves: Mapping[str, Sequence[Move]], address: str | None) -> list[Seats]:
    """All who play and look on, each of whom has seen their table."""
    tables = [Seats(*each, address and address.format(number)) for number, each in enumerate(moves.items())]
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open(port) for table in tables[first : first + AT_ONCE]))
    while not all(socket.states for table in tables for socket in table.sockets):
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    return tables


async def compare(
    houses: Mapping[int, Mapping[str, int]],
    moves: Mapping[str, Sequence[Move]],
    seconds: float,
    rounds: int,
    address: str | None = None,
) -> list[list[Compared]]:
    """Rounds of all houses in turn, as fast as each lets them: whatever else the machine does, it hits all alike.

    A house is its port, and the processes whose time is counted.
    """
    tables = [await sit_down(port, moves, address) for port in houses]
    return [
        [await compared(*each, seconds) for each in zip(tables, houses.values(), strict=True)] for _ in range(rounds)
    ]


async def compared(tables: list[Seats], processes: Mapping[str, int], seconds: float) -> Compared:
    meter = Meter(processes)
    played = await saturated_round(tables, seconds)
    return Compared(played.rate, {name: cost / len(played.times) for name, cost in meter.since().items()})


async def paced_round(tables: list[Seats], rate: float, seconds: float) -> Round:
    """So many actions a second in all, at random moments, each at the table that has rested longest."""
    rng, start = Random(0), perf_counter()
    at, deeds = start, []
    order = iter([*tables] * (int(rate * seconds) // len(tables) + 2))
    while at < start + seconds:
        await asyncio.sleep(max(0.0, at - perf_counter()))
        deeds.append(asyncio.create_task(next(order).play()))
        at += rng.expovariate(rate)
    async with asyncio.timeout(PATIENCE):
        times = await asyncio.gather(*deeds)
    return Round(perf_counter() - start, times)


async def saturated_round(tables: list[Seats], seconds: float) -> Round:
    """Every table plays on as soon as everybody has seen the last move."""
    start, times = perf_counter(), list[float]()
    playing, done = set(tables), asyncio.get_running_loop().create_future()

    def play_on(table: Seats, since: float, wrong: str) -> None:
        now = perf_counter()
        if since:
            times.append(now - since)
        if wrong or now > start + seconds or table.next == len(table.moves):
            playing.discard(table)
            if wrong or not playing:
                settle(done, wrong and f"{table.name}: {wrong}")
        else:
            table.move(partial(play_on, table, now))

    for table in tables:
        play_on(table, 0.0, "")
    async with asyncio.timeout(seconds + PATIENCE):
        if wrong := await done:
            raise RuntimeError(wrong)
    return Round(perf_counter() - start, times)


async def visit(port: int, tables: list[str], at_once: int) -> list[float]:
    """Look at every table once; the seconds from knocking to the first view of each."""
    waiting, times = iter(tables), []

    async def go_round() -> None:
        for table in waiting:
            start, seen = perf_counter(), asyncio.Event()
            socket = await open_socket(port, table, token(table, 0))
            socket.seen, socket.goal = seen.set, 0
            if not socket.states:
                await asyncio.wait_for(seen.wait(), PATIENCE)
            assert socket.states, f"{table}: no view"
            times.append(perf_counter() - start)
            socket.transport.close()

    await asyncio.gather(*(go_round() for _ in range(at_once)))
    return times
