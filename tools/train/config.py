"""What a training run is made of."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Read from a file. Games: where their seeds begin and how many there are; of each turn so many plans are noted,
    found by a beam of that width, and one is taken at this temperature, or sometimes (`explore`) any of them. The fit:
    layers, passes over the games, plans' turns at a time, learning rate, weight decay, dropout, how sharply the
    planner's worths are taken, and the share of games that only test it.
    """

    seed: int
    games: int
    candidates: int
    beam: int
    temperature: float
    explore: float
    hidden: tuple[int, ...]
    epochs: int
    batch: int
    rate: float
    decay: float
    dropout: float
    teacher_temperature: float
    held_out: float


def read_config(path: Path) -> Config:
    return msgspec.json.decode(path.read_bytes(), type=Config)
