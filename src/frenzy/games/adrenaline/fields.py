"""Everything on the table, said once; `make declared` makes the rest of it.

All that lists hold is immutable. Decks and discards have their top card last.
"""

from __future__ import annotations

from typing import Annotated

from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.ids import CHARACTERS, COLOURS, FIGURES, NOWHERE, SQUARES
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.seen import read_market, read_weapons, slots_filled, write_market, write_weapons
from frenzy.games.adrenaline.state import MARKET, REASONS, State
from frenzy.games.adrenaline.things import Card, Cube, Spawn, Square, Tile, Track, Weapon
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import NOBODY, OWNER, UNSAID, Fields, Of, OneOf, Own, computed, field

Character = Annotated[int, OneOf(CHARACTERS)]


class SetUp(Fields):
    """What follows from the options, and the seed."""

    options: Options
    arena: Arena
    mode: Mode
    bot: int  # the Bot's figure
    figures: int
    seed: int = field(0, known=NOBODY)


class Turn(Fields):
    turn: int = field(Of("options.start"))
    actions_left: int = field(0)
    first_turn: bool = field(False)
    frenzy: int = field(NOWHERE)  # the seat that triggered it
    killed: tuple[int, ...] = field(())  # this turn, in order of their killshots
    tagged: int = field(0, mask=Spawn)  # spawnpoints damaged this turn
    grabbed: int = field(0, mask=Square)  # this turn
    bot_acted: bool = field(False)


class Action(Fields):
    """The action in course."""

    victims: int = field(0, mask=int)  # figures damaged by it, and not yet offered to a scope
    witnesses: int = field(0, mask=int)  # those of them who saw the shooter
    new_marks: tuple[tuple[int, int], ...] = field(())  # (to, how many), given when it is over


class Figure(Fields, at="figures", count=Of("figures")):
    """A board and what lies beside it."""

    character: Character = computed(Of("options.characters"))
    square: Square = field(NOWHERE)
    damage: tuple[int, ...] = field(())  # whose tokens, in order
    marks: int = field(0, row=FIGURES, rows=FIGURES)  # by owner
    skulls: int = field(0)
    points: int = computed(State.points)
    flipped: bool = field(False)
    ammo: int = field(1, by=Cube)
    weapons: tuple[Weapon, ...] = field((), Own(write_weapons, read_weapons))
    loaded: int = field(0, known=UNSAID)  # a mask of weapons: the view has it in `weapons`
    powerups: tuple[Card, ...] = field((), known=OWNER, counted="hand")  # sorted
    ledger: int = field(0, name="reasons", row=len(REASONS))


class Ground(Fields):
    """What lies in the arena and on the boards of the modes."""

    market: list[Weapon] = field([NOWHERE] * MARKET, Own(write_market, read_market))  # [colour * 3 + slot]
    slots: list[int] = computed(slots_filled)
    tiles: list[Tile] = field([NOWHERE] * len(SQUARES), by=Square)
    skulls_left: int = field(Of("options.skulls"))
    killshots: tuple[tuple[int, int], ...] = field(())  # (killer, overkiller or NOWHERE)
    tracks: list[tuple[int, ...]] = field([()] * len(COLOURS), by=Track)  # domination
    turrets: list[int] = field([NOWHERE] * len(SQUARES), by=Square)  # owners
    offer: tuple[Tile, ...] = field(())  # the tiles of the turret board


class Piles(Fields):
    weapon_deck: tuple[Weapon, ...] = field((), known=NOBODY, counted="piles.weapons")
    powerup_deck: tuple[Card, ...] = field((), known=NOBODY, counted="piles.powerups")
    tile_deck: tuple[Tile, ...] = field((), known=NOBODY, counted="piles.tiles")
    powerup_discard: tuple[Card, ...] = field((), name="discards.powerups")
    tile_discard: tuple[Tile, ...] = field((), name="discards.tiles")
    powerup_chance: Stream = field(Stream(0), known=NOBODY)
    tile_chance: Stream = field(Stream(0), known=NOBODY)
