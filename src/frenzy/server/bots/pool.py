"""Bots in processes of their own: a view goes in, a choice comes out, in time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from time import monotonic
from typing import Any, Final, NamedTuple

import structlog
from msgspec.structs import replace

from frenzy.bots import Budget, ask
from frenzy.bots.budget import HINT_SECONDS, OPPONENT_SECONDS
from frenzy.kernel.guide import Reason
from frenzy.server.bots.worker import Decision, Job, Told, work

GRACE: Final = 1.0
"""So many seconds after its deadline a worker that still thinks is ended."""

START_SECONDS: Final = 30.0
"""How long to wait for the first worker of a server that has just begun: a busy machine is slow to start one."""

RESTART_SECONDS: Final = 1.0
"""How long to wait before another worker takes the place of one that did not even begin."""

WAY_BACK: Final = 0.04
"""So many seconds before its time is over a decision is made, at most a fifth of it: a busy machine is slow to tell."""

AT_ONCE: Final = 0.01
"""How long a bot may think in the process of the server, where everybody waits for it."""

MOMENT: Final = 0.002
LOST: Final = "the worker was lost"
CONTEXT: Final = get_context("spawn")

log = structlog.get_logger()
Tell = Callable[[str], None]


class Thought(NamedTuple):
    """A choice, the level of the bot that has made it, and what speaks for it."""

    choice: str
    level: str
    reason: Reason | None = None


class Worker:
    """A process that decides one thing at a time, and a thread that listens to it."""

    def __init__(self, work: Any, changed: Callable[[Worker], None]) -> None:
        self.loop, self.changed = asyncio.get_running_loop(), changed
        self.is_ready = self.is_idle = self.is_lost = False
        self.best = ""
        self.done: asyncio.Future[Told] | None = None
        self.tell: Tell | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.line, far = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        far.close()
        Thread(target=self.listen, daemon=True, name="bots").start()

    def listen(self) -> None:
        """Until the process or the loop has ended."""
        with suppress(RuntimeError):
            with suppress(OSError, EOFError):
                while True:
                    self.loop.call_soon_threadsafe(self.hear, self.line.recv())
            self.loop.call_soon_threadsafe(self.lose)

    def hear(self, message: Told) -> None:
        self.is_ready = True
        if message.is_final:
            self.finish(message)
            self.release()
        else:
            self.best = message.choice
            if self.tell is not None:
                self.tell(message.choice)

    def release(self) -> None:
        """There is nothing to do."""
        if not self.is_lost:
            self.is_idle = True
            self.changed(self)

    def lose(self) -> None:
        self.is_lost, self.is_idle = True, False
        self.finish(Told("", LOST))
        self.changed(self)

    def finish(self, message: Told) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.done is not None:
            self.done.set_result(message)
        self.done = self.tell = None

    async def decide(self, job: Job, deadline: float, end: float, tell: Tell | None) -> Told:
        """The choice; when the deadline is over or the worker is lost, the best that it has told of.

        If that is nothing, the first thing that it tells of until the end.
        """
        if self.is_lost:
            return Told("", LOST)
        self.best, self.tell = "", tell
        done = self.done = self.loop.create_future()
        self.timer = self.loop.call_later(deadline - monotonic() + GRACE, self.process.kill)
        with suppress(OSError):  # lost: the thread has heard it too
            self.line.send(job)
        try:
            await asyncio.wait([done], timeout=deadline - monotonic())
            while not (self.best or done.done()) and monotonic() < end:
                await asyncio.sleep(MOMENT)
        finally:
            self.tell = None
        if not done.done():
            return Told(self.best, "out of time")
        message = done.result()
        return Told(message.choice or self.best, message.error, reason=message.reason)


class BotPool:
    """Workers that live on between decisions. A forced answer needs none of them.

    A decision is made when its time is over, whatever the machine is doing: by the best that was found until then. If a
    bot fails or its worker is lost, the next weaker level answers.
    """

    def __init__(
        self, workers: int = 1, seconds: float = OPPONENT_SECONDS, hint_seconds: float = HINT_SECONDS, work: Any = work
    ) -> None:
        """`work` is what each process does; it must be a function that a new process can import."""
        self.seconds, self.hint_seconds, self.work = seconds, hint_seconds, work
        self.asked = self.failed = 0
        self.is_closed = False
        self.advising = asyncio.Lock()
        self.begun = asyncio.Event()  # a worker is ready, or was
        self.waiting: deque[asyncio.Future[Worker]] = deque()
        self.workers = [Worker(work, self.changed) for _ in range(workers)]

    async def choose(self, decision: Decision) -> Thought:
        """One of the choices of the view."""
        return await self.think(decision, self.seconds)

    async def advise(self, decision: Decision, tell: Tell) -> Thought | None:
        """The same for a person, who is told of the best choice so far.

        One after the other: a bot that has to play waits for one of them at most, however many people ask. What the
        weakest level says instead of a strong one is no advice: None.
        """
        async with self.advising:
            thought = await self.think(decision, self.hint_seconds, tell)
        is_poor = thought.level != decision.level and thought.level == decision.levels[-1]
        return None if is_poor else thought

    async def think(self, decision: Decision, seconds: float, tell: Tell | None = None) -> Thought:
        """The best choice that is found in so many seconds."""
        choices: list[str] = decision.view["choices"]
        if len(choices) == 1:
            return Thought(choices[0], decision.level)
        self.asked += 1
        if self.workers and not self.begun.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.begun.wait(), START_SECONDS)
        end = monotonic() + seconds
        deadline = end - min(WAY_BACK, seconds / 5)
        for level in decision.levels:
            worker = await self.idle_worker(decision.table, deadline)
            if worker is None:
                self.note_failure(level, "no worker in time")
                break
            job = Job(replace(decision, level=level), self.share(deadline))
            done = await worker.decide(job, deadline, end, tell)
            if done.choice in choices:
                return Thought(done.choice, level, done.reason)
            self.note_failure(level, done.error or "not a legal choice")
        return self.think_here(decision)

    def think_here(self, decision: Decision) -> Thought:
        """Nobody has answered in time: the weakest bot says what it thinks of at once."""
        level = decision.levels[-1]
        try:
            choice = ask(replace(decision, level=level).bot(), decision.view, Budget.lasting(AT_ONCE))
        except Exception as error:  # noqa: BLE001  # whatever a bot did wrong, the table goes on
            self.note_failure(level, repr(error))
            choice = decision.view["choices"][0]
        return Thought(choice, level)

    # -- workers --------------------------------------------------------------------------------------------------

    async def idle_worker(self, table: str, deadline: float) -> Worker | None:
        """A worker with nothing to do, if possible the one that knows this table; None if there is none in time."""
        idle = [worker for worker in self.workers if worker.is_idle]
        if idle:
            home = self.workers[hash(table) % len(self.workers)]
            worker = home if home.is_idle else idle[0]
            worker.is_idle = False
            return worker
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await asyncio.wait([turn], timeout=deadline - monotonic())
        except asyncio.CancelledError:
            if turn.done():
                turn.result().release()
            raise
        finally:
            if not turn.done():
                self.waiting.remove(turn)
        return turn.result() if turn.done() else None

    def share(self, deadline: float) -> float:
        """Until when a worker may think: those who wait for one have their deadlines too."""
        now = monotonic()
        return now + (deadline - now) / (1 + len(self.waiting) / len(self.workers))

    def changed(self, worker: Worker) -> None:
        """Whoever has waited longest gets a worker that has become idle; one that was lost is replaced."""
        if self.is_closed:
            return
        if worker.is_ready:
            self.begun.set()
        if worker.is_lost:
            wait = 0.0 if worker.is_ready else RESTART_SECONDS
            worker.loop.call_later(wait, self.replace_worker, worker)
        elif worker.is_idle and self.waiting:
            worker.is_idle = False
            self.waiting.popleft().set_result(worker)

    def replace_worker(self, lost: Worker) -> None:
        if not self.is_closed:
            self.workers[self.workers.index(lost)] = Worker(self.work, self.changed)

    def note_failure(self, level: str, why: str) -> None:
        self.failed += 1
        log.warning("bot failed", bot=level, why=why)

    def close(self) -> None:
        self.is_closed = True
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
