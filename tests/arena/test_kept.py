"""Measured games outlive a change of code that they do not feel."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bench.judging import Judge
from bench.kept import AGAIN, renew, write
from bench.resistance import kind_of
from frenzy.arena.journal import Journal
from frenzy.arena.simulation import Cell, Job, Played, play_job

SEEDS = range(AGAIN + 2)


def games(mission: str) -> list[Played]:
    cell = Cell("resistance", ("random",), {"mission": mission})
    return [play_job(Job(cell, seed), Judge) for seed in SEEDS]


def renewed(journal: Path) -> str:
    return renew(journal, kind_of, 1, Judge)


def test_games_of_other_code_stay_where_they_would_be_the_same(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    now = games("MH0") + games("MH1")
    write(journal, [replace(game, content="before") for game in now])
    assert (
        renewed(journal)
        == f"{len(now)} games kept, {2 * len(range(0, len(SEEDS), 2))} of them played again; dropped: none"
    )
    assert Journal(journal).read() == now
    assert renewed(journal) == ""  # nothing is old any more


def test_all_games_of_a_kind_are_dropped_if_one_ends_otherwise(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    same, other = games("MH0"), games("MH1")
    changed = [replace(game, notes={**game.notes, "minutes": 1e6}) for game in other]
    newer = play_job(Job(other[0].job.cell, 99), Judge)
    write(journal, [*(replace(game, content="before") for game in same + changed), newer])
    assert renewed(journal).endswith(f"dropped: MH1 random: {len(other)}")
    assert Journal(journal).read() == [*same, newer]
