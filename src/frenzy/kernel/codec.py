"""Saves: a state as one line of text, with its version, game and fingerprint."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import DecodeError, Raw, Struct, ValidationError, convert, json, structs, to_builtins

from frenzy.kernel.errors import BadSave, shown

if TYPE_CHECKING:
    from frenzy.kernel.game import Game, S

VERSION: Final = 1
"""Of saves and replays; raised when older programs could not read them."""

BETWEEN: Final = "."
"""Between the fingerprint of the rules and that of the cards."""

T = TypeVar("T")


class Save(Struct, forbid_unknown_fields=True):
    """The envelope. `check` finds damage, `content` finds other cards or rules."""

    frenzy: int
    game: str
    content: str
    check: str
    state: Raw


class Header(Struct):
    """What can be read of a save of any version."""

    frenzy: int


def save(game: Game[S, Any], state: S) -> str:
    """The state as text."""
    body = json.encode(game.record(state))
    return json.encode(Save(VERSION, game.name, game.content_hash(), fingerprint(body), Raw(body))).decode()


def load(game: Game[S, Any], text: str | bytes) -> S:
    """The state that was saved; BadSave says what is wrong with anything else."""
    found = decode_checked(text, Save)
    if found.game != game.name:
        raise BadSave(f"game: a save of {shown(found.game)}, not of {game.name!r}")
    check_content(game, found.content)
    if fingerprint(bytes(found.state)) != found.check:
        raise BadSave("check: the save is damaged")
    try:
        record = json.decode(found.state)
    except (DecodeError, RecursionError) as error:
        raise BadSave(f"state: {error}") from None
    state = game.from_record(record)
    check_pending(game, state)
    return state


def decode_checked(text: str | bytes, kind: type[T]) -> T:
    """Read a save or a replay of this version; BadSave says what is wrong with anything else."""
    try:
        version = json.decode(text, type=Header).frenzy
        if version != VERSION:
            raise BadSave(f"frenzy: {kind.__name__.lower()} of version {shown(version)}; this is version {VERSION}")
        return json.decode(text, type=kind)
    except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
        raise BadSave(f"data: {error}") from None


def check_pending(game: Game[S, Any], state: S) -> None:
    """Refuse a state whose pending decision cannot be asked: no save of ours has one."""
    try:
        choices = game.legal_actions(state)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise BadSave(f"state.stack: {type(error).__name__}: {error}") from None
    if state.stack and not choices:
        raise BadSave("state.stack: a decision without an answer")


def check_content(game: Game[Any, Any], content: str) -> None:
    """Refuse what was made with other cards. What was made with other rules may be tried: most of them play alike."""
    if not may_be_tried(game, content):
        raise BadSave(f"content: made with rules and cards {shown(content)}; these are {game.content_hash()!r}")


def may_be_tried(game: Game[Any, Any], content: str) -> bool:
    """The same cards, or cards of which nobody knows: what is older than fingerprints of two halves does not tell."""
    own = content_part(game.content_hash())
    return content == game.content_hash() or (bool(own) and content_part(content) in (own, ""))


def content_part(content: str) -> str:
    """The half of a game's fingerprint that stands for its cards, if it has halves.

    >>> content_part("5b3c.77e0"), content_part("c0ffee")
    ('77e0', '')
    """
    return content.partition(BETWEEN)[2]


def fingerprint(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


# -- a state, field by field ------------------------------------------------------------------------------------


@cache
def field_names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in structs.fields(kind))


def write_fields(state: Any, kind: type[Struct]) -> Any:
    """The state as plain data: every field of `kind`, which has the names of the state's own."""
    return to_builtins(kind(*(getattr(state, name) for name in field_names(kind))))


def read_fields(
    data: Any, kind: type[Struct], check: Callable[[Any], None], make: Callable[[Any], S], broken: Callable[[S], str]
) -> S:
    """The state that the data were made of; BadSave names the field that is wrong.

    `check` examines the record's options, `make` gives a bare state for them; `broken` says what a state cannot be.
    """
    try:
        record: Any = convert(data, kind)
    except (ValidationError, ValueError, RecursionError) as error:
        raise BadSave(f"state: {error}") from None
    check(record.options)
    state = make(record.options)
    for name in field_names(kind):
        if name != "options":
            setattr(state, name, getattr(record, name))
    wrong = broken(state)
    if wrong:
        raise BadSave(f"state: {wrong}")
    return state
