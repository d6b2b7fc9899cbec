"""What red dice are about to do to a vehicle: exact expectations over their rolls, as if all stayed where it is.

Each face does what the enemies that show it would do now or, where none shows it, what the boss board does on average
(W-17, W-18). Of several red dice the driver places the one that does least. Harm is counted in the judgement's own
log-odds: hearts of Parts, Parts that are lost, and the Core.
"""

from __future__ import annotations

from typing import Final

from frenzy.bots.wreckland.features import LAST, RESISTANCE, SHIELDS, Judgement
from frenzy.games.wreckland.cards import ENEMIES
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.ids import NOWHERE, OPEN, RED_DICE, SIDE
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS
from frenzy.games.wreckland.state import State

LOST: Final = 4.0
"""What the end of the Core costs, where the game was not lost before."""

A_SCRAP: Final = 0.2
LINES: Final[dict[type[words.AnyLine], float]] = {
    words.DealEnemies: 0.5, words.WreckSlot: 0.3, words.LoseWhite: 0.25, words.BlockSlot: 0.15, words.HealEnemies: 0.15
}  # fmt: skip
"""About what lines of tables cost that do no damage."""

ABILITIES: Final[dict[words.Ability | None, float]] = {
    "reinforce": 0.5, "dazzle": 0.25, "drum": 0.2, "jam": 0.15, "snatch": 0.1, "heal_all": 0.1, "heal2": 0.05
}  # fmt: skip
"""About what an enemy costs each time it acts, besides its attack."""

ACTS: Final = 0.001
"""The least that it does: a face that it shows never goes to the board."""

FOE_FACES: Final = tuple(tuple(sorted({value - 1 for value in foe.dice})) for foe in ENEMIES)
FOE_HITS: Final = tuple(foe.attack.amounts for foe in ENEMIES)
IS_AREA: Final = tuple(isinstance(foe.attack, words.EverySlot) for foe in ENEMIES)
IS_DOUBLE: Final = tuple(isinstance(foe.attack, words.TwoTargets) for foe in ENEMIES)
PIERCES: Final = tuple(foe.ability == "pierce" for foe in ENEMIES)
PICKS_WEAKEST: Final = tuple(foe.ability == "weakest" for foe in ENEMIES)
IS_PACK: Final = tuple(foe.ability == "pack" for foe in ENEMIES)
BESIDES: Final = tuple(ACTS + ABILITIES.get(foe.ability, 0.0) for foe in ENEMIES)


def times(dice: int) -> list[float]:
    """How often each of six faces does least, the worst face first, while so many dice are placed one after another and
    the others are rolled again.

    >>> [round(often, 2) for often in times(1)], round(sum(times(3)), 2)
    ([0.17, 0.17, 0.17, 0.17, 0.17, 0.17], 3.0)
    """
    return [sum(((place + 1) ** count - place**count) / 6**count for count in range(1, dice + 1)) for place in range(6)]


TIMES: Final = [times(dice) for dice in range(RED_DICE + 1)]


def expected(faces: list[float], dice: int) -> float:
    """What so many red dice do, if each face does this."""
    return sum([often * done for often, done in zip(TIMES[dice], sorted(faces, reverse=True), strict=True)])


class Harm:
    """What is about to be done to the vehicle of a table, by a judgement."""

    def __init__(self, state: State, judgement: Judgement) -> None:
        self.state = state
        self.judgement = judgement
        self.left = [0] * len(ALL_SLOTS)
        """The hearts of Parts that work."""
        for slot in ALL_SLOTS:
            card = state.cards[slot]
            if card != NOWHERE and state.wrecks[slot] == NOWHERE:
                self.left[slot] = RESISTANCE[card] - state.damage[slot]

    # -- hits -------------------------------------------------------------------------------------------------

    def to_core(self, amount: int) -> float:
        left = self.state.vehicle.core - self.state.core
        if amount >= left:
            return LOST
        judgement = self.judgement
        return judgement.core * amount + judgement.last_core * (min(left, LAST) - min(left - amount, LAST))

    def to_part(self, slot: int, amount: int, *, pierce: bool) -> float:
        card, left, judgement = self.state.cards[slot], self.left[slot], self.judgement
        if not pierce:
            amount -= int(SHIELDS[card])
        if amount <= 0:
            return 0.0
        hearts = judgement.heart * min(amount, left)
        if amount < left:
            return hearts
        return max(hearts, judgement.parts[card] - judgement.heart * self.state.damage[slot]) - judgement.wreck

    def to_one(self, slots: tuple[int, ...], amount: int, *, pierce: bool = False) -> float:
        """A hit on one Part of these slots, where it does least; on the Core, if there is none (W-19.2)."""
        costs = [self.to_part(slot, amount, pierce=pierce) for slot in slots if self.left[slot]]
        return min(costs) if costs else self.to_core(amount)

    def to_two(self, slots: tuple[int, ...], first: int, second: int, *, pierce: bool) -> float:
        """Hits on two different Parts (W-19.5)."""
        working = [slot for slot in slots if self.left[slot]]
        if len(working) < 2:
            return self.to_one(slots, first, pierce=pierce)
        return min(
            [
                self.to_part(one, first, pierce=pierce) + self.to_part(other, second, pierce=pierce)
                for one in working
                for other in working
                if other != one
            ]
        )

    def to_all(self, slots: tuple[int, ...], amount: int, *, pierce: bool = False) -> float:
        """A hit on each slot; where no Part works it goes to the Core (W-19.4)."""
        total, through = 0.0, 0
        for slot in slots:
            if self.left[slot]:
                total += self.to_part(slot, amount, pierce=pierce)
            else:
                through += amount
        return total + self.to_core(through) if through else total

    # -- enemies and the board --------------------------------------------------------------------------------

    def of_foe(self, foe: int) -> float:
        """What an enemy does when it acts where it is."""
        where = self.state.where
        slots: tuple[int, ...] = SIDE[where[foe]]
        first, second = FOE_HITS[foe]
        pierce = PIERCES[foe]
        if IS_PACK[foe]:
            first += sum([where[other] == where[foe] for other in self.state.foes]) - 1
        if not first:
            return BESIDES[foe]
        if IS_AREA[foe]:
            return BESIDES[foe] + self.to_all(slots, first, pierce=pierce)
        if IS_DOUBLE[foe]:
            return BESIDES[foe] + self.to_two(slots, first, second, pierce=pierce)
        working = [slot for slot in slots if self.left[slot]]
        if PICKS_WEAKEST[foe] and working:
            slots = (min(working, key=lambda slot: self.left[slot]),)
        return BESIDES[foe] + self.to_one(slots, first, pierce=pierce)

    def of_line(self, line: words.AnyLine) -> float:
        """What a line of a table does (W-35)."""
        match line:
            case words.HitPart():
                return self.to_one(ALL_SLOTS, line.n)
            case words.PiercePart():
                return self.to_one(ALL_SLOTS, line.n, pierce=True)
            case words.HitEachPart():
                return sum([self.to_part(slot, line.n, pierce=False) for slot in ALL_SLOTS if self.left[slot]])
            case words.HitCore():
                return self.to_core(line.n)
            case words.LoseScrap():
                if self.state.scrap:
                    return A_SCRAP
                return self.to_core(line.else_core) if line.else_core else 0.0
            case words.StrikeFromCrowd():
                return sum([self.to_all(slots, line.n) for slots in SIDE]) / len(SIDE)
            case _:
                return LINES.get(type(line), 0.0)

    def of_board(self) -> float:
        """What the boss board does with a red die, on average (W-18.4)."""
        table = self.state.board.run_table
        return sum([self.of_line(line) for line in table]) / len(table)

    def of_dice(self, dice: int, later: float) -> float:
        """What so many red dice will do in this Turn, and all of them in the next one, which counts so much."""
        state, board = self.state, self.of_board()
        now, then = [0.0] * 6, [0.0] * 6
        for foe in state.foes:
            done = self.of_foe(foe)
            awake = OPEN in state.foe_dice[foe]
            for face in FOE_FACES[foe]:
                then[face] += done
                if awake:
                    now[face] += done
        total = expected([done or board for done in now], dice)
        return total + later * expected([done or board for done in then], RED_DICE) if later else total
