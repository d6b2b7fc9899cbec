"""A table as messages: the only place where those about its state are made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import UNSET

from frenzy import wire
from frenzy.bots.goals import task
from frenzy.bots.puzzles import goals_of, known_puzzle
from frenzy.games import manifests
from frenzy.server.ladder.counting import ladder_sign
from frenzy.server.table.clocks import now, pace_of
from frenzy.server.table.office import host_seat, office_of
from frenzy.server.table.steps import screen_view
from frenzy.server.table.undo import WayBack

MOST_STATE_TEXTS: Final = 100
"""Texts that are kept for others who see the same: a clock that runs makes new ones while nothing else happens."""

if TYPE_CHECKING:
    from frenzy.kernel.told import Question
    from frenzy.server.store import ChatRecord, SeatRecord, TableRecord
    from frenzy.server.table.film import Screening
    from frenzy.server.table.table import Table
    from frenzy.server.websocket.connection import Connection


class StateTexts:
    """The states of a table as they are sent, who sits there, and for whom it counts, kept until that changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[tuple[Any, ...], str] = {}
        self.infos: list[wire.SeatInfo] | None = None
        self.signs: dict[int | None, wire.LadderSign | None] = {}

    def text(self, connection: Connection) -> str:
        """The state as it is sent. Clients that may see the same and know the same share one text."""
        table, history = self.table, self.table.history
        if history is None:  # not begun, or shown from its film
            return wire.write_message(state_for(table, connection)).decode()
        viewer, clock = connection.viewer, clock_of(table)
        known = history.version(viewer) if connection.known is None else connection.known
        key = (viewer, known, connection.wants_stack, clock and clock.left, clock and tuple(clock.reserve))
        text = self.texts.get(key)
        if text is None:
            if len(self.texts) >= MOST_STATE_TEXTS:
                self.texts.clear()
            text = self.texts[key] = wire.write_message(state_for(table, connection)).decode()
        connection.knows(history.version(viewer))
        return text

    def seats(self) -> list[wire.SeatInfo]:
        """Who sits there."""
        if self.infos is None:
            is_connected = self.table.presence.is_connected
            host = self.table.office.host
            self.infos = [
                seat_info(record, is_connected=is_connected(record.seat), is_host=record.seat == host)
                for record in self.table.seats
            ]
        return self.infos

    def sign(self, viewer: int | None) -> wire.LadderSign | None:
        """Whether the game will count for this seat; that changes with who sits there, and not with a choice."""
        if viewer not in self.signs:
            self.signs[viewer] = ladder_sign(self.table.record, self.table.seats, viewer)
        return self.signs[viewer]

    def forget(self) -> None:
        """The game, or what is said about it, has changed."""
        self.texts.clear()

    def forget_seats(self) -> None:
        """Somebody sits there, or is there, who was not before."""
        self.texts.clear()
        self.infos = None
        self.signs.clear()


def seat_info(record: SeatRecord, *, is_connected: bool, is_host: bool) -> wire.SeatInfo:
    return wire.SeatInfo(
        record.seat, record.name, record.kind, record.bot_level, record.ready, is_connected, record.stand_in, is_host
    )


def table_info(table: Table) -> wire.TableInfo:
    told = info(table.record, table.pace, table.states.seats())
    if table.history is not None:
        view = table.history.view(None)
        told.to_act, told.may_act = view["to_act"], view.get("may_act", UNSET)
    return told


def stored_info(record: TableRecord, seats: Sequence[SeatRecord]) -> wire.TableInfo:
    """A table that is not in memory: nobody is connected to it, and whose turn it is would have to be played again."""
    host = host_seat(office_of(record), seats)
    told = [seat_info(seat, is_connected=False, is_host=seat.seat == host) for seat in seats]
    return info(record, pace_of(record), told)


def info(record: TableRecord, pace: wire.Pace, seats: list[wire.SeatInfo]) -> wire.TableInfo:
    return wire.TableInfo(
        record.id, record.game, record.name, record.phase, record.is_public, record.options, pace, record.created,
        seats, record.lesson, campaign=record.campaign, cooperative=is_cooperative(record.game) or UNSET,
        closed=record.closed or UNSET,
        locked=office_of(record).is_locked or UNSET,
        puzzle=(None if record.puzzle is None else riddle(record.game, record.puzzle)) or UNSET,
        judged=is_judged(record.game) or UNSET,
    )  # fmt: skip


def is_cooperative(game: str) -> bool:
    """A game that is not here any more is as good as any other."""
    known = manifests()
    return game in known and known[game].cooperative


@cache
def riddle(game: str, name: str) -> wire.Riddle | None:
    """What is to be solved at a table; nothing, if the puzzle is not in stock any more."""
    puzzle = known_puzzle(game, name)
    if puzzle is None:
        return None
    return wire.Riddle(puzzle.id, puzzle.goal, puzzle.grade, task(goals_of(manifests()[game]), puzzle))


def is_judged(game: str) -> bool:
    """Whether anybody can say who is likely to win."""
    known = manifests()
    return game in known and bool(known[game].chances)


def hello_for(table: Table, connection: Connection, chat: Iterable[ChatRecord]) -> wire.Hello:
    lines = [chat_line(table, line) for line in chat]
    return wire.Hello(wire.PROTOCOL, table_info(table), connection.viewer, [*connection.own], lines)


def chat_line(table: Table, line: ChatRecord) -> wire.ChatLine:
    seat = line.seat or 0
    text, preset = (None, line.text) if line.is_preset else (line.text, None)
    return wire.ChatLine(seat, table.seats[seat].name, line.at, text, preset)


def state_for(table: Table, connection: Connection) -> wire.State:
    """The table as this connection may see it, and what happened since it was last told."""
    history, viewer = table.history, connection.viewer
    if table.screening is not None:
        return last_state(table, table.screening, connection)
    if history is None:
        told = wire.State(0, 0, table.record.phase, None, None, [], table.states.seats())
        told.locked = table.office.kept.is_locked
        told.ladder = table.states.sign(viewer)
        return told
    version = history.version(viewer)
    since = history.since(viewer, version if connection.known is None else connection.known)
    connection.knows(version)
    is_over = table.record.phase == "over"
    way_back = None if viewer is None or is_over else table.undo_votes.way_back(history, viewer)
    view = history.view(viewer)
    if is_over and view["choices"]:  # it was given up
        view = {**view, "choices": []}
    return wire.State(
        version=version,
        since=since,
        phase=table.record.phase,
        view=view if connection.wants_stack else screen_view(view),
        question=cast("Question", history.question(None if is_over else viewer)),
        events=cast("list[dict[str, Any]]", history.events(viewer, since)),
        seats=table.states.seats(),
        clocks=clock_of(table),
        can_undo=isinstance(way_back, WayBack) and way_back.is_free,
        no_undo=way_back if isinstance(way_back, str) else None,
        undo=table.undo_votes.told(),
        outcome=history.outcome(),
        motive=table.bot_turns.motive,
        talk=table.together.told(history, viewer),
        page=page_due(table),
        locked=table.office.kept.is_locked,
        verdict=table.judging.verdict,
        win_bar=table.win_bar.told(history, viewer),
        ladder=None if is_over else table.states.sign(viewer),
    )


def clock_of(table: Table) -> wire.Clock | None:
    """Where none runs, nobody looks at the time."""
    return table.clocks.shown(now()) if table.clocks.is_running else None


def last_state(table: Table, screening: Screening, connection: Connection) -> wire.State:
    """The end of a game that is shown from its film: nothing of it is played again."""
    viewer, version = connection.viewer, screening.version(connection.viewer)
    since = version if connection.known in (None, version) else 0
    connection.knows(version)
    decided = screening.decided
    return wire.State(
        version=version,
        since=since,
        phase=table.record.phase,
        view=screening.view(viewer) | ({"stack": []} if connection.wants_stack else {}),
        question=cast("Question", screening.question()),
        events=cast("list[dict[str, Any]]", screening.events(viewer, since)),
        seats=table.states.seats(),
        outcome=table.record.outcome,
        talk=None if decided is None else table.together.told_at_the_end(decided),
        page=screening.page,
    )


def page_due(table: Table) -> str | None:
    """The page that an attempt at a chapter has come to; other tables tell no story."""
    chapter, history = table.record.chapter, table.history
    if chapter is None or history is None:
        return None
    rules = history.game.campaign()
    return None if rules is None or rules.book is None else rules.book.due(chapter, history.state)
