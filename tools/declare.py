"""Write what follows from each game's `fields.py`: `python -m tools.declare`, or `make declared`.

The game's folder `declared` gets the table with its blank, its copy and its search key (`table.py`), the types of
record and view (`types.py`), and the view out and in (`view.py`); the web client gets the types of view and outcome.
`src/frenzy/kernel/fields.py` tells what the words of a declaration mean.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from inspect import getsource
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from frenzy.games import own_games
from frenzy.kernel.fields import NOBODY, OWNER, UNSAID, Computed, Field, Fields, Of, OneOf, Part
from frenzy.kernel.told import Kind
from tools.typescript import typescript

ROOT: Final = Path(__file__).resolve().parent.parent
HEAD: Final = "Written by `make declared` from `fields.py`; do not edit."
FEW: Final = 8
"""A text that is one of so many is of a type of its own."""


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
        return self.said.row or (len(names_in(self.said.by)) if self.who and self.said.by else 0)

    @property
    def size(self) -> str:
        """How long the list is; nothing if it is none."""
        if not self.who:
            return str(len(self.said.blank)) if get_origin(self.kind) is list else ""
        count = path(self.part.count, "self") if self.part.count else str(len(names_in(self.part.by)))
        return "" if self.is_bit else f"{self.row} * {self.said.rows or count}" if self.row else count

    @property
    def blank(self) -> str:
        blank = self.said.blank
        if self.size:
            return f"[{(blank if self.who else blank[0])!r}] * ({self.size})"
        return "0" if self.is_bit else path(blank, "self")

    @property
    def key(self) -> str:
        """What tells two tables apart; of a group, those in play."""
        if self.part.among:
            return f"tuple([self.{self.name}[one] for one in self.{self.part.among}])"
        return f"tuple(self.{self.name})" if self.size else f"self.{self.name}"

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


def path(value: Any, root: str) -> str:
    return f"{root}.{value.path}" if isinstance(value, Of) else repr(value)


def names_in(kind: Any) -> tuple[str | None, ...]:
    """The names of a kind of numbers or texts, if it has any."""
    said = get_args(kind)[1] if get_origin(kind) is Annotated else None
    return tuple(said.ids if isinstance(said, Kind) else said.names if isinstance(said, OneOf) else ())


def place_of(name: str) -> str:
    return "view" + "".join(f'["{step}"]' for step in name.split("."))


class Declaration:
    """A game's `fields.py`, and the modules that follow from it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.package = f"frenzy.games.{game}"
        found = vars(import_module(f"{self.package}.fields")).values()
        parts = [part for part in found if isinstance(part, type) and issubclass(part, Fields) and part is not Fields]
        self.parts = {part.__name__: lines_of(part) for part in parts}
        self.groups = {owner: lines for owner, lines in self.parts.items() if lines[0].who}
        self.lines = [line for lines in self.parts.values() for line in lines if not isinstance(line.said, Computed)]
        self.fields = [line for line in self.lines if line.said is not None]
        self.used: set[tuple[str, str]] = set()

    # -- what a module imports ------------------------------------------------------------------------------------

    def use(self, thing: Any) -> str:
        """The name of a function or a class."""
        self.used.add((thing.__module__, thing.__name__))
        return str(thing.__name__)

    def use_type(self, kind: Any) -> str:
        """A type as it is written."""
        if isinstance(kind, type) and not get_args(kind):
            return kind.__name__ if kind.__module__ == "builtins" else self.use(kind)
        if get_origin(kind) is Annotated:
            return f"Annotated[{self.use_type(get_args(kind)[0])}, {get_args(kind)[1]!r}]"
        inner = ", ".join("..." if each is ... else self.use_type(each) for each in get_args(kind))
        return f"{get_origin(kind).__name__}[{inner}]"

    def use_table(self, is_wanted: Callable[[object], bool]) -> str:
        """The name of a table of the game."""
        for name, module in [*sys.modules.items()]:
            if name.startswith(f"{self.package}.") and not isinstance(module, Unread):
                for node in ast.parse(getsource(module)).body:
                    if isinstance(node, ast.AnnAssign) and is_wanted(getattr(module, ast.unparse(node.target), None)):
                        self.used.add((name, ast.unparse(node.target)))
                        return ast.unparse(node.target)
        raise AssertionError(f"{self.game}: no such table")

    def use_names(self, kind: Any) -> tuple[str, str]:
        """The tables of names and of numbers by name."""
        names = names_in(kind)
        numbers = {name: number for number, name in enumerate(names)}
        return self.use_table(lambda table: table == names), self.use_table(lambda table: table == numbers)

    def imports(self, *others: str) -> str:
        """All that was used so far, but for other modules."""
        used, self.used = sorted(self.used), set()
        return lined(f"from {module} import {name}" for module, name in used if module not in others)

    # -- how a value stands in a view -----------------------------------------------------------------------------

    def codec(self, kind: Any) -> Codec:
        names, args = names_in(kind), get_args(kind)
        if names:
            short = (
                f"Annotated[str, {OneOf(names)!r}]" if len(names) <= FEW else "str | None" if None in names else "str"
            )
            if args[0] is str:
                return Codec(short, "{0}", "{0}")
            written, numbers = self.use_names(kind)
            return Codec(short, f"{written}[{{0}}]", f"{numbers}[{{0}}]")
        if get_origin(kind) not in (list, tuple):
            return Codec(self.use_type(args[0] if args else kind), "{0}", "{0}")
        made = get_origin(kind).__name__
        if made == "tuple" and args[-1] is not ...:
            pair = f"Annotated[list[int], Meta(min_length={len(args)}, max_length={len(args)})]"
            return Codec(pair, "list({0})", f"({given(*(f'{{0}}[{place}]' for place in range(len(args))))})")
        one = self.codec(args[0])
        out, into = (f"[{text.format('one')} for one in {{0}}]" for text in (one.out, one.into))
        return Codec(f"list[{one.kind}]", out, into if made == "list" else f"tuple({into})")

    def by_names(self, line: Line) -> tuple[str, str, str]:
        """A list by the names of its places; of a sparse one, only what lies there."""
        (names, numbers), blank = self.use_names(line.said.by), line.said.blank
        one, value, place = (
            self.codec(line.kind if line.who else get_args(line.kind)[0]),
            line.value,
            place_of(line.name),
        )
        kind = f"dict[{self.codec(line.said.by).kind}, {one.kind}]"
        is_sparse = blank == [-1] * len(blank) if isinstance(blank, list) else False
        lying = "if one != -1" * is_sparse
        out = f"{{name: {one.out.format('one')} for name, one in zip({names}, {value}, strict=True) {lying}}}"
        if is_sparse:
            return kind, out, f"for name in {place}: {value}[{numbers}[name]] = {one.into.format(f'{place}[name]')}"
        return (
            kind,
            out,
            f"{value} = [{given(*(one.into.format(f'{place}[{name!r}]') for name in names_in(line.said.by)))}]",
        )

    def entry(self, line: Line, when: str) -> Entry:
        """A field. What is known to its owner only, others do not read; nor what the table has nothing of."""
        said, who, value, name = line.said, line.who, line.value, line.said.name or line.name
        place = place_of(name)
        if said.own:
            kind, out = (
                self.use_type(get_type_hints(said.own.write, include_extras=True)["return"]),
                self.called(said.own.write, who),
            )
            into = self.called(said.own.read, who, "view")
        elif line.is_bit:
            kind, out, into = "bool", f"bool({value} >> {who} & 1)", f"{value} |= {place} << {who}"
        elif said.by:
            kind, out, into = self.by_names(line)
        elif said.mask:
            one = self.codec(said.mask)
            kind, out = f"list[{one.kind}]", f"[{one.out.format('one')} for one in bits({value})]"
            into = f"{value} = sum([1 << {one.into.format('one')} for one in {place}])"
        else:
            kind, out, into = self.codec(list[int] if line.row else line.kind)
            out, into = out.format(value), into.format(place)
            if said.blank == -1 and not line.part.among:
                kind, out = f"{kind} | None", f"None if (found := {value}) == -1 else {out.replace(value, 'found')}"
                into = f"-1 if {place} is None else {into}"
            into = f"{value} = {into}"
        if said.known == OWNER:
            kind, out = f"{kind} | None", f"{out} if ({who} < state.seats if is_open else {who} == seat) else None"
            into = f"if {place} is not None: {into}"
        return Entry(name, kind, out, f'if "{name}" in view: {into}' if when else into, when)

    def called(self, of: Any, *arguments: str) -> str:
        if isinstance(of, Of):
            return path(of, "state") + "".join(f"[{who}]" for who in arguments if who)
        if "." in of.__qualname__:
            return f"state.{of.__name__}({given(*arguments)})"
        return f"{self.use(of)}({given('state', *arguments)})"

    # -- what a view has ------------------------------------------------------------------------------------------

    def entries(self, lines: list[Line]) -> Iterator[Entry]:
        """What the lines of a class say."""
        part, who = lines[0].part, lines[0].who
        when = f"{self.use(part.when)}(state)" if part.when else ""
        if part.among:
            yield Entry("id", "str", f"{self.use_names(part.by)[0]}[{who}]")
        for line in lines:
            said = line.said
            if isinstance(said, Computed):
                kind, out, _ = self.codec(line.kind)
                yield Entry(said.name or line.name, kind, out.format(self.called(said.of, who)), "", when)
            elif said and said.known not in (NOBODY, UNSAID):
                yield self.entry(line, when)
            if isinstance(said, Field) and said.counted:
                yield Entry(said.counted, "int", f"len({line.value})", "", when)

    def group_entry(self, owner: str, line: Line) -> Entry:
        """A group that has this line: an object for each member, in a list or by name."""
        part, who, place, kind, one = line.part, line.who, place_of(line.part.at), f"{owner}View", f"{line.who}_view"
        write = f"write_{who}({given('state', who, *('seat', 'is_open=is_open') * self.is_secret(owner))})"
        if part.count:
            out = f"[{write} for {who} in range({path(part.count, 'state')})]"
            into = f"for {who}, {one} in enumerate({place}): read_{who}(state, {who}, {one})"
            return Entry(part.at, f"list[{kind}]", out, into)
        names, numbers = self.use_names(part.by)
        if not part.among:
            out = f"{{name: {write} for {who}, name in enumerate({names})}}"
            into = f"for {who}, name in enumerate({names}): read_{who}(state, {who}, {place}[name])"
            return Entry(part.at, f"dict[{self.codec(part.by).kind}, {kind}]", out, into)
        into = f'state.{part.among} = tuple(sorted([{numbers}[{one}["id"]] for {one} in {place}]))\n'
        into += f'    for {one} in {place}: read_{who}(state, {numbers}[{one}["id"]], {one})'
        return Entry(part.at, f"list[{kind}]", f"[{write} for {who} in state.{part.among}]", into)

    def view_entries(self) -> list[Entry]:
        """What the view itself has, in order."""
        found: list[Entry] = []
        for owner, lines in self.parts.items():
            found += [self.group_entry(owner, lines[0])] if owner in self.groups else self.entries(lines)
        return found

    def is_secret(self, owner: str) -> bool:
        """Some of a class is known to its owner only."""
        return any(isinstance(line.said, Field) and line.said.known == OWNER for line in self.parts[owner])

    # -- the modules ----------------------------------------------------------------------------------------------

    def held(self, line: Line) -> str:
        """The type of a field of the table."""
        kind = self.use_type(bare(line.kind))
        return kind if not line.who else "int" if line.is_bit else f"list[{kind}]"

    def table(self) -> str:
        lists = [line for line in self.fields if line.size]
        keyed = [line for line in self.fields if line.said.keyed and line.part.keyed and line.said.known != NOBODY]
        return TABLE.format(
            kinds=lined((f"{line.name}: {self.held(line)}" for line in self.lines), 1),
            imports=self.imports("frenzy.kernel.chance").replace("\n", "\n    "),
            slots=given(*(repr(line.name) for line in self.lines)),
            blanks=lined((f"self.{line.name} = {line.blank}" for line in self.fields), 2),
            copies=lined(
                (f"twin.{line.name} = self.{line.name}{'.copy()' * (line in lists)}" for line in self.lines), 2
            ),
            keys=given(*(line.key for line in keyed)),
            sizes=given(*(f'("{line.name}", len(self.{line.name}), {line.size})' for line in lists)),
        )

    def types(self) -> str:
        groups = [
            text
            for owner, lines in self.groups.items()
            for text in typed(f"{owner}View", "TypedDict", self.entries(lines))
        ]
        return TYPES.format(
            game=self.game,
            classes=lined([*groups, *typed("View", "KernelView", [*self.view_entries(), STACK])]),
            fields=lined((f"{line.name}: {self.held(line)}" for line in self.fields), 1),
            imports=self.imports(),
        )

    def view(self) -> str:
        entries, setup = self.view_entries(), import_module(f"{self.package}.setup")
        has_words = hasattr(setup, "write_options")
        return VIEW.format(
            game=self.game,
            groups=lined(self.group(owner, lines) for owner, lines in self.groups.items()),
            views=given("View", *(f"{owner}View" for owner in self.groups)),
            is_open=", *, is_open: bool = False" * any(map(self.is_secret, self.groups)),
            write_options="write_options(state.options)" if has_words else "asdict(state.options)",
            read_options='options_in(view["options"])' if has_words else 'Options(**view["options"])',
            entries=display(entry for entry in entries if not entry.when),
            sometimes=lined(whenever(entries), 1),
            reading=lined((entry.into for entry in entries if entry.into), 1),
            imports=self.imports(),
        )

    def group(self, owner: str, lines: list[Line]) -> str:
        """The two functions for a member of a group."""
        who, entries = lines[0].who, [*self.entries(lines)]
        whose = given(
            f"state: State, {who}: int", *("seat: int | None", "*", "is_open: bool = False") * self.is_secret(owner)
        )
        reading = lined((entry.into for entry in entries if entry.into), 1)
        return (
            f"def write_{who}({whose}) -> {owner}View:\n    return {{{display(entries)}}}\n"
            f"def read_{who}(state: State, {who}: int, view: {owner}View) -> None:\n{reading}"
        )


# -- source ---------------------------------------------------------------------------------------------------

STACK: Final = Entry("stack", "list[dict[str, Any]]", "")

TABLE: Final = '''
from typing import TYPE_CHECKING
from frenzy.kernel.chance import Stream
from frenzy.kernel.state import State
if TYPE_CHECKING:
    {imports}

class Table(State):
    __slots__ = ({slots})
{kinds}

    def clear(self) -> None:
        """Lay the table bare; what follows from the options is there."""
        self.stack, self.events, self.choices = [], [], None
{blanks}

    def copy_to(self, twin: Table) -> None:
        """Make the twin equal: lists are copied, what they hold is shared."""
        twin.seats, twin.choices = self.seats, self.choices
        twin.stack, twin.events = self.stack.copy(), []
{copies}

    def key(self) -> tuple[object, ...]:
        return (tuple(self.stack), {keys})

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        return ({sizes},)
'''

TYPES: Final = '''
from typing import Annotated, Any, NotRequired, TypedDict
from msgspec import Meta, Struct
from frenzy.games.{game}.frames import AnyFrame
from frenzy.games.{game}.options import Options
from frenzy.kernel.fields import OneOf
from frenzy.kernel.view import View as KernelView
{imports}
{classes}
class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    options: Options
    stack: list[AnyFrame]
{fields}
'''

VIEW: Final = '''
from collections.abc import Sequence
from msgspec import convert, json
from msgspec.structs import asdict
from frenzy.games.{game}.declared.types import {views}
from frenzy.games.{game}.frames import Stack
from frenzy.games.{game}.ids import bits
from frenzy.games.{game}.options import Options
from frenzy.games.{game}.setup import bare_table, options_in, write_options
from frenzy.games.{game}.state import State
from frenzy.kernel.records import Frame
{imports}
{groups}
def write_view(state: State, seat: int | None, stack: Sequence[Frame], choices: list[str]{is_open}) -> View:
    """All that a seat may know; None is a spectator."""
    top = stack[-1] if stack else None
    view: View = {{
        "game": "{game}",
        "seat": seat,
        "options": {write_options},
        "to_act": None if top is None else top.seat,
        "prompt": "" if top is None else top.prompt,
        "choices": choices,
        {entries}
        "stack": json.decode(json.encode(stack)),
    }}
{sometimes}
    return view

def read_view(view: View) -> State:
    """The table of a view; what its seat may not know is blank."""
    state = bare_table({read_options})
{reading}
    state.stack = [*convert({{"frames": view["stack"]}}, Stack).frames]
    return state
'''


def lines_of(part: type[Fields]) -> list[Line]:
    kinds, who = get_type_hints(part, include_extras=True), part.__name__.lower() if part.part.at else ""
    return [Line(name, kinds[name], vars(part).get(name), part.part, who) for name in part.__annotations__]


def bare(kind: Any) -> Any:
    """The type without what is said of it."""
    args = get_args(kind)
    if get_origin(kind) is Annotated:
        return args[0]
    return get_origin(kind)[tuple(map(bare, args))] if args else kind


def lined(lines: Iterable[str], depth: int = 0) -> str:
    return "\n".join("    " * depth + line for line in lines)


def given(*arguments: str) -> str:
    return ", ".join(filter(None, arguments))


def nested(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """The entries by their first name: those within the same object come together."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        first, _, rest = entry.name.partition(".")
        found.setdefault(first, []).append(entry._replace(name=rest))
    return found


def display(entries: Iterable[Entry]) -> str:
    """The inside of a dict display."""
    return "".join(
        f'"{name}": {{{display(inner)}}},\n' if inner[0].name else f'"{name}": {inner[0].out},\n'
        for name, inner in nested(entries).items()
    )


def whenever(entries: Iterable[Entry]) -> Iterator[str]:
    """The statements that write what is not on every table."""
    found: dict[str, list[str]] = {}
    for entry in entries:
        found.setdefault(entry.when, []).append(f"        {place_of(entry.name)} = {entry.out}")
    for when, lines in found.items():
        yield from (f"if {when}:", *lines) if when else ()


def typed(name: str, base: str, entries: Iterable[Entry]) -> list[str]:
    """A typed dict, after those that are within it."""
    inside, own = [], [f"class {name}({base}):"]
    for first, inner in nested(entries).items():
        kind = f"{first.capitalize()}View" if inner[0].name else inner[0].kind
        inside += typed(kind, "TypedDict", inner) if inner[0].name else []
        own.append(
            f"    {first}: NotRequired[{kind}]" if all(entry.when for entry in inner) else f"    {first}: {kind}"
        )
    return [*inside, lined(own)]


def formatted(text: str) -> str:
    """In the house format, without what nobody needs."""
    text = f'"""{HEAD}"""\nfrom __future__ import annotations\n{text}'
    for command in ("check --fix --unsafe-fixes --select C414,C416,F401,I,SIM401", "format"):
        run = [sys.executable, "-m", "ruff", *command.split(), "--quiet", "--stdin-filename", "declared.py", "-"]
        text = subprocess.run(run, input=text, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout
    return text


# -- the files ------------------------------------------------------------------------------------------------


class Unread(ModuleType):
    """Stands for a module that is going to be written: what was there before may be out of date, or in conflict."""

    def __getattr__(self, name: str) -> type:
        return type(name, (), {})


def python_files(game: str) -> dict[Path, str]:
    """What is written for the game itself."""
    said, folder = Declaration(game), ROOT / "src/frenzy/games" / game / "declared"
    texts = {"table": said.table(), "types": said.types(), "view": said.view()}
    files = {folder / f"{name}.py": formatted(text) for name, text in texts.items()}
    return {folder / "__init__.py": f'"""{HEAD}"""\n', **files}


def web_file(game: str) -> dict[Path, str]:
    """What is written for the web client, from the types that Python has."""
    types, outcome = (import_module(f"frenzy.games.{game}.{name}") for name in ("declared.types", "outcome"))
    text = typescript(HEAD, types.View, outcome.Outcome, types.Options)
    return {ROOT / "web/src/games" / game / "declared.ts": text}


def main(write: Callable[[str], dict[Path, str]]) -> None:
    for file, text in [item for game in own_games() for item in write(game).items()]:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    if sys.argv[1:] == ["web"]:
        main(web_file)
    else:
        for name in [f"frenzy.games.{game}.declared" for game in own_games()]:
            sys.modules |= {f"{name}{module}": Unread(name) for module in ("", ".table", ".types", ".view")}
        main(python_files)
        subprocess.run([sys.executable, "-m", "tools.declare", "web"], check=True, cwd=ROOT)  # it reads the new types
