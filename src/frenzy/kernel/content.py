"""Content files: what is wrong with one is told with the card and the field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from msgspec import ValidationError, json

from frenzy.kernel.codec import BETWEEN, fingerprint

T = TypeVar("T")
LENGTH: Final = 12
"""Letters of each half of a fingerprint."""


def decode_content(name: str, data: bytes, kind: type[T]) -> T:
    """A content file, checked against its shape; ValueError names the file, the card and the field."""
    try:
        return json.decode(data, type=kind)
    except ValidationError as error:
        raise ValueError(f"{name}: {card_at(json.decode(data), str(error))}{error}") from None


def card_at(doc: Any, error: str) -> str:
    """The card that the path in an error leads into, if it leads into one: `$[3].effects[0].op`.

    >>> card_at([{"id": "P01", "dice": [7]}], "too high - at `$[0].dice[0]`")
    'P01: '
    """
    card = ""
    for field, index in re.findall(r"\.(\w+)|\[(\d+)\]", error.rpartition("`$")[2]):
        if isinstance(doc, dict):
            doc = doc.get(field)
        elif isinstance(doc, list) and index:
            doc = doc[int(index)]
        if isinstance(doc, dict):
            card = doc.get("id") or doc.get("chapter") or card
    return f"{card}: " if card else ""


Files = Mapping[str, bytes]
"""The content that a game is played with, by the names of its files: cards and boards as data, and no rule."""


def content_fingerprint(rules: str, files: Files) -> str:
    """The fingerprint of a game: that of its rules, and that of its content."""
    kept = b"\0".join(part for name in sorted(files) for part in (name.encode(), files[name]))
    return f"{rules}{BETWEEN}{fingerprint(kept)[:LENGTH]}"
