"""What is true of every table at every moment (A-1): checked on every loaded save and at every step of the tests."""

from __future__ import annotations

from frenzy.games.adrenaline.frames import CloseScoring, StartTurn
from frenzy.games.adrenaline.ids import FIGURES, NOWHERE
from frenzy.games.adrenaline.modes.turret import OFFER
from frenzy.games.adrenaline.rules.damage import MARK_LIMIT, TRACK, is_killed
from frenzy.games.adrenaline.rules.grabbing import AMMO, ARMS
from frenzy.games.adrenaline.rules.powerups import HAND
from frenzy.games.adrenaline.state import State, all_powerups, all_tiles, all_weapons
from frenzy.kernel.errors import shown
from frenzy.kernel.invariants import first_broken, wrong_sizes


def broken(state: State) -> str:
    """The first thing that is wrong with a table, or an empty string."""
    return first_broken(state, CHECKS)


def wrong_numbers(state: State) -> str:
    """Seats, squares and owners exist."""
    board, figures = state.arena.squares, range(state.figures)
    if not 0 <= state.turn < state.seats or not 0 <= state.options.start < state.seats:
        return f"turn: {shown(state.turn)}"
    if state.frenzy != NOWHERE and not 0 <= state.frenzy < state.seats:
        return f"frenzy: {shown(state.frenzy)}"
    if any(square != NOWHERE and square not in board for square in state.square):
        return f"square: {shown(state.square)}"
    owners = [*state.killed, *(owner for track in [*state.damage, *state.tracks] for owner in track)]
    owners += [owner for owner in state.turrets if owner != NOWHERE]
    owners += [by for by, _ in state.killshots] + [over for _, over in state.killshots if over != NOWHERE]
    owners += [to for to, _ in state.new_marks]
    if any(owner not in figures for owner in owners):
        return "damage, tracks, turrets, killshots or killed: no such figure"
    return ""


def beyond_limits(state: State) -> str:
    """Hands, boxes, tracks and marks keep their limits (A-1.3, A-6.1, A-6.2)."""
    if any(not 0 <= cubes <= AMMO for cubes in state.ammo):
        return f"ammo: {shown(state.ammo)}"
    if any(not 0 <= marks <= MARK_LIMIT for marks in state.marks):
        return f"marks: {shown(state.marks)}"
    if any(len(track) > TRACK for track in state.damage):
        return "damage: more than 12 tokens on a track"
    rows = range(FIGURES)
    if any(state.marks[to * FIGURES + by] for to in rows for by in rows if to == by or max(to, by) >= state.figures):
        return "marks: of nobody, or of oneself"
    if min([*state.skulls, *state.ledger]) < 0 or any(amount < 1 for _, amount in state.new_marks):
        return "skulls, points or new marks: less than nothing"
    swapping = 1 if state.stack and state.stack[-1].prompt == "drop" else 0
    if any(len(hand) > ARMS + swapping for hand in state.weapons):
        return f"weapons: {shown(state.weapons)}"
    spawning = 1 if state.stack and state.stack[-1].prompt == "spawn" else 0
    if any(len(hand) > HAND + 2 * spawning for hand in state.powerups):
        return f"powerups: {shown(state.powerups)}"
    if (
        len(state.offer) > OFFER
        or not 0 <= state.skulls_left <= state.options.skulls
        or not 0 <= state.actions_left <= 2
    ):
        return "offer, skulls_left or actions_left: out of bounds"
    return ""


def out_of_place(state: State) -> str:
    """Masks name figures, squares and colours that exist; what belongs to a mode is in that mode only."""
    figures = (1 << state.figures) - 1
    if (state.victims | state.witnesses | state.flipped) & ~figures or state.tagged & ~0b111:
        return "victims, witnesses, flipped or tagged: out of bounds"
    if state.grabbed & ~state.arena.board:
        return "grabbed: off the board"
    if state.flipped and state.frenzy == NOWHERE:
        return "flipped: boards are flipped in frenzy only (A-9.2)"
    mode = state.options.mode
    if mode != "domination" and (any(state.tracks) or state.tagged):
        return f"tracks: there are none in {mode}"
    if mode != "turret" and (any(owner != NOWHERE for owner in state.turrets) or state.offer or state.grabbed):
        return f"turrets: there are none in {mode}"
    return ""


def wrong_frames(state: State) -> str:
    """Frames speak of seats and figures that exist, and a decision is on top."""
    for frame in state.stack:
        if not 0 <= frame.seat < state.seats or not 0 <= getattr(frame, "figure", 0) < state.figures:
            return "stack: no such seat or figure"
    if state.stack and not state.stack[-1].prompt:
        return "stack: no decision on top"
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


def differs(name: str, found: list[int], stock: tuple[int, ...]) -> str:
    return "" if sorted(found) == sorted(stock) else f"{name}: not the cards of the box (A-1.2)"


def wrong_loads(state: State) -> str:
    """Only held weapons are loaded; hands of powerups are sorted; the killed are those with a killshot."""
    for figure in range(state.figures):
        held = sum(1 << gun for gun in state.weapons[figure])
        if state.loaded[figure] & ~held:
            return f"loaded: figure {figure} has loaded what it does not hold"
        if list(state.powerups[figure]) != sorted(state.powerups[figure]):
            return f"powerups: {shown(state.powerups[figure])} is not sorted"
        if is_killed(state, figure) and figure not in state.killed:
            return f"killed: figure {figure} has its killshot"
    dead = all(is_killed(state, figure) for figure in state.killed)
    scored = not state.stack or any(isinstance(frame, StartTurn | CloseScoring) for frame in state.stack)
    if len(set(state.killed)) < len(state.killed) or not (dead or scored):
        return f"killed: {shown(state.killed)}"
    return ""


CHECKS = (wrong_sizes, wrong_numbers, beyond_limits, out_of_place, wrong_frames, lost_cards, wrong_loads)
