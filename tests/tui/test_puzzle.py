"""A puzzle on the whole screen: what is asked for, back to the beginning, and the verdict."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Static

from frenzy.bots.puzzles import in_stock
from frenzy.tui.local_puzzle import Progress, PuzzleTable
from frenzy.tui.panels import PuzzlePanel
from tests.tui.sitting import run, sitting

PUZZLES = [stocked for stocked in in_stock() if stocked.puzzle.goal == "kills"]


def test_a_puzzle_is_missed_then_solved_and_leads_to_the_next(tmp_path: Path) -> None:
    async def play() -> None:
        progress = Progress(tmp_path)
        first, second = PUZZLES[:2]
        async with sitting(PuzzleTable(first, [second], progress), "en", (120, 40)) as sitter:
            await sitter.until_asked()
            task = sitter.table.query_one("#chat", Static)
            assert "Kill as many as you can" in str(task.content)
            before = sitter.screen_state.choices
            await sitter.answer(first.puzzle.answer[0])
            await sitter.until(lambda: sitter.is_asked() and sitter.screen_state.choices != before)
            await sitter.press("z")
            await sitter.until(lambda: sitter.is_asked() and sitter.screen_state.choices == before)
            await sitter.answer("end turn")
            await sitter.until(lambda: isinstance(sitter.app.screen, PuzzlePanel))
            assert progress.sign(first.name) == "✘"
            await sitter.pilot.press("r")
            await sitter.until_asked()
            for choice in first.puzzle.answer:
                if choice in sitter.screen_state.choices:
                    await sitter.answer(choice)
            await sitter.until(lambda: isinstance(sitter.app.screen, PuzzlePanel))
            assert progress.sign(first.name) == "✔"
            await sitter.pilot.press("n")
            await sitter.until_asked()
            assert sitter.app.source.stocked == second  # type: ignore[attr-defined]

    run(play())
