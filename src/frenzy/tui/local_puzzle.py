"""A puzzle in this process: one person plays it to its end, and is told how good that was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from frenzy.bots.goals import judge, solution, task
from frenzy.bots.puzzles import Stocked, goals_of
from frenzy.client.credentials import write_whole
from frenzy.games import load
from frenzy.kernel import Session
from frenzy.kernel.puzzle import Solution
from frenzy.tui.advice import Tell
from frenzy.tui.local import LocalTable
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.source import Sentence, Source
from frenzy.wire import View


class Kept(Struct):
    """What is written down: the puzzles that were solved, and those that were only tried, as GAME/ID."""

    solved: list[str] = []
    tried: list[str] = []


class Progress:
    """The puzzles that somebody has played here. A file that cannot be read is never written over."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "puzzles.json"
        self.is_broken = False
        self.kept = self.read()

    def read(self) -> Kept:
        try:
            return json.decode(self.file.read_bytes(), type=Kept)
        except FileNotFoundError:
            return Kept()
        except (OSError, DecodeError):
            self.is_broken = True
            return Kept()

    def sign(self, name: str) -> str:
        """How a puzzle went, for a list."""
        return "✔" if name in self.kept.solved else "✘" if name in self.kept.tried else " "

    def add(self, name: str, *, is_solved: bool) -> None:
        names = self.kept.solved if is_solved else self.kept.tried
        if name not in names:
            names.append(name)
            if not self.is_broken:
                write_whole(self.file, json.encode(self.kept))


class PuzzleTable(LocalTable):
    """A table that stands where a puzzle begins, and ends where its seat has nothing more to decide.

    `onward` are the puzzles that follow this one.
    """

    def __init__(self, stocked: Stocked, onward: Sequence[Stocked], progress: Progress) -> None:
        self.stocked, self.onward, self.progress = stocked, onward, progress
        self.puzzle = puzzle = stocked.puzzle
        self.goals = goals_of(stocked.manifest)
        game = load(stocked.manifest.name)
        seats = game.from_position(puzzle.position).seats
        session = Session[Any](game, seats, position=puzzle.position)
        super().__init__(session, puzzle.seat, "random", pause=0)
        self.task = task(self.goals, puzzle)
        self.solution: Solution | None = None

    # -- the course of the puzzle -------------------------------------------------------------------------------

    def to_act(self) -> int | None:
        return None if self.solution is not None else self.session.to_act

    def close(self) -> None:
        self.refresh()

    async def play(self, choice: str, seat: int, *, is_shown: bool) -> None:
        await super().play(choice, seat, is_shown=is_shown)
        verdict = await asyncio.to_thread(judge, self.goals, self.puzzle, [ply.action for ply in self.session.plies])
        if verdict is not None:
            self.solution = solution(self.goals, self.puzzle, verdict)
            self.progress.add(self.stocked.name, is_solved=verdict.is_solved)

    async def restart(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.session.go_back(0)
            self.version += 1
            self.chapters = self.chapters[:1]
            self.answer.set_result(None)

    async def hint(self, view: View, tell: Tell) -> str:
        """The next choice of the answer, as long as one follows it."""
        line = tuple(ply.action for ply in self.session.plies)
        if self.puzzle.answer[: len(line)] == line:
            return self.puzzle.answer[len(line)]
        return await super().hint(view, tell)

    # -- what comes after it ------------------------------------------------------------------------------------

    async def again(self) -> Source | None:
        return PuzzleTable(self.stocked, self.onward, self.progress)

    async def next(self) -> Source | None:
        return PuzzleTable(self.onward[0], self.onward[1:], self.progress) if self.onward else None

    def is_won(self) -> bool:
        return self.solution is not None and self.solution.is_solved

    def again_key(self, state: ScreenState) -> str | None:
        return "puzzle-again"

    def greeting(self) -> Sentence | None:
        return "puzzle-greeting", {"name": self.stocked.name}

    async def leave(self) -> Sentence | None:
        return None

    def leave_key(self, state: ScreenState) -> str:
        return "puzzle-leave"

    def shown(self, state: ScreenState) -> ScreenState:
        """The verdict alone is told at the end, whether the game is over with it or not."""
        phase = "playing" if self.solution is None else "over"
        return replace(state, phase=phase, outcome=None, task=self.task, solution=self.solution)
