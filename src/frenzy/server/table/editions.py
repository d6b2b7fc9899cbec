"""The game that a table plays: as it is installed, or with the cards that the table began with."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

from frenzy.games import load
from frenzy.games.editions import edition, kept
from frenzy.kernel import Game
from frenzy.kernel.codec import content_part
from frenzy.server.store import ContentRecord, TableRecord
from frenzy.server.store.interface import Store

KEPT: Final[WeakKeyDictionary[Store, set[str]]] = WeakKeyDictionary()
"""The games whose cards each store has by now."""


async def keep_cards(store: Store, game: Game[Any, Any]) -> None:
    """Before a table begins with the cards of today, they are on the disk."""
    known = KEPT.setdefault(store, set())
    if game.name not in known:
        cards = kept(game.name)
        if cards:
            await store.keep_content(ContentRecord(content_part(game.content_hash()), game.name, cards))
        known.add(game.name)


async def edition_of(store: Store, record: TableRecord) -> Game[Any, Any]:
    """The game with the cards that this table began with; UnknownGame if there is none."""
    installed, content = load(record.game), content_part(record.content_hash)
    if content in ("", content_part(installed.content_hash())):
        await keep_cards(store, installed)
        return installed
    found = await store.content(content)
    return await asyncio.to_thread(edition, record.game, content, None if found is None else found.data)
