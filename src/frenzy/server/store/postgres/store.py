"""The store in a PostgreSQL database."""

from __future__ import annotations

from typing import Final

from frenzy.server.store.postgres.address import Address
from frenzy.server.store.postgres.database import ReadingDatabase, WritingDatabase
from frenzy.server.store.sql.store import Clock, SqlStore

READERS: Final = 3


class PostgresStore(SqlStore):
    """A database, whose tables are made if they are missing. Opening raises StoreFailure if it cannot be used.

    It belongs to one server, or to many that say `is_shared` and lease what they write to.
    """

    def __init__(self, url: str, *, is_shared: bool = False, clock: Clock | None = None) -> None:
        address = Address(url)
        self.database = WritingDatabase(address, is_shared=is_shared)
        self.database.ready()
        super().__init__(self.database, [ReadingDatabase(address) for _ in range(READERS)], clock)
