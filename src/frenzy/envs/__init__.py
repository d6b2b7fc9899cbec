"""Environments: the games in numbers, for those who train and study players.

>>> from frenzy.envs import encoding_of
>>> adrenaline = encoding_of("adrenaline")
>>> adrenaline.vocabulary.words[adrenaline.vocabulary.number("run")]
'run'

Nothing here needs more than the games do, up to where other libraries begin: `arrays` needs numpy, `aec` PettingZoo,
`single` and `vector` Gymnasium, `openspiel` OpenSpiel. `pip install 'frenzy[research]'` brings them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.games import manifest_of, manifests
from frenzy.kernel.errors import UnknownGame
from frenzy.kernel.manifest import imported

if TYPE_CHECKING:
    from frenzy.envs.encoding import Encoding


def encoded_games() -> list[str]:
    """The games that are told in numbers."""
    return [name for name, manifest in manifests().items() if manifest.encoding]


def encoding_of(name: str) -> Encoding:
    """How the game of that name is told in numbers."""
    where = manifest_of(name).encoding
    if not where:
        raise UnknownGame(f"game: {name!r} is not told in numbers; these are: {', '.join(encoded_games())}")
    found: Encoding = imported(where)
    return found


__all__ = ["encoded_games", "encoding_of"]
