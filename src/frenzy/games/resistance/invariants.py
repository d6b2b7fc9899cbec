"""What is always true of a table; whatever is not is told with its field."""

from __future__ import annotations

from frenzy.games.resistance.board import OPENINGS
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    OBJECTS,
    POWERS,
    SECRET_MISSIONS,
    SHEETS,
    SKILL_IDS,
    SPAWN,
    TRAIT_DECK,
    TRAIT_IDS,
)
from frenzy.games.resistance.frames import AskRedraw, ChooseZone, DropCitizen, ResolveCard, ShowBuilding
from frenzy.games.resistance.ids import (
    CHARACTERS,
    COLOURS,
    FLOORS,
    MOB_STOCK,
    MOST_POWER,
    MOST_XP,
    NAMED_KIND,
    NOWHERE,
    PHASES,
    RESULTS,
)
from frenzy.games.resistance.rules.figures import count_on_board
from frenzy.games.resistance.setup import citizen_cards, named_cards, spawn_cards
from frenzy.games.resistance.state import (
    DISCARDED,
    FACE_DOWN,
    HELD,
    HIDDEN,
    IN_DECK,
    OUT,
    PEOPLE,
    REVEALED,
    ZONE_COUNT,
    State,
)
from frenzy.kernel.errors import shown
from frenzy.kernel.invariants import first_broken, wrong_sizes

ON_BOARD = (FACE_DOWN, REVEALED, HIDDEN)


def broken(state: State) -> str:
    """What is wrong with a table; nothing, if all goes well."""
    return first_broken(state, CHECKS)


def broken_save(state: State) -> str:
    """What is wrong with a table that waits for an answer, or is over."""
    return broken(state) or unfinished(state)


def numbers(state: State) -> str:
    """Rounds, places and things exist."""
    if state.round < 1 or state.phase not in PHASES or state.result not in RESULTS or state.actions_left < 0:
        found = (state.round, state.phase, state.result, state.actions_left)
        return f"round, phase, result or actions_left: {shown(found)}"
    if not NOWHERE <= state.active < state.heroes or not NOWHERE <= state.cabin < len(FLOORS):
        return f"active or cabin: {shown((state.active, state.cabin))}"
    mission = state.mission
    for name, bits in (
        ("activated", state.heroes), ("left", state.heroes), ("drew", state.heroes), ("unnoticed", state.heroes),
        ("open", len(OPENINGS)), ("barred", len(OPENINGS)), ("opened", ZONE_COUNT), ("floors", len(FLOORS)),
        ("lying", len(CHARACTERS)), ("rising", len(CHARACTERS)), ("slain", len(CHARACTERS)),
        ("felled", len(CHARACTERS)), ("gone_named", len(CHARACTERS)), ("rescued", len(CITIZEN_IDS)),
        ("devoured", len(CITIZEN_IDS)), ("secrets_gone", len(CITIZEN_IDS)), ("awake", len(mission.points)),
        ("shifted", len(mission.points)), ("taken", len(mission.objectives)), ("entered", len(mission.entries)),
        ("met", sum(map(len, mission.goals))),
    ):  # fmt: skip
        if not 0 <= getattr(state, name) < 1 << bits:
            return f"{name}: {shown(getattr(state, name))}"
    for name, count, most in (
        ("point_at", len(mission.points), ZONE_COUNT), ("colours", len(mission.objectives), len(COLOURS)),
        ("object_at", len(mission.objects), ZONE_COUNT),
    ):  # fmt: skip
        found = getattr(state, name)
        if len(found) != count or not all(NOWHERE <= one < most for one in found):
            return f"{name}: {shown(found)}"
    states = [len(OBJECTS[rule.object].states) for rule in mission.objects]
    if len(state.object_is) != len(states) or not all(
        0 <= one < many for one, many in zip(state.object_is, states, strict=True)
    ):
        return f"object_is: {shown(state.object_is)}"
    zones = [state.exit, *state.zone, *state.named, *state.card_at, *[zone for zone, _, _ in state.skips]]
    zones += [zone for zone, _ in state.map_cards]
    if not all(NOWHERE <= zone < ZONE_COUNT for zone in zones):
        return "exit, zone, named, card_at, skips or map_cards: no such zone"
    secrets = len(SECRET_MISSIONS)
    if not 0 <= state.secrets_taken <= secrets or not 0 <= state.secrets_revealed <= secrets or min(state.gone) < 0:
        return "secrets_taken, secrets_revealed or gone: out of bounds"
    return "" if all(1 <= face <= 6 for face in state.loaded) else f"loaded: {shown(state.loaded)}"


def dashboards(state: State) -> str:
    """What heroes hold exists."""
    for hero in range(state.heroes):
        name = f"heroes[{hero}]"
        if not all(0 <= trait < len(TRAIT_IDS) for trait in state.traits[hero]):
            return f"{name}.traits: {shown(state.traits[hero])}"
        if not all(0 <= colour < len(COLOURS) for colour in state.tokens[hero]):
            return f"{name}.tokens: {shown(state.tokens[hero])}"
        if not all(0 <= power < len(POWERS) for power in state.used[hero]):
            return f"{name}.used: {shown(state.used[hero])}"
        if not NOWHERE <= state.citizen[hero] < PEOPLE:
            return f"{name}.citizen: {state.citizen[hero]}"
        if not NOWHERE <= state.copied[hero] < len(SKILL_IDS) or not NOWHERE <= state.copied_attack[hero] < len(SHEETS):
            return f"{name}.copied or copied_attack: {shown((state.copied[hero], state.copied_attack[hero]))}"
        if not 0 <= state.health[hero] <= SHEETS[state.team[hero]].health:
            return f"{name}.health: {state.health[hero]}"
    return ""


def frames(state: State) -> str:
    """What is being decided is about seats, heroes and zones of this table."""
    for frame in state.stack:
        hero, zone, touched, by = (getattr(frame, name, 0) for name in ("hero", "zone", "touched", "by"))
        least = NOWHERE if isinstance(frame, ShowBuilding) else 0
        if frame.seat not in range(state.seats) or not least <= hero < state.heroes:
            return "stack: no such seat or hero"
        if not NOWHERE <= zone < ZONE_COUNT or not 0 <= touched < 1 << state.heroes:
            return "stack: no such zone or heroes"
        if not NOWHERE <= by < len(CHARACTERS):
            return "stack: no such enemy"
    return ""


def unfinished(state: State) -> str:
    """A decision is on top, or the game is over."""
    if state.stack and not state.stack[-1].prompt:
        return "stack: no decision on top"
    if bool(state.stack) == bool(state.result):
        return "stack: over without a result, or a result before the end"
    return ""


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


CHECKS = (wrong_sizes, numbers, dashboards, frames, heroes, figures, citizens, piles)
