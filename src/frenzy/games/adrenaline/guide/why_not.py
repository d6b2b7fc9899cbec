"""Why a thing on the table cannot be chosen now: a reason with its numbers and its paragraph."""

from __future__ import annotations

from frenzy.games.adrenaline.arsenal import WEAPON_OF
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import read_view
from frenzy.games.adrenaline.frames import (
    AimBot,
    ChooseAim,
    ChooseNewton,
    ChooseTarget,
    ScopeTarget,
    TakeTurn,
)
from frenzy.games.adrenaline.guide.arms import why_effect, why_weapon
from frenzy.games.adrenaline.guide.cards import why_card, why_cube, why_tile
from frenzy.games.adrenaline.guide.deeds import why_action
from frenzy.games.adrenaline.guide.figures import why_target
from frenzy.games.adrenaline.guide.reasons import game_over, waiting
from frenzy.games.adrenaline.guide.scene import Scene, named_things, things
from frenzy.games.adrenaline.guide.squares import why_room, why_square
from frenzy.games.adrenaline.ids import CARD_OF, COLOUR_OF, NOWHERE, ROOMS, SPAWN, SQUARE_OF, SQUARES
from frenzy.games.adrenaline.state import State
from frenzy.kernel.game import Game
from frenzy.kernel.guide import Reason


def reason_against(game: Game[State, View], view: View, subject: str) -> Reason | None:
    """Why no choice of the viewer names this thing; None if one does, or if the table has no such thing."""
    state = read_view(view)
    kind, _, id = subject.partition(" ")
    if id not in things(state, kind):
        return None
    if not state.stack:
        return game_over()
    if view["to_act"] != view["seat"]:
        return waiting(state.stack[-1])
    named = frozenset(thing for choice in view["choices"] for thing in named_things(game, state, choice))
    return None if subject in named else explain(Scene(state, named), kind, id)


def explain(scene: Scene, kind: str, id: str) -> Reason | None:
    """The reason for one kind of thing."""
    match kind:
        case "square":
            return why_square(scene, SQUARE_OF[id])
        case "room":
            return why_room(scene, ROOMS.index(id))
        case "figure":
            return why_figure(scene, scene.figure(id))
        case "spawn":
            return why_spawn(scene, COLOUR_OF[id])
        case "weapon":
            return why_weapon(scene, WEAPON_OF[id])
        case "card":
            return why_card(scene, CARD_OF[id])
        case "effect":
            return why_effect(scene, id)
        case "cube":
            return why_cube(scene, COLOUR_OF[id])
        case "tile":
            return why_tile(scene, id)
        case _:
            return why_action(scene, id)


def why_figure(scene: Scene, figure: int) -> Reason:
    """A figure stands for its square where the card is aimed at squares."""
    square = scene.state.square[figure]
    is_aimed = (
        isinstance(scene.frame, ChooseAim) and square != NOWHERE and f"square {SQUARES[square]}" not in scene.named
    )
    return why_square(scene, square) if is_aimed else why_target(scene, figure)


def why_spawn(scene: Scene, colour: int) -> Reason:
    """A spawnpoint is a target where targets are asked for, and a square elsewhere."""
    if isinstance(scene.frame, ChooseTarget | ScopeTarget | ChooseNewton | AimBot):
        return why_target(scene, SPAWN + colour)
    if isinstance(scene.frame, TakeTurn) and scene.state.mode.spawn_targets(scene.state):
        return why_target(scene, SPAWN + colour)
    return why_square(scene, scene.state.arena.spawn_square[colour])
