"""The words in which a game declares its state: one line a field, in the game's `fields.py`.

`make declared` reads that file and writes what follows from it into the game's folder `declared`: the table with its
blank, its copy and its search key; the record of a save; the view, out and in; and their types, for TypeScript too.
No game imports its own declaration: it is a form, and nothing of it runs in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec import Struct

ALL: Final = "all"
OWNER: Final = "owner"  # in a group: the seat of the same number
NOBODY: Final = "nobody"
UNSAID: Final = "unsaid"  # all know it, but another field says it


class Of(Struct, frozen=True):
    """What the table knows under this path, such as `options.skulls`."""

    path: str


# -- how numbers stand in a view: as they are, or as one of these; tuples become lists ---------------------------


class Named(Struct, frozen=True):
    """By name. `kind` is the type of such a name, if it has one of its own."""

    names: Sequence[str | None]
    numbers: Mapping[Any, int]
    kind: Any = None


class Maybe(Struct, frozen=True):
    """-1 as null."""

    of: Any = None


class Mask(Struct, frozen=True):
    """A mask as the list of its numbers; `bits` finds them."""

    bits: Callable[[int], Sequence[int]]
    of: Any = None


class ByName(Struct, frozen=True):
    """A list as an object, by the names of the places; if it is `sparse`, without those that hold -1."""

    place: Named
    of: Any = None
    sparse: bool = False


class Own(Struct, frozen=True):
    """By the game's own `write(state)`, of this kind, and `read(state, view)`; in a group, both are told of whom."""

    kind: Any
    write: Callable[..., object]
    read: Callable[..., None]


class OneOf(Struct, frozen=True):
    """A text that is one of these; in a type, `word` is what TypeScript calls it, and `table` the list of them."""

    names: Sequence[str]
    word: str = ""
    table: str = ""


# -- fields ----------------------------------------------------------------------------------------------------


class Row(Struct, frozen=True):
    """In a group: `width` entries for each, in one list, which has room for `rows` of them."""

    width: int
    rows: int = 0


class Bits(Struct, frozen=True):
    """In a group: one bit for each, in a number."""


class Field(Struct, frozen=True):
    """A field, `blank` on a bare table. Its type says how it is copied: lists are, the rest is shared.

    A view has it under its own name, or under `name` (`discards.parts` is `parts` in `discards`). Of what is not
    `known` to all, it has under `counted` how many there are. What is not `keyed`, or known to nobody, makes no
    difference to a search. In a group it is a list with an entry for each, unless it is `stored` in another way.

    A field of which nothing is said follows from the options: `setup.py` sets it, and copies share it.
    """

    blank: Any
    shown: Any = None
    name: str = ""
    known: str = ALL
    counted: str = ""
    keyed: bool = True
    stored: Row | Bits | None = None


class Computed(Struct, frozen=True):
    """What only a view has: a path, a method of the state, or a function of the state (and in a group, of whom)."""

    of: Any
    shown: Any = None
    name: str = ""


class Agreed(Struct, frozen=True):
    """The options; a view has all of them, some in other words."""

    shown: Mapping[str, Any] = {}


field: Final[Any] = Field  # these stand where a value of the field's own type would stand
computed: Final[Any] = Computed
agreed: Final[Any] = Agreed


class Part(Struct, frozen=True):
    """What is said of a whole class of fields.

    With `at` it is a group: each line is a field of every member, and `view[at]` has an object for each. Members are
    numbered up to `count`, and listed; or named `by` these names, and in an object; or, of those, the ones `among` a
    field of the table are listed, each with its name as `id`. A view speaks of the class only `when` this holds.
    """

    at: str = ""
    count: Of | None = None
    by: Named | None = None
    among: str = ""
    when: Callable[[Any], bool] | None = None
    keyed: bool = True


class Fields:
    """Some fields of a game: its subclasses are the declaration."""

    part: ClassVar[Part]

    def __init_subclass__(cls, **said: Any) -> None:
        cls.part = Part(**said)
