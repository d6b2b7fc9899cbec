"""What one server shares between its handlers: storage, bots, lobby, limits, metrics; and who sends a request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException

from frenzy.kernel import BadOption, FrenzyError
from frenzy.kernel.errors import shown
from frenzy.server.bots.pool import BotPool
from frenzy.server.campaign.campaigns import Campaigns
from frenzy.server.housekeeping.archive import Archive
from frenzy.server.housekeeping.bars import Bars
from frenzy.server.housekeeping.diary import Diary
from frenzy.server.housekeeping.office import Office
from frenzy.server.housekeeping.pruning import Pruner
from frenzy.server.housekeeping.rules import DEFAULTS, KeepRules
from frenzy.server.http import guards
from frenzy.server.http.problems import WrongToken
from frenzy.server.ladder.ladder import Ladder
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.monitoring.health import Health
from frenzy.server.monitoring.metrics import HouseCollector, Metrics
from frenzy.server.review.reviews import Reviews
from frenzy.server.store import StoreFailure, UnknownCampaign, UnknownTable
from frenzy.server.store.interface import Store
from frenzy.server.table.leases import Leases
from frenzy.server.table.office import Guest
from frenzy.server.table.table import Table

if TYPE_CHECKING:
    from frenzy.server.cluster.node import Node

T = TypeVar("T")
Asker = ASGIConnection[Any, Any, Any, Any]
MOST_SOCKETS: Final = 200
"""Open at the same time for one address."""


class Services:
    """The services of one server."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        *,
        limits: Mapping[str, guards.Limit] = guards.LIMITS,
        most_sockets: int = MOST_SOCKETS,
        origins: Sequence[str] = (),
        hosts: Sequence[str] = (),
        is_secure: bool = False,
        node: Node | None = None,
        rules: KeepRules = DEFAULTS,
        archive: Path | None = None,
    ) -> None:
        self.store, self.bots, self.origins, self.is_secure = store, bots, origins, is_secure
        self.hosts = {*hosts, *(urlsplit(origin).hostname or "" for origin in origins)}
        self.node = node
        self.lobby = Lobby(store, bots, None if node is None else Leases(store, node.me.id))
        self.campaigns = Campaigns(self.lobby)
        self.ladder = Ladder(store)
        self.reviews = Reviews(self.lobby, bots)
        self.limiter, self.most_sockets = guards.Limiter(limits), most_sockets
        self.open_sockets: Counter[str] = Counter()
        self.health, self.metrics = Health(store), Metrics()
        self.bars = Bars(store)
        self.office = Office(self.lobby, self.bars)
        self.diary = Diary(store)
        self.pruner = Pruner(self.lobby, self.diary, rules, Archive(archive) if archive else None, self.metrics)
        self.watching: list[asyncio.Task[None]] = []
        self.metrics.registry.register(HouseCollector(self))
        store.watch_commits(self.metrics.note_commit)

    async def start(self) -> None:
        self.watching = [
            asyncio.create_task(self.metrics.watch_loop(), name="loop lag"),
            asyncio.create_task(self.pruner.watch(), name="keep house"),
            asyncio.create_task(self.health.watch_start(), name="first look"),
        ]
        await self.bars.read()
        if self.node is not None:
            await self.node.join(self.lobby)
        await self.lobby.wake()
        if self.node is not None:
            self.node.follow()

    async def close(self) -> None:
        """What goes wrong with one of them keeps none of the others open."""
        try:
            for task in self.watching:
                task.cancel()
            await asyncio.gather(*self.watching, return_exceptions=True)
            with suppress(StoreFailure):
                await self.diary.write()
            await self.health.close()
            await self.reviews.close()
            if self.node is not None:
                await self.node.say_goodbye()
            await self.lobby.close()
        finally:
            self.bots.close()
            await self.store.close()
            if self.node is not None:
                await self.node.members.leave()

    # -- who asks -----------------------------------------------------------------------------------------------

    def check_origin(self, asker: Asker) -> None:
        """Who is barred, calls us by another name, or asks from a page from elsewhere, gets nothing."""
        if self.bars.is_barred(caller(asker)):
            raise PermissionDeniedException("address: it is barred from this server")
        origin, host = asker.headers.get("origin"), asker.headers.get("host", "")
        if not guards.is_own_host(host, self.hosts):
            text = f"{shown(host)} is no name of this server; whoever runs it adds one with --host-name"
            raise HTTPException(status_code=421, detail="", extra=[{"key": "host", "message": text}])
        if origin is not None and not guards.is_own_origin(origin, host, self.origins):
            raise PermissionDeniedException("origin: requests from other pages are not answered")

    def spend(self, limit: str, asker: Asker) -> None:
        """Count a request against its limit; another server of the cluster, which speaks for nobody, has none."""
        seconds = self.limiter.spend(limit, caller(asker)) if caller(asker) else None
        if seconds is not None:
            retry = {"Retry-After": str(round(seconds + 0.5))}
            raise TooManyRequestsException(f"too many requests; try again in {seconds:g} seconds", headers=retry)

    @contextmanager
    def open_socket(self, asker: Asker) -> Iterator[None]:
        """An open socket: not too often a new one, and nobody has so many that none is left for the others."""
        self.spend("socket", asker)
        who = caller(asker)
        if self.open_sockets[who] >= self.most_sockets:
            raise TooManyRequestsException("too many open connections")
        self.open_sockets[who] += 1
        try:
            with self.metrics.sockets.track_inprogress():
                yield
        finally:
            self.open_sockets -= Counter({who: 1})  # whoever has none is forgotten

    def cookies(self, asker: Asker) -> Mapping[str, str]:
        """The cookies that count: those of a browser that asks from our pages."""
        headers, is_question = asker.headers, asker.scope.get("method") == "GET"
        origin, host, site = headers.get("origin"), headers.get("host", ""), headers.get("sec-fetch-site")
        counts = guards.may_use_cookie(origin, host, self.origins, is_question=is_question, site=site)
        return asker.cookies if counts else {}

    def keys(self, asker: Asker, campaign: str | None = None) -> list[str]:
        """The keys that come with the request, of this campaign or of any: one shown by a program, or those that a
        browser keeps."""
        key = guards.bearer(asker.headers.get("authorization"))
        if key is not None:
            return [key]
        kept = self.kept_keys(asker)
        if campaign is not None:
            return [key for name, key in kept.items() if name == campaign]
        return [*kept.values()][-guards.MOST_CAMPAIGNS :]  # browsers send the oldest first

    def kept_keys(self, asker: Asker) -> dict[str, str]:
        """The keys that a browser keeps, by campaign."""
        beginning, _ = guards.campaign_cookie("", is_secure=self.is_secure)
        return {
            name.removeprefix(beginning): key
            for name, key in self.cookies(asker).items()
            if name.startswith(beginning) and key
        }

    def seats_to_forget(self, asker: Asker, table: str) -> list[str]:
        """The cookies of the tables that a browser has kept longest, if all of them go with every request."""
        beginning, path = guards.seat_cookie("", is_secure=self.is_secure)
        mine, _ = guards.seat_cookie(table, is_secure=self.is_secure)
        others = [name for name in asker.cookies if path == "/" and name.startswith(beginning) and name != mine]
        return others[: max(0, len(others) + 1 - guards.MOST_SEATS)]  # browsers send the oldest first

    def check_campaign_count(self, asker: Asker, campaign: str | None = None) -> None:
        """All keys go with every request: a browser with too many of them could open no socket any more."""
        kept = self.kept_keys(asker)
        if len(kept) >= guards.MOST_CAMPAIGNS and campaign not in kept:
            raise BadOption(f"campaigns: this browser keeps {guards.MOST_CAMPAIGNS} already; forget one of them first")

    def token(self, asker: Asker, table: Table) -> str | None:
        """The token that comes with the request: shown by a program, or kept by a browser that asks from our pages.

        At a campaign's table the key of the campaign does as well: it makes the token.
        """
        token = guards.bearer(asker.headers.get("authorization"))
        if token is None:
            token = self.cookies(asker).get(guards.seat_cookie(table.record.id, is_secure=self.is_secure)[0])
        campaign = table.record.campaign
        if campaign is None or guards.seats_of(token, table.seats):
            return token
        made = [guards.seat_token(key, table.record.id) for key in self.keys(asker, campaign)]
        return next((each for each in made if guards.seats_of(each, table.seats)), token)

    def key(self, asker: Asker, table: Table) -> str | None:
        """What is stored of the token that comes with the request."""
        token = self.token(asker, table)
        return guards.hashed(token) if token else None

    async def owner_key(self, asker: Asker, campaign: str | None) -> str | None:
        """The key of this campaign, if it comes with the request."""
        if campaign is None:
            return None
        with suppress(UnknownCampaign):
            return (await self.campaigns.open(campaign, self.keys(asker, campaign))).key
        return None

    async def visible_table(self, asker: Asker, name: str) -> Table:
        """The table, for those who may see it: for others than its owner a campaign's table is not there.

        Nor do they hear why it cannot be opened.
        """
        try:
            table = await self.lobby.find(name)
        except FrenzyError:
            campaign = (await self.store.table(name)).campaign
            if campaign is not None and await self.owner_key(asker, campaign) is None:
                raise UnknownTable(name) from None
            raise
        if table.record.campaign is None or guards.seats_of(self.token(asker, table), table.seats):
            return table
        if await self.owner_key(asker, table.record.campaign) is None:
            raise UnknownTable(name)
        return table

    def guest(self, asker: Asker, table: Table) -> Guest:
        """Who asks, as the host of a table knows them."""
        return Guest(self.key(asker, table), address_of(asker), self.place(asker))

    def newcomer(self, asker: Asker) -> Guest:
        """Who asks for a seat at whichever table."""
        return Guest(home=address_of(asker), place=self.place(asker))

    def place(self, asker: Asker) -> str | None:
        """The key of a place on the ladder that comes with the request: shown by a program, or kept by a browser."""
        shown = asker.headers.get(guards.PLACE_HEADER)
        return shown or self.cookies(asker).get(guards.place_cookie(is_secure=self.is_secure)[0]) or None

    async def do(self, asker: Asker, name: str, job: Callable[[Table, tuple[int, ...]], Awaitable[T]]) -> T:
        """Let a table do this for the seats that the asker's token opens when its turn comes: not a moment earlier,
        when others may still leave or sit down before that."""
        table = await self.visible_table(asker, name)

        async def turn() -> T:
            return await job(table, self.own(asker, table))

        return await table.do(turn)

    def own(self, asker: Asker, table: Table) -> tuple[int, ...]:
        """The seats that the request's token opens. A bearer token that opens nothing is a mistake worth telling."""
        own = guards.seats_of(self.token(asker, table), table.seats)
        is_private = table.record.campaign is not None  # who is here at all has its key
        if not own and not is_private and guards.bearer(asker.headers.get("authorization")) is not None:
            raise WrongToken("token: it opens no seat of this table")
        return own


def address_of(asker: Asker) -> str | None:
    """Where somebody comes from; whoever sits at the server's own machine comes from nowhere."""
    found = caller(asker)
    return None if asker.client is None or guards.is_loopback(found) else found


def caller(asker: Asker) -> str:
    return guards.home(asker.client.host) if asker.client is not None else "unknown"
