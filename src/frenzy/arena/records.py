"""What was measured, as a document: the numbers, and all that it takes to measure them again.

    python -m frenzy.arena.records docs/measured/strength-*.json --plots out

prints the tables of such documents, and draws them. `frenzy tournament --record FILE` writes one.
"""

from __future__ import annotations

import platform
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from msgspec import DecodeError, Struct, json

from frenzy.arena.plots import Mark, alone, durations, intervals
from frenzy.arena.tournament import Results
from frenzy.kernel import BadSave


class Record(Struct, frozen=True):
    """The results of a tournament, the command that repeats it, and what it was played with.

    `commit` ends with "+" where the files were not those of the commit. `aims` has the win rates that bots should reach
    against others, where somebody has set some beforehand: bot, other, rate.
    """

    command: str
    commit: str
    python: str
    machine: str
    results: Results
    aims: list[tuple[str, str, float]] = []

    @property
    def game(self) -> str:
        return self.results.game


def recorded(results: Results, command: str, aims: Sequence[tuple[str, str, float]] = ()) -> Record:
    """The record of what was just played, here."""
    return Record(command, commit(), platform.python_version(), platform.machine(), results, list(aims))


def commit() -> str:
    """The commit of these files, if they are a checkout."""
    here = Path(__file__).resolve().parent
    try:
        found = git(here, "rev-parse", "--short=12", "HEAD")
        return found + ("+" if git(here, "status", "--porcelain", "--", "../..") else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def write_record(path: Path, record: Record) -> None:
    path.write_bytes(json.format(json.encode(record), indent=1) + b"\n")


def read_record(path: Path) -> Record:
    try:
        return json.decode(path.read_bytes(), type=Record)
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from None
    except DecodeError as error:
        raise BadSave(f"{path}: not a record of a tournament: {error}") from None


# -- showing them -----------------------------------------------------------------------------------------------


def rate_marks(record: Record) -> list[Mark]:
    """The win rates: alone against copies of another, or, in a game for one or for a team, of each bot."""
    aims = {(bot, other): aim for bot, other, aim in record.aims}
    if record.results.pairings:
        return [
            Mark(
                f"{each.bot} – {each.other}", each.rate, each.low, each.high,
                span(each.rate, each.low, each.high), aims.get((each.bot, each.other)),
            )
            for each in record.results.pairings
        ]  # fmt: skip
    return [
        Mark(each.name, each.rate, each.low, each.high, span(each.rate, each.low, each.high), aims.get((each.name, "")))
        for each in record.results.standings
    ]


def rating_marks(results: Results) -> list[Mark]:
    return [
        Mark(each.name, each.rating, each.low, each.high, f"{each.rating:.0f} ({each.low:.0f}–{each.high:.0f})")
        for each in results.ratings
    ]


def time_marks(results: Results) -> list[Mark]:
    return [
        Mark(each.name, each.p50_ms, each.p50_ms, each.max_ms, f"{each.p95_ms:.3g} ms at 95 %")
        for each in results.standings
    ]


def span(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def plots(record: Record) -> dict[str, str]:
    """The drawings of a record, by what they show."""
    results = record.results
    found = {"rates": intervals("Win rates", rate_marks(record), results.parity, "%")}
    if results.ratings:
        found["ratings"] = intervals("Ratings", rating_marks(results))
    return found | {"times": durations("Milliseconds for a decision", time_marks(results))}


def markdown(record: Record) -> str:
    """The win rates as a table of a page, with what it takes to repeat them."""
    results, aims = record.results, {(bot, other): aim for bot, other, aim in record.aims}
    lines = ["| bot | against | games | won | 95 % | aim |", "|---|---|---|---|---|---|"]
    for each in results.pairings:
        aim = aims.get((each.bot, each.other))
        lines.append(
            row(each.bot, f"{results.seats - 1} × {each.other}", each.games, each.rate, each.low, each.high, aim)
        )
    if not results.pairings:
        lines += [
            row(each.name, "", each.games, each.rate, each.low, each.high, aims.get((each.name, "")))
            for each in results.standings
        ]
    first, last = results.seeds
    said = f"`{record.command}` · commit {record.commit} · content {results.content} · seeds {first} to {last}"
    return "\n".join([*lines, "", said])


def row(bot: str, others: str, games: int, rate: float, low: float, high: float, aim: float | None) -> str:
    wanted = "" if aim is None else f"{aim:.0%}"
    return f"| {bot} | {others} | {games} | {rate:.1%} | {low:.1%} to {high:.1%} | {wanted} |"


def main() -> None:
    parser = ArgumentParser(prog="python -m frenzy.arena.records", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw them there, as FILE-rates.svg and so on")
    asked = parser.parse_args()
    for path in asked.files:
        record = read_record(path)
        sys.stdout.write(f"{markdown(record)}\n\n")
        if asked.plots is not None:
            for name, drawn in plots(record).items():
                (asked.plots / f"{path.stem}-{name}.svg").write_text(alone(drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
