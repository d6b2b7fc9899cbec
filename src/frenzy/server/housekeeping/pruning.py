"""Growth is bounded: what nobody has used for long, and the oldest of too much, leaves the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import structlog

from frenzy.kernel import FrenzyError
from frenzy.server.housekeeping.archive import Archive
from frenzy.server.housekeeping.diary import Diary
from frenzy.server.housekeeping.rules import DAY, Keep, KeepRules
from frenzy.server.store import StoreFailure, SummaryRecord, UnknownPlayer, UsedRecord
from frenzy.server.table.clocks import now
from frenzy.server.table.registry import each_summary

if TYPE_CHECKING:
    from frenzy.server.monitoring.metrics import Metrics
    from frenzy.server.table.registry import TableRegistry

NOTE_SECONDS: Final = 3_600.0
"""Between two entries in the diary."""
FIRST_SECONDS: Final = 60.0
"""After a start others have more to do."""
SWEEP_SECONDS: Final = 6 * 3_600.0
SPARED_SECONDS: Final = 7 * DAY
"""However many there are, what was used in that time stays."""
BATCH: Final = 20
PAUSE: Final = 0.05
"""Seconds between batches: those who play come first."""

Used = TypeVar("Used", SummaryRecord, UsedRecord)
Pile = Literal["waiting", "abandoned", "finished"]
PILES: Final[dict[str, Pile]] = {"lobby": "waiting", "playing": "abandoned", "over": "finished"}
log = structlog.get_logger()


class Pruner:
    """Removes from the store what the rules do not keep. Games go to the archive first, if there is one."""

    def __init__(
        self,
        registry: TableRegistry,
        diary: Diary,
        rules: KeepRules,
        archive: Archive | None,
        metrics: Metrics | None = None,
    ) -> None:
        self.registry, self.diary, self.rules, self.archive, self.metrics = registry, diary, rules, archive, metrics
        self.store = registry.store

    async def watch(self) -> None:
        """As long as the server is up."""
        sweep_at = now() + FIRST_SECONDS
        while True:
            try:
                await self.diary.write()
                if now() >= sweep_at:
                    sweep_at = now() + SWEEP_SECONDS
                    await self.sweep()
            except Exception as error:  # the next time comes
                log.error("house not kept", exc_info=error)
            await asyncio.sleep(max(1.0, min(NOTE_SECONDS, sweep_at - now())))

    async def sweep(self) -> None:
        """Look at all that is stored, and remove what is due."""
        piles: dict[Pile, list[SummaryRecord]] = {"waiting": [], "abandoned": [], "finished": []}
        async for summary in each_summary(self.store):
            if summary.chapter is None:  # a campaign is made of its attempts, and stays or goes as a whole
                piles[PILES[summary.phase]].append(summary)
        for pile, found in piles.items():
            await self.remove(pile, self.due(found, getattr(self.rules, pile)))
        await self.forget_campaigns()
        await self.forget_places()
        if self.archive is not None:
            keep = self.rules.archive
            gone = await asyncio.to_thread(self.archive.prune, keep, self.before(keep.seconds))
            self.note("archive", gone)

    def before(self, seconds: float | None) -> float | None:
        return None if seconds is None else self.diary.before(seconds)

    def due(self, found: list[Used], keep: Keep) -> list[Used]:
        """Those that are too old, and the oldest of too many; nobody is there."""
        found.sort(key=lambda summary: (summary.used, summary.id))
        old, spared = self.before(keep.seconds), self.diary.before(SPARED_SECONDS)
        excess = 0 if keep.number is None or spared is None else max(0, len(found) - keep.number)
        return [
            summary
            for place, summary in enumerate(found)
            if (old is not None and summary.used < old)
            or (place < excess and spared is not None and summary.used < spared)
        ]

    async def remove(self, pile: Pile, due: Sequence[SummaryRecord]) -> None:
        for batch in batches(due):
            busy = self.registry.tables.keys() | self.registry.opening.keys()
            here = [each for each in batch if each.id not in busy and self.registry.is_ours(each.id)]
            kept = [each for each in here if pile == "waiting" or await self.is_archived(each)]
            gone = await self.store.forget_tables({each.id: each.used for each in kept})
            for name in gone:
                await self.registry.drop(name)
            self.note(pile, len(gone))
            await asyncio.sleep(PAUSE)

    async def is_archived(self, summary: SummaryRecord) -> bool:
        """The game is in the archive, or there is none: it may go. What belongs to a campaign is nobody else's."""
        if self.archive is None or summary.campaign is not None:
            return True
        try:
            table, actions = await self.store.table(summary.id), await self.store.actions(summary.id)
            await asyncio.to_thread(self.archive.put, table, actions, self.diary.clock())
        except (OSError, FrenzyError, StoreFailure) as error:
            log.error("not archived", table=summary.id, error=str(error))
            return False
        return True

    async def forget_campaigns(self) -> None:
        """Campaigns in which nothing has been done for so long, with all their tables."""
        before = self.before(self.rules.campaigns.seconds)
        due = [] if before is None else await self.store.unused_campaigns(before)
        for campaign in due:
            for name in await self.store.forget_campaign(campaign):
                await self.registry.drop(name)
        self.note("campaigns", len(due))

    async def forget_places(self) -> None:
        """Places on the ladder for which nothing has counted for so long, and the oldest of too many."""
        due = self.due(await self.store.used_players(), self.rules.places)
        for place in due:
            with suppress(UnknownPlayer):  # given up a moment ago
                await self.store.forget_player(place.id)
        self.note("places", len(due))

    def note(self, why: str, number: int) -> None:
        if number:
            log.info("removed", why=why, number=number)
            if self.metrics is not None:
                self.metrics.pruned.labels(why).inc(number)


def batches(due: Sequence[SummaryRecord]) -> Iterator[list[SummaryRecord]]:
    rest = iter(due)
    while batch := [*islice(rest, BATCH)]:
        yield batch
