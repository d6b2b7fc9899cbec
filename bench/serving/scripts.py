"""Games that are known beforehand: who chooses what, and which version everybody has afterwards.

Those who play need no rules then: they send the next choice and wait until everybody has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from frenzy.games import load
from frenzy.kernel.codec import VERSION
from frenzy.server.guards import hashed
from frenzy.server.history import History
from frenzy.server.snapshots import encoded
from frenzy.server.sqlite_store import SqliteStore
from frenzy.server.store import SeatRecord, TableRecord
from frenzy.server.tables import SNAPSHOT_INTERVAL

GAME: Final = "adrenaline"
SEATS: Final = 3
WATCHERS: Final = 2
VIEWERS: Final = SEATS + WATCHERS
LONGEST: Final = 600


class Move(NamedTuple):
    """One choice: the version its seat has before it, and everybody's after it (seats, then spectators)."""

    seat: int
    choice: str
    version: int
    versions: tuple[int, ...]


class Script(NamedTuple):
    """A random game, or its first `LONGEST` choices."""

    seed: int
    moves: list[Move]


def write_scripts(count: int, shortest: int = LONGEST) -> list[Script]:
    """So many different games that are at least this long."""
    found: list[Script] = []
    seed = 0
    while len(found) < count:
        script = write_script(seed)
        if len(script.moves) >= shortest:
            found.append(script)
        seed += 1
    return found


def write_script(seed: int) -> Script:
    rng, history = Random(seed), History(load(GAME), SEATS, seed, {})
    moves: list[Move] = []
    while (seat := history.to_act) is not None and len(moves) < LONGEST:
        choice, version = rng.choice(history.view(seat)["choices"]), history.version(seat)
        history.apply(choice)
        moves.append(Move(seat, choice, version, (*history.versions, *[history.version(None)] * (WATCHERS - 1))))
    return Script(seed, moves)


def token(table: str, seat: int) -> str:
    return f"{table} {seat}"


async def put_table(
    store: SqliteStore, table: str, script: Script, length: int, *, bots: Sequence[int] = (), is_timed: bool = False
) -> None:
    """A table in mid-game; if it is long, with the snapshot that a killed server would have left."""
    game = load(GAME)
    record = TableRecord(
        id=table, game=GAME, seats=SEATS, seed=script.seed, options={}, content_hash=game.content_hash(),
        rules_version=VERSION, name="", is_public=False, created=0.0, phase="playing",
        pace={"bot_seconds": 0, "clock": "live" if is_timed else "none", "seconds": 3600},
    )  # fmt: skip
    seats = [
        SeatRecord(table=table, seat=seat, name="bot", kind="bot", bot_level="easy", ready=True)
        if seat in bots
        else SeatRecord(
            table=table, seat=seat, name="Ada", kind="human", token_hash=hashed(token(table, seat)), ready=True
        )
        for seat in range(SEATS)
    ]
    await store.create_table(record, seats, [(move.seat, move.choice) for move in script.moves[:length]])


def snapshots(script: Script, lengths: Sequence[int]) -> dict[int, tuple[int, bytes]]:
    """The snapshot that a game of each length has: its sequence and its bytes."""
    history, found = History(load(GAME), SEATS, script.seed, {}), {}
    latest = (0, encoded(history))
    for number, move in enumerate(script.moves):
        if number in lengths:
            found[number] = latest
        history.apply(move.choice)
        if len(history.entries) % SNAPSHOT_INTERVAL == 0:
            latest = (len(history.entries), encoded(history))
    return found
