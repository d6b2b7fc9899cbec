"""What players can ask for, and how it is written; `offers.py` has all of them."""

from __future__ import annotations

from typing import Any, ClassVar

from frenzy.games.resistance import phrases
from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.things import (
    ALL_MOBS,
    Citizen,
    FloorTo,
    Hero,
    MobKind,
    Named,
    Object,
    Opening,
    Power,
    Skill,
    Trait,
    Zone,
    ZoneIn,
    ZoneTo,
)
from frenzy.kernel.phrase import Given
from frenzy.kernel.records import Action

# -- whose turn it is -------------------------------------------------------------------------------------------


class Activate(Action, frozen=True, tag="activate"):
    """This hero is next (Z-10.1)."""

    hero: Hero


class EndPhase(Action, frozen=True, tag="end_phase"):
    """All heroes have been activated: the enemies are next (Z-3.1)."""

    verb: ClassVar[str] = "end phase"


class EndTurn(Action, frozen=True, tag="end_turn"):
    """The hero's turn is over (Z-10.1)."""

    verb: ClassVar[str] = "end turn"
    quiet: ClassVar[bool] = True


class Leave(Action, frozen=True, tag="leave"):
    """Leave by the exit (Z-10.11)."""


class Stay(Action, frozen=True, tag="stay"):
    quiet: ClassVar[bool] = True


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing, or no more of it."""

    quiet: ClassVar[bool] = True


# -- actions of a turn ------------------------------------------------------------------------------------------


class Move(Action, frozen=True, tag="move"):
    """To an adjacent zone (Z-10.2)."""

    zone: ZoneTo


class Carry(Action, frozen=True, tag="carry"):
    """To an adjacent zone, with the object that lies here, for 1 more action (Z-20.10)."""

    zone: ZoneTo


class Open(Action, frozen=True, tag="open"):
    """Open a door or window (Z-10.4)."""

    door: Opening


class GainTrait(Action, frozen=True, tag="gain_trait"):
    """Draw a trait (Z-10.5)."""

    verb: ClassVar[str] = "trait"


class GainPower(Action, frozen=True, tag="gain_power"):
    """Gain power (Z-10.8)."""

    verb: ClassVar[str] = "power"


class Attack(Action, frozen=True, tag="attack"):
    """Attack a zone with the attack of the own sheet (Z-10.6)."""

    plain: ClassVar[bool] = True
    zone: ZoneIn


class AttackAs(Action, frozen=True, tag="attack_as"):
    """Attack a zone with the attack that was copied from another hero (Z-8.11)."""

    verb: ClassVar[str] = "attack as"
    hero: Hero
    zone: ZoneIn


class Devour(Action, frozen=True, tag="devour"):
    """Bite an enemy, or a citizen (Z-21.3)."""


class Fire(Action, frozen=True, tag="fire"):
    """Use an Interactive Object on a zone (Z-19.1)."""

    object: Object
    zone: Zone


class Rescue(Action, frozen=True, tag="rescue"):
    """Rescue a citizen (Z-10.7)."""

    citizen: Citizen


class TakeToken(Action, frozen=True, tag="take_token"):
    """Take the objective that lies here (Z-10.9)."""

    verb: ClassVar[str] = "take"
    zone: ZoneIn


class TakeCard(Action, frozen=True, tag="take_card"):
    """Take the Secret Mission card that lies here (Z-13.13)."""

    verb: ClassVar[str] = "take"
    citizen: Citizen


class Call(Action, frozen=True, tag="call"):
    """Call the elevator (Z-7.7)."""


class Ride(Action, frozen=True, tag="ride"):
    """Send the elevator to another floor (Z-7.9)."""

    floor: FloorTo


class Use(Action, frozen=True, tag="use"):
    """Use a skill, a trait or a citizen's help."""

    power: Power

    def given(self, state: Any) -> Given:
        return {"price": phrases.price(self.power)}


class Give(Action, frozen=True, tag="give"):
    """Hand a token over (Z-20.8)."""

    hero: Hero


class Get(Action, frozen=True, tag="get"):
    """Take a token over (Z-20.8)."""

    hero: Hero


class MovePoint(Action, frozen=True, tag="move_point"):
    """Blow a spawn point away (Z-20.8)."""

    verb: ClassVar[str] = "move point"


class Blow(Action, frozen=True, tag="blow"):
    """The final blow (Z-20.10)."""

    named: Named


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Give up the citizen to take figures out of the supply: walkers, or so many brutes and runners (Z-20.7)."""

    brutes: int
    runners: int

    def given(self, state: Any) -> Given:
        taken = [phrases.mobs("brute", self.brutes, "object"), phrases.mobs("runner", self.runners, "object")]
        return {
            "mobs": [told for told, count in zip(taken, (self.brutes, self.runners), strict=True) if count] or "none"
        }


# -- answers ----------------------------------------------------------------------------------------------------


class Roll(Action, frozen=True, tag="roll"):
    """Roll the dice, with so much power for more of them (Z-11.4)."""

    power: int


class Reroll(Action, frozen=True, tag="reroll"):
    """Roll a die of this face again (Z-11.5)."""

    power: Power
    face: int


class Keep(Action, frozen=True, tag="keep"):
    """The dice stay as they are."""

    quiet: ClassVar[bool] = True


class Hit(Action, frozen=True, tag="hit"):
    """Give hits to an enemy of this kind (Z-11.6)."""

    kind: MobKind

    def also_names(self, state: Any) -> list[str]:
        return phrases.mob_in_question(state, ALL_MOBS[self.kind])


class HitNamed(Action, frozen=True, tag="hit_named"):
    """Give hits to this enemy (Z-11.6)."""

    verb: ClassVar[str] = "hit"
    named: Named


class Again(Action, frozen=True, tag="again"):
    """Strike at this zone too."""

    zone: ZoneIn


class Wound(Action, frozen=True, tag="wound"):
    """This hero takes the wound (Z-14.5)."""

    hero: Hero


class WoundCitizen(Action, frozen=True, tag="wound_citizen"):
    """This citizen takes the wound (Z-14.5)."""

    verb: ClassVar[str] = "wound"
    citizen: Citizen


class Suffer(Action, frozen=True, tag="suffer"):
    """The wound is suffered."""


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """Give up the citizen instead (Z-13.7)."""


class Way(Action, frozen=True, tag="way"):
    """The next one goes this way (Z-13.10, Z-15.5)."""

    zone: ZoneTo


class Choose(Action, frozen=True, tag="choose"):
    """This zone."""

    verb: ClassVar[str] = "zone"
    zone: ZoneIn


class Pick(Action, frozen=True, tag="pick"):
    """This hero."""

    verb: ClassVar[str] = "hero"
    hero: Hero


class Victim(Action, frozen=True, tag="victim"):
    """An enemy of this kind, here."""

    verb: ClassVar[str] = "eliminate"
    kind: MobKind

    def also_names(self, state: Any) -> list[str]:
        return phrases.mob_in_question(state, ALL_MOBS[self.kind])


class Remove(Action, frozen=True, tag="remove"):
    """An enemy of this kind, there."""

    kind: MobKind
    zone: ZoneIn

    def also_names(self, state: Any) -> list[str]:
        return [f"mob {ALL_MOBS[self.kind]} {ZONE_IDS[self.zone]}"]


class Push(Action, frozen=True, tag="push"):
    """Push an enemy of this kind there."""

    kind: MobKind
    zone: ZoneTo

    def also_names(self, state: Any) -> list[str]:
        return phrases.mob_in_question(state, ALL_MOBS[self.kind])


class PushNamed(Action, frozen=True, tag="push_named"):
    verb: ClassVar[str] = "push"
    named: Named
    zone: ZoneTo


class CopySkill(Action, frozen=True, tag="copy_skill"):
    """Copy a skill (Z-8.11)."""

    verb: ClassVar[str] = "copy"
    skill: Skill


class CopyAttack(Action, frozen=True, tag="copy_attack"):
    """Copy a hero's attack (Z-8.11)."""

    verb: ClassVar[str] = "copy attack"
    hero: Hero


class Drop(Action, frozen=True, tag="drop"):
    """Discard this trait (Z-12.1)."""

    trait: Trait


class DropCitizen(Action, frozen=True, tag="drop_citizen"):
    """Let this citizen go (Z-13.2)."""

    verb: ClassVar[str] = "drop"
    citizen: Citizen


class Heal(Action, frozen=True, tag="heal"):
    """Recover so much health."""

    amount: int
