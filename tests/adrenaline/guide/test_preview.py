"""What a choice would do is what it does, up to the first thing that nobody could foretell."""

from __future__ import annotations

from typing import Any

from msgspec import json, to_builtins

from tests.adrenaline.guide.asking import decisions, preview, view_of
from tests.adrenaline.table import GAME, Table, given

ROOMS = """
    V   .   B
    .   .   S   .
    #   .   .   D
"""


def on(weapons: str = "", ammo: str = "", **more: Any) -> Table:
    return given(ROOMS, arena="small", act="V", weapons={"V": weapons}, ammo={"V": ammo}, **more)


def boards(figures: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The figures without what only a preview tells."""
    return [{name: value for name, value in figure.items() if name != "new_marks"} for figure in figures]


def test_every_preview_of_random_games_comes_true() -> None:
    whole = cut = 0
    for state, _ in decisions(step=4, share=0.1):
        seat = GAME.to_act(state)
        if seat is None:
            continue
        view = GAME.view(state, seat)
        for choice in view["choices"]:
            foretold = GAME.preview(view, choice)
            assert foretold is not None
            after = state.clone()
            events = GAME.apply(after, choice)
            seen = [GAME.tell(after, event.seen_by(seat)) for event in events]
            assert foretold.is_whole == (not any(event.is_final for event in events))
            if any(event.reveals or event.chance for event in events):
                first = next(number for number, event in enumerate(events) if event.reveals or event.chance)
                assert foretold.events == seen[:first]
                cut += 1
            else:
                assert foretold.events == seen
                assert boards(foretold.after) == GAME.view(after, seat)["figures"]
                whole += 1
    assert whole > 1000
    assert cut > 30


def test_a_preview_changes_nothing_and_is_json() -> None:
    table = on(weapons="lock_rifle")
    view = view_of(table)
    before = json.encode(view)

    foretold = GAME.preview(view, "shoot lock_rifle")

    assert json.encode(view) == before
    assert json.decode(json.encode(foretold)) == to_builtins(foretold)
    assert table.prompt == "turn"


def test_what_is_not_a_choice_has_no_preview() -> None:
    assert preview(on(), "shoot zx2") is None
    assert preview(on(), "dance") is None
    assert preview(on(), "run", seat="B") is None
    assert GAME.preview(GAME.view(on().state, None), "run") is None


def test_a_6_2_marks_to_come_are_shown_before_they_are_given() -> None:
    table = on(weapons="lock_rifle", ammo="R", marks={"S": "VVV"}).play("shoot lock_rifle")

    foretold = preview(table, "target banshee")

    assert foretold is not None
    violet, _, banshee, sprog = range(4)
    assert foretold.after[banshee]["damage"] == [violet, violet]
    assert foretold.after[banshee]["marks"] == [0, 0, 0, 0]
    assert foretold.after[banshee]["new_marks"] == [1, 0, 0, 0]
    assert foretold.after[sprog]["new_marks"] == [0, 0, 0, 0]


def test_a_6_2_marks_to_come_keep_the_limit() -> None:
    table = on(weapons="zx2", marks={"S": "VV", "B": "V"}).play("shoot zx2", "use scanner", "target B")

    foretold = preview(table, "target sprog")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == ["marked", "marked"]

    waiting = on(weapons="lock_rifle", ammo="R", marks={"B": "VVV"}).play("shoot lock_rifle", "target S")
    locked = preview(waiting, "use second_lock")
    assert locked is not None
    assert locked.after[3]["new_marks"] == [1, 0, 0, 0]
    assert locked.after[2]["new_marks"] == [0, 0, 0, 0]


def test_a_4_10_the_price_is_shown() -> None:
    table = on(weapons="lock_rifle", ammo="R").play("shoot lock_rifle", "target B")

    foretold = preview(table, "use second_lock")

    assert foretold is not None
    assert foretold.events[0]["event"] == "paid"
    assert foretold.after[0]["ammo"] == {"red": 0, "yellow": 0, "blue": 0}


def test_a_4_6_a_powerup_to_be_drawn_stays_unknown() -> None:
    table = on(tiles={"a1": "PRB"}, powerups={"V": "newton:red"}).play("grab")

    foretold = preview(table, "move a1")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == ["tile_taken"]
    assert foretold.after[0]["ammo"] == {"red": 1, "yellow": 0, "blue": 1}
    assert (foretold.after[0]["powerups"], foretold.after[0]["hand"]) == (["newton:red"], 1)
    assert not foretold.is_whole


def test_a_6_7_the_cards_of_others_stay_unknown() -> None:
    foretold = preview(on(powerups={"B": "newton:red"}), "run")

    assert foretold is not None
    assert [figure["powerups"] for figure in foretold.after] == [[], None, None, None]
    assert foretold.is_whole


def test_a_8_3_whoever_may_answer_is_named() -> None:
    table = on(weapons="lock_rifle", powerups={"B": "newton:red"}).play("shoot lock_rifle")

    foretold = preview(table, "target banshee")

    assert foretold is not None
    assert [event["event"] for event in foretold.events] == ["damaged", "marked", "asked"]
    assert not foretold.is_whole


def test_a_6_4_points_are_foretold_and_the_next_card_is_not() -> None:
    table = on(weapons="lock_rifle", damage={"B": "V" * 10}, tiles={}).play("shoot lock_rifle", "target B")

    foretold = preview(table, "end turn")

    assert foretold is not None
    kinds = [event["event"] for event in foretold.events]
    assert kinds[-1] == "asked"
    assert "powerup_drawn" not in kinds
    assert foretold.after[0]["points"] == 9
    assert (foretold.after[2]["damage"], foretold.after[2]["hand"]) == ([], 0)
