"""What a client may hold of the game: the words and cards of the envelopes that a table has opened, and no others.

A client starts with nothing: names, stories and cards come with the table, or with the campaign, that may show them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct, json

from frenzy.catalogues import nearest_language, sentences
from frenzy.games.wreckland.cards import ENEMIES, PARTS, ROAD, Enemy, Part
from frenzy.games.wreckland.content import facts
from frenzy.games.wreckland.ids import CHAPTERS, HEROES
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.kernel.guide import Booklet

ENVELOPES: Final = tuple(f"chapter{number}.ftl" for number in CHAPTERS)
"""The words of each chapter, after those that everybody may read: a word stands in the first that needs it."""

PAGES: Final = tuple(f"book{number}.ftl" for number in CHAPTERS)
"""The story of each chapter, which comes with its envelope."""

CANYON_CHAPTER: Final = 2  # W-30.2

Doc = dict[str, Any]


def booklet_of(chapter: int, language: str) -> Booklet:
    """The words, in English where there are none in this language, and the cards of the first `chapter` envelopes."""
    return printed(chapter, nearest_language(language))


@cache
def printed(chapter: int, language: str) -> Booklet:
    opened = [name for both in [*zip(ENVELOPES, PAGES, strict=True)][:chapter] for name in both]
    return Booklet(sentences(MANIFEST.package, [*MANIFEST.catalogues, *opened], language), cards_of(chapter))


def cards_of(chapter: int) -> Doc:
    """Everything printed on the cards, by id; their names are among the words (`name-P01`)."""
    vehicles, opened = facts.read_vehicles(), [fact for fact in facts.read_chapters() if fact.chapter <= chapter]
    cards: Doc = {
        "vehicles": {fact.id: write_vehicle(fact, vehicles) for fact in vehicles.vehicles},
        "heroes": [*HEROES],
        "parts": {card.id: write_part(card) for card in PARTS if card.chapter <= chapter},
        "enemies": {card.id: write_enemy(card) for card in ENEMIES if card.chapter <= chapter},
        "destruction": {fact.id: write_card(fact) for fact in facts.read_destruction()},
        "boards": {str(fact.chapter): write_board(fact) for fact in opened},
    }
    if chapter >= CANYON_CHAPTER:
        cards["canyon"] = {fact.id: write_card(fact, CANYON_CHAPTER) for fact in facts.read_canyon()}
    road = {card.id: write_card(card.fact, card.chapter) for card in ROAD if card.chapter <= chapter}
    return {**cards, "road": road} if road else cards


def plain(fact: Struct) -> Any:
    """As JSON has it: lists, not tuples."""
    return json.decode(json.encode(fact))


def write_card(fact: Struct, chapter: int = 0) -> Doc:
    """A card as it is printed, and the chapter that it came with: 0 for the base game."""
    doc: Doc = plain(fact)
    doc.pop("name", None)
    return {**doc, "chapter": chapter}


def write_part(card: Part) -> Doc:
    """A Part, and the number that decisions have for it in a view."""
    return {**write_card(card.fact, card.chapter), "number": card.number}


def write_enemy(card: Enemy) -> Doc:
    """An enemy, a mini-boss or a boss, with its number; the other side of a boss is a card of its own."""
    doc = write_card(card.fact, card.chapter)
    second = doc.pop("second_side")
    return {**doc, "number": card.number, "rank": card.rank, "second_side": second and second["id"]}


def write_vehicle(fact: facts.VehicleFact, found: facts.VehicleFile) -> Doc:
    """A vehicle, with the ids of its printed Parts and its Upgrades."""
    return {
        "id": fact.id,
        "core": fact.core,
        "printed": [part.id for part in found.printed if part.vehicle == fact.id],
        "upgrades": [part.id for part in found.upgrades if part.vehicle == fact.id],
        "from_rulebook": [*fact.from_rulebook],
    }


def write_board(fact: facts.ChapterFact) -> Doc:
    """A boss board: whom it belongs to, how many Parts and enemies come in each Round, and its two tables by face."""
    return {
        "chapter": fact.chapter,
        "boss": fact.boss.id,
        "boss_section": fact.boss_section,
        "special": fact.special,
        "parts_drawn": [*fact.parts_drawn],
        "enemies": [dict(fact.enemies[f"round{number}"]) for number in (1, 2, 3)],
        "mini_bosses": [mini.id for mini in fact.mini_bosses],
        "wreckage": [plain(fact.wreckage_table[face]) for face in "123456"],
        "run": [plain(fact.run_table[face]) for face in "123456"],
    }
