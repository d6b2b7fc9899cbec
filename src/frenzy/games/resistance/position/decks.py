"""The decks of a document: what is known of them lies where it says, the rest is shuffled."""

from __future__ import annotations

from collections import Counter

from frenzy.games.resistance import ids
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    CITIZEN_OF,
    HIDDEN_CITIZEN_CARDS,
    NAMED_CARDS,
    SPAWN_IDS,
    SPAWN_OF,
    TRAIT_DECK,
    TRAIT_IDS,
    TRAIT_OF,
)
from frenzy.games.resistance.ids import NOWHERE
from frenzy.games.resistance.position.document import PositionDoc
from frenzy.games.resistance.position.figures import named_of
from frenzy.games.resistance.rules.figures import turn_card
from frenzy.games.resistance.state import (
    DISCARDED,
    HIDDEN,
    IN_DECK,
    OUT,
    PEOPLE,
    State,
)
from frenzy.kernel.dealing import rest
from frenzy.kernel.document import look_up, need


def deal_rest(state: State, doc: PositionDoc) -> None:
    """Cards in no other place lie in their decks, those of `next` on top (first entry first)."""
    told, discards = doc.next, doc.discards
    for name in discards:
        need(name in ("spawn", "traits", "citizens", "named"), "discards", f"there is no pile {name!r}")
    state.loaded = tuple(told.dice)
    for face in told.dice:
        need(1 <= face <= 6, "next.dice", f"{face} is not a face")

    state.trait_discard = pile(doc, "traits", TRAIT_OF, copies=True)
    held = [trait for traits in state.traits for trait in traits]
    stock = TRAIT_DECK[state.mode]
    for trait, count in Counter((*held, *state.trait_discard)).items():
        where = "heroes" if trait in held else "discards.traits"
        need(count <= stock.count(trait), where, f"{TRAIT_IDS[trait]!r} is there {count} times")
    left = rest(stock, [*held, *state.trait_discard])
    shuffled, state.trait_chance = state.trait_chance.shuffled(left)
    state.trait_deck = on_top(shuffled, told.traits, TRAIT_OF, "next.traits")

    for card in range(PEOPLE):
        if state.card_is[card] == OUT and state.rescued >> card & 1:  # she stood on the board, and was let go (Z-20.8)
            turn_card(state, card, IN_DECK)
    state.citizen_discard = pile(doc, "citizens", CITIZEN_OF)
    for card in state.citizen_discard:
        need(state.card_is[card] in (IN_DECK, DISCARDED), "discards.citizens", f"{CITIZEN_IDS[card]!r} is in play")
        turn_card(state, card, DISCARDED)
    lost = [card for card in range(len(CITIZEN_IDS)) if state.card_is[card] == DISCARDED]
    state.citizen_discard += tuple(card for card in lost if card not in state.citizen_discard)
    cards = [card for card in range(len(CITIZEN_IDS)) if state.card_is[card] == IN_DECK]
    shuffled, state.citizen_chance = state.citizen_chance.shuffled(cards)
    state.citizen_deck = on_top(shuffled, told.citizens, CITIZEN_OF, "next.citizens")

    state.named_discard = pile(doc, "named", ids.CHARACTER_OF)
    away = [who for who in range(PEOPLE) if state.named[who] != NOWHERE or state.gone_named >> who & 1]
    for who in state.named_discard:
        named_of(state, ids.CHARACTERS[who], "discards.named")
        need(who not in away, "discards.named", f"{ids.CHARACTERS[who]!r} is on the board, or gone")
    starters = [figure.number for figure in state.mission.figures if figure.kind == "named"]
    deck = rest(state.mission.named_cards, [*away, *state.named_discard])
    if state.mission.vigil == NOWHERE:
        deck += [who for who in starters if who not in away and who not in state.named_discard]
    shuffled, state.named_chance = state.named_chance.shuffled(deck)
    names, others = (told.superheroes, told.zombie_heroes)[:: 1 if state.mode else -1]
    need(not others, f"next.{'zombie_heroes' if state.mode else 'superheroes'}", "they are no enemies in this mode")
    state.named_deck = on_top(
        shuffled, names, ids.CHARACTER_OF, "next.superheroes" if state.mode else "next.zombie_heroes"
    )
    deal_spawn(state, doc)


def pile(doc: PositionDoc, name: str, numbers: dict[str, int], *, copies: bool = False) -> tuple[int, ...]:
    """A discard pile."""
    cards = doc.discards.get(name, [])
    for card in cards:
        need(copies or cards.count(card) == 1, f"discards.{name}", f"{card!r} is there {cards.count(card)} times")
    return tuple(look_up(numbers, card, f"discards.{name}", "a card") for card in cards)


def deal_spawn(state: State, doc: PositionDoc) -> None:
    """The spawn deck, without what lies under citizens or on the map (Z-13.11, Z-20.9)."""
    state.spawn_discard = pile(doc, "spawn", SPAWN_OF)
    under = sum(status == HIDDEN for status in state.card_is)
    on_map = [card for _, card in state.map_cards]
    for card in state.spawn_discard:
        need(card not in on_map, "discards.spawn", f"{SPAWN_IDS[card]!r} lies on the map")
        need(card in state.mission.spawn_cards, "discards.spawn", f"{SPAWN_IDS[card]!r} is not in {state.mission.id}")
    hiding = [card for card in HIDDEN_CITIZEN_CARDS if card in state.mission.spawn_cards]
    free = [card for card in hiding if card not in state.spawn_discard and card not in on_map]
    need(under <= len(free), "citizens", "more citizens hide than there are cards for it (Z-13.11)")
    state.spawn_out = tuple(free[:under])
    used = [*state.spawn_discard, *state.spawn_out, *on_map]
    if state.mission.cards_on_map:
        state.spawn_out += tuple(card for card in NAMED_CARDS if card not in used)
        used += state.spawn_out
    shuffled, state.spawn_chance = state.spawn_chance.shuffled(rest(state.mission.spawn_cards, used))
    state.spawn_deck = on_top(shuffled, doc.next.spawn, SPAWN_OF, "next.spawn")


def on_top(deck: tuple[int, ...], names: list[str], numbers: dict[str, int], where: str) -> tuple[int, ...]:
    """The deck with these cards on top, the first of them first."""
    left, top = list(deck), []
    for name in names:
        card = look_up(numbers, name, where, "a card")
        need(card in left, where, f"{name!r} is not in the deck")
        left.remove(card)
        top.append(card)
    return (*left, *reversed(top))
