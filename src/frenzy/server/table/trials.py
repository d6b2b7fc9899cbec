"""Trials: whether a game that began with other rules goes on with those that are installed.

It does if its log can be played, and leads where it led before. What is known of that is the latest snapshot, of which
there is one before anybody has chosen, and after it a digest of the state after every choice. What the rules have added
to a state since is no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import structlog
from msgspec import json

from frenzy.kernel import FrenzyError, Game
from frenzy.server.store import ActionRecord, SnapshotRecord, UndoneRecord
from frenzy.server.table.history import History
from frenzy.server.table.recovery import in_slices, recovered
from frenzy.server.table.snapshots import UnfitSnapshot, decoded

log = structlog.get_logger()


class Differs(FrenzyError):
    """The game does not go as it went; the step is all that is told of it."""

    def __init__(self, step: int) -> None:
        how = "the game does not go as it went" if step else "the game is not set up as it was"
        super().__init__(f"step {step}: {how}")
        self.step = step


def trace(game: Game[Any, Any], state: Any) -> int:
    """A digest of a state, as a number with a sign and 64 bits. Every choice has one, made in some 15 microseconds."""
    return int.from_bytes(blake2b(json.encode(game.record(state)), digest_size=8).digest(), "big", signed=True)


async def tried(
    new_history: Callable[[], History],
    actions: Sequence[ActionRecord],
    undone: Sequence[UndoneRecord],
    snapshot: SnapshotRecord | None,
) -> History:
    """The history that the log leads to with the rules of today; Differs if it is another one than it was."""
    await compare(set_up(new_history), actions, saved_state(snapshot, actions))
    try:
        return await recovered(new_history(), actions, undone)
    except Exception as error:  # what was taken back has to be legal as well
        log.info("not as it was", exc_info=error)
        raise Differs(len(actions)) from None


def set_up(new_history: Callable[[], History]) -> History:
    """The game before its first choice; the rules of today may not know an option, or a card of its position."""
    try:
        return new_history()
    except Exception as error:  # as with every choice
        log.info("not as it was", exc_info=error)
        raise Differs(0) from None


def saved_state(snapshot: SnapshotRecord | None, actions: Sequence[ActionRecord]) -> tuple[int, Any]:
    """The state that a snapshot of this log holds, and after how many choices it was; -1 if there is none."""
    try:
        saved = None if snapshot is None else decoded(snapshot.data)
    except UnfitSnapshot:
        saved = None
    if saved is None or [ply.action for ply in saved.plies] != [each.choice for each in actions[: len(saved.plies)]]:
        return -1, None
    return len(saved.plies), json.decode(saved.state)["state"]


async def compare(start: History, actions: Sequence[ActionRecord], saved: tuple[int, Any]) -> None:
    """Play the log, and compare where it leads with all that is known of it."""
    game, state = start.game, start.state
    if saved[0] == 0 and not is_held(game, state, saved[1]):
        raise Differs(0)
    async for action in in_slices(actions):
        try:
            game.answering(state, action.choice, action.seat)
            game.apply(state, action.choice)
            is_same = leads_alike(game, state, action, saved)
        except Exception as error:  # other rules may trip over anything
            log.info("not as it was", exc_info=error)
            raise Differs(action.sequence + 1) from None
        if not is_same:
            raise Differs(action.sequence + 1)


def leads_alike(game: Game[Any, Any], state: Any, action: ActionRecord, saved: tuple[int, Any]) -> bool:
    """Where the snapshot is, it tells more than a digest; up to there, digests are not needed."""
    number, record = saved
    if action.sequence + 1 == number:
        return is_held(game, state, record)
    if action.sequence >= number and action.trace is not None:
        return trace(game, state) == action.trace
    return True


def is_held(game: Game[Any, Any], state: Any, before: Any) -> bool:
    """All of an earlier state is in this one."""
    return holds(json.decode(json.encode(game.record(state))), before)


def holds(now: Any, before: Any) -> bool:
    """All that was there is there still; there may be more.

    >>> holds({"a": [1, {"b": 2, "new": 0}]}, {"a": [1, {"b": 2}]}), holds({"a": [1]}, {"a": [1, 2]})
    (True, False)
    """
    if isinstance(before, dict):
        return isinstance(now, dict) and all(name in now and holds(now[name], before[name]) for name in before)
    if isinstance(before, list):
        return isinstance(now, list) and len(now) == len(before) and all(map(holds, now, before))
    return bool(now == before)
