"""The course of one game: a fold over its choices, with a version of its own for everybody who watches.

A viewer's version rises by one whenever something changes *for that viewer*. A decision that only its seat can see
changes nothing for the others: they are told nothing, and cannot count it afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from frenzy.kernel import Event, Game, IllegalAction, View
from frenzy.kernel.session import Ply, undoable
from frenzy.server.store import ActionRecord, UndoneRecord


class Step(Struct, frozen=True):
    """One choice that was made: who noticed it, and every viewer's version after it."""

    ply: Ply
    is_forced: bool
    events: tuple[Event, ...]
    seen: tuple[bool, ...]
    versions: tuple[int, ...]


class Course:
    """The table's state and how it came about. Viewers are the seats, and None for spectators."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.seed, self.options = game, seats, seed, dict(options)
        self.viewers: tuple[int | None, ...] = (*range(seats), None)
        self.versions = [0] * len(self.viewers)
        self.undos: list[list[tuple[int, int]]] = [[] for _ in self.viewers]
        self.steps: list[Step] = []
        self.views: dict[int | None, View] = {}
        self.state = game.new(seats, seed, self.options)
        self.opening = tuple(self.state.events)

    # -- asking -------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    def place(self, viewer: int | None) -> int:
        return self.seats if viewer is None else viewer

    def version(self, viewer: int | None) -> int:
        return self.versions[self.place(viewer)]

    def view(self, viewer: int | None) -> View:
        """What the viewer may know; the same object until something is played."""
        if viewer not in self.views:
            self.views[viewer] = self.game.view(self.state, viewer)
        return self.views[viewer]

    def rehearse(self, choice: str) -> None:
        """Play the choice on a copy: whatever goes wrong goes wrong before it is written down."""
        self.game.apply(self.state.clone(), choice)

    def since(self, viewer: int | None, version: int) -> int:
        """The latest version up to which this viewer, who has seen `version`, still knows what happened."""
        place = self.place(viewer)
        if version > self.versions[place]:
            return 0
        return min([version, *(back for after, back in self.undos[place] if after > version)])

    def events(self, viewer: int | None, since: int) -> list[dict[str, Any]]:
        """What happened after that version, as the viewer may know it; 0 is from the set-up on."""
        place = self.place(viewer)
        first = len(self.steps)
        while first and self.steps[first - 1].versions[place] > since:
            first -= 1
        told = [] if since else [*self.opening]
        told += [event for step in self.steps[first:] for event in step.events]
        return [to_builtins(event.seen_by(viewer)) for event in told]

    def outcome(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = to_builtins(self.game.outcome(self.state))
        return found

    # -- playing ------------------------------------------------------------------------------------------------

    def apply(self, choice: str) -> None:
        """Play a legal choice; everybody for whom it changes something gets a new version."""
        game, state = self.game, self.state
        seat = game.to_act(state)
        if seat is None:
            raise IllegalAction(f"{choice!r}: the game is over")
        action, is_forced, before = game.parse(state, choice), game.is_forced(state), state.clone()
        events, known = tuple(game.apply(state, action)), self.views
        self.views = {}
        seen = tuple(
            bool(events) or viewer == seat or self.view(viewer) != (known.get(viewer) or game.view(before, viewer))
            for viewer in self.viewers
        )
        self.versions = [version + has_seen for version, has_seen in zip(self.versions, seen, strict=True)]
        ply = Ply(seat, choice, any(event.is_final for event in events))
        self.steps.append(Step(ply, is_forced, events, seen, tuple(self.versions)))

    # -- going back ---------------------------------------------------------------------------------------------

    def own_undo(self, seat: int) -> int | None:
        """How many steps are left when the seat takes back its latest real choice, as the kernel allows it alone."""
        reach = undoable([step.ply for step in self.steps], seat)
        return self.last_choice(seat, len(self.steps) - reach)

    def agreed_undo(self, seat: int) -> int | None:
        """How many are left when the others let it go back further."""
        return self.last_choice(seat, 0)

    def last_choice(self, seat: int, first: int) -> int | None:
        for number in range(len(self.steps) - 1, first - 1, -1):
            if self.steps[number].ply.seat == seat and not self.steps[number].is_forced:
                return number
        return None

    def rewind(self, count: int) -> Course:
        """The course after its first `count` steps; those who noticed the others get a new version for it."""
        back = Course(self.game, self.seats, self.seed, self.options)
        for step in self.steps[:count]:
            back.game.apply(back.state, step.ply.action)
        back.steps = self.steps[:count]
        back.versions, back.undos = [*self.versions], [[*undos] for undos in self.undos]
        for place in range(len(self.viewers)):
            if any(step.seen[place] for step in self.steps[count:]):
                back.versions[place] += 1
                last = back.steps[-1].versions[place] if count else 0
                back.undos[place].append((back.versions[place], last))
        return back


def resumed(start: Course, actions: Sequence[ActionRecord], undone: Sequence[UndoneRecord]) -> Course:
    """The course that a log and what was taken back tell of, with the versions that everybody had."""
    course = start
    for log in logs([action.choice for action in actions], undone_lines(undone)):
        if len(log) < len(course.steps):
            course = course.rewind(len(log))
        for choice in log[len(course.steps) :]:
            course.apply(choice)
    return course


def logs(final: list[str], undone: Sequence[tuple[int, list[str]]]) -> list[list[str]]:
    """The log before and after each undo, and the last one.

    >>> logs(["a", "c"], [(1, ["b"])])
    [['a', 'b'], ['a'], ['a', 'c']]
    """
    found = [final]
    for start, choices in reversed(undone):
        kept = found[0][:start]
        found = [[*kept, *choices], kept, *found]
    return found


def undone_lines(undone: Sequence[UndoneRecord]) -> list[tuple[int, list[str]]]:
    """What each undo took back: from which number on, and which choices."""
    lines: list[tuple[int, list[str]]] = []
    last: UndoneRecord | None = None
    for row in undone:
        if last is None or row.undone_at != last.undone_at or row.sequence != last.sequence + 1:
            lines.append((row.sequence, []))
        lines[-1][1].append(row.choice)
        last = row
    return lines
