"""What a strong bot would choose, as far as it can tell in the time that somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from frenzy.bots import HINT_LEVEL, Budget, ask, make_bot
from frenzy.bots.budget import HINT_PATIENCE, HINT_SECONDS
from frenzy.games import load
from frenzy.wire import View

Tell = Callable[[str], None]


def advise_now(view: View, seed: int = 0, budget: Budget | None = None) -> str:
    """Advice for lines of text."""
    game = load(view["game"])
    return ask(make_bot(HINT_LEVEL, game, seed), view, budget or Budget.lasting(HINT_SECONDS))


async def advise(view: View, seed: int, tell: Tell) -> str:
    """Advice for a screen, which stays awake meanwhile; if it takes long, `tell` hears of the best so far."""
    loop, is_long = asyncio.get_running_loop(), False

    def improve(choice: str) -> None:
        if is_long:
            loop.call_soon_threadsafe(tell, choice)

    budget = Budget.lasting(HINT_SECONDS, improve)
    thinking = asyncio.ensure_future(asyncio.to_thread(advise_now, view, seed, budget))
    await asyncio.wait([thinking], timeout=HINT_PATIENCE)
    is_long = not thinking.done()
    if is_long and budget.best:
        tell(budget.best)
    return await thinking
