"""The servers that share a database: each says again and again that it is there, and hears at once who comes and goes.

LISTEN and NOTIFY carry no more than "look again", and the database is there anyway: another program such as Redis would
be one more that can fail, and one more truth. The table of members is no data: it is made when it is first needed, and
no backup has it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import psycopg
import structlog
from msgspec import Struct
from psycopg import AsyncConnection

from frenzy.server.cluster.placement import home_of
from frenzy.server.store.postgres.address import Address
from frenzy.server.store.postgres.schema import CHANGING
from frenzy.server.table.leases import LEASE_SECONDS, RENEWALS

CHANNEL: Final = "frenzy_members"
BEAT: Final = LEASE_SECONDS / RENEWALS
AGAIN: Final = 0.5
"""Seconds until the next try to reach the database."""
CREATE: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS frenzy_members (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL UNIQUE,
    secret TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
)
"""
NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
COME: Final = f"""
INSERT INTO frenzy_members (id, address, secret, until) VALUES (%s, %s, %s, {NOW} + {LEASE_SECONDS})
ON CONFLICT (address) DO UPDATE SET id = excluded.id, secret = excluded.secret, until = excluded.until
"""
BURY: Final = "UPDATE tables SET owner = NULL, lease_until = NULL WHERE owner = %s"

log = structlog.get_logger()
Connection = AsyncConnection[tuple[Any, ...]]


class Member(Struct, frozen=True):
    """A server: its name, which none had before, where the others reach it, and what only they know."""

    id: str
    address: str
    secret: str


def new_member(address: str) -> Member:
    return Member(secrets.token_hex(8), address, secrets.token_urlsafe(32))


class Members:
    """Those who are there, as far as this one knows, and this one among them."""

    def __init__(self, url: str, me: Member, changed: Callable[[], None] = lambda: None) -> None:
        self.address, self.me, self.changed = Address(url), me, changed
        self.live: dict[str, Member] = {me.id: me}
        self.connection: Connection | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_leaving = False

    # -- asking -------------------------------------------------------------------------------------------------

    def home(self, name: str) -> Member:
        """Where the table or campaign of this id should be: here, if nobody else is there."""
        by_address = {member.address: member for member in self.live.values()} or {self.me.address: self.me}
        return by_address[home_of(name, by_address)]

    def is_mine(self, name: str) -> bool:
        return self.home(name).id == self.me.id

    def suspect(self, member: Member) -> None:
        """It does not answer: do without it until it says again that it is there."""
        if self.live.pop(member.id, None) is not None:
            log.warning("member does not answer", member=member.address)
            self.changed()

    # -- coming and going ---------------------------------------------------------------------------------------

    async def join(self) -> None:
        connection = await self.connected()
        await self.read(connection)
        self.task = asyncio.create_task(self.stay(), name="members")

    async def connected(self) -> Connection:
        """A connection that hears of the others, on which this one is known."""
        if self.connection is None or self.connection.closed:
            connection = await AsyncConnection.connect(**self.address.parameters, autocommit=True)
            try:
                async with connection.transaction():
                    await connection.execute(f"SELECT pg_advisory_xact_lock({CHANGING}, hashtext(current_schema()))")
                    await connection.execute(CREATE)
                await connection.execute(f"LISTEN {CHANNEL}")
                await self.come(connection)
                await connection.execute(f"NOTIFY {CHANNEL}")
            except BaseException:
                await connection.close()
                raise
            self.connection = connection
        return self.connection

    async def stay(self) -> None:
        """Say that this one is there, and look who else is, in time and whenever somebody says that it has changed."""
        while True:
            try:
                connection = await self.connected()
                async for _ in connection.notifies(timeout=BEAT, stop_after=1):
                    pass
                await self.come(connection)
                await self.read(connection)
            except psycopg.Error as error:
                log.error("members not known", error=str(error))
                await asyncio.sleep(AGAIN)

    async def come(self, connection: Connection) -> None:
        """Say that this one is there."""
        if not self.is_leaving:
            await connection.execute(COME, (self.me.id, self.me.address, self.me.secret))

    async def read(self, connection: Connection) -> None:
        rows = await connection.execute(f"SELECT id, address, secret FROM frenzy_members WHERE until > {NOW}")
        found = {member.id: member for member in [Member(*row) for row in await rows.fetchall()]}
        if self.is_leaving:
            found.pop(self.me.id, None)
        else:
            found[self.me.id] = self.me
        if found != self.live:
            self.live = found
            log.info("members", addresses=sorted(member.address for member in found.values()))
            self.changed()

    async def retire(self) -> None:
        """Nothing should be here any more; who else is there is still heard."""
        self.is_leaving = True
        self.live.pop(self.me.id, None)
        await self.tell("DELETE FROM frenzy_members WHERE id = %s", "left")

    async def say_goodbye(self) -> None:
        """Nobody sends anything here any more. What is leased stays so until it is given back."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.retire()

    async def leave(self) -> None:
        """Nothing is this one's any more."""
        await self.tell(BURY, "leases left behind")
        if self.connection is not None:
            await self.connection.close()

    async def tell(self, statement: str, what: str) -> None:
        """What cannot be said now the others find out when the time is over."""
        try:
            connection = await self.connected()
            await connection.execute(statement, (self.me.id,))
            await connection.execute(f"NOTIFY {CHANNEL}")
        except psycopg.Error as error:
            log.warning("members not told", what=what, error=str(error))


def bury(url: str, address: str) -> None:
    """The server at this address has died, and its process is gone: nobody need wait for the end of its leases."""
    with psycopg.connect(**Address(url).parameters, autocommit=True) as connection:
        for (member,) in connection.execute("DELETE FROM frenzy_members WHERE address = %s RETURNING id", (address,)):
            connection.execute(BURY, (member,))
        connection.execute(f"NOTIFY {CHANNEL}")
