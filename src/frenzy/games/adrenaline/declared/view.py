"""Written by `make declared` from `fields.py`; do not edit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert, json

from frenzy.games.adrenaline.declared.types import FigureView, View
from frenzy.games.adrenaline.frames import Stack
from frenzy.games.adrenaline.ids import (
    CARD_OF,
    CARDS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    SQUARE_OF,
    SQUARES,
    bits,
)
from frenzy.games.adrenaline.seen import (
    read_market,
    read_weapons,
    slots_filled,
    write_market,
    write_weapons,
)
from frenzy.games.adrenaline.setup import bare_table, options_in, write_options
from frenzy.games.adrenaline.state import State
from frenzy.games.adrenaline.tiles import TILE_IDS, TILE_OF
from frenzy.kernel.records import Frame


def write_figure(state: State, figure: int, seat: int | None, *, is_open: bool = False) -> FigureView:
    return {
        "character": CHARACTERS[state.options.characters[figure]],
        "square": None if (found := state.square[figure]) == -1 else SQUARES[found],
        "damage": list(state.damage[figure]),
        "marks": list(state.marks[figure * 5 : figure * 5 + state.figures]),
        "skulls": state.skulls[figure],
        "points": state.points(figure),
        "flipped": bool(state.flipped >> figure & 1),
        "ammo": dict(zip(COLOURS, state.ammo[figure * 3 : figure * 3 + 3], strict=True)),
        "weapons": write_weapons(state, figure),
        "powerups": [CARDS[one] for one in state.powerups[figure]]
        if (figure < state.seats if is_open else figure == seat)
        else None,
        "hand": len(state.powerups[figure]),
        "reasons": list(state.ledger[figure * 7 : figure * 7 + 7]),
    }


def read_figure(state: State, figure: int, view: FigureView) -> None:
    state.square[figure] = -1 if view["square"] is None else SQUARE_OF[view["square"]]
    state.damage[figure] = tuple(view["damage"])
    state.marks[figure * 5 : figure * 5 + state.figures] = list(view["marks"])
    state.skulls[figure] = view["skulls"]
    state.flipped |= view["flipped"] << figure
    state.ammo[figure * 3 : figure * 3 + 3] = [view["ammo"]["red"], view["ammo"]["yellow"], view["ammo"]["blue"]]
    read_weapons(state, figure, view)
    if view["powerups"] is not None:
        state.powerups[figure] = tuple([CARD_OF[one] for one in view["powerups"]])
    state.ledger[figure * 7 : figure * 7 + 7] = list(view["reasons"])


def write_view(
    state: State, seat: int | None, stack: Sequence[Frame], choices: list[str], *, is_open: bool = False
) -> View:
    """All that a seat may know; None is a spectator."""
    top = stack[-1] if stack else None
    view: View = {
        "game": "adrenaline",
        "seat": seat,
        "options": write_options(state.options),
        "to_act": None if top is None else top.seat,
        "prompt": "" if top is None else top.prompt,
        "choices": choices,
        "turn": state.turn,
        "actions_left": state.actions_left,
        "first_turn": state.first_turn,
        "frenzy": None if (found := state.frenzy) == -1 else found,
        "killed": list(state.killed),
        "tagged": [COLOURS[one] for one in bits(state.tagged)],
        "grabbed": [SQUARES[one] for one in bits(state.grabbed)],
        "bot_acted": state.bot_acted,
        "victims": list(bits(state.victims)),
        "witnesses": list(bits(state.witnesses)),
        "new_marks": [list(one) for one in state.new_marks],
        "figures": [write_figure(state, figure, seat, is_open=is_open) for figure in range(state.figures)],
        "market": write_market(state),
        "slots": list(slots_filled(state)),
        "tiles": {name: TILE_IDS[one] for name, one in zip(SQUARES, state.tiles, strict=True) if one != -1},
        "skulls_left": state.skulls_left,
        "killshots": [list(one) for one in state.killshots],
        "tracks": {name: list(one) for name, one in zip(COLOURS, state.tracks, strict=True)},
        "turrets": {name: one for name, one in zip(SQUARES, state.turrets, strict=True) if one != -1},
        "offer": [TILE_IDS[one] for one in state.offer],
        "piles": {
            "weapons": len(state.weapon_deck),
            "powerups": len(state.powerup_deck),
            "tiles": len(state.tile_deck),
        },
        "discards": {
            "powerups": [CARDS[one] for one in state.powerup_discard],
            "tiles": [TILE_IDS[one] for one in state.tile_discard],
        },
        "stack": json.decode(json.encode(stack)),
    }

    return view


def read_view(view: View) -> State:
    """The table of a view; what its seat may not know is blank."""
    state = bare_table(options_in(view["options"]))
    state.turn = view["turn"]
    state.actions_left = view["actions_left"]
    state.first_turn = view["first_turn"]
    state.frenzy = -1 if view["frenzy"] is None else view["frenzy"]
    state.killed = tuple(view["killed"])
    state.tagged = sum([1 << COLOUR_OF[one] for one in view["tagged"]])
    state.grabbed = sum([1 << SQUARE_OF[one] for one in view["grabbed"]])
    state.bot_acted = view["bot_acted"]
    state.victims = sum([1 << one for one in view["victims"]])
    state.witnesses = sum([1 << one for one in view["witnesses"]])
    state.new_marks = tuple([(one[0], one[1]) for one in view["new_marks"]])
    for figure, figure_view in enumerate(view["figures"]):
        read_figure(state, figure, figure_view)
    read_market(state, view)
    for name in view["tiles"]:
        state.tiles[SQUARE_OF[name]] = TILE_OF[view["tiles"][name]]
    state.skulls_left = view["skulls_left"]
    state.killshots = tuple([(one[0], one[1]) for one in view["killshots"]])
    state.tracks = [tuple(view["tracks"]["red"]), tuple(view["tracks"]["yellow"]), tuple(view["tracks"]["blue"])]
    for name in view["turrets"]:
        state.turrets[SQUARE_OF[name]] = view["turrets"][name]
    state.offer = tuple([TILE_OF[one] for one in view["offer"]])
    state.powerup_discard = tuple([CARD_OF[one] for one in view["discards"]["powerups"]])
    state.tile_discard = tuple([TILE_OF[one] for one in view["discards"]["tiles"]])
    state.stack = [*convert({"frames": view["stack"]}, Stack).frames]
    return state
