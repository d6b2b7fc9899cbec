"""The sheets and cards as the rules use them: numbered, with what follows from their data worked out once.

A power is one ability of one skill, trait or citizen; every power has a number of its own, so that two skills with the
same word are still told apart. No other module than this, `board` and `missions` reads the content files.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from frenzy.games.resistance.content import facts
from frenzy.games.resistance.content.words import Ability, AnyWord, Limit, When
from frenzy.games.resistance.ids import CHARACTER_OF, CHARACTERS, LEVELS, MOB_OF, MODES, NOWHERE, WHENS

Source = Literal["skill", "trait", "citizen"]


class Attack(Struct, frozen=True):
    id: str
    is_ranged: bool
    least: int
    most: int
    dice: int
    accuracy: int


class Power(Struct, frozen=True):
    """An ability, and the skill, trait or citizen that it is of."""

    number: int
    id: str
    source: Source
    does: AnyWord
    when: When
    limit: Limit
    power: int
    hunger: int


class Sheet(Struct, frozen=True):
    """A hero's sheet; of each danger level the skill and its powers."""

    number: int
    id: str
    is_zombie: bool
    health: int
    attack: Attack
    skills: tuple[tuple[str, tuple[int, ...]], ...]


class Citizen(Struct, frozen=True):
    number: int
    id: str
    kind: Literal["citizen", "secret_mission", "too_late"]
    is_fighter: bool


class Named(Struct, frozen=True):
    """The enemy card of a character."""

    number: int
    id: str
    toughness: int
    knacks: frozenset[str]


class SpawnCard(Struct, frozen=True):
    """A spawn card; `zombie_…` is what a special card is in Zombie Mode."""

    id: str
    kind: str
    mob: int
    counts: tuple[int, int, int, int]
    special: str
    zombie_special: str
    zombie_counts: tuple[int, int, int, int]
    zombie_mob: int


class ObjectUse(Struct, frozen=True):
    """What an object does in one of its states; with 0 dice, one for each enemy that counts."""

    id: str
    least: int
    most: int
    dice: int
    accuracy: int
    hits: int
    spares_named: bool
    then: int  # the next state, or NOWHERE: it is removed


class Object(Struct, frozen=True):
    """An Interactive Object (Z-19.7). Its states are numbered in the order of its card."""

    number: int
    id: str
    states: tuple[str, ...]
    uses: tuple[ObjectUse, ...]
    start: int


# -- powers -----------------------------------------------------------------------------------------------------


def is_of(power: Power, mode: int) -> bool:
    """Whether a power belongs to that mode."""
    if power.source == "skill":
        return SHEETS[POWER_SHEET[power.number]].is_zombie == bool(mode)
    return power.number in (TRAIT_POWER[mode] if power.source == "trait" else CITIZEN_POWER[mode])


numbered: list[Power] = []


def number_powers(source: Source, id: str, abilities: Iterable[Ability]) -> tuple[int, ...]:
    """Give these abilities the next numbers."""
    first = len(numbered)
    for does in abilities:
        numbered.append(Power(len(numbered), id, source, does.does, does.when, does.limit, does.power, does.hunger))
    return tuple(range(first, len(numbered)))


def attack_of(fact: facts.AttackFact) -> Attack:
    return Attack(fact.id, fact.type == "ranged", fact.range[0], fact.range[1], fact.dice, fact.accuracy)


def sheet_of(number: int, fact: facts.HeroFact, *, is_zombie: bool) -> Sheet:
    skills = tuple(
        (skill.id, number_powers("skill", skill.id, skill.abilities))
        for skill in (fact.blue, fact.yellow, fact.orange, fact.red)
    )
    return Sheet(number, fact.id, is_zombie, fact.health, attack_of(fact.attack), skills)


def by_when(powers: Iterable[int]) -> dict[str, tuple[int, ...]]:
    """These powers by the window that they are used in."""
    found: dict[str, tuple[int, ...]] = {}
    for power in powers:
        when = numbered[power].when
        found[when] = (*found.get(when, ()), power)
    return {when: found[when] for when in WHENS if when in found}


# -- sheets -----------------------------------------------------------------------------------------------------

SHEETS: Final = tuple(
    sheet_of(CHARACTER_OF[fact.id], fact, is_zombie=is_zombie)
    for is_zombie, sheets in ((False, facts.read_heroes()), (True, facts.read_zombies()))
    for fact in sheets
)
DEVOUR: Final = Attack("devour", is_ranged=False, least=0, most=0, dice=1, accuracy=4)  # Z-21.3

SKILL_IDS: Final = tuple(id for sheet in SHEETS for id, _ in sheet.skills)
"""Skill `4 * sheet + level`; `plus_1_action` is on every sheet."""
SKILL_POWERS: Final = tuple(powers for sheet in SHEETS for _, powers in sheet.skills)
SKILL_SHEET: Final = tuple(sheet.number for sheet in SHEETS for _ in LEVELS)
SKILL_LEVEL: Final = tuple(level for _ in SHEETS for level in range(len(LEVELS)))
SKILL_OF: Final = {id: skill for skill, id in enumerate(SKILL_IDS)}
"""The skill of a name, the last of that name."""

SKILLS_AT: Final = tuple(
    tuple(by_when(power for _, powers in sheet.skills[: level + 1] for power in powers) for level in range(len(LEVELS)))
    for sheet in SHEETS
)
"""By sheet and danger level: the powers that are unlocked, by the window that they are used in (Z-8.2)."""

# -- traits -----------------------------------------------------------------------------------------------------

TRAIT_FACTS: Final = (facts.read_traits(), facts.read_hungers())

TRAIT_IDS: Final = tuple(dict.fromkeys(fact.id for deck in TRAIT_FACTS for fact in deck))
"""Those of Heroic Mode, then those that only Zombie Mode has."""
TRAIT_OF: Final = {id: trait for trait, id in enumerate(TRAIT_IDS)}


def trait_powers(deck: tuple[facts.TraitFact, ...]) -> tuple[int, ...]:
    powers = {fact.id: number_powers("trait", fact.id, (fact.ability,))[0] for fact in deck}
    return tuple(powers.get(id, NOWHERE) for id in TRAIT_IDS)


TRAIT_POWER: Final = tuple(trait_powers(deck) for deck in TRAIT_FACTS)
TRAIT_DECK: Final = tuple(tuple(TRAIT_OF[fact.id] for fact in deck for _ in range(fact.copies)) for deck in TRAIT_FACTS)

# -- citizens ---------------------------------------------------------------------------------------------------

CITIZEN_FACTS: Final = facts.read_citizens()

CITIZENS: Final = tuple(Citizen(number, fact.id, fact.kind, fact.fighter) for number, fact in enumerate(CITIZEN_FACTS))
CITIZEN_IDS: Final = tuple(card.id for card in CITIZENS)
CITIZEN_OF: Final = {card.id: card.number for card in CITIZENS}
SECRET_MISSIONS: Final = tuple(card.number for card in CITIZENS if card.kind == "secret_mission")
TOO_LATE: Final = tuple(card.number for card in CITIZENS if card.kind == "too_late")


def citizen_power(id: str, ability: Ability | None) -> int:
    return NOWHERE if ability is None else number_powers("citizen", id, (ability,))[0]


CITIZEN_POWER: Final = (
    tuple(citizen_power(fact.id, fact.ability) for fact in CITIZEN_FACTS),
    tuple(citizen_power(fact.id, fact.zombie) for fact in CITIZEN_FACTS),
)

POWERS: Final = tuple(numbered)

POWER_SHEET: Final = {power: sheet.number for sheet in SHEETS for _, powers in sheet.skills for power in powers}
"""The sheet that a skill's power is on."""

USED: Final = tuple(
    {power.id: power.number for power in POWERS if (power.when != "always" or power.limit) and is_of(power, mode)}
    for mode in (0, 1)
)
"""By mode: the powers that are used or used up, by the name of their card or skill."""

# -- named enemies and spawn cards ------------------------------------------------------------------------------

NAMED_FACTS: Final = {fact.id: fact for fact in facts.read_named()}

NAMED: Final = tuple(
    Named(number, id, NAMED_FACTS[id].toughness, frozenset[str](NAMED_FACTS[id].knacks))
    for number, id in enumerate(CHARACTERS)
)


def spawn_card(fact: facts.SpawnFact) -> SpawnCard:
    return SpawnCard(
        id=fact.id,
        kind=fact.kind,
        mob=MOB_OF[fact.enemy] if fact.enemy else NOWHERE,
        counts=fact.counts,
        special=fact.special or "",
        zombie_special=fact.zombie or "",
        zombie_counts=fact.zombie_counts,
        zombie_mob=MOB_OF[fact.zombie_enemy] if fact.zombie_enemy else NOWHERE,
    )


SPAWN: Final = tuple(spawn_card(fact) for fact in facts.read_spawn())
SPAWN_IDS: Final = tuple(card.id for card in SPAWN)
SPAWN_OF: Final = {id: card for card, id in enumerate(SPAWN_IDS)}
HIDDEN_CITIZEN_CARDS: Final = tuple(card for card, found in enumerate(SPAWN) if found.kind == "hidden_citizen")
NAMED_CARDS: Final = tuple(card for card, found in enumerate(SPAWN) if found.kind == "named")

# -- Interactive Objects ----------------------------------------------------------------------------------------


def object_of(number: int, fact: facts.ObjectFact) -> Object:
    states = tuple(fact.states)
    uses = tuple(
        ObjectUse(
            id=use.id,
            least=use.range[0],
            most=use.range[1],
            dice=use.dice,
            accuracy=use.accuracy,
            hits=use.hits,
            spares_named=use.spares_named,
            then=states.index(use.then) if use.then else NOWHERE,
        )
        for use in fact.states.values()
    )
    return Object(number, fact.id, states, uses, states.index(fact.start))


OBJECTS: Final = tuple(object_of(number, fact) for number, fact in enumerate(facts.read_objects()))
OBJECT_IDS: Final = tuple(found.id for found in OBJECTS)
OBJECT_OF: Final = {found.id: found.number for found in OBJECTS}

assert tuple(sheet.id for sheet in SHEETS) == CHARACTERS, "the sheets are not in the order of CHARACTERS"
assert len(MODES) == len(TRAIT_POWER) == len(CITIZEN_POWER)
