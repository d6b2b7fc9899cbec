"""The one way into a game and the one way out: ask for the legal actions, apply one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import to_builtins

from frenzy.kernel import codec, telling
from frenzy.kernel.campaign import Campaign
from frenzy.kernel.compiled import mypyc_attr
from frenzy.kernel.content import Files
from frenzy.kernel.errors import IllegalAction
from frenzy.kernel.guide import Booklet, Explanation, Forecast, Lesson, Preview, Reach, Reason, Way
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.phrase import Given, Phrase, Value
from frenzy.kernel.records import Action, Event, Frame, notation
from frenzy.kernel.replay import Replay, replay
from frenzy.kernel.state import State
from frenzy.kernel.told import Kind, Question, sent
from frenzy.kernel.view import Outcome, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

# A frame's functions take the game's own state, frame and action types; the table they stand in cannot say which.
Offer = Callable[[Any, Any], Sequence[Action]]
Take = Callable[[Any, Any, Any], None]
Run = Callable[[Any, Any], None]
Position = dict[str, Any]


class Rng(Protocol):
    """The part of `random.Random` that re-dealing needs; it belongs to the one who searches, not to the game."""

    def getrandbits(self, k: int, /) -> int: ...
    def random(self) -> float: ...


class Ended(Exception):
    """The game is over in the middle of a step: nothing that was still to come happens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """What every game offers, of its own types of state and view. A game gives its manifest and its frames' functions,
    and fills in the rest.

    `decisions` maps each kind of frame that asks a player to what it offers and what an answer does;
    `steps` maps each kind that the game performs by itself to the function that does so.
    """

    reason_kinds: ClassVar[Mapping[str, str]] = {}
    """What the values of its reasons name: kinds of things, by the value's name; other values are told as they are."""

    def __init__(
        self, manifest: Manifest, decisions: dict[type[Frame], tuple[Offer, Take]], steps: dict[type[Frame], Run]
    ) -> None:
        self.manifest = manifest
        self.name = manifest.name
        self.decisions = decisions
        self.steps = steps

    # -- what a game fills in ---------------------------------------------------------------------------------

    def new(self, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> S:
        """A game that has just been set up."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """All that this seat may know, JSON-ready; None is a spectator."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int, public: V) -> V:
        """The view of a seat, made out of the spectators' view of the same state: it may share what both see."""
        return self.view(state, seat)

    def open_view(self, state: S) -> V:
        """A spectator's view with every hand open, for games that are over."""
        raise NotImplementedError

    def redeal(self, view: V, rng: Rng) -> S:
        """A full state that the seat of this view could not tell from the true one."""
        raise NotImplementedError

    def position(self, state: S) -> Position:
        """The table as a document that a person can read and write."""
        raise NotImplementedError

    def from_position(self, position: Position) -> S:
        """The table that the document describes; BadPosition names the field that is wrong."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """None, or who won, with what, by which rule."""
        raise NotImplementedError

    def content_hash(self) -> str:
        """A fingerprint of the rules and cards: two games of the same fingerprint replay each other's records."""
        raise NotImplementedError

    def content_files(self) -> Files:
        """The content that it is played with, to be kept for tables that have begun; a game may have none."""
        return {}

    def record(self, state: S) -> Any:
        """The whole state as plain data."""
        raise NotImplementedError

    def from_record(self, record: Any) -> S:
        """The state that `record` was made of, checked field by field."""
        raise NotImplementedError

    def broken(self, state: S) -> str:
        """What is wrong with a state; nothing, if all goes well."""
        return ""

    # -- what a game is called and what it says; a table is a state, or the view of a seat ------------------------

    def name_of(self, table: S | V, kind: str, id: str) -> Value:
        """A thing of that kind in words."""
        return Phrase(f"{kind}-{id}")

    def id_of(self, table: S | V, kind: Kind, content: Any) -> str:
        """The id of the thing that a field of that kind holds."""
        return kind.id_of(content)

    def thing_of(self, kind: str, id: str) -> str:
        """What is lit for something of that kind; nothing if nobody can point to it."""
        return f"{kind} {id}"

    def seat_name(self, table: S | V, seat: int) -> Value:
        """Who sits there, as the game calls them."""
        return Phrase("seat-name", {"number": seat + 1})

    def seen_top(self, state: S, seat: int | None) -> Frame | None:
        """The pending decision as this seat sees it; all who are not asked see what spectators see."""
        return state.stack[-1] if state.stack else None

    # -- what a game may tell those who play it (it sees no more than they do) ---------------------------------

    def why_not(self, view: V, subject: str) -> Reason | None:
        """Why the thing of that name cannot be chosen now; None if it can, or if there is no such thing."""
        return None

    def preview(self, view: V, choice: str) -> Preview | None:
        """What the choice would do; None if it is not one."""
        return None

    def reach(self, view: V, subject: str) -> Reach | None:
        """What the card of that name can do from where the seat stands; None if it does nothing anywhere."""
        return None

    def odds(self, view: V, subject: str) -> Sequence[Reason]:
        """What chance may bring for a choice or a thing of that name, in sentences with numbers."""
        return ()

    def forecast(self, view: V, rng: Rng, subject: str = "") -> Forecast | None:
        """What the game itself will do next, as far as it can be foretold; None if it does nothing.

        With a subject it tells that part of it only: `zones` are the threats, place by place.
        """
        return None

    def choice_values(self, table: S | V, action: Action) -> Given:
        """Values for the sentence of a choice that follow from the rules: what it costs, how likely it succeeds."""
        return {}

    def feats(self, before: S, after: S) -> Mapping[str, int]:
        """What was achieved or suffered between two states, counted; `plan-NAME` says how much a plan may bring."""
        return {}

    def called(self, view: V, thing: str) -> Value | None:
        """What those who point at a thing on the table call it ("zone 17R-s"); None if there is no such thing."""
        return None

    def ways(self, table: S | V, reason: Reason) -> list[Way]:
        """The ways out that a reason tells."""
        return []

    def lessons(self) -> Sequence[Lesson]:
        """The lessons that teach the game, in order; none if it has no tutorial."""
        return ()

    def booklet(self, options: Mapping[str, Any], language: str) -> Booklet | None:
        """Words and cards of a table with these options; None if clients may hold all of them from the start."""
        return None

    def campaign(self) -> Campaign | None:
        """How chapters follow each other; None if every table stands for itself."""
        return None

    # -- what the kernel does ---------------------------------------------------------------------------------

    def question(self, state: S, seat: int | None) -> Question:
        """The pending decision in words, with what each choice says and names."""
        return telling.question(self, state, seat)

    def explain(self, table: S | V, reason: Reason) -> Explanation:
        """A reason in words."""
        return telling.explanation(self, table, reason)

    def tell(self, table: S | View, event: Event) -> dict[str, Any]:
        """An event as clients get it: its fields, and `told`, what every client understands of it."""
        return sent(to_builtins(event), telling.told(self, table, event))

    def to_act(self, state: S) -> int | None:
        """The seat that has to decide now, or None when the game is over."""
        stack = state.stack
        return stack[-1].seat if stack else None

    def may_act(self, state: S) -> tuple[int, ...]:
        """The seats that may decide now: the one to act, with others if the question is put to several."""
        stack = state.stack
        return stack[-1].asked(state) if stack else ()

    def answering(self, state: S, action: Action | str, seat: int | None = None) -> int:
        """Whose answer this is: of the seat that gives it, or of the one to act if nobody says who does."""
        asked = self.may_act(state)
        if not asked:
            raise IllegalAction(f"{str(action)!r}: the game is over")
        if seat is None:
            return state.stack[-1].seat
        if seat not in asked:
            raise IllegalAction(f"{str(action)!r}: seat {seat} is not asked; it is up to {', '.join(map(str, asked))}")
        return seat

    def prompt(self, state: S) -> str:
        """What kind of decision this is; the empty string when the game is over."""
        return state.stack[-1].prompt if state.stack else ""

    def legal_actions(self, state: S) -> Sequence[Action]:
        """Everything that may be answered now, in a stable order; empty only when the game is over."""
        choices = state.choices
        if choices is None:
            if not state.stack:
                return ()
            frame = state.stack[-1]
            choices = state.choices = self.decisions[type(frame)][0](state, frame)
        return choices

    def choices(self, state: S, seat: int | None) -> list[str]:
        """What this seat may answer now, as it is written; nothing if only others are asked."""
        return list(map(notation, self.legal_actions(state))) if seat in self.may_act(state) else []

    def is_forced(self, state: S) -> bool:
        """There is one answer only: a client may give it without asking."""
        return len(self.legal_actions(state)) == 1

    def apply(self, state: S, action: Action | str, until: Callable[[S], bool] | None = None) -> list[Event]:
        """Answer the pending decision. An illegal answer raises IllegalAction and changes nothing.

        `until` may stop the game before the next decision: it is asked before each step that needs no player.
        """
        choices = state.choices
        if choices is None:
            choices = self.legal_actions(state)
        if isinstance(action, str):
            action = self.parse(state, action)
        else:
            for choice in choices:
                if choice is action:  # as good as always, and quicker asked than whether it is equal
                    break
            else:
                if action not in choices:
                    raise IllegalAction(self.refusal(state, str(action)))
        stack = state.stack
        frame = stack.pop()
        state.choices = None
        events = state.events = []
        try:
            self.decisions[type(frame)][1](state, frame, action)
            self.run(state, until)
        except Ended:
            stack.clear()
        return events

    def run(self, state: S, until: Callable[[S], bool] | None = None) -> None:
        """Take the steps that need no player, until a decision is on top or nothing is left, or `until` says so."""
        stack, steps = state.stack, self.steps
        try:
            while stack:
                step = steps.get(type(stack[-1]))
                if step is None or (until is not None and until(state)):
                    return
                step(state, stack.pop())
        except Ended:
            stack.clear()

    def save(self, state: S) -> str:
        """The whole state as one line of text."""
        return codec.save(self, state)

    def load(self, text: str | bytes) -> S:
        """The state that was saved; BadSave says what is wrong with anything else."""
        return codec.load(self, text)

    def replay(self, record: Replay) -> Iterator[tuple[S, str, list[Event]]]:
        """Play a record: after each action the state (the same object each time), the action, and its events."""
        return replay(self, record)

    def parse(self, state: S, text: str) -> Action:
        """The legal action that is written `text`."""
        for action in self.legal_actions(state):
            if notation(action) == text:
                return action
        raise IllegalAction(self.refusal(state, text))

    def refusal(self, state: S, text: str) -> str:
        """Why `text` cannot be played now."""
        if not state.stack:
            return f"{text!r}: the game is over"
        legal = ", ".join(repr(str(action)) for action in self.legal_actions(state))
        return f"{text!r} is not a legal answer to {self.prompt(state)!r} of seat {self.to_act(state)}; legal: {legal}"
