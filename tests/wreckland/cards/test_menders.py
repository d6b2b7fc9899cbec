"""Parts that repair."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from tests.wreckland.cards.reading import parts, placings, settle, use, using, with_ops

MENDERS = [name for name in with_ops("repair") if "choose" not in {e["op"] for e in parts()[name]["effects"]}]


@pytest.mark.parametrize("name", MENDERS)
def test_a_mender_repairs_what_its_card_says(name: str) -> None:
    card = parts()[name]
    for value, covered, exact in placings(card):
        table = using(name, f"w{value} w6", "rear E16", "NW=P36*5")
        use(table, name, value, covered)
        while table.prompt == "effect":
            table.play(next(choice for choice in table.choices if "repair" in choice))
        told = list(table.events)
        while table.prompt == "mend":
            table.play("mend NW")
            told += table.events
        settle(table)
        effects = card["effects"] + (card["exact"] if exact else [])
        wanted = sum(effect["n"] for effect in effects if effect["op"] == "repair")
        assert sum(event.amount for event in told if isinstance(event, ev.Repaired)) == min(5, wanted)


@pytest.mark.parametrize("name", MENDERS)
def test_a_mender_finds_nothing_to_do_on_a_whole_vehicle(name: str) -> None:
    card = parts()[name]
    table = using(name, f"w{card['dice'][0]} w6", "rear E16")
    use(table, name, card["dice"][0], card["dice"][0])

    assert settle(table).told(ev.Repaired) == []


def test_a_choice_between_shot_and_wrench() -> None:
    table = using("P32", "w4 w6", "HERE E16", "NW=P36*5").play("use 4 N", "choose repair 2", "mend NW")

    assert (table.damage("NW"), table.hurt("E16")) == (3, 0)
