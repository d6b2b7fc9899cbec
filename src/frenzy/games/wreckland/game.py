"""Wreckland Run as a game of the kernel: which function answers which frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from frenzy.games.wreckland import frames, phrases, things
from frenzy.games.wreckland.booklet import booklet_of
from frenzy.games.wreckland.campaign import CAMPAIGN
from frenzy.games.wreckland.content_hash import content_files, content_hash
from frenzy.games.wreckland.declared.types import Record, View
from frenzy.games.wreckland.declared.view import write_view
from frenzy.games.wreckland.guide.odds import odds_of
from frenzy.games.wreckland.guide.preview import preview_of
from frenzy.games.wreckland.guide.reach import reach_of
from frenzy.games.wreckland.guide.why_not import reason_against
from frenzy.games.wreckland.invariants import broken
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.games.wreckland.outcome import Outcome, outcome
from frenzy.games.wreckland.position import read_position, write_position
from frenzy.games.wreckland.rules import (
    activating,
    building,
    foes,
    heroes,
    mending,
    paying,
    ramming,
    red,
    run,
    specials,
    tables,
    tricks,
    vehicle,
    white,
)
from frenzy.games.wreckland.rules.ending import stops_at_the_end
from frenzy.games.wreckland.setup import bare_table, check_options, new_table, read_options
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.view import redeal_view
from frenzy.kernel.campaign import Campaign
from frenzy.kernel.codec import read_fields, write_fields
from frenzy.kernel.content import Files
from frenzy.kernel.errors import BadOption, BadPosition, shown
from frenzy.kernel.game import Game, Offer, Position, Rng, Run, Take
from frenzy.kernel.guide import Booklet, Preview, Reach, Reason
from frenzy.kernel.phrase import Phrase, Value
from frenzy.kernel.records import Frame
from frenzy.kernel.told import Kind

ASKED: Final[dict[type[Frame], tuple[Offer, Take]]] = {
    frames.Build: (building.offer_build, building.take_build),
    frames.PayFor: (paying.offer_payment, paying.take_payment),
    frames.PlacePart: (building.offer_place, building.take_place),
    frames.PickReroll: (building.offer_reroll, building.take_reroll),
    frames.DiscardParts: (tables.offer_discard, tables.take_discard),
    frames.ChooseRed: (red.offer_red, red.take_red),
    frames.OrderEnemies: (red.offer_order, red.take_order),
    frames.HitPart: (vehicle.offer_hit, vehicle.take_hit),
    frames.WreckSlot: (tables.offer_wreck, tables.take_wreck),
    frames.BlockSlot: (tables.offer_block, tables.take_block),
    frames.LoseScrap: (tables.offer_scrap, tables.take_scrap),
    frames.LoseWhite: (tables.offer_white_loss, tables.take_white_loss),
    frames.StrikeFrom: (tables.offer_crowd, tables.take_crowd),
    frames.ChooseWhite: (white.offer_white, white.take_white),
    frames.ChooseEffect: (activating.offer_effect, activating.take_effect),
    frames.ChooseOption: (activating.offer_option, activating.take_option),
    frames.ChooseTarget: (activating.offer_target, activating.take_target),
    frames.ChooseSection: (activating.offer_section, activating.take_section),
    frames.ChooseBonus: (activating.offer_bonus, activating.take_bonus),
    frames.WeighBonus: (activating.offer_extra, activating.take_extra),
    frames.MoveEnemy: (activating.offer_move, activating.take_move),
    frames.TransferDamage: (activating.offer_transfer, activating.take_transfer),
    frames.MendPart: (mending.offer_mend, mending.take_mend),
    frames.AdjustDie: (tricks.offer_adjust, tricks.take_adjust),
    frames.KeepDie: (tricks.offer_keep, tricks.take_keep),
    frames.TurnDie: (tricks.offer_turn, tricks.take_turn),
    frames.RemoveDie: (tricks.offer_remove, tricks.take_remove),
    frames.RamWhere: (ramming.offer_ram, ramming.take_ram),
    frames.WeighRam: (ramming.offer_ram_extra, ramming.take_ram_extra),
    frames.ShareRam: (ramming.offer_share, ramming.take_share),
    frames.ShiftEnemies: (ramming.offer_shift, ramming.take_shift),
    frames.AskArson: (heroes.offer_arson, heroes.take_arson),
    frames.ChooseCanyon: (specials.offer_canyon, specials.take_canyon),
    frames.PayToll: (specials.offer_toll, specials.take_toll),
    frames.JoinCrowd: (tables.offer_crowd, specials.take_join),
}
DONE_ALONE: Final[dict[type[Frame], Run]] = {
    frames.StartWreckage: building.start_wreckage,
    frames.Penalties: paying.roll_penalty,
    frames.StartRun: run.start_run,
    frames.StartTurn: run.start_turn,
    frames.RollTurn: run.roll_turn,
    frames.NextStep: run.next_step,
    frames.EndTurn: run.end_turn,
    frames.CheckEnd: run.check_end,
    frames.NextEnemy: red.next_enemy,
    frames.MoveOn: red.move_on,
    frames.FollowUp: red.follow_up,
    frames.DrawEnemies: foes.draw_enemies,
    frames.WhiteStep: white.white_step,
    frames.Resolve: activating.resolve,
    frames.AfterRam: ramming.after_ram,
}

# The game may be won or lost in any of them.
DECISIONS: Final = {kind: (offer, stops_at_the_end(take)) for kind, (offer, take) in ASKED.items()}
STEPS: Final = {kind: stops_at_the_end(step) for kind, step in DONE_ALONE.items()}


class Wreckland(Game[State, View]):
    """A chase for one."""

    reason_kinds = phrases.REASON_KINDS

    def __init__(self) -> None:
        super().__init__(MANIFEST, DECISIONS, STEPS)

    def new(self, seats: int = 1, seed: int = 0, options: Mapping[str, Any] | None = None) -> State:
        state = new_table(read_options(seats, seed, options or {}), seed)
        self.run(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        if seat not in (None, 0):
            raise BadOption(f"seat: {shown(seat)} is not seat 0")
        return write_view(state, seat, state.stack, self.choices(state, seat))

    def open_view(self, state: State) -> View:
        return self.view(state, None)

    def redeal(self, view: View, rng: Rng) -> State:
        return redeal_view(view, rng)

    def position(self, state: State) -> Position:
        return write_position(state)

    def from_position(self, position: Position) -> State:
        state = read_position(position)
        self.run(state)
        wrong = broken(state)
        if wrong:
            raise BadPosition(wrong)
        return state

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

    def name_of(self, table: State | View, kind: str, id: str) -> Value:
        return phrases.name_of(kind, id)

    def thing_of(self, kind: str, id: str) -> str:
        return things.thing_of(kind, id)

    def seat_name(self, table: State | View, seat: int) -> Value:
        return Phrase("player")

    def id_of(self, table: State | View, kind: Kind, content: Any) -> str:
        if kind.name != "figure":
            return super().id_of(table, kind, content)
        return table.options.hero if isinstance(table, State) else str(table["options"]["hero"])

    def why_not(self, view: View, subject: str) -> Reason | None:
        return reason_against(self, view, subject)

    def preview(self, view: View, choice: str) -> Preview | None:
        return preview_of(self, view, choice)

    def reach(self, view: View, subject: str) -> Reach | None:
        return reach_of(view, subject)

    def odds(self, view: View, subject: str) -> Sequence[Reason]:
        return odds_of(view, subject)

    def booklet(self, options: Mapping[str, Any], language: str) -> Booklet:
        return booklet_of(read_options(1, 0, options).chapter, language)

    def campaign(self) -> Campaign:
        return CAMPAIGN


GAME: Final = Wreckland()
