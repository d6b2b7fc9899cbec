"""Journals that the repository keeps: what takes hours to play is played in parts, and never twice.

Rules and bots change between two parts, most often in ways that no game feels. So games of before stay where they would
be played the same: some of each kind are played again, and if one of them ends otherwise, all of its kind are dropped.
"""

from __future__ import annotations

import lzma
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import json
from msgspec.structs import replace

from frenzy.arena.executors import executor_of
from frenzy.arena.fingerprints import fingerprint
from frenzy.arena.journal import Journal
from frenzy.arena.match import Watcher
from frenzy.arena.simulation import Played, play_job
from frenzy.games import load

KEPT: Final = Path(__file__).resolve().parent.parent / "docs" / "measured"
AGAIN: Final = 6
"""So many of each kind are played again. What changes one game in ten is then found about every second time, and moves
what was measured by little; what changes one in two is missed once in 64 times."""


def kept_of(journal: Path) -> Path:
    """Where its games lie, packed: some 150 bytes each."""
    return KEPT / f"{journal.stem}.jsonl.xz"


def unpack(journal: Path) -> None:
    """Begin where the last one stopped, on a machine that has played nothing yet."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    kept = kept_of(journal)
    if kept.exists() and not journal.exists():
        journal.write_bytes(lzma.decompress(kept.read_bytes()))


def keep(journal: Path) -> None:
    """Put all its games into the repository."""
    kept = kept_of(journal)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(lzma.compress(journal.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def renew(
    journal: Path, kind_of: Callable[[Played], tuple[object, ...]], workers: int, watched_by: type[Watcher]
) -> str:
    """Games of other rules, cards or bots: those that would be played the same now are signed anew, the others dropped.

    Says what became of them; nothing if there were none.
    """
    kinds: dict[tuple[object, ...], list[Played]] = defaultdict(list)
    for game in Journal(journal).read():
        kinds[kind_of(game)].append(game)
    old = {kind: [game for game in games if game != signed(game)] for kind, games in kinds.items()}
    tried = {kind: some_of(games) for kind, games in old.items() if games}
    if not tried:
        return ""
    jobs = [game.job for games in tried.values() for game in games]
    again = executor_of(workers).map(partial(play_job, watched_by=watched_by), jobs)
    ended = {game.job.key: game for game in again}
    other = {kind for kind, games in tried.items() if any(not alike(game, ended[game.job.key]) for game in games)}
    stay = [
        now for kind, games in kinds.items() for game in games if (now := signed(game)) == game or kind not in other
    ]
    write(journal, stay)
    dropped = [f"{' '.join(map(str, kind))}: {len(old[kind])}" for kind in other]
    return f"{len(stay)} games kept, {len(jobs)} of them played again; dropped: {', '.join(dropped) or 'none'}"


def some_of(games: Sequence[Played]) -> Sequence[Played]:
    return games[:: -(-len(games) // AGAIN)]


def signed(game: Played) -> Played:
    """As if it had been played now."""
    cell = game.job.cell
    seats = [
        replace(share, content=fingerprint(bot, cell.game)) for bot, share in zip(cell.bots, game.seats, strict=False)
    ]
    return replace(game, content=load(cell.game).content_hash(), seats=seats)


def alike(before: Played, now: Played) -> bool:
    """The same end by the same way, as far as it was written down."""
    return told(before) == told(now)


def told(game: Played) -> tuple[object, ...]:
    return game.share, game.outcome, game.decisions, game.asked, game.notes


def write(journal: Path, games: Iterable[Played]) -> None:
    """In one go: a journal is whole, or as it was."""
    beside = journal.with_name(f"{journal.name}.new")
    beside.write_bytes(b"".join(json.encode(game) + b"\n" for game in games))
    beside.replace(journal)
