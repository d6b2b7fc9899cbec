"""What is being decided. Every frame with a prompt waits for its seat; the others are steps the game takes itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from frenzy.games.adrenaline.actions import Reload, Shoot, Take, Use
from frenzy.games.adrenaline.arsenal import WEAPON_IDS
from frenzy.games.adrenaline.ids import Cubes
from frenzy.kernel.phrase import Phrase
from frenzy.kernel.records import Frame, asks, union_of

if TYPE_CHECKING:
    from frenzy.games.adrenaline.state import State


def weapon_thing(weapon: int) -> str:
    return f"weapon {WEAPON_IDS[weapon]}"


# -- the turn -------------------------------------------------------------------------------------------------


class StartTurn(Frame, frozen=True, tag="start_turn"):
    """The next turn begins."""


@asks("turn", "A-4.1")
class TakeTurn(Frame, frozen=True, tag="take_turn"):
    """The seat chooses its next action (A-4.1)."""

    def note(self, state: State) -> Phrase | None:
        return Phrase("actions-left", {"count": state.actions_left})


class FinishTurn(Frame, frozen=True, tag="finish_turn"):
    """Reloading is done: the mode's end of turn, scoring, respawning, refilling (A-4.1)."""


class CloseScoring(Frame, frozen=True, tag="close_scoring"):
    """All boards are scored: the dead come back and the next turn follows, or the game ends (A-6.4, A-9)."""


class Refill(Frame, frozen=True, tag="refill"):
    """New tiles and weapons for what was taken (A-4.9)."""


# -- moving and grabbing --------------------------------------------------------------------------------------


@asks("move", "A-4.2")
class MoveFigure(Frame, frozen=True, tag="move_figure"):
    """Where the figure runs, or is moved by a newton or a teleporter."""

    figure: int
    squares: int
    moves: int  # how many squares it walks at most; 0 is a teleport
    straight: bool = False  # in one direction


class Walk(Frame, frozen=True, tag="walk"):
    """The figure is moved, now that everything that comes before it is settled."""

    figure: int
    square: int
    moves: int


@asks("grab", "A-4.3")
class GrabWhere(Frame, frozen=True, tag="grab_where"):
    """On which square to grab (A-4.3)."""

    moves: int


class TakeHere(Frame, frozen=True, tag="take_here"):
    """The figure has arrived: what lies on its square is taken."""


@asks("weapon", "A-4.7")
class TakeWeapon(Frame, frozen=True, tag="take_weapon"):
    """Which weapon to take (A-4.7)."""

    colour: int


@asks("drop", "A-4.7")
class DropWeapon(Frame, frozen=True, tag="drop_weapon"):
    """Which weapon to leave in the slot just emptied (A-4.7)."""

    slot: int
    taken: int


@asks("tile", "A-11.1")
class ChooseTile(Frame, frozen=True, tag="choose_tile"):
    """Which of the five tiles to take (A-11.1)."""


@asks("forgo", "A-11.2")
class ForgoItem(Frame, frozen=True, tag="forgo_item"):
    """Which item of the tile to leave for control of the turret (A-11.2)."""

    tile: int


# -- paying and reloading -------------------------------------------------------------------------------------


class AskReload(Frame, frozen=True, tag="ask_reload"):
    """Reloading goes on if there is something left that can be reloaded."""

    weapon: int = 0
    shooting: int = -1


@asks("reload", "A-4.8")
class ReloadWeapons(Frame, frozen=True, tag="reload_weapons"):
    """Which weapons to reload, in rising order (A-4.8); in frenzy before the shot with `shooting` (A-9.3)."""

    weapon: int = 0
    shooting: int = -1


# -- shooting -------------------------------------------------------------------------------------------------


class Shot(Struct, frozen=True):
    """How far a shot has come: which effect and step, what is used, whom and what it is aimed at."""

    seat: int
    weapon: int
    effect: int = 0
    step: int = 0
    used: int = 0  # effects
    last: int = -1  # the effect used last
    bound: tuple[int, int, int, int] = (0, 0, 0, 0)  # the targets called a, b, c, d
    spot: int = -1  # the square or room aimed at
    direction: int = -1
    back: int = -1  # the step of the basic effect to go back to


class ShotFrame(Frame, frozen=True):
    """A decision in the course of a shot."""

    shot: Shot

    def about(self, state: State) -> list[str]:
        return [weapon_thing(self.shot.weapon)]


@asks("shoot_from", "A-4.5")
class ShootFrom(Frame, frozen=True, tag="shoot_from"):
    """Where to stand when shooting (A-4.5, A-9.3)."""

    weapon: int
    moves: int

    def about(self, state: State) -> list[str]:
        return [weapon_thing(self.weapon)]


class ReadyToShoot(Frame, frozen=True, tag="ready_to_shoot"):
    """The shooter has arrived; in frenzy the weapons are reloaded first."""

    weapon: int


class FireWeapon(Frame, frozen=True, tag="fire_weapon"):
    """The shot begins (A-7.1)."""

    weapon: int


@asks("effect", "A-7.1")
class ChooseEffect(ShotFrame, frozen=True, tag="choose_effect"):
    """Which effect of the weapon comes next (A-7.1, A-7.2)."""

    inside: bool = False  # in the middle of another effect


class GoOn(Frame, frozen=True, tag="go_on"):
    """The shot goes on with its next step."""

    shot: Shot


@asks("target", "A-7.3")
class ChooseTarget(ShotFrame, frozen=True, tag="choose_target"):
    """Whom this step of the shot hits (A-7.4)."""


@asks("aim", "A-7.3")
class ChooseAim(ShotFrame, frozen=True, tag="choose_aim"):
    """Which square, or room, the shot is aimed at."""


@asks("move_target", "A-7.4")
class MoveTarget(ShotFrame, frozen=True, tag="move_target"):
    """Where the target is moved."""


@asks("move_shooter", "A-7.2")
class MoveShooter(ShotFrame, frozen=True, tag="move_shooter"):
    """Where the shooter goes in the course of the shot."""


Departure = MoveFigure | GrabWhere | ShootFrom | MoveTarget | MoveShooter
"""The decisions where a figure goes that may come back on its way."""


@asks("path", "A-11.3")
class ChoosePath(Frame, frozen=True, tag="choose_path"):
    """Which way the figure takes to the square; or which way there and back, to where `origin` lets it end (A-11.3)."""

    figure: int
    square: int
    moves: int
    origin: Departure | None = None


class AskScope(Frame, frozen=True, tag="ask_scope"):
    """The damage of the shot is dealt: the shooter may add to it (A-8.1)."""


class AnswerShot(Frame, frozen=True, tag="answer_shot"):
    """The shot of a seat, or of the Bot, is over: marks, and then grenades against `by` (A-6.2, A-8.3)."""

    by: int


@asks("scope", "A-8.1")
class UseScope(Frame, frozen=True, tag="use_scope"):
    """Whether to use a targeting scope (A-8.1). Scopes and targets are named in rising order."""

    victims: int
    card: int = 0
    target: int = 0
    payment: int = 0


@asks("scope_target", "A-8.1")
class ScopeTarget(Frame, frozen=True, tag="scope_target"):
    """Whom the targeting scope hits (A-8.1)."""

    victims: int
    card: int
    target: int
    payment: int


@asks("pay_scope", "A-8.1")
class PayScope(Frame, frozen=True, tag="pay_scope"):
    """Which cube, or powerup, pays for the scope (A-8.1): 0-2 are cubes, 3 and up are cards."""

    victims: int
    card: int
    target: int
    payment: int


@asks("grenade", "A-8.3")
class ThrowGrenade(Frame, frozen=True, tag="throw_grenade"):
    """Whether to answer with a tagback grenade (A-8.3). Asked of all who may hold one, so that it tells nothing."""

    by: int
    card: int = 0


# -- paying ---------------------------------------------------------------------------------------------------


Payable = TakeTurn | TakeWeapon | ReloadWeapons | ChooseEffect
PaidFor = Shoot | Take | Reload | Use
"""The decisions that cost something, and their answers."""


@asks("pay", "A-4.10")
class PayCost(Frame, frozen=True, tag="pay_cost"):
    """Which cubes of a cost are paid with powerups (A-4.10). What is paid for waits in `origin` and `answer`.

    Nobody else knows that the question is asked, since it tells of cards in hand: others still see `origin`.
    """

    cost: Cubes
    origin: Payable
    answer: PaidFor
    cards: tuple[int, ...] = ()  # in rising order

    def about(self, state: State) -> list[str]:
        return [weapon_thing(self.answer.weapon)]


class Perform(Frame, frozen=True, tag="perform"):
    """The cost is paid: what it was paid for is done."""

    origin: Payable
    answer: PaidFor


# -- powerups of the own turn ---------------------------------------------------------------------------------


@asks("newton", "A-8.2")
class ChooseNewton(Frame, frozen=True, tag="choose_newton"):
    """Whose figure the newton moves (A-8.2)."""


# -- dying, spawning, the Bot ---------------------------------------------------------------------------------


class ScoreBoard(Frame, frozen=True, tag="score_board"):
    """A killed figure's board is scored (A-6.4)."""

    figure: int


@asks("tag", "A-10.4")
class TagTrack(Frame, frozen=True, tag="tag_track"):
    """On which track the overkill token goes (A-10.4)."""

    by: int


class Respawn(Frame, frozen=True, tag="respawn"):
    """A killed figure comes back (A-6.4)."""

    figure: int


@asks("spawn", "A-3.1")
class DiscardToSpawn(Frame, frozen=True, tag="discard_to_spawn"):
    """Which powerup is discarded for its spawnpoint (A-3.1, A-6.4)."""


@asks("place_bot", "A-12.1")
class PutBot(Frame, frozen=True, tag="put_bot"):
    """On which spawnpoint the Bot is put (A-12.1, A-12.4)."""


@asks("bot_move", "A-12.2")
class MoveBot(Frame, frozen=True, tag="move_bot"):
    """Where the Bot goes before it shoots (A-12.2)."""


class BotLooks(Frame, frozen=True, tag="bot_looks"):
    """The Bot has arrived: if it sees anyone it shoots (A-12.2)."""


@asks("bot_target", "A-12.2")
class AimBot(Frame, frozen=True, tag="aim_bot"):
    """Whom the Bot shoots (A-12.2)."""


if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = union_of(Frame, globals())


class Stack(Struct, frozen=True):
    """A stack of frames as it is written down. A struct of its own, because msgspec knows the types of its fields once
    and for all, while a bare union is worked out anew at every conversion."""

    frames: list[AnyFrame]
