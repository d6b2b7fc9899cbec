"""What the server remembers: tables, their seats, and the log of actions that makes each game again.

The promise: when a change returns, it is on the disk; a crash at any moment loses nothing that was acknowledged and
keeps nothing twice. `append` compares and appends in one transaction, so that of two answers to the same decision
one wins and the other is told. A game is its seed, options and actions; a snapshot only makes the start quicker.

Two kinds of error leave a store. A refusal is a `FrenzyError`: the caller asked for something that is not so, and
nothing has changed. A `StoreFailure` is the store's own trouble: the disk, the file, or the end of the server.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from frenzy.kernel.errors import FrenzyError, shown

Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "human", "bot"]


class TableRecord(Struct, frozen=True, kw_only=True):
    """A table: all that its game starts from, and how it is played."""

    id: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]  # JSON, as the game takes them
    content_hash: str  # of the rules and cards the game is played with
    rules_version: int  # of saves and replays
    name: str
    is_public: bool
    pace: dict[str, Any]  # JSON, as the table's clocks take it
    created: float  # unix seconds
    phase: Phase = "lobby"
    position: dict[str, Any] | None = None  # the document that the game starts from, instead of a set-up
    lesson: str | None = None  # of the tutorial
    given: int = 0  # so many first actions came with the table and cannot be taken back
    campaign: str | None = None  # whose table it is: nobody else sees it
    chapter: int | None = None  # of which it is an attempt; a campaign's other tables are none
    outcome: dict[str, Any] | None = None  # JSON, as the game tells it; a game that was given up has none


class SeatRecord(Struct, frozen=True, kw_only=True):
    """A seat of a table and who sits in it. The token itself is never stored."""

    table: str
    seat: int
    name: str = ""
    kind: SeatKind = "open"
    bot_level: str | None = None
    token_hash: str | None = None
    ready: bool = False
    stand_in: str | None = None  # the level of the bot that plays for a person who is away


class ActionRecord(Struct, frozen=True, gc=False):
    """One answer to one decision. A table's actions are numbered 0, 1, 2 … without a gap."""

    table: str
    sequence: int
    seat: int
    choice: str
    at: float  # unix seconds
    spent: float = 0.0  # seconds of the seat's reserve that the answer took


class UndoneRecord(Struct, frozen=True, gc=False):
    """An action that was taken back, and when. Its sequence may have been used again since."""

    table: str
    sequence: int
    seat: int
    choice: str
    at: float
    undone_at: float
    spent: float = 0.0  # time is not given back


class SnapshotRecord(Struct, frozen=True):
    """The state after the first `sequence` actions, in the caller's own encoding."""

    table: str
    sequence: int
    data: bytes


class ChatRecord(Struct, frozen=True):
    """Something said at a table; `seat` is None for somebody who only watches."""

    table: str
    number: int
    seat: int | None
    text: str  # the name of the preset, if it is one
    is_preset: bool
    at: float


class CampaignRecord(Struct, frozen=True, kw_only=True):
    """A campaign. Its progress is not kept: the attempts that are over tell it. Nor is its key."""

    id: str
    game: str
    name: str
    nickname: str
    options: dict[str, Any]  # JSON, as the game's campaign takes them
    created: float
    key_hash: str


class RunRecord(Struct, frozen=True):
    """An attempt at a chapter of a campaign: its table, how long its log is, and when the latest action came."""

    table: TableRecord
    decisions: int
    latest: float | None


class UnknownTable(FrenzyError):
    """There is no table of that id."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table: there is no {shown(table)}")
        self.table = table


class UnknownCampaign(FrenzyError):
    """There is no campaign of that id, or not for whoever asks."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign: there is no {shown(campaign)}")
        self.campaign = campaign


class UnknownSeat(FrenzyError):
    """The table has no such seat."""

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(f"seat: table {shown(table)} has no seat {shown(seat)}")
        self.table, self.seat = table, seat


class TableExists(FrenzyError):
    """A table of that id is there already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table: {shown(table)} is there already")
        self.table = table


class StaleSequence(FrenzyError):
    """The log is not where the caller thinks it is; `expected` is the sequence of the next action."""

    def __init__(self, table: str, sequence: int, expected: int) -> None:
        super().__init__(f"sequence: {shown(sequence)} at table {shown(table)}, where the next action is {expected}")
        self.table, self.sequence, self.expected = table, sequence, expected


class StoreFailure(Exception):
    """The store could not do its work. Whatever was asked is not acknowledged."""


class StoreClosed(StoreFailure):
    """The store takes no more work."""


class BadStore(StoreFailure):
    """The file is damaged, or not ours."""


class NewerStore(StoreFailure):
    """The file was written by a newer version, whose data this one could spoil."""


class Store(Protocol):
    """Where tables live. Every change returns after it is on the disk; changes are made in the order of the calls.

    A caller that stops waiting, because it was cancelled or timed out, does not take its change back: it has to look.
    Every call about a table that does not exist raises UnknownTable; every call after `close` raises StoreClosed.
    """

    async def create_table(
        self, record: TableRecord, seats: Sequence[SeatRecord], actions: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Store a new table with all its seats, in order, or nothing; TableExists if the id is taken.

        `actions` are the answers that its log begins with: whose, and what. UnknownCampaign if it belongs to none.
        """
        ...

    async def update_table(self, record: TableRecord) -> None:
        """Replace what is known of a table; the number of its seats stays."""
        ...

    async def update_seat(self, record: SeatRecord) -> None:
        """Replace what is known of a seat; UnknownSeat if the table has no such seat."""
        ...

    async def tables(
        self, phase: Phase | None = None, *, public: bool | None = None, newest: int | None = None
    ) -> list[TableRecord]:
        """All tables, or those in this phase, public or private ones, or the newest so many of them; oldest first."""
        ...

    async def table(self, table: str) -> TableRecord:
        """One table."""
        ...

    async def forget_lobbies(self, before: float, but: Collection[str] = ()) -> list[str]:
        """Remove the tables that were created before this moment and never began, but these; which they were."""
        ...

    async def seats(self, table: str) -> list[SeatRecord]:
        """The seats of a table, in order."""
        ...

    async def append(self, table: str, sequence: int, seat: int, choice: str, *, spent: float = 0.0) -> ActionRecord:
        """Add an action to the log, if it is the next one; StaleSequence if it is not, UnknownSeat if nobody's."""
        ...

    async def truncate(self, table: str, sequence: int) -> list[ActionRecord]:
        """Take back the actions from this sequence on, and give them; they are kept among the undone.

        A snapshot of what is no longer so goes with them. StaleSequence if the log does not reach that far.
        """
        ...

    async def actions(self, table: str, start: int = 0) -> list[ActionRecord]:
        """The log of a table, from this sequence on."""
        ...

    async def undone(self, table: str) -> list[UndoneRecord]:
        """All that was taken back at a table: in the order of the undos, and of the log within each."""
        ...

    async def put_snapshot(self, table: str, sequence: int, data: bytes) -> None:
        """Keep the state after the first `sequence` actions instead of the last one kept.

        StaleSequence if the log does not reach that far.
        """
        ...

    async def snapshot(self, table: str) -> SnapshotRecord | None:
        """The last state kept, if any: it never reaches beyond the log."""
        ...

    async def add_chat(self, table: str, seat: int | None, text: str, *, is_preset: bool = False) -> ChatRecord:
        """Store what was said; UnknownSeat if nobody said it."""
        ...

    async def chat(self, table: str, latest: int | None = None) -> list[ChatRecord]:
        """What was said at a table: all of it, or the latest so many lines."""
        ...

    async def create_campaign(self, record: CampaignRecord) -> None:
        """Store a new campaign, whose id and key are new."""
        ...

    async def campaign(self, campaign: str) -> CampaignRecord:
        """One campaign; UnknownCampaign if there is none."""
        ...

    async def campaigns(self, key_hashes: Collection[str]) -> list[CampaignRecord]:
        """The campaigns that keys of these hashes open, newest first."""
        ...

    async def runs(self, campaign: str) -> list[RunRecord]:
        """The attempts of a campaign, in the order in which they began."""
        ...

    async def forget_campaign(self, campaign: str, *, only_tables: bool = False) -> list[str]:
        """Remove all tables of a campaign, and the campaign itself if that is wanted; which tables they were."""
        ...

    async def close(self) -> None:
        """Finish all that was asked before, then let go of the file. Closing twice is no harm."""
        ...


def check_seats(record: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """A new table comes with each of its seats once, in order."""
    given = [(seat.table, seat.seat) for seat in seats]
    wanted = [(record.id, seat) for seat in range(record.seats)]
    assert given == wanted, f"table {record.id!r} with {record.seats} seats came with {given}"


def given_log(table: str, actions: Sequence[tuple[int, str]], at: float) -> list[ActionRecord]:
    """The log that a new table begins with."""
    return [ActionRecord(table, sequence, seat, choice, at) for sequence, (seat, choice) in enumerate(actions)]


def undone_record(action: ActionRecord, undone_at: float) -> UndoneRecord:
    return UndoneRecord(action.table, action.sequence, action.seat, action.choice, action.at, undone_at, action.spent)
