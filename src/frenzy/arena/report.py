"""A tournament as one page for a browser: it needs nothing else, and leads to every game that it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from frenzy.arena.players import read_entry
from frenzy.arena.plots import STYLE, Mark, durations, intervals
from frenzy.arena.records import Record, rate_marks, rating_marks, time_marks, write_record
from frenzy.arena.simulation import Played
from frenzy.arena.tournament import Pairing, Results, places
from frenzy.games import manifest_of
from frenzy.kernel import Replay

GAMES: Final = "games"
PAGE_STYLE: Final = """
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; background: #fbfbfd;
  color: #1f2430 }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #d9dce3; white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { font-weight: 600 }
td small, .soft { color: #6b7280 } td.cell { background: rgb(31 95 153 / var(--rate)) } td.cell small { color: inherit }
.plot { display: block; width: 100%; max-width: 34rem; height: auto } code { overflow-wrap: anywhere }
summary { cursor: pointer; padding: .5rem 0 } a { color: #1f5f99; padding: .3rem 0 }
@media (prefers-color-scheme: dark) {
  body { background: #14161d; color: #e8eaf0 } th, td { border-color: #3a4150 } td small, .soft { color: #9aa1b0 }
  a { color: #6db3f2 } td.cell { background: rgb(109 179 242 / calc(var(--rate) * .7)) }
}
"""


def write_report(folder: Path, record: Record, played: Sequence[Played]) -> None:
    """The page, the numbers, and a file for every game."""
    games = folder / GAMES
    games.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(played, 1):
        (games / file_name(number)).write_text(replay_of(game).encode(), encoding="utf-8")
    write_record(folder / "results.json", record)
    (folder / "report.html").write_text(page(record, played), encoding="utf-8")


def file_name(number: int) -> str:
    return f"{number:05}.json"


def replay_of(game: Played) -> Replay:
    """The record of a game, as every client opens it."""
    cell = game.job.cell
    return Replay(cell.game, game.content, len(cell.bots), game.job.seed, cell.options, game.actions)


# -- the page ---------------------------------------------------------------------------------------------------


def page(record: Record, played: Sequence[Played]) -> str:
    results = record.results
    title = f"{manifest_of(results.game).title}: {' · '.join(each.name for each in results.standings)}"
    sections = [
        *heading(title, record),
        *(rating_section(results) if results.ratings else []),
        *(matrix(results.pairings, results) if results.pairings else alone_section(record)),
        *(duel_section(results) if results.duels else []),
        *time_section(results),
        *(seat_section(results) if results.by_seat else []),
        *game_section(played),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{PAGE_STYLE}{STYLE}</style></head>'
        f"<body>{''.join(sections)}</body></html>\n"
    )


def heading(title: str, record: Record) -> list[str]:
    results = record.results
    first, last = results.seeds
    tables = "; ".join(told(options) for options in results.tables)
    return [
        f"<h1>{escape(title)}</h1>",
        said(
            f"{results.games} games, {results.seats} seats, seeds {first} to {last}{'; ' if tables else ''}{tables}.",
            "Intervals are 95 %, and count the games of one seed as one group.",
        ),
        f"<p><code>{escape(record.command)}</code></p>",
        soft(
            f"Commit {record.commit or 'unknown'}, rules and cards {results.content}, Python {record.python},",
            f"{record.machine}.",
        ),
    ]


def told(options: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def rating_section(results: Results) -> list[str]:
    circles = "".join(f"<li>{escape(' is ahead of '.join((*cycle, cycle[0])))}</li>" for cycle in results.cycles)
    return [
        "<h2>Ratings</h2>",
        intervals("Ratings", rating_marks(results)),
        soft(
            "By the model of Plackett and Luce, from the order in which each table finished.",
            f"{results.anchor} is called 1000; 400 points more are ten times the strength.",
        ),
        f"<p>No scale can show these circles, each step of which is sure:</p><ul>{circles}</ul>" if circles else "",
    ]


def matrix(pairings: Sequence[Pairing], results: Results) -> list[str]:
    names = [each.name for each in results.ratings]
    found = {(each.bot, each.other): each for each in pairings}
    others = [name for name in names if any((bot, name) in found for bot in names)]
    alone = [name for name in names if any((name, other) in found for other in names)]
    cells = {bot: "".join(matrix_cell(found.get((bot, other))) for other in others) for bot in alone}
    rows = [f"<tr><th scope='row'>{escape(bot)}</th>{cells[bot]}</tr>" for bot in alone]
    copies = f"{results.seats - 1} copies of" if results.seats > 2 else "one"
    return [
        "<h2>Win rates</h2>",
        said(
            f"The bot of the row alone against {copies} the one of the column, in every seat;",
            f"equals would win {results.parity or 0:.1%}.",
        ),
        table(["", *others], rows),
    ]


def matrix_cell(pairing: Pairing | None) -> str:
    if pairing is None:
        return "<td>–</td>"
    return (
        f"<td class='cell' style='--rate: {0.6 * pairing.rate:.3f}'>{pairing.rate:.1%}<br>"
        f"<small>{100 * pairing.low:.1f}–{100 * pairing.high:.1f} of {pairing.games}</small></td>"
    )


def alone_section(record: Record) -> list[str]:
    return ["<h2>Win rates</h2>", intervals("Win rates", rate_marks(record), record.results.parity, "%")]


def duel_section(results: Results) -> list[str]:
    rows = [
        row(
            f"{each.bot} – {each.other}", each.pairs, each.only_bot, each.only_other,
            f"{100 * each.difference:+.1f} ({100 * each.low:+.1f} to {100 * each.high:+.1f})",
        )
        for each in results.duels
    ]  # fmt: skip
    return [
        "<h2>Game by game</h2>",
        said(
            "The same tables with the same seeds, played by both: how many only the first won, how many only the",
            "second, and the difference in points of win rate.",
        ),
        table(["", "pairs", "only first", "only second", "points"], rows),
    ]


def time_section(results: Results) -> list[str]:
    rows = [
        row(
            each.name, each.what, each.decisions, f"{each.p50_ms:.3g}", f"{each.p95_ms:.3g}", f"{each.max_ms:.3g}",
            ", ".join(f"{count} {kind}" for kind, count in each.faults.items()) or "none",
        )
        for each in results.standings
    ]  # fmt: skip
    troubles = [f"<li>{escape(each.name)}: {escape(what)}</li>" for each in results.standings for what in each.troubles]
    return [
        "<h2>Times</h2>",
        said("Where there was a choice."),
        durations("Milliseconds for a decision", time_marks(results)),
        table(["", "what it is", "decisions", "p50 ms", "p95 ms", "max ms", "faults"], rows),
        f"<ul>{''.join(troubles)}</ul>" if troubles else "",
    ]


def seat_section(results: Results) -> list[str]:
    marks = [Mark(f"seat {seat}", rate, rate, rate, f"{rate:.1%}") for seat, rate in enumerate(results.by_seat)]
    return [
        "<h2>Seats</h2>",
        said("The part of all wins that each seat had, whoever sat there."),
        intervals("Wins by seat", marks, results.parity, "%"),
    ]


def game_section(played: Sequence[Played]) -> list[str]:
    rows = [
        row(
            f"<a href='{GAMES}/{file_name(number)}' download>{number}</a>", game.job.seed, told(game.job.cell.options),
            "; ".join(
                " = ".join(f"{seat} {read_entry(game.job.cell.bots[seat]).name}" for seat in tier)
                for tier in places(game.outcome)
            ),
            len(game.actions), is_html=True,
        )
        for number, game in enumerate(played, 1)
    ]  # fmt: skip
    return [
        "<h2>Games</h2>",
        said(
            "Each file is the record of a game. In the browser: start frenzy serve, and choose the file under",
            f"“{OPEN}” on the front page. In the terminal: frenzy replay {GAMES}/{file_name(1)}",
        ),
        f"<details><summary>All {len(played)} games: the best first, by seat</summary>",
        table(["game", "seed", "table", "order", "choices"], rows),
        "</details>",
    ]


OPEN: Final = "Open a game file"
"""What the button is called in the browser."""


def said(*lines: str) -> str:
    return f"<p>{escape(' '.join(lines))}</p>"


def soft(*lines: str) -> str:
    return f"<p class='soft'>{escape(' '.join(lines))}</p>"


def row(first: object, *others: object, is_html: bool = False) -> str:
    head = str(first) if is_html else escape(str(first))
    return f"<tr><td>{head}</td>{''.join(f'<td>{escape(str(each))}</td>' for each in others)}</tr>"


def table(head: Iterable[str], rows: Iterable[str]) -> str:
    names = "".join(f"<th scope='col'>{escape(name)}</th>" for name in head)
    return f"<div class='wide'><table><thead><tr>{names}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
