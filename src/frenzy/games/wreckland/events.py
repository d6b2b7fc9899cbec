"""What happened, with its numbers and its paragraph. Cards, slots, Sections and dice have their written names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frenzy.games.wreckland import phrases, things
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Event, traits, union_of
from frenzy.kernel.told import LOUD, QUIET

if TYPE_CHECKING:
    from frenzy.games.wreckland.state import State

# -- rounds, phases, turns ------------------------------------------------------------------------------------


@traits(scene="log-round", mark="round")
class RoundStarted(Event, frozen=True, tag="round_started"):
    round: int
    rule: str = "W-5.1"


@traits(scene="log-run")
class RunStarted(Event, frozen=True, tag="run_started"):
    round: int
    rule: str = "W-15.1"


@traits(scene="log-turn")
class TurnStarted(Event, frozen=True, tag="turn_started"):
    round: int
    turn: int
    rule: str = "W-16.1"


@traits(loudness=QUIET)
class StepStarted(Event, frozen=True, tag="step_started"):
    step: int
    rule: str = "W-16.2"


@traits(loudness=QUIET)
class StepSkipped(Event, frozen=True, tag="step_skipped"):
    step: int
    rule: str = "W-16.5"


@traits(variants=("", "W-30-4"), loudness=LOUD, felt="gain")
class RunEnded(Event, frozen=True, tag="run_ended"):
    """`left` enemies are discarded."""

    round: int
    left: int
    rule: str = "W-29.2"

    @property
    def variant(self) -> str:
        """The paragraph, if it is not the usual one that ends it."""
        return "" if self.rule == "W-29.2" else self.rule.replace(".", "-")


@traits(loudness=LOUD, felt="hit", mark="end", reveals=True)
class GameEnded(Event, frozen=True, tag="game_ended"):
    """Nobody takes that back."""

    result: str
    round: int
    turns: int
    core_left: int
    scrap: int
    rule: str


# -- chance ---------------------------------------------------------------------------------------------------


@traits(chance=True)
class Rolled(Event, frozen=True, tag="rolled"):
    """These dice were rolled; `kept` stay as they are."""

    dice: tuple[things.DieId, ...]
    kept: tuple[things.DieId, ...] = ()
    rule: str = "W-16.1"


@traits(chance=True)
class TableRolled(Event, frozen=True, tag="table_rolled"):
    """A red die was rolled again for a line of the boss board."""

    table: str
    face: int
    op: str
    amount: int
    rule: str

    def given(self, state: State) -> Given:
        return {"line": phrases.told_line(self.op, self.amount)}

    def also_names(self, state: State) -> list[str]:
        return ["board"]


@traits(chance=True)
class LuckRolled(Event, frozen=True, tag="luck_rolled"):
    slot: things.SlotId
    face: int
    damage: int
    rule: str = "W-23.9"


@traits(variants=("", "canyon", "road"), loudness=QUIET, chance=True)
class Shuffled(Event, frozen=True, tag="shuffled"):
    pile: str
    cards: int
    rule: str

    @property
    def variant(self) -> str:
        return self.pile if self.pile in ("canyon", "road") else ""


@traits(loudness=QUIET, fold="drawn", reveals=True)
class PartDrawn(Event, frozen=True, tag="part_drawn"):
    card: things.PartId
    rule: str = "W-6.1"


@traits(loudness=QUIET, fold="dealt", reveals=True)
class EnemyDealt(Event, frozen=True, tag="enemy_dealt"):
    enemy: things.EnemyId
    section: things.SectionId
    rule: str = "W-15.1"


@traits(reveals=True)
class ScrapDrawn(Event, frozen=True, tag="scrap_drawn"):
    enemy: things.ScrapId
    rule: str = "W-4.1"


@traits(reveals=True)
class CanyonRevealed(Event, frozen=True, tag="canyon_revealed"):
    canyon: str
    rule: str = "W-30.2"

    def given(self, state: State) -> Given:
        return {"canyon": phrases.canyon(self.canyon)}


class OfRoad(Event, frozen=True):
    """About a special card, with what stands on it."""

    road: str

    def given(self, state: State) -> Given:
        return {"road": phrases.road(self.road)}


@traits(reveals=True)
class WeatherAnnounced(OfRoad, frozen=True, tag="weather_announced"):
    """The Storm card of the next Turn is turned up."""

    rule: str = "W-30.13"


class WeatherBegan(OfRoad, frozen=True, tag="weather_began"):
    """A Storm card is in force for this Turn."""

    rule: str = "W-30.13"


@traits(reveals=True)
class DecreeRevealed(OfRoad, frozen=True, tag="decree_revealed"):
    rule: str = "W-30.22"


class DecreeSettled(Event, frozen=True, tag="decree_settled"):
    """At the end of a Turn: the Decree is carried out, or an empty Section has averted it."""

    road: str
    averted: bool
    rule: str = "W-30.22"

    def given(self, state: State) -> Given:
        return {"road": Phrase(f"name-{self.road}")}


# -- building -------------------------------------------------------------------------------------------------


@traits(loudness=QUIET)
class Paid(Event, frozen=True, tag="paid"):
    """`items` are dice (w3, r5) and Scrap cards (E01=3)."""

    items: tuple[things.ItemId, ...]
    rule: str = "W-7.2"


@traits(felt="gain")
class Installed(Event, frozen=True, tag="installed"):
    card: things.PartId
    slot: things.SlotId
    toward: things.TowardId
    rule: str = "W-7.1"


@traits(felt="loss")
class Covered(Event, frozen=True, tag="covered"):
    """A Part makes room for another one."""

    card: things.PartId
    slot: things.SlotId
    rule: str = "W-7.6"


@traits(loudness=QUIET, felt="loss", fold="discarded", echoes=("discard",))
class PartDiscarded(Event, frozen=True, tag="part_discarded"):
    card: things.PartId
    rule: str = "W-9.3"


@traits(felt="gain")
class Repaired(Event, frozen=True, tag="repaired"):
    """`left` is the damage that stays."""

    card: things.PartId
    slot: things.SlotId
    amount: int
    left: int
    rule: str


class Cleared(Event, frozen=True, tag="cleared"):
    """A Destruction card goes back to its supply; `card` is the Part that works again, if there is one."""

    slot: things.SlotId
    destruction: str
    card: things.PartId | None
    rule: str = "W-12.2"


# -- the vehicle is hit ---------------------------------------------------------------------------------------


@traits(felt="hit")
class PartHit(Event, frozen=True, tag="part_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the Part now."""

    card: things.PartId
    slot: things.SlotId
    amount: int
    stopped: int
    total: int
    rule: str


@traits(loudness=LOUD, felt="hit", mark="wreck", chance=True)
class PartDestroyed(Event, frozen=True, tag="part_destroyed"):
    """A Destruction card, drawn by chance, covers the slot; `card` is the Part below, if there is one."""

    card: things.PartId | None
    slot: things.SlotId
    destruction: str
    rule: str = "W-21.3"


@traits(loudness=LOUD, felt="hit", mark="core")
class CoreHit(Event, frozen=True, tag="core_hit"):
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


@traits(echoes=("red",))
class RedPlaced(Event, frozen=True, tag="red_placed"):
    die: things.DieId
    enemy: things.EnemyId
    rule: str = "W-17.1"


@traits(echoes=("red",))
class RedOnBoard(Event, frozen=True, tag="red_on_board"):
    die: things.DieId
    rule: str = "W-18.1"

    def also_names(self, state: State) -> list[str]:
        return ["board"]


@traits(echoes=("act",))
class EnemyActed(Event, frozen=True, tag="enemy_acted"):
    """`attack` is its kind; `amount` and `second` are what it deals, abilities included."""

    enemy: things.EnemyId
    section: things.SectionId
    attack: str
    amount: int
    second: int
    rule: str = "W-19.1"


@traits(felt="hit", fold="moved", echoes=("move", "shift"))
class EnemyMoved(Event, frozen=True, tag="enemy_moved"):
    enemy: things.EnemyId
    start: things.SectionId
    section: things.SectionId
    rule: str


@traits(felt="hit")
class EnemyHit(Event, frozen=True, tag="enemy_hit"):
    """`amount` gets through, `stopped` is what the shield took, `total` is on the enemy now."""

    enemy: things.EnemyId
    amount: int
    stopped: int
    total: int
    rule: str = "W-24.2"


class BossProtected(Event, frozen=True, tag="boss_protected"):
    """The boss takes no damage."""

    enemy: things.EnemyId
    rule: str = "W-28.2"


@traits(loudness=LOUD, felt="hit", mark="kill")
class EnemyDestroyed(Event, frozen=True, tag="enemy_destroyed"):
    """`exact` is an exact kill."""

    enemy: things.EnemyId
    exact: bool
    rule: str = "W-24.5"


@traits(loudness=LOUD)
class ScrapGained(Event, frozen=True, tag="scrap_gained"):
    enemy: things.ScrapId
    rule: str = "W-24.6"


@traits(loudness=LOUD, felt="hit")
class Exploded(Event, frozen=True, tag="exploded"):
    enemy: things.EnemyId
    section: things.SectionId
    rule: str = "W-24.7"


class EnemyHealed(Event, frozen=True, tag="enemy_healed"):
    enemy: things.EnemyId
    amount: int
    rule: str = "W-19.1"


class DamageTransferred(Event, frozen=True, tag="damage_transferred"):
    enemy: things.EnemyId
    onto: things.EnemyId
    amount: int
    rule: str = "W-24.2"


@traits(loudness=LOUD, reveals=True)
class BossUnmasked(Event, frozen=True, tag="boss_unmasked"):
    enemy: things.EnemyId
    second: things.EnemyId
    rule: str = "W-30.15"


# -- white dice -----------------------------------------------------------------------------------------------


@traits(echoes=("use",))
class PartUsed(Event, frozen=True, tag="part_used"):
    """`item` is a die or a Scrap card; `exact` is an exact match."""

    card: things.PartId
    slot: things.SlotId
    item: things.ItemId
    exact: bool
    rule: str = "W-23.3"


class AttackLost(Event, frozen=True, tag="attack_lost"):
    """An attack has no target."""

    card: things.PartId
    rule: str = "W-23.7"


@traits(echoes=("ram", "section"))
class Rammed(Event, frozen=True, tag="rammed"):
    """`item` is the die or Scrap card, if one was spent; `section` is None if no enemy was in play."""

    section: things.SectionId | None
    damage: int
    item: things.ItemId | None = None
    rule: str = "W-25.1"


@traits(echoes=("core",))
class CoreUsed(Event, frozen=True, tag="core_used"):
    item: things.ItemId
    trick: things.TrickId
    rule: str = "W-27.1"

    def also_names(self, state: State) -> list[str]:
        return ["core"]


class DieFixed(Event, frozen=True, tag="die_fixed"):
    """A die or Scrap card is spent on a repair."""

    item: things.ItemId
    slot: things.SlotId
    rule: str = "W-26.1"


@traits(echoes=("adjust", "turn"))
class DieChanged(Event, frozen=True, tag="die_changed"):
    die: things.DieId
    to: things.DieId
    rule: str = "W-27.3"


@traits(echoes=("die",))
class DieKept(Event, frozen=True, tag="die_kept"):
    die: things.DieId
    rule: str = "W-27.4"


@traits(echoes=("lift_part", "lift_enemy"))
class DieRemoved(Event, frozen=True, tag="die_removed"):
    """From a Part (`slot`) or from an enemy."""

    die: things.DieId
    slot: things.SlotId | None
    enemy: things.EnemyId | None
    rule: str = "W-27.7"


@traits(echoes=("die",))
class DieLost(Event, frozen=True, tag="die_lost"):
    die: things.DieId
    rule: str = "W-16.6"


@traits(echoes=("block",))
class SlotBlocked(Event, frozen=True, tag="slot_blocked"):
    """A die slot of the Part is closed by a red die, or by a marker."""

    slot: things.SlotId
    value: int
    die: things.DieId | None
    rule: str = "W-30.5"


@traits(echoes=("lose",))
class ScrapLost(Event, frozen=True, tag="scrap_lost"):
    enemy: things.ScrapId
    rule: str = "W-8.10"


class HeroHelped(Event, frozen=True, tag="hero_helped"):
    hero: things.HeroId
    amount: int = 0
    rule: str = "W-29.1"


class CanyonSurvived(Event, frozen=True, tag="canyon_survived"):
    count: int
    rule: str = "W-30.4"


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = union_of(Event, globals())
