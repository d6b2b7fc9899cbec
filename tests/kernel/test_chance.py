"""Chance: the same numbers on every machine, and streams that do not touch each other."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import frenzy
from frenzy.games.adrenaline.events import PowerupDrawn, Shuffled, TilePlaced, WeaponPlaced
from frenzy.kernel import Stream
from frenzy.kernel.chance import MASK, STRIDE, scramble, scrambles, stream_key
from tests.adrenaline.table import given

GAME = frenzy.load("adrenaline")
MODEST = settings(derandomize=True, database=None, deadline=None, max_examples=100)
STREAMS = ("start", "weapons", "powerups", "tiles")
WHOLE = 1 << 64

# What SplitMix64 gives for these seeds, as published with the algorithm and in many libraries.
SPLITMIX = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
}


def numbers(stream: Stream, bound: int, count: int) -> tuple[int, ...]:
    found: list[int] = []
    for _ in range(count):
        number, stream = stream.below(bound)
        found.append(number)
    return tuple(found)


# -- fixed numbers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SPLITMIX)
def test_a_stream_is_splitmix64(key: int) -> None:
    assert numbers(Stream(key), WHOLE, 5) == SPLITMIX[key]


def test_the_keys_of_named_streams_are_fixed() -> None:
    assert [stream_key(7, name) for name in STREAMS] == [
        0x76536D6B445DA846,
        0x68586A0A014EA08E,
        0x153A7750D46F32DE,
        0x96422BE723A947C8,
    ]
    assert stream_key(-1, "tiles") == 0x0DC28F29D5E3737B
    assert stream_key(10**30, "tiles") == 0x7B6C95302B5E87AE


def test_dice_of_a_named_stream_are_fixed() -> None:
    assert numbers(Stream.named(7, "dice"), 6, 12) == (0, 5, 2, 5, 3, 1, 1, 1, 5, 4, 4, 4)


def test_a_shuffle_is_fixed() -> None:
    assert Stream.named(7, "cards").shuffled("abcdefgh") == (tuple("cabdghef"), Stream(0x7F1903392CA6F2BE, 7))


def test_no_process_deals_another_game() -> None:
    script = (
        "import frenzy, random\n"
        "game, rng = frenzy.load('adrenaline'), random.Random(1)\n"
        "state = game.new(4, 7, {'mode': 'turret'})\n"
        "for _ in range(200): game.apply(state, rng.choice(game.legal_actions(state)))\n"
        "from frenzy.kernel import codec\n"
        "print(codec.save(game, state))\n"
    )
    saves = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(saves) == 1


@MODEST
@for_all(st.integers(0, 1 << 100), st.integers(0, 80))
def test_many_numbers_at_once_are_the_same_as_one_by_one(value: int, count: int) -> None:
    assert [*scrambles(value, count)] == [scramble(value + (step + 1) * STRIDE) for step in range(count)]


# -- what a stream promises -----------------------------------------------------------------------------------


@MODEST
@for_all(st.integers(0, MASK), st.integers(0, 1 << 40), st.integers(1, 1 << 40))
def test_a_number_is_below_its_bound_and_uses_one_step(key: int, count: int, bound: int) -> None:
    number, after = Stream(key, count).below(bound)
    assert 0 <= number < bound
    assert after == Stream(key, count + 1)


@MODEST
@for_all(st.integers(0, MASK), st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(key: int, cards: list[int]) -> None:
    pile, after = Stream(key).shuffled(cards)
    assert Counter(pile) == Counter(cards)
    assert after.count == max(0, len(cards) - 1)


@MODEST
@for_all(st.lists(st.integers(0, MASK), unique=True))
def test_scrambling_never_makes_two_numbers_one(values: list[int]) -> None:
    assert len({scramble(value) for value in values}) == len(values)


def test_using_a_stream_leaves_it_as_it_was() -> None:
    stream = Stream.named(7, "dice")
    assert stream.below(6) == stream.below(6)
    assert stream.shuffled(range(9)) == stream.shuffled(range(9))
    assert stream == Stream.named(7, "dice")


def test_every_seed_and_name_has_a_stream_of_its_own() -> None:
    keys = [stream_key(seed, name) for seed in range(-500, 500) for name in STREAMS]
    assert len(set(keys)) == len(keys)


def test_every_face_and_every_order_comes_up_equally_often() -> None:
    faces = Counter(numbers(Stream.named(1, "dice"), 6, 6000))
    assert all(900 < faces[face] < 1100 for face in range(6))

    orders = Counter(Stream.named(seed, "cards").shuffled("abc")[0] for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


# -- diverging play -------------------------------------------------------------------------------------------

START = """
    V   .   .
    .   .   .   .
    #   .   .   .
"""


def test_a_tile_more_does_not_change_the_next_powerups() -> None:
    one = given(START, act="V", off="BS", arena="small", tiles={"b1": "RRB"})
    two = one.fork()

    one.play("grab", "move b1", "end turn")
    two.play("end turn")

    assert one.doc["tiles"]["b1"] != two.doc["tiles"].get("b1")
    assert one.powerups("B") == two.powerups("B")
    assert len(one.powerups("B")) == 2


def test_a_powerup_more_does_not_change_the_next_tile() -> None:
    one = given(START, act="V", off="BS", arena="small", tiles={"a1": "PBY", "b1": "RRB"})
    two = one.fork()

    one.play("grab", "move a1", "end turn")
    two.play("grab", "move b1", "end turn")

    assert len(one.powerups("V")) == 1 + len(two.powerups("V"))
    new = [event.tile for event in one.happened(TilePlaced)]
    assert new == [event.tile for event in two.happened(TilePlaced)]
    assert new


def piles(mode: str, seed: int, player: int) -> dict[str, list[str | None]]:
    """What came from each pile in a game played at random, until the pile is shuffled anew."""
    rng = random.Random(player)
    state: Any = GAME.new(4, seed, {"mode": mode})
    found: dict[str, list[str | None]] = {"powerups": [], "tiles": [], "weapons": []}
    closed: set[str] = set()
    events = state.events
    while True:
        for event in events:
            match event:
                case Shuffled(pile=pile):
                    closed.add(pile)
                case PowerupDrawn(card=card) if "powerups" not in closed:
                    found["powerups"].append(card)
                case TilePlaced(tile=tile) if "tiles" not in closed:
                    found["tiles"].append(tile)
                case WeaponPlaced(weapon=weapon):
                    found["weapons"].append(weapon)
                case _:
                    pass
        if GAME.to_act(state) is None:
            return found
        events = GAME.apply(state, rng.choice(GAME.legal_actions(state)))


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_whoever_plays_the_piles_come_in_the_order_of_the_seed(mode: str) -> None:
    one, two, other = piles(mode, 7, player=1), piles(mode, 7, player=2), piles(mode, 8, player=1)
    for pile in one:
        shared = min(len(one[pile]), len(two[pile]))
        assert shared > 8
        assert one[pile][:shared] == two[pile][:shared]
        assert one[pile][:8] != other[pile][:8]
