"""The processor time of processes, as Linux counts it: whose work a choice is."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")
MICROSECOND: Final = 1000
"""In nanoseconds."""


def family(process: int) -> list[int]:
    """A process and all that it has started, as far as they run."""
    try:
        children = (PROCESSES / f"{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [process, *(each for child in children for each in family(int(child)))]


def spent(processes: Sequence[int]) -> float:
    """Microseconds that they have had a processor, all threads of each."""
    total = 0
    for process in processes:
        with suppress(OSError):
            for thread in (PROCESSES / f"{process}/task").iterdir():
                total += int((thread / "schedstat").read_text().split()[0])
    return total / MICROSECOND


class Meter:
    """What those who are named here spend between two looks, and this process beside them."""

    def __init__(self, processes: Mapping[str, int]) -> None:
        self.members = {name: family(process) for name, process in processes.items()}
        self.members["players"] = [os.getpid()]
        self.before = self.look()

    def look(self) -> dict[str, float]:
        return {name: spent(members) for name, members in self.members.items()}

    def since(self) -> dict[str, float]:
        return {name: now - self.before[name] for name, now in self.look().items()}
