"""What many games say: win rates of groups of cells, and how far apart two bots are on the same games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct, json

from frenzy.arena.simulation import Played
from frenzy.arena.statistics import paired_difference, win_rate


class Row(Struct, frozen=True):
    """The games of a group: the win rate with its interval; decisions, and those among them with a choice, a game;
    milliseconds of thinking a decision, on average and at worst."""

    group: dict[str, Any]
    games: int
    wins: float
    rate: float
    low: float
    high: float
    decisions: float
    asked: float
    mean_ms: float
    worst_ms: float


class Duel(Struct, frozen=True):
    """How much more of its games `bot` wins than `other` does of the same ones."""

    group: dict[str, Any]
    bot: str
    other: str
    pairs: int
    only_bot: int
    only_other: int
    difference: float
    low: float
    high: float


def by_values(played: Iterable[Played], names: Sequence[str]) -> Iterator[tuple[dict[str, Any], list[Played]]]:
    """The games in groups of equal values, in the order of their first games."""
    groups: dict[bytes, tuple[dict[str, Any], list[Played]]] = {}
    for game in played:
        values = {name: game.job.cell.value(name) for name in names}
        groups.setdefault(json.encode(values), (values, []))[1].append(game)
    yield from groups.values()


def rows(played: Iterable[Played], by: Sequence[str]) -> list[Row]:
    """A row for every group."""
    return [row(group, games) for group, games in by_values(played, by)]


def row(group: dict[str, Any], games: Sequence[Played]) -> Row:
    seeds: dict[int, list[float]] = defaultdict(list)
    for game in games:
        seeds[game.job.seed].append(game.share)
    rate, low, high = win_rate(seeds.values())
    decisions = sum(game.decisions for game in games)
    return Row(
        group=group,
        games=len(games),
        wins=sum(game.share for game in games),
        rate=rate,
        low=low,
        high=high,
        decisions=decisions / len(games),
        asked=sum(sum(game.asked.values()) for game in games) / len(games),
        mean_ms=1000 * sum(game.seconds for game in games) / max(1, decisions),
        worst_ms=1000 * max(game.slowest for game in games),
    )


def duels(played: Sequence[Played], by: Sequence[str] = ()) -> list[Duel]:
    """Every two bots, the one that was named first against the other, in every group."""
    names = list(dict.fromkeys(game.job.cell.bot for game in played))
    return [
        duel(group, games, bot, other)
        for group, games in by_values(played, [name for name in by if name != "bot"])
        for bot, other in combinations(names, 2)
    ]


def duel(group: dict[str, Any], games: Iterable[Played], bot: str, other: str) -> Duel:
    """The games that both have played: the same table, seat and seed, and the same bots in the other seats."""
    seeds = compared(games, "bot", bot, other)
    every = [difference for group in seeds for difference in group]
    more, less = sum(each > 0 for each in every), sum(each < 0 for each in every)
    return Duel(group, bot, other, len(every), more, less, *paired_difference(seeds))


def compared(games: Iterable[Played], name: str, first: Any, second: Any) -> list[list[float]]:
    """Seed by seed, by how much more the games are won with the first value of `name`, all else being equal."""
    shares: dict[tuple[int, bytes], dict[Any, float]] = defaultdict(dict)
    for game in games:
        cell, seed = game.job.cell, game.job.seed
        options = {option: value for option, value in cell.options.items() if option != name}
        bots = cell.others if name == "bot" else cell.bots
        rest = json.encode([cell.game, options, cell.seat, bots], order="sorted")
        shares[seed, rest][cell.value(name)] = game.share
    seeds: dict[int, list[float]] = defaultdict(list)
    for (seed, _), found in shares.items():
        if first in found and second in found:
            seeds[seed].append(found[first] - found[second])
    return list(seeds.values())
