"""The line protocol: every verb, a whole game from outside, and lines that make no sense."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import frenzy
from frenzy.cli.engine import LONGEST, Engine, answers
from frenzy.kernel import codec
from tests.kernel.test_codec import DEEP, JUNK, MODEST, garbled, mutations

GAME = frenzy.load("adrenaline")
NEW = {"do": "new", "game": "adrenaline", "seats": 4, "seed": 7, "options": {}}
POSITION = {"seats": [{"square": "a1"}, {"square": "b1"}, {"square": "c1"}], "arena": "small"}
COMMAND = [sys.executable, "-c", "from frenzy.cli.engine import run; run(None)"]

Answer = dict[str, Any]


def ask(engine: Engine, do: str, **fields: Any) -> Answer:
    return send(engine, json.dumps({"do": do, **fields}))


def send(engine: Engine, line: str | bytes) -> Answer:
    text = engine.answer(line)
    assert "\n" not in text
    answer: Answer = json.loads(text)
    return answer


def begun(**fields: Any) -> Engine:
    engine = Engine()
    assert "error" not in send(engine, json.dumps({**NEW, **fields}))
    return engine


def refuse(engine: Engine, line: str | bytes, error: str) -> None:
    """The line gets an error that names what is wrong, and changes nothing."""
    before = ask(engine, "save")
    answer = send(engine, line)
    assert set(answer) == {"error"}
    assert error in answer["error"]
    assert ask(engine, "save") == before


# -- the verbs ------------------------------------------------------------------------------------------------


def test_new_begins_a_game_and_says_what_is_asked_first() -> None:
    engine = Engine()
    answer = send(engine, json.dumps(NEW))
    state = GAME.new(4, 7)
    assert answer["game"] == "adrenaline"
    assert answer["content"] == GAME.content_hash()
    assert answer["seat"] == GAME.to_act(state)
    assert answer["prompt"] == "spawn"
    assert answer["choices"] == [str(action) for action in GAME.legal_actions(state)]


def test_new_takes_options_and_has_defaults() -> None:
    options = {"mode": "domination", "arena": "large", "skulls": 5, "bot": True, "start": 1}
    assert ask(begun(options=options), "position")["position"]["skulls"] == 5
    engine = Engine()
    ask(engine, "new", seats=3)
    assert ask(engine, "save")["data"] == codec.save(GAME, GAME.new(3, 0))


def test_legal_says_who_decides_what() -> None:
    engine = begun()
    answer = ask(engine, "legal")
    assert set(answer) == {"seat", "prompt", "choices"}
    assert ask(engine, "legal") == answer


def test_load_sets_up_a_position_and_position_gives_it_back() -> None:
    engine = Engine()
    answer = ask(engine, "load", position=POSITION)
    assert (answer["seat"], answer["prompt"]) == (0, "turn")
    assert "run" in answer["choices"]
    assert ask(engine, "position")["position"] == GAME.position(GAME.from_position(POSITION))


def test_load_may_name_the_game_beside_the_position() -> None:
    position = {"mission": "MH2", "heroes": [{"id": "storm"}]}

    assert ask(Engine(), "load", game="resistance", position=position)["game"] == "resistance"
    refuse(begun(), json.dumps({"do": "load", "game": 5, "position": position}), "game: 5")


def test_apply_answers_with_the_events() -> None:
    engine = Engine()
    ask(engine, "load", position=POSITION)
    assert ask(engine, "apply", choice="run") == {"events": []}
    events = ask(engine, "apply", choice="move b1")["events"]
    assert [event["event"] for event in events] == ["moved"]
    assert (events[0]["figure"], events[0]["start"], events[0]["square"]) == (0, "a1", "b1")


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_view_is_what_the_seat_sees(seat: int | None) -> None:
    engine = begun()
    assert ask(engine, "view", seat=seat)["view"] == GAME.view(GAME.new(4, 7), seat)


def test_view_without_a_seat_is_what_a_spectator_sees() -> None:
    engine = begun()
    assert ask(engine, "view") == ask(engine, "view", seat=None)


def test_a_save_is_restored_in_another_engine() -> None:
    engine = begun()
    ask(engine, "apply", choice=ask(engine, "legal")["choices"][0])
    data = ask(engine, "save")["data"]
    other = Engine()
    assert ask(other, "restore", data=data)["choices"] == ask(engine, "legal")["choices"]
    assert ask(other, "save")["data"] == data


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_answers_with_one_of_the_choices_and_changes_nothing(name: str) -> None:
    engine = begun()
    before = ask(engine, "save")
    for _ in range(40):
        choice = ask(engine, "bot", name=name)["choice"]
        assert choice in ask(engine, "legal")["choices"]
        assert ask(engine, "bot", name=name) == {"choice": choice}
        assert ask(engine, "save") == before
        ask(engine, "apply", choice=choice)
        before = ask(engine, "save")


def test_the_bot_of_the_contract_answers() -> None:
    assert ask(begun(), "bot", name="hard")["choice"]


def test_a_bot_may_be_given_so_many_seconds() -> None:
    engine = begun(game="wreckland", seats=1)
    expected = ask(engine, "bot", name="hard")
    assert ask(engine, "bot", name="hard", seconds=60) == expected
    assert ask(engine, "bot", name="hard", seconds=0)["choice"] in ask(engine, "legal")["choices"]
    refuse(engine, json.dumps({"do": "bot", "name": "hard", "seconds": "soon"}), "seconds: 'soon' is not")


def test_the_seed_of_a_bot_decides_what_it_does() -> None:
    engine = begun()
    ask(engine, "apply", choice=ask(engine, "legal")["choices"][0])
    ask(engine, "apply", choice="run")
    choices = {ask(engine, "bot", name="random", seed=seed)["choice"] for seed in range(30)}
    assert len(choices) > 1


def test_outcome_comes_with_the_end() -> None:
    engine = begun(seats=3, options={"skulls": 5})
    assert ask(engine, "outcome") == {"outcome": None}
    rng = random.Random(1)
    while choices := ask(engine, "legal")["choices"]:
        ask(engine, "apply", choice=rng.choice(choices))
    assert ask(engine, "legal") == {"seat": None, "prompt": "", "choices": []}
    outcome = ask(engine, "outcome")["outcome"]
    assert len(outcome["scores"]) == 3
    assert set(outcome) >= {"scores", "winners", "breakdown"}
    refuse(engine, json.dumps({"do": "apply", "choice": "run"}), "the game is over")
    refuse(engine, json.dumps({"do": "bot", "name": "random"}), "the game is over")


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_the_protocol_and_the_game_say_the_same(mode: str) -> None:
    rng = random.Random(1)
    options = {"mode": mode, "skulls": 5, "bot": True}
    engine = begun(seats=3, options=options)
    state = GAME.new(3, 7, options)
    while GAME.to_act(state) is not None:
        choices = ask(engine, "legal")["choices"]
        assert choices == [str(action) for action in GAME.legal_actions(state)]
        choice = rng.choice(choices)
        GAME.apply(state, choice)
        assert set(ask(engine, "apply", choice=choice)) == {"events"}
    assert ask(engine, "save")["data"] == codec.save(GAME, state)


# -- another process ------------------------------------------------------------------------------------------


def test_a_program_plays_a_whole_game_line_by_line() -> None:
    rng = random.Random(3)
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as engine:
        assert engine.stdin
        assert engine.stdout

        def tell(**request: Any) -> Answer:
            assert engine.stdin
            assert engine.stdout
            print(json.dumps(request), file=engine.stdin, flush=True)
            answer: Answer = json.loads(engine.stdout.readline())
            return answer

        answer = tell(**{**NEW, "seats": 3, "options": {"skulls": 5}})
        plies = 0
        while answer["choices"]:
            choice = rng.choice(answer["choices"])
            if plies % 50 == 0:
                assert tell(do="apply", choice="dance")["error"]
                choice = tell(do="bot", name="greedy")["choice"]
            assert "events" in tell(do="apply", choice=choice)
            answer = tell(do="legal")
            plies += 1
        assert tell(do="outcome")["outcome"]["winners"]
        engine.stdin.close()
        assert engine.wait(timeout=300) == 0


def test_a_program_survives_a_line_that_is_no_unicode() -> None:
    lines = b'{"do":"new","seats":3}\n\xff\xfe\n{"do":"legal"}\n'
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(COMMAND, input=lines, capture_output=True, env=strict, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [set(answer) & {"error", "choices"} for answer in answers] == [{"choices"}, {"error"}, {"choices"}]


# -- lines that make no sense ---------------------------------------------------------------------------------


def test_blank_lines_are_passed_over() -> None:
    found = list(answers(["\n", json.dumps(NEW) + "\n", "  \n", '{"do": "legal"}', ""]))
    assert len(found) == 2
    assert "choices" in json.loads(found[1])


@pytest.mark.parametrize("do", ["legal", "apply", "view", "position", "save", "bot", "outcome"])
def test_without_a_game_there_is_nothing_to_do(do: str) -> None:
    engine = Engine()
    assert "there is no game yet" in ask(engine, do, choice="run", name="random")["error"]
    assert "choices" in send(engine, json.dumps(NEW))


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("x", "line: not JSON"),
        ("{", "line: not JSON"),
        ('{"do": "legal"} {"do": "legal"}', "line: not JSON"),
        ("[]", "line: not an object"),
        ("7", "line: not an object"),
        ("null", "line: not an object"),
        ('"legal"', "line: not an object"),
        ('{"do": NaN}', "line: not JSON"),
        ('{"do": "\\ud800"}', "line: not JSON"),
        ('{"do": 1e999}', "line: not JSON"),
        ("\ud800", "line: not JSON"),
        (b"\xff\xfe", "line: not JSON"),
        (b'{"do": "\xff"}', "line: not JSON"),
        (DEEP[0], "line: not JSON"),
        (DEEP[1], "line: not JSON"),
        (DEEP[2], "line: not JSON"),
        ('{"do": "legal", "x": ' + DEEP[2] + "}", "line: not JSON"),
        ("{" + " " * LONGEST + "}", "line: longer than"),
        ("{}", "do: None"),
        ('{"do": null}', "do: None"),
        ('{"do": "dance"}', "do: 'dance' is not one of new, load, legal"),
        ('{"do": ["legal"]}', "do: "),
        ('{"do": {}}', "do: "),
        ('{"do": "__init__"}', "do: '__init__'"),
        ('{"do": "new", "game": "wreckland", "seats": 4}', "seats: 4 is not 1"),
        ('{"do": "new", "seats": "4"}', "seats: '4'"),
        ('{"do": "new", "seats": 4.0}', "seats: 4.0"),
        ('{"do": "new", "seats": true}', "seats: True"),
        ('{"do": "new", "seats": 9}', "seats: 9"),
        ('{"do": "new", "seats": 1' + "0" * 5000 + "}", "line: not JSON"),
        ('{"do": "new", "seats": 4, "seed": "7"}', "seed: '7'"),
        ('{"do": "new", "seats": 4, "game": "chess"}', "game: no game 'chess'"),
        ('{"do": "new", "seats": 4, "game": null}', "game: None"),
        ('{"do": "new", "seats": 4, "options": []}', "options: []"),
        ('{"do": "new", "seats": 4, "options": {"mode": "chess"}}', "options.mode: 'chess'"),
        ('{"do": "new", "seats": 4, "options": {"x": 1}}', "options.x: no such option"),
        ('{"do": "load"}', "position: missing"),
        ('{"do": "load", "position": null}', "position: None"),
        ('{"do": "load", "position": []}', "position: []"),
        ('{"do": "load", "position": {}}', "seats: "),
        ('{"do": "load", "position": {"game": 5}}', "game: 5"),
        ('{"do": "load", "position": {"game": "chess"}}', "game: no game 'chess'"),
        ('{"do": "load", "position": {"seats": [{}, {}, {}], "x": 1}}', "x: "),
        ('{"do": "apply"}', "choice: missing"),
        ('{"do": "apply", "choice": null}', "choice: None"),
        ('{"do": "apply", "choice": ["run"]}', "choice: ['run']"),
        ('{"do": "apply", "choice": "dance"}', "'dance' is not a legal answer to 'spawn'"),
        ('{"do": "apply", "choice": ""}', "'' is not a legal answer"),
        ('{"do": "apply", "choice": "\\u0000\\u00e9"}', "is not a legal answer"),
        ('{"do": "view", "seat": 4}', "seat: 4"),
        ('{"do": "view", "seat": -1}', "seat: -1"),
        ('{"do": "view", "seat": "0"}', "seat: '0'"),
        ('{"do": "view", "seat": false}', "seat: False"),
        ('{"do": "restore"}', "data: missing"),
        ('{"do": "restore", "data": {}}', "data: {}"),
        ('{"do": "restore", "data": ""}', "data: "),
        ('{"do": "restore", "data": "{}"}', "data: "),
        ('{"do": "restore", "data": "x", "game": "chess"}', "game: no game 'chess'"),
        ('{"do": "bot"}', "name: missing"),
        ('{"do": "bot", "name": "nobody"}', "name: no bot 'nobody'; there are: "),
        ('{"do": "bot", "name": []}', "name: []"),
        ('{"do": "bot", "name": "random", "seed": 1.5}', "seed: 1.5"),
    ],
    ids=lambda value: repr(value)[:50],
)
def test_a_bad_line_gets_an_error_and_the_game_goes_on(line: str | bytes, error: str) -> None:
    refuse(begun(), line, error)


def test_a_bad_new_load_or_restore_keeps_the_game_under_way() -> None:
    engine = begun()
    data = ask(engine, "save")["data"]
    bad = [
        {"do": "restore", "data": data.replace('"turn":', '"turn": ')},
        {"do": "restore", "data": data[:-1]},
        {"do": "restore", "data": data.replace("adrenaline", "wreckland")},
        {"do": "load", "position": {**POSITION, "skulls": 99}},
        {**NEW, "seats": 2},
    ]
    for request in bad:
        refuse(engine, json.dumps(request), ": ")
    assert ask(engine, "restore", data=data)["choices"] == ask(begun(), "legal")["choices"]


def test_characters_that_are_no_names_get_an_error() -> None:
    refuse(begun(), json.dumps({**NEW, "options": {"characters": [[]]}}), "options.characters")


def test_a_deep_save_gets_an_error() -> None:
    refuse(begun(), json.dumps({"do": "restore", "data": DEEP[1]}), "data: ")


def test_an_engine_forgets_no_game_but_its_own() -> None:
    one, two = begun(), begun()
    ask(one, "apply", choice=ask(one, "legal")["choices"][0])
    assert ask(two, "save") == ask(begun(), "save")


# -- anything at all ------------------------------------------------------------------------------------------

SAVED = codec.save(GAME, GAME.new(4, 7))
REQUESTS: list[Answer] = [
    NEW,
    {"do": "load", "position": POSITION},
    {"do": "legal"},
    {"do": "apply", "choice": "run"},
    {"do": "view", "seat": 2},
    {"do": "position"},
    {"do": "save"},
    {"do": "restore", "data": SAVED},
    {"do": "bot", "name": "random", "seed": 1},
    {"do": "outcome"},
]


def try_line(line: str | bytes) -> None:
    """An answer comes whatever the line is; an error says something and changes nothing."""
    engine = begun()
    before = ask(engine, "save")
    answer = send(engine, line)
    assert answer
    if "error" in answer:
        assert answer["error"]
        assert ask(engine, "save") == before
    elif "choices" not in answer and "events" not in answer:
        assert ask(engine, "save") == before
    assert "choices" in ask(engine, "legal")


@MODEST
@given(st.sampled_from(REQUESTS).flatmap(mutations))
def test_a_mutated_request_is_answered(request: Any) -> None:
    try_line(json.dumps(request))


@MODEST
@given(st.sampled_from(REQUESTS).flatmap(lambda request: garbled(json.dumps(request))))
def test_garbled_bytes_are_answered(data: bytes) -> None:
    try_line(data)


@MODEST
@given(st.binary(max_size=60) | st.text(st.characters(), max_size=60))
def test_any_line_is_answered(line: str | bytes) -> None:
    try_line(line)


@MODEST
@given(
    st.sampled_from([request["do"] for request in REQUESTS]),
    st.dictionaries(st.sampled_from(["game", "seats", "seed", "position", "choice", "seat", "data", "name"]), JUNK),
)
def test_any_fields_are_answered(do: str, fields: Answer) -> None:
    try_line(json.dumps({"do": do, **fields}))
