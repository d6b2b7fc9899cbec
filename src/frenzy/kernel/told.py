"""What choices and events say of themselves: their sentence, the things they name, how they are felt.

An action or event declares what its fields hold (`weapon: WeaponId`, a string annotated with its kind); the things that
it names and the values of its sentence follow from that. A *thing* is a word for its kind and its id: `square b2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal, get_args, get_type_hints

from msgspec import Struct

from frenzy.kernel.phrase import Phrase

Felt = Literal["", "hit", "gain", "loss"]

SILENT: Final = 0
"""It has no line in the log: a heading or the next question tells it."""
QUIET: Final = 1
"""In the log, and neither read aloud nor news to those who wait."""
NORMAL: Final = 2
LOUD: Final = 3
"""It stands out in the log, and replays pause at it."""


class Kind(Struct, frozen=True):
    """A kind of things. A field of that kind holds a thing's id, or its number where `ids` are given."""

    name: str
    ids: tuple[str, ...] = ()

    def id_of(self, content: Any) -> str:
        """The id of the thing that a field holds."""
        return self.ids[content] if self.ids else str(content)


class Choice(Struct, frozen=True, omit_defaults=True):
    """A choice as clients show it. `kind` is for drawing only.

    `things` are lit, and pressed instead of the button. A `quiet` choice stands back a little; who presses a `plain`
    one need not be asked whether it was meant.
    """

    kind: str
    text: Phrase
    things: list[str] = []
    quiet: bool = False
    plain: bool = False


class Question(Struct, frozen=True, omit_defaults=True):
    """The pending decision as one viewer sees it; its choices stand in the order of the view's.

    `note` is a word beside the question; `about` are the things that it is about, such as the weapon that is fired.
    """

    text: Phrase
    note: Phrase | None = None
    about: list[str] = []
    choices: list[Choice] = []


class Told(Struct, frozen=True, omit_defaults=True):
    """What every client understands of an event; the traits are explained in `Event`."""

    text: Phrase
    things: list[str] = []
    actor: int | None = None
    loudness: int = NORMAL
    felt: Felt = ""
    scene: Phrase | None = None
    era: str = ""
    fold: str = ""
    block: str = ""
    mark: str = ""
    echoes: list[str] = []


# -- what a record's fields hold --------------------------------------------------------------------------------


@cache
def kinds_of(record: type[Struct]) -> tuple[tuple[str, Kind | None], ...]:
    """The fields of a record, with the kind of things they hold."""
    hints = get_type_hints(record, include_extras=True)
    return tuple((name, next(kinds_in(hints[name]), None)) for name in record.__struct_fields__)


def kinds_in(hint: Any) -> Iterator[Kind]:
    """The kinds that a type is annotated with, also inside of `… | None` and `tuple[…, ...]`."""
    if isinstance(hint, Kind):
        yield hint
    for part in get_args(hint):
        yield from kinds_in(part)
