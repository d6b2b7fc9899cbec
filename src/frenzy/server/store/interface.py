"""`Store`: what the server asks of whatever keeps its tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from frenzy.server.store import (
    ActionRecord,
    CampaignRecord,
    ChatRecord,
    ContentRecord,
    FilmRecord,
    LeaseRecord,
    Phase,
    PlayerRecord,
    RankRecord,
    RunRecord,
    SeatRecord,
    SnapshotRecord,
    StandingRecord,
    SummaryRecord,
    TableRecord,
    UndoneRecord,
    UsedRecord,
)

Rate = Callable[[Mapping[str, StandingRecord]], Collection[StandingRecord]]
"""What becomes of the standings of players, given by player where there are any."""


class Store(Protocol):
    """Where tables live.

    Every change returns after it is on the disk; changes are made in the order of the calls. A caller that stops
    waiting, because it was cancelled or timed out, does not take its change back: it has to look. Every call about a
    table that does not exist raises UnknownTable; every call after `close` raises StoreClosed.

    Where several servers share a store, each table is leased to one of them, and every change of a table says under
    which `epoch` of the lease it is made. It is refused with LostLease if that is not the table's epoch any more,
    so that a server which slept through the end of its lease can write nothing. A change without an epoch is for
    tables that nobody has leased, and refused if somebody has.
    """

    # -- leases -------------------------------------------------------------------------------------------------

    async def claim(self, table: str, owner: str, seconds: float) -> LeaseRecord:
        """Lease a table for so long, under a new epoch: what is written under an older one is refused from now on.

        Leased if somebody else has it.
        """

    async def renew(self, leases: Mapping[str, int], seconds: float) -> list[str]:
        """Keep these tables, given with their epochs, for so long from now on; those that are lost, in order."""

    async def release(self, leases: Mapping[str, int]) -> None:
        """Give these tables back, given with their epochs, which end with that; those that are lost stay lost."""

    async def lease(self, table: str) -> LeaseRecord | None:
        """Who has the table, if anybody, also when the time is over: until somebody else claims it, it is theirs."""

    # -- tables -------------------------------------------------------------------------------------------------

    async def create_table(
        self,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        actions: Sequence[tuple[int, str]] = (),
        *,
        attempts: int | None = None,
    ) -> None:
        """Store a new table with all its seats, in order, or nothing; TableExists if the id is taken.

        `actions` are the answers that its log begins with: whose, and what. UnknownCampaign if it belongs to none;
        StaleCampaign if that has not so many `attempts` any more.
        """

    async def update_table(self, record: TableRecord, *, epoch: int | None = None) -> None:
        """Replace what is known of a table; the number of its seats stays."""

    async def update_seat(self, record: SeatRecord, *, epoch: int | None = None) -> None:
        """Replace what is known of a seat; UnknownSeat if the table has no such seat."""

    async def tables(
        self, phase: Phase | None = None, *, public: bool | None = None, newest: int | None = None
    ) -> list[TableRecord]:
        """All tables, or those in this phase, public or private ones, or the newest so many of them; oldest first."""

    async def table(self, table: str) -> TableRecord:
        """What is known of a table."""

    async def seats(self, table: str) -> list[SeatRecord]:
        """The seats of a table, in order."""

    async def summaries(self, after: str = "", *, phase: Phase | None = None, most: int = 500) -> list[SummaryRecord]:
        """The next so many tables in the order of their ids, all or those in this phase: nobody waits for all."""

    async def counts(self) -> dict[Phase, int]:
        """How many tables there are in each phase."""

    async def remove_table(self, table: str, *, epoch: int | None = None) -> None:
        """Remove a table and all that belongs to it."""

    async def seats_opened_by(self, token_hash: str) -> list[SeatRecord]:
        """The seats of all tables that a token of this hash opens."""

    async def erase_chat(self, table: str, seat: int, *, epoch: int | None = None) -> None:
        """Nothing is left of what this seat said."""

    async def forget_tables(self, unused: Mapping[str, float]) -> list[str]:
        """Remove these tables, given with when they were used last, unless they were used since; which they were.

        What is leased stays, until the time of the lease is over.
        """

    # -- games --------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        sequence: int,
        seat: int,
        choice: str,
        *,
        spent: float = 0.0,
        is_bot: bool = False,
        trace: int | None = None,
        epoch: int | None = None,
    ) -> ActionRecord:
        """Add an action to the log, if it is the next one; StaleSequence if it is not, UnknownSeat if nobody's."""

    async def truncate(self, table: str, sequence: int, *, epoch: int | None = None) -> list[ActionRecord]:
        """Take back the actions from this sequence on, and give them; they are kept among the undone.

        A snapshot and a film of what is no longer so go with them. StaleSequence if the log does not reach that far.
        """

    async def actions(self, table: str, start: int = 0) -> list[ActionRecord]:
        """The log of a table, from this sequence on."""

    async def undone(self, table: str) -> list[UndoneRecord]:
        """All that was taken back at a table: in the order of the undos, and of the log within each."""

    async def put_snapshot(self, table: str, sequence: int, data: bytes, *, epoch: int | None = None) -> None:
        """Keep the state after the first `sequence` actions instead of the last one kept.

        StaleSequence if the log does not reach that far.
        """

    async def snapshot(self, table: str) -> SnapshotRecord | None:
        """The last state kept, if any: it never reaches beyond the log."""

    async def add_film(self, film: FilmRecord, *, epoch: int | None = None) -> None:
        """Keep what was shown, in the place of what was kept from there on."""

    async def put_film(self, table: str, films: Sequence[FilmRecord], *, epoch: int | None = None) -> None:
        """Keep what was shown in the whole game, in the place of all that was kept before."""

    async def films(self, table: str) -> list[FilmRecord]:
        """What was shown at a table, in order."""

    async def unfilmed(self, most: int) -> list[str]:
        """Games that are over and whose whole film is not kept: at most so many, the newest first."""

    async def keep_content(self, content: ContentRecord) -> None:
        """Keep the cards of a game for the tables that begin with them; once is enough."""

    async def content(self, id: str) -> ContentRecord | None:
        """Cards that were kept, by their fingerprint."""

    async def add_chat(
        self, table: str, seat: int | None, text: str, *, is_preset: bool = False, epoch: int | None = None
    ) -> ChatRecord:
        """Store what was said; UnknownSeat if nobody said it."""

    async def chat(self, table: str, latest: int | None = None) -> list[ChatRecord]:
        """What was said at a table: all of it, or the latest so many lines."""

    # -- campaigns ----------------------------------------------------------------------------------------------

    async def create_campaign(self, record: CampaignRecord) -> None:
        """Store a new campaign, whose id and key are new."""

    async def campaign(self, campaign: str) -> CampaignRecord:
        """One campaign; UnknownCampaign if there is none."""

    async def campaigns(self, key_hashes: Collection[str]) -> list[CampaignRecord]:
        """The campaigns that keys of these hashes open, newest first."""

    async def runs(self, campaign: str) -> list[RunRecord]:
        """The attempts of a campaign, in the order in which they began."""

    async def unused_campaigns(self, before: float) -> list[str]:
        """The campaigns in which nothing has been done since this moment, oldest first."""

    async def update_campaign(self, record: CampaignRecord) -> None:
        """Put this record in the place of the campaign; UnknownCampaign if there is none."""

    async def renew_campaign(self, record: CampaignRecord, token_hash: Callable[[str], str]) -> list[str]:
        """Put this record, which has another key, in the place of the campaign, and other tokens on the seats that
        somebody has at its tables, whoever has leased them; which tables these are."""

    async def forget_campaign(self, campaign: str, *, only_tables: bool = False) -> list[str]:
        """Remove all tables of a campaign and what was read, and the campaign itself if that is wanted; which tables
        they were."""

    # -- the ladder ---------------------------------------------------------------------------------------------

    async def finish_table(
        self,
        record: TableRecord,
        players: Collection[str] = (),
        rate: Rate | None = None,
        *,
        epoch: int | None = None,
    ) -> list[StandingRecord]:
        """Replace what is known of a table whose game has ended, and the standings of these players in its game.

        Both or nothing, and once: the standings of a table that was over before stay as they are. Who has no place on
        the ladder any more gets no standing. `rate` is given what there is and says what is to be; that is returned.
        """

    async def create_player(self, record: PlayerRecord) -> None:
        """Store a new place on the ladder, whose id and key are new; NameTaken if somebody's name looks like that."""

    async def player(self, key_hash: str) -> PlayerRecord | None:
        """Whose place a key of this hash opens, if anybody's."""

    async def players(self, ids: Collection[str]) -> list[PlayerRecord]:
        """Those of them that there are, in the order of their ids."""

    async def standings(self, player: str) -> list[StandingRecord]:
        """Where somebody stands, in the order of the games."""

    async def ranks(self, game: str, *, games: int, most: int) -> list[RankRecord]:
        """The best of a game who have played so many games at least, at most so many of them."""

    async def seats_of(self, player: str) -> list[SeatRecord]:
        """The seats on which somebody sits or sat as a player of the ladder."""

    async def forget_player(self, player: str) -> None:
        """Remove a place on the ladder with all that was counted there; their seats are anybody's now. UnknownPlayer
        if there is none."""

    async def used_players(self) -> list[UsedRecord]:
        """All places on the ladder, and when each was used last."""

    # -- the house ----------------------------------------------------------------------------------------------

    async def note(self, name: str) -> Any:
        """What the server has noted under this name; None if nothing."""

    async def put_note(self, name: str, value: Any) -> None:
        """Note this instead of what was there."""

    def watch_commits(self, watch: Callable[[int, float], None]) -> None:
        """Have it called after each commit, from another thread: how many changes it had, and seconds it took."""

    @property
    def queue(self) -> int:
        """So many changes wait for a commit."""

    async def check(self) -> None:
        """Write and read something, and look whether all is whole: StoreFailure if it is not.

        It costs the same however much is kept.
        """

    # -- the end ------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish all that was asked before, then let go of everything. Closing twice is no harm."""
