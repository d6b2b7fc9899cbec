"""A whole game as a story: turns as headings, one line for each event, as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.events import Asked, FrenzyStarted, Scored, TilePlaced, TurnStarted, WeaponPlaced
from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.phrases import Cast, cast_of
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.text import Text
from frenzy.kernel.game import Game
from frenzy.kernel.records import Event
from frenzy.kernel.replay import Replay, replay

Table = State | View | Cast
"""What names can be read from: a state, the view of a seat, or the names themselves."""


def story(game: Game[State, View], record: Replay, text: Text, seat: int | None) -> Iterator[str]:
    """The lines of a recorded game from its set-up on; None is a spectator.

    "\\n".join(story(game, record, Text("fr"), seat=2)) is what seat 2 tells at home.
    """
    start = game.new(record.seats, record.seed, record.options)
    played = chain.from_iterable(events for _, _, events in replay(game, record))
    return tell(start, chain(start.events, played), text, seat)


def tell(table: Table, events: Iterable[Event], text: Text, seat: int | None, turns: int = 0) -> Iterator[str]:
    """The lines of some events that led to, or started from, this table; `turns` were begun before them."""
    names, happened = cast_of(table), list(events)
    is_frenzy = in_frenzy(table) and not any(isinstance(event, FrenzyStarted) for event in happened)
    if not turns and happened and isinstance(happened[0], WeaponPlaced | TilePlaced):
        yield text.say("log-setup")
    for number, event in enumerate(happened):
        if isinstance(event, TurnStarted):
            if turns or number:
                yield ""
            turns += 1
            heading = "log-turn-frenzy" if is_frenzy else "log-turn"
            yield text.say(heading, number=turns, seat=text.figure(names, event.seat))
        elif not isinstance(event, Asked):
            yield f"  {line(text, names, event, seat)}"
        is_frenzy = is_frenzy or isinstance(event, FrenzyStarted)


def in_frenzy(table: Table) -> bool:
    """Final frenzy runs at this table, as far as it tells."""
    if isinstance(table, State):
        return table.frenzy != NOWHERE
    return not isinstance(table, Cast) and table["frenzy"] is not None


def line(text: Text, table: Table, event: Event, seat: int | None) -> str:
    """One event as a seat sees it; points come with the paragraph that gives them."""
    told = text.event(table, event.seen_by(seat))
    return f"{told} ({event.rule})" if isinstance(event, Scored) else told
