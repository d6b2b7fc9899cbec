"""Who asks the net: what the net is shown, that it knows nothing hidden, and that it plays well."""

from __future__ import annotations

import struct
from random import Random
from typing import Any

import pytest

import frenzy
from frenzy.bots import HINT_LEVEL, make_bot
from frenzy.bots.adrenaline.expert import Expert
from frenzy.bots.adrenaline.features import HELD, NAMES, SIGNS, shown
from frenzy.bots.adrenaline.model import is_turn_over
from frenzy.bots.adrenaline.network import Network, trained_network
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.budget import Budget
from tests.bots.following import same_choices
from tests.bots.test_bots import play_on
from tests.bots.test_budget import Counted

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
SHORT = {"skulls": 5}


def narrow(seed: int = 0, **more: Any) -> Expert:
    return Expert(GAME, seed, beam=3, ends=3, candidates=6, **more)


def tables(seed: int, seats: int = 4, **options: Any) -> Any:
    """All tables of a game between greedy bots, when turns are over."""
    state = GAME.new(seats, seed, SHORT | options)
    bots = [make_bot("greedy", GAME, seat) for seat in range(seats)]
    while (seat := GAME.to_act(state)) is not None:
        GAME.apply(state, GAME.parse(state, bots[seat].choose(GAME.view(state, seat))), is_turn_over)
        if is_turn_over(state) and state.stack:
            yield state
            GAME.run(state)


# -- what the net is shown --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_seat_has_its_numbers_and_signs(mode: str) -> None:
    for state in tables(1, 3, mode=mode, bot=True):
        seats = shown(state, state.turn)
        assert len(seats) == 3
        for row, (numbers, signs) in enumerate(seats):
            seat = (state.turn + row) % 3
            named = dict(zip(NAMES, numbers, strict=True))
            assert named["me"] == (row == 0)
            assert named["points"] == state.points(seat) / 20
            assert named["wait"] == ((row - 1) % 3) / 4, "whoever has just had its turn waits longest"
            assert {sign // 2 for sign in signs if sign < HELD} == set(state.weapons[seat])
            assert sum(sign >= HELD for sign in signs) == (state.square[seat] >= 0)
            assert all(0 <= sign < SIGNS for sign in signs)


def test_what_is_hidden_from_a_seat_is_not_shown() -> None:
    rng, differing = Random(1), 0
    state = GAME.new(4, 2, SHORT)
    bots = [make_bot("greedy", GAME, seat) for seat in range(4)]
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        if GAME.prompt(state) == "turn":
            other = GAME.redeal(view, rng)
            differing += other.powerups != state.powerups
            assert shown(other, seat) == shown(state, seat)
        GAME.apply(state, bots[seat].choose(view))
    assert differing > 5


def test_who_is_in_reach_is_shown_from_both_sides() -> None:
    """Where somebody can kill, somebody else has a hunter."""
    hunted = 0
    for state in tables(3):
        named = [dict(zip(NAMES, numbers, strict=True)) for numbers, _ in shown(state, state.turn)]
        assert sum(each["prey"] for each in named) == sum(each["hunters"] for each in named)
        hunted += any(each["hunters"] for each in named)
    assert hunted


# -- the net ----------------------------------------------------------------------------------------------------


def test_a_net_bends_what_is_below_nothing_and_compares_the_seats() -> None:
    """One number, one sign, a layer of two, one of one: the second input of the layer is bent away."""
    weights = [1.0, -1.0, 2.0, -2.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0]
    network = Network(b'{"sizes": [1, 1, 2, 1]}\n' + struct.pack("<12e", *weights))

    assert network.ask([([1.0], []), ([1.0], [])]) == [0.5, 0.5]
    one, other = network.ask([([1.0], [0]), ([1.0], [])])
    assert one / other == pytest.approx(2.718281828**2)


def test_chances_are_those_of_all_seats_and_go_with_the_points_to_be_expected() -> None:
    leaders: list[float] = []
    for state in tables(6):
        seats = shown(state, 0)
        chances = trained_network().ask(seats)
        assert sum(chances) == pytest.approx(1.0)
        standing = [numbers[NAMES.index("standing")] for numbers, _ in seats]
        leaders.append(chances[standing.index(max(standing))])
    assert sum(leaders) / len(leaders) > 0.35


# -- who asks it ------------------------------------------------------------------------------------------------


def test_it_is_the_strongest_level_and_hints_stay_with_the_one_that_has_reasons() -> None:
    assert [*GAME.manifest.levels][-1] == "expert"
    assert isinstance(make_bot("expert", GAME), Expert)
    assert type(make_bot(HINT_LEVEL, GAME)) is Planner


@pytest.mark.parametrize("mode", MODES)
def test_equal_views_get_equal_answers(mode: str) -> None:
    rng = Random(1)
    state = GAME.new(4, 1, {"mode": mode, **SHORT})
    compared = 0
    while (seat := GAME.to_act(state)) is not None and compared < 3:
        if GAME.prompt(state) == "turn" and rng.random() < 0.2:
            view = GAME.view(state, seat)
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            assert len({narrow(3).choose(GAME.view(table, seat)) for table in (state, one, two)}) == 1
            compared += len(view["choices"]) > 2
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert compared == 3


def test_who_asks_nobody_plays_as_the_planner_does() -> None:
    state = GAME.new(3, 4, SHORT)
    bots = [narrow(seat, win=0.0) for seat in range(3)]
    planners = [Planner(GAME, seat, beam=3, ends=3) for seat in range(3)]
    same_choices(GAME, state, bots, planners, 40)


def test_where_the_time_ends_the_best_so_far_is_the_answer() -> None:
    """However little time there is, a choice is made; and with all the time the one that it makes without a clock."""
    state = GAME.new(4, 7, SHORT)
    while GAME.prompt(state) != "turn":
        GAME.apply(state, GAME.legal_actions(state)[0])
    seat = GAME.to_act(state)
    assert seat is not None
    view = GAME.view(state, seat)
    for looks in (0, 1, 10, 100, 300, 1000):
        assert narrow().choose(view, Counted(looks)) in view["choices"]
    assert narrow().choose(view, Budget.lasting(3600)) == narrow().choose(view)


@pytest.mark.parametrize(("seats", "options"), [(5, {"mode": "domination"}), (3, {"mode": "turret", "bot": True})])
def test_every_kind_of_game_is_played_to_the_end(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, 3, {**SHORT, **options, "ending": "sudden_death"})
    play_on([narrow(seat) for seat in range(seats)], state)
    assert GAME.outcome(state) is not None


def test_the_net_beats_three_greedies_in_most_games() -> None:
    """A smoke test: with a narrow look it still wins far more than the fourth part."""
    wins = 0
    for number in range(4):
        state = GAME.new(4, number, {"arena": "medium_a", "ending": "sudden_death", **SHORT})
        bots: list[Any] = [make_bot("greedy", GAME, seat) for seat in range(4)]
        bots[number] = narrow(number)
        play_on(bots, state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += number in outcome.winners
    assert wins >= 2
