"""A table from a document: the mission's set-up, then part by part what the document says of it."""

from __future__ import annotations

from typing import Any

from frenzy.games.resistance import ids
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
)
from frenzy.games.resistance.frames import NextAction, NextHero, StartEnd, StartEnemies
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.missions import MISSION_IDS, MISSION_OF
from frenzy.games.resistance.position.decks import deal_rest
from frenzy.games.resistance.position.document import PositionDoc
from frenzy.games.resistance.position.figures import read_citizens, read_enemies, read_gone, read_stunned
from frenzy.games.resistance.position.heroes import read_hero
from frenzy.games.resistance.position.house import check_cabin, read_house, read_revealed
from frenzy.games.resistance.position.progress import (
    read_counters,
    read_hand,
    read_objectives,
    read_points,
    settle_taken,
)
from frenzy.games.resistance.rules.ending import met_goals
from frenzy.games.resistance.rules.heroes import actions_of
from frenzy.games.resistance.setup import (
    bare_table,
    new_table,
    read_options,
    start_streams,
)
from frenzy.games.resistance.state import (
    IN_DECK,
    OUT,
    State,
)
from frenzy.kernel.document import look_up, need, read_document
from frenzy.kernel.errors import BadOption, BadPosition
from frenzy.kernel.options import is_seed


def read_position(position: Any) -> State:
    """The state that a document describes; BadPosition names the field that is wrong."""
    doc = read_document(position, PositionDoc)
    need(doc.game == "resistance", "game", f"{doc.game!r} is not 'resistance'")
    need(doc.mission in MISSION_OF, "mission", f"{doc.mission!r} is not one of {', '.join(MISSION_IDS)}")
    need(is_seed(doc.seed), "seed", "not a whole number of at most 40 digits")
    state = fresh_table(doc)
    for hero, told in enumerate(doc.heroes):
        read_hero(state, hero, told, f"heroes[{hero}]")
    read_house(state, doc)
    read_counters(state, doc)
    read_points(state, doc)
    read_objectives(state, doc)
    settle_taken(state, doc)
    check_cabin(state, state.zone, "heroes")
    read_hand(state, doc)
    read_enemies(state, doc)
    read_stunned(state, doc)
    read_citizens(state, doc)
    read_gone(state, doc)
    deal_rest(state, doc)
    read_stage(state, doc)
    state.met = met_goals(state)
    return state


def fresh_table(doc: PositionDoc) -> State:
    """The table as the mission sets it up, with these heroes and seats."""
    names = [hero.id for hero in doc.heroes]
    most = doc.seats if doc.seats is not None else max(MANIFEST.seats)
    need(most in MANIFEST.seats, "seats", f"{most} is not one of {', '.join(map(str, MANIFEST.seats))}")
    for place, hero in enumerate(doc.heroes):
        need(0 <= hero.seat < most, f"heroes[{place}].seat", f"{hero.seat} is not a seat from 0 to {most - 1}")
    seats = doc.seats if doc.seats is not None else max([hero.seat for hero in doc.heroes], default=0) + 1
    hands = [[place for place, hero in enumerate(doc.heroes) if hero.seat == seat] for seat in range(seats)]
    try:
        options = read_options(seats, doc.seed, {"mission": doc.mission, "heroes": names, "hands": hands})
    except BadOption as error:
        raise BadPosition(str(error).removeprefix("options.")) from None
    state = new_table(options, doc.seed)
    bare = bare_table(options)
    start_streams(bare, doc.seed)
    if doc.citizens is None:
        bare.card_at, bare.card_is = state.card_at, state.card_is
    else:
        cards = range(len(CITIZEN_IDS))
        bare.card_is = tuple([IN_DECK if card in state.mission.citizen_cards else OUT for card in cards])
    if doc.enemies is None:
        bare.mobs, bare.named = state.mobs, state.named
    bare.colours, bare.map_cards, bare.zone = state.colours, state.map_cards, state.zone
    return bare


def read_stage(state: State, doc: PositionDoc) -> None:
    """Phase and turn: what is asked first."""
    read_revealed(state, doc)
    need(doc.round >= 1, "round", f"{doc.round} is not a round")
    need(doc.phase in ids.PHASES, "phase", f"{doc.phase!r} is not one of {', '.join(ids.PHASES)}")
    need(any(zone != NOWHERE for zone in state.zone), "heroes", "no hero is in play (Z-3.7)")
    state.round, state.phase = doc.round, doc.phase
    if doc.phase != "players":
        need(doc.active is None, "active", "nobody is, outside the Player Phase")
        need(not doc.actions_left, "actions_left", "no hero is active")
        state.stack.append(StartEnemies(0) if doc.phase == "enemies" else StartEnd(0))
        return
    if doc.active is None:
        need(not doc.actions_left, "actions_left", "no hero is active")
        state.stack.append(NextHero(0))
        return
    names = {ids.CHARACTERS[sheet]: hero for hero, sheet in enumerate(state.team)}
    hero = look_up(names, doc.active, "active", "a hero at the table")
    need(state.in_play(hero), "active", f"{doc.active!r} is not in play")
    need(not state.activated >> hero & 1, "active", f"{doc.active!r} has been activated")
    most = actions_of(state, hero) + 2
    left = actions_of(state, hero) if doc.actions_left is None else doc.actions_left
    need(0 <= left <= most, "actions_left", f"{left} is not from 0 to {most}")
    state.active, state.actions_left = hero, left
    state.stack.append(NextAction(state.hands[hero], hero))
