"""What a view says that is no single field of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

from frenzy.games.adrenaline.arsenal import WEAPON_IDS, WEAPON_OF
from frenzy.games.adrenaline.ids import COLOURS, NOWHERE
from frenzy.games.adrenaline.state import State
from frenzy.kernel.fields import OneOf

if TYPE_CHECKING:
    from frenzy.games.adrenaline.declared.types import FigureView, View


class HeldWeapon(TypedDict):
    id: str
    loaded: bool


def write_weapons(state: State, figure: int) -> list[HeldWeapon]:
    """The weapons in a hand; whether they are loaded, everybody knows (A-6.7)."""
    loaded = state.loaded[figure]
    return [{"id": WEAPON_IDS[weapon], "loaded": bool(loaded >> weapon & 1)} for weapon in state.weapons[figure]]


def read_weapons(state: State, figure: int, view: FigureView) -> None:
    for weapon in view["weapons"]:
        number = WEAPON_OF[weapon["id"]]
        state.weapons[figure] += (number,)
        state.loaded[figure] |= weapon["loaded"] << number


def write_market(state: State) -> dict[Annotated[str, OneOf(COLOURS)], list[str]]:
    """The weapons at each spawnpoint."""
    slots = state.market
    return {
        colour: [WEAPON_IDS[weapon] for weapon in slots[3 * number : 3 * number + 3] if weapon != NOWHERE]
        for number, colour in enumerate(COLOURS)
    }


def slots_filled(state: State) -> list[int]:
    """Where in the market a weapon lies."""
    return [slot for slot, weapon in enumerate(state.market) if weapon != NOWHERE]


def read_market(state: State, view: View) -> None:
    weapons = [WEAPON_OF[name] for colour in COLOURS for name in view["market"][colour]]
    for slot, weapon in zip(view["slots"], weapons, strict=True):
        state.market[slot] = weapon
