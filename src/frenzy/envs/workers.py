"""The tables of a batch, shared out among this process and others that write to the same memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from frenzy.envs import encoding_of
from frenzy.envs.batch import Batch, Buffers, Resets, size_of
from frenzy.envs.encoding import Encoding
from frenzy.envs.pictures import Picture
from frenzy.kernel.errors import FrenzyError

MOMENT: Final = 100
"""So often one looks whether something was said before one sleeps: a millisecond or so."""


class WorkerFailed(FrenzyError):
    """A process that runs tables could not go on."""


class Workers:
    """So many processes, this one among them, share the tables: what a `Batch` does, they do side by side."""

    def __init__(
        self, workers: int, settings: Mapping[str, Any], resets: Resets, size: tuple[Encoding, int, int]
    ) -> None:
        context, (encoding, seats, tables) = get_context("spawn"), size
        memory = context.RawArray("B", size_of(encoding, seats, tables))
        self.buffers = Buffers(encoding, seats, tables, memory)
        self.pipes: list[Connection] = []
        self.processes = []
        ends = [tables * part // workers for part in range(1, workers + 1)]
        self.share = Batch(settings, resets, self.buffers, 0, ends[0])
        for first, after in pairwise(ends):
            here, there = context.Pipe()
            job = (there, memory, settings, resets, tables, first, after - first)
            process = context.Process(target=work, args=job, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
        self.answers()

    def reset(self, seeds: Sequence[int | None], options: Mapping[str, Any] | None, wanted: Sequence[bool]) -> None:
        self.ask("reset", seeds, options, wanted)

    def step(self) -> None:
        self.ask("step")

    def render(self, mode: str | None) -> list[str | Picture | None]:
        return [picture for part in self.ask("render", mode) for picture in part]

    def ask(self, what: str, *given: Any) -> list[Any]:
        """What all of them answer, this process first; the others are heard even if it fails."""
        for pipe in self.pipes:
            pipe.send((what, given))
        try:
            own = getattr(self.share, what)(*given)
        finally:
            others = self.answers()
        return [own, *others]

    def answers(self) -> list[Any]:
        """One answer of each of the others; the first that failed tells why."""
        try:
            found = [heard(pipe) for pipe in self.pipes]
        except (EOFError, BrokenPipeError):
            hint = "a script that shares tables out has to begin its work under `if __name__ == '__main__':`"
            raise WorkerFailed(f"a process that runs tables has ended; {hint}") from None
        for _, failure in found:
            if failure is not None:
                raise WorkerFailed(f"a process that runs tables failed: {failure!r}") from failure
        return [answer for answer, _ in found]

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()


def heard(pipe: Connection) -> Any:
    """What comes next. To wake who sleeps takes longer than a table takes for its step, so one listens for a moment."""
    for _ in range(MOMENT):
        if pipe.poll():
            break
    return pipe.recv()


def work(
    pipe: Connection, memory: Any, settings: Mapping[str, Any], resets: Resets, tables: int, first: int, count: int
) -> None:
    """Do what is asked until nobody asks any more."""
    try:
        buffers = Buffers(encoding_of(settings["game"]), settings["seats"], tables, memory)
        batch = Batch(settings, resets, buffers, first, count)
        pipe.send((None, None))
    except Exception as failure:  # noqa: BLE001  # whatever it is, it is told to those who wait
        pipe.send((None, failure))
        return
    while True:
        try:
            what, given = heard(pipe)
        except (EOFError, BrokenPipeError):
            return
        try:
            pipe.send((getattr(batch, what)(*given), None))
        except Exception as failure:  # noqa: BLE001  # likewise
            pipe.send((None, failure))
