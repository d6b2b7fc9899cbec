"""What lies on the table."""

from frenzy.kernel import State
from pebbles.manifest import Options


class Heap(State):
    """A heap of pebbles, and how many each seat has taken."""

    def __init__(self, options: Options, seats: int, pebbles: int = 0) -> None:
        self.options, self.pebbles, self.taken, self.last = options, pebbles, [0] * seats, 0
        self.seats, self.stack, self.events, self.choices = seats, [], [], None

    def clone(self) -> "Heap":
        twin = Heap(self.options, self.seats, self.pebbles)
        twin.taken, twin.last = self.taken.copy(), self.last
        twin.stack, twin.choices = self.stack.copy(), self.choices
        return twin
