"""Powerups (A-8)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline import actions, frames
from frenzy.games.adrenaline.events import Asked, Paid, PowerupDrawn, PowerupPlayed, PowerupShown, Shuffled
from frenzy.games.adrenaline.ids import CARD_KIND, CARDS, GRENADE, NEWTON, NO_CUBES, NOWHERE, SCOPE, TELEPORTER, bits
from frenzy.games.adrenaline.rules.damage import add_marks, deal_damage
from frenzy.games.adrenaline.rules.paying import discard_powerup, pay_cubes
from frenzy.games.adrenaline.rules.targets import figures_on, target_action, target_of
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action

HAND = 3
NEWTON_MOVES = 2
FIRST_CARD = 3  # payments 0-2 are cubes, the cards follow


def draw_powerup(state: State, seat: int, rule: str) -> None:
    """Draw a card; the discards are shuffled when the deck is empty (A-4.11)."""
    if not state.powerup_deck:
        state.powerup_deck, state.powerup_chance = state.powerup_chance.shuffled(state.powerup_discard)
        state.powerup_discard = ()
        state.emit(Shuffled("powerups", len(state.powerup_deck), "A-4.11"))
    if state.powerup_deck:
        card = state.powerup_deck[-1]
        state.powerup_deck = state.powerup_deck[:-1]
        state.powerups[seat] = tuple(sorted((*state.powerups[seat], card)))
        state.emit(PowerupDrawn(seat, CARDS[card], rule))
        if state.options.open_hands:
            state.emit(PowerupShown(seat, CARDS[card], rule))


def play_card(state: State, seat: int, card: int, rule: str) -> None:
    """Play a powerup for its effect: it is discarded (A-8)."""
    discard_powerup(state, seat, card)
    state.emit(PowerupPlayed(seat, CARDS[card], rule))


def cards_of(hand: Sequence[int], kind: int, first: int = 0) -> list[int]:
    """The different cards of a kind in a hand, from `first` on."""
    return sorted({card for card in hand if card >= first and CARD_KIND[card] == kind})


# -- on the own turn: newton and teleporter (A-8.2, A-8.4) ----------------------------------------------------


def playable_on_turn(state: State, seat: int) -> list[Action]:
    """The newtons and teleporters that can be played between actions."""
    hand = state.powerups[seat]
    if not hand:
        return []
    kinds = [TELEPORTER]
    if newton_targets(state, seat):
        kinds.append(NEWTON)
    return [actions.PLAY[card] for card in sorted(set(hand)) if CARD_KIND[card] in kinds]


def newton_targets(state: State, seat: int) -> list[int]:
    """The other figures on the board (A-8.2)."""
    return list(bits(figures_on(state, seat, state.arena.board)))


def play_on_turn(state: State, seat: int, card: int) -> None:
    if CARD_KIND[card] == NEWTON:
        play_card(state, seat, card, "A-8.2")
        state.stack.append(frames.ChooseNewton(seat))
    else:
        play_card(state, seat, card, "A-8.4")
        state.stack.append(frames.MoveFigure(seat, seat, state.arena.board, 0))


def offer_newton(state: State, frame: frames.ChooseNewton) -> Sequence[Action]:
    return [target_action(state, figure) for figure in newton_targets(state, frame.seat)]


def take_newton(state: State, frame: frames.ChooseNewton, answer: actions.Target) -> None:
    figure = target_of(state, answer)
    state.stack.append(
        frames.MoveFigure(frame.seat, figure, newton_squares(state, figure), NEWTON_MOVES, straight=True)
    )


def newton_squares(state: State, figure: int) -> int:
    """Where a newton can move a figure: 1 or 2 squares in one direction (A-8.2)."""
    return state.arena.straight(state.square[figure], NEWTON_MOVES)


# -- targeting scope (A-8.1) ----------------------------------------------------------------------------------


def scope_payments(state: State, seat: int, scope: int, first: int) -> list[int]:
    """What can pay for a scope: a cube of any colour, or another powerup. Ruling A-8.1: not the scope itself."""
    hand = list(state.powerups[seat])
    if scope != NOWHERE:
        hand.remove(scope)
    cubes = [colour for colour in range(3) if state.ammo[3 * seat + colour]]
    return [payment for payment in cubes + sorted({FIRST_CARD + card for card in hand}) if payment >= first]


def usable_scopes(state: State, seat: int, first: int, payment: int) -> list[int]:
    """The scopes that can be played and paid for. Scopes, targets and payments are named in rising order."""
    scopes = cards_of(state.powerups[seat], SCOPE, first)
    return [card for card in scopes if scope_payments(state, seat, card, payment)]


def ask_scope(state: State, frame: frames.AskScope) -> None:
    """The shooter may add damage to those who were just damaged, not to those who were only marked (A-8.1)."""
    if state.victims and may_hold_scope(state, frame.seat):
        state.stack.append(frames.UseScope(frame.seat, state.victims))
    state.victims = 0


def may_hold_scope(state: State, seat: int) -> bool:
    """As far as all can see, the seat could play a scope and pay for it: the question tells nothing of the hand."""
    cards, place = len(state.powerups[seat]), 3 * seat
    return cards > 1 or (cards == 1 and any(state.ammo[place : place + 3]))


def offer_scope(state: State, frame: frames.UseScope) -> Sequence[Action]:
    return [*(actions.PLAY[card] for card in usable_scopes(state, frame.seat, frame.card, frame.payment)), actions.DONE]


def take_scope(state: State, frame: frames.UseScope, answer: actions.Play | actions.Done) -> None:
    if isinstance(answer, actions.Play):
        play_card(state, frame.seat, answer.card, "A-8.1")
        state.stack.append(frames.PayScope(frame.seat, frame.victims, answer.card, frame.target, frame.payment))


def offer_scope_payment(state: State, frame: frames.PayScope) -> Sequence[Action]:
    payments = scope_payments(state, frame.seat, NOWHERE, frame.payment)
    return [
        actions.PAY_CUBE[payment] if payment < FIRST_CARD else actions.PAY_CARD[payment - FIRST_CARD]
        for payment in payments
    ]


def take_scope_payment(state: State, frame: frames.PayScope, answer: actions.PayCube | actions.PayCard) -> None:
    seat = frame.seat
    if isinstance(answer, actions.PayCube):
        payment = answer.colour
        pay_cubes(state, seat, (int(payment == 0), int(payment == 1), int(payment == 2)))
    else:
        payment = FIRST_CARD + answer.card
        discard_powerup(state, seat, answer.card)
        state.emit(Paid(seat, NO_CUBES, (CARDS[answer.card],)))
    state.stack.append(frames.ScopeTarget(seat, frame.victims, frame.card, frame.target, payment))


def offer_scope_target(state: State, frame: frames.ScopeTarget) -> Sequence[Action]:
    return [target_action(state, figure) for figure in bits(frame.victims) if figure >= frame.target]


def take_scope_target(state: State, frame: frames.ScopeTarget, answer: actions.Target) -> None:
    target = target_of(state, answer)
    deal_damage(state, frame.seat, target, 1, rule="A-8.1")
    if may_hold_scope(state, frame.seat):
        state.stack.append(frames.UseScope(frame.seat, frame.victims, frame.card, target, frame.payment))


# -- tagback grenade (A-8.3) ----------------------------------------------------------------------------------


def answer_shot(state: State, frame: frames.AnswerShot) -> None:
    """Give the marks of the action (A-6.2); then those who saw the shooter may answer, in turn order (A-8.3).

    Everybody with a card is asked, holding a grenade or not: the question tells nothing about the hand.
    """
    for figure, amount in state.new_marks:
        add_marks(state, frame.by, figure, amount)
    state.new_marks = ()
    asked = [
        seat
        for offset in range(1, state.seats)
        if state.witnesses >> (seat := (frame.seat + offset) % state.seats) & 1 and state.powerups[seat]
    ]
    for seat in asked:
        state.emit(Asked(seat))
    for seat in reversed(asked):
        state.stack.append(frames.ThrowGrenade(seat, frame.by))
    state.victims = state.witnesses = 0  # the Bot's victims cannot be scoped


def offer_grenade(state: State, frame: frames.ThrowGrenade) -> Sequence[Action]:
    return [*(actions.PLAY[card] for card in cards_of(state.powerups[frame.seat], GRENADE, frame.card)), actions.DONE]


def take_grenade(state: State, frame: frames.ThrowGrenade, answer: actions.Play | actions.Done) -> None:
    if isinstance(answer, actions.Play):
        play_card(state, frame.seat, answer.card, "A-8.3")
        add_marks(state, frame.seat, frame.by, 1, rule="A-8.3")
        if state.powerups[frame.seat]:
            state.stack.append(frames.ThrowGrenade(frame.seat, frame.by, answer.card))
