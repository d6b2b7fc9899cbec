"""The results as tables for people and as JSON for machines."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import distributions
from statistics import median
from typing import Any, Final

from bench.worker import DISSECTED, Contender
from frenzy.cli.simulate import grid

BASELINE: Final = "frenzy:deathmatch"  # ours in pure Python is 1.0
DETAILS: Final = {
    "legal_actions, µs": "legal_actions_us",
    "apply, µs": "apply_us",
    "clone, µs": "copy_us",
    "view, µs": "view_us",
    "redeal, µs": "redeal_us",
    "games/s": "games_per_second",
    "decisions a game": "decisions_per_game",
    "decisions in a long game": "long_game_decisions",
    "decision in its first third, µs": "first_third_us",
    "middle third ÷ first third": "middle_to_first",
    "last third ÷ first third": "last_to_first",
}


@dataclass(slots=True)
class Result:
    """A contender, what each round measured, or why nothing was."""

    contender: Contender
    runs: list[dict[str, float]] = field(default_factory=list)
    problem: str = ""
    reason: str = ""

    def median(self, key: str) -> float | None:
        """The median of the rounds, or None where it was not measured."""
        return median(values) if (values := [run[key] for run in self.runs if key in run]) else None

    def figures(self, base: Result) -> dict[str, float | None]:
        """The line of the first table; the spread is from the best to the worst round."""
        rates = [run["decisions_per_second"] for run in self.runs]
        speed, copy = self.median("decisions_per_second"), self.median("copy_us")
        return {
            "decisions/s": speed,
            "× ours": ratio(speed, base.median("decisions_per_second")),
            "spread": ratio(max(rates) - min(rates), speed) if len(rates) > 1 else None,
            "games/s": self.median("games_per_second"),
            "decisions/game": self.median("decisions_per_game"),
            "copy µs": copy,
            "copy × ours": ratio(copy, base.median("copy_us")),
        }


def ratio(value: float | None, base: float | None) -> float | None:
    return value / base if value is not None and base else None


def number(value: float | None) -> str:
    """No more decimals than matter: 0.123, 4.57, 31.4, 105,210."""
    if value is None:
        return "-"
    decimals = next((places for limit, places in ((1, 3), (10, 2), (100, 1)) if abs(value) < limit), 0)
    return f"{value:,.{decimals}f}"


def details(results: Sequence[Result], game: str) -> str:
    """Our own calls, one column a build; empty when ours was not measured."""
    builds = [each for each in results if each.contender.game == game and each.contender.source and each.runs]
    heading = [game, *(each.contender.engine for each in builds)]
    lines = [[label, *(number(each.median(key)) for each in builds)] for label, key in DETAILS.items()]
    return grid(heading, lines) if builds else ""


def remarks(results: Sequence[Result]) -> Iterator[str]:
    """What went wrong, and which of our builds, given the same seeds, played different games."""
    first_games: dict[str, set[float]] = {}
    for each in results:
        if each.problem:
            yield f"{each.contender.name} {each.problem}: {each.reason}"
        elif each.contender.source:
            first_games.setdefault(each.contender.game, set()).add(each.runs[0]["first_game_decisions"])
    yield from (
        f"our builds play {game} differently: build it again" for game, found in first_games.items() if len(found) > 1
    )


def baseline(results: Sequence[Result]) -> Result:
    return next((each for each in results if each.contender.name == BASELINE), Result(results[0].contender))


def text(results: Sequence[Result]) -> str:
    """Everything for the terminal."""
    found = {each.contender.name: each.figures(baseline(results)) for each in results}
    lines = [[name, *map(number, figures.values())] for name, figures in found.items()]
    table = grid(["engine:game", *results[0].figures(results[0])], lines)
    calls = (details(results, game) for game in DISSECTED)
    return "\n\n".join(part for part in (table, *calls, "\n".join(remarks(results))) if part)


def document(results: Sequence[Result], *, seconds: float, repeat: int) -> dict[str, Any]:
    """Everything for `latest.json`: the figures, and each round they come from."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, 1 used",
        "versions": {each.name: each.version for each in distributions()},
        "seconds": seconds,
        "repeat": repeat,
        "baseline": BASELINE,
        "results": [
            {
                "name": each.contender.name,
                "problem": each.problem,
                "reason": each.reason,
                "figures": each.figures(baseline(results)),
                "runs": each.runs,
            }
            for each in results
        ],
    }
