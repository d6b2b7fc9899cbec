"""Games that are over: their record, every step of them from any seat, playing on from one, games from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice, zip_longest
from typing import Any, Final, Literal

from msgspec import Struct, to_builtins

from frenzy import wire
from frenzy.games import load
from frenzy.kernel import BadOption, BadSave, Event, FrenzyError, Game, Replay, State, telling
from frenzy.kernel.codec import VERSION, check_content
from frenzy.kernel.errors import shown
from frenzy.kernel.options import SEED_RANGE, is_seed
from frenzy.kernel.replay import set_up
from frenzy.kernel.told import Choice
from frenzy.server.http.guards import seat_token
from frenzy.server.http.problems import NotNow
from frenzy.server.lobby.lobby import Lobby, check_level, check_phase, check_seat, new_id, spelled
from frenzy.server.lobby.names import clean_name
from frenzy.server.store import ActionRecord, SeatRecord, TableExists, TableRecord
from frenzy.server.table.recovery import in_slices
from frenzy.server.table.serializers import screen_view, table_info
from frenzy.server.table.table import Table

LONGEST: Final = 5_000
"""Choices of a game from elsewhere; ours have fewer than two thousand."""

Viewer = int | Literal["open", "public"]


async def record_of(lobby: Lobby, table: Table) -> Replay:
    """The record of a finished game; before that it would show every hand."""
    check_phase(table, "over")
    kept = table.record
    choices = [action.choice for action in await lobby.store.actions(kept.id)]
    return Replay(kept.game, kept.content_hash, kept.seats, kept.seed, kept.options, choices, position=kept.position)


class Played(Struct, frozen=True):
    """The table after a choice: whose it was, what it was and said, and what happened. At the set-up there is none.

    It is free if there was another one.
    """

    state: State
    events: list[Event]
    seat: int | None = None
    choice: str | None = None
    said: Choice | None = None
    is_free: bool = False


def played(game: Game[Any, Any], record: Replay, by: Sequence[int] = ()) -> Iterator[Played]:
    """Every step of a game, its set-up first; `by` says who chose, where several might have."""
    state = set_up(game, record)
    yield Played(state, state.events)
    for choice, who in zip_longest(record.actions, by):
        seat, action = game.answering(state, choice, who), game.parse(state, choice)
        said = telling.choice(game, state, action, game.prompt(state))
        is_free = not game.is_forced(state)
        yield Played(state, game.apply(state, action), seat, choice, said, is_free)


# -- looking at them --------------------------------------------------------------------------------------------


def read_viewer(text: str, seats: int) -> Viewer:
    viewers: dict[str, Viewer] = {"open": "open", "public": "public", **{str(seat): seat for seat in range(seats)}}
    if text not in viewers:
        raise BadOption(f"viewer: {shown(text)} is not one of {', '.join(viewers)}")
    return viewers[text]


async def steps(lobby: Lobby, table: Table, viewer: str, start: int, count: int) -> wire.StepList:
    """Some steps of a finished game."""
    record = await record_of(lobby, table)
    game, seer = load(record.game), read_viewer(viewer, record.seats)
    found: list[wire.StepInfo] = []
    actions = await lobby.store.actions(table.record.id)
    wanted = islice(
        played(game, record, [action.seat for action in actions]), min(start + count, len(record.actions) + 1)
    )
    decided = [0] * record.seats
    async for number, step in in_slices(enumerate(wanted)):
        if step.seat is not None and step.is_free and is_persons(table, actions[number - 1]):
            decided[step.seat] += 1
        if number >= start:
            found.append(seen(game, seer, number, step))
            if game.manifest.cooperative:
                found[-1].decided = [*decided]
    outcome = None if table.history is None else table.history.outcome()
    return wire.StepList(table_info(table), len(record.actions), outcome, found)


def is_persons(table: Table, action: ActionRecord) -> bool:
    """A person made this choice, no bot."""
    return table.seats[action.seat].kind == "human" and not action.is_bot


def seen(game: Game[Any, Any], viewer: Viewer, number: int, step: Played) -> wire.StepInfo:
    """What the viewer may know of a choice and of what it led to: of others' choices, only what happened."""
    state, eyes = step.state, viewer if isinstance(viewer, int) else None
    is_known = viewer in ("open", step.seat)
    return wire.StepInfo(
        number,
        step.seat,
        step.choice if is_known else None,
        step.said if is_known else None,
        [game.tell(state, event if viewer == "open" else event.seen_by(eyes)) for event in step.events],
        screen_view(game.open_view(state) if viewer == "open" else game.view(state, eyes)),
        game.question(state, eyes),
    )


# -- playing on -------------------------------------------------------------------------------------------------


async def branch(lobby: Lobby, table: Table, wanted: wire.Branch, key: str | None = None) -> wire.Seated:
    """A table of one's own that begins with the first choices of this game; the others are bots.

    What begins at a campaign's table stays in the campaign, and is no attempt: the key, if it is there, opens it too.
    """
    record = await record_of(lobby, table)
    check_level(record.game, wanted.level, "level")
    name = clean_name(wanted.nickname)
    check_seat(wanted.seat, record.seats)
    if wanted.step > len(record.actions):
        raise BadOption(f"step: {shown(wanted.step)} is not a step from 0 to {len(record.actions)}")
    if wanted.step == len(record.actions):
        raise NotNow("over", "step: nothing is left to play after the last one")
    given = [(action.seat, action.choice) for action in (await lobby.store.actions(table.record.id))[: wanted.step]]
    new = TableRecord(
        id=new_id(beside=table.record.id), game=record.game, seats=record.seats, seed=record.seed,
        options=record.options, content_hash=record.content, name=table.record.name,
        pace=to_builtins(wire.Pace(level=wanted.level)), phase="playing", position=record.position,
        given=wanted.step, campaign=table.record.campaign,
    )  # fmt: skip
    token = None if key is None else seat_token(key, new.id)
    return await lobby.open_table(new, {wanted.seat: name}, wanted.seat, wanted.level, given, token)


# -- games from elsewhere ---------------------------------------------------------------------------------------


async def keep(lobby: Lobby, record: Replay, campaign: str | None = None) -> wire.TableInfo:
    """Store a finished game that was played elsewhere. Its seats are open: nobody here sat there.

    One that shows a sealed chapter is shown to the campaign that has opened it.
    """
    given = await checked(record)
    name = record_id(record, campaign or "")
    new = TableRecord(
        id=name, game=record.game, seats=record.seats, seed=record.seed, options=record.options,
        content_hash=record.content, phase="over", position=record.position, given=len(given), campaign=campaign,
    )  # fmt: skip
    with suppress(TableExists):  # it may have come before
        await lobby.store.create_table(new, [SeatRecord(table=name, seat=seat) for seat in range(new.seats)], given)
    return table_info(await lobby.find(name))


async def checked(record: Replay) -> list[tuple[int, str]]:
    """Whose choice each of the record's was; BadSave if it is not a whole game of this version."""
    if record.frenzy != VERSION:
        raise BadSave(f"frenzy: a record of version {shown(record.frenzy)}; this is version {VERSION}")
    game = load(record.game)
    check_content(game, record.content)
    if not is_seed(record.seed):  # a position has its own, and none looks at this one
        raise BadSave(f"seed: {SEED_RANGE}")
    if len(record.actions) > LONGEST:
        raise BadSave(f"actions: {len(record.actions)} of them; no game has more than {LONGEST}")
    given: list[tuple[int, str]] = []
    is_over = is_set_up = False
    try:
        async for step in in_slices(played(game, record)):
            is_set_up, is_over = True, game.to_act(step.state) is None
            if step.seat is not None and step.choice is not None:
                given.append((step.seat, step.choice))
    except FrenzyError as error:
        raise BadSave(f"actions[{len(given)}]: {error}" if is_set_up else str(error)) from None
    if not is_over:
        raise BadSave(f"actions: the game is not over after all {len(given)} of them")
    return given


def record_id(record: Replay, owner: str = "") -> str:
    """The same for the same game of the same owner, however often it comes."""
    return spelled(sha256(f"record {owner}{record.encode()}".encode()).digest())
