"""What the heroes can do (W-29.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.wreckland.actions import DONE, FREE_RAM, Done, FreeRam
from frenzy.games.wreckland.events import HeroHelped
from frenzy.games.wreckland.frames import AskArson
from frenzy.games.wreckland.ids import ARSON, CUDDLES, HEROES, MILLER
from frenzy.games.wreckland.rules.dice import white_dice
from frenzy.games.wreckland.rules.mending import ask_mend
from frenzy.games.wreckland.rules.ramming import ram, rammable
from frenzy.games.wreckland.rules.vehicle import damaged
from frenzy.games.wreckland.state import State
from frenzy.kernel.records import Action

MILLER_BONUS: Final = 2  # W-29.1
CUDDLES_REPAIR: Final = 2  # W-29.1


def free_rams(state: State) -> list[FreeRam]:
    """Arson may ram without a die, once in each Run phase, or once in each Turn (W-29.1)."""
    if state.hero != ARSON or state.power_used:
        return []
    return [FREE_RAM[section] for section in rammable(state)]


def free_ram(state: State, section: int) -> None:
    state.power_used = True
    state.emit(HeroHelped(HEROES[ARSON]))
    ram(state, section)


def ask_arson(state: State) -> None:
    """Where nothing else is asked, Arson is, if he may ram (W-29.1)."""
    if free_rams(state):
        state.stack.append(AskArson(0))


def offer_arson(state: State, frame: AskArson) -> Sequence[Action]:
    return [*free_rams(state), DONE]


def take_arson(state: State, frame: AskArson, answer: FreeRam | Done) -> None:
    if isinstance(answer, FreeRam):
        free_ram(state, answer.section)


def exact_bonus(state: State) -> int:
    """An exact match of Miller's deals 2 more to one target (W-29.1)."""
    return MILLER_BONUS if state.hero == MILLER else 0


def soothe(state: State) -> bool:
    """Cuddles repairs once all white dice have been placed; whether there is something to ask (W-29.1)."""
    if state.hero != CUDDLES or state.soothed or not state.placed or white_dice(state):
        return False
    state.soothed = True
    if not damaged(state):
        return False
    state.emit(HeroHelped(HEROES[CUDDLES], CUDDLES_REPAIR))
    ask_mend(state, CUDDLES_REPAIR, "W-29.1")  # Ruling R31
    return True
