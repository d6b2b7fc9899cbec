"""ZX-2: 1 damage and 2 marks to one seen; scanner marks up to three seen (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# c2 looks through its doors into the blue and the yellow room, but not into the white one.
ROOMS = """
    B   .   .
    .   S   V   D
    #   Z   .   .
"""
# b1 has no door: who stands there is seen by V, but does not see V.
HIDDEN = """
    .   B   .
    .   .   V   D
    #   Z   .   .
"""


def zx2(drawing: str = ROOMS, **more: Any) -> Table:
    return given(drawing, arena="small", act="V", **({"weapons": {"V": "zx2"}} | more))


def test_a_7_5_it_deals_one_damage_and_two_marks() -> None:
    table = zx2().play("shoot zx2", "use basic", "target B")

    assert (table.damage("B"), table.marks("B")) == ("V", {"V": 2})
    assert (table.weapons("V"), table.prompt) == ({"zx2": False}, "turn")


def test_a_7_5_both_modes_are_free_and_reach_only_those_who_are_seen() -> None:
    table = zx2().play("shoot zx2")
    assert table.choices == ["use basic", "use scanner"]

    assert table.fork().play("use basic").targets == "BDS"
    assert table.fork().play("use scanner").targets == "BDS"


def test_a_7_5_scanner_marks_three_in_three_rooms() -> None:
    table = zx2().play("shoot zx2", "use scanner", "target D", "target B", "target S")

    assert [table.marks(letter) for letter in "DBS"] == [{"V": 1}] * 3
    assert [table.damage(letter) for letter in "DBS"] == [""] * 3
    assert table.prompt == "turn"


def test_a_7_3_scanner_may_mark_fewer_but_not_nobody() -> None:
    table = zx2().play("shoot zx2", "use scanner")
    assert not table.offers("done")

    table.play("target B", "done")

    assert [table.marks(letter) for letter in "DBS"] == [{}, {"V": 1}, {}]


def test_a_7_5_scanner_never_marks_a_fourth() -> None:
    table = zx2("""
        B   Z   .
        .   S   V   D
        #   .   .   .
    """)

    table.play("shoot zx2", "use scanner", "target D", "target B", "target Z")

    assert (table.marks("S"), table.prompt) == ({}, "turn")


def test_a_6_2_old_marks_turn_into_damage_and_the_new_ones_stay() -> None:
    table = zx2(damage={"D": "B" * 10}, marks={"D": "VVZ"})

    table.play("shoot zx2", "use basic", "target D")

    assert table.damage("D") == "B" * 10 + "VV"  # the killshot, one mark for the overkill, one wasted
    assert table.marks("D") == {"V": 2, "Z": 1}


def test_a_6_2_a_scanned_fourth_mark_is_wasted() -> None:
    table = zx2(marks={"S": "VVV"}).play("shoot zx2", "use scanner", "target S")

    assert (table.damage("S"), table.marks("S")) == ("", {"V": 3})


def test_a_6_2_the_next_action_converts_what_scanner_marked() -> None:
    table = zx2(weapons={"V": "zx2 sledgehammer"}, damage={"V": "B" * 6})

    table.play("shoot zx2", "move c2", "use scanner", "target S")
    table.play("shoot sledgehammer", "move b2", "use basic", "target S")

    assert (table.damage("S"), table.marks("S")) == ("VVV", {})


def test_a_8_1_a_targeting_scope_helps_the_basic_mode_but_not_scanner() -> None:
    table = zx2(ammo={"V": "R"}, powerups={"V": "targeting_scope:blue"}).play("shoot zx2")
    assert table.fork().play("use scanner", "target S").prompt == "turn"

    table.play("use basic", "target S", "play targeting_scope:blue", "pay red", "target S")

    assert (table.damage("S"), table.marks("S")) == ("VV", {"V": 2})


def test_a_8_3_only_a_damaged_one_who_sees_the_shooter_throws_a_grenade() -> None:
    table = zx2(HIDDEN, powerups={"B": "tagback_grenade:red", "D": "tagback_grenade:red"}).play("shoot zx2")
    assert table.fork().play("use basic", "target B").prompt == "turn"
    assert table.fork().play("use scanner", "target D", "done").prompt == "turn"

    table.play("use basic", "target D")
    assert (table.prompt, table.to_act) == ("grenade", "D")
    table.play("play tagback_grenade:red")

    assert (table.marks("V"), table.marks("D")) == ({"D": 1}, {"V": 2})


def test_a_10_2_a_spawnpoint_takes_a_token_for_the_damage_and_no_marks() -> None:
    table = zx2(mode="domination").play("shoot zx2")
    assert table.fork().play("use scanner").targets == "BDS"

    table.play("use basic")
    assert table.targets == "BDSbry"
    table.play("target y")

    assert table.doc["tracks"] == {"red": [], "yellow": ["violet"], "blue": []}
    assert table.prompt == "turn"


def test_a_10_2_scanner_is_not_offered_for_a_spawnpoint_alone() -> None:
    table = zx2(
        """
        .   V   .
        D   S   .   .
        #   Z   .   .
        """,
        mode="domination",
    )

    assert table.play("shoot zx2").choices == ["use basic"]


def test_a_7_1_every_line_of_play_affects_somebody_and_none_is_offered_twice() -> None:
    lines = list(zx2().lines("shoot zx2"))

    assert len(lines) == len(dict(lines)) == 3 + 7  # one of three, or any of them but none
    assert all(end.prompt == "turn" and any(map(end.marks, "BDS")) for _, end in lines)
