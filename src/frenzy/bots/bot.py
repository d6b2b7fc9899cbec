"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from frenzy.kernel import View


class Bot(Protocol):
    """Anything that answers a view with one of its choices."""

    def choose(self, view: View) -> str: ...
