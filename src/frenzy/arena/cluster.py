"""The executor for many machines: a Ray cluster (https://docs.ray.io). It needs the extra `cluster`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from socket import create_connection
from typing import Any, Final

from frenzy.arena.executors import AHEAD, R, T, WorkerLost
from frenzy.kernel import BadOption

LOCAL: Final = "local"
"""The address of a cluster that is started on this machine, and ends with the work."""

REACHED_WITHIN: Final = 10.0
"""Seconds."""

RETRIES: Final = 3
"""So often an item is begun again when the machine that had it is gone."""


class Cluster:
    """In a process for every processor of a Ray cluster, or for so many as `workers` says.

    An item that was lost with its machine is done again on another.
    """

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.address, self.workers = address, workers

    def map(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        ray = imported()
        with connected(ray, self.address, self.workers):
            task = ray.remote(num_cpus=1, max_retries=RETRIES)(done)
            ahead = AHEAD * (self.workers or int(ray.cluster_resources().get("CPU", 1)))
            waiting: deque[Any] = deque()
            try:
                for item in items:
                    waiting.append(task.remote(function, item))
                    if len(waiting) >= ahead:
                        yield ray.get(waiting.popleft())
                while waiting:
                    yield ray.get(waiting.popleft())
            except ray.exceptions.RaySystemError as error:
                raise WorkerLost(f"the cluster {self.address!r} is gone: {error}") from None
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError):
                raise WorkerLost(
                    f"a process that played games was killed {1 + RETRIES} times; is there memory?"
                ) from None
            finally:
                for left in waiting:
                    ray.cancel(left)


def done(function: Callable[[T], R], item: T) -> R:
    """What a worker does: by its name, so that every machine takes its own Frenzy."""
    return function(item)


def imported() -> Any:
    try:
        import ray  # noqa: PLC0415  # an extra, and slow
    except ImportError:
        raise BadOption("a cluster needs Ray, which is not installed: pip install 'frenzy[cluster]'") from None
    return ray


def reach(address: str) -> None:
    """Ray itself would wait for minutes for a machine that does not answer."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        try:
            create_connection((host, int(port)), REACHED_WITHIN).close()
        except OSError as error:
            raise BadOption(f"cluster: nothing answers at {address!r}: {error.strerror or error}") from None


@contextmanager
def connected(ray: Any, address: str, workers: int | None) -> Iterator[None]:
    """As long as the work lasts; a cluster of somebody else's goes on without us."""
    reach(address)
    own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    except (ConnectionError, ValueError) as error:
        raise BadOption(f"cluster: nothing answers at {address!r}: {error}") from None
    try:
        yield
    finally:
        ray.shutdown()
