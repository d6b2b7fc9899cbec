"""The numbers of a server, for Prometheus."""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from frenzy.server.bots.worker import FAILURES
from frenzy.server.store import Phase
from frenzy.server.table.clocks import now

if TYPE_CHECKING:
    from frenzy.server.services import Services

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
CROWDS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
LAG_SECONDS: Final = 0.5
"""Between two looks at how late the loop is."""


class Metrics:
    """What is counted while it happens."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Histogram(
            "frenzy_request_seconds", "time to answer a request", ["method", "route", "status"], buckets=TIMES,
            registry=registry,
        )  # fmt: skip
        self.choice_seconds = Histogram(
            "frenzy_choice_seconds", "from a message to its answer, for choices that counted", buckets=TIMES,
            registry=registry,
        )  # fmt: skip
        self.commits = Histogram("frenzy_commit_seconds", "time of a commit", buckets=TIMES, registry=registry)
        self.changes = Histogram(
            "frenzy_commit_changes", "changes that shared a commit", buckets=CROWDS, registry=registry
        )
        self.lag = Histogram("frenzy_loop_lag_seconds", "how late the loop is", buckets=TIMES, registry=registry)
        self.choices = Counter("frenzy_choices", "choices of people that were accepted", registry=registry)
        self.refusals = Counter("frenzy_refusals", "messages that were refused", ["reason"], registry=registry)
        self.closings = Counter("frenzy_sockets_closed", "sockets that were closed", ["code"], registry=registry)
        self.sockets = Gauge("frenzy_sockets", "open sockets", registry=registry)
        self.pruned = Counter("frenzy_pruned", "what was removed from the store", ["why"], registry=registry)
        self.stored = Gauge("frenzy_stored_tables", "tables on the disk", ["phase"], registry=registry)
        ProcessCollector(registry=registry)

    def note_commit(self, changes: int, seconds: float) -> None:
        """From the thread that writes."""
        self.commits.observe(seconds)
        self.changes.observe(changes)

    def note_stored(self, tables: Mapping[Phase, int]) -> None:
        for phase, number in tables.items():
            self.stored.labels(phase).set(number)

    async def watch_loop(self) -> None:
        """How much later than it should something that is due happens."""
        while True:
            due = now() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, now() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class HouseCollector(Collector):
    """What is looked up when somebody asks for the numbers."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterable[Metric]:
        services = self.services
        lobby, bots, health = services.lobby, services.bots, services.health
        tables = GaugeMetricFamily("frenzy_tables", "tables in memory", labels=["phase"])
        phases = Tally(table.record.phase for table in lobby.tables.values())
        for phase in ("lobby", "playing", "over"):
            tables.add_metric([phase], phases[phase])
        yield tables
        yield gauge("frenzy_tables_asleep", "tables on the disk that a clock will wake", len(lobby.sleepers.asleep))
        yield gauge("frenzy_tables_opening", "tables that are being opened", len(lobby.opening))
        yield gauge("frenzy_commit_queue", "changes that wait for a commit", services.store.queue)
        yield gauge("frenzy_bots", "processes for bots", bots.crew.size)
        yield gauge("frenzy_bots_queue", "decisions that wait for a bot", bots.crew.waiting)
        yield CounterMetricFamily("frenzy_bots_asked", "decisions of bots", value=bots.asked)
        failures = CounterMetricFamily("frenzy_bot_failures", "decisions that bots have failed", labels=["reason"])
        for reason in FAILURES:
            failures.add_metric([reason], bots.failures[reason])
        yield failures
        yield gauge("frenzy_healthy", "1 if the storage works", int(health.known is None))

    def describe(self) -> Iterable[Metric]:
        return ()


def gauge(name: str, says: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, says, value=value)
