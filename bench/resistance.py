"""How often bots win the missions of Resistance, in how many rounds, and how long a game takes them.

    python -m bench.resistance --bots greedy,planner,horizon --missions MH0,MH1 --games 20

Every bot plays every mission with the same seeds, alone with all heroes; teams rotate, so that each hero plays equally
often (Z-24). Every game is written to bench/out/resistance.jsonl as it ends, and none is played twice.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Final

from frenzy.arena.journal import Journal
from frenzy.arena.simulation import Cell, Job, Played, simulate
from frenzy.arena.statistics import paired_difference, wilson
from frenzy.cli.simulate import show_progress
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.missions import MISSION_IDS
from frenzy.games.resistance.options import TEAMS

JOURNAL: Final = Path(__file__).resolve().parent / "out" / "resistance.jsonl"
HEROES: Final = 4


def team(mission: str, seed: int, heroes: int) -> tuple[str, ...]:
    """So many heroes, others with every seed."""
    some = TEAMS[mission]
    return tuple(some[(seed + place) % len(some)] for place in range(heroes))


def jobs(bots: Sequence[str], missions: Sequence[str], games: int, heroes: int) -> Iterator[Job]:
    """Seed by seed: what is broken off early has treated all alike."""
    for seed in range(games):
        for mission in missions:
            for bot in bots:
                options = {"mission": mission, "heroes": team(mission, seed, heroes)}
                yield Job(Cell("resistance", (bot,), options), seed)


def tell(games: Sequence[Played], bots: Sequence[str], missions: Sequence[str]) -> None:
    """A line for each mission and bot, and the bots compared game by game."""
    print("| mission | bot | games | won | 95 % | rounds | seconds |\n|---|---|---|---|---|---|---|")
    for mission in missions:
        for bot in bots:
            some = [game for game in games if is_of(game, mission, bot)]
            wins = sum(game.share for game in some)
            low, high = wilson(wins, len(some))
            rounds, seconds = mean(game.outcome["round"] for game in some), mean(game.seconds for game in some)
            print(
                f"| {mission} | {bot} | {len(some)} | {wins / len(some):.0%} | {low:.0%} to {high:.0%} "
                f"| {rounds:.1f} | {seconds:.2f} |"
            )
    print()
    for weaker, stronger in pairwise(bots):
        points, low, high = paired_difference([gaps(games, mission, weaker, stronger) for mission in missions])
        print(f"{stronger} against {weaker}: {points:+.0%} ({low:+.0%} to {high:+.0%})")


def is_of(game: Played, mission: str, bot: str) -> bool:
    cell = game.job.cell
    return cell.bot == bot and cell.value("mission") == mission


def gaps(games: Sequence[Played], mission: str, weaker: str, stronger: str) -> list[float]:
    """Seed by seed, what the stronger one has more of the win."""
    shares = {
        (game.job.cell.bot, game.job.seed): game.share for game in games if game.job.cell.value("mission") == mission
    }
    return [share - shares[weaker, seed] for (bot, seed), share in shares.items() if bot == stronger]


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.resistance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default=",".join(MANIFEST.bots), help="names with commas, the weakest first")
    parser.add_argument("--missions", default=",".join(MISSION_IDS), help="ids with commas")
    parser.add_argument("--games", type=int, default=20, help="of each bot in each mission")
    parser.add_argument("--heroes", type=int, default=HEROES)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    asked = parser.parse_args()
    bots, missions = asked.bots.split(","), asked.missions.split(",")
    asked.journal.parent.mkdir(parents=True, exist_ok=True)
    planned = list(jobs(bots, missions, asked.games, asked.heroes))
    tell(list(simulate(planned, asked.workers, Journal(asked.journal), show_progress)), bots, missions)


if __name__ == "__main__":
    main()
