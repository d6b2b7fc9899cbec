"""Random play on every mission of Resistance, one after the other, in processor seconds.

    python -m bench.missions
    PYTHONPATH=build/compiled/src:. python -m bench.missions --seconds 2 --rounds 5

Of each mission the best round counts: whatever else runs on the machine only makes it slower.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from statistics import mean

from bench.engines import our_table
from bench.measure import playouts
from frenzy.games.resistance.missions import MISSION_IDS


def speed(mission: str, seconds: float, seed: int) -> float:
    """Decisions a second."""
    return playouts(our_table("resistance", 1, {"mission": mission}), Random(seed), seconds)["decisions_per_second"]


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.missions", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of each mission in each round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    rounds = [{mission: speed(mission, asked.seconds, seed) for mission in MISSION_IDS} for seed in range(asked.rounds)]
    best = {mission: max(found[mission] for found in rounds) for mission in MISSION_IDS}
    for mission, found in best.items():
        print(f"{mission:5} {found:9,.0f} decisions/s")
    print(f"mean  {mean(best.values()):9,.0f} decisions/s")


if __name__ == "__main__":
    main()
