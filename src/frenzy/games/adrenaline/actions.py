"""What a player can ask for, and how it is written.

Every action exists once, in the tables below: offering one is looking it up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from frenzy.games.adrenaline import phrases
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.ids import BITS, CHARACTERS, COLOURS, ROOMS, SPAWN, SQUARES
from frenzy.games.adrenaline.things import Card, Cube, PathSquare, Room, Spawn, Square, Tile, Track, Weapon
from frenzy.games.adrenaline.tiles import TILE_IDS
from frenzy.kernel.phrase import Given, Phrase
from frenzy.kernel.records import Action

if TYPE_CHECKING:
    from frenzy.games.adrenaline.state import State


class Run(Action, frozen=True, tag="run"):
    """Run around (A-4.2)."""


class Grab(Action, frozen=True, tag="grab"):
    """Grab stuff (A-4.3)."""


class Shoot(Action, frozen=True, tag="shoot"):
    """Shoot people with a weapon (A-4.4)."""

    weapon: Weapon


class Play(Action, frozen=True, tag="play"):
    """Play a powerup for its effect (A-8)."""

    card: Card


class UseBot(Action, frozen=True, tag="bot"):
    """Take the Bot's action (A-12.2)."""


class EndTurn(Action, frozen=True, tag="end"):
    """Take no more actions (A-4.1)."""

    verb: ClassVar[str] = "end turn"
    quiet: ClassVar[bool] = True

    def is_plain(self, state: State) -> bool:
        """Unless something could still be done."""
        return state.actions_left == 0


class Move(Action, frozen=True, tag="move"):
    """The figure in question goes to this square."""

    square: Square


def written_way(squares: tuple[int, ...]) -> str:
    return "-".join(SQUARES[square] for square in squares)


class Path(Action, frozen=True, tag="path"):
    """The figure in question takes this way; asked only where turrets make a difference (A-11.3)."""

    squares: tuple[PathSquare, ...]

    def written(self) -> str:
        return f"path {written_way(self.squares)}"


class Return(Action, frozen=True, tag="return"):
    """The figure on this square takes a way that comes back; offered only where turrets make a difference (A-11.3)."""

    square: PathSquare


class AimAt(Action, frozen=True, tag="aim"):
    """The weapon is aimed at this square."""

    square: Square


class AimAtRoom(Action, frozen=True, tag="room"):
    """The weapon is aimed at this room."""

    room: Room


class Target(Action, frozen=True, tag="target"):
    """This character, or this spawnpoint, is a target. Characters are named, whatever their seat."""

    target: int

    def written(self) -> str:
        if self.target >= SPAWN:
            return f"target spawn:{COLOURS[self.target - SPAWN]}"
        return f"target {CHARACTERS[self.target]}"

    @property
    def thing(self) -> str:
        return f"spawn {COLOURS[self.target - SPAWN]}" if self.target >= SPAWN else f"figure {CHARACTERS[self.target]}"

    def given(self, state: State) -> Given:
        return {"target": phrases.name_of(state, "target", str(self).removeprefix("target "))}

    def also_names(self, state: State) -> list[str]:
        return [self.thing]


class HitEveryone(Action, frozen=True, tag="everyone"):
    """The optional square is hit as well."""


class Use(Action, frozen=True, tag="use"):
    """Use this effect of the weapon next (A-7.1)."""

    weapon: int
    effect: int

    def written(self) -> str:
        return f"use {GUNS[self.weapon].effects[self.effect].id}"

    def given(self, state: State) -> Given:
        gun, fire = GUNS[self.weapon], GUNS[self.weapon].effects[self.effect]
        effect = Phrase(f"weapon-{gun.id}-{fire.id}")
        return {"effect": effect, "cubes": sum(fire.cost), "cost": phrases.cost(fire.cost)}


class PayCubes(Action, frozen=True, tag="cubes"):
    """The rest of the cost is paid with cubes (A-4.10)."""

    verb: ClassVar[str] = "pay cubes"


class PayCube(Action, frozen=True, tag="cube"):
    """The cube of any colour is this one (A-8.1)."""

    verb: ClassVar[str] = "pay"
    colour: Cube


class PayCard(Action, frozen=True, tag="card"):
    """One cube of the cost is paid by discarding this powerup (A-4.10)."""

    verb: ClassVar[str] = "pay"
    card: Card


class Discard(Action, frozen=True, tag="discard"):
    """This powerup is discarded, and its colour is the spawnpoint (A-3.1, A-6.4)."""

    card: Card


class Take(Action, frozen=True, tag="take"):
    """Take this weapon from the spawnpoint (A-4.7)."""

    weapon: Weapon

    def given(self, state: State) -> Given:
        return {"cost": phrases.cost(GUNS[self.weapon].grab_cost)}


class Drop(Action, frozen=True, tag="drop"):
    """Leave this weapon in the slot just emptied (A-4.7)."""

    weapon: Weapon


class Reload(Action, frozen=True, tag="reload"):
    """Reload this weapon (A-4.8)."""

    weapon: Weapon

    def given(self, state: State) -> Given:
        return {"cost": phrases.cost(GUNS[self.weapon].cost)}


class TakeTile(Action, frozen=True, tag="tile"):
    """Take this tile of the turret board (A-11.1)."""

    tile: Tile


class Forgo(Action, frozen=True, tag="forgo"):
    """Leave this item of the tile and take control of the turret (A-11.2): a colour, or 3 for the powerup."""

    item: int

    def written(self) -> str:
        return f"forgo {COLOURS[self.item] if self.item < 3 else 'powerup'}"

    def given(self, state: State) -> Given:
        return {"item": COLOURS[self.item] if self.item < len(COLOURS) else "powerup"}


class Tag(Action, frozen=True, tag="tag"):
    """The overkill token goes on this spawnpoint's track (A-10.4)."""

    colour: Track


class PlaceBot(Action, frozen=True, tag="place_bot"):
    """The Bot is put on this spawnpoint (A-12.1, A-12.4)."""

    verb: ClassVar[str] = "bot"
    colour: Spawn


class Done(Action, frozen=True, tag="done"):
    """No more of this."""

    quiet: ClassVar[bool] = True
    plain: ClassVar[bool] = True


RUN: Final = Run()
GRAB: Final = Grab()
USE_BOT: Final = UseBot()
END_TURN: Final = EndTurn()
EVERYONE: Final = HitEveryone()
PAY_CUBES: Final = PayCubes()
DONE: Final = Done()
SHOOT: Final = tuple(Shoot(weapon) for weapon in range(len(GUNS)))
TAKE: Final = tuple(Take(weapon) for weapon in range(len(GUNS)))
DROP: Final = tuple(Drop(weapon) for weapon in range(len(GUNS)))
RELOAD: Final = tuple(Reload(weapon) for weapon in range(len(GUNS)))
USE: Final = tuple(tuple(Use(gun.number, fire.number) for fire in gun.effects) for gun in GUNS)
PLAY: Final = tuple(Play(card) for card in range(12))
PAY_CARD: Final = tuple(PayCard(card) for card in range(12))
DISCARD: Final = tuple(Discard(card) for card in range(12))
PAY_CUBE: Final = tuple(PayCube(colour) for colour in range(3))
TAG: Final = tuple(Tag(colour) for colour in range(3))
PLACE_BOT: Final = tuple(PlaceBot(colour) for colour in range(3))
FORGO: Final = tuple(Forgo(item) for item in range(4))
TAKE_TILE: Final = tuple(TakeTile(tile) for tile in range(len(TILE_IDS)))
MOVE: Final = tuple(Move(square) for square in range(12))
RETURN: Final = tuple(Return(square) for square in range(12))
AIM: Final = tuple(AimAt(square) for square in range(12))
AIM_ROOM: Final = tuple(AimAtRoom(room) for room in range(len(ROOMS)))
TARGET: Final = tuple(Target(target) for target in range(SPAWN + 3))

MOVES: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(MOVE[square] for square in squares) for squares in BITS)
"""The moves to each square of a mask."""
