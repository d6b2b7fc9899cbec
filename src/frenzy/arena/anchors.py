"""How strong the bots of a game were measured to be: what holds the scale on which people are rated.

It stands in a file beside the bots, the record of a tournament; a game may have none.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from frenzy.arena.ratings import Rating
from frenzy.arena.records import Record, read_record
from frenzy.games import manifests
from frenzy.kernel.manifest import Manifest

FILE: Final = "anchors.json"


@cache
def measured(game: str) -> Record | None:
    """The tournament in which it was measured, if there was one."""
    module, _, _ = next(iter(manifests()[game].bots.values()), "").partition(":")
    package = module.rpartition(".")[0]
    file = Path(str(files(package).joinpath(FILE))) if package else None
    return read_record(file) if file is not None and file.is_file() else None


def anchors(game: str) -> dict[str, Rating]:
    """The ratings of those bots of a game that were measured, the strongest first."""
    record = measured(game)
    return {} if record is None else {rating.name: rating for rating in record.results.ratings}


def anchor(game: str, level: str) -> Rating | None:
    """That of a bot by its name, or of the one that plays at a level; None if nobody has measured it."""
    return anchors(game).get(manifests()[game].levels.get(level, level))


def has_ladder(manifest: Manifest) -> bool:
    """People can be stronger than each other only where they play against each other."""
    return max(manifest.seats) > 1 and not manifest.cooperative
