"""Bots in processes of their own: a view goes in, a choice comes out, in time."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from typing import Any, Final, NamedTuple

import structlog
from msgspec.structs import replace

from frenzy.bots import Budget, ask
from frenzy.bots.budget import HINT_SECONDS, OPPONENT_SECONDS
from frenzy.kernel.guide import Reason
from frenzy.kernel.puzzle import Solution
from frenzy.review.weighing import Weighed
from frenzy.server.bots.queue import FairQueue, Lane, Request
from frenzy.server.bots.worker import Decision, Failure, Job, Told, judged, work

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

ALONE_SECONDS: Final = 0.05
"""How long a bot may think for a table that nobody looks at: whoever comes meanwhile waits no longer than that."""

REVIEW_SECONDS: Final = 0.3
"""How long a deed of a review is weighed while nobody else waits; else no longer than a table that nobody looks at."""

SLOWEST_REVIEW: Final = 10.0
"""After so many seconds nothing more is expected of a worker that weighs one."""

JUDGE_SECONDS: Final = 15.0
"""How long a verdict on a puzzle may take; each in stock needs a small part of that."""

REMEMBERED: Final = 40
"""So many answers, and none from longer ago than `RECENT`, say how long one takes at present."""

RECENT: Final = 60.0

EXCEPTIONS: Final = 8
"""So many of them may have taken longer, where somebody waits."""

MOMENT: Final = 0.002
CONTEXT: Final = get_context("spawn")

log = structlog.get_logger()
Tell = Callable[[str], None]


def now() -> float:
    """The time of the loop, which nobody can set."""
    return asyncio.get_running_loop().time()


def way_back(seconds: float) -> float:
    """What a decision needs to come back in time."""
    return min(WAY_BACK, seconds / 5)


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
        self.allowed = CONTEXT.RawValue("d", 0.0)
        self.process = CONTEXT.Process(target=work, args=(far, self.allowed), daemon=True)
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
        self.finish(Told("", "lost"))
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
            return Told("", "lost")
        self.best, self.tell = "", tell
        self.allowed.value = job.seconds
        done = self.done = self.loop.create_future()
        self.timer = self.loop.call_later(deadline - now() + GRACE, self.process.kill)
        with suppress(OSError):  # lost: the thread has heard it too
            self.line.send(job)
        try:
            await asyncio.wait([done], timeout=deadline - now())
            while not (self.best or done.done()) and now() < end:
                await asyncio.sleep(MOMENT)
        finally:
            self.tell = None
        if not done.done():
            return Told(self.best, "out_of_time")
        message: Told = done.result()
        told: Told = replace(message, choice=message.choice or self.best)
        return told

    def hurry(self, seconds: float) -> None:
        """The present decision may take so long from its beginning on."""
        self.allowed.value = min(self.allowed.value, seconds)

    def close(self) -> None:
        self.process.kill()
        self.process.join()


class BotPool:
    """Workers that live on between decisions. A forced answer needs none of them.

    A decision is made when its time is over, whatever the machine is doing: by the best that was found until then. If a
    bot fails or its worker is lost, the next weaker level answers. Only where nobody waits for it does a decision wait
    for a worker as long as it takes.
    """

    def __init__(
        self, workers: int = 1, seconds: float = OPPONENT_SECONDS, hint_seconds: float = HINT_SECONDS, work: Any = work
    ) -> None:
        """`work` is what each process does; it must be a function that a new process can import."""
        self.seconds, self.hint_seconds, self.work = seconds, hint_seconds, work
        self.asked, self.failures = 0, Counter[Failure]()
        self.is_closed = False
        self.begun = asyncio.Event()  # a worker is ready, or was
        self.queue: FairQueue[Worker] = FairQueue(workers)
        self.thinking: dict[Worker, tuple[Request[Worker], float]] = {}  # about what, and how long at most
        self.took: dict[tuple[str, Lane], deque[tuple[float, float]]] = {}
        self.workers = [Worker(work, self.changed) for _ in range(workers)]

    async def choose(self, decision: Decision) -> Thought:
        """One of the choices of the view."""
        return await self.think(decision, self.seconds if decision.seconds is None else decision.seconds)

    async def advise(self, decision: Decision, tell: Tell) -> Thought | None:
        """The same for a person, who is told of the best choice so far.

        What the weakest level says instead of a strong one is no advice: None.
        """
        thought = await self.think(decision, self.hint_seconds, tell)
        is_poor = thought.level != decision.level and thought.level == decision.levels[-1]
        return None if is_poor else thought

    async def think(self, decision: Decision, seconds: float, tell: Tell | None = None) -> Thought:
        """The best choice that is found in so many seconds."""
        choices: list[str] = decision.view["choices"]
        if len(choices) == 1:
            return Thought(choices[0], decision.level)
        self.asked += 1
        if self.workers and decision.seconds is None and not self.begun.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.begun.wait(), START_SECONDS)
        begin = now()
        thought = await self.ask_workers(decision, seconds, tell)
        if decision.seconds is not None and self.begun.is_set():
            recent = self.took.setdefault(self.kind(decision), deque(maxlen=REMEMBERED))
            recent.append((begin, now() - begin))
        return thought or self.think_here(decision)

    async def ask_workers(self, decision: Decision, seconds: float, tell: Tell | None) -> Thought | None:
        """What the level that is asked for has to say, or else the next weaker one; None if nobody has answered."""
        deadline = now() + seconds - way_back(seconds)
        for level in decision.levels:
            request: Request[Worker] = Request(decision.table, is_hint=decision.purpose == "hint")
            try:
                worker = await self.idle_worker(request, decision, deadline)
                if worker is None:
                    self.note_failure(decision, level, "no_worker")
                    return None
                if self.is_patient(request, decision):
                    deadline = now() + seconds - way_back(seconds)
                done = await self.ask_worker(worker, request, replace(decision, level=level), deadline, tell)
            finally:
                self.queue.finish(request)
                self.dispatch()
            if done.choice in decision.view["choices"]:
                return Thought(done.choice, level, done.reason)
            self.note_failure(decision, level, done.error or "illegal", done.detail or done.choice)
        return None

    async def weigh(self, decision: Decision) -> Weighed | None:
        """What was done at a table, weighed when nobody else needs a worker; None if it could not be."""
        if not self.workers:
            return None
        request: Request[Worker] = Request(decision.table, is_review=True)
        try:
            worker = await self.idle_worker(request, decision, now() + self.seconds)
            assert worker is not None, "a review waits as long as it takes"
            done = await self.ask_worker(worker, request, decision, now() + SLOWEST_REVIEW, None)
        finally:
            self.queue.finish(request)
            self.dispatch()
        if done.weighed is None:
            self.note_failure(decision, decision.level, done.error or "illegal", done.detail)
        return done.weighed

    async def judge(self, decision: Decision) -> Solution | None:
        """How a puzzle went; None while it goes on, and TimeoutError if that could not be worked out in time."""
        if not self.workers:
            return await asyncio.to_thread(judged, decision, Budget.lasting(JUDGE_SECONDS))
        request: Request[Worker] = Request(decision.table)
        deadline = now() + JUDGE_SECONDS
        try:
            worker = await self.idle_worker(request, decision, deadline)
            if worker is None:
                raise TimeoutError
            done = await self.ask_worker(worker, request, decision, deadline, None)
        finally:
            self.queue.finish(request)
            self.dispatch()
        if done.error:
            self.note_failure(decision, decision.puzzle, done.error, done.detail)
            raise TimeoutError
        return done.solution

    async def ask_worker(
        self, worker: Worker, request: Request[Worker], decision: Decision, deadline: float, tell: Tell | None
    ) -> Told:
        seconds = deadline - now()
        self.thinking[worker] = request, seconds
        try:
            job = Job(decision, self.share(request, seconds))
            return await worker.decide(job, deadline, deadline + way_back(seconds), tell)
        except asyncio.CancelledError:
            if self.is_thinking(worker, request):
                worker.hurry(0.0)
            raise
        finally:
            if self.is_thinking(worker, request):
                del self.thinking[worker]

    def is_thinking(self, worker: Worker, request: Request[Worker]) -> bool:
        """About this: it may have gone on to the next one before anybody has heard the answer."""
        return worker in self.thinking and self.thinking[worker][0] is request

    def think_here(self, decision: Decision) -> Thought:
        """Nobody has answered in time: the weakest bot says what it thinks of at once."""
        level = decision.levels[-1]
        try:
            choice = ask(replace(decision, level=level).bot(), decision.view, Budget.lasting(AT_ONCE))
        except Exception as error:  # noqa: BLE001  # whatever a bot did wrong, the table goes on
            self.note_failure(decision, level, "error", repr(error))
            choice = decision.view["choices"][0]
        return Thought(choice, level)

    # -- sharing --------------------------------------------------------------------------------------------------

    async def idle_worker(self, request: Request[Worker], decision: Decision, deadline: float) -> Worker | None:
        """A worker when it is this one's turn; None if there is none in time.

        A table that nobody looks at, and that has set no moment for its answer, waits on; whoever comes to it then
        waits for a whole thought at most.
        """
        self.queue.add(request)
        self.dispatch()
        self.hurry()
        try:
            while not request.worker.done():
                await asyncio.wait([request.worker], timeout=deadline - now())
                if now() >= deadline:
                    if not self.is_patient(request, decision):
                        break
                    deadline = now() + self.seconds
        except asyncio.CancelledError:
            if request.worker.done():
                request.worker.result().release()
            raise
        return request.worker.result() if request.worker.done() else None

    def is_patient(self, request: Request[Worker], decision: Decision) -> bool:
        return decision.seconds is None and self.queue.lane(request) is Lane.ALONE

    def hurry(self) -> None:
        """Those who think have less time now that others wait."""
        for worker, (request, seconds) in self.thinking.items() if self.queue.waiting else ():
            worker.hurry(self.share(request, seconds))

    def share(self, request: Request[Worker], seconds: float) -> float:
        """How much of its time a worker may use: those who wait for one have their deadlines too."""
        if request.is_review and not self.queue.people():
            return min(seconds, REVIEW_SECONDS)
        if self.queue.lane(request) is Lane.ALONE:
            return min(seconds, ALONE_SECONDS)
        return seconds / (1 + self.queue.people() / len(self.workers))

    def dispatch(self) -> None:
        """Every worker with nothing to do gets whoever is next; if possible the one that knows the table."""
        while idle := [worker for worker in self.workers if worker.is_idle]:
            request = self.queue.next()
            if request is None:
                return
            home = self.workers[hash(request.table) % len(self.workers)]
            worker = home if home.is_idle else idle[0]
            worker.is_idle = False
            self.queue.grant(request, worker)

    def kind(self, decision: Decision) -> tuple[str, Lane]:
        """What answers are compared with: those of the same game, for people or for nobody."""
        is_there = self.queue.audience(decision.table).is_there
        return decision.game, Lane.PLAY if is_there else Lane.ALONE

    def usual_seconds(self, decision: Decision) -> float:
        """How long such decisions take at present, but for a few exceptions: it says nothing about this one."""
        kind = self.kind(decision)
        exceptions = EXCEPTIONS if kind[1] is Lane.PLAY else 0
        recent = sorted(took for begin, took in self.took.get(kind, ()) if begin > now() - RECENT)
        return min(self.seconds, recent[-1 - exceptions]) if len(recent) > exceptions else 0.0

    # -- workers --------------------------------------------------------------------------------------------------

    def changed(self, worker: Worker) -> None:
        """One that has become idle gets something to do; one that was lost is replaced."""
        if self.is_closed:
            return
        if worker.is_ready:
            self.begun.set()
        if worker.is_lost:
            wait = 0.0 if worker.is_ready else RESTART_SECONDS
            worker.loop.call_later(wait, self.replace_worker, worker)
        else:
            self.dispatch()

    def replace_worker(self, lost: Worker) -> None:
        if not self.is_closed:
            self.workers[self.workers.index(lost)] = Worker(self.work, self.changed)

    def note_failure(self, decision: Decision, level: str, reason: Failure, detail: str = "") -> None:
        self.failures[reason] += 1
        log.warning(
            "bot failed", table=decision.table, game=decision.game, purpose=decision.purpose, bot=level, reason=reason,
            detail=detail,
        )  # fmt: skip

    def close(self) -> None:
        self.is_closed = True
        for worker in self.workers:
            worker.close()
