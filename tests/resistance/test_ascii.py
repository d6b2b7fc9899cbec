"""Whole drawings: what changes here is what people see in a terminal, line by line."""

from __future__ import annotations

import random

import pytest

import frenzy
from frenzy.catalogues import LANGUAGES
from frenzy.games.resistance.ascii import ZONE_BOX, House, draw, hero_lines, signs, zone_lines
from frenzy.games.resistance.board import ZONE_OF, ZONES
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.games.resistance.text import Text

GAME = frenzy.load("resistance")

HANGAR = """
the basement
+-------+-------+-------+
|danger1.danger2        |
|        ?              |
+         . . .   . . . +
|       .danger3        |
|        w3b1 *g        |
+---D---+-------+-------+
|corrW  .corrE          |
|WS      ^1             |
+-------+---x---+-------+
|hangarN                |
|~2g                    |
+ . . .   . . .   . . . +
|hangarM                |
|?                      |
+ . . .   . . .   . . . +
|hangarS                |
|!J >                   |
+-------+-------+-------+
* W Wolverine: the east main corridor · Health 2 · Power 1 · XP 8 · yellow · Grit
  S Storm: the east main corridor · Health 3 · Power 1 · XP 0 · blue
  danger3: 3 walkers, 1 brute (the south Danger Room)
  hangarS: Juggernaut (the X-Jet pad)
[ ] Take the green objective: the key to the hangar.
[ ] All heroes leave by the X-Jet.
"""
POSITION = {
    "mission": "MH0", "active": "wolverine", "actions_left": 2,
    "heroes": [
        {"id": "wolverine", "zone": "12V-corrW", "health": 2, "xp": 8, "power": 1, "traits": ["grit"]},
        {"id": "storm", "zone": "12V-corrW", "power": 1},
    ],
    "enemies": [
        {"kind": "walker", "zone": "12V-danger3", "count": 3}, {"kind": "brute", "zone": "12V-danger3", "count": 1},
        {"kind": "zombie_hero", "id": "juggernaut", "zone": "15V-hangarS"},
    ],
}  # fmt: skip


def test_a_floor_with_walls_doors_and_everybody() -> None:
    assert draw(GAME.from_position(POSITION)) == HANGAR.strip()


@pytest.mark.parametrize(("mission", "own", "other"), [("MH1", "Power", "Hunger"), ("MZ1", "Hunger", "Power")])
def test_heroes_have_power_and_zombie_heroes_hunger(mission: str, own: str, other: str) -> None:
    lines = hero_lines(GAME.view(GAME.new(1, 3, {"mission": mission}), 0), Text("en"))

    assert all(f" · {own} " in line and other not in line for line in lines)


def test_an_open_door_is_a_gap() -> None:
    state = GAME.from_position({**POSITION, "open": ["danger-door"]})

    assert "+--   --+-------+-------+" in draw(state)


def test_zones_are_boxes() -> None:
    assert all(box.columns * box.rows == len(zone.cells) for box, zone in zip(ZONE_BOX, ZONES, strict=True))


def test_a_crowd_takes_the_place_of_the_name() -> None:
    crowd = [{"kind": "walker", "zone": "12V-corrW", "count": 12}, {"kind": "runner", "zone": "12V-corrW", "count": 9}]
    view = GAME.view(GAME.from_position({**POSITION, "enemies": crowd}), None)

    assert zone_lines(view, ZONE_OF["12V-corrW"], 7, 2) == ["WS w12", "r9"]


@pytest.mark.parametrize("mission", MISSION_IDS)
def test_every_mission_is_drawn_in_every_language(mission: str) -> None:
    rng, state = random.Random(3), GAME.new(2, 3, {"mission": mission})
    for _ in range(150):
        actions = GAME.legal_actions(state)
        if not actions:
            break
        GAME.apply(state, rng.choice(actions))
    view = GAME.view(state, None)
    house = House(view)
    drawn = {sign.thing for floor in house.floors for zone in house.zones(floor) for sign in signs(view, zone)}

    assert drawn >= {f"hero {hero['id']}" for hero in view["heroes"] if hero["zone"] is not None}
    assert drawn >= {f"mob {one['kind']} {one['zone']}" for one in view["enemies"] if one["id"] is None}
    for language in LANGUAGES:
        assert "{" not in draw(view, Text(language))
