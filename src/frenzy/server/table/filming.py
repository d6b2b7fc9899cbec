"""Filming a game that is over, at leisure: from then on nobody needs its rules to look at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from frenzy.server.table.film import filmed
from frenzy.server.table.recovery import in_leisure
from frenzy.server.table.serializers import page_due

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

PAUSE: Final = 1.0
"""Seconds after the end of a game: those who played it come first."""

log = structlog.get_logger()


class Filming:
    """The film that is being made at a table, if its game is over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def start(self, history: History) -> None:
        """Begin, unless it was begun before; if it is not finished, the next start of the server begins again."""
        if self.task is None:
            self.task = asyncio.create_task(self.film(history), name=f"film of {self.table.record.id}")

    async def film(self, history: History) -> None:
        table, name = self.table, self.table.record.id
        await asyncio.sleep(PAUSE)
        try:
            actions, page = await table.store.actions(name), page_due(table)
            found = await filmed(
                history.game, table.record, table.seats, actions, [*history.versions], page, in_leisure
            )  # fmt: skip
            if table.record.outcome is None and history.is_over:
                await table.update(outcome=history.outcome())
            await table.store.put_film(name, found, epoch=table.epoch)
        except Exception as error:  # what is kept of it by now is shown instead
            log.error("not filmed", table=name, exc_info=error)

    def stop(self) -> list[asyncio.Task[None]]:
        if self.task is None:
            return []
        self.task.cancel()
        return [self.task]
