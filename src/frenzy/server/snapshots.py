"""A course as bytes: only a cache of what the log tells, so whatever is odd about one, it is not used.

It holds what is slow to find out again: the state, and who noticed which step. Choices come from the log, which it
has to fit; events are played again when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, msgpack

from frenzy.kernel import FrenzyError
from frenzy.kernel.session import Ply
from frenzy.server.course import Course, Step
from frenzy.server.store import ActionRecord, UndoneRecord

FORMAT: Final = 1
SEAL: Final = 16  # bytes in front that tell whether the rest is whole


class SavedStep(Struct, frozen=True, array_like=True, gc=False):
    is_final: bool
    is_forced: bool
    seen: tuple[bool, ...]
    versions: tuple[int, ...]


class SavedCourse(Struct, frozen=True, array_like=True):
    """The course after the first choices of a log, whose fingerprint it has."""

    format: int
    content: str
    log: bytes
    undone: int
    state: str
    versions: list[int]
    undos: list[list[tuple[int, int]]]
    steps: list[SavedStep]


class UnfitSnapshot(FrenzyError):
    """It is damaged, or of other rules, or of another log."""


def encoded(course: Course) -> bytes:
    body = msgpack.encode(
        SavedCourse(
            format=FORMAT,
            content=course.game.content_hash(),
            log=fingerprint([step.ply.action for step in course.steps]),
            undone=course.undone,
            state=course.game.save(course.state),
            versions=course.versions,
            undos=course.undos,
            steps=[SavedStep(step.ply.is_final, step.is_forced, step.seen, step.versions) for step in course.steps],
        )
    )
    return seal(body) + body


def restored(start: Course, data: bytes, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> Course:
    """The course that was encoded; `start` is the one before the first choice. UnfitSnapshot if it does not fit."""
    saved = decoded(data)
    log = actions[: len(saved.steps)]
    if saved.content != start.game.content_hash():
        raise UnfitSnapshot("content: made with other rules or cards")
    if saved.log != fingerprint([action.choice for action in log]):
        raise UnfitSnapshot("log: it tells of another game")
    if saved.undone > len(undone) or any(row.sequence < len(log) for row in undone[saved.undone :]):
        raise UnfitSnapshot("undone: the log has been cut since")
    start.state = start.game.load(saved.state)
    start.versions, start.undos, start.undone = saved.versions, saved.undos, saved.undone
    start.steps = [
        Step(Ply(action.seat, action.choice, step.is_final), step.is_forced, (), step.seen, step.versions)
        for action, step in zip(log, saved.steps, strict=True)
    ]
    start.forgotten, start.views = len(start.steps), {}
    return start


def decoded(data: bytes) -> SavedCourse:
    body = data[SEAL:]
    if data[:SEAL] != seal(body):
        raise UnfitSnapshot("seal: it is damaged")
    try:
        saved = msgpack.decode(body, type=SavedCourse)
    except (DecodeError, ValidationError) as error:
        raise UnfitSnapshot(f"data: {error}") from None
    if saved.format != FORMAT:
        raise UnfitSnapshot(f"format: {saved.format}, where {FORMAT} is known")
    return saved


def seal(body: bytes) -> bytes:
    return sha256(body).digest()[:SEAL]


def fingerprint(choices: Sequence[str]) -> bytes:
    return seal("\n".join(choices).encode())
