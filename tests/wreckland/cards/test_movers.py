"""Parts that move enemies or their damage, and that gain Scrap."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from tests.wreckland.cards.reading import ACROSS, parts, slot_of, use, using, with_ops

MOVERS = with_ops("move_enemy")


@pytest.mark.parametrize("name", MOVERS)
def test_a_mover_moves_an_enemy_to_any_section(name: str) -> None:
    card = parts()[name]
    value = card["dice"][0]
    here = ACROSS[slot_of(card)]
    table = using(name, f"w{value} w6", "HERE E16 E21")
    use(table, name, value, value)
    if table.prompt == "effect":
        table.play("effect move_enemy 1")
    while table.prompt == "target":
        table.play(table.choices[0])

    goals = {choice.split()[2] for choice in table.beginning("move") if choice.split()[1] == "E21"}
    assert goals == {"front", "right", "rear", "left"} - {here}
    assert table.offers("done") == ("move_enemy" in [effect["op"] for effect in card["exact"]])
    goal = min(goals)
    assert table.play(f"move E21 {goal}").where("E21") == goal


@pytest.mark.parametrize("name", MOVERS)
def test_a_mover_cannot_reach_other_sections(name: str) -> None:
    card = parts()[name]
    value = card["dice"][0]
    opposite = {"front": "rear", "rear": "front", "left": "right", "right": "left"}[ACROSS[slot_of(card)]]
    table = using(name, f"w{value} w6", f"{opposite} E16")
    use(table, name, value, value)

    assert not [choice for choice in table.choices if choice.startswith("move ")]


def test_weird_electro_gun_transfers_exactly() -> None:
    table = using("V2b", "w4 w6", "HERE E01*3 E20").play("use 4 W", "transfer E01 E20")

    assert (table.hurt("E01"), table.scrap) == (0, "E20")
    assert table.told(ev.DamageTransferred)[0].amount == 3


def test_weird_electro_gun_shoots_first_if_it_wants() -> None:
    table = using("V2b", "w2 w6", "HERE E01 E16").play("use 2 W", "effect single 1", "target E01", "transfer E01 E16")

    assert (table.hurt("E01"), table.hurt("E16")) == (0, 1)


def test_skimmer_claw_gains_scrap_on_an_exact_match_only() -> None:
    table = using("C3p", "w5 w6", "HERE E16").play("use 5 N", "target E16")

    assert table.told(ev.ScrapDrawn) == []
