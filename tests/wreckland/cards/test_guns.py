"""Parts that attack: each does what its card says, with every die."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from tests.wreckland.cards.reading import ATTACKS, Card, parts, placings, settle, use, using, with_ops

GUNS = with_ops(*ATTACKS)
DICE_TRICKS = ("set_aside", "adjust_die", "reroll_others", "set_die", "remove_die")


def expected(card: Card, *, exact: bool, hurt: int, company: int, face: int) -> list[int]:
    """What the first targets take: read straight from the card."""
    effects = card["effects"] + (card["exact"] if exact else [])
    plus = sum(effect["n"] for effect in effects if effect["op"] == "plus")
    for effect in effects:
        if effect["op"] == "choose":
            effects = effects + effect["options"][0]
    for effect in effects:
        match effect["op"]:
            case "single":
                damaged = effect.get("vs_damaged", 0) if hurt else 0
                return [effect["n"] + plus + damaged + effect.get("per_enemy", 0) * company]
            case "area":
                return [effect["n"] + plus] * company
            case "double":
                return [amount + plus for amount in effect["n"]]
            case "luck":
                return [(face + 1) // 2 + plus]
            case _:
                pass
    return []


@pytest.mark.parametrize("name", GUNS)
@pytest.mark.parametrize("hurt", [0, 1])
def test_a_gun_deals_what_its_card_says(name: str, hurt: int) -> None:
    card = parts()[name]
    for value, covered, exact in placings(card):
        table = using(name, f"w{value} w6", f"HERE E16*{hurt} E21*{hurt}", dice=[5, 5, 5, 5])
        use(table, name, value, covered)
        told = settle(table, ("single", "area", "double", "luck")).told(ev.EnemyHit)
        wanted = expected(card, exact=exact, hurt=hurt, company=2, face=5)
        hits = [hit for hit in told if hit.rule == "W-24.2"]
        assert sorted(hit.amount for hit in hits) == sorted(wanted), (name, value, covered)


@pytest.mark.parametrize("name", GUNS)
def test_a_die_below_the_lowest_value_cannot_be_placed(name: str) -> None:
    lowest = min(parts()[name]["dice"])
    if lowest > 1:
        table = using(name, f"w{lowest - 1} w6", "HERE E16")
        slot_uses = [choice for choice in table.beginning("use") if choice.startswith(f"use {lowest - 1} ")]
        home = using(name, f"w{lowest} w6", "HERE E16").beginning("use")
        assert all(choice.replace(f"use {lowest - 1}", f"use {lowest}") in home for choice in slot_uses)
        assert len(slot_uses) < len([choice for choice in home if choice.startswith(f"use {lowest} ")])


@pytest.mark.parametrize("name", GUNS)
def test_a_gun_without_a_target_is_used_all_the_same(name: str) -> None:
    card = parts()[name]
    if not any(effect.get("reach") == "any" for effect in card["effects"]):
        value = max(card["dice"])
        table = using(name, f"w{value} w6", "")
        use(table, name, value, value)
        assert settle(table).told(ev.EnemyHit) == []


@pytest.mark.parametrize("name", with_ops("plus"))
def test_a_bonus_goes_through_a_shield_as_one_attack(name: str) -> None:
    card = parts()[name]
    value = card["dice"][0]
    table = using(name, f"w{value} w6", "HERE E15")
    use(table, name, value, value)
    if table.prompt == "choose":
        table.play("choose single 2")
    pierce = any(effect.get("pierce") for effect in card["effects"])
    hits = [hit for hit in settle(table, ("single", "area", "double")).told(ev.EnemyHit) if hit.enemy == "E15"]
    assert len(hits) <= 1
    assert all(hit.stopped == (0 if pierce else min(2, hit.amount + hit.stopped)) for hit in hits)
