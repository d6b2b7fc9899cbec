"""Why a die, an enemy, a slot or a Section cannot be chosen in a Run phase (W-16 to W-27)."""

from __future__ import annotations

from frenzy.games.wreckland.cards import ENEMIES, ITEM_VALUE, PARTS, shown_on
from frenzy.games.wreckland.guide.reasons import asked, because
from frenzy.games.wreckland.guide.scene import Scene
from frenzy.games.wreckland.ids import ARSON, NOWHERE, OPEN, VALUE, is_white
from frenzy.games.wreckland.rules.ramming import rammable
from frenzy.games.wreckland.rules.red import answers_to
from frenzy.games.wreckland.rules.specials import WHITE_LIMIT
from frenzy.games.wreckland.rules.tables import open_values
from frenzy.games.wreckland.rules.vehicle import ALL_SLOTS, damaged
from frenzy.games.wreckland.rules.white import TRICK_VALUE, placeable, taken_by, taken_on
from frenzy.kernel.guide import Reason


def missing_die(scene: Scene, die: int) -> Reason:
    """It is not in the pool (W-7.4, W-16.7)."""
    return because("no-die", "W-16.7" if scene.state.phase == "run" else "W-7.4", die=die)


# -- red dice -------------------------------------------------------------------------------------------------


def why_not_red(scene: Scene, foe: int) -> Reason:
    """No red die of the pool matches an open die slot of the enemy (W-17.1, W-17.3)."""
    state, card = scene.state, ENEMIES[foe]
    red = [die for die in state.pool if not is_white(die)]
    if any(VALUE[die] in card.dice for die in red):
        return asleep(scene, foe)
    return because("red-match", "W-17.1", enemy=card.id, values=" ".join(map(str, card.dice)))


def why_not_red_on(scene: Scene, die: int, foe: int) -> Reason:
    """This die does not match, or its die slot is covered (W-17.1, W-17.3)."""
    card = ENEMIES[foe]
    if VALUE[die] in card.dice:
        return asleep(scene, foe)
    values = " ".join(map(str, card.dice))
    return because("red-differs", "W-17.1", die=die, enemy=card.id, values=values)


def asleep(scene: Scene, foe: int) -> Reason:
    """All its die slots are covered; at some tables, those of that value (W-17.3)."""
    key = "red-asleep" if scene.state.options.sleep == "full" else "red-closed"
    return because(key, "W-17.3", enemy=foe)


def why_not_board(scene: Scene, *_: object) -> Reason:
    """Every red die matches an enemy (W-18.3)."""
    state = scene.state
    for die in state.pool:
        if not is_white(die):
            for foe in state.foes:
                if answers_to(state, foe, VALUE[die]):
                    return because("board", "W-18.3", die=die, enemy=foe)
    return asked(scene)


# -- white dice -----------------------------------------------------------------------------------------------


def why_no_more_dice(scene: Scene) -> Reason:
    """The Step has had its dice (W-22.1)."""
    limit = scene.state.special.white_limit(scene.state)
    return because("limit", "W-22.1" if limit == WHITE_LIMIT else "W-30.18", limit=limit)


def why_not_white_die(scene: Scene, die: int) -> Reason:
    """A red die, or one too many (W-16.2, W-22.1)."""
    if not is_white(die):
        return because("red-later", "W-16.2", die=die)
    return why_no_more_dice(scene)


def why_not_work_on(scene: Scene, slot: int, value: int | None = None) -> Reason:
    """Why neither a die nor Scrap, or not one of this value, can be placed on a slot (W-23.1, W-23.2, W-23.4)."""
    state = scene.state
    broken = why_broken(scene, slot, "W-23.1")
    if broken is not None:
        return broken
    if OPEN not in state.dice[slot]:
        return because("closed", "W-23.1", card=scene.part_on(slot), slot=slot)
    taken = taken_on(state, slot)
    if taken.isdisjoint(white_values(scene) if value is None else [value]):
        return why_not_taken(scene, slot, open_values(state, slot))
    return why_no_more_dice(scene)


def why_not_taken(scene: Scene, slot: int, values: list[int]) -> Reason:
    """None of these die slots of a Part takes it: too low, or outside their ranges (W-23.2, W-23.4)."""
    part = PARTS[scene.state.cards[slot]]
    places = [part.dice.index(value) for value in values]
    if all(part.ends[place] > part.dice[place] for place in places):
        ranges = " ".join(shown_on(part)[place] for place in places)
        return because("outside", "W-23.4", card=part.id, values=ranges)
    return because("too-low", "W-23.2", card=part.id, lowest=part.lowest)


def why_not_die_slot(scene: Scene, slot: int, die_slot: int, value: int) -> Reason:
    """Why this die slot is not the one: it does not take the value, or another has to be named (W-23.3, W-23.4)."""
    if die_slot in open_values(scene.state, slot) and value not in taken_by(PARTS[scene.state.cards[slot]], die_slot):
        return why_not_taken(scene, slot, [die_slot])
    return because("which-slot", "W-23.3", card=scene.part_on(slot), slot=slot)


def why_broken(scene: Scene, slot: int, rule: str) -> Reason | None:
    """No Part is there, or a Destruction card is on it."""
    state = scene.state
    if state.wrecks[slot] != NOWHERE:
        return because("destroyed", "W-21.3", slot=slot)
    return because("no-part", rule, slot=slot) if state.cards[slot] == NOWHERE else None


def white_values(scene: Scene) -> list[int]:
    """The values that can be placed now."""
    dice = [VALUE[die] for die in placeable(scene.state)]
    return dice + [value for card in scene.state.scrap for value in ENEMIES[card].dice]


def why_not_fix(scene: Scene, slot: int, value: int) -> Reason:
    """Why a Part cannot be repaired with this value (W-26.1, W-26.3)."""
    state = scene.state
    broken = why_broken(scene, slot, "W-26.1")
    if broken is not None:
        return broken
    if not state.damage[slot]:
        return because("undamaged", "W-26.1", card=scene.part_on(slot), slot=slot)
    lowest = PARTS[state.cards[slot]].lowest
    if value < lowest:
        return because("fix-low", "W-26.1", card=scene.part_on(slot), lowest=lowest)
    return why_no_more_dice(scene)


def why_not_ram(scene: Scene, section: int) -> Reason:
    """Nobody is there, or there is no die left to ram with (W-25.1)."""
    if section not in rammable(scene.state):
        return because("ram-empty", "W-25.1", section=section)
    return why_no_more_dice(scene)


def why_not_core(scene: Scene, value: int | None = None) -> Reason:
    """Only a 1 or a 2 goes on the Core below the Ram area (W-27.1)."""
    low = min((ITEM_VALUE[die] for die in placeable(scene.state)), default=0) if value is None else value
    return because("core-value", "W-27.1") if low > TRICK_VALUE or value is None else why_no_more_dice(scene)


def why_not_arson(scene: Scene, *_: object) -> Reason:
    """Somebody else's power, one that is used up, or nobody to ram there (W-29.1)."""
    state = scene.state
    if state.hero != ARSON:
        return because("hero", "W-29.1", hero=state.hero)
    if state.power_used:
        return because("power-used", "W-29.1")
    return because("ram-nobody", "W-25.1")


def why_not_arson_at(scene: Scene, section: int) -> Reason:
    """Why Arson cannot ram this Section: there is no such power, nobody is there, or nobody who has yet to act."""
    if scene.state.hero != ARSON or scene.state.power_used:
        return why_not_arson(scene)
    if section not in rammable(scene.state):
        return because("ram-empty", "W-25.1", section=section)
    return because("arson-later", "W-29.1", section=section)


def why_not_between(scene: Scene, action: str) -> Reason:
    """Between two enemies, before a card or a toll Arson may ram (W-29.1); nothing else is asked for."""
    return why_not_arson(scene) if action == "arson" else asked(scene)


def why_not_deed(scene: Scene, action: str) -> Reason:
    """Why nothing of this kind can be done in this Step (W-6.3, W-22.1)."""
    match action:
        case "install" | "repair" | "clear" | "reroll" | "end":
            return because("wreckage-only", "W-6.3")
        case "arson":
            return why_not_arson(scene)
        case _ if scene.prompt == "red":
            return asked(scene) if action == "done" else because("white-later", "W-16.2")
        case "done" if scene.state.placed:
            return because("place-all", "W-16.6", limit=scene.state.special.white_limit(scene.state))
        case "done":
            return because("place-one", "W-22.2")
        case "ram":
            return why_no_more_dice(scene)
        case "core":
            return why_not_core(scene)
        case "fix":
            return why_nothing_to_fix(scene)
        case _:
            return why_nothing_to_use(scene)


def why_nothing_to_fix(scene: Scene) -> Reason:
    if not damaged(scene.state):
        return because("nothing-damaged", "W-26.1")
    return because("dice-low", "W-26.1") if white_values(scene) else why_no_more_dice(scene)


def why_nothing_to_use(scene: Scene) -> Reason:
    state = scene.state
    taken = [taken_on(state, slot) for slot in ALL_SLOTS if state.works(slot) and open_values(state, slot)]
    if not taken:
        return because("all-closed", "W-23.1")
    values = white_values(scene)
    if not values:
        return why_no_more_dice(scene)
    is_low = all(max(values) < min(faces) for faces in taken)
    return because("dice-low", "W-23.2") if is_low else because("dice-outside", "W-23.4")
