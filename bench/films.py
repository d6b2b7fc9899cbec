"""How much room the films of finished games take, and how long they take to make: `python -m bench.films`."""

from __future__ import annotations

import asyncio
import lzma
import random
from collections.abc import AsyncIterator, Iterable
from time import perf_counter
from typing import Any

from frenzy.games import load, own_games
from frenzy.server.store import ActionRecord, SeatRecord, TableRecord
from frenzy.server.table.film import filmed


async def at_once(items: Iterable[Any]) -> AsyncIterator[Any]:
    for item in items:
        yield item


def measure(name: str) -> str:
    """Play a game at random, and film it."""
    game, rng = load(name), random.Random(3)
    seats = game.manifest.usual_seats
    record = TableRecord("bench", name, seats, 3, {}, game.content_hash(), phase="over")
    state, log = game.new(seats, 3), list[ActionRecord]()
    while (seat := game.to_act(state)) is not None:
        choice = str(rng.choice(game.legal_actions(state)))
        log.append(ActionRecord("bench", len(log), seat, choice, 0.0))
        game.apply(state, choice)
    people = [SeatRecord("bench", seat, kind="human") for seat in range(seats)]
    start = perf_counter()
    films = asyncio.run(filmed(game, record, people, log, [0] * (seats + 1), None, at_once))
    took = perf_counter() - start
    kept, shown = sum(len(film.data) for film in films), sum(len(lzma.decompress(film.data)) for film in films)
    return f"{name}: {len(log)} choices, {kept / 1e3:.0f} KB for {shown / 1e6:.1f} MB, {took:.2f} s"


if __name__ == "__main__":
    for each in own_games():
        print(measure(each))
