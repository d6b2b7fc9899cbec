"""Spawning on the first turn (A-3.1) and coming back from the dead (A-6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import DISCARD, PLACE_BOT, Discard, PlaceBot
from frenzy.games.adrenaline.events import Asked, Spawned
from frenzy.games.adrenaline.frames import DiscardToSpawn, PutBot, Respawn
from frenzy.games.adrenaline.ids import CARD_COLOUR, CARDS, NOWHERE, SQUARES
from frenzy.games.adrenaline.rules.paying import discard_powerup
from frenzy.games.adrenaline.rules.powerups import draw_powerup
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def spawn_first(state: State, seat: int) -> None:
    """Draw two powerups and discard one for its spawnpoint (A-3.1); before that the first player puts the Bot."""
    state.stack.append(DiscardToSpawn(seat))
    draw_powerup(state, seat, "A-3.1")
    draw_powerup(state, seat, "A-3.1")
    if seat == state.options.start and state.bot != NOWHERE and state.square[state.bot] == NOWHERE:
        state.stack.append(PutBot(seat))


def ask_respawns(state: State, seat: int) -> None:
    """The killed come back, in the order in which they were killed (A-6.4)."""
    for figure in reversed(state.killed):
        state.stack.append(Respawn(seat, figure))


def respawn(state: State, frame: Respawn) -> None:
    """Draw a powerup, even with three in hand, and discard one (A-6.4); the Bot is put back by the seat at turn."""
    figure = frame.figure
    state.square[figure] = NOWHERE
    if figure == state.bot:
        state.stack.append(PutBot(frame.seat))
        return
    if figure != frame.seat:
        state.emit(Asked(figure, "A-6.4"))
    draw_powerup(state, figure, "A-6.4")
    state.stack.append(DiscardToSpawn(figure))


def offer_discard(state: State, frame: DiscardToSpawn) -> Sequence[Action]:
    return [DISCARD[card] for card in sorted(set(state.powerups[frame.seat]))]


def take_discard(state: State, frame: DiscardToSpawn, answer: Discard) -> None:
    """The colour of the discarded card is the spawnpoint (A-3.1)."""
    discard_powerup(state, frame.seat, answer.card)
    rule = "A-6.4" if frame.seat in state.killed else "A-3.1"
    put(state, frame.seat, CARD_COLOUR[answer.card], CARDS[answer.card], rule)


def offer_put_bot(state: State, frame: PutBot) -> Sequence[Action]:
    return PLACE_BOT


def take_put_bot(state: State, frame: PutBot, answer: PlaceBot) -> None:
    """Any spawnpoint (A-12.1). Ruling A-12.4: a killed Bot is put back by the player whose turn it is."""
    put(state, state.bot, answer.colour, None, "A-12.4" if state.bot in state.killed else "A-12.1")


def put(state: State, figure: int, colour: int, card: str | None, rule: str) -> None:
    """Place a figure on a spawnpoint."""
    square = state.arena.spawn_square[colour]
    state.square[figure] = square
    state.emit(Spawned(figure, SQUARES[square], card, rule))
