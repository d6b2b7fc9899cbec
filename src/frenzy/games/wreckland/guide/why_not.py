"""Why a thing on the table, or a choice, cannot be chosen now: a reason with its values and its paragraph."""

from __future__ import annotations

from frenzy.games.wreckland.cards import ENEMY_OF, ITEM_VALUE, ITEMS_OF, PART_OF
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.frames import (
    AdjustDie,
    BlockSlot,
    Build,
    ChooseBonus,
    ChooseRed,
    ChooseSection,
    ChooseTarget,
    ChooseWhite,
    DiscardParts,
    HitPart,
    JoinCrowd,
    KeepDie,
    LoseWhite,
    MendPart,
    MoveEnemy,
    OrderEnemies,
    PayFor,
    PickReroll,
    PlacePart,
    RamWhere,
    RemoveDie,
    ShareRam,
    ShiftEnemies,
    StrikeFrom,
    TransferDamage,
    TurnDie,
    WreckSlot,
)
from frenzy.games.wreckland.guide.building import (
    why_not_available,
    why_not_build,
    why_not_build_on,
    why_not_install,
    why_not_name,
    why_not_pay,
    why_not_place,
    why_not_reroll,
)
from frenzy.games.wreckland.guide.effects import (
    why_not_act,
    why_not_attack,
    why_not_block,
    why_not_bonus,
    why_not_change,
    why_not_hit,
    why_not_lift_enemy,
    why_not_lift_part,
    why_not_mend,
    why_not_move,
    why_not_share,
    why_not_shift,
    why_not_shift_to,
    why_not_target,
    why_not_transfer,
    why_not_wreck,
)
from frenzy.games.wreckland.guide.reasons import asked, because, game_over, waiting
from frenzy.games.wreckland.guide.running import (
    missing_die,
    why_not_arson,
    why_not_board,
    why_not_core,
    why_not_deed,
    why_not_die_slot,
    why_not_fix,
    why_not_ram,
    why_not_red,
    why_not_red_on,
    why_not_white_die,
    why_not_work_on,
)
from frenzy.games.wreckland.guide.scene import ACTIONS, Scene, exists, named_things
from frenzy.games.wreckland.ids import DIE_NAMES, DIE_OF, SECTION_OF, SECTIONS, SLOT_OF
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason


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
    scene = Scene(state, frozenset(view["choices"]), named)
    if kind == "choice":
        return None if id in scene.choices else why_choice(scene, id, about)
    return None if subject in named else explain(scene, subject)


def is_thing(thing: str) -> bool:
    """Some deeds are known by their choices only."""
    kind, _, id = thing.partition(" ")
    return kind != "action" or id in ACTIONS


def explain(scene: Scene, thing: str) -> Reason:
    """The reason for one kind of thing."""
    kind, _, id = thing.partition(" ")
    match kind:
        case "die":
            return why_die(scene, DIE_OF[id])
        case "slot":
            return why_slot(scene, SLOT_OF[id])
        case "part":
            return why_part(scene, PART_OF[id])
        case "enemy":
            return why_enemy(scene, ENEMY_OF[id])
        case "section":
            return why_section(scene, SECTION_OF[id])
        case "scrap":
            return why_scrap(scene, ENEMY_OF[id])
        case "core":
            return why_core(scene)
        case "board":
            return why_not_board(scene) if isinstance(scene.frame, ChooseRed) else asked(scene)
        case _:
            return why_action(scene, id)


def why_die(scene: Scene, die: int) -> Reason:
    """Why this die cannot be chosen."""
    match scene.frame:
        case PayFor() | PickReroll() | ChooseRed() | ChooseWhite() | LoseWhite() if die not in scene.state.pool:
            return missing_die(scene, die)
        case Build():
            return because("pay-first", "W-7.1", die=DIE_NAMES[die])
        case PayFor() as frame:
            return why_not_pay(scene, frame, die)
        case PickReroll() as frame:
            return why_not_name(scene, frame, die)
        case ChooseRed():
            return because("white-later", "W-16.2")
        case ChooseWhite():
            return why_not_white_die(scene, die)
        case LoseWhite():
            return because("white-only", "W-35.14", die=DIE_NAMES[die])
        case AdjustDie() | KeepDie() | TurnDie() as frame:
            return why_not_change(scene, frame, die)
        case _:
            return asked(scene)


def why_slot(scene: Scene, slot: int) -> Reason:
    """Why this slot cannot be chosen."""
    match scene.frame:
        case Build():
            return why_not_build_on(scene, slot)
        case PlacePart() as frame:
            return why_not_place(scene, frame, slot)
        case HitPart() as frame:
            return why_not_hit(scene, frame, slot)
        case WreckSlot():
            return why_not_wreck(scene, slot)
        case BlockSlot():
            return why_not_block(scene, slot)
        case MendPart():
            return why_not_mend(scene, slot)
        case ChooseWhite():
            return why_not_work_on(scene, slot)
        case RemoveDie():
            return why_not_lift_part(scene, slot)
        case _:
            return asked(scene)


def why_part(scene: Scene, card: int) -> Reason:
    """Why this Part cannot be chosen: on the vehicle it stands for its slot."""
    if card in scene.state.cards and not isinstance(scene.frame, DiscardParts | PlacePart):
        return why_slot(scene, scene.state.cards.index(card))
    match scene.frame:
        case Build():
            return why_not_install(scene, card)
        case DiscardParts():
            return why_not_available(scene, card)
        case PlacePart() | PayFor() | PickReroll():
            return asked(scene)
        case _:
            return because("wreckage-only", "W-6.3")


def why_enemy(scene: Scene, foe: int) -> Reason:
    """Why this enemy cannot be chosen."""
    match scene.frame:
        case ChooseRed():
            return why_not_red(scene, foe)
        case OrderEnemies() as frame:
            return why_not_act(scene, frame, foe)
        case ChooseWhite():
            return because("part-first-run", "W-22.1")
        case ChooseTarget() as frame:
            return why_not_target(scene, frame, foe)
        case ChooseBonus() as frame:
            return why_not_bonus(scene, frame, foe)
        case MoveEnemy() as frame:
            return why_not_move(scene, frame, foe)
        case TransferDamage() as frame:
            return why_not_transfer(scene, frame, foe)
        case ShareRam() as frame:
            return why_not_share(scene, frame, foe)
        case ShiftEnemies() as frame:
            return why_not_shift(scene, frame, foe)
        case RemoveDie():
            return why_not_lift_enemy(foe)
        case _:
            return asked(scene)


def why_section(scene: Scene, section: int) -> Reason:
    """Why this Section cannot be chosen."""
    match scene.frame:
        case ChooseWhite() | RamWhere():
            return why_not_ram(scene, section)
        case ChooseRed():
            return why_not_arson(scene)
        case ChooseSection() as frame:
            return why_not_attack(scene, frame, section)
        case ShiftEnemies() as frame:
            return why_not_shift_to(scene, frame, section)
        case StrikeFrom():
            return because("crowd", "W-35.13", section=SECTIONS[section])
        case JoinCrowd():
            return because("join", "W-30.8", section=SECTIONS[section])
        case _:
            return asked(scene)


def why_scrap(scene: Scene, card: int) -> Reason:
    """Why this Scrap card cannot be chosen."""
    match scene.frame:
        case Build():
            return because("pay-first-scrap", "W-7.1")
        case PayFor() as frame:
            return why_not_pay(scene, frame, best_item(frame, card))
        case ChooseRed():
            return because("white-later", "W-32.1")
        case _:
            return asked(scene)


def best_item(frame: PayFor, card: int) -> int:
    """The item that the card was named as, or its highest value."""
    return next((item for item in ITEMS_OF[card] if item in frame.paid), ITEMS_OF[card][-1])


def why_core(scene: Scene) -> Reason:
    """Why the Core cannot be chosen: it is never repaired (W-5.5)."""
    match scene.frame:
        case ChooseWhite():
            return why_not_core(scene)
        case Build() | MendPart():
            return because("core-repair", "W-5.5")
        case ChooseRed():
            return because("white-later", "W-16.2")
        case _:
            return asked(scene)


def why_action(scene: Scene, action: str) -> Reason:
    """Why nothing of this kind can be done now; in the middle of something, it has to be finished first."""
    match scene.frame:
        case Build():
            return why_not_build(scene, action)
        case ChooseRed() | ChooseWhite():
            return why_not_deed(scene, action)
        case PickReroll() if action == "done":
            return because("reroll-first", "W-13.1")
        case _:
            return asked(scene)


# -- choices --------------------------------------------------------------------------------------------------


def why_choice(scene: Scene, choice: str, about: list[str]) -> Reason:
    """Why this very choice is none: what exactly does not fit, or the first thing in it that cannot be chosen."""
    verb, *words = choice.split(" ")
    match scene.frame, verb:
        case Build(), "install":
            return why_not_install(scene, PART_OF[words[0]])
        case Build(), "reroll":
            return why_not_reroll(scene, PART_OF[words[0]])
        case Build(), ("repair" | "clear"):
            return why_not_build_on(scene, SLOT_OF[words[0]])
        case PayFor() as frame, "pay" if words[0] not in DIE_OF or DIE_OF[words[0]] in scene.state.pool:
            return why_not_pay(scene, frame, ITEM_NAMES.index(words[0]))
        case PlacePart() as frame, "at":
            return why_not_place(scene, frame, SLOT_OF[words[0]])
        case ChooseRed(), "red" if DIE_OF[f"r{words[0]}"] in scene.state.pool:
            return why_not_red_so(scene, DIE_OF[f"r{words[0]}"], words[1])
        case ChooseWhite(), ("use" | "fix" | "ram" | "core"):
            return why_not_placed(scene, verb, item_of(words[0]), words[1:])
        case AdjustDie() | TurnDie() as frame, "die" if words[0] in DIE_OF:
            return why_not_change(scene, frame, DIE_OF[words[0]])
        case _:
            strange = [thing for thing in about if is_thing(thing) and thing not in scene.named]
            return explain(scene, strange[0]) if strange else asked(scene)


def why_not_red_so(scene: Scene, die: int, place: str) -> Reason:
    return why_not_board(scene) if place == "board" else why_not_red_on(scene, die, ENEMY_OF[place])


def item_of(name: str) -> int:
    """A white die or a Scrap card, as choices of a white Step write it."""
    return ITEM_NAMES.index(name if "=" in name else f"w{name}")


def why_not_placed(scene: Scene, verb: str, item: int, words: list[str]) -> Reason:
    """Why this die or Scrap card cannot be placed there."""
    value, pool, place = ITEM_VALUE[item], scene.state.pool, words[0]
    if item < len(DIE_NAMES) and item not in pool:
        return missing_die(scene, item)
    match verb:
        case "use" if any(
            choice.split(" ")[:3] == ["use", ITEM_NAMES[item].removeprefix("w"), place] for choice in scene.choices
        ):
            return why_not_die_slot(scene, SLOT_OF[place], int(words[1]) if words[1:] else 0, value)
        case "use":
            return why_not_work_on(scene, SLOT_OF[place], value)
        case "fix":
            return why_not_fix(scene, SLOT_OF[place], value)
        case "ram" if place == "nowhere":
            return because("ram-somewhere", "W-25.1")
        case "ram":
            return why_not_ram(scene, SECTION_OF[place])
        case _:
            return why_not_core(scene, value)
