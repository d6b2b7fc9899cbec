"""What the server remembers: tables, their seats, and the log of actions that makes each game again.

The promise: when a change returns, it is on the disk; a crash at any moment loses nothing that was acknowledged and
keeps nothing twice. `append` compares and appends in one transaction, so that of two answers to the same decision
one wins and the other is told. A game is its seed, options and actions; a snapshot only makes the start quicker.

Two kinds of error leave a store. A refusal is a `FrenzyError`: the caller asked for something that is not so, and
nothing has changed. A `StoreFailure` is the store's own trouble: the disk, the file, or the end of the server.
"""

from __future__ import annotations

from time import time
from typing import Any, Literal

from msgspec import Struct, field, to_builtins

from frenzy.kernel.codec import VERSION
from frenzy.kernel.errors import FrenzyError, shown
from frenzy.wire import Pace

Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "human", "bot"]
Closed = Literal["rules", "cards"]


class TableRecord(Struct, frozen=True):
    """A table: all that its game starts from, and how it is played."""

    id: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]  # JSON, as the game takes them
    content_hash: str  # of the rules and cards the game is played with
    rules_version: int = VERSION  # of saves and replays
    name: str = ""
    is_public: bool = False
    pace: dict[str, Any] = field(default_factory=lambda: to_builtins(Pace()))  # JSON, as the table's clocks take it
    created: float = field(default_factory=time)  # unix seconds
    phase: Phase = "lobby"
    position: dict[str, Any] | None = None  # the document that the game starts from, instead of a set-up
    lesson: str | None = None  # of the tutorial
    puzzle: str | None = None  # of the game, which is over where this one is
    given: int = 0  # so many first actions came with the table and cannot be taken back
    campaign: str | None = None  # whose table it is: nobody else sees it
    chapter: int | None = None  # of which it is an attempt; a campaign's other tables are none
    outcome: dict[str, Any] | None = None  # JSON, as the game tells it; a game that was given up has none
    closed: Closed | None = None  # what has changed so that it cannot be played any more
    office: dict[str, Any] = field(default_factory=dict)  # JSON, as the table's host takes it
    is_practice: bool = False  # somebody had a hint, or took back what had come to light: no rating changes


class SeatRecord(Struct, frozen=True):
    """A seat of a table and who sits in it. The token itself is never stored."""

    table: str
    seat: int
    name: str = ""
    kind: SeatKind = "open"
    bot_level: str | None = None
    token_hash: str | None = None
    ready: bool = False
    stand_in: str | None = None  # the level of the bot that plays for a person who is away
    player: str | None = None  # who sits there, if they have a place on the ladder


class ActionRecord(Struct, frozen=True, gc=False):
    """One answer to one decision. A table's actions are numbered 0, 1, 2 … without a gap."""

    table: str
    sequence: int
    seat: int
    choice: str
    at: float  # unix seconds
    spent: float = 0.0  # seconds of the seat's reserve that the answer took
    is_bot: bool = False  # a bot gave it, of its own seat or for somebody who was away
    trace: int | None = None  # a digest of the state after it; what came with the table has none


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


class FilmRecord(Struct, frozen=True):
    """What was shown from step `start` on, for so many steps, in the caller's own encoding: it needs no rules.

    Of a game that is over it has every step, from step 0 on; of one that is played, a step now and then.
    """

    table: str
    start: int
    steps: int
    data: bytes


class ContentRecord(Struct, frozen=True):
    """The cards of a game, kept for the tables that began with them; the id is their fingerprint."""

    id: str
    game: str
    data: bytes


class ChatRecord(Struct, frozen=True):
    """Something said at a table; `seat` is None for somebody who only watches."""

    table: str
    number: int
    seat: int | None
    text: str  # the name of the preset, if it is one
    is_preset: bool
    at: float


class CampaignRecord(Struct, frozen=True):
    """A campaign. Its progress is not kept: the attempts that are over tell it. Nor is its key.

    What was read in its book is: nothing else tells it.
    """

    id: str
    game: str
    name: str
    nickname: str
    options: dict[str, Any]  # JSON, as the game's campaign takes them
    created: float
    key_hash: str
    reading: dict[str, Any] = field(default_factory=dict)  # JSON, as its book takes it


class RunRecord(Struct, frozen=True):
    """An attempt at a chapter of a campaign: its table, how long its log is, and when the latest action came."""

    table: TableRecord
    decisions: int
    latest: float | None


class PlayerRecord(Struct, frozen=True):
    """Somebody with a place on the ladder, which belongs to whoever has its key. The key itself is never stored."""

    id: str
    name: str
    look: str  # of the name: no two look alike
    created: float
    key_hash: str


class StandingRecord(Struct, frozen=True):
    """How strong a player is in a game, one standard deviation of that, and from how many games it is known."""

    player: str
    game: str
    rating: float
    doubt: float
    games: int
    wins: float  # of a tie, everybody has a part
    latest: float  # unix seconds


class RankRecord(Struct, frozen=True):
    """A standing, and whose it is."""

    name: str
    standing: StandingRecord


class NoteRecord(Struct, frozen=True):
    """Something that the server remembers of itself, by its name."""

    name: str
    value: Any  # JSON


class LeaseRecord(Struct, frozen=True):
    """Who may write to a table. The epoch rises with every claim; `until` is by the clock of the store."""

    table: str
    owner: str
    epoch: int
    until: float  # unix seconds


class SummaryRecord(Struct, frozen=True):
    """What keeping house has to know of a table."""

    id: str
    phase: Phase
    created: float
    campaign: str | None
    chapter: int | None
    seats: int
    is_public: bool
    pace: dict[str, Any]
    latest: float | None  # when the latest action came
    has_bots: bool  # on a seat of theirs, or for somebody who is away

    @property
    def used(self) -> float:
        """When somebody did something there."""
        return max(self.created, self.latest or 0.0)


class UsedRecord(Struct, frozen=True):
    """A place on the ladder, and when something counted for it last, or when it was taken."""

    id: str
    used: float


class UnknownTable(FrenzyError):
    """There is no table of that id."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table: there is no {shown(table)}")


class UnknownCampaign(FrenzyError):
    """There is no campaign of that id, or not for whoever asks."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign: there is no {shown(campaign)}")


class UnknownPlayer(FrenzyError):
    """There is no such place on the ladder."""

    def __init__(self, player: str) -> None:
        super().__init__(f"player: there is no {shown(player)}")


class NameTaken(FrenzyError):
    """Somebody on the ladder has a name that looks like this one."""

    def __init__(self, name: str) -> None:
        super().__init__(f"place: somebody on the ladder is called like {shown(name)}")


class StaleCampaign(FrenzyError):
    """Another attempt has begun meanwhile."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign: {shown(campaign)} has gone on meanwhile")


class UnknownSeat(FrenzyError):
    """The table has no such seat."""

    def __init__(self, table: str, seat: int) -> None:
        super().__init__(f"seat: table {shown(table)} has no seat {shown(seat)}")


class TableExists(FrenzyError):
    """A table of that id is there already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table: {shown(table)} is there already")


class StaleSequence(FrenzyError):
    """The log is not where the caller thinks it is; `expected` is the sequence of the next action."""

    def __init__(self, table: str, sequence: int, expected: int) -> None:
        super().__init__(f"sequence: {shown(sequence)} at table {shown(table)}, where the next action is {expected}")
        self.expected = expected


class Leased(FrenzyError):
    """Somebody else has the table: `lease` says who, and how long."""

    def __init__(self, lease: LeaseRecord) -> None:
        super().__init__(f"table: {shown(lease.table)} belongs to {shown(lease.owner)}")
        self.lease = lease


class LostLease(FrenzyError):
    """The table is somebody else's by now, or was never leased by the caller; nothing was written."""

    def __init__(self, table: str, epoch: int | None) -> None:
        without = "without a lease" if epoch is None else f"under epoch {epoch}"
        super().__init__(f"table: {shown(table)} cannot be changed {without}: it has another owner")


class StoreFailure(Exception):
    """The store could not do its work. Whatever was asked is not acknowledged."""


class StoreClosed(StoreFailure):
    """The store takes no more work."""


class DiskFull(StoreFailure):
    """There is no room to write to."""


class BadStore(StoreFailure):
    """The file is damaged, or not ours."""


class NewerStore(StoreFailure):
    """The file was written by a newer version, whose data this one could spoil."""
