"""What is being decided. Every frame with a prompt waits for the player; the others are steps the game takes itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from frenzy.games.wreckland import phrases
from frenzy.games.wreckland.cards import DESTRUCTION, ENEMIES, ITEM_VALUE, PARTS
from frenzy.games.wreckland.ids import DIE_NAMES, MARKER, NOWHERE, SECTIONS, SLOTS
from frenzy.games.wreckland.things import ITEM_NAMES, thing_of
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Frame, asks, union_of

if TYPE_CHECKING:
    from frenzy.games.wreckland.state import State

# -- the Wreckage phase ---------------------------------------------------------------------------------------


class StartWreckage(Frame, frozen=True, tag="start_wreckage"):
    """A Round begins: Parts are drawn and all dice rolled (W-6.1, W-6.2)."""


@asks("build", "W-6.3")
class Build(Frame, frozen=True, tag="build"):
    """The next action of the Wreckage phase (W-6.3)."""


@asks("pay", "W-7.2")
class PayFor(Frame, frozen=True, tag="pay_for"):
    """The next die or Scrap card of a payment, in rising order; nothing is spent before it is complete (W-7.2)."""

    purpose: str  # install, repair or clear
    card: int = NOWHERE
    slot: int = NOWHERE
    paid: tuple[int, ...] = ()

    def note(self, state: State) -> Phrase:
        """What is paid for, its price, and how much of a total has been named."""
        if self.purpose == "repair":
            return Phrase("note-repair", phrases.on_slot(state, self.slot))
        is_clearing = self.purpose == "clear"
        need = DESTRUCTION[state.wrecks[self.slot]] if is_clearing else PARTS[self.card].requirement
        assert need is not None, f"card {PARTS[self.card].id}: cannot be installed"
        price = phrases.requirement(need)
        if need.kind == "sum" and self.paid:
            price = Phrase("note-so-far", {"need": price, "total": sum(ITEM_VALUE[item] for item in self.paid)})
        if is_clearing:
            return Phrase("note-clear", {"need": price})
        return Phrase("note-install", {"card": phrases.part(self.card), "need": price})

    def about(self, state: State) -> list[str]:
        """The Part or the slot that is paid for, and what has been named to pay with."""
        subject = f"slot {SLOTS[self.slot]}" if self.card == NOWHERE else f"part {PARTS[self.card].id}"
        return [subject, *(thing_of("item", ITEM_NAMES[item]) for item in self.paid)]


@asks("place", "W-7.9")
class PlacePart(Frame, frozen=True, tag="place_part"):
    """Where the Part goes, and which way its spikes point (W-7.5, W-7.9)."""

    card: int

    def note(self, state: State) -> Phrase:
        return phrases.part(self.card)

    def about(self, state: State) -> list[str]:
        return [f"part {PARTS[self.card].id}"]


class Penalties(Frame, frozen=True, tag="penalties"):
    """So many red dice were spent: each is rolled on the Wreckage table, one by one (W-9.1)."""

    count: int


@asks("reroll", "W-13.1")
class PickReroll(Frame, frozen=True, tag="pick_reroll"):
    """Which dice are rerolled, in rising order (W-13.1)."""

    dice: tuple[int, ...] = ()

    def note(self, state: State) -> Phrase:
        return Phrase("note-reroll", {"count": len(self.dice)})

    def about(self, state: State) -> list[str]:
        return [f"die {DIE_NAMES[die]}" for die in self.dice]


@asks("discard", "W-9.3")
class DiscardParts(Frame, frozen=True, tag="discard_parts"):
    """Which available Part is discarded; `count` are still to go (W-9.3)."""

    count: int


# -- the Run phase --------------------------------------------------------------------------------------------


class StartRun(Frame, frozen=True, tag="start_run"):
    """Enemies are dealt to the Sections (W-15)."""


class StartTurn(Frame, frozen=True, tag="start_turn"):
    """All dice are taken back (W-16.1)."""


class RollTurn(Frame, frozen=True, tag="roll_turn"):
    """All dice are rolled (W-16.1)."""


class NextStep(Frame, frozen=True, tag="next_step"):
    """A Step begins; after the sixth the Turn ends (W-16.2 to W-16.4)."""

    step: int


class EndTurn(Frame, frozen=True, tag="end_turn"):
    """The chapter's own end of the Turn, then the check for the end of the phase (W-29.2)."""


class CheckEnd(Frame, frozen=True, tag="check_end"):
    """The Run phase ends, or another Turn begins (W-29.2)."""


@asks("red", "W-17.1")
class ChooseRed(Frame, frozen=True, tag="choose_red"):
    """Which red die goes where (W-17.1, W-18.1)."""


@asks("order", "W-17.4")
class OrderEnemies(Frame, frozen=True, tag="order_enemies"):
    """Which of the activated enemies acts next (W-17.4)."""

    waiting: tuple[int, ...]
    acted: tuple[int, ...]  # all that this die activated


class NextEnemy(Frame, frozen=True, tag="next_enemy"):
    """An enemy has acted: the next one follows, or they move (W-17.4, W-17.5)."""

    waiting: tuple[int, ...]
    acted: tuple[int, ...]


class MoveOn(Frame, frozen=True, tag="move_on"):
    """The enemies that were activated move (W-17.5)."""

    acted: tuple[int, ...]


@asks("hit", "W-19.2")
class HitPart(Frame, frozen=True, tag="hit_part"):
    """Which Part takes the next hit; several hits go to different Parts (W-19.2, W-19.5)."""

    slots: tuple[int, ...]
    hits: tuple[int, ...]
    rule: str
    pierce: bool = False

    def note(self, state: State) -> Phrase:
        return Phrase("note-hit", {"amount": self.hits[0]})


class FollowUp(Frame, frozen=True, tag="follow_up"):
    """What this enemy's ability adds after its attack (W-34)."""

    foe: int


class DrawEnemies(Frame, frozen=True, tag="draw_enemies"):
    """So many enemies join this Section."""

    count: int
    section: int
    rule: str


@asks("wreck", "W-35.9")
class WreckSlot(Frame, frozen=True, tag="wreck_slot"):
    """Which slot the Destruction card goes on (W-30.9)."""


@asks("block", "W-35.7")
class BlockSlot(Frame, frozen=True, tag="block_slot"):
    """Which die slot is closed by this die, or by a marker (W-30.5)."""

    die: int

    def about(self, state: State) -> list[str]:
        return [] if self.die == MARKER else [f"die {DIE_NAMES[self.die]}"]


@asks("scrap", "W-35.10")
class LoseScrap(Frame, frozen=True, tag="lose_scrap"):
    """Which Scrap card is lost; `count` are still to go."""

    count: int


@asks("lose_die", "W-35.14")
class LoseWhite(Frame, frozen=True, tag="lose_white"):
    """Which white die of the pool is lost."""


@asks("crowd", "W-35.13")
class StrikeFrom(Frame, frozen=True, tag="strike_from"):
    """From which of the most crowded Sections the boss board strikes."""

    sections: tuple[int, ...]
    amount: int


# -- white dice -----------------------------------------------------------------------------------------------


@asks("white", "W-22.1")
class ChooseWhite(Frame, frozen=True, tag="choose_white"):
    """What is done with the next white die or Scrap card (W-22.1)."""

    def note(self, state: State) -> Phrase:
        return Phrase("note-white", {"count": state.placed})


class WhiteStep(Frame, frozen=True, tag="white_step"):
    """A placement has been resolved, or the Step begins: there may be another (W-22.1)."""


class Activated(Struct, frozen=True):
    """A Part in use: the effects still to be resolved, and what has been settled on the way."""

    slot: int
    card: int
    left: tuple[int, ...]  # numbers of words
    die_slot: int  # where the die lies; NOWHERE if Scrap was used
    value: int  # of the die or Scrap
    section: int = NOWHERE  # where this activation attacks (W-24.1)
    plus: int = 0  # "+" damage of an exact match
    ram_plus: int = 0
    bonus: int = 0  # more damage for one target (Miller)
    hit: tuple[int, ...] = ()  # enemies that were single targets (W-24.3)


class Resolve(Frame, frozen=True, tag="resolve"):
    """The next effect of a Part in use (W-23.6)."""

    act: Activated


class InUse(Frame, frozen=True):
    """A decision about a Part in use."""

    act: Activated

    def note(self, state: State) -> Phrase:
        return phrases.part(self.act.card)

    def about(self, state: State) -> list[str]:
        return phrases.things_on(state, self.act.slot)


@asks("effect", "W-23.6")
class ChooseEffect(InUse, frozen=True, tag="choose_effect"):
    """Which effect comes next (W-23.6)."""


@asks("choose", "W-23.8")
class ChooseOption(InUse, frozen=True, tag="choose_option"):
    """Which alternative is resolved (W-23.8)."""

    word: int


@asks("target", "W-24.2")
class ChooseTarget(InUse, frozen=True, tag="choose_target"):
    """Whom the attack hits; `chosen` are the targets so far, `amount` is what a roll has settled (W-24.2)."""

    word: int
    amount: int
    chosen: tuple[int, ...] = ()

    def about(self, state: State) -> list[str]:
        return [*super().about(state), *(f"enemy {ENEMIES[foe].id}" for foe in self.chosen)]


@asks("section", "W-24.1")
class ChooseSection(InUse, frozen=True, tag="choose_section"):
    """Which Section is attacked (W-24.1)."""

    word: int


@asks("bonus", "W-29.1")
class ChooseBonus(InUse, frozen=True, tag="choose_bonus"):
    """Which of the targets takes the extra damage (W-29.1)."""

    word: int
    chosen: tuple[int, ...]


@asks("extra", "W-23.5")
class WeighBonus(InUse, frozen=True, tag="weigh_bonus"):
    """How much of the bonus of an exact match is used: with all of it somebody would be destroyed, but not exactly."""

    word: int
    targets: tuple[int, ...]
    amount: int
    favourite: int

    def about(self, state: State) -> list[str]:
        return [*super().about(state), *(f"enemy {ENEMIES[foe].id}" for foe in self.targets)]


@asks("move", "W-36.5")
class MoveEnemy(InUse, frozen=True, tag="move_enemy"):
    """Which enemy is moved where; `optional` is the bonus of an exact match (W-24.9, W-23.5)."""

    optional: bool


@asks("transfer", "W-36.7")
class TransferDamage(InUse, frozen=True, tag="transfer_damage"):
    """Whose damage goes to whom; `optional` is the bonus of an exact match."""

    optional: bool


@asks("mend", "W-26.4")
class MendPart(Frame, frozen=True, tag="mend_part"):
    """Which Part is repaired (W-26.4)."""

    amount: int
    rule: str

    def note(self, state: State) -> Phrase:
        return Phrase("note-mend", {"amount": self.amount})


@asks("adjust", "W-27.3")
class AdjustDie(Frame, frozen=True, tag="adjust_die"):
    """Which die is changed by 1; none, if the effect is `optional` (W-27.3, W-23.5)."""

    low: int = 1
    high: int = 6
    optional: bool = False


@asks("keep", "W-27.4")
class KeepDie(Frame, frozen=True, tag="keep_die"):
    """Which die is set aside; none, if the effect is `optional` (W-27.4, W-23.5)."""

    low: int = 1
    high: int = 6
    optional: bool = False


@asks("turn", "W-36.6")
class TurnDie(Frame, frozen=True, tag="turn_die"):
    """Which die is turned to which face."""

    low: int = 1
    high: int = 6


@asks("remove", "W-27.7")
class RemoveDie(Frame, frozen=True, tag="remove_die"):
    """Which die is taken off a card; none, if the effect is `optional` (W-27.7, W-23.5)."""

    optional: bool = False


# -- ramming --------------------------------------------------------------------------------------------------


@asks("ram", "W-25.6")
class RamWhere(Frame, frozen=True, tag="ram_where"):
    """Which Section is rammed; none, if the effect is `optional` (W-25.6, W-23.5)."""

    extra: int
    optional: bool = False


@asks("extra", "W-23.5")
class WeighRam(Frame, frozen=True, tag="weigh_ram"):
    """Whether a Ram takes its bonus: with it there are more points than the enemies there can take (W-23.5)."""

    section: int
    extra: int

    def about(self, state: State) -> list[str]:
        return [f"section {SECTIONS[self.section]}"]


@asks("share", "W-25.2")
class ShareRam(Frame, frozen=True, tag="share_ram"):
    """Who takes the next point of a Ram; enemies are named in rising order (W-25.2)."""

    section: int
    points: int
    given: tuple[int, ...] = ()

    def note(self, state: State) -> Phrase:
        return Phrase("note-share", {"count": self.points})

    def about(self, state: State) -> list[str]:
        return [f"section {SECTIONS[self.section]}"]


@asks("shift", "W-25.3")
class ShiftEnemies(Frame, frozen=True, tag="shift_enemies"):
    """Where the first of these goes after the Ram (W-25.3)."""

    section: int
    foes: tuple[int, ...]

    def about(self, state: State) -> list[str]:
        return [f"enemy {ENEMIES[self.foes[0]].id}"]


@asks("arson", "W-29.1")
class AskArson(Frame, frozen=True, tag="ask_arson"):
    """Whether Arson rams here, where nothing else is asked (W-29.1)."""


class AfterRam(Frame, frozen=True, tag="after_ram"):
    """The enemies have moved (W-29.1, Rudd3r)."""


# -- chapters -------------------------------------------------------------------------------------------------


@asks("canyon", "W-30.2")
class ChooseCanyon(Frame, frozen=True, tag="choose_canyon"):
    """Which option of the Canyon card is resolved (W-30.2)."""

    card: int


@asks("toll", "W-30.11")
class PayToll(Frame, frozen=True, tag="pay_toll"):
    """Discard a Scrap card, or let a Part take the damage (W-30.11)."""


@asks("join", "W-30.8")
class JoinCrowd(Frame, frozen=True, tag="join_crowd"):
    """Which of the most crowded Sections the boss joins (W-30.8)."""

    sections: tuple[int, ...]


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = union_of(Frame, globals())


class Stack(Struct, frozen=True):
    """A stack of frames as it is written down."""

    frames: list[AnyFrame]
