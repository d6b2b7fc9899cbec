"""Playing together in the terminal: what people show each other, in lines; and a list of what one can say to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from frenzy import wire
from frenzy.kernel.planning import Offer, Planned, percent
from frenzy.tui.deeds import Deed, DeedsPanel
from frenzy.tui.screen_state import ScreenState
from frenzy.tui.words import Speech

if TYPE_CHECKING:
    from frenzy.tui.app import FrenzyApp

MOST_OPTIONS = 4


# -- in words ---------------------------------------------------------------------------------------------------


def talk_lines(speech: Speech, state: ScreenState) -> list[str]:
    """What the others plan, ask and would rather have; nothing where nobody plays together."""
    talk = state.talk
    if talk is None or state.phase != "playing":
        return []
    names = [seat.name for seat in state.seats]
    lines = [plan_line(speech, names, found) for found in talk.plans]
    if talk.vote is not None:
        lines.append(vote_line(speech, names, talk.vote))
    if talk.hints and not talk.are_hints_on:
        lines.append(speech.say("tui-hints-wanted", names=", ".join(names[seat] for seat in talk.hints)))
    return lines


def plan_line(speech: Speech, names: Sequence[str], found: wire.PlanInfo) -> str:
    steps = ", ".join(str(speech.text.phrase(step.said.text)) for step in found.plan.steps)
    agreed = "".join(f" ✓{names[seat]}" for seat in found.agreed)
    return f"✎ {names[found.seat]} ({chance_of(speech, found.plan)}): {steps}{agreed}"


def chance_of(speech: Speech, plan: Planned) -> str:
    """How likely it goes through, and what it may bring."""
    told = [speech.say("tui-plan-sure") if plan.is_sure else f"{percent(plan.chance)} %"]
    return "; ".join(told + [str(speech.text.phrase(result)) for result in plan.results])


def vote_line(speech: Speech, names: Sequence[str], vote: wire.VoteInfo) -> str:
    parts = []
    for place, option in enumerate(vote.options):
        voters = ", ".join(names[int(seat)] for seat, voted in vote.votes.items() if voted == place)
        star = "★ " if place in vote.winners else ""
        parts.append(f"{star}{option_name(speech, names, option)}{f' ({voters})' if voters else ''}")
    return f"⚖ {names[vote.seat]}: {' / '.join(parts)}"


def option_name(speech: Speech, names: Sequence[str], option: wire.VoteOption) -> str:
    if option.said is not None:
        return str(speech.text.phrase(option.said.text))
    return speech.say("tui-plan-of", name=names[option.plan or 0])


def decided_line(speech: Speech, state: ScreenState) -> str:
    """Who has decided how much; nothing where nobody else could have."""
    people = [seat for seat in state.seats if seat.kind == "human"]
    decided = [] if state.talk is None else state.talk.decided
    if len(people) < 2 or not sum(decided):  # somebody else
        return ""
    shares = (f"{seat.name} {round(100 * decided[seat.seat] / sum(decided))} %" for seat in people)
    return speech.say("tui-shares", shares=", ".join(shares))


def marks_of(state: ScreenState, choice: str) -> str:
    """Behind a choice: who would rather have it, and whether the vote was for it."""
    talk = state.talk
    if talk is None:
        return ""
    wishes = "".join(f" ♥ {state.seats[wish.seat].name}" for wish in talk.wishes if wish.choice == choice)
    won = [] if talk.vote is None else [talk.vote.options[place].choice for place in talk.vote.winners]
    return f"{wishes}{' ★' if choice in won else ''}"


# -- a list of deeds --------------------------------------------------------------------------------------------


class TogetherPanel(DeedsPanel):
    """What one can say to those one plays with. Some deeds lead to a list of their own."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,g,q", "close", show=False)]

    def __init__(self, host: FrenzyApp, state: ScreenState) -> None:
        super().__init__(host, state, "tui-together")
        self.picked: list[str] = []

    async def tell(self, message: wire.TogetherMessage) -> None:
        """Say it, and go back to the table."""
        await self.host.source.talk(message)
        self.dismiss("")

    async def choose(self, choice: str) -> None:
        await self.host.source.choose(choice)
        self.dismiss("")

    def phrase(self, text: Any) -> str:
        return str(self.host.speech.text.phrase(text))

    # -- first --------------------------------------------------------------------------------------------------

    def first_deeds(self) -> list[Deed]:
        talk, say = self.state.talk, self.say
        if talk is None:
            return []
        found = [*self.vote_deeds(talk), *self.plan_deeds(talk), *self.hint_deeds(talk)]
        found += [
            Deed(say("tui-call-bot", name=seat.name), partial(self.tell, wire.CallBot(seat.seat)))
            for seat in self.state.seats
            if seat.kind == "human" and not seat.connected and seat.stand_in is None
        ]
        if talk.offer is not None:
            found.append(Deed(say("tui-wish"), self.list_wishes))
        if len(self.offered()) > 1 and (talk.vote is None or talk.vote.is_over):
            found.append(Deed(say("tui-vote"), self.list_options))
        found.append(Deed(say("tui-plan"), partial(self.lay_out, ())))
        return found

    def offered(self) -> dict[str, str]:
        """What may be chosen now, by whomever, in words."""
        talk, state = self.state.talk, self.state
        if state.choices:
            return {choice: self.phrase(said.text) for choice, said in state.told.items()}
        offer = None if talk is None else talk.offer
        return {} if offer is None else self.words_of(offer)

    def words_of(self, offer: Offer) -> dict[str, str]:
        said = (self.phrase(choice.text) for choice in offer.question.choices)
        return dict(zip(offer.choices, said, strict=True))

    def vote_deeds(self, talk: wire.Talk) -> list[Deed]:
        vote, names = talk.vote, [seat.name for seat in self.state.seats]
        if vote is None:
            return []
        if not vote.is_over:
            return [
                Deed(
                    self.say("tui-vote-for", option=option_name(self.host.speech, names, option)),
                    partial(self.tell, wire.Vote(place)),
                )
                for place, option in enumerate(vote.options)
            ]
        chosen = [vote.options[place].choice for place in vote.winners]
        words = self.offered()
        return [
            Deed(self.say("tui-vote-do", choice=words[choice]), partial(self.choose, choice))
            for choice in chosen
            if choice in self.state.choices
        ]

    def plan_deeds(self, talk: wire.Talk) -> list[Deed]:
        found: list[Deed] = []
        for shown in talk.plans:
            name, step = self.state.seats[shown.seat].name, shown.plan.steps[0]
            if step.choice in self.state.choices:
                label = self.say("tui-plan-next", name=name, choice=self.phrase(step.said.text))
                found.append(Deed(label, partial(self.choose, step.choice)))
            if shown.seat == self.state.seat:
                found.append(Deed(self.say("tui-plan-withdraw"), partial(self.show_plan, ())))
            else:
                has_agreed = self.state.seat in shown.agreed
                message = wire.AgreePlan(shown.seat, agree=not has_agreed)
                found.append(Deed(self.say("tui-plan-agree", name=name), partial(self.tell, message)))
        return found

    def hint_deeds(self, talk: wire.Talk) -> list[Deed]:
        if not talk.hints:
            return []
        deeds = [Deed(self.say("tui-hints-refuse"), partial(self.tell, wire.AllowHints(allow=False)))]
        if self.state.seat not in talk.hints:
            deeds.insert(0, Deed(self.say("tui-hints-allow"), partial(self.tell, wire.AllowHints(allow=True))))
        return deeds

    # -- lists of their own -------------------------------------------------------------------------------------

    async def list_wishes(self) -> None:
        self.put(
            [Deed(text, partial(self.tell, wire.Prefer(choice))) for choice, text in self.offered().items()],
            self.say("tui-wish"),
        )

    async def list_options(self) -> None:
        """Two to four of the choices, each with a mark once it is picked."""
        marks = {choice: "✓ " if choice in self.picked else "  " for choice in self.offered()}
        deeds = [Deed(f"{marks[choice]}{text}", partial(self.pick, choice)) for choice, text in self.offered().items()]
        if len(self.picked) > 1:
            message = wire.CallVote([*self.picked])
            deeds.append(Deed(self.say("tui-vote-send"), partial(self.tell, message)))
        self.put(deeds, self.say("tui-vote-pick"))

    async def pick(self, choice: str) -> None:
        if choice in self.picked:
            self.picked.remove(choice)
        elif len(self.picked) < MOST_OPTIONS:
            self.picked.append(choice)
        await self.list_options()

    async def lay_out(self, steps: tuple[str, ...]) -> None:
        """A plan so far, and what could follow."""
        self.put((), self.say("hint-thinks"))
        found = await self.host.source.plan(steps)
        if found is None or found.plan is None or found.offer is None:  # the table has gone on
            self.put(self.first_deeds())
            return
        deeds = []
        if steps:
            deeds = [
                Deed(self.say("tui-plan-show"), partial(self.show_plan, steps)),
                Deed(self.say("tui-plan-back"), partial(self.lay_out, steps[:-1])),
            ]
        deeds += [
            Deed(text, partial(self.lay_out, (*steps, choice))) for choice, text in self.words_of(found.offer).items()
        ]
        told = ", ".join(self.phrase(step.said.text) for step in found.plan.steps)
        self.put(deeds, f"{told} – {chance_of(self.host.speech, found.plan)}" if steps else self.say("tui-plan-first"))
        self.query_one(OptionList).highlighted = min(2, len(deeds) - 1) if steps else 0

    async def show_plan(self, steps: tuple[str, ...]) -> None:
        await self.host.source.plan(steps, is_shown=True)
        self.dismiss("")
