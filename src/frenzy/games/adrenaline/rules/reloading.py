"""Reloading: at the end of a turn (A-4.8), and in frenzy before a shot (A-9.3)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import DONE, RELOAD, Done, Reload
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.events import Reloaded
from frenzy.games.adrenaline.frames import AskReload, ReloadWeapons
from frenzy.games.adrenaline.rules.paying import covers, may_afford, pay_for, purse
from frenzy.games.adrenaline.rules.shooting import can_fire
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action


def reloadable(state: State, seat: int, first: int, shooting: int) -> list[int]:
    """The unloaded weapons from `first` on that the seat can pay for; the shot to come must stay possible."""
    loaded, funds = state.loaded[seat], purse(state, seat)
    found = [
        weapon
        for weapon in state.weapons[seat]
        if weapon >= first and not loaded >> weapon & 1 and covers(funds, GUNS[weapon].cost)
    ]
    if shooting >= 0 and found:
        here, targets = state.square[seat], occupied(state, seat)
        found = [
            weapon for weapon in found if can_fire(state, shooting, here, targets, funds=funds, spent=GUNS[weapon].cost)
        ]
    return sorted(found)


def ask_reload(state: State, frame: AskReload) -> None:
    """Ask which weapons to reload, if there may be one that can be: the question tells nothing of the hand."""
    seat = frame.seat
    if reloadable(state, seat, frame.weapon, frame.shooting) or may_reload(state, seat, frame.weapon):
        state.stack.append(ReloadWeapons(seat, frame.weapon, frame.shooting))


def may_reload(state: State, seat: int, first: int) -> bool:
    """As far as all can see, cards in hand could help to reload: they may be what is missing in cubes."""
    return bool(state.powerups[seat]) and any(
        weapon >= first and not state.loaded[seat] >> weapon & 1 and may_afford(state, seat, GUNS[weapon].cost)
        for weapon in state.weapons[seat]
    )


def offer_reload(state: State, frame: ReloadWeapons) -> Sequence[Action]:
    weapons = reloadable(state, frame.seat, frame.weapon, frame.shooting)
    return [*(RELOAD[weapon] for weapon in weapons), DONE]


def take_reload(state: State, frame: ReloadWeapons, answer: Reload | Done) -> None:
    """A weapon is reloaded for its full cost (A-4.8)."""
    if isinstance(answer, Reload):
        pay_for(state, frame, answer, GUNS[answer.weapon].cost)


def load_weapon(state: State, frame: ReloadWeapons, answer: Reload) -> None:
    """Load the weapon, and go on with those that come after it."""
    load(state, frame.seat, answer.weapon)
    state.stack.append(AskReload(frame.seat, answer.weapon + 1, frame.shooting))


def load(state: State, seat: int, weapon: int) -> None:
    """The weapon is ready to be shot (A-4.8)."""
    state.loaded[seat] |= 1 << weapon
    state.emit(Reloaded(seat, GUNS[weapon].id))
