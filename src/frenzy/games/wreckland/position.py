"""A table as a document that people read and write: for tests, puzzles, lessons and bug reports.

Every field has a default. `position(state)` gives the document back at any `build`, `red` or `white` prompt; in the
middle of something smaller it describes the table as it lies, and loading it asks for the next of these three.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field, to_builtins

from frenzy.games.wreckland import ids
from frenzy.games.wreckland.cards import (
    CANYON_OF,
    DESTRUCTION_OF,
    ENEMIES,
    ENEMY_OF,
    PART_OF,
    PARTS,
    ROAD_OF,
    road_deck,
)
from frenzy.games.wreckland.declared.view import write_view
from frenzy.games.wreckland.frames import Build, ChooseRed, NextStep, StartTurn, WhiteStep
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.dice import open_dice, roll_all
from frenzy.games.wreckland.rules.foes import IS_BOSS
from frenzy.games.wreckland.rules.run import STEPS
from frenzy.games.wreckland.seen import has_canyon
from frenzy.games.wreckland.setup import bare_table, read_options, shuffle_piles
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.view import unseen
from frenzy.kernel.dealing import rest
from frenzy.kernel.document import need, read_document
from frenzy.kernel.errors import BadOption, BadPosition, shown
from frenzy.kernel.game import Position

LONGEST: Final = 1000


class SlotDoc(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A slot; without `part` it holds its printed Part, if it has one. `spikes` are the Sections they point to."""

    part: str | None = None
    spikes: str | None = None
    damage: int = 0
    destruction: str | None = None
    dice: list[str | None] = []


class EnemyDoc(Struct, forbid_unknown_fields=True, omit_defaults=True):
    id: str
    section: str
    damage: int = 0
    dice: list[str | None] = []


class DiscardsDoc(Struct, forbid_unknown_fields=True):
    parts: list[str] = []
    enemies: list[str] = []


class NextDoc(Struct, forbid_unknown_fields=True):
    """What comes next, whatever chance says: faces of dice, and the cards on top of the piles."""

    dice: list[int] = []
    parts: list[str] = []
    enemies: list[str] = []
    canyon: list[str] = []
    road: list[str] = []


class PositionDoc(Options, frozen=True, forbid_unknown_fields=True):
    """The document: the options, and what lies there. `step` 0 is the beginning of the next Turn; without a `pool` the
    dice are rolled."""

    game: str = "wreckland"
    seed: int = 0
    round: int = 1
    phase: str = "wreckage"
    turn: int = 0
    step: int = 0
    placed: int = 0
    turns: list[int] = field(default_factory=lambda: [0, 0, 0])
    core: int = 0
    slots: dict[str, SlotDoc] = field(default_factory=dict)
    enemies: list[EnemyDoc] = field(default_factory=list)
    pool: list[str] | None = None
    available: list[str] = field(default_factory=list)
    upgrades: list[str] | None = None
    scrap: list[str] = field(default_factory=list)
    discards: DiscardsDoc = field(default_factory=DiscardsDoc)
    canyon: list[str] = field(default_factory=list)
    survived: int = 0
    road: list[str] = field(default_factory=list)
    power_used: bool = False
    soothed: bool = False
    white_lost: int = 0
    next: NextDoc = field(default_factory=NextDoc)


# -- writing --------------------------------------------------------------------------------------------------


SELDOM: Final = ("canyon", "survived", "road", "power_used", "soothed", "white_lost")
"""What is worth a word only if there is something to say."""


def write_position(state: State) -> Position:
    """The table as a document: what all see of it, and no more than has to be said."""
    view = write_view(state, None, (), [])
    slots = {name: slot for name, slot in view["slots"].items() if slot["part"] or slot["destruction"]}
    seen: dict[str, Any] = {
        **view,
        **view["options"],
        "seed": state.seed,
        "core": state.core,
        "slots": {name: brief(SlotDoc, slot) for name, slot in slots.items()},
        "enemies": [brief(EnemyDoc, foe) for foe in view["enemies"]],
    }
    said = [name for name in PositionDoc.__struct_fields__ if name in seen and (seen[name] or name not in SELDOM)]
    return {"game": "wreckland", **{name: seen[name] for name in said}}


def brief(kind: type[SlotDoc | EnemyDoc], seen: Mapping[str, Any]) -> Any:
    """What a view says of it; dice are worth a word if there are any."""
    said = {name: seen[name] for name in kind.__struct_fields__ if name != "dice" or any(seen["dice"])}
    return to_builtins(kind(**said))


# -- reading --------------------------------------------------------------------------------------------------


def read_position(position: Position) -> State:
    """The table that the document describes; BadPosition names the field that is wrong."""
    doc = read_document(position, PositionDoc)
    need(doc.game == "wreckland", "game", f"a position of {shown(doc.game)}, not of 'wreckland'")
    state = table_of(doc)
    for name, slot in doc.slots.items():
        read_slot(state, name, slot)
    read_upgrades(state, doc)
    for index, enemy in enumerate(doc.enemies):
        read_enemy(state, enemy, f"enemies[{index}]")
    state.available = tuple(sorted(parts_of(state, doc.available, "available")))
    state.scrap = tuple(sorted(enemies_of(state, doc.scrap, "scrap")))
    deal_piles(state, doc)
    ask_again(state, doc)
    return state


def table_of(doc: PositionDoc) -> State:
    """The options and the numbers, each within its bounds."""
    wanted = {name: getattr(doc, name) for name in Options.__struct_fields__}
    try:
        state = bare_table(read_options(1, doc.seed, wanted))
    except BadOption as error:
        raise BadPosition(str(error).removeprefix("options.")) from None
    need(doc.phase in ("wreckage", "run"), "phase", f"{shown(doc.phase)} is not 'wreckage' or 'run'")
    bounds = {"round": (1, 3), "step": (0, STEPS), "turn": (0, LONGEST), "placed": (0, 5), "survived": (0, LONGEST)}
    bounds |= {"white_lost": (0, 5), "core": (0, state.vehicle.core - 1)}
    for name, (low, high) in bounds.items():
        value = getattr(doc, name)
        need(low <= value <= high, name, f"{shown(value)} is not from {low} to {high}")
        setattr(state, name, value)
    of_rounds = len(doc.turns) == 3 and all(0 <= count <= LONGEST for count in doc.turns)
    need(of_rounds, "turns", f"{shown(doc.turns)} is not the number of Turns of three Rounds")
    state.turns, state.phase, state.seed = list(doc.turns), doc.phase, doc.seed
    state.power_used, state.soothed = doc.power_used, doc.soothed
    return state


def part_number(state: State, name: str, path: str) -> int:
    """The Part of that name, if it can be in this game."""
    card = PARTS[PART_OF[name]] if name in PART_OF else None
    if card is None or card.chapter > state.options.chapter or card.vehicle not in ("", state.vehicle.id):
        raise BadPosition(f"{path}: no Part {shown(name)} in this chapter, or on this vehicle")
    return card.number


def enemy_number(state: State, name: str, path: str) -> int:
    card = ENEMIES[ENEMY_OF[name]] if name in ENEMY_OF else None
    other_board = card is not None and card.rank != "enemy" and card.chapter != state.options.chapter
    if card is None or card.chapter > state.options.chapter or other_board:
        raise BadPosition(f"{path}: no enemy {shown(name)} in this chapter")
    return card.number


def parts_of(state: State, names: Sequence[str], path: str) -> list[int]:
    """Part cards that can lie in a pile: no printed Parts, no Upgrades."""
    cards = [part_number(state, name, f"{path}[{index}]") for index, name in enumerate(names)]
    for name, card in zip(names, cards, strict=True):
        need(not PARTS[card].vehicle, path, f"{shown(name)} is no Part card")
    return cards


def enemies_of(state: State, names: Sequence[str], path: str) -> list[int]:
    """Enemy cards that can lie in a pile: no bosses."""
    cards = [enemy_number(state, name, f"{path}[{index}]") for index, name in enumerate(names)]
    for name, card in zip(names, cards, strict=True):
        need(ENEMIES[card].rank == "enemy", path, f"{shown(name)} is no Enemy card")
    return cards


def dice_of(names: Sequence[str | None], count: int, path: str) -> tuple[int, ...]:
    """What lies on the die slots of a card."""
    if not names:
        return (0,) * count
    need(len(names) == count, path, f"{len(names)} entries for {count} die slots")
    for name in names:
        need(name in ids.LYING_OF, path, f"no die {shown(name)}")
    return tuple(ids.LYING_OF[name] for name in names)


def read_slot(state: State, name: str, doc: SlotDoc) -> None:
    """A slot of the vehicle."""
    path = f"slots.{name}"
    need(name in ids.SLOT_OF, "slots", f"no slot {shown(name)}; there are: {', '.join(ids.SLOTS)}")
    slot = ids.SLOT_OF[name]
    if doc.part is not None:
        card = part_number(state, doc.part, f"{path}.part")
        home = PARTS[PART_OF[PARTS[card].on]].slot if PARTS[card].on else PARTS[card].slot
        need(home in (ids.NOWHERE, slot), f"{path}.part", f"{shown(doc.part)} belongs on {ids.SLOTS[home]} (W-10.2)")
        if state.cards[slot] != card:
            state.spikes[slot] = 0
        state.cards[slot] = card
    card = state.cards[slot]
    if doc.spikes:
        read_spikes(state, slot, doc.spikes, f"{path}.spikes")
    state.dice[slot] = dice_of(doc.dice, len(open_dice(card)), f"{path}.dice")
    holds = not doc.damage or (card != ids.NOWHERE and 0 <= doc.damage < PARTS[card].resistance)
    need(holds, f"{path}.damage", f"{shown(doc.damage)} is not below the resistance (W-21.2)")
    state.damage[slot] = doc.damage
    if doc.destruction is not None:
        fits = doc.destruction in DESTRUCTION_OF and not doc.damage
        need(fits, f"{path}.destruction", f"{shown(doc.destruction)}, or damage below it (W-12.3)")
        state.wrecks[slot] = DESTRUCTION_OF[doc.destruction]


def read_spikes(state: State, slot: int, toward: str, path: str) -> None:
    """Spikes point where the card lets them (W-7.9)."""
    card = state.cards[slot]
    possible = (
        () if card == ids.NOWHERE else (PARTS[card].toward,) if PARTS[card].slot == slot else PARTS[card].places[slot]
    )
    need(ids.MASK_OF.get(toward) in possible, path, f"{shown(toward)} is no way for its spikes to point (W-7.9)")
    state.spikes[slot] = ids.MASK_OF[toward]


def read_upgrades(state: State, doc: PositionDoc) -> None:
    """The Upgrades beside the board; those that are neither there nor on the vehicle are gone (W-10.4)."""
    built = [card for card in state.vehicle.upgrades if card in state.cards]
    free = [card for card in state.vehicle.upgrades if card not in built]
    if doc.upgrades is None:
        state.upgrades = tuple(free)
    else:
        wanted = [part_number(state, name, f"upgrades[{index}]") for index, name in enumerate(doc.upgrades)]
        are_free = all(card in free for card in wanted) and len(set(wanted)) == len(wanted)
        need(are_free, "upgrades", f"{shown(doc.upgrades)} are not free Upgrades of the vehicle (W-10.1)")
        state.upgrades = tuple(sorted(wanted))
    state.gone = tuple(card for card in free if card not in state.upgrades)


def read_enemy(state: State, doc: EnemyDoc, path: str) -> None:
    """An enemy in play."""
    foe = enemy_number(state, doc.id, f"{path}.id")
    sections = f"no Section {shown(doc.section)}; there are: {', '.join(ids.SECTIONS)}"
    need(doc.section in ids.SECTION_OF, f"{path}.section", sections)
    is_there = foe in state.foes or (IS_BOSS[foe] and any(IS_BOSS[other] for other in state.foes))
    need(not is_there, f"{path}.id", f"{shown(doc.id)} is in play twice")
    holds = 0 <= doc.damage < ENEMIES[foe].resistance
    need(holds, f"{path}.damage", f"{shown(doc.damage)} is not below the resistance (W-24.5)")
    state.foes = tuple(sorted((*state.foes, foe)))
    state.where[foe] = ids.SECTION_OF[doc.section]
    state.hurt[foe] = doc.damage
    state.foe_dice[foe] = dice_of(doc.dice, len(ENEMIES[foe].dice), f"{path}.dice")


def deal_piles(state: State, doc: PositionDoc) -> None:
    """The piles hold what lies nowhere else, shuffled from the seed, with what `next` asks for on top."""
    state.part_discard = tuple(parts_of(state, doc.discards.parts, "discards.parts"))
    state.enemy_discard = tuple(enemies_of(state, doc.discards.enemies, "discards.enemies"))
    parts, enemies = unseen(state)
    shuffle_piles(state, doc.seed, tuple(parts), tuple(enemies))
    state.part_deck = stacked(state.part_deck, parts_of(state, doc.next.parts, "next.parts"), "next.parts")
    state.enemy_deck = stacked(state.enemy_deck, enemies_of(state, doc.next.enemies, "next.enemies"), "next.enemies")
    are_faces = all(1 <= face <= 6 for face in doc.next.dice)
    need(are_faces, "next.dice", f"{shown(doc.next.dice)} are not faces of a die")
    state.loaded = tuple(doc.next.dice)
    need(has_canyon(state) or not (doc.canyon or doc.next.canyon), "canyon", "there is none in this chapter")
    if has_canyon(state) and (state.phase == "run" or doc.canyon):
        deal_canyon(state, doc)
    deal_road(state, doc)


def deal_road(state: State, doc: PositionDoc) -> None:
    """The special cards that were revealed, and the others (W-30.13, W-30.22)."""
    cards = road_deck(state.options.chapter)
    for path, names in (("road", doc.road), ("next.road", doc.next.road)):
        are_cards = all(ROAD_OF.get(name) in cards for name in names) and len(set(names)) == len(names)
        need(are_cards, path, f"{shown(names)} are not special cards of this chapter")
    if cards and (state.phase == "run" or doc.road):
        state.road_open = tuple(ROAD_OF[name] for name in doc.road)
        deck, state.road_chance = state.road_chance.shuffled(rest(cards, state.road_open))
        state.road_deck = stacked(deck, [ROAD_OF[name] for name in doc.next.road], "next.road")


def deal_canyon(state: State, doc: PositionDoc) -> None:
    """The Canyon cards that were revealed, and the others (W-30.2)."""
    for path, names in (("canyon", doc.canyon), ("next.canyon", doc.next.canyon)):
        are_cards = all(name in CANYON_OF for name in names) and len(set(names)) == len(names)
        need(are_cards, path, f"{shown(names)} are not Canyon cards")
    state.canyon_open = tuple(CANYON_OF[name] for name in doc.canyon)
    hidden = rest(range(len(CANYON_OF)), state.canyon_open)
    deck, state.canyon_chance = state.canyon_chance.shuffled(hidden)
    state.canyon_deck = stacked(deck, [CANYON_OF[name] for name in doc.next.canyon], "next.canyon")


def stacked(deck: Sequence[int], top: Sequence[int], path: str) -> tuple[int, ...]:
    """The deck with these cards on top, the first of them uppermost."""
    cards = list(deck)
    for card in top:
        need(card in cards, path, "a card that is not in the pile")
        cards.remove(card)
    return (*cards, *reversed(top))


def ask_again(state: State, doc: PositionDoc) -> None:
    """Push what is to be decided: building, a red die, white dice, or a whole Turn."""
    if doc.pool is not None:
        for name in doc.pool:
            need(name in ids.DIE_OF, "pool", f"no die {shown(name)}")
        state.pool = tuple(sorted(ids.DIE_OF[name] for name in doc.pool))
    if state.phase == "wreckage":
        is_calm = not state.foes and not state.step
        need(is_calm, "phase", "there are no enemies and no Steps in a Wreckage phase")
        if doc.pool is None:
            roll_all(state, "W-6.2")
        state.stack.append(Build(0))
    elif state.step == 0:
        state.stack.append(StartTurn(0))
    else:
        if doc.pool is None:
            roll_all(state, "W-16.1")
        state.stack += [NextStep(0, state.step + 1), ChooseRed(0) if state.step % 2 else WhiteStep(0)]
        is_red = any(not ids.is_white(die) for die in state.pool)
        need(is_red or not state.step % 2, "pool", "no red die for this Step (W-16.2)")
