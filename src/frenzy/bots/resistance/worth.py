"""What a table of Resistance is worth to the team.

A wound is worth about five points, an action about one. Goals come first, then everybody's life: one that falls is the
end. Enemies count by what they are about to do, power and cards by what they are good for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from frenzy.bots.resistance.errands import citizen_zones, errands
from frenzy.bots.resistance.forecast import Forecast, forecast
from frenzy.bots.resistance.walks import UNREACHED, walks
from frenzy.games.resistance.arms import attack_of
from frenzy.games.resistance.cards import NAMED, POWERS, SHEETS, SKILLS_AT
from frenzy.games.resistance.content.words import Cancel
from frenzy.games.resistance.ids import LEVEL_AT, MOB_TOUGHNESS, NOWHERE, PRIORITY, ZOMBIE
from frenzy.games.resistance.missions import MISSIONS
from frenzy.games.resistance.rules.attacks import bonus_of
from frenzy.games.resistance.rules.heroes import usable
from frenzy.games.resistance.state import HIDDEN, PEOPLE, REVEALED, State

WIN: Final = 2000.0
FALLEN: Final = 170.0

LEFT: Final = 4.0
"""What it is worth to have left by the exit, beside the health that nobody can take any more."""

GOAL: Final = 40.0
STEP: Final = 3.0
TRAIL: Final = 0.68
"""What a goal is worth that is met, an action's way to it, and for those who need not go there themselves."""
ORDER: Final[tuple[float, ...]] = (0.8, 0.8, 0.65, 0.4, 0.25)
"""How much the ways to errands count that anybody can do, the nearest first: not all are done at once."""
LONE: Final = 0.95
"""What it costs to be one action farther from the next companion."""

HEALTH: Final[tuple[float, ...]] = (0.0, 0.0, 11.5, 17.0, 20.5, 23.0)
"""What a hero's health is worth; the last one is worth most."""

MOB: Final[tuple[float, ...]] = (2.1, 3.9, 3.6)
NAMED_ONE: Final = 4.5
TOUGH: Final = 2.4
"""What an enemy costs while it stands; one with a name, and each point of its toughness."""
CLOSE: Final = 0.65
"""What it costs to have an enemy beside one after the Enemy Phase."""
WAITING: Final = 0.65
"""How much of the danger those can still avert who have not acted yet, if nobody has."""
LAIR: Final = 120.0
"""What it costs to have as many enemies in the lair as lose the game (Z-20.15)."""
LOSS: Final = 3.5
"""What it costs to lose a citizen."""
POWER: Final = 0.12
TRAIT: Final = 2.0
CITIZEN: Final = 10.0
LEVEL: Final[tuple[float, ...]] = (0.0, 0.9, 9.0, 18.0)
LEADING: Final = 0.5
"""What the highest danger level costs, since the cards that come are read at it; and every step towards the next."""
SKILL: Final[tuple[float, ...]] = (0.0, 4.0, 5.6, 7.2)
"""What a hero's own danger level brings."""
XP: Final = 0.2
SURPRISE: Final = 0.12
"""How likely those who stand close act once more, by a card, before they can be answered."""
PATIENCE: Final = 15
BOLDEST: Final = 0.04
"""After so many rounds danger counts less and less: behind a closed door nobody is hurt, and nothing is won."""
HURRY: Final = 3.0
"""Then ways count more and more, up to so many times as much."""
NEEDED: Final = 220.0
"""What it costs to lose a citizen without whom the mission cannot be won."""
POINT: Final = 3.0
"""What it costs to stand on a spawn point that draws."""
AIM: Final = 0.6
"""What an enemy in reach is worth, of what it is worth to eliminate it, while actions are left."""
IN_MY_FACE: Final = 3.8
HUNGER: Final[tuple[float, ...]] = (0.0, 0.5, 0.6, -4.0, -10.0)


CANCELS: Final = frozenset(power.number for power in POWERS if isinstance(power.does, Cancel))
RED_MISSIONS: Final = frozenset(
    mission.id for mission in MISSIONS for block in mission.goals for goal in block if goal.kind == "all_red"
)
"""Where experience is a goal."""


class Terms(NamedTuple):
    """What a table is worth, by what it is worth for."""

    goals: float
    ways: float
    health: float
    danger: float
    enemies: float
    cards: float
    people: float
    level: float


def worth(state: State) -> float:
    """How good the table is for the team."""
    if state.result:
        return WIN - 5.0 * state.round if state.result == "won" else -WIN
    return sum(terms(state))


def terms(state: State) -> Terms:
    """How good it is, and for what."""
    ahead = forecast(state)
    goals, ways = way_to_go(state)
    health = cards = 0.0
    for hero in range(state.heroes):
        health += health_worth(state, hero)
        cards += cards_worth(state, hero)
    return Terms(
        -goals,
        -ways * min(HURRY, 1.0 + delay(state)),
        health,
        -danger_cost(state, ahead),
        -enemies_cost(state),
        cards,
        people_worth(state),
        0.0 if state.mission.id in RED_MISSIONS else -level_cost(state),
    )


def delay(state: State) -> float:
    """How long it has taken beyond what is patient."""
    return max(0, state.round - PATIENCE) / PATIENCE


def level_cost(state: State) -> float:
    """What the experience of the leading hero costs: the more, the more enemies each card brings (Z-8.7)."""
    most = max([state.xp[hero] for hero in range(state.heroes) if state.zone[hero] != NOWHERE], default=0)
    return LEVEL[state.danger()] + LEADING * max(0, most - LEVEL_AT[1])


# -- goals ------------------------------------------------------------------------------------------------------


def way_to_go(state: State) -> tuple[float, float]:
    """How much is left to do, and how far it is to where it is done, in points."""
    left = errands(state)
    distance = walks(state)
    heroes = [hero for hero in range(state.heroes) if state.zone[hero] != NOWHERE]
    stuck = [0.6 * state.enemies_in(state.zone[hero]) for hero in heroes]
    goals, cost = GOAL * left.later, 0.0
    nearest = [float(UNREACHED)] * len(heroes)
    ways: list[float] = []
    for errand in left.errands:
        far = distance.to(errand.zone)
        least = float(UNREACHED)
        for place, hero in enumerate(heroes):
            if errand.who and not errand.who >> hero & 1:
                continue
            value = far[state.zone[hero]] + stuck[place]
            least = min(least, value)
            nearest[place] = min(nearest[place], value)
        goals += errand.part * GOAL
        if errand.who:
            cost += STEP * least
        else:
            ways.append(errand.part * least)
    for zone in left.search:
        far = distance.to(zone)
        least = float(UNREACHED)
        for place, hero in enumerate(heroes):
            value = far[state.zone[hero]] + stuck[place]
            least = min(least, value)
            nearest[place] = min(nearest[place], value)
        goals += left.found
        ways.append(least)
    ways.sort()
    for place, least in enumerate(ways):
        cost += STEP * least * (ORDER[place] if place < len(ORDER) else ORDER[-1])
    if left.each:
        cost += each_way(state, left.each)
    for value in nearest:
        if value < UNREACHED:
            cost += TRAIL * value
    return goals, cost + lone_cost(state, heroes)


def lone_cost(state: State, heroes: list[int]) -> float:
    """Who is far from all others has nobody to help."""
    cost = 0.0
    if len(heroes) > 1:
        distance, zones = walks(state), state.zone
        for hero in heroes:
            far, least = distance.to(zones[hero]), UNREACHED
            for other in heroes:
                if other != hero:
                    least = min(least, far[zones[other]])
            cost += LONE * max(0, least - 1)
    return cost


def each_way(state: State, lacking: list[int]) -> float:
    """The ways of heroes to citizens, a different one for each."""
    distance, zones = walks(state), citizen_zones(state)
    pairs = sorted(
        (distance.to(zone)[state.zone[hero]], hero, place)
        for hero in lacking
        if state.zone[hero] != NOWHERE
        for place, zone in enumerate(zones)
    )
    cost, heroes, places = 0.0, set[int](), set[int]()
    for far, hero, place in pairs:
        if hero not in heroes and place not in places:
            heroes.add(hero)
            places.add(place)
            cost += STEP * far
    return cost


# -- heroes -----------------------------------------------------------------------------------------------------


def health_worth(state: State, hero: int) -> float:
    """Health, and to be out of danger."""
    if state.left >> hero & 1:
        return HEALTH[3] + LEFT
    return -FALLEN if state.zone[hero] == NOWHERE else HEALTH[state.health[hero]]


def cards_worth(state: State, hero: int) -> float:
    """Power or hunger, cards and experience."""
    if state.zone[hero] == NOWHERE:
        return 0.0
    value = HUNGER[state.power[hero]] if state.mode == ZOMBIE else POWER * state.power[hero]
    value += TRAIT * len(state.traits[hero])
    if state.citizen[hero] != NOWHERE:
        value += CITIZEN
    xp = state.xp[hero]
    if state.mission.id in RED_MISSIONS:
        return value + 0.7 * xp + 2.0 * state.danger_of(hero)
    return value + XP * min(xp, LEVEL_AT[1]) + SKILL[state.danger_of(hero)]


def people_worth(state: State) -> float:
    """Citizens of the board: those in the open are soon lost, and each loss costs every hero power and a card."""
    if state.mode == ZOMBIE:
        return 0.0
    value = 0.0
    distance = walks(state)
    free = [hero for hero in range(state.heroes) if state.zone[hero] != NOWHERE and state.citizen[hero] == NOWHERE]
    for card in range(PEOPLE):
        if state.card_is[card] in (REVEALED, HIDDEN):
            far = distance.to(state.card_at[card])
            value += 1.5 - 0.15 * min([far[state.zone[hero]] for hero in free], default=8)
    return value


# -- enemies ----------------------------------------------------------------------------------------------------


def enemies_cost(state: State) -> float:
    """Enemies, whatever they do next: on floors where they sleep as well, or nobody would dare to go there."""
    cost = sum([count * MOB[kind] for _, kind, count in state.crowds()])
    for who, zone in enumerate(state.named):
        if zone != NOWHERE and not state.lying >> who & 1:
            cost += NAMED_ONE + TOUGH * NAMED[who].toughness
    return cost


def danger_cost(state: State, ahead: Forecast) -> float:
    """Wounds that stand to be taken in the next Enemy Phase, and who will stand close after it."""
    waiting = sum(state.zone[hero] != NOWHERE and not state.activated >> hero & 1 for hero in range(state.heroes))
    sure = 1.0 - WAITING * waiting / state.heroes if state.phase == "players" else 1.0
    sure *= max(BOLDEST, 1.0 - delay(state))
    cost = 0.0
    for zone, wounds in ahead.blows.items():
        heroes = state.heroes_in(zone)
        cost += sure * (wounds_cost(state, heroes, wounds) if heroes else loss_of(state, zone))
    for zone, many in ahead.close.items():
        heroes = state.heroes_in(zone)
        if not heroes:
            cost += SURPRISE * loss_of(state, zone)
        else:
            cost += sure * (CLOSE * many + SURPRISE * wounds_cost(state, heroes, many + ahead.blows.get(zone, 0.0)))
    for number, zone in enumerate(state.point_at):
        if state.awake >> number & 1:
            cost += POINT * sum(state.zone[hero] == zone for hero in range(state.heroes) if state.activated >> hero & 1)
    if state.mission.lair is not None:
        inside = sum(state.enemies_in(zone) for zone in state.mission.lair_zones) / state.mission.lair.n
        cost += LAIR * min(1.0, inside) ** 2
    return cost


def loss_of(state: State, zone: int) -> float:
    """What it costs to lose a citizen of a zone."""
    return NEEDED if any(is_needed(state, card) for card in state.citizens_in(zone)) else LOSS


def is_needed(state: State, card: int) -> bool:
    """Without this citizen the mission is lost, or farther away."""
    mission = state.mission
    if card in mission.lost_if_devoured:
        return True
    if card in mission.charging_citizens:
        return not state.charged
    return card in mission.needed_citizens and not state.rescued >> card & 1


def wounds_cost(state: State, heroes: list[int], wounds: float) -> float:
    """So many wounds for the heroes of a zone, given to whoever bears them best."""
    left = [state.health[hero] for hero in heroes]
    cost = 0.0
    spare = sum(shields(state, hero) for hero in heroes)
    kept = min(wounds, float(spare))
    cost += 2.0 * kept
    wounds -= kept
    while wounds > 0.01:
        place = left.index(max(left))
        if not left[place]:
            return cost + 8.0
        part = min(1.0, wounds)
        left[place] -= 1
        loss = HEALTH[left[place] + 1] - HEALTH[left[place]] if left[place] else FALLEN
        cost += part * loss
        wounds -= part
    return cost


def shields(state: State, hero: int) -> int:
    """How many wounds a hero can cancel."""
    card = state.citizen[hero]
    count = int(card != NOWHERE and not is_needed(state, card))
    if state.traits[hero] or SKILLS_AT[state.team[hero]][state.danger_of(hero)].get("when_wounded"):
        count += sum(power in CANCELS for power in usable(state, hero, "when_wounded"))
    return count


# -- what is about to be done -----------------------------------------------------------------------------------


def accuracy_of(state: State, hero: int, attack: int) -> int:
    """The face that hits."""
    return max(2, attack_of(attack).accuracy - bonus_of(state, hero, attack))


def eagerness(state: State) -> float:
    """What enemies in reach are worth to a hero who has actions left: they are as good as half gone."""
    hero = state.active
    if state.result or hero == NOWHERE or not state.actions_left or state.zone[hero] == NOWHERE:
        return 0.0
    attack, here = SHEETS[state.team[hero]].attack, state.zone[hero]
    if attack.most:
        seen = state.ways().seen(here)
        zones = [zone for zone in seen if attack.least <= seen[zone] <= attack.most]
    else:
        zones = [here]
    hits = (7 - attack.accuracy) / 6 * (state.actions_left * attack.dice + state.power[hero])
    best = 0.0
    for zone in zones:
        if state.mobs_in(zone):
            best = max(best, spoils(state, zone, hits, is_here=zone == here))
    return AIM * best


def spoils(state: State, zone: int, hits: float, *, is_here: bool) -> float:
    """What so many hits are worth on a zone."""
    value = 0.0
    for kind in PRIORITY:
        many = min(float(state.count_of(kind, zone)), hits / MOB_TOUGHNESS[kind])
        hits -= many * MOB_TOUGHNESS[kind]
        value += many * (MOB[kind] + (IN_MY_FACE if is_here else 0.8))
    return value
