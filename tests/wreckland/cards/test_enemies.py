"""Enemies, mini-bosses and bosses: each attacks as its card says, and moves as it says."""

from __future__ import annotations

from typing import Any

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.ids import SECTIONS
from tests.wreckland.cards.reading import enemies, settle
from tests.wreckland.table import Table, run

STEPS = {"move2": 2, "stay": 0, "counter": -1, "prowl": 0}
"""On the Ox Wagon no side has fewer Parts than the rear (W-34.8)."""


def acting(name: str, section: str, slots: str = "") -> Table:
    card = enemies()[name]
    value = card["dice"][0]
    options: dict[str, Any] = {"chapter": card.get("chapter", 1), "round": 3 if name[0] in "BM" else 1}
    table = run(f"{section} {name}", step=1, pool=f"w1 w1 r{value}", slots=slots, vehicle="V3", **options)
    return table.play(f"red {value} {name}", f"act {name}")


def amounts(card: dict[str, Any]) -> list[int]:
    n = card["attack"]["n"]
    return [n] if isinstance(n, int) else list(n)


@pytest.mark.parametrize("name", enemies())
def test_an_enemy_hits_parts_as_its_card_says(name: str) -> None:
    card = enemies()[name]
    table = acting(name, "front", "NW=P36 NE=P36".replace("NE=P36", "NE=P15"))
    hits = list(table.told(ev.PartHit))
    while table.prompt == "hit":
        table.play(next(choice for choice in ("hit NW", "hit N") if table.offers(choice)))
        hits += table.told(ev.PartHit)
    kind = card["attack"]["kind"]
    wanted = {"none": [], "area": amounts(card) * 3}.get(kind, amounts(card))
    assert [hit.amount + hit.stopped for hit in hits] == wanted


@pytest.mark.parametrize("name", enemies())
def test_an_enemy_hits_the_core_where_nothing_works(name: str) -> None:
    card = enemies()[name]
    table = acting(name, "rear")
    kind = card["attack"]["kind"]
    wanted = {"none": 0, "area": 3 * amounts(card)[0]}.get(kind, amounts(card)[0])

    assert table.core == wanted


@pytest.mark.parametrize("name", enemies())
def test_an_enemy_moves_as_its_card_says(name: str) -> None:
    steps = STEPS.get(enemies()[name].get("ability") or "", 1)

    assert settle(acting(name, "rear")).where(name) == SECTIONS[(2 + steps) % 4]


@pytest.mark.parametrize("name", [name for name, card in enemies().items() if card.get("explosive")])
def test_an_explosive_enemy_blows_up_unless_killed_exactly(name: str) -> None:
    card = enemies()[name]
    left = card["resistance"]
    options: dict[str, Any] = {"chapter": card.get("chapter", 1)}
    table = run(f"front {name}*{left - 1}; rear E16", pool="w4 w1", **options)
    assert table.play("use 4 N 4", f"target {name}", "extra all").told(ev.Exploded)
    table = run(f"front {name}*{left - 3}; rear E16", pool="w4 w1", **options).play("use 4 N 4", f"target {name}")
    assert (table.told(ev.Exploded), table.scrap) == ([], name)


@pytest.mark.parametrize("name", [name for name, card in enemies().items() if card.get("shield")])
def test_a_shield_takes_its_part(name: str) -> None:
    card = enemies()[name]
    options: dict[str, Any] = {"chapter": card.get("chapter", 1), "round": 3 if name[0] == "B" else 1}
    table = run(f"front {name}; rear E16", pool="w4 w1", **options).play("use 4 N 4", f"target {name}")
    hit = table.told(ev.EnemyHit)[0]

    assert (hit.stopped, hit.amount) == (card["shield"], 3 - card["shield"])
