"""Figures that come onto the board and go off it: nobody else places or removes enemies (Z-1.4, Z-17)."""

from __future__ import annotations

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.events import EnemiesSpawned, NamedSpawned
from frenzy.games.resistance.ids import CHARACTERS, MOB_STOCK, NOWHERE, mob_id
from frenzy.games.resistance.state import ZONE_COUNT, State


def count_on_board(state: State, kind: int) -> int:
    """How many of a mob are on the board."""
    return sum(state.mobs[kind * ZONE_COUNT : (kind + 1) * ZONE_COUNT])


def supply(state: State, kind: int) -> int:
    """How many of a mob can still be placed (Z-1.4)."""
    return MOB_STOCK[kind] - state.gone[kind] - count_on_board(state, kind)


def place(state: State, kind: int, count: int, zone: int, rule: str) -> int:
    """Mobs come into play, as far as there are any; how many (Z-17.1, Z-17.10)."""
    placed = min(count, supply(state, kind))
    if placed:
        state.mobs[kind * ZONE_COUNT + zone] += placed
        state.emit(EnemiesSpawned(mob_id(state.mode, kind), placed, ZONE_IDS[zone], rule))
    return placed


def take_off(state: State, kind: int, zone: int, count: int) -> None:
    """Mobs go back to the supply, or out of the game after the beacon (Z-20.7)."""
    state.mobs[kind * ZONE_COUNT + zone] -= count
    if state.beacon:
        state.gone[kind] += count


def shift(state: State, kind: int, start: int, zone: int, count: int) -> None:
    """Mobs change their zone."""
    state.mobs[kind * ZONE_COUNT + start] -= count
    state.mobs[kind * ZONE_COUNT + zone] += count


def put_named(state: State, who: int, zone: int, rule: str) -> None:
    """A named enemy is put on the board; its card lies open (Z-17.6)."""
    state.named[who] = zone
    state.emit(NamedSpawned(CHARACTERS[who], ZONE_IDS[zone], rule))


def remove_named(state: State, who: int) -> None:
    """It leaves the board, and its card is discarded, or leaves the game (Z-17.6, Z-20.7, Z-20.14)."""
    state.named[who] = NOWHERE
    state.lying &= ~(1 << who)
    state.slain |= 1 << who
    if state.beacon:
        state.gone_named |= 1 << who
    elif who != state.mission.vigil:
        state.named_discard += (who,)
