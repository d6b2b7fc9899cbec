"""Bots: one of the choices, always; the same for the same seed; and never from what they cannot see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import frenzy
from frenzy.arena.match import play, rotated
from frenzy.bots import bots_of, make_bot
from frenzy.kernel import BadOption
from frenzy.kernel.replay import replay
from tests.conformance.tables import tables_of

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
SHORT = {"skulls": 5}
NAMES = tuple(bots_of(GAME.manifest))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", tables_of("adrenaline")[::20], ids=str)
def test_a_bot_answers_with_one_of_its_choices(name: str, table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    bots = [make_bot(name, GAME, seat) for seat in range(seats)]
    state = GAME.new(seats, 1, options)
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        before = json.dumps(view)
        choice = bots[seat].choose(view)
        assert choice in view["choices"]
        assert json.dumps(view) == before
        GAME.apply(state, choice)
    assert GAME.outcome(state)


@pytest.mark.parametrize("name", NAMES)
def test_one_bot_may_answer_for_every_seat(name: str) -> None:
    bot = make_bot(name, GAME, 1)
    state = GAME.new(3, 1, SHORT)
    while (seat := GAME.to_act(state)) is not None:
        GAME.apply(state, bot.choose(GAME.view(state, seat)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_plays_the_same_game(name: str, mode: str) -> None:
    one = play(GAME, [name] * 3, 5, {"mode": mode, **SHORT})
    two = play(GAME, [name] * 3, 5, {"mode": mode, **SHORT})
    assert one.replay == two.replay
    other = play(GAME, [name] * 3, 6, {"mode": mode, **SHORT})
    assert one.replay.actions != other.replay.actions


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_was_sent_as_text_gets_the_same_answer(name: str) -> None:
    state = GAME.new(3, 1, SHORT)
    rng = random.Random(1)
    for _ in range(60):
        seat = GAME.to_act(state)
        assert seat is not None
        view = GAME.view(state, seat)
        answers = {make_bot(name, GAME, 9).choose(sent) for sent in (view, json.loads(json.dumps(view)))}
        assert len(answers) == 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_cannot_see_does_not_change_its_answer(name: str, mode: str) -> None:
    rng = random.Random(1)
    state = GAME.new(4, 1, {"mode": mode, **SHORT})
    compared = 0
    while (seat := GAME.to_act(state)) is not None:
        if len(GAME.legal_actions(state)) > 1 and rng.random() < 0.2:
            view = GAME.view(state, seat)
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            answers = {make_bot(name, GAME, 3).choose(GAME.view(table, seat)) for table in (state, one, two)}
            assert len(answers) == 1
            compared += 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert compared > 10


def test_what_others_hold_does_not_change_what_greedy_does() -> None:
    def table(others: list[str], seed: int) -> Any:
        market = {"red": ["zx2", "thor", "whisper"], "yellow": [], "blue": []}
        seats = [
            {"square": "a1", "weapons": [{"id": "lock_rifle"}], "powerups": ["newton:red"]},
            {"square": "b1", "powerups": others},
            {"square": "c1"},
        ]
        return GAME.from_position({"arena": "small", "seed": seed, "seats": seats, "market": market, "tiles": {}})

    views = [GAME.view(table([card], seed), 0) for seed, card in enumerate(("tagback_grenade:red", "teleporter:blue"))]
    assert len({make_bot("greedy", GAME, 1).choose(view) for view in views}) == 1


def test_greedy_beats_three_randoms_in_most_games() -> None:
    wins = 0
    for number in range(12):
        seat = number % 4
        result = play(GAME, rotated("greedy", "random", seat, 4), number, {"mode": MODES[number % 3]})
        wins += result.winners == (seat,)
    assert wins >= 9


def test_greedy_takes_the_kill_that_is_offered() -> None:
    seats = [
        {"character": "dozer", "square": "a1", "weapons": [{"id": "lock_rifle"}]},
        {"character": "violet", "square": "b1", "damage": ["dozer"] * 9},
        {"character": "sprog", "square": "d2"},
    ]
    state = GAME.from_position({"arena": "small", "seats": seats, "market": {}, "tiles": {}})
    bot = make_bot("greedy", GAME, 1)
    assert bot.choose(GAME.view(state, 0)) == "shoot lock_rifle"
    GAME.apply(state, "shoot lock_rifle")
    assert bot.choose(GAME.view(state, 0)) == "target violet"


def test_random_chooses_everything_sooner_or_later() -> None:
    view = GAME.view(GAME.from_position({"seats": [{"square": "a1"}, {}, {}], "arena": "small"}), 0)
    bot = make_bot("random", GAME, 1)
    assert {bot.choose(view) for _ in range(200)} == set(view["choices"])


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="name: no bot 'hal'; there are: random, greedy"):
        make_bot("hal", GAME)


def test_a_game_of_bots_can_be_played_again() -> None:
    result = play(GAME, ["greedy", "random", "random"], 3, {"mode": "turret", **SHORT})
    *_, (state, _, _) = replay(GAME, result.replay)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (result.scores, result.winners)
    assert sum(result.choices) == len(result.replay.actions)
    assert all(0 <= slowest <= spent for slowest, spent in zip(result.slowest, result.thinking, strict=True))
