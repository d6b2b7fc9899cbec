"""Every action exists once, in these tables: offering one is looking it up."""

from __future__ import annotations

from functools import cache
from typing import Final

from frenzy.games.resistance import actions
from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS
from frenzy.games.resistance.cards import CITIZEN_IDS, POWERS, SKILL_IDS, TRAIT_IDS
from frenzy.games.resistance.ids import CHARACTERS, FLOORS, MOBS

ZONES: Final = range(len(ZONE_IDS))

END_PHASE: Final = actions.EndPhase()
END_TURN: Final = actions.EndTurn()
LEAVE: Final = actions.Leave()
STAY: Final = actions.Stay()
PASS: Final = actions.Pass()
GAIN_TRAIT: Final = actions.GainTrait()
GAIN_POWER: Final = actions.GainPower()
DEVOUR: Final = actions.Devour()
CALL: Final = actions.Call()
MOVE_POINT: Final = actions.MovePoint()
KEEP: Final = actions.Keep()
SUFFER: Final = actions.Suffer()
SACRIFICE: Final = actions.Sacrifice()

ACTIVATE: Final = tuple(actions.Activate(hero) for hero in range(len(CHARACTERS)))
MOVE: Final = tuple(actions.Move(zone) for zone in ZONES)
CARRY: Final = tuple(actions.Carry(zone) for zone in ZONES)
OPEN: Final = tuple(actions.Open(door) for door in range(len(OPENING_IDS)))
ATTACK: Final = tuple(actions.Attack(zone) for zone in ZONES)
RESCUE: Final = tuple(actions.Rescue(card) for card in range(len(CITIZEN_IDS)))
TAKE: Final = tuple(actions.TakeToken(zone) for zone in ZONES)
TAKE_CARD: Final = tuple(actions.TakeCard(card) for card in range(len(CITIZEN_IDS)))
RIDE: Final = tuple(actions.Ride(floor) for floor in range(len(FLOORS)))
USE: Final = tuple(actions.Use(power) for power in range(len(POWERS)))
GIVE: Final = tuple(actions.Give(hero) for hero in range(len(CHARACTERS)))
GET: Final = tuple(actions.Get(hero) for hero in range(len(CHARACTERS)))
BLOW: Final = tuple(actions.Blow(named) for named in range(len(CHARACTERS)))
ROLL: Final = tuple(actions.Roll(power) for power in range(5))
HIT: Final = tuple(actions.Hit(kind) for kind in range(2 * len(MOBS)))
HIT_NAMED: Final = tuple(actions.HitNamed(named) for named in range(len(CHARACTERS)))
AGAIN: Final = tuple(actions.Again(zone) for zone in ZONES)
WOUND: Final = tuple(actions.Wound(hero) for hero in range(len(CHARACTERS)))
WOUND_CITIZEN: Final = tuple(actions.WoundCitizen(card) for card in range(len(CITIZEN_IDS)))
WAY: Final = tuple(actions.Way(zone) for zone in ZONES)
CHOOSE: Final = tuple(actions.Choose(zone) for zone in ZONES)
PICK: Final = tuple(actions.Pick(hero) for hero in range(len(CHARACTERS)))
VICTIM: Final = tuple(actions.Victim(kind) for kind in range(2 * len(MOBS)))
COPY_SKILL: Final = tuple(actions.CopySkill(skill) for skill in range(len(SKILL_IDS)))
COPY_ATTACK: Final = tuple(actions.CopyAttack(hero) for hero in range(len(CHARACTERS)))
DROP: Final = tuple(actions.Drop(trait) for trait in range(len(TRAIT_IDS)))
DROP_CITIZEN: Final = tuple(actions.DropCitizen(card) for card in range(len(CITIZEN_IDS)))
HEAL: Final = tuple(actions.Heal(amount) for amount in range(6))


@cache
def attack_as(hero: int, zone: int) -> actions.AttackAs:
    return actions.AttackAs(hero, zone)


@cache
def fire(what: int, zone: int) -> actions.Fire:
    return actions.Fire(what, zone)


@cache
def reroll(power: int, face: int) -> actions.Reroll:
    return actions.Reroll(power, face)


@cache
def remove(kind: int, zone: int) -> actions.Remove:
    return actions.Remove(kind, zone)


@cache
def push(kind: int, zone: int) -> actions.Push:
    return actions.Push(kind, zone)


@cache
def push_named(named: int, zone: int) -> actions.PushNamed:
    return actions.PushNamed(named, zone)


@cache
def dismiss(brutes: int, runners: int) -> actions.Dismiss:
    return actions.Dismiss(brutes, runners)
