"""Companions for Resistance: one of the choices, the same for the same seed, and never from what they cannot see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from frenzy.arena.match import play
from frenzy.bots import bots_of, make_bot
from frenzy.bots.bot import Bot
from frenzy.bots.resistance.errands import errands
from frenzy.bots.resistance.forecast import expected_wounds, forecast
from frenzy.bots.resistance.horizon import Horizon
from frenzy.bots.resistance.planner import Planner
from frenzy.bots.resistance.trials import even_parts
from frenzy.bots.resistance.walks import UNREACHED, walks
from frenzy.bots.resistance.worth import worth
from frenzy.games.resistance.board import ZONE_OF
from frenzy.games.resistance.cards import CITIZEN_OF
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.ids import RUNNER, WALKER
from frenzy.games.resistance.missions import MISSION_IDS, MISSIONS
from frenzy.games.resistance.options import TEAMS
from frenzy.games.resistance.rules.figures import add_mobs
from frenzy.games.resistance.state import State, replaced

NAMES = tuple(bots_of(GAME.manifest))


def quick(name: str, seed: int) -> Bot:
    """The bot, with less to think about where it has something to think about."""
    match name:
        case "planner":
            return Planner(GAME, seed, beam=1)
        case "horizon":
            return Horizon(GAME, seed, beam=1, plans=2, phases=1)
        case _:
            return make_bot(name, GAME, seed)


def play_on(bot: Bot, state: State, most: int = 2000) -> list[str]:
    """Play for all seats; every answer is checked, and no view is touched."""
    answers: list[str] = []
    while (seat := GAME.to_act(state)) is not None and len(answers) < most:
        view = GAME.view(state, seat)
        before = json.dumps(view)
        choice = bot.choose(view)
        assert choice in view["choices"]
        assert json.dumps(view) == before
        GAME.apply(state, choice)
        answers.append(choice)
    return answers


def table(mission: str, heroes: int = 4, first: int = 0) -> dict[str, Any]:
    some = TEAMS[mission]
    return {"mission": mission, "heroes": [some[(first + place) % len(some)] for place in range(heroes)]}


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_greedy_plays_every_mission_to_its_end(mission: str) -> None:
    state = GAME.new(1, 3, table(mission))
    play_on(make_bot("greedy", GAME, 1), state)
    assert GAME.outcome(state)


@pytest.mark.parametrize("heroes", [2, 6])
@pytest.mark.parametrize("name", ["planner", "horizon"])
@pytest.mark.parametrize("mission", ["MH6", "MZ3"])
def test_any_number_of_heroes_is_led(mission: str, name: str, heroes: int) -> None:
    assert play_on(quick(name, 1), GAME.new(2, 1, table(mission, heroes, 1)), most=60)


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSION_IDS)
@pytest.mark.parametrize("name", ["planner", "horizon"])
def test_every_mission_is_played_to_its_end(mission: str, name: str) -> None:
    state = GAME.new(1, 3, table(mission, heroes=2))
    play_on(quick(name, 1), state)
    assert GAME.outcome(state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mission", ["MH4", "MZ1"])
def test_what_a_bot_cannot_see_does_not_change_its_answer(name: str, mission: str) -> None:
    rng = random.Random(1)
    state = GAME.new(1, 1, table(mission))
    compared = 0
    while GAME.to_act(state) is not None and compared < 12:
        if len(GAME.legal_actions(state)) > 1 and rng.random() < 0.2:
            view = GAME.view(state, 0)
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            answers = {quick(name, 3).choose(GAME.view(dealt, 0)) for dealt in (state, one, two)}
            assert len(answers) == 1
            compared += 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert compared > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_was_sent_as_text_gets_the_same_answer(name: str) -> None:
    rng = random.Random(1)
    state = GAME.new(2, 1, table("MH1"))
    for _ in range(25):
        seat = GAME.to_act(state)
        assert seat is not None
        view = GAME.view(state, seat)
        assert len({quick(name, 9).choose(sent) for sent in (view, json.loads(json.dumps(view)))}) == 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (play(GAME, ["greedy", "greedy"], 5, {"mission": "MH0"}) for _ in range(2))
    assert one.replay == two.replay
    assert play(GAME, ["greedy", "greedy"], 6, {"mission": "MH0"}).replay.actions != one.replay.actions


def test_a_planner_wins_the_tutorial_where_chance_does_not() -> None:
    wins = {
        name: sum(play(GAME, [name], seed, {"mission": "MH0"}).outcome.won for seed in range(6))
        for name in ("random", "planner")
    }
    assert wins["random"] == 0
    assert wins["planner"] >= 3


# -- what they judge by -------------------------------------------------------------------------------------------


def test_a_door_is_an_action_and_a_locked_one_a_wall() -> None:
    state = GAME.new(1, 1, table("MH0"))
    start, danger = state.zone[0], ZONE_OF["12V-danger3"]
    assert walks(state).to(danger)[start] == 3  # open, in, on
    assert walks(state).to(ZONE_OF["15V-hangarS"])[start] == UNREACHED


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_every_mission_sends_heroes_somewhere(mission: Any) -> None:
    state = GAME.new(1, 1, table(mission.id))
    left = errands(state)
    assert left.errands or left.search or left.each
    reached = [zone for zone in (*[errand.zone for errand in left.errands], *left.search) if zone in mission.zones]
    far = [walks(state).to(zone)[here] for zone in reached for here in state.zone]
    assert not far or min(far) < UNREACHED


def test_a_goal_that_is_met_is_never_a_loss() -> None:
    """Also where it opens the next one: taking the key sends everybody to the exit."""
    state = GAME.from_position({**GAME.position(GAME.new(1, 1, table("MH0")))})
    for hero in range(state.heroes):
        state.zone[hero] = ZONE_OF["12V-danger3"]
    before = worth(state)
    GAME.apply(state, GAME.legal_actions(state)[0])
    GAME.apply(state, "take 12V-danger3")
    assert worth(state) > before + 10


def test_the_forecast_counts_those_who_strike_and_those_who_come() -> None:
    state = GAME.new(1, 1, table("MH1"))
    here = state.zone[0]
    beside = next(iter(state.ways().adjacent[here]))
    add_mobs(state, WALKER, here, 2)
    add_mobs(state, WALKER, beside, 3)
    add_mobs(state, RUNNER, beside, 1)
    ahead = forecast(state)
    assert ahead.blows == {here: 3.0}
    assert ahead.close == {here: 3.0}
    assert expected_wounds(state) == [0.75] * 4


def test_the_forecast_is_what_the_enemy_phase_brings() -> None:
    """Where no card is drawn for anybody to act once more, the blows are those that fall."""
    rng = random.Random(5)
    agreed = 0
    for seed in range(12):
        state = GAME.new(1, seed, table("MH1"))
        for hero in range(state.heroes):
            state.health[hero], state.power[hero] = 3, 0
        for _ in range(6):
            zone, kind = rng.choice(state.mission.zones), rng.choice((0, 1, 2))
            add_mobs(state, kind, zone, 1)
        expected = sum(forecast(state).blows.values())
        while "end phase" not in map(str, GAME.legal_actions(state)):
            GAME.apply(state, GAME.legal_actions(state)[-1 if GAME.prompt(state) == "turn" else 0])
        state.spawn_deck = state.spawn_discard = ()
        GAME.apply(state, "end phase")
        while state.stack and state.phase == "enemies":
            GAME.apply(state, GAME.legal_actions(state)[0])
        found = sum(state.wounds)
        assert found <= expected + 1
        agreed += found == round(expected)
    assert agreed >= 8


def test_dice_come_in_even_parts() -> None:
    assert even_parts(2, 4, 4) == (0, 1, 1, 2)
    assert even_parts(0, 4, 2) == (0, 0)


def test_what_is_always_at_work_may_be_used_up_and_is_dealt_anew_as_such() -> None:
    """Senator Kelly draws two traits once a turn (Z-10.5)."""
    state = GAME.new(1, 1, table("MH0"))
    GAME.apply(state, GAME.legal_actions(state)[0])
    state.citizen = replaced(state.citizen, state.active, CITIZEN_OF["senator_kelly"])
    GAME.apply(state, "trait")
    assert state.used[state.active]
    assert GAME.redeal(GAME.view(state, 0), random.Random(1)).used == state.used
