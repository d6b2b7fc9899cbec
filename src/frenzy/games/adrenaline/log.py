"""A whole game as a story: turns as headings, one line for each event, as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from frenzy.games.adrenaline.events import FrenzyStarted, Scored, TurnStarted
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.text import Table, Text, cast_of
from frenzy.kernel.game import Game
from frenzy.kernel.records import Event
from frenzy.kernel.replay import Replay, replay


def story(game: Game[State], record: Replay, text: Text, seat: int | None) -> Iterator[str]:
    """The lines of a recorded game from its set-up on; None is a spectator.

    "\\n".join(story(game, record, Text("fr"), seat=2)) is what seat 2 tells at home.
    """
    start = game.new(record.seats, record.seed, record.options)
    played = chain.from_iterable(events for _, _, events in replay(game, record))
    return tell(start, chain(start.events, played), text, seat)


def tell(table: Table, events: Iterable[Event], text: Text, seat: int | None, turns: int = 0) -> Iterator[str]:
    """The lines of some events. What comes before the first turn is the set-up; `turns` were played earlier."""
    names, is_frenzy, is_begun = cast_of(table), False, turns > 0
    for event in events:
        if isinstance(event, TurnStarted):
            if is_begun:
                yield ""
            turns += 1
            yield text.say("log-frenzy" if is_frenzy else "log-turn", number=turns, seat=text.figure(names, event.seat))
        else:
            if not is_begun:
                yield text.say("log-setup")
            yield f"  {line(text, names, event, seat)}"
        is_begun = True
        is_frenzy = is_frenzy or isinstance(event, FrenzyStarted)


def line(text: Text, table: Table, event: Event, seat: int | None) -> str:
    """One event as a seat sees it; points come with the paragraph that gives them."""
    told = text.event(table, event.seen_by(seat))
    return f"{told} ({event.rule})" if isinstance(event, Scored) else told
