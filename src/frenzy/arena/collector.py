"""The collector of garbage, where much is thought: what bots try is in the way of it, and is hardly ever in circles."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 20, 50)
"""It looks seldom, and most seldom through everything."""


def spare_the_collector() -> None:
    """What is loaded by now stays for good. A collector that looks at all of it keeps everybody waiting meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
