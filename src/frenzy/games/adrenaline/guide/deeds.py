"""Why an action of the turn cannot be chosen (A-4.1, A-9.3, A-12.2)."""

from __future__ import annotations

from frenzy.games.adrenaline.frames import TakeTurn
from frenzy.games.adrenaline.guide.arms import why_not_shoot
from frenzy.games.adrenaline.guide.reasons import asked, because, fall_back
from frenzy.games.adrenaline.guide.scene import Scene, is_end_of_turn
from frenzy.games.adrenaline.ids import CARD_KIND, NEWTON, NOWHERE
from frenzy.games.adrenaline.rules.turn import grab_moves
from frenzy.kernel.guide import Reason


def why_action(scene: Scene, action: str) -> Reason:
    """Why this action cannot be taken now; in the middle of something, it has to be finished first."""
    if action == "bot" and scene.state.bot == NOWHERE:
        return because("bot-none", "A-12.1")
    if not isinstance(scene.frame, TakeTurn):
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
            return why_not_shoot(scene)
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
