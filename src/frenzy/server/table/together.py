"""What people at a co-operative table show each other beside the game: they point, wish, plan, vote and allow hints.

It is kept in memory only, none of it is in the game's record, and all of it comes from what everybody may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Generator, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from frenzy import wire
from frenzy.kernel import IllegalAction, telling
from frenzy.kernel.errors import shown
from frenzy.kernel.phrase import Value
from frenzy.kernel.planning import SAMPLES, Offer, Planned, plan
from frenzy.server.table.clocks import now
from frenzy.server.table.recovery import in_slices
from frenzy.server.websocket.connection import Connection, Refusal, seated

if TYPE_CHECKING:
    from frenzy.server.table.history import History
    from frenzy.server.table.table import Table

VOTE_SECONDS: Final = 45.0
VOTE_OPTIONS: Final = range(2, 5)
MOST_STEPS: Final = 16
FOLLOWED: Final = SAMPLES // 2
"""Tables on which a plan is tried again whenever somebody has played."""

T = TypeVar("T")


class Poll(Struct):
    """Everybody is asked; `votes` are the numbers of options by seat."""

    seat: int
    options: list[wire.VoteOption]
    votes: dict[int, int]
    deadline: float
    is_over: bool = False


class Together:
    """What stands at one table. `moment` says at which decision: how many were ever made, and how many still count."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moment = (-1, 0)
        self.wishes: dict[int, str] = {}
        self.plans: dict[int, wire.PlanInfo] = {}
        self.poll: Poll | None = None
        self.hints: set[int] = set()

    @property
    def are_hints_on(self) -> bool:
        """Everybody who is here allows them; who is alone need not ask."""
        people = self.table.presence.people()
        return people <= self.hints or len(people) == 1

    # -- what is said -------------------------------------------------------------------------------------------

    async def talk(self, connection: Connection, message: wire.TogetherMessage) -> None:
        """One message of somebody who plays together with others."""
        seat, history = seated(connection), self.table.playing()
        if not history.game.manifest.cooperative:
            raise Refusal("not_together", "this game is not played together")
        match message:
            case wire.Point():
                self.point(history, seat, message.thing)
                return
            case wire.Plan():
                await self.lay_out(connection, history, seat, message)
                return
            case wire.Prefer():
                self.prefer(history, seat, message.choice)
            case wire.AgreePlan():
                self.agree_plan(connection, message)
            case wire.CallVote():
                self.call_vote(history, seat, message.options)
            case wire.Vote():
                self.vote(connection, message.option)
            case wire.CallBot():
                await call_bot(self.table, message.seat)
            case wire.AllowHints():
                self.hints = self.hints | {*connection.own} if message.allow else set()
        self.table.refresh_all()

    def point(self, history: History, seat: int, thing: str) -> None:
        """Show a thing to everybody who is here, oneself as well."""
        name = name_at(history, thing)
        if name is None:
            raise Refusal("illegal", f"thing: {shown(thing)} is not on the table")
        self.table.presence.tell(wire.Pointed(seat, thing, name))

    def prefer(self, history: History, seat: int, choice: str | None) -> None:
        if choice is None:
            self.wishes.pop(seat, None)
            return
        check_offered(history, choice, "choice")
        self.wishes[seat] = choice

    # -- plans --------------------------------------------------------------------------------------------------

    async def lay_out(self, connection: Connection, history: History, seat: int, message: wire.Plan) -> None:
        """Try a plan, and show it to all if that is wanted."""
        if len(message.choices) > MOST_STEPS:
            raise Refusal("illegal", f"choices: {len(message.choices)} steps; a plan has at most {MOST_STEPS}")
        try:
            found, offer = await tried(history, message.choices)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        connection.say(wire.Answer(message.id, "", self.table.version_of(connection), plan=found, offer=offer))
        if message.is_shown:
            self.plans.pop(seat, None)
            if message.choices:
                self.plans[seat] = wire.PlanInfo(seat, found, [])
            self.table.refresh_all()

    def agree_plan(self, connection: Connection, message: wire.AgreePlan) -> None:
        found = self.plans.get(message.seat)
        if found is None:
            raise Refusal("illegal", f"seat: seat {shown(message.seat)} has no plan")
        agreed = {*found.agreed} - {*connection.own} | ({*connection.own} if message.agree else set())
        found.agreed = sorted(agreed - {message.seat})

    # -- votes --------------------------------------------------------------------------------------------------

    def call_vote(self, history: History, seat: int, options: Sequence[str | int]) -> None:
        if self.poll is not None and not self.poll.is_over and self.poll.seat != seat:
            raise Refusal("illegal", "options: somebody else has asked, and not everybody has voted")
        if len(options) not in VOTE_OPTIONS:
            raise Refusal("illegal", f"options: {len(options)} of them; there are two to four")
        if len({*options}) < len(options):
            raise Refusal("illegal", "options: one of them is there twice")
        self.poll = Poll(seat, [self.option_of(history, option) for option in options], {}, now() + VOTE_SECONDS)

    def option_of(self, history: History, option: str | int) -> wire.VoteOption:
        if isinstance(option, int):
            if option not in self.plans:
                raise Refusal("illegal", f"options: seat {shown(option)} has no plan")
            return wire.VoteOption(None, None, option)
        check_offered(history, option, "options")
        game, state = history.game, history.state
        said = telling.choice(game, state, game.parse(state, option), game.prompt(state))
        return wire.VoteOption(option, said, None)

    def vote(self, connection: Connection, option: int) -> None:
        poll = self.poll
        if poll is None or poll.is_over:
            raise Refusal("illegal", "option: nobody asks for a vote")
        if option >= len(poll.options):
            raise Refusal("illegal", f"option: {shown(option)} is not an option from 0 to {len(poll.options) - 1}")
        poll.votes.update(dict.fromkeys(connection.own, option))
        poll.is_over = self.table.presence.people() <= {*poll.votes}

    def end_vote(self) -> None:
        """Its time may be up."""
        poll = self.poll
        if poll is not None and not poll.is_over and now() >= poll.deadline:
            poll.is_over = True
            self.table.refresh_all()

    @property
    def deadline(self) -> float | None:
        """When the vote ends."""
        return None if self.poll is None or self.poll.is_over else self.poll.deadline

    # -- the table goes on --------------------------------------------------------------------------------------

    def follow(self, history: History) -> None:
        """After a choice or an undo: what was said about the last decision is over, and plans go on or end."""
        if self.moment == (history.age, len(history.plies)):
            return
        age, count = self.moment
        self.moment = history.age, len(history.plies)
        made = history.plies[-1].action if self.moment == (age + 1, count + 1) else None
        self.wishes, self.poll = {}, None
        if self.plans:
            _ = self.table.post(partial(self.follow_plans, made))

    async def follow_plans(self, made: str | None) -> None:
        """A plan whose next step was just made is a step shorter; one that cannot be made any more is gone."""
        history = self.table.history
        if history is None:
            return
        for seat, shown_plan in [*self.plans.items()]:
            choices = [step.choice for step in shown_plan.plan.steps]
            if choices[0] == made:
                choices = choices[1:]
            del self.plans[seat]
            if choices and not history.is_over:
                try:
                    found, _ = await tried(history, choices, FOLLOWED)
                except IllegalAction:
                    continue
                self.plans[seat] = wire.PlanInfo(seat, found, shown_plan.agreed)
        self.table.refresh_all()

    def forget(self, seats: Collection[int]) -> None:
        """These people do not come back: nothing of what they showed is left."""
        self.hints.difference_update(seats)
        for seat in seats:
            self.wishes.pop(seat, None)
            self.plans.pop(seat, None)
        if self.poll is not None and self.poll.seat in seats:
            self.poll = None

    # -- what is told -------------------------------------------------------------------------------------------

    def told(self, history: History, viewer: int | None) -> wire.Talk | None:
        """All of it, as it is sent; None where people do not play together."""
        if not history.game.manifest.cooperative:
            return None
        poll = self.poll
        others = [seat for seat in self.table.seats if seat.kind == "human" and seat.seat != viewer]
        is_shown = viewer is not None and others and viewer not in history.may_act and not history.is_over
        return wire.Talk(
            wishes=[wire.Wish(seat, choice) for seat, choice in sorted(self.wishes.items())],
            plans=[found for _, found in sorted(self.plans.items())],
            vote=None if poll is None else vote_info(poll),
            offer=history.offer() if is_shown else None,
            hints=sorted(self.hints),
            are_hints_on=self.are_hints_on,
            decided=decided(self.table, history),
        )

    def told_at_the_end(self, decided: list[int]) -> wire.Talk:
        """What there is to say of a game that is shown from its film: how many choices were made from each seat."""
        return wire.Talk([], [], None, None, sorted(self.hints), self.are_hints_on, decided)


def name_at(history: History, thing: str) -> Value | None:
    """What a thing is called that lies on the table or is named by the question; None if there is none."""
    game, view = history.game, history.view(None)
    name = game.called(view, thing)
    if name is None:
        question = game.question(history.state, history.to_act)
        if thing in question.about or (thing and thing in question.things):
            name = game.name_of(view, *thing.split(" ", 1))
    return name


def check_offered(history: History, choice: str, field: str) -> None:
    if choice not in offered(history):
        raise Refusal("illegal", f"{field}: {shown(choice)} is not on offer now")


def offered(history: History) -> list[str]:
    """What somebody may choose now, as it is written."""
    return history.game.choices(history.state, history.to_act)


async def call_bot(table: Table, seat: int) -> None:
    """A bot plays for somebody who has gone; whoever comes back decides again."""
    if seat not in range(len(table.seats)) or table.seats[seat].kind != "human":
        raise Refusal("illegal", f"seat: {shown(seat)} is not the seat of a person")
    if table.presence.is_connected(seat):
        raise Refusal("illegal", f"seat: {table.seats[seat].name} is here")
    if table.seats[seat].stand_in is None:
        await table.stand_in(seat, table.pace.level)


async def tried(history: History, choices: Sequence[str], samples: int = SAMPLES) -> tuple[Planned, Offer]:
    """A plan on tables that look to everybody as this one does; the luck of its trials is not the table's."""
    view, luck = history.view(None), Random(f"{history.age} {choices}")
    return await sliced(plan(history.game, view, choices, luck, samples))


async def sliced(work: Generator[None, None, T]) -> T:
    """What takes long, a little at a time: nobody else waits for it."""
    result: list[T] = []

    def steps() -> Generator[None, None, None]:
        result.append((yield from work))

    async for _ in in_slices(steps()):
        pass
    return result[0]


def winners(poll: Poll) -> list[int]:
    """The options with the most votes."""
    counts = Counter(poll.votes.values())
    return sorted(option for option, count in counts.items() if count == max(counts.values()))


def vote_info(poll: Poll) -> wire.VoteInfo:
    votes = {str(seat): option for seat, option in sorted(poll.votes.items())}
    left = 0.0 if poll.is_over else round(max(0.0, poll.deadline - now()), 1)
    return wire.VoteInfo(poll.seat, poll.options, votes, left, poll.is_over, winners(poll) if poll.is_over else [])


def decided(table: Table, history: History) -> list[int]:
    """How many real choices people have made from each seat."""
    people = Counter(
        ply.seat for number, ply in enumerate(history.plies) if not ply.is_forced and number not in table.bot_turns.made
    )
    return [people[seat.seat] if seat.kind == "human" else 0 for seat in table.seats]
