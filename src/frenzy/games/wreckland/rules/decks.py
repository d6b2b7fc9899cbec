"""Drawing and discarding Parts, enemies and Scrap (W-4, W-6.4, W-15.2)."""

from __future__ import annotations

from frenzy.games.wreckland.cards import ENEMIES, PARTS
from frenzy.games.wreckland.events import PartDiscarded, PartDrawn, ScrapDrawn, ScrapLost, Shuffled
from frenzy.games.wreckland.ids import NOWHERE
from frenzy.games.wreckland.rulings import R4_RESHUFFLE_PARTS
from frenzy.games.wreckland.state import State


def draw_part(state: State) -> None:
    """The top Part becomes available; an empty deck is made anew from the discarded Parts (W-6.1, W-6.4)."""
    if not state.part_deck and state.part_discard and R4_RESHUFFLE_PARTS:
        state.part_deck, state.part_chance = state.part_chance.shuffled(state.part_discard)
        state.part_discard = ()
        state.emit(Shuffled("parts", len(state.part_deck), "W-6.4"))
    if state.part_deck:
        card, state.part_deck = state.part_deck[-1], state.part_deck[:-1]
        state.available = tuple(sorted((*state.available, card)))
        state.emit(PartDrawn(PARTS[card].id))


def discard_part(state: State, card: int, rule: str) -> None:
    """An available Part goes to the discard pile (W-9.3, W-13.1, W-14.2)."""
    state.available = without(state.available, card)
    state.part_discard += (card,)
    state.emit(PartDiscarded(PARTS[card].id, rule))


def draw_enemy(state: State) -> int:
    """The top Enemy card; an empty deck is made anew from the discarded ones; NOWHERE if there is none (W-15.2)."""
    if not state.enemy_deck and state.enemy_discard:
        state.enemy_deck, state.enemy_chance = state.enemy_chance.shuffled(state.enemy_discard)
        state.enemy_discard = ()
        state.emit(Shuffled("enemies", len(state.enemy_deck), "W-15.2"))
    if not state.enemy_deck:
        return NOWHERE  # Ruling R13
    card, state.enemy_deck = state.enemy_deck[-1], state.enemy_deck[:-1]
    return card


def draw_scrap(state: State, rule: str) -> None:
    """The top Enemy card joins the Scrap pile (W-4.1)."""
    card = draw_enemy(state)
    if card != NOWHERE:
        add_scrap(state, card)
        state.emit(ScrapDrawn(ENEMIES[card].id, rule))


def add_scrap(state: State, card: int) -> None:
    """An Enemy card joins the Scrap pile."""
    state.scrap = tuple(sorted((*state.scrap, card)))


def spend_scrap(state: State, card: int) -> None:
    """A spent Scrap card goes to the Enemy discard pile (W-8.10)."""
    state.scrap = without(state.scrap, card)
    state.enemy_discard += (card,)


def lose_scrap(state: State, card: int, rule: str) -> None:
    """A Scrap card is discarded for nothing."""
    spend_scrap(state, card)
    state.emit(ScrapLost(ENEMIES[card].id, rule))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less this one."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]
