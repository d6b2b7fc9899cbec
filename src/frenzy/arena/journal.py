"""Games that were played, one JSON line each: an interrupted experiment goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import DecodeError, json

from frenzy.arena.fingerprints import fingerprint
from frenzy.arena.simulation import Cell, Job, Played
from frenzy.games import load
from frenzy.kernel import BadSave

BEGINNING: Final = b'{"job":'
"""Of every line."""


class Journal:
    """A file of games. It may hold fewer than an experiment asks for, and none that it does not."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Played]:
        """All games in it. The beginning of a line that was never finished is cut off."""
        with self.at_hand():
            content = self.path.read_bytes() if self.path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        games = [self.read_line(number, line) for number, line in enumerate(whole.splitlines(), 1)]
        rest = content[len(whole) :]
        if rest[: len(BEGINNING)] != BEGINNING[: len(rest)]:
            raise BadSave(f"{self.path}, line {len(games) + 1}: not a game of a journal")
        if rest:
            with self.at_hand():
                os.truncate(self.path, len(whole))
        return games

    @contextmanager
    def at_hand(self) -> Iterator[None]:
        """What the system says against the file is said of the journal."""
        try:
            yield
        except OSError as error:
            raise BadSave(f"{self.path}: {error.strerror}") from None

    def read_line(self, number: int, line: bytes) -> Played:
        try:
            return json.decode(line, type=Played)
        except DecodeError as error:
            raise BadSave(f"{self.path}, line {number}: not a game of a journal: {error}") from None

    def played(self, jobs: Sequence[Job]) -> list[Played]:
        """The games among `jobs` that are there already; games of other tables, rules or bots are refused.

        Games of more seeds than are asked for now may stay in it.
        """
        cells = {written(job.cell) for job in jobs}
        rules = {name: load(name).content_hash() for name in {job.cell.game for job in jobs}}
        wanted = {job.key for job in jobs}
        found: dict[bytes, Played] = {}
        for number, game in enumerate(self.read(), 1):
            cell, place = game.job.cell, f"{self.path}, line {number}"
            if written(cell) not in cells:
                raise BadSave(f"{place}: a game of another table: {written(cell).decode()}; take another journal")
            if game.content != rules[cell.game]:
                raise BadSave(f"{place}: played with other rules or cards of {cell.game}; take another journal")
            for bot, share in zip(cell.bots, game.seats, strict=False):
                if share.content != fingerprint(bot, cell.game):
                    raise BadSave(f"{place}: played by another {bot}: it has changed since; take another journal")
            found[game.job.key] = game
        return [game for key, game in found.items() if key in wanted]

    def add(self, games: Iterator[Played]) -> Iterator[Played]:
        """The games, each written down before it is passed on."""
        self.append(b"")  # a place where nothing can be written is found out before the first game
        for game in games:
            self.append(json.encode(game) + b"\n")
            yield game

    def append(self, line: bytes) -> None:
        with self.at_hand(), self.path.open("ab") as file:
            file.write(line)


def written(cell: Cell) -> bytes:
    return json.encode(cell, order="sorted")
