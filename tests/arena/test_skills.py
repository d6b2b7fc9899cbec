"""Ratings that are kept up to date game by game, on the scale of the tournaments."""

from __future__ import annotations

import random
from itertools import permutations
from math import exp, log

import pytest

from frenzy.arena.ratings import ANCHOR, POINTS, Order, ratings
from frenzy.arena.skills import DRIFT, START, SURE, WIDE, Skill, updated

Places = list[list[str]]


def drawn(strength: dict[str, float], rng: random.Random) -> Places:
    """An order of these players by the model of Plackett and Luce."""
    left, order = {name: 10 ** (rating / 400) for name, rating in strength.items()}, []
    while left:
        (name,) = rng.choices([*left], [*left.values()])
        del left[name]
        order.append([name])
    return order


def test_who_wins_rises_and_who_loses_falls_and_both_are_better_known() -> None:
    after = updated([["ada"], ["bob"]], {}, {"ada": Skill(), "bob": Skill()})

    assert after["ada"].rating - START == pytest.approx(START - after["bob"].rating) != 0
    assert after["ada"].rating > START
    assert max(after["ada"].doubt, after["bob"].doubt) < WIDE


def test_a_win_over_the_strong_is_worth_more_and_bots_hold_the_scale() -> None:
    gains = [
        updated([["ada"], ["bot"]], {"bot": strength}, {"ada": Skill()})["ada"].rating - START
        for strength in (400, 800, 1200)
    ]

    assert gains == sorted(gains)
    assert set(updated([["ada"], ["bot"]], {"bot": 800.0}, {"ada": Skill()})) == {"ada"}


def test_a_tie_of_equals_moves_nobody() -> None:
    after = updated([["ada", "bob"], ["cleo"]], {}, {name: Skill() for name in ("ada", "bob", "cleo")})

    assert after["ada"].rating == pytest.approx(after["bob"].rating)
    assert after["cleo"].rating < START < after["ada"].rating


def test_one_game_is_where_what_was_known_and_the_order_are_most_likely() -> None:
    """Beside a search of the whole line, with nothing of the code's own mathematics."""
    order: Places = [["bot"], ["ada"], ["other"]]
    fixed, known = {"bot": 1000.0, "other": 700.0}, Skill(900.0, 200.0)

    def likelihood(rating: float) -> float:
        strength = {name: exp((each - ANCHOR) / POINTS) for name, each in {**fixed, "ada": rating}.items()}
        first = log(strength["bot"] / sum(strength.values()))
        second = log(strength["ada"] / (strength["ada"] + strength["other"]))
        return first + second - (rating - known.rating) ** 2 / (2 * (known.doubt**2 + DRIFT**2))

    best = max(range(4000, 14000), key=lambda tenth: likelihood(tenth / 10)) / 10

    assert updated(order, fixed, {"ada": known})["ada"].rating == pytest.approx(best, abs=0.1)


def test_after_many_games_it_says_what_a_tournament_says() -> None:
    """The same games, looked at one after the other, and all together."""
    rng, strength = random.Random(3), {"ada": 1150.0, "bot": 1000.0, "weak": 700.0}
    games = [drawn(strength, rng) for _ in range(150)]
    skill = Skill()
    for places in games:
        skill = updated(places, {"bot": 1000.0, "weak": 700.0}, {"ada": skill})["ada"]

    orders = [Order(seed, tuple(map(tuple, places))) for seed, places in enumerate(games)]
    whole = next(each for each in ratings(orders, "bot", resamples=0) if each.name == "ada")
    assert abs(skill.rating - whole.rating) < SURE * skill.doubt


def test_doubts_are_honest() -> None:
    """The true strength lies within the interval about as often as is said, for strong and weak alike."""
    rng, inside, games, skill = random.Random(5), 0, 0, Skill()
    for true in (500.0, 900.0, 1300.0):
        skill = Skill()
        for _ in range(200):
            places = drawn({"ada": true, "bot": 1000.0, "mid": 850.0, "weak": 600.0}, rng)
            skill = updated(places, {"bot": 1000.0, "mid": 850.0, "weak": 600.0}, {"ada": skill})["ada"]
            games, inside = games + 1, inside + (abs(skill.rating - true) < SURE * skill.doubt)

    assert inside / games > 0.9
    assert skill.doubt < 100


def test_the_order_in_which_players_are_named_changes_nothing() -> None:
    skills = {"ada": Skill(900, 80), "bob": Skill(1100, 200), "cleo": Skill(700, 120)}
    found = {
        tuple(sorted(updated([["bob"], ["ada", "cleo"]], {}, dict(some)).items()))
        for some in map(dict, permutations(skills.items()))
    }

    first = next(iter(found))
    for other in found:
        for (_, one), (_, two) in zip(first, other, strict=True):
            assert (one.rating, one.doubt) == pytest.approx((two.rating, two.doubt))
