"""`frenzy puzzle`: lists, the one of the day, and puzzles that are solved and missed in the terminal."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest

from frenzy.bots.puzzles import Stocked, daily, in_stock
from frenzy.cli import main
from frenzy.cli.play_lines import Lines
from frenzy.tui.local_puzzle import Progress, PuzzleTable

KILLS = [stocked for stocked in in_stock() if stocked.puzzle.goal == "kills"]
Screen = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def play(stocked: Stocked, progress: Progress, *lines: str, language: str = "en") -> None:
    """Somebody types these lines; choices that are forced are not typed."""
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    table = PuzzleTable(stocked, KILLS[1:2], progress)
    table.ask_all = True
    assert asyncio.run(Lines(table, stocked.manifest.name, language, typed.readline).play()) == 0


def test_whoever_types_the_answer_has_solved_it_and_goes_on(home: Path, capsys: Screen) -> None:
    progress = Progress(home)

    play(KILLS[0], progress, *KILLS[0].puzzle.answer, "next", "quit")

    screen = capsys.readouterr().out
    assert "Kill as many as you can this turn." in screen
    assert "Solved: 2 kills, and nothing is better." in screen
    assert screen.count("Kill as many as you can this turn.") == 2
    assert Progress(home).sign(KILLS[0].name) == "✔"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Not quite: nobody killed."), ("pl", "Nie do końca: nikt nie zabity.")]
)
def test_whoever_ends_the_turn_at_once_is_shown_the_answer(
    home: Path, capsys: Screen, language: str, said: str
) -> None:
    progress = Progress(home)

    play(KILLS[0], progress, "end turn", "done", "again", "quit", language=language)

    screen = capsys.readouterr().out
    assert said in screen
    assert "  1. " in screen
    assert progress.sign(KILLS[0].name) == "✘"


@pytest.mark.parametrize("goal", ["boss", "endure"])
def test_puzzles_of_other_games_are_solved_in_the_terminal_too(home: Path, capsys: Screen, goal: str) -> None:
    found = [stocked for stocked in in_stock() if stocked.puzzle.goal == goal]
    shortest = min(found, key=lambda stocked: len(stocked.puzzle.answer))

    play(shortest, Progress(home), *shortest.puzzle.answer, "quit")

    assert "Solved: " in capsys.readouterr().out
    assert Progress(home).sign(shortest.name) == "✔"


def test_a_puzzle_can_be_put_back_and_the_hint_is_its_answer(home: Path, capsys: Screen) -> None:
    first, *_ = KILLS[0].puzzle.answer

    play(KILLS[0], Progress(home), first, "reset", "hint", *KILLS[0].puzzle.answer)

    screen = capsys.readouterr().out
    assert "The bot would choose" in screen
    assert "Solved" in screen


def test_puzzles_are_listed_by_game_and_grade(capsys: Screen) -> None:
    assert main(["puzzle", "--list", "--game", "adrenaline", "--grade", "easy"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum((each.manifest.name, each.puzzle.grade) == ("adrenaline", "easy") for each in in_stock())


def test_the_puzzle_of_a_day_is_opened(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))

    assert main(["puzzle", "--day", "2026-11-19", "--plain"]) == 0
    assert f"Puzzle {daily('2026-11-19').name}" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--day", "tomorrow"], ["chess/1"], ["adrenaline/none"]])
def test_what_does_not_exist_is_told_in_a_line(wrong: list[str], capsys: Screen) -> None:
    assert main(["puzzle", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_progress_that_cannot_be_read_is_never_written_over(home: Path) -> None:
    file = home / "puzzles.json"
    file.write_text("{")
    progress = Progress(home)

    progress.add("adrenaline/kills-1", is_solved=True)

    assert progress.sign("adrenaline/kills-1") == "✔"
    assert file.read_text() == "{"
