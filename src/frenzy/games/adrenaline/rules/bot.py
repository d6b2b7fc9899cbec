"""The Bot (A-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.actions import MOVES, Move, Target
from frenzy.games.adrenaline.frames import AimBot, AnswerShot, BotLooks, MoveBot
from frenzy.games.adrenaline.ids import SPAWN, bits
from frenzy.games.adrenaline.rules.damage import promise_marks
from frenzy.games.adrenaline.rules.moving import walk
from frenzy.games.adrenaline.rules.scoring import is_flipped
from frenzy.games.adrenaline.rules.steps import hurt
from frenzy.games.adrenaline.rules.targets import figures_on, spawnpoints_on, target_action, target_of
from frenzy.games.adrenaline.rulings import FLIPPED_BOT_MARKS
from frenzy.games.adrenaline.state import State
from frenzy.kernel.records import Action

BOT_MARKS_FROM: Final = 6


def bot_targets(state: State, seat: int) -> int:
    """Whom the Bot sees, but for itself and the seat whose turn it is; spawnpoints too in domination (A-12.2)."""
    seen = state.arena.sees[state.square[state.bot]]
    return figures_on(state, state.bot, seen) & ~(1 << seat) | spawnpoints_on(state, seen)


def offer_bot_move(state: State, frame: MoveBot) -> Sequence[Action]:
    return MOVES[state.arena.within[1][state.square[state.bot]]]


def take_bot_move(state: State, frame: MoveBot, answer: Move) -> None:
    state.stack.append(BotLooks(frame.seat))
    walk(state, frame.seat, state.bot, answer.square, 1)


def bot_looks(state: State, frame: BotLooks) -> None:
    """If the Bot sees anyone it must shoot (A-12.2)."""
    if bot_targets(state, frame.seat):
        state.stack.append(AimBot(frame.seat))


def offer_bot_target(state: State, frame: AimBot) -> Sequence[Action]:
    return [target_action(state, target) for target in bits(bot_targets(state, frame.seat))]


def take_bot_target(state: State, frame: AimBot, answer: Target) -> None:
    """One damage, and a mark too if the Bot has its adrenaline (A-12.2); it can be answered with grenades (A-12.3)."""
    target = target_of(state, answer)
    if target >= SPAWN:
        state.mode.tag(state, state.bot, target - SPAWN, "damage")
        return
    hurt(state, state.bot, target, 1)
    if bot_marks(state):
        promise_marks(state, target, 1)
    state.stack.append(AnswerShot(frame.seat, state.bot))


def bot_marks(state: State) -> bool:
    """From 6 damage on, when both adrenaline actions of a player are open. Ruling A-12.2: a flipped board has none."""
    return len(state.damage[state.bot]) >= BOT_MARKS_FROM and (FLIPPED_BOT_MARKS or not is_flipped(state, state.bot))
