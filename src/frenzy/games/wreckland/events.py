"""What happened, with its numbers and its paragraph. Cards, slots, Sections and dice have their written names."""

from __future__ import annotations

from typing import ClassVar

from frenzy.kernel.records import Event

# -- rounds, phases, turns ------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, tag="round_started"):
    round: int
    rule: str = "W-5.1"


class RunStarted(Event, frozen=True, tag="run_started"):
    round: int
    rule: str = "W-15.1"


class TurnStarted(Event, frozen=True, tag="turn_started"):
    round: int
    turn: int
    rule: str = "W-16.1"


class StepStarted(Event, frozen=True, tag="step_started"):
    step: int
    rule: str = "W-16.2"


class StepSkipped(Event, frozen=True, tag="step_skipped"):
    step: int
    rule: str = "W-16.5"


class RunEnded(Event, frozen=True, tag="run_ended"):
    """`left` enemies are discarded."""

    round: int
    left: int
    rule: str = "W-29.2"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Nobody takes that back."""

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
    dice: tuple[str, ...]
    kept: tuple[str, ...] = ()
    rule: str = "W-16.1"


class TableRolled(Event, frozen=True, tag="table_rolled"):
    """A red die was rolled again for a line of the boss board."""

    chance: ClassVar[bool] = True
    table: str
    face: int
    op: str
    amount: int
    rule: str


class LuckRolled(Event, frozen=True, tag="luck_rolled"):
    chance: ClassVar[bool] = True
    slot: str
    face: int
    damage: int
    rule: str = "W-23.9"


class Shuffled(Event, frozen=True, tag="shuffled"):
    chance: ClassVar[bool] = True
    pile: str
    cards: int
    rule: str


class PartDrawn(Event, frozen=True, tag="part_drawn"):
    reveals: ClassVar[bool] = True
    card: str
    rule: str = "W-6.1"


class EnemyDealt(Event, frozen=True, tag="enemy_dealt"):
    reveals: ClassVar[bool] = True
    enemy: str
    section: str
    rule: str = "W-15.1"


class ScrapDrawn(Event, frozen=True, tag="scrap_drawn"):
    reveals: ClassVar[bool] = True
    enemy: str
    rule: str = "W-4.1"


class CanyonRevealed(Event, frozen=True, tag="canyon_revealed"):
    reveals: ClassVar[bool] = True
    canyon: str
    rule: str = "W-30.2"


# -- building -------------------------------------------------------------------------------------------------


class Paid(Event, frozen=True, tag="paid"):
    """`items` are dice (w3, r5) and Scrap cards (E01=3)."""

    items: tuple[str, ...]
    rule: str = "W-7.2"


class Installed(Event, frozen=True, tag="installed"):
    card: str
    slot: str
    toward: str
    rule: str = "W-7.1"


class Covered(Event, frozen=True, tag="covered"):
    """A Part makes room for another one."""

    card: str
    slot: str
    rule: str = "W-7.6"


class PartDiscarded(Event, frozen=True, tag="part_discarded"):
    card: str
    rule: str = "W-9.3"


class Repaired(Event, frozen=True, tag="repaired"):
    """`left` is the damage that stays."""

    card: str
    slot: str
    amount: int
    left: int
    rule: str


class Cleared(Event, frozen=True, tag="cleared"):
    """A Destruction card goes back to its supply; `card` is the Part that works again, if there is one."""

    slot: str
    destruction: str
    card: str | None
    rule: str = "W-12.2"


# -- the vehicle is hit ---------------------------------------------------------------------------------------


class PartHit(Event, frozen=True, tag="part_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the Part now."""

    card: str
    slot: str
    amount: int
    stopped: int
    total: int
    rule: str


class PartDestroyed(Event, frozen=True, tag="part_destroyed"):
    """A Destruction card, drawn by chance, covers the slot; `card` is the Part below, if there is one."""

    chance: ClassVar[bool] = True
    card: str | None
    slot: str
    destruction: str
    rule: str = "W-21.3"


class CoreHit(Event, frozen=True, tag="core_hit"):
    amount: int
    total: int
    rule: str


class HitLost(Event, frozen=True, tag="hit_lost"):
    """A second hit has no Part to go to."""

    amount: int
    rule: str = "W-19.5"


# -- enemies --------------------------------------------------------------------------------------------------


class RedPlaced(Event, frozen=True, tag="red_placed"):
    die: str
    enemy: str
    rule: str = "W-17.1"


class RedOnBoard(Event, frozen=True, tag="red_on_board"):
    die: str
    rule: str = "W-18.1"


class EnemyActed(Event, frozen=True, tag="enemy_acted"):
    """`attack` is its kind; `amount` and `second` are what it deals, drums included."""

    enemy: str
    section: str
    attack: str
    amount: int
    second: int
    rule: str = "W-19.1"


class EnemyMoved(Event, frozen=True, tag="enemy_moved"):
    enemy: str
    start: str
    section: str
    rule: str


class EnemyHit(Event, frozen=True, tag="enemy_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the enemy now."""

    enemy: str
    amount: int
    stopped: int
    total: int
    rule: str = "W-24.2"


class BossProtected(Event, frozen=True, tag="boss_protected"):
    """The boss takes no damage."""

    enemy: str
    rule: str = "W-28.2"


class EnemyDestroyed(Event, frozen=True, tag="enemy_destroyed"):
    """`exact` is an exact kill."""

    enemy: str
    exact: bool
    rule: str = "W-24.5"


class ScrapGained(Event, frozen=True, tag="scrap_gained"):
    enemy: str
    rule: str = "W-24.6"


class Exploded(Event, frozen=True, tag="exploded"):
    enemy: str
    section: str
    rule: str = "W-24.7"


class EnemyHealed(Event, frozen=True, tag="enemy_healed"):
    enemy: str
    amount: int
    rule: str = "W-19.1"


class DamageTransferred(Event, frozen=True, tag="damage_transferred"):
    enemy: str
    onto: str
    amount: int
    rule: str = "W-24.2"


class BossUnmasked(Event, frozen=True, tag="boss_unmasked"):
    reveals: ClassVar[bool] = True
    enemy: str
    second: str
    rule: str = "W-30.15"


# -- white dice -----------------------------------------------------------------------------------------------


class PartUsed(Event, frozen=True, tag="part_used"):
    """`item` is a die or a Scrap card; `exact` is an exact match."""

    card: str
    slot: str
    item: str
    exact: bool
    rule: str = "W-23.3"


class AttackLost(Event, frozen=True, tag="attack_lost"):
    """An attack has no target."""

    card: str
    rule: str = "W-23.7"


class Rammed(Event, frozen=True, tag="rammed"):
    """`item` is the die or Scrap card, if one was spent; `section` is None if no enemy was in play."""

    section: str | None
    damage: int
    item: str | None = None
    rule: str = "W-25.1"


class CoreUsed(Event, frozen=True, tag="core_used"):
    item: str
    trick: str
    rule: str = "W-27.1"


class DieFixed(Event, frozen=True, tag="die_fixed"):
    """A die or Scrap card is spent on a repair."""

    item: str
    slot: str
    rule: str = "W-26.1"


class DieChanged(Event, frozen=True, tag="die_changed"):
    die: str
    to: str
    rule: str = "W-27.3"


class DieKept(Event, frozen=True, tag="die_kept"):
    die: str
    rule: str = "W-27.4"


class DieRemoved(Event, frozen=True, tag="die_removed"):
    """From a Part (`slot`) or from an enemy."""

    die: str
    slot: str | None
    enemy: str | None
    rule: str = "W-27.7"


class DieLost(Event, frozen=True, tag="die_lost"):
    die: str
    rule: str = "W-16.6"


class SlotBlocked(Event, frozen=True, tag="slot_blocked"):
    """A die slot of the Part is closed by a red die, or by a marker."""

    slot: str
    value: int
    die: str | None
    rule: str = "W-30.5"


class ScrapLost(Event, frozen=True, tag="scrap_lost"):
    enemy: str
    rule: str = "W-8.10"


class HeroHelped(Event, frozen=True, tag="hero_helped"):
    hero: str
    amount: int = 0
    rule: str = "W-29.1"


class CanyonSurvived(Event, frozen=True, tag="canyon_survived"):
    count: int
    rule: str = "W-30.4"


AnyEvent = (
    RoundStarted
    | RunStarted
    | TurnStarted
    | StepStarted
    | StepSkipped
    | RunEnded
    | GameEnded
    | Rolled
    | TableRolled
    | LuckRolled
    | Shuffled
    | PartDrawn
    | EnemyDealt
    | ScrapDrawn
    | CanyonRevealed
    | Paid
    | Installed
    | Covered
    | PartDiscarded
    | Repaired
    | Cleared
    | PartHit
    | PartDestroyed
    | CoreHit
    | HitLost
    | RedPlaced
    | RedOnBoard
    | EnemyActed
    | EnemyMoved
    | EnemyHit
    | BossProtected
    | EnemyDestroyed
    | ScrapGained
    | Exploded
    | EnemyHealed
    | DamageTransferred
    | BossUnmasked
    | PartUsed
    | AttackLost
    | Rammed
    | CoreUsed
    | DieFixed
    | DieChanged
    | DieKept
    | DieRemoved
    | DieLost
    | SlotBlocked
    | ScrapLost
    | HeroHelped
    | CanyonSurvived
)
