"""Bots and time: an answer at every moment, the best so far when it is over, and nothing else where there is enough."""

from __future__ import annotations

from typing import Any

import pytest

import frenzy
from frenzy.bots import Bot, Budget, ask, bots_of, make_bot
from frenzy.bots.budget import OutOfTime
from frenzy.bots.wreckland.enumerating import Enumerating
from frenzy.bots.wreckland.search import Search
from frenzy.kernel import Game, View

GAMES = {name: frenzy.load(name) for name in ("adrenaline", "wreckland", "resistance")}
EVERY_BOT = [(name, bot) for name, game in GAMES.items() for bot in bots_of(game.manifest)]
OPTIONS: dict[str, dict[str, Any]] = {
    "adrenaline": {"skulls": 5},
    "wreckland": {"chapter": 1, "vehicle": "V2"},
    "resistance": {"mission": "MH1"},
}


class Counted(Budget):
    """A time that is measured in looks at the clock: the same on every machine."""

    def __init__(self, looks: int) -> None:
        self.told: list[str] = []
        super().__init__(tell=self.told.append)
        self.looks = looks

    @property
    def is_over(self) -> bool:
        self.looks -= 1
        return self.looks < 0

    def check(self) -> None:
        if self.is_over:
            raise OutOfTime

    def part(self, share: float = 1.0) -> Budget:
        return Counted(int(share * self.looks))


class Postcard:
    """All that a bot needs to have."""

    def choose(self, view: View) -> str:
        return str(view["choices"][-1])


def play_on(game: Game[Any, Any], bots: dict[str, tuple[Bot, Budget | None]], most: int) -> list[dict[str, str]]:
    """Several bots answer for every seat; the first of them is followed."""
    state, answers = game.new(game.manifest.seats[0], 3, OPTIONS[game.name]), list[dict[str, str]]()
    while (seat := game.to_act(state)) is not None and len(answers) < most:
        view = game.view(state, seat)
        answers.append({name: ask(bot, view, budget) for name, (bot, budget) in bots.items()})
        assert set(answers[-1].values()) <= set(view["choices"])
        game.apply(state, next(iter(answers[-1].values())))
    return answers


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_with_enough_time_a_bot_chooses_as_without_a_budget(game: str, name: str) -> None:
    free, timed = (make_bot(name, GAMES[game], 1) for _ in range(2))
    for answer in play_on(GAMES[game], {"free": (free, None), "timed": (timed, Budget.lasting(600))}, most=25):
        assert answer["free"] == answer["timed"]


@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_with_no_time_at_all_a_bot_has_an_answer(game: str, name: str) -> None:
    followed = make_bot("random", GAMES[game], 1)
    assert play_on(GAMES[game], {"way": (followed, None), "": (make_bot(name, GAMES[game], 1), Budget(0.0))}, most=60)


@pytest.mark.parametrize("name", ["enumerating", "search"])
def test_when_the_time_is_over_the_best_that_was_told_is_the_answer(name: str) -> None:
    """Wherever the clock runs out: in a Step, in the end of a Turn that is being solved, while building."""
    game = GAMES["wreckland"]
    state, way, cut = game.new(1, 3, OPTIONS["wreckland"]), make_bot("greedy", game, 1), 0
    for number in range(120):
        view = game.view(state, 0)
        if len(view["choices"]) > 1:
            budget = Counted(number**2 % 400)
            driver = (Enumerating if name == "enumerating" else Search)(game, 1, beam=2)
            choice = driver.choose(view, budget)
            assert budget.told[-1] == choice or budget.looks >= 0
            assert set(budget.told) <= set(view["choices"])
            cut += budget.looks < 0
        game.apply(state, way.choose(view))
    assert cut > 20


def test_search_improves_with_time() -> None:
    """The first answer is that of a glance; with time it comes to the same as without a clock."""
    game = GAMES["wreckland"]
    state, driver, better = game.new(1, 5, OPTIONS["wreckland"]), make_bot("greedy", game, 1), False
    while not better:
        view = game.view(state, 0)
        if len(view["choices"]) > 1 and game.prompt(state) == "white":
            free, timed = (Search(game, 1, beam=2, most=2, tables=200, nodes=150) for _ in range(2))
            best, patient = free.choose(view), Counted(100_000)
            assert timed.choose(view, patient) == best
            better = patient.told[0] != best
        game.apply(state, driver.choose(view))


def test_a_bot_on_a_postcard_may_be_asked_with_a_budget() -> None:
    for game in GAMES.values():
        play_on(game, {"": (Postcard(), Budget.lasting(0.0))}, most=5)


def test_a_better_choice_is_told_once() -> None:
    told: list[str] = []
    budget = Budget(tell=told.append)
    for choice in ("run", "run", "grab", "run"):
        budget.report(choice)
    assert told == ["run", "grab", "run"]
    assert budget.best == "run"


def test_a_part_of_the_time_is_a_part_of_what_is_left() -> None:
    budget = Budget.lasting(100)
    assert 40 < budget.part(0.5).deadline - (budget.deadline - 100) < 60
    assert not Budget().part(0.5).is_over
