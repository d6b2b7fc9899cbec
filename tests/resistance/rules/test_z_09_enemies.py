"""Z-9: the enemies and what each of them is worth."""

from __future__ import annotations

import pytest

from frenzy.games.resistance import events
from frenzy.games.resistance.cards import NAMED
from frenzy.games.resistance.ids import CHARACTER_OF
from tests.resistance.table import TOUGHNESS, enemy_phase, given, hits

ZOMBIES = ("juggernaut", "psylocke", "dark_phoenix", "cyclops", "sabretooth", "iceman")


@pytest.mark.parametrize(("enemy", "wounds"), [("walker", 1), ("brute", 1), ("runner", 2), ("iceman", 2)])
def test_z_9_1_so_many_actions(enemy: str, wounds: int) -> None:
    assert enemy_phase("storm 17R-s", f"17R-s {enemy}").health("storm") == 3 - wounds


@pytest.mark.parametrize("name", ZOMBIES)
def test_z_9_1_each_zombie_hero_has_its_own_toughness(name: str) -> None:
    toughness = TOUGHNESS[name]
    assert NAMED[CHARACTER_OF[name]].toughness == toughness
    for hit, xp in ((toughness - 1, 0), (toughness, toughness)):
        table = given("storm 17R-s power=4", f"17R-s {name}", dice=hits(hit)).play("attack 17R-s", "roll 4")
        assert table.xp("storm") == xp


def test_z_9_1_the_ability_works_while_it_is_in_play() -> None:
    there = given("storm 17R-s power=4", "17R-s iceman", dice=[6] * 6)
    assert given("storm 17R-s", "17R-se iceman").play("move 17R-sw").actions_left == 1
    there.play("attack 17R-s", "roll 4", "move 17R-se")
    assert there.actions_left == 1  # two of three: the chill is gone


def test_z_9_1_its_card_is_discarded_when_it_is_eliminated() -> None:
    table = given("storm 17R-s power=4", "17R-s iceman", dice=[6] * 6).play("attack 17R-s", "roll 4")

    assert table.view["discards"]["named"] == ["iceman"]
    assert table.told(events.NamedEliminated)[0].named == "iceman"


def test_z_9_1_dark_phoenix_wounds_everybody_in_her_zone() -> None:
    table = enemy_phase("storm 17R-s; rogue 17R-s; magneto 17R-e", "17R-s dark_phoenix", "17R-s moira_mactaggart")

    assert [table.health(name) for name in ("storm", "rogue", "magneto")] == [1, 1, 3]  # two actions
    assert table.zone("moira_mactaggart") is None


def test_z_9_1_cyclops_attacks_from_the_next_zone() -> None:
    table = enemy_phase("storm 17R-s", "17R-se cyclops")

    assert (table.zone("cyclops"), table.health("storm")) == ("17R-se", 1)


def test_z_9_1_sabretooth_moves_two_zones() -> None:
    table = enemy_phase("storm 17R-s", "16R-out5 sabretooth")

    assert (table.zone("sabretooth"), table.health("storm")) == ("17R-s", 2)


def test_z_9_1_juggernaut_breaks_doors() -> None:
    table = enemy_phase("storm 13R-dining", "13R-kitchen juggernaut", opened="", revealed=["13R-dining", "13R-kitchen"])

    assert "kitchen-dining" in table.view["open"]
    assert table.zone("juggernaut") == "13R-dining"


def test_z_9_1_a_lying_enemy_has_no_ability() -> None:
    table = enemy_phase("storm 17R-s", "17R-s juggernaut/", mission="MH10")

    assert table.health("storm") == 3
