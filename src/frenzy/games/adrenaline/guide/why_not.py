"""Why a thing on the table cannot be chosen now: a reason with its numbers and its paragraph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.arsenal import WEAPON_OF
from frenzy.games.adrenaline.declared.types import View
from frenzy.games.adrenaline.declared.view import read_view
from frenzy.games.adrenaline.guide import arms, cards, squares
from frenzy.games.adrenaline.guide.figures import why_target
from frenzy.games.adrenaline.guide.reasons import asked, because, fall_back, game_over, waiting
from frenzy.games.adrenaline.guide.scene import Scene, is_end_of_turn, named_things, things
from frenzy.games.adrenaline.guide.squares import why_square
from frenzy.games.adrenaline.ids import CARD_KIND, CARD_OF, COLOUR_OF, NEWTON, NOWHERE, ROOMS, SPAWN, SQUARE_OF, SQUARES
from frenzy.games.adrenaline.rules.turn import grab_moves
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
    return None if subject in named else explain(Scene(state, state.stack[-1], named), kind, id)


def explain(scene: Scene, kind: str, id: str) -> Reason | None:
    """The reason for one kind of thing."""
    why, numbers = WHY[kind]
    return why(scene, id if numbers is None else numbers[id])


def why_figure(scene: Scene, name: str) -> Reason:
    """A figure stands for its square where the card is aimed at squares."""
    figure = scene.figure(name)
    square = scene.state.square[figure]
    is_aimed = (
        isinstance(scene.frame, frames.ChooseAim)
        and square != NOWHERE
        and f"square {SQUARES[square]}" not in scene.named
    )
    return why_square(scene, square) if is_aimed else why_target(scene, figure)


def why_spawn(scene: Scene, colour: int) -> Reason:
    """A spawnpoint is a target where targets are asked for, and a square elsewhere."""
    if isinstance(scene.frame, frames.ChooseTarget | frames.ScopeTarget | frames.ChooseNewton | frames.AimBot):
        return why_target(scene, SPAWN + colour)
    if isinstance(scene.frame, frames.TakeTurn) and scene.state.mode.spawn_targets(scene.state):
        return why_target(scene, SPAWN + colour)
    return why_square(scene, scene.state.arena.spawn_square[colour])


# -- actions of the turn (A-4.1, A-9.3, A-12.2) -----------------------------------------------------------------


def why_action(scene: Scene, action: str) -> Reason:
    """Why this action cannot be taken now; in the middle of something, it has to be finished first."""
    if action == "bot" and scene.state.bot == NOWHERE:
        return because("bot-none", "A-12.1")
    if not isinstance(scene.frame, frames.TakeTurn):
        return why_no_action(scene)
    match action:
        case "run" | "grab" if not scene.state.actions_left:
            return because("actions", "A-4.1")
        case "run":
            return because("frenzy-run", "A-9.3")
        case "grab":
            limit = grab_moves(scene.state)
            return because("grab-near", "A-9.3" if scene.is_frenzy else "A-4.3", limit=limit)
        case "shoot":
            return arms.why_not_shoot(scene)
        case "play":
            return why_not_play(scene)
        case "bot":
            return because("bot-acted" if scene.state.bot_acted else "bot-early", "A-12.2")
        case "end":
            return because("bot-first", "A-12.2")
        case _:
            return fall_back(scene)


def why_no_action(scene: Scene) -> Reason:
    """Another's turn, the end of one's own, or something that has to be settled first (A-4.1)."""
    turn, prompt = scene.state.turn, scene.frame.prompt
    if turn != scene.seat:
        return because("turn", "A-4.1", seat=turn)
    return because("turn-over", "A-4.1", asked=prompt) if is_end_of_turn(scene) else asked(scene)


def why_not_play(scene: Scene) -> Reason:
    """No powerup in hand that is played between actions (A-8.2, A-8.4)."""
    hand = scene.state.powerups[scene.seat]
    if not hand:
        return because("hand-empty", "A-4.6")
    if any(CARD_KIND[card] == NEWTON for card in hand):
        return because("newton-all", "A-8.2")
    return because("hand-waits", "A-8.2")


WHY: Final[dict[str, tuple[Callable[[Scene, Any], Reason | None], dict[str, int] | None]]] = {
    "square": (squares.why_square, SQUARE_OF),
    "room": (squares.why_room, {name: room for room, name in enumerate(ROOMS)}),
    "figure": (why_figure, None),
    "spawn": (why_spawn, COLOUR_OF),
    "weapon": (arms.why_weapon, WEAPON_OF),
    "effect": (arms.why_effect, None),
    "card": (cards.why_card, CARD_OF),
    "cube": (cards.why_cube, COLOUR_OF),
    "tile": (cards.why_tile, None),
    "action": (why_action, None),
}
"""Who explains each kind of thing, and what it is called by: its number, or its name."""
