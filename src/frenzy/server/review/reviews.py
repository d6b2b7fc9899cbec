"""Reviews of finished games: asked for once, made one after the other, kept for a while.

The server plays a game again and cuts it into deeds; the processes of the bots weigh them, one at a time, whenever
nobody waits for anything else. What was found for a position is kept, so that games that share their beginning share
the work.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

import structlog
from msgspec import json

from frenzy import wire
from frenzy.bots import HINT_LEVEL
from frenzy.bots.chances import Judge, judge_of
from frenzy.games import manifest_of
from frenzy.games.editions import kept_cards
from frenzy.kernel import Game
from frenzy.review.course import Course, Deed, course_of
from frenzy.review.summing import review_of
from frenzy.review.weighing import Weighed, unweighed
from frenzy.server.bots.pool import BotPool
from frenzy.server.bots.worker import Decision
from frenzy.server.http.problems import NotNow
from frenzy.server.lobby.lobby import Lobby
from frenzy.server.lobby.replays import check_rules, record_of
from frenzy.server.table.editions import edition_of
from frenzy.server.table.recovery import in_slices
from frenzy.server.table.table import Table

COURSES: Final = 30
REVIEWS: Final = 100
POSITIONS: Final = 5_000
"""So many of each are kept."""
QUEUE: Final = 20
"""So many games may wait; who asks for another one is told to come back later."""

K = TypeVar("K")
V = TypeVar("V")
log = structlog.get_logger()


class Kept(Generic[K, V]):
    """The last so many of something, the one that nobody asked for longest being forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self.found:
            self.found.move_to_end(key)
        return self.found.get(key)

    def put(self, key: K, value: V) -> None:
        self.found[key] = value
        self.found.move_to_end(key)
        while len(self.found) > self.most:
            self.found.popitem(last=False)


class Rules:
    """What a game was played with, and who judges it."""

    def __init__(self, game: Game[Any, Any], judge: Judge[Any]) -> None:
        self.game, self.judge = game, judge


class Reviewing:
    """The review of one game while it is made. `wanted` are the addresses that have asked for it."""

    def __init__(self, home: str) -> None:
        self.wanted = {home}
        self.phase: wire.ReviewPhase = "waiting"
        self.done, self.total = 0, 0
        self.making: asyncio.Task[None] | None = None

    def start(self, making: Coroutine[None, None, None], table: str) -> None:
        self.making = asyncio.create_task(making, name=f"review of {table}")

    async def stop(self) -> None:
        if self.making is not None:
            self.making.cancel()
            with suppress(asyncio.CancelledError):
                await self.making

    def told(self, judge: Judge[Any]) -> wire.Review:
        return wire.Review(self.phase, self.done, self.total, judge.is_team, [], [], [], [])


class Reviews:
    """All reviews of a server."""

    def __init__(self, lobby: Lobby, bots: BotPool) -> None:
        self.lobby, self.bots = lobby, bots
        self.courses: Kept[str, Course] = Kept(COURSES)
        self.finished: Kept[str, wire.Review] = Kept(REVIEWS)
        self.positions: Kept[str, Weighed] = Kept(POSITIONS)
        self.making: dict[str, Reviewing] = {}
        self.turn = asyncio.Lock()

    # -- what is asked ------------------------------------------------------------------------------------------

    async def chances(self, table: Table) -> wire.ChancesInfo:
        """How likely each side was to win, at every step of a finished game; nothing if nobody can judge it."""
        check_over(table)
        if not manifest_of(table.record.game).chances:
            return wire.ChancesInfo(for_team=False, chances=[])
        rules = await self.rules(table)
        course = await self.course(table, rules)
        return wire.ChancesInfo(rules.judge.is_team, course.chances)

    async def told(self, table: Table) -> wire.Review:
        """What is known by now."""
        name, rules = table.record.id, await self.rules(table)
        finished = self.finished.get(name)
        if finished is not None:
            return finished
        found = self.making.get(name)
        return found.told(rules.judge) if found else wire.Review("none", 0, 0, rules.judge.is_team, [], [], [], [])

    async def ask(self, table: Table, home: str) -> wire.Review:
        """Have the review made, if that is not done or under way."""
        name, rules = table.record.id, await self.rules(table)
        if self.finished.get(name) is None:
            found = self.making.get(name)
            if found is None or found.phase == "failed":
                if len(self.making) >= QUEUE:
                    raise NotNow("too_many", "review: too many games wait for theirs; try again later")
                found = self.making[name] = Reviewing(home)
                found.start(self.make(table, rules, found), name)
            found.wanted.add(home)
        return await self.told(table)

    async def cancel(self, table: Table, home: str) -> wire.Review:
        """Nobody at this address wants it any more; it is made on if others do."""
        found = self.making.get(table.record.id)
        if found is not None:
            found.wanted.discard(home)
            if not found.wanted:
                await self.stop(table.record.id)
        return await self.told(table)

    async def stop(self, name: str) -> None:
        found = self.making.pop(name, None)
        if found is not None:
            await found.stop()

    async def close(self) -> None:
        for name in [*self.making]:
            await self.stop(name)

    # -- making one ---------------------------------------------------------------------------------------------

    async def make(self, table: Table, rules: Rules, found: Reviewing) -> None:
        """When it is its turn: weigh deed after deed."""
        name = table.record.id
        try:
            async with self.turn:
                found.phase = "running"
                course = await self.course(table, rules)
                found.total = len(course.deeds)
                weighed: list[Weighed] = []
                for deed in course.deeds:
                    weighed.append(await self.weighed(name, rules, deed) or unweighed(course, deed))
                    found.done = len(weighed)
                self.finished.put(name, review_of(course, weighed, rules.judge))
            del self.making[name]
        except Exception as error:  # whatever went wrong, it can be asked for again
            found.phase = "failed"
            log.error("no review", table=name, exc_info=error)

    async def weighed(self, name: str, rules: Rules, deed: Deed) -> Weighed | None:
        """What a deed was worth: known from the same position, or found now."""
        game = rules.game
        key = sha256(json.encode([game.content_hash(), HINT_LEVEL, deed.view, deed.choices])).hexdigest()
        weighed = self.positions.get(key)
        if weighed is None:
            cards, done = kept_cards(game), tuple(deed.choices)
            decision = Decision(
                game.name, HINT_LEVEL, deed.view, name, deed.start, key, "review", cards=cards, done=done
            )  # fmt: skip
            weighed = await self.bots.weigh(decision)
            if weighed is not None:
                self.positions.put(key, weighed)
        return weighed

    async def course(self, table: Table, rules: Rules) -> Course:
        """The chances and deeds of a game, which is played again for that."""
        name = table.record.id
        course = self.courses.get(name)
        if course is None:
            record = await record_of(self.lobby, table)
            by = [action.seat for action in await self.lobby.store.actions(name)]
            growing = course_of(rules.game, rules.judge, record, by)
            course = [each async for each in in_slices(growing)][-1]
            self.courses.put(name, course)
        return course

    async def rules(self, table: Table) -> Rules:
        """The game as this table has played it; NotNow if nobody can judge it."""
        check_over(table)
        await check_rules(self.lobby, table.record)
        game = await edition_of(self.lobby.store, table.record)
        judge = judge_of(game)
        if judge is None:
            raise NotNow("no_game", "game: nobody judges its chances")
        return Rules(game, judge)


def check_over(table: Table) -> None:
    if table.record.phase != "over":
        raise NotNow("not_over", "table: its game is not over")
