"""The campaign: seven chapters, one vehicle and one hero; one is open once all before it are won (W-2.1, W-2.2, W-2.7).

Nothing is carried from one table to the next but which chapters are won (W-2.6): that decides which envelopes are open
(W-2.5). A lost chapter may be tried again, and a won one too (W-2.4, W-29.5).
"""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland.book import BOOK
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.kernel.campaign import Campaign

CAMPAIGN: Final = Campaign(MANIFEST, order="W-2.1", same="W-2.2", book=BOOK)
