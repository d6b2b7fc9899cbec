"""What is true of every table at every moment (A-1): checked on every loaded save and at every step of the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from frenzy.games.adrenaline.ids import FIGURES, NOWHERE, bits
from frenzy.games.adrenaline.modes.turret import OFFER
from frenzy.games.adrenaline.rules.damage import KILLSHOT, MARK_LIMIT, TRACK
from frenzy.games.adrenaline.rules.grabbing import AMMO, ARMS
from frenzy.games.adrenaline.rules.powerups import HAND
from frenzy.games.adrenaline.state import MARKET, REASONS, State, all_powerups, all_tiles, all_weapons


def broken(state: State) -> str:
    """The first thing that is wrong with a table, or an empty string."""
    return next(filter(None, (check(state) for check in CHECKS)), "")


def wrong_sizes(state: State) -> str:
    """Every list is as long as there are figures, squares or slots."""
    count = state.figures
    sizes = {
        "square": count, "damage": count, "weapons": count, "loaded": count, "powerups": count, "skulls": count,
        "marks": FIGURES * FIGURES, "ammo": 3 * count, "ledger": len(REASONS) * count, "market": MARKET, "tiles": 12,
        "turrets": 12, "tracks": 3,
    }  # fmt: skip
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            return f"{name}: {len(getattr(state, name))} entries, not {size}"
    return ""


def wrong_numbers(state: State) -> str:
    """Seats, squares and owners exist."""
    board, figures = state.arena.squares, range(state.figures)
    if not 0 <= state.turn < state.seats or not 0 <= state.options.start < state.seats:
        return f"turn: {state.turn}"
    if state.frenzy != NOWHERE and not 0 <= state.frenzy < state.seats:
        return f"frenzy: {state.frenzy}"
    if any(square != NOWHERE and square not in board for square in state.square):
        return f"square: {state.square}"
    owners = [*state.killed, *(owner for track in [*state.damage, *state.tracks] for owner in track)]
    owners += [owner for owner in state.turrets if owner != NOWHERE]
    owners += [owner for pair in state.killshots for owner in pair if owner != NOWHERE]
    owners += [*bits(state.victims & 0xFFF), *bits(state.witnesses & 0xFFF), *(to for to, _ in state.new_marks)]
    if any(owner not in figures for owner in owners):
        return "damage, tracks, turrets, killshots or killed: no such figure"
    return ""


def beyond_limits(state: State) -> str:
    """Hands, boxes, tracks and marks keep their limits (A-1.3, A-6.1, A-6.2)."""
    if any(not 0 <= cubes <= AMMO for cubes in state.ammo):
        return f"ammo: {state.ammo}"
    if any(not 0 <= marks <= MARK_LIMIT for marks in state.marks):
        return f"marks: {state.marks}"
    if any(len(track) > TRACK for track in state.damage):
        return "damage: more than 12 tokens on a track"
    swapping = 1 if state.stack and state.stack[-1].prompt in ("drop", "pay") else 0
    if any(len(hand) > ARMS + swapping for hand in state.weapons):
        return f"weapons: {state.weapons}"
    spawning = 1 if state.stack and state.stack[-1].prompt == "spawn" else 0
    if any(len(hand) > HAND + 2 * spawning for hand in state.powerups):
        return f"powerups: {state.powerups}"
    if len(state.offer) > OFFER or not 0 <= state.skulls_left <= state.options.skulls or state.actions_left < 0:
        return "offer, skulls_left or actions_left: out of bounds"
    return ""


def lost_cards(state: State) -> str:
    """Weapons, powerups and tiles are neither lost nor doubled (A-1.2)."""
    guns = [gun for hand in state.weapons for gun in hand] + [gun for gun in state.market if gun != NOWHERE]
    cards = [card for hand in state.powerups for card in hand]
    tiles = [tile for tile in [*state.tiles, *state.offer] if tile != NOWHERE]
    return (
        differs("weapons", [*guns, *state.weapon_deck], all_weapons(state.options))
        or differs("powerups", [*cards, *state.powerup_deck, *state.powerup_discard], all_powerups())
        or differs("tiles", [*tiles, *state.tile_deck, *state.tile_discard], all_tiles())
    )


def differs(name: str, found: Iterable[int], stock: Sequence[int]) -> str:
    return "" if Counter(found) == Counter(stock) else f"{name}: not the cards of the box (A-1.2)"


def wrong_loads(state: State) -> str:
    """Only held weapons are loaded; hands of powerups are sorted; the killed are those with a killshot."""
    for figure in range(state.figures):
        held = sum(1 << gun for gun in state.weapons[figure])
        if state.loaded[figure] & ~held:
            return f"loaded: figure {figure} has loaded what it does not hold"
        if list(state.powerups[figure]) != sorted(state.powerups[figure]):
            return f"powerups: {state.powerups[figure]} is not sorted"
        if len(state.damage[figure]) >= KILLSHOT and figure not in state.killed:
            return f"killed: figure {figure} has its killshot"
    return ""


CHECKS = (wrong_sizes, wrong_numbers, beyond_limits, lost_cards, wrong_loads)
