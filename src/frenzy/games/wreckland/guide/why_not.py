"""Why a thing on the table, or a choice, cannot be chosen now: a reason with its values and its paragraph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from frenzy.games.wreckland import frames
from frenzy.games.wreckland.cards import ENEMY_OF, ITEM_VALUE, ITEMS_OF, PART_OF
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.guide import building, effects, running
from frenzy.games.wreckland.guide.reasons import asked, because, game_over, waiting
from frenzy.games.wreckland.guide.scene import ACTIONS, Scene, SceneOf, exists, item_of, named_things
from frenzy.games.wreckland.ids import DIE_NAMES, DIE_OF, SECTION_OF, SLOT_OF, SLOTS
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Frame

Why = Callable[[Scene, Any], Reason] | Reason
"""What is said of a thing of its kind, by its number."""


def reason_against(game: Game[State, View], view: View, subject: str) -> Reason | None:
    """Why no choice is, or names, this; None if one does, or if the table has no such thing."""
    state = read_view(view)
    kind, _, id = subject.partition(" ")
    about = named_things(game, state, id) if kind == "choice" else [subject]
    if not about or not all(exists(state, thing) for thing in about if kind != "choice" or is_thing(thing)):
        return None
    if not state.stack:
        return game_over(state)
    if view["seat"] is None:
        return waiting()
    named = frozenset(thing for choice in view["choices"] for thing in named_things(game, state, choice))
    scene = Scene(state, state.stack[-1], frozenset(view["choices"]), named)
    if kind == "choice":
        return None if id in scene.choices else why_choice(scene, id, about)
    return None if subject in named else explain(scene, subject)


def is_thing(thing: str) -> bool:
    """Some deeds are known by their choices only."""
    kind, _, id = thing.partition(" ")
    return kind != "action" or id in ACTIONS


def explain(scene: Scene, thing: str) -> Reason:
    """The reason for one kind of thing: what is asked for now says which."""
    kind, _, id = thing.partition(" ")
    if kind == "part" and id in PART_OF:
        return why_part(scene, PART_OF[id])
    why = WHY[kind].get(type(scene.frame), asked)
    return why if isinstance(why, Reason) else why(scene, NUMBERS[kind][id] if kind in NUMBERS else id)


def why_part(scene: Scene, card: int) -> Reason:
    """Why this Part cannot be chosen: on the vehicle it stands for its slot."""
    if card in scene.state.cards and not isinstance(scene.frame, frames.DiscardParts | frames.PlacePart):
        return explain(scene, f"slot {SLOTS[scene.state.cards.index(card)]}")
    match scene.frame:
        case frames.Build():
            return building.why_not_install(scene, card)
        case frames.DiscardParts():
            return building.why_not_available(scene, card)
        case frames.PlacePart() | frames.PayFor() | frames.PickReroll():
            return asked(scene)
        case _:
            return because("wreckage-only", "W-6.3")


def of_pool(why: Callable[[Scene, int], Reason]) -> Callable[[Scene, int], Reason]:
    """The same of a die that is there to be chosen."""
    return lambda scene, die: why(scene, die) if die in scene.state.pool else running.missing_die(scene, die)


def why_not_scrap(scene: SceneOf[frames.PayFor], card: int) -> Reason:
    """It counts as what it was named as, or as its highest value."""
    named = (item for item in ITEMS_OF[card] if item in scene.frame.paid)
    return building.why_not_pay(scene, next(named, ITEMS_OF[card][-1]))


WHITE_LATER: Final = because("white-later", "W-16.2")
NO_REPAIR: Final = because("core-repair", "W-5.5")

NUMBERS: Final = {
    "die": DIE_OF, "slot": SLOT_OF, "enemy": ENEMY_OF, "section": SECTION_OF, "scrap": ENEMY_OF,
}  # fmt: skip

WHY: Final[Mapping[str, Mapping[type[Frame], Why]]] = {
    "die": {
        frames.Build: lambda _, die: because("pay-first", "W-7.1", die=die),
        frames.PayFor: of_pool(building.why_not_pay),
        frames.PickReroll: of_pool(building.why_not_name),
        frames.ChooseRed: of_pool(lambda _scene, _die: WHITE_LATER),
        frames.ChooseWhite: of_pool(running.why_not_white_die),
        frames.LoseWhite: of_pool(lambda _, die: because("white-only", "W-35.14", die=die)),
        frames.AdjustDie: effects.why_not_change,
        frames.KeepDie: effects.why_not_change,
        frames.TurnDie: effects.why_not_change,
    },
    "slot": {
        frames.Build: building.why_not_build_on,
        frames.PlacePart: building.why_not_place,
        frames.HitPart: effects.why_not_hit,
        frames.WreckSlot: lambda _, slot: because("wrecked", "W-35.9", slot=slot),
        frames.BlockSlot: effects.why_not_block,
        frames.MendPart: effects.why_not_mend,
        frames.ChooseWhite: running.why_not_work_on,
        frames.RemoveDie: effects.why_not_lift_part,
    },
    "enemy": {
        frames.ChooseRed: running.why_not_red,
        frames.OrderEnemies: effects.why_not_act,
        frames.ChooseWhite: because("part-first-run", "W-22.1"),
        frames.ChooseTarget: effects.why_not_target,
        frames.ChooseBonus: effects.why_not_bonus,
        frames.MoveEnemy: effects.why_not_move,
        frames.TransferDamage: effects.why_not_transfer,
        frames.ShareRam: effects.why_not_share,
        frames.ShiftEnemies: effects.why_not_shift,
        frames.RemoveDie: lambda _, foe: because("bare-enemy", "W-27.7", enemy=foe),
    },
    "section": {
        frames.ChooseWhite: running.why_not_ram,
        frames.RamWhere: running.why_not_ram,
        frames.ChooseRed: running.why_not_arson_at,
        frames.OrderEnemies: running.why_not_arson_at,
        frames.AskArson: running.why_not_arson_at,
        frames.ChooseCanyon: running.why_not_arson_at,
        frames.PayToll: running.why_not_arson_at,
        frames.ChooseSection: effects.why_not_attack,
        frames.ShiftEnemies: lambda scene, section: because(
            "shift-to", "W-25.3", section=section, other_section=scene.frame.section
        ),
        frames.StrikeFrom: lambda _, section: because("crowd", "W-35.13", section=section),
        frames.JoinCrowd: lambda _, section: because("join", "W-30.8", section=section),
    },
    "scrap": {
        frames.Build: because("pay-first-scrap", "W-7.1"),
        frames.PayFor: why_not_scrap,
        frames.ChooseRed: because("white-later", "W-32.1"),
    },
    "core": {  # it is never repaired (W-5.5)
        frames.ChooseWhite: lambda scene, _: running.why_not_core(scene),
        frames.Build: NO_REPAIR,
        frames.MendPart: NO_REPAIR,
        frames.ChooseRed: WHITE_LATER,
    },
    "board": {frames.ChooseRed: running.why_not_board},
    "action": {
        frames.Build: building.why_not_build,
        frames.ChooseRed: running.why_not_deed,
        frames.ChooseWhite: running.why_not_deed,
        frames.OrderEnemies: running.why_not_between,
        frames.ChooseCanyon: running.why_not_between,
        frames.PayToll: running.why_not_between,
        frames.MoveEnemy: effects.why_not_leave,
        frames.PickReroll: lambda scene, deed: because("reroll-first", "W-13.1") if deed == "done" else asked(scene),
    },
}
"""Why a thing of a kind cannot be chosen where this is asked for; elsewhere something else is asked for."""


# -- choices --------------------------------------------------------------------------------------------------


def why_choice(scene: Scene, choice: str, about: list[str]) -> Reason:
    """Why this very choice is none: what exactly does not fit, or the first thing in it that cannot be chosen."""
    verb, *words = choice.split(" ")
    match scene.frame, verb:
        case frames.Build(), "install":
            return building.why_not_install(scene, PART_OF[words[0]])
        case frames.Build(), "reroll":
            return building.why_not_reroll(scene, PART_OF[words[0]])
        case frames.Build(), ("repair" | "clear"):
            return building.why_not_build_on(scene, SLOT_OF[words[0]])
        case frames.PayFor(), "pay" if words[0] not in DIE_OF or DIE_OF[words[0]] in scene.state.pool:
            return building.why_not_pay(scene, ITEM_NAMES.index(words[0]))
        case frames.PlacePart(), "at":
            return building.why_not_place(scene, SLOT_OF[words[0]])
        case frames.ChooseRed(), "red" if DIE_OF[f"r{words[0]}"] in scene.state.pool:
            return why_not_red_so(scene, DIE_OF[f"r{words[0]}"], words[1])
        case frames.ChooseWhite(), ("use" | "fix" | "ram" | "core"):
            return why_not_placed(scene, verb, item_of(words[0]), words[1:])
        case frames.AdjustDie() | frames.TurnDie(), "die" if words[0] in DIE_OF:
            return effects.why_not_change(scene, DIE_OF[words[0]])
        case _:
            strange = [thing for thing in about if is_thing(thing) and thing not in scene.named]
            return explain(scene, strange[0]) if strange else asked(scene)


def why_not_red_so(scene: Scene, die: int, place: str) -> Reason:
    return running.why_not_board(scene) if place == "board" else running.why_not_red_on(scene, die, ENEMY_OF[place])


def why_not_placed(scene: Scene, verb: str, item: int, words: list[str]) -> Reason:
    """Why this die or Scrap card cannot be placed there."""
    value, pool, place = ITEM_VALUE[item], scene.state.pool, words[0]
    if item < len(DIE_NAMES) and item not in pool:
        return running.missing_die(scene, item)
    match verb:
        case "use" if any(
            choice.split(" ")[:3] == ["use", ITEM_NAMES[item].removeprefix("w"), place] for choice in scene.choices
        ):
            return running.why_not_die_slot(scene, SLOT_OF[place], int(words[1]) if words[1:] else 0, value)
        case "use":
            return running.why_not_work_on(scene, SLOT_OF[place], value)
        case "fix":
            return running.why_not_fix(scene, SLOT_OF[place], value)
        case "ram" if place == "nowhere":
            return because("ram-somewhere", "W-25.1")
        case "ram":
            return running.why_not_ram(scene, SECTION_OF[place])
        case _:
            return running.why_not_core(scene, value)
