"""What is always true of a table; whatever is not is told with its field."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from frenzy.games.resistance.board import OPENINGS
from frenzy.games.resistance.cards import (
    CITIZEN_IDS,
    OBJECTS,
    POWERS,
    SECRET_MISSIONS,
    SHEETS,
    SKILL_IDS,
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
TRAITS = tuple(sorted(deck) for deck in TRAIT_DECK)  # by mode


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
    for masks, bits, names in (
        (state.activated | state.left | state.drew | state.unnoticed, state.heroes, "activated left drew unnoticed"),
        (state.open | state.barred, len(OPENINGS), "open barred"),
        (state.opened, ZONE_COUNT, "opened"),
        (state.floors, len(FLOORS), "floors"),
        (
            state.lying | state.rising | state.slain | state.felled | state.gone_named, len(CHARACTERS),
            "lying rising slain felled gone_named",
        ),
        (
            state.rescued | state.devoured | state.secrets_gone, len(CITIZEN_IDS), "rescued devoured secrets_gone",
        ),
        (state.awake | state.shifted, len(mission.points), "awake shifted"),
        (state.taken, len(mission.objectives), "taken"),
        (state.entered, len(mission.entries), "entered"),
        (state.met, sum(map(len, mission.goals)), "met"),
    ):  # fmt: skip
        if masks >> bits:  # one of them is negative, or has too high a bit
            name = next(name for name in names.split() if getattr(state, name) >> bits)
            return f"{name}: {shown(getattr(state, name))}"
    for name, things, count, most in (
        ("point_at", state.point_at, len(mission.points), ZONE_COUNT),
        ("colours", state.colours, len(mission.objectives), len(COLOURS)),
        ("object_at", state.object_at, len(mission.objects), ZONE_COUNT),
    ):
        if len(things) != count or not are_within(things, most):
            return f"{name}: {shown(things)}"
    states = [len(OBJECTS[rule.object].states) for rule in mission.objects]
    if len(state.object_is) != len(states) or not all(
        0 <= one < many for one, many in zip(state.object_is, states, strict=True)
    ):
        return f"object_is: {shown(state.object_is)}"
    zones = [state.exit, *state.zone, *state.named, *state.card_at, *[zone for zone, _, _ in state.skips]]
    zones += [zone for zone, _ in state.map_cards]
    if not are_within(zones, ZONE_COUNT):
        return "exit, zone, named, card_at, skips or map_cards: no such zone"
    secrets = len(SECRET_MISSIONS)
    if not 0 <= state.secrets_taken <= secrets or not 0 <= state.secrets_revealed <= secrets or min(state.gone) < 0:
        return "secrets_taken, secrets_revealed or gone: out of bounds"
    return "" if all(1 <= face <= 6 for face in state.loaded) else f"loaded: {shown(state.loaded)}"


def are_within(numbers: Sequence[int], most: int) -> bool:
    """Whether each of them is one of so many things, or NOWHERE."""
    return not numbers or (min(numbers) >= NOWHERE and max(numbers) < most)


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
    for place in compress(range(len(state.mobs)), state.mobs):
        if state.mobs[place] < 0 or place % ZONE_COUNT not in zones:
            return f"enemies: {state.mobs[place]} of kind {place // ZONE_COUNT} in zone {place % ZONE_COUNT}"
    for who in range(len(CHARACTERS)):
        if state.named[who] != NOWHERE and state.named[who] not in zones:
            return f"enemies: {CHARACTERS[who]} in zone {state.named[who]}"
    return ""


def citizens(state: State) -> str:
    """Every citizen card is in one place, and is there what its status says."""
    held = [card for card in state.citizen if card != NOWHERE]
    held += [frame.card for frame in state.stack if isinstance(frame, DropCitizen)]
    if state.result:  # nobody is asked any more which of two to let go
        held += [card for card, found in enumerate(state.card_is) if found == HELD and card not in held][:1]
    for status, cards, where in (
        (HELD, held, "held"), (IN_DECK, state.citizen_deck, "in the deck"),
        (DISCARDED, state.citizen_discard, "on the discard pile"),
    ):  # fmt: skip
        told = [card for card, found in enumerate(state.card_is) if found == status]
        if sorted(cards) != told:
            return f"citizens: {shown(told)} should be {where}, not {shown(sorted(cards))}"
    for card, status in enumerate(state.card_is):
        if (state.card_at[card] != NOWHERE) != (status in ON_BOARD):
            return f"citizens: {CITIZEN_IDS[card]} is {status} in zone {state.card_at[card]}"
        if status == OUT and card in state.mission.citizen_cards and not state.secrets_gone >> card & 1:
            return f"citizens: {CITIZEN_IDS[card]} is nowhere"
    return ""


def piles(state: State) -> str:
    """Every card is in one place."""
    traits = [trait for hand in state.traits for trait in hand]
    if sorted((*traits, *state.trait_deck, *state.trait_discard)) != TRAITS[state.mode]:
        return "traits: some are missing, or there twice"
    pending = [frame.card for frame in state.stack if isinstance(frame, AskRedraw | ResolveCard)]
    on_map = [card for _, card in state.map_cards]
    found = sorted((*state.spawn_deck, *state.spawn_discard, *state.spawn_out, *pending, *on_map))
    if found != [*state.mission.spawn_cards]:
        return f"spawn: {len(found)} cards, or some twice"
    return enemies(state)


def enemies(state: State) -> str:
    """Every named enemy is in one place."""
    starters = {figure.number for figure in state.mission.figures if figure.kind == "named"}
    found = [*state.named_deck, *state.named_discard]
    found += [f.kind - NAMED_KIND for f in state.stack if isinstance(f, ChooseZone) and f.kind >= NAMED_KIND]
    for who in range(len(CHARACTERS)):
        if state.named[who] != NOWHERE:
            found.append(who)
        if state.gone_named >> who & 1:
            found.append(who)
    whole = starters.union(state.mission.named_cards)
    if len(set(found)) != len(found) or not whole.issuperset(found):
        return f"named: {sorted(found)} are there"
    missing = whole.difference(found, [state.mission.vigil], starters if state.blow else ())
    return f"named: {sorted(missing)} are nowhere" if missing else ""


CHECKS = (wrong_sizes, numbers, dashboards, frames, heroes, figures, citizens, piles)
