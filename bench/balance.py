"""How hard the chapters of Wreckland Run are, how fair the vehicles, and how long it takes.

    python -m bench.balance --seeds 10
    python -m bench.balance --seeds 63 --chapters

The middle bot drives every vehicle with every hero through every chapter; chapters 1, 4 and 7 at every difficulty too,
and Arson with both readings of his text (R29). Every game is written to bench/out/balance.jsonl as it ends, and none is
played twice; the tables go to the screen and to docs/wreckland/balance.json.

With `--chapters` only the games at normal difficulty with Arson as printed are played, 16 for each seed and chapter,
and the rate of each chapter is held against the one that it should have; no numbers are written.

Each vehicle and hero has seeds of its own, so that no two games of a chapter are dealt alike; difficulties and
readings share them, so that they can be compared game by game.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any, Final

from msgspec import Struct, json

import frenzy
from frenzy.arena.journal import Journal
from frenzy.arena.simulation import Cell, Job, Played, simulate
from frenzy.arena.statistics import paired_difference
from frenzy.arena.table import by_values, compared, row
from frenzy.cli.simulate import show_progress

ROOT: Final = Path(__file__).resolve().parent
JOURNAL: Final = ROOT / "out" / "balance.jsonl"
NUMBERS: Final = ROOT.parent / "docs" / "wreckland" / "balance.json"

CHAPTERS: Final = range(1, 8)
SOME_CHAPTERS: Final = (1, 4, 7)
VEHICLES: Final = ("V1", "V2", "V3", "V4")
HEROES: Final = ("arson", "miller", "rudd3r", "cuddles")
TEAMS: Final = tuple(product(VEHICLES, HEROES))

AIMS: Final = {1: (75, 85), 2: (70, 80), 3: (65, 75), 4: (60, 70), 5: (50, 60), 6: (42, 52), 7: (33, 43)}
"""In per cent of the games, by chapter: how often the middle driver should win."""

SECONDS: Final = {
    "build": 20, "place": 10, "pay": 4, "reroll": 6, "discard": 5,
    "red": 8, "order": 4, "hit": 5, "wreck": 8, "block": 5, "scrap": 5, "lose_die": 5, "crowd": 3, "join": 3,
    "white": 15, "effect": 3, "choose": 4, "target": 5, "section": 4, "bonus": 3, "move": 6, "transfer": 5,
    "mend": 4, "adjust": 6, "keep": 5, "turn": 6, "remove": 5, "ram": 4, "share": 2, "shift": 3,
    "extra": 4, "arson": 5, "canyon": 8, "toll": 6,
}  # fmt: skip
"""What a person takes for a decision that is not forced, by its prompt: an assumption, no measurement."""

TURN_SECONDS: Final = 20
"""Rolling and reading the table anew at the start of a Turn."""

READING_SECONDS: Final = 300
"""The story, the chapter's rule and the Parts of three Wreckage phases."""


def minutes(game: Played) -> float:
    """About how long a person would have decided."""
    turns: int = sum(game.outcome["turns"])
    thinking = sum(SECONDS[prompt] * count for prompt, count in game.asked.items())
    return (READING_SECONDS + TURN_SECONDS * turns + thinking) / 60


# -- the games ------------------------------------------------------------------------------------------------


def tables(vehicle: str, hero: str) -> Iterator[dict[str, Any]]:
    """All that one team drives with one seed."""
    readings = ("round", "turn") if hero == "arson" else ("round",)
    settings = [*product(CHAPTERS, ("normal",), readings), *product(SOME_CHAPTERS, ("learner", "expert"), ("round",))]
    for chapter, difficulty, arson in settings:
        yield {"chapter": chapter, "vehicle": vehicle, "hero": hero, "difficulty": difficulty, "arson": arson}


def is_usual(options: dict[str, Any]) -> bool:
    return (options["difficulty"], options["arson"]) == ("normal", "round")


def jobs(bot: str, seeds: int, *, only_usual: bool = False) -> list[Job]:
    return [
        Job(Cell("wreckland", (bot,), options), number * len(TEAMS) + index)
        for number in range(seeds)
        for index, team in enumerate(TEAMS)
        for options in tables(*team)
        if is_usual(options) or not only_usual
    ]


# -- tables ---------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """The games of a group; choices and minutes are medians of those that reach the last Round."""

    group: str
    games: int
    rate: float
    interval: tuple[float, float]
    asked: float
    minutes: float


class Gap(Struct, frozen=True):
    """By how much the second setting is won more often than the first, on the games that both have."""

    option: str
    first: str
    second: str
    pairs: int
    points: float
    low: float
    high: float


def lines(games: Iterable[Played], option: str) -> list[Line]:
    return sorted((line(group, some) for group, some in by_values(games, [option])), key=lambda line: line.group)


def line(group: dict[str, Any], games: Sequence[Played]) -> Line:
    told, (name,) = row(group, games), group.values()
    ended = [game for game in games if game.outcome["round"] == 3] or games
    asked, took = median(sum(game.asked.values()) for game in ended), median(minutes(game) for game in ended)
    return Line(str(name), told.games, told.rate, (told.low, told.high), asked, took)


def gap(games: Iterable[Played], option: str, first: str, second: str) -> Gap:
    seeds = compared(games, option, second, first)
    return Gap(option, first, second, sum(map(len, seeds)), *paired_difference(seeds))


def tell(games: Sequence[Played], bot: str, numbers: Path) -> None:
    """The tables, on the screen and as numbers."""

    def where(**wanted: Any) -> list[Played]:
        return [game for game in games if all(game.job.cell.value(name) == value for name, value in wanted.items())]

    usual, arsons = where(difficulty="normal", arson="round"), where(hero="arson", difficulty="normal")
    at_all_difficulties = [game for game in where(arson="round") if game.job.cell.value("chapter") in SOME_CHAPTERS]
    told = {name: lines(usual, name) for name in ("chapter", "vehicle", "hero")}
    told |= {"difficulty": lines(at_all_difficulties, "difficulty"), "arson": lines(arsons, "arson")}
    gaps = [
        gap(at_all_difficulties, "difficulty", "normal", "learner"),
        gap(at_all_difficulties, "difficulty", "expert", "normal"),
        gap(arsons, "arson", "round", "turn"),
    ]
    for name, rows in told.items():
        print(f"\n| {name} | games | won | 95 % | choices | minutes |\n|---|---|---|---|---|---|")
        for each in rows:
            span, length = "{:.0%} to {:.0%}".format(*each.interval), f"{each.asked:.0f} | {each.minutes:.0f}"
            print(f"| {each.group} | {each.games} | {each.rate:.0%} | {span} | {length} |")
    print()
    for found in gaps:
        span = f"{found.low:+.0%} to {found.high:+.0%}"
        print(f"{found.second} against {found.first}: {found.points:+.0%} ({span}), {found.pairs} pairs")
    content = frenzy.load("wreckland").content_hash()
    document = {"content": content, "bot": bot, "tables": told, "differences": gaps}
    numbers.write_bytes(json.format(json.encode(document), indent=1) + b"\n")


def tell_chapters(games: Sequence[Played]) -> None:
    """The rate of each chapter beside the one that it should have; then vehicles and heroes."""
    print("| chapter | games | won | 95 % | should be |\n|---|---|---|---|---|")
    for each in lines(games, "chapter"):
        low, high = AIMS[int(each.group)]
        span = "{:.0%} to {:.0%}".format(*each.interval)
        hit = "" if low <= 100 * each.rate <= high else " (is not)"
        print(f"| {each.group} | {each.games} | {each.rate:.1%} | {span} | {low} to {high} %{hit} |")
    for name in ("vehicle", "hero"):
        print(", ".join(f"{each.group} {each.rate:.0%} of {each.games}" for each in lines(games, name)))


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=10, help="each is a game of every vehicle with every hero")
    parser.add_argument("--chapters", action="store_true", help="only how often each chapter is won")
    parser.add_argument("--bot", default="enumerating")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--numbers", type=Path, default=NUMBERS)
    asked = parser.parse_args()
    asked.journal.parent.mkdir(parents=True, exist_ok=True)
    wanted = jobs(asked.bot, asked.seeds, only_usual=asked.chapters)
    games = list(simulate(wanted, asked.workers, Journal(asked.journal), show_progress))
    if asked.chapters:
        tell_chapters(games)
    else:
        tell(games, asked.bot, asked.numbers)


if __name__ == "__main__":
    main()
