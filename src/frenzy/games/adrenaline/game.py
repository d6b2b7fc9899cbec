"""Adrenaline as a game of the kernel: which function answers which frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frenzy.games.adrenaline import frames, phrases
from frenzy.games.adrenaline.content_hash import content_files, content_hash
from frenzy.games.adrenaline.declared.types import Record, View
from frenzy.games.adrenaline.declared.view import write_view
from frenzy.games.adrenaline.guide.preview import preview_of
from frenzy.games.adrenaline.guide.reach import reach_of
from frenzy.games.adrenaline.guide.reasons import ways_of
from frenzy.games.adrenaline.guide.why_not import reason_against
from frenzy.games.adrenaline.ids import CARDS
from frenzy.games.adrenaline.invariants import broken
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.modes import domination, turret
from frenzy.games.adrenaline.outcome import Outcome, outcome
from frenzy.games.adrenaline.position import read_position, write_position
from frenzy.games.adrenaline.rules import (
    bot,
    grabbing,
    moving,
    paying,
    powerups,
    reloading,
    returning,
    scoring,
    shooting,
    spawning,
    steps,
    turn,
)
from frenzy.games.adrenaline.setup import bare_table, check_options, new_table, read_options
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.tutorial import lessons
from frenzy.games.adrenaline.view import is_paying, redeal_view, seen_stack
from frenzy.games.adrenaline.ways import way_values
from frenzy.kernel.codec import read_fields, write_fields
from frenzy.kernel.content import Files
from frenzy.kernel.errors import BadOption, BadPosition
from frenzy.kernel.game import Game, Offer, Position, Rng, Run, Take
from frenzy.kernel.guide import Lesson, Preview, Reach, Reason, Way
from frenzy.kernel.phrase import Given, Value
from frenzy.kernel.records import Action, Frame
from frenzy.kernel.told import Kind

DECISIONS: Final[dict[type[Frame], tuple[Offer, Take]]] = {
    frames.TakeTurn: (turn.offer_turn, turn.take_turn),
    frames.MoveFigure: (moving.offer_move, moving.take_move),
    frames.ChoosePath: (returning.offer_path, returning.take_path),
    frames.GrabWhere: (grabbing.offer_grab, grabbing.take_grab),
    frames.TakeWeapon: (grabbing.offer_weapon, grabbing.take_weapon),
    frames.DropWeapon: (grabbing.offer_drop, grabbing.take_drop),
    frames.ChooseTile: (turret.offer_tile, turret.take_tile),
    frames.ForgoItem: (turret.offer_forgo, turret.take_forgo),
    frames.PayCost: (paying.offer_payment, paying.take_payment),
    frames.ReloadWeapons: (reloading.offer_reload, reloading.take_reload),
    frames.ShootFrom: (shooting.offer_shoot_from, shooting.take_shoot_from),
    frames.ChooseEffect: (shooting.offer_effect, shooting.take_effect),
    frames.ChooseTarget: (steps.offer_target, steps.take_target),
    frames.ChooseAim: (steps.offer_aim, steps.take_aim),
    frames.MoveTarget: (steps.offer_move_target, steps.take_move_target),
    frames.MoveShooter: (steps.offer_move_shooter, steps.take_move_shooter),
    frames.UseScope: (powerups.offer_scope, powerups.take_scope),
    frames.ScopeTarget: (powerups.offer_scope_target, powerups.take_scope_target),
    frames.PayScope: (powerups.offer_scope_payment, powerups.take_scope_payment),
    frames.ThrowGrenade: (powerups.offer_grenade, powerups.take_grenade),
    frames.ChooseNewton: (powerups.offer_newton, powerups.take_newton),
    frames.TagTrack: (domination.offer_tag, domination.take_tag),
    frames.DiscardToSpawn: (spawning.offer_discard, spawning.take_discard),
    frames.PutBot: (spawning.offer_put_bot, spawning.take_put_bot),
    frames.MoveBot: (bot.offer_bot_move, bot.take_bot_move),
    frames.AimBot: (bot.offer_bot_target, bot.take_bot_target),
}
PAID: Final[dict[type[Frame], Take]] = {
    frames.TakeTurn: turn.begin_shooting,
    frames.TakeWeapon: grabbing.get_weapon,
    frames.ReloadWeapons: reloading.load_weapon,
    frames.ChooseEffect: shooting.begin_effect,
}


def perform(state: State, frame: frames.Perform) -> None:
    """Do what has been paid for (A-4.10)."""
    PAID[type(frame.origin)](state, frame.origin, frame.answer)


STEPS: Final[dict[type[Frame], Run]] = {
    frames.StartTurn: turn.start_turn,
    frames.FinishTurn: turn.finish_turn,
    frames.CloseScoring: turn.close_scoring,
    frames.Refill: turn.refill,
    frames.Walk: moving.walk_on,
    frames.Perform: perform,
    frames.TakeHere: grabbing.take_here,
    frames.AskReload: reloading.ask_reload,
    frames.ReadyToShoot: shooting.get_ready,
    frames.FireWeapon: shooting.fire_weapon,
    frames.GoOn: shooting.resume,
    frames.AskScope: powerups.ask_scope,
    frames.AnswerShot: powerups.answer_shot,
    frames.ScoreBoard: scoring.score_board,
    frames.Respawn: spawning.respawn,
    frames.BotLooks: bot.bot_looks,
}


class Adrenaline(Game[State, View]):
    """The first game of the house."""

    reason_kinds = phrases.REASON_KINDS

    def __init__(self) -> None:
        super().__init__(MANIFEST, DECISIONS, STEPS)

    def new(self, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> State:
        state = new_table(read_options(seats, seed, options or {}), seed)
        self.run(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        if seat is not None and not 0 <= seat < state.seats:
            raise BadOption(f"seat: {seat!r} is not a seat from 0 to {state.seats - 1}")
        choices, is_open = self.choices(state, seat), state.options.open_hands
        return write_view(state, seat, seen_stack(state, seat), choices, is_open=is_open)

    def own_view(self, state: State, seat: int, public: View) -> View:
        if is_paying(state, seat):
            return self.view(state, seat)
        figures = [*public["figures"]]
        figures[seat] = {**figures[seat], "powerups": [CARDS[card] for card in state.powerups[seat]]}
        return {**public, "seat": seat, "figures": figures, "choices": self.choices(state, seat)}

    def open_view(self, state: State) -> View:
        return write_view(state, None, seen_stack(state, None), [], is_open=True)

    def redeal(self, view: View, rng: Rng) -> State:
        return redeal_view(view, rng, self.legal_actions)

    def position(self, state: State) -> Position:
        return write_position(state)

    def from_position(self, position: Position) -> State:
        state = read_position(position)
        self.run(state)
        wrong = broken(state)
        if wrong:
            raise BadPosition(wrong)
        return state

    def name_of(self, table: State | View, kind: str, id: str) -> Value:
        return phrases.name_of(table, kind, id)

    def id_of(self, table: State | View, kind: Kind, content: Any) -> str:
        return (
            phrases.cast_of(table).characters[content] if kind.name == "figure" else super().id_of(table, kind, content)
        )

    def choice_values(self, table: State | View, action: Action) -> Given:
        return way_values(table, action)

    def seat_name(self, table: State | View, seat: int) -> Value:
        return phrases.name_of(table, "figure", phrases.cast_of(table).characters[seat])

    def seen_top(self, state: State, seat: int | None) -> Frame | None:
        stack = seen_stack(state, seat)
        return stack[-1] if stack else None

    def lessons(self) -> Sequence[Lesson]:
        return lessons()

    def broken(self, state: State) -> str:
        return broken(state)

    def record(self, state: State) -> Any:
        return write_fields(state, Record)

    def from_record(self, record: Any) -> State:
        return read_fields(record, Record, check_options, bare_table, broken)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.stack else outcome(state)

    def content_hash(self) -> str:
        return content_hash()

    def content_files(self) -> Files:
        return content_files()

    def why_not(self, view: View, subject: str) -> Reason | None:
        return reason_against(self, view, subject)

    def preview(self, view: View, choice: str) -> Preview | None:
        return preview_of(self, view, choice)

    def ways(self, table: State | View, reason: Reason) -> list[Way]:
        return ways_of(reason)

    def reach(self, view: View, subject: str) -> Reach | None:
        return reach_of(view, subject)


GAME: Final = Adrenaline()
