"""Turret mode: the ammo squares shoot back (A-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.games.adrenaline.actions import DONE, FORGO, TAKE_TILE, Done, Forgo, TakeTile
from frenzy.games.adrenaline.events import TurretFired, TurretTaken
from frenzy.games.adrenaline.frames import ChooseTile, ForgoItem
from frenzy.games.adrenaline.ids import COLOURS, NOWHERE, SQUARES
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.rules.damage import add_marks, deal_damage
from frenzy.games.adrenaline.rules.grabbing import FORGO_POWERUP, discard_tile, draw_tile, take_ammo
from frenzy.games.adrenaline.rules.scoring import score_places
from frenzy.games.adrenaline.rulings import REVENGE_IN_TURRET_MODE
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.tiles import TILES
from frenzy.kernel.records import Action

OFFER: Final = 5
PLACES: Final = (8, 6, 4, 2, 1)


class Turret(Mode):
    """Five tiles to choose from, and a turret on every ammo square."""

    name = "turret"
    has_turrets = True
    gives_revenge = REVENGE_IN_TURRET_MODE  # Ruling

    def can_grab(self, state: State, square: int) -> bool:
        """No square twice in a turn (A-11.1)."""
        return not state.grabbed >> square & 1 and bool(state.offer)

    def grab(self, state: State, seat: int) -> None:
        """Choose one of the tiles on the turret board (A-11.1)."""
        state.grabbed |= 1 << state.square[seat]
        state.stack.append(ChooseTile(seat))

    def refill(self, state: State) -> None:
        """Taken tiles are replaced at the end of the turn (A-11.1)."""
        while len(state.offer) < OFFER:
            state.offer += (draw_tile(state, NOWHERE),)

    def entered(self, state: State, figure: int, square: int) -> None:
        """Another's turret deals one damage; it uses no marks and cannot be scoped or answered (A-11.3)."""
        owner = state.turrets[square]
        if owner not in (NOWHERE, figure):
            state.emit(TurretFired(owner, figure, SQUARES[square]))
            deal_damage(state, owner, figure, 1, rule="A-11.3", uses_marks=False)

    def final_score(self, state: State) -> None:
        """Most turrets first; ties to whoever took their last turn earlier (A-11.5)."""
        held = [state.turrets.count(figure) for figure in range(state.figures)]
        places = [(seat, held[seat]) for seat in last_turns(state) if held[seat]]
        places.sort(key=lambda place: -place[1])
        score_places(state, places, PLACES, "turrets", "A-11.5")


def last_turns(state: State) -> list[int]:
    """The seats in the order of their last turns: the one whose turn it is took the last of all."""
    return [(state.turn + 1 + offset) % state.seats for offset in range(state.seats)]


def offer_tile(state: State, frame: ChooseTile) -> Sequence[Action]:
    return [TAKE_TILE[tile] for tile in sorted(set(state.offer))]


def take_tile(state: State, frame: ChooseTile, answer: TakeTile) -> None:
    """Take a tile; if the turret is not one's own, an item may be left for it (A-11.2)."""
    offer = list(state.offer)
    offer.remove(answer.tile)
    state.offer = tuple(offer)
    discard_tile(state, answer.tile)
    if state.turrets[state.square[frame.seat]] == frame.seat:
        take_ammo(state, frame.seat, answer.tile)
    else:
        state.stack.append(ForgoItem(frame.seat, answer.tile))


def offer_forgo(state: State, frame: ForgoItem) -> Sequence[Action]:
    """Any item of the tile, even one that could not be held; or nothing (A-11.2)."""
    tile = TILES[frame.tile]
    items: list[Action] = [FORGO[colour] for colour in range(3) if tile.cubes[colour]]
    if tile.powerup:
        items.append(FORGO[FORGO_POWERUP])
    return [*items, DONE]


def take_forgo(state: State, frame: ForgoItem, answer: Forgo | Done) -> None:
    """Control of the turret: the token of the former owner becomes a mark (A-11.2)."""
    seat, square = frame.seat, state.square[frame.seat]
    if isinstance(answer, Done):
        take_ammo(state, seat, frame.tile)
        return
    former = state.turrets[square]
    state.turrets[square] = seat
    item = "powerup" if answer.item == FORGO_POWERUP else COLOURS[answer.item]
    state.emit(TurretTaken(seat, SQUARES[square], item))
    if former != NOWHERE:
        add_marks(state, former, seat, 1, rule="A-11.2")
    take_ammo(state, seat, frame.tile, answer.item)
