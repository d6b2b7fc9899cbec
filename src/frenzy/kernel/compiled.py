"""A word to the compiler: the kernel may be compiled while a game is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_wishes: bool) -> Callable[[C], C]:
        """What mypyc reads when it compiles; it means nothing to Python."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
