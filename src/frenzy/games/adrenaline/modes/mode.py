"""The questions that the rules ask a mode; most have a plain answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from frenzy.games.adrenaline.state import State


class Mode:
    """What differs between deathmatch, domination and turret mode."""

    name = ""
    has_turrets = False
    gives_revenge = True

    def spawn_targets(self, state: State) -> int:
        """The spawnpoints that can be damaged now, a mask of colours."""
        return 0

    def tag(self, state: State, by: int, colour: int, reason: str) -> None:
        """Put a token on a spawnpoint's track."""
        raise NotImplementedError

    def entered(self, state: State, figure: int, square: int) -> None:
        """A figure has entered the square."""

    def can_grab(self, state: State, square: int) -> bool:
        """There is ammo to grab on the square."""
        return state.tiles[square] >= 0

    def grab(self, state: State, seat: int) -> None:
        """Take the ammo of the square on which the seat stands."""
        raise NotImplementedError

    def end_turn(self, state: State, seat: int) -> None:
        """What the arena does at the end of a turn, before scoring."""

    def record_kill(self, state: State, killer: int, overkiller: int) -> None:
        """Keep the tokens of a killshot where the mode keeps them."""

    def is_end_triggered(self, state: State) -> bool:
        """The end of the game is triggered: the last skull is taken (A-9.1, A-9.2)."""
        return state.skulls_left == 0

    def refill(self, state: State) -> None:
        """Replace the ammo that was taken."""
        raise NotImplementedError

    def final_score(self, state: State) -> None:
        """Score the mode's own board; what each figure gets there breaks ties."""
        raise NotImplementedError
