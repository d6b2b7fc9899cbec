"""What a bot is made of: a journal goes on only with the bots that began it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import Final

import frenzy.bots
from frenzy.arena.players import FILE, RUN, read_entry
from frenzy.bots import bots_of
from frenzy.games import manifest_of
from frenzy.kernel.manifest import imported

LENGTH: Final = 12
COMPILED: Final = (".so", ".pyd")
"""Made of the source that lies beside it."""

SHARED: Final = Path(frenzy.bots.__file__).parent
"""What the bots of all games share."""


@cache
def fingerprint(text: str, game: str) -> str:
    """Changes with the files of which the bot is made, letter by letter, and not with where they lie."""
    parts = sorted((path.name.encode(), path.read_bytes()) for path in files_of(text, game))
    return sha256(b"\0".join(part for named in parts for part in named)).hexdigest()[:LENGTH]


def files_of(text: str, game: str) -> set[Path]:
    what = read_entry(text).what
    file = FILE.fullmatch(what)
    if what.startswith(RUN):
        return {path for path in map(Path, read_entry(text).command) if path.is_file()}
    return set(with_neighbours(Path(file["path"]))) if file else set(sources(what, game))


def sources(name: str, game: str) -> Iterator[Path]:
    """Of a bot of the game: the shared modules, and all in the folder of its own, weights too."""
    manifest = manifest_of(game)
    own = Path(getfile(imported(bots_of(manifest)[manifest.levels.get(name, name)]))).parent
    yield from SHARED.glob("*.py")
    if own != SHARED:
        yield from (path for path in own.iterdir() if path.is_file() and path.suffix not in COMPILED)


def with_neighbours(path: Path, known: Iterable[Path] = ()) -> list[Path]:
    """A Python file, and those beside it that it imports, directly or through another."""
    found = [*known, path]
    for name in imports(path):
        beside = path.parent.joinpath(*name.split(".")).with_suffix(".py")
        if beside.is_file() and beside not in found:
            found = with_neighbours(beside, found)
    return found


def imports(path: Path) -> Iterator[str]:
    """The modules that are imported somewhere in the file; a file that is no Python has none."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
