"""Workers in processes of their own, and whose turn it is: a decision goes in, what a bot says comes out, in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from typing import Any, Final, Protocol

from msgspec.structs import replace

from frenzy.server.bots.queue import Audience, FairQueue, Lane, Request
from frenzy.server.bots.worker import Decision, Job, Told, work

GRACE: Final = 1.0
"""So many seconds after its deadline a worker that still thinks is ended."""

RESTART_SECONDS: Final = 1.0
"""How long to wait before another worker takes the place of one that did not even begin."""

WAY_BACK: Final = 0.04
"""So many seconds before its time is over a decision is made, at most a fifth of it: a busy machine is slow to tell."""

ALONE_SECONDS: Final = 0.05
"""How long a bot may think for a table that nobody looks at: whoever comes meanwhile waits no longer than that."""

REVIEW_SECONDS: Final = 0.3
"""How long a deed of a review is weighed while nobody else waits; else no longer than a table that nobody looks at."""

MOMENT: Final = 0.002
CONTEXT: Final = get_context("spawn")

Tell = Callable[[str], None]


def now() -> float:
    """The time of the loop, which nobody can set."""
    return asyncio.get_running_loop().time()


def way_back(seconds: float) -> float:
    """What a decision needs to come back in time."""
    return min(WAY_BACK, seconds / 5)


class Crew(Protocol):
    """Whoever has the workers: this process, or another one that several servers share."""

    begun: asyncio.Event
    """A worker is ready, or was."""

    @property
    def size(self) -> int:
        """How many workers there are."""
        ...

    @property
    def waiting(self) -> int:
        """How many decisions wait for one."""
        ...

    def consult(self, audience: Callable[[str], Audience]) -> None:
        """Ask this who waits for a table: people come and go while it waits."""
        ...

    async def decide(self, decision: Decision, seconds: float, tell: Tell | None = None) -> Told:
        """What a worker says, when it is this one's turn; without a choice and `no_worker` if none is free in time.

        Where nobody waits for it, it waits for a worker as long as it takes, and has all its seconds then.
        """
        ...

    def close(self) -> None: ...


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


class OwnCrew:
    """The workers of this process. They live on between decisions."""

    def __init__(self, workers: int, work: Any = work) -> None:
        """`work` is what each process does; it must be a function that a new process can import."""
        self.work, self.is_closed = work, False
        self.begun = asyncio.Event()
        self.queue: FairQueue[Worker] = FairQueue(workers)
        self.thinking: dict[Worker, tuple[Request[Worker], float]] = {}  # about what, and how long at most
        self.workers = [Worker(work, self.changed) for _ in range(workers)]
        if not workers:
            self.begun.set()

    @property
    def size(self) -> int:
        return len(self.workers)

    @property
    def waiting(self) -> int:
        return len(self.queue.waiting)

    def consult(self, audience: Callable[[str], Audience]) -> None:
        self.queue.consult(audience)

    async def decide(
        self, decision: Decision, seconds: float, tell: Tell | None = None, begun: Callable[[], None] | None = None
    ) -> Told:
        """`begun` is told when it is this one's turn."""
        request: Request[Worker] = Request(
            decision.table, is_hint=decision.purpose == "hint", is_review=decision.purpose == "review"
        )
        deadline = now() + seconds
        try:
            worker = await self.idle_worker(request, decision, deadline, seconds)
            if worker is None:
                return Told("", "no_worker")
            if begun is not None:
                begun()
            if self.is_patient(request, decision):
                deadline = now() + seconds
            return await self.ask_worker(worker, request, decision, deadline, tell)
        finally:
            self.queue.finish(request)
            self.dispatch()

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

    # -- sharing --------------------------------------------------------------------------------------------------

    async def idle_worker(
        self, request: Request[Worker], decision: Decision, deadline: float, seconds: float
    ) -> Worker | None:
        """A worker when it is this one's turn; None if there is none in time.

        A table that nobody looks at, and that has set no moment for its answer, waits on; whoever comes to it then
        waits for a whole thought at most.
        """
        self.queue.add(request)
        self.look_again()
        try:
            while not request.worker.done():
                await asyncio.wait([request.worker], timeout=deadline - now())
                if now() >= deadline:
                    if not self.is_patient(request, decision):
                        break
                    deadline = now() + seconds
        except asyncio.CancelledError:
            if request.worker.done():
                request.worker.result().release()
            raise
        return request.worker.result() if request.worker.done() else None

    def is_patient(self, request: Request[Worker], decision: Decision) -> bool:
        return decision.seconds is None and self.queue.lane(request) is Lane.ALONE

    def look_again(self) -> None:
        """Somebody else waits, or somebody has come to a table that does."""
        self.dispatch()
        self.hurry()

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

    def close(self) -> None:
        self.is_closed = True
        for worker in self.workers:
            worker.close()
