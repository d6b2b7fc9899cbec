"""Several servers on one machine: started, watched, started again when they die, and one after the other on SIGHUP."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import structlog

from frenzy.server.cluster.members import bury
from frenzy.server.cluster.router import Router

PROGRAM: Final = "import sys; from frenzy.cli import main; sys.exit(main())"
LOOK: Final = 0.1
"""Seconds between two questions to a process that starts."""
HEALTH: Final = 5.0
"""Seconds between two questions to one that runs, and until it has to answer."""
MOST_LOOKS: Final = 6
"""At a process that works and does not answer: a minute or so, and it is not late but lost."""
STOP_SECONDS: Final = 15.0
SHORTEST_LIFE: Final = 5.0
"""Who dies sooner waits as long before the next start."""

log = structlog.get_logger()


class Work:
    """What a process does that does not answer. To end one that is late would give the others its work as well."""

    def __init__(self, spent: float) -> None:
        self.spent, self.looks = spent, 0

    def goes_on(self, spent: float) -> bool:
        """Whether it has done something since the last look, and may go on with it."""
        has_worked, self.spent = spent > self.spent, spent
        self.looks += 1
        return has_worked and self.looks < MOST_LOOKS


class Process:
    """One of the servers. Its place stays the same when it is started again."""

    def __init__(self, address: str, arguments: Sequence[str], database: str) -> None:
        self.address, self.arguments, self.database = address, arguments, database
        self.process: asyncio.subprocess.Process | None = None
        self.door: socket.socket | None = None
        self.is_ready = self.is_told = False

    async def start(self) -> None:
        self.is_told = False
        ours, theirs = socket.socketpair()
        ours.settimeout(0)
        with theirs:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", PROGRAM, *self.arguments, "--door", str(theirs.fileno()),
                pass_fds=[theirs.fileno()], stdout=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
        self.door = ours
        while self.is_running and not self.is_ready:
            await asyncio.sleep(LOOK)
            self.is_ready = await self.answers(b" 200 ")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def answers(self, wanted: bytes = b"HTTP/") -> bool:
        try:
            async with asyncio.timeout(HEALTH):
                place = urlsplit(self.address)
                reader, writer = await asyncio.open_connection(place.hostname, place.port)
                writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                line = await reader.readline()
                writer.close()
        except (OSError, TimeoutError):
            return False
        return wanted in line

    async def watch(self) -> None:
        """Until it dies; one that answers nothing any more is ended.

        One that dies while it is asked answers nothing either, and is gone by then.
        """
        assert self.process is not None, "it has been started"
        ended, work = asyncio.ensure_future(self.process.wait()), Work(self.spent())
        try:
            while not (await asyncio.wait({ended}, timeout=HEALTH))[0]:
                if not self.is_ready or await self.answers() or await self.answers():
                    work = Work(self.spent())
                elif not work.goes_on(self.spent()) and not (await asyncio.wait({ended}, timeout=LOOK))[0]:
                    log.error("process does not answer", member=self.address)
                    with suppress(ProcessLookupError):
                        self.process.kill()
                    await asyncio.wait({ended})
        finally:
            ended.cancel()

    def spent(self) -> float:
        """The processor time that it has used, in the system's ticks; where that is not told, always the same."""
        assert self.process is not None, "it has been started"
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return float(fields[11]) + float(fields[12])

    async def stop(self) -> None:
        """In order, or by force."""
        self.is_ready, self.is_told = False, True
        if self.process is None or not self.is_running:
            return
        self.process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    def clear(self) -> None:
        """It is gone: its door is shut, and its tables are anybody's."""
        self.is_ready = False
        if self.door is not None:
            self.door.close()


class Supervisor:
    """All of them, and the router in front."""

    def __init__(self, listener: socket.socket, processes: Sequence[Process]) -> None:
        self.processes = processes
        self.router = Router(listener, self.doors)
        self.is_ending = False

    def doors(self) -> dict[str, socket.socket]:
        return {each.address: each.door for each in self.processes if each.is_ready and each.door is not None}

    async def run(self) -> int:
        """Until a signal ends it; the exit status."""
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        again = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, end.set)
        loop.add_signal_handler(signal.SIGHUP, again.set)
        tasks = [
            *(asyncio.create_task(self.keep(each)) for each in self.processes),
            asyncio.create_task(self.router.run()),
            asyncio.create_task(self.renew(again)),
        ]
        await end.wait()
        self.is_ending = True
        for task in tasks[len(self.processes) :]:
            task.cancel()
        await self.router.close()
        await asyncio.gather(*(each.stop() for each in self.processes))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return 0

    async def keep(self, process: Process) -> None:
        """Start it, and start it again whenever it has ended or could not be started."""
        loop = asyncio.get_running_loop()
        while not self.is_ending:
            began = loop.time()
            try:
                await process.start()
                log.info("process started", member=process.address, is_ready=process.is_ready)
                await process.watch()
            except Exception as error:  # too many files or processes: the next try comes
                log.error("process not kept", member=process.address, exc_info=error)
            process.clear()
            log.info("process ended", member=process.address)
            await self.free_tables(process)
            if loop.time() - began < SHORTEST_LIFE and not process.is_told:
                await asyncio.sleep(SHORTEST_LIFE)

    async def free_tables(self, process: Process) -> None:
        try:
            await asyncio.to_thread(bury, process.database, process.address)
        except Exception as error:  # noqa: BLE001  # the leases end by themselves
            log.error("tables not freed", member=process.address, error=str(error))

    async def renew(self, again: asyncio.Event) -> None:
        """One after the other is ended and started again, so that somebody is always there."""
        while True:
            await again.wait()
            again.clear()
            for process in self.processes:
                await process.stop()
                while not process.is_ready:
                    await asyncio.sleep(LOOK)
            log.info("all processes renewed")


def supervise(listener: socket.socket, processes: Sequence[Process]) -> int:
    return asyncio.run(Supervisor(listener, processes).run())
