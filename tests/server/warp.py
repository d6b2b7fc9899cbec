"""Loops with a time of their own. In one it passes only when nothing else is left to do: waits are exact, and take no
time. In the other it passes only when the test says so: however long other processes take, nobody is late."""

from __future__ import annotations

import asyncio
import selectors
import time
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


class StillLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now = 1000.0
        super().__init__()

    def time(self) -> float:
        return self.now


def pass_time(seconds: float) -> None:
    """In a loop whose time stands still."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop), "time passes by itself"
    loop.now += seconds


async def moment() -> None:
    """For other processes to do something."""
    await asyncio.to_thread(time.sleep, 0.005)


Scene = Callable[..., Coroutine[Any, Any, None]]


def warps(scene: Scene) -> Callable[..., None]:
    """A test that is a scene in a loop whose time passes when it has nothing to do."""
    return in_loop(WarpLoop, scene)


def stands_still(scene: Scene) -> Callable[..., None]:
    """A test that is a scene in a loop whose time it passes itself."""
    return in_loop(StillLoop, scene)


def in_loop(make: Callable[[], asyncio.AbstractEventLoop], scene: Scene) -> Callable[..., None]:
    @wraps(scene)
    def test(*arguments: Any, **named: Any) -> None:
        with asyncio.Runner(loop_factory=make) as runner:
            runner.run(scene(*arguments, **named))

    return test
