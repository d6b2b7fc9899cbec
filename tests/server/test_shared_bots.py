"""Workers of bots that several servers share: whose turn it is goes by all their tables, and no death loses any."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from frenzy.kernel.guide import Reason
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.puzzle import Solution, Step
from frenzy.review.weighing import Weighed
from frenzy.server.bots.crew import OwnCrew, now
from frenzy.server.bots.line import ENCODER, FROM_SERVER, FROM_WORKERS, Ask, Said
from frenzy.server.bots.pool import BotPool, Thought
from frenzy.server.bots.queue import Audience
from frenzy.server.bots.service import Service
from frenzy.server.bots.shared import LOOK_SECONDS, SharedCrew
from frenzy.server.bots.worker import Decision, Job, Told
from frenzy.server.cluster.supervisor import BOTS
from tests.server.desk import runs
from tests.server.serving import PATIENCE
from tests.server.test_bots import decision
from tests.server.test_fair_bots import end
from tests.server.thinker import LOG, Thinker
from tests.server.warp import warps

NEEDED = 0.05


class Server:
    """One of those who share the workers, with its own tables. By default somebody looks at each of them."""

    def __init__(self, path: Path) -> None:
        self.crew = SharedCrew(path)
        self.pool = BotPool(crew=self.crew)
        self.homes: dict[str, str] = {}
        self.alone: set[str] = set()
        self.pool.consult(lambda table: Audience(self.homes.get(table, ""), table not in self.alone))

    async def ask(self, table: str, choices: tuple[str, ...] = ("first", "last"), **fields: Any) -> Thought:
        view: Any = {"choices": [*choices], "seat": 0}
        return await self.pool.choose(Decision("adrenaline", "hard", view, table, 0, "luck", **fields))

    async def play(self, table: str) -> None:
        while True:
            assert (await self.ask(table)).level == "hard"


# -- sharing, in a time of its own ------------------------------------------------------------------------------------


@asynccontextmanager
async def house(servers: int = 2, workers: int = 1, **needed: float) -> AsyncIterator[list[Server]]:
    """A service in this process; its thinkers need so many seconds for a table, `NEEDED` for the others."""

    def work(job: Job) -> float:
        return needed.get(job.decision.table, NEEDED)

    LOG.clear()
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.setattr("frenzy.server.bots.crew.Worker", Thinker)
        path = Path(folder) / "bots"
        async with await asyncio.start_unix_server(Service(OwnCrew(workers, work)).answer, path):
            made = [Server(path) for _ in range(servers)]
            for server in made:
                await server.crew.begun.wait()
            yield made
            for server in made:
                server.pool.close()


@warps
async def test_tables_of_all_servers_take_turns_and_so_do_addresses() -> None:
    async with house(first=1.0) as (one, two):
        one.homes |= {"a1": "a", "a2": "a"}
        two.homes |= {"a3": "a", "b1": "b"}
        asked = [asyncio.create_task(one.ask("first"))]
        await asyncio.sleep(0.01)
        for server, table in ((one, "a1"), (one, "a2"), (two, "a3"), (two, "b1")):
            asked.append(asyncio.create_task(server.ask(table)))
            await asyncio.sleep(0.01)
        assert (one.crew.waiting, two.crew.waiting, one.crew.size) == (2, 2, 1)
        await asyncio.gather(*asked)
        assert LOG == ["first", "a1", "b1", "a2", "a3"]


@warps
async def test_tables_without_people_leave_a_worker_to_those_of_another_server() -> None:
    async with house(workers=2, x=60, y=60, z=60) as (one, two):
        one.alone |= {"x", "y", "z"}
        playing = [asyncio.create_task(one.play(table)) for table in ("x", "y", "z")]
        await asyncio.sleep(5)
        for _ in range(10):
            begin = now()
            assert (await two.ask("people")).level == "hard"
            assert now() - begin == pytest.approx(NEEDED, abs=0.001)
            await asyncio.sleep(0.123)
        assert {*LOG} == {"x", "y", "z", "people"}
        await end(playing)


@warps
async def test_who_comes_to_a_table_that_waits_is_waited_for() -> None:
    async with house(first=2.0) as (one, two):
        two.alone |= {"left", "lonely"}
        asked = [asyncio.create_task(one.ask("first"))]
        await asyncio.sleep(0.01)
        asked += [asyncio.create_task(two.ask("lonely")), asyncio.create_task(two.ask("left"))]
        await asyncio.sleep(0.01)
        two.alone.remove("left")
        await asyncio.sleep(LOOK_SECONDS)
        await asyncio.gather(*asked)
        assert LOG == ["first", "left", "lonely"]


@warps
async def test_a_table_without_people_waits_as_long_as_it_takes_and_one_with_a_moment_does_not() -> None:
    async with house(first=60.0) as (one, two):
        one.pool.seconds = 20.0
        two.alone.add("lonely")
        first = asyncio.create_task(one.ask("first"))
        await asyncio.sleep(0.01)
        lonely, begin = asyncio.create_task(two.ask("lonely")), now()
        await asyncio.sleep(0.01)
        late = await two.ask("late", choices=("only one of two", "last"), seconds=0.4)
        assert now() - begin == pytest.approx(0.4, abs=0.05)
        assert (late.level, two.pool.failures) == ("easy", {"no_worker": 1, "error": 1})
        assert (await lonely).level == "hard"
        assert now() - begin > 6, "it has waited beyond the time that a bot has"
        assert (await first).level == "hard"


@warps
async def test_nothing_is_thought_any_more_for_a_server_that_has_gone() -> None:
    async with house(first=60.0, second=60.0) as (one, two):
        gone = [asyncio.create_task(one.ask("first")), asyncio.create_task(one.ask("second"))]
        await asyncio.sleep(0.1)
        one.pool.close()
        await asyncio.sleep(0.01)
        begin = now()
        assert (await two.ask("other")).level == "hard"
        assert now() - begin == pytest.approx(NEEDED, abs=0.001)
        assert LOG == ["first", "other"]
        await end(gone)


@warps
async def test_whoever_gives_up_is_not_thought_for() -> None:
    async with house(first=60.0, second=60.0) as (one, two):
        tasks = [asyncio.create_task(one.ask(table)) for table in ("first", "second")]
        await asyncio.sleep(0.1)
        await end(tasks)
        begin = now()
        await two.ask("other")
        assert now() - begin == pytest.approx(NEEDED, abs=0.001)
        assert LOG == ["first", "other"]
        assert not one.crew.questions


def test_everything_that_is_asked_and_said_comes_through() -> None:
    phrase = Phrase("key", {"what": "value", "number": 3})
    reason = Reason("key", {"chance": 0.5}, "A-1.1")
    weighed = Weighed((0.5, 0.5), ["a"], [], (0.25, 0.75), 0.25, 0.1)
    solution = Solution(True, phrase, phrase, phrase, [Step("go", phrase)])
    asked = Ask(3, decision(cards=("print", b"\0cards"), done=("a", "b"), seconds=0.4), 0.36, Audience("home", False))
    said = Said(7, Told("go", "out_of_time", "detail", False, reason, weighed, solution))

    assert FROM_SERVER.decode(ENCODER.encode(asked)) == asked
    assert FROM_WORKERS.decode(ENCODER.encode(said)) == said


# -- killed, as real processes ----------------------------------------------------------------------------------------


class Kept:
    """The process for bots, as `frenzy cluster` starts it; it can be killed and started again."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.path, self.workers = folder / "bots", workers
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(self.path))
        self.listener.listen()
        self.start()

    def start(self) -> None:
        self.door, theirs = socket.socketpair()
        with theirs:
            files = [self.listener.fileno(), theirs.fileno()]
            self.process = subprocess.Popen(
                [sys.executable, "-c", BOTS, *map(str, files), str(self.workers)], pass_fds=files
            )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.door.close()

    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def kept(workers: int = 1) -> Iterator[Kept]:
    with TemporaryDirectory() as folder:
        service = Kept(Path(folder), workers)
        try:
            yield service
        finally:
            service.kill()
            service.listener.close()


async def deciding(pool: BotPool, table: str, **fields: Any) -> Thought:
    return await pool.choose(decision(table=table, **fields))


@runs
async def test_a_killed_service_loses_no_decision() -> None:
    with kept() as service:
        server = Server(service.path)
        server.pool.seconds = PATIENCE
        server.alone.add("lonely")
        assert (await deciding(server.pool, "before")).level == "hard"
        service.kill()
        waiting = [asyncio.create_task(deciding(server.pool, table)) for table in ("lonely", "people")]
        async with asyncio.timeout(PATIENCE):  # a moment that is set is kept, though nobody is there
            soon = await deciding(server.pool, "soon", seconds=0.5)
        assert soon.choice in decision().view["choices"]
        service.start()
        lonely, people = await asyncio.gather(*waiting)
        assert lonely.level == "hard"
        assert people.choice in decision().view["choices"]
        assert (await deciding(server.pool, "after")).level == "hard"
        server.pool.close()


@runs
async def test_a_service_that_is_killed_in_the_middle_of_thoughts_leaves_nobody_waiting() -> None:
    with kept(workers=2) as service:
        servers = [Server(service.path) for _ in range(2)]
        for server in servers:
            server.alone |= {f"table {number}" for number in range(4)}
        tasks = [
            asyncio.create_task(deciding(server.pool, f"table {number}", ply=number))
            for server in servers for number in range(4)
        ]  # fmt: skip
        await servers[0].crew.begun.wait()
        workers = service.children()
        service.kill()
        service.start()
        thoughts = await asyncio.gather(*tasks)
        assert {thought.level for thought in thoughts} == {"hard"}
        until = time.monotonic() + PATIENCE
        while any(is_running(pid) for pid in workers):
            assert time.monotonic() < until, "workers outlive the service"
            await asyncio.sleep(0.02)
        for server in servers:
            server.pool.close()


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_service_ends_with_whoever_has_started_it() -> None:
    with kept() as service, socket.socket(socket.AF_UNIX) as line:
        line.connect(str(service.path))
        assert line.recv(1), "it is there"
        os.kill(service.process.pid, signal.SIGINT)  # as Ctrl-C does to all
        service.door.close()
        assert service.process.wait(PATIENCE) == 0
