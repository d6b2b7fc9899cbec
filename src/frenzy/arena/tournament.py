"""Tournaments: who plays whom, and what the games say about all of them together.

Where seats compete, every bot sits alone among copies of another, in every seat. In a game for one or for a team every
bot plays by itself; those that won a table are ahead of those that lost the same one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Final

from msgspec import Struct, json

from frenzy.arena.players import read_entry
from frenzy.arena.ratings import RESAMPLES, Ahead, Order, Rating, aheads, cycles, ratings
from frenzy.arena.simulation import Cell, Played, Share, seated
from frenzy.arena.statistics import win_rate
from frenzy.arena.table import Duel, duels
from frenzy.arena.times import Times
from frenzy.games import manifest_of
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown
from frenzy.kernel.manifest import Manifest

PAIRS: Final = "pairs"
MIXED: Final = "mixed"


# -- who plays whom ---------------------------------------------------------------------------------------------


def is_competitive(manifest: Manifest, seats: int) -> bool:
    return seats > 1 and not manifest.cooperative


def named(bots: Iterable[str]) -> list[str]:
    """Each once; two that would be called the same are refused."""
    every = list(dict.fromkeys(bots))
    called = [read_entry(bot).name for bot in every]
    for name in called:
        if called.count(name) > 1:
            raise BadOption(f"bot: two are called {shown(name)}; give one another name: NAME={name}")
    return every


def lineups(
    game: str, bots: Sequence[str], against: Sequence[str], seats: int, options: dict[str, Any], tables: str = PAIRS
) -> list[list[Cell]]:
    """The cells of every pairing. With somebody in `against`, these are the only opponents."""
    every = named([*bots, *against])
    if not is_competitive(manifest_of(game), seats):
        return [[Cell(game, (bot,) * seats, options)] for bot in every]
    if len(every) < 2:
        raise BadOption("bot: one alone cannot compete; name another, or --against")
    if tables == MIXED:
        return [rotations(game, table, options) for table in mixed_tables(every, seats)]
    if against:
        meetings = [(bot, other) for bot in bots for other in against if bot != other]
    else:
        meetings = list(permutations(every, 2) if seats > 2 else combinations(every, 2))
    return [seated(game, bot, other, seats, options) for bot, other in meetings]


def mixed_tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of as many bots as there are seats."""
    if len(bots) < seats:
        raise BadOption(f"bot: {len(bots)} of them are too few for {seats} seats; --tables {PAIRS} takes any number")
    return list(combinations(bots, seats))


def rotations(game: str, table: tuple[str, ...], options: dict[str, Any]) -> list[Cell]:
    """Everybody once in every seat."""
    return [Cell(game, table[turn:] + table[:turn], options) for turn in range(len(table))]


# -- what the games say -----------------------------------------------------------------------------------------


class Standing(Struct, frozen=True):
    """A bot: what it is, the part of a win it had where its games count, how long it thought, what it did wrong."""

    name: str
    what: str
    content: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    decisions: int
    p50_ms: float
    p95_ms: float
    max_ms: float
    faults: dict[str, int]
    troubles: list[str]


class Pairing(Struct, frozen=True):
    """How often `bot` won alone among copies of `other`."""

    bot: str
    other: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


class Results(Struct, frozen=True):
    """All that a tournament shows. Of a game for one or for a team there are `duels` in place of `pairings`."""

    game: str
    content: str
    seats: int
    tables: list[dict[str, Any]]
    seeds: tuple[int, int]
    games: int
    parity: float | None
    anchor: str
    standings: list[Standing]
    ratings: list[Rating]
    pairings: list[Pairing]
    aheads: list[Ahead]
    duels: list[Duel]
    cycles: list[tuple[str, str, str]]
    by_seat: list[float]


TROUBLES: Final = 5
"""So many different ones are told of each bot."""


def results(played: Sequence[Played], anchor: str = "", resamples: int = RESAMPLES) -> Results:
    """What the games say; `anchor` is called 1000."""
    first = played[0]
    seats, seeds = len(first.job.cell.bots), [game.job.seed for game in played]
    manifest = manifest_of(first.job.cell.game)
    competitive = is_competitive(manifest, seats)
    orders = list(finishing(played) if competitive else compared_by_table(played))
    bots = list(dict.fromkeys(bot for game in played for bot in (game.job.cell.bot, *game.job.cell.others)))
    anchored = anchor_of(bots, anchor, manifest)
    found = aheads(orders)
    return Results(
        game=first.job.cell.game,
        content=first.content,
        seats=seats,
        tables=list({json.encode(game.job.cell.options): game.job.cell.options for game in played}.values()),
        seeds=(min(seeds), max(seeds)),
        games=len(played),
        parity=1 / seats if competitive else None,
        anchor=anchored,
        standings=[standing(bot, played) for bot in bots],
        ratings=ratings(orders, anchored, resamples) if len(bots) > 1 else [],
        pairings=pairings(played) if competitive else [],
        aheads=found,
        duels=[] if competitive else [renamed(duel) for duel in duels(played)],
        cycles=cycles(found),
        by_seat=by_seat(played) if competitive else [],
    )


def anchor_of(bots: Sequence[str], wanted: str, manifest: Manifest) -> str:
    """The one that was asked for, or the usual opponent of the game, or the first."""
    names = [read_entry(bot).name for bot in bots]
    if wanted and wanted not in names:
        raise BadOption(f"anchor: {shown(wanted)} is not one of {', '.join(names)}")
    usual = [name for name, bot in zip(names, bots, strict=True) if read_entry(bot).what == manifest.usual_bot]
    return wanted or [*usual, *names][0]


def renamed(duel: Duel) -> Duel:
    return Duel(duel.group, read_entry(duel.bot).name, read_entry(duel.other).name, duel.pairs, duel.only_bot,
                duel.only_other, duel.difference, duel.low, duel.high)  # fmt: skip


# -- how they finished ------------------------------------------------------------------------------------------


def places(outcome: dict[str, Any]) -> list[list[int]]:
    """The seats of a finished game, those of a tie together: winners first, the others by their points."""
    scores, winners = outcome["scores"], set(outcome["winners"])
    tiers: dict[tuple[bool, float], list[int]] = defaultdict(list)
    for seat, score in enumerate(scores):
        tiers[seat not in winners, 0 if seat in winners else -score].append(seat)
    return [tiers[key] for key in sorted(tiers)]


def finishing(played: Iterable[Played]) -> Iterator[Order]:
    """The order of every game."""
    for game in played:
        names = [read_entry(bot).name for bot in game.job.cell.bots]
        yield Order(game.job.seed, tuple(tuple(sorted(names[seat] for seat in tier)) for tier in places(game.outcome)))


def compared_by_table(played: Iterable[Played]) -> Iterator[Order]:
    """The order of all bots that have played the same table: the greatest part of a win first."""
    tables: dict[tuple[int, bytes], dict[float, list[str]]] = defaultdict(lambda: defaultdict(list))
    for game in played:
        cell = game.job.cell
        tables[game.job.seed, json.encode(cell.options, order="sorted")][-game.share].append(read_entry(cell.bot).name)
    for (seed, _), shares in tables.items():
        yield Order(seed, tuple(tuple(sorted(shares[share])) for share in sorted(shares)))


# -- one by one -------------------------------------------------------------------------------------------------


def part(outcome: dict[str, Any], seat: int) -> float:
    """What the seat has of the win; a team's is whole for each, and it has one seat that counts."""
    winners = outcome["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def counted(cell: Cell) -> list[int]:
    """The seats whose wins tell something of their bots: not those of copies against one, of a team only the first."""
    kinds = set(cell.bots)
    if len(kinds) == 1:
        return [0]
    return [seat for seat, bot in enumerate(cell.bots) if cell.bots.count(bot) == 1]


def standing(bot: str, played: Iterable[Played]) -> Standing:
    seeds: dict[int, list[float]] = defaultdict(list)
    shares: list[Share] = []
    for game in played:
        cell = game.job.cell
        shares += [share for other, share in zip(cell.bots, game.seats, strict=True) if other == bot]
        for seat in counted(cell):
            if cell.bots[seat] == bot:
                is_team = len(set(cell.bots)) == 1
                seeds[game.job.seed].append(game.share if is_team else part(game.outcome, seat))
    times = Times.together(share.times for share in shares)
    entry, (rate, low, high) = read_entry(bot), win_rate(seeds.values())
    kinds = sorted({kind for share in shares for kind in share.faults})
    return Standing(
        name=entry.name, what=entry.written, content=shares[0].content,
        games=sum(map(len, seeds.values())), wins=sum(map(sum, seeds.values())), rate=rate, low=low, high=high,
        decisions=times.decisions,
        p50_ms=1000 * times.quantile(0.5), p95_ms=1000 * times.quantile(0.95), max_ms=1000 * times.slowest,
        faults={kind: sum(share.faults.get(kind, 0) for share in shares) for kind in kinds},
        troubles=list(dict.fromkeys(share.trouble for share in shares if share.trouble))[:TROUBLES],
    )  # fmt: skip


def pairings(played: Iterable[Played]) -> list[Pairing]:
    """Every bot alone among copies of another."""
    seeds: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in played:
        cell = game.job.cell
        for seat in counted(cell) if len(set(cell.bots)) == 2 else []:
            others = set(cell.bots) - {cell.bots[seat]}
            seeds[cell.bots[seat], others.pop()][game.job.seed].append(part(game.outcome, seat))
    return [
        Pairing(
            read_entry(bot).name, read_entry(other).name, sum(map(len, groups.values())),
            sum(map(sum, groups.values())), *win_rate(groups.values()),
        )
        for (bot, other), groups in seeds.items()
    ]  # fmt: skip


def by_seat(played: Sequence[Played]) -> list[float]:
    """The part of all wins that each seat had, whoever sat there."""
    seats = len(played[0].job.cell.bots)
    return [sum(part(game.outcome, seat) for game in played) / len(played) for seat in range(seats)]
