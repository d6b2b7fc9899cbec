"""What a game tells about itself, as plain data: whoever lists, sets up, plays or tests games reads it here.

A manifest is read long before its game is: it holds names of modules, and imports none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec import Struct

from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.options import SEED_RANGE, Option, is_number, is_seed, listed, read_values


class Manifest(Struct, frozen=True, kw_only=True):
    """A game: who can play it, and how. Its object is `GAME` in the module `game` of its package."""

    name: str
    title: str
    package: str
    seats: tuple[int, ...]
    usual_seats: int
    rule: str = ""
    """The paragraph that says how many may play."""
    options: tuple[Option, ...] = ()

    bots: dict[str, str] = {}
    """Where each bot is, as "module:name", the weakest first; `random` plays every game and is not listed."""
    levels: dict[str, str]
    """What people ask for, and the bot that answers: the weakest first: from "easy", maybe over "normal", to "hard",
    which every game has, and maybe beyond."""
    reasons: str = ""
    """Where it is said why a bot chooses something, as "module:name": it takes the game, a view and a choice.
    Whoever asks for a hint hears it; of what bots do themselves only people who play together, and see the same."""
    chances: str = ""
    """Who judges how likely each side is to win, as "module:name": a `Judge` of `frenzy.bots.chances`."""
    puzzles: str = ""
    """What its puzzles ask for, as "module:name"; they lie beside it in puzzles.jsonl.gz. A game may have none."""
    level: str = "hard"
    """The level that plays if nobody says anything."""
    usual_bot: str = "random"
    """The bot that plays if many games are played: quick, and not too weak."""
    encoding: str = ""
    """Where it is told in numbers, as "module:name", for environments."""

    cooperative: bool = False
    """People win or lose together and hide nothing from each other: they may point, plan, vote and see what is offered
    to whom."""
    order: int = 100
    """The place of its door on the front page, which says `door-NAME` and `door-NAME-line`."""
    campaign: bool = False
    """Whether chapters follow each other; which one a table plays is its option `chapter`."""
    series: str = ""
    """The option whose values are played one after the other, all of them open; clients keep a record of each."""
    catalogues: tuple[str, ...] = ("game.ftl",)
    """The files in `locale/LANGUAGE` of its package whose sentences everybody may read."""

    crossed: tuple[str, ...] = ()
    """The shared tests play every combination of these options at every number of seats; the others go round."""
    aside: tuple[str, ...] = ()
    """Modules of its package that are no rules, as patterns of paths: they may change, and every game goes as before.
    The fingerprint of the rules covers all others (`python -m tools.fingerprints`)."""
    compiled: tuple[str, ...] = ()
    """The modules that mypyc compiles, as patterns of paths below `src`."""


def read_options(manifest: Manifest, seats: int, seed: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every option of a new game; BadOption names the one that is wrong."""
    if not is_number(seats) or seats not in manifest.seats:
        rule = f" ({manifest.rule})" if manifest.rule else ""
        raise BadOption(f"seats: {shown(seats)} is not {listed(manifest.seats)}{rule}")
    if not is_seed(seed):
        raise BadOption(f"seed: {SEED_RANGE}")
    return read_values(manifest.options, seats, seed, asked)


def imported(path: str) -> Any:
    """What "module:name" stands for."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
