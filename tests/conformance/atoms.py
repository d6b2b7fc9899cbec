"""Who writes what: the rules of a game are read as text; each field of a state has functions that may change it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import frenzy.games

GAMES = Path(frenzy.games.__file__).parent
KERNELS_OWN = {"stack", "events", "choices"}
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}

Atoms = Mapping[str, str]
"""By field, the functions that may write it: `module.function module.function`."""


def check_atoms(game: str, atoms: Atoms) -> None:
    """Nobody but its atoms writes a field of the state, and each of them does."""
    found = [write for folder in ("rules", "modes") for write in writes_in(GAMES / game / folder)]
    strangers = [
        f"{place}: {function} writes {field!r}, which is left to {atoms.get(field) or 'nobody'}"
        for field, function, place in found
        if function not in atoms.get(field, "").split()
    ]
    written = {(field, function) for field, function, _ in found}
    idle = [
        f"{function} is an atom of {field!r} and never writes it"
        for field, functions in atoms.items()
        for function in functions.split()
        if (field, function) not in written
    ]
    assert not strangers + idle, "\n".join(["", *strangers, *idle])


def writes_in(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Field, function, and file with line of everything that changes a state there."""
    for path in sorted(folder.glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for field, line in writes_of(function):
                    yield field, f"{path.stem}.{function.name}", f"{path.relative_to(GAMES)}:{line}"


def writes_of(function: ast.FunctionDef) -> Iterator[tuple[str, int]]:
    """The fields that a function changes, and where: of its states, or of lists that it took from them."""
    states = {argument.arg for argument in function.args.args if "State" in ast.unparse(argument.annotation or NOTHING)}
    lists = dict(aliases(function, states))
    for node in ast.walk(function):
        for target in targets_of(node):
            field = field_of(target, states, lists)
            if field is not None and field not in KERNELS_OWN:
                yield field, target.lineno


NOTHING = ast.Constant(None)


def targets_of(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement writes."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from target.elts if isinstance(target, ast.Tuple) else [target]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in CHANGING:
            yield ast.copy_location(ast.Subscript(value, NOTHING), value)


def field_of(target: ast.expr, states: set[str], lists: Mapping[str, str]) -> str | None:
    """The field of a state that is written: `state.core`, `state.damage[slot]`, or `damage[slot]` of such a list."""
    inside = target
    while isinstance(inside, ast.Subscript):
        inside = inside.value
    match inside:
        case ast.Attribute(value=ast.Name(id=name), attr=field) if name in states:
            return field
        case ast.Name(id=name) if inside is not target:
            return lists.get(name)
        case _:
            return None


def aliases(function: ast.FunctionDef, states: set[str]) -> Iterator[tuple[str, str]]:
    """Names that are given to fields of a state: `ammo = state.ammo`, or in a row with others."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            pairs: list[tuple[ast.expr, ast.expr]] = [(target, node.value) for target in node.targets]
            if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = [*zip(node.targets[0].elts, node.value.elts, strict=True)]
            for target, value in pairs:
                match target, value:
                    case ast.Name(id=name), ast.Attribute(value=ast.Name(id=state), attr=field) if state in states:
                        yield name, field
