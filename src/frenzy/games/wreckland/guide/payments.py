"""The chance that something can be paid for after a reroll of the Wreckage phase (W-8, W-13.1)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from frenzy.games.wreckland.cards import DESTRUCTION, PARTS
from frenzy.games.wreckland.content.words import Requirement
from frenzy.games.wreckland.guide.chances import Counts, chance_that, percent
from frenzy.games.wreckland.guide.reasons import NEEDS
from frenzy.games.wreckland.ids import NOWHERE, SLOTS
from frenzy.games.wreckland.rules.building import home_of, requirement_for
from frenzy.games.wreckland.rules.paying import pool_counts
from frenzy.games.wreckland.rules.requirements import can_complete
from frenzy.games.wreckland.state import State
from frenzy.kernel.guide import Reason


class Wish(NamedTuple):
    """Something that could be paid for: a Part at hand, or a Destruction card on a slot."""

    need: Requirement
    card: str = ""
    slot: str = ""

    def reason(self, chance: float) -> Reason:
        key, values = ("odds-pay", {"card": self.card}) if self.card else ("odds-clear", {"slot": self.slot})
        return Reason(key, {**values, "percent": percent(chance)}, NEEDS[self.need.kind])


def wishes(state: State, without: int = NOWHERE) -> list[Wish]:
    """All that is for sale, less the Part that is discarded (W-7.1, W-10.2, W-12.2)."""
    cards = [card for card in state.available if card != without] if NOWHERE in state.wrecks else []
    cards += [card for card in state.upgrades if home_of(state, card) != NOWHERE]
    found = [Wish(requirement_for(card), card=PARTS[card].id) for card in cards]
    wrecked = [(slot, wreck) for slot, wreck in enumerate(state.wrecks) if wreck != NOWHERE]
    return found + [Wish(DESTRUCTION[wreck], slot=SLOTS[slot]) for slot, wreck in wrecked]


def reroll_odds(state: State, dice: tuple[int, ...], without: int = NOWHERE) -> list[Reason]:
    """What could be paid for after these dice have been rerolled: something new, and one thing after the other."""
    rest = list(state.pool)
    for die in dice:
        rest.remove(die)
    kept, now, scrap = pool_counts(rest), pool_counts(state.pool), state.scrap
    wanted = wishes(state, without)
    new = tuple({wish.need: None for wish in wanted if not can_complete(wish.need, (), now, scrap)})
    found: list[Reason] = []
    if new:
        chance = chance_to_pay_any(new, kept, len(dice), scrap)
        found.append(Reason("odds-new", {"percent": percent(chance), "count": len(dice)}, "W-13.1"))
    return found + [wish.reason(chance_to_pay(wish.need, kept, len(dice), scrap)) for wish in wanted]


@lru_cache(maxsize=1 << 14)
def chance_to_pay(need: Requirement, kept: Counts, dice: int, scrap: tuple[int, ...]) -> float:
    """The chance that the requirement can be met with the kept dice, so many new ones, and Scrap."""
    return chance_that(dice, kept, lambda counts: can_complete(need, (), counts, scrap))


@lru_cache(maxsize=1 << 10)
def chance_to_pay_any(needs: tuple[Requirement, ...], kept: Counts, dice: int, scrap: tuple[int, ...]) -> float:
    """The same for any of several things; who asks again is answered at once."""
    return chance_that(dice, kept, lambda counts: any(can_complete(need, (), counts, scrap) for need in needs))


def part_odds(state: State, card: int) -> list[Reason]:
    """The chance that a Part at hand becomes payable by one reroll of the dice that suit it best (W-13.1)."""
    id, need = PARTS[card].id, requirement_for(card)
    pool = pool_counts(state.pool)
    if can_complete(need, (), pool, state.scrap):
        return [Reason("odds-part-now", {"card": id}, NEEDS[need.kind])]
    if not state.pool or not any(other != card for other in state.available):
        return [Reason("odds-part-none", {"card": id}, "W-13.1")]
    chance, dice = best_reroll(need, pool, state.scrap)
    return [Reason("odds-part", {"card": id, "percent": percent(chance), "count": dice}, "W-13.1")]


@lru_cache(maxsize=1 << 8)
def best_reroll(need: Requirement, pool: Counts, scrap: tuple[int, ...]) -> tuple[float, int]:
    """The best chance, over all sets of dice that could be kept, and how many dice are rolled for it; fewest first."""
    kept = sorted(product(*(range(count + 1) for count in pool)), key=sum, reverse=True)
    found = [(chance_to_pay(need, counts, sum(pool) - sum(counts), scrap), sum(pool) - sum(counts)) for counts in kept]
    return max(found, key=lambda pair: round(pair[0], 9))
