"""Workers of bots whose time is that of the loop: they take the place of processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from frenzy.server.bots.crew import Tell, now
from frenzy.server.bots.worker import Job, Told

LOG: list[str] = []
"""The tables in the order in which they were thought for."""


class Thinker:
    """A worker of this process: it answers with its last choice, after the time that its work says or that it has."""

    def __init__(self, work: Callable[[Job], float], changed: Callable[[Any], None]) -> None:
        self.loop, self.work, self.changed = asyncio.get_running_loop(), work, changed
        self.is_ready, self.is_idle, self.is_lost = True, False, False
        self.allowed, self.hurried = 0.0, asyncio.Event()
        self.loop.call_soon(self.release)

    def release(self) -> None:
        self.is_idle = True
        self.changed(self)

    async def decide(self, job: Job, _deadline: float, _end: float, _tell: Tell | None) -> Told:
        LOG.append(job.decision.table)
        began, self.allowed = now(), min(self.work(job), job.seconds)
        try:
            while (left := began + self.allowed - now()) > 1e-9:
                self.hurried.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurried.wait(), left)
        finally:
            self.release()
        for _ in range(3):  # whoever is next may begin before this one has heard the answer
            await asyncio.sleep(0)
        return Told(job.decision.view["choices"][-1])

    def hurry(self, seconds: float) -> None:
        self.allowed = min(self.allowed, seconds)
        self.hurried.set()

    def close(self) -> None: ...
