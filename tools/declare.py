"""Write what follows from each game's `fields.py`: `python -m tools.declare`, or `make declared`.

The game's folder `declared` gets the table with its blank, its copy and its search key (`table.py`), the types of
record and view (`types.py`), and the view out and in (`view.py`); the web client gets the types of view and outcome.
`src/frenzy/kernel/fields.py` tells what the words of a declaration mean.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from frenzy.games import own_games
from frenzy.kernel.fields import NOBODY
from tools.declaration import Declaration, Entry, Line, Unread, bare, given
from tools.typescript import typescript

ROOT: Final = Path(__file__).resolve().parent.parent
HEAD: Final = "Written by `make declared` from `fields.py`; do not edit."

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
        "to_act": None if top is None else top.seat,{may_act}
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

MAY_ACT: Final = """
        "may_act": [] if top is None else [*top.asked(state)],"""

# -- modules --------------------------------------------------------------------------------------------------


def table(said: Declaration) -> str:
    lists = [line.name for line in said.fields if line.is_copied]
    keyed = [line for line in said.fields if line.said.keyed and line.part.keyed and line.said.known != NOBODY]
    copied = [f"twin.{line.name} = self.{line.name}{'.copy()' * (line.name in lists)}" for line in said.lines]
    return TABLE.format(
        kinds=lined(1, (f"{line.name}: {held(said, line)}" for line in said.lines)),
        imports=imports(said, "frenzy.kernel.chance").replace("\n", "\n    "),
        slots=given(*(f"{line.name!r}" for line in said.lines)),
        blanks=lined(2, (f"self.{line.name} = {line.blank}" for line in said.fields)),
        copies=lined(2, copied),
        keys=given(*(line.key for line in keyed)),
        sizes=given(*(f'("{line.name}", len(self.{line.name}), {line.size})' for line in said.fields if line.size)),
    )


def types(said: Declaration) -> str:
    classes = [typed(f"{owner}View", "TypedDict", said.entries(lines)) for owner, lines in said.groups.items()]
    stack = Entry("stack", "list[dict[str, Any]]", "")
    classes.append(typed("View", "KernelView", [*said.view_entries(), stack]))
    fields = lined(1, (f"{line.name}: {held(said, line)}" for line in said.fields))
    return TYPES.format(game=said.game, classes=lined(0, classes), fields=fields, imports=imports(said))


def view(said: Declaration) -> str:
    entries, setup = [*said.view_entries()], import_module(f"{said.package}.setup")
    has_words = hasattr(setup, "write_options")
    return VIEW.format(
        game=said.game,
        groups=lined(0, (group(said, owner, lines) for owner, lines in said.groups.items())),
        views=given("View", *(f"{owner}View" for owner in said.groups)),
        is_open=", *, is_open: bool = False" * any(map(said.is_secret, said.groups)),
        write_options="write_options(state.options)" if has_words else "asdict(state.options)",
        read_options='options_in(view["options"])' if has_words else 'Options(**view["options"])',
        may_act=MAY_ACT * said.asks_several,
        entries=display(entry for entry in entries if not entry.when),
        sometimes=lined(1, whenever(entries)),
        reading=lined(1, (entry.into for entry in entries if entry.into)),
        imports=imports(said),
    )


def group(said: Declaration, owner: str, lines: list[Line]) -> str:
    """The two functions for a member of a group."""
    who, entries = lines[0].who, [*said.entries(lines)]
    secret = ("seat: int | None", "*", "is_open: bool = False") * said.is_secret(owner)
    reading = lined(1, (entry.into for entry in entries if entry.into))
    return (
        f"def write_{who}({given('state: State', f'{who}: int', *secret)}) -> {owner}View:\n"
        f"    return {{{display(entries)}}}\n"
        f"def read_{who}(state: State, {who}: int, view: {owner}View) -> None:\n{reading}"
    )


def held(said: Declaration, line: Line) -> str:
    """The type of a field of the table."""
    kind = said.type_name(bare(line.kind))
    if not line.who:
        return kind
    return "int" if line.is_bit else f"tuple[{kind}, ...]" if line.said.rarely else f"list[{kind}]"


def imports(said: Declaration, *others: str) -> str:
    """All that was used so far, but for other modules."""
    used, said.used = sorted(said.used), set()
    return lined(0, (f"from {module} import {name}" for module, name in used if module not in others))


# -- pieces ---------------------------------------------------------------------------------------------------


def lined(depth: int, lines: Iterable[str]) -> str:
    return "\n".join("    " * depth + line for line in lines)


def nested(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """The entries by their first name: those within the same object come together."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        first, _, rest = entry.name.partition(".")
        found.setdefault(first, []).append(entry._replace(name=rest))
    return found


def display(entries: Iterable[Entry]) -> str:
    """The inside of a dict display."""
    found = nested(entries).items()
    return "".join(
        f'"{name}": {f"{{{display(inner)}}}" if inner[0].name else inner[0].out},\n' for name, inner in found
    )


def whenever(entries: Iterable[Entry]) -> Iterator[str]:
    """The statements that write what is not on every table."""
    found: dict[str, list[str]] = {}
    for entry in entries:
        found.setdefault(entry.when, []).append(f"        {entry.place} = {entry.out}")
    for when, lines in found.items():
        yield from (f"if {when}:", *lines) if when else ()


def typed(name: str, base: str, entries: Iterable[Entry]) -> str:
    """A typed dict, after those that are within it."""
    inside, own = "", f"class {name}({base}):"
    for first, inner in nested(entries).items():
        kind = f"{first.capitalize()}View" if inner[0].name else inner[0].kind
        inside += typed(kind, "TypedDict", inner) if inner[0].name else ""
        own += f"\n    {first}: " + (f"NotRequired[{kind}]" if all(entry.when for entry in inner) else kind)
    return f"{inside}{own}\n"


def formatted(text: str) -> str:
    """In the house format, without what nobody needs."""
    text = f'"""{HEAD}"""\nfrom __future__ import annotations\n{text}'
    for command in ("check --fix --unsafe-fixes --select C414,C416,F401,I,SIM401", "format"):
        run = [sys.executable, "-m", "ruff", *command.split(), "--quiet", "--stdin-filename", "declared.py", "-"]
        text = subprocess.run(run, input=text, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT).stdout
    return text


# -- files ----------------------------------------------------------------------------------------------------


def python_files(game: str) -> dict[Path, str]:
    """What is written for the game itself."""
    said, folder = Declaration(game), ROOT / "src/frenzy/games" / game / "declared"
    files = {folder / f"{write.__name__}.py": formatted(write(said)) for write in (table, types, view)}
    return {folder / "__init__.py": f'"""{HEAD}"""\n', **files}


def web_file(game: str) -> dict[Path, str]:
    """What is written for the web client, from the types that Python has."""
    found, outcome = (import_module(f"frenzy.games.{game}.{name}") for name in ("declared.types", "outcome"))
    text = typescript(HEAD, found.View, outcome.Outcome, found.Options)
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
