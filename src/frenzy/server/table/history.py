"""The history of a table's game: a session of the kernel, with a version number for each viewer.

A viewer's version rises by one whenever something changes *for that viewer*. A decision that only its seat can see
changes nothing for the others: they are told nothing, and cannot count it afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final

from msgspec import Raw, Struct, json, to_builtins
from msgspec.structs import replace

from frenzy.bots.chances import judge_of
from frenzy.kernel import Event, Game
from frenzy.kernel.guide import Chances
from frenzy.kernel.planning import Offer
from frenzy.kernel.session import Ply, Rehearsal, Session
from frenzy.wire import View

MOST_TOLD: Final = 500
"""Events that are kept as they are sent."""


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """What an answer led to: who noticed it, and every viewer's version after it.

    A server keeps hundreds of thousands of them, none in a cycle: the collector need not look at them.
    """

    events: tuple[Event, ...]
    seen: tuple[bool, ...]
    versions: tuple[int, ...]


class History(Session[Any]):
    """A session that many look at. Viewers are the seats, and None for spectators.

    There is an entry for each ply. The events of the first `forgotten` entries are not in memory; they are played again
    when somebody asks for them. `undone` counts all plies that were ever taken back. A server has many tables, so no
    earlier states are kept.
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
        super().__init__(game, seats, seed, options, position=position, given=given, kept=0)
        self.viewers: tuple[int | None, ...] = (*range(seats), None)
        self.versions = [0] * len(self.viewers)
        self.undos: list[list[tuple[int, int]]] = [[] for _ in self.viewers]
        self.entries: list[Entry] = []
        self.forgotten = self.undone = 0
        self.views: dict[int | None, View] = {}
        self.questions: dict[int | None, Raw] = {}
        self.offered: Offer | None = None
        self.judged: Chances | None = None
        self.told_events: dict[Event, Raw] = {}
        self.opening: tuple[Event, ...] = tuple(self.state.events)

    def restore(
        self,
        state: Any,
        plies: list[Ply],
        entries: list[Entry],
        versions: list[int],
        undos: list[list[tuple[int, int]]],
        undone: int,
    ) -> None:
        """Go on from where a history stood whose entries are without their events."""
        self.state, self.plies, self.entries, self.versions, self.undos = state, plies, entries, versions, undos
        self.forgotten, self.undone = len(entries), undone
        self.views, self.questions, self.offered, self.judged = {}, {}, None, None

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def age(self) -> int:
        """How many choices were ever made, those that were taken back included."""
        return len(self.plies) + self.undone

    @property
    def is_reaction(self) -> bool:
        """The pending decision came to its seat through somebody else's choice, whose business may be unfinished.

        What several may answer is no secret between them.
        """
        seat = self.to_act
        if len(self.may_act) > 1:
            return False
        came_from = self.plies[-1].seat if self.plies else seat
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

    def chances(self) -> Chances | None:
        """How likely each side is to win, as far as everybody can tell; None if nobody judges this game."""
        judge = judge_of(self.game)
        if self.judged is None and judge is not None:
            self.judged = judge.estimate(self.state)
        return self.judged

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

    def all_events(self, first: int) -> list[Event]:
        """What happened after the first so many entries; from the set-up on, if that is none."""
        if first < self.forgotten:
            self.recall()
        return [*(() if first else self.opening), *(event for entry in self.entries[first:] for event in entry.events)]

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
        for number, ply in enumerate(self.plies[: self.forgotten]):
            events = tuple(self.game.apply(state, ply.action))
            self.entries[number] = replace(self.entries[number], events=events)
        self.forgotten = 0

    def outcome(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = to_builtins(self.game.outcome(self.state))
        return found

    # -- playing ------------------------------------------------------------------------------------------------

    def accept(self, rehearsal: Rehearsal) -> None:
        """What was rehearsed from here has happened; everybody for whom it changes something gets a new version.

        Seats see all that spectators see, so whatever changes for spectators changes for everybody. Who was asked too
        is not asked that again, whatever comes next.
        """
        before, known, asked = self.state, self.views, self.may_act
        super().accept(rehearsal)
        self.views, self.questions, self.offered, self.judged = {}, {}, None, None

        def has_changed(viewer: int | None) -> bool:
            return self.view(viewer) != (known.get(viewer) or self.game.view(before, viewer))

        is_public = bool(rehearsal.events) or has_changed(None)
        seen = tuple(
            is_public or viewer in asked or (viewer is not None and has_changed(viewer)) for viewer in self.viewers
        )
        self.versions = [version + has_seen for version, has_seen in zip(self.versions, seen, strict=True)]
        self.entries.append(Entry(rehearsal.events, seen, tuple(self.versions)))

    # -- going back ---------------------------------------------------------------------------------------------

    def rewind(self, count: int) -> History:
        """The history after its first `count` plies; this one stays as it is."""
        back = copy(self)
        back.plies, back.entries = [*self.plies], [*self.entries]
        back.versions, back.undos = [*self.versions], [[*undos] for undos in self.undos]
        back.go_back(count)
        return back

    def go_back(self, count: int) -> None:
        """To where the first `count` answers had been given; who noticed the others gets a new version for it."""
        super().go_back(count)
        gone = self.entries[count:]
        del self.entries[count:]
        self.forgotten, self.undone = min(self.forgotten, count), self.undone + len(gone)
        self.views, self.questions, self.offered, self.judged, self.told_events = {}, {}, None, None, {}
        for place in range(len(self.viewers)):
            if any(entry.seen[place] for entry in gone):
                self.versions[place] += 1
                last = self.entries[-1].versions[place] if count else 0
                self.undos[place] = [undo for undo in self.undos[place] if undo[1] < last]  # the new one tells the rest
                self.undos[place].append((self.versions[place], last))
