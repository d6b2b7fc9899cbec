"""A history as bytes: only a cache of what the log tells, so whatever is odd about one, it is not used.

It holds what is slow to find out again: the state, and who noticed which entry. Its choices have to be those of the
log; events are played again when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, msgpack
from msgspec.structs import replace

from frenzy.kernel import FrenzyError
from frenzy.server.store import ActionRecord, UndoneRecord
from frenzy.server.table.history import Entry, History

FORMAT: Final = 2
SEAL: Final = 16  # bytes in front that tell whether the rest is whole


class SavedHistory(Struct, frozen=True, array_like=True):
    """The history after the first choices of a log; its entries are without their events."""

    format: int
    content: str
    undone: int
    state: str
    versions: list[int]
    undos: list[list[tuple[int, int]]]
    entries: list[Entry]


class UnfitSnapshot(FrenzyError):
    """It is damaged, or of other rules, or of another log."""


def encoded(history: History) -> bytes:
    body = msgpack.encode(
        SavedHistory(
            format=FORMAT,
            content=history.game.content_hash(),
            undone=history.undone,
            state=history.game.save(history.state),
            versions=history.versions,
            undos=history.undos,
            entries=[replace(entry, events=()) for entry in history.entries],
        )
    )
    return seal(body) + body


def restored(start: History, data: bytes, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> History:
    """The history that was encoded; `start` is the one before the first choice. UnfitSnapshot if it does not fit."""
    saved = decoded(data)
    log = actions[: len(saved.entries)]
    if saved.content != start.game.content_hash():
        raise UnfitSnapshot("content: made with other rules or cards")
    if [entry.ply.action for entry in saved.entries] != [action.choice for action in log]:
        raise UnfitSnapshot("log: it tells of another game")
    if saved.undone > len(undone) or any(row.sequence < len(log) for row in undone[saved.undone :]):
        raise UnfitSnapshot("undone: the log has been cut since")
    start.state = start.game.load(saved.state)
    start.versions, start.undos, start.undone = saved.versions, saved.undos, saved.undone
    start.entries = saved.entries
    start.forgotten, start.views, start.questions, start.offered = len(start.entries), {}, {}, None
    return start


def decoded(data: bytes) -> SavedHistory:
    body = data[SEAL:]
    if data[:SEAL] != seal(body):
        raise UnfitSnapshot("seal: it is damaged")
    try:
        saved = msgpack.decode(body, type=SavedHistory)
    except (DecodeError, ValidationError) as error:
        raise UnfitSnapshot(f"data: {error}") from None
    if saved.format != FORMAT:
        raise UnfitSnapshot(f"format: {saved.format}, where {FORMAT} is known")
    return saved


def seal(body: bytes) -> bytes:
    return sha256(body).digest()[:SEAL]
