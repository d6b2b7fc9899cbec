"""How hard the chapters of Wreckland Run are, and how long: the middle bot drives every vehicle with every hero.

    python -m bench.balance play --seeds 0-2
    python -m bench.balance play --seeds 0 --chapters 1,4,7 --difficulty expert
    python -m bench.balance play --seeds 0-1 --heroes arson --arson turn
    python -m bench.balance tell

`play` writes every game to bench/out/balance.jsonl as it ends, and plays none twice; `tell` prints the tables and
writes docs/wreckland/balance.json.

Each vehicle and hero has seeds of its own, so that no two games of a chapter are dealt alike; difficulties and
readings share them, so that they can be compared game by game.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

from msgspec import Struct, json

import frenzy
from frenzy.arena.statistics import paired_difference, wilson
from frenzy.bots import make_bot

ROOT: Final = Path(__file__).resolve().parent
JOURNAL: Final = ROOT / "out" / "balance.jsonl"
NUMBERS: Final = ROOT.parent / "docs" / "wreckland" / "balance.json"

VEHICLES: Final = ("V1", "V2", "V3", "V4")
HEROES: Final = ("arson", "miller", "rudd3r", "cuddles")
TEAMS: Final = tuple(product(VEHICLES, HEROES))

SECONDS: Final = {
    "build": 20, "place": 10, "pay": 4, "reroll": 6, "discard": 5,
    "red": 8, "order": 4, "hit": 5, "wreck": 8, "block": 5, "scrap": 5, "lose_die": 5, "crowd": 3, "join": 3,
    "white": 15, "effect": 3, "choose": 4, "target": 5, "section": 4, "bonus": 3, "move": 6, "transfer": 5,
    "mend": 4, "adjust": 6, "keep": 5, "turn": 6, "remove": 5, "ram": 4, "share": 2, "shift": 3,
    "canyon": 8, "toll": 6,
}  # fmt: skip
"""What a person takes for a decision that is not forced, by its prompt: an assumption, no measurement."""

TURN_SECONDS: Final = 20
"""Rolling and reading the table anew at the start of a Turn."""

READING_SECONDS: Final = 300
"""The story, the chapter's rule and the Parts of three Wreckage phases."""


class Run(Struct, frozen=True):
    """A game that was played."""

    content: str
    bot: str
    seed: int
    options: dict[str, Any]
    won: bool
    round: int
    turns: tuple[int, ...]
    core_left: int
    asked: dict[str, int]
    seconds: float

    @property
    def key(self) -> bytes:
        return key_of(self.content, self.bot, self.seed, self.options)

    @property
    def minutes(self) -> float:
        """About how long a person would have decided."""
        thinking = sum(SECONDS[prompt] * count for prompt, count in self.asked.items())
        return (READING_SECONDS + TURN_SECONDS * sum(self.turns) + thinking) / 60


def key_of(content: str, bot: str, seed: int, options: dict[str, Any]) -> bytes:
    """The same for the same game."""
    return json.encode([content, bot, seed, options], order="sorted")


def play(bot_name: str, seed: int, options: dict[str, Any]) -> Run:
    game = frenzy.load("wreckland")
    state, bot, start = game.new(1, seed, options), make_bot(bot_name, game, seed * 16), process_time()
    asked: Counter[str] = Counter()
    while game.to_act(state) is not None:
        view = game.view(state, 0)
        if len(view["choices"]) > 1:
            asked[view["prompt"]] += 1
        game.apply(state, bot.choose(view))
    outcome: Any = game.outcome(state)
    return Run(
        game.content_hash(), bot_name, seed, options, outcome.result == "won", outcome.round, outcome.turns,
        outcome.core_left, asked, round(process_time() - start, 2),
    )  # fmt: skip


def numbers(text: str) -> list[int]:
    """`1-3,7` are 1, 2, 3 and 7."""
    found: list[int] = []
    for part in text.split(","):
        low, _, high = part.partition("-")
        found += range(int(low), int(high or low) + 1)
    return found


def journal(path: Path) -> list[Run]:
    return [json.decode(line, type=Run) for line in path.read_bytes().splitlines()] if path.exists() else []


def play_all(asked: Namespace) -> None:
    """Every game that the journal does not hold yet; one line for each as it ends."""
    content = frenzy.load("wreckland").content_hash()
    asked.journal.parent.mkdir(parents=True, exist_ok=True)
    known = {run.key for run in journal(asked.journal)}
    with asked.journal.open("ab", buffering=0) as file:
        for number, chapter, team in product(numbers(asked.seeds), numbers(asked.chapters), TEAMS):
            vehicle, hero = team
            if hero not in asked.heroes.split(","):
                continue
            options = {"chapter": chapter, "vehicle": vehicle, "hero": hero}
            options |= {"difficulty": asked.difficulty, "arson": asked.arson}
            seed = number * len(TEAMS) + TEAMS.index(team)
            if key_of(content, asked.bot, seed, options) not in known:
                file.write(json.encode(play(asked.bot, seed, options)) + b"\n")


# -- tables ---------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    group: str
    games: int
    rate: float
    interval: tuple[float, float]
    asked: float
    minutes: float

    @property
    def span(self) -> str:
        low, high = self.interval
        return f"{low:.0%} to {high:.0%}"


class Gap(Struct, frozen=True):
    """By how much the second setting is won more often than the first, on the games that both have."""

    first: str
    second: str
    pairs: int
    points: float
    low: float
    high: float


def line(group: str, runs: Sequence[Run]) -> Line:
    wins = sum(run.won for run in runs)
    ended = [run for run in runs if run.round == 3] or list(runs)
    return Line(
        group, len(runs), wins / len(runs), wilson(wins, len(runs)),
        median(sum(run.asked.values()) for run in ended), median(run.minutes for run in ended),
    )  # fmt: skip


def lines(runs: Iterable[Run], group: Callable[[Run], Any]) -> list[Line]:
    found: defaultdict[str, list[Run]] = defaultdict(list)
    for run in runs:
        found[str(group(run))].append(run)
    return [line(name, found[name]) for name in sorted(found)]


def label(run: Run) -> str:
    return f"{run.options['difficulty']}, {run.options['arson']}"


def paired(runs: Sequence[Run], first: str, second: str) -> Gap:
    def by_game(name: str) -> dict[tuple[int, int], bool]:
        return {(run.seed, run.options["chapter"]): run.won for run in runs if label(run) == name}

    one, other = by_game(first), by_game(second)
    groups: defaultdict[int, list[float]] = defaultdict(list)
    for game in one.keys() & other.keys():
        groups[game[0]].append(float(other[game]) - float(one[game]))
    return Gap(first, second, sum(map(len, groups.values())), *paired_difference(groups.values()))


def shared(runs: Sequence[Run], option: str) -> list[Run]:
    """The games that were played with every value of the option."""
    values = {run.options[option] for run in runs}
    played: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
    for run in runs:
        played[run.seed, run.options["chapter"]].add(run.options[option])
    return [run for run in runs if played[run.seed, run.options["chapter"]] == values]


def tell(asked: Namespace) -> None:
    """The tables of the games with today's cards, on the screen and as numbers."""
    content = frenzy.load("wreckland").content_hash()
    runs = [run for run in journal(asked.journal) if run.content == content and run.bot == asked.bot]
    usual = [run for run in runs if label(run) == "normal, round"]
    as_printed = [run for run in runs if run.options["arson"] == "round"]
    fire = [run for run in runs if run.options["hero"] == "arson" and run.options["difficulty"] == "normal"]
    tables = {
        "chapter": lines(usual, lambda run: run.options["chapter"]),
        "vehicle": lines(usual, lambda run: run.options["vehicle"]),
        "hero": lines(usual, lambda run: run.options["hero"]),
        "difficulty": lines(shared(as_printed, "difficulty"), lambda run: run.options["difficulty"]),
        "arson": lines(shared(fire, "arson"), lambda run: run.options["arson"]),
    }
    differences = [
        paired(runs, "expert, round", "normal, round"),
        paired(runs, "normal, round", "learner, round"),
        paired(fire, "normal, round", "normal, turn"),
    ]
    for name, rows in tables.items():
        print(f"\n| {name} | games | won | 95 % | choices | minutes |\n|---|---|---|---|---|---|")
        for row in rows:
            print(f"| {row.group} | {row.games} | {row.rate:.0%} | {row.span} | {row.asked:.0f} | {row.minutes:.0f} |")
    print()
    for gap in differences:
        span = f"{gap.low:+.0%} to {gap.high:+.0%}"
        print(f"{gap.second} against {gap.first}: {gap.points:+.0%} ({span}), {gap.pairs} pairs")
    numbers_told = {"content": content, "bot": asked.bot, "tables": tables, "differences": differences}
    asked.numbers.write_bytes(json.format(json.encode(numbers_told), indent=1) + b"\n")


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["play", "tell"])
    parser.add_argument("--seeds", default="0", help="each is a game of every vehicle with every hero")
    parser.add_argument("--chapters", default="1-7")
    parser.add_argument("--heroes", default=",".join(HEROES))
    parser.add_argument("--difficulty", default="normal")
    parser.add_argument("--arson", default="round")
    parser.add_argument("--bot", default="enumerating")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--numbers", type=Path, default=NUMBERS)
    asked = parser.parse_args()
    (play_all if asked.what == "play" else tell)(asked)


if __name__ == "__main__":
    main()
