"""What a strong bot would choose, without keeping anybody waiting for long."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from threading import Thread
from typing import Final, cast

from frenzy import kernel
from frenzy.bots import make_bot
from frenzy.games import load
from frenzy.wire import View

STRONG, QUICK = "hard", "easy"
PATIENCE: Final = 6.0
"""So many seconds somebody waits for advice; then a quicker bot gives it."""


def ask(level: str, view: View, seed: int) -> Future[str]:
    """The choice of a bot that thinks in a thread; nobody has to wait for it at the end of the program."""
    answer: Future[str] = Future()

    def think() -> None:
        try:
            answer.set_result(make_bot(level, load(view["game"]), seed).choose(cast(kernel.View, view)))
        except Exception as error:  # noqa: BLE001  # whoever waits for the answer gets it
            answer.set_exception(error)

    Thread(target=think, daemon=True, name=f"advice of {level}").start()
    return answer


async def advise(view: View, seed: int = 0, patience: float = PATIENCE) -> str:
    """Advice for a screen, which stays awake meanwhile."""
    try:
        return await asyncio.wait_for(asyncio.wrap_future(ask(STRONG, view, seed)), patience)
    except TimeoutError:
        return await asyncio.wrap_future(ask(QUICK, view, seed))


def advise_now(view: View, seed: int = 0, patience: float = PATIENCE) -> str:
    """The same for lines of text."""
    try:
        return ask(STRONG, view, seed).result(patience)
    except TimeoutError:
        return ask(QUICK, view, seed).result()
