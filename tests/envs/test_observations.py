"""Observations: what a seat may know, all of it, and nothing else."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from frenzy.envs import encoded_games, encoding_of
from frenzy.envs.arrays import parts, vector
from frenzy.envs.play import Play
from tests.envs.tables import plays, some_tables
from tests.kernel.test_codec import COMPILED

EVERY = {"adrenaline": 7, "resistance": 5, "wreckland": 3}
every_game = pytest.mark.parametrize("name", encoded_games())


@every_game
def test_a_seat_cannot_tell_the_true_table_from_one_that_is_dealt_anew(name: str) -> None:
    """And nobody else's observation is another for that: it is dealt from what the seat knows."""
    rng, seen = random.Random(5), 0
    for count, play in enumerate(plays(name, EVERY[name])):
        if count % 9:
            continue
        for seat in range(play.seats):
            other = play.game.redeal(play.game.view(play.state, seat), rng)
            said = play.said if seat == play.seat else ()
            assert play.encoding.observe(other, seat, said) == play.observe(seat)
            seen += 1
    assert seen > 200


@every_game
def test_what_is_brought_up_to_date_is_as_what_is_written_whole(name: str) -> None:
    """From decision to decision, seen by everybody, and into the next game with other options."""
    rng, tables, encoding = random.Random(6), dict[int, Play](), encoding_of(name)
    for number, (seats, options) in enumerate(some_tables(name, EVERY[name])):
        play = tables.setdefault(seats, Play(encoding, seats))
        play.reset(number, options)
        for _ in range(60):
            for seat in range(seats):
                said = play.said if seat == play.seat else ()
                assert play.observe(seat) == encoding.observe(play.state, seat, said)
            if play.is_over:
                break
            play.say(rng.choice([*play.words]))


@every_game
def test_two_decisions_that_look_the_same_offer_the_same(name: str) -> None:
    offered: dict[tuple[str, bytes], list[int]] = {}
    for play in plays(name, EVERY[name]):
        what = str(getattr(play.state.options, "mission", ""))
        words = sorted(play.words)
        assert offered.setdefault((what, play.observe(play.seat)), words) == words


@every_game
def test_no_entry_is_greater_than_its_part_allows(name: str) -> None:
    most = encoding_of(name).layout.most()
    reached = np.zeros(len(most), np.uint8)
    for count, play in enumerate(plays(name, EVERY[name])):
        if count % 5 == 0:
            np.maximum(reached, vector(play.observe(play.seat)), out=reached)
    most_of = np.frombuffer(most, np.uint8)

    assert len(reached) == encoding_of(name).size
    assert [name for name, part in parts(encoding_of(name), reached > most_of).items() if part.any()] == []


@every_game
def test_the_parts_share_the_memory_of_the_vector(name: str) -> None:
    encoding = encoding_of(name)
    batch = np.zeros((3, encoding.size), np.uint8)

    for number, part in enumerate(parts(encoding, batch).values()):
        part[1] = number + 1

    assert sum(part.size for part in parts(encoding, batch[0]).values()) == encoding.size
    assert batch[1].all()
    assert not batch[[0, 2]].any()


@pytest.mark.skipif(COMPILED, reason="a compiled state does not tell which of its fields are read")
@every_game
def test_no_field_of_the_state_is_forgotten(name: str) -> None:
    """Every field is read for an observation, or it is said why not."""
    read: set[str] = set()
    kind = import_module(f"frenzy.games.{name}.state").State
    fields = set(import_module(f"frenzy.games.{name}.declared.table").Table.__slots__)
    left_out = import_module(f"frenzy.envs.{name}.observation").LEFT_OUT

    class Watched(kind):  # type: ignore[misc, valid-type]
        __slots__ = ()

        def __getattribute__(self, field: str) -> Any:
            read.add(field)
            return super().__getattribute__(field)

    for count, play in enumerate(plays(name, EVERY[name])):
        if count % 40 == 0:
            twin = play.state.clone()
            twin.__class__ = Watched
            eye = play.encoding.eye_of(play.state, play.seat)
            play.encoding.read(twin, eye, play.game.seen_top(play.state, play.seat))

    assert (fields & read) | {*left_out} == fields
    assert set(left_out) <= fields
