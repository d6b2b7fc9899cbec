"""When a bot's answer counts where seats hide something from each other: at a moment that is set before anybody knows
whether there is something to think about, so that it tells nothing of a hand."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from frenzy.kernel import FrenzyError
from frenzy.server.table.clocks import now

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.wire import Pace

LEAD: Final = 0.1
"""So many seconds before its moment an answer has to be there, at most a fifth of the time: it may be one that nobody
else can see, with other questions behind it."""
SPARE: Final = 1.25
"""So many times as long as answers usually take is waited for one."""


class Timing(NamedTuple):
    """When an answer counts; how long a bot may think about it, if that may not decide when it counts."""

    moment: float
    seconds: float | None = None


def are_hands_hidden(history: History, pace: Pace) -> bool:
    """At a table that wants its answers at once, they come when they come."""
    return history.seats > 1 and not history.game.manifest.cooperative and pace.bot_seconds > 0


def timing(history: History, pace: Pace, shown_at: float, usual: float) -> Timing:
    """`bot_seconds` after everybody could see the question, or as soon as it is there.

    Where hands are hidden not a moment later. If answers usually take longer than that, all of them take twice or three
    times as long; who takes over a question that was there for longer has the same time from now on.
    """
    step = pace.bot_seconds
    if not are_hands_hidden(history, pace):
        return Timing(shown_at + step)
    lead = min(LEAD, step / 5)
    steps = max(1, ceil((usual * SPARE + lead) / step))
    moment = (shown_at if shown_at + step > now() else now()) + steps * step
    return Timing(moment, max(0.0, moment - lead - now()))


def is_noticed(history: History, choice: str) -> bool:
    """Whoever looks on sees that something was chosen."""
    try:
        rehearsal = history.rehearse(choice)
    except FrenzyError:
        return True  # it will be refused
    return bool(rehearsal.events) or history.game.view(rehearsal.state, None) != history.view(None)
