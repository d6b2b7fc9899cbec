"""What puzzles of Adrenaline ask for: what a turn brings at once, or to live to see the next one.

Their tables leave no card unknown that could matter: nobody else holds powerups, and no tile gives one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from frenzy.bots.goals import Goals
from frenzy.games.adrenaline.events import Fired, Killed, TilePlaced, WeaponPlaced
from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.rules.damage import is_killed
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Action, Event
from frenzy.kernel.phrase import Given, Phrase, Value
from frenzy.kernel.puzzle import Puzzle

POINTS: Final = "points"
KILLS: Final = "kills"
DAMAGE: Final = "damage"
SURVIVE: Final = "survive"

DEALT: Final = (TilePlaced, WeaponPlaced)


class AdrenalineGoals(Goals[State]):
    """Points, kills and damage of this turn, or to survive the next player's.

    Kills are counted by the skulls that they take from the arena: those on boards are gone when boards are flipped.
    """

    names = (POINTS, KILLS, DAMAGE, SURVIVE)

    def is_over(self, goal: str, start: State, state: State) -> bool:
        """The turn is over when another one begins, or somebody comes back; with `survive` it is the next one's."""
        if not state.stack:
            return True
        if goal != SURVIVE:
            return state.turn != start.turn or self.game.to_act(state) != start.turn
        if state.turn != start.turn and self.game.prompt(state) == "reload":
            return True
        return is_killed(state, start.turn) or state.turn not in (start.turn, (start.turn + 1) % start.seats)

    def value(self, goal: str, start: State, state: State, seat: int) -> float:
        match goal:
            case "points":
                return state.points(seat) - start.points(seat)
            case "kills":
                return float(start.skulls_left - state.skulls_left)
            case "damage":
                return sum(map(len, state.damage)) - sum(map(len, start.damage))
            case _:
                return float(state.skulls[seat] == start.skulls[seat] and not is_killed(state, seat))

    def is_unknown(self, events: Sequence[Event]) -> bool:
        return any((event.reveals or event.chance) and not isinstance(event, DEALT) for event in events)

    def tried(self, state: State, action: Action) -> tuple[State, Sequence[Event]]:
        """What is dealt between two turns stays out of the game: nobody has seen it, and it can only help others.

        So a line is worth what it is worth at best, and an answer that takes nothing is worth just that. What a seat
        has in its hands does not matter in the turns of others.
        """
        twin, events = super().tried(state, action)
        if any(isinstance(event, DEALT) for event in events):
            for square, tile in enumerate(state.tiles):
                if tile == NOWHERE:
                    twin.tiles[square] = NOWHERE
            for slot, weapon in enumerate(state.market):
                if weapon == NOWHERE:
                    twin.market[slot] = NOWHERE
        if twin.turn != state.turn:
            twin.ammo[3 * state.turn : 3 * state.turn + 3] = [0, 0, 0]
            twin.powerups[state.turn], twin.loaded[state.turn] = (), 0
        return twin, events

    def idea(self, goal: str, start: State, line: Sequence[str], end: State, seat: int) -> Hashable:
        """What the line leaves on the boards; of a flight, where it ends."""
        match goal:
            case "survive":
                return end.square[seat]
            case "kills":
                return tuple(end.skulls)
            case "damage":
                return tuple(end.damage)
            case _:
                gained = tuple(end.points(other) - start.points(other) for other in range(start.seats))
                return gained, tuple(end.skulls)

    def asked(self, start: State) -> Given:
        """Who comes next."""
        return {"next": self.game.seat_name(start, (start.turn + 1) % start.seats)}

    def reasons(self, puzzle: Puzzle, start: State, events: Sequence[Event]) -> Given:
        """Who is killed, with what one shoots, and who comes next."""
        killed = [event.figure for event in events if isinstance(event, Killed)]
        fired = dict.fromkeys(event.weapon for event in events if isinstance(event, Fired))
        return {
            "kills": len(killed),
            "killed": listed([self.game.seat_name(start, figure) for figure in killed]),
            "shots": len(fired),
            "weapons": listed([Phrase(f"weapon-{weapon}") for weapon in fired]),
            **self.asked(start),
        }


def listed(names: Sequence[Value]) -> Value:
    """Names in one breath."""
    return [name for name in names if isinstance(name, str | Phrase)]
