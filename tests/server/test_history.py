"""The history of a game, recovered from a snapshot as from the log: the same for every viewer, in everything."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from frenzy.kernel.session import Ply
from frenzy.server.store import ActionRecord, UndoneRecord
from frenzy.server.table import snapshots
from frenzy.server.table.history import History
from frenzy.server.table.recovery import recovered
from frenzy.server.table.snapshots import SEAL, UnfitSnapshot, encoded, restored, seal
from tests.server.desk import GAME

Log = tuple[list[ActionRecord], list[UndoneRecord]]


def new_history(seed: int = 3, **facts: Any) -> History:
    return History(GAME, 3, seed, {}, **facts)


class Played:
    """A history and the log that a store would have of it."""

    def __init__(self, seed: int = 3) -> None:
        self.rng = random.Random(seed)
        self.history = new_history(seed)
        self.actions: list[ActionRecord] = []
        self.undone: list[UndoneRecord] = []
        self.snapshots: list[bytes] = [encoded(self.history)]

    def play(self, count: int) -> Played:
        """Choose at random, and take back now and then, with and without the others' leave."""
        for _ in range(count):
            seat = self.history.to_act
            if seat is None:
                break
            choice = self.rng.choice(self.history.view(seat)["choices"])
            self.actions.append(ActionRecord("t", len(self.actions), seat, choice, 0.0))
            self.history.apply(choice)
            if self.rng.random() < 0.15:
                own, agreed = self.history.own_undo(seat), self.history.agreed_undo(seat)
                back = own if own is not None and self.rng.random() < 0.7 else agreed
                if back is not None and back >= len(self.history.entries) - 4:
                    self.take_back(back)
            self.snapshots.append(encoded(self.history))
        return self

    def take_back(self, count: int) -> None:
        self.undone += [
            UndoneRecord("t", action.sequence, action.seat, action.choice, action.at, float(len(self.undone)))
            for action in self.actions[count:]
        ]
        del self.actions[count:]
        self.history = self.history.rewind(count)

    def again(self, snapshot: bytes | None = None) -> History:
        """The history after a restart."""
        start = new_history(self.history.seed)
        if snapshot is not None:
            start = restored(start, snapshot, self.actions, self.undone)
        return asyncio.run(recovered(start, self.actions, self.undone[start.undone :]))


def assert_same(one: History, other: History) -> None:
    assert GAME.save(one.state) == GAME.save(other.state)
    assert one.versions == other.versions
    assert one.undos == other.undos
    assert one.undone == other.undone
    assert one.plies == other.plies
    assert [replace(entry, events=()) for entry in one.entries] == [
        replace(entry, events=()) for entry in other.entries
    ]
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
    assert_same(played.again(), played.history)


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
    assert quick.forgotten == len(quick.entries)
    assert_same(plain.rewind(80), quick.rewind(80))
    for history in (plain, quick):
        rng = random.Random(1)
        for _ in range(40):
            history.apply(rng.choice(history.view(history.to_act)["choices"]))
    assert_same(plain, quick)
    assert_same(plain.rewind(130), quick.rewind(130))


def test_a_snapshot_of_what_was_taken_back_since_is_not_used() -> None:
    played = Played(4).play(60)
    latest = encoded(played.history)
    last = played.actions[-1]
    played.take_back(len(played.actions) - 1)
    with pytest.raises(UnfitSnapshot, match="another game"):
        played.again(latest)
    played.actions.append(last)
    played.history.apply(last.choice)
    with pytest.raises(UnfitSnapshot, match="cut since"):
        played.again(latest)
    assert_same(played.again(), played.history)


def damaged(change: Callable[[bytearray], None]) -> Callable[[bytes], bytes]:
    def spoil(data: bytes) -> bytes:
        copy = bytearray(data)
        change(copy)
        return bytes(copy)

    return spoil


def rewritten(**facts: Any) -> Callable[[bytes], bytes]:
    def rewrite(data: bytes) -> bytes:
        saved = replace(msgpack.decode(data[SEAL:], type=snapshots.SavedHistory), **facts)
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
        (rewritten(plies=[Ply(0, "another", is_final=False)]), "log"),
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
        history, rng = new_history(seed), random.Random(seed)
        while (seat := history.to_act) is not None and len(history.entries) < 250:
            before = [GAME.view(history.state, viewer) for viewer in history.viewers]
            history.apply(rng.choice(GAME.view(history.state, seat)["choices"]))
            entry = history.entries[-1]
            seen = tuple(
                bool(entry.events) or viewer == seat or GAME.view(history.state, viewer) != view
                for viewer, view in zip(history.viewers, before, strict=True)
            )
            assert entry.seen == seen
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
    free = new_history()
    history = new_history(given=2)
    rng = random.Random(1)
    for _ in range(2):
        choice = rng.choice(history.view(history.to_act)["choices"])
        history.apply(choice)
        free.apply(choice)
    assert any(free.agreed_undo(seat) is not None for seat in range(3))
    assert all(history.agreed_undo(seat) is None for seat in range(3))
    seat = history.to_act
    assert seat is not None
    while history.to_act == seat and history.agreed_undo(seat) is None:
        history.apply(history.view(seat)["choices"][0])
    assert history.agreed_undo(seat) == len(history.entries) - 1
    assert all(history.agreed_undo(other) is None for other in range(3) if other != seat)


def test_a_game_may_start_from_a_position() -> None:
    state, rng = GAME.new(3, 8), random.Random(8)
    count = 0
    while count < 100 or GAME.prompt(state) != "turn":
        GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        count += 1
    position = GAME.position(state)

    history = new_history(position=position)

    assert GAME.position(history.state) == position
    assert history.to_act == position["to_act"]
    history.apply(history.view(history.to_act)["choices"][0])
    assert GAME.position(history.rewind(0).state) == position
    snapshot = encoded(history)
    ply = history.plies[0]
    again = restored(new_history(position=position), snapshot, [ActionRecord("t", 0, ply.seat, ply.action, 0.0)], [])
    assert_same(again, history)
