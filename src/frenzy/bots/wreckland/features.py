"""What a table shows, in numbers: the drivers' judgement is a weighted sum of them.

White dice are left out: what they may still bring is worked out elsewhere. Red dice that are still to come count by the
enemies that can answer them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from frenzy.games.wreckland.cards import ENEMIES, PARTS, Part
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.ids import MILLER, NOWHERE, OPEN, RED, RUDD3R, SIDE
from frenzy.games.wreckland.rules.foes import IS_BOSS
from frenzy.games.wreckland.state import State

NAMES: Final = (
    "core",  # hearts of the Core that are left
    "last core",  # the last three of them
    "scrap",
    "first scrap",
    "parts",  # that work
    "hearts",  # that they have left
    "frail",  # Parts with one heart left
    "shields",
    "hits",  # about the damage that Parts deal in a Turn
    "weakest side",  # that of the side that deals least
    "mends",
    "tricks",
    "spikes",
    "Rudd3r's spikes",
    "Miller's hits",
    "wrecks",
    "bare sides",  # without a Part: attacks go through to the Core (W-19.3)
    "upgrades",  # that lie beside the vehicle
    "enemies",  # more for those with an ability that does harm
    "enemy hearts",
    "idle hearts",  # of enemies where no Part can hit
    "mini-bosses",
    "mini-boss hearts",
    "boss hearts",
    "company",  # enemies that guard the boss
    "through",  # damage to the Core if every enemy acts
    "soon through",  # the same one Section further
    "survived",  # Canyon cards
    "threat",  # 1 if a Decree would be carried out now; none before the first red die, when it is a new one
    "behind",  # 1 once the Run phase is over
)
Value = Callable[[Part, words.Effect], float]
LAST: Final = 3
BARE: Final = 3
HOLES: Final = tuple(tuple(sum(not mask >> slot & 1 for slot in side) for side in SIDE) for mask in range(256))
"""By mask of working Parts and Section: the slots of that side that hold none."""

# -- by card --------------------------------------------------------------------------------------------------


def hit_of(part: Part, word: words.Effect) -> float:
    """About how much damage an effect deals in one use, with a die that may or may not match exactly."""
    plus = part.plus * exactness(part)
    match word:
        case words.Single():
            return word.n + plus + 1.7 * word.per_enemy + 0.6 * word.vs_damaged + 0.3 * word.pierce
        case words.Double():
            return word.n[0] + plus + 0.8 * (word.n[1] + plus)
        case words.Area():
            return 1.7 * (word.n + plus)
        case words.Luck():
            return 2.0
        case words.Transfer():
            return 1.0
        case _:
            return 0.0


def mend_of(_: Part, word: words.Effect) -> float:
    """How much damage an effect repairs."""
    return float(word.n) if isinstance(word, words.Repair) else 0.0


def trick_of(_: Part, word: words.Effect) -> float:
    """1 for an effect that neither hits nor repairs."""
    return 0.0 if isinstance(word, words.Shot | words.Transfer | words.Repair) else 1.0


def best_of(value: Value, part: Part, word: words.Effect) -> float:
    """What an effect brings; of several to choose from, the best."""
    if isinstance(word, words.Choose):
        return max(sum(best_of(value, part, effect) for effect in option) for option in word.options)
    return value(part, word)


def exactness(part: Part) -> float:
    """How often a die that can be used matches exactly."""
    return len(part.values) / (7 - part.lowest)


def readiness(part: Part) -> float:
    """How easily its effects are had in a Turn, and how often."""
    return sqrt((7 - part.lowest) / 6) * (0.0, 1.0, 1.6, 2.0)[min(3, len(part.dice))]


def in_turn(part: Part, value: Value) -> float:
    """What a Part brings in a Turn: damage, repairs, or tricks."""
    total = 0.0
    for chance, effects in ((1.0, part.effects), (exactness(part), part.exact)):
        total += sum(chance * best_of(value, part, part.words[index]) for index in effects)
    return total * readiness(part)


HITS: Final = tuple(in_turn(part, hit_of) for part in PARTS)
MENDS: Final = tuple(in_turn(part, mend_of) for part in PARTS)
TRICKS: Final = tuple(in_turn(part, trick_of) for part in PARTS)
SHIELDS: Final = tuple(float(part.shield) for part in PARTS)
MILLER_HITS: Final = tuple(exactness(part) * (part.lowest < 7) for part in PARTS)
RESISTANCE: Final = tuple(part.resistance for part in PARTS)
FOE_RESISTANCE: Final = tuple(foe.resistance for foe in ENEMIES)
FOE_TOUGHNESS: Final = tuple(1.0 + 0.5 * foe.shield for foe in ENEMIES)
ADDED_HIT: Final[dict[words.Ability | None, float]] = {"drum": 1.5, "pack": 1.2, "rage": 0.7, "pierce": 0.3}
"""What an ability adds to the damage that is to be expected of an enemy, by itself or through others (W-34)."""
MENACE: Final[dict[words.Ability | None, float]] = {
    "drum": 1.5, "cover": 1.5, "reinforce": 2.0, "heal_all": 1.3, "dazzle": 1.5, "jam": 1.3, "snatch": 1.3,
    "pack": 1.2, "prowl": 1.2, "weakest": 1.2, "guard": 1.2, "lead": 1.1, "rage": 1.1,
}  # fmt: skip
"""How much an enemy counts for what it does besides its attack (W-34); 1 for most."""
FOE_HIT: Final = tuple(float(sum(foe.attack.amounts)) + ADDED_HIT.get(foe.ability, 0.0) for foe in ENEMIES)
FOE_MENACE: Final = tuple(MENACE.get(foe.ability, 1.0) for foe in ENEMIES)
FOE_DICE: Final = tuple(float(len(foe.dice)) for foe in ENEMIES)
IS_AREA: Final = tuple(isinstance(foe.attack, words.EverySlot) for foe in ENEMIES)
IS_MINI: Final = tuple(foe.rank != "enemy" for foe in ENEMIES)

# -- of a table -----------------------------------------------------------------------------------------------


class Judgement:
    """A weight for each feature. What belongs to a card is summed up beforehand: tables are weighed all the time."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.core = weights["core"]
        self.last_core = weights["last core"]
        self.scrap = weights["scrap"]
        self.first_scrap = weights["first scrap"]
        self.heart = weights["hearts"]
        self.frail = weights["frail"]
        self.weakest = weights["weakest side"]
        self.spikes = weights["spikes"]
        self.rudder = weights["Rudd3r's spikes"]
        self.wreck = weights["wrecks"]
        self.bare = weights["bare sides"]
        self.upgrade = weights["upgrades"]
        self.idle = weights["idle hearts"]
        self.boss_heart = weights["boss hearts"]
        self.company = weights["company"]
        self.through = weights["through"]
        self.soon = weights["soon through"]
        self.survived = weights["survived"]
        self.threat = weights["threat"]
        self.behind = weights["behind"]
        self.base = weights["base"]
        self.parts = [
            weights["parts"] + weights["hearts"] * RESISTANCE[card] + weights["shields"] * SHIELDS[card]
            + weights["hits"] * HITS[card] + weights["mends"] * MENDS[card] + weights["tricks"] * TRICKS[card]
            for card in range(len(PARTS))
        ]  # fmt: skip
        self.miller = [weights["Miller's hits"] * hits for hits in MILLER_HITS]
        self.foes = [
            weights["mini-bosses" if is_mini else "enemies"] * menace
            for is_mini, menace in zip(IS_MINI, FOE_MENACE, strict=True)
        ]
        self.foe_hearts = [weights["mini-boss hearts" if is_mini else "enemy hearts"] for is_mini in IS_MINI]

    def weigh(self, state: State) -> float:
        """The weighted sum of what the table shows; outside a Run phase there are no enemies."""
        left = state.vehicle.core - state.core
        total = self.base + self.core * left + self.last_core * min(left, LAST) + self.upgrade * len(state.upgrades)
        if state.scrap:
            total += self.first_scrap + self.scrap * len(state.scrap)
        power = [0.0] * 8
        spikes = mask = 0
        for slot in range(8):
            if state.wrecks[slot] != NOWHERE:
                total += self.wreck
                continue
            card = state.cards[slot]
            if card == NOWHERE:
                continue
            mask |= 1 << slot
            damage = state.damage[slot]
            total += self.parts[card] - self.heart * damage
            if damage + 1 == RESISTANCE[card]:
                total += self.frail
            if state.hero == MILLER:
                total += self.miller[card]
            power[slot] = HITS[card]
            spikes += state.spikes[slot].bit_count()
        total += (self.spikes + self.rudder if state.hero == RUDD3R else self.spikes) * spikes
        holes = HOLES[mask]
        for hole in holes:
            if hole == BARE:
                total += self.bare
        by_side = [power[0] + power[1] + power[2], power[2] + power[3] + power[4],
                   power[4] + power[5] + power[6], power[6] + power[7] + power[0]]  # fmt: skip
        total += self.weakest * min(by_side)
        return total + (self.weigh_foes(state, holes, by_side) if state.phase == "run" else self.behind)

    def weigh_foes(self, state: State, holes: tuple[int, ...], by_side: list[float]) -> float:
        """The same for the enemies in play."""
        total = 0.0
        fresh = state.step in (0, 1, 6)
        reds = 3 if fresh else sum([die >= RED for die in state.pool])
        for foe in state.foes:
            section = state.where[foe]
            left = FOE_TOUGHNESS[foe] * (FOE_RESISTANCE[foe] - state.hurt[foe])
            answers = FOE_DICE[foe]
            if not fresh:
                answers -= reds / 3 * (answers - state.foe_dice[foe].count(OPEN))
            following = (section + 1) % 4
            if IS_AREA[foe]:
                open_to = self.through * holes[section] + self.soon * holes[following]
            else:
                open_to = (self.through if holes[section] == BARE else 0.0) + (
                    self.soon if holes[following] == BARE else 0.0
                )
            total += open_to * answers * FOE_HIT[foe]
            if IS_BOSS[foe]:
                second = state.board.second_side
                if second not in (NOWHERE, foe):
                    left += FOE_TOUGHNESS[second] * FOE_RESISTANCE[second]
                total += self.boss_heart * left
                if state.special.protects(state, foe):
                    total += self.company * sum([state.where[other] == section for other in state.foes])
                continue
            total += self.foes[foe] + self.foe_hearts[foe] * left
            if by_side[section] == 0.0:
                total += self.idle * left
        if state.board.special == "canyon":
            total += self.survived * state.survived
        if state.step > 1 and state.special.is_threat(state):
            total += self.threat
        return total


NOTHING: Final = dict.fromkeys((*NAMES, "base"), 0.0)
ONE_BY_ONE: Final = tuple(Judgement({**NOTHING, name: 1.0}) for name in NAMES)


def features(state: State) -> list[float]:
    """The numbers of a table, in the order of NAMES."""
    return [judgement.weigh(state) for judgement in ONE_BY_ONE]
