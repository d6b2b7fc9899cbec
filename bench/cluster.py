"""`python -m bench.cluster`: owners of tables are killed while people play, and nothing that was accepted is lost.

Then all processes are renewed one after the other, and at the end one is measured beside two. It needs the programs of
PostgreSQL, and starts one of its own.

    python -m bench.cluster
    python -m bench.cluster --quick
    python -m bench.cluster --processes 3 --tables 300 --kills 200
    python -m bench.cluster --tables 60 --kills 0 --renewals 6 --rounds 0
    python -m bench.cluster --kills 0 --renewals 0                             # only one process beside two
    python -m bench.cluster --processes 3 --tables 300 --kills 200 --overlap   # ten minutes or so
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any, Final

import psycopg

from bench.server import elsewhere
from bench.serving.players import PATIENCE, Compared, Seats, compare, run
from bench.serving.scripts import VIEWERS, Script, Stored, put_table, write_scripts
from bench.serving.servers import answers
from bench.serving.sockets import Socket
from frenzy.client.client import back_off
from frenzy.server.store.postgres.store import PostgresStore
from tests.server.postgres import Cluster, address, cluster
from tests.server.serving import free_port

START: Final = 60  # choices that were made before
PACE: Final = 200.0  # choices a second at all tables, or less
DIFFERENT: Final = 20
BACK: Final = 60.0  # seconds until a table has to be back
COMPARED: Final = (1, 2)  # processes
AGAIN: Final = 120.0  # seconds until a process has to be, on a busy machine


def options() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.cluster", description=__doc__.split("\n")[0])
    say = parser.add_argument
    say("--processes", type=int, default=3, help="default 3")
    say("--tables", type=int, default=300, help="each with five who look at it (default 300)")
    say("--kills", type=int, default=200, help="of random owners (default 200)")
    say("--minutes", type=float, default=inf, help="for the kills: fewer where the machine is busy (default: no limit)")
    say("--overlap", action="store_true", help="kill the next one as soon as two answer: twice as many in a minute")
    say("--renewals", type=int, default=1, help="of all processes, one after the other (default 1)")
    say("--seconds", type=float, default=3.0, help="of each round of one process, and of two (default 3)")
    say("--rounds", type=int, default=5, help="of both, in turn (default 5); 0: none")
    say("--quick", action="store_true", help="small and short, to see that it runs")
    given = parser.parse_args()
    if given.quick:
        given.tables, given.kills, given.seconds, given.rounds = 12, 3, 1.0, 1
    return given


# -- what is measured -----------------------------------------------------------------------------------------------


class House:
    """`frenzy cluster` on a database of its own, with tables in it."""

    def __init__(self, database: Cluster, name: str, processes: int, tables: Mapping[str, Stored]) -> None:
        with psycopg.connect(address(database.folder), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        self.url, self.processes, self.port = address(database.folder, schema=name), processes, free_port()
        self.first = self.port + 1 if self.port < 65_000 else self.port - 100
        asyncio.run(self.fill(tables))
        self.process: subprocess.Popen[bytes] | None = None

    async def fill(self, tables: Mapping[str, Stored]) -> None:
        store = PostgresStore(self.url)
        for name, stored in tables.items():
            await put_table(store, name, stored)
        await store.close()

    @contextmanager
    def open(self, log: Path) -> Iterator[House]:
        command = [
            sys.executable, "-c", "import sys; from frenzy.cli import main; sys.exit(main())", "cluster", "--no-web",
            "--processes", str(self.processes), "--port", str(self.port), "--member-port", str(self.first),
            "--database", self.url,
        ]  # fmt: skip
        with log.open("ab") as notes, subprocess.Popen(command, stdout=notes, stderr=notes) as self.process:
            try:
                while not all(answers(port) for port in range(self.first, self.first + self.processes)):
                    assert self.process.poll() is None, log.read_text()
                    sleep(0.05)
                sleep(1.0)
                yield self
            finally:
                self.process.terminate()
                self.process.wait(30)

    def servers(self) -> dict[int, int]:
        """The ports of the processes that run, and what they are to the system."""
        assert self.process is not None
        found = {}
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            with suppress(OSError, ValueError):
                words = Path(f"/proc/{pid}/cmdline").read_text().split("\0")
                found[int(words[words.index("--port") + 1])] = int(pid)
        return found

    def answering(self) -> list[int]:
        """The processes that do, as they are to the system."""
        return [pid for port, pid in self.servers().items() if answers(port)]

    def rows(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url, autocommit=True) as connection:
            return connection.execute(question, values).fetchall()


# -- those who play ----------------------------------------------------------------------------------------------------


class Survivors(Seats):
    """A table that plays on, whatever happens to its server; it knows how many choices were accepted."""

    def __init__(self, name: str, script: Script, number: int) -> None:
        super().__init__(name, script.moves[START:], f"table {number}")
        self.accepted, self.breaks, self.chance = 0, list[float](), Random(name)
        self.cut_off = asyncio.Event()
        self.cut_off_at = inf

    def look(self, socket: Socket) -> None:
        super().look(socket)
        if socket.wrong:
            self.note_cut_off()

    def note_cut_off(self) -> None:
        if not self.cut_off.is_set():
            self.cut_off_at = perf_counter()
            self.cut_off.set()

    async def go_on(self, port: int, longest: float, end: asyncio.Event) -> None:
        """Make a choice after each pause, of which none is longer than that; whoever is cut off comes back at once."""
        await self.enter(port)
        while not end.is_set() and self.next < len(self.moves):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.cut_off.wait(), self.chance.uniform(0, longest))
            if not self.cut_off.is_set():
                await self.choose()
            if self.cut_off.is_set():
                began = self.cut_off_at
                await self.return_to(port)
                self.breaks.append(perf_counter() - began)

    async def choose(self) -> None:
        try:
            await asyncio.wait_for(self.play(), PATIENCE)
            self.accepted = self.next
        except (RuntimeError, TimeoutError, ConnectionError):
            self.next, self.tell = self.next - 1, None
            self.note_cut_off()

    async def return_to(self, port: int) -> None:
        """Connect again as people's clients do: after the same pauses, and as often as it takes."""
        end, tries, why = perf_counter() + BACK, count(), "nobody has tried"
        while why:
            assert perf_counter() < end, f"{self.name} does not come back: {why}"
            await asyncio.sleep(back_off(next(tries), self.chance.random()))
            why = await self.try_to_enter(port)
        move = self.moves[self.next]
        if self.sockets[move.seat].version != move.version:  # the latest choice has counted
            assert self.sockets[move.seat].version == move.versions[move.seat], "neither before nor after the choice"
            self.next += 1
        self.accepted = max(self.accepted, self.next)

    async def try_to_enter(self, port: int) -> str:
        """What is wrong, if anything is."""
        try:
            await self.enter(port)
        except Exception as error:  # noqa: BLE001  # whatever it was: the next try comes
            return repr(error)
        return next((socket.wrong.decode() for socket in self.sockets if socket.wrong), "")

    async def enter(self, port: int) -> None:
        """Everybody comes, and sees the table or hears why not."""
        for socket in self.sockets:
            socket.seen = lambda: None
            socket.transport.close()
        self.sockets, self.tell = [], None
        self.cut_off.clear()
        await self.open(port)
        while not all(socket.states or socket.wrong for socket in self.sockets):
            await asyncio.sleep(0.02)

    def check(self, house: House, script: Script) -> None:
        """What is in the log is what was chosen: all that was accepted, and nothing twice."""
        found = [row[0] for row in house.rows(
            "SELECT choice FROM actions WHERE table_id = %s ORDER BY sequence", self.name
        )]  # fmt: skip
        assert found == [move.choice for move in script.moves[: len(found)]], f"{self.name}: another game"
        assert self.accepted <= len(found) - START <= self.accepted + 1, f"{self.name}: lost or doubled"


async def survive(house: House, tables: Mapping[str, Script], given: Namespace) -> list[Survivors]:
    """Play while owners are killed, and all are renewed."""
    rng, end = Random(0), asyncio.Event()
    playing = [Survivors(name, script, number) for number, (name, script) in enumerate(tables.items())]
    longest = max(0.5, 2 * len(playing) / PACE)
    tasks = [asyncio.create_task(each.go_on(house.port, longest, end)) for each in playing]
    await asyncio.sleep(5.0)
    begun, number = perf_counter(), 0
    while number < given.kills and perf_counter() - begun < 60 * given.minutes:
        os.kill(rng.choice(await asyncio.to_thread(house.answering)), signal.SIGKILL)
        await answering(house, 2 if given.overlap else given.processes)
        await asyncio.sleep(rng.uniform(0, 1.0))
        raise_failed(tasks)
        number += 1
        print(f"\r{number} kills", end="", file=sys.stderr, flush=True)
    await answering(house, given.processes)
    tell("killed", playing, number)
    assert house.process is not None
    for _ in range(given.renewals):
        for each in playing:
            each.breaks.clear()
        house.process.send_signal(signal.SIGHUP)
        await asyncio.sleep(4.0 * (given.processes + 1) + 10.0)
        raise_failed(tasks)
        tell("renewed one after the other", playing, given.processes)
    end.set()
    await asyncio.gather(*tasks)
    return playing


async def answering(house: House, wanted: int) -> None:
    """Wait until so many processes answer."""
    limit = perf_counter() + AGAIN
    while len(await asyncio.to_thread(house.answering)) < wanted:
        assert perf_counter() < limit, "a process that was killed is not started again"
        await asyncio.sleep(0.1)


def raise_failed(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Whoever cannot play on ends the run at once."""
    for task in tasks:
        if task.done():
            task.result()


def tell(what: str, playing: Sequence[Survivors], times: int) -> None:
    breaks = sorted(each for table in playing for each in table.breaks)
    choices = sum(table.accepted for table in playing)
    longest = f"half within {median(breaks):.2f} s, the longest {breaks[-1]:.2f} s" if breaks else "nobody noticed"
    print(f"\r{what}: {times} times; {choices} choices accepted; back {len(breaks)} times: {longest}", flush=True)


# -- measuring ---------------------------------------------------------------------------------------------------------


def measure(database: Cluster, tables: Mapping[str, Script], given: Namespace, log: Path) -> list[list[Compared]]:
    """One process and two, in turn, each with its own tables in the same PostgreSQL."""
    moves = {name: script.moves[START:] for name, script in tables.items()}
    stored = {name: Stored(script, START) for name, script in tables.items()}
    assert database.process is not None
    with ExitStack() as stack:
        houses = {}
        for processes in COMPARED:
            house = stack.enter_context(House(database, f"play_{processes}", processes, stored).open(log))
            assert house.process is not None
            houses[house.port] = {"servers": house.process.pid, "PostgreSQL": database.process.pid}
        return elsewhere(compare, houses, moves, given.seconds, given.rounds, "table {}")


def tell_rates(rounds: Sequence[Sequence[Compared]]) -> None:
    """Choices a second, whose processor time each is, and how much more two do than one."""
    for processes, found in zip(COMPARED, zip(*rounds, strict=True), strict=True):
        costs = {name: median(each.costs[name] for each in found) for name in found[0].costs}
        told = ", ".join(f"{name} {cost:.0f}" for name, cost in costs.items())
        rate = median(each.rate for each in found)
        print(f"{processes} processes: {rate:,.0f} choices/s (best {max(each.rate for each in found):,.0f}); "
              f"a choice is {sum(costs.values()):.0f} µs of a processor: {told}")  # fmt: skip
    ratios = sorted(two.rate / one.rate for one, two in rounds)
    print(f"two beside one: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


def main() -> int:
    given = options()
    scripts = write_scripts(min(DIFFERENT, given.tables))
    names = [f"table{number:04}" for number in range(given.tables)]
    tables = {name: scripts[number % len(scripts)] for number, name in enumerate(names)}
    with TemporaryDirectory() as folder, cluster(fsync="on", max_connections="200") as database:
        log = Path(folder) / "log"
        if given.kills or given.renewals:
            stored = {name: Stored(script, START) for name, script in tables.items()}
            house = House(database, "killed", given.processes, stored)
            with house.open(log):
                for each in run(survive, house, tables, given):
                    each.check(house, tables[each.name])
            print(f"{given.tables} tables, {given.tables * VIEWERS} sockets, {given.processes} processes: nothing lost")
        if given.rounds:
            tell_rates(measure(database, tables, given, log))
    return 0


if __name__ == "__main__":
    sys.exit(main())
