"""What chance may bring, in sentences with numbers: rerolls, red dice, tables, luck. All chances are exact.

A reroll of white dice is *better* if more of them can be placed as exact matches in this Step than before, or as many
and more of them on Parts at all. Of an enemy it is told how a Turn goes if it is left alone and each red die is taken
as it falls; its damage is counted before shields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final

from frenzy.games.wreckland import ids
from frenzy.games.wreckland.cards import ENEMIES, ENEMY_OF, ITEM_VALUE, PART_OF, PARTS, Enemy
from frenzy.games.wreckland.content import words
from frenzy.games.wreckland.declared.types import View
from frenzy.games.wreckland.declared.view import read_view
from frenzy.games.wreckland.frames import Activated, PickReroll
from frenzy.games.wreckland.guide.chances import FACES, Counts, any_of, percent, throws, together
from frenzy.games.wreckland.guide.payments import part_odds, reroll_odds
from frenzy.games.wreckland.guide.scene import exists, item_of
from frenzy.games.wreckland.rules.activating import candidates
from frenzy.games.wreckland.rules.dice import take_die, white_dice
from frenzy.games.wreckland.rules.foes import protected_boss, shield_of
from frenzy.games.wreckland.rules.heroes import exact_bonus
from frenzy.games.wreckland.rules.paying import pool_counts
from frenzy.games.wreckland.rules.red import answers_to, hits_of
from frenzy.games.wreckland.rules.tables import close_die_slot, is_exact, open_values
from frenzy.games.wreckland.rules.vehicle import working
from frenzy.games.wreckland.rules.white import taken_by
from frenzy.games.wreckland.state import State
from frenzy.kernel.guide import Reason

LAST_RED_STEP: Final = 5  # W-16.4

Slots = tuple[list[range], list[range]]
"""Open die slots: the faces that match each of them, and the faces that each of them takes."""


def odds_of(view: View, subject: str) -> Sequence[Reason]:
    """The chances of a choice, or those around a thing on the table."""
    state = read_view(view)
    if subject in view["choices"]:
        return choice_odds(state, subject)
    kind, _, id = subject.partition(" ")
    if not state.stack or not exists(state, subject):
        return ()
    match kind:
        case "enemy":
            return enemy_odds(state, ENEMY_OF[id])
        case "board":
            return line_odds(state)
        case "slot":
            return luck_odds(state, ids.SLOT_OF[id], 0)
        case "part" if PART_OF[id] in state.cards:
            return luck_odds(state, state.cards.index(PART_OF[id]), 0)
        case "part" if state.phase == "wreckage" and PART_OF[id] in (*state.available, *state.upgrades):
            return part_odds(state, PART_OF[id])
        case _:
            return ()


def choice_odds(state: State, choice: str) -> Sequence[Reason]:
    """The chances of the dice that a choice rolls."""
    verb, *words = choice.split(" ")
    frame = state.stack[-1]
    match verb, words:
        case "core", [item, "reroll"]:
            return white_odds(state, item_of(item))
        case "use", [item, slot, *value]:
            return use_odds(state, item_of(item), ids.SLOT_OF[slot], int(value[0]) if value else 0)
        case "reroll", [card]:
            return reroll_odds(state, state.pool, PART_OF[card])
        case "die", [die] if isinstance(frame, PickReroll):
            return reroll_odds(state, (*frame.dice, ids.DIE_OF[die]))
        case "done", [] if isinstance(frame, PickReroll):
            return reroll_odds(state, frame.dice)
        case "red", [_, "board"]:
            return line_odds(state)
        case "pay", [item] if item in ids.DIE_OF and not ids.is_white(ids.DIE_OF[item]):
            return line_odds(state)
        case _:
            return ()


# -- rerolling white dice -------------------------------------------------------------------------------------


def white_odds(state: State, item: int) -> list[Reason]:
    """What rerolling the other white dice may bring, after this die or Scrap card has been spent on it (W-27.2)."""
    state = state.clone()
    if item < ids.DICE:
        take_die(state, item)
        state.placed += 1
    dice = [die for die in white_dice(state) if not ids.is_kept(die)]
    if not dice:
        return [Reason("odds-reroll-none", {}, "W-27.2")]
    room = state.special.white_limit(state) - state.placed
    if room <= 0:
        return [Reason("odds-reroll-late", {}, "W-22.3")]
    slots = open_slots(state)
    exact, usable = ({face for span in spans for face in span} for spans in slots)
    better, worse = compared(state, dice, slots, room)
    count = len(dice)
    return [
        Reason("odds-reroll-better", {"percent": percent(better), "worse": percent(worse)}, "W-27.2"),
        Reason("odds-reroll-exact", {"percent": chance(count, exact), "count": count}, "W-23.5"),
        Reason("odds-reroll-use", {"percent": chance(count, usable), "count": count}, "W-23.2"),
    ]


def chance(dice: int, faces: set[int]) -> int:
    return percent(any_of(dice, faces))


def open_slots(state: State) -> Slots:
    """The open die slots of working Parts: the faces that match each, and those that it takes (W-23.1 to W-23.5)."""
    shown: list[range] = []
    taken: list[range] = []
    for slot in working(state):
        part = PARTS[state.cards[slot]]
        for value, end, lies in zip(part.dice, part.ends, state.dice[slot], strict=True):
            if lies == ids.OPEN:
                shown.append(range(value, end + 1))
                taken.append(taken_by(part, value))
    return shown, taken


def compared(state: State, dice: list[int], slots: Slots, room: int) -> tuple[float, float]:
    """The chances that the white dice fit better than now, and worse."""
    kept = pool_counts([die for die in white_dice(state) if ids.is_kept(die)])
    now = fitting(pool_counts(white_dice(state)), slots, room)
    better = worse = 0.0
    for counts, weight in throws(len(dice)):
        then = fitting(together(kept, counts), slots, room)
        better += weight * (then > now)
        worse += weight * (then < now)
    return better, worse


def fitting(counts: Counts, slots: Slots, room: int) -> tuple[int, int]:
    """How many of these dice can be exact matches, and how many fit on Parts at all; no more than may be placed."""
    shown, taken = slots
    return min(most(counts, shown), room), min(most(counts, taken), room)


def most(counts: Counts, spans: Sequence[range]) -> int:
    """How many of these dice find a span of faces each: rising, each takes the one that ends first.

    >>> most((0, 1, 0, 1, 0, 0), [range(2, 7), range(2, 4)]), most((0, 0, 0, 2, 0, 0), [range(2, 7), range(2, 4)])
    (2, 1)
    """
    left = sorted(spans, key=lambda span: span.stop)
    for face, count in enumerate(counts, 1):
        for span in [span for span in left if face in span][:count]:
            left.remove(span)
    return len(spans) - len(left)


# -- using a Part that rolls ----------------------------------------------------------------------------------


def use_odds(state: State, item: int, slot: int, value: int) -> Sequence[Reason]:
    """The chances of a Part that rolls its die, or rerolls others."""
    part, face = PARTS[state.cards[slot]], ITEM_VALUE[item]
    open_now = open_values(state, slot)
    covered = [value or open_now[0]] if value or item < ids.DICE else open_now
    matches = any(is_exact(part, shown, face) for shown in covered)
    effects = [part.words[index] for index in (*part.effects, *(part.exact if matches else ()))]
    if any(isinstance(effect, words.Luck) for effect in effects):
        return luck_odds(state, slot, part.plus + exact_bonus(state) if matches else 0)
    if words.RerollOthers() not in effects:
        return ()
    state = state.clone()
    if item < ids.DICE:
        close_die_slot(state, slot, value or open_now[0], face)
    return white_odds(state, item)


def luck_odds(state: State, slot: int, bonus: int) -> Sequence[Reason]:
    """Half of a die, rounded up: how much that is, and whom it would destroy (W-36.8, W-24.5, W-24.6)."""
    if not state.works(slot):
        return ()
    part = PARTS[state.cards[slot]]
    word = next((word for word in part.words if isinstance(word, words.Luck)), None)
    if word is None:
        return ()
    deals = [(face + 1) // 2 + bonus for face in range(1, FACES + 1)]
    average = round(sum(deals) / FACES, 1)
    found = [
        Reason("odds-luck", {"card": part.id, "low": min(deals), "high": max(deals), "average": average}, "W-36.8")
    ]
    for foe in candidates(state, Activated(slot, part.number, (), ids.NOWHERE, 0), word):
        card = ENEMIES[foe]
        need = card.resistance - state.hurt[foe] + shield_of(state, foe)
        if foe != protected_boss(state) and max(deals) >= need:
            kills, exact = sum(deal >= need for deal in deals), deals.count(need)
            likely, neatly = percent(kills / FACES), percent(exact / FACES)
            found.append(Reason("odds-kill", {"enemy": card.id, "percent": likely, "exact": neatly}, "W-24.6"))
    return found


# -- enemies --------------------------------------------------------------------------------------------------


def enemy_odds(state: State, foe: int) -> list[Reason]:
    """When an enemy may act next, and what it does in a whole Turn if nobody stops it (W-17.1, W-19.1)."""
    return [next_step_odds(state, foe), turn_odds(state, foe)]


def next_step_odds(state: State, foe: int) -> Reason:
    """The chance that a red die of the next red Step shows one of its open values; now, if one is being chosen."""
    card = ENEMIES[foe]
    red = [die for die in state.pool if not ids.is_white(die)]
    if state.stack[-1].prompt == "red":
        dice = [ids.DIE_NAMES[die] for die in red if answers_to(state, foe, ids.VALUE[die])]
        if dice:
            return Reason("odds-enemy-now", {"enemy": card.id, "dice": " ".join(dice)}, "W-17.1")
        return Reason("odds-enemy-safe", {"enemy": card.id}, "W-17.1")
    values = {value for value in card.dice if answers_to(state, foe, value)}
    count, likely = len([die for die in red if not ids.is_kept(die)]), 0.0
    if not red or state.step >= LAST_RED_STEP or not state.step:
        values, count = set(card.dice), ids.RED_DICE
    elif any(ids.is_kept(die) and ids.VALUE[die] in values for die in red):
        likely = 1.0
    likely = likely or any_of(count, values)
    return Reason("odds-enemy-step", {"enemy": card.id, "percent": percent(likely)}, "W-17.1")


def turn_odds(state: State, foe: int) -> Reason:
    """The chance that it acts in the next Turn, and the damage to expect of it, over all throws of the red dice."""
    card = ENEMIES[foe]
    acts = [
        activations(card, faces, state.options.sleep) for faces in product(range(1, FACES + 1), repeat=ids.RED_DICE)
    ]
    likely = percent(sum(number > 0 for number in acts) / len(acts))
    if isinstance(card.attack, words.NoAttack):
        return Reason("odds-enemy-idle", {"enemy": card.id, "percent": likely}, "W-19.1")
    damage = round(sum(acts) / len(acts) * damage_of(state, foe), 1)
    return Reason("odds-enemy-turn", {"enemy": card.id, "percent": likely, "damage": damage}, "W-19.1")


def activations(card: Enemy, faces: Sequence[int], sleep: str) -> int:
    """How often it acts if these dice are taken one after the other, each covering a die slot of it (W-17.3)."""
    if sleep == "full":
        return min(sum(face in card.dice for face in faces), len(card.dice))
    left, number = list(card.dice), 0
    for face in faces:
        if face in left:
            left.remove(face)
            number += 1
    return number


def damage_of(state: State, foe: int) -> int:
    """What one of its attacks deals as things stand, before shields; an area attack hits 3 slots (W-19.4, W-34)."""
    hits = sum(hits_of(state, foe))
    return hits * len(ids.SIDE[state.where[foe]]) if isinstance(ENEMIES[foe].attack, words.EverySlot) else hits


# -- tables ---------------------------------------------------------------------------------------------------


def line_odds(state: State) -> list[Reason]:
    """The lines of the boss board that a red die may bring in this phase (W-9.1, W-18.4)."""
    is_run = state.phase == "run"
    lines = Counter(state.board.run_table if is_run else state.board.wreckage_table)
    rule = "W-18.4" if is_run else "W-9.1"
    return [
        Reason("odds-line", {"percent": percent(n / FACES), "line": named(line)}, rule) for line, n in lines.items()
    ]


def named(line: words.AnyLine) -> str:
    """A line as reasons name it: what it does, how much, and what else for each thing missing."""
    n, core = line.amounts
    return f"{line.op} {n}" + (f" {core}" if core else "")
