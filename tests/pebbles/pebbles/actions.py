"""What a player can ask for, and how it is written."""

from frenzy.kernel import Action


class Take(Action, frozen=True, tag="take"):
    """Take pebbles from the heap (P-3)."""

    count: int


TAKES = (Take(1), Take(2), Take(3))
