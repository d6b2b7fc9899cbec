"""Reloading: at the end of a turn (A-4.8), and in frenzy before a shot (A-9.3)."""

from __future__ import annotations

from collections.abc import Sequence

from frenzy.games.adrenaline.actions import DONE, RELOAD, Done, Reload
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.events import Reloaded
from frenzy.games.adrenaline.frames import AskReload, ReloadWeapons
from frenzy.games.adrenaline.rules.paying import covers, pay, purse
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
    """Ask which weapons to reload, if there is one that can be."""
    if reloadable(state, frame.seat, frame.weapon, frame.shooting):
        state.stack.append(ReloadWeapons(frame.seat, frame.weapon, frame.shooting))


def reload_weapon(state: State, seat: int, weapon: int) -> None:
    """Pay the full cost of a weapon and load it (A-4.8)."""
    state.loaded[seat] |= 1 << weapon
    state.emit(Reloaded(seat, GUNS[weapon].id))
    pay(state, seat, GUNS[weapon].cost)


def offer_reload(state: State, frame: ReloadWeapons) -> Sequence[Action]:
    weapons = reloadable(state, frame.seat, frame.weapon, frame.shooting)
    return [*(RELOAD[weapon] for weapon in weapons), DONE]


def take_reload(state: State, frame: ReloadWeapons, answer: Reload | Done) -> None:
    if isinstance(answer, Reload):
        state.stack.append(AskReload(frame.seat, answer.weapon + 1, frame.shooting))
        reload_weapon(state, frame.seat, answer.weapon)
