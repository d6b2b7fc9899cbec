"""What is being decided; a frame without a prompt is a step that the game takes by itself."""

from frenzy.kernel import Frame
from frenzy.kernel.records import asks


@asks("take", "P-3")
class TakePebbles(Frame, frozen=True, tag="take_pebbles"):
    pass


class NextSeat(Frame, frozen=True, tag="next_seat"):
    pass
