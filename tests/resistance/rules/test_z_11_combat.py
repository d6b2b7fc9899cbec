"""Z-11: attacks of heroes."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from tests.resistance.table import TOUGHNESS, Table, enemy_phase, given, hits


def faces(table: Table) -> tuple[int, ...]:
    return table.told(events.DiceRolled)[0].faces


@pytest.mark.parametrize(
    ("hero", "attack", "dice"),
    [
        ("wolverine", "adamantium_claws", 3), ("mystique", "twin_pistols", 3), ("magneto", "shrapnel", 3),
        ("storm", "lightning_bolt", 2), ("colossus", "steel_fists", 3), ("rogue", "powerful_blows", 2),
    ],
)  # fmt: skip
def test_z_11_1_an_attack_has_its_dice(hero: str, attack: str, dice: int) -> None:
    table = given(f"{hero} 17R-s", "17R-s walker*9", dice=[1] * 3).play("attack 17R-s")

    assert table.told(events.AttackAimed)[0].attack == attack
    assert len(faces(table)) == dice


@pytest.mark.parametrize(
    ("hero", "accuracy"),
    [("wolverine", 4), ("mystique", 4), ("magneto", 4), ("storm", 3), ("colossus", 4), ("rogue", 3)],
)
def test_z_11_1_an_attack_has_its_accuracy(hero: str, accuracy: int) -> None:
    below = given(f"{hero} 17R-s", "17R-s walker*9", dice=[accuracy - 1, 1, 1]).play("attack 17R-s")
    at = given(f"{hero} 17R-s", "17R-s walker*9", dice=[accuracy, 1, 1]).play("attack 17R-s")

    assert (below.xp(hero), at.xp(hero)) == (0, 1)


@pytest.mark.parametrize("hero", ["wolverine", "colossus", "rogue"])
def test_z_11_2_melee_reaches_the_own_zone_only(hero: str) -> None:
    table = given(f"{hero} 17R-s", "17R-s walker; 17R-se walker; 18R-out5 walker")

    assert table.beginning("attack") == ["attack 17R-s"]


@pytest.mark.parametrize(("hero", "reach"), [("mystique", 1), ("magneto", 2), ("storm", 3)])
def test_z_11_2_ranged_reaches_from_the_own_zone_to_its_maximum(hero: str, reach: int) -> None:
    row = ["16R-out5", "17R-sw", "17R-s", "17R-se", "18R-out5"]
    table = given(f"{hero} 16R-out5", "; ".join(f"{zone} walker" for zone in row))

    assert sorted(table.beginning("attack")) == sorted(f"attack {zone}" for zone in row[: reach + 1])


def test_z_11_2_in_the_own_zone_it_is_still_ranged() -> None:
    ranged = given("storm 17R-s citizen=abigail_brand", "17R-s walker", dice=[1] * 3).play("attack 17R-s")
    melee = given("storm 17R-s citizen=callisto", "17R-s walker", dice=[1] * 3).play("attack 17R-s")

    assert (len(faces(ranged)), len(faces(melee))) == (3, 2)


def test_z_11_3_the_target_is_a_zone_in_range_and_sight() -> None:
    table = given("storm 17R-s", "17R-n walker; 17R-e walker; 17R-sw walker; 17R-ne walker")

    assert sorted(table.beginning("attack")) == ["attack 17R-n", "attack 17R-sw"]


def test_z_11_3_a_closed_door_blocks_and_an_open_one_does_not() -> None:
    shut = given("storm 17R-n", "14R-entrance walker", opened="")
    open_ = given("storm 17R-n", "14R-entrance walker; 14R-hallW walker", opened="front-door")

    assert shut.beginning("attack") == []
    assert open_.beginning("attack") == ["attack 14R-entrance"]


def test_z_11_3_enemies_here_or_between_do_not_matter() -> None:
    table = given("storm 17R-sw", "17R-sw walker; 17R-s walker; 17R-se walker", dice=[5, 5]).play("attack 17R-se")

    assert table.enemies("17R-se") == {}


def test_z_11_4_any_power_is_spent_for_as_many_dice() -> None:
    table = given("storm 17R-s power=3", "17R-s walker*9", dice=[1] * 5).play("attack 17R-s")

    assert table.choices == ["roll 0", "roll 1", "roll 2", "roll 3"]
    table.play("roll 2")
    assert (len(faces(table)), table.power("storm")) == (4, 1)


def test_z_11_4_skills_citizens_traits_and_power_add_up_without_limit() -> None:
    table = given(
        "colossus 17R-s xp=43 power=4 citizen=callisto traits=overpower+overpower", "17R-s walker*9", dice=[1] * 16
    )
    table.play("attack 17R-s", "use overpower", "use overpower", "roll 4")

    assert len(faces(table)) == 3 + 3 + 1 + 2 + 2 + 4


def test_z_11_4_stryker_adds_a_die_against_zones_with_a_zombie_hero() -> None:
    def dice(enemies: str) -> int:
        return len(faces(given("storm 17R-s citizen=william_stryker", enemies, dice=[1] * 3).play("attack 17R-s")))

    assert (dice("17R-s walker iceman"), dice("17R-s walker; 17R-se iceman")) == (3, 2)


def test_z_11_4_the_power_of_others_cannot_be_spent() -> None:
    table = given("storm 17R-s; rogue 17R-s power=4", "17R-s walker", dice=[1, 1]).play("attack 17R-s")

    assert len(faces(table)) == 2


def test_z_11_5_a_die_is_rolled_again_once_at_most() -> None:
    table = given("storm 17R-s citizen=shanna traits=sure_hit", "17R-s walker*9", dice=[1, 2, 1, 5])
    table.play("attack 17R-s", "reroll shanna 1")

    assert table.choices == ["keep", "use sure_hit"]  # the 2 has not been rolled again
    table.play("use sure_hit")
    assert table.told(events.DiceRolled)[0].faces == (5,)
    assert table.enemies() == {"walker": 8}


def test_z_11_5_what_shanna_did_in_the_enemy_phase_does_not_count_for_the_next_turn() -> None:
    table = enemy_phase("wolverine 17R-s xp=19 power=1 citizen=shanna", "17R-sw walker*3", dice=[1] * 9)
    table.play("use rampage", "reroll shanna 1", "activate wolverine", "attack 17R-s")
    table.play("roll 0")

    assert table.offers("reroll shanna 1")


def test_z_11_5_shanna_rolls_one_die_again_once_a_turn() -> None:
    table = given("storm 17R-s citizen=shanna", "17R-s walker*9", dice=[1, 1, 5, 1, 1]).play("attack 17R-s")

    assert (table.prompt, table.may_act) == ("reroll", [0])
    table.play("reroll shanna 1")
    assert table.enemies() == {"walker": 8}
    assert table.play("attack 17R-s").prompt == "turn"


def test_z_11_5_a_reroll_may_be_declined_and_kept() -> None:
    table = given("storm 17R-s citizen=shanna", "17R-s walker*9", dice=[1, 1, 1, 1]).play("attack 17R-s", "keep")

    assert table.play("attack 17R-s").prompt == "reroll"


def test_z_11_5_a_die_of_the_rage_that_is_rolled_again_can_roll_another() -> None:
    table = given("wolverine 17R-s citizen=shanna", "17R-s walker*9", dice=[4, 4, 1, 6, 4])
    table.play("attack 17R-s", "reroll shanna 1")

    assert table.told(events.DiceRolled)[1].faces == (6, 4)
    assert table.enemies() == {"walker": 5}


def test_z_11_6_hits_go_to_zombie_heroes_brutes_walkers_and_runners_in_this_order() -> None:
    def left(more: int) -> dict[str, int]:
        """With so many hits more than Iceman takes."""
        table = given("storm 17R-s power=4", "17R-s iceman brute walker runner", dice=hits(TOUGHNESS["iceman"] + more))
        return table.play("attack 17R-s", "roll 4").enemies()

    assert left(-1) == {"iceman": 1, "brute": 1, "walker": 1, "runner": 1}
    assert left(0) == left(1) == {"brute": 1, "walker": 1, "runner": 1}
    assert left(2) == {"walker": 1, "runner": 1}
    assert left(3) == {"runner": 1}


def test_z_11_6_among_equals_the_attacker_chooses() -> None:
    both = hits(max(TOUGHNESS["iceman"], TOUGHNESS["psylocke"]))
    table = given("rogue 17R-e; storm 17R-s power=4", "17R-s iceman psylocke", active="storm", dice=both)
    table.play("attack 17R-s", "roll 4")

    assert (table.prompt, table.choices, table.may_act) == ("hits", ["hit psylocke", "hit iceman"], [1])
    assert table.play("hit iceman").enemies() == {"psylocke": 1}


def test_z_11_6_psylocke_is_passed_over_from_afar() -> None:
    few = hits(TOUGHNESS["psylocke"] - 1)
    afar = given("storm 17R-s power=4", "17R-se psylocke walker", dice=few).play("attack 17R-se", "roll 4")
    here = given("storm 17R-s power=4", "17R-s psylocke walker", dice=few).play("attack 17R-s", "roll 4")

    assert afar.enemies() == {"psylocke": 1}
    assert here.enemies() == {"psylocke": 1, "walker": 1}


def test_z_11_6_lying_juggernaut_is_passed_over() -> None:
    table = given("storm 17R-s", "17R-s juggernaut/ walker", mission="MH10", dice=[5, 5]).play("attack 17R-s")

    assert table.enemies() == {"juggernaut": 1}


@pytest.mark.parametrize(
    ("enemy", "toughness"),
    [("walker", 1), ("runner", 1), ("brute", 2), *((name, TOUGHNESS[name]) for name in ("psylocke", "juggernaut"))],
)
def test_z_11_7_an_enemy_falls_when_hits_reach_its_toughness(enemy: str, toughness: int) -> None:
    def stands(n: int) -> bool:
        table = given("storm 17R-s power=4", f"17R-s {enemy}", dice=hits(n))
        return bool(table.play("attack 17R-s", "roll 4").enemies())

    assert (stands(toughness - 1), stands(toughness)) == (True, False)


def test_z_11_7_nothing_carries_over_to_another_attack() -> None:
    table = given("storm 17R-s", "17R-s brute", dice=[6, 1, 6, 1]).play("attack 17R-s", "attack 17R-s")

    assert table.enemies() == {"brute": 1}


def test_z_11_7_trask_makes_brutes_as_weak_as_walkers() -> None:
    table = given("storm 17R-s citizen=bolivar_trask", "17R-s brute*2 walker", dice=[6, 6]).play("attack 17R-s")
    rogue = given("rogue 17R-s citizen=bolivar_trask", "17R-s brute*3", dice=[6, 6]).play("attack 17R-s")

    assert table.enemies() == {"walker": 1}
    assert rogue.enemies() == {"brute": 1}  # never below 1


def test_z_11_8_hits_that_suffice_for_nobody_of_the_present_priority_are_lost() -> None:
    table = given("storm 17R-s power=1", "17R-s brute*2 walker*4", dice=[6, 6, 6]).play("attack 17R-s", "roll 1")

    assert table.enemies() == {"brute": 1, "walker": 4}


def test_z_11_8_the_choice_is_among_those_who_can_be_paid_for() -> None:
    assert TOUGHNESS["iceman"] < TOUGHNESS["juggernaut"]
    table = given("storm 17R-s power=4", "17R-s iceman juggernaut", dice=hits(TOUGHNESS["juggernaut"] - 1))
    table.play("attack 17R-s", "roll 4")

    assert table.enemies() == {"juggernaut": 1}  # only Iceman, then the rest is lost


def test_z_11_9_heroes_and_citizens_are_never_harmed() -> None:
    table = given("storm 17R-s; rogue 17R-se", "17R-se walker", "17R-se callisto", dice=[6, 6]).play("attack 17R-se")

    assert (table.health("rogue"), table.zone("callisto")) == (3, "17R-se")


def test_z_11_10_only_a_zone_with_an_enemy_is_a_target() -> None:
    assert given("storm 17R-s; rogue 17R-se", "", "17R-se callisto").beginning("attack") == []
    assert given("storm 17R-s", "17R-s juggernaut/", mission="MH10").beginning("attack") == []
