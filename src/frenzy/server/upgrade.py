"""What an upgrade means for the games of a server: they are tried on a copy of its data, and nothing is changed."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

from msgspec import Struct

from frenzy.games import load
from frenzy.kernel import Game, UnknownGame
from frenzy.server.store import TableRecord
from frenzy.server.store.backups import BESIDE, back_up
from frenzy.server.store.interface import Store
from frenzy.server.store.opening import FILE, check_file, is_address
from frenzy.server.store.sqlite.store import SqliteStore
from frenzy.server.table.editions import edition_of
from frenzy.server.table.history import History
from frenzy.server.table.trials import Differs, tried

Watch = Callable[[int, int], None]
"""How many games were tried, and how many there are."""


class Verdict(Struct, frozen=True):
    """What becomes of a game; why, if it does not go on. Nothing of it tells what a seat may choose or hold."""

    table: str
    game: str
    what: Literal["as_it_was", "other_rules", "own_cards", "closed"]
    why: str = ""
    is_over: bool = False

    @property
    def is_lost(self) -> bool:
        return self.what == "closed"


async def judged(place: str, watch: Watch) -> list[Verdict]:
    """What would become of every begun game, and of those that are over and were not filmed."""
    with copied(place) as file:
        store = SqliteStore(file)
        try:
            unfilmed = [await store.table(name) for name in await store.unfilmed(await count(store))]
            records = [*await store.tables("playing"), *unfilmed]
            found: list[Verdict] = []
            for record in records:
                found.append(await verdict(store, record))
                watch(len(found), len(records))
            return found
        finally:
            await store.close()


async def count(store: Store) -> int:
    return len(await store.tables("over")) + 1


async def verdict(store: Store, record: TableRecord) -> Verdict:
    """Try one game as the server would."""
    is_over = record.phase == "over"
    try:
        game = await edition_of(store, record)
        if game.content_hash() != record.content_hash:
            await try_rules(store, record, game)
            return Verdict(record.id, record.game, "other_rules", is_over=is_over)
    except Differs as error:
        return Verdict(record.id, record.game, "closed", str(error), is_over)
    except UnknownGame:
        return Verdict(record.id, record.game, "closed", "its cards cannot be played with any more", is_over)
    is_own = game is not load(record.game)
    return Verdict(record.id, record.game, "own_cards" if is_own else "as_it_was", is_over=is_over)


async def try_rules(store: Store, record: TableRecord, game: Game[Any, Any]) -> None:
    def new_history() -> History:
        return History(
            game, record.seats, record.seed, record.options, position=record.position, given=record.given
        )  # fmt: skip

    name = record.id
    await tried(new_history, await store.actions(name), await store.undone(name), await store.snapshot(name))


@contextmanager
def copied(place: str) -> Iterator[Path]:
    """A copy of the data, to be brought up to date and tried."""
    with TemporaryDirectory(prefix="frenzy-upgrade-") as folder:
        file = Path(folder) / FILE
        if is_address(place) or is_in_use(Path(place)):
            back_up(place, file, unwatched, lambda done, total: None)
        else:
            check_file(Path(place))
            for end in ("", *BESIDE[:1]):
                if (source := Path(place) / f"{FILE}{end}").exists():
                    shutil.copyfile(source, Path(folder) / source.name)
        yield file


def is_in_use(folder: Path) -> bool:
    """Whether a server is at work there; the folder stays as it is."""
    try:
        with (folder / "lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def unwatched(items: Iterable[Any], total: int, what: str, /) -> Iterable[Any]:
    return items
