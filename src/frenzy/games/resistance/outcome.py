"""How a mission ended: won or lost together, by which rule."""

from __future__ import annotations

from msgspec import Struct

from frenzy.games.resistance.ids import CHARACTERS
from frenzy.games.resistance.state import State
from frenzy.kernel import view as kernel


class HeroOutcome(Struct, frozen=True):
    """What became of a hero."""

    id: str
    seat: int
    kills: int
    wounds: int
    xp: int
    fell: bool
    left: bool


class Outcome(kernel.Outcome, frozen=True):
    """All seats win or lose together (Z-1.1)."""

    won: bool
    reason: str
    mission: str
    round: int
    rescued: int
    devoured: int
    heroes: tuple[HeroOutcome, ...]


def outcome(state: State) -> Outcome:
    is_won = state.result == "won"
    return Outcome(
        scores=(int(is_won),) * state.seats,
        winners=tuple(range(state.seats)) if is_won else (),
        rule=state.result_rule,
        won=is_won,
        reason=state.result_rule,
        mission=state.mission.id,
        round=state.round,
        rescued=state.rescued.bit_count(),
        devoured=state.devoured.bit_count(),
        heroes=tuple(
            HeroOutcome(
                id=CHARACTERS[state.team[hero]],
                seat=state.hands[hero],
                kills=state.kills[hero],
                wounds=state.wounds[hero],
                xp=state.xp[hero],
                fell=not state.in_play(hero) and not state.left >> hero & 1,
                left=bool(state.left >> hero & 1),
            )
            for hero in range(state.heroes)
        ),
    )
