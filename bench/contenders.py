"""Who takes part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from bench import ours, peers
from bench.measure import Engine

ROOT: Final = Path(__file__).resolve().parent.parent
PURE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled" / "src"
MODES: Final = ("deathmatch", "domination", "turret")
BASELINE: Final = "frenzy:deathmatch"  # ours in pure Python is 1.0
OUR_TITLES: Final = {PURE: "frenzy", COMPILED: "frenzy-compiled"}


@dataclass(frozen=True, slots=True)
class Contender:
    """An engine with one of its games. `source` is ours: the build to import."""

    engine: str
    game: str
    load: Callable[[], Engine]
    source: Path | None = None

    @property
    def name(self) -> str:
        return f"{self.engine}:{self.game}"

    @property
    def is_ours(self) -> bool:
        return self.source is not None


def our_build(source: Path) -> list[Contender]:
    """One build of ours in every mode."""
    title, compiled = OUR_TITLES[source], source == COMPILED
    return [Contender(title, mode, partial(ours.load, mode, source, compiled=compiled), source) for mode in MODES]


CONTENDERS: Final[tuple[Contender, ...]] = (
    *our_build(PURE),
    *our_build(COMPILED),
    Contender("catanatron", "catan", peers.Catanatron),
    *(
        Contender("open_spiel", game, partial(peers.OpenSpiel, game))
        for game in ("chess", "backgammon", "gin_rummy", "hearts")
    ),
    *(
        Contender("pettingzoo", env.rpartition("_")[0], partial(peers.PettingZoo, env))
        for env in ("tictactoe_v3", "connect_four_v3", "chess_v6")
    ),
    Contender("python-chess", "chess", peers.PythonChess),
)
BY_NAME: Final = {contender.name: contender for contender in CONTENDERS}
