"""The decision of a seat as it sees it, and the things on the table that its choices name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, TypeAlias, TypeVar

from frenzy.games.adrenaline import ids
from frenzy.games.adrenaline.actions import Forgo, Use
from frenzy.games.adrenaline.arsenal import GUNS, WEAPON_IDS
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.frames import PayCost, TakeTurn
from frenzy.games.adrenaline.notation import read_choice
from frenzy.games.adrenaline.rules.targets import target_action
from frenzy.games.adrenaline.state import State, all_weapons
from frenzy.games.adrenaline.tiles import TILE_IDS
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason
from frenzy.kernel.records import Frame
from frenzy.kernel.telling import tag_of, things_of

ACTIONS: Final = ("run", "grab", "shoot", "play", "bot", "end")
EFFECTS: Final = tuple(dict.fromkeys(fire.id for gun in GUNS for fire in gun.effects))
BOT: Final = "bot"
"""The Bot may be asked for by its character, or by this name."""


F = TypeVar("F", bound=Frame)


class SceneOf(Generic[F]):
    """A pending decision of a seat, what its choices name, and the table around it. Other hands are unknown: empty."""

    def __init__(self, state: State, frame: F, named: frozenset[str]) -> None:
        self.state = state
        self.frame = frame
        self.named = named
        self.seat = frame.seat

    @property
    def here(self) -> int:
        """Where the seat's own figure stands."""
        return self.state.square[self.seat]

    @property
    def is_frenzy(self) -> bool:
        return self.state.frenzy != ids.NOWHERE

    def name(self, target: int) -> str:
        """A figure or spawnpoint as choices name it: `violet`, `spawn:red`."""
        return str(target_action(self.state, target)).removeprefix("target ")

    def figure(self, name: str) -> int:
        """The figure of a character, or the Bot."""
        return self.state.bot if name == BOT else self.state.options.characters.index(ids.CHARACTER_OF[name])

    def standing_on(self, square: int) -> list[int]:
        """The figures on a square, the seat's own last."""
        found = [figure for figure, there in enumerate(self.state.square) if there == square]
        return sorted(found, key=lambda figure: figure == self.seat)


Scene: TypeAlias = SceneOf[Any]
Why = Callable[[Scene, int], Reason]


def is_end_of_turn(scene: Scene) -> bool:
    """The actions of the turn are over: reloading, scoring and respawning have begun (A-4.1, A-8.5)."""
    return not any(
        isinstance(frame.origin if isinstance(frame, PayCost) else frame, TakeTurn) for frame in scene.state.stack
    )


ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "card": ids.CARDS, "spawn": ids.COLOURS, "cube": ids.COLOURS, "tile": TILE_IDS,
    "effect": EFFECTS, "action": ACTIONS,
}  # fmt: skip
"""What every table has."""


def things(state: State, kind: str) -> list[str]:
    """The ids of all things of a kind that a table has: they can be asked about."""
    arena = state.arena
    match kind:
        case "square":
            return [ids.SQUARES[square] for square in arena.squares]
        case "room":
            return [room for room, squares in zip(ids.ROOMS, arena.room_squares, strict=True) if squares]
        case "figure":
            names = [ids.CHARACTERS[number] for number in state.options.characters]
            return names if state.bot == ids.NOWHERE else [*names, BOT]
        case "weapon":
            return [WEAPON_IDS[weapon] for weapon in all_weapons(state.options)]
        case _:
            return [*ALWAYS.get(kind, ())]


def named_things(game: Game[State, View], state: State, choice: str) -> Iterator[str]:
    """What a choice names: `move a2` the square, and the spawnpoint on it; `target violet` her, and her square."""
    action = read_choice(state, choice)
    yield f"action {tag_of(action)}"
    if isinstance(action, Use):
        yield f"effect {GUNS[action.weapon].effects[action.effect].id}"
    if isinstance(action, Forgo):
        yield f"cube {choice.removeprefix('forgo ')}"
    for thing in things_of(game, state, action):
        yield thing
        yield from beside(state, *thing.split(" "))


def beside(state: State, kind: str, id: str) -> Iterator[str]:
    """What is meant as well by a thing: the square of a figure, the spawnpoint on a square."""
    match kind:
        case "square" | "path":
            yield from square_things(state, ids.SQUARE_OF[id])
        case "spawn":
            yield from square_things(state, state.arena.spawn_square[ids.COLOUR_OF[id]])
        case "track":
            yield f"spawn {id}"
        case "room":
            for square in ids.bits(state.arena.room_squares[ids.ROOMS.index(id)]):
                yield f"square {ids.SQUARES[square]}"
        case "figure":
            figure = state.options.characters.index(ids.CHARACTER_OF[id])
            yield f"square {ids.SQUARES[state.square[figure]]}"
            if figure == state.bot:
                yield f"figure {BOT}"
        case _:
            pass


def square_things(state: State, square: int) -> Iterator[str]:
    """A square, and the spawnpoint on it."""
    yield f"square {ids.SQUARES[square]}"
    if state.arena.spawn_colour[square] != ids.NOWHERE:
        yield f"spawn {ids.COLOURS[state.arena.spawn_colour[square]]}"
