"""Bots: one of the choices, always; the same for the same seed; and never from what they cannot see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import frenzy
from frenzy.arena.match import play, rotated
from frenzy.bots import bots_of, make_bot
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.search import Search
from frenzy.bots.bot import Bot
from frenzy.kernel import BadOption
from frenzy.kernel.replay import replay
from tests.conformance.tables import tables_of

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
SHORT = {"skulls": 5}
NAMES = tuple(name for name in bots_of(GAME.manifest) if name != "amateur")  # a novice with other numbers
QUICK = ("random", "novice", "greedy")
THINKERS = tuple(name for name in NAMES if name not in QUICK)
FEW = 60
ENOUGH = 12
"""So many decisions of a bot that thinks are enough to see what it does, and so many to compare."""


def bot_of(name: str, seed: int) -> Bot:
    """The bot, with less to think about where it has something to think about."""
    match name:
        case "planner":
            return Planner(GAME, seed, beam=1, ends=2)
        case "search":
            return Search(GAME, seed, beam=1, ends=2, trials=3)
        case _:
            return make_bot(name, GAME, seed)


def play_on(bots: list[Bot], state: Any, most: int = 10_000) -> list[str]:
    """Play on for a while; every answer is checked, and no view is touched."""
    answers: list[str] = []
    while (seat := GAME.to_act(state)) is not None and len(answers) < most:
        view = GAME.view(state, seat)
        before = json.dumps(view)
        choice = bots[seat].choose(view)
        assert choice in view["choices"]
        assert json.dumps(view) == before
        GAME.apply(state, choice)
        answers.append(choice)
    return answers


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", tables_of("adrenaline")[::20], ids=str)
def test_a_bot_answers_with_one_of_its_choices(name: str, table: tuple[int, dict[str, Any]]) -> None:
    seats, options = table
    state = GAME.new(seats, 1, options)
    answers = play_on([bot_of(name, seat) for seat in range(seats)], state, FEW if name in THINKERS else 10_000)
    assert GAME.outcome(state) or len(answers) == FEW


@pytest.mark.parametrize("name", NAMES)
def test_one_bot_may_answer_for_every_seat(name: str) -> None:
    state = GAME.new(3, 1, SHORT)
    play_on([bot_of(name, 1)] * 3, state, FEW if name in THINKERS else 10_000)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("mode", MODES)
def test_the_same_seed_plays_the_same_game(name: str, mode: str) -> None:
    one = play(GAME, [name] * 3, 5, {"mode": mode, **SHORT})
    two = play(GAME, [name] * 3, 5, {"mode": mode, **SHORT})
    assert one.replay == two.replay
    other = play(GAME, [name] * 3, 6, {"mode": mode, **SHORT})
    assert one.replay.actions != other.replay.actions


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    one, two = (play_on([bot_of(name, 5) for _ in range(3)], GAME.new(3, 5, SHORT), FEW) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_was_sent_as_text_gets_the_same_answer(name: str) -> None:
    state = GAME.new(3, 1, SHORT)
    rng = random.Random(1)
    for _ in range(60):
        seat = GAME.to_act(state)
        assert seat is not None
        view = GAME.view(state, seat)
        answers = {bot_of(name, 9).choose(sent) for sent in (view, json.loads(json.dumps(view)))}
        assert len(answers) == 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_bot_cannot_see_does_not_change_its_answer(name: str, mode: str) -> None:
    rng = random.Random(1)
    state = GAME.new(4, 1, {"mode": mode, **SHORT})
    compared = 0
    while (seat := GAME.to_act(state)) is not None and (compared < ENOUGH or name in QUICK):
        if len(GAME.legal_actions(state)) > 1 and rng.random() < 0.2:
            view = GAME.view(state, seat)
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            answers = {bot_of(name, 3).choose(GAME.view(table, seat)) for table in (state, one, two)}
            assert len(answers) == 1
            compared += 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert compared >= ENOUGH


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


def test_the_planner_takes_the_kill_that_is_a_run_away() -> None:
    """One action would not do: from where it stands it sees nobody."""
    seats = [
        {"character": "dozer", "square": "a1", "weapons": [{"id": "sledgehammer"}]},
        {"character": "violet", "square": "b2", "damage": ["dozer"] * 9},
        {"character": "sprog", "square": "d2"},
    ]
    state = GAME.from_position({"arena": "small", "seats": seats, "market": {}, "tiles": {}})
    bot = make_bot("planner", GAME, 1)
    answers = [bot.choose(GAME.view(state, 0))]
    while GAME.prompt(state) != "effect":
        GAME.apply(state, answers[-1])
        answers.append(bot.choose(GAME.view(state, 0)))
    assert answers[:3] == ["run", "move b2", "shoot sledgehammer"]


def test_the_planner_reloads_before_it_ends_its_turn() -> None:
    weapons = [{"id": "lock_rifle", "loaded": False}]
    seats = [
        {"character": "dozer", "square": "a1", "weapons": weapons, "ammo": {"blue": 3}},
        {"character": "violet", "square": "c2"},
        {"character": "sprog", "square": "d2"},
    ]
    state = GAME.from_position({
        "arena": "small", "seats": seats, "market": {}, "tiles": {}, "to_act": 0, "actions_left": 0,
    })  # fmt: skip
    bot = make_bot("planner", GAME, 1)
    assert bot.choose(GAME.view(state, 0)) == "end turn"
    GAME.apply(state, "end turn")
    assert bot.choose(GAME.view(state, 0)) == "reload lock_rifle"


def test_the_planner_beats_three_greedies_in_most_games() -> None:
    """A smoke test: with a narrow look it still wins far more than the fourth part."""
    wins = 0
    for number in range(4):
        state = GAME.new(4, number, {"arena": "medium_a", "ending": "sudden_death", **SHORT})
        bots = [make_bot("greedy", GAME, seat) for seat in range(4)]
        bots[number] = Planner(GAME, number, beam=2, ends=4)
        play_on(bots, state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += number in outcome.winners
    assert wins >= 2


def test_random_chooses_everything_sooner_or_later() -> None:
    view = GAME.view(GAME.from_position({"seats": [{"square": "a1"}, {}, {}], "arena": "small"}), 0)
    bot = make_bot("random", GAME, 1)
    assert {bot.choose(view) for _ in range(200)} == set(view["choices"])


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="name: no bot 'hal'; there are: random, novice, amateur, greedy"):
        make_bot("hal", GAME)


def test_a_game_of_bots_can_be_played_again() -> None:
    result = play(GAME, ["greedy", "random", "random"], 3, {"mode": "turret", **SHORT})
    *_, (state, _, _) = replay(GAME, result.replay)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == (result.scores, result.winners)
    assert sum(result.choices) == len(result.replay.actions)
    assert all(0 <= slowest <= spent for slowest, spent in zip(result.slowest, result.thinking, strict=True))
