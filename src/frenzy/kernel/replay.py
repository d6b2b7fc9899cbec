"""Replays: seed, options and actions give every state of a game again, on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json
from msgspec.structs import asdict

from frenzy.kernel.codec import VERSION, check_content, decode_checked
from frenzy.kernel.errors import BadSave, FrenzyError, shown
from frenzy.kernel.records import Event

if TYPE_CHECKING:
    from frenzy.kernel.game import Game, S


class Replay(Struct, forbid_unknown_fields=True):
    """A whole game, or its beginning. One that did not start from a set-up has the `position` it started from."""

    game: str
    content: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[str]
    frenzy: int = VERSION
    position: dict[str, Any] | None = None

    def encode(self) -> str:
        """As one line; programs that know no positions read all that have none."""
        return json.encode({name: value for name, value in asdict(self).items() if value is not None}).decode()

    @staticmethod
    def decode(text: str | bytes) -> Replay:
        """The replay that was written; BadSave says what is wrong with anything else."""
        return decode_checked(text, Replay)


def replay(game: Game[S, Any], record: Replay) -> Iterator[tuple[S, str, list[Event]]]:
    """Play a record: after each action the state (the same object each time), the action, and its events."""
    check_record(game, record)
    try:
        state = set_up(game, record)
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


def check_record(game: Game[S, Any], record: Replay) -> None:
    """BadSave if the record is of another game, or was made with other cards."""
    if record.game != game.name:
        raise BadSave(f"game: a replay of {shown(record.game)}, not of {game.name!r}")
    check_content(game, record.content)


def set_up(game: Game[S, Any], record: Replay) -> S:
    """The state before the first action."""
    return first_state(game, record.seats, record.seed, record.options, record.position)


def first_state(
    game: Game[S, Any], seats: int, seed: int, options: Mapping[str, Any], position: dict[str, Any] | None
) -> S:
    """A game starts from a position if there is one, else from its set-up."""
    if position is None:
        return game.new(seats, seed, options)
    state = game.from_position(position)
    if state.seats != seats:
        raise BadSave(f"seats: {shown(seats)}, where the position has {state.seats}")
    return state
