"""What stands out on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Light(Struct, frozen=True):
    """The numbers of choices by what they name, what the choice in hand names, the thing that the keyboard has in
    hand, and what something has just happened to. A thing may be lit without a number."""

    lit: Mapping[str, Sequence[int]] = {}
    strong: frozenset[str] = frozenset()
    cursor: str | None = None
    hurt: frozenset[str] = frozenset()
