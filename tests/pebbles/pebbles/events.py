"""What happened, with its paragraph."""

from typing import Annotated

from frenzy.kernel import Event
from frenzy.kernel.records import traits
from frenzy.kernel.told import LOUD, Kind

Seat = Annotated[int, Kind("seat")]


@traits(foreign=True, felt="gain", echoes=("take",))  # the next seat decides: no undo behind it
class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    count: int
    left: int
    rule: str = "P-3"

    @property
    def actor(self) -> int:
        return self.seat


@traits(loudness=LOUD)
class Ended(Event, frozen=True, tag="ended"):
    winners: tuple[Seat, ...]
    rule: str = "P-4"


AnyEvent = Taken | Ended
