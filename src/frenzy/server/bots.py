"""Bots in processes of their own: a view goes in, a choice comes out, in time or not at all."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from typing import Any, Final, Protocol, cast

import structlog
from pebble import ProcessExpired, ProcessPool

from frenzy import kernel
from frenzy.bots import make_bot
from frenzy.games import load
from frenzy.wire import View

TIME_LIMIT: Final = 5.0

log = structlog.get_logger()


class Players(Protocol):
    """Whoever answers for the seats without a person."""

    failed: int

    async def choose(self, game: str, level: str, view: View, luck: str) -> str:
        """One of the choices of the view; `luck` is where the bot's own chance comes from."""
        ...

    async def advise(self, game: str, level: str, view: View, luck: str) -> str | None:
        """The same for a person: None if the bot has failed, because bad advice is worse than none."""
        ...

    def close(self) -> None: ...


def answer(game: str, level: str, view: View, luck: int) -> str:
    """What a worker does: make the bot, show it the view."""
    return make_bot(level, load(game), luck).choose(cast(kernel.View, view))


def number_of(luck: str) -> int:
    return int.from_bytes(sha256(luck.encode()).digest()[:8], "big")


def leave_signals_to_the_server() -> None:
    """Ctrl-C in a terminal reaches every process of the group; the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotPool:
    """Workers that are killed when they think too long. A forced answer needs none of them."""

    def __init__(self, workers: int = 1, time_limit: float = TIME_LIMIT, think: Any = answer) -> None:
        """`think` must be a function that a new process can import; tests put a slow one here."""
        self.time_limit, self.think = time_limit, think
        self.asked = self.failed = 0
        self.advising = asyncio.Lock()
        self.pool = ProcessPool(
            max_workers=workers, initializer=leave_signals_to_the_server, context=get_context("spawn")
        )

    async def choose(self, game: str, level: str, view: View, luck: str) -> str:
        """Any legal choice is better than none."""
        choice = await self.answer(game, level, view, luck)
        return Random(number_of(luck)).choice(view["choices"]) if choice is None else choice

    async def advise(self, game: str, level: str, view: View, luck: str) -> str | None:
        """One after the other: a bot that has to play waits for one of them at most, however many people ask."""
        async with self.advising:
            return await self.answer(game, level, view, luck)

    async def answer(self, game: str, level: str, view: View, luck: str) -> str | None:
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        self.asked += 1
        try:
            choice = await self.ask(game, level, view, number_of(luck))
        except Exception as error:  # noqa: BLE001  # whatever a bot did wrong, the table goes on
            self.note_failure(level, repr(error))
            return None
        if choice not in choices:
            self.note_failure(level, "not a legal choice")
            return None
        return str(choice)

    async def ask(self, game: str, level: str, view: View, number: int) -> Any:
        """A worker that was ended from outside has not answered wrongly: the next one is asked the same."""
        arguments = [game, level, view, number]
        with suppress(ProcessExpired):
            return await asyncio.wrap_future(self.pool.schedule(self.think, args=arguments, timeout=self.time_limit))
        return await asyncio.wrap_future(self.pool.schedule(self.think, args=arguments, timeout=self.time_limit))

    def note_failure(self, level: str, why: str) -> None:
        self.failed += 1
        log.warning("bot failed", bot=level, why=why)

    def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it untyped
        self.pool.join()
