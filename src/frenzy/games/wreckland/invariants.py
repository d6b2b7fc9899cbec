"""What is true of every table at every moment (W-1): checked on every loaded save and at every step of the tests."""

from __future__ import annotations

from frenzy.games.wreckland.cards import CANYON, DESTRUCTION, ENEMIES, PARTS, enemy_deck, part_deck, road_deck
from frenzy.games.wreckland.frames import PayFor, PlacePart
from frenzy.games.wreckland.ids import DICE, MARKER, NOWHERE, RED, RED_DICE, ROUNDS, SLOTS, WHITE_DICE
from frenzy.games.wreckland.rules.run import STEPS
from frenzy.games.wreckland.state import State
from frenzy.kernel.errors import shown
from frenzy.kernel.invariants import first_broken, wrong_sizes


def broken(state: State) -> str:
    """The first thing that is wrong with a table, or an empty string."""
    return first_broken(state, CHECKS)


def wrong_numbers(state: State) -> str:
    """Rounds, Steps and cards exist."""
    if not 0 <= state.round <= ROUNDS or not 0 <= state.step <= STEPS or state.phase not in ("wreckage", "run"):
        return f"round, step or phase: {shown((state.round, state.step, state.phase))}"
    if not all(NOWHERE <= card < len(PARTS) for card in [*state.cards, *state.available, *state.upgrades]):
        return "cards, available or upgrades: no such Part"
    if not all(NOWHERE <= wreck < len(DESTRUCTION) for wreck in state.wrecks):
        return f"wrecks: {shown(state.wrecks)}"
    if not all(0 <= foe < len(ENEMIES) for foe in [*state.foes, *state.scrap]):
        return "foes or scrap: no such enemy"
    if not all(0 <= die < DICE for die in state.pool) or not all(1 <= face <= 6 for face in state.loaded):
        return f"pool: {shown(state.pool)}"
    if state.result not in ("", "won", "lost") or min(state.core, state.placed, state.survived, state.white_lost) < 0:
        return "result, core, placed, survived or white_lost: out of bounds"
    return ""


def wrong_vehicle(state: State) -> str:
    """Damage is below the resistance, dice lie on die slots, empty slots have nothing (W-21.2)."""
    for slot, name in enumerate(SLOTS):
        card, lies = state.cards[slot], state.dice[slot]
        if card == NOWHERE and (state.damage[slot] or state.spikes[slot] or lies):
            return f"slots.{name}: something on an empty slot"
        if card != NOWHERE:
            part = PARTS[card]
            if not 0 <= state.damage[slot] < part.resistance or (state.damage[slot] and not state.works(slot)):
                return f"slots.{name}: damage {state.damage[slot]} (W-21.2)"
            if len(lies) != len(part.dice) or not all(0 <= die <= MARKER for die in lies):
                return f"slots.{name}: dice {shown(lies)}"
            if not 0 <= state.spikes[slot] < 16:
                return f"slots.{name}: spikes {state.spikes[slot]}"
    if state.core >= state.vehicle.core and state.result != "lost":
        return f"core: {state.core} (W-5.4)"
    return ""


def wrong_enemies(state: State) -> str:
    """Enemies in play are in a Section and not destroyed; the others are nowhere (W-24.5)."""
    for enemy in ENEMIES:
        number = enemy.number
        here = number in state.foes
        lies = state.foe_dice[number]
        if here and not (0 <= state.where[number] < 4 and 0 <= state.hurt[number] < enemy.resistance):
            return f"enemies.{enemy.id}: section or damage"
        if not here and (state.where[number] != NOWHERE or state.hurt[number] or lies):
            return f"enemies.{enemy.id}: not in play"
        if here and (len(lies) != len(enemy.dice) or not all(0 <= die <= DICE for die in lies)):
            return f"enemies.{enemy.id}: dice {shown(lies)}"
        if here and enemy.chapter > state.options.chapter:
            return "enemies: one of another chapter (W-2.5)"
    return ""


def wrong_dice(state: State) -> str:
    """There are five white and three red dice (W-1.1)."""
    lying = [die - 1 for lies in [*state.dice, *state.foe_dice] for die in lies if 0 < die < MARKER]
    dice = [*state.pool, *lying]
    white = sum(die < RED for die in dice)
    if white > WHITE_DICE or len(dice) - white > RED_DICE:
        return f"pool: {white} white and {len(dice) - white} red dice (W-1.1)"
    return ""


def lost_cards(state: State) -> str:
    """Parts, enemies, Upgrades and Canyon cards are neither lost nor doubled (W-1.2, W-2.5)."""
    chapter, vehicle = state.options.chapter, state.vehicle
    on_board = [card for card in state.cards if card != NOWHERE]
    parts = [card for card in on_board if not PARTS[card].vehicle]
    upgrades = [card for card in on_board if PARTS[card].on]
    printed = [card for card in on_board if PARTS[card].slot != NOWHERE]
    ordinary = [foe for foe in state.foes if ENEMIES[foe].rank == "enemy"]
    if sorted([*parts, *state.available, *state.part_deck, *state.part_discard]) != sorted(part_deck(chapter)):
        return "parts: not the cards of the box (W-1.2)"
    if sorted([*ordinary, *state.scrap, *state.enemy_deck, *state.enemy_discard]) != sorted(enemy_deck(chapter)):
        return "enemies: not the cards of the box (W-1.2)"
    if sorted([*upgrades, *state.upgrades, *state.gone]) != sorted(vehicle.upgrades):
        return "upgrades: not those of the vehicle (W-3.1)"
    if any(card not in vehicle.printed or state.cards[PARTS[card].slot] != card for card in printed):
        return "cards: a printed Part of another vehicle or slot (W-1.8)"
    canyon = [*state.canyon_deck, *state.canyon_open]
    if canyon and sorted(canyon) != [*range(len(CANYON))]:
        return "canyon: not the cards of the box (W-30.2)"
    road = [*state.road_deck, *state.road_open]
    if road and sorted(road) != [*road_deck(chapter)]:
        return "road: not the cards of the chapter (W-30.13, W-30.22)"
    return ""


def out_of_order(state: State) -> str:
    """What lies in no order is kept sorted, so that equal tables are equal."""
    for name in ("foes", "pool", "available", "upgrades", "gone", "scrap"):
        pile = getattr(state, name)
        if list(pile) != sorted(pile):
            return f"{name}: {shown(pile)} is not sorted"
    return ""


def wrong_frames(state: State) -> str:
    """A decision is on top, or the game is over; what is being installed is there to be installed."""
    if any(frame.seat != 0 for frame in state.stack):
        return "stack: no such seat"
    offered = [NOWHERE, *state.available, *state.upgrades]
    for frame in state.stack:
        if isinstance(frame, PlacePart | PayFor) and frame.card not in offered:
            return "stack: a Part that is not there to be installed (W-7.1)"
    if state.stack and not state.stack[-1].prompt:
        return "stack: no decision on top"
    if bool(state.stack) == bool(state.result):
        return "stack: over without a result, or a result before the end"
    return ""


CHECKS = (wrong_sizes, wrong_numbers, wrong_vehicle, wrong_enemies, wrong_dice, lost_cards, out_of_order, wrong_frames)
