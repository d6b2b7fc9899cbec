"""Paying with cubes and powerups (A-4.10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from frenzy.games.adrenaline.actions import PAY_CARD, PAY_CUBES, PayCard, PayCubes
from frenzy.games.adrenaline.events import Paid
from frenzy.games.adrenaline.frames import PaidFor, Payable, PayCost, Perform
from frenzy.games.adrenaline.ids import CARD_COLOUR, CARDS, Cubes
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def purse(state: State, seat: int) -> Cubes:
    """What a seat can pay of each colour: its cubes, and its powerups in place of cubes (A-4.10)."""
    ammo, place = state.ammo, 3 * seat
    red, yellow, blue = ammo[place], ammo[place + 1], ammo[place + 2]
    for card in state.powerups[seat]:
        colour = CARD_COLOUR[card]
        if colour == 0:
            red += 1
        elif colour == 1:
            yellow += 1
        else:
            blue += 1
    return (red, yellow, blue)


def covers(funds: Cubes, cost: Cubes) -> bool:
    """The funds are enough for the cost, colour by colour."""
    return funds[0] >= cost[0] and funds[1] >= cost[1] and funds[2] >= cost[2]


def short_of(funds: Cubes, cost: Cubes) -> Cubes:
    """What the funds lack for the cost, colour by colour."""
    return (max(0, cost[0] - funds[0]), max(0, cost[1] - funds[1]), max(0, cost[2] - funds[2]))


def may_afford(state: State, seat: int, cost: Cubes) -> bool:
    """As far as all can see, the seat could pay the cost: what is missing in cubes, its cards in hand may be."""
    missing = 0
    for colour in range(3):
        missing += max(0, cost[colour] - state.ammo[3 * seat + colour])
    return missing <= len(state.powerups[seat])


def total(cost: Cubes, more: Cubes) -> Cubes:
    """Two costs together."""
    return (cost[0] + more[0], cost[1] + more[1], cost[2] + more[2])


def pay_for(state: State, frame: Payable, answer: PaidFor, cost: Cubes) -> None:
    """Pay, and then do what it is paid for; the seat is asked how only if a powerup could replace a cube (A-4.10)."""
    seat = frame.seat
    if any(cost[CARD_COLOUR[card]] for card in state.powerups[seat]):
        state.stack.append(PayCost(seat, cost, frame, answer))
    else:
        pay_cubes(state, seat, cost)
        state.stack.append(Perform(seat, frame, answer))


def pay_cubes(state: State, seat: int, cost: Cubes, cards: Sequence[int] = ()) -> None:
    """Put cubes back into the box, beside the cards that were discarded in place of others (A-4.10)."""
    if cards or cost[0] or cost[1] or cost[2]:
        ammo, place = state.ammo, 3 * seat
        ammo[place] -= cost[0]
        ammo[place + 1] -= cost[1]
        ammo[place + 2] -= cost[2]
        state.emit(Paid(seat, cost, tuple(CARDS[card] for card in cards)))


def discard_powerup(state: State, seat: int, card: int) -> None:
    """Put a powerup from the hand on the discard pile (A-4.11)."""
    hand = list(state.powerups[seat])
    hand.remove(card)
    state.powerups[seat] = tuple(hand)
    state.powerup_discard += (card,)


def without(cost: Cubes, colour: int) -> Cubes:
    """The cost with one cube of this colour less."""
    return (cost[0] - (colour == 0), cost[1] - (colour == 1), cost[2] - (colour == 2))


def can_finish_paying(state: State, seat: int, cost: Cubes, hand: Sequence[int]) -> bool:
    """Cubes and these powerups are enough for the rest."""
    missing = [max(0, cost[colour] - state.ammo[3 * seat + colour]) for colour in range(3)]
    for card in hand:
        missing[CARD_COLOUR[card]] -= 1
    return max(missing) <= 0


def offer_payment(state: State, frame: PayCost) -> Sequence[Action]:
    """Each powerup that could pay, from the last one named on; and the rest in cubes, if they suffice."""
    seat, cost = frame.seat, frame.cost
    hand = cards_left(state, frame)
    choices: list[Action] = []
    if can_finish_paying(state, seat, cost, ()):
        choices.append(PAY_CUBES)
    for index, card in enumerate(hand):
        if index and card == hand[index - 1]:
            continue
        colour = CARD_COLOUR[card]
        if cost[colour] and can_finish_paying(state, seat, without(cost, colour), hand[index + 1 :]):
            choices.append(PAY_CARD[card])
    return choices


def cards_left(state: State, frame: PayCost) -> list[int]:
    """The powerups that can still be named: each set of cards is named in rising order."""
    hand = list(state.powerups[frame.seat])
    for card in frame.cards:
        hand.remove(card)
    return [card for card in hand if not frame.cards or card >= frame.cards[-1]]


def take_payment(state: State, frame: PayCost, answer: PayCubes | PayCard) -> None:
    """Name one card more, or pay: only then is anything discarded, and what was paid for is done."""
    if isinstance(answer, PayCard):
        rest = without(frame.cost, CARD_COLOUR[answer.card])
        frame = replace(frame, cost=rest, cards=(*frame.cards, answer.card))
        if any(rest[CARD_COLOUR[card]] for card in cards_left(state, frame)):
            state.stack.append(frame)
            return
    for card in frame.cards:
        discard_powerup(state, frame.seat, card)
    pay_cubes(state, frame.seat, frame.cost, frame.cards)
    state.stack.append(Perform(frame.seat, frame.origin, frame.answer))
