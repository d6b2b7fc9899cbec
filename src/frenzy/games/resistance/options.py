"""What a table agrees on before the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from frenzy.games.resistance.ids import CHARACTERS, FIRST_ZOMBIE, ZOMBIE
from frenzy.games.resistance.missions import MISSION_IDS, MISSIONS
from frenzy.kernel.options import choice, hands, team

TEAMS = {
    mission.id: CHARACTERS[FIRST_ZOMBIE:] if mission.mode == ZOMBIE else CHARACTERS[:FIRST_ZOMBIE]
    for mission in MISSIONS
}
"""Who can play a mission (Z-1.3)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The mission, the heroes who play it, and who runs which of them (Z-1.2)."""

    mission: Annotated[str, choice(*MISSION_IDS, rule="Z-20")] = "MH0"
    heroes: Annotated[
        tuple[str, ...], team(*CHARACTERS, least=1, most=6, usual=4, by={"mission": TEAMS}, words="name", rule="Z-1.2")
    ] = ()
    hands: Annotated[tuple[tuple[int, ...], ...], hands("heroes", rule="Z-1.2")] = ()
