"""What one server is made of: storage, bots, lobby, limits and numbers; and how a request is recognised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client import Counter as Sum

from frenzy.server.bots import Players
from frenzy.server.guards import (
    COOKIE,
    LIMITS,
    Limit,
    Limiter,
    bearer,
    hashed,
    home,
    is_own_origin,
    may_use_cookie,
    seats_of,
)
from frenzy.server.lobby import Lobby
from frenzy.server.problems import WrongToken
from frenzy.server.store import Store
from frenzy.server.tables import Table

T = TypeVar("T")
Asker = ASGIConnection[Any, Any, Any, Any]
MOST_SOCKETS: Final = 200
"""Open at the same time for one address."""


class House:
    """One server."""

    def __init__(
        self,
        store: Store,
        bots: Players,
        *,
        limits: Mapping[str, Limit] = LIMITS,
        most_sockets: int = MOST_SOCKETS,
        origins: Sequence[str] = (),
        is_secure: bool = False,
    ) -> None:
        self.store, self.bots, self.origins, self.is_secure = store, bots, origins, is_secure
        self.lobby = Lobby(store, bots)
        self.limiter, self.most_sockets = Limiter(limits), most_sockets
        self.lines: Counter[str] = Counter()
        self.registry = CollectorRegistry()
        self.choices = Sum("frenzy_choices", "choices of people that were accepted", registry=self.registry)
        self.refusals = Sum("frenzy_refusals", "messages that were refused", ["reason"], registry=self.registry)
        self.sockets = Gauge("frenzy_sockets", "open sockets", registry=self.registry)
        tables = Gauge("frenzy_tables", "tables in memory", registry=self.registry)
        tables.set_function(lambda: len(self.lobby.tables))
        failures = Gauge("frenzy_bot_failures", "bots that were late, wrong or broken", registry=self.registry)
        failures.set_function(lambda: bots.failed)

    async def open(self) -> None:
        await self.lobby.wake()

    async def close(self) -> None:
        """What goes wrong with one of them keeps none of the others open."""
        try:
            await self.lobby.close()
        finally:
            self.bots.close()
            await self.store.close()

    def numbers(self) -> bytes:
        """The metrics, as Prometheus reads them."""
        return generate_latest(self.registry)

    # -- who asks -----------------------------------------------------------------------------------------------

    def check_origin(self, asker: Asker) -> None:
        """A page from elsewhere may ask for nothing."""
        origin = asker.headers.get("origin")
        if origin is not None and not is_own_origin(origin, asker.headers.get("host", ""), self.origins):
            raise PermissionDeniedException("origin: requests from other pages are not answered")

    def spend(self, limit: str, asker: Asker) -> None:
        """Count a request against its limit."""
        seconds = self.limiter.spend(limit, caller(asker))
        if seconds is not None:
            retry = {"Retry-After": str(round(seconds + 0.5))}
            raise TooManyRequestsException(f"too many requests; try again in {seconds:g} seconds", headers=retry)

    @contextmanager
    def line(self, asker: Asker) -> Iterator[None]:
        """An open socket: not too often a new one, and nobody has so many that none is left for the others."""
        self.spend("socket", asker)
        who = caller(asker)
        if self.lines[who] >= self.most_sockets:
            raise TooManyRequestsException("too many open connections")
        self.lines[who] += 1
        try:
            with self.sockets.track_inprogress():
                yield
        finally:
            self.lines[who] -= 1
            if not self.lines[who]:
                del self.lines[who]

    def token(self, asker: Asker) -> str | None:
        """The token that comes with the request: shown by a program, or kept by a browser that asks from our pages."""
        shown = bearer(asker.headers.get("authorization"))
        if shown is not None:
            return shown
        headers = asker.headers
        if may_use_cookie(headers.get("origin"), headers.get("host", ""), self.origins):
            return asker.cookies.get(COOKIE)
        return None

    def key(self, asker: Asker) -> str | None:
        """What is stored of the token that comes with the request."""
        token = self.token(asker)
        return hashed(token) if token else None

    async def do(self, asker: Asker, name: str, deed: Callable[[Table, tuple[int, ...]], Awaitable[T]]) -> T:
        """Let a table do this for the seats that the asker's token opens when its turn comes: not a moment earlier,
        when others may still leave or sit down before that."""
        table = await self.lobby.find(name)

        async def turn() -> T:
            return await deed(table, self.own(asker, table))

        return await table.do(turn)

    def own(self, asker: Asker, table: Table) -> tuple[int, ...]:
        """The seats that the request's token opens. A bearer token that opens nothing is a mistake worth telling."""
        own = seats_of(self.token(asker), table.seats)
        if not own and bearer(asker.headers.get("authorization")) is not None:
            raise WrongToken("token: it opens no seat of this table")
        return own


def caller(asker: Asker) -> str:
    return home(asker.client.host) if asker.client is not None else "unknown"
