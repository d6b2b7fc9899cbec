"""Whether a driver will win at Wreckland Run: how the drivers judge the table, and what is plain to see beside it.

Nothing is read that is hidden: neither the order of a deck nor what a die will show.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.chances import Judge, Shares
from frenzy.bots.wreckland.standing import standing
from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.ids import CHAPTERS, DIFFICULTIES, NOWHERE, RED, ROUNDS, WHITE_DICE
from frenzy.games.wreckland.rules.foes import IS_BOSS
from frenzy.games.wreckland.state import State

STEADY: Final = 10.0
"""Beyond such log-odds the drivers are surer than their games make anybody."""
FAINT: Final = 0.3
"""What a chapter and a difficulty show of themselves: little, so that few games teach little of them."""
SLOTS: Final = 8


class WrecklandJudge(Judge[State]):
    """What is left is counted in phases: a Round has two of them."""

    package = "frenzy.bots.wreckland"
    names = (
        "base", "standing", "core", "last core", "parts", "hearts", "wrecks", "scrap", "upgrades",
        "enemies", "enemy hearts", "boss hearts", "dice", "turns", "building",
        *(f"chapter {chapter}" for chapter in CHAPTERS), *DIFFICULTIES,
    )  # fmt: skip
    knots = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
    pauses = frozenset({"build", "red", "white"})

    def kind(self, state: State) -> str:
        return "driver"

    def left(self, state: State) -> float:
        return 2.0 * (ROUNDS - max(1, state.round)) + (2.0 if state.phase == "wreckage" else 1.0)

    def sides(self, state: State) -> list[list[float]]:
        odds = max(-STEADY, min(STEADY, standing(state)))
        return [[1.0, odds / 5, *vehicle(state), *chase(state), *circumstances(state)]]

    def final(self, state: State) -> Shares:
        return (1.0 if state.result == "won" else 0.0,)


JUDGE: Final = WrecklandJudge()


def vehicle(state: State) -> list[float]:
    """The Core, the Parts that work and their hearts, what is wrecked, and what lies beside the boards."""
    core = state.vehicle.core - state.core
    working = [slot for slot in range(SLOTS) if state.works(slot)]
    hearts = sum(PARTS[state.cards[slot]].resistance - state.damage[slot] for slot in working)
    wrecks = sum(card != NOWHERE for card in state.wrecks)
    return [
        core / state.vehicle.core, min(core, 3) / 3, len(working) / SLOTS, hearts / 15, wrecks / 3,
        len(state.scrap) / 5, len(state.upgrades) / 3,
    ]  # fmt: skip


def chase(state: State) -> list[float]:
    """The enemies in play and their hearts, white dice that are still to be placed, the Turns of this Round, and the
    phase: the drivers' judgement is a guide within each, not between them.
    """
    foes = [foe for foe in state.foes if not IS_BOSS[foe]]
    bosses = [foe for foe in state.foes if IS_BOSS[foe]]
    whites = sum(die < RED for die in state.pool)
    return [len(foes) / 5, hearts_of(state, foes) / 15, hearts_of(state, bosses) / 10, whites / WHITE_DICE,
            state.turn / 4, float(state.phase == "wreckage")]  # fmt: skip


def hearts_of(state: State, foes: list[int]) -> int:
    return sum(ENEMIES[foe].resistance - state.hurt[foe] for foe in foes)


def circumstances(state: State) -> list[float]:
    """The chapter and the difficulty."""
    options = state.options
    known = [
        *(options.chapter == chapter for chapter in CHAPTERS),
        *(options.difficulty == each for each in DIFFICULTIES),
    ]
    return [FAINT * is_so for is_so in known]
