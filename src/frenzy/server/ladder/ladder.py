"""The ladder as people see it, and the places that they have there."""

from __future__ import annotations

from time import time
from typing import Final

from frenzy import wire
from frenzy.arena.anchors import anchors, has_ladder
from frenzy.arena.ratings import Rating
from frenzy.arena.skills import SURE
from frenzy.games import manifest_of
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown
from frenzy.server.http.guards import hashed, new_token
from frenzy.server.lobby.alike import one_look
from frenzy.server.lobby.lobby import new_id
from frenzy.server.lobby.names import clean_name
from frenzy.server.store import PlayerRecord, StandingRecord, UnknownPlayer
from frenzy.server.store.interface import Store

LEAST: Final = 5
"""So many games have to count before somebody is listed: one lucky evening makes nobody the first."""
MOST: Final = 100
"""So many people are listed."""


class Ladder:
    """A place belongs to whoever has its key. Nobody needs one to play."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- places -------------------------------------------------------------------------------------------------

    async def take(self, wanted: wire.TakePlace) -> wire.PlaceInfo:
        """A new place, whose key is told now and to those who show it again."""
        key, name = new_token(), clean_name(wanted.nickname)
        record = PlayerRecord(new_id(), name, one_look(name), time(), hashed(key))
        await self.store.create_player(record)
        return await self.told(record, key)

    async def open(self, key: str | None) -> wire.PlaceInfo:
        """The place that this key opens; UnknownPlayer if it opens none."""
        return await self.told(await self.find(key), key or "")

    async def forget(self, key: str | None) -> None:
        """Nothing is left of the place, and of what was counted there."""
        await self.store.forget_player((await self.find(key)).id)

    async def find(self, key: str | None) -> PlayerRecord:
        found = None if not key else await self.store.player(hashed(key))
        if found is None:
            raise UnknownPlayer("place")
        return found

    async def told(self, record: PlayerRecord, key: str) -> wire.PlaceInfo:
        found = await self.store.standings(record.id)
        return wire.PlaceInfo(
            record.name, record.created, key, {each.game: person(record.name, each, mine=True) for each in found}
        )

    # -- what everybody sees ------------------------------------------------------------------------------------

    async def listed(self, game: str, key: str | None) -> wire.LadderInfo:
        """People and bots on one scale, and where the caller stands among them."""
        if not has_ladder(manifest_of(game)):
            raise BadOption(f"game: nobody plays against anybody in {shown(game)}, so it has no ladder")
        me = None if not key else await self.store.player(hashed(key))
        found = await self.store.ranks(game, games=LEAST, most=MOST)
        ranks = [
            person(each.name, each.standing, mine=me is not None and each.standing.player == me.id, place=place)
            for place, each in enumerate(found, start=1)
        ]
        mine = next((each for each in ranks if each.mine), None)
        if me is not None and mine is None:
            own = [each for each in await self.store.standings(me.id) if each.game == game]
            mine = person(me.name, own[0], mine=True) if own else None
        ranks += [bot(game, rating) for rating in anchors(game).values()]
        ranks.sort(key=lambda rank: -rank.rating)
        return wire.LadderInfo(game, LEAST, ranks, mine)


def person(name: str, standing: StandingRecord, *, mine: bool = False, place: int | None = None) -> wire.Rank:
    width = SURE * standing.doubt
    return wire.Rank(
        name, round(standing.rating), round(standing.rating - width), round(standing.rating + width), standing.games,
        standing.wins, mine=mine, place=place,
    )  # fmt: skip


def bot(game: str, rating: Rating) -> wire.Rank:
    """A bot goes by its level, if it is what one gets who asks for that level."""
    levels = {bot: level for level, bot in manifest_of(game).levels.items()}
    name = levels.get(rating.name, rating.name)
    return wire.Rank(name, round(rating.rating), round(rating.low), round(rating.high), bot=True)
