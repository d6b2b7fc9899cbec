"""Rules that are told in the terminal when they first matter: once, in lines and on the whole screen."""

from __future__ import annotations

import asyncio
import io

import pytest

from frenzy.cli.play_lines import Lines
from frenzy.cli.words import terminal_words
from frenzy.client.credentials import state_folder
from frenzy.games import load
from frenzy.kernel import Session
from frenzy.tui.app import FrenzyApp
from frenzy.tui.local import LocalTable
from frenzy.tui.tips import Tips, Wish
from tests.tui.sitting import Sitter

GAME = load("resistance")
Screen = pytest.CaptureFixture[str]
ROUND, DOORS = "Each round the heroes act in any order", "everything inside comes to light"


def house(mission: str = "MH0") -> LocalTable:
    return LocalTable(Session(GAME, 1, 3, {"mission": mission}), 0, "easy", pause=0)


def typed(wish: Wish, *lines: str, mission: str = "MH0") -> None:
    read = io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))).readline
    asyncio.run(Lines(house(mission), "resistance", "en", read, Tips(state_folder(), wish)).play())


def test_a_rule_is_told_once_and_the_first_turn_is_led(capsys: Screen) -> None:
    typed("new", "activate wolverine")
    screen = capsys.readouterr().out
    assert screen.count(ROUND) == screen.count(DOORS) == 1
    assert "▶ Press the hero who should begin" in screen
    assert "▶ Open the door" in screen

    typed("new", "activate wolverine")
    screen = capsys.readouterr().out
    assert ROUND not in screen
    assert "▶ Open the door" in screen


def test_all_of_it_is_told_again_or_none(capsys: Screen) -> None:
    typed("new")
    wishes: tuple[tuple[Wish, int], ...] = (("none", 0), ("all", 1))
    for wish, count in wishes:
        capsys.readouterr()
        typed(wish)
        screen = capsys.readouterr().out
        assert screen.count(ROUND) == count
        assert screen.count("▶ Press") == count


def test_a_file_that_cannot_be_read_forgets_what_was_told(capsys: Screen) -> None:
    typed("new")
    (state_folder() / "tips.json").write_text("[", encoding="utf-8")
    capsys.readouterr()
    typed("new", mission="MH1")
    assert ROUND in capsys.readouterr().out


def test_the_whole_screen_shows_it_until_something_is_chosen() -> None:
    async def play() -> None:
        app = FrenzyApp(house(), "pl", terminal_words, tips=Tips(state_folder()))
        async with app.run_test(size=(120, 40)) as pilot:
            sitter = Sitter(app, pilot)
            await sitter.until_asked()
            (told,) = app._notifications  # Textual tells it nowhere else
            assert "W każdej rundzie" in told.message
            assert "▶ Naciśnij bohatera" in told.message
            await sitter.answer("activate wolverine")
            await sitter.until_asked()
            (told,) = app._notifications
            assert "W każdej rundzie" not in told.message
            assert "▶ Otwórz drzwi" in told.message

    asyncio.run(play())
