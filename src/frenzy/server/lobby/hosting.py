"""What the host of a table may do: take somebody off it, hand the office on, lock the table."""

from __future__ import annotations

from frenzy import wire
from frenzy.kernel import BadOption
from frenzy.server.http.problems import NotHost, NotNow
from frenzy.server.lobby.lobby import Seats, check_seat, check_seated
from frenzy.server.table.serializers import table_info
from frenzy.server.table.table import Table


async def remove(seat: int, wanted: wire.RemoveGuest, table: Table, me: Seats) -> wire.TableInfo:
    """Take a guest off the table before the game or in the middle of it, for now or for good."""
    check_host(table, me)
    if table.record.phase == "over":
        raise NotNow("over", "seat: the game is over")
    check_person(table, seat)
    if seat in me:
        raise BadOption("seat: it is your own; leave the table instead")
    await table.office.take_off(seat, bar=wanted.bar)
    return table_info(table)


async def hand_on(wanted: wire.SetHost, table: Table, me: Seats) -> wire.TableInfo:
    check_host(table, me)
    check_person(table, wanted.seat)
    await table.office.keep(host=wanted.seat)
    return table_info(table)


async def lock(wanted: wire.SetLock, table: Table, me: Seats) -> wire.TableInfo:
    check_host(table, me)
    await table.office.keep(is_locked=wanted.locked)
    return table_info(table)


def check_host(table: Table, me: Seats) -> None:
    check_seated(me)
    if table.office.host not in me:
        raise NotHost("token: only the host of the table may do this")


def check_person(table: Table, seat: int) -> None:
    check_seat(seat, len(table.seats))
    if table.seats[seat].kind != "human":
        raise BadOption(f"seat: no person sits on seat {seat}")
