"""The record of a series in this terminal: how often each of its tables was tried, and how that ended.

It is one file for each game, in the form in which a browser writes it too.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time
from typing import Any, Final, Literal

from msgspec import DecodeError, Struct, ValidationError, json

from frenzy.client.credentials import write_whole
from frenzy.kernel import BadSave
from frenzy.kernel.manifest import Manifest

FORMAT: Final = 1


class Run(Struct, frozen=True):
    """A game of the series that is over; times are in seconds."""

    table: str
    value: str
    started: float
    ended: float
    result: Literal["won", "lost"]
    options: dict[str, Any] = {}
    outcome: dict[str, Any] = {}


class Kept(Struct):
    """A record as it is written."""

    format: int
    game: str
    runs: list[Run]


class LocalRecord:
    """The games of a series that this person has ended here. A file that cannot be read is never written over."""

    def __init__(self, manifest: Manifest, folder: Path) -> None:
        self.manifest, self.series = manifest, manifest.series
        self.file = folder / "records" / f"{manifest.name}.json"
        self.values = tuple(
            str(value) for option in manifest.options if option.name == manifest.series for value in option.values
        )

        self.default = next(option.default for option in manifest.options if option.name == manifest.series)

    def runs(self) -> list[Run]:
        try:
            return self.read(self.file)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadSave(f"{self.file}: {error.strerror}") from None

    def read(self, path: Path) -> list[Run]:
        """The runs in a file of this or another device; BadSave if it is no record of this game."""
        try:
            kept = json.decode(path.read_bytes(), type=Kept)
            if kept.format != FORMAT or kept.game != self.manifest.name:
                raise ValidationError(f"format {kept.format} of {kept.game!r}")
        except (DecodeError, UnicodeError) as error:
            raise BadSave(f"{path}: no record of {self.manifest.name}: {error}") from None
        return kept.runs

    def add(self, runs: Sequence[Run]) -> int:
        """Write down what is new; how many that were."""
        known = self.runs()
        tables = {run.table for run in known}
        new = [run for run in runs if run.table not in tables]
        if new:
            self.write(self.file, sorted([*known, *new], key=lambda run: run.ended))
        return len(new)

    def write(self, path: Path, runs: list[Run]) -> None:
        try:
            write_whole(path, json.format(json.encode(Kept(FORMAT, self.manifest.name, runs))))
        except OSError as error:
            raise BadSave(f"{path}: {error.strerror}") from None

    def value_of(self, options: Mapping[str, Any]) -> str:
        """Which one of the series a table with these options plays."""
        return str(options.get(self.series, self.default))

    def following(self, value: str) -> str | None:
        """The one after this; None after the last."""
        place = self.values.index(value) + 1
        return self.values[place] if place < len(self.values) else None


def local_id() -> str:
    """A name for a table that no server has named."""
    return f"local-{secrets.token_hex(6)}"


def run_of(
    table: str, value: str, started: float, options: dict[str, Any], outcome: dict[str, Any], *, is_won: bool
) -> Run:
    """What is written down of a game that has just ended."""
    return Run(table, value, started, time(), "won" if is_won else "lost", options, outcome)
