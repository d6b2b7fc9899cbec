"""What leaves a table: the only place where messages about its state are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.server import wire
from frenzy.server.clocks import now

if TYPE_CHECKING:
    from frenzy.server.sockets import Connection
    from frenzy.server.store import ChatRecord
    from frenzy.server.tables import Table


def seat_infos(table: Table) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            record.seat, record.name, record.kind, record.bot_level, record.ready,
            table.is_connected(record.seat), table.stand_ins.get(record.seat),
        )
        for record in table.seats
    ]  # fmt: skip


def table_info(table: Table) -> wire.TableInfo:
    record = table.record
    return wire.TableInfo(
        record.id, record.game, record.name, record.phase, record.is_public, record.options, table.pace,
        record.created, seat_infos(table),
    )  # fmt: skip


def chat_line(table: Table, line: ChatRecord) -> wire.ChatLine:
    seat = line.seat or 0
    text, preset = (None, line.text) if line.is_preset else (line.text, None)
    return wire.ChatLine(seat, table.seats[seat].name, line.at, text, preset)


def state_for(table: Table, connection: Connection) -> wire.State:
    """The table as this connection may see it, and what happened since it was last told."""
    course, viewer, proposal = table.course, connection.viewer, table.proposal
    if course is None:
        return wire.State(0, 0, table.record.phase, None, "", [], [], seat_infos(table))
    version = course.version(viewer)
    since = course.since(viewer, version if connection.known is None else connection.known)
    connection.known = version
    view = course.view(viewer)
    return wire.State(
        version=version,
        since=since,
        phase=table.record.phase,
        view=view,
        prompt=view["prompt"],
        choices=view["choices"],
        events=course.events(viewer, since),
        seats=seat_infos(table),
        clocks=table.clocks.shown(now()),
        can_undo=viewer is not None and course.own_undo(viewer) is not None,
        undo=None if proposal is None else wire.UndoRequest(proposal.seat, sorted(proposal.agreed)),
        outcome=course.outcome(),
    )
