"""Do bots keep their deadlines on a busy machine?

    python -m bench.deadlines            # 300 decisions of each game at 0.2 s, 100 at 1 s, 20 at 5 s: a minute
    python -m bench.deadlines --quick    # 20 at 0.2 s

Whole games are played through the processes that the server uses. Each decision is asked twice: as that of an opponent,
whose levels go round and which lives on between decisions, and as a hint by a bot that has not seen the game before.
The exit status is 1 if any answer was late, missing, or not of the level that was asked for.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count, cycle
from time import monotonic
from typing import Final

from msgspec import Struct, field

from frenzy.arena.collector import spare_the_collector
from frenzy.bots import HINT_LEVEL
from frenzy.games import load, own_games
from frenzy.server.bots.crew import OwnCrew
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.worker import Decision

ROUNDS: Final = ((0.2, 300), (1.0, 100), (5.0, 20))
QUICK: Final = ((0.2, 20),)
LATE: Final = 1.1


class Tally(Struct):
    """The answers of one game at one budget."""

    game: str
    seconds: float
    took: list[float] = field(default_factory=list)
    other_level: int = 0
    empty: int = 0

    @property
    def late(self) -> int:
        return sum(took > LATE * self.seconds for took in self.took)

    def line(self) -> str:
        took = [1000 * each for each in sorted(self.took)]
        median, most, worst = took[len(took) // 2], took[len(took) * 95 // 100], took[-1]
        return (
            f"| {self.game} | {self.seconds:g} s | {len(took)} | {median:.0f} | {most:.0f} | {worst:.0f} "
            f"| {self.late} | {self.other_level} | {self.empty} |"
        )


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Other work, as much as there are processors."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


async def measure(pool: BotPool, name: str, seconds: float, wanted: int) -> Tally:
    """So many answers, half of them hints, in as many games as it takes."""
    tally, game = Tally(name, seconds), load(name)
    pool.hint_seconds = seconds
    for seed, level in enumerate(cycle(game.manifest.levels), 1):
        if len(tally.took) >= wanted:
            break
        state = game.new(game.manifest.seats[-1], seed)
        for ply in count():
            seat = game.to_act(state)
            if seat is None or len(tally.took) >= wanted:
                break
            view = game.view(state, seat)
            choice = view["choices"][0]
            if len(view["choices"]) > 1:
                luck = f"{seed} {ply}"
                choice = await ask_opponent(pool, tally, Decision(name, level, view, f"{name} {seed}", ply, luck))
                hint = Decision(name, HINT_LEVEL, view, f"{name} {luck}", ply, f"hint {luck}", "hint")
                await ask_hint(pool, tally, hint)
            game.apply(state, choice)
    return tally


async def ask_opponent(pool: BotPool, tally: Tally, decision: Decision) -> str:
    """As a table asks for an opponent's choice."""
    begin = monotonic()
    thought = await pool.think(decision, tally.seconds)
    tally.took.append(monotonic() - begin)
    tally.other_level += thought.level != decision.level
    await idle(pool)
    return thought.choice


async def ask_hint(pool: BotPool, tally: Tally, decision: Decision) -> None:
    """As a person asks for a hint."""
    failed, begin = pool.failures.total(), monotonic()
    advice = await pool.advise(decision, lambda _: None)
    tally.took.append(monotonic() - begin)
    tally.other_level += pool.failures.total() != failed
    tally.empty += advice is None
    await idle(pool)


async def idle(pool: BotPool) -> None:
    """Let the worker come to rest, as it does while a table shows what was chosen."""
    assert isinstance(pool.crew, OwnCrew)
    while not all(worker.is_idle for worker in pool.crew.workers):
        await asyncio.sleep(0.005)


async def run(rounds: Sequence[tuple[float, int]]) -> list[Tally]:
    pool = BotPool()
    try:
        await idle(pool)
        spare_the_collector()
        with busy(os.cpu_count() or 1):
            return [await measure(pool, game, *each) for each in rounds for game in own_games()]
    finally:
        pool.close()


def main() -> int:
    parser = ArgumentParser(prog="bench.deadlines", description="do bots keep their deadlines on a busy machine?")
    parser.add_argument("--quick", action="store_true", help="does it run?")
    tallies = asyncio.run(run(QUICK if parser.parse_args().quick else ROUNDS))
    print("| game | budget | answers | median, ms | 95 % | worst | late | another level | empty |")
    print("|---|---|---|---|---|---|---|---|---|")
    for tally in tallies:
        print(tally.line())
    return int(any(tally.late or tally.other_level or tally.empty for tally in tallies))


if __name__ == "__main__":
    sys.exit(main())
