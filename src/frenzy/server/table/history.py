"""The history of one game: a fold over its choices, with a version number for each viewer.

A viewer's version rises by one whenever something changes *for that viewer*. A decision that only its seat can see
changes nothing for the others: they are told nothing, and cannot count it afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Raw, Struct, json, to_builtins
from msgspec.structs import replace

from frenzy.kernel import Event, Game
from frenzy.kernel.planning import Offer
from frenzy.kernel.session import Ply, undoable
from frenzy.wire import View

MOST_TOLD: Final = 500
"""Events that are kept as they are sent."""


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """One choice that was made: who noticed it, and every viewer's version after it.

    A server keeps hundreds of thousands of them, none in a cycle: the collector need not look at them.
    """

    ply: Ply
    is_forced: bool
    events: tuple[Event, ...]
    seen: tuple[bool, ...]
    versions: tuple[int, ...]


class Rehearsal(Struct, frozen=True):
    """A choice that was played on a copy of the state, which is not the table's yet."""

    choice: str
    seat: int
    is_forced: bool
    events: tuple[Event, ...]
    state: Any


class History:
    """The table's state and how it came about. Viewers are the seats, and None for spectators.

    The game starts from a position if there is one, else from its set-up. The first `given` entries came with the
    table: nobody takes them back. The events of the first `forgotten` entries are not in memory; they are played again
    when somebody asks for them. `undone` counts all entries that were ever taken back.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        *,
        position: dict[str, Any] | None = None,
        given: int = 0,
    ) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, dict(options)
        self.position, self.given = position, given
        self.viewers: tuple[int | None, ...] = (*range(seats), None)
        self.versions = [0] * len(self.viewers)
        self.undos: list[list[tuple[int, int]]] = [[] for _ in self.viewers]
        self.entries: list[Entry] = []
        self.forgotten = self.undone = 0
        self.views: dict[int | None, View] = {}
        self.questions: dict[int | None, Raw] = {}
        self.offered: Offer | None = None
        self.told_events: dict[Event, Raw] = {}
        self.state = self.set_up()
        self.opening: tuple[Event, ...] = tuple(self.state.events)

    def set_up(self) -> Any:
        """A fresh state, before the first choice."""
        if self.position is not None:
            return self.game.from_position(self.position)
        return self.game.new(self.seats, self.seed, self.options)

    def resume(
        self, state: Any, entries: list[Entry], versions: list[int], undos: list[list[tuple[int, int]]], undone: int
    ) -> None:
        """Go on from where a history stood whose entries are without their events."""
        self.state, self.entries, self.versions, self.undos, self.undone = state, entries, versions, undos, undone
        self.forgotten, self.views, self.questions, self.offered = len(entries), {}, {}, None

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def may_act(self) -> tuple[int, ...]:
        return self.game.may_act(self.state)

    @property
    def age(self) -> int:
        """How many choices were ever made, those that were taken back included."""
        return len(self.entries) + self.undone

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    @property
    def is_reaction(self) -> bool:
        """The pending decision came to its seat through somebody else's choice, whose business may be unfinished.

        What several may answer is no secret between them.
        """
        seat = self.to_act
        if len(self.may_act) > 1:
            return False
        came_from = self.entries[-1].ply.seat if self.entries else seat
        return came_from != seat or any(frame.seat != seat for frame in self.state.stack)

    def place(self, viewer: int | None) -> int:
        return self.seats if viewer is None else viewer

    def version(self, viewer: int | None) -> int:
        return self.versions[self.place(viewer)]

    def view(self, viewer: int | None) -> View:
        """What the viewer may know; the same object until something is played."""
        view = self.views.get(viewer)
        if view is None:
            game, state = self.game, self.state
            view = game.view(state, None) if viewer is None else game.own_view(state, viewer, self.view(None))
            self.views[viewer] = view
        return view

    def since(self, viewer: int | None, version: int) -> int:
        """The latest version up to which this viewer, who has seen `version`, still knows what happened."""
        place = self.place(viewer)
        if version > self.versions[place]:
            return 0
        return min([version, *(back for after, back in self.undos[place] if after > version)])

    def question(self, viewer: int | None) -> Raw:
        """The pending decision as the viewer may know it, ready to be sent: whoever is not asked sees the same."""
        asked = viewer if viewer in self.may_act else None
        text = self.questions.get(asked)
        if text is None:
            text = self.questions[asked] = Raw(json.encode(self.game.question(self.state, asked)))
        return text

    def offer(self) -> Offer:
        """What somebody may choose now, for those who look on and may know it."""
        if self.offered is None:
            game, state = self.game, self.state
            self.offered = Offer(game.question(state, self.to_act), game.choices(state, self.to_act))
        return self.offered

    def events(self, viewer: int | None, since: int) -> list[Raw]:
        """What happened after that version, as the viewer may know it, ready to be sent; 0 is from the set-up on."""
        place = self.place(viewer)
        first = len(self.entries)
        while first and self.entries[first - 1].versions[place] > since:
            first -= 1
        if first < self.forgotten:
            self.recall()
        told = [] if since else [*self.opening]
        told += [event for entry in self.entries[first:] for event in entry.events]
        return [self.told(event.seen_by(viewer)) for event in told]

    def told(self, event: Event) -> Raw:
        """An event as it is sent; most of them look the same to everybody."""
        text = self.told_events.get(event)
        if text is None:
            if len(self.told_events) >= MOST_TOLD:
                self.told_events.clear()
            text = self.told_events[event] = Raw(json.encode(self.game.tell(self.state, event)))
        return text

    def recall(self) -> None:
        """Play the forgotten entries again, for their events."""
        state = self.set_up()
        for number, entry in enumerate(self.entries[: self.forgotten]):
            self.entries[number] = replace(entry, events=tuple(self.game.apply(state, entry.ply.action)))
        self.forgotten = 0

    def outcome(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = to_builtins(self.game.outcome(self.state))
        return found

    # -- playing ------------------------------------------------------------------------------------------------

    def rehearse(self, choice: str, seat: int | None = None) -> Rehearsal:
        """Play the choice on a copy: whatever goes wrong goes wrong before it is written down.

        It is the choice of this seat, or of the one to act.
        """
        game, state = self.game, self.state
        seat = game.answering(state, choice, seat)
        action, is_forced, after = game.parse(state, choice), game.is_forced(state), state.clone()
        return Rehearsal(choice, seat, is_forced, tuple(game.apply(after, action)), after)

    def accept(self, rehearsal: Rehearsal) -> None:
        """What was rehearsed from here has happened; everybody for whom it changes something gets a new version.

        Seats see all that spectators see, so whatever changes for spectators changes for everybody. Who was asked too
        is not asked that again, whatever comes next.
        """
        before, known, asked = self.state, self.views, self.may_act
        self.state, self.views, self.questions, self.offered = rehearsal.state, {}, {}, None

        def has_changed(viewer: int | None) -> bool:
            return self.view(viewer) != (known.get(viewer) or self.game.view(before, viewer))

        is_public = bool(rehearsal.events) or has_changed(None)
        seen = tuple(
            is_public or viewer in asked or (viewer is not None and has_changed(viewer)) for viewer in self.viewers
        )
        self.versions = [version + has_seen for version, has_seen in zip(self.versions, seen, strict=True)]
        ply = Ply(rehearsal.seat, rehearsal.choice, any(event.is_final for event in rehearsal.events))
        self.entries.append(Entry(ply, rehearsal.is_forced, rehearsal.events, seen, tuple(self.versions)))

    def apply(self, choice: str, seat: int | None = None) -> None:
        """Play a legal choice of this seat, or of the one to act."""
        self.accept(self.rehearse(choice, seat))

    # -- going back ---------------------------------------------------------------------------------------------

    def own_undo(self, seat: int) -> int | None:
        """How many entries are left when the seat takes back its latest real choice, as the kernel allows it alone."""
        latest: list[Ply] = []
        for entry in reversed(self.entries):
            if entry.ply.seat != seat:
                break
            latest.insert(0, entry.ply)
        return self.last_choice(seat, len(self.entries) - undoable(latest, seat)) if latest else None

    def agreed_undo(self, seat: int) -> int | None:
        """How many are left when the others let it go back further."""
        return self.last_choice(seat, 0)

    def last_choice(self, seat: int, first: int) -> int | None:
        for number in range(len(self.entries) - 1, max(first, self.given) - 1, -1):
            if self.entries[number].ply.seat == seat and not self.entries[number].is_forced:
                return number
        return None

    def rewind(self, count: int) -> History:
        """The history after its first `count` entries; those who noticed the others get a new version for it."""
        back = History(self.game, self.seats, self.seed, self.options, position=self.position, given=self.given)
        for entry in self.entries[:count]:
            back.game.apply(back.state, entry.ply.action)
        back.entries, back.forgotten = self.entries[:count], min(self.forgotten, count)
        back.undone = self.undone + len(self.entries) - count
        back.versions, back.undos = [*self.versions], [[*undos] for undos in self.undos]
        for place in range(len(self.viewers)):
            if any(entry.seen[place] for entry in self.entries[count:]):
                back.versions[place] += 1
                last = back.entries[-1].versions[place] if count else 0
                back.undos[place] = [undo for undo in self.undos[place] if undo[1] < last]  # the new one tells the rest
                back.undos[place].append((back.versions[place], last))
        return back
