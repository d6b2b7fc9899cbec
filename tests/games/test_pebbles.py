"""Pebbles, a package of its own in tests/pebbles, is played everywhere without a line about it anywhere else.

`make` installs it; by hand: `pip install --no-deps --no-build-isolation -e tests/pebbles`.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec import json

import frenzy
from frenzy.arena.match import play
from frenzy.catalogues import LANGUAGES
from frenzy.cli import main
from frenzy.cli.engine import Engine
from frenzy.games import entries
from frenzy.kernel import BadPosition, Outcome
from frenzy.speech import Sentences
from tests.server.serving import Server, create, start

FOLDER = Path(__file__).parent.parent / "pebbles"
Screen = pytest.CaptureFixture[str]


def printed(screen: Screen, *arguments: str) -> str:
    assert main(arguments) == 0
    return screen.readouterr().out


# -- the package ------------------------------------------------------------------------------------------------


def test_it_is_small_and_comes_through_the_entry_point() -> None:
    lines = sum(len(path.read_text().splitlines()) for path in FOLDER.rglob("*.py"))

    assert lines <= 300
    assert [entry.origin for entry in entries() if entry.name == "pebbles"] == ["frenzy-pebbles 1.0"]


def test_no_other_file_knows_it() -> None:
    root = FOLDER.parent.parent
    knowing = [
        path
        for folder in ("src", "tools", "bench", "web/src")
        for path in (root / folder).rglob("*.*")
        if path.suffix in (".py", ".ts", ".svelte", ".mjs", ".ftl") and "pebbles" in path.read_text(encoding="utf-8")
    ]

    assert [path for path in knowing if path != root / "src/frenzy/games/__init__.py"] == []  # its docstring


# -- the rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("misere", "winners"), [(False, (1,)), (True, (0, 2))])
def test_the_last_pebble_decides(misere: bool, winners: tuple[int, ...]) -> None:
    game = frenzy.load("pebbles")
    state = game.from_position({"pebbles": 4, "taken": [3, 0, 0], "misere": misere})

    assert [str(action) for action in game.legal_actions(state)] == ["take 1", "take 2", "take 3"]
    game.apply(state, "take 3")
    assert [str(action) for action in game.legal_actions(state)] == ["take 1"]
    game.apply(state, "take 1")

    assert game.outcome(state) == Outcome((6, 1, 0), winners, "P-4")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"pebbles": 21, "taken": [0, 0]}, "pebbles: 21 lie there"),
        ({"pebbles": -1, "taken": [0, 0]}, "pebbles: -1 lie there"),
        ({"pebbles": 5, "taken": [0]}, "position: seats: 1 is not 2, 3, 4 or 5"),
        ({"pebbles": 5, "taken": [0, 0], "to_act": 2}, "to_act: "),
        ({"pebbles": 5, "taken": [0, 0], "to_act": None}, "to_act: "),
        ({"pebbles": 5, "taken": [0, 0], "heap": "huge"}, "position: options.heap: 'huge'"),
        ({"pebbles": 5}, "position: .*taken"),
    ],
)
def test_an_impossible_heap_is_refused(fields: dict[str, object], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        frenzy.load("pebbles").from_position(fields)


@pytest.mark.parametrize(("seed", "misere"), [*product(range(8), (False, True))])
def test_the_perfect_bot_wins_whatever_can_be_won(seed: int, misere: bool) -> None:
    """Of two, whoever leaves a multiple of four (in misère: one more) wins."""
    game = frenzy.load("pebbles")
    heap = game.new(2, seed, {"misere": misere}).pebbles
    wanted = 1 if (heap - misere) % 4 == 0 else 0

    assert play(game, ["hard", "hard"], seed, {"misere": misere}).winners == (wanted,)
    bots = ["hard", "easy"] if wanted == 0 else ["easy", "hard"]
    assert play(game, bots, seed, {"misere": misere}).winners == (wanted,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_event_is_said(language: str) -> None:
    game, rng = frenzy.load("pebbles"), Random(1)
    words = Sentences("pebbles", game.manifest.catalogues, language)
    state, said = game.new(3, 1), set()
    while (seat := game.to_act(state)) is not None:
        for viewer in (None, 0, seat):
            question = game.question(state, viewer)
            said |= {words.phrase(question.text), *(words.phrase(choice.text) for choice in question.choices)}
        for event in game.apply(state, rng.choice(game.legal_actions(state))):
            assert words.knows(f"event-{event.__struct_config__.tag}")
    assert not [line for line in said if "{" in line or not line]


# -- the command line -------------------------------------------------------------------------------------------


def test_commands_take_its_options(capsys: Screen) -> None:
    assert "2, 3, 4 or 5 seats; levels easy, hard" in printed(capsys, "games")
    assert "Petit, de 10 à 20" in printed(capsys, "games", "pebbles", "--language", "fr")
    told = printed(capsys, "tournament", "pebbles", "--games", "20", "--heap", "large", "--misere")
    assert told.startswith("perfect against 1 x random: ")
    assert "decisions/s" in printed(capsys, "bench", "pebbles", "--seats", "5", "--seconds", "0.01")
    table = printed(capsys, "simulate", "pebbles", "--heap", "all", "--seeds", "2", "--by", "heap")
    assert [line.split()[:2] for line in table.splitlines()[1:]] == [["small", "4"], ["large", "4"]]
    assert main(["bench", "pebbles", "--mode", "turret"]) == 2
    assert "pebbles has no such option; it belongs to adrenaline" in capsys.readouterr().err


def test_the_engine_plays_it() -> None:
    engine = Engine()
    answer = engine.respond(json.encode({"do": "new", "game": "pebbles", "options": {"heap": "large"}}))
    while answer["seat"] is not None:
        engine.respond(json.encode({"do": "apply", **engine.respond(b'{"do":"bot","name":"hard"}')}))
        answer = engine.respond(b'{"do":"legal"}')

    assert sum(engine.respond(b'{"do":"outcome"}')["outcome"]["scores"]) in range(30, 41)
    position = engine.respond(b'{"do":"position"}')["position"]
    assert engine.respond(json.encode({"do": "load", "position": position}))["choices"] == []


def test_the_engine_says_who_may_answer_where_several_may() -> None:
    told = [
        Engine().respond(json.encode({"do": "new", "game": "pebbles", "seats": 3, "options": {"together": together}}))
        for together in (True, False)
    ]

    assert [answer.get("may_act") for answer in told] == [(0, 1, 2), None]
    assert {answer["seat"] for answer in told} == {0}


# -- the server -------------------------------------------------------------------------------------------------


def test_the_server_tells_of_it(server: Server) -> None:
    told = {info["game"]: info for info in httpx.get(f"{server.url}/api/games").json()}["pebbles"]

    assert (told["title"], told["seats"], told["usual_seats"]) == ("Pebbles", [2, 3, 4, 5], 2)
    defaults = [("heap", "small"), ("misere", False), ("together", False)]
    assert [(option["name"], option["default"]) for option in told["options"]] == defaults
    assert (told["levels"], told["campaign"], told["lessons"]) == (["easy", "hard"], False, [])
    words = httpx.get(f"{server.url}/api/games/pebbles/booklet?language=pl").json()
    assert "\nheap-small = Mały, od 10 do 20\n" in words["text"]


def test_a_person_plays_it_against_a_bot_on_the_server(server: Server) -> None:
    person = create(server, game="pebbles", seats=2, options={"misere": True}, bots="hard", pace={"bot_seconds": 0})
    start(person)
    client = person.connect()
    client.play_on(Random(1))

    outcome = client.state["outcome"]
    assert sorted(outcome) == ["rule", "scores", "winners"]
    assert sum(outcome["scores"]) in range(10, 21)


def test_the_server_refuses_what_is_not_an_option(server: Server) -> None:
    wanted = {"nickname": "Ada", "game": "pebbles", "options": {"heap": "huge"}}
    problem = httpx.post(f"{server.url}/api/tables", json=wanted).json()

    assert (problem["field"], problem["reason"]) == ("options.heap", "bad_field")
