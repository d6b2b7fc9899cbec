"""The first turn (A-3)."""

from __future__ import annotations

import pytest

from frenzy.games.adrenaline.events import PowerupDrawn, Spawned
from tests.adrenaline.table import GAME, Table, given

SPAWN_SQUARES = {"red": "a2", "yellow": "d3", "blue": "c1"}
EMPTY = """
    .   .   .   .
    .   .   .   .
    #   .   .   .
"""
WAITING = """
    .   .   .   .
    .   .   V   .
    #   .   .   S
"""


def first_turn(seed: int = 0, arena: str = "medium_a") -> Table:
    return given(EMPTY, act="V", off="VBS", seed=seed, arena=arena)


def card_of(table: Table, colour: str) -> str | None:
    """The one card of this colour in hand, if there is just one."""
    cards = [card for card in table.powerups("V") if card.endswith(colour)]
    return cards[0] if len(cards) == 1 else None


def test_a_3_1_two_powerups_are_drawn() -> None:
    table = first_turn()

    assert (table.prompt, table.to_act, len(table.powerups("V"))) == ("spawn", "V", 2)


def test_a_3_1_either_card_may_be_the_one_discarded() -> None:
    table = first_turn()

    assert table.choices == [f"discard {card}" for card in table.powerups("V")]


def test_a_3_1_one_card_is_kept_and_the_other_discarded() -> None:
    table = first_turn()
    discarded, kept = table.powerups("V")

    table.play(f"discard {discarded}")

    assert table.powerups("V") == [kept]
    assert GAME.view(table.state, 1)["discards"]["powerups"] == [discarded]


@pytest.mark.parametrize("colour", SPAWN_SQUARES)
@pytest.mark.parametrize("arena", ["small", "medium_a", "medium_b", "large"])
def test_a_3_1_the_colour_of_the_discarded_card_is_the_spawnpoint(arena: str, colour: str) -> None:
    table = next(table for seed in range(50) if card_of(table := first_turn(seed, arena), colour))

    table.play(f"discard {card_of(table, colour)}")

    assert table.at("V") == SPAWN_SQUARES[colour]
    assert [event.square for event in table.happened(Spawned)] == [SPAWN_SQUARES[colour]]


def test_a_3_1_the_turn_then_goes_on_as_usual() -> None:
    table = first_turn()

    table.play(table.choices[0])

    assert (table.prompt, table.to_act, table.doc["actions_left"]) == ("turn", "V", 2)


def test_a_3_1_the_others_spawn_at_the_start_of_their_own_first_turn() -> None:
    table = first_turn()
    table.play(table.choices[0])
    assert (table.at("B"), table.powerups("B")) == (None, [])

    table.play("end turn")

    assert (table.to_act, table.prompt, len(table.powerups("B"))) == ("B", "spawn", 2)
    assert table.at("S") is None


def test_a_3_1_nothing_is_drawn_in_a_later_turn() -> None:
    table = given(WAITING, act="V", off="B", seats="VSB")

    table.play("end turn")

    assert (table.to_act, table.prompt, table.happened(PowerupDrawn)) == ("S", "turn", [])


def test_a_3_1_several_may_stand_on_one_spawnpoint() -> None:
    tables = (given(WAITING, act="B", off="B", seats="BVS", seed=seed) for seed in range(50))
    table = next(table for table in tables if table.choices[0].endswith("yellow"))

    table.play(table.choices[0])

    assert table.at("B") == table.at("S") == "d3"
