"""Play many games with every check on, in all processors, with a progress bar: `python -m tools.soak --games 20000`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from multiprocessing import Pool

from frenzy.cli.progress import counted
from frenzy.games import FIRST, load, manifests
from tests.conformance.checks import POLICIES, play_checked
from tests.conformance.tables import tables_of


def play_one(job: tuple[str, int, str]) -> tuple[int, str]:
    """One game; the number of its decisions, or what went wrong."""
    name, seed, policy = job
    tables = tables_of(name)
    seats, options = tables[seed % len(tables)]
    try:
        return play_checked(load(name), seats, seed, options, POLICIES[policy]), ""
    except Exception as error:  # noqa: BLE001  # a soak reports whatever happens, and goes on
        return 0, f"seed {seed}, {seats} seats, {policy}, {options}: {type(error).__name__}: {error}"


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=FIRST, choices=tuple(manifests()))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    options = parser.parse_args()
    policies = tuple(POLICIES)
    jobs = [(options.game, options.first + number, policies[number % len(policies)]) for number in range(options.games)]
    decisions, failures = 0, []
    with Pool() as pool:
        results = pool.imap_unordered(play_one, jobs, chunksize=4)
        for played, failure in counted(results, len(jobs), "games", sys.stderr):
            decisions += played
            if failure:
                failures.append(failure)
                print(failure)
    print(f"{len(jobs)} games, {decisions} decisions, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
