"""Chances told are chances counted: compared with a throw of every die, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from frenzy.games.wreckland.cards import PARTS
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.text import Text
from frenzy.kernel.guide import Reason
from tests.wreckland.guide.asking import decisions, driven, subjects
from tests.wreckland.guide.test_every_thing import check_reason
from tests.wreckland.table import Table, build, run


def odds(table: Table, subject: str) -> dict[str, Reason]:
    """The sentences by their keys; those about cards and enemies with their names."""
    found = GAME.odds(table.view, subject)
    return {
        " ".join([reason.key, *(str(reason.values[n]) for n in ("card", "slot") if n in reason.values)]): reason
        for reason in found
    }


def counted(dice: int, holds: Callable[[tuple[int, ...]], bool]) -> int:
    """How many of all throws it holds for, in percent; not 0 nor 100 unless for none or all."""
    throws = [holds(faces) for faces in product(range(1, 7), repeat=dice)]
    share = sum(throws) / len(throws)
    return round(100 * share) if share in (0, 1) else min(99, max(1, round(100 * share)))


# -- white dice -----------------------------------------------------------------------------------------------


def test_w_27_2_a_reroll_on_the_core() -> None:
    table = run("front E01", pool="w1 w1 w6", slots="N=V1a")  # open die slots: 2 and 4, 3, 3
    told = odds(table, "core 1 reroll")

    assert told["odds-reroll-exact"].values == {"percent": counted(2, lambda f: bool({2, 3, 4} & {*f})), "count": 2}
    assert told["odds-reroll-use"].values == {"percent": counted(2, lambda f: max(f) >= 2), "count": 2}

    def fits(faces: tuple[int, ...]) -> tuple[int, int]:
        exact = faces.count(3) + min(1, faces.count(2)) + min(1, faces.count(4))
        return exact, sum(face >= 2 for face in faces)

    better = counted(2, lambda faces: fits(faces) > fits((1, 6)))
    worse = counted(2, lambda faces: fits(faces) < fits((1, 6)))
    assert told["odds-reroll-better"].values == {"percent": better, "worse": worse}
    assert told["odds-reroll-better"].rule == "W-27.2"


def test_w_22_3_a_reroll_after_the_last_die_of_the_step_is_for_nothing() -> None:
    table = run("front E16", pool="w1 w1 w1 w6 w6", step=2)
    table.play("ram 1 front", "shift E16 left", "ram 1 left", "shift E16 front")

    assert [*odds(table, "core 1 reroll")] == ["odds-reroll-late"]


def test_w_27_4_kept_dice_are_not_rerolled() -> None:
    assert [*odds(run("front E01", pool="w1 w6k"), "core 1 reroll")] == ["odds-reroll-none"]
    assert odds(run("front E01", pool="w1 w5 w6k"), "core 1 reroll")["odds-reroll-exact"].values["count"] == 1


def test_w_27_6_a_part_that_rerolls() -> None:
    rerolling = next(
        part for part in PARTS if any(word.op == "reroll_others" for word in part.words) and not part.vehicle
    )
    table = run("front E01", pool="w6 w5 w5", slots=f"E={rerolling.id}")
    choice = next(choice for choice in table.choices if choice.startswith("use 6 E"))
    exact = any(rerolling.words[index].op == "reroll_others" for index in rerolling.exact)

    assert ("odds-reroll-better" in odds(table, choice)) == (not exact or 6 in rerolling.dice)
    assert odds(table, "use 5 N 2") == {}


def test_w_36_8_luck_has_a_spread_and_may_kill() -> None:
    table = run("right E02*2 E16", pool="w1 w3", vehicle="V2")
    told = GAME.odds(table.view, "use 3 SE")

    assert told[0].values == {"card": "V2c", "low": 1, "high": 3, "average": 2.0}
    assert told[1].values == {"enemy": "E02", "percent": 67, "exact": 33}
    assert len(told) == 2
    assert [reason.key for reason in GAME.odds(table.view, "slot SE")] == ["odds-luck", "odds-kill"]


def test_w_29_1_an_exact_match_of_millers_adds_to_luck() -> None:
    table = run("right E16", pool="w1 w3", vehicle="V2", hero="miller")

    assert GAME.odds(table.view, "use 1 SE")[0].values["low"] == 3
    assert GAME.odds(table.view, "use 3 SE")[0].values["low"] == 1


# -- enemies --------------------------------------------------------------------------------------------------


def test_w_17_1_an_enemy_answers_to_the_red_dice_that_will_be_rolled() -> None:
    table = run("front E01; left E02", pool="w1 w6 r1 r2", step=2)  # E01 has 3 and 6

    assert odds(table, "enemy E01")["odds-enemy-step"].values["percent"] == counted(2, lambda f: bool({3, 6} & {*f}))
    assert odds(run("front E01", pool="w1 w6 r1", step=4), "enemy E01")["odds-enemy-step"].values["percent"] == 33
    last = run("front E01; left E02", pool="w1 w6", step=6)
    assert odds(last, "enemy E01")["odds-enemy-step"].values["percent"] == counted(3, lambda f: bool({3, 6} & {*f}))


def test_w_27_4_a_red_die_that_is_kept_is_certain() -> None:
    assert odds(run("front E01", pool="w1 r3k r2"), "enemy E01")["odds-enemy-step"].values["percent"] == 100
    assert odds(run("front E01", pool="w1 r2k"), "enemy E01")["odds-enemy-step"].values["percent"] == 0


def test_w_17_1_while_a_red_die_is_chosen_nothing_is_left_to_chance() -> None:
    table = run("front E01; left E02", step=1, pool="r3 r3 r4 w1")

    assert odds(table, "enemy E01")["odds-enemy-now"].values == {"enemy": "E01", "dice": "r3 r3"}
    assert [*odds(table, "enemy E02")] == ["odds-enemy-safe", "odds-enemy-turn"]


def test_w_19_1_the_expected_damage_of_leaving_an_enemy() -> None:
    table = run("front E01; left E02 E19", pool="w1 w6")
    throws = [*product(range(1, 7), repeat=3)]
    mean = sum(min(2, faces.count(3) + faces.count(6)) for faces in throws) / len(throws)

    assert odds(table, "enemy E01")["odds-enemy-turn"].values["damage"] == round(2 * mean, 1)
    assert odds(table, "enemy E02")["odds-enemy-turn"].values["damage"] == round(3 * mean, 1)  # a drum, W-34.6
    assert [*odds(table, "enemy E19")] == ["odds-enemy-step", "odds-enemy-idle"]


def test_w_17_3_at_a_table_where_each_value_sleeps_by_itself() -> None:
    table = run("front E01; left E02", pool="w1 w6 r1 r2", sleep="value", enemy_dice={"E01": ["r3", None]})
    throws = [*product(range(1, 7), repeat=3)]
    mean = sum((3 in faces) + (6 in faces) for faces in throws) / len(throws)

    assert odds(table, "enemy E01")["odds-enemy-turn"].values["damage"] == round(2 * mean, 1)
    assert odds(table, "enemy E01")["odds-enemy-step"].values["percent"] == counted(2, lambda f: 6 in f)
    full = run("front E01; left E02", pool="w1 w6 r1 r2", enemy_dice={"E01": ["r3", None]})
    assert odds(full, "enemy E01")["odds-enemy-step"].values["percent"] == counted(2, lambda f: bool({3, 6} & {*f}))
    asleep = run("front E01; left E02", pool="w1 w6 r1", enemy_dice={"E01": ["r3", "r6"]})
    assert odds(asleep, "enemy E01")["odds-enemy-step"].values["percent"] == 0


# -- building -------------------------------------------------------------------------------------------------


def test_w_13_1_what_can_be_paid_for_after_a_reroll() -> None:
    table = build("w1 w3 w4", "P05 P06").play("reroll P06", "die w1", "die w3")  # P05 costs a pair
    told = odds(table, "done")["odds-pay P05"]

    payable = counted(
        2, lambda faces: build("w4 " + " ".join(f"w{face}" for face in faces), "P05").offers("install P05")
    )
    assert (told.values["percent"], told.rule) == (payable, "W-8.1")
    assert odds(table, "die w4")["odds-new"].values["count"] == 3


@pytest.mark.parametrize("pool", ["w1 w2 w4", "w1 w3 w6", "w2 w2 w5"])
def test_w_13_1_a_part_becomes_payable(pool: str) -> None:
    """P05 costs a pair: rerolling all dice, or all but the best ones, is tried out face by face."""
    table = build(pool, "P05 P06")
    told = GAME.odds(table.view, "part P05")
    values = [int(die[1]) for die in pool.split()]
    if len({*values}) < 3:
        assert told == [Reason("odds-part-now", {"card": "P05"}, "W-8.1")]
        return
    chances: dict[int, int] = {}
    for kept in product((0, 1), repeat=3):
        staying = tuple(value for value, stays in zip(values, kept, strict=True) if stays)
        rolled = 3 - len(staying)
        chances[rolled] = max(chances.get(rolled, 0), counted(rolled, lambda f, s=staying: len({*s, *f}) < 3))  # type: ignore[misc]
    best = max(chances.values())
    assert told[0].values == {"card": "P05", "percent": best, "count": min(n for n in chances if chances[n] == best)}


def test_w_13_1_without_another_part_there_is_no_reroll() -> None:
    assert [*odds(build("w1 w2 w4", "P05"), "part P05")] == ["odds-part-none P05"]
    assert [*odds(build("w1 w2 w4", "P06"), "part P05")] == []


def test_w_9_1_a_red_die_may_bring_any_line_of_the_table() -> None:
    table = build("r3 r3", "P05").play("install P05")

    told = GAME.odds(table.view, "pay r3")
    assert (told[0].values["line"], told[0].values["percent"]) == ("none 0", 33)
    assert sum(int(reason.values["percent"]) for reason in told) in range(98, 103)
    assert Text("fr").reason(table.view, told[0]) == "33 % : Rien."
    assert GAME.odds(build("w3 w3", "P05").play("install P05").view, "pay w3") == ()


def test_w_18_4_the_boss_board() -> None:
    told = GAME.odds(run("front E01", step=1, pool="r1 w1").view, "red 1 board")

    assert {reason.rule for reason in told} == {"W-18.4"}
    assert "destroy 0" in [reason.values["line"] for reason in told]


# -- at any time ----------------------------------------------------------------------------------------------


def check_all(view: View, things: list[str], told: set[str]) -> None:
    for subject in [*view["choices"][:20], *things]:
        for reason in GAME.odds(view, subject):
            check_reason(reason, view, told)
            assert all(0 <= int(reason.values.get(name, 0)) <= 100 for name in ("percent", "worse", "exact"))


def test_odds_can_be_asked_for_at_any_time_and_told_in_every_language() -> None:
    told: set[str] = set()
    for state, rng in decisions(games=14, step=15):
        things = [subject for subject in subjects(state) if subject.split(" ")[0] in ("enemy", "part", "slot", "board")]
        check_all(GAME.view(state, 0), rng.sample(things, min(12, len(things))), told)
    for state in driven(8, 9):
        check_all(GAME.view(state, 0), subjects(state)[-8:], told)
    assert len(told) > 10


def test_there_are_no_odds_for_what_does_not_exist() -> None:
    view = run("front E01", pool="w1 w6").view

    for subject in ("", "enemy E99", "enemy B2", "part C2p", "core 5 reroll", "dance", "slot", "part P05"):
        assert GAME.odds(view, subject) == ()
