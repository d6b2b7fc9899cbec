"""The source of a game's rules, as it is installed: whether it is still what its fingerprint was made of."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from frenzy.kernel.content import LENGTH
from frenzy.kernel.manifest import Manifest

KERNEL: Final = (
    "chance.py", "codec.py", "content.py", "dealing.py", "document.py", "game.py", "invariants.py", "manifest.py",
    "memory.py", "options.py", "records.py", "replay.py", "state.py", "told.py", "view.py",
)  # fmt: skip
"""The modules of the kernel that make a game go; the others tell of it."""


def rules_sources(manifest: Manifest) -> Iterator[tuple[str, Traversable]]:
    """The modules whose change may change the game, by their paths; a new one is a rule until the manifest puts it
    aside."""
    yield from ((f"kernel/{name}", files("frenzy.kernel").joinpath(name)) for name in KERNEL)
    for path, file in sorted(modules(files(manifest.package)), key=lambda found: found[0]):
        if not any(fnmatch(path, pattern) for pattern in manifest.aside):
            yield path, file


def modules(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from modules(file, f"{above}{file.name}/")
        elif file.name.endswith(".py"):
            yield above + file.name, file


def source_hash(manifest: Manifest) -> str:
    """A fingerprint of the rules letter by letter: quick, and it changes with every comment."""
    found = sha256()
    for path, file in rules_sources(manifest):
        found.update(path.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:LENGTH]


def rules_fingerprint(manifest: Manifest, rules: str, source: str) -> str:
    """The fingerprint of the rules: the recorded one, if it was made of this source, and else that of the source.

    So nobody who changes a rule and forgets to say so plays with rules that pass for others.
    """
    try:
        found = source_hash(manifest)
    except FileNotFoundError:  # the source did not come with it
        return rules
    return rules if found == source else found
