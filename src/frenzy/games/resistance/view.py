"""Dealing anew what a view does not tell."""

from __future__ import annotations

from frenzy.games.resistance.board import ZONE_OF
from frenzy.games.resistance.cards import CITIZEN_IDS, NAMED_CARDS, TRAIT_DECK
from frenzy.games.resistance.declared.types import View
from frenzy.games.resistance.declared.view import read_view
from frenzy.games.resistance.frames import AskRedraw, ChooseZone, ResolveCard
from frenzy.games.resistance.ids import NAMED_KIND, NOWHERE
from frenzy.games.resistance.rules.figures import put_card, turn_card
from frenzy.games.resistance.state import FACE_DOWN, IN_DECK, OUT, State, replaced
from frenzy.kernel.chance import Stream
from frenzy.kernel.dealing import rest, shuffled
from frenzy.kernel.game import Rng


def redeal_view(view: View, rng: Rng) -> State:
    """A table that agrees with the view in all it tells; the rest is dealt anew, from the searcher's chance."""
    state = read_view(view)
    deal_traits(state, rng)
    deal_named(state, rng)
    deal_spawn(state, rng)
    deal_colours(state, rng)
    deal_citizens(state, [ZONE_OF[card["zone"]] for card in view["citizens"] if card["id"] is None], rng)
    state.dice_chance = Stream(rng.getrandbits(64))
    state.spawn_chance = Stream(rng.getrandbits(64))
    state.trait_chance = Stream(rng.getrandbits(64))
    state.citizen_chance = Stream(rng.getrandbits(64))
    state.named_chance = Stream(rng.getrandbits(64))
    return state


def deal_traits(state: State, rng: Rng) -> None:
    held = [trait for traits in state.traits for trait in traits]
    state.trait_deck = tuple(shuffled(rest(TRAIT_DECK[state.mode], [*held, *state.trait_discard]), rng))


def deal_named(state: State, rng: Rng) -> None:
    """Those that are neither on the board nor discarded nor out of the game lie in their deck."""
    away = [who for who in range(len(state.named)) if state.named[who] != NOWHERE or state.gone_named >> who & 1]
    in_deck = rest(state.mission.named_cards, [*away, *state.named_discard, *named_to_place(state)])
    state.named_deck = tuple(shuffled([*in_deck, *fallen_starters(state)], rng))


def named_to_place(state: State) -> list[int]:
    """The one whose place is just being asked for."""
    return [f.kind - NAMED_KIND for f in state.stack if isinstance(f, ChooseZone) and f.kind >= NAMED_KIND]


def fallen_starters(state: State) -> list[int]:
    """Those that stood on the board from the start and are in no other place: shuffled into the deck since."""
    starters = [figure.number for figure in state.mission.figures if figure.kind == "named"]
    pending = named_to_place(state)
    found = []
    for who in starters:
        is_there = state.named[who] != NOWHERE or who in pending
        is_away = is_there or state.gone_named >> who & 1 or who in state.named_discard
        if not is_away and who != state.mission.vigil and not state.blow:
            found.append(who)
    return found


def deal_spawn(state: State, rng: Rng) -> None:
    """The deck and the cards that lie on the map, where the named ones are (Z-20.9)."""
    shown = [*state.spawn_discard, *state.spawn_out, *cards_in_hand(state)]
    unseen = shuffled(rest(state.mission.spawn_cards, shown), rng)
    if state.map_cards:
        zones = [zone for zone, _ in state.map_cards]
        named = [card for card in unseen if card in NAMED_CARDS]
        others = [card for card in unseen if card not in NAMED_CARDS]
        laid = shuffled([*named, *others[: len(zones) - len(named)]], rng)
        state.map_cards = tuple(zip(zones, laid, strict=True))
        unseen = others[len(zones) - len(named) :]
    state.spawn_deck = tuple(unseen)


def cards_in_hand(state: State) -> list[int]:
    """The spawn cards that are just taking effect."""
    return [frame.card for frame in state.stack if isinstance(frame, AskRedraw | ResolveCard)]


def deal_colours(state: State, rng: Rng) -> None:
    """The hidden colours that nobody has found are somewhere among the objectives that lie face down."""
    down = [number for number, colour in enumerate(state.colours) if colour == NOWHERE]
    faced = [number for number, objective in enumerate(state.mission.objectives) if objective.colour == NOWHERE]
    found = [state.colours[number] for number in faced if number not in down]
    missing = rest(state.mission.hidden, found)
    for number, colour in zip(down, shuffled([*missing, *[0] * (len(down) - len(missing))], rng), strict=True):
        state.colours = replaced(state.colours, number, colour)


def deal_citizens(state: State, zones: list[int], rng: Rng) -> None:
    """The cards in these zones and in the deck; a mission may say which are among them (Z-2.2)."""
    known = [card for card in range(len(CITIZEN_IDS)) if state.card_is[card] != IN_DECK]
    unseen = rest(state.mission.citizen_cards, known)
    dealt: dict[int, int] = {}
    free = list(zones)
    for deal in state.mission.deals:
        missing = [card for card in deal.cards if card in unseen]
        open_zones = shuffled([zone for zone in deal.zones if zone in free], rng)
        for card, zone in zip(missing, open_zones, strict=False):
            dealt[card] = zone
            free.remove(zone)
            unseen.remove(card)
    unseen = shuffled(unseen, rng)
    for zone in free:
        dealt[unseen.pop()] = zone
    in_play = state.mission.citizen_cards
    for card in range(len(CITIZEN_IDS)):
        if state.card_is[card] == IN_DECK and card not in in_play:
            if state.rescued >> card & 1:  # she stood on the board, was let go and shuffled into the deck (Z-20.8)
                unseen.append(card)
            else:
                turn_card(state, card, OUT)
    for card, zone in dealt.items():
        put_card(state, card, zone, FACE_DOWN)
    state.citizen_deck = tuple(shuffled(unseen, rng))
