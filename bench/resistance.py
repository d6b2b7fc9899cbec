"""How hard the missions of Resistance are, how long they take, and how strong the companions are (Z-24).

    python -m bench.resistance --games 20
    python -m bench.resistance --bots greedy,planner,horizon --heroes 4,5,6 --games 300 --workers 2 --write
    python -m bench.resistance --bots greedy,horizon --replaced --games 300

Every bot plays every mission with the same seeds, alone with all heroes; teams rotate, so that each hero plays equally
often. With five and six heroes only the strongest bot plays. With --replaced four of the weakest bot play, a hero each,
and then one of them is the strongest. Every game is written to bench/out as it ends, and none is played twice; with
--keep they go to docs/measured, from where another machine goes on. Of a mission that has changed since, --renew drops
the games, and keeps those of all others. The tables go to the screen, and with --write to docs/resistance/balance.md
too; with --so-far they are of the games that are there, and none is played.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from statistics import mean, median
from typing import Final

from bench.judging import Judge
from bench.kept import keep, renew, unpack
from frenzy.arena.collector import spare_the_collector
from frenzy.arena.journal import Journal
from frenzy.arena.simulation import Cell, Job, Played, simulate
from frenzy.arena.statistics import paired_difference, wilson
from frenzy.cli.simulate import show_progress
from frenzy.games.resistance.ids import HEROIC, ZOMBIE
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.missions import MISSION_IDS, MISSIONS
from frenzy.games.resistance.options import TEAMS

ROOT: Final = Path(__file__).resolve().parent
OUT: Final = ROOT / "out"
PAGE: Final = ROOT.parent / "docs" / "resistance" / "balance.md"
MARK: Final = "<!-- from here on written by python -m bench.resistance -->\n"

BY_ID: Final = {mission.id: mission for mission in MISSIONS}
BANDS: Final = {"easy": (0.80, 0.92), "medium": (0.60, 0.75), "hard": (0.35, 0.55)}
"""How often the strongest bot should win with four heroes (Z-24.1)."""
FOUR: Final = 4
APART: Final = 0.10
"""How far from that it may be with more heroes (Z-24.3)."""
EARLY: Final = 3
"""A game that is lost before this round was lost early (Z-24.6)."""


# -- the games --------------------------------------------------------------------------------------------------


def team(mission: str, seed: int, heroes: int) -> tuple[str, ...]:
    """So many heroes, others with every seed."""
    some = TEAMS[mission]
    return tuple(some[(seed + place) % len(some)] for place in range(heroes))


def jobs(bots: Sequence[str], missions: Sequence[str], count: int, games: int) -> Iterator[Job]:
    """With so many heroes, seed by seed: what is broken off early has treated all alike."""
    for seed, mission, bot in product(range(games), missions, bots):
        yield Job(Cell("resistance", (bot,), {"mission": mission, "heroes": team(mission, seed, count)}), seed)


def replaced_jobs(weak: str, strong: str, missions: Sequence[str], games: int) -> Iterator[Job]:
    """Four of the weak bot, a hero each; and the same with the strong one in a seat, another with every seed."""
    for seed, mission, first in product(range(games), missions, (weak, strong)):
        seat = seed // len(TEAMS[mission]) % FOUR
        bots = tuple(first if place == seat else weak for place in range(FOUR))
        yield Job(Cell("resistance", bots, {"mission": mission, "heroes": team(mission, seed, FOUR)}, seat), seed)


def played(part: str, planned: Sequence[Job], asked: Namespace) -> list[Played]:
    """All these games; each part of an experiment has a journal of its own."""
    journal = OUT / f"resistance-{part}.jsonl"
    unpack(journal)
    if asked.renew and (said := renew(journal, kind_of, asked.workers, Judge)):
        print(f"{journal.name}: {said}")
    try:
        if asked.so_far:
            return Journal(journal).played(planned)
        return list(simulate(planned, asked.workers, Journal(journal), show_progress, Judge))
    finally:
        if asked.keep:
            keep(journal)


def kind_of(game: Played) -> tuple[str, str]:
    """A mission and who plays it: such games change together."""
    return game.job.cell.value("mission"), "/".join(game.job.cell.bots)


# -- tables -----------------------------------------------------------------------------------------------------


class Games:
    """All games, to be asked for some of them."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games = games

    def of(self, mission: str, bot: str, heroes: int = FOUR) -> list[Played]:
        return [game for game in self.games if where(game) == (mission, bot, heroes)]


def where(game: Played) -> tuple[str, str, int]:
    cell = game.job.cell
    return cell.value("mission"), cell.bot, len(cell.value("heroes"))


def won(games: Sequence[Played]) -> float:
    return mean([game.share for game in games]) if games else 0.0


def with_interval(games: Sequence[Played]) -> str:
    if not games:
        return ""
    low, high = wilson(sum(game.share for game in games), len(games))
    return f"{won(games):.0%} ({100 * low:.0f}–{100 * high:.0f}) of {len(games)}"


def mission_table(games: Games, bots: Sequence[str], missions: Sequence[str], heroes: Sequence[int]) -> Iterator[str]:
    """A line for each mission and number of heroes."""
    yield (
        "| mission | heroes | "
        + " | ".join(bots)
        + " | asked for | minutes | print | rounds | lost early | stopped by |"
    )
    yield "|---|---|" + "---|" * len(bots) + "---|---|---|---|---|---|"
    for mission, count in product(missions, heroes):
        fact, strongest = BY_ID[mission], games.of(mission, bots[-1], count)
        if not strongest:
            continue
        low, high = asked_for(games, mission, bots[-1], count)
        lost = [game for game in strongest if not game.share]
        rates = " | ".join(with_interval(games.of(mission, bot, count)) for bot in bots)
        yield (
            f"| {mission} | {count} | {rates} | {100 * low:.0f}–{100 * high:.0f} % "
            f"| {mean(game.notes['minutes'] for game in strongest):.0f} | {fact.minutes} "
            f"| {mean(game.outcome['round'] for game in strongest):.1f} "
            f"| {sum(game.outcome['round'] < EARLY for game in lost) / len(strongest):.0%} | {stops(lost)} |"
        )


def asked_for(games: Games, mission: str, bot: str, count: int) -> tuple[float, float]:
    """Between which rates it should lie: with more heroes than four, around the rate of four."""
    with_four = games.of(mission, bot)
    if count == FOUR or not with_four:
        return BANDS[BY_ID[mission].difficulty]
    return max(0.0, won(with_four) - APART), min(1.0, won(with_four) + APART)


def stops(lost: Sequence[Played]) -> str:
    """How often each goal of the mission was the bottleneck, in the order of the goals."""
    found = Counter(number for game in lost for number in game.notes["stopped_by"])
    return ", ".join(f"{number + 1}: {count / len(lost):.0%}" for number, count in sorted(found.items()))


def hero_table(games: Games, bot: str, missions: Sequence[str]) -> Iterator[str]:
    """Teams with each hero against all teams, the missions of one difficulty together (Z-24.4).

    Of each mission only the seeds count that were played in all of them, so that none weighs more than another.
    """
    yield "| difficulty | hero | games with | won | all teams | difference |\n|---|---|---|---|---|---|"
    for mode, difficulty in product((HEROIC, ZOMBIE), BANDS):
        some = [
            mission for mission in missions if (BY_ID[mission].mode, BY_ID[mission].difficulty) == (mode, difficulty)
        ]
        each = [{game.job.seed: game for game in games.of(mission, bot)} for mission in some]
        shared = set(each[0]).intersection(*each[1:]) if each else set()
        played = [seeds[seed] for seeds in each for seed in sorted(shared)]
        for hero in sorted({hero for mission in some for hero in TEAMS[mission]}):
            with_it = [game for game in played if hero in game.job.cell.value("heroes")]
            gap = 100 * (won(with_it) - won(played))
            yield f"| {difficulty} | {hero} | {len(with_it)} | {won(with_it):.0%} | {won(played):.0%} | {gap:+.0f} |"


def ladder(games: Games, bots: Sequence[str], missions: Sequence[str]) -> Iterator[str]:
    """Each bot against the one below it, game by game: the median mission, and the hard ones together (Z-24.8)."""
    hard = [mission for mission in missions if BY_ID[mission].difficulty == "hard"]
    for weaker, stronger in pairwise(bots):
        each = [gaps(games, mission, weaker, stronger) for mission in missions]
        told = [f"median mission {median(100 * mean(some) for some in each if some):+.0f} points"]
        for name, some in (("all", missions), ("hard", hard)):
            pairs = [[gap] for mission in some for gap in gaps(games, mission, weaker, stronger)]
            points, low, high = paired_difference(pairs)
            told.append(f"{name} {100 * points:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}, {len(pairs)} pairs)")
        yield f"- {stronger} against {weaker}: {'; '.join(told)}"


def gaps(games: Games, mission: str, weaker: str, stronger: str) -> list[float]:
    """Seed by seed, what the stronger one has more of the win."""
    shares = {game.job.seed: game.share for game in games.of(mission, weaker)}
    return [game.share - shares[game.job.seed] for game in games.of(mission, stronger) if game.job.seed in shares]


def cost(games: Games, bots: Sequence[str]) -> Iterator[str]:
    for bot in bots:
        some = [game.seconds for game in games.games if game.job.cell.bot == bot]
        yield f"- {bot}: {mean(some):.2f} s a game, {max(some):.1f} s the longest"


def tell(games: Games, bots: Sequence[str], missions: Sequence[str], heroes: Sequence[int]) -> Iterator[str]:
    yield from mission_table(games, bots, missions, heroes)
    if FOUR in heroes:
        yield ""
        yield from ladder(games, bots, missions)
        yield ""
        yield from hero_table(games, bots[-1], missions)
    yield ""
    yield from cost(games, bots)


def tell_replaced(games: Sequence[Played], weak: str, strong: str, missions: Sequence[str]) -> Iterator[str]:
    """What one strong companion among three weak ones is worth."""
    yield f"| mission | pairs | four {weak} | one {strong} | points |\n|---|---|---|---|---|"
    some = Games(games)
    for mission in missions:
        before, after = some.of(mission, weak), some.of(mission, strong)
        points, low, high = paired_difference([[gap] for gap in gaps(some, mission, weak, strong)])
        yield (
            f"| {mission} | {len(after)} | {won(before):.0%} | {won(after):.0%} "
            f"| {100 * points:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) |"
        )


def write_down(text: str) -> None:
    """The tables of the page are replaced; what people wrote above them stays."""
    above = PAGE.read_text(encoding="utf-8").partition(MARK)[0] if PAGE.exists() else ""
    PAGE.write_text(f"{above}{MARK}\n{text}\n", encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.resistance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default=",".join(MANIFEST.bots), help="names with commas, the weakest first")
    parser.add_argument("--missions", default=",".join(MISSION_IDS), help="ids with commas")
    parser.add_argument("--games", type=int, default=20, help="of each bot in each mission")
    parser.add_argument("--heroes", default=str(FOUR), help="how many, with commas")
    parser.add_argument("--replaced", action="store_true", help="one of four weak companions becomes the strongest")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="put the games into the repository, to go on another time")
    parser.add_argument("--renew", action="store_true", help="keep games of before that would be played the same now")
    parser.add_argument("--so-far", action="store_true", help="play nothing: the tables of what has been played")
    parser.add_argument("--write", action="store_true", help=f"write the tables to {PAGE.name} too")
    asked = parser.parse_args()
    spare_the_collector()
    bots, missions = asked.bots.split(","), asked.missions.split(",")
    heroes = [int(count) for count in asked.heroes.split(",")]
    if asked.replaced:
        parts = {"replaced": list(replaced_jobs(bots[0], bots[-1], missions, asked.games))}
    else:
        parts = {
            str(count): list(jobs(bots if count == FOUR else bots[-1:], missions, count, asked.games))
            for count in heroes
        }
    games = [game for name, part in parts.items() for game in played(name, part, asked)]
    if asked.replaced:
        lines = tell_replaced(games, bots[0], bots[-1], missions)
    else:
        lines = tell(Games(games), bots, missions, heroes)
    text = "\n".join(lines)
    print(text)
    if asked.write:
        write_down(text)


if __name__ == "__main__":
    main()
