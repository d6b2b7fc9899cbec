"""Why a spawnpoint cannot be chosen, where somebody appears or where it is a target."""

from __future__ import annotations

from frenzy.games.adrenaline.frames import DiscardToSpawn
from frenzy.games.adrenaline.guide.reasons import because, fall_back
from frenzy.games.adrenaline.guide.scene import Scene
from frenzy.games.adrenaline.ids import CARD_COLOUR, SPAWN, SQUARES
from frenzy.kernel.guide import Reason


def why_no_spawning(scene: Scene, colour: int) -> Reason:
    """One appears on a spawnpoint by discarding a card of its colour (A-3.1, A-6.4)."""
    if not isinstance(scene.frame, DiscardToSpawn):
        return fall_back(scene)
    holds = any(CARD_COLOUR[card] == colour for card in scene.state.powerups[scene.seat])
    return because("spawn-card" if holds else "spawn-none", spawn_rule(scene), target=scene.name(SPAWN + colour))


def not_a_spawnpoint(scene: Scene, square: int) -> Reason:
    """Nobody appears anywhere else (A-3.1, A-12.1)."""
    rule = spawn_rule(scene) if isinstance(scene.frame, DiscardToSpawn) else "A-12.1"
    return because("spawn-square", rule, square=SQUARES[square])


def spawn_rule(scene: Scene) -> str:
    return "A-6.4" if scene.seat in scene.state.killed else "A-3.1"


def why_no_target(scene: Scene, colour: int) -> Reason | None:
    """Spawnpoints are targets in domination only, from one's second turn on, and once per turn (A-10.1, A-10.2)."""
    state, target = scene.state, scene.name(SPAWN + colour)
    if state.mode.spawn_targets(state) >> colour & 1:
        return None
    if state.options.mode != "domination":
        return because("spawn-mode", "A-10.2", target=target)
    if state.tagged >> colour & 1:
        return because("spawn-again", "A-10.2", target=target)
    return because("spawn-early", "A-10.1", target=target)
