"""Whole drawings: what changes here is what people see in a terminal."""

from __future__ import annotations

import random

import pytest

from frenzy.games.adrenaline.ascii import damage_track, draw
from frenzy.games.adrenaline.board import arenas
from frenzy.games.adrenaline.ids import CARDS
from frenzy.games.adrenaline.setup import MODES
from tests.adrenaline.table import GAME, given

SMALL = """
small, deathmatch; turn of V (2 left); V decides: turn
+------------------+------------------+------------------+
| a1 (B)       <V>   b1 (B)             c1 (B)*      <B> |
| RRB                -                                   |
|                                                        |
|                                                        |
+------      ------+------------------+------      ------+------------------+
| a2 (R)*     <DS>   b2 (R)             c2 (R)           | d2 (Y)           |
| whisper            -                  PBY                -                |
|                                                                           |
|                                                        |                  |
+------------------+------      ------+------------------+                  +
                   | b3 (W)             c3 (W)           | d3 (Y)*          |
                   | -                  -                  shotgun          |
                   |                                       railgun          |
                   |                                     | electroscythe    |
                   +------------------+------------------+------------------+
   damage           marks         ammo       cards   skulls  points
>V BB|S..|.....|..  DBB           RYYYBB         2        0      12  violet
   lock_rifle  grenade_launcher  (zx2)
 D ..|...|.....|..  -             -              0        0       1  d_struct_or
 B VV|VVV|VDSSS|D.  -             B              0        2       0  banshee
   thor
 S ..|...|.....|..  VVVDDDBBB     -              0        0       0  sprog
   skulls xxxxx
   killshots VV S BD
"""

TURRETS = """
medium_a, turret; turn of B (2 left); B decides: turn
+------------------+------------------+------------------+------------------+
| a1 (B)       <V>   b1 (B)             c1 (B)*          | d1 (G)           |
| turret V           turret -                              turret -         |
|                                                                           |
|                                                        |                  |
+------      ------+------------------+------      ------+------      ------+
| a2 (R)*            b2 (R)           | c2 (Y)             d2 (Y)       <Z> |
|                    turret -         | turret -           turret -         |
|                                     |                                     |
|                                     |                                     |
+------------------+------      ------+                  .                  +
                   | b3 (W)       <B> | c3 (Y)             d3 (Y)*          |
                   | turret Z           turret -                            |
                   |                                                        |
                   |                  |                                     |
                   +------------------+------------------+------------------+
   damage           marks         ammo       cards   skulls  points
 V ..|...|.....|..  -             -              0        0       0  violet
>B ..|...|.....|..  -             -              0        0       0  banshee
 Z ..|...|.....|..  -             -              0        0       0  dozer
   skulls xxxxx
   offer RRB PBY
"""

DOMINATION = """
medium_b, domination; turn of Z (2 left); Z decides: turn
+------------------+------------------+------------------+
| a1 (R)           | b1 (B)             c1 (B)*     <VB> |
| -                  -                                   |
|                                                        |
|                  |                                     |
+                  +------      ------+------      ------+------------------+
| a2 (R)*      <Z> | b2 (P)             c2 (P)           | d2 (Y)       <S> |
|                  | -                  -                  -                |
|                  |                                                        |
|                  |                                     |                  |
+------      ------+------      ------+------------------+                  +
| a3 (W)             b3 (W)             c3 (W)           | d3 (Y)*          |
| -                  -                  -                                   |
|                                                                           |
|                                                        |                  |
+------------------+------------------+------------------+------------------+
   damage           marks         ammo       cards   skulls  points
 V ..|...|.....|..  -             -              0        0       0  violet
 B ..|...|.....|..  -             -              0        0       0  banshee
>Z ..|...|.....|..  -             -              0        0       0  dozer
 S ..|...|.....|..  -             Bot                     0       0  sprog
   skulls x
   red    ZV
   yellow -
   blue   S
"""

FRENZY = """
large, deathmatch, frenzy; turn of S (2 left); S decides: turn
+------------------+------------------+------------------+------------------+
| a1 (R)           | b1 (B)             c1 (B)*          | d1 (G)           |
| -                  -                                     -                |
|                                                                           |
|                  |                                     |                  |
+                  +------      ------+------      ------+------      ------+
| a2 (R)*          | b2 (P)   <DBZVS> | c2 (Y)             d2 (Y)           |
|                  | -                | -                  -                |
|                  |                  |                                     |
|                  |                  |                                     |
+------      ------+------      ------+                  .                  +
| a3 (W)             b3 (W)           | c3 (Y)             d3 (Y)*          |
| -                  -                  -                                   |
|                                                                           |
|                                     |                                     |
+------------------+------------------+------------------+------------------+
   damage           marks         ammo       cards   skulls  points
 D ..|...|.....|..  -             -              0        0       0  d_struct_or
 B ..|...|.....|..  -             -              0        0       0  banshee
 Z ..|...|.....|..  -             -              0        0       0  dozer
 V ..|...|.....|..  -             -              0        0       0  violet
>S ..|...|.....|..  -             -              0        0       0  sprog
   skulls -
   killshots V V V V V
"""


def test_a_fight_in_the_small_arena() -> None:
    table = given(
        """
        V   .   B
        DS  .   .   .
        #   .   .   .
        """,
        arena="small",
        act="V",
        weapons={"V": "lock_rifle grenade_launcher", "B": "thor"},
        unloaded={"V": "zx2"},
        ammo={"V": "RYYYBB", "B": "B"},
        powerups={"V": "newton:red newton:blue"},
        damage={"V": "BBS", "B": "VVVVVVDSSSD"},
        marks={"V": "BBD", "S": "VVVBBBDDD"},
        skulls_on={"B": 2},
        points={"V": 12, "D": 1},
        market={"red": ["whisper"], "yellow": ["shotgun", "railgun", "electroscythe"]},
        tiles={"a1": "RRB", "c2": "PBY"},
        killshots=[
            {"by": "violet", "overkill": "violet"},
            {"by": "sprog", "overkill": None},
            {"by": "banshee", "overkill": "d_struct_or"},
        ],
    )

    assert draw(table.state) == SMALL.strip()


def test_turrets_show_their_owners() -> None:
    table = given(
        """
        V   .   .   .
        .   .   .   Z
        #   B   .   .
        """,
        arena="medium_a",
        act="B",
        seats="VBZ",
        mode="turret",
        turrets={"a1": "violet", "b3": "dozer"},
        offer=["RRB", "PBY"],
        market={},
        skulls_left=5,
    )

    assert draw(table.state) == TURRETS.strip()


def test_domination_shows_its_tracks_and_the_bot() -> None:
    table = given(
        """
        .   .   VB
        Z   .   .   S
        .   .   .   .
        """,
        arena="medium_b",
        act="Z",
        seats="VBZ",
        bot="S",
        mode="domination",
        tracks={"red": ["dozer", "violet"], "yellow": [], "blue": ["sprog"]},
        market={},
        tiles={},
        skulls_left=1,
    )

    assert draw(table.state) == DOMINATION.strip()


def test_five_in_one_room_and_final_frenzy() -> None:
    table = given(
        """
        .   .   .   .
        .   DBZVS .   .
        .   .   .   .
        """,
        arena="large",
        act="S",
        seats="DBZVS",
        skulls=5,
        killshots=[{"by": "violet", "overkill": None}] * 5,
        frenzy={"trigger": 3},
        market={},
        tiles={},
    )

    assert draw(table.state) == FRENZY.strip()


def test_a_table_where_nobody_has_spawned_yet() -> None:
    drawing = draw(GAME.new(3, 1, {"start": 2}))

    assert drawing.startswith("small, deathmatch; turn of Z (2 left); Z decides: spawn\n")
    assert "<" not in drawing


def test_a_flipped_board_and_the_end_of_the_game() -> None:
    state, rng = GAME.new(3, 5, {"skulls": 5}), random.Random(5)
    while GAME.to_act(state) is not None:
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))

    first, *rest = draw(state).splitlines()
    assert first == "small, deathmatch, frenzy; game over"
    assert any(" flipped " in line for line in rest)
    assert not any(line.startswith(">") for line in rest)


@pytest.mark.parametrize(
    ("tokens", "track"),
    [
        ("", "..|...|.....|.."),
        ("VV", "VV|...|.....|.."),
        ("VVB", "VV|B..|.....|.."),
        ("VVBBBS", "VV|BBB|S....|.."),
        ("VVBBBSSSSSDD", "VV|BBB|SSSSS|DD"),
    ],
)
def test_a_token_behind_a_bar_has_reached_the_threshold(tokens: str, track: str) -> None:
    assert damage_track(tokens) == track


@pytest.mark.parametrize("mode", MODES)
def test_every_table_fits_80_columns_of_ascii_and_tells_no_hand(mode: str) -> None:
    for number, arena in enumerate(arenas()):
        state = GAME.new(4, number, {"mode": mode, "arena": arena, "bot": number % 2 == 0, "skulls": 5})
        rng = random.Random(number)
        while (seat := GAME.to_act(state)) is not None:
            drawing = draw(state)
            assert drawing.isascii()
            assert max(map(len, drawing.splitlines())) <= 80
            own = draw(GAME.view(state, seat))
            assert drawing == draw(GAME.view(state, None))
            assert not any(card in drawing for card in CARDS)
            assert all(card in own for card in GAME.view(state, seat)["figures"][seat]["powerups"])
            assert max(map(len, own.splitlines())) <= 80
            for _ in range(9):
                if GAME.to_act(state) is not None:
                    GAME.apply(state, rng.choice(GAME.legal_actions(state)))
