"""Hellion: 1 damage to one seen at least one move away, 1 mark to all on its square; nano-tracer: 2 marks (A-7.5)."""

from __future__ import annotations

from typing import Any

from tests.adrenaline.table import Table, given

# a1 sees the blue room and, through its door, the red one; D is far away in the yellow room.
ROOMS = """
    V   BS  .   .
    Z   .   .   .
    #   .   .   D
"""


def hellion(drawing: str = ROOMS, **more: Any) -> Table:
    return given(drawing, act="V", weapons={"V": "hellion"}, **more)


def test_a_7_5_it_damages_one_and_marks_all_on_the_square() -> None:
    table = hellion().play("shoot hellion", "use basic", "target B")

    assert (table.damage("B"), table.marks("B")) == ("V", {"V": 1})
    assert (table.damage("S"), table.marks("S")) == ("", {"V": 1})
    assert (table.damage("Z"), table.marks("Z")) == ("", {})
    assert (table.weapons("V"), table.prompt) == ({"hellion": False}, "turn")


def test_a_7_5_nano_tracer_gives_two_marks_for_a_red_cube() -> None:
    table = hellion(ammo={"V": "R"}).play("shoot hellion", "use nano_tracer", "target S")

    assert (table.damage("S"), table.marks("S")) == ("V", {"V": 2})
    assert (table.damage("B"), table.marks("B")) == ("", {"V": 2})
    assert (table.ammo("V"), table.prompt) == ("", "turn")


def test_a_7_1_nano_tracer_needs_its_red_cube() -> None:
    assert hellion(ammo={"V": "YYBB"}).play("shoot hellion").choices == ["use basic"]


def test_a_4_10_a_red_powerup_pays_for_nano_tracer() -> None:
    table = hellion(powerups={"V": "newton:red"}).play("shoot hellion", "use nano_tracer")
    assert table.choices == ["pay newton:red"]

    table.play("pay newton:red", "target B")

    assert (table.marks("S"), table.powerups("V")) == ({"V": 2}, [])


def test_a_7_5_one_on_the_own_square_is_neither_target_nor_marked() -> None:
    table = hellion("""
        VZ  B   .   .
        .   .   .   .
        #   .   .   D
    """).play("shoot hellion", "use basic")
    assert table.targets == "B"

    assert table.play("target B").marks("Z") == {}


def test_a_5_2_one_who_is_not_seen_is_no_target_in_either_mode() -> None:
    table = hellion(ammo={"V": "R"}).play("shoot hellion")

    assert table.fork().play("use basic").targets == "BSZ"
    assert table.fork().play("use nano_tracer").targets == "BSZ"


def test_a_6_2_only_the_damaged_one_has_its_marks_converted() -> None:
    table = hellion(marks={"B": "VV", "S": "VV"}).play("shoot hellion", "use basic", "target B")

    assert (table.damage("B"), table.marks("B")) == ("VVV", {"V": 1})
    assert (table.damage("S"), table.marks("S")) == ("", {"V": 3})


def test_a_6_2_marks_beyond_three_are_wasted() -> None:
    table = hellion(marks={"S": "VV"}, ammo={"V": "R"}).play("shoot hellion", "use nano_tracer", "target B")

    assert table.marks("S") == {"V": 3}


def test_a_8_1_a_targeting_scope_reaches_only_the_damaged_one() -> None:
    table = hellion(powerups={"V": "targeting_scope:red"}, ammo={"V": "B"})

    table.play("shoot hellion", "use basic", "target B", "play targeting_scope:red", "pay blue")
    assert table.targets == "B"

    assert table.play("target B").damage("B") == "VV"


def test_a_8_3_who_is_only_marked_may_not_answer() -> None:
    table = hellion(powerups={"B": "tagback_grenade:red", "S": "tagback_grenade:red"})

    table.play("shoot hellion", "use basic", "target B")
    assert table.to_act == "B"
    table.play("play tagback_grenade:red")

    assert (table.prompt, table.marks("V")) == ("turn", {"B": 1})


def test_a_10_2_shot_at_a_spawnpoint_it_marks_the_players_there() -> None:
    table = hellion(
        """
        .   .   B   .
        .   .   V   .
        #   .   D   S
        """,
        mode="domination",
    )

    table.play("shoot hellion", "use basic", "target b")

    assert table.doc["tracks"]["blue"] == ["violet"]
    assert (table.damage("B"), table.marks("B")) == ("", {"V": 1})


def test_a_10_2_its_marks_do_not_tag_a_spawnpoint() -> None:
    table = hellion(mode="domination").play("shoot hellion", "use basic", "target Z")

    assert (table.damage("Z"), table.doc["tracks"]["red"]) == ("V", [])


def test_a_7_1_every_line_hits_somebody_and_no_line_is_there_twice() -> None:
    table = hellion(mode="domination", ammo={"V": "R"}, powerups={"V": "newton:red", "B": "tagback_grenade:red"})

    lines = list(table.lines("shoot hellion"))

    assert len({line for line, _ in lines}) == len(lines)
    for _, end in lines:
        assert end.prompt == "turn"
        assert any(end.damage(victim) for victim in "BSZ") or any(end.doc["tracks"].values())
