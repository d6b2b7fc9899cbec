"""The store in one SQLite file."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from frenzy.server.store.sql.store import Clock, SqlStore
from frenzy.server.store.sqlite.inspection import Inspector
from frenzy.server.store.sqlite.outside import Outside
from frenzy.server.store.sqlite.schema import check, connect

LARGEST_AT_ONCE: Final = 64 * 1_024 * 1_024
"""Bytes: a larger file is read while the server answers already."""


class SqliteStore(SqlStore):
    """A file, which is made if it is missing. Opening raises StoreFailure if it cannot be used."""

    def __init__(self, path: Path, *, clock: Clock | None = None) -> None:
        self.path = path
        with ExitStack() as undo:
            self.database = undo.enter_context(closing(connect(path)))
            is_checked = path.stat().st_size <= LARGEST_AT_ONCE
            if is_checked:
                check(path, self.database)
            self.reader = undo.enter_context(closing(connect(path)))
            self.reader.execute("PRAGMA query_only = ON")
            undo.pop_all()
        self.database.outside = Outside(path)
        self.inspector = Inspector(path, self.database.outside, is_checked=is_checked)
        super().__init__(self.database, [self.reader], clock)

    async def check(self) -> None:
        await super().check()
        try:
            await self.inspector.look()
        finally:
            self.writer.trouble = self.writer.trouble or self.inspector.damage  # nothing is added to a damaged file

    async def close(self) -> None:
        self.inspector.stop()
        await super().close()
