"""What happened, with its numbers and its paragraph. Cards, slots, Sections and dice have their written names."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from frenzy.games.wreckland import phrases
from frenzy.games.wreckland.things import (
    DieId,
    EnemyId,
    HeroId,
    ItemId,
    PartId,
    ScrapId,
    SectionId,
    SlotId,
    TowardId,
    TrickId,
)
from frenzy.kernel.phrase import Given
from frenzy.kernel.records import Event, union_of
from frenzy.kernel.told import LOUD, QUIET, Felt

if TYPE_CHECKING:
    from frenzy.games.wreckland.state import State

# -- rounds, phases, turns ------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, tag="round_started"):
    scene: ClassVar[str] = "log-round"
    mark: ClassVar[str] = "round"
    round: int
    rule: str = "W-5.1"


class RunStarted(Event, frozen=True, tag="run_started"):
    scene: ClassVar[str] = "log-run"
    round: int
    rule: str = "W-15.1"


class TurnStarted(Event, frozen=True, tag="turn_started"):
    scene: ClassVar[str] = "log-turn"
    round: int
    turn: int
    rule: str = "W-16.1"


class StepStarted(Event, frozen=True, tag="step_started"):
    loudness: ClassVar[int] = QUIET
    step: int
    rule: str = "W-16.2"


class StepSkipped(Event, frozen=True, tag="step_skipped"):
    loudness: ClassVar[int] = QUIET
    step: int
    rule: str = "W-16.5"


class RunEnded(Event, frozen=True, tag="run_ended"):
    """`left` enemies are discarded."""

    variants: ClassVar[tuple[str, ...]] = ("", "W-30-4")
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "gain"
    round: int
    left: int
    rule: str = "W-29.2"

    @property
    def variant(self) -> str:
        """The paragraph, if it is not the usual one that ends it."""
        return "" if self.rule == "W-29.2" else self.rule.replace(".", "-")


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Nobody takes that back."""

    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    mark: ClassVar[str] = "end"
    reveals: ClassVar[bool] = True
    result: str
    round: int
    turns: int
    core_left: int
    scrap: int
    rule: str


# -- chance ---------------------------------------------------------------------------------------------------


class Rolled(Event, frozen=True, tag="rolled"):
    """These dice were rolled; `kept` stay as they are."""

    chance: ClassVar[bool] = True
    dice: tuple[DieId, ...]
    kept: tuple[DieId, ...] = ()
    rule: str = "W-16.1"


class TableRolled(Event, frozen=True, tag="table_rolled"):
    """A red die was rolled again for a line of the boss board."""

    chance: ClassVar[bool] = True
    table: str
    face: int
    op: str
    amount: int
    rule: str

    def given(self, state: State) -> Given:
        return {"line": phrases.told_line(self.op, self.amount)}

    def also_names(self, state: State) -> list[str]:
        return ["board"]


class LuckRolled(Event, frozen=True, tag="luck_rolled"):
    chance: ClassVar[bool] = True
    slot: SlotId
    face: int
    damage: int
    rule: str = "W-23.9"


class Shuffled(Event, frozen=True, tag="shuffled"):
    variants: ClassVar[tuple[str, ...]] = ("", "canyon")
    loudness: ClassVar[int] = QUIET
    chance: ClassVar[bool] = True
    pile: str
    cards: int
    rule: str

    @property
    def variant(self) -> str:
        return "canyon" if self.pile == "canyon" else ""


class PartDrawn(Event, frozen=True, tag="part_drawn"):
    loudness: ClassVar[int] = QUIET
    fold: ClassVar[str] = "drawn"
    reveals: ClassVar[bool] = True
    card: PartId
    rule: str = "W-6.1"


class EnemyDealt(Event, frozen=True, tag="enemy_dealt"):
    loudness: ClassVar[int] = QUIET
    fold: ClassVar[str] = "dealt"
    reveals: ClassVar[bool] = True
    enemy: EnemyId
    section: SectionId
    rule: str = "W-15.1"


class ScrapDrawn(Event, frozen=True, tag="scrap_drawn"):
    reveals: ClassVar[bool] = True
    enemy: ScrapId
    rule: str = "W-4.1"


class CanyonRevealed(Event, frozen=True, tag="canyon_revealed"):
    reveals: ClassVar[bool] = True
    canyon: str
    rule: str = "W-30.2"

    def given(self, state: State) -> Given:
        return {"canyon": phrases.canyon(self.canyon)}


# -- building -------------------------------------------------------------------------------------------------


class Paid(Event, frozen=True, tag="paid"):
    """`items` are dice (w3, r5) and Scrap cards (E01=3)."""

    loudness: ClassVar[int] = QUIET
    items: tuple[ItemId, ...]
    rule: str = "W-7.2"


class Installed(Event, frozen=True, tag="installed"):
    felt: ClassVar[Felt] = "gain"
    card: PartId
    slot: SlotId
    toward: TowardId
    rule: str = "W-7.1"


class Covered(Event, frozen=True, tag="covered"):
    """A Part makes room for another one."""

    felt: ClassVar[Felt] = "loss"
    card: PartId
    slot: SlotId
    rule: str = "W-7.6"


class PartDiscarded(Event, frozen=True, tag="part_discarded"):
    loudness: ClassVar[int] = QUIET
    felt: ClassVar[Felt] = "loss"
    fold: ClassVar[str] = "discarded"
    echoes: ClassVar[tuple[str, ...]] = ("discard",)
    card: PartId
    rule: str = "W-9.3"


class Repaired(Event, frozen=True, tag="repaired"):
    """`left` is the damage that stays."""

    felt: ClassVar[Felt] = "gain"
    card: PartId
    slot: SlotId
    amount: int
    left: int
    rule: str


class Cleared(Event, frozen=True, tag="cleared"):
    """A Destruction card goes back to its supply; `card` is the Part that works again, if there is one."""

    slot: SlotId
    destruction: str
    card: PartId | None
    rule: str = "W-12.2"


# -- the vehicle is hit ---------------------------------------------------------------------------------------


class PartHit(Event, frozen=True, tag="part_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the Part now."""

    felt: ClassVar[Felt] = "hit"
    card: PartId
    slot: SlotId
    amount: int
    stopped: int
    total: int
    rule: str


class PartDestroyed(Event, frozen=True, tag="part_destroyed"):
    """A Destruction card, drawn by chance, covers the slot; `card` is the Part below, if there is one."""

    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    mark: ClassVar[str] = "wreck"
    chance: ClassVar[bool] = True
    card: PartId | None
    slot: SlotId
    destruction: str
    rule: str = "W-21.3"


class CoreHit(Event, frozen=True, tag="core_hit"):
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    mark: ClassVar[str] = "core"
    amount: int
    total: int
    rule: str

    def also_names(self, state: State) -> list[str]:
        return ["core"]


class HitLost(Event, frozen=True, tag="hit_lost"):
    """A second hit has no Part to go to."""

    amount: int
    rule: str = "W-19.5"


# -- enemies --------------------------------------------------------------------------------------------------


class RedPlaced(Event, frozen=True, tag="red_placed"):
    echoes: ClassVar[tuple[str, ...]] = ("red",)
    die: DieId
    enemy: EnemyId
    rule: str = "W-17.1"


class RedOnBoard(Event, frozen=True, tag="red_on_board"):
    echoes: ClassVar[tuple[str, ...]] = ("red",)
    die: DieId
    rule: str = "W-18.1"

    def also_names(self, state: State) -> list[str]:
        return ["board"]


class EnemyActed(Event, frozen=True, tag="enemy_acted"):
    """`attack` is its kind; `amount` and `second` are what it deals, drums included."""

    echoes: ClassVar[tuple[str, ...]] = ("act",)
    enemy: EnemyId
    section: SectionId
    attack: str
    amount: int
    second: int
    rule: str = "W-19.1"


class EnemyMoved(Event, frozen=True, tag="enemy_moved"):
    felt: ClassVar[Felt] = "hit"
    fold: ClassVar[str] = "moved"
    echoes: ClassVar[tuple[str, ...]] = ("move", "shift")
    enemy: EnemyId
    start: SectionId
    section: SectionId
    rule: str


class EnemyHit(Event, frozen=True, tag="enemy_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the enemy now."""

    felt: ClassVar[Felt] = "hit"
    enemy: EnemyId
    amount: int
    stopped: int
    total: int
    rule: str = "W-24.2"


class BossProtected(Event, frozen=True, tag="boss_protected"):
    """The boss takes no damage."""

    enemy: EnemyId
    rule: str = "W-28.2"


class EnemyDestroyed(Event, frozen=True, tag="enemy_destroyed"):
    """`exact` is an exact kill."""

    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    mark: ClassVar[str] = "kill"
    enemy: EnemyId
    exact: bool
    rule: str = "W-24.5"


class ScrapGained(Event, frozen=True, tag="scrap_gained"):
    loudness: ClassVar[int] = LOUD
    enemy: ScrapId
    rule: str = "W-24.6"


class Exploded(Event, frozen=True, tag="exploded"):
    loudness: ClassVar[int] = LOUD
    felt: ClassVar[Felt] = "hit"
    enemy: EnemyId
    section: SectionId
    rule: str = "W-24.7"


class EnemyHealed(Event, frozen=True, tag="enemy_healed"):
    enemy: EnemyId
    amount: int
    rule: str = "W-19.1"


class DamageTransferred(Event, frozen=True, tag="damage_transferred"):
    enemy: EnemyId
    onto: EnemyId
    amount: int
    rule: str = "W-24.2"


class BossUnmasked(Event, frozen=True, tag="boss_unmasked"):
    loudness: ClassVar[int] = LOUD
    reveals: ClassVar[bool] = True
    enemy: EnemyId
    second: EnemyId
    rule: str = "W-30.15"


# -- white dice -----------------------------------------------------------------------------------------------


class PartUsed(Event, frozen=True, tag="part_used"):
    """`item` is a die or a Scrap card; `exact` is an exact match."""

    echoes: ClassVar[tuple[str, ...]] = ("use",)
    card: PartId
    slot: SlotId
    item: ItemId
    exact: bool
    rule: str = "W-23.3"


class AttackLost(Event, frozen=True, tag="attack_lost"):
    """An attack has no target."""

    card: PartId
    rule: str = "W-23.7"


class Rammed(Event, frozen=True, tag="rammed"):
    """`item` is the die or Scrap card, if one was spent; `section` is None if no enemy was in play."""

    echoes: ClassVar[tuple[str, ...]] = ("ram", "section")
    section: SectionId | None
    damage: int
    item: ItemId | None = None
    rule: str = "W-25.1"


class CoreUsed(Event, frozen=True, tag="core_used"):
    echoes: ClassVar[tuple[str, ...]] = ("core",)
    item: ItemId
    trick: TrickId
    rule: str = "W-27.1"

    def also_names(self, state: State) -> list[str]:
        return ["core"]


class DieFixed(Event, frozen=True, tag="die_fixed"):
    """A die or Scrap card is spent on a repair."""

    item: ItemId
    slot: SlotId
    rule: str = "W-26.1"


class DieChanged(Event, frozen=True, tag="die_changed"):
    echoes: ClassVar[tuple[str, ...]] = ("adjust", "turn")
    die: DieId
    to: DieId
    rule: str = "W-27.3"


class DieKept(Event, frozen=True, tag="die_kept"):
    echoes: ClassVar[tuple[str, ...]] = ("die",)
    die: DieId
    rule: str = "W-27.4"


class DieRemoved(Event, frozen=True, tag="die_removed"):
    """From a Part (`slot`) or from an enemy."""

    echoes: ClassVar[tuple[str, ...]] = ("lift_part", "lift_enemy")
    die: DieId
    slot: SlotId | None
    enemy: EnemyId | None
    rule: str = "W-27.7"


class DieLost(Event, frozen=True, tag="die_lost"):
    echoes: ClassVar[tuple[str, ...]] = ("die",)
    die: DieId
    rule: str = "W-16.6"


class SlotBlocked(Event, frozen=True, tag="slot_blocked"):
    """A die slot of the Part is closed by a red die, or by a marker."""

    echoes: ClassVar[tuple[str, ...]] = ("block",)
    slot: SlotId
    value: int
    die: DieId | None
    rule: str = "W-30.5"


class ScrapLost(Event, frozen=True, tag="scrap_lost"):
    echoes: ClassVar[tuple[str, ...]] = ("lose",)
    enemy: ScrapId
    rule: str = "W-8.10"


class HeroHelped(Event, frozen=True, tag="hero_helped"):
    hero: HeroId
    amount: int = 0
    rule: str = "W-29.1"


class CanyonSurvived(Event, frozen=True, tag="canyon_survived"):
    count: int
    rule: str = "W-30.4"


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = union_of(Event, globals())
