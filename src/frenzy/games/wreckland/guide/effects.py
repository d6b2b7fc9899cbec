"""Why an enemy, a Section, a slot or a die cannot be chosen while an effect is resolved (W-19, W-23 to W-27, W-36)."""

from __future__ import annotations

from frenzy.games.wreckland import frames
from frenzy.games.wreckland.guide.reasons import asked, because
from frenzy.games.wreckland.guide.running import missing_die, why_broken
from frenzy.games.wreckland.guide.scene import Scene, SceneOf
from frenzy.games.wreckland.ids import MARKER, NOWHERE, VALUE, is_kept
from frenzy.games.wreckland.rules.activating import attacked, shot_of, worked_in
from frenzy.games.wreckland.rules.foes import IS_GUARD, protected_boss
from frenzy.kernel.guide import Reason

# -- enemies --------------------------------------------------------------------------------------------------


def why_not_act(scene: SceneOf[frames.OrderEnemies], foe: int) -> Reason:
    """It has acted already, or this die does not concern it (W-17.2, W-17.4)."""
    return because("acted", "W-17.4", enemy=foe) if foe in scene.frame.acted else because("idle", "W-17.2", enemy=foe)


def why_not_target(scene: SceneOf[frames.ChooseTarget], foe: int) -> Reason:
    """Out of reach, hit before by this activation, protected, or guarded (W-24.1, W-24.3, W-28.2, W-34.18)."""
    act, where = scene.frame.act, scene.state.where[foe]
    if where not in attacked(act, shot_of(act, scene.frame.word)):
        return elsewhere(scene, foe, "W-24.1")
    if foe in act.hit:
        return because("hit-before", "W-24.3", enemy=foe)
    guards = [other for other in scene.state.foes_in(where) if IS_GUARD[other] and other not in act.hit]
    if guards and foe != protected_boss(scene.state):
        return because("guarded", "W-34.18", enemy=foe, other=guards[0])
    return shielded(scene, foe)


def shielded(scene: Scene, foe: int) -> Reason:
    """A protected boss is no target while there is another one (W-28.2)."""
    return because("waste", "W-28.2", enemy=foe)


def why_not_bonus(scene: SceneOf[frames.ChooseBonus], foe: int) -> Reason:
    """Not hit by this attack, or protected (W-29.1, W-28.2)."""
    return shielded(scene, foe) if foe in scene.frame.chosen else because("no-target", "W-29.1", enemy=foe)


def why_not_move(scene: SceneOf[frames.MoveEnemy], foe: int) -> Reason:
    """It is not in this Section (W-36.5)."""
    return elsewhere(scene, foe, "W-36.5")


def elsewhere(scene: Scene, foe: int, rule: str) -> Reason:
    """The Part does not reach its Section, or is at work in another one."""
    act = scene.frame.act
    key = "reach" if act.section == NOWHERE else "other-section"
    return because(key, rule, enemy=foe, section=scene.state.where[foe], card=act.card)


def why_not_transfer(scene: SceneOf[frames.TransferDamage], foe: int) -> Reason:
    """Not in this Section, protected, or nobody to give to or to take from (W-36.7)."""
    if scene.state.where[foe] not in worked_in(scene.frame.act):
        return elsewhere(scene, foe, "W-36.7")
    if foe == protected_boss(scene.state):
        return because("protected", "W-36.7", enemy=foe)
    return asked(scene)


def why_not_share(scene: SceneOf[frames.ShareRam], foe: int) -> Reason:
    """Not in the rammed Section, protected, or before the last one named (W-25.2, W-28.2)."""
    if scene.state.where[foe] != scene.frame.section:
        return because("share-section", "W-25.2", enemy=foe, section=scene.frame.section)
    if foe == protected_boss(scene.state):
        return shielded(scene, foe)
    return because("share-order", "W-25.2", enemy=foe, other=scene.frame.given[-1])


def why_not_shift(scene: SceneOf[frames.ShiftEnemies], foe: int) -> Reason:
    """It comes later, or was not rammed (W-25.3)."""
    key = "shift-later" if foe in scene.frame.foes else "shift-other"
    return because(key, "W-25.3", enemy=foe, other=scene.frame.foes[0])


def why_not_leave(scene: SceneOf[frames.MoveEnemy], action: str) -> Reason:
    """A move must be made, unless it is the bonus of an exact match (W-36.5)."""
    return because("must-move", "W-36.5", card=scene.frame.act.card) if action == "done" else asked(scene)


# -- Sections -------------------------------------------------------------------------------------------------


def why_not_attack(scene: SceneOf[frames.ChooseSection], section: int) -> Reason:
    """The Part does not reach it, or nobody is there, or only a protected boss (W-24.1, W-23.7, W-28.2)."""
    act, there = scene.frame.act, scene.state.foes_in(section)
    if section not in attacked(act, shot_of(act, scene.frame.word)):
        return because("section-reach", "W-24.1", section=section, card=act.card)
    if there:
        return shielded(scene, there[0])
    return because("section-empty", "W-23.7", section=section)


# -- the vehicle ----------------------------------------------------------------------------------------------


def why_not_hit(scene: SceneOf[frames.HitPart], slot: int) -> Reason:
    """No working Part, the other side, hit before, or not the weakest (W-19.1, W-19.5, W-34.13)."""
    broken = why_broken(scene, slot, "W-19.2")
    if broken is not None:
        return broken
    if scene.frame.rule == "W-34.13":
        return because("weakest", "W-34.13", card=scene.part_on(slot), slot=slot)
    key = "second-hit" if scene.frame.rule == "W-19.5" and len(scene.frame.hits) == 1 else "other-side"
    rule = "W-19.5" if key == "second-hit" else "W-19.1"
    return because(key, rule, card=scene.part_on(slot), slot=slot)


def why_not_block(scene: Scene, slot: int) -> Reason:
    """No working Part, or no open die slot (W-35.7)."""
    broken = why_broken(scene, slot, "W-35.7")
    return broken or because("closed", "W-35.7", card=scene.part_on(slot), slot=slot)


def why_not_mend(scene: Scene, slot: int) -> Reason:
    """No working Part, or an undamaged one (W-26.3, W-26.4)."""
    broken = why_broken(scene, slot, "W-26.4")
    return broken or because("undamaged", "W-26.4", card=scene.part_on(slot), slot=slot)


# -- dice -----------------------------------------------------------------------------------------------------


def why_not_change(scene: SceneOf[frames.AdjustDie | frames.KeepDie | frames.TurnDie], die: int) -> Reason:
    """Not in the pool, not within the range of the effect, or kept already (W-23.4, W-27.4)."""
    frame = scene.frame
    if die not in scene.state.pool:
        return missing_die(scene, die)
    if not frame.low <= VALUE[die] <= frame.high:
        return because("range", "W-23.4", die=die, low=frame.low, high=frame.high)
    if isinstance(frame, frames.KeepDie) and is_kept(die):
        return because("kept", "W-27.4", die=die)
    return because("face", "W-27.3", die=die)


def why_not_lift_part(scene: Scene, slot: int) -> Reason:
    """No die lies on the Part, or only a marker (W-27.7, W-35.7)."""
    broken = why_broken(scene, slot, "W-27.7")
    if broken is not None:
        return broken
    key, rule = ("marker", "W-35.7") if MARKER in scene.state.dice[slot] else ("bare-part", "W-27.7")
    return because(key, rule, card=scene.part_on(slot), slot=slot)
