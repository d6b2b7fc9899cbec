"""What is being decided; a frame without a prompt is a step that the game takes by itself."""

from typing import Any

from frenzy.kernel import Frame
from frenzy.kernel.records import asks


@asks("take", "P-3")
class TakePebbles(Frame, frozen=True, tag="take_pebbles"):
    def asked(self, state: Any) -> tuple[int, ...]:
        """Together, anybody may say what the next seat takes (P-6)."""
        return tuple(range(state.seats)) if state.options.together else (self.seat,)


class NextSeat(Frame, frozen=True, tag="next_seat"):
    pass
