"""What speaks for a choice in Adrenaline, in one sentence: the best that comes of its action, small questions included.

It is read off the view of whoever asks for advice, so it is theirs alone to hear.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from frenzy.bots.adrenaline.judging import judge
from frenzy.bots.adrenaline.model import Duel
from frenzy.bots.budget import Budget
from frenzy.bots.lines import Lines
from frenzy.games.adrenaline.actions import EndTurn
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.ids import FIGURES, NO_CUBES, NOWHERE
from frenzy.games.adrenaline.phrases import cast_of
from frenzy.games.adrenaline.rules.damage import is_killed
from frenzy.games.adrenaline.rules.ending import winners
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.shooting import can_fire
from frenzy.games.adrenaline.rules.targets import figures_on, occupied
from frenzy.games.adrenaline.state import State
from frenzy.kernel import Game, View
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Action

Gain = Callable[[State, State, int], Reason | None]
"""What a seat has of the second table that it had not of the first."""


def reason_for(game: Game[Any, Any], view: View, choice: str) -> Reason | None:
    """Why a bot chooses this; None for what cannot be chosen."""
    state: State = game.redeal(view, Random(0))
    action = next((action for action in game.legal_actions(state) if str(action) == choice), None)
    seat = view["seat"]
    if action is None or seat is None:
        return None
    after = settled(state, action, seat)
    for gain in GAINS:
        reason = gain(state, after, seat)
        if reason is not None:
            return reason
    return Reason("motive-end" if isinstance(action, EndTurn) else "motive-plan", {}, "A-4.1")


def settled(state: State, action: Action, seat: int) -> State:
    """The table once the action is over, each question answered as looks best to the seat."""
    model = Duel(seat)
    after = model.after(state, action)
    Lines(model, lambda table: judge(table, seat), Budget()).settle(after)
    return after


# -- what it may bring, the best first --------------------------------------------------------------------------


def victory(before: State, after: State, seat: int) -> Reason | None:
    return Reason("motive-win", {}, "A-9.4") if not after.stack and seat in winners(after) else None


def kills(before: State, after: State, seat: int) -> Reason | None:
    fallen = [figure for figure in others(after, seat) if is_killed(after, figure) and not is_killed(before, figure)]
    if len(fallen) > 1:
        return Reason("motive-kills", {"count": len(fallen)}, "A-6.1")
    return Reason("motive-kill", {"figure": cast_of(after).characters[fallen[0]]}, "A-6.1") if fallen else None


def damage(before: State, after: State, seat: int) -> Reason | None:
    count = sum(len(after.damage[figure]) - len(before.damage[figure]) for figure in others(after, seat))
    return Reason("motive-damage", {"count": count}, "A-6.1") if count > 0 else None


def tokens(before: State, after: State, seat: int) -> Reason | None:
    """Of domination and turrets."""
    tracks, turrets = (sum(track.count(seat) for track in table.tracks) for table in (before, after)), before.turrets
    early, late = tracks
    if late > early:
        return Reason("motive-track", {}, "A-10.2")
    return Reason("motive-turret", {}, "A-11.2") if after.turrets.count(seat) > turrets.count(seat) else None


def marks(before: State, after: State, seat: int) -> Reason | None:
    count = marks_of(after, seat) - marks_of(before, seat)
    return Reason("motive-marks", {"count": count}, "A-6.2") if count > 0 else None


def weapon(before: State, after: State, seat: int) -> Reason | None:
    new = sorted({*after.weapons[seat]} - {*before.weapons[seat]})
    return Reason("motive-weapon", {"weapon": GUNS[new[0]].id}, "A-4.3") if new else None


def reload(before: State, after: State, seat: int) -> Reason | None:
    ready = [each for each in before.weapons[seat] if (after.loaded[seat] & ~before.loaded[seat]) >> each & 1]
    return Reason("motive-reload", {"weapon": GUNS[ready[0]].id}, "A-4.8") if ready else None


def aim(before: State, after: State, seat: int) -> Reason | None:
    """Somebody has come into reach."""
    return Reason("motive-aim", {}, "A-5.2") if can_shoot(after, seat) and not can_shoot(before, seat) else None


def ammo(before: State, after: State, seat: int) -> Reason | None:
    is_more = purse_of(after, seat) > purse_of(before, seat)
    return Reason("motive-ammo", {}, "A-4.3") if is_more else None


def cover(before: State, after: State, seat: int) -> Reason | None:
    """Fewer of those who can shoot see the seat."""
    if NOWHERE in (before.square[seat], after.square[seat]):
        return None
    return Reason("motive-cover", {}, "A-5.2") if hunters(after, seat) < hunters(before, seat) else None


GAINS: Final[tuple[Gain, ...]] = (victory, kills, damage, tokens, marks, weapon, reload, aim, ammo, cover)


# -- read off a table -------------------------------------------------------------------------------------------


def others(state: State, seat: int) -> list[int]:
    return [figure for figure in range(state.figures) if figure != seat]


def marks_of(state: State, seat: int) -> int:
    """The marks that a seat has on others."""
    return sum(state.marks[figure * FIGURES + seat] for figure in others(state, seat))


def purse_of(state: State, seat: int) -> int:
    """Cubes and powerups."""
    return sum(state.ammo[3 * seat : 3 * seat + 3]) + len(state.powerups[seat])


def can_shoot(state: State, seat: int) -> bool:
    """A loaded weapon has somebody in reach."""
    square, loaded = state.square[seat], state.loaded[seat]
    if square == NOWHERE:
        return False
    targets, funds = occupied(state, seat), purse(state, seat)
    return any(
        can_fire(state, each, square, targets, funds=funds, spent=NO_CUBES)
        for each in state.weapons[seat]
        if loaded >> each & 1
    )


def hunters(state: State, seat: int) -> int:
    """How many see the seat and have a loaded weapon."""
    return sum(
        bool(state.loaded[other]) and figures_on(state, other, state.arena.sees[state.square[other]]) >> seat & 1
        for other in range(state.seats)
        if other != seat and state.square[other] != NOWHERE
    )
