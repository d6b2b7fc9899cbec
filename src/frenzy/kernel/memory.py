"""What has been worked out and may be wanted again, in a memory that does not grow without end."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def kept(memory: dict[K, V], most: int, key: K, value: V) -> V:
    """Keep the value for later; a memory that is full begins anew.

    >>> memory = {"a": 1, "b": 2}
    >>> kept(memory, 2, "c", 3), memory
    (3, {'c': 3})
    """
    if len(memory) >= most:
        memory.clear()
    memory[key] = value
    return value
