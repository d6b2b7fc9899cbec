"""What is being decided; a frame without a prompt is a step that the game takes by itself."""

from typing import ClassVar

from frenzy.kernel import Frame


class TakePebbles(Frame, frozen=True, tag="take_pebbles"):
    prompt: ClassVar[str] = "take"


class NextSeat(Frame, frozen=True, tag="next_seat"):
    pass
