"""What the operator may do: with a running server through its socket, with a stopped one on its store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from frenzy.kernel import BadOption, FrenzyError
from frenzy.kernel.errors import shown
from frenzy.server.housekeeping.bars import Bars
from frenzy.server.http.guards import hashed
from frenzy.server.store import CampaignRecord, Phase, PlayerRecord, SeatRecord, SummaryRecord
from frenzy.server.table.registry import TableRegistry, each_summary
from frenzy.server.table.table import Table
from frenzy.wire import Pace

NOBODY: Final = "–"
"""Instead of the name of somebody whose data were erased."""
Doc = dict[str, Any]


class Office:
    """Each task is a method; what it gives back can be written as JSON."""

    def __init__(self, registry: TableRegistry, bars: Bars) -> None:
        self.registry, self.store, self.bars = registry, registry.store, bars

    async def do(self, task: str, given: Doc) -> Any:
        if task not in TASKS:
            raise BadOption(f"task: there is no {shown(task)}")
        return await getattr(self, task)(**given)

    # -- tables -------------------------------------------------------------------------------------------------

    async def tables(self, phase: Phase | None = None, most: int = 100) -> list[Doc]:
        """Those that were used last, newest first."""
        found = [summary async for summary in each_summary(self.store, phase)]
        found.sort(key=lambda summary: -summary.used)
        return [await self.told(summary) for summary in found[:most]]

    async def told(self, summary: SummaryRecord) -> Doc:
        record, seats = await self.store.table(summary.id), await self.store.seats(summary.id)
        table = self.registry.tables.get(summary.id)
        return {
            "id": record.id, "game": record.game, "phase": record.phase, "name": record.name,
            "is_public": record.is_public, "campaign": record.campaign, "created": record.created,
            "used": summary.used, "people": [seat.name for seat in seats if seat.kind == "human"],
            "sockets": len(table.presence.connections) if table is not None else 0,
        }  # fmt: skip

    async def close(self, table: str, *, remove: bool = False) -> Doc:
        """Nobody plays on. One that has not begun is removed; others can be looked at, unless they are removed."""
        record = await self.store.table(table)
        if remove or record.phase == "lobby":
            await self.remove(table)
            return {"table": table, "is": "removed"}
        if record.phase != "over":
            found = self.registry.tables.get(table)
            if found is not None:
                await found.do(partial(end_game, found))
                await self.registry.drop(table)
            else:
                await self.store.update_table(replace(record, phase="over"))
        return {"table": table, "is": "over"}

    async def remove(self, table: str) -> None:
        """First from the disk, then from the memory; whoever is there finds it gone."""
        await self.store.remove_table(table)
        await self.registry.drop(table)

    # -- addresses ----------------------------------------------------------------------------------------------

    async def bar(self, address: str) -> list[str]:
        return await self.bars.put(address)

    async def lift(self, address: str) -> list[str]:
        return await self.bars.lift(address)

    async def barred(self) -> list[str]:
        return await self.bars.read()

    # -- people -------------------------------------------------------------------------------------------------

    async def export(self, **who: str) -> Doc:
        """All that is stored of a person: where they sat, what they chose and said, their campaigns, and how they stand
        on the ladder."""
        seats, campaigns, players = await self.find(**who)
        return {
            "seats": [await self.told_of_seat(seat) for seat in seats],
            "campaigns": [
                {**told(campaign, but="key_hash"), "runs": to_builtins(await self.store.runs(campaign.id))}
                for campaign in campaigns
            ],
            "players": [
                {**told(player, but="key_hash"), "standings": to_builtins(await self.store.standings(player.id))}
                for player in players
            ],
        }

    async def told_of_seat(self, seat: SeatRecord) -> Doc:
        table = await self.store.table(seat.table)
        actions, chat = await self.store.actions(seat.table), await self.store.chat(seat.table)
        return {
            **told(seat, but="token_hash"), "game": table.game, "created": table.created, "phase": table.phase,
            "choices": [told(each) for each in actions if each.seat == seat.seat and not each.is_bot],
            "chat": [told(each) for each in chat if each.seat == seat.seat],
        }  # fmt: skip

    async def erase(self, **who: str) -> Doc:
        """Names, words and keys of a person go, their place on the ladder, and the tables at which nobody else sat.

        Other tables are made of everybody's choices: those stay, and are nobody's.
        """
        seats, campaigns, players = await self.find(**who)
        for player in players:
            await self.store.forget_player(player.id)
        removed = [name for campaign in campaigns for name in await self.store.forget_campaign(campaign.id)]
        for name in removed:
            await self.registry.drop(name)
        emptied: list[str] = []
        for name in {seat.table: None for seat in seats if seat.table not in removed}:
            mine = [seat.seat for seat in seats if seat.table == name]
            others = [seat for seat in await self.store.seats(name) if seat.kind == "human" and seat.seat not in mine]
            if others:
                await self.empty_seats(name, mine)
                emptied.append(name)
            else:
                await self.remove(name)
                removed.append(name)
        return {
            "removed": removed, "emptied": emptied, "campaigns": [campaign.id for campaign in campaigns],
            "players": [player.id for player in players],
        }  # fmt: skip

    async def empty_seats(self, name: str, seats: Sequence[int]) -> None:
        """Nobody sits there any more; during a game a bot plays on."""
        record, table = await self.store.table(name), self.registry.tables.get(name)
        for seat in seats:
            await self.store.erase_chat(name, seat)
        if table is not None:
            await table.do(partial(vacate, table, seats))
            return
        level = convert(record.pace, Pace).level
        for each in await self.store.seats(name):
            if each.seat in seats:
                await self.store.update_seat(replace(each, **nobody(record.phase, level)))

    async def find(
        self, token: str | None = None, table: str | None = None, name: str | None = None, key: str | None = None
    ) -> tuple[list[SeatRecord], list[CampaignRecord], list[PlayerRecord]]:
        """Somebody by the token of a seat, by the name at a table, or by the key of a campaign or of a place on the
        ladder. Who has such a place is known by it at all tables."""
        seats: list[SeatRecord] = []
        campaigns: list[CampaignRecord] = []
        players: list[PlayerRecord] = []
        if token is not None:
            seats = await self.store.seats_opened_by(hashed(token))
        elif table is not None:
            seats = [seat for seat in await self.store.seats(table) if seat.kind == "human" and seat.name == name]
        elif key is not None:
            campaigns = await self.store.campaigns([hashed(key)])
            found = await self.store.player(hashed(key))
            players = [] if found is None else [found]
        players = players or await self.store.players({seat.player for seat in seats if seat.player is not None})
        known = {(seat.table, seat.seat): seat for seat in seats}
        for player in players:
            known |= {(seat.table, seat.seat): seat for seat in await self.store.seats_of(player.id)}
        if not known and not campaigns and not players:
            raise BadOption("person: nothing is stored of them")
        return [*known.values()], campaigns, players


TASKS: Final = ("tables", "close", "bar", "lift", "barred", "export", "erase")


def told(record: Any, but: str = "") -> Doc:
    """A record without what opens something."""
    facts: Doc = to_builtins(record)
    return {name: value for name, value in facts.items() if name != but}


def nobody(phase: Phase, level: str) -> Doc:
    gone = {"name": NOBODY, "token_hash": None, "player": None}
    if phase == "lobby":
        return {**gone, "name": "", "kind": "open", "ready": False}
    return {**gone, "stand_in": level} if phase == "playing" else gone


async def vacate(table: Table, seats: Sequence[int]) -> None:
    table.presence.forget_chat()
    phase, level = table.record.phase, table.pace.level
    await table.update_seats({seat: nobody(phase, level) for seat in seats})
    table.bot_turns.interrupt()


async def end_game(table: Table) -> None:
    if table.record.phase != "over":
        try:
            await table.update(phase="over")
        except FrenzyError as error:
            raise BadOption(str(error)) from None
