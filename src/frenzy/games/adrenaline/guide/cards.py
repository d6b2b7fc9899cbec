"""Why a powerup, a cube or an ammo tile cannot be chosen (A-4.10, A-8, A-11.1)."""

from __future__ import annotations

from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.guide.reasons import asked, because, letters
from frenzy.games.adrenaline.guide.scene import Scene, is_end_of_turn
from frenzy.games.adrenaline.ids import CARD_COLOUR, CARD_KIND, CARDS, COLOURS, GRENADE, NEWTON, SCOPE, TELEPORTER
from frenzy.games.adrenaline.rules.powerups import newton_targets
from frenzy.games.adrenaline.tiles import TILE_IDS
from frenzy.kernel.guide import Reason


def why_card(scene: Scene, card: int) -> Reason:
    """Why this powerup cannot be chosen now."""
    name = CARDS[card]
    if card not in scene.state.powerups[scene.seat]:
        return because("no-card", "A-4.6", card=name)
    match scene.frame:
        case frames.PayCost() as frame:
            return why_not_pay(frame, card)
        case frames.PayScope():
            return because("card-order", "A-8.1", card=name)
        case frames.UseScope() if CARD_KIND[card] == SCOPE:
            return because("card-order", "A-8.1", card=name)
        case frames.ThrowGrenade() if CARD_KIND[card] == GRENADE:
            return because("card-order", "A-8.3", card=name)
        case frames.TakeTurn() if CARD_KIND[card] == NEWTON and not newton_targets(scene.state, scene.seat):
            return because("newton-nobody", "A-8.2", card=name)
        case _:
            return why_not_time(scene, card)


def why_not_time(scene: Scene, card: int) -> Reason:
    """When a powerup of this kind can be played (A-8)."""
    name, kind = CARDS[card], CARD_KIND[card]
    if kind == SCOPE:
        return because("scope-time", "A-8.1", card=name)
    if kind == GRENADE:
        return because("grenade-time", "A-8.3", card=name)
    if is_end_of_turn(scene):
        return because("card-late", "A-8.5", card=name)
    return because("card-time", "A-8.4" if kind == TELEPORTER else "A-8.2", card=name)


def why_not_pay(frame: frames.PayCost, card: int) -> Reason:
    """The cost has no cube of that colour (left), or the card comes before one that is named already (A-4.10)."""
    name = CARDS[card]
    if not frame.cost[CARD_COLOUR[card]]:
        return because("colour", "A-4.10", card=name, cost=letters(frame.cost))
    return because("card-order", "A-4.10", card=name)


def why_cube(scene: Scene, colour: int) -> Reason:
    """Why a cube of this colour cannot be chosen now."""
    match scene.frame:
        case frames.PayScope() if scene.state.ammo[3 * scene.seat + colour]:
            return because("cube-order", "A-8.1", colour=COLOURS[colour])
        case frames.PayScope():
            return because("no-cube", "A-8.1", colour=COLOURS[colour])
        case frames.ForgoItem() as frame:
            return because("no-item", "A-11.2", tile=TILE_IDS[frame.tile], colour=COLOURS[colour])
        case _:
            return asked(scene)


def why_tile(scene: Scene, tile: str) -> Reason:
    """Why this ammo tile cannot be chosen now."""
    return because("no-tile", "A-11.1", tile=tile) if isinstance(scene.frame, frames.ChooseTile) else asked(scene)
