"""Search over plans: all of them on the same tables, the worse half dropped, the best so far when the time is over."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Self

import pytest

import frenzy
from bench import plans as comparing
from bench.ceiling import peeked
from frenzy.bots import make_bot
from frenzy.bots.adrenaline.planner import Planner
from frenzy.bots.adrenaline.search import Search
from frenzy.bots.budget import OutOfTime
from frenzy.bots.lines import Answer, Choices
from frenzy.bots.search import Plan, World, distinct, width
from frenzy.bots.search import Search as AnySearch
from frenzy.kernel import Action, State
from tests.bots.following import same_choices
from tests.bots.test_bots import play_on
from tests.bots.test_budget import Counted

GAME = frenzy.load("adrenaline")
MODES = ("deathmatch", "domination", "turret")
SHORT = {"skulls": 5}
SELF, OTHER = 0, 1


# -- with any game ----------------------------------------------------------------------------------------------


class Draw(Action, frozen=True, tag="draw"):
    """Draw from this urn."""

    urn: int


class Urns(State):
    """Luck that every draw of this table shares."""

    def __init__(self, luck: float) -> None:
        self.luck = luck

    def clone(self) -> Self:
        return type(self)(self.luck)


class Fair(World[Urns]):
    """Urn n is worth n and the luck of the table to oneself, and the reverse to the other."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.tried: list[tuple[int, float]] = []

    def deal(self) -> Urns:
        return Urns(self.rng.gauss(0.0, 50.0))

    def result(self, state: Urns, choices: Choices) -> Sequence[float]:
        (draw,) = choices
        assert isinstance(draw, Draw)
        self.tried.append((draw.urn, state.luck))
        value, state.luck = draw.urn + state.luck, 0.0
        return value, -value


def plans(count: int) -> list[Plan]:
    """Each looks less good than the one before."""
    return [Plan((Draw(urn),), -0.1 * urn, 2) for urn in range(count)]


@pytest.mark.parametrize(("seat", "best"), [(SELF, 4), (OTHER, 0)])
def test_each_seat_takes_what_is_best_for_itself(seat: int, best: int) -> None:
    """However much the tables differ: all plans are tried on the same ones."""
    world, answer = Fair(), Answer()
    chosen = AnySearch(world, seat, 1.0, answer).best(iter(plans(5)), trials=40)
    assert chosen.choices == answer.line == (Draw(best),)
    by_urn = [[luck for urn, luck in world.tried if urn == number] for number in range(5)]
    longest = max(by_urn, key=len)
    assert all(lucks == longest[: len(lucks)] for lucks in by_urn)
    assert chosen.means()[SELF] == -chosen.means()[OTHER]


def test_the_better_plans_are_tried_more_often_and_no_more_than_said() -> None:
    world = Fair()
    search = AnySearch(world, SELF, 0.0, Answer())
    search.best(iter(plans(8)), trials=64)
    visits = [plan.visits for plan in search.plans]
    assert visits == sorted(visits)
    assert visits[-1] > 2 * visits[0]
    assert len(world.tried) == sum(visits) <= 64


def test_more_trials_look_at_more_plans() -> None:
    for trials in (1, 8, 64):
        search = AnySearch(Fair(), SELF, 0.0, Answer())
        search.best(iter(plans(100)), trials)
        assert len(search.plans) == width(trials)


def test_trust_holds_on_to_what_looked_best() -> None:
    chosen = AnySearch(Fair(), SELF, 1e6, Answer()).best(iter(plans(5)), trials=40)
    assert chosen.choices == (Draw(0),)


def test_where_the_time_ends_the_best_so_far_is_the_answer() -> None:
    for looks in range(30):
        budget = Counted(looks)
        answer = Answer(budget)
        search = AnySearch(Fair(), SELF, 0.0, answer)
        with pytest.raises(OutOfTime):
            search.best(iter(plans(5)), trials=1000)
        wanted = (Draw(len(search.plans) - 1),) if looks >= len(search.plans) else ()
        assert answer.line == wanted, "a plan is better founded only once all were tried on the same tables"


def test_plans_that_lead_to_the_same_table_are_one() -> None:
    first, second, third = plans(3)
    assert [*distinct([(("a",), first), (("b",), second), (("a",), third)])] == [first, second]


# -- with Adrenaline --------------------------------------------------------------------------------------------


def narrow(seed: int, trials: int = 6) -> Search:
    return Search(GAME, seed, beam=2, ends=2, trials=trials)


@pytest.mark.parametrize("mode", MODES)
def test_equal_views_get_equal_searches(mode: str) -> None:
    """What lies hidden changes neither the answer nor how often each plan is tried (it is dealt anew here)."""
    rng = Random(1)
    state = GAME.new(4, 1, {"mode": mode, **SHORT})
    compared = 0
    while (seat := GAME.to_act(state)) is not None and compared < 3:
        if GAME.prompt(state) == "turn" and rng.random() < 0.2:
            view = GAME.view(state, seat)
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            found = set()
            for table in (state, one, two):
                bot = narrow(3)
                found.add((bot.choose(GAME.view(table, seat)), *bot.visits))
            assert len(found) == 1
            compared += len(found.pop()) > 2
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert compared == 3


def test_a_search_in_the_middle_of_other_turns_ends() -> None:
    """Whatever a seat is asked, in turns of its own and of others: plans are followed to the end of its next turn."""
    state = GAME.new(5, 2, {"mode": "domination", "ending": "sudden_death", **SHORT})
    rng = Random(2)
    prompts = set[str]()
    while (seat := GAME.to_act(state)) is not None:
        view = GAME.view(state, seat)
        prompt = GAME.prompt(state)
        if len(view["choices"]) > 1 and prompt not in prompts:
            bot = narrow(1, trials=2)
            assert bot.choose(view) in view["choices"]
            prompts |= {prompt}
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert {"turn", "spawn", "reload"} < prompts


def test_search_beats_three_greedies_in_most_games() -> None:
    """A smoke test: with a narrow look it still wins far more than the fourth part."""
    wins = 0
    for number in range(4):
        state = GAME.new(4, number, {"arena": "medium_a", "ending": "sudden_death", **SHORT})
        bots: list[Any] = [make_bot("greedy", GAME, seat) for seat in range(4)]
        bots[number] = narrow(number, trials=4)
        play_on(bots, state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += number in outcome.winners
    assert wins >= 2


def test_search_begins_with_the_plan_of_the_planner() -> None:
    """Without trials it plays as the planner does."""
    state = GAME.new(3, 4, SHORT)
    bots = [narrow(seat, trials=0) for seat in range(3)]
    planners = [Planner(GAME, seat, beam=2, ends=2) for seat in range(3)]
    same_choices(GAME, state, bots, planners, 40)


# -- measuring it -----------------------------------------------------------------------------------------------


def in_play(seed: int) -> Any:
    """A table at the beginning of a turn, with cards in hands."""
    state, rng = GAME.new(4, seed, SHORT), Random(seed)
    while not (GAME.prompt(state) == "turn" and state.actions_left == 2 and sum(map(len, state.powerups)) > 4):
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    return state


def test_whoever_peeks_knows_the_hands_and_not_the_piles() -> None:
    state = in_play(1)
    seat = GAME.to_act(state)
    assert seat is not None
    one, two = (GAME.redeal(peeked(state, seat), Random(luck)) for luck in (1, 2))
    assert one.powerups == two.powerups == state.powerups
    assert one.weapon_deck != two.weapon_deck
    fair = [GAME.redeal(GAME.view(state, seat), Random(luck)).powerups for luck in range(9)]
    assert any(hands != state.powerups for hands in fair)


def test_a_turn_is_compared_with_the_planners_on_other_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparing, "PLANS", 3)
    monkeypatch.setattr(comparing, "TABLES", 2)
    monkeypatch.setattr(comparing, "REFEREE", 1)
    spent: dict[str, float] = dict.fromkeys(comparing.WAYS, 0.0)
    found = {kind: gained for kind, *gained in comparing.gains(in_play(2), [*comparing.WAYS], [0.0, 3.0], spent)}
    assert {way for way, _ in found} == comparing.WAYS.keys()
    assert all(spent.values())
    assert len(found) == 2 * len(comparing.WAYS)
    for is_other, points, chance in found.values():
        assert is_other or points == chance == 0.0
