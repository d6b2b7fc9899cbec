"""Games that bring no drawing: they are played in the terminal from the first day, line by line and on the screen."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from textual.widgets import Static

import frenzy
from frenzy.bots import make_bot
from frenzy.catalogues import LANGUAGES
from frenzy.cli import main
from frenzy.cli.play_lines import Lines
from frenzy.cli.words import terminal_words
from frenzy.client import join_table
from frenzy.kernel import Session
from frenzy.tui.facts import facts
from frenzy.tui.joined import JoinedTable
from frenzy.tui.light import Light
from frenzy.tui.local import LocalTable
from frenzy.tui.menu import lit_entries, named, narrowed
from frenzy.tui.palette import HOUSE
from frenzy.tui.panels import EndPanel
from frenzy.tui.renderer import PLAIN, GameRenderer, Sight, renderer_of
from frenzy.tui.words import Speech
from tests.server.serving import Server, create, serving
from tests.tui.sitting import Sitter, run, sitting

GAME = frenzy.load("pebbles")
SAID = {
    "en": ("How many pebbles do you take?", "Take 2 pebbles", "Seat 1 takes 2,", "You"),
    "fr": ("Combien de cailloux prenez-vous ?", "Prendre 2 cailloux", "Place 1 en prend 2,", "Vous"),
    "pl": ("Ile kamyków bierzesz?", "Weź 2 kamyki", "Miejsce 1 bierze 2,", "ygran"),
}
"""The question, a choice, what happens then, and a word of the end."""

Screen = pytest.CaptureFixture[str]


def table(seed: int = 3, **more: Any) -> LocalTable:
    return LocalTable(Session(GAME, 3, seed), 0, "easy", pause=0, **more)


def labels(sitter: Sitter) -> str:
    choices = sitter.prompt.list
    return "\n".join(str(choices.get_option_at_index(place).prompt) for place in range(choices.option_count))


# -- questions that anybody may answer --------------------------------------------------------------------------


def test_the_person_is_asked_whatever_anybody_may_answer() -> None:
    """Three seats, two of them bots: with `together`, none of them answers before the person does."""

    async def play() -> None:
        source = LocalTable(Session(GAME, 3, 3, {"together": True}), 1, "easy", pause=0)
        async with sitting(source, "en", (80, 24)) as sitter:
            for turn in range(3):
                await sitter.until_asked()
                assert sitter.drawing("upper").count("▶") == 3
                assert sitter.screen_state.view["to_act"] == turn
                await sitter.answer("take 1")
            await sitter.until_asked()
            assert sitter.screen_state.view["taken"] == [1, 1, 1]
            assert [ply.seat for ply in source.session.plies] == [1, 1, 1]

    run(play())


# -- on the whole screen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_on_the_screen(language: str) -> None:
    question, choice, event, end = SAID[language]

    async def play() -> None:
        async with sitting(table(), language, (80, 24)) as sitter:
            await sitter.until_asked()
            assert str(sitter.table.query_one("#sentence", Static).content) == question
            assert choice in labels(sitter)
            assert "18" in sitter.drawing("board")
            assert f"▶ {event.partition(' ')[0]}" in sitter.drawing("upper")
            await sitter.answer("take 2")
            await sitter.until_asked()
            assert any(event in line for line in sitter.table.lines)
            await sitter.play_on(choose=make_bot("hard", GAME, 1).choose)
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))

            screen = sitter.app.export_screenshot()
            assert end in screen
            assert all(str(score) in screen for score in (sitter.screen_state.outcome or {})["scores"])
            assert not any("{" in line for line in sitter.table.lines)
            await sitter.press("n")
            assert await sitter.until_asked()
            assert len(sitter.table.lines) < 4

    run(play())


def test_hint_help_language_and_leaving(tmp_path: Path) -> None:
    file = tmp_path / "pebbles.save"

    async def play() -> None:
        async with sitting(table(save=file)) as sitter:
            await sitter.until_asked()
            await sitter.take_hint()
            await sitter.press("question_mark", "escape", "i", "escape", "o", "u", "l")
            assert str(sitter.table.query_one("#sentence", Static).content) == SAID["fr"][0]
            await sitter.press("q", "y")
            await sitter.until(file.exists)

    run(play())
    assert GAME.load(file.read_text()).pebbles == 18


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_a_table_of_a_server(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def play() -> None:
        host = create(server, game="pebbles", seats=3, pace={"bot_seconds": 0})
        host.post("seats/2/bot", {"level": "easy"})
        source = JoinedTable(join_table(f"{server.url}/t/{host.table}", "Ann"))
        async with sitting(source, "pl") as sitter:
            await sitter.press("r")
            await sitter.until(lambda: sitter.screen_state.seats[1].ready)
            host.post("start")
            host.post("leave")
            await sitter.play_on(choose=make_bot("hard", GAME, 1).choose)
            await sitter.until(lambda: isinstance(sitter.app.screen, EndPanel))
            assert any("Miejsce 2 bierze" in line for line in sitter.table.lines)

    run(play())


# -- line by line -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_line_by_line(language: str, tmp_path: Path, capsys: Screen) -> None:
    question, choice, event, end = SAID[language]
    save, record = tmp_path / "heap.save", tmp_path / "heap.record"
    lines = iter(["?", "board", "hint", "cards", "why 1", "odds 1", f"save {save}", "2", "log", f"record {record}"])
    asyncio.run(Lines(table(), GAME.name, language, lambda: next(lines, "1")).play())

    screen = capsys.readouterr().out
    assert question in screen
    assert f"{choice}  [take 2]" in screen
    assert screen.count(event) == 2
    assert "★" in screen
    assert end in screen.splitlines()[-1]
    assert "{" not in screen
    assert GAME.load(save.read_text()).pebbles == 18
    assert main(["replay", str(record), "--language", language]) == 0
    assert event in capsys.readouterr().out
    assert main(["replay", str(record), "--step", "1", "--language", language]) == 0
    assert "16" in capsys.readouterr().out
    assert main(["watch", "pebbles", "--seed", "3", "--language", language]) == 0
    assert event.partition(" ")[0] in capsys.readouterr().out


# -- games with things, seen without their drawings ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["adrenaline", "wreckland"])
def test_every_thing_that_a_choice_names_can_be_pressed(name: str) -> None:
    game, rng, speech = frenzy.load(name), random.Random(name), Speech("en", terminal_words, name)
    state, seen = game.new(game.manifest.usual_seats, 5), set[str]()
    for _ in range(300):
        seat = game.to_act(state)
        if seat is None:
            break
        view = game.view(state, seat)
        told = dict(zip(view["choices"], game.question(state, seat).choices, strict=True))
        kinds = {choice.kind for choice in told.values()}
        if not kinds <= seen:
            seen |= kinds
            things = named(PLAIN, view, told)
            light = Light(lit_entries(narrowed(view["choices"]), things))
            canvas = PLAIN.draw_board(Sight(view, speech, HOUSE[0], light), (400, 60))
            marked = [area.subject for area in canvas.areas]
            assert set(marked) == {thing for found in things.values() for thing in found}
            assert len(facts(speech.text, view)) > 20
            walk = [PLAIN.neighbour(view, thing, "down", marked) for thing in (None, *marked)]
            assert walk == ([marked[0], *marked[1:], marked[-1]] if marked else [None])
        game.apply(state, rng.choice(view["choices"]))
    assert len(seen) > 5


def test_facts_are_readable() -> None:
    text = Speech("en", terminal_words, "pebbles").text
    document = {"heap": "small", "left_over": 3, "prompt": "take", "seats": [{"name": "Ann", "cards": []}], "none": {}}

    assert facts(text, document) == [
        "Heap: Small, 10 to 20", "Left over: 3", "Seats", "  1", "    Name: Ann", "    Cards: –", "None: –",
    ]  # fmt: skip


def test_a_package_may_bring_a_renderer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert renderer_of(GAME) is PLAIN
    terminal = ModuleType("pebbles.terminal")
    terminal.RENDERER = GameRenderer()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pebbles.terminal", terminal)

    assert renderer_of(GAME) is terminal.RENDERER
