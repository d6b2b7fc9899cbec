"""The games: those in this folder, and those that other packages bring through the entry-point group `frenzy.games`.

    [project.entry-points."frenzy.games"]
    pebbles = "pebbles.manifest:MANIFEST"

A game that cannot be played here is told of in a warning, and keeps nobody from the others.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final
from warnings import warn

from msgspec import Struct

from frenzy.kernel.errors import UnknownGame, shown
from frenzy.kernel.manifest import Manifest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from frenzy.kernel.game import Game

GROUP: Final = "frenzy.games"
FIRST: Final = "adrenaline"
"""The game that is meant where nobody names one."""


class GameWarning(UserWarning):
    """A game is there that cannot be played."""


class Entry(Struct, frozen=True):
    """A game that somebody has installed: the package it comes with, and its manifest, or why there is none."""

    name: str
    origin: str
    manifest: Manifest | None = None
    problem: str = ""


# -- finding ----------------------------------------------------------------------------------------------------


@cache
def own_games() -> list[str]:
    """The games in this folder."""
    return [found.name for found in iter_modules(__path__) if found.ispkg]


@cache
def own_manifest(name: str) -> Manifest:
    manifest: Manifest = import_module(f"{__name__}.{name}.manifest").MANIFEST
    return manifest


@cache
def entries() -> tuple[Entry, ...]:
    """All games that are installed, in the order of their doors; those that cannot be played come last."""
    from importlib.metadata import entry_points  # noqa: PLC0415  # slow, and nobody needs it to play one of ours

    own = [Entry(name, "frenzy", own_manifest(name)) for name in own_games()]
    claims: dict[str, list[EntryPoint]] = {entry.name: [] for entry in own}
    for point in entry_points(group=GROUP):
        claims.setdefault(point.name, []).append(point)
    others = [entry for name, points in claims.items() for entry in examined(name, points)]
    for entry in others:
        if entry.problem:
            warn(f"game {entry.name!r} of {entry.origin}: {entry.problem}", GameWarning, stacklevel=2)
    return tuple(sorted([*own, *others], key=place))


def place(entry: Entry) -> tuple[bool, int, str]:
    return (entry.manifest is None, entry.manifest.order if entry.manifest else 0, entry.name)


def examined(name: str, points: list[EntryPoint]) -> list[Entry]:
    """The games of that name in other packages: one, if nobody else claims the name."""
    rivals = [*(["frenzy"] if name in own_games() else []), *map(origin, points)]
    if len(rivals) > 1:
        problem = f"the name is claimed by {' and '.join(rivals)}"
        return [Entry(name, origin(point), problem=problem) for point in points]
    return [read_entry(point) for point in points]


def origin(point: EntryPoint) -> str:
    """The package that an entry point comes with."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def read_entry(point: EntryPoint) -> Entry:
    try:
        found = point.load()
    except Exception as error:  # noqa: BLE001  # whatever is wrong with one game keeps nobody from the others
        return Entry(point.name, origin(point), problem=f"{point.value}: {told(error)}")
    problem = flaw(found, point.name)
    if problem:
        return Entry(point.name, origin(point), problem=f"{point.value}: {problem}")
    return Entry(point.name, origin(point), found)


def flaw(found: object, name: str) -> str:
    """What is wrong with the manifest of a game of that name; nothing, as a rule."""
    if not isinstance(found, Manifest):
        return f"{shown(found)} is not a manifest"
    if found.name != name:
        return f"the manifest of {found.name!r}"
    if found.usual_seats not in found.seats:
        return f"usual_seats: {found.usual_seats} is not among the seats"
    if [*found.levels][:1] != ["easy"] or not {"hard", found.level} <= found.levels.keys():
        return f"levels: {', '.join(found.levels)} do not go from easy to hard"
    missing = {*found.levels.values(), found.usual_bot} - {"random", *found.bots}
    return f"bots: there is no {', '.join(sorted(missing))}" if missing else ""


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


# -- asking -----------------------------------------------------------------------------------------------------


def manifests() -> dict[str, Manifest]:
    """What all games tell about themselves, in the order of their doors. No game is imported for it."""
    return {entry.name: entry.manifest for entry in entries() if entry.manifest is not None}


def manifest_of(name: str) -> Manifest:
    """What the game of that name tells about itself; UnknownGame if there is none."""
    if name in own_games():
        return own_manifest(name)
    found = [entry for entry in entries() if entry.name == name]
    if not found:
        raise UnknownGame(f"game: no game {shown(name)}; there are: {', '.join(manifests())}")
    if found[0].manifest is None:
        raise UnknownGame(f"game: {shown(name)} of {found[0].origin} cannot be played: {found[0].problem}")
    return found[0].manifest


def load(name: str) -> Game[Any, Any]:
    """The game of that name.

    >>> load("adrenaline").name
    'adrenaline'
    """
    package = manifest_of(name).package
    try:
        game: Game[Any, Any] = import_module(f"{package}.game").GAME
    except Exception as error:
        raise UnknownGame(f"game: {shown(name)} of {package} cannot be played: {told(error)}") from error
    return game


def all_games() -> dict[str, Game[Any, Any]]:
    """All games that can be played here, in the order of their doors."""
    found: dict[str, Game[Any, Any]] = {}
    for name in manifests():
        try:
            found[name] = load(name)
        except UnknownGame as error:
            warn(str(error), GameWarning, stacklevel=2)
    return found
