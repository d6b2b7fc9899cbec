"""What happened, with its paragraph."""

from typing import Annotated, ClassVar

from frenzy.kernel import Event
from frenzy.kernel.told import LOUD, Felt, Kind

Seat = Annotated[int, Kind("seat")]


class Taken(Event, frozen=True, tag="taken"):
    foreign: ClassVar[bool] = True  # the next seat decides: no undo behind it
    felt: ClassVar[Felt] = "gain"
    echoes: ClassVar[tuple[str, ...]] = ("take",)
    seat: Seat
    count: int
    left: int
    rule: str = "P-3"

    @property
    def actor(self) -> int:
        return self.seat


class Ended(Event, frozen=True, tag="ended"):
    loudness: ClassVar[int] = LOUD
    winners: tuple[Seat, ...]
    rule: str = "P-4"


AnyEvent = Taken | Ended
