"""How far a Part reaches: what it is said to hit is what it can hit."""

from __future__ import annotations

import pytest

from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.ids import SECTIONS, SLOTS
from frenzy.kernel.guide import EffectReach
from tests.wreckland.guide.asking import decisions, driven
from tests.wreckland.table import Table, build, run


def effects(table: Table, subject: str) -> list[EffectReach]:
    found = GAME.reach(table.view, subject)
    assert found is not None
    return found.effects


def test_w_24_1_an_edge_reaches_one_section_and_a_corner_two() -> None:
    table = run("front E01; right E02 E05; rear E16", slots="NE=P05")

    assert effects(table, "slot N") == [EffectReach("single 1", ["front"], ["E01"])]
    assert effects(table, "slot NE")[0].places == ["front", "right"]
    assert effects(table, "part P05")[0].targets == ["E01", "E02", "E05"]


def test_w_26_4_a_repair_reaches_every_damaged_part() -> None:
    table = run("front E01", slots="N=V1a*1 S=V1c*2 E=!D1")

    assert effects(table, "slot W") == [
        EffectReach("repair 2", [], ["N", "S"]),
        EffectReach("repair 1", [], ["N", "S"]),
    ]


def test_w_25_1_a_ram_reaches_wherever_somebody_is() -> None:
    table = run("left E01; rear E02", vehicle="V3")

    assert effects(table, "part V3a") == [EffectReach("ram", ["rear", "left"], ["E01", "E02"])]


def test_w_36_7_damage_moves_between_two_of_a_section() -> None:
    assert effects(run("left E01*2 E02; front E05*1", vehicle="V2"), "slot W")[0].targets == ["E01", "E02"]
    assert effects(run("left E01 E02", vehicle="V2"), "slot W")[0].targets == []


def test_w_7_5_a_part_at_hand_is_shown_on_every_slot() -> None:
    table = build("w1 w1", "P05", slots="SE=!D2")
    found = effects(table, "part P05")

    assert [effect.effect.split(" ", 1)[0] for effect in found] == [slot for slot in SLOTS if slot != "SE"]
    assert found[0] == EffectReach("NW single 2", ["front", "left"], [])


def test_w_10_2_an_upgrade_is_shown_on_its_printed_part() -> None:
    assert [effect.effect for effect in effects(build("w1 w1"), "part U01")] == ["N single 2"]
    assert GAME.reach(build("w1 w1", slots="N=P05").view, "part U01") is None


@pytest.mark.parametrize("subject", ["slot NW", "slot SE", "slot Q", "part P09", "part C2p", "part", "", "enemy E01"])
def test_what_does_nothing_reaches_nowhere(subject: str) -> None:
    assert GAME.reach(run("front E01", slots="SE=!D2").view, subject) is None


def test_whoever_can_be_targeted_is_within_reach() -> None:
    checked = 0
    for number in (0, 3, 8, 9, 12):
        for state in driven(number, 1):
            view = GAME.view(state, 0)
            if GAME.prompt(state) == "target" and not view["stack"][-1]["chosen"]:  # the second blow passes a guard
                slot = SLOTS[view["stack"][-1]["act"]["slot"]]
                reach = GAME.reach(view, f"slot {slot}")
                if reach is None:  # an explosion has just destroyed the Part that is in use
                    assert view["slots"][slot]["destruction"]
                    continue
                hit = {target for effect in reach.effects for target in effect.targets}
                assert {choice.removeprefix("target ") for choice in view["choices"]} <= hit
                checked += 1
    assert checked > 20


def test_places_are_sections_and_targets_are_in_them() -> None:
    for state, _ in decisions(games=7, step=20):
        view = GAME.view(state, 0)
        where = {doc["id"]: doc["section"] for doc in view["enemies"]}
        for slot in SLOTS:
            for effect in getattr(GAME.reach(view, f"slot {slot}"), "effects", []):
                assert set(effect.places) <= set(SECTIONS)
                if not effect.effect.startswith("repair"):
                    assert {where[target] for target in effect.targets} <= set(effect.places)
