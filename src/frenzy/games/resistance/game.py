"""Resistance as a game of the kernel: which function answers which frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from frenzy.games.resistance import frames, phrases
from frenzy.games.resistance.content_hash import content_files, content_hash
from frenzy.games.resistance.declared.types import Record, View
from frenzy.games.resistance.declared.view import write_view
from frenzy.games.resistance.guide.called import called
from frenzy.games.resistance.guide.feats import feats
from frenzy.games.resistance.guide.forecast import forecast_of
from frenzy.games.resistance.guide.odds import odds_of
from frenzy.games.resistance.guide.preview import preview_of
from frenzy.games.resistance.guide.reach import reach_from
from frenzy.games.resistance.guide.teaching import advice_of, topics_of
from frenzy.games.resistance.guide.values import values_of
from frenzy.games.resistance.guide.why_not import reason_against
from frenzy.games.resistance.invariants import broken, broken_save
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.outcome import Outcome, outcome
from frenzy.games.resistance.position.reading import read_position
from frenzy.games.resistance.position.writing import write_position
from frenzy.games.resistance.rules import (
    abilities,
    attacks,
    buildings,
    citizens,
    enemies,
    objectives,
    spawning,
    turns,
    wounds,
)
from frenzy.games.resistance.setup import bare_table, check_options, new_table, read_options
from frenzy.games.resistance.state import State
from frenzy.games.resistance.view import redeal_view
from frenzy.kernel.codec import read_fields, write_fields
from frenzy.kernel.content import Files
from frenzy.kernel.errors import BadOption, BadPosition, shown
from frenzy.kernel.game import Game, Offer, Position, Rng, Run, Take
from frenzy.kernel.guide import Forecast, Preview, Reach, Reason
from frenzy.kernel.phrase import Given, Phrase, Value
from frenzy.kernel.records import Action, Frame
from frenzy.kernel.told import Question

ASKED: Final[dict[type[Frame], tuple[Offer, Take]]] = {
    frames.TakeTurn: (turns.offer_turn, turns.take_turn),
    frames.ChooseHero: (turns.offer_hero, turns.take_hero),
    frames.Aim: (attacks.offer_aim, attacks.take_aim),
    frames.Rolled: (attacks.offer_reroll, attacks.take_reroll),
    frames.AssignHits: (attacks.offer_hits, attacks.take_hits),
    frames.StrikeAgain: (attacks.offer_again, attacks.take_again),
    frames.AskExit: (turns.offer_exit, turns.take_exit),
    frames.FreeAct: (abilities.offer_free, abilities.take_free),
    frames.AfterMove: (abilities.offer_after_move, abilities.take_after_move),
    frames.PickVictims: (abilities.offer_victims, abilities.take_victims),
    frames.PickAlly: (abilities.offer_ally, abilities.take_ally),
    frames.PickPatient: (abilities.offer_patient, abilities.take_patient),
    frames.PickCitizen: (abilities.offer_citizen, abilities.take_citizen),
    frames.PickPushed: (abilities.offer_pushed, abilities.take_pushed),
    frames.PushOne: (abilities.offer_push, abilities.take_push),
    frames.PickStunned: (abilities.offer_stunned, abilities.take_stunned),
    frames.PickCopy: (abilities.offer_copy, abilities.take_copy),
    frames.DropTrait: (citizens.offer_drop, citizens.take_drop),
    frames.DropCitizen: (citizens.offer_drop_citizen, citizens.take_drop_citizen),
    frames.RemoveEnemies: (turns.offer_remove, turns.take_remove),
    frames.AskReady: (enemies.offer_ready, enemies.take_ready),
    frames.PickDistracted: (enemies.offer_distracted, enemies.take_distracted),
    frames.ChooseShot: (enemies.offer_shot, enemies.answer_shot),
    frames.AskSpare: (enemies.offer_spare, enemies.take_spare),
    frames.ShareWounds: (wounds.offer_wound, wounds.take_wound),
    frames.WoundHero: (wounds.offer_cancel, wounds.take_cancel),
    frames.AskCover: (wounds.offer_cover, wounds.take_cover),
    frames.ChooseWay: (enemies.offer_way, enemies.take_way),
    frames.AskRampage: (enemies.offer_rampage, enemies.take_rampage),
    frames.ChooseCitizenWay: (citizens.offer_citizen_way, citizens.take_citizen_way),
    frames.AskRedraw: (spawning.offer_redraw, spawning.take_redraw),
    frames.ChooseZone: (spawning.offer_zone, spawning.take_zone),
    frames.Multiply: (spawning.offer_multiply, spawning.take_multiply),
    frames.Volley: (spawning.offer_volley, spawning.take_volley),
    frames.ChooseSpawnZone: (buildings.offer_spawn_zone, buildings.take_spawn_zone),
    frames.AskHeal: (turns.offer_heal, turns.take_heal),
}
DONE_ALONE: Final[dict[type[Frame], Run]] = {
    frames.StartRound: turns.start_round,
    frames.NextHero: turns.next_hero,
    frames.NextAction: turns.next_action,
    frames.EndTurn: turns.end_turn,
    frames.EndPlayers: turns.end_players,
    frames.AbandonFloors: citizens.abandon_floors,
    frames.GoOnMoving: abilities.go_on_moving,
    frames.CheckAfterMove: abilities.check_after_move,
    frames.RemoveNext: turns.remove_next,
    frames.CallVigil: objectives.call_vigil,
    frames.StartEnemies: enemies.start_enemies,
    frames.ActAll: enemies.act_all,
    frames.Act: enemies.act,
    frames.AttackZone: enemies.attack_zone,
    frames.Sweep: enemies.sweep,
    frames.Struck: wounds.struck,
    frames.GiveWounds: wounds.give_wounds,
    frames.Moves: enemies.move_step,
    frames.MakeMoves: enemies.make_moves,
    frames.Break: enemies.break_open,
    frames.Force: enemies.force,
    frames.React: enemies.react,
    frames.MoveCitizens: citizens.move_citizens,
    frames.WalkCitizens: citizens.walk_citizens,
    frames.SpawnStep: spawning.spawn_step,
    frames.DrawCard: spawning.draw_card,
    frames.ResolveCard: spawning.resolve_card,
    frames.TurnUp: spawning.turn_up,
    frames.Bring: spawning.bring,
    frames.PlaceNamed: spawning.place_named,
    frames.Extra: spawning.extra,
    frames.NextVolley: spawning.next_volley,
    frames.ShowBuilding: buildings.show_building,
    frames.SpawnInside: buildings.spawn_inside,
    frames.RevealCitizens: citizens.reveal_citizens,
    frames.EndEnemies: enemies.end_enemies,
    frames.FreeWalk: enemies.free_walk,
    frames.StartEnd: turns.start_end,
    frames.EndRound: turns.end_round,
}


class Resistance(Game[State, View]):
    """Heroes together against the game."""

    reason_kinds = phrases.REASON_KINDS

    def __init__(self) -> None:
        super().__init__(MANIFEST, ASKED, DONE_ALONE)

    def new(self, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> State:
        state = new_table(read_options(seats, seed, options or {}), seed)
        self.run(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        if seat is not None and seat not in range(state.seats):
            raise BadOption(f"seat: {shown(seat)} is not a seat from 0 to {state.seats - 1}")
        return write_view(state, seat, state.stack, self.choices(state, seat))

    def open_view(self, state: State) -> View:
        return self.view(state, None)

    def redeal(self, view: View, rng: Rng) -> State:
        return redeal_view(view, rng)

    def position(self, state: State) -> Position:
        return write_position(state)

    def from_position(self, position: Position) -> State:
        state = read_position(position)
        wrong = broken(state)
        if wrong:
            raise BadPosition(wrong)
        self.run(state)
        return state

    def broken(self, state: State) -> str:
        return broken(state)

    def record(self, state: State) -> Any:
        return write_fields(state, Record)

    def from_record(self, record: Any) -> State:
        return read_fields(record, Record, check_options, bare_table, broken_save)

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

    def reach(self, view: View, subject: str) -> Reach | None:
        return reach_from(view, subject)

    def odds(self, view: View, subject: str) -> Sequence[Reason]:
        return odds_of(view, subject)

    def forecast(self, view: View, rng: Rng, subject: str = "") -> Forecast | None:
        return forecast_of(self, view, rng, subject)

    def choice_values(self, table: State | View, action: Action) -> Given:
        return values_of(table, action)

    def question(self, state: State, seat: int | None) -> Question:
        """With the rules that matter now, and in the first mission with what a beginner might do."""
        asked = super().question(state, seat)
        if not asked.rows:
            return asked
        view = self.view(state, seat)
        return replace(asked, topics=topics_of(view), advice=advice_of(view))

    def feats(self, before: State, after: State) -> Mapping[str, int]:
        return feats(before, after)

    def called(self, view: View, thing: str) -> Value | None:
        return called(view, thing)

    def name_of(self, table: State | View, kind: str, id: str) -> Value:
        return phrases.name_of(phrases.mode_of(table), kind, id)

    def thing_of(self, kind: str, id: str) -> str:
        return phrases.thing_of(kind, id)

    def seat_name(self, table: State | View, seat: int) -> Value:
        return Phrase("seat-name", {"number": seat + 1})


GAME: Final = Resistance()
