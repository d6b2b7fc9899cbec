"""A loop whose time passes only when nothing else is left to do: waits are exact, and take no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any


class Hourglass(selectors.DefaultSelector):
    """Instead of waiting for something to happen, it lets so much time pass."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if found := super().select(0):
            return found
        assert timeout is not None, "everybody waits for something that does not come"
        self.now += timeout
        return []


class WarpLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hourglass = Hourglass()
        super().__init__(self.hourglass)

    def time(self) -> float:
        return self.hourglass.now

    def run_in_executor(self, executor: Any, func: Any, *given: Any) -> Any:  # type: ignore[override]
        """No thread comes back while no time passes: what is meant for one is done at once."""
        done: asyncio.Future[Any] = self.create_future()
        try:
            done.set_result(func(*given))
        except Exception as error:  # noqa: BLE001  # it is for whoever waits
            done.set_exception(error)
        return done


def warps(scene: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a scene in such a loop."""

    @wraps(scene)
    def test(*arguments: Any, **named: Any) -> None:
        with asyncio.Runner(loop_factory=WarpLoop) as runner:
            runner.run(scene(*arguments, **named))

    return test
