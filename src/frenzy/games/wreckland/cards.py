"""The cards as the rules use them: numbered, with what follows from their data worked out once.

A card is a number: Parts (base, those of the envelopes in order, printed Parts, Upgrades) in `PARTS`, enemies (base,
those of the envelopes, mini-bosses, bosses) in `ENEMIES`. No other module reads the content files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from frenzy.games.wreckland.content import facts
from frenzy.games.wreckland.content.words import AnyLine, Bonus, Choose, Effect, Plus, RamPlus
from frenzy.games.wreckland.ids import DICE, NOWHERE, SECTION_OF, SECTIONS, SLOT_OF, SLOTS, VALUE, pointing
from frenzy.games.wreckland.rulings import R5_QUARTER_TURNS


class Vehicle(Struct, frozen=True):
    id: str
    name: str
    core: int
    printed: tuple[int, ...]
    upgrades: tuple[int, ...]


class CanyonCard(Struct, frozen=True):
    id: str
    name: str
    options: tuple[AnyLine, AnyLine]


class RoadCard(Struct, frozen=True):
    """A special card of an envelope, other than those of the canyon: a Storm card or a Decree."""

    id: str
    name: str
    chapter: int
    fact: facts.RoadFact


class Wording:
    """The effects of a card, numbered as they come; those of an alternative before the choice that they belong to."""

    def __init__(self) -> None:
        self.words: list[Effect] = []
        self.options: list[tuple[tuple[int, ...], ...]] = []

    def add(self, effects: Iterable[Effect]) -> tuple[int, ...]:
        """Number these effects; their numbers."""
        return tuple([self.add_one(word) for word in effects])

    def add_one(self, word: Effect) -> int:
        options = tuple([self.add(option) for option in word.options]) if isinstance(word, Choose) else ()
        self.words.append(word)
        self.options.append(options)
        return len(self.words) - 1


class Part:
    """A Part. `effects` and `exact` are numbers of its words; "+" bonuses are summed up in `plus` and `ram_plus`.

    Of a word that is a choice, `options` has the numbers of the words of each alternative.
    A die slot is called by its value in `dice`: of a range, the first that it shows; the last one is in `ends`.
    """

    def __init__(self, fact: facts.PartFact, number: int, chapter: int = 0) -> None:
        wording = Wording()
        spans = [facts.span(shown) for shown in fact.dice]
        self.fact = fact
        self.number = number
        self.id = fact.id
        self.name = fact.name
        self.resistance = fact.resistance
        self.dice = tuple(first for first, _ in spans)
        self.ends = tuple(last for _, last in spans)
        self.values = tuple(sorted({value for first, last in spans for value in range(first, last + 1)}))
        self.lowest = self.values[0]
        self.shield = fact.shield
        self.effects = wording.add(fact.effects)
        self.first_bonus = len(wording.words)  # the words from here on belong to an exact match
        self.exact = wording.add(word for word in fact.exact if not isinstance(word, Bonus))
        self.words = tuple(wording.words)
        self.options = tuple(wording.options)  # by word
        self.plus = sum(word.n for word in fact.exact if isinstance(word, Plus))
        self.ram_plus = sum(word.n for word in fact.exact if isinstance(word, RamPlus))
        self.requirement = fact.install
        spikes = "".join(fact.spikes)
        self.places = tuple(pointing(spikes, slot, R5_QUARTER_TURNS) for slot in range(len(SLOTS)))  # for them, by slot
        self.chapter = chapter
        self.vehicle = fact.vehicle
        self.slot = NOWHERE if fact.slot is None else SLOT_OF[fact.slot]
        self.toward = sum(1 << SECTION_OF[section] for section in fact.spikes_toward)  # of a printed Part
        self.on = fact.on


class Enemy:
    """An enemy, a mini-boss (rank `mini`) or a boss."""

    def __init__(self, fact: facts.EnemyFact, number: int, chapter: int = 0, rank: str = "enemy") -> None:
        self.fact = fact
        self.number = number
        self.id = fact.id
        self.name = fact.name
        self.resistance = fact.resistance
        self.dice = fact.dice
        self.attack = fact.attack
        self.shield = fact.shield
        self.explosive = fact.explosive
        self.ability = fact.ability
        self.chapter = chapter
        self.rank = rank
        self.section = NOWHERE if fact.section is None else SECTION_OF[fact.section]
        self.rounds = fact.rounds


def table_of(table: dict[str, AnyLine]) -> tuple[AnyLine, ...]:
    return tuple(table[face] for face in "123456")


def all_parts() -> tuple[Part, ...]:
    vehicles = facts.read_vehicles()
    found = [(fact, 0) for fact in facts.read_parts()]
    found += [(fact, chapter.chapter) for chapter in facts.read_chapters() for fact in chapter.new_parts]
    found += [(fact, 0) for fact in (*vehicles.printed, *vehicles.upgrades)]
    return tuple(Part(fact, number, chapter) for number, (fact, chapter) in enumerate(found))


def all_enemies() -> tuple[Enemy, ...]:
    chapters = facts.read_chapters()
    found = [(fact, 0, "enemy") for fact in facts.read_enemies()]
    found += [(fact, chapter.chapter, "enemy") for chapter in chapters for fact in chapter.new_enemies]
    found += [(fact, chapter.chapter, "mini") for chapter in chapters for fact in chapter.mini_bosses]
    for chapter in chapters:
        sides = [chapter.boss] + ([chapter.boss.second_side] if chapter.boss.second_side else [])
        found += [(side, chapter.chapter, "boss") for side in sides]
    return tuple(Enemy(fact, number, chapter, rank) for number, (fact, chapter, rank) in enumerate(found))


PARTS: Final = all_parts()
ENEMIES: Final = all_enemies()
PART_IDS: Final = tuple(card.id for card in PARTS)
ENEMY_IDS: Final = tuple(card.id for card in ENEMIES)
PART_OF: Final = {card.id: card.number for card in PARTS}
ENEMY_OF: Final = {card.id: card.number for card in ENEMIES}


def all_vehicles() -> tuple[Vehicle, ...]:
    def cards(vehicle: str, rows: Sequence[facts.PartFact]) -> tuple[int, ...]:
        return tuple(PART_OF[fact.id] for fact in rows if fact.vehicle == vehicle)

    found = facts.read_vehicles()
    return tuple(
        Vehicle(fact.id, fact.name, fact.core, cards(fact.id, found.printed), cards(fact.id, found.upgrades))
        for fact in found.vehicles
    )


class Chapter:
    """A boss board. Tables are indexed by face less 1, enemies by Round less 1 and Section."""

    def __init__(self, fact: facts.ChapterFact) -> None:
        second, rounds = fact.boss.second_side, [fact.enemies[f"round{number}"] for number in (1, 2, 3)]
        self.number = fact.chapter
        self.boss = ENEMY_OF[fact.boss.id]
        self.second_side = NOWHERE if second is None else ENEMY_OF[second.id]
        self.boss_section = SECTION_OF[fact.boss_section]
        self.parts_drawn = fact.parts_drawn
        self.enemies = tuple(tuple(dict(dealt).get(section, 0) for section in SECTIONS) for dealt in rounds)
        self.wreckage_table = table_of(fact.wreckage_table)
        self.run_table = table_of(fact.run_table)
        self.special = fact.special
        self.mini_bosses = tuple(ENEMY_OF[mini.id] for mini in fact.mini_bosses)


VEHICLES: Final = {vehicle.id: vehicle for vehicle in all_vehicles()}
BOARDS: Final = {chapter.chapter: Chapter(chapter) for chapter in facts.read_chapters()}
DESTRUCTION: Final = tuple(fact.repair for fact in facts.read_destruction())
DESTRUCTION_IDS: Final = tuple(fact.id for fact in facts.read_destruction())
DESTRUCTION_OF: Final = {id: number for number, id in enumerate(DESTRUCTION_IDS)}
CANYON: Final = tuple(CanyonCard(fact.id, fact.name, (fact.a, fact.b)) for fact in facts.read_canyon())
CANYON_IDS: Final = tuple(card.id for card in CANYON)
CANYON_OF: Final = {card.id: number for number, card in enumerate(CANYON)}


ROAD: Final = tuple(
    RoadCard(fact.id, fact.name, chapter.chapter, fact) for chapter in facts.read_chapters() for fact in chapter.road
)
ROAD_IDS: Final = tuple(card.id for card in ROAD)
ROAD_OF: Final = {card.id: number for number, card in enumerate(ROAD)}


@cache
def road_deck(chapter: int) -> tuple[int, ...]:
    """The special cards that are in play in this chapter, and in no other (W-30.13, W-30.22)."""
    return tuple(number for number, card in enumerate(ROAD) if card.chapter == chapter)


def shown_on(part: Part) -> tuple[str, ...]:
    """What stands on each die slot: `4`, or `2–4`."""
    return tuple(
        str(first) if first == last else f"{first}–{last}" for first, last in zip(part.dice, part.ends, strict=True)
    )


@cache
def part_deck(chapter: int) -> tuple[int, ...]:
    """The Part cards in the game: the base ones and those of this and all earlier envelopes (W-2.5)."""
    return tuple(card.number for card in PARTS if card.requirement and not card.vehicle and card.chapter <= chapter)


@cache
def enemy_deck(chapter: int) -> tuple[int, ...]:
    """The Enemy cards in the game, likewise (W-2.5)."""
    return tuple(card.number for card in ENEMIES if card.rank == "enemy" and card.chapter <= chapter)


# -- Scrap as items -------------------------------------------------------------------------------------------

SCRAP_PAIRS: Final = tuple((card.number, value) for card in ENEMIES if card.rank == "enemy" for value in card.dice)
"""Each Scrap card as each of its values; item number `DICE + index`."""

ITEM_VALUE: Final = VALUE + tuple(value for _, value in SCRAP_PAIRS)
ITEM_CARD: Final = (NOWHERE,) * DICE + tuple(card for card, _ in SCRAP_PAIRS)
ITEMS_OF: Final = tuple(
    tuple(DICE + index for index, (card, _) in enumerate(SCRAP_PAIRS) if card == enemy.number) for enemy in ENEMIES
)
"""The items that an Enemy card can be as Scrap."""
