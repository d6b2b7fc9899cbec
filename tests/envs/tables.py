"""Tables on which environments are tried."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from frenzy.envs import encoding_of
from frenzy.envs.play import Play
from tests.conformance.tables import tables_of


def some_tables(name: str, every: int) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options: each that the manifest crosses, every so many."""
    return tables_of(name)[::every]


def plays(name: str, every: int, *, skips_forced: bool = True) -> Iterator[Play]:
    """Random games on these tables, stopped at each decision."""
    for number, (seats, options) in enumerate(some_tables(name, every)):
        rng = random.Random(number)
        play = Play(encoding_of(name), seats, options, skips_forced=skips_forced)
        play.reset(number)
        while not play.is_over:
            yield play
            play.say(rng.choice([*play.words]))
