"""Deathmatch: killshots on the track, ammo on the squares (A-4.6, A-4.9, A-6.4, A-9.4)."""

from __future__ import annotations

from frenzy.games.adrenaline.events import KillshotRecorded
from frenzy.games.adrenaline.ids import NOWHERE
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.rules.grabbing import discard_tile, draw_tile, take_ammo
from frenzy.games.adrenaline.rules.scoring import BOARD, ranking, score_places
from frenzy.games.adrenaline.state import State


class Deathmatch(Mode):
    """The standard game."""

    name = "deathmatch"

    def grab(self, state: State, seat: int) -> None:
        """Take the tile and discard it; the square stays empty until the end of the turn (A-4.6)."""
        square = state.square[seat]
        tile = state.tiles[square]
        state.tiles[square] = NOWHERE
        discard_tile(state, tile)
        take_ammo(state, seat, tile)

    def refill(self, state: State) -> None:
        """Every empty ammo square gets a new tile (A-4.9)."""
        for square in state.arena.ammo_squares:
            if state.tiles[square] == NOWHERE:
                state.tiles[square] = draw_tile(state, square)

    def record_kill(self, state: State, killer: int, overkiller: int) -> None:
        """The 11th token goes to the track, the 12th beside it; the last space has no limit (A-6.4, A-6.6)."""
        state.killshots += ((killer, overkiller),)
        state.emit(KillshotRecorded(killer, None if overkiller == NOWHERE else overkiller))

    def final_score(self, state: State) -> None:
        """The killshot track: most tokens first, ties to the earlier token (A-9.4)."""
        tokens = [owner for pair in state.killshots for owner in pair if owner != NOWHERE]
        score_places(state, ranking(tokens), BOARD, "killshots", "A-9.4")
