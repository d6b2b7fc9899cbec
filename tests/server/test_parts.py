"""A table is made of parts: each field has one owner, and nobody else writes it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import frenzy.server
from frenzy.kernel import Session
from frenzy.server.table.bot_turns import BotTurns
from frenzy.server.table.clocks import Clocks
from frenzy.server.table.filming import Filming
from frenzy.server.table.hints import Hints
from frenzy.server.table.history import History
from frenzy.server.table.judging import Judging
from frenzy.server.table.mailbox import Mailbox
from frenzy.server.table.office import Office
from frenzy.server.table.presence import Presence
from frenzy.server.table.serializers import StateTexts
from frenzy.server.table.snapshots import Snapshots
from frenzy.server.table.table import Table
from frenzy.server.table.together import Together
from frenzy.server.table.undo import UndoVotes
from frenzy.server.table.waiting import Waiting
from frenzy.server.table.win_bar import WinBar
from frenzy.server.websocket.connection import Connection

PARTS = (
    BotTurns, Clocks, Connection, Filming, Hints, History, Judging, Mailbox, Office, Presence, Session, Snapshots,
    StateTexts, Table, Together, UndoVotes, Waiting, WinBar,
)  # fmt: skip
CHANGING = {
    "add", "append", "clear", "difference_update", "discard", "extend", "insert", "pop", "popleft", "put_nowait",
    "remove", "set", "setdefault", "sort", "update",
}  # fmt: skip


def made_of(table: type) -> set[str]:
    """The classes of which a table makes its parts."""
    return {
        node.value.func.id
        for node in ast.walk(ast.parse(inspect.getsource(table)))
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and any(isinstance(target, ast.Attribute) and is_own(target) for target in node.targets)
        and node.value.func.id[0].isupper()
    }


def written(tree: ast.AST) -> Iterator[ast.Attribute]:
    """The attributes that are set, deleted, or changed in place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            target: ast.AST = node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            target = node.func.value
        else:
            continue
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute):
            yield target


def is_own(target: ast.Attribute) -> bool:
    return isinstance(target.value, ast.Name) and target.value.id == "self"


def fields(part: type) -> set[str]:
    return {target.attr for target in written(ast.parse(inspect.getsource(part))) if is_own(target)}


def foreign_writes(source: str, known: set[str]) -> list[str]:
    """Where fields of parts are written from outside; a part may write those of another of its own kind."""
    tree = ast.parse(source)
    kin = {
        target
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for own in [{target.attr for target in written(node) if is_own(target)}]
        for target in written(node)
        if isinstance(target.value, ast.Name) and target.attr in own
    }
    return [
        ast.unparse(target)
        for target in written(tree)
        if target.attr in known and not is_own(target) and target not in kin
    ]


def test_each_field_of_a_table_is_written_by_its_part_alone() -> None:
    known = {name for part in PARTS for name in fields(part)}
    folder = Path(frenzy.server.__file__).parent
    found = {
        str(path.relative_to(folder)): writes
        for path in sorted(folder.rglob("*.py"))
        if (writes := foreign_writes(path.read_text(encoding="utf-8"), known))
    }
    assert found == {}


def test_no_part_is_left_out() -> None:
    assert made_of(Table) <= {part.__name__ for part in PARTS}


def test_a_foreign_write_is_found() -> None:
    known = {"proposal", "seats", "declined"}
    assert foreign_writes("def f(table):\n    table.proposal = None", known) == ["table.proposal"]
    assert foreign_writes("def f(table):\n    table.seats[0] = None", known) == ["table.seats"]
    assert foreign_writes("class A:\n    def f(self):\n        self.table.declined.clear()", known) == [
        "self.table.declined"
    ]
    assert foreign_writes("class A:\n    def f(self):\n        self.declined.clear()", known) == []
