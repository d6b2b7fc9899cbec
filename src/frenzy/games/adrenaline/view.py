"""What a seat sees, field by field; and a full table that it could not tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import convert, json

from frenzy.games.adrenaline.arsenal import WEAPON_OF
from frenzy.games.adrenaline.frames import ChoosePath, FireWeapon, PayCost, ReadyToShoot, Stack
from frenzy.games.adrenaline.ids import (
    CARD_OF,
    CARDS,
    CHARACTER_OF,
    COLOURS,
    FIGURES,
    NO_CUBES,
    NOWHERE,
    SQUARE_OF,
    SQUARES,
    bits,
)
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.position import write_market, write_seat
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.shooting import can_fire
from frenzy.games.adrenaline.rules.targets import occupied
from frenzy.games.adrenaline.setup import bare_table, write_options
from frenzy.games.adrenaline.state import REASONS, State, all_powerups, all_tiles, all_weapons
from frenzy.games.adrenaline.tiles import TILE_IDS, TILE_OF
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import rest, shuffled
from frenzy.kernel.game import Rng, View
from frenzy.kernel.records import Frame


def write_view(state: State, seat: int | None) -> View:
    """All that this seat may know (A-6.7): everything but the cards in other hands, the piles, and chance."""
    stack = seen_stack(state, seat)
    top = stack[-1] if stack else None
    return {
        "game": "adrenaline",
        "seat": seat,
        "options": write_options(state.options),
        "to_act": None if top is None else top.seat,
        "prompt": "" if top is None else top.prompt,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "first_turn": state.first_turn,
        "frenzy": None if state.frenzy == NOWHERE else state.frenzy,
        "figures": [write_figure(state, figure, seat) for figure in range(state.figures)],
        "market": write_market(state),
        "slots": [slot for slot in range(len(state.market)) if state.market[slot] != NOWHERE],
        "tiles": {SQUARES[square]: TILE_IDS[tile] for square, tile in enumerate(state.tiles) if tile != NOWHERE},
        "skulls_left": state.skulls_left,
        "killshots": [list(pair) for pair in state.killshots],
        "tracks": {colour: list(state.tracks[number]) for number, colour in enumerate(COLOURS)},
        "turrets": {SQUARES[square]: owner for square, owner in enumerate(state.turrets) if owner != NOWHERE},
        "offer": [TILE_IDS[tile] for tile in state.offer],
        "piles": {
            "weapons": len(state.weapon_deck),
            "powerups": len(state.powerup_deck),
            "tiles": len(state.tile_deck),
        },
        "discards": {
            "powerups": [CARDS[card] for card in state.powerup_discard],
            "tiles": [TILE_IDS[tile] for tile in state.tile_discard],
        },
        "killed": list(state.killed),
        "tagged": [COLOURS[colour] for colour in bits(state.tagged)],
        "grabbed": [SQUARES[square] for square in bits(state.grabbed)],
        "bot_acted": state.bot_acted,
        "victims": list(bits(state.victims)),
        "witnesses": list(bits(state.witnesses)),
        "new_marks": [list(pair) for pair in state.new_marks],
        "stack": json.decode(json.encode(stack)),
    }


def seen_stack(state: State, viewer: int | None) -> list[Frame]:
    """The pending decisions as a seat sees them: that somebody is asked how to pay tells of cards, so it is unseen."""
    stack = state.stack
    if stack and isinstance(stack[-1], PayCost) and stack[-1].seat != viewer:
        return [*stack[:-1], stack[-1].origin]
    return stack


def is_paying(state: State, seat: int) -> bool:
    """This seat is asked how to pay, which nobody else sees."""
    return bool(state.stack) and isinstance(state.stack[-1], PayCost) and state.stack[-1].seat == seat


def write_figure(state: State, figure: int, viewer: int | None) -> dict[str, Any]:
    """A board and what lies beside it. The faces of powerups are for their holder only."""
    doc = write_seat(state, figure)
    doc["damage"] = list(state.damage[figure])
    doc["marks"] = state.marks[figure * FIGURES : figure * FIGURES + state.figures]
    doc["reasons"] = state.ledger[figure * len(REASONS) : (figure + 1) * len(REASONS)]
    doc["hand"] = len(state.powerups[figure])
    if figure != viewer:
        doc["powerups"] = None
    return doc


# -- re-dealing -----------------------------------------------------------------------------------------------


def redeal_view(view: View, rng: Rng, choices: Callable[[State], Sequence[object]]) -> State:
    """A table that agrees with the view in all it tells; the rest is dealt anew, from the searcher's chance.

    A seat in the middle of a decision holds what that decision needs, so a deal that leaves it without an
    answer is dealt again.
    """
    state = read_view(view)
    own = NOWHERE if view["seat"] is None else view["seat"]
    hidden = rest(all_powerups(), [*(card for hand in state.powerups for card in hand), *state.powerup_discard])
    sizes = [figure["hand"] for figure in view["figures"]]
    weapons = rest(all_weapons(state.options), [*(gun for hand in state.weapons for gun in hand), *state.market])
    tiles = rest(all_tiles(), [*state.tiles, *state.offer, *state.tile_discard])
    state.weapon_deck = tuple(shuffled(weapons, rng))
    state.tile_deck = tuple(shuffled(tiles, rng))
    state.powerup_chance = Stream(rng.getrandbits(64))
    state.tile_chance = Stream(rng.getrandbits(64))
    while True:
        pile = shuffled(hidden, rng)
        for figure in range(state.figures):
            if figure != own and sizes[figure]:
                state.powerups[figure] = tuple(sorted(pile[: sizes[figure]]))
                del pile[: sizes[figure]]
        state.powerup_deck = tuple(pile)
        state.choices = None
        if not state.stack or view["to_act"] == own or (choices(state) and can_still_shoot(state)):
            return state


def can_still_shoot(state: State) -> bool:
    """Whoever is about to shoot can do so with the cards that were dealt."""
    for frame in state.stack:
        if isinstance(frame, ReadyToShoot | FireWeapon):
            top, seat = state.stack[-1], frame.seat
            here = top.square if isinstance(top, ChoosePath) else state.square[seat]
            targets, funds = occupied(state, seat), purse(state, seat)
            if not can_fire(state, frame.weapon, here, targets, funds=funds, spent=NO_CUBES):
                return False
    return True


def read_view(view: View) -> State:
    """The table of a view; the other hands are still empty."""
    table = view["options"]
    state = bare_table(Options(**{**table, "characters": tuple(CHARACTER_OF[name] for name in table["characters"])}))
    for figure, doc in enumerate(view["figures"]):
        read_figure(state, figure, doc)
    market = [WEAPON_OF[name] for colour in COLOURS for name in view["market"][colour]]
    for slot, weapon in zip(view["slots"], market, strict=True):
        state.market[slot] = weapon
    for square, tile in view["tiles"].items():
        state.tiles[SQUARE_OF[square]] = TILE_OF[tile]
    for square, owner in view["turrets"].items():
        state.turrets[SQUARE_OF[square]] = owner
    state.skulls_left = view["skulls_left"]
    state.killshots = tuple((by, over) for by, over in view["killshots"])
    state.tracks = [tuple(view["tracks"][colour]) for colour in COLOURS]
    state.offer = tuple(TILE_OF[tile] for tile in view["offer"])
    state.powerup_discard = tuple(CARD_OF[card] for card in view["discards"]["powerups"])
    state.tile_discard = tuple(TILE_OF[tile] for tile in view["discards"]["tiles"])
    state.turn = view["turn"]
    state.actions_left = view["actions_left"]
    state.first_turn = view["first_turn"]
    state.frenzy = NOWHERE if view["frenzy"] is None else view["frenzy"]
    state.killed = tuple(view["killed"])
    for colour in view["tagged"]:
        state.tagged |= 1 << COLOURS.index(colour)
    for square in view["grabbed"]:
        state.grabbed |= 1 << SQUARE_OF[square]
    state.bot_acted = view["bot_acted"]
    state.victims = sum(1 << figure for figure in view["victims"])
    state.witnesses = sum(1 << figure for figure in view["witnesses"])
    state.new_marks = tuple((to, amount) for to, amount in view["new_marks"])
    state.stack = [*convert({"frames": view["stack"]}, Stack).frames]
    return state


def read_figure(state: State, figure: int, doc: dict[str, Any]) -> None:
    """A board and what lies beside it."""
    square = doc["square"]
    state.square[figure] = NOWHERE if square is None else SQUARE_OF[square]
    state.damage[figure] = tuple(doc["damage"])
    state.marks[figure * FIGURES : figure * FIGURES + state.figures] = doc["marks"]
    ammo = doc["ammo"]
    state.ammo[3 * figure : 3 * figure + 3] = [ammo["red"], ammo["yellow"], ammo["blue"]]
    state.skulls[figure] = doc["skulls"]
    state.ledger[figure * len(REASONS) : (figure + 1) * len(REASONS)] = doc["reasons"]
    if doc["flipped"]:
        state.flipped |= 1 << figure
    for weapon in doc["weapons"]:
        number = WEAPON_OF[weapon["id"]]
        state.weapons[figure] += (number,)
        if weapon["loaded"]:
            state.loaded[figure] |= 1 << number
    if doc["powerups"]:
        state.powerups[figure] = tuple(CARD_OF[card] for card in doc["powerups"])
