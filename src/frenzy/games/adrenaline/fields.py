"""Everything on the table, said once; `make declared` makes the rest of it.

All that lists hold is immutable. Decks and discards have their top card last.
"""

from __future__ import annotations

from typing import Final

from frenzy.games.adrenaline.board import Arena
from frenzy.games.adrenaline.ids import (
    CARD_OF,
    CARDS,
    CHARACTER_OF,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    FIGURES,
    NOWHERE,
    SQUARE_OF,
    SQUARES,
    bits,
)
from frenzy.games.adrenaline.kinds import Character, Colour, HeldWeapon
from frenzy.games.adrenaline.modes.mode import Mode
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.seen import (
    read_market,
    read_weapons,
    slots_filled,
    write_market,
    write_weapons,
)
from frenzy.games.adrenaline.state import MARKET, REASONS, State
from frenzy.games.adrenaline.tiles import TILE_IDS, TILE_OF
from frenzy.kernel.chance import Stream
from frenzy.kernel.fields import (
    NOBODY,
    OWNER,
    UNSAID,
    Bits,
    ByName,
    Fields,
    Mask,
    Maybe,
    Named,
    Of,
    Own,
    Row,
    agreed,
    computed,
    field,
)

CHARACTER: Final = Named(CHARACTERS, CHARACTER_OF, Character)
COLOUR: Final = Named(COLOURS, COLOUR_OF, Colour)
SQUARE: Final = Named(SQUARES, SQUARE_OF)
CARD: Final = Named(CARDS, CARD_OF)
TILE: Final = Named(TILE_IDS, TILE_OF)


class SetUp(Fields):
    """What follows from the options, and the seed."""

    options: Options = agreed({"characters": CHARACTER})
    arena: Arena
    mode: Mode
    bot: int  # the Bot's figure
    figures: int
    seed: int = field(0, known=NOBODY)


class Turn(Fields):
    turn: int = field(Of("options.start"))
    actions_left: int = field(0)
    first_turn: bool = field(False)
    frenzy: int = field(NOWHERE, Maybe())  # the seat that triggered it
    killed: tuple[int, ...] = field(())  # this turn, in order of their killshots
    tagged: int = field(0, Mask(bits, COLOUR))  # spawnpoints damaged this turn
    grabbed: int = field(0, Mask(bits, SQUARE))  # this turn
    bot_acted: bool = field(False)


class Action(Fields):
    """The action in course."""

    victims: int = field(0, Mask(bits))  # figures damaged by it, and not yet offered to a scope
    witnesses: int = field(0, Mask(bits))  # those of them who saw the shooter
    new_marks: tuple[tuple[int, int], ...] = field(())  # (to, how many), given when it is over


class Figure(Fields, at="figures", count=Of("figures")):
    """A board and what lies beside it."""

    character: int = computed(Of("options.characters"), CHARACTER)
    square: int = field(NOWHERE, Maybe(SQUARE))
    damage: tuple[int, ...] = field(())  # whose tokens, in order
    marks: int = field(0, stored=Row(FIGURES, rows=FIGURES))  # by owner
    skulls: int = field(0)
    points: int = computed(State.points)
    flipped: bool = field(False, stored=Bits())
    ammo: int = field(1, ByName(COLOUR), stored=Row(len(COLOURS)))
    weapons: tuple[int, ...] = field((), Own(list[HeldWeapon], write_weapons, read_weapons))
    loaded: int = field(0, known=UNSAID)  # a mask of weapons: the view has it in `weapons`
    powerups: tuple[int, ...] = field((), CARD, known=OWNER, counted="hand")  # sorted
    ledger: int = field(0, name="reasons", stored=Row(len(REASONS)))


class Board(Fields):
    """The arena."""

    market: list[int] = field(
        [NOWHERE] * MARKET, Own(dict[Colour, list[str]], write_market, read_market)
    )  # [colour * 3 + slot]
    slots: list[int] = computed(slots_filled)
    tiles: list[int] = field([NOWHERE] * len(SQUARES), ByName(SQUARE, TILE, sparse=True))
    skulls_left: int = field(Of("options.skulls"))
    killshots: tuple[tuple[int, int], ...] = field(())  # (killer, overkiller or NOWHERE)
    tracks: list[tuple[int, ...]] = field([()] * len(COLOURS), ByName(COLOUR))  # domination
    turrets: list[int] = field([NOWHERE] * len(SQUARES), ByName(SQUARE, sparse=True))  # owners
    offer: tuple[int, ...] = field((), TILE)  # the tiles of the turret board


class Piles(Fields):
    weapon_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.weapons")
    powerup_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.powerups")
    tile_deck: tuple[int, ...] = field((), known=NOBODY, counted="piles.tiles")
    powerup_discard: tuple[int, ...] = field((), CARD, name="discards.powerups")
    tile_discard: tuple[int, ...] = field((), TILE, name="discards.tiles")
    powerup_chance: Stream = field(Stream(0), known=NOBODY)
    tile_chance: Stream = field(Stream(0), known=NOBODY)
