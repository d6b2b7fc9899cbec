"""Smaller answers, of what holds no secret: beside words that somebody chooses, its size would tell the secret."""

from __future__ import annotations

import gzip
from functools import lru_cache


@lru_cache(64)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def takes_packed(accepted: str) -> bool:
    """Whether an Accept-Encoding allows gzip.

    >>> [takes_packed(text) for text in ("gzip, br", "br;q=1.0, gzip;q=0.8", "gzip;q=0", "identity", "")]
    [True, True, False, False, False]
    """
    for way in accepted.lower().split(","):
        name, _, weight = way.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
