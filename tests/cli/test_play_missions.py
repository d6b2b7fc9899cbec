"""Resistance line by line: the house in letters, its cards and reasons, a mission typed to its end."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Callable

import pytest

import frenzy
from frenzy.cli.play_lines import Lines
from frenzy.kernel import Session
from frenzy.tui.local import LocalTable

GAME = frenzy.load("resistance")
Screen = pytest.CaptureFixture[str]


def play(table: LocalTable, *lines: str, read: Callable[[], str] | None = None, language: str = "en") -> None:
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    assert asyncio.run(Lines(table, "resistance", language, read or typed.readline).play()) == 0


def table(seed: int = 3, seats: int = 2, **options: object) -> LocalTable:
    return LocalTable(Session(GAME, seats, seed, options), 0, "random", pause=0)


@pytest.mark.parametrize(("language", "mission"), [("en", "MH0"), ("fr", "MH6"), ("pl", "MZ3")])
def test_a_whole_mission_can_be_typed_in_numbers(language: str, mission: str, capsys: Screen) -> None:
    rng, room = random.Random(mission), table(mission=mission)

    play(room, read=lambda: str(rng.randint(1, 12)), language=language)

    outcome, screen = GAME.outcome(room.session.state), capsys.readouterr().out
    assert outcome is not None
    assert f"({outcome.rule})" in screen
    assert "{" not in screen


def test_the_house_is_drawn_and_cards_are_read(capsys: Screen) -> None:
    play(table(mission="MH1", seats=1), "activate storm", "move 17R-e", "? storm", "? MH1", "? Grit", "cards", "board")

    screen = capsys.readouterr().out
    assert "|*b ?           |                        WMG    |" in screen
    assert "Storm: the east forecourt" in screen
    assert "Lightning Bolt: 2 dice" in screen
    assert screen.count("Breaking and entering") == 2
    assert "no card" not in screen


def test_why_something_cannot_be_chosen_is_answered_with_its_rule(capsys: Screen) -> None:
    play(table(mission="MH1", seats=1), "activate storm", "why front-door", "why 13R-dining")

    assert capsys.readouterr().out.count("(Z-") == 2
