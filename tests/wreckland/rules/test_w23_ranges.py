"""Die slots that show a range (W-23.4). No card of the box has one: here Nail Hose gets other die slots."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from msgspec import json

from frenzy.games.wreckland import cards
from frenzy.games.wreckland import events as ev
from frenzy.games.wreckland.ascii import draw
from frenzy.games.wreckland.booklet import write_part
from frenzy.games.wreckland.content import facts
from frenzy.games.wreckland.game import GAME
from frenzy.games.wreckland.rules import vehicle
from frenzy.games.wreckland.text import Text
from tests.wreckland.table import Table, build, run

HOSE = cards.PART_OF["P04"]  # single 1, an exact match adds 1

needs_source = pytest.mark.skipif(
    not vehicle.__file__.endswith(".py"), reason="compiled rules have their cards built in: none can be exchanged"
)
Patch = pytest.MonkeyPatch


def read_part(dice: object) -> facts.PartFact:
    """Nail Hose as a card file has it, with these die slots and more resistance."""
    plain = next(fact for fact in facts.read_parts() if fact.id == "P04")
    return json.decode(
        json.encode({**json.decode(json.encode(plain)), "dice": dice, "resistance": 6}), type=facts.PartFact
    )


def exchange(monkeypatch: Patch, *dice: int | list[int]) -> None:
    """Nail Hose has these die slots, wherever its card is looked at."""
    printed = cards.PARTS
    others = (*printed[:HOSE], cards.Part(read_part(dice), HOSE), *printed[HOSE + 1 :])
    for module in list(sys.modules.values()):
        if getattr(module, "PARTS", None) is printed:
            monkeypatch.setattr(module, "PARTS", others)


def hose(**doc: Any) -> Table:
    """A run with Nail Hose on N; the other Parts are out of use."""
    return run("front E16", slots="N=P04 S=!D1 W=!D2", **doc)


def why(table: Table, subject: str) -> str:
    reason = GAME.why_not(table.view, subject)
    assert reason is not None, subject
    return f"{Text('en').reason(table.view, reason)} ({reason.rule})"


# -- the card -------------------------------------------------------------------------------------------------


def test_w_23_4_a_card_file_may_have_a_range() -> None:
    part = cards.Part(read_part([[2, 4], 5]), HOSE)

    assert (part.dice, part.ends, part.values, part.lowest) == ((2, 5), (4, 5), (2, 3, 4, 5), 2)
    assert cards.shown_on(part) == ("2–4", "5")
    assert write_part(part)["dice"] == [[2, 4], 5]


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ([[4, 2]], r"parts\.json: P99: dice: \(4, 2\) is neither a face nor a range"),
        ([[3, 3]], r"parts\.json: P99: dice: \(3, 3\) is neither a face nor a range"),
        ([[5, 7]], r"parts\.json: P99: dice: \(5, 7\) is neither"),
        ([[0, 2]], r"parts\.json: P99: dice: \(0, 2\) is neither"),
        ([7], r"parts\.json: P99: dice: 7 is neither"),
        ([[2, 4], [2, 5]], r"parts\.json: P99: dice: two different die slots begin with 2"),
        ([2, [2, 4]], r"parts\.json: P99: dice: two different die slots begin with 2"),
        ([[2, 3, 4]], r"parts\.json: .*length 2.*dice\[0\]"),
        (["2-4"], r"parts\.json: .*dice\[0\]"),
    ],
)
def test_w_23_4_a_wrong_range_is_refused_by_name(monkeypatch: Patch, dice: object, said: str) -> None:
    card = {"id": "P99", "name": "", "resistance": 4, "dice": dice, "effects": [], "exact": [], "shield": 0}
    monkeypatch.setattr(facts, "read", lambda _name: json.encode([{**card, "from_rulebook": []}]))

    with pytest.raises(ValueError, match=said):
        facts.read_parts()


def test_w_23_4_an_enemy_has_no_range(monkeypatch: Patch) -> None:
    card = {"id": "E99", "name": "", "resistance": 4, "dice": [[2, 4]], "attack": {"kind": "none", "n": 0}}
    monkeypatch.setattr(facts, "read", lambda _name: json.encode([{**card, "from_rulebook": []}]))

    with pytest.raises(ValueError, match=r"enemies\.json: .*dice\[0\]"):
        facts.read_enemies()


# -- the rule -------------------------------------------------------------------------------------------------


@needs_source
def test_w_23_4_a_range_takes_only_dice_within_it(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4])

    assert hose(pool="w1 w2 w3 w4 w5").beginning("use") == ["use 2 N", "use 3 N", "use 4 N"]


@needs_source
def test_w_23_4_each_die_slot_takes_its_own(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [3, 4], 5)
    uses = hose(pool="w2 w3 w5").beginning("use")
    assert uses == ["use 3 N 3", "use 3 N 5", "use 5 N 5"]  # a plain value still has the lowest one as its threshold

    exchange(monkeypatch, [1, 2], [5, 6])
    assert hose(pool="w1 w3 w6").beginning("use") == ["use 1 N 1", "use 6 N 5"]
    assert hose(pool="w1 w6", slot_dice={"N": ["w2", None]}).beginning("use") == ["use 6 N"]


@needs_source
def test_w_23_5_every_die_within_a_range_is_an_exact_match(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4], 5)

    for choice, damage in (("use 2 N 2", 2), ("use 3 N 2", 2), ("use 4 N 2", 2), ("use 4 N 5", 1), ("use 5 N 5", 2)):
        table = hose(pool="w2 w3 w4 w5").play(choice, "target E16")
        assert table.hurt("E16") == damage, choice
    assert hose(pool="w3").play("use 3 N 2").dice("N") == ["w3", None]


@needs_source
def test_w_32_2_scrap_fits_a_range_like_a_die(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4])
    table = hose(pool="w1", scrap="E01")  # a 3, or a 6

    assert table.beginning("use") == ["use E01=3 N"]
    assert table.play("use E01=3 N", "target E16").hurt("E16") == 2


@needs_source
def test_w_11_2_and_w_26_2_a_value_within_a_range_is_printed(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4])

    table = build("w1 w3 w5", slots="N=P04*3").play("repair N")
    assert table.choices == ["pay w3", "pay w5"]
    assert table.play("pay w3").damage("N") == 0
    assert build("w5", slots="N=P04*3").play("repair N", "pay w5").damage("N") == 1
    for value, left in ((2, 1), (3, 1), (4, 1), (5, 2), (6, 2)):
        assert run("front E16", pool=f"w{value}", slots="N=P04*3").play(f"fix {value} N").damage("N") == left
    assert not run("front E16", pool="w1", slots="N=P04*3").offers("fix 1 N")


@needs_source
def test_w_27_7_a_range_is_called_by_its_first_value(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [3, 4], 5)
    table = run("front E16", pool="w4 w4", vehicle="V2", slots="N=P04 W=U05", slot_dice={"N": ["w4", None]})
    table.play("use 4 W 2", "effect remove_die 1")

    assert table.offers("die N 3")
    assert table.play("die N 3").dice("N") == [None, None]


# -- what is said and drawn -----------------------------------------------------------------------------------


@needs_source
def test_w_23_4_why_a_die_does_not_fit(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4])
    table = hose(pool="w5 w6")
    assert why(table, "choice use 5 N") == "Nail Hose takes only 2–4 now. (W-23.4)"
    assert why(table, "slot N") == "Nail Hose takes only 2–4 now. (W-23.4)"
    assert why(table, "action use") == "None of your dice and Scrap fits an open die slot. (W-23.4)"
    assert why(hose(pool="w1"), "action use") == "Your dice and Scrap are too low for that. (W-23.2)"

    exchange(monkeypatch, [2, 3], [5, 6])
    assert why(hose(pool="w4 w6"), "choice use 4 N") == "Nail Hose takes only 2–3 and 5–6 now. (W-23.4)"
    assert why(hose(pool="w4 w6"), "choice use 6 N 2") == "Nail Hose takes only 2–3 now. (W-23.4)"
    assert why(hose(pool="w4 w6"), "choice use 6 N").endswith("(W-23.3)")

    exchange(monkeypatch, [2, 3], 5)
    assert why(hose(pool="w1 w6"), "choice use 1 N") == "Nail Hose takes a 2 or more. (W-23.2)"


@needs_source
def test_w_23_4_the_odds_of_a_reroll_know_ranges(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4])
    found = {reason.key: reason.values["percent"] for reason in GAME.odds(hose(pool="w1 w6").view, "core 1 reroll")}

    assert found == {"odds-reroll-better": 50, "odds-reroll-exact": 50, "odds-reroll-use": 50}


@needs_source
def test_w_23_4_a_range_is_shown_as_it_is_printed(monkeypatch: Patch) -> None:
    exchange(monkeypatch, [2, 4], 5)
    table = hose(pool="w3")
    told = dict(zip(table.choices, GAME.question(table.state, 0).choices, strict=True))

    assert Text("en").phrase(told["use 3 N 2"].text) == "white 3: use Nail Hose (N), die slot 2–4"
    assert "Dice: 2–4, 5" in Text("en").part_help(cards.PARTS[HOSE]).lines
    assert " 2–4 5 " in draw(table.view)
    assert table.play("use 3 N 2", "target E16").told(ev.PartUsed)[0].exact
