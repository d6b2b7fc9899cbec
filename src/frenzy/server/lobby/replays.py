"""Games that are over: their record, every step of them from any seat, playing on from one, games from elsewhere."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from typing import Any, Final, cast

from msgspec import to_builtins

from frenzy import wire
from frenzy.games import load
from frenzy.games.editions import edition
from frenzy.kernel import BadOption, BadSave, FrenzyError, Game, Replay, UnknownGame
from frenzy.kernel.codec import VERSION, check_content, content_part
from frenzy.kernel.errors import shown
from frenzy.kernel.options import SEED_RANGE, is_seed
from frenzy.server.http.guards import seat_token
from frenzy.server.http.problems import NotNow
from frenzy.server.lobby.lobby import Lobby, check_level, check_phase, check_seat, new_id, spelled
from frenzy.server.lobby.names import clean_name
from frenzy.server.store import SeatRecord, TableExists, TableRecord
from frenzy.server.table.editions import edition_of
from frenzy.server.table.film import cut_out, is_whole
from frenzy.server.table.recovery import in_slices
from frenzy.server.table.serializers import table_info
from frenzy.server.table.steps import Viewer, played, replay_of, step_info
from frenzy.server.table.steps import steps as play_steps
from frenzy.server.table.table import Table

LONGEST: Final = 5_000
"""Choices of a game from elsewhere; ours have fewer than two thousand."""


async def record_of(lobby: Lobby, table: Table) -> Replay:
    """The record of a finished game; before that it would show every hand."""
    check_phase(table, "over")
    kept = table.record
    choices = [action.choice for action in await lobby.store.actions(kept.id)]
    return replay_of(kept, choices)


# -- looking at them --------------------------------------------------------------------------------------------


def read_viewer(text: str, seats: int) -> Viewer:
    viewers: dict[str, Viewer] = {"open": "open", "public": "public", **{str(seat): seat for seat in range(seats)}}
    if text not in viewers:
        raise BadOption(f"viewer: {shown(text)} is not one of {', '.join(viewers)}")
    return viewers[text]


async def steps(lobby: Lobby, table: Table, viewer: str, start: int, count: int) -> wire.StepList:
    """Some steps of a finished game: from its film, if that is kept, and else played again."""
    check_phase(table, "over")
    record, seer = table.record, read_viewer(viewer, table.record.seats)
    films = await lobby.store.films(record.id)
    if table.history is None or is_whole(films):
        found = await asyncio.to_thread(cut_out, films, seer, start, count)
        total = max(sum(film.steps for film in films) - 1, 0)
        return wire.StepList(table_info(table), total, record.outcome, cast("list[wire.StepInfo]", found))
    game, actions = table.game, await lobby.store.actions(record.id)
    wanted = islice(
        play_steps(game, replay_of(record, [action.choice for action in actions]), table.seats, actions),
        min(start + count, len(actions) + 1),
    )
    infos = [
        step_info(game, seer, number, *step) async for number, step in in_slices(enumerate(wanted)) if number >= start
    ]
    return wire.StepList(table_info(table), len(actions), table.history.outcome(), infos)


# -- playing on -------------------------------------------------------------------------------------------------


async def branch(lobby: Lobby, table: Table, wanted: wire.Branch, key: str | None = None) -> wire.Seated:
    """A table of one's own that begins with the first choices of this game; the others are bots.

    What begins at a campaign's table stays in the campaign, and is no attempt: the key, if it is there, opens it too.
    """
    record = await record_of(lobby, table)
    await check_rules(lobby, table.record)
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


async def check_rules(lobby: Lobby, record: TableRecord) -> None:
    """A game is played on with the rules and cards that it was played with."""
    with suppress(UnknownGame):
        if record.closed is None and (await edition_of(lobby.store, record)).content_hash() == record.content_hash:
            return
    raise NotNow("closed", "table: rules or cards have changed since it was played")


# -- games from elsewhere ---------------------------------------------------------------------------------------


async def keep(lobby: Lobby, record: Replay, campaign: str | None = None) -> wire.TableInfo:
    """Store a finished game that was played elsewhere. Its seats are open: nobody here sat there.

    One that shows a sealed chapter is shown to the campaign that has opened it.
    """
    game = await game_of(lobby, record)
    given, outcome = await checked(game, record)
    name = record_id(record, campaign or "")
    new = TableRecord(
        id=name, game=record.game, seats=record.seats, seed=record.seed, options=record.options,
        content_hash=game.content_hash(), phase="over", position=record.position, given=len(given), campaign=campaign,
        outcome=outcome,
    )  # fmt: skip
    with suppress(TableExists):  # it may have come before
        await lobby.store.create_table(new, [SeatRecord(table=name, seat=seat) for seat in range(new.seats)], given)
    return table_info(await lobby.find(name))


async def game_of(lobby: Lobby, record: Replay) -> Game[Any, Any]:
    """The game that a record is of, with its cards if they were kept here; BadSave if it is of another version."""
    if record.frenzy != VERSION:
        raise BadSave(f"frenzy: a record of version {shown(record.frenzy)}; this is version {VERSION}")
    game = load(record.game)
    cards = await lobby.store.content(content_part(record.content))
    if cards is not None and cards.game == game.name:
        game = await asyncio.to_thread(edition, game.name, cards.id, cards.data)
    check_content(game, record.content)
    return game


async def checked(game: Game[Any, Any], record: Replay) -> tuple[list[tuple[int, str]], Any]:
    """Whose choice each of the record's was, and how the game ended; BadSave if it is not a whole game."""
    if not is_seed(record.seed):  # a position has its own, and none looks at this one
        raise BadSave(f"seed: {SEED_RANGE}")
    if len(record.actions) > LONGEST:
        raise BadSave(f"actions: {len(record.actions)} of them; no game has more than {LONGEST}")
    given: list[tuple[int, str]] = []
    is_over = is_set_up = False
    outcome: Any = None
    try:
        async for step in in_slices(played(game, record)):
            is_set_up, is_over = True, game.to_act(step.state) is None
            outcome = to_builtins(game.outcome(step.state)) if is_over else None
            if step.seat is not None and step.choice is not None:
                given.append((step.seat, step.choice))
    except FrenzyError as error:
        raise BadSave(f"actions[{len(given)}]: {error}" if is_set_up else str(error)) from None
    if not is_over:
        raise BadSave(f"actions: the game is not over after all {len(given)} of them")
    return given, outcome


def record_id(record: Replay, owner: str = "") -> str:
    """The same for the same game of the same owner, however often it comes."""
    return spelled(sha256(f"record {owner}{record.encode()}".encode()).digest())
