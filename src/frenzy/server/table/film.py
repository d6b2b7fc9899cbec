"""Films: what was shown of a game, kept so that it can be looked at when nobody knows its rules any more.

The film of a game that is over has every step as each viewer may see it, and with every hand open. While a game is
played, a step is added with every snapshot: it tells what happened since the one before. That is what is left to look
at if an upgrade closes the table.
"""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, Raw, Struct, json

from frenzy.kernel import BadSave, Game
from frenzy.server.store import ActionRecord, FilmRecord, SeatRecord, TableRecord
from frenzy.server.table.steps import Played, Viewer, replay_of, seen, step_info, steps, viewers
from frenzy.wire import View

if TYPE_CHECKING:
    from frenzy.server.table.history import History

CHUNK: Final = 50
"""Steps in one piece: whoever looks at some of them unpacks no more than they need."""
PRESET: Final = 1
"""How hard it is packed: a game of 700 choices is 12 MB of messages, and 0.2 MB on the disk."""
SMALLEST_WINDOW: Final = 12
LARGEST_WINDOW: Final = 20
"""Powers of two, in bytes."""


# -- on the disk ------------------------------------------------------------------------------------------------


class Reel(Struct, frozen=True):
    """Some steps, each as all viewers see it, and the versions that seats and spectators have after the last one."""

    steps: list[dict[str, Raw]]
    versions: list[int]
    page: str | None = None


def packed(reel: Reel) -> bytes:
    """With a window as large as there is something to look at, up to the usual one: to make that takes most of the time
    where there is little."""
    text = json.encode(reel)
    window = 1 << min(max((len(text) - 1).bit_length(), SMALLEST_WINDOW), LARGEST_WINDOW)
    return lzma.compress(text, filters=[{"id": lzma.FILTER_LZMA2, "preset": PRESET, "dict_size": window}])


def unpacked(film: FilmRecord) -> Reel:
    try:
        return json.decode(lzma.decompress(film.data), type=Reel)
    except (lzma.LZMAError, DecodeError):
        raise BadSave("film: it is damaged") from None


def step_now(history: History, since: int) -> dict[str, Raw]:
    """The table as it stands, as all see it, and what has happened since its first `since` choices."""
    game, state = history.game, history.state
    events = history.all_events(since)
    step = Played(state, [])
    found: dict[str, Raw] = {}
    for viewer in viewers(history.seats):
        eyes = viewer if isinstance(viewer, int) else None
        told = [history.told(event if viewer == "open" else event.seen_by(eyes)) for event in events]
        info = seen(game, viewer, len(history.entries), step)
        info.events = told  # type: ignore[assignment]  # they are written already
        found[str(viewer)] = Raw(json.encode(info))
    return found


async def filmed(
    game: Game[Any, Any],
    table: TableRecord,
    seats: Sequence[SeatRecord],
    actions: Sequence[ActionRecord],
    versions: list[int],
    page: str | None,
    in_turn: Callable[[Iterable[Any]], AsyncIterator[Any]],
) -> list[FilmRecord]:
    """The film of a whole game, made step by step; `in_turn` lets others go on between them."""
    record = replay_of(table, [action.choice for action in actions])
    reel: list[dict[str, Raw]] = []
    found: list[FilmRecord] = []

    async def cut(start: int) -> None:
        data = await asyncio.to_thread(packed, Reel([*reel], versions, page))
        found.append(FilmRecord(table.id, start, len(reel), data))
        reel.clear()

    number = -1
    async for number, (step, decided) in in_turn(enumerate(steps(game, record, seats, actions))):
        infos = {viewer: step_info(game, viewer, number, step, decided) for viewer in viewers(record.seats)}
        reel.append({str(viewer): Raw(json.encode(info)) for viewer, info in infos.items()})
        if len(reel) == CHUNK:
            await cut(number + 1 - len(reel))
    if reel:
        await cut(number + 1 - len(reel))
    return found


# -- and to look at ---------------------------------------------------------------------------------------------


class Shot(Struct, frozen=True):
    """What a screen needs of a step."""

    events: list[Raw]
    view: Raw
    question: Raw
    decided: list[int] | None = None


class Screening:
    """A game that is shown from its film: the last step, and the story up to it, for each viewer."""

    def __init__(self, films: Sequence[FilmRecord], seats: int) -> None:
        self.seats = seats
        self.starts = [film.start for film in films]
        self.last = films[-1].start + films[-1].steps - 1
        self.versions = [0] * (seats + 1)
        self.page: str | None = None
        self.shots: dict[str, Shot] = {}
        self.story: dict[str, list[Raw]] = {str(viewer): [] for viewer in viewers(seats)}
        known: dict[bytes, Raw] = {}
        for film in films:
            reel = unpacked(film)
            self.versions, self.page = reel.versions, reel.page
            for step in reel.steps:
                for viewer, text in step.items():
                    shot = self.shots[viewer] = json.decode(text, type=Shot)
                    self.story[viewer] += [known.setdefault(bytes(event), event.copy()) for event in shot.events]

    def version(self, viewer: int | None) -> int:
        return self.versions[self.seats if viewer is None else viewer]

    def view(self, viewer: int | None) -> View:
        """The table at the end; nobody chooses any more."""
        found: View = json.decode(self.shots[name_of(viewer)].view)
        return {**found, "choices": []}

    def question(self) -> Raw:
        return self.shots["public"].question

    def events(self, viewer: int | None, since: int) -> list[Raw]:
        return [] if since == self.version(viewer) else self.story[name_of(viewer)]

    @property
    def decided(self) -> list[int] | None:
        return self.shots["public"].decided


def name_of(viewer: int | None) -> str:
    return "public" if viewer is None else str(viewer)


def is_whole(films: Sequence[FilmRecord]) -> bool:
    return bool(films) and films[0].start == 0


def cut_out(films: Sequence[FilmRecord], viewer: Viewer, start: int, count: int) -> list[Raw]:
    """Some steps of a film, as this viewer saw them; in one that is not whole they are counted as they come."""
    found, before = list[Raw](), 0
    for film in films:
        first, last = max(start - before, 0), start + count - before
        if first < film.steps and last > 0:
            found += [step[str(viewer)] for step in unpacked(film).steps[first:last]]
        before += film.steps
    return found
