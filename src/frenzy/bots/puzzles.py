"""The puzzles in stock: those of each game lie beside the module that says what they ask for."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import json

from frenzy.bots.goals import Goals
from frenzy.games import load, manifests
from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.manifest import Manifest, imported
from frenzy.kernel.puzzle import Puzzle, of_the_day

FILE: Final = "puzzles.jsonl.gz"
FIRST_CHAPTER: Final = 1


def goals_of(manifest: Manifest) -> Goals[Any]:
    """What puzzles of this game ask for."""
    goals: Goals[Any] = imported(manifest.puzzles)(load(manifest.name))
    return goals


def stock_of(manifest: Manifest) -> Path:
    """The file in which the puzzles of a game lie, a line each, packed."""
    module, _, _ = manifest.puzzles.partition(":")
    return Path(str(files(module.rpartition(".")[0]).joinpath(FILE)))


@cache
def stock(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids; a game may have none."""
    manifest = manifests()[game]
    if not manifest.puzzles:
        return {}
    lines = gzip.decompress(stock_of(manifest).read_bytes()).splitlines()
    return {puzzle.id: puzzle for puzzle in (json.decode(line, type=Puzzle) for line in lines)}


class Stocked(NamedTuple):
    """A puzzle and its game."""

    manifest: Manifest
    puzzle: Puzzle

    @property
    def name(self) -> str:
        return f"{self.manifest.name}/{self.puzzle.id}"

    @property
    def spoils(self) -> bool:
        """It shows what a later chapter brings."""
        return self.puzzle.chapter > FIRST_CHAPTER


def in_stock() -> list[Stocked]:
    """All puzzles of all games."""
    return [Stocked(manifest, puzzle) for manifest in manifests().values() for puzzle in puzzles_of(manifest)]


def puzzles_of(manifest: Manifest) -> list[Puzzle]:
    return [*stock(manifest.name).values()]


def known_puzzle(game: str, name: str) -> Puzzle | None:
    """The puzzle of that name, if it is in stock, and its game is installed."""
    return stock(game).get(name) if game in manifests() else None


def find_puzzle(game: str, name: str) -> Stocked:
    """The puzzle of that name."""
    found = known_puzzle(game, name)
    if found is None:
        raise BadOption(f"puzzle: there is no {shown(name)} of {shown(game)}")
    return Stocked(manifests()[game], found)


def daily(day: str) -> Stocked:
    """The puzzle of a day, such as 2026-11-19: the same for everybody, and of no later chapter."""
    return of_the_day([stocked for stocked in in_stock() if not stocked.spoils], day)
