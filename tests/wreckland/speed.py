"""How fast random play is, and how it ends: `python -m tests.wreckland.speed 2000`."""

from __future__ import annotations

import random
import sys
from collections import Counter
from time import process_time

from frenzy.games.wreckland.game import GAME
from tests.wreckland.driver import table


def main(games: int) -> None:
    ends: dict[int, Counter[str]] = {chapter: Counter() for chapter in range(1, 8)}
    decisions, start = 0, process_time()
    for seed in range(games):
        rng, state = random.Random(seed), GAME.new(1, seed, table(seed))
        while state.stack:
            choices = GAME.legal_actions(state)
            GAME.apply(state, choices[int(rng.random() * len(choices))])
            decisions += 1
        ends[state.options.chapter][f"{state.result} in Round {state.round}"] += 1
    sys.stdout.write(f"{decisions / (process_time() - start):,.0f} decisions a second, {decisions} in {games} games\n")
    for chapter, counted in ends.items():
        sys.stdout.write(f"chapter {chapter}: {dict(counted)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
