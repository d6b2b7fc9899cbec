"""What stands out on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

FEW: Final = 3
"""A thing that more choices name than these has no room for all their numbers."""

MANY: Final = "•"


class Light(Struct, frozen=True):
    """The numbers of choices by what they name, what the choice in hand names, the thing that the keyboard has in
    hand, and what something has just happened to. A thing may be lit without a number."""

    lit: Mapping[str, Sequence[int]] = {}
    strong: frozenset[str] = frozenset()
    cursor: str | None = None
    hurt: frozenset[str] = frozenset()


def sign(numbers: Sequence[int]) -> str:
    """The numbers of choices, as they stand beside what they name.

    >>> sign([1, 12]), sign([1, 2, 3, 4])
    ('1,12', '•')
    """
    return ",".join(map(str, numbers)) if len(numbers) <= FEW else MANY
