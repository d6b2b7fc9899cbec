"""The verdict on a puzzle, at the table where it is solved: worked out beside the table, told when it is there."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from frenzy import wire
from frenzy.bots.budget import OutOfTime
from frenzy.bots.expectation import TooBigError
from frenzy.bots.puzzles import known_puzzle
from frenzy.server.bots.worker import Decision

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

Line = tuple[str, ...]

log = structlog.get_logger()


class Judging:
    """What becomes of the puzzle of a table, if it has one. `line` are the choices that are judged, or were."""

    def __init__(self, table: Table) -> None:
        self.table = table
        record = table.record
        self.puzzle = None if record.puzzle is None else known_puzzle(record.game, record.puzzle)
        self.line: Line = ()
        self.verdict: wire.Verdict | None = None
        self.thinking: asyncio.Task[None] | None = None

    @property
    def is_puzzle(self) -> bool:
        return self.puzzle is not None

    def next_of_answer(self, history: History) -> str | None:
        """The next choice of the answer, as long as one follows it."""
        line = line_of(history)
        answer = () if self.puzzle is None else self.puzzle.answer
        return answer[len(line)] if line == answer[: len(line)] and len(line) < len(answer) else None

    def look_ahead(self, history: History) -> None:
        """After each change: what was judged before does not count any more."""
        if self.puzzle is None:
            return
        line = line_of(history)
        if self.line == line:
            return
        self.line, self.verdict = line, None
        self.stop()
        if line:
            job = self.judge(self.puzzle.id, line)
            self.thinking = asyncio.create_task(job, name=f"verdict at {self.table.record.id}")

    async def judge(self, puzzle: str, line: Line) -> None:
        table = self.table
        decision = Decision(
            table.record.game, "", {}, table.record.id, len(line), "", "puzzle", done=line, puzzle=puzzle
        )
        try:
            solution = await table.bots.judge(decision)
        except (TimeoutError, OutOfTime, TooBigError) as error:
            log.warning("puzzle not judged", table=table.record.id, puzzle=puzzle, why=repr(error))
            await table.do(partial(self.take, wire.Verdict(None), line))
            return
        if solution is not None:
            await table.do(partial(self.take, wire.Verdict(solution), line))

    async def take(self, verdict: wire.Verdict, line: Line) -> None:
        """Tell it, unless somebody has gone on or back since."""
        if line == self.line:
            self.verdict = verdict
            self.table.refresh_all()

    def stop(self) -> list[asyncio.Future[Any]]:
        """Think no more; what has to end for that."""
        if self.thinking is None:
            return []
        self.thinking.cancel()
        return [self.thinking]


def line_of(history: History) -> Line:
    return tuple([ply.action for ply in history.plies])
