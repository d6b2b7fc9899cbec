"""Editions: a game once more, with other cards, for tables that began with them and have not ended yet.

Cards are read when a game is imported, so another edition is another set of modules: the same source, imported a second
time under a name of its own (`frenzy.games.adrenaline_0a1b2c3d4e5f`), with the kept files in the place of those of the
folder `content`. The bots that only this game has come with it. What is kept is data; it brings no code of its own.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources import files
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import decode_source, find_spec
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo
from zipfile import Path as ZipPath

from frenzy.games import load, manifest_of, told
from frenzy.kernel.codec import content_part
from frenzy.kernel.content import Files
from frenzy.kernel.errors import UnknownGame, shown

if TYPE_CHECKING:
    from frenzy.kernel.game import Game


ARCHIVES: Final[dict[str, bytes]] = {}
"""The cards of all editions that were loaded, by their fingerprints."""


# -- what is kept -----------------------------------------------------------------------------------------------


def packed(content: Files) -> bytes:
    """The files in one piece, the same bytes for the same files."""
    text = BytesIO()
    with ZipFile(text, "w", ZIP_DEFLATED) as archive:
        for name in sorted(content):
            archive.writestr(ZipInfo(name), content[name], ZIP_DEFLATED)
    return text.getvalue()


def unpacked(archive: bytes) -> dict[str, bytes]:
    """The files that were packed; UnknownGame if they are damaged."""
    try:
        with ZipFile(BytesIO(archive)) as found:
            return {name: found.read(name) for name in found.namelist()}
    except BadZipFile as error:
        raise UnknownGame(f"game: the cards that were kept are damaged: {error}") from None


@cache
def kept(name: str) -> bytes:
    """The content of a game as it is installed, to be kept; nothing, for a game whose cards have no half of their own
    in its fingerprint."""
    game = load(name)
    return packed(game.content_files()) if content_part(game.content_hash()) else b""


# -- and played with --------------------------------------------------------------------------------------------


def edition(name: str, content: str, archive: bytes | None) -> Game[Any, Any]:
    """The game of that name with the cards of this fingerprint: those that are installed, or those of the archive.

    UnknownGame if there is neither, or if the game as it is installed cannot be played with them.
    """
    installed = load(name)
    if content in ("", content_part(installed.content_hash())):
        return installed
    if not archive:
        raise UnknownGame(f"game: the cards {shown(content)} of {shown(name)} were not kept")

    return loaded(name, content, archive)


def kept_cards(game: Game[Any, Any]) -> tuple[str, bytes] | None:
    """The cards of an edition, by their fingerprint, for another process that has to play it; None for what is
    installed everywhere."""
    content = content_part(game.content_hash())
    return (content, ARCHIVES[content]) if content in ARCHIVES else None


@cache
def loaded(name: str, content: str, archive: bytes) -> Game[Any, Any]:
    manifest = manifest_of(name)
    packages = {manifest.package, *map(bot_package, manifest.bots.values())}
    cards = ZipFile(BytesIO(packed({**beside_content(name), **unpacked(archive)})))
    finder = EditionFinder(manifest.package, packages, content, cards)
    try:
        game = finder.game()
        if content_part(game.content_hash()) != content:
            raise ValueError("they are not those that were kept")
    except Exception as error:  # the rules of today may not know what a card of yesterday says
        finder.forget()
        raise UnknownGame(f"game: {shown(name)} cannot be played with the cards {content}: {told(error)}") from error
    ARCHIVES[content] = archive
    return game


def beside_content(name: str) -> dict[str, bytes]:
    """What lies in the folder of the content and no game depends on, such as lessons: of that there is one edition."""
    folder, known = files(f"{manifest_of(name).package}.content"), load(name).content_files()
    found = [file for file in folder.iterdir() if file.is_file() and not file.name.endswith(".py")]
    return {file.name: file.read_bytes() for file in found if file.name not in known}


def bot_package(path: str) -> str:
    """
    >>> bot_package("frenzy.bots.adrenaline.greedy:Greedy")
    'frenzy.bots.adrenaline'
    """
    return path.partition(":")[0].rpartition(".")[0]


class EditionFinder(MetaPathFinder):
    """Finds the modules of one edition: `names` are its packages, with the names under which they are imported."""

    def __init__(self, package: str, packages: set[str], fingerprint: str, content: ZipFile) -> None:
        self.package, self.content = package, content
        self.names = {f"{name}_{fingerprint}": name for name in packages if name}
        self.pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in self.names.values()))
        self.suffix = f"_{fingerprint}"

    def game(self) -> Game[Any, Any]:
        """The edition, imported."""
        sys.meta_path.insert(0, self)
        game: Game[Any, Any] = import_module(f"{self.package}{self.suffix}.game").GAME
        return game

    def forget(self) -> None:
        """Nothing was imported."""
        if self in sys.meta_path:
            sys.meta_path.remove(self)
        for name in [name for name in sys.modules if self.original(name) is not None]:
            del sys.modules[name]

    def original(self, name: str) -> str | None:
        """The module that this one is another edition of."""
        for ours, theirs in self.names.items():
            if name == ours or name.startswith(f"{ours}."):
                return theirs + name[len(ours) :]
        return None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        original = self.original(fullname)
        found = None if original is None else find_spec(original)
        if found is None or found.origin is None:
            return None
        is_package = found.submodule_search_locations is not None
        spec = ModuleSpec(fullname, EditionLoader(self, found), is_package=is_package)
        spec.origin, spec.has_location = found.origin, False
        return spec

    def source(self, found: ModuleSpec) -> str:
        """The source of a module, in which all modules of the edition go by their new names."""
        path = Path(str(found.origin))
        plain = path if path.suffix == ".py" else path.with_name(f"{path.name.partition('.')[0]}.py")  # compiled
        return self.pattern.sub(lambda match: match[0] + self.suffix, decode_source(plain.read_bytes()))

    def resources(self, package: str) -> Traversable:
        """The files of a package; those of the content are the kept ones."""
        return ZipPath(self.content) if package == f"{self.package}.content" else files(package)


class EditionLoader(InspectLoader):
    """Imports one module of an edition."""

    def __init__(self, finder: EditionFinder, found: ModuleSpec) -> None:
        self.finder, self.found = finder, found

    def get_source(self, fullname: str) -> str:
        return self.finder.source(self.found)

    def is_package(self, fullname: str) -> bool:
        return self.found.submodule_search_locations is not None

    def get_resource_reader(self, fullname: str) -> TraversableResources:
        return EditionResources(self.finder.resources(self.found.name))


class EditionResources(TraversableResources):
    def __init__(self, root: Traversable) -> None:
        self.root = root

    def files(self) -> Traversable:
        return self.root
