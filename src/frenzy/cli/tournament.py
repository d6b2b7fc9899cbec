"""`frenzy tournament`: bots, Python files and programs against each other, seats rotated, on the same seeds."""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, Final

from frenzy.arena.cluster import Cluster
from frenzy.arena.collector import spare_the_collector
from frenzy.arena.executors import Executor, executor_of
from frenzy.arena.journal import Journal
from frenzy.arena.records import Record, recorded, span, write_record
from frenzy.arena.report import write_report
from frenzy.arena.simulation import Cell, Job, Played, check, plan, simulate
from frenzy.arena.tournament import MIXED, PAIRS, Results, anchor_of, is_competitive, lineups, results
from frenzy.cli.common import add_seats, add_table_options, bot_names, positive, seats_at
from frenzy.cli.simulate import collect, grid, show_progress, values_of
from frenzy.games import manifest_of
from frenzy.kernel import BadSave

RATINGS: Final = ("bot", "rating", "95 %")
STANDINGS: Final = ("bot", "games", "wins", "win rate", "95 %", "p50 ms", "p95 ms", "max ms", "faults")
DUELS: Final = ("compared", "pairs", "only first", "only second", "points", "95 %")

HELP = "let bots, Python files and programs play against each other, every seed once in each seat"
EXAMPLE = """examples:
  frenzy tournament --bot-name greedy --against random --games 400 --seats 4
  frenzy tournament --bot greedy --bot random --bot my_bot.py --games 400 --workers 2 --report out
  frenzy tournament --bot hard --bot "other=run:node other.js" --journal games.jsonl --arena all
  frenzy tournament wreckland --bot greedy --bot search --chapter 1-3 --games 100

A bot is a name or level of the game; a Python file, my_bot.py or my_bot.py:Class; or run:COMMAND, a program that reads
and writes JSON lines. NAME=BOT gives it a name, BOT@0.25 a quarter of a second for each decision. Every bot plays alone
against copies of every other; with --against, of those only. In a game for one or for a team each plays by itself, and
they are compared game by game. docs/tournaments.md has the protocol, the numbers, and how to use a cluster.
"""


def add_options(parser: ArgumentParser) -> None:
    add_seats(parser)
    parser.add_argument(
        "--bot", "--bot-name", dest="bots", action="append", metavar="BOT",
        help=f"who plays; say it again for another ({bot_names()})",
    )  # fmt: skip
    parser.add_argument("--against", action="append", default=[], metavar="BOT", help="the only opponents of --bot")
    parser.add_argument("--tables", choices=(PAIRS, MIXED), default=PAIRS, help="one against copies, or all different")
    parser.add_argument(
        "--games", type=positive, default=100, help="of every pairing, rounded up to whole seeds; default: 100"
    )
    parser.add_argument(
        "--set", dest="sets", nargs="+", action="extend", default=[], metavar="NAME=VALUES", help="values of an option"
    )
    parser.add_argument("--anchor", default="", metavar="BOT", help="the one that is rated 1000")
    parser.add_argument("--workers", type=positive, default=1, help="processes that play; default: 1")
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="play on a Ray cluster; alone: one of this machine"
    )
    parser.add_argument("--journal", type=Path, metavar="FILE", help="write every game down; go on with what is there")
    parser.add_argument(
        "--report", type=Path, metavar="FOLDER", help="write a page, the numbers, and every game to watch"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the numbers and how to repeat them, as JSON")
    add_table_options(parser, seed="0")


def run(options: Namespace) -> int:
    """Play, then show; when somebody interrupts, nothing is shown, and the journal has what there is."""
    spare_the_collector()
    pairings = pairings_of(options)
    jobs = jobs_of(pairings, options.games, options.seed or 0)
    check({cell.bots: cell for pairing in pairings for cell in pairing}.values())
    anchor_of([bot for pairing in pairings for bot in pairing[0].bots], options.anchor, manifest_of(options.game))
    make_folder(options.report)
    journal = Journal(options.journal) if options.journal else None
    running = simulate(jobs, executor(options), journal, show_progress, recorded=True)
    played, is_whole = collect(running)
    if not is_whole:
        again = "; the same command goes on from here" if options.journal else ""
        print(f"frenzy tournament: stopped after {len(played)} of {len(jobs)} games{again}", file=sys.stderr)
        return 130
    record = recorded(results(played, options.anchor), command())
    print(in_words(record.results) if len(pairings) == 1 else as_text(record.results))
    write(options, record, played)
    return 0


# -- what is asked for ------------------------------------------------------------------------------------------


def pairings_of(options: Namespace) -> list[list[Cell]]:
    """The cells of each pairing, at all tables."""
    manifest, seats, values = manifest_of(options.game), seats_at(options), values_of(options)
    bots, against = options.bots or [manifest.usual_bot], options.against
    if len(bots) == 1 and not against and is_competitive(manifest, seats):
        against = [manifest.levels["easy"]]
    tables = [dict(zip(values, table, strict=True)) for table in product(*values.values())]
    found = [lineups(options.game, bots, against, seats, table, options.tables) for table in tables]
    return [[cell for cells in same for cell in cells] for same in zip(*found, strict=True)]


def jobs_of(pairings: Sequence[Sequence[Cell]], games: int, first: int) -> list[Job]:
    """As many seeds as it takes until every pairing has so many games."""
    seeds = max(ceil(games / len(cells)) for cells in pairings)
    return plan([cell for cells in pairings for cell in cells], range(first, first + seeds))


def executor(options: Namespace) -> Executor:
    if options.ray:
        return Cluster(options.ray, options.workers if options.workers > 1 else None)
    return executor_of(options.workers)


def make_folder(folder: Path | None) -> None:
    """A place where nothing can be written is found out before the first game."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSave(f"{folder}: {error.strerror}") from None


def command() -> str:
    """What was typed, as it is typed again."""
    return shlex.join(["frenzy", *sys.argv[1:]])


# -- what comes out ---------------------------------------------------------------------------------------------


def write(options: Namespace, record: Record, played: Sequence[Played]) -> None:
    try:
        if options.record is not None:
            write_record(options.record, record)
        if options.report is not None:
            write_report(options.report, record, played)
            print(f"\n{options.report / 'report.html'}: open it in a browser; it leads to every game")
    except OSError as error:
        raise BadSave(f"{error.filename}: {error.strerror}") from None


def as_text(found: Results) -> str:
    """Several pairings, as tables."""
    parts = [rating_grid(found), matrix_grid(found) if found.pairings else duel_grid(found), standing_grid(found)]
    parts += [" > ".join((*cycle, cycle[0])) + ": each surely ahead of the next" for cycle in found.cycles]
    return "\n\n".join([*parts, *troubles(found)])


def in_words(found: Results) -> str:
    """One pairing, or one bot alone."""
    tried = found.standings[0]
    others = f" against {found.seats - 1} x {found.pairings[0].other}" if found.pairings else ""
    chance = f"; chance is {found.parity:.1%}" if found.parity else ""
    lines = [
        f"{tried.name}{others}: {tried.wins:g} of {tried.games} games",
        f"win rate {tried.rate:.1%}, 95 % interval {tried.low:.1%} to {tried.high:.1%}{chance}",
        f"{tried.p50_ms:.2f} ms a choice, {tried.max_ms:.1f} ms the slowest",
    ]
    return "\n".join([*lines, *troubles(found)])


def rating_grid(found: Results) -> str:
    return grid(
        list(RATINGS),
        [[each.name, f"{each.rating:.0f}", f"{each.low:.0f} to {each.high:.0f}"] for each in found.ratings],
    )


def matrix_grid(found: Results) -> str:
    """The bot of the line alone against copies of the one above the column."""
    names = [each.name for each in found.ratings]
    rates = {(each.bot, each.other): span(each.rate, each.low, each.high) for each in found.pairings}
    lines = [[bot, *(rates.get((bot, other), "-") for other in names)] for bot in names]
    return grid(["% against", *names], lines)


def duel_grid(found: Results) -> str:
    return grid(
        list(DUELS),
        [
            [
                f"{each.bot} - {each.other}", str(each.pairs), str(each.only_bot), str(each.only_other),
                f"{100 * each.difference:+.1f}", f"{100 * each.low:+.1f} to {100 * each.high:+.1f}",
            ]
            for each in found.duels
        ],
    )  # fmt: skip


def standing_grid(found: Results) -> str:
    return grid(
        list(STANDINGS),
        [
            [
                each.name, str(each.games), f"{each.wins:g}", f"{each.rate:.1%}", f"{each.low:.1%} to {each.high:.1%}",
                f"{each.p50_ms:.2f}", f"{each.p95_ms:.2f}", f"{each.max_ms:.1f}",
                ", ".join(f"{count} {kind}" for kind, count in each.faults.items()) or "none",
            ]
            for each in found.standings
        ],
    )  # fmt: skip


def troubles(found: Results) -> list[Any]:
    """What bots did wrong, in words."""
    return [f"{each.name}: {what}" for each in found.standings for what in each.troubles]
