"""The results as tables for people and as JSON for machines."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any, Final

from bench.contenders import BASELINE, COMPILED, MODES, OUR_TITLES, PURE, Contender
from bench.measure import Metrics
from bench.worker import Problem

DISTRIBUTIONS: Final = ("catanatron", "open_spiel", "pettingzoo", "gymnasium", "chess", "pygame-ce", "numpy")
HEADINGS: Final = (
    "engine",
    "game",
    "decisions/s",
    "× ours",
    "spread",
    "games/s",
    "decisions/game",
    "copy µs",
    "× ours",
)
DETAILS: Final = (
    ("legal_actions, µs", "legal_actions_us"),
    ("apply, µs", "apply_us"),
    ("clone, µs", "copy_us"),
    ("view, µs", "view_us"),
    ("redeal, µs", "redeal_us"),
    ("games/s", "games_per_second"),
    ("decisions a game", "decisions_per_game"),
    ("decisions in a long game", "long_game_decisions"),
    ("decision in its first third, µs", "first_third_us"),
    ("middle third ÷ first third", "middle_to_first"),
    ("last third ÷ first third", "last_to_first"),
)
NONE: Final = "–"


@dataclass(slots=True)
class Result:
    """A contender, what each round measured, or why nothing was."""

    contender: Contender
    runs: list[Metrics] = field(default_factory=list)
    problem: Problem | None = None

    def median(self, key: str) -> float | None:
        """The median of the rounds, or None where it was not measured."""
        return median(values) if (values := [run[key] for run in self.runs if key in run]) else None

    def spread(self) -> float | None:
        """The distance between the best and the worst round, as a share of the median."""
        rates = [run["decisions_per_second"] for run in self.runs]
        return (max(rates) - min(rates)) / median(rates) if len(rates) > 1 else None


def ratio(result: Result, results: Iterable[Result], key: str) -> float | None:
    """This median against the baseline's."""
    base = next((each.median(key) for each in results if each.contender.name == BASELINE), None)
    mine = result.median(key)
    return mine / base if mine is not None and base else None


def number(value: float | None) -> str:
    """No more decimals than matter: 0.123, 4.57, 31.4, 105,210."""
    if value is None:
        return NONE
    decimals = next((places for limit, places in ((1, 3), (10, 2), (100, 1)) if abs(value) < limit), 0)
    return f"{value:,.{decimals}f}"


def aligned(rows: Sequence[Sequence[str]], *, left: int) -> str:
    """Columns of equal width, the first `left` of them flush left, a line under the headings."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(w) if at < left else cell.rjust(w) for at, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    rule = "  ".join("-" * width for width in widths)
    return "\n".join(line.rstrip() for line in (lines[0], rule, *lines[1:]))


def row(result: Result, results: Sequence[Result]) -> list[str]:
    """A contender's line of the first table."""
    head = [result.contender.engine, result.contender.game]
    if not result.runs:
        return [*head, result.problem.kind if result.problem else NONE, *[NONE] * (len(HEADINGS) - len(head) - 1)]
    spread = result.spread()
    return [
        *head,
        number(result.median("decisions_per_second")),
        number(ratio(result, results, "decisions_per_second")),
        NONE if spread is None else f"{spread:.0%}",
        number(result.median("games_per_second")),
        number(result.median("decisions_per_game")),
        number(result.median("copy_us")),
        number(ratio(result, results, "copy_us")),
    ]


def details(results: Sequence[Result]) -> str:
    """Our own calls, one column a build; empty when ours was not measured."""
    mode = BASELINE.partition(":")[2]
    titles = [OUR_TITLES[PURE], OUR_TITLES[COMPILED]]
    builds = [each for title in titles for each in results if each.contender.name == f"{title}:{mode}" and each.runs]
    if not builds:
        return ""
    heading = [f"adrenaline {mode}, 4 seats", *(each.contender.engine for each in builds)]
    lines = [[label, *(number(each.median(key)) for each in builds)] for label, key in DETAILS]
    return aligned([heading, *lines], left=1)


def strayed(results: Sequence[Result]) -> list[str]:
    """The modes in which our two builds, given the same seeds, played different games."""
    first_games = {
        each.contender.name: [run["first_game_decisions"] for run in each.runs] for each in results if each.runs
    }
    pairs = [(f"{OUR_TITLES[PURE]}:{mode}", f"{OUR_TITLES[COMPILED]}:{mode}") for mode in MODES]
    both = [pair for pair in pairs if first_games.keys() >= set(pair)]
    return [
        f"{compiled} plays other games than {pure}: build it again"
        for pure, compiled in both
        if first_games[pure] != first_games[compiled]
    ]


def text(results: Sequence[Result]) -> str:
    """Everything for the terminal."""
    table = aligned([HEADINGS, *(row(each, results) for each in results)], left=2)
    problems = "\n".join(
        f"{each.contender.name} {each.problem.kind}: {each.problem.reason}" for each in results if each.problem
    )
    return "\n\n".join(part for part in (table, details(results), problems, "\n".join(strayed(results))) if part)


def versions() -> dict[str, str | None]:
    """The peers' versions; None for one that is not installed."""

    def installed(distribution: str) -> str | None:
        try:
            return version(distribution)
        except PackageNotFoundError:
            return None

    return {distribution: installed(distribution) for distribution in DISTRIBUTIONS}


def document(results: Sequence[Result], *, seconds: float, repeat: int) -> dict[str, Any]:
    """Everything for `latest.json`: the medians, and each round they come from."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, 1 used",
        "versions": versions(),
        "seconds": seconds,
        "repeat": repeat,
        "baseline": BASELINE,
        "results": [
            {
                "name": each.contender.name,
                "engine": each.contender.engine,
                "game": each.contender.game,
                "problem": each.problem and asdict(each.problem),
                "times_ours": ratio(each, results, "decisions_per_second"),
                "copy_times_ours": ratio(each, results, "copy_us"),
                "spread": each.spread(),
                "median": {key: each.median(key) for key in (each.runs[0] if each.runs else ())},
                "runs": each.runs,
            }
            for each in results
        ],
    }
