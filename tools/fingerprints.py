"""Write the fingerprint of each game's rules: `python -m tools.fingerprints`, or `make fingerprints`.

It covers the modules of the kernel that make a game go, and all of the game's own but those that its manifest puts
`aside`: what they do counts, and not how they are laid out or explained. A test fails while it is out of date, so that
no rule and no constant changes unsaid; a game whose source is not the recorded one does not pass for it. Tables that
have begun are tried with the new rules, and go on if they go alike.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from frenzy.games import own_games, own_manifest
from frenzy.kernel.content import LENGTH
from frenzy.kernel.sources import KERNEL, modules, source_hash

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
TEXT: Final = '''"""Written by `make fingerprints`; do not edit."""

from typing import Final

RULES: Final = "{rules}"
SOURCE: Final = "{source}"
'''


def rules_files(game: str, source: Path = SOURCE) -> list[Path]:
    """The modules whose change may change the game."""
    manifest = own_manifest(game)
    folder, kernel = source.joinpath(*manifest.package.split(".")), source / "frenzy" / "kernel"
    own = sorted(path for path, _ in modules(folder) if not any(fnmatch(path, aside) for aside in manifest.aside))
    return [*(kernel / name for name in KERNEL), *(folder / path for path in own)]


def rules_hash(game: str, source: Path = SOURCE) -> str:
    """The fingerprint of a game's rules, the same with every version of Python."""
    found = sha256()
    for path in rules_files(game, source):
        found.update(f"{path.relative_to(source).as_posix()} {digest(path.read_text(encoding='utf-8'))}\n".encode())
    return found.hexdigest()[:LENGTH]


@cache
def digest(text: str) -> str:
    """The fingerprint of one module."""
    return sha256("".join(meaning(ast.parse(text))).encode()).hexdigest()


def meaning(node: Any) -> Iterator[str]:
    """What a piece of source says, without its comments, docstrings and lines; empty fields differ by version."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        for name, value in ast.iter_fields(node):
            said = without_docstring(node, value) if name == "body" else value
            if said not in (None, []) and name not in ("type_ignores", "type_comment"):
                yield f" {name}="
                yield from meaning(said)
        yield ")"
    elif isinstance(node, list):
        for part in node:
            yield from meaning(part)
    else:
        yield repr(node)


def without_docstring(node: ast.AST, body: Any) -> Any:
    """The statements of a block but for texts that stand alone: they explain, and do nothing."""
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return body
    return [each for each in body if not is_text(each)]


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def recorded(game: str) -> Path:
    return SOURCE.joinpath(*own_manifest(game).package.split("."), "rules_hash.py")


def written(game: str) -> str:
    """The file as it should be."""
    return TEXT.format(rules=rules_hash(game), source=source_hash(own_manifest(game)))


def main() -> int:
    for game in own_games():
        if recorded(game).read_text() != written(game):
            recorded(game).write_text(written(game))
            print(f"{game}: its rules have a new fingerprint; tables that have begun will be tried with them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
