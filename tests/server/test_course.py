"""The course of a game, resumed from a snapshot as from the log: the same for every viewer, in everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from frenzy.server import snapshots
from frenzy.server.course import Course
from frenzy.server.resuming import resumed
from frenzy.server.snapshots import SEAL, UnfitSnapshot, encoded, restored, seal
from frenzy.server.store import ActionRecord, UndoneRecord, undone_record
from tests.server.desk import GAME

Log = tuple[list[ActionRecord], list[UndoneRecord]]


def new_course(seed: int = 3, **facts: Any) -> Course:
    return Course(GAME, 3, seed, {}, **facts)


class Played:
    """A course and the log that a store would have of it."""

    def __init__(self, seed: int = 3) -> None:
        self.rng = random.Random(seed)
        self.course = new_course(seed)
        self.actions: list[ActionRecord] = []
        self.undone: list[UndoneRecord] = []
        self.snapshots: list[bytes] = [encoded(self.course)]

    def play(self, count: int) -> Played:
        """Choose at random, and take back now and then, with and without the others' leave."""
        for _ in range(count):
            seat = self.course.to_act
            if seat is None:
                break
            choice = self.rng.choice(self.course.view(seat)["choices"])
            self.actions.append(ActionRecord("t", len(self.actions), seat, choice, 0.0))
            self.course.apply(choice)
            if self.rng.random() < 0.15:
                own, agreed = self.course.own_undo(seat), self.course.agreed_undo(seat)
                back = own if own is not None and self.rng.random() < 0.7 else agreed
                if back is not None and back >= len(self.course.steps) - 4:
                    self.take_back(back)
            self.snapshots.append(encoded(self.course))
        return self

    def take_back(self, count: int) -> None:
        self.undone += [undone_record(action, float(len(self.undone))) for action in self.actions[count:]]
        del self.actions[count:]
        self.course = self.course.rewind(count)

    def again(self, snapshot: bytes | None = None) -> Course:
        """The course after a restart."""
        start = new_course(self.course.seed)
        if snapshot is not None:
            start = restored(start, snapshot, self.actions, self.undone)
        return resumed(start, self.actions, self.undone[start.undone :])


def assert_same(one: Course, other: Course) -> None:
    assert GAME.save(one.state) == GAME.save(other.state)
    assert one.versions == other.versions
    assert one.undos == other.undos
    assert one.undone == other.undone
    assert [replace(step, events=()) for step in one.steps] == [replace(step, events=()) for step in other.steps]
    for viewer in one.viewers:
        assert one.view(viewer) == other.view(viewer)
        for since in range(one.version(viewer) + 2):
            assert one.since(viewer, since) == other.since(viewer, since)
        for since in (one.version(viewer), one.version(viewer) // 2, 1, 0):
            assert one.events(viewer, since) == other.events(viewer, since)
    for seat in range(one.seats):
        assert one.own_undo(seat) == other.own_undo(seat)
        assert one.agreed_undo(seat) == other.agreed_undo(seat)


@pytest.mark.parametrize("seed", range(5))
def test_a_log_gives_the_same_course_again(seed: int) -> None:
    played = Played(seed).play(200)
    assert len(played.undone) > 10
    assert_same(played.again(), played.course)


@pytest.mark.parametrize("seed", range(3))
def test_every_snapshot_that_fits_gives_the_same_course_as_the_log(seed: int) -> None:
    played = Played(seed).play(150)
    from_log, used = played.again(), 0
    for snapshot in played.snapshots[::7]:
        try:
            again = played.again(snapshot)
        except UnfitSnapshot:
            continue
        assert_same(again, from_log)
        used += 1
    assert used > 10


def test_a_course_goes_on_and_back_from_a_snapshot_as_it_would_have_without() -> None:
    played = Played(4).play(120)
    plain, quick = played.again(), played.again(played.snapshots[-1])
    assert quick.forgotten == len(quick.steps)
    assert_same(plain.rewind(80), quick.rewind(80))
    for course in (plain, quick):
        rng = random.Random(1)
        for _ in range(40):
            course.apply(rng.choice(course.view(course.to_act)["choices"]))
    assert_same(plain, quick)
    assert_same(plain.rewind(130), quick.rewind(130))


def test_a_snapshot_of_what_was_taken_back_since_is_not_used() -> None:
    played = Played(4).play(60)
    latest = encoded(played.course)
    last = played.actions[-1]
    played.take_back(len(played.actions) - 1)
    with pytest.raises(UnfitSnapshot, match="another game"):
        played.again(latest)
    played.actions.append(last)
    played.course.apply(last.choice)
    with pytest.raises(UnfitSnapshot, match="cut since"):
        played.again(latest)
    assert_same(played.again(), played.course)


def damaged(change: Callable[[bytearray], None]) -> Callable[[bytes], bytes]:
    def spoil(data: bytes) -> bytes:
        copy = bytearray(data)
        change(copy)
        return bytes(copy)

    return spoil


def rewritten(**facts: Any) -> Callable[[bytes], bytes]:
    def rewrite(data: bytes) -> bytes:
        saved = replace(msgpack.decode(data[SEAL:], type=snapshots.SavedCourse), **facts)
        body = msgpack.encode(saved)
        return seal(body) + body

    return rewrite


def sealed(body: bytes) -> Callable[[bytes], bytes]:
    return lambda _: seal(body) + body


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda _: b"", "damaged"),
        (lambda data: data[:-1], "damaged"),
        (damaged(lambda data: data.__setitem__(len(data) // 2, data[len(data) // 2] ^ 1)), "damaged"),
        (damaged(lambda data: data.__setitem__(0, data[0] ^ 1)), "damaged"),
        (sealed(b"\x93\x01\x02\x03"), "data"),
        (sealed(b""), "data"),
        (rewritten(format=99), "format"),
        (rewritten(content="of other cards"), "content"),
        (rewritten(undone=99), "undone"),
        (rewritten(log=b"another game"), "log"),
    ],
)
def test_a_damaged_or_foreign_snapshot_is_refused(spoil: Callable[[bytes], bytes], why: str) -> None:
    played = Played(2).play(30)
    with pytest.raises(UnfitSnapshot, match=why):
        played.again(spoil(played.snapshots[-1]))


def test_what_spectators_notice_everybody_notices() -> None:
    """The short cut of `accept` against what a version is: something has changed for that viewer."""
    secret = 0
    for seed in range(6):
        course, rng = new_course(seed), random.Random(seed)
        while (seat := course.to_act) is not None and len(course.steps) < 250:
            before = [GAME.view(course.state, viewer) for viewer in course.viewers]
            course.apply(rng.choice(GAME.view(course.state, seat)["choices"]))
            step = course.steps[-1]
            seen = tuple(
                bool(step.events) or viewer == seat or GAME.view(course.state, viewer) != view
                for viewer, view in zip(course.viewers, before, strict=True)
            )
            assert step.seen == seen
            secret += not all(seen)
    assert secret > 5, "no game of these had a secret"


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
def test_a_view_made_out_of_the_public_one_is_the_view(mode: str) -> None:
    rng, state = random.Random(5), GAME.new(3, 5, {"mode": mode})
    for _ in range(400):
        if GAME.to_act(state) is None:
            break
        public = GAME.view(state, None)
        for seat in range(3):
            assert GAME.own_view(state, seat, public) == GAME.view(state, seat)
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))


def test_nobody_takes_back_what_came_with_the_table() -> None:
    free = new_course()
    course = new_course(given=2)
    rng = random.Random(1)
    for _ in range(2):
        choice = rng.choice(course.view(course.to_act)["choices"])
        course.apply(choice)
        free.apply(choice)
    assert any(free.agreed_undo(seat) is not None for seat in range(3))
    assert all(course.agreed_undo(seat) is None for seat in range(3))
    seat = course.to_act
    assert seat is not None
    while course.to_act == seat and course.agreed_undo(seat) is None:
        course.apply(course.view(seat)["choices"][0])
    assert course.agreed_undo(seat) == len(course.steps) - 1
    assert all(course.agreed_undo(other) is None for other in range(3) if other != seat)


def test_a_game_may_start_from_a_position() -> None:
    state, rng = GAME.new(3, 8), random.Random(8)
    count = 0
    while count < 100 or GAME.prompt(state) != "turn":
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        count += 1
    position = GAME.position(state)

    course = new_course(position=position)

    assert GAME.position(course.state) == position
    assert course.to_act == position["to_act"]
    course.apply(course.view(course.to_act)["choices"][0])
    assert GAME.position(course.rewind(0).state) == position
    snapshot = encoded(course)
    ply = course.steps[0].ply
    again = restored(new_course(position=position), snapshot, [ActionRecord("t", 0, ply.seat, ply.action, 0.0)], [])
    assert_same(again, course)
