"""The words in which a game declares its state: one line a field, in the game's `fields.py`.

    offer: tuple[Tile, ...] = field(())

The type says how a value is copied: lists are, the rest is shared. It says how it stands in a view, too: tuples as
lists, a number of a kind that has names by its name, and -1 as null where it is the blank. `make declared` reads the
file and writes what follows from it into the game's folder `declared`: the table with its blank, its copy and its
search key; the record of a save; the view, out and in; and their types, for TypeScript too. No game imports its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from msgspec import Struct

ALL: Final = "all"
OWNER: Final = "owner"  # in a group: the seat of the same number
NOBODY: Final = "nobody"
UNSAID: Final = "unsaid"  # all know it, but another field says it


class OneOf(Struct, frozen=True):
    """In a type: a text is one of these names, or a number stands for one of them."""

    names: Sequence[str | None]


class Of(Struct, frozen=True):
    """What the table has under this path, such as `options.skulls`."""

    path: str


class Own(Struct, frozen=True):
    """The game's own `write(state)`, and `read(state, view)`; in a group, the second argument says of whom."""

    write: Callable[..., object]
    read: Callable[..., None]


class Field(Struct, frozen=True):
    """A field, `blank` on a bare table. One of which nothing is said is set by `setup.py`: it follows from the options.

    A view has it under its own name or under `name` (`discards.parts` is `parts` in `discards`). Of what is not `known`
    to all, it has under `counted` how many there are. What is not `keyed`, or known to nobody, makes no difference to
    a search. Lists can be shown `by` the names of their places, without those that hold -1 if that is the blank; a
    number as the `mask` that it is, of such things; anything in the game's `own` way.

    In a group each member has an entry in a list: or a bit, if it is a flag; or a row of `row` entries, or of one for
    each name in `by`. A list with room for more than the members of the group has so many `rows`. Entries that `rarely`
    change are in a tuple, which copies of the table share.
    """

    blank: Any
    own: Own | None = None
    name: str = ""
    known: str = ALL
    counted: str = ""
    keyed: bool = True
    by: Any = None
    mask: Any = None
    row: int = 0
    rows: int = 0
    rarely: bool = False


class Computed(Struct, frozen=True):
    """What only a view has: a path, a method of the state, or a function of the state (and in a group, of whom)."""

    of: Any
    name: str = ""


field: Final[Any] = Field  # they stand where a value of the field's own type would stand
computed: Final[Any] = Computed


class Part(Struct, frozen=True):
    """What is said of a whole class of fields.

    With `at` it is a group: each line is a field of every member, and `view[at]` has an object for each. Members are
    numbered up to `count`, and listed; or they have names, those of the kind `by`, and are in an object; or those
    `among` a field of the table are listed, with their names as `id`. A view speaks of a class only `when` this holds.
    """

    at: str = ""
    count: Of | None = None
    by: Any = None
    among: str = ""
    when: Callable[[Any], bool] | None = None
    keyed: bool = True


class Fields:
    """Some fields of a game: its subclasses are the declaration."""

    part: ClassVar[Part]

    def __init_subclass__(cls, **said: Any) -> None:
        cls.part = Part(**said)
