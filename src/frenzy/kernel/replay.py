"""Replays: seed, options and actions give every state of a game again, on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json

from frenzy.kernel.codec import VERSION, check_content, decode_checked
from frenzy.kernel.errors import BadSave, FrenzyError, shown
from frenzy.kernel.records import Event

if TYPE_CHECKING:
    from frenzy.kernel.game import Game, S


class Replay(Struct, forbid_unknown_fields=True):
    """A whole game, or its beginning."""

    game: str
    content: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[str]
    frenzy: int = VERSION

    def encode(self) -> str:
        return json.encode(self).decode()

    @staticmethod
    def decode(text: str | bytes) -> Replay:
        """The replay that was written; BadSave says what is wrong with anything else."""
        return decode_checked(text, Replay)


def replay(game: Game[S], record: Replay) -> Iterator[tuple[S, str, list[Event]]]:
    """Play a record: after each action the state (the same object each time), the action, and its events."""
    if record.game != game.name:
        raise BadSave(f"game: a replay of {shown(record.game)}, not of {game.name!r}")
    check_content(game, record.content)
    try:
        state = game.new(record.seats, record.seed, record.options)
        for number, action in enumerate(record.actions):
            try:
                events = game.apply(state, action)
            except FrenzyError as error:
                raise BadSave(f"actions[{number}]: {error}") from None
            yield state, action, events
    except BadSave:
        raise
    except FrenzyError as error:
        raise BadSave(str(error)) from None
