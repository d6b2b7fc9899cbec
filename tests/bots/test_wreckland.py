"""Drivers of Wreckland Run: one of the choices, the same for the same seed, and never from what they cannot see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from frenzy.arena.match import play
from frenzy.bots import bots_of, make_bot
from frenzy.bots.bot import Bot
from frenzy.bots.wreckland.enumerating import Enumerating
from frenzy.bots.wreckland.greedy import Greedy
from frenzy.bots.wreckland.search import Search
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.state import State

NAMES = tuple(bots_of(GAME.manifest))
CHAPTERS = range(1, 8)
HEROES = ("arson", "miller", "rudd3r", "cuddles")


def quick(name: str, seed: int) -> Bot:
    """The bot, with less to think about where it has something to think about."""
    match name:
        case "enumerating":
            return Enumerating(GAME, seed, beam=1, most=2)
        case "search":
            return Search(GAME, seed, beam=2, most=2, tables=100, nodes=150, rolls=1)
        case _:
            return make_bot(name, GAME, seed)


def table(chapter: int, number: int = 0) -> dict[str, Any]:
    return {
        "chapter": chapter,
        "vehicle": f"V{(chapter + number) % 4 + 1}",
        "hero": HEROES[(chapter + number // 4) % 4],
    }


def drive(bot: Bot, state: State, most: int = 400) -> list[str]:
    """Play on for a while; every answer is checked, and no view is touched."""
    answers: list[str] = []
    while GAME.to_act(state) is not None and len(answers) < most:
        view = GAME.view(state, 0)
        before = json.dumps(view)
        choice = bot.choose(view)
        assert choice in view["choices"]
        assert json.dumps(view) == before
        GAME.apply(state, choice)
        answers.append(choice)
    return answers


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_driver_answers_with_one_of_its_choices_in_every_chapter(name: str, chapter: int) -> None:
    state = GAME.new(1, 5 + chapter, table(chapter))
    drive(quick(name, 1), state, most=90)
    assert state.round > 1 or state.turn > 0 or state.result


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_drives_the_same_way(name: str) -> None:
    one, two = (drive(quick(name, 4), GAME.new(1, 9, table(5)), most=70) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", NAMES)
def test_a_view_that_was_sent_as_text_gets_the_same_answer(name: str) -> None:
    state, rng = GAME.new(1, 2, table(3)), random.Random(2)
    for _ in range(25):
        view = GAME.view(state, 0)
        assert len({quick(name, 9).choose(sent) for sent in (view, json.loads(json.dumps(view)))}) == 1
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


@pytest.mark.parametrize("chapter", [2, 4, 6])
@pytest.mark.parametrize("name", NAMES)
def test_what_a_driver_cannot_see_does_not_change_its_answer(name: str, chapter: int) -> None:
    rng, driver = random.Random(chapter), Greedy(GAME, 1)
    state = GAME.new(1, 3, table(chapter))
    compared = 0
    while GAME.to_act(state) is not None and compared < 12:
        view = GAME.view(state, 0)
        if len(view["choices"]) > 1 and rng.random() < 0.15:
            one, two = GAME.redeal(view, rng), GAME.redeal(view, rng)
            assert GAME.record(one) != GAME.record(two)
            answers = {quick(name, 3).choose(GAME.view(truth, 0)) for truth in (state, one, two)}
            assert len(answers) == 1
            compared += 1
        GAME.apply(state, driver.choose(view))
    assert compared > 3


def test_levels_are_named_from_the_weakest_on() -> None:
    assert GAME.manifest.levels == {"easy": "greedy", "normal": "enumerating", "hard": "search"}
    assert type(make_bot("hard", GAME)) is Search


def boss_nearly_dead(pool: list[str]) -> State:
    """A boss alone in front of a gun, with one heart left."""
    boss = {"id": "B5", "section": "front", "damage": ENEMIES[ENEMY_OF["B5"]].resistance - 1}
    return GAME.from_position({
        "chapter": 5, "vehicle": "V1", "round": 3, "phase": "run", "turn": 2, "step": 6, "turns": [2, 2, 2], "core": 1,
        "enemies": [boss, {"id": "E05", "section": "rear"}], "pool": pool, "scrap": [],
    })  # fmt: skip


@pytest.mark.parametrize("name", ["greedy", "enumerating", "search"])
def test_a_driver_takes_the_win_that_is_offered(name: str) -> None:
    state = boss_nearly_dead(["w1", "w3", "w5"])
    drive(make_bot(name, GAME, 1), state, most=4)
    assert state.result == "won"


def test_thinkers_use_a_low_die_to_make_the_win_possible() -> None:
    for name in ("enumerating", "search"):
        state = boss_nearly_dead(["w1", "w2"])
        drive(make_bot(name, GAME, 1), state, most=6)
        assert state.result == "won"


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_won_and_lost(chapter: int) -> None:
    results: set[str] = set()
    for number in range(40):
        for difficulty in ("learner", "expert"):
            options = {**table(chapter, number), "difficulty": difficulty}
            results.add("won" if play(GAME, ["greedy"], number, options).winners else "lost")
        if len(results) > 1:
            return
    assert results == {"won", "lost"}


@pytest.mark.slow
def test_thinking_wins_more_games() -> None:
    wins = dict.fromkeys(("random", "greedy", "enumerating"), 0)
    for seed in range(14):
        for name in wins:
            options = {**table(seed % 7 + 1, seed), "difficulty": "expert"}
            wins[name] += bool(play(GAME, [name], seed, options).winners)
    assert wins["random"] < wins["greedy"] < wins["enumerating"]
