"""The workers of another process, which the servers of a machine share: asked through a socket, and there again when
they were gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import structlog
from msgspec.structs import replace

from frenzy.server.bots.crew import Tell, now, way_back
from frenzy.server.bots.line import BROKEN, FROM_WORKERS, Ask, Begun, Drop, FromServer, Look, Said, Welcome, hear, say
from frenzy.server.bots.queue import Audience
from frenzy.server.bots.worker import Decision, Told

AGAIN: Final = 0.2
"""Seconds between two tries to reach the workers."""

LOOK_SECONDS: Final = 0.05
"""Between two looks at who waits for the tables that wait for an answer."""

log = structlog.get_logger()


class Question:
    """A decision that waits for its answer; the best that was told of so far is one if nothing else comes."""

    def __init__(self, decision: Decision, seconds: float, audience: Audience, tell: Tell | None) -> None:
        self.decision, self.seconds, self.tell = decision, seconds, tell
        self.audience = audience  # as the workers know it
        self.deadline = now() + seconds
        self.best, self.is_waiting = "", True
        self.answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()

    def hear(self, told: Told) -> None:
        if told.is_final:
            self.finish(told)
            return
        self.best = told.choice
        if self.tell is not None:
            self.tell(told.choice)

    def finish(self, told: Told) -> None:
        if not self.answer.done():
            self.answer.set_result(replace(told, choice=told.choice or self.best))


class SharedCrew:
    """What is asked while nobody is there to answer is asked again, as long as there is time for it."""

    def __init__(self, path: Path) -> None:
        self.path, self.size = path, 0
        self.begun, self.is_asked = asyncio.Event(), asyncio.Event()
        self.audience: Callable[[str], Audience] = lambda _table: Audience()
        self.numbers = count(1)
        self.questions: dict[int, Question] = {}
        self.line: asyncio.StreamWriter | None = None
        self.tasks = [asyncio.create_task(self.keep_line()), asyncio.create_task(self.watch_audiences())]

    @property
    def waiting(self) -> int:
        return sum(question.is_waiting for question in self.questions.values())

    def consult(self, audience: Callable[[str], Audience]) -> None:
        self.audience = audience

    async def decide(self, decision: Decision, seconds: float, tell: Tell | None = None) -> Told:
        """In time, whatever has become of the workers."""
        number = next(self.numbers)
        question = self.questions[number] = Question(decision, seconds, self.audience(decision.table), tell)
        self.ask(number, question)
        self.is_asked.set()
        try:
            while not question.answer.done():
                end = question.deadline + way_back(seconds)
                await asyncio.wait([question.answer], timeout=end - now())
                if not question.answer.done() and now() >= end:
                    if not self.is_patient(decision):
                        return Told(question.best, "no_worker" if question.is_waiting else "out_of_time")
                    question.deadline = now() + seconds
        finally:
            del self.questions[number]
            if not question.answer.done():
                self.send(Drop(number))
        return question.answer.result()

    def is_patient(self, decision: Decision) -> bool:
        """As the workers see it."""
        is_play = decision.purpose in ("bot", "puzzle")
        is_alone = decision.purpose == "review" or (is_play and not self.audience(decision.table).is_there)
        return decision.seconds is None and is_alone

    def ask(self, number: int, question: Question) -> None:
        left = question.seconds if self.is_patient(question.decision) else question.deadline - now()
        self.send(Ask(number, question.decision, left, question.audience))

    def send(self, message: FromServer) -> None:
        """To nobody, if nobody is there: it is asked again when somebody is."""
        if self.line is not None:
            say(self.line, message)

    # -- the line ---------------------------------------------------------------------------------------------------

    async def keep_line(self) -> None:
        """Whenever it breaks there is another one, as soon as somebody answers."""
        while True:
            try:
                reader, line = await asyncio.open_unix_connection(self.path)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            try:
                while True:
                    self.hear(await hear(reader, FROM_WORKERS), line)
            except BROKEN as error:
                log.warning("workers of bots lost", error=repr(error))
            finally:
                self.lose()
                line.close()
            await asyncio.sleep(AGAIN)

    def hear(self, message: Welcome | Begun | Said, line: asyncio.StreamWriter) -> None:
        match message:
            case Welcome(workers):
                self.size, self.line = workers, line
                self.begun.set()
                for number, question in self.questions.items():
                    self.ask(number, question)
            case Begun(number):
                if number in self.questions:
                    self.questions[number].is_waiting = False
            case Said(number, told):
                if number in self.questions:
                    self.questions[number].hear(told)

    def lose(self) -> None:
        """Who has told of a choice has answered; the others are asked again."""
        self.line = None
        for question in self.questions.values():
            question.is_waiting = True
            if question.best:
                question.finish(Told(error="lost"))

    async def watch_audiences(self) -> None:
        """Who comes to a table that waits is waited for."""
        while True:
            await self.is_asked.wait()
            for question in self.questions.values():
                found = self.audience(question.decision.table)
                if found != question.audience:
                    question.audience = found
                    self.send(Look(question.decision.table, found))
            if not self.questions:
                self.is_asked.clear()
            await asyncio.sleep(LOOK_SECONDS)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
