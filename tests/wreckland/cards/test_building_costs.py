"""Parts, Upgrades and Destruction cards: each is paid for as its card says."""

from __future__ import annotations

import pytest
from msgspec import json

from frenzy.games.wreckland.content.facts import read
from tests.wreckland.cards.reading import HOME, Card, parts
from tests.wreckland.table import Table, build

PRICES = {
    "pair": ["w5", "w5"],
    "two_pair": ["w2", "w2", "w5", "w5"],
    "three_kind": ["w4", "w4", "w4"],
    "four_kind": ["w3", "w3", "w3", "w3"],
    "straight3": ["w2", "w3", "w4"],
    "straight4": ["w2", "w3", "w4", "w5"],
    "any3": ["w1", "w3", "w6"],
}
CARDS = [name for name, card in parts().items() if card.get("install")]
WRECKS: dict[str, Card] = {card["id"]: card for card in json.decode(read("destruction.json"))}


def price(need: Card) -> list[str]:
    if need["kind"] != "sum":
        return PRICES[need["kind"]]
    total, dice = need["n"], list[str]()
    while total:
        face = min(6, total)
        dice.append(f"w{face}")
        total -= face
    return sorted(dice)


def pay(table: Table, dice: list[str]) -> Table:
    for die in dice:
        table.play(f"pay {die}")
    return table


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_installed_for_its_price(name: str) -> None:
    card = parts()[name]
    upgrade = card.get("on")
    dice = price(card["install"])
    chapter, vehicle = card.get("chapter", 1), card.get("vehicle", "V1")
    table = build(" ".join(dice), "" if upgrade else name, chapter=chapter, vehicle=vehicle)
    pay(table.play(f"install {name}"), dice)

    slot = HOME[upgrade] if upgrade else "SE"
    table.play(next(choice for choice in table.choices if choice.split()[1] == slot))
    assert (table.part(slot), table.pool) == (name, "")


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_not_offered_for_less(name: str) -> None:
    card = parts()[name]
    dice = price(card["install"])[:-1]
    chapter, vehicle = card.get("chapter", 1), card.get("vehicle", "V1")
    table = build(" ".join(dice), "" if card.get("on") else name, chapter=chapter, vehicle=vehicle)

    assert not table.offers(f"install {name}")


@pytest.mark.parametrize("name", WRECKS)
def test_a_wreck_is_cleared_for_its_price(name: str) -> None:
    dice = price(WRECKS[name]["repair"])
    table = build(" ".join(dice), slots=f"N=!{name}")
    assert not build(" ".join(dice[:-1]), slots=f"N=!{name}").offers("clear N")

    assert pay(table.play("clear N"), dice).wreck("N") is None
