"""A whole game as a story: Rounds and Turns as headings, one line for each event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.events import ScrapDrawn, StepStarted
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.text import Text
from frenzy.kernel import telling
from frenzy.kernel.game import Game
from frenzy.kernel.records import Event
from frenzy.kernel.replay import Replay, replay


def story(game: Game[State, View], record: Replay, text: Text, seat: int | None) -> Iterator[str]:
    """The lines of a recorded game from its set-up on; None is a spectator, who sees no less."""
    start = game.new(record.seats, record.seed, record.options)
    played = chain.from_iterable(events for _, _, events in replay(game, record))
    return tell(start, chain(start.events, played), text, seat)


def tell(table: State | View, events: Iterable[Event], text: Text, seat: int | None, turns: int = 0) -> Iterator[str]:
    """The lines of some events; `turns` were begun before them."""
    for number, event in enumerate(events):
        if not turns and number == 0 and isinstance(event, ScrapDrawn):
            yield text.say("log-setup")
        scene = telling.told(text.game, table, event).scene
        if scene and number:
            yield ""
        if scene:
            yield text.phrase(scene)
        elif not isinstance(event, StepStarted):
            yield f"  {text.event(table, event.seen_by(seat))}"
