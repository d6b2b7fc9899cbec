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

from frenzy.server.bots.line import BROKEN, FROM_WORKERS, Welcome, hear
from frenzy.server.cluster.members import bury
from frenzy.server.cluster.router import Router

PROGRAM: Final = "import sys; from frenzy.cli import main; sys.exit(main())"
BOTS: Final = "from frenzy.cli.bot_service import main; main()"
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


class Child:
    """A process that is kept. Its place stays the same when it is started again."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process: asyncio.subprocess.Process | None = None
        self.door: socket.socket | None = None
        self.is_ready = self.is_told = False

    async def launch(self, door: int) -> asyncio.subprocess.Process:
        """The process, with the other end of its door."""
        raise NotImplementedError

    async def answers(self, wanted: bytes = b"") -> bool:
        raise NotImplementedError

    async def start(self) -> None:
        self.is_told = False
        ours, theirs = socket.socketpair()
        ours.settimeout(0)
        with theirs:
            self.process = await self.launch(theirs.fileno())
        self.door = ours
        while self.is_running and not self.is_ready:
            await asyncio.sleep(LOOK)
            self.is_ready = await self.answers(b" 200 ")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

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
                    log.error("process does not answer", process=self.name)
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

    async def clear(self) -> None:
        """It is gone: its door is shut."""
        self.is_ready = False
        if self.door is not None:
            self.door.close()


class Process(Child):
    """One of the servers."""

    def __init__(self, address: str, arguments: Sequence[str], database: str) -> None:
        super().__init__(address)
        self.address, self.arguments, self.database = address, arguments, database

    async def launch(self, door: int) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, *self.arguments, "--door", str(door),
            pass_fds=[door], stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip

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

    async def clear(self) -> None:
        """Its tables are anybody's."""
        await super().clear()
        try:
            await asyncio.to_thread(bury, self.database, self.address)
        except Exception as error:  # noqa: BLE001  # the leases end by themselves
            log.error("tables not freed", process=self.name, error=str(error))


class Workers(Child):
    """The process for bots, which all servers share. Who asks while it is started again waits at its socket."""

    def __init__(self, listener: socket.socket, workers: int) -> None:
        super().__init__("bots")
        self.listener, self.workers = listener, workers

    async def launch(self, door: int) -> asyncio.subprocess.Process:
        file = self.listener.fileno()
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", BOTS, str(file), str(door), str(self.workers),
            pass_fds=[file, door], stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip

    async def answers(self, wanted: bytes = b"") -> bool:
        """Whoever comes is welcomed as soon as one of them is ready."""
        try:
            async with asyncio.timeout(HEALTH):
                reader, line = await asyncio.open_unix_connection(self.listener.getsockname())
                try:
                    message = await hear(reader, FROM_WORKERS)
                finally:
                    line.close()
        except (*BROKEN, TimeoutError):
            return False
        return isinstance(message, Welcome)


class Supervisor:
    """All of them, the router in front, and the bots behind."""

    def __init__(self, listener: socket.socket, processes: Sequence[Process], workers: Workers | None = None) -> None:
        self.processes, self.workers = processes, workers
        self.children: list[Child] = [*processes, *([] if workers is None else [workers])]
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
            *(asyncio.create_task(self.keep(each)) for each in self.children),
            asyncio.create_task(self.router.run()),
            asyncio.create_task(self.renew(again)),
        ]
        await end.wait()
        self.is_ending = True
        for task in tasks[len(self.children) :]:
            task.cancel()
        await self.router.close()
        await asyncio.gather(*(each.stop() for each in self.processes))
        await asyncio.gather(*(each.stop() for each in self.children))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return 0

    async def keep(self, child: Child) -> None:
        """Start it, and start it again whenever it has ended or could not be started."""
        loop = asyncio.get_running_loop()
        while not self.is_ending:
            began = loop.time()
            try:
                await child.start()
                log.info("process started", process=child.name, is_ready=child.is_ready)
                await child.watch()
            except Exception as error:  # too many files or processes: the next try comes
                log.error("process not kept", process=child.name, exc_info=error)
            log.info("process ended", process=child.name)
            await child.clear()
            if loop.time() - began < SHORTEST_LIFE and not child.is_told:
                await asyncio.sleep(SHORTEST_LIFE)

    async def renew(self, again: asyncio.Event) -> None:
        """One after the other is ended and started again, so that somebody is always there; the bots first, so that
        those who come after have bots that know as much as they do."""
        while True:
            await again.wait()
            again.clear()
            for child in reversed(self.children):
                await child.stop()
                while not child.is_ready:
                    await asyncio.sleep(LOOK)
            log.info("all processes renewed")


def supervise(listener: socket.socket, processes: Sequence[Process], workers: Workers) -> int:
    return asyncio.run(Supervisor(listener, processes, workers).run())
