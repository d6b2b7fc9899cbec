"""The workers that the servers of a machine share, and the process that has them: whose turn it is among the tables of
all servers is decided by the same rules as in a server alone."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections import Counter
from functools import partial
from typing import Final

import structlog
from msgspec import DecodeError

from frenzy.server.bots.crew import OwnCrew
from frenzy.server.bots.line import FROM_SERVER, Ask, Begun, Drop, Look, Said, Welcome, hear, say
from frenzy.server.bots.queue import Audience
from frenzy.server.bots.worker import Told

NOBODY: Final = Audience("", is_there=False)

log = structlog.get_logger()


class Service:
    """The workers, and who waits for the tables for which something is decided."""

    def __init__(self, crew: OwnCrew) -> None:
        self.crew = crew
        self.audiences: dict[str, Audience] = {}
        self.asked: Counter[str] = Counter()
        crew.consult(lambda table: self.audiences.get(table, NOBODY))

    async def answer(self, reader: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        """One server, until it has gone: then nothing is thought for it any more."""
        tasks: dict[int, asyncio.Task[None]] = {}
        try:
            await self.crew.begun.wait()
            say(line, Welcome(self.crew.size))
            while True:
                match await hear(reader, FROM_SERVER):
                    case Ask(number) as ask:
                        task = tasks[number] = asyncio.create_task(self.decide(ask, line))
                        task.add_done_callback(partial(forget, tasks, number))
                    case Drop(number):
                        if number in tasks:
                            tasks[number].cancel()
                    case Look(table, audience):
                        self.look(table, audience)
        except DecodeError as error:
            log.warning("server not understood", error=str(error))
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # it has gone, or this process ends: the loop takes a stream's task that is cancelled for a mistake
        finally:
            for task in tasks.values():
                task.cancel()
            line.close()

    async def decide(self, ask: Ask, line: asyncio.StreamWriter) -> None:
        table, number = ask.decision.table, ask.number
        self.audiences[table] = ask.audience
        self.asked[table] += 1
        try:
            told = await self.crew.decide(
                ask.decision, ask.seconds, tell=lambda choice: say(line, Said(number, Told(choice, is_final=False))),
                begun=lambda: say(line, Begun(number)),
            )  # fmt: skip
            say(line, Said(number, told))
        finally:
            self.asked[table] -= 1
            if not self.asked[table]:
                del self.asked[table], self.audiences[table]

    def look(self, table: str, audience: Audience) -> None:
        if table in self.audiences:
            self.audiences[table] = audience
            self.crew.look_again()


def forget(tasks: dict[int, asyncio.Task[None]], number: int, _done: asyncio.Task[None]) -> None:
    del tasks[number]


async def serve(listener: socket.socket, door: socket.socket, workers: int) -> None:
    """Until whoever has started it has gone, or says so."""
    loop, end = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, end.set)
    door.settimeout(0)
    loop.add_reader(door, end.set)
    crew = OwnCrew(workers)
    try:
        async with await asyncio.start_unix_server(Service(crew).answer, sock=listener):
            await end.wait()
    finally:
        crew.close()
