"""Saves and options: what is wrong is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.kernel import BadOption, BadSave


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"chapter": 0}, r"options\.chapter: 0 is not a number from 1 to 7"),
        ({"chapter": True}, r"options\.chapter"),
        ({"vehicle": "V5"}, r"options\.vehicle: 'V5' is not one of V1, V2, V3, V4"),
        ({"hero": 3}, r"options\.hero"),
        ({"difficulty": "easy"}, r"options\.difficulty: 'easy'"),
        ({"arson": "never"}, r"options\.arson"),
        ({"speed": 3}, r"options\.speed: no such option"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new(1, 0, options)


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadOption, match="seed"):
        GAME.new(1, 10**50)


def damaged(change: Callable[[dict[str, Any]], object]) -> Any:
    record = GAME.record(GAME.new(1, 3))
    change(record)
    return record


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: r.update(core=99), "core: 99"),
        (lambda r: r["cards"].pop(), "cards: 7 entries"),
        (lambda r: r.update(pool=[0] * 9), "pool: 9 white"),
        (lambda r: r.update(pool=[99]), "pool"),
        (lambda r: r.update(available=[]), "parts: not the cards of the box"),
        (lambda r: r.update(scrap=[]), "enemies: not the cards of the box"),
        (lambda r: r.update(upgrades=[]), "upgrades: not those of the vehicle"),
        (lambda r: r.update(stack=[]), "stack: over without a result"),
        (lambda r: r.update(phase="picnic"), "round, step or phase"),
        (lambda r: r["options"].update(chapter=9), "options"),
        (lambda r: r.update(wheels=4), "wheels"),
        (lambda r: r["damage"].__setitem__(1, 4), "slots.N: damage 4"),
        (lambda r: r["where"].__setitem__(0, 2), "enemies.E01: not in play"),
    ],
)
def test_a_damaged_record_is_refused(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(BadSave, match=message):
        GAME.from_record(damaged(change))


def test_seed_options_and_choices_are_the_game() -> None:
    one, two = GAME.new(1, 7, {"chapter": 4}), GAME.new(1, 7, {"chapter": 4})

    assert GAME.save(one) == GAME.save(two)
    assert GAME.save(one) != GAME.save(GAME.new(1, 8, {"chapter": 4}))
