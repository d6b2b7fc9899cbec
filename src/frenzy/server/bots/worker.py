"""What a process for bots does: it answers one decision at a time, in time, and keeps its bots between them."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable
from ctypes import c_double
from hashlib import sha256
from itertools import count
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, Final, Literal, get_args

from msgspec import Struct

from frenzy.bots import Bot, Budget, ask, bots_of, make_bot, reason_for, tells_why
from frenzy.bots.chances import judge_of
from frenzy.bots.goals import judge, solution
from frenzy.bots.puzzles import find_puzzle, goals_of
from frenzy.games import all_games, load, manifest_of
from frenzy.games.editions import edition
from frenzy.kernel import Game
from frenzy.kernel.guide import Reason
from frenzy.kernel.puzzle import Solution
from frenzy.review.weighing import Weighed, weigh
from frenzy.wire import View

MOST_BOTS: Final = 500
PAUSE: Final = 0.05
"""If nothing has to be decided for so many seconds, there is time to tidy up."""
MOST_UNTIDY: Final = 20
"""After so many decisions without a pause it has to be done."""

Purpose = Literal["bot", "hint", "review", "puzzle"]
Failure = Literal["no_worker", "out_of_time", "lost", "illegal", "error"]
"""No worker was free in time, or it had no choice in time, or has ended; the choice was none; the bot has failed."""
FAILURES: Final[tuple[Failure, ...]] = get_args(Failure)


class Decision(Struct, frozen=True):
    """What a bot is asked. It is the same bot for all decisions of a seat at a `table`; one that gives hints has other
    thoughts than one that plays. `ply` is how many choices came before this one, and `luck` is where its chance comes
    from. `seconds` is how long the table waits, if it has set a moment for the answer.

    For a review, `done` is what was chosen there: it is weighed beside what the bot would choose. For a `puzzle` it is
    what was chosen from its beginning on: that is judged."""

    game: str
    level: str
    view: View
    table: str
    ply: int
    luck: str
    purpose: Purpose = "bot"
    seconds: float | None = None
    cards: tuple[str, bytes] | None = None  # their fingerprint, and as they are kept: those that are not installed
    done: tuple[str, ...] = ()
    puzzle: str = ""

    @property
    def levels(self) -> list[str]:
        """The level that is asked for, and those below it."""
        manifest = manifest_of(self.game)
        names = [*(manifest.levels if self.level in manifest.levels else bots_of(manifest))]
        return names[names.index(self.level) :: -1]

    def bot(self) -> Bot:
        """A new one for this decision."""
        number = int.from_bytes(sha256(self.luck.encode()).digest()[:8], "big")
        return make_bot(self.level, self.rules(), number)

    def rules(self) -> Game[Any, Any]:
        return load(self.game) if self.cards is None else edition(self.game, *self.cards)


class Job(Struct, frozen=True):
    """A decision, and how long it may take from now on: a moment would be another one in another process."""

    decision: Decision
    seconds: float


class Told(Struct, frozen=True):
    """The best choice so far, or in the end the choice and what speaks for it; if that is empty, why there is none. A
    worker that has begun has nothing to tell."""

    choice: str = ""
    error: Failure | Literal[""] = ""
    detail: str = ""
    is_final: bool = True
    reason: Reason | None = None
    weighed: Weighed | None = None
    solution: Solution | None = None


Say = Callable[[Told], None]
Allowed = c_double
"""Seconds in a memory that the server shares with the process."""


class SharedBudget(Budget):
    """Time that the server may cut short while somebody thinks: `allowed` are seconds from `began` on."""

    def __init__(self, deadline: float, began: float, allowed: Allowed, tell: Callable[[str], None] | None) -> None:
        super().__init__(deadline, tell)
        self.began, self.allowed = began, allowed

    @property
    def is_over(self) -> bool:
        self.cut_short()
        return super().is_over

    def check(self) -> None:
        self.cut_short()
        super().check()

    def part(self, share: float = 1.0) -> Budget:
        return SharedBudget(super().part(share).deadline, self.began, self.allowed, None)

    def cut_short(self) -> None:
        self.deadline = min(self.deadline, self.began + self.allowed.value)


class Bots:
    """Bots that live on between decisions, with their plans. Who was not asked for longest is forgotten first."""

    def __init__(self, allowed: Allowed | None = None) -> None:
        self.allowed = allowed
        self.known: dict[tuple[str, str, int, str], tuple[int, Bot]] = {}

    def find(self, decision: Decision) -> Bot:
        """The one who has decided for this seat before; a new one if the table has gone back since."""
        key = (decision.purpose, decision.table, decision.view["seat"], decision.level)
        ply, bot = self.known.pop(key, (decision.ply, None))
        if bot is None or ply >= decision.ply:
            bot = decision.bot()
        self.known[key] = (decision.ply, bot)
        if len(self.known) > MOST_BOTS:
            del self.known[next(iter(self.known))]
        return bot

    def decide(self, job: Job, say: Say) -> None:
        began = monotonic()
        allowed = self.allowed or c_double(job.seconds)
        budget = SharedBudget(began + job.seconds, began, allowed, lambda choice: say(Told(choice, is_final=False)))
        decision, game = job.decision, job.decision.rules()
        if decision.purpose == "review":
            say(Told(weighed=weigh_deed(decision, game, budget)))
            return
        if decision.purpose == "puzzle":
            say(Told(solution=judged(decision, budget)))
            return
        choice = ask(self.find(decision), decision.view, budget)
        if tells_why(game, to_all=decision.purpose != "hint"):
            say(Told(choice, is_final=False))  # the reason may come too late
            say(Told(choice, reason=reason_for(game, decision.view, choice)))
        else:
            say(Told(choice))


def weigh_deed(decision: Decision, game: Game[Any, Any], budget: Budget) -> Weighed | None:
    """What was done at a table, beside what the bot would have done."""
    judge = judge_of(game)
    assert judge is not None, f"nobody judges the chances of {game.name}"
    return weigh(game, judge, decision.view, decision.done, decision.bot(), budget, Random(decision.luck))


def judged(decision: Decision, budget: Budget) -> Solution | None:
    """How a puzzle went; None while it goes on."""
    manifest, puzzle = find_puzzle(decision.game, decision.puzzle)
    goals = goals_of(manifest)
    verdict = judge(goals, puzzle, decision.done, budget)
    return None if verdict is None else solution(goals, puzzle, verdict)


def work(line: Connection, allowed: Allowed, decide: Callable[[Job, Say], None] | None = None) -> None:
    """Decide until the server has gone. Ctrl-C reaches every process of a terminal; the server ends its workers itself.

    Tests put another `decide` here.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decide = decide or Bots(allowed).decide
    warm_up()
    try:
        line.send(Told())
        for number in count(1):
            job: Job = line.recv()
            try:
                decide(job, line.send)
            except (BrokenPipeError, EOFError):
                raise
            except Exception as error:  # noqa: BLE001  # whatever a bot does wrong, the worker goes on
                line.send(Told("", "error", repr(error)))
            if number % MOST_UNTIDY == 0 or not line.poll(PAUSE):
                gc.collect()
    except (OSError, EOFError):
        return


def warm_up() -> None:
    """Load all games and bots now; nothing is collected while somebody waits."""
    for game in all_games().values():
        for level in game.manifest.levels:
            make_bot(level, game)
    gc.collect()
    gc.freeze()
    gc.disable()
