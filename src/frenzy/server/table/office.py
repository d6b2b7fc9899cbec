"""The host of a table: who has the office, whom the host has barred, and whether anybody else may sit down."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from frenzy import wire

if TYPE_CHECKING:
    from frenzy.server.store import ChatRecord, SeatRecord, TableRecord
    from frenzy.server.table.table import Table

HOST_SECONDS: Final = 180.0
"""So long the others wait for a host who is gone; then the next of them has the office."""
STRIKES: Final = 2
"""So many people of one address have to be barred before the address is: several may live behind one router."""
MOST_BARRED: Final = 100


class Guest(Struct, frozen=True):
    """Somebody who asks for a seat: what is stored of the token that came along, the address, and the place on the
    ladder, if there is one."""

    key: str | None = None
    home: str | None = None
    place: str | None = None
    """The key of a place on the ladder: a secret, which is looked up and kept nowhere."""


NO_GUEST: Final = Guest()
"""Somebody of whom nothing is known."""


class Barred(Struct, frozen=True, omit_defaults=True):
    """Somebody who may not come back; the address is kept as a mark that tells nothing."""

    key: str | None = None
    home: str | None = None


class OfficeRecord(Struct, frozen=True, omit_defaults=True):
    """What a table remembers of its host. `homes` are the marks of the addresses that people came from, by seat;
    `silent` has the first line of chat that is shown of a seat: whoever was taken off it takes the rest along."""

    host: int | None = None
    is_locked: bool = False
    barred: tuple[Barred, ...] = ()
    homes: dict[int, str] = {}
    silent: dict[int, int] = {}


class Office:
    """What is remembered, and the timer that passes the office on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = office_of(table.record)
        self.timer: asyncio.TimerHandle | None = None

    async def keep(self, **changes: Any) -> None:
        kept = replace(self.kept, **changes)
        if kept != self.kept:
            await self.table.update(office=stored(kept))
            self.kept = kept

    # -- who has it ---------------------------------------------------------------------------------------------

    @property
    def host(self) -> int | None:
        return host_seat(self.kept, self.table.seats)

    def heir(self, but: Collection[int | None]) -> int | None:
        """The next person after the host who is here, but these."""
        people = self.table.presence.people().difference(but)
        return next((seat for seat in order(self.table.seats, self.host) if seat in people), None)

    async def settle(self) -> None:
        """Who sits there has changed: whoever has the office now keeps it, whoever comes later."""
        if self.host is not None:
            await self.keep(host=self.host)

    async def leave(self, seats: Collection[int]) -> None:
        """Whoever leaves hands the office to somebody who is here, if anybody is."""
        heir = self.heir(but=seats)
        if self.host in seats and heir is not None:
            await self.keep(host=heir)

    def look_ahead(self) -> None:
        """After each change: a host who is gone while others are here has a while to come back."""
        host = self.host
        if host is None or self.table.presence.is_connected(host) or self.heir(but=[host]) is None:
            self.stop()
        elif self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(HOST_SECONDS, lambda: self.table.post(self.time_out))

    async def time_out(self) -> None:
        is_due, self.timer = self.timer is not None, None
        heir = self.heir(but=[self.host])
        if is_due and heir is not None:
            await self.keep(host=heir)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # -- what the host does -------------------------------------------------------------------------------------

    async def take_off(self, seat: int, *, bar: bool) -> None:
        """Take the people of a device off the table: their seats are open again, or bots go on for them.

        Their token opens nothing from now on.
        """
        table = self.table
        key = table.seats[seat].token_hash
        gone = table.device(seat, key)
        said = await table.store.chat(table.record.id, latest=1)
        silent = {**self.kept.silent, **dict.fromkeys(gone, said[-1].number + 1 if said else 0)}
        barred = (*self.kept.barred, Barred(key, self.kept.homes.get(seat))) if bar else self.kept.barred
        await self.keep(silent=silent, barred=barred[-MOST_BARRED:])
        table.undo_votes.drop("somebody was taken off the table")
        table.waiting.forget(gone)
        table.together.forget(gone)
        table.win_bar.forget(gone)
        table.bot_turns.interrupt()
        await table.update_seats(dict.fromkeys(gone, bot(table) if table.record.phase == "playing" else NOBODY))
        if key is not None:
            table.presence.shut_out([key], wire.BARRED if bar else wire.REMOVED)

    # -- who may sit down ---------------------------------------------------------------------------------------

    def is_barred(self, guest: Guest) -> bool:
        """By the token that somebody had here; by the address only when tokens did not help, and never as long as
        somebody else from there sits at the table."""
        if guest.key is not None and any(each.key == guest.key for each in self.kept.barred):
            return True
        home = self.mark(guest.home)
        if home is None or home in self.present_homes():
            return False
        return self.strikes(home) >= STRIKES

    def may_be_matched(self, guest: Guest) -> bool:
        """Whether a quick match may bring this guest here: it knows nothing but the address."""
        home = self.mark(guest.home)
        return not self.kept.is_locked and (home is None or self.strikes(home) == 0)

    def is_crowded(self, guest: Guest) -> bool:
        """Whether one more from there would leave no seat of a public table to anybody else."""
        table, home = self.table, self.mark(guest.home)
        is_shared = table.record.is_public and home is not None
        return is_shared and self.present_homes().count(home or "") >= len(table.seats) - 1

    async def welcome(self, seats: Collection[int], guest: Guest) -> None:
        """These seats are taken by somebody from there."""
        others = {seat: home for seat, home in self.kept.homes.items() if seat not in seats}
        await self.keep(homes={**others, **homes_of(self.table.record, seats, guest.home)})

    def mark(self, home: str | None) -> str | None:
        return home_mark(self.table.record, home)

    def strikes(self, home: str) -> int:
        return sum(each.home == home for each in self.kept.barred)

    def present_homes(self) -> list[str]:
        """Where the people at this table came from, as far as it is known."""
        people = [record.seat for record in self.table.seats if record.kind == "human"]
        return [self.kept.homes[seat] for seat in people if seat in self.kept.homes]

    def is_heard(self, line: ChatRecord) -> bool:
        """What somebody said who was taken off the table is not told again."""
        return line.seat is None or line.number >= self.kept.silent.get(line.seat, 0)


NOBODY: Final[Mapping[str, Any]] = {
    "kind": "open", "name": "", "bot_level": None, "token_hash": None, "ready": False, "stand_in": None,
    "player": None,
}  # fmt: skip
"""What is known of an open seat."""


def bot(table: Table) -> Mapping[str, Any]:
    """What is known of the seat of a bot that plays on for somebody who does not come back."""
    level = table.pace.level
    return {**NOBODY, "kind": "bot", "name": level, "bot_level": level, "ready": True}


def office_of(record: TableRecord) -> OfficeRecord:
    return convert(record.office, OfficeRecord, str_keys=True)


def stored(office: OfficeRecord) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(office, str_keys=True)
    return found


def first_office(record: TableRecord, seat: int, people: Collection[int], home: str | None) -> dict[str, Any]:
    """Whoever opens a table is its host."""
    return stored(OfficeRecord(host=seat, homes=homes_of(record, people, home)))


def next_office(office: OfficeRecord) -> dict[str, Any]:
    """The table after this one has the same host."""
    return stored(OfficeRecord(host=office.host))


def host_seat(office: OfficeRecord, seats: Sequence[SeatRecord]) -> int | None:
    """Whoever got the office, or if no person sits there any more the next one."""
    first = 0 if office.host is None else office.host
    return next((seat for seat in (first, *order(seats, first)) if seats[seat].kind == "human"), None)


def order(seats: Sequence[SeatRecord], after: int | None) -> list[int]:
    """All seats in the order of the table, from the one after this on."""
    first = 0 if after is None else after + 1
    return [(first + number) % len(seats) for number in range(len(seats))]


def homes_of(record: TableRecord, seats: Collection[int], home: str | None) -> dict[int, str]:
    mark = home_mark(record, home)
    return {} if mark is None else dict.fromkeys(seats, mark)


def home_mark(record: TableRecord, home: str | None) -> str | None:
    """What is kept of an address: the same for all who come from there to this table, and different at every other."""
    return None if home is None else sha256(f"{record.id} {record.seed} {home}".encode()).hexdigest()[:16]
