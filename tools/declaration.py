"""Reading a game's `fields.py`: its fields as the table holds them, and what stands for them in a view."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from frenzy.kernel.fields import NOBODY, OWNER, UNSAID, Computed, Field, Fields, Of, OneOf, Part
from frenzy.kernel.records import Frame
from frenzy.kernel.told import Kind

FEW: Final = 8
"""A text that is one of so many has a type that names them."""


class Unread(ModuleType):
    """Stands for a module that is going to be written: what was there before may be out of date, or in conflict."""

    def __getattr__(self, name: str) -> type:
        return type(name, (), {})


class Line(NamedTuple):
    """A line of the declaration: a name, its type, and what is said of it and of its class."""

    name: str
    kind: Any
    said: Any
    part: Part
    who: str  # the variable for a member of the group; empty where there is none

    @property
    def is_bit(self) -> bool:
        return bool(self.who) and self.kind is bool

    @property
    def row(self) -> int:
        """How many entries of the list each member has, if it has several."""
        return self.said.row or (len(names_in(self.said.by)) if self.who else 0)

    @property
    def size(self) -> str:
        """How long the list is, or the tuple that is always as long; nothing if it is none."""
        if not self.who:
            is_long = get_origin(self.kind) is list or (isinstance(self.said.blank, tuple) and bool(self.said.blank))
            return str(len(self.said.blank)) if is_long else ""
        count = path(self.part.count, "self") if self.part.count else str(len(names_in(self.part.by)))
        return "" if self.is_bit else f"{self.row} * {self.said.rows or count}" if self.row else count

    @property
    def is_copied(self) -> bool:
        """Whether it is a list: all else is shared by a table and its copies."""
        return bool(self.size) and not (self.said.rarely if self.who else get_origin(self.kind) is tuple)

    @property
    def blank(self) -> str:
        blank = self.said.blank
        if self.size:
            entries = f"[{blank if self.who else blank[0]!r}] * ({self.size})"
            return entries if self.is_copied else f"tuple({entries})"
        return "0" if self.is_bit else path(blank, "self")

    @property
    def key(self) -> str:
        """What tells two tables apart; of a group, those in play."""
        if self.part.among:
            return f"tuple([self.{self.name}[one] for one in self.{self.part.among}])"
        return f"tuple(self.{self.name})" if self.is_copied else f"self.{self.name}"

    @property
    def value(self) -> str:
        """The field of a state, or what it holds for a member of the group."""
        if self.row:
            shown = path(self.part.count, "state") if self.said.rows else self.row
            return f"state.{self.name}[{self.who} * {self.row} : {self.who} * {self.row} + {shown}]"
        return f"state.{self.name}[{self.who}]" if self.who and not self.is_bit else f"state.{self.name}"


class Codec(NamedTuple):
    """How a value stands in a view: its type there, and the expressions both ways, with {0} for the value."""

    kind: str
    out: str
    into: str


class Entry(NamedTuple):
    """What a view has under a name: its type, the expression that writes it, the statement that reads it."""

    name: str
    kind: str
    out: str
    into: str = ""
    when: str = ""

    @property
    def place(self) -> str:
        return "view" + "".join(f'["{step}"]' for step in self.name.split("."))


def path(value: Any, root: str) -> str:
    return f"{root}.{value.path}" if isinstance(value, Of) else repr(value)


def names_in(kind: Any) -> tuple[str | None, ...]:
    """The names of a kind of numbers or texts, if it has any."""
    said = get_args(kind)[1] if get_origin(kind) is Annotated else None
    return tuple(said.ids if isinstance(said, Kind) else said.names if isinstance(said, OneOf) else ())


def bare(kind: Any) -> Any:
    """A type without what is said of it."""
    args = get_args(kind)
    if get_origin(kind) is Annotated:
        return args[0]
    return get_origin(kind)[tuple(map(bare, args))] if args else kind


def given(*arguments: str) -> str:
    return ", ".join(filter(None, arguments))


def lines_of(part: type[Fields]) -> list[Line]:
    kinds, who = get_type_hints(part, include_extras=True), part.__name__.lower() if part.part.at else ""
    return [Line(name, kinds[name], vars(part).get(name), part.part, who) for name in part.__annotations__]


class Declaration:
    """A game's `fields.py`. Whatever it names for a module is noted in `used`: where it comes from, and its name."""

    def __init__(self, game: str, fields: ModuleType | None = None) -> None:
        self.game = game
        self.package = f"frenzy.games.{game}"
        found = vars(fields or import_module(f"{self.package}.fields")).values()
        parts = [part for part in found if isinstance(part, type) and issubclass(part, Fields) and part is not Fields]
        self.parts = {part.__name__: lines_of(part) for part in parts}
        self.groups = {owner: lines for owner, lines in self.parts.items() if lines[0].who}
        self.lines = [line for lines in self.parts.values() for line in lines if not isinstance(line.said, Computed)]
        self.fields = [line for line in self.lines if line.said is not None]
        self.used: set[tuple[str, str]] = set()

    @property
    def asks_several(self) -> bool:
        """Some of the game's frames put a question to several seats: its view tells who may answer."""
        found = vars(import_module(f"{self.package}.frames")).values()
        return any(
            isinstance(kind, type) and issubclass(kind, Frame) and kind.asked is not Frame.asked for kind in found
        )

    def name(self, thing: Any) -> str:
        """A function or a class."""
        self.used.add((thing.__module__, thing.__name__))
        return str(thing.__name__)

    def type_name(self, kind: Any) -> str:
        """A type as it is written."""
        if isinstance(kind, type) and not get_args(kind):
            return kind.__name__ if kind.__module__ == "builtins" else self.name(kind)
        if get_origin(kind) is Annotated:
            return f"Annotated[{self.type_name(get_args(kind)[0])}, {get_args(kind)[1]!r}]"
        inner = given(*("..." if each is ... else self.type_name(each) for each in get_args(kind)))
        return f"{get_origin(kind).__name__}[{inner}]"

    def table_names(self, kind: Any) -> tuple[str, str]:
        """The table of names of a kind, and the one of numbers by name."""
        names = names_in(kind)
        return self.table_name(names), self.table_name({name: number for number, name in enumerate(names)})

    def table_name(self, table: object) -> str:
        """The table that holds the same, in whichever module of the game it is made."""
        for name, module in [*sys.modules.items()]:
            if name.startswith(f"{self.package}.") and not isinstance(module, Unread):
                for node in ast.parse(getsource(module)).body:
                    made = ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""
                    if getattr(module, made or "__name__") == table:
                        self.used.add((name, made))
                        return made
        raise AssertionError(f"{self.game}: no table holds {table!r}")

    # -- how a value stands in a view -----------------------------------------------------------------------------

    def codec(self, kind: Any) -> Codec:
        args, made = get_args(kind), get_origin(kind)
        if names_in(kind):
            return self.named(kind)
        if made not in (list, tuple):
            return Codec(self.type_name(bare(kind)), "{0}", "{0}")
        if made is tuple and args[-1] is not ...:
            length = f"Meta(min_length={len(args)}, max_length={len(args)})"
            parts = given(*(f"{{0}}[{place}]" for place in range(len(args))))
            return Codec(f"Annotated[list[int], {length}]", "list({0})", f"({parts})")
        one = self.codec(args[0])
        out, into = (f"[{text.format('one')} for one in {{0}}]" for text in (one.out, one.into))
        return Codec(f"list[{one.kind}]", out, into if made is list else f"tuple({into})")

    def named(self, kind: Any) -> Codec:
        """A text that is one of some names, or a number that stands for one."""
        names = names_in(kind)
        many = "str | None" if None in names else "str"
        short = f"Annotated[str, {OneOf(names)!r}]" if len(names) <= FEW else many
        if get_args(kind)[0] is str:
            return Codec(short, "{0}", "{0}")
        written, numbers = self.table_names(kind)
        return Codec(short, f"{written}[{{0}}]", f"{numbers}[{{0}}]")

    def by_names(self, line: Line, place: str) -> Codec:
        """A list by the names of its places; of one that is blank with -1, only what lies there."""
        by, value, one = line.said.by, line.value, self.codec(line.kind if line.who else get_args(line.kind)[0])
        names, numbers = self.table_names(by)
        is_sparse = -1 in (line.said.blank if isinstance(line.said.blank, list) else ())
        lying = "if one != -1" * is_sparse
        out = f"{{name: {one.out.format('one')} for name, one in zip({names}, {value}, strict=True) {lying}}}"
        into = f"{value} = [{given(*(one.into.format(f'{place}[{name!r}]') for name in names_in(by)))}]"
        if is_sparse:
            into = f"for name in {place}: {value}[{numbers}[name]] = {one.into.format(f'{place}[name]')}"
        return Codec(f"dict[{self.codec(by).kind}, {one.kind}]", out, into)

    def shown(self, line: Line, place: str) -> Codec:
        """A field: its type in the view, the expression that writes it, and the statement that reads it."""
        said, who, value = line.said, line.who, line.value
        if said.own:
            kind = get_type_hints(said.own.write, include_extras=True)["return"]
            return Codec(
                self.type_name(kind), self.called(said.own.write, who), self.called(said.own.read, who, "view")
            )
        if said.by:
            return self.by_names(line, place)
        if line.is_bit:
            return Codec("bool", f"bool({value} >> {who} & 1)", f"{value} |= {place} << {who}")
        if said.mask:
            one = self.codec(said.mask)
            into = f"{value} = sum([1 << {one.into.format('one')} for one in {place}])"
            return Codec(f"list[{one.kind}]", f"[{one.out.format('one')} for one in bits({value})]", into)
        kind, out, into = self.codec(list[int] if line.row else line.kind)
        if said.blank == -1 and not line.part.among:
            out = f"None if (found := {{0}}) == -1 else {out.format('found')}"
            kind, into = f"{kind} | None", f"-1 if {{0}} is None else {into}"
        if line.who and said.rarely:
            entries = f"state.{line.name}"
            into = f"{entries} = (*{entries}[:{who}], {into}, *{entries}[{who} + 1:])"
            return Codec(kind, out.format(value), into.format(place))
        return Codec(kind, out.format(value), f"{value} = {into.format(place)}")

    def called(self, of: Any, *arguments: str) -> str:
        """A path, a method or a function, for whom it is asked."""
        if isinstance(of, Of):
            return path(of, "state") + "".join(f"[{who}]" for who in arguments if who)
        if "." in of.__qualname__:
            return f"state.{of.__name__}({given(*arguments)})"
        return f"{self.name(of)}({given('state', *arguments)})"

    # -- what a view has ------------------------------------------------------------------------------------------

    def view_entries(self) -> Iterator[Entry]:
        """What the view itself has, in order."""
        for owner, lines in self.parts.items():
            yield from [self.group_entry(owner, lines[0])] if owner in self.groups else self.entries(lines)

    def entries(self, lines: list[Line]) -> Iterator[Entry]:
        """What the lines of a class say."""
        part, who = lines[0].part, lines[0].who
        when = f"{self.name(part.when)}(state)" if part.when else ""
        if part.among:
            yield Entry("id", "str", f"{self.table_names(part.by)[0]}[{who}]")
        for line in lines:
            said = line.said
            if isinstance(said, Computed):
                kind, out, _ = self.codec(line.kind)
                yield Entry(said.name or line.name, kind, out.format(self.called(said.of, who)), "", when)
            if isinstance(said, Field) and said.known not in (NOBODY, UNSAID):
                yield self.entry(line, Entry(said.name or line.name, "", "", "", when))
            if isinstance(said, Field) and said.counted:
                yield Entry(said.counted, "int", f"len({line.value})", "", when)

    def entry(self, line: Line, entry: Entry) -> Entry:
        """A field. What is known to its owner only, others do not read; nor what the table has nothing of."""
        who, (kind, out, into) = line.who, self.shown(line, entry.place)
        if line.said.known == OWNER:
            kind, out = f"{kind} | None", f"{out} if ({who} < state.seats if is_open else {who} == seat) else None"
            into = f"if {entry.place} is not None: {into}"
        return entry._replace(kind=kind, out=out, into=f'if "{entry.name}" in view: {into}' if entry.when else into)

    def group_entry(self, owner: str, line: Line) -> Entry:
        """A group that has this line: an object for each member, in a list or by name."""
        part, who, entry = line.part, line.who, Entry(line.part.at, f"list[{owner}View]", "")
        place, one = entry.place, f"{who}_view"
        write = f"write_{who}({given('state', who, *('seat', 'is_open=is_open') * self.is_secret(owner))})"
        if part.count:
            into = f"for {who}, {one} in enumerate({place}): read_{who}(state, {who}, {one})"
            return entry._replace(out=f"[{write} for {who} in range({path(part.count, 'state')})]", into=into)
        names, numbers = self.table_names(part.by)
        if part.among:
            into = f'state.{part.among} = tuple(sorted([{numbers}[{one}["id"]] for {one} in {place}]))\n'
            into += f'    for {one} in {place}: read_{who}(state, {numbers}[{one}["id"]], {one})'
            return entry._replace(out=f"[{write} for {who} in state.{part.among}]", into=into)
        into = f"for {who}, name in enumerate({names}): read_{who}(state, {who}, {place}[name])"
        out = f"{{name: {write} for {who}, name in enumerate({names})}}"
        return Entry(part.at, f"dict[{self.codec(part.by).kind}, {owner}View]", out, into)

    def is_secret(self, owner: str) -> bool:
        """Some of a class is known to its owner only."""
        return any(isinstance(line.said, Field) and line.said.known == OWNER for line in self.parts[owner])
