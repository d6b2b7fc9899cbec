"""Grabbing stuff (A-4.3, A-4.6, A-4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.actions import DROP, MOVES, TAKE, Drop, Move, Return, Take
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.events import Shuffled, TilePlaced, TileTaken, WeaponDropped, WeaponTaken
from frenzy.games.adrenaline.frames import DropWeapon, GrabWhere, TakeHere, TakeWeapon
from frenzy.games.adrenaline.ids import NOWHERE, SQUARES, Cubes
from frenzy.games.adrenaline.rules.moving import or_return, set_out
from frenzy.games.adrenaline.rules.paying import covers, pay_for, purse
from frenzy.games.adrenaline.rules.powerups import HAND, draw_powerup
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.tiles import TILE_IDS, TILES
from frenzy.kernel.records import Action

AMMO: Final = 3
ARMS: Final = 3


def can_grab_on(state: State, square: int, funds: Cubes) -> bool:
    """There is ammo to take here, or a weapon that the funds can pay (A-4.6, A-4.7)."""
    colour = state.arena.spawn_colour[square]
    if colour == NOWHERE:
        return state.mode.can_grab(state, square)
    return bool(affordable_weapons(state, colour, funds))


def can_grab_within(state: State, seat: int, moves: int) -> bool:
    """There is something to grab at most so many moves away (A-4.3)."""
    funds = purse(state, seat)
    return any(can_grab_on(state, square, funds) for square in state.arena.squares_within[moves][state.square[seat]])


def offer_grab(state: State, frame: GrabWhere) -> Sequence[Action]:
    goals = grab_goals(state, frame)
    return or_return(state, MOVES[goals], frame.seat, goals, frame.moves)


def grab_goals(state: State, frame: GrabWhere) -> int:
    """The squares in reach with something to grab (A-4.3)."""
    funds, found = purse(state, frame.seat), 0
    for square in state.arena.squares_within[frame.moves][state.square[frame.seat]]:
        if can_grab_on(state, square, funds):
            found |= 1 << square
    return found


def take_grab(state: State, frame: GrabWhere, answer: Move | Return) -> None:
    state.stack.append(TakeHere(frame.seat))
    set_out(state, frame, frame.seat, answer, frame.moves)


def take_here(state: State, frame: TakeHere) -> None:
    """Take what lies on the square (A-4.3)."""
    colour = state.arena.spawn_colour[state.square[frame.seat]]
    if colour == NOWHERE:
        state.mode.grab(state, frame.seat)
    else:
        state.stack.append(TakeWeapon(frame.seat, colour))


# -- ammo -----------------------------------------------------------------------------------------------------


def take_ammo(state: State, seat: int, tile: int, forgone: int = NOWHERE) -> None:
    """Gain the cubes up to the limit, draw the powerup if there is room (A-4.6, A-1.3)."""
    ammo, gained = state.ammo, [0, 0, 0]
    for colour in range(3):
        cubes = TILES[tile].cubes[colour] - (forgone == colour)
        gained[colour] = min(cubes, AMMO - ammo[3 * seat + colour])
        ammo[3 * seat + colour] += gained[colour]
    square = SQUARES[state.square[seat]]
    state.emit(TileTaken(seat, square, TILE_IDS[tile], (gained[0], gained[1], gained[2])))
    if TILES[tile].powerup and forgone != FORGO_POWERUP and len(state.powerups[seat]) < HAND:
        draw_powerup(state, seat, "A-4.6")


FORGO_POWERUP: Final = 3


def draw_tile(state: State, square: int) -> int:
    """The next tile; the discards are shuffled when the stock is empty (A-4.9)."""
    if not state.tile_deck:
        state.tile_deck, state.tile_chance = state.tile_chance.shuffled(state.tile_discard)
        state.tile_discard = ()
        state.emit(Shuffled("tiles", len(state.tile_deck)))
    tile = state.tile_deck[-1]
    state.tile_deck = state.tile_deck[:-1]
    state.emit(TilePlaced(TILE_IDS[tile], SQUARES[square] if square != NOWHERE else None))
    return tile


def discard_tile(state: State, tile: int) -> None:
    """A tile that was taken goes to the discards (A-4.6)."""
    state.tile_discard += (tile,)


# -- weapons --------------------------------------------------------------------------------------------------


def affordable_weapons(state: State, colour: int, funds: Cubes) -> list[int]:
    """The weapons of a spawnpoint whose cost, but for the first cube, can be paid (A-4.7)."""
    market = state.market
    return [
        weapon
        for weapon in (market[3 * colour], market[3 * colour + 1], market[3 * colour + 2])
        if weapon != NOWHERE and covers(funds, GUNS[weapon].grab_cost)
    ]


def offer_weapon(state: State, frame: TakeWeapon) -> Sequence[Action]:
    return [TAKE[weapon] for weapon in affordable_weapons(state, frame.colour, purse(state, frame.seat))]


def take_weapon(state: State, frame: TakeWeapon, answer: Take) -> None:
    """Its cost is paid without the first cube (A-4.7)."""
    pay_for(state, frame, answer, GUNS[answer.weapon].grab_cost)


def get_weapon(state: State, frame: TakeWeapon, answer: Take) -> None:
    """Take the weapon loaded; a fourth one makes room (A-4.7)."""
    seat, weapon = frame.seat, answer.weapon
    slot = state.market.index(weapon)
    state.market[slot] = NOWHERE
    state.weapons[seat] += (weapon,)
    state.loaded[seat] |= 1 << weapon
    state.emit(WeaponTaken(seat, GUNS[weapon].id))
    if len(state.weapons[seat]) > ARMS:
        state.stack.append(DropWeapon(seat, slot, weapon))


def offer_drop(state: State, frame: DropWeapon) -> Sequence[Action]:
    """One of the other three. Ruling A-4.7."""
    return [DROP[weapon] for weapon in state.weapons[frame.seat] if weapon != frame.taken]


def take_drop(state: State, frame: DropWeapon, answer: Drop) -> None:
    seat, weapon = frame.seat, answer.weapon
    state.weapons[seat] = tuple(held for held in state.weapons[seat] if held != weapon)
    state.loaded[seat] &= ~(1 << weapon)
    state.market[frame.slot] = weapon
    state.emit(WeaponDropped(seat, GUNS[weapon].id))
