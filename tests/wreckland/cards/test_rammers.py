"""Parts that ram, and spikes."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.ids import FACES, SLOT_OF
from tests.wreckland.cards.reading import ACROSS, parts, placings, settle, slot_of, use, using, with_ops
from tests.wreckland.table import build

RAMMERS = with_ops("ram")
SPIKED = [name for name, card in parts().items() if card.get("spikes") and not card.get("vehicle")]


@pytest.mark.parametrize("name", RAMMERS)
def test_a_rammer_rams_with_its_spikes_and_its_bonus(name: str) -> None:
    card = parts()[name]
    for value, covered, exact in placings(card):
        table = using(name, f"w{value} w6", "HERE E16 E21")
        use(table, name, value, covered)
        effects = card["effects"] + (card["exact"] if exact else [])
        rams = sum(effect["op"] == "ram" for effect in effects)
        told = settle(table, ("ram", "single")).told(ev.Rammed)
        assert len(told) == rams
        if rams:
            here = ACROSS[slot_of(card)]
            own = int(here in card.get("spikes_toward", []))
            bonus = sum(effect["n"] for effect in effects if effect["op"] == "ram_plus")
            assert (told[0].section, told[0].damage) == (here, own + bonus)


@pytest.mark.parametrize("name", SPIKED)
def test_spikes_point_outward_in_every_way_the_card_allows(name: str) -> None:
    card = parts()[name]
    table = build("w1 w1 w1 w1 w1 r1 r1 r1", name, chapter=7, scrap="E22 E24 E06 E09 E12 E17 E16 E23")
    if table.offers(f"install {name}"):
        table.play(f"install {name}")
        while table.prompt == "pay":
            table.play(table.choices[-1])
        for slot, number in SLOT_OF.items():
            ways = [choice for choice in table.choices if choice.split()[1] == slot]
            most = max(len(choice.split("+")) if len(choice.split()) > 2 else 0 for choice in ways)
            assert most == min(len(card["spikes"]), len(FACES[number])), (name, slot)


def test_a_corner_counts_for_both_its_sections() -> None:
    table = using("P17", "w1 w6", "front E16; right E21", "NE=P18:front+right")

    assert table.play("ram 1 right").hurt("E21") == 1
    assert using("P17", "w1 w6", "front E16", "NE=P18:front+right").play("ram 1 front").hurt("E16") == 1
