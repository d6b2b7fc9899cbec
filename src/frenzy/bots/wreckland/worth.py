"""What a table of Wreckland Run is worth, in points of about one damage each.

The Core above all; then Parts that work, enemies gone or hurt, Scrap. Inside a Turn, dice that are still to be placed
count too: white ones for us, red ones against us. Between Turns nobody has any, so that ending a Turn gains nothing.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.ids import FACES, NOWHERE, RED
from frenzy.games.wreckland.state import State

WIN: Final = 1000.0
SLOTS: Final = range(8)

PART_WORTH: Final = tuple(4.0 + 0.5 * part.resistance + 2.0 * len(part.dice) + 3.0 * part.shield for part in PARTS)


def worth(state: State) -> float:
    """How good the table is for the driver, with a word for each die that is still to be placed in this Turn."""
    value = table_worth(state)
    if state.step > 1:
        for die in state.pool:
            value += 1.0 if die < RED else -1.0
    return value


def table_worth(state: State) -> float:
    """How good the table is, whatever the dice show."""
    if state.result:
        return WIN if state.result == "won" else -WIN
    value = -12.0 * state.core + 2.5 * len(state.scrap)
    for slot in SLOTS:
        card = state.cards[slot]
        if card != NOWHERE and state.wrecks[slot] == NOWHERE:
            value += PART_WORTH[card] + 2.0 * state.spikes[slot].bit_count() - 1.2 * state.damage[slot]
            if PARTS[card].requirement is not None:
                value += 1.0 + len(FACES[slot])
    for foe in state.foes:
        enemy = ENEMIES[foe]
        left = enemy.resistance - state.hurt[foe]
        if enemy.rank == "enemy":
            value -= 4.0 + 1.2 * left
            continue
        value -= 8.0 + 2.0 * left
        if enemy.rank == "boss":
            second = state.board.second_side
            if state.special.protects(state, foe):
                value -= 5.0
            if second not in (NOWHERE, foe):
                value -= 2.0 * ENEMIES[second].resistance
    return value
