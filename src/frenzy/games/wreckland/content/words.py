"""The words that cards are written in: effects of Parts, attacks of enemies, lines of tables, and requirements.

Each is read from the content files by its name there, which is its tag. What an effect does is in
`rules/activating.py`, an attack in `rules/red.py`, a line in `rules/tables.py`, a requirement in
`rules/requirements.py`: each word has one branch there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Section = Literal["front", "right", "rear", "left"]


class Word(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that a card says. `str(word)` is how a choice writes it: what it does, and how much."""

    @property
    def op(self) -> str:
        """Its name in the content files, which is also that of its sentence."""
        return str(self.__struct_config__.tag)

    @property
    def amounts(self) -> tuple[int, int]:
        """Its numbers, as sentences and events have them: 0 for those that it has not."""
        n: int | tuple[int, int] = getattr(self, "n", 0)
        return (n, 0) if isinstance(n, int) else n

    def __str__(self) -> str:
        """
        >>> str(Double((2, 1))), str(Repair(2)), str(Ram())
        ('double 2/1', 'repair 2', 'ram')
        """
        first, second = self.amounts
        amount = f"{first}/{second}" if second else str(first or "")
        return f"{self.op} {amount}".strip()


# -- what has to be paid --------------------------------------------------------------------------------------

Kind = Literal["pair", "two_pair", "three_kind", "four_kind", "straight3", "straight4", "any3", "sum"]


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be paid for a Part or a repair (W-8); `n` is that of a sum."""

    kind: Kind
    n: int = 0


# -- effects of Parts -----------------------------------------------------------------------------------------


class Shot(Word, frozen=True, kw_only=True):
    """An attack on enemies."""

    pierce: bool = False  # past shields (W-36.3)
    reach: Literal["here", "any"] = "here"  # the Sections that the Part faces (W-24.1), or any (W-36.4)


class Single(Shot, frozen=True, tag="single"):
    """Damage to one enemy; more for each enemy in its Section, or if it is damaged (W-24.2, W-36.1, W-36.2)."""

    n: int
    per_enemy: int = 0
    vs_damaged: int = 0


class Double(Shot, frozen=True, tag="double"):
    """Damage to one enemy, and to another of the same Section (W-24.2)."""

    n: tuple[int, int]


class Area(Shot, frozen=True, tag="area"):
    """Damage to every enemy of a Section (W-24.2)."""

    n: int


class Luck(Shot, frozen=True, tag="luck"):
    """The die is rolled: half of it, rounded up, is the damage to one enemy (W-36.8)."""


class Repair(Word, frozen=True, tag="repair"):
    """A Part of the player's choice loses damage (W-26.4)."""

    n: int


class Ram(Word, frozen=True, tag="ram"):
    """Ram a Section (W-25.6)."""


class MoveEnemy(Word, frozen=True, tag="move_enemy"):
    """Move one enemy to any Section (W-36.5)."""

    n: Literal[1]


class Transfer(Word, frozen=True, tag="transfer"):
    """Move all damage of one enemy to another of its Section (W-36.7)."""


class AdjustDie(Word, frozen=True, tag="adjust_die"):
    """Change a die within the range by 1 (W-27.3)."""

    n: Literal[1]
    range: tuple[int, int] = (1, 6)


class SetAside(Word, frozen=True, tag="set_aside"):
    """Set a die within the range aside (W-27.4)."""

    n: Literal[1]
    range: tuple[int, int] = (1, 6)


class SetDie(Word, frozen=True, tag="set_die"):
    """Turn a die within the range to any face (W-36.6)."""

    range: tuple[int, int] = (1, 6)


class RerollOthers(Word, frozen=True, tag="reroll_others"):
    """Reroll the other white dice (W-27.2)."""


class RemoveDie(Word, frozen=True, tag="remove_die"):
    """Take a die off a Part or an enemy (W-27.7)."""

    n: Literal[1]


class GainScrap(Word, frozen=True, tag="gain_scrap"):
    """Draw Scrap (W-36.9)."""

    n: int


class Choose(Word, frozen=True, tag="choose"):
    """One of several lists of effects (W-23.8)."""

    options: tuple[tuple[Effect, ...], ...]


class Plus(Word, frozen=True, tag="plus"):
    """More damage by every attack of this activation (W-19.6)."""

    n: int


class RamPlus(Word, frozen=True, tag="ram_plus"):
    """More damage by a Ram of this activation (W-23.5)."""

    n: int


AnyShot = Single | Double | Area | Luck
OnDie = AdjustDie | SetAside | SetDie
Effect = AnyShot | OnDie | Repair | Ram | MoveEnemy | Transfer | RerollOthers | RemoveDie | GainScrap | Choose
Bonus = Plus | RamPlus
"""They add to the other effects of an exact match, and are none by themselves."""

# -- enemies --------------------------------------------------------------------------------------------------


class Attack(Word, frozen=True, tag_field="kind"):
    """What an enemy does to the vehicle when it acts (W-19)."""


class OneTarget(Attack, frozen=True, tag="single"):
    """Damage to one Part (W-19.2)."""

    n: int


class TwoTargets(Attack, frozen=True, tag="double"):
    """Damage to one Part, and to another (W-19.5)."""

    n: tuple[int, int]


class EverySlot(Attack, frozen=True, tag="area"):
    """Damage to each slot of the side (W-19.4)."""

    n: int


class NoAttack(Attack, frozen=True, tag="none"):
    """It acts, and does no damage."""

    n: Literal[0]


AnyAttack = OneTarget | TwoTargets | EverySlot | NoAttack
Ability = Literal[
    "move2", "stay", "counter", "heal2", "heal_all", "drum", "reinforce",
    "prowl", "lead", "pierce", "pack", "rage", "weakest", "snatch", "jam", "dazzle", "cover", "guard", "brood", "spite",
]  # fmt: skip
"""What an enemy can do besides (W-34), in the order of the rules."""

# -- lines of boss boards, options of Canyon cards ------------------------------------------------------------


class Line(Word, frozen=True):
    """What a red die, or a turn of the canyon, brings (W-35)."""


class Nothing(Line, frozen=True, tag="none"):
    """Nothing happens (W-35.1)."""


class DiscardPart(Line, frozen=True, tag="discard_part"):
    """Available Parts are discarded (W-35.2)."""

    n: int


class HitPart(Line, frozen=True, tag="part"):
    """A Part of the player's choice is hit (W-35.3)."""

    n: int


class PiercePart(Line, frozen=True, tag="part_pierce"):
    """A Part of the player's choice is hit past its shield (W-35.4)."""

    n: int


class HitEachPart(Line, frozen=True, tag="each_part"):
    """Every Part is hit (W-35.5)."""

    n: int


class HitCore(Line, frozen=True, tag="core"):
    """The Core is hit (W-35.6)."""

    n: int


class BlockSlot(Line, frozen=True, tag="block"):
    """A die slot of the player's choice is closed for the Turn (W-35.7)."""


class DealEnemies(Line, frozen=True, tag="enemy"):
    """Enemies join a Section (W-35.8)."""

    n: int
    section: Section


class WreckSlot(Line, frozen=True, tag="destroy"):
    """A Destruction card covers a slot of the player's choice (W-35.9)."""


class LoseScrap(Line, frozen=True, tag="lose_scrap"):
    """Scrap is lost; the Core may pay for each card that is missing (W-35.10)."""

    n: int
    else_core: int = 0

    @property
    def amounts(self) -> tuple[int, int]:
        return self.n, self.else_core


class Rotate(Line, frozen=True, tag="rotate"):
    """All enemies move one Section clockwise (W-35.11)."""


class HealEnemies(Line, frozen=True, tag="heal"):
    """Every enemy loses damage (W-35.12)."""

    n: int


class StrikeFromCrowd(Line, frozen=True, tag="section_area"):
    """The most crowded Section strikes (W-35.13)."""

    n: int


class LoseWhite(Line, frozen=True, tag="lose_white"):
    """A white die is lost (W-35.14)."""


AnyLine = (
    Nothing | DiscardPart | HitPart | PiercePart | HitEachPart | HitCore | BlockSlot | DealEnemies | WreckSlot
    | LoseScrap | Rotate | HealEnemies | StrikeFromCrowd | LoseWhite
)  # fmt: skip

# -- special cards of the envelopes ---------------------------------------------------------------------------


class Weather(Word, frozen=True):
    """What a Storm card brings for a Turn (W-30.17)."""


class Calm(Weather, frozen=True, tag="calm"):
    """Nothing (W-30.17)."""


class Numb(Weather, frozen=True, tag="numb"):
    """At most so many white dice are placed in a Step (W-30.18)."""

    n: int


class Gust(Weather, frozen=True, tag="gust"):
    """Enemies that move after acting move so many Sections further (W-30.19)."""

    n: int


class Sting(Weather, frozen=True, tag="sting"):
    """A Part that is used with an exact match takes damage first (W-30.20)."""

    n: int


class Bolt(Weather, frozen=True, tag="bolt"):
    """Something happens at once, before the dice are rolled (W-30.21)."""

    line: AnyLine


AnyWeather = Calm | Numb | Gust | Sting | Bolt
