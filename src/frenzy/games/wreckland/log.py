"""A whole game as a story: Rounds and Turns as headings, one line for each event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.events import RoundStarted, RunStarted, ScrapDrawn, StepStarted, TurnStarted
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.text import Table, Text
from frenzy.kernel.game import Game
from frenzy.kernel.records import Event
from frenzy.kernel.replay import Replay, replay


def story(game: Game[State, View], record: Replay, text: Text, seat: int | None) -> Iterator[str]:
    """The lines of a recorded game from its set-up on; None is a spectator, who sees no less."""
    start = game.new(record.seats, record.seed, record.options)
    played = chain.from_iterable(events for _, _, events in replay(game, record))
    return tell(start, chain(start.events, played), text, seat)


def tell(table: Table, events: Iterable[Event], text: Text, seat: int | None, turns: int = 0) -> Iterator[str]:
    """The lines of some events; `turns` were begun before them."""
    for number, event in enumerate(events):
        if not turns and number == 0 and isinstance(event, ScrapDrawn):
            yield text.say("log-setup")
        heading = heading_of(text, event)
        if heading and number:
            yield ""
        if heading:
            yield heading
        elif not isinstance(event, StepStarted):
            yield f"  {text.event(table, event.seen_by(seat))}"


def heading_of(text: Text, event: Event) -> str:
    """The heading that begins with this event, if there is one."""
    match event:
        case RoundStarted():
            return text.say("log-round", round=event.round)
        case RunStarted():
            return text.say("log-run", round=event.round)
        case TurnStarted():
            return text.say("log-turn", turn=event.turn)
        case _:
            return ""
