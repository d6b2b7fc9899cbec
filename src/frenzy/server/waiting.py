"""How long a table waits: for whom it is to decide, and for leave to take something back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from frenzy.server.clocks import now
from frenzy.server.undoing import decline

if TYPE_CHECKING:
    from frenzy.server.tables import Table


def set_timer(table: Table) -> None:
    """Wake the table when the next time is over."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    limits = [clock_limit(table), None if table.proposal is None else table.proposal.deadline]
    due = min((limit for limit in limits if limit is not None), default=None)
    if due is not None:
        table.timer = asyncio.get_running_loop().call_at(due, lambda: table.post(partial(ring, table)))


def clock_limit(table: Table) -> float | None:
    """When a bot has to stand in for whom the others wait for; a request to take back stops that."""
    seat = table.clocks.seat
    if seat is None or table.bot_level(seat) is not None or table.proposal is not None:
        return None
    return table.clocks.limit(table.gone_since[seat])


async def ring(table: Table) -> None:
    """Somebody's time is over."""
    if table.proposal is not None and now() >= table.proposal.deadline:
        decline(table, "not everybody answered in time")
    limit = clock_limit(table)
    if limit is not None and now() >= limit and table.clocks.seat is not None:
        await table.stand_in(table.clocks.seat)


async def hail(table: Table, seat: int) -> None:
    """The player is there, and decides again: at once, or after a decision whose time is over.

    Who could stop the bot by talking would keep the others waiting without end.
    """
    limit = table.clocks.limit(table.gone_since[seat]) if seat == table.clocks.seat else None
    if limit is not None and now() >= limit:
        table.returning.add(seat)
    else:
        await table.welcome_back(seat)
