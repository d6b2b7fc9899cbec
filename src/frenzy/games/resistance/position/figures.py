"""Enemies and citizens in a document, and those that are gone."""

from __future__ import annotations

from frenzy.games.resistance import ids
from frenzy.games.resistance.board import SHAFTS
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    CITIZENS,
    NAMED,
    SECRET_MISSIONS,
)
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.position.document import PositionDoc
from frenzy.games.resistance.position.house import stands_in_cabin, zone_of
from frenzy.games.resistance.rules.figures import add_mobs, move_named, put_card, supply, turn_card
from frenzy.games.resistance.state import (
    DISCARDED,
    FACE_DOWN,
    HELD,
    HIDDEN,
    IN_DECK,
    OUT,
    REVEALED,
    State,
    replaced,
)
from frenzy.kernel.document import look_up, need


def read_enemies(state: State, doc: PositionDoc) -> None:
    """Enemies: all that are on the board."""
    for place, told in enumerate(doc.enemies or []):
        where = f"enemies[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}.zone", "the cabin does not stand there")
        if told.id is not None or told.kind in ("zombie_hero", "superhero"):
            kind = "superhero" if state.mode else "zombie_hero"
            need(told.kind == kind, f"{where}.kind", f"{told.kind!r} is not {kind!r}")
            who = look_up(ids.CHARACTER_OF, told.id or "", f"{where}.id", "an enemy with a name")
            need((who < ids.FIRST_ZOMBIE) == bool(state.mode), f"{where}.id", f"{told.id!r} is no enemy in this mode")
            need(state.named[who] == NOWHERE, f"{where}.id", f"{told.id!r} is there twice")
            need(told.count == 1, f"{where}.count", "there is one of each name")
            need(gets_up(state, who) or not told.lying, f"{where}.lying", f"{told.id!r} does not get up again")
            move_named(state, who, zone)
            state.lying |= int(told.lying) << who
        else:
            names = ids.ZOMBIE_MOBS if state.mode else ids.MOBS
            need(told.kind in names, f"{where}.kind", f"{told.kind!r} is not one of {', '.join(names)}")
            need(told.count >= 1, f"{where}.count", f"{told.count} figures")
            need(not told.lying, f"{where}.lying", "only one with a name lies down")
            add_mobs(state, names.index(told.kind), zone, told.count)


def read_stunned(state: State, doc: PositionDoc) -> None:
    """Enemies that sit out the next activation step."""
    names = ids.ZOMBIE_MOBS if state.mode else ids.MOBS
    for place, told in enumerate(doc.counters.stunned):
        where = f"counters.stunned[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        kind = look_up({name: kind for kind, name in enumerate(names)}, told.kind, f"{where}.kind", "an enemy here")
        most = ids.MOB_STOCK[kind]  # some may have been eliminated since
        need(1 <= told.count <= most, f"{where}.count", f"{told.count} is not from 1 to {most}")
        state.skips = tuple(sorted((*state.skips, (zone, kind, told.count))))


def read_citizens(state: State, doc: PositionDoc) -> None:
    """Citizens: all cards on the board; one without a name lies face down."""
    for hero in range(state.heroes):
        card = state.citizen[hero]
        if card != NOWHERE:
            need(
                list(state.citizen).count(card) == 1, f"heroes[{hero}].citizen", f"{CITIZEN_IDS[card]!r} is held twice"
            )
            if doc.citizens is None and state.card_is[card] == FACE_DOWN:
                swap_for_another(state, card)
            put_card(state, card, NOWHERE, HELD)
    if doc.citizens is None:
        return
    down: list[tuple[str, int]] = []
    for place, told in enumerate(doc.citizens):
        where = f"citizens[{place}]"
        zone = zone_of(state, told.zone, f"{where}.zone")
        need(zone not in SHAFTS or stands_in_cabin(state, zone), f"{where}.zone", "the cabin is not there")
        need(told.revealed or not told.hidden, f"{where}.hidden", "who hides has been revealed (Z-13.11)")
        if told.id is None:
            down.append((where, zone))
            continue
        card = look_up(CITIZEN_OF, told.id, f"{where}.id", "a citizen card")
        is_person = CITIZENS[card].kind == "citizen"
        is_in = card in state.mission.citizen_cards or card in standing_citizens(state)
        need(is_in, f"{where}.id", f"{told.id!r} is not in {state.mission.id}")
        is_free = state.card_at[card] == NOWHERE and state.card_is[card] in (IN_DECK, OUT)
        need(is_free, f"{where}.id", f"{told.id!r} is there twice, or held")
        need(CITIZENS[card].kind != "too_late" or not told.revealed, f"{where}.revealed", f"{told.id!r} is nobody")
        need(is_person or not told.hidden, f"{where}.hidden", f"{told.id!r} is nobody")
        put_card(state, card, zone, HIDDEN if told.hidden else REVEALED if told.revealed else FACE_DOWN)
    known = {*doc.discards.get("citizens", []), *doc.gone.citizens}
    for where, zone in down:
        in_deck = [card for card in state.mission.citizen_cards if state.card_is[card] == IN_DECK]
        free = [card for card in in_deck if CITIZEN_IDS[card] not in known]
        need(bool(free), where, "no citizen card is left for it")
        promised = [card for deal in state.mission.deals for card in deal.cards if zone in deal.zones and card in free]
        card = promised[0] if promised else free[-1]
        put_card(state, card, zone, FACE_DOWN)


def standing_citizens(state: State) -> list[int]:
    """Those whose figures stand on the board from the start."""
    return [figure.number for figure in state.mission.figures if figure.kind == "citizen"]


def swap_for_another(state: State, card: int) -> None:
    """The card that somebody holds cannot lie on the board: another one lies there."""
    free = [one for one in state.mission.citizen_cards if state.card_is[one] == IN_DECK]
    zone = state.card_at[card]
    if free:
        put_card(state, free[-1], zone, FACE_DOWN)


def read_gone(state: State, doc: PositionDoc) -> None:
    """What has left the game, and what lies on the discard piles."""
    gone = doc.gone
    for where, names in (("gone.zombie_heroes", gone.zombie_heroes), ("gone.superheroes", gone.superheroes)):
        for name in names:
            who = named_of(state, name, where)
            need(state.named[who] == NOWHERE, where, f"{name!r} is on the board")
            state.gone_named |= 1 << who
            state.slain |= 1 << who
    for name in gone.citizens:
        card = look_up(CITIZEN_OF, name, "gone.citizens", "a citizen card")
        is_in = card in state.mission.citizen_cards or card in standing_citizens(state)
        need(is_in, "gone.citizens", f"{name!r} is not in {state.mission.id}")
        need(state.card_at[card] == NOWHERE and state.card_is[card] != HELD, "gone.citizens", f"{name!r} is in play")
        if card in SECRET_MISSIONS:
            state.secrets_gone |= 1 << card
            turn_card(state, card, OUT)
        else:
            turn_card(state, card, DISCARDED)
    for name, count in gone.figures.items():
        kind = look_up(ids.MOB_OF, name, "gone.figures", "an enemy without a name")
        need(ids.mob_id(state.mode, kind) == name, "gone.figures", f"{name!r} is no enemy in this mode")
        need(0 <= count <= ids.MOB_STOCK[kind], f"gone.figures.{name}", f"{count} of {ids.MOB_STOCK[kind]}")
        state.gone = replaced(state.gone, kind, count)
    for kind, name in enumerate(ids.ZOMBIE_MOBS if state.mode else ids.MOBS):
        need(supply(state, kind) >= 0, "enemies", f"more {name}s than the box has: {ids.MOB_STOCK[kind]} (Z-1.4)")
    if state.secrets_taken and not gone.citizens:
        for card in SECRET_MISSIONS[: state.secrets_taken]:
            if state.card_is[card] == IN_DECK:
                turn_card(state, card, OUT)
                state.secrets_gone |= 1 << card


def gets_up(state: State, who: int) -> bool:
    """Whether an enemy with a name is laid down instead of eliminated, once or always."""
    return who == state.mission.gets_up or "gets_up_once" in NAMED[who].knacks


def named_of(state: State, name: str, where: str) -> int:
    """An enemy with a name, of this mode."""
    who = look_up(ids.CHARACTER_OF, name, where, "an enemy with a name")
    need((who < ids.FIRST_ZOMBIE) == bool(state.mode), where, f"{name!r} is no enemy in this mode")
    return who
