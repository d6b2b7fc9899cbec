"""The three kinds of plain data a game is made of: actions, frames and events. None of them holds a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar, Self, TypeVar

from msgspec import Struct

from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.told import NORMAL, Felt, kinds_of


class Action(Struct, frozen=True, tag_field="action"):
    """What a player asks for. `str(action)` is its notation, `action-TAG` its sentence.

    It is written as its `verb`, which is its tag if it has none, and then what its fields hold. The sentence may have a
    variant for a prompt (`action-done-scope`). A `quiet` choice stands back a little; a `plain` one need not be
    confirmed: it can be gone on with, or says all by itself.
    """

    verb: ClassVar[str] = ""
    quiet: ClassVar[bool] = False
    plain: ClassVar[bool] = False

    def __str__(self) -> str:
        return notation(self)

    def written(self) -> str:
        """Its notation, worked out."""
        words = [self.verb or str(self.__struct_config__.tag)]
        for field, kind in kinds_of(type(self)):
            content = getattr(self, field)
            words.append(kind.id_of(content) if kind else str(content))
        return " ".join(filter(None, words))

    def is_plain(self, state: Any) -> bool:
        """Whoever presses it means it: nobody need ask twice."""
        return self.plain

    def given(self, state: Any) -> Given:
        """The values of its sentence that its fields do not tell."""
        return {}

    def also_names(self, state: Any) -> list[str]:
        """The things it names besides those in its fields."""
        return []


@cache
def notation(action: Action) -> str:
    """How an action is written: games have few of them, and ask for it often."""
    return action.written()


def by_notation(*tables: object) -> dict[str, Action]:
    """The actions of these tables by what is written for them; of those that are written alike, the first is found."""
    found: dict[str, Action] = {}
    for action in flat(tables):
        found.setdefault(notation(action), action)
    return found


def flat(table: object) -> Iterator[Action]:
    """The actions of a table."""
    if isinstance(table, Action):
        yield table
    elif isinstance(table, tuple):
        for item in table:
            yield from flat(item)


class Frame(Struct, frozen=True, tag_field="frame"):
    """A pending decision of a seat, or a step that the game takes by itself as soon as it is on top of the stack.

    The sentence of a decision is `prompt-PROMPT`; it comes from a paragraph of the rules.
    """

    prompt: ClassVar[str] = ""
    paragraph: ClassVar[str] = ""
    seat: int

    def asked(self, state: Any) -> tuple[int, ...]:
        """The seats that may answer, its own among them; of several, the first answer counts."""
        return (self.seat,)

    def note(self, state: Any) -> Phrase | None:
        """A word beside the question, such as how many actions are left."""
        return None

    def about(self, state: Any) -> list[str]:
        """The things that the decision is about, such as the weapon that is fired."""
        return []


class Event(Struct, frozen=True, tag_field="event"):
    """What happened, with its numbers and the paragraph that made it happen.

    Its sentence is `event-TAG`, or `event-TAG-VARIANT` if it has several.

    Three marks say why nobody may go back behind it: it shows something hidden, it used chance, or somebody else has to
    decide now. The others are told to clients: how loud it is, how it is felt, the heading of the scene that begins
    with it, the era that it opens (headings after it have a variant), the sentence `log-FOLD` that tells it and its
    neighbours at once, whether it is worth a mark on a replay, and the choices that say as much as it does.
    """

    reveals: ClassVar[bool] = False
    chance: ClassVar[bool] = False
    foreign: ClassVar[bool] = False

    variants: ClassVar[tuple[str, ...]] = ("",)
    loudness: ClassVar[int] = NORMAL
    felt: ClassVar[Felt] = ""
    scene: ClassVar[str] = ""
    era: ClassVar[str] = ""
    fold: ClassVar[str] = ""
    mark: ClassVar[str] = ""
    echoes: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int | None) -> Self:
        """The event as this seat may see it; None is a spectator."""
        return self

    @property
    def is_final(self) -> bool:
        """No undo reaches behind this event."""
        return self.reveals or self.chance or self.foreign

    @property
    def variant(self) -> str:
        """Which of its variants tells it."""
        return ""

    @property
    def actor(self) -> int | None:
        """Who did it."""
        return None

    @property
    def block(self) -> str:
        """Neighbours of the same block belong together, each with its line."""
        return ""

    def given(self, state: Any) -> Given:
        """The values of its sentence that its fields do not tell."""
        return {}

    def also_names(self, state: Any) -> list[str]:
        """The things it touches besides those in its fields."""
        return []


E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Frame)


def asks(prompt: str, paragraph: str) -> Callable[[type[F]], type[F]]:
    """Such a frame is a decision of a seat, by this paragraph."""

    def marked(kind: type[F]) -> type[F]:
        kind.prompt, kind.paragraph = prompt, paragraph
        return kind

    return marked


def traits(**said: Any) -> Callable[[type[E]], type[E]]:
    """What a kind of event says of itself beside its fields."""

    def marked(kind: type[E]) -> type[E]:
        for name, value in said.items():
            assert hasattr(Event, name), f"{kind.__name__}: an event has no {name!r}"
            setattr(kind, name, value)
        return kind

    return marked


def union_of(base: type[Struct], names: dict[str, Any]) -> Any:
    """All the kinds of such records among these names, as a type to read them by; bases of others are none."""
    kinds = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base)]
    return reduce(or_, (kind for kind in kinds if not kind.__subclasses__()))
