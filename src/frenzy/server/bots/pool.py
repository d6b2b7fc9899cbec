"""What tables ask of bots: a choice, advice, what a deed was worth, and whether a puzzle is solved."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog
from msgspec.structs import replace

from frenzy.bots import Budget, ask
from frenzy.bots.budget import HINT_SECONDS, OPPONENT_SECONDS
from frenzy.kernel.guide import Reason
from frenzy.kernel.puzzle import Solution
from frenzy.review.weighing import Weighed
from frenzy.server.bots.crew import Crew, OwnCrew, Tell, now, way_back
from frenzy.server.bots.queue import Audience, Lane
from frenzy.server.bots.worker import Decision, Failure, judged, work

START_SECONDS: Final = 30.0
"""How long to wait for the first worker of a server that has just begun: a busy machine is slow to start one."""

AT_ONCE: Final = 0.01
"""How long a bot may think in the process of the server, where everybody waits for it."""

SLOWEST_REVIEW: Final = 10.0
"""After so many seconds nothing more is expected of a worker that weighs one."""

JUDGE_SECONDS: Final = 15.0
"""How long a verdict on a puzzle may take; each in stock needs a small part of that."""

REMEMBERED: Final = 40
"""So many answers, and none from longer ago than `RECENT`, say how long one takes at present."""

RECENT: Final = 60.0

EXCEPTIONS: Final = 8
"""So many of them may have taken longer, where somebody waits."""

log = structlog.get_logger()


class Thought(NamedTuple):
    """A choice, the level of the bot that has made it, and what speaks for it."""

    choice: str
    level: str
    reason: Reason | None = None


class BotPool:
    """The bots of a server. A forced answer needs none of their workers.

    A decision is made when its time is over, whatever the machine is doing: by the best that was found until then. If a
    bot fails or its worker is lost, the next weaker level answers. Only where nobody waits for it does a decision wait
    for a worker as long as it takes.
    """

    def __init__(
        self, workers: int = 1, seconds: float = OPPONENT_SECONDS, hint_seconds: float = HINT_SECONDS,
        work: Any = work, crew: Crew | None = None,
    ) -> None:  # fmt: skip
        """So many workers of its own, or those of a `crew`."""
        self.seconds, self.hint_seconds = seconds, hint_seconds
        self.asked, self.failures = 0, Counter[Failure]()
        self.audience: Callable[[str], Audience] = lambda _table: Audience()
        self.took: dict[tuple[str, Lane], deque[tuple[float, float]]] = {}
        self.crew: Crew = OwnCrew(workers, work) if crew is None else crew

    def consult(self, audience: Callable[[str], Audience]) -> None:
        """Ask this who waits for the bots of a table."""
        self.audience = audience
        self.crew.consult(audience)

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
        if decision.seconds is None:
            await self.await_start()
        begin = now()
        thought = await self.ask_workers(decision, seconds, tell)
        if decision.seconds is not None and self.crew.begun.is_set():
            recent = self.took.setdefault(self.kind(decision), deque(maxlen=REMEMBERED))
            recent.append((begin, now() - begin))
        return thought or self.think_here(decision)

    async def ask_workers(self, decision: Decision, seconds: float, tell: Tell | None) -> Thought | None:
        """What the level that is asked for has to say, or else the next weaker one; None if nobody has answered."""
        enough = seconds - way_back(seconds)
        deadline = now() + enough
        for level in decision.levels:
            left = enough if self.is_patient(decision) else deadline - now()
            done = await self.crew.decide(replace(decision, level=level), left, tell)
            if done.choice in decision.view["choices"]:
                return Thought(done.choice, level, done.reason)
            self.note_failure(decision, level, done.error or "illegal", done.detail or done.choice)
            if done.error == "no_worker":
                return None
        return None

    def is_patient(self, decision: Decision) -> bool:
        """Nobody waits for it, and no moment is set."""
        return decision.seconds is None and decision.purpose == "bot" and not self.audience(decision.table).is_there

    async def await_start(self) -> None:
        if not self.crew.begun.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.crew.begun.wait(), START_SECONDS)

    async def weigh(self, decision: Decision) -> Weighed | None:
        """What was done at a table, weighed when nobody else needs a worker; None if it could not be."""
        await self.await_start()
        if not self.crew.size:
            return None
        done = await self.crew.decide(decision, SLOWEST_REVIEW)
        if done.weighed is None:
            self.note_failure(decision, decision.level, done.error or "illegal", done.detail)
        return done.weighed

    async def judge(self, decision: Decision) -> Solution | None:
        """How a puzzle went; None while it goes on, and TimeoutError if that could not be worked out in time."""
        await self.await_start()
        if not self.crew.size:
            return await asyncio.to_thread(judged, decision, Budget.lasting(JUDGE_SECONDS))
        done = await self.crew.decide(decision, JUDGE_SECONDS)
        if done.error:
            self.note_failure(decision, decision.puzzle, done.error, done.detail)
            raise TimeoutError
        return done.solution

    def think_here(self, decision: Decision) -> Thought:
        """Nobody has answered in time: the weakest bot says what it thinks of at once."""
        level = decision.levels[-1]
        try:
            choice = ask(replace(decision, level=level).bot(), decision.view, Budget.lasting(AT_ONCE))
        except Exception as error:  # noqa: BLE001  # whatever a bot did wrong, the table goes on
            self.note_failure(decision, level, "error", repr(error))
            choice = decision.view["choices"][0]
        return Thought(choice, level)

    # -- how long it takes ------------------------------------------------------------------------------------------

    def kind(self, decision: Decision) -> tuple[str, Lane]:
        """What answers are compared with: those of the same game, for people or for nobody."""
        return decision.game, Lane.PLAY if self.audience(decision.table).is_there else Lane.ALONE

    def usual_seconds(self, decision: Decision) -> float:
        """How long such decisions take at present, but for a few exceptions: it says nothing about this one."""
        kind = self.kind(decision)
        exceptions = EXCEPTIONS if kind[1] is Lane.PLAY else 0
        recent = sorted(took for begin, took in self.took.get(kind, ()) if begin > now() - RECENT)
        return min(self.seconds, recent[-1 - exceptions]) if len(recent) > exceptions else 0.0

    def note_failure(self, decision: Decision, level: str, reason: Failure, detail: str = "") -> None:
        self.failures[reason] += 1
        log.warning(
            "bot failed", table=decision.table, game=decision.game, purpose=decision.purpose, bot=level, reason=reason,
            detail=detail,
        )  # fmt: skip

    def close(self) -> None:
        self.crew.close()
