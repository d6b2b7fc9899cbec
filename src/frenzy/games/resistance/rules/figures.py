"""Figures that come onto the board and go off it: nobody else places or removes enemies (Z-1.4, Z-17)."""

from __future__ import annotations

from frenzy.games.resistance.board import ZONE_IDS
from frenzy.games.resistance.events import EnemiesSpawned, NamedSpawned
from frenzy.games.resistance.ids import CHARACTERS, MOB_STOCK, NOWHERE, mob_id
from frenzy.games.resistance.state import ZONE_COUNT, State, replaced


def count_on_board(state: State, kind: int) -> int:
    """How many of a mob are on the board."""
    return sum(state.mobs[kind * ZONE_COUNT : (kind + 1) * ZONE_COUNT])


def supply(state: State, kind: int) -> int:
    """How many of a mob can still be placed (Z-1.4)."""
    return MOB_STOCK[kind] - state.gone[kind] - count_on_board(state, kind)


def add_mobs(state: State, kind: int, zone: int, count: int) -> None:
    """So many more of a mob stand there, or fewer."""
    place = kind * ZONE_COUNT + zone
    state.mobs = replaced(state.mobs, place, state.mobs[place] + count)


def move_mobs(state: State, changes: list[tuple[int, int]]) -> None:
    """So many more or fewer stand at these places, by kind and zone: all of it at once."""
    mobs = list(state.mobs)
    for place, count in changes:
        mobs[place] += count
    state.mobs = tuple(mobs)


def place(state: State, kind: int, count: int, zone: int, rule: str) -> int:
    """Mobs come into play, as far as there are any; how many (Z-17.1, Z-17.10)."""
    placed = min(count, supply(state, kind))
    if placed:
        add_mobs(state, kind, zone, placed)
        state.emit(EnemiesSpawned(mob_id(state.mode, kind), placed, ZONE_IDS[zone], rule))
    return placed


def take_off(state: State, kind: int, zone: int, count: int) -> None:
    """Mobs go back to the supply, or out of the game after the beacon (Z-20.7)."""
    add_mobs(state, kind, zone, -count)
    if state.beacon:
        remove_for_good(state, kind, count)


def remove_for_good(state: State, kind: int, count: int) -> None:
    """Mobs leave the game (Z-20.7)."""
    state.gone = replaced(state.gone, kind, state.gone[kind] + count)


def shift(state: State, kind: int, start: int, zone: int, count: int) -> None:
    """Mobs change their zone."""
    if count:
        move_mobs(state, [(kind * ZONE_COUNT + start, -count), (kind * ZONE_COUNT + zone, count)])


def move_named(state: State, who: int, zone: int) -> None:
    """A named enemy changes its zone."""
    state.named = replaced(state.named, who, zone)


def put_named(state: State, who: int, zone: int, rule: str) -> None:
    """A named enemy is put on the board; its card lies open (Z-17.6)."""
    move_named(state, who, zone)
    state.emit(NamedSpawned(CHARACTERS[who], ZONE_IDS[zone], rule))


def remove_named(state: State, who: int) -> None:
    """It leaves the board, and its card is discarded, or leaves the game (Z-17.6, Z-20.7, Z-20.14)."""
    move_named(state, who, NOWHERE)
    state.lying &= ~(1 << who)
    state.slain |= 1 << who
    if state.beacon:
        state.gone_named |= 1 << who
    elif who != state.mission.vigil:
        state.named_discard += (who,)


def put_card(state: State, card: int, zone: int, lies: int) -> None:
    """A citizen card comes to a zone, or NOWHERE, and to what it is there."""
    state.card_at = replaced(state.card_at, card, zone)
    state.card_is = replaced(state.card_is, card, lies)


def turn_card(state: State, card: int, lies: int) -> None:
    """A citizen card stays where it is, and is something else there."""
    state.card_is = replaced(state.card_is, card, lies)


def move_card(state: State, card: int, zone: int) -> None:
    """A citizen changes its zone."""
    state.card_at = replaced(state.card_at, card, zone)
