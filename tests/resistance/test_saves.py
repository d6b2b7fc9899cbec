"""Saves and options: what is wrong is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.kernel import BadOption, BadSave
from tests.resistance.driver import drive, table


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mission": "MH11"}, r"options\.mission: 'MH11' is not one of"),
        ({"mission": 2}, r"options\.mission"),
        ({"heroes": "storm"}, r"options\.heroes"),
        ({"heroes": ["iceman"]}, r"options\.heroes\[0\]: 'iceman' is unknown or taken"),
        ({"heroes": ["storm", "storm"]}, r"options\.heroes\[1\]: 'storm'"),
        ({"mission": "MH6", "heroes": ["storm"]}, r"options\.heroes: MH6 needs 2 heroes"),
        ({"mission": "MZ1", "heroes": ["storm"]}, r"options\.heroes\[0\]: 'storm'"),
        ({"hands": [[0, 1]]}, r"options\.hands"),
        ({"hands": [[0, 1], [2, 2]]}, r"options\.hands"),
        ({"hands": [[0, 1, 2, 3], [9]]}, r"options\.hands"),
        ({"speed": 3}, r"options\.speed: no such option"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new(2, 0, {"mission": "MH2", **options})


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadOption, match="seed"):
        GAME.new(1, 10**50, {"mission": "MH2"})


def damaged(change: Callable[[dict[str, Any]], object]) -> Any:
    heroes = ["storm", "rogue", "magneto", "colossus"]
    record = json.decode(json.encode(GAME.record(GAME.new(2, 3, {"mission": "MH2", "heroes": heroes}))))
    change(record)
    return record


def put(name: str, place: int, value: object) -> Callable[[dict[str, Any]], object]:
    """Change one entry of a list."""
    return lambda record: record[name].__setitem__(place, value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: r.update(wheels=4), "wheels"),
        (lambda r: r.pop("zone"), "zone"),
        (lambda r: r["options"].update(mission="MH99"), "options"),
        (lambda r: r["options"].update(heroes=["storm"]), "options"),
        (lambda r: r["options"].update(hands=[[0], [1]]), "options"),
        (lambda r: r["zone"].pop(), "zone"),
        (put("zone", 0, 999), "zone"),
        (put("zone", 0, -1), r"heroes\[0\]\.zone"),
        (put("zone", 0, 40), r"heroes\[0\]\.zone"),  # the fountain
        (put("zone", 0, 0), r"heroes\[0\]\.zone"),  # not on its tiles
        (put("health", 0, 0), r"heroes\[0\]"),
        (put("health", 0, 9), r"heroes\[0\]"),
        (put("power", 1, 5), r"heroes\[1\]\.power: 5"),
        (put("xp", 2, 44), r"heroes\[2\]\.xp: 44"),
        (put("citizen", 0, 99), "citizen"),
        (put("citizen", 0, 3), "citizens"),
        (put("mobs", 0, -1), "enemies"),
        (put("mobs", 40, 3), "enemies"),
        (put("mobs", 38, 36), "enemies"),
        (lambda r: r["mobs"].pop(), "mobs"),
        (put("named", 8, 40), "enemies"),
        (put("named", 8, 33), "named"),
        (put("card_is", 0, 99), "citizens"),
        (put("card_at", 0, 33), "citizens"),
        (lambda r: r.update(spawn_deck=[]), "spawn"),
        (lambda r: r.update(trait_deck=[]), "traits"),
        (lambda r: r.update(citizen_deck=[0] * 3), "citizens"),
        (lambda r: r.update(named_deck=[]), "named"),
        (lambda r: r.update(stack=[]), "stack"),
        (lambda r: r.update(stack=[{"frame": "picnic"}]), "stack"),
        (lambda r: r.update(stack=[{"frame": "next_hero", "seat": 0}]), "stack: no decision on top"),
        (lambda r: r["stack"][0].update(seat=2), "stack: no such seat"),
        (lambda r: r["stack"][0].update(touched=1 << 9), "stack: no such"),
        (lambda r: r.update(stack=[{"frame": "take_turn", "seat": 0, "hero": -1}]), "stack: no such seat or hero"),
        (lambda r: r.update(active=9), "active"),
        (lambda r: r.update(phase="picnic"), "phase"),
        (lambda r: r.update(round=0), "round"),
        (lambda r: r.update(actions_left=-1), "actions_left"),
        (lambda r: r.update(point_at=[]), "point"),
        (lambda r: r.update(colours=[0]), "colours|objectives"),
        (lambda r: r.update(exit=999), "exit"),
        (lambda r: r.update(cabin=7), "cabin"),
        (lambda r: r.update(open=1 << 60), "open"),
    ],
)
def test_a_damaged_record_is_refused(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(BadSave, match=message):
        GAME.from_record(damaged(change))


MASKS = (
    "activated left drew unnoticed open barred opened floors lying rising slain felled gone_named rescued devoured "
    "secrets_gone awake shifted taken entered met"
)


@pytest.mark.parametrize("value", [-1, 1 << 90])
@pytest.mark.parametrize("name", MASKS.split())
def test_a_mask_with_a_bit_too_many_is_named(name: str, value: int) -> None:
    state = GAME.new(2, 3, {"mission": "MH2"})
    setattr(state, name, value)

    assert GAME.broken(state).startswith(f"{name}: ")


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_a_save_is_the_whole_game(mission: str) -> None:
    for number, state in enumerate(drive(table(mission, 5), 5, 150)):
        if number % 10 == 0:
            again = GAME.load(GAME.save(state))
            assert GAME.record(again) == GAME.record(state)
            assert GAME.view(again, 0) == GAME.view(state, 0)


def test_seed_options_and_choices_are_the_game() -> None:
    one, two = GAME.new(1, 7, {"mission": "MH4"}), GAME.new(1, 7, {"mission": "MH4"})

    assert GAME.save(one) == GAME.save(two)
    assert GAME.save(one) != GAME.save(GAME.new(1, 8, {"mission": "MH4"}))
    last = [GAME.save(state) for state in drive(one, 1, 60)][-1]
    assert last == [GAME.save(state) for state in drive(two, 1, 60)][-1]
