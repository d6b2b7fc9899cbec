"""How long the forecast of Resistance takes, whole and zone by zone, at decisions of games that a bot plays.

    python -m bench.forecast --missions MH1,MH9 --rounds 6

Seconds are those of one core, so that other work on the machine does not count.
"""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from frenzy.bots import make_bot
from frenzy.games.resistance.game import GAME
from frenzy.games.resistance.missions import MISSION_IDS


def views(mission: str, rounds: int) -> Iterator[Any]:
    """The table at the first decision of each hero's turn, for so many rounds."""
    state = GAME.new(seats=1, seed=1, options={"mission": mission})
    bot, seen = make_bot("greedy", GAME, 1), set()
    while (seat := GAME.to_act(state)) is not None and state.round <= rounds:
        view = GAME.view(state, seat)
        if state.phase == "players" and state.active >= 0 and (state.round, state.active) not in seen:
            seen.add((state.round, state.active))
            yield view
        GAME.apply(state, bot.choose(view))


def seconds(view: Any, subject: str) -> float:
    start = process_time()
    GAME.forecast(view, random.Random(1), subject)
    return process_time() - start


def tell(name: str, times: Sequence[float]) -> None:
    """A row: how many, half of them, 19 of 20 and the longest, in milliseconds."""
    ordered = sorted(times)
    marks = [ordered[int(part * (len(ordered) - 1))] * 1_000 for part in (0.5, 0.95, 1.0)]
    print(f"| {name} | {len(ordered)} | {marks[0]:.0f} | {marks[1]:.0f} | {marks[2]:.0f} |", flush=True)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.forecast", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--missions", default=",".join(MISSION_IDS), help="ids with commas")
    parser.add_argument("--rounds", type=int, default=8, help="rounds of each game (default 8)")
    given = parser.parse_args()
    print("| mission | decisions | p50 ms | p95 ms | most ms |\n|---|---|---|---|---|")
    whole: list[float] = []
    zones: list[float] = []
    for mission in given.missions.split(","):
        times = [(seconds(view, ""), seconds(view, "zones")) for view in views(mission, given.rounds)]
        whole += [first for first, _ in times]
        zones += [second for _, second in times]
        tell(mission, [second for _, second in times])
    tell("all, whole", whole)
    tell("all, zone by zone", zones)


if __name__ == "__main__":
    main()
