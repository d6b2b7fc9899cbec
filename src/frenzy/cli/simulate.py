"""`frenzy simulate`: bots play many games at many tables; a table of win rates comes out."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from msgspec import json

from frenzy.arena.collector import spare_the_collector
from frenzy.arena.journal import Journal
from frenzy.arena.simulation import Cell, Played, check, plan, seated, simulate
from frenzy.arena.table import Duel, Row, duels, rows
from frenzy.cli.common import add_seats, add_table_options, bot_names, positive, said_options, seats_at
from frenzy.cli.progress import counted
from frenzy.cli.tables import find_option, names, read_values, spelled
from frenzy.games import manifest_of
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown

OF_A_CELL: Final = ("bot", "seat")
RATES: Final = ("games", "wins", "win rate", "95 %", "decisions", "choices", "ms", "worst ms")
DUELS: Final = ("compared", "pairs", "only first", "only second", "points", "95 %")

HELP = "let bots play many games at many tables, and print their win rates"
EXAMPLE = """examples:
  frenzy simulate wreckland --bot greedy --bot random --chapter 1-7 --vehicle all --seeds 200 --by bot,chapter
  frenzy simulate wreckland --set chapter=1,2 --set difficulty=all --workers 2 --journal runs.jsonl
  frenzy simulate adrenaline --bot greedy --against random --mode all --seeds 100 --by mode,seat

An option takes several values here (a list with commas, 1-7, or all); every combination is a table of its own, and
all tables get the same seeds. --set NAME=VALUES says the same for any option of any game. In a game for several, every
bot plays every seed once in each seat, against copies of one opponent.

With --journal every game is written down as it ends, one JSON object a line: the same command goes on where the last
one stopped, with more seeds or more bots if you like. A journal of other tables or other cards is refused.

Intervals are 95 %. They count games of one seed as one group, because such games are alike. The second table compares
bots on the same games: who won more of them, and by how many points of win rate.
"""


def add_options(parser: ArgumentParser) -> None:
    add_seats(parser)
    parser.add_argument(
        "--bot", dest="bots", action="append", metavar="NAME",
        help=f"a bot that is tried; say it again for another ({bot_names()})",
    )  # fmt: skip
    parser.add_argument("--against", metavar="NAME", help="who plays the other seats, in a game for several")
    parser.add_argument(
        "--set", dest="sets", nargs="+", action="extend", default=[], metavar="NAME=VALUES", help="values of an option"
    )
    parser.add_argument("--seeds", type=positive, default=100, help="how many, from --seed on; default: 100")
    parser.add_argument("--workers", type=positive, default=1, help="processes that play; default: 1")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="write every game down; go on with what is there")
    parser.add_argument("--by", default="bot", help="one line for each value of these, with commas; default: bot")
    parser.add_argument("--json", action="store_true", help="print the tables as JSON")
    add_table_options(parser, seed="0")


def run(options: Namespace) -> int:
    """Play, then print; when somebody interrupts, what there is."""
    spare_the_collector()
    values = values_of(options)
    by = grouping(options)
    first = options.seed or 0
    jobs = plan(cells_of(options, values), range(first, first + options.seeds))
    journal = Journal(options.journal) if options.journal else None
    played, is_whole = collect(simulate(jobs, options.workers, journal, show_progress))
    if played:
        print(as_json(played, by) if options.json else as_text(played, by))
    if is_whole:
        return 0
    again = "; the same command goes on from here" if options.journal else ""
    print(f"frenzy simulate: stopped after {len(played)} of {len(jobs)} games{again}", file=sys.stderr)
    return 130


# -- what is asked for ------------------------------------------------------------------------------------------


def values_of(options: Namespace) -> dict[str, tuple[Any, ...]]:
    """The values of every option that was named, by --NAME or by --set."""
    said = said_options(options)
    for text in options.sets:
        name, equals, values = text.partition("=")
        if not equals:
            raise BadOption(f"--set: {shown(text)} is not NAME=VALUES")
        if name in said:
            raise BadOption(f"--set: {name} is said twice")
        said[name] = values
    return {name: read_values(find_option(options.game, name), text) for name, text in said.items()}


def grouping(options: Namespace) -> list[str]:
    """What the table is sorted by."""
    known = [*OF_A_CELL, *names(manifest_of(options.game))]
    wanted = list(dict.fromkeys(options.by.split(",")))
    for name in wanted:
        if name not in known:
            raise BadOption(f"--by: {shown(name)} is not one of {', '.join(known)}")
    return wanted


def cells_of(options: Namespace, values: dict[str, tuple[Any, ...]]) -> list[Cell]:
    """Every bot at every table, in every seat; a wrong name is refused before the first game."""
    manifest = manifest_of(options.game)
    bots, against = dict.fromkeys(options.bots or [manifest.usual_bot]), options.against or manifest.levels["easy"]
    cells = [
        cell
        for table in product(*values.values())
        for bot in bots
        for cell in seated(options.game, bot, against, seats_at(options), dict(zip(values, table, strict=True)))
    ]
    check(cells)
    return cells


def show_progress(games: Iterator[Played], left: int) -> Iterator[Played]:
    return counted(games, left, "games", sys.stderr)


def collect(games: Iterator[Played]) -> tuple[list[Played], bool]:
    """All games, or those that were played when somebody interrupted."""
    played: list[Played] = []
    try:
        played.extend(games)
    except KeyboardInterrupt:
        return played, False
    return played, True


# -- what comes out ---------------------------------------------------------------------------------------------


def as_json(played: list[Played], by: list[str]) -> str:
    return json.encode({"rows": rows(played, by), "duels": duels(played, by)}).decode()


def as_text(played: list[Played], by: list[str]) -> str:
    """The win rates, and below them the bots compared game by game."""
    first = grid([*by, *RATES], [row_cells(row) for row in rows(played, by)])
    compared = duels(played, by)
    if not compared:
        return first
    names = [name for name in by if name != "bot"]
    return f"{first}\n\n{grid([*names, *DUELS], [duel_cells(duel) for duel in compared])}"


def row_cells(row: Row) -> list[str]:
    return [
        *map(value_cell, row.group.values()),
        str(row.games), f"{row.wins:g}", f"{row.rate:.1%}", f"{row.low:.1%} to {row.high:.1%}",
        f"{row.decisions:.0f}", f"{row.asked:.0f}", f"{row.mean_ms:.2f}", f"{row.worst_ms:.1f}",
    ]  # fmt: skip


def duel_cells(duel: Duel) -> list[str]:
    return [
        *map(value_cell, duel.group.values()),
        f"{duel.bot} - {duel.other}", str(duel.pairs), str(duel.only_bot), str(duel.only_other),
        f"{100 * duel.difference:+.1f}", f"{100 * duel.low:+.1f} to {100 * duel.high:+.1f}",
    ]  # fmt: skip


def value_cell(value: object) -> str:
    return "-" if value is None else spelled(value)


def grid(head: list[str], lines: list[list[str]]) -> str:
    """Columns as wide as what stands in them; numbers to the right."""
    columns = list(zip(head, *lines, strict=True))
    widths = [max(map(len, column)) for column in columns]
    right = [all(cell[:1] in "+-0123456789" for cell in column[1:]) for column in columns]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if flush else cell.ljust(width)
            for cell, width, flush in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in [head, *lines]
    )
