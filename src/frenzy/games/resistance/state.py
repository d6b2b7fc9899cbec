"""The table, and the questions that everything else asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final, TypeVar

from frenzy.games.resistance.board import FLOOR_BITS, ZONE_IDS, Ways, ways
from frenzy.games.resistance.cards import SHEETS
from frenzy.games.resistance.declared.table import Table
from frenzy.games.resistance.ids import CROWD, DANGER, MOBS, NAMED_KIND, NOWHERE
from frenzy.games.resistance.kits import Kit, kit_of
from frenzy.kernel.records import Event

# Where a citizen card is.
IN_DECK: Final = 0
DISCARDED: Final = 1
FACE_DOWN: Final = 2  # on the board
REVEALED: Final = 3  # its figure is on the board; a Secret Mission card lies there open
HIDDEN: Final = 4  # its figure is on the board, and enemies ignore it (Z-13.11)
HELD: Final = 5  # by a hero
OUT: Final = 6  # of the game

ZONE_COUNT: Final = len(ZONE_IDS)
BRUTES: Final = ZONE_COUNT
RUNNERS: Final = 2 * ZONE_COUNT
"""Among the mobs walkers come first, by zone; those of the other kinds begin here."""
PLACES: Final = tuple(range(len(MOBS) * ZONE_COUNT))
"""Of mobs, by kind and zone."""

T = TypeVar("T")
Crowd = tuple[int, int, int]
"""Mobs that stand together: their zone, their kind, how many."""


class Standing:
    """Where cards or figures are, each in a zone or NOWHERE, and the set of these zones."""

    __slots__ = ("places", "zones")

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        self.zones = frozenset(places) - {NOWHERE}


class Crowds:
    """The mobs on the board, by kind and then by zone, and what they were counted from."""

    __slots__ = ("crowds", "mobs")

    def __init__(self, mobs: tuple[int, ...]) -> None:
        self.mobs = mobs
        self.crowds = tuple(
            [(place % ZONE_COUNT, place // ZONE_COUNT, mobs[place]) for place in compress(PLACES, mobs)]
        )


class Kits:
    """What the heroes can do, and what that follows from."""

    __slots__ = ("citizen", "copied", "kits", "traits", "who", "xp")

    def __init__(self, table: Table) -> None:
        self.xp, self.traits, self.copied, self.citizen = table.xp, table.traits, table.copied, table.citizen
        self.kits = [
            kit_of((sheet, DANGER[self.xp[hero]], self.copied[hero], self.citizen[hero], self.traits[hero]))
            for hero, sheet in enumerate(table.team)
        ]
        self.who: dict[str, list[int]] = {}

    def having(self, when: str) -> list[int]:
        """The heroes who have abilities for this window."""
        found = self.who.get(when)
        if found is None:
            found = self.who[when] = [hero for hero, kit in enumerate(self.kits) if when in kit.windows]
        return found


class State(Table):
    """A game of Resistance; `fields.py` says what lies on its table."""

    __slots__ = ("known_cards", "known_crowds", "known_kits", "known_named", "known_ways")

    # As they were when they were last asked for.
    known_cards: Standing
    known_crowds: Crowds
    known_kits: Kits
    known_named: Standing
    known_ways: Ways

    def clone(self) -> State:
        """An independent copy."""
        twin = State()
        self.copy_to(twin)
        twin.known_cards, twin.known_crowds, twin.known_named = self.known_cards, self.known_crowds, self.known_named
        twin.known_kits, twin.known_ways = self.known_kits, self.known_ways
        return twin

    def emit(self, event: Event) -> None:
        self.events.append(event)

    # -- heroes ---------------------------------------------------------------------------------------------------

    def in_play(self, hero: int) -> bool:
        return self.zone[hero] != NOWHERE

    def standing(self) -> list[int]:
        """The heroes in play."""
        return [hero for hero, zone in enumerate(self.zone) if zone != NOWHERE]

    def heroes_in(self, zone: int) -> list[int]:
        """The heroes of a zone."""
        return [hero for hero, place in enumerate(self.zone) if place == zone]

    def danger_of(self, hero: int) -> int:
        """The danger level of a hero, 0 for blue (Z-8.5)."""
        return DANGER[self.xp[hero]]

    def danger(self) -> int:
        """The highest danger level among the heroes in play (Z-8.7)."""
        most = 0
        for hero, xp in enumerate(self.xp):
            if xp > most and self.zone[hero] != NOWHERE:
                most = xp
        return DANGER[most]

    def seats_of(self, touched: int) -> tuple[int, ...]:
        """The seats of these heroes, a mask; all that have a hero in play if it is empty (Z-1.6)."""
        heroes = [hero for hero in range(self.heroes) if touched >> hero & 1]
        if not heroes:
            heroes = self.standing() or [*range(self.heroes)]
        return tuple(sorted({self.hands[hero] for hero in heroes}))

    def first_seat(self, touched: int) -> int:
        """The first of the seats of these heroes."""
        if self.seats == 1:
            return 0
        return min([seat for hero, seat in enumerate(self.hands) if touched >> hero & 1] or self.seats_of(0))

    def kit(self, hero: int) -> Kit:
        """What a hero can do by its skills, its citizen and its traits."""
        found = self.known_kits
        if (
            found.xp is not self.xp
            or found.traits is not self.traits
            or found.citizen is not self.citizen
            or found.copied is not self.copied
        ):
            found = self.known_kits = Kits(self)
        return found.kits[hero]

    def powers(self, hero: int, when: str) -> Sequence[int]:
        """The abilities that a hero has in this window."""
        return self.kit(hero).windows.get(when, ())

    def having(self, when: str) -> list[int]:
        """The heroes in play who have abilities for this window."""
        self.kit(0)  # now all are known
        found = self.known_kits.having(when)
        return [hero for hero in found if self.zone[hero] != NOWHERE] if found else []

    def is_crowd(self) -> bool:
        """So many heroes that the mission is harder (Z-1.2)."""
        return self.heroes >= CROWD

    def has_point(self, number: int) -> bool:
        """Whether a spawn point of the mission is there: some come for a crowd only."""
        return not self.mission.points[number].crowd or self.heroes >= CROWD

    # -- enemies --------------------------------------------------------------------------------------------------

    def crowds(self) -> tuple[Crowd, ...]:
        """All mobs on the board, by kind and then by zone."""
        found = self.known_crowds
        if found.mobs is not self.mobs:
            found = self.known_crowds = Crowds(self.mobs)
        return found.crowds

    def mobs_in(self, zone: int) -> int:
        """How many enemies without a name stand there."""
        mobs = self.mobs
        return mobs[zone] + mobs[zone + BRUTES] + mobs[zone + RUNNERS]

    def with_enemies(self, zones: tuple[int, ...]) -> list[int]:
        """Those of these zones in which enemies stand."""
        mobs, named = self.mobs, self.named_zones()
        return [
            zone
            for zone in zones
            if mobs[zone]
            or mobs[zone + BRUTES]
            or mobs[zone + RUNNERS]
            or (zone in named and (not self.lying or self.named_in(zone)))
        ]

    def named_zones(self) -> frozenset[int]:
        """Where named enemies are, whether they stand or lie."""
        found = self.known_named
        if found.places is not self.named:
            found = self.known_named = Standing(self.named)
        return found.zones

    def named_in(self, zone: int) -> list[int]:
        """The named enemies that stand there; one that lies down is no enemy (Z-20.10)."""
        if zone not in self.named_zones():
            return []
        return [who for who, place in enumerate(self.named) if place == zone and not self.lying >> who & 1]

    def enemies_in(self, zone: int) -> int:
        """How many enemies stand there."""
        mobs = self.mobs
        total = mobs[zone] + mobs[zone + BRUTES] + mobs[zone + RUNNERS]
        return total + len(self.named_in(zone)) if zone in self.named_zones() else total

    def count_of(self, kind: int, zone: int) -> int:
        """How many of a kind stand there; kinds above the mobs are named enemies."""
        if kind < NAMED_KIND:
            return self.mobs[kind * ZONE_COUNT + zone]
        who = kind - NAMED_KIND
        return int(self.named[who] == zone and not self.lying >> who & 1)

    def named_in_play(self) -> list[int]:
        named = self.named
        return [who for who, zone in enumerate(named) if zone != NOWHERE]

    # -- the board ------------------------------------------------------------------------------------------------

    def ways(self) -> Ways:
        """The board as doors, windows and the elevator make it now."""
        found = self.known_ways
        if found.asked_open != self.open or found.asked_barred != self.barred or found.floor != self.cabin:
            found = self.known_ways = ways(self.mission.tiles, self.open, self.barred, self.cabin, found)
        return found

    def is_active(self, zone: int) -> bool:
        """Whether anything happens there: a hero is on its floor (Z-7.2, Z-7.4)."""
        floor = FLOOR_BITS[zone]
        for place in self.zone:
            if FLOOR_BITS[place] == floor:
                return True
        return self.mission.all_floors_active

    def active_floors(self) -> int:
        """The floors with a hero, as a mask."""
        if self.mission.all_floors_active:
            return 7
        mask = 0
        for zone in self.zone:
            mask |= FLOOR_BITS[zone]
        return mask

    def card_zones(self) -> frozenset[int]:
        """Where citizen cards lie or citizens stand."""
        found = self.known_cards
        if found.places is not self.card_at:
            found = self.known_cards = Standing(self.card_at)
        return found.zones

    def citizens_in(self, zone: int, state: int = REVEALED) -> list[int]:
        """The citizen cards of a zone that are in this state."""
        if zone not in self.card_zones():
            return []
        return [card for card, place in enumerate(self.card_at) if place == zone and self.card_is[card] == state]

    def is_target(self, zone: int) -> bool:
        """A hero, or a revealed citizen that is not hidden, is there (Z-13.4)."""
        if zone in self.zone:
            return True
        cards = self.citizens_in(zone) if self.mode == 0 else []
        return bool(cards) and is_person(cards[0])  # people come before Secret Missions


def is_person(card: int) -> bool:
    """A citizen, and not a Secret Mission card that lies open."""
    return card < PEOPLE


PEOPLE: Final = 12
assert len(SHEETS) == PEOPLE


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in that place."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)
