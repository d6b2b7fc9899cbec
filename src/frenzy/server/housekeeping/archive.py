"""Games that have left the store, one file each: the record that `/api/replays` takes, without names and chat."""

from __future__ import annotations

import gzip
import os
from collections.abc import Sequence
from pathlib import Path
from time import gmtime, strftime

from frenzy.kernel import Replay
from frenzy.server.housekeeping.rules import Keep
from frenzy.server.store import ActionRecord, TableRecord


class Archive:
    """A folder for each month, and a compressed file for each game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, table: TableRecord, actions: Sequence[ActionRecord], wall: float) -> Path:
        """Write a game down, and come back when it is on the disk."""
        choices = [action.choice for action in actions]
        game = Replay(
            table.game, table.content_hash, table.seats, table.seed, table.options, choices, position=table.position
        )
        folder = self.folder / strftime("%Y-%m", gmtime(wall))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / f"{table.game}-{table.id}.json.gz"
        with path.open("wb") as file:
            file.write(gzip.compress(game.encode().encode(), mtime=0))
            file.flush()
            os.fsync(file.fileno())
        return path

    def prune(self, keep: Keep, before: float | None) -> int:
        """Remove files that are older than this moment, and the oldest of too many; how many it were."""
        files = sorted((path.stat().st_mtime, path) for path in self.folder.glob("*/*.json.gz"))
        most = len(files) if keep.number is None else keep.number
        gone = [
            path
            for place, (written, path) in enumerate(files)
            if place < len(files) - most or (before is not None and written < before)
        ]
        for path in gone:
            path.unlink()
        return len(gone)
