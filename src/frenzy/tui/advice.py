"""What a strong bot would choose, as far as it can tell in the time that somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from frenzy.bots import HINT_LEVEL, Budget, ask, make_bot, reason_for
from frenzy.bots.budget import HINT_PATIENCE, HINT_SECONDS
from frenzy.games import load
from frenzy.kernel.phrase import Phrase
from frenzy.wire import View

Tell = Callable[[str], None]


def reason_of(view: View, choice: str) -> Phrase | None:
    """What speaks for a choice, where the game has a sentence for it; for those alone who see this view."""
    game = load(view["game"])
    reason = reason_for(game, view, choice)
    return None if reason is None else game.explain(view, reason).text


def motive_of(view: View, choice: str) -> Phrase | None:
    """What everybody may hear of why a bot has chosen this."""
    return reason_of(view, choice) if load(view["game"]).manifest.cooperative else None


async def advise(view: View, seed: int, tell: Tell) -> str:
    """Advice while the screen stays awake; if it takes long, `tell` hears of the best so far."""
    loop, is_long = asyncio.get_running_loop(), False

    def improve(choice: str) -> None:
        if is_long:
            loop.call_soon_threadsafe(tell, choice)

    budget = Budget.lasting(HINT_SECONDS, improve)
    bot = make_bot(HINT_LEVEL, load(view["game"]), seed)
    thinking = asyncio.ensure_future(asyncio.to_thread(ask, bot, view, budget))
    await asyncio.wait([thinking], timeout=HINT_PATIENCE)
    is_long = not thinking.done()
    if is_long and budget.best:
        tell(budget.best)
    return await thinking
