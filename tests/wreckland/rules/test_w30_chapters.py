"""What the chapters add (W-30)."""

from __future__ import annotations

from typing import Any

from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.cards import BOARDS
from tests.wreckland.cards.reading import settle
from tests.wreckland.table import Table, build, run


def test_w_30_1_fallout_fancy_is_protected_in_company() -> None:
    table = run("rear B2 E16", pool="w3 w4", round=3, chapter=2).play("use 3 S")

    assert (table.hurt("B2"), table.hurt("E16")) == (0, 2)


def test_w_30_2_each_turn_reveals_a_canyon_card_with_two_options() -> None:
    table = run("front E16", step=0, chapter=2, extra={"canyon": ["K1"]})

    assert (table.prompt, table.view["canyon"], table.choices) == ("canyon", ["K1"], ["option a", "option b"])
    table.play("option b")
    assert (table.core, table.prompt) == (1, "red")


def test_w_30_2_every_run_begins_with_the_whole_deck() -> None:
    table = build("w1", chapter=2).play("end phase")

    assert table.view["piles"]["canyon"] == 7
    assert len(table.view["canyon"]) == 1


def test_w_30_3_with_the_boss_in_play_damage_is_one_more() -> None:
    table = run("front B2", step=0, chapter=2, round=3, extra={"canyon": ["K1"]}).play("option b")

    assert table.core == 2


def test_w_30_3_the_core_takes_one_more_for_missing_scrap_too() -> None:
    table = run("rear B2", step=0, chapter=2, round=3, extra={"canyon": ["K7"]}).play("option a")
    assert table.core == 2

    paid = run("rear B2", step=0, chapter=2, round=3, scrap="E05", extra={"canyon": ["K7"]}).play(
        "option a", "lose E05"
    )
    assert paid.core == 0
    assert run("rear E16", step=0, chapter=2, extra={"canyon": ["K7"]}).play("option a").core == 1


def test_w_30_4_four_cards_survived_win_the_round() -> None:
    enemies = "right E16 E01 E02"
    shifts = ("ram 1 right", "shift E01 rear", "shift E02 rear", "shift E16 rear")
    table = run(enemies, step=6, pool="w1", chapter=2, survived=3).play(*shifts)
    assert (table.view["round"], table.view["phase"]) == (2, "wreckage")

    final = run(enemies, step=6, pool="w1", chapter=2, survived=3, round=3).play(*shifts)
    assert final.outcome is not None
    assert (final.outcome.result, final.outcome.rule) == ("won", "W-30.4")


def test_w_30_5_a_red_die_blocks_a_die_slot() -> None:
    table = run("front E16", step=1, pool="w4 r5", chapter=2, dice=[2]).play("red 5 board")

    assert table.choices == ["block N 2", "block N 4", "block S 3", "block W 3"]
    table.play("block N 4")
    assert table.dice("N") == [None, "r2"]
    assert table.beginning("use")[0] == "use 4 N"


def test_w_30_6_fallout_fancys_board() -> None:
    board = BOARDS[2]

    assert board.parts_drawn == (6, 6, 4)
    assert board.enemies == ((2, 2, 2, 1), (0, 3, 0, 4), (2, 3, 0, 3))


def test_w_30_7_big_fossil_is_protected_in_company() -> None:
    assert run("rear B1 E16", pool="w3 w4", round=3).play("use 3 S").hurt("B1") == 0


def test_w_30_8_big_fossil_joins_the_largest_crowd() -> None:
    table = run("front B1; left E16 E01; rear E02", step=6, pool="w1", round=3, slots="N=!D1")
    table.play("ram 1 rear", "shift E02 right")

    assert table.where("B1") == "left"


def test_w_30_8_he_stays_in_a_tie_and_the_player_decides_others() -> None:
    table = run("left B1 E16; right E01", step=6, pool="w1", round=3).play("ram 1 right", "shift E01 rear")
    assert table.where("B1") == "left"

    table = run("left B1; right E01; rear E16", step=6, pool="w1", round=3).play("ram 1 left", "shift B1 front")
    assert (table.prompt, table.choices) == ("join", ["section right", "section rear"])
    assert table.play("section rear").where("B1") == "rear"


def test_w_30_9_big_fossils_lines() -> None:
    lines = [(line.op, line.amounts[0]) for line in BOARDS[1].wreckage_table + BOARDS[1].run_table]

    assert [line for line in lines if lines.count(line) > 1 and line[0] == "part_pierce"]
    assert {("none", 0), ("part_pierce", 1), ("part_pierce", 2), ("part_pierce", 3), ("part_pierce", 4)} <= set(lines)
    assert {("enemy", 1), ("destroy", 0)} <= set(lines)


def test_w_30_10_big_fossil_starts_in_the_rear_with_two_enemies() -> None:
    table = build("w1", round=3).play("end phase")

    assert sum(doc["section"] == "rear" for doc in table.view["enemies"]) == 3


def test_w_30_11_a_toll_before_every_turn() -> None:
    table = run("front E16", step=0, chapter=3, scrap="E05")
    assert (table.prompt, table.choices, table.pool) == ("toll", ["lose E05", "take hit"], "")

    table.play("take hit", "hit N")

    assert (table.damage("N"), table.prompt, table.scrap) == (2, "red", "E05")


def test_w_30_12_a_mini_boss_holds_the_run_open() -> None:
    table = run("right M4b E16", step=6, pool="w1", chapter=4, round=2).play(
        "ram 1 right", "shift E16 rear", "shift M4b rear"
    )
    assert (table.view["round"], table.view["turn"]) == (2, 2)

    killed = run("front M4b*9; rear E16", pool="w2 w2", chapter=4, round=2).play("use 2 N 4", "target M4b")
    assert (killed.enemies, killed.scrap) == (["E16"], "")


def test_w_30_12_mini_bosses_come_in_the_rounds_on_their_cards() -> None:
    for chapter, mini, section, rounds in (
        (3, "M3a", "front", [2]), (4, "M4a", "left", [1, 3]), (4, "M4b", "right", [2, 3]), (6, "M6a", "rear", [2, 3]),
    ):  # fmt: skip
        for number in (1, 2, 3):
            table = settle(build("w1", round=number, chapter=chapter).play("end phase"))
            assert table.where(mini) == (section if number in rounds else "")


def test_w_30_16_talons_shield_the_mother() -> None:
    def mother_hurt(enemies: str) -> int:
        table = run(enemies, pool="w2 w2", chapter=4, round=3).play("use 2 N 2", "target B4")
        return table.hurt("B4")

    assert mother_hurt("front B4; rear M4a") == 0
    assert mother_hurt("front B4; rear E16") == 3


def test_w_30_12_other_mini_bosses_do_not() -> None:
    table = run("front B6; rear M6a", pool="w2 w2", chapter=6, round=3).play("use 2 N 2", "target B6")

    assert table.hurt("B6") == 2


def stormy(card: str, enemies: str = "right E16 E01 E03", **doc: Any) -> Table:
    """In the middle of a Turn with this Storm card in force."""
    return run(enemies, chapter=5, road=[card, "S1" if card != "S1" else "S2"], **doc)


def test_w_30_13_a_storm_card_is_in_force_and_the_next_one_is_announced() -> None:
    table = run("front E16", step=0, chapter=5, extra={"road": ["S3", "S2", "S5"]})
    assert table.view["road"] == ["S3", "S2"]
    assert table.view["ahead"] == {"now": "S3", "next": "S2"}
    assert [event.road for event in table.told(ev.WeatherBegan)] == ["S3"]
    assert [event.road for event in table.told(ev.WeatherAnnounced)] == ["S2"]

    later = run("front E16", step=0, turn=1, chapter=5, road=["S3", "S2"], extra={"road": ["S5"]})
    assert later.view["road"] == ["S3", "S2", "S5"]
    assert [event.road for event in later.told(ev.WeatherBegan)] == ["S2"]


def test_w_30_13_every_run_begins_with_the_whole_deck() -> None:
    table = build("w1", chapter=5, road=["S1", "S2", "S3"])
    assert table.view["ahead"] == {"now": None, "next": None}

    table.play("end phase")

    assert (table.view["piles"]["road"], len(table.view["road"])) == (6, 2)


def test_w_30_13_an_empty_deck_is_made_anew_from_all_but_the_announced_card() -> None:
    cards = [f"S{number}" for number in range(1, 9)]
    table = run("front E16", step=0, turn=7, chapter=5, road=cards)

    assert (table.view["road"][0], len(table.view["road"]), table.view["piles"]["road"]) == ("S8", 2, 6)


def test_w_30_17_calm() -> None:
    assert stormy("S1", pool="w3 w3 w3 w3 w3").play("use 3 W", "use 3 S").view["step"] == 2


def test_w_30_18_numb_hands_place_two_dice_in_a_step() -> None:
    assert stormy("S2", pool="w3 w3 w3 w3 w3").play("use 3 W", "use 3 S").view["step"] != 2


def test_w_30_19_a_gust_carries_them_one_section_further() -> None:
    def after(enemy: str, value: int) -> str:
        table = stormy("S3", f"right {enemy} E16", step=1, pool=f"w1 r{value}")
        return table.play(f"red {value} {enemy}", f"act {enemy}").where(enemy)

    assert after("E04", 3) == "left"
    assert after("E03", 2) == "front"
    assert after("E24", 1) == "left"
    assert after("E17", 4) == "right"


def test_w_30_20_an_exact_match_stings() -> None:
    table = stormy("S5", "front E16; rear E01", pool="w2 w5").play("use 2 N 2", "target E16")
    assert (table.damage("N"), table.hurt("E16")) == (1, 3)

    other = stormy("S5", "front E16; rear E01", pool="w3 w5").play("use 3 N 2", "target E16")
    assert other.damage("N") == 0
    shielded = stormy("S5", "front E16; rear E01", pool="w4 w5", slots="N=P16*1").play("use 4 N")
    assert shielded.told(ev.PartHit)[0].amount == 0


def test_w_30_20_the_effects_follow_even_if_the_part_is_destroyed() -> None:
    table = stormy("S5", "front E16; rear E01", pool="w2 w5", slots="N=V1a*3").play("use 2 N 2", "target E16")

    assert (table.wreck("N") is not None, table.hurt("E16")) == (True, 3)


def test_w_30_21_a_bolt_strikes_before_the_roll() -> None:
    table = run("front E16", step=0, chapter=5, extra={"road": ["S4"]})

    assert [table.damage(slot) for slot in ("N", "S", "W")] == [1, 1, 1]
    assert table.prompt == "red"


def decreed(card: str, enemies: str) -> Table:
    """The end of a Turn with this Decree: the last die rams nobody away from where they count."""
    return run(enemies, step=6, pool="w1", chapter=7, round=1, road=[card])


def test_w_30_22_a_turn_begins_with_a_decree() -> None:
    table = run("front E16", step=0, chapter=7, extra={"road": ["O3"]})

    assert table.view["road"] == ["O3"]
    assert table.view["ahead"] == {"now": "O3", "next": None}
    assert [event.road for event in table.told(ev.DecreeRevealed)] == ["O3"]


def test_w_30_22_it_is_carried_out_if_an_enemy_is_there_when_the_turn_ends() -> None:
    table = decreed("O2", "right E16; rear E01; left E04").play("ram 1 rear", "shift E01 right")
    assert (table.core, [event.averted for event in table.told(ev.DecreeSettled)]) == (1, [False])


def test_w_30_22_an_empty_section_averts_it() -> None:
    table = decreed("O2", "right E16; front E01; left E04").play("ram 1 right", "shift E16 rear")

    assert (table.core, [event.averted for event in table.told(ev.DecreeSettled)]) == (0, [True])


def test_w_30_22_its_questions_come_before_the_next_turn() -> None:
    table = decreed("O3", "rear E16; front E01; left E04").play("ram 1 front", "shift E01 right")

    assert (table.prompt, table.view["turn"]) == ("hit", 1)


def test_w_30_14_the_convoy_is_joined_by_a_new_enemy() -> None:
    table = run("right B6; left E16 E01", step=6, pool="w1", chapter=6, round=3)
    table.play("ram 1 left", "shift E01 front", "shift E16 front")
    assert len(table.enemies) == 4
    assert table.told(ev.EnemyDealt)[0].section == "right"

    full = run("right B6; left E16 E01 E02", step=6, pool="w1", chapter=6, round=3)
    full.play("ram 1 left", "shift E01 front", "shift E02 front", "shift E16 front")
    assert len(full.enemies) == 4


def test_w_30_15_the_king_has_a_second_side() -> None:
    table = run("front B7*14", pool="w4 w4", chapter=7, round=3).play("use 4 N 4", "target B7")
    assert (table.enemies, table.where("B7b"), table.hurt("B7b")) == (["B7b"], "front", 0)

    last = run("front B7b*14", pool="w4 w4", chapter=7, round=3).play("use 4 N 4", "target B7b")
    assert last.outcome is not None
    assert last.outcome.result == "won"
