"""What a bot is."""

from __future__ import annotations

from inspect import signature
from typing import Any, Protocol, TypeGuard

from frenzy.bots.budget import Budget
from frenzy.kernel import View


class Bot(Protocol):
    """Anything that answers a view with one of its choices."""

    def choose(self, view: View) -> str: ...


class Anytime(Protocol):
    """A bot that has an answer at every moment, and gives its best one when the time is up."""

    def choose(self, view: View, budget: Budget | None = None) -> str: ...


def is_anytime(bot: Bot) -> TypeGuard[Anytime]:
    return "budget" in signature(bot.choose).parameters


def ask(bot: Bot, view: Any, budget: Budget | None = None) -> str:
    """The bot's choice; one that knows nothing of budgets takes the time it takes."""
    return bot.choose(view, budget) if budget is not None and is_anytime(bot) else bot.choose(view)
