"""Write what follows from each game's `fields.py`: `python -m tools.declare`, or `make declared`.

The game's folder `declared` gets the table with its blank, its copy and its search key (`table.py`), the types of
record and view (`types.py`), and the view out and in (`view.py`); the web client gets the types of view and outcome.
`src/frenzy/kernel/fields.py` tells what the words of a declaration mean.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from frenzy.games import own_games
from frenzy.kernel import fields as words
from frenzy.kernel.fields import NOBODY, OWNER, UNSAID, Bits, Computed, Field, Fields, Of, Part, Row
from tools.typescript import typescript

ROOT: Final = Path(__file__).resolve().parent.parent
HEAD: Final = "Written by `make declared` from `fields.py`; do not edit."


class Line(NamedTuple):
    """A line of the declaration: a name, its type as written and as it is, what is said of it and of its class."""

    name: str
    text: str
    kind: Any
    said: Any
    part: Part
    owner: str

    @property
    def who(self) -> str:
        """The variable for a member of the group; nothing where there is none."""
        return self.owner.lower() if self.part.at else ""

    @property
    def value(self) -> str:
        """The field of a state, or what it holds for one member of the group."""
        row = self.said.stored
        if isinstance(row, Row):
            shown = path(self.part.count, "state") if row.rows else row.width
            return f"state.{self.name}[{self.who} * {row.width} : {self.who} * {row.width} + {shown}]"
        return f"state.{self.name}[{self.who}]" if self.who and not row else f"state.{self.name}"

    @property
    def held(self) -> str:
        """The type of the field in the table."""
        if self.part.at:
            return "int" if isinstance(self.said.stored, Bits) else f"list[{self.text}]"
        return self.text

    @property
    def is_list(self) -> bool:
        return self.held.startswith("list[")

    @property
    def size(self) -> str:
        """How long the list is."""
        if not self.part.at:
            return str(len(self.said.blank))
        count = str(len(self.part.by.names)) if self.part.by else path(self.part.count, "self")
        row = self.said.stored
        return f"{row.width} * {row.rows or count}" if row else count

    @property
    def blank(self) -> str:
        if self.is_list:
            return f"[{(self.said.blank if self.part.at else self.said.blank[0])!r}] * ({self.size})"
        return "0" if self.said.stored else path(self.said.blank, "self")

    @property
    def key(self) -> str:
        """What tells two tables apart; of a group, those in play."""
        if self.part.among:
            return f"tuple([self.{self.name}[one] for one in self.{self.part.among}])"
        return f"tuple(self.{self.name})" if self.is_list else f"self.{self.name}"

    @property
    def is_keyed(self) -> bool:
        return bool(self.said.keyed and self.part.keyed and self.said.known != NOBODY)


class Codec(NamedTuple):
    """How a value stands in a view: its type there, and the expressions both ways, with {0} for the value."""

    kind: str
    out: str
    into: str


class Entry(NamedTuple):
    """What a view has under a name: its type, the expression that writes it, the statement that reads it."""

    name: str
    kind: str
    out: str = ""
    into: str = ""
    when: str = ""

    @property
    def place(self) -> str:
        return "view" + "".join(f'["{step}"]' for step in self.name.split("."))


def path(value: Any, root: str) -> str:
    return f"{root}.{value.path}" if isinstance(value, Of) else repr(value)


class Declaration:
    """A game's `fields.py`, and the modules that follow from it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.module = import_module(f"frenzy.games.{game}.fields")
        parts = [part for part in vars(self.module).values() if isinstance(part, type) and issubclass(part, Fields)]
        self.parts = {part.__name__: lines_of(part) for part in parts if part is not Fields}
        self.groups = {owner: lines for owner, lines in self.parts.items() if lines[0].part.at}
        self.lines = [line for lines in self.parts.values() for line in lines if not isinstance(line.said, Computed)]
        self.fields = [line for line in self.lines if isinstance(line.said, Field)]
        self.options = next(line for line in self.lines if isinstance(line.said, words.Agreed))

    def name_of(self, thing: object) -> str:
        """The name by which the declaration knows a thing."""
        return next(name for name, value in vars(self.module).items() if value is thing)

    def imports(self, *others: str) -> str:
        """Those of the declaration, but for other modules; what is not needed of them is struck out."""
        tree = ast.parse(Path(str(self.module.__file__)).read_text(encoding="utf-8"))
        found = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        return lined(ast.unparse(node) for node in found if node.module not in ("__future__", words.__name__, *others))

    # -- how a value stands in a view -----------------------------------------------------------------------------

    def codec(self, word: Any, kind: Any) -> Codec:
        match word:
            case words.OneOf(names=names):
                return Codec(f"Annotated[str, OneOf({names!r})]", "{0}", "{0}")
            case words.Maybe(of=of):
                one = self.codec(of, kind)
                out = f"None if (found := {{0}}) == -1 else {one.out.format('found')}"
                into = f"-1 if {{0}} is None else {one.into}"
                return Codec(f"{one.kind} | None", out, into)
            case words.Mask(bits=bits, of=of):
                one = self.codec(of, int)
                out = f"[{one.out.format('one')} for one in {self.name_of(bits)}({{0}})]"
                return Codec(f"list[{one.kind}]", out, f"sum([1 << {one.into.format('one')} for one in {{0}}])")
            case words.ByName(place=place, of=of, sparse=sparse):
                one, names = self.codec(of, get_args(kind)[0]), self.name_of(place.names)
                lying = "if one != -1" * sparse
                out = f"{{{{name: {one.out.format('one')} for name, one in zip({names}, {{0}}, strict=True) {lying}}}}}"
                into = given(*(one.into.format(f'{{0}}["{name}"]') for name in place.names))
                return Codec(f"dict[{self.name_kind(place)}, {one.kind}]", out, one.into if sparse else f"[{into}]")
            case words.Named(names=names, numbers=numbers) if kind is int:
                return Codec(self.name_kind(word), f"{self.name_of(names)}[{{0}}]", f"{self.name_of(numbers)}[{{0}}]")
        return self.listed(word, kind) if get_args(kind) else Codec(kind.__name__, "{0}", "{0}")

    def listed(self, word: Any, kind: Any) -> Codec:
        """A list, a tuple, or a tuple of fixed length."""
        args, made = get_args(kind), get_origin(kind).__name__
        if made == "tuple" and args[-1] is not ...:
            length = f"Meta(min_length={len(args)}, max_length={len(args)})"
            into = ", ".join(f"{{0}}[{place}]" for place in range(len(args)))
            return Codec(f"Annotated[list[int], {length}]", "list({0})", f"({into})")
        one = self.codec(word, args[0])
        if one.out == "{0}":
            return Codec(f"list[{one.kind}]", "list({0})", f"{made}({{0}})")
        out, into = (f"[{text.format('one')} for one in {{0}}]" for text in (one.out, one.into))
        return Codec(f"list[{one.kind}]", out, f"{made}({into})")

    def name_kind(self, named: words.Named) -> str:
        return self.name_of(named.kind) if named.kind else "str | None" if None in named.names else "str"

    # -- what a view has ------------------------------------------------------------------------------------------

    def entries(self, lines: list[Line]) -> Iterator[Entry]:
        """What the lines of a class say."""
        part, who = lines[0].part, lines[0].who
        when = f"{self.name_of(part.when)}(state)" if part.when else ""
        if part.by and part.among:
            yield Entry("id", "str", f"{self.name_of(part.by.names)}[{who}]")
        for line in lines:
            said = line.said
            if isinstance(said, Computed):
                kind, out, _ = self.codec(said.shown, line.kind) if said.shown else Codec(line.text, "{0}", "")
                yield Entry(said.name or line.name, kind, out.format(self.computed(said.of, who)), "", when)
            if isinstance(said, Field) and said.known not in (NOBODY, UNSAID):
                yield self.entry(line, Entry(said.name or line.name, "", "", "", when))
            if isinstance(said, Field) and said.counted:
                yield Entry(said.counted, "int", f"len({line.value})", "", when)

    def computed(self, of: Any, who: str) -> str:
        if isinstance(of, Of):
            return path(of, "state") + f"[{who}]" * bool(who)
        return f"state.{of.__name__}({who})" if "." in of.__qualname__ else f"{self.name_of(of)}({given('state', who)})"

    def entry(self, line: Line, entry: Entry) -> Entry:
        """A field. What is known to its owner only, others do not read; nor what the table has nothing of."""
        said, who, value = line.said, line.who, line.value
        if isinstance(said.shown, words.Own):
            kind, out = (
                re.sub(r"(frenzy|typing)[\w.]*\.", "", repr(said.shown.kind)),
                self.computed(said.shown.write, who),
            )
            into = f"{self.name_of(said.shown.read)}({given('state', who, 'view')})"
        elif isinstance(said.stored, Bits):
            kind, out, into = "bool", f"bool({value} >> {who} & 1)", f"{value} |= {entry.place} << {who}"
        else:
            kind, out, into = self.codec(said.shown, list[int] if said.stored else line.kind)
            out, into = out.format(value), self.reading(said.shown, value, into, entry.place)
        if said.known == OWNER:
            kind, out = f"{kind} | None", f"{out} if ({who} < state.seats if is_open else {who} == seat) else None"
            into = f"if {entry.place} is not None: {into}"
        return entry._replace(kind=kind, out=out, into=f'if "{entry.name}" in view: {into}' if entry.when else into)

    def reading(self, word: Any, value: str, into: str, place: str) -> str:
        """The statement that reads a value; of a sparse list, only what lies there."""
        if isinstance(word, words.ByName) and word.sparse:
            number = f"{self.name_of(word.place.numbers)}[name]"
            return f"for name in {place}: {value}[{number}] = {into.format(f'{place}[name]')}"
        return f"{value} = {into.format(place)}"

    def view_entries(self) -> Iterator[Entry]:
        """What the view itself has, in order."""
        for owner, lines in self.parts.items():
            yield from [self.group_entry(owner, lines[0])] if owner in self.groups else self.entries(lines)

    def group_entry(self, owner: str, line: Line) -> Entry:
        """A group that has this line: an object for each member, in a list or by name."""
        part, who, place, kind, one = line.part, line.who, f'view["{line.part.at}"]', f"{owner}View", f"{line.who}_view"
        write = f"write_{who}({given('state', who, *('seat', 'is_open=is_open') * self.is_secret(owner))})"
        if part.by is None:
            out = f"[{write} for {who} in range({path(part.count, 'state')})]"
            into = f"for {who}, {one} in enumerate({place}): read_{who}(state, {who}, {one})"
            return Entry(part.at, f"list[{kind}]", out, into)
        names, number = self.name_of(part.by.names), f'{self.name_of(part.by.numbers)}[{one}["id"]]'
        if not part.among:
            out = f"{{name: {write} for {who}, name in enumerate({names})}}"
            into = f"for {who}, name in enumerate({names}): read_{who}(state, {who}, {place}[name])"
            return Entry(part.at, f"dict[{self.name_kind(part.by)}, {kind}]", out, into)
        into = f"state.{part.among} = tuple(sorted([{number} for {one} in {place}]))\n"
        into += f"    for {one} in {place}: read_{who}(state, {number}, {one})"
        return Entry(part.at, f"list[{kind}]", f"[{write} for {who} in state.{part.among}]", into)

    def is_secret(self, owner: str = "") -> bool:
        """Some of it is known to its owner only."""
        return any(line.said.known == OWNER for line in self.fields if owner in ("", line.owner))

    # -- the modules ----------------------------------------------------------------------------------------------

    def table(self) -> str:
        return TABLE.format(
            imports=self.imports("frenzy.kernel.chance").replace("\n", "\n    "),
            types=lined((f"{line.name}: {line.held}" for line in self.lines), 1),
            slots=given(*(f'"{line.name}"' for line in self.lines)),
            blanks=lined((f"self.{line.name} = {line.blank}" for line in self.fields), 2),
            copies=lined((f"twin.{line.name} = self.{line.name}{'.copy()' * line.is_list}" for line in self.lines), 2),
            keys=lined((f"{line.key}," for line in self.fields if line.is_keyed), 3),
            sizes=lined(
                (f'("{line.name}", len(self.{line.name}), {line.size}),' for line in self.fields if line.is_list), 3
            ),
        )

    def types(self) -> str:
        shown, kinds = self.options.said.shown, get_type_hints(self.options.kind)
        agreed = [Entry(name, self.codec(shown.get(name), kind).kind) for name, kind in kinds.items()]
        groups = [text for owner, lines in self.groups.items() for text in typed(f"{owner}View", self.entries(lines))]
        classes = [*groups, *typed("OptionsView", agreed), *typed("View", [*EVERY_VIEW, *self.view_entries(), STACK])]
        return TYPES.format(
            game=self.game,
            imports=self.imports(),
            classes=lined(classes),
            fields=lined((f"{line.name}: {line.held}" for line in self.fields), 1),
        )

    def view(self) -> str:
        entries, kinds = list(self.view_entries()), get_type_hints(self.options.kind)
        agreed = {name: self.codec(word, kinds[name]) for name, word in self.options.said.shown.items()}
        return VIEW.format(
            game=self.game,
            imports=self.imports(),
            groups=lined(self.group(owner, lines) for owner, lines in self.groups.items()),
            views=given(*(f"{owner}View" for owner in self.groups)),
            is_open=", *, is_open: bool = False" * self.is_secret(),
            options_out=spread(
                "asdict(state.options)",
                {name: codec.out.format(f"state.options.{name}") for name, codec in agreed.items()},
            ),
            options_in=spread(
                'view["options"]',
                {name: codec.into.format(f'view["options"]["{name}"]') for name, codec in agreed.items()},
            ),
            entries=display(entry for entry in entries if not entry.when),
            sometimes=lined(whenever(entries), 1),
            reading=lined((entry.into for entry in entries if entry.into), 1),
        )

    def group(self, owner: str, lines: list[Line]) -> str:
        """The two functions for a member of a group."""
        who, entries = lines[0].who, list(self.entries(lines))
        whose = given(
            f"state: State, {who}: int", *("seat: int | None", "*", "is_open: bool = False") * self.is_secret(owner)
        )
        return lined(
            [
                f"def write_{who}({whose}) -> {owner}View:",
                f"    return {{{display(entries)}}}",
                f"def read_{who}(state: State, {who}: int, view: {owner}View) -> None:",
                lined((entry.into for entry in entries if entry.into), 1),
            ]
        )


# -- source ---------------------------------------------------------------------------------------------------

EVERY_VIEW: Final = (
    Entry("game", "str"),
    Entry("seat", "int | None"),
    Entry("options", "OptionsView"),
    Entry("to_act", "int | None"),
    Entry("prompt", "str"),
    Entry("choices", "list[str]"),
)
STACK: Final = Entry("stack", "list[dict[str, Any]]")

TABLE: Final = '''
from typing import TYPE_CHECKING
from frenzy.kernel.chance import Stream
from frenzy.kernel.state import State as KernelState
if TYPE_CHECKING:
    {imports}

class Table(KernelState):
    __slots__ = ({slots})
{types}

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
        return (
            tuple(self.stack),
{keys}
        )

    def sizes(self) -> tuple[tuple[str, int, int], ...]:
        return (
{sizes}
        )
'''

TYPES: Final = '''
from typing import Annotated, Any, NotRequired, TypedDict
from msgspec import Meta, Struct
from frenzy.games.{game}.frames import AnyFrame
from frenzy.kernel.fields import OneOf
{imports}
{classes}
class Record(Struct, forbid_unknown_fields=True):
    """Every field of a state, by the same name."""

    stack: list[AnyFrame]
    options: Options
{fields}
'''

VIEW: Final = '''
from collections.abc import Sequence
from typing import Any, cast
from msgspec import convert, json
from msgspec.structs import asdict
from frenzy.games.{game}.declared.types import View, OptionsView, {views}
from frenzy.games.{game}.frames import Stack
from frenzy.games.{game}.setup import bare_table
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
        "options": cast("OptionsView", {options_out}),
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
    agreed = cast("dict[str, Any]", {options_in})
    state = bare_table(Options(**agreed))
{reading}
    state.stack = [*convert({{"frames": view["stack"]}}, Stack).frames]
    return state
'''


def lines_of(part: type[Fields]) -> list[Line]:
    kinds = get_type_hints(part)
    return [
        Line(name, text, kinds[name], vars(part).get(name), part.part, part.__name__)
        for name, text in part.__annotations__.items()
    ]


def lined(lines: Iterable[str], depth: int = 0) -> str:
    return "\n".join("    " * depth + line for line in lines)


def given(*arguments: str) -> str:
    return ", ".join(filter(None, arguments))


def spread(whole: str, others: dict[str, str]) -> str:
    """A dict with some other values."""
    return f"{{**{whole}, {given(*(f'{name!r}: {value}' for name, value in others.items()))}}}" if others else whole


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


def whenever(entries: Iterable[Entry]) -> list[str]:
    """The statements that write what is not on every table."""
    found: dict[str, list[str]] = {}
    for entry in entries:
        found.setdefault(entry.when, []).append(f"        {entry.place} = {entry.out}")
    return [line for when, lines in found.items() if when for line in (f"if {when}:", *lines)]


def typed(name: str, entries: Iterable[Entry]) -> list[str]:
    """A typed dict, after those that are within it."""
    inside, own = [], [f"class {name}(TypedDict):"]
    for first, inner in nested(entries).items():
        kind = f"{first.capitalize()}View" if inner[0].name else inner[0].kind
        if inner[0].name:
            inside += typed(kind, inner)
        own.append(
            f"    {first}: NotRequired[{kind}]" if all(entry.when for entry in inner) else f"    {first}: {kind}"
        )
    return [*inside, lined(own)]


def formatted(text: str) -> str:
    """In the house format, without the imports that nobody needs."""
    text = f'"""{HEAD}"""\nfrom __future__ import annotations\n{text}'
    for command in ("check --fix --unsafe-fixes --select C416,F401,I,SIM401", "format"):
        run = [sys.executable, "-m", "ruff", *command.split(), "--quiet", "--stdin-filename", "declared.py", "-"]
        text = subprocess.run(run, input=text, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout
    return text


# -- the files ------------------------------------------------------------------------------------------------


def python_files(game: str) -> dict[Path, str]:
    """What is written for the game itself."""
    said, folder = Declaration(game), ROOT / "src/frenzy/games" / game / "declared"
    texts = {"table": said.table(), "types": said.types(), "view": said.view()}
    return {folder / "__init__.py": f'"""{HEAD}"""\n'} | {
        folder / f"{name}.py": formatted(text) for name, text in texts.items()
    }


def web_file(game: str) -> dict[Path, str]:
    """What is written for the web client, from the types that Python has."""
    types = import_module(f"frenzy.games.{game}.declared.types")
    outcome = import_module(f"frenzy.games.{game}.outcome")
    return {ROOT / "web/src/games" / game / "declared.ts": typescript(HEAD, types.View, outcome.Outcome)}


class Unread(ModuleType):
    """Stands for a module that is going to be written: what was there before may be out of date, or in conflict."""

    def __getattr__(self, name: str) -> type:
        return type(name, (), {})


def write(files: dict[Path, str]) -> None:
    for file, text in files.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")


def main() -> None:
    """Python first; then the web client in a process of its own, which reads what was written."""
    if sys.argv[1:] == ["web"]:
        for game in own_games():
            write(web_file(game))
        return
    for name in [
        f"frenzy.games.{game}.declared{module}" for game in own_games() for module in ("", ".table", ".types", ".view")
    ]:
        sys.modules[name] = Unread(name)
    for game in own_games():
        write(python_files(game))
    subprocess.run([sys.executable, "-m", "tools.declare", "web"], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
