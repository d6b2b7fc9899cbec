"""The line-by-line client: whole games, help, undo, saves and records, as a person would type them."""

from __future__ import annotations

import asyncio
import io
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import frenzy
from frenzy.cli import main
from frenzy.cli.play_lines import Lines
from frenzy.kernel import Replay, Session
from frenzy.tui.local import LocalTable

GAME = frenzy.load("adrenaline")
Screen = pytest.CaptureFixture[str]


def play(table: LocalTable, *lines: str, read: Callable[[], str] | None = None, language: str = "en") -> Lines:
    """A person who types these lines and then closes the terminal."""
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    room = Lines(table, "adrenaline", language, read or typed.readline)
    assert asyncio.run(room.play()) == 0
    return room


def table(seed: int = 3, **options: object) -> LocalTable:
    return LocalTable(Session(GAME, 4, seed, options), 0, "random", pause=0)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_a_whole_game_can_be_typed_in_numbers(mode: str, language: str, capsys: Screen) -> None:
    rng = random.Random(mode)
    room = table(seed=5, mode=mode, skulls=5, ending="sudden_death")

    play(room, read=lambda: str(rng.randint(1, 9)), language=language)

    screen = capsys.readouterr().out
    outcome = GAME.outcome(room.session.state)
    assert outcome is not None
    assert all(f": {score} (" in screen for score in outcome.scores)
    assert "{" not in screen


def test_the_hint_is_a_choice_and_can_be_typed(capsys: Screen) -> None:
    play(table(), "hint", "quit")

    assert "The bot would choose: Discard" in capsys.readouterr().out


def test_a_question_mark_explains_a_card_or_says_that_there_is_none(capsys: Screen) -> None:
    play(table(), "? zx2", "? newton", "? Lock Rifle", "? teapot", "?", "cards")

    screen = capsys.readouterr().out
    assert "Scanner mode" in screen
    assert "Newton" in screen
    assert "Second lock" in screen
    assert 'There is no card "teapot"' in screen
    assert "save FILE" in screen


def test_why_something_cannot_be_chosen_is_answered_with_its_rule(capsys: Screen) -> None:
    play(table(), "1", "why action shoot", "why teapot")

    screen = capsys.readouterr().out
    assert "(A-" in screen
    assert 'no reason against "teapot"' in screen


def test_what_is_no_choice_changes_nothing(capsys: Screen) -> None:
    room = table()

    play(room, "0", "99", "shoot teapot", "", "discard")

    assert room.session.plies == [ply for ply in room.session.plies if ply.seat != 0]
    assert '"99" is not one of the choices' in capsys.readouterr().out


def test_undo_takes_back_the_last_choice_and_its_lines(capsys: Screen) -> None:
    room = table()
    lines = play(room, "1", "run", "undo", "undo")

    screen = capsys.readouterr().out
    assert "Taken back: Run" in screen
    assert "Taken back: Discard" in screen
    assert room.game.prompt(room.session.state) == "spawn"
    assert not any("appears on" in line for line in lines.log[-2:])


def test_undo_says_whether_there_was_nothing_or_something_came_to_light(capsys: Screen) -> None:
    play(table(), "undo")
    assert "There is nothing to take back.\n" in capsys.readouterr().out

    play(table(), "1", "end turn", "undo")
    assert "There is nothing to take back: something has come to light" in capsys.readouterr().out


def test_a_game_is_saved_and_goes_on(tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.save"
    room = table()
    play(room, "1", f"save {file}")
    monkeypatch.setattr("sys.stdin", io.StringIO("board\nrecord nowhere\n"))

    assert main(["play", "--load", str(file), "--language", "en"]) == 0

    screen = capsys.readouterr().out
    assert screen.count("turn of D") >= 2
    assert "does not hold its beginning" in screen


def test_a_record_can_be_told_and_drawn(tmp_path: Path, capsys: Screen) -> None:
    file = tmp_path / "evening.record"
    play(table(), "1", f"record {file}")
    capsys.readouterr()

    assert main(["replay", str(file), "--language", "en"]) == 0
    assert "Turn 1 ·" in capsys.readouterr().out
    assert main(["replay", str(file), "--step", "0"]) == 0
    assert "medium_a, deathmatch" in capsys.readouterr().out


def test_a_record_that_began_with_a_position_is_told_and_drawn_from_there(tmp_path: Path, capsys: Screen) -> None:
    lesson = GAME.lessons()[0]
    seats = GAME.from_position(lesson.position).seats
    record = Replay("adrenaline", GAME.content_hash(), seats, 0, {}, ["run"], position=lesson.position)
    file = tmp_path / "lesson.record"
    file.write_text(record.encode())

    for step in ("0", "1"):
        assert main(["replay", str(file), "--step", step]) == 0
        assert lesson.position["arena"] in capsys.readouterr().out
    assert main(["replay", str(file), "--language", "en"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "--seats", "7"], "seats: 7"),
        (["play", "--seat", "9"], "--seat: 9"),
        (["play", "--load", "no/such/file"], "no/such/file: No such file"),
        (["replay", "pyproject.toml"], "data: "),
        (["watch", "--skulls", "5", "--record", "no/such/file"], "no/such/file: No such file"),
        (["watch", "--bots", "teapot", "greedy", "greedy"], "'teapot'"),
    ],
)
def test_a_mistake_is_one_line_on_the_error_stream(arguments: list[str], problem: str, capsys: Screen) -> None:
    assert main(arguments) == 2

    error = capsys.readouterr().err
    assert problem in error
    assert error.count("\n") == 1


def test_bots_can_be_watched_and_tried(capsys: Screen) -> None:
    bots = ["--bots", "greedy", "random", "random"]
    assert main(["watch", *bots, "--seed", "1", "--skulls", "5", "--language", "en"]) == 0
    assert "Turn 1 ·" in capsys.readouterr().out
    assert main(["tournament", "--games", "4", "--skulls", "5"]) == 0
    assert "of 4 games" in capsys.readouterr().out
    assert main(["bench", "--seconds", "0.1"]) == 0
    assert "decisions/s" in capsys.readouterr().out


def test_every_command_has_an_example(capsys: Screen) -> None:
    for command in ("play", "watch", "engine", "tournament", "replay", "bench"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert f"frenzy {command}" in capsys.readouterr().out.split("example", 1)[1]


def test_the_program_itself_plays_and_leaves_at_the_end_of_input() -> None:
    command = [sys.executable, "-c", "from frenzy.cli import main; raise SystemExit(main())", "play", "--seed", "3"]
    command += ["--language", "en"]
    done = subprocess.run(command, input="1\nquit\n", capture_output=True, text=True, timeout=300, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert "appears on" in done.stdout
