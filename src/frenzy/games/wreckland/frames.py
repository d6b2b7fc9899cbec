"""What is being decided. Every frame with a prompt waits for the player; the others are steps the game takes itself."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from frenzy.games.wreckland.ids import NOWHERE
from frenzy.kernel.records import Frame

# -- the Wreckage phase ---------------------------------------------------------------------------------------


class StartWreckage(Frame, frozen=True, tag="start_wreckage"):
    """A Round begins: Parts are drawn and all dice rolled (W-6.1, W-6.2)."""


class Build(Frame, frozen=True, tag="build"):
    """The next action of the Wreckage phase (W-6.3)."""

    prompt: ClassVar[str] = "build"


class PayFor(Frame, frozen=True, tag="pay_for"):
    """The next die or Scrap card of a payment, in rising order; nothing is spent before it is complete (W-7.2)."""

    prompt: ClassVar[str] = "pay"
    purpose: str  # install, repair or clear
    card: int = NOWHERE
    slot: int = NOWHERE
    paid: tuple[int, ...] = ()


class PlacePart(Frame, frozen=True, tag="place_part"):
    """Where the Part goes, and which way its spikes point (W-7.5, W-7.9)."""

    prompt: ClassVar[str] = "place"
    card: int


class Penalties(Frame, frozen=True, tag="penalties"):
    """So many red dice were spent: each is rolled on the Wreckage table, one by one (W-9.1)."""

    count: int


class PickReroll(Frame, frozen=True, tag="pick_reroll"):
    """Which dice are rerolled, in rising order (W-13.1)."""

    prompt: ClassVar[str] = "reroll"
    dice: tuple[int, ...] = ()


class DiscardParts(Frame, frozen=True, tag="discard_parts"):
    """Which available Part is discarded; `count` are still to go (W-9.3)."""

    prompt: ClassVar[str] = "discard"
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


class ChooseRed(Frame, frozen=True, tag="choose_red"):
    """Which red die goes where (W-17.1, W-18.1)."""

    prompt: ClassVar[str] = "red"


class OrderEnemies(Frame, frozen=True, tag="order_enemies"):
    """Which of the activated enemies acts next (W-17.4)."""

    prompt: ClassVar[str] = "order"
    waiting: tuple[int, ...]
    acted: tuple[int, ...]  # all that this die activated


class NextEnemy(Frame, frozen=True, tag="next_enemy"):
    """An enemy has acted: the next one follows, or they move (W-17.4, W-17.5)."""

    waiting: tuple[int, ...]
    acted: tuple[int, ...]


class HitPart(Frame, frozen=True, tag="hit_part"):
    """Which Part takes the next hit; several hits go to different Parts (W-19.2, W-19.5)."""

    prompt: ClassVar[str] = "hit"
    slots: tuple[int, ...]
    hits: tuple[int, ...]
    rule: str
    pierce: bool = False


class DrawEnemies(Frame, frozen=True, tag="draw_enemies"):
    """So many enemies join this Section."""

    count: int
    section: int
    rule: str


class WreckSlot(Frame, frozen=True, tag="wreck_slot"):
    """Which slot the Destruction card goes on (W-30.9)."""

    prompt: ClassVar[str] = "wreck"


class BlockSlot(Frame, frozen=True, tag="block_slot"):
    """Which die slot is closed by this die, or by a marker (W-30.5)."""

    prompt: ClassVar[str] = "block"
    die: int


class LoseScrap(Frame, frozen=True, tag="lose_scrap"):
    """Which Scrap card is lost; `count` are still to go."""

    prompt: ClassVar[str] = "scrap"
    count: int


class LoseWhite(Frame, frozen=True, tag="lose_white"):
    """Which white die of the pool is lost."""

    prompt: ClassVar[str] = "lose_die"


class StrikeFrom(Frame, frozen=True, tag="strike_from"):
    """From which of the most crowded Sections the boss board strikes."""

    prompt: ClassVar[str] = "crowd"
    sections: tuple[int, ...]
    amount: int


# -- white dice -----------------------------------------------------------------------------------------------


class ChooseWhite(Frame, frozen=True, tag="choose_white"):
    """What is done with the next white die or Scrap card (W-22.1)."""

    prompt: ClassVar[str] = "white"


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


class ChooseEffect(Frame, frozen=True, tag="choose_effect"):
    """Which effect comes next (W-23.6)."""

    prompt: ClassVar[str] = "effect"
    act: Activated


class ChooseOption(Frame, frozen=True, tag="choose_option"):
    """Which alternative is resolved (W-23.8)."""

    prompt: ClassVar[str] = "choose"
    act: Activated
    word: int


class ChooseTarget(Frame, frozen=True, tag="choose_target"):
    """Whom the attack hits; `chosen` are the targets so far, `amount` is what a roll has settled (W-24.2)."""

    prompt: ClassVar[str] = "target"
    act: Activated
    word: int
    amount: int
    chosen: tuple[int, ...] = ()


class ChooseSection(Frame, frozen=True, tag="choose_section"):
    """Which Section is attacked (W-24.1)."""

    prompt: ClassVar[str] = "section"
    act: Activated
    word: int


class ChooseBonus(Frame, frozen=True, tag="choose_bonus"):
    """Which of the targets takes the extra damage (W-29.1)."""

    prompt: ClassVar[str] = "bonus"
    act: Activated
    word: int
    chosen: tuple[int, ...]


class MoveEnemy(Frame, frozen=True, tag="move_enemy"):
    """Which enemy is moved where, if any (W-24.9)."""

    prompt: ClassVar[str] = "move"
    slot: int


class TransferDamage(Frame, frozen=True, tag="transfer_damage"):
    """Whose damage goes to whom."""

    prompt: ClassVar[str] = "transfer"
    slot: int


class MendPart(Frame, frozen=True, tag="mend_part"):
    """Which Part is repaired (W-26.4)."""

    prompt: ClassVar[str] = "mend"
    amount: int
    rule: str


class AdjustDie(Frame, frozen=True, tag="adjust_die"):
    """Which die is changed by 1 (W-27.3)."""

    prompt: ClassVar[str] = "adjust"
    low: int = 1
    high: int = 6


class KeepDie(Frame, frozen=True, tag="keep_die"):
    """Which die is set aside (W-27.4)."""

    prompt: ClassVar[str] = "keep"
    low: int = 1
    high: int = 6


class TurnDie(Frame, frozen=True, tag="turn_die"):
    """Which die is turned to which face."""

    prompt: ClassVar[str] = "turn"
    low: int = 1
    high: int = 6


class RemoveDie(Frame, frozen=True, tag="remove_die"):
    """Which die is taken off a card (W-27.7)."""

    prompt: ClassVar[str] = "remove"


# -- ramming --------------------------------------------------------------------------------------------------


class RamWhere(Frame, frozen=True, tag="ram_where"):
    """Which Section is rammed (W-25.6)."""

    prompt: ClassVar[str] = "ram"
    extra: int


class ShareRam(Frame, frozen=True, tag="share_ram"):
    """Who takes the next point of a Ram; enemies are named in rising order (W-25.2)."""

    prompt: ClassVar[str] = "share"
    section: int
    points: int
    given: tuple[int, ...] = ()


class ShiftEnemies(Frame, frozen=True, tag="shift_enemies"):
    """Where the first of these goes after the Ram (W-25.3)."""

    prompt: ClassVar[str] = "shift"
    section: int
    foes: tuple[int, ...]


class AfterRam(Frame, frozen=True, tag="after_ram"):
    """The enemies have moved (W-29.1, Rudd3r)."""


# -- chapters -------------------------------------------------------------------------------------------------


class ChooseCanyon(Frame, frozen=True, tag="choose_canyon"):
    """Which option of the Canyon card is resolved (W-30.2)."""

    prompt: ClassVar[str] = "canyon"
    card: int


class PayToll(Frame, frozen=True, tag="pay_toll"):
    """Discard a Scrap card, or let a Part take the damage (W-30.11)."""

    prompt: ClassVar[str] = "toll"


class JoinCrowd(Frame, frozen=True, tag="join_crowd"):
    """Which of the most crowded Sections the boss joins (W-30.8)."""

    prompt: ClassVar[str] = "join"
    sections: tuple[int, ...]


DECISIONS = (
    Build
    | PayFor
    | PlacePart
    | PickReroll
    | DiscardParts
    | ChooseRed
    | OrderEnemies
    | HitPart
    | WreckSlot
    | BlockSlot
    | LoseScrap
    | LoseWhite
    | StrikeFrom
    | ChooseWhite
    | ChooseEffect
    | ChooseOption
    | ChooseTarget
    | ChooseSection
    | ChooseBonus
    | MoveEnemy
    | TransferDamage
    | MendPart
    | AdjustDie
    | KeepDie
    | TurnDie
    | RemoveDie
    | RamWhere
    | ShareRam
    | ShiftEnemies
    | ChooseCanyon
    | PayToll
    | JoinCrowd
)
STEPS = (
    StartWreckage
    | Penalties
    | StartRun
    | StartTurn
    | RollTurn
    | NextStep
    | EndTurn
    | CheckEnd
    | NextEnemy
    | DrawEnemies
    | WhiteStep
    | Resolve
    | AfterRam
)
AnyFrame = DECISIONS | STEPS


class Stack(Struct, frozen=True):
    """A stack of frames as it is written down."""

    frames: list[AnyFrame]
