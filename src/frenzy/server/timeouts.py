"""Time limits of a table: for a decision, and for the answers to an undo request."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from frenzy.server.clocks import now
from frenzy.server.undo import decline

if TYPE_CHECKING:
    from frenzy.server.tables import Table


def set_timer(table: Table) -> None:
    """Wake the table at the next time limit."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    limits = [clock_limit(table), None if table.proposal is None else table.proposal.deadline]
    due = min((limit for limit in limits if limit is not None), default=None)
    if due is not None:
        table.timer = asyncio.get_running_loop().call_at(due, lambda: table.post(partial(time_out, table)))


def clock_limit(table: Table) -> float | None:
    """When a bot takes over from the player to act; an undo request stops that clock."""
    seat = table.clocks.seat
    if seat is None or table.bot_level(seat) is not None or table.proposal is not None:
        return None
    return table.clocks.limit(table.gone_since[seat])


async def time_out(table: Table) -> None:
    """A time limit has passed."""
    if table.proposal is not None and now() >= table.proposal.deadline:
        decline(table, "not everybody answered in time")
    limit = clock_limit(table)
    if limit is not None and now() >= limit and table.clocks.seat is not None:
        await table.stand_in(table.clocks.seat)


async def mark_present(table: Table, seat: int) -> None:
    """The player is back and decides again: at once, or after the present decision if its time is over.

    A player who could stop the bot just by talking could keep the others waiting without end.
    """
    limit = table.clocks.limit(table.gone_since[seat]) if seat == table.clocks.seat else None
    if limit is not None and now() >= limit:
        table.returning.add(seat)
    else:
        await table.welcome_back(seat)
