"""What a training run is made of."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Read from a file. Games: where their seeds begin and how many there are; turns are found by a beam of that width,
    which are ended in so many ways, and one of the best `candidates` is taken at this temperature (in points), or
    sometimes (`explore`) any of them; one game in `others` has options of all kinds. The fit: layers, passes over the
    games, tables at a time, learning rate, weight decay, dropout, how much of what a table turned out to be worth is
    believed at each turn (`horizon`), how much points count beside wins, in how many rounds the net learns from itself,
    and the share of games that only test it.
    """

    seed: int
    games: int
    beam: int
    ends: int
    candidates: int
    temperature: float
    explore: float
    others: int
    hidden: tuple[int, int]
    rounds: int
    epochs: int
    batch: int
    rate: float
    decay: float
    dropout: float
    horizon: float
    points: float
    held_out: float


def read_config(path: Path) -> Config:
    return msgspec.json.decode(path.read_bytes(), type=Config)
