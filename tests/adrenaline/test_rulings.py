"""Rulings: what the game follows where the rulebooks are silent, and the other reading where it is a switch."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from frenzy.games.adrenaline import rulings
from frenzy.games.adrenaline.modes import domination, turret
from frenzy.games.adrenaline.rules import bot, moving, steps, turn
from tests.adrenaline.table import GAME, Table, finish, given

Patch = pytest.MonkeyPatch

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "adrenaline" / "rulings.md").read_text(encoding="utf-8")
SWITCHES = [name for name in vars(rulings) if name.isupper()]

other_reading = pytest.mark.skipif(
    not turn.__file__.endswith(".py"),
    reason="compiled rules have their rulings built in: nothing can be turned over",
)

# Sprog is the Bot: on b1 it sees Violet and Banshee, from c1 and a1 it looks into the red room too.
ROOM = """
    V   S   B
    .   .   .   .
    #   .   .   D
"""


def with_bot(drawing: str = ROOM, **more: Any) -> Table:
    setting: dict[str, Any] = {"arena": "small", "act": "V", "bot": "S"}
    return given(drawing, **(setting | more))


# -- the page -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_stands_on_the_page_with_the_other_reading(name: str) -> None:
    paragraphs = re.findall(rf"- \*\*(?:(?!\n- ).)*`{name}`", PAGE, flags=re.DOTALL)

    assert len(paragraphs) == 1
    assert "*The other reading*" in " ".join(paragraphs[0].split())


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_is_read_by_a_rule(name: str) -> None:
    folder = ROOT / "src" / "frenzy" / "games" / "adrenaline"
    rules = [*(folder / "rules").glob("*.py"), *(folder / "modes").glob("*.py")]

    assert [path for path in rules if name in path.read_text(encoding="utf-8")]


# -- there and back (A-11.3) ----------------------------------------------------------------------------------


@other_reading
def test_a_11_3_the_other_reading_nobody_walks_in_circles(monkeypatch: Patch) -> None:
    table = with_bot(bot="", mode="turret", turrets={"a1": "banshee"})
    assert "return a1" in table.fork().play("run").choices

    monkeypatch.setattr(moving, "WAYS_MAY_COME_BACK", False)

    assert "return a1" not in table.play("run").choices


# -- a scope comes before a push (A-8.1) ----------------------------------------------------------------------


def shotgun_by_a_turret() -> Table:
    drawing = """
        VB  .   S
        .   .   .   .
        #   .   .   D
    """
    cards: dict[str, Any] = {"powerups": {"V": "targeting_scope:red"}, "ammo": {"V": "R"}}
    table = given(drawing, arena="small", act="V", mode="turret", turrets={"b1": "sprog"}, weapons={"V": "shotgun"},
                  **cards)  # fmt: skip
    return table.play("shoot shotgun", "use basic", "target B", "move b1")


def test_a_8_1_a_scope_comes_before_a_push() -> None:
    table = shotgun_by_a_turret()
    assert (table.prompt, table.at("B")) == ("scope", "a1")

    table.play("play targeting_scope:red", "pay red", "target B")

    assert table.damage("B") == "VVVVS"


@other_reading
def test_a_8_1_the_other_reading_a_scope_comes_after_a_push(monkeypatch: Patch) -> None:
    monkeypatch.setattr(steps, "SCOPE_BEFORE_PUSH", False)
    table = shotgun_by_a_turret()
    assert (table.prompt, table.at("B")) == ("scope", "b1")

    table.play("play targeting_scope:red", "pay red", "target B")

    assert table.damage("B") == "VVVSV"


# -- the revenge mark in turret mode (A-11.5) -----------------------------------------------------------------


def overkill_in_turret_mode() -> Table:
    table = with_bot(bot="", mode="turret", weapons={"V": "lock_rifle"}, damage={"S": "D" * 10})
    return table.play("shoot lock_rifle", "target S", "end turn")


def test_a_11_5_in_turret_mode_nobody_is_asked_about_an_overkill_and_the_mark_is_given() -> None:
    table = overkill_in_turret_mode()

    assert (table.prompt, table.to_act) == ("spawn", "S")
    assert table.marks("V") == {"S": 1}


@other_reading
def test_a_11_5_the_other_reading_an_overkill_that_is_not_recorded_gives_no_mark(monkeypatch: Patch) -> None:
    monkeypatch.setattr(turret.Turret, "gives_revenge", False)

    assert overkill_in_turret_mode().marks("V") == {}


# -- the Bot in domination (A-10.2, A-10.3) -------------------------------------------------------------------


def beside_the_bot() -> Table:
    """Violet has ended her turn on the blue spawnpoint, with the Bot, who has shot Banshee."""
    drawing = """
        .   B   VS
        .   .   .   .
        #   .   .   D
    """
    return finish(with_bot(drawing, mode="domination").play("bot", "move c1", "target B"))


def test_a_10_3_the_bot_is_company_on_a_spawnpoint() -> None:
    assert beside_the_bot().doc["tracks"]["blue"] == []


@other_reading
def test_a_10_3_the_other_reading_only_players_are_company(monkeypatch: Patch) -> None:
    monkeypatch.setattr(domination, "BOT_IS_COMPANY", False)

    assert beside_the_bot().doc["tracks"]["blue"] == ["violet"]


def test_a_10_2_player_and_bot_damage_a_spawnpoint_once_a_turn_together() -> None:
    table = with_bot(mode="domination", weapons={"V": "whisper"}).play("shoot whisper", "target b", "bot", "move b1")

    assert table.targets == "B"


# -- the Bot killed, the Bot flipped (A-12.2) -----------------------------------------------------------------


def with_killed_bot() -> Table:
    return with_bot(damage={"S": "D" * 10}, weapons={"V": "machine_gun"}).play("shoot machine_gun", "target S")


def test_a_12_2_a_killed_bot_acts() -> None:
    table = with_killed_bot()
    assert ("bot" in table.choices, "end turn" in table.choices) == (True, False)

    table.play("bot", "move b1", "target B")

    assert (table.damage("B"), table.marks("B")) == ("S", {"S": 1})


@other_reading
def test_a_12_2_the_other_reading_a_killed_bot_does_not_act(monkeypatch: Patch) -> None:
    monkeypatch.setattr(turn, "KILLED_BOT_ACTS", False)
    table = with_killed_bot()

    assert ("bot" in table.choices, "end turn" in table.choices) == (False, True)


def shot_of_a_bot(*, flipped: bool) -> Table:
    table = with_bot(damage={"S": "DDDDDD"}, frenzy={"trigger": 0}, skulls=5,
                     killshots=[{"by": "violet", "overkill": None}] * 5)  # fmt: skip
    position = table.doc
    position["bot"]["flipped"] = flipped
    return Table(GAME.from_position(position)).play("bot", "move b1", "target B")


def test_a_12_2_a_flipped_bot_does_not_mark() -> None:
    assert shot_of_a_bot(flipped=False).marks("B") == {"S": 1}
    assert shot_of_a_bot(flipped=True).marks("B") == {}


@other_reading
def test_a_12_2_the_other_reading_a_flipped_bot_marks_too(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bot, "FLIPPED_BOT_MARKS", True)

    assert shot_of_a_bot(flipped=True).marks("B") == {"S": 1}
