"""The cards as the rules use them: numbered, with what follows from their data worked out once.

A card is a number: Parts (base, those of the envelopes in order, printed Parts, Upgrades) in `PARTS`, enemies (base,
those of the envelopes, mini-bosses, bosses) in `ENEMIES`. No other module reads the content files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from frenzy.games.wreckland.content import facts
from frenzy.games.wreckland.ids import DICE, NOWHERE, SECTION_OF, SECTIONS, SLOT_OF, SLOTS, VALUE, pointing
from frenzy.games.wreckland.rulings import R5_QUARTER_TURNS


class Requirement(Struct, frozen=True):
    """What has to be paid (W-8)."""

    kind: str
    n: int = 0


class Word(Struct, frozen=True):
    """One effect of a Part. `options` are numbers of other words of the same card."""

    op: str
    n: int = 0
    second: int = 0
    per_enemy: int = 0
    vs_damaged: int = 0
    pierce: bool = False
    anywhere: bool = False
    low: int = 1
    high: int = 6
    options: tuple[tuple[int, ...], ...] = ()

    def __str__(self) -> str:
        """How it is written in a choice: what it does, and how much."""
        amount = f"{self.n}/{self.second}" if self.op == "double" else str(self.n or "")
        return f"{self.op} {amount}".strip()


class Part(Struct, frozen=True):
    """A Part. `effects` and `exact` are numbers of its words; "+" bonuses are summed up in `plus` and `ram_plus`.

    A die slot is called by its value in `dice`: of a range, the first that it shows; the last one is in `ends`.
    """

    number: int
    id: str
    name: str
    resistance: int
    dice: tuple[int, ...]
    ends: tuple[int, ...]
    values: tuple[int, ...]  # all that are printed on its die slots, those within a range too
    lowest: int
    shield: int
    words: tuple[Word, ...]
    effects: tuple[int, ...]
    exact: tuple[int, ...]
    plus: int
    ram_plus: int
    requirement: Requirement | None
    places: tuple[tuple[int, ...], ...]  # by slot: what its spikes can point to there
    chapter: int
    vehicle: str
    slot: int
    toward: int  # where a printed Part's spikes point to
    on: str
    from_rulebook: tuple[str, ...]


class Enemy(Struct, frozen=True):
    number: int
    id: str
    name: str
    resistance: int
    dice: tuple[int, ...]
    attack: str
    n: int
    second: int
    shield: int
    explosive: bool
    ability: str
    chapter: int
    rank: str  # enemy, mini or boss
    section: int
    rounds: tuple[int, ...]
    from_rulebook: tuple[str, ...]


class Line(Struct, frozen=True):
    """A line of a table, or an option of a Canyon card."""

    op: str
    n: int = 0
    section: int = NOWHERE
    else_core: int = 0


class Vehicle(Struct, frozen=True):
    id: str
    name: str
    core: int
    printed: tuple[int, ...]
    upgrades: tuple[int, ...]


class Chapter(Struct, frozen=True):
    """A boss board. Tables are indexed by face less 1, enemies by Round less 1 and Section."""

    number: int
    boss: int
    second_side: int
    boss_section: int
    parts_drawn: tuple[int, ...]
    enemies: tuple[tuple[int, ...], ...]
    wreckage_table: tuple[Line, ...]
    run_table: tuple[Line, ...]
    special: str
    mini_bosses: tuple[int, ...]


class CanyonCard(Struct, frozen=True):
    id: str
    name: str
    options: tuple[Line, Line]


# -- from facts to cards --------------------------------------------------------------------------------------


def amounts(n: int | tuple[int, int]) -> tuple[int, int]:
    return (n, 0) if isinstance(n, int) else n


def words_of(effects: Iterable[facts.EffectFact], words: list[Word]) -> tuple[int, ...]:
    """Add the effects to a card's words; their numbers."""
    numbers: list[int] = []
    for fact in effects:
        options = tuple(words_of(option, words) for option in fact.options)
        first, second = amounts(fact.n)
        low, high = fact.range
        anywhere = fact.reach == "any"
        words.append(
            Word(fact.op, first, second, fact.per_enemy, fact.vs_damaged, fact.pierce, anywhere, low, high, options)
        )
        numbers.append(len(words) - 1)
    return tuple(numbers)


def requirement_of(fact: facts.RequirementFact | None) -> Requirement | None:
    return None if fact is None else Requirement(fact.kind, fact.n)


def part_of(fact: facts.PartFact, number: int, chapter: int = 0) -> Part:
    words: list[Word] = []
    effects, exact = words_of(fact.effects, words), words_of(fact.exact, words)
    spans = [facts.span(shown) for shown in fact.dice]
    values = sorted({value for first, last in spans for value in range(first, last + 1)})
    bonus = [words[index] for index in exact]
    spikes = "".join(fact.spikes)
    return Part(
        number=number,
        id=fact.id,
        name=fact.name,
        resistance=fact.resistance,
        dice=tuple(first for first, _ in spans),
        ends=tuple(last for _, last in spans),
        values=tuple(values),
        lowest=values[0],
        shield=fact.shield,
        words=tuple(words),
        effects=effects,
        exact=tuple(index for index in exact if words[index].op not in ("plus", "ram_plus")),
        plus=sum(word.n for word in bonus if word.op == "plus"),
        ram_plus=sum(word.n for word in bonus if word.op == "ram_plus"),
        requirement=requirement_of(fact.install),
        places=tuple(pointing(spikes, slot, R5_QUARTER_TURNS) for slot in range(len(SLOTS))),
        chapter=chapter,
        vehicle=fact.vehicle,
        slot=NOWHERE if fact.slot is None else SLOT_OF[fact.slot],
        toward=sum(1 << SECTION_OF[section] for section in fact.spikes_toward),
        on=fact.on,
        from_rulebook=fact.from_rulebook,
    )


def enemy_of(fact: facts.EnemyFact, number: int, chapter: int = 0, rank: str = "enemy") -> Enemy:
    first, second = amounts(fact.attack.n)
    return Enemy(
        number=number,
        id=fact.id,
        name=fact.name,
        resistance=fact.resistance,
        dice=fact.dice,
        attack=fact.attack.kind,
        n=first,
        second=second,
        shield=fact.shield,
        explosive=fact.explosive,
        ability=fact.ability or "",
        chapter=chapter,
        rank=rank,
        section=NOWHERE if fact.section is None else SECTION_OF[fact.section],
        rounds=fact.rounds,
        from_rulebook=fact.from_rulebook,
    )


def line_of(fact: facts.LineFact) -> Line:
    return Line(fact.op, fact.n, NOWHERE if fact.section is None else SECTION_OF[fact.section], fact.else_core)


def table_of(table: dict[str, facts.LineFact]) -> tuple[Line, ...]:
    return tuple(line_of(table[face]) for face in "123456")


def all_parts() -> tuple[Part, ...]:
    vehicles = facts.read_vehicles()
    found = [(fact, 0) for fact in facts.read_parts()]
    found += [(fact, chapter.chapter) for chapter in facts.read_chapters() for fact in chapter.new_parts]
    found += [(fact, 0) for fact in (*vehicles.printed, *vehicles.upgrades)]
    return tuple(part_of(fact, number, chapter) for number, (fact, chapter) in enumerate(found))


def all_enemies() -> tuple[Enemy, ...]:
    chapters = facts.read_chapters()
    found = [(fact, 0, "enemy") for fact in facts.read_enemies()]
    found += [(fact, chapter.chapter, "enemy") for chapter in chapters for fact in chapter.new_enemies]
    found += [(fact, chapter.chapter, "mini") for chapter in chapters for fact in chapter.mini_bosses]
    for chapter in chapters:
        sides = [chapter.boss] + ([chapter.boss.second_side] if chapter.boss.second_side else [])
        found += [(side, chapter.chapter, "boss") for side in sides]
    return tuple(enemy_of(fact, number, chapter, rank) for number, (fact, chapter, rank) in enumerate(found))


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


def chapter_of(fact: facts.ChapterFact) -> Chapter:
    second = fact.boss.second_side
    return Chapter(
        number=fact.chapter,
        boss=ENEMY_OF[fact.boss.id],
        second_side=NOWHERE if second is None else ENEMY_OF[second.id],
        boss_section=SECTION_OF[fact.boss_section],
        parts_drawn=fact.parts_drawn,
        enemies=tuple(
            tuple(dict(fact.enemies[f"round{number}"]).get(section, 0) for section in SECTIONS) for number in (1, 2, 3)
        ),
        wreckage_table=table_of(fact.wreckage_table),
        run_table=table_of(fact.run_table),
        special=fact.special,
        mini_bosses=tuple(ENEMY_OF[mini.id] for mini in fact.mini_bosses),
    )


VEHICLES: Final = {vehicle.id: vehicle for vehicle in all_vehicles()}
BOARDS: Final = {chapter.chapter: chapter_of(chapter) for chapter in facts.read_chapters()}
DESTRUCTION: Final = tuple(Requirement(fact.repair.kind, fact.repair.n) for fact in facts.read_destruction())
DESTRUCTION_IDS: Final = tuple(fact.id for fact in facts.read_destruction())
DESTRUCTION_OF: Final = {id: number for number, id in enumerate(DESTRUCTION_IDS)}
CANYON: Final = tuple(
    CanyonCard(fact.id, fact.name, (line_of(fact.a), line_of(fact.b))) for fact in facts.read_canyon()
)
CANYON_IDS: Final = tuple(card.id for card in CANYON)
CANYON_OF: Final = {card.id: number for number, card in enumerate(CANYON)}


def shown_on(part: Part) -> tuple[str, ...]:
    """What stands on each die slot: `4`, or `2–4`."""
    return tuple(
        str(first) if first == last else f"{first}–{last}" for first, last in zip(part.dice, part.ends, strict=True)
    )


def part_deck(chapter: int) -> tuple[int, ...]:
    """The Part cards in the game: the base ones and those of this and all earlier envelopes (W-2.5)."""
    return tuple(card.number for card in PARTS if card.requirement and not card.vehicle and card.chapter <= chapter)


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
