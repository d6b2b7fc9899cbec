"""What a seat sees of the decisions that are pending; and a full table that it could not tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import read_view
from frenzy.games.adrenaline.frames import ChoosePath, FireWeapon, PayCost, ReadyToShoot
from frenzy.games.adrenaline.ids import NO_CUBES
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.shooting import can_fire
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.state import State, all_powerups, all_tiles, all_weapons
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import rest, shuffled
from frenzy.kernel.game import Rng
from frenzy.kernel.records import Frame


def seen_stack(state: State, viewer: int | None) -> list[Frame]:
    """The pending decisions as a seat sees them: that somebody is asked how to pay tells of cards, so it is unseen."""
    stack = state.stack
    if stack and isinstance(stack[-1], PayCost) and stack[-1].seat != viewer:
        return [*stack[:-1], stack[-1].origin]
    return stack


def is_paying(state: State, seat: int) -> bool:
    """This seat is asked how to pay, which nobody else sees."""
    return bool(state.stack) and isinstance(state.stack[-1], PayCost) and state.stack[-1].seat == seat


# -- re-dealing -----------------------------------------------------------------------------------------------


def redeal_view(view: View, rng: Rng, choices: Callable[[State], Sequence[object]]) -> State:
    """A table that agrees with the view in all it tells; the rest is dealt anew, from the searcher's chance.

    A seat in the middle of a decision holds what that decision needs, so a deal that leaves it without an
    answer is dealt again.
    """
    state = read_view(view)
    hidden = rest(all_powerups(), [*(card for hand in state.powerups for card in hand), *state.powerup_discard])
    hands = [(figure, doc["hand"]) for figure, doc in enumerate(view["figures"]) if doc["powerups"] is None]
    weapons = rest(all_weapons(state.options), [*(gun for hand in state.weapons for gun in hand), *state.market])
    tiles = rest(all_tiles(), [*state.tiles, *state.offer, *state.tile_discard])
    state.weapon_deck = tuple(shuffled(weapons, rng))
    state.tile_deck = tuple(shuffled(tiles, rng))
    state.powerup_chance = Stream(rng.getrandbits(64))
    state.tile_chance = Stream(rng.getrandbits(64))
    while True:
        pile = shuffled(hidden, rng)
        for figure, size in hands:
            state.powerups[figure] = tuple(sorted(pile[:size]))
            del pile[:size]
        state.powerup_deck = tuple(pile)
        state.choices = None
        if not state.stack or view["to_act"] == view["seat"] or (choices(state) and can_still_shoot(state)):
            return state


def can_still_shoot(state: State) -> bool:
    """Whoever is about to shoot can do so with the cards that were dealt."""
    for frame in state.stack:
        if isinstance(frame, ReadyToShoot | FireWeapon):
            top, seat = state.stack[-1], frame.seat
            if isinstance(top, ChoosePath) and top.origin is not None:  # its ways end where the shot can be fired
                continue
            here = top.square if isinstance(top, ChoosePath) else state.square[seat]
            targets, funds = occupied(state, seat), purse(state, seat)
            if not can_fire(state, frame.weapon, here, targets, funds=funds, spent=NO_CUBES):
                return False
    return True
