"""What is always true of a table; whatever is not is told with its field."""

from __future__ import annotations

from frenzy.games.resistance.cards import CITIZEN_IDS, SPAWN, TRAIT_DECK
from frenzy.games.resistance.frames import AskRedraw, ChooseZone, DropCitizen, ResolveCard
from frenzy.games.resistance.ids import CHARACTERS, MOB_STOCK, MOST_POWER, MOST_XP, NAMED_KIND, NOWHERE
from frenzy.games.resistance.rules.figures import count_on_board
from frenzy.games.resistance.setup import citizen_cards, named_cards, spawn_cards
from frenzy.games.resistance.state import DISCARDED, FACE_DOWN, HELD, HIDDEN, IN_DECK, OUT, REVEALED, ZONE_COUNT, State
from frenzy.kernel.invariants import wrong_sizes

ON_BOARD = (FACE_DOWN, REVEALED, HIDDEN)


def broken(state: State) -> str:
    """What is wrong with a table; nothing, if all goes well."""
    return wrong_sizes(state) or heroes(state) or figures(state) or citizens(state) or piles(state)


def heroes(state: State) -> str:
    for hero in range(state.heroes):
        name = f"heroes[{hero}]"
        if not 0 <= state.power[hero] <= MOST_POWER:
            return f"{name}.power: {state.power[hero]}"
        if not 0 <= state.xp[hero] <= MOST_XP:
            return f"{name}.xp: {state.xp[hero]}"
        if (state.zone[hero] == NOWHERE) != bool(state.health[hero] <= 0 or state.left >> hero & 1):
            return f"{name}.zone: in play with {state.health[hero]} health, or out of play without reason"
        if state.zone[hero] != NOWHERE and state.zone[hero] not in state.ways().zones:
            return f"{name}.zone: {state.zone[hero]} cannot be entered"
    if state.active != NOWHERE and state.zone[state.active] == NOWHERE:
        return "active: out of play"
    return ""


def figures(state: State) -> str:
    zones = state.ways().zones
    for kind in range(len(MOB_STOCK)):
        if count_on_board(state, kind) + state.gone[kind] > MOB_STOCK[kind]:
            return f"enemies: more of kind {kind} than there are"
    for place, count in enumerate(state.mobs):
        if count < 0 or (count and place % ZONE_COUNT not in zones):
            return f"enemies: {count} of kind {place // ZONE_COUNT} in zone {place % ZONE_COUNT}"
    for who in range(len(CHARACTERS)):
        if state.named[who] != NOWHERE and state.named[who] not in zones:
            return f"enemies: {CHARACTERS[who]} in zone {state.named[who]}"
    return ""


def citizens(state: State) -> str:
    held = [card for card in state.citizen if card != NOWHERE]
    held += [frame.card for frame in state.stack if isinstance(frame, DropCitizen)]
    for card, name in enumerate(CITIZEN_IDS):
        status = state.card_is[card]
        if (state.card_at[card] != NOWHERE) != (status in ON_BOARD):
            return f"citizens: {name} is {status} in zone {state.card_at[card]}"
        if (status == HELD) != (card in held) or held.count(card) > 1:
            return f"citizens: {name} is held {held.count(card)} times"
        if (status == IN_DECK) != (card in state.citizen_deck) or state.citizen_deck.count(card) > 1:
            return f"citizens: {name} is {state.citizen_deck.count(card)} times in the deck"
        if (status == DISCARDED) != (card in state.citizen_discard) or state.citizen_discard.count(card) > 1:
            return f"citizens: {name} is {state.citizen_discard.count(card)} times on the discard pile"
        if status == OUT and card in citizen_cards(state.mission) and not state.secrets_gone >> card & 1:
            return f"citizens: {name} is nowhere"
    return ""


def piles(state: State) -> str:
    """Every card is in one place."""
    traits = [trait for hand in state.traits for trait in hand]
    if sorted((*traits, *state.trait_deck, *state.trait_discard)) != sorted(TRAIT_DECK[state.mode]):
        return "traits: some are missing, or there twice"
    pending = [frame.card for frame in state.stack if isinstance(frame, AskRedraw | ResolveCard)]
    on_map = [card for _, card in state.map_cards]
    found = sorted((*state.spawn_deck, *state.spawn_discard, *state.spawn_out, *pending, *on_map))
    if found != sorted(spawn_cards(state.mission)) or len(found) > len(SPAWN):
        return f"spawn: {len(found)} cards, or some twice"
    starters = [figure.number for figure in state.mission.figures if figure.kind == "named"]
    to_come = [f.kind - NAMED_KIND for f in state.stack if isinstance(f, ChooseZone) and f.kind >= NAMED_KIND]
    there = [who for who in range(len(CHARACTERS)) if state.named[who] != NOWHERE]
    away = [who for who in range(len(CHARACTERS)) if state.gone_named >> who & 1]
    everybody = sorted((*there, *away, *to_come, *state.named_deck, *state.named_discard))
    whole = sorted((*named_cards(state.mission), *starters))
    if len(set(everybody)) != len(everybody) or not set(everybody) <= set(whole):
        return f"named: {everybody} are there"
    missing = set(whole) - set(everybody)
    if missing - {state.mission.vigil, *(starters if state.blow else ())}:
        return f"named: {sorted(missing)} are nowhere"
    return ""
