"""How long a table waits for its players, when a bot plays for one who is away, and when a decision may be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from frenzy.server.table.clocks import now
from frenzy.server.table.reactions import Timing, timing
from frenzy.server.table.sleepers import SHORTEST_SLEEP, Asleep, Moment

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table


class Waiting:
    """The timer of a table, when everybody could see the pending decision, and who plays again after it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.timer_due = 0.0
        self.shown_at, self.shown_version = 0.0, -1
        self.since: float | None = None
        self.returning: set[int] = set()

    def look_ahead(self, history: History) -> None:
        """After each change: a decision that all can see starts the clock, and the next limit wakes the table."""
        version = history.version(None)
        if version != self.shown_version:
            self.shown_version, self.shown_at, self.since = version, self.since or now(), None
            self.table.clocks.turn(self.clock_seat(history), self.shown_at, len(history.plies))
        self.set_timer()

    async def hold(self) -> None:
        """Until `bot_seconds` after everybody could see the question: no bot and no reaction answers sooner."""
        await asyncio.sleep(max(0.0, self.shown_at + self.table.pace.bot_seconds - now()))

    def due(self, history: History, usual: float) -> Timing:
        """When the answer of a bot counts; `usual` is how long one takes at present."""
        return timing(history, self.table.pace, self.shown_at, usual)

    # -- sleep --------------------------------------------------------------------------------------------------

    @property
    def can_sleep(self) -> bool:
        """No time limit is near that the disk does not know."""
        is_voting = self.table.undo_votes.deadline is not None or self.table.together.deadline is not None
        return self.timer is None or (not is_voting and self.timer_due - now() > SHORTEST_SLEEP)

    def fall_asleep(self) -> Asleep | None:
        """What the table needs when it wakes; None if no clock will wake it."""
        if self.timer is None:
            return None
        moment = Moment(self.table.clocks, self.shown_version, [*self.table.presence.gone_since])
        return Asleep(self.timer_due, self.shown_at, moment)

    def wake_up(self, asleep: Asleep) -> None:
        """The clocks go on as if the table had stayed in memory."""
        if asleep.moment is None:
            self.since = asleep.since
        else:
            clocks, self.shown_version, gone_since = asleep.moment
            self.shown_at = asleep.since
            self.table.take_over(clocks, gone_since)

    # -- limits -------------------------------------------------------------------------------------------------

    def set_timer(self) -> None:
        """Wake the table at the next time limit."""
        self.stop()
        table = self.table
        limits = [self.clock_limit(), table.undo_votes.deadline, table.together.deadline]
        due = min((limit for limit in limits if limit is not None), default=None)
        if due is not None:
            self.timer_due = due
            self.timer = asyncio.get_running_loop().call_at(due, lambda: table.post(self.time_out))

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def clock_seat(self, history: History) -> int | None:
        """Whose clock runs: of the only one who is asked, or the only person among them.

        Several wait on nobody's time.
        """
        asked = history.may_act
        people = [seat for seat in asked if self.table.seats[seat].bot_level is None]
        return next(iter(asked if len(asked) == 1 else people if len(people) == 1 else ()), None)

    def clock_limit(self) -> float | None:
        """When bots take over from those who are waited for; an undo request stops that clock.

        Where any of several may answer, no clock runs: bots take over only once all of them have gone.
        """
        people, clocks = self.waited_for(), self.table.clocks
        if not people or self.table.undo_votes.is_open:
            return None
        gone_since = [self.table.presence.gone_since[seat] for seat in people]
        return clocks.absence_limit(gone_since) if clocks.seat is None else clocks.limit(gone_since[0])

    def waited_for(self) -> list[int]:
        """The person whose clock runs; where none does, the people who are asked."""
        seat = self.table.clocks.seat
        if seat is None:
            return self.table.people_asked()
        return [] if self.table.bot_level(seat) is not None else [seat]

    async def time_out(self) -> None:
        """A time limit has passed."""
        table = self.table
        table.undo_votes.time_out()
        table.together.end_vote()
        limit = self.clock_limit()
        if limit is not None and now() >= limit:
            for seat in self.waited_for():
                await table.stand_in(seat, table.pace.level)

    # -- coming back --------------------------------------------------------------------------------------------

    async def mark_present(self, seat: int) -> None:
        """The player is back and decides again: at once, or after the present decision if its time is over.

        A player who could stop the bot just by talking could keep the others waiting without end.
        """
        clocks = self.table.clocks
        limit = clocks.limit(self.table.presence.gone_since[seat]) if seat == clocks.seat else None
        if limit is not None and now() >= limit:
            self.returning.add(seat)
        else:
            await self.welcome_back(seat)

    async def welcome_back(self, seat: int) -> None:
        """The player decides again, whatever the bot was about to do."""
        if self.table.seats[seat].stand_in is not None:
            await self.table.stand_in(seat, None)

    async def welcome_returning(self) -> None:
        """The decision is made whose time was over."""
        while self.returning:
            await self.welcome_back(self.returning.pop())

    def forget(self, seats: Iterable[int]) -> None:
        """These players do not come back: they have left."""
        self.returning.difference_update(seats)
