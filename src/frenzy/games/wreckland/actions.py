"""What the player can ask for, and how it is written.

Every action exists once, in the tables below: offering one is looking it up. An item is a die or a Scrap card (see
`ids`): `w3` and `r3` are dice, `E01=3` is Scrap; where only white dice are meant a die is its face, `3`, with a `k`
behind it if it is kept.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from frenzy.games.wreckland import phrases
from frenzy.games.wreckland.cards import CANYON, DESTRUCTION, ENEMIES, PARTS
from frenzy.games.wreckland.ids import (
    DICE,
    DIE_NAMES,
    EVERYWHERE,
    EXTRAS,
    NOWHERE,
    SECTIONS,
    SLOTS,
    VALUE,
    is_kept,
    is_white,
)
from frenzy.games.wreckland.things import ITEM_NAMES, SCRAP_NAMES, Die, Enemy, Item, Part, Scrap, Section, Slot, Toward
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Action, by_notation

if TYPE_CHECKING:
    from frenzy.games.wreckland.state import State

SHORT_NAMES: Final = tuple(f"{VALUE[die]}{'k' * is_kept(die)}" for die in range(DICE)) + SCRAP_NAMES
TRICKS: Final = ("reroll", "adjust", "keep")
OPTIONS: Final = "ab"


class OnSlot(Action, frozen=True):
    """Something is done to a slot, and to the Part on it."""

    slot: Slot

    def given(self, state: State) -> Given:
        return phrases.on_slot(state, self.slot)


class OnDieSlot(OnSlot, frozen=True):
    """Something is done to a die slot of a Part, which is called by its value."""

    value: int

    def given(self, state: State) -> Given:
        return phrases.die_slot(state, self.slot, self.value)

    def also_names(self, state: State) -> list[str]:
        return [f"hole {SLOTS[self.slot]} {self.value}"]


# -- the Wreckage phase ---------------------------------------------------------------------------------------


class Install(Action, frozen=True, tag="install"):
    """Pay for this Part or Upgrade and put it on the vehicle (W-7.1)."""

    plain: ClassVar[bool] = True
    card: Part

    def given(self, state: State) -> Given:
        need = PARTS[self.card].requirement
        assert need is not None, f"card {PARTS[self.card].id}: cannot be installed"
        return {"cost": phrases.requirement(need)}


class Repair(OnSlot, frozen=True, tag="repair"):
    """Spend one die or Scrap card on this damaged Part (W-11.1)."""

    plain: ClassVar[bool] = True


class Clear(OnSlot, frozen=True, tag="clear"):
    """Pay for the Destruction card there and take it away (W-12.2)."""

    plain: ClassVar[bool] = True

    def given(self, state: State) -> Given:
        need = DESTRUCTION[state.wrecks[self.slot]]
        return {"cost": phrases.requirement(need), **phrases.on_slot(state, self.slot)}


class RerollWith(Action, frozen=True, tag="reroll"):
    """Discard this available Part to reroll dice (W-13.1)."""

    plain: ClassVar[bool] = True
    card: Part


class EndPhase(Action, frozen=True, tag="end_phase"):
    """No more building in this Round (W-14.1)."""

    verb: ClassVar[str] = "end phase"
    quiet: ClassVar[bool] = True


class Pay(Action, frozen=True, tag="pay"):
    """This die or Scrap card is part of the payment (W-7.2)."""

    plain: ClassVar[bool] = True
    item: Item


class PutAt(Action, frozen=True, tag="at"):
    """The Part goes here, its spikes pointing to these Sections (W-7.9)."""

    slot: Slot
    toward: Toward


class Discard(Action, frozen=True, tag="discard"):
    """This available Part is discarded (W-9.3)."""

    card: Part


# -- red dice and what they do --------------------------------------------------------------------------------


class PlaceRed(Action, frozen=True, tag="red"):
    """This red die goes on this enemy (W-17.1), or on the boss board (W-18.1)."""

    die: Die
    enemy: Enemy

    def written(self) -> str:
        return f"red {SHORT_NAMES[self.die]} {'board' if self.enemy == NOWHERE else ENEMIES[self.enemy].id}"

    def also_names(self, state: State) -> list[str]:
        return ["board"] if self.enemy == NOWHERE else []


class Act(Action, frozen=True, tag="act"):
    """This enemy is the next to act (W-17.4)."""

    plain: ClassVar[bool] = True
    enemy: Enemy


class Hit(OnSlot, frozen=True, tag="hit"):
    """This Part takes the hit (W-19.2)."""


class Wreck(OnSlot, frozen=True, tag="wreck"):
    """The Destruction card goes on this slot (W-30.9)."""


class Block(OnDieSlot, frozen=True, tag="block"):
    """The red die closes a die slot of this value on this Part (W-30.5)."""


class Lose(Action, frozen=True, tag="lose"):
    """This Scrap card is discarded."""

    enemy: Scrap


class TakeHit(Action, frozen=True, tag="take_hit"):
    """Take the damage instead of paying the toll."""

    verb: ClassVar[str] = "take hit"


class PickOption(Action, frozen=True, tag="option"):
    """This option of the Canyon card (W-30.2)."""

    option: int

    def written(self) -> str:
        return f"option {OPTIONS[self.option]}"

    def given(self, state: State) -> Given:
        return {"text": phrases.line(CANYON[state.canyon_open[-1]].options[self.option])}


# -- white dice -----------------------------------------------------------------------------------------------


class Use(Action, frozen=True, tag="use"):
    """Activate this Part with this item; `value` names the die slot where those that are open differ (W-23.3)."""

    item: Item
    slot: Slot
    value: int = 0

    def written(self) -> str:
        return f"use {SHORT_NAMES[self.item]} {SLOTS[self.slot]}{f' {self.value}' if self.value else ''}"

    def given(self, state: State) -> Given:
        return phrases.die_slot(state, self.slot, self.value)

    def also_names(self, state: State) -> list[str]:
        return [f"hole {SLOTS[self.slot]} {self.value}"] if self.value else []


class Ram(Action, frozen=True, tag="ram"):
    """Ram this Section with this item (W-25.1); nowhere, if no enemy is in play."""

    item: Item
    section: Section

    def written(self) -> str:
        return f"ram {SHORT_NAMES[self.item]} {'nowhere' if self.section == NOWHERE else SECTIONS[self.section]}"

    def also_names(self, state: State) -> list[str]:
        return ["core"] if self.section == NOWHERE else []


class Fix(Action, frozen=True, tag="fix"):
    """Repair this Part with this item (W-26.1)."""

    item: Item
    slot: Slot

    def written(self) -> str:
        return f"fix {SHORT_NAMES[self.item]} {SLOTS[self.slot]}"

    def given(self, state: State) -> Given:
        return phrases.on_slot(state, self.slot)


class Trick(Action, frozen=True, tag="core"):
    """Put this 1 or 2 on the Core to reroll, adjust or keep dice (W-27.1)."""

    item: Item
    trick: int

    def written(self) -> str:
        return f"core {SHORT_NAMES[self.item]} {TRICKS[self.trick]}"

    def given(self, state: State) -> Given:
        return {"trick": Phrase(f"trick-{TRICKS[self.trick]}")}

    def also_names(self, state: State) -> list[str]:
        return ["core", f"trick {TRICKS[self.trick]}"]


class FreeRam(Action, frozen=True, tag="arson"):
    """Arson rams this Section without a die (W-29.1)."""

    section: Section

    def also_names(self, state: State) -> list[str]:
        return ["hero arson"]


class OfPart(Action, frozen=True):
    """An effect of the Part in use; its word tells which."""

    plain: ClassVar[bool] = True
    card: int
    word: int

    def written(self) -> str:
        return f"{self.__struct_config__.tag} {PARTS[self.card].words[self.word]}"

    def given(self, state: State) -> Given:
        part = PARTS[self.card]
        return {
            "card": phrases.part(self.card),
            "word": part.words[self.word].op,
            "text": phrases.effect(part, self.word),
        }


class Effect(OfPart, frozen=True, tag="effect"):
    """Resolve this effect of the Part next (W-23.6)."""


class Choose(OfPart, frozen=True, tag="choose"):
    """Resolve this alternative of the Part (W-23.8); it is called by its first effect."""


class Target(Action, frozen=True, tag="target"):
    """This enemy is a target (W-24.2)."""

    enemy: Enemy


class Extra(Action, frozen=True, tag="extra"):
    """Use this much of the bonus of an exact match (W-23.5)."""

    plain: ClassVar[bool] = True
    use: int

    def written(self) -> str:
        return f"extra {EXTRAS[self.use]}"

    def given(self, state: State) -> Given:
        return {"use": EXTRAS[self.use]}


class PickSection(Action, frozen=True, tag="section"):
    """This Section."""

    section: Section


class Share(Action, frozen=True, tag="share"):
    """This enemy takes one point of the Ram (W-25.2)."""

    plain: ClassVar[bool] = True
    enemy: Enemy


class Shift(Action, frozen=True, tag="shift"):
    """The rammed enemy goes to this Section (W-25.3)."""

    enemy: Enemy
    section: Section


class Move(Action, frozen=True, tag="move"):
    """Move this enemy to this Section (W-24.9)."""

    enemy: Enemy
    section: Section


class Transfer(Action, frozen=True, tag="transfer"):
    """Move all damage of one enemy onto the other."""

    enemy: Enemy
    onto: Enemy


class Mend(OnSlot, frozen=True, tag="mend"):
    """Repair this Part (W-26.4)."""


class PickDie(Action, frozen=True, tag="die"):
    """This die of the pool."""

    plain: ClassVar[bool] = True
    die: Die


class Adjust(Action, frozen=True, tag="adjust"):
    """Change this die of the pool by 1 (W-27.3)."""

    plain: ClassVar[bool] = True
    die: Die
    by: int

    def written(self) -> str:
        return f"die {DIE_NAMES[self.die]} {self.by:+}"

    def given(self, state: State) -> Given:
        return {"face": (VALUE[self.die] + self.by - 1) % 6 + 1}


class Turn(Action, frozen=True, tag="turn"):
    """Turn this die of the pool to this face."""

    verb: ClassVar[str] = "die"
    plain: ClassVar[bool] = True
    die: Die
    face: int


class LiftPart(OnDieSlot, frozen=True, tag="lift_part"):
    """Take the die off a die slot of this value of this Part (W-27.7)."""

    verb: ClassVar[str] = "die"
    plain: ClassVar[bool] = True


class LiftEnemy(Action, frozen=True, tag="lift_enemy"):
    """Take the die off a die slot of this value of this enemy (W-27.7)."""

    verb: ClassVar[str] = "die"
    plain: ClassVar[bool] = True
    enemy: Enemy
    value: int

    def also_names(self, state: State) -> list[str]:
        return [f"hole {ENEMIES[self.enemy].id} {self.value}"]


class Done(Action, frozen=True, tag="done"):
    """No more of this."""

    quiet: ClassVar[bool] = True
    plain: ClassVar[bool] = True


# -- the tables -----------------------------------------------------------------------------------------------

FACES: Final = range(1, 7)
SLOT_NUMBERS: Final = range(len(SLOTS))
ENEMY_NUMBERS: Final = range(len(ENEMIES))

END_PHASE: Final = EndPhase()
TAKE_HIT: Final = TakeHit()
DONE: Final = Done()
INSTALL: Final = tuple(Install(card) for card in range(len(PARTS)))
REROLL: Final = tuple(RerollWith(card) for card in range(len(PARTS)))
DISCARD: Final = tuple(Discard(card) for card in range(len(PARTS)))
REPAIR: Final = tuple(Repair(slot) for slot in SLOT_NUMBERS)
CLEAR: Final = tuple(Clear(slot) for slot in SLOT_NUMBERS)
HIT: Final = tuple(Hit(slot) for slot in SLOT_NUMBERS)
WRECK: Final = tuple(Wreck(slot) for slot in SLOT_NUMBERS)
MEND: Final = tuple(Mend(slot) for slot in SLOT_NUMBERS)
BLOCK: Final = tuple(tuple(Block(slot, value) for value in range(7)) for slot in SLOT_NUMBERS)
PAY: Final = tuple(Pay(item) for item in range(len(ITEM_NAMES)))
PUT_AT: Final = tuple(tuple(PutAt(slot, mask) for mask in range(16)) for slot in SLOT_NUMBERS)
ACT: Final = tuple(Act(enemy) for enemy in ENEMY_NUMBERS)
LOSE: Final = tuple(Lose(enemy) for enemy in ENEMY_NUMBERS)
TARGET: Final = tuple(Target(enemy) for enemy in ENEMY_NUMBERS)
SHARE: Final = tuple(Share(enemy) for enemy in ENEMY_NUMBERS)
SHIFT: Final = tuple(tuple(Shift(enemy, section) for section in EVERYWHERE) for enemy in ENEMY_NUMBERS)
MOVE: Final = tuple(tuple(Move(enemy, section) for section in EVERYWHERE) for enemy in ENEMY_NUMBERS)
EXTRA: Final = tuple(Extra(use) for use in range(len(EXTRAS)))
SECTION: Final = tuple(PickSection(section) for section in EVERYWHERE)
FREE_RAM: Final = tuple(FreeRam(section) for section in EVERYWHERE)
OPTION: Final = tuple(PickOption(option) for option in range(len(OPTIONS)))
DIE: Final = tuple(PickDie(die) for die in range(DICE))
ADJUST: Final = tuple((Adjust(die, -1), Adjust(die, 1)) for die in range(DICE))
TURN: Final = tuple(tuple(Turn(die, face) for face in FACES) for die in range(DICE))
LIFT_PART: Final = tuple(tuple(LiftPart(slot, value) for value in range(7)) for slot in SLOT_NUMBERS)
LIFT_ENEMY: Final = tuple(tuple(LiftEnemy(enemy, value) for value in range(7)) for enemy in ENEMY_NUMBERS)
TRANSFER: Final = tuple(tuple(Transfer(enemy, onto) for onto in ENEMY_NUMBERS) for enemy in ENEMY_NUMBERS)
EFFECT: Final = tuple(tuple(Effect(card.number, word) for word in range(len(card.words))) for card in PARTS)
CHOOSE: Final = tuple(tuple(Choose(card.number, word) for word in range(len(card.words))) for card in PARTS)
RED: Final = tuple(
    tuple(PlaceRed(die, enemy) for enemy in (*ENEMY_NUMBERS, NOWHERE)) if not is_white(die) else ()
    for die in range(DICE)
)
"""By die and enemy; the last one of each row, at index -1, is the boss board."""

WHITE_ITEMS: Final = tuple(item for item in range(len(ITEM_NAMES)) if item >= DICE or is_white(item))

# What can be done with a white die or a Scrap card, as numbers: the tables below have them for each item.
USE_DEED: Final = 0  # + slot * 7 + value of the die slot, or 0
RAM_DEED: Final = 56  # + Section
RAM_NOWHERE: Final = 60
FIX_DEED: Final = 61  # + slot
TRICK_DEED: Final = 69  # + trick


def deeds(item: int) -> tuple[Action, ...]:
    """All that can ever be done with an item, by the number of the deed."""
    uses = [Use(item, slot, value) for slot in SLOT_NUMBERS for value in range(7)]
    rams = [Ram(item, section) for section in (*EVERYWHERE, NOWHERE)]
    tricks = [Trick(item, trick) for trick in range(len(TRICKS))]
    return (*uses, *rams, *(Fix(item, slot) for slot in SLOT_NUMBERS), *tricks)


WHITE: Final = tuple(deeds(item) if item in WHITE_ITEMS else () for item in range(len(ITEM_NAMES)))
"""By item and deed."""


@cache
def known_choices() -> dict[str, Action]:
    """Every action by what is written for it; effects of several cards are written alike, and one of them is found."""
    return by_notation(*(value for name, value in globals().items() if name.isupper()))
