"""Z-19: the Sentinel Hand. It lies in 17R-e here."""

from __future__ import annotations

from typing import Any

from frenzy.games.resistance import events
from tests.resistance.table import TOUGHNESS, Table, given


def hand(enemies: str, *, charged: bool = True, hero: str = "storm 17R-e", zone: str = "17R-e", **doc: Any) -> Table:
    return given(hero, enemies, hand={"zone": zone, "charged": charged}, **doc)


def thrown(enemies: str, **doc: Any) -> Table:
    return hand(enemies, charged=False, **doc)


def successes_for(name: str) -> int:
    """Half the toughness, rounded up (Z-19.2)."""
    return -(-TOUGHNESS[name] // 2)


def state_of(table: Table) -> tuple[str | None, str]:
    lying = table.view["objects"][0]
    return lying["zone"], lying["state"]


def test_z_19_1_a_hero_in_its_zone_uses_it_for_an_action() -> None:
    table = hand("17R-e walker", dice=[1] * 4).play("fire sentinel_hand 17R-e")

    assert table.actions_left == 2
    assert hand("17R-e walker", hero="storm 17R-se").beginning("fire") == []


def test_z_19_1_it_starts_charged() -> None:
    assert state_of(given("storm 17R-s")) == ("17R-e", "charged")
    assert state_of(given("storm 17R-s", mission="MH10"))[1] == "discharged"


def test_z_19_1_no_power_is_asked_for() -> None:
    table = hand("17R-e walker", hero="storm 17R-e power=4 traits=overpower+pinpoint", dice=[1] * 4)

    assert table.play("fire sentinel_hand 17R-e").prompt == "turn"


def test_z_19_1_a_free_attack_may_use_it() -> None:
    table = hand("17R-e walker", hero="rogue 17R-e xp=43", dice=[1] * 4).play("use superhuman_resilience")

    assert table.offers("fire sentinel_hand 17R-e")
    assert table.play("fire sentinel_hand 17R-e").actions_left == 4


def test_z_19_2_the_blast_turns_it_over() -> None:
    table = hand("17R-e walker*9", dice=[1] * 4).play("fire sentinel_hand 17R-e")

    assert state_of(table) == ("17R-e", "discharged")


def test_z_19_2_each_success_is_two_hits_on_one_enemy() -> None:
    brutes = hand("17R-e brute*3", dice=[3, 3, 1, 1]).play("fire sentinel_hand 17R-e")
    walkers = hand("17R-e walker*5", dice=[3, 3, 1, 1]).play("fire sentinel_hand 17R-e")

    assert brutes.enemies() == {"brute": 1}
    assert walkers.enemies() == {"walker": 3}  # the second hit of each is lost


def test_z_19_2_a_zombie_hero_takes_as_many_dice_as_half_its_toughness_rounded_up() -> None:
    def falls(enemy: str, successes: int) -> bool:
        dice = [3] * successes + [1] * (4 - successes)
        return not hand(f"17R-e {enemy}", dice=dice).play("fire sentinel_hand 17R-e").enemies()

    names = ("iceman", "juggernaut", "cyclops")
    assert {TOUGHNESS[name] % 2 for name in names} == {0, 1}
    for name in names:
        assert [falls(name, successes_for(name) - 1), falls(name, successes_for(name))] == [False, True]


def test_z_19_3_the_thrown_hand_is_gone_for_good() -> None:
    table = thrown("17R-e walker*2", dice=[1, 1]).play("fire sentinel_hand 17R-e")

    assert state_of(table)[0] is None
    assert table.beginning("fire") == []


def test_z_19_3_a_die_for_each_enemy_but_zombie_heroes() -> None:
    table = thrown("17R-e walker*2 brute iceman", dice=[3, 3, 2]).play("fire sentinel_hand 17R-e")

    assert len(table.told(events.DiceRolled)[0].faces) == 3
    assert table.enemies() == {"walker": 2, "iceman": 1}  # the brute comes first, the zombie hero is passed over


def test_z_19_3_a_zone_with_zombie_heroes_only_is_no_target() -> None:
    assert thrown("17R-e iceman; 17R-se walker").beginning("fire") == ["fire sentinel_hand 17R-se"]


def test_z_19_4_nothing_adds_dice_or_softens() -> None:
    table = hand("17R-e brute*5", hero="storm 17R-e power=4 citizen=abigail_brand", dice=[3, 1, 1, 1, 3])
    table.play("fire sentinel_hand 17R-e")
    trask = thrown("17R-e brute*2", hero="storm 17R-e citizen=bolivar_trask", dice=[3, 1]).play(
        "fire sentinel_hand 17R-e"
    )

    assert len(table.told(events.DiceRolled)[0].faces) == 4
    assert trask.enemies() == {"brute": 2}


def test_z_19_4_no_rage_no_assassin_no_rerolls() -> None:
    rage = hand("17R-e walker*9", hero="wolverine 17R-e health=1", dice=[6, 2, 1, 1]).play("fire sentinel_hand 17R-e")
    assassin = hand("17R-e juggernaut walker", hero="mystique 17R-e xp=43", dice=[3, 1, 1, 1])
    again = hand("17R-e walker*9", hero="storm 17R-e citizen=shanna traits=sure_hit", dice=[1] * 4)

    assert rage.told(events.DiceRolled)[0].faces == (6, 2, 1, 1)
    assert rage.enemies() == {"walker": 8}
    assert assassin.play("fire sentinel_hand 17R-e").enemies() == {"juggernaut": 1, "walker": 1}
    assert again.play("fire sentinel_hand 17R-e").prompt == "turn"


def test_z_19_5_the_blast_reaches_three_zones_the_throw_two() -> None:
    row = "16R-out5 walker; 17R-sw walker; 17R-s walker; 17R-se walker; 18R-out5 walker"
    blast = hand(row, hero="storm 16R-out5", zone="16R-out5")
    throw = thrown(row, hero="storm 16R-out5", zone="16R-out5")

    assert [choice.split()[-1] for choice in blast.beginning("fire")] == ["16R-out5", "17R-sw", "17R-s", "17R-se"]
    assert [choice.split()[-1] for choice in throw.beginning("fire")] == ["16R-out5", "17R-sw", "17R-s"]


def test_z_19_5_both_hit_on_3() -> None:
    blast = hand("17R-e walker*4", dice=[3, 2, 1, 1]).play("fire sentinel_hand 17R-e")
    throw = thrown("17R-e walker*2", dice=[3, 2]).play("fire sentinel_hand 17R-e")

    assert (blast.enemies(), throw.enemies()) == ({"walker": 3}, {"walker": 1})


def test_z_19_5_in_zombie_mode_it_spares_super_heroes() -> None:
    table = given(
        "juggernaut 17R-w", "17R-w trooper storm", mission="MZ5", hand={"zone": "17R-w", "charged": False}, dice=[3]
    ).play("fire sentinel_hand 17R-w")

    assert table.enemies() == {"storm": 1}


def test_z_19_6_xp_goes_to_the_user_and_priority_applies() -> None:
    needed = successes_for("cyclops") + 1
    dice = [3] * needed + [1] * (4 - needed)
    table = hand("17R-e cyclops brute walker", dice=dice, hero="storm 17R-e; rogue 17R-e")
    table.play("fire sentinel_hand 17R-e")

    assert table.enemies() == {"walker": 1}
    assert (table.xp("storm"), table.xp("rogue")) == (TOUGHNESS["cyclops"] + 1, 0)


def test_z_19_6_psylocke_is_passed_over_from_afar() -> None:
    table = hand("17R-se psylocke walker", dice=[3, 3, 1, 1]).play("fire sentinel_hand 17R-se")

    assert table.enemies() == {"psylocke": 1}


def test_z_19_7_it_is_an_object_of_some_missions_only() -> None:
    assert [thing["id"] for thing in given("storm 17R-s").view["objects"]] == ["sentinel_hand"]
    assert given("storm 17V-landingW", mission="MH5").view["objects"] == []


def test_z_19_7_it_needs_sight_as_any_ranged_attack() -> None:
    table = hand("17R-s walker; 17R-ne walker; 17R-w walker")

    assert sorted(choice.split()[-1] for choice in table.beginning("fire")) == ["17R-ne", "17R-w"]
