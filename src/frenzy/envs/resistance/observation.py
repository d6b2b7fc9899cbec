"""What a player of Resistance knows, in numbers: every section says its parts and writes them from what was read.

Heroes stand in rows (`eye.py`), zones, doors and cards in the order of the rules. Players hide nothing from each other;
what nobody knows is the order of the decks, which citizens lie face down, and colours that have not been found.
Ways and sight of the first hero are worked out here, as a bot would have to work them out again.
"""

from __future__ import annotations

from typing import Final

from frenzy.envs.layout import MOST, Part, Section, clipped, flags, hot, marked, mask_row, tally
from frenzy.envs.resistance.detail import KINDS, detail_of
from frenzy.envs.resistance.eye import ROWS, first_hero, rows_of
from frenzy.envs.vocabulary import Eye
from frenzy.games.resistance import frames
from frenzy.games.resistance.arms import DEVOURING, OBJECT, STATES
from frenzy.games.resistance.board import OPENING_IDS, ZONE_IDS, Net, Sight
from frenzy.games.resistance.cards import CITIZEN_IDS, POWERS, SKILL_IDS, SPAWN_IDS, TRAIT_IDS
from frenzy.games.resistance.ids import (
    CHARACTERS,
    COLOURS,
    DANGER,
    FLOORS,
    MOBS,
    NOWHERE,
    PHASES,
    POINT_COLOURS,
    RESULTS,
)
from frenzy.games.resistance.missions import MISSION_IDS, Mission
from frenzy.games.resistance.state import DISCARDED, FACE_DOWN, HELD, HIDDEN, REVEALED, State
from frenzy.kernel.memory import kept
from frenzy.kernel.records import Frame

PROMPTS: Final = tuple(
    dict.fromkeys(
        kind.prompt
        for kind in vars(frames).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind.prompt
    )
)
KEPT: Final = 5_000
"""So many answers are remembered of each kind, and then forgotten at once."""
MISSION_ROOM: Final = 32
"""For missions: there may be more of them one day."""
GOAL_ROOM: Final = 8
UNREACHED: Final = 60
"""The distance of what cannot be reached; no way is as long."""

ZONES: Final = len(ZONE_IDS)
HEROES: Final = len(CHARACTERS)
CITIZENS: Final = len(CITIZEN_IDS)
TRAITS: Final = len(TRAIT_IDS)
CARDS: Final = len(SPAWN_IDS)
ATTACKS: Final = DEVOURING + 1 + STATES
HOT_PROMPT: Final = dict(zip((*PROMPTS, ""), hot(len(PROMPTS)), strict=True))
HOT_RESULT: Final = dict(zip(RESULTS, hot(len(RESULTS)), strict=False))
HOT_PHASE: Final = dict(zip(PHASES, hot(len(PHASES)), strict=False))
HOT_MISSION: Final = dict(zip(MISSION_IDS, hot(MISSION_ROOM), strict=False))
HOT_ZONE: Final = hot(ZONES)
HOT_HERO_ROW: Final = hot(ROWS)
HOT_CHARACTER: Final = hot(HEROES)
HOT_CITIZEN: Final = hot(CITIZENS)
HOT_SKILL: Final = hot(len(SKILL_IDS))
HOT_FLOOR: Final = hot(len(FLOORS))
HOT_ATTACK: Final = hot(ATTACKS)
GOAL_FLAGS: Final = flags(GOAL_ROOM)
FLOOR_FLAGS: Final = flags(len(FLOORS))
HOT_POWER: Final = hot(len(POWERS))
HOT_CARD: Final = hot(CARDS)


Numbers = tuple[int, ...]

# -- where the game stands --------------------------------------------------------------------------------------


Context = tuple[str, str, str, str, int, int, int, int, Numbers]


def write_context(read: Context, eye: Eye) -> bytes:
    """The mission, how far it has come, and what is asked."""
    prompt, mission, phase, result, met, entered, floors, cabin, numbers = read
    return b"".join(
        [
            HOT_PROMPT[prompt],
            HOT_MISSION[mission],
            HOT_PHASE[phase],
            HOT_RESULT[result],
            clipped(numbers),
            GOAL_FLAGS[met],
            GOAL_FLAGS[entered],
            FLOOR_FLAGS[floors],
            HOT_FLOOR[cabin],
        ]
    )


CONTEXT: Final = Section(
    write_context,
    (
        Part("prompt", (len(PROMPTS),), 1, f"what is asked: {', '.join(PROMPTS)}"),
        Part("mission", (MISSION_ROOM,), 1, f"{', '.join(MISSION_IDS)}, and room for more"),
        Part("phase", (len(PHASES),), 1, ", ".join(PHASES)),
        Part("result", (len(RESULTS),), 1, "it goes on, is won, is lost"),
        Part("is_zombie_mode", (1,), 1, ""),
        Part("heroes", (1,), ROWS, "in the team"),
        Part("round", (1,), MOST, ""),
        Part("actions_left", (1,), MOST, "of the active hero"),
        Part("danger", (1,), 3, "the highest danger level: 0 blue, 1 yellow, 2 orange, 3 red"),
        Part("called", (1,), 1, "the elevator has been called"),
        Part("charged", (1,), 1, "the object has been charged"),
        Part("beacon", (1,), 1, ""),
        Part("all_red", (1,), 1, "that goal stays met"),
        Part("blow", (1,), 1, "the final blow has been struck"),
        Part("secrets_revealed", (1,), MOST, "Secret Mission cards"),
        Part("secrets_taken", (1,), MOST, "Secret Mission cards"),
        Part("met", (GOAL_ROOM,), 1, "goals that were announced as met, in the order of the mission"),
        Part("entered", (GOAL_ROOM,), 1, "entries of the mission"),
        Part("floors", (len(FLOORS),), 1, f"that heroes have reached: {', '.join(FLOORS)}"),
        Part("cabin", (len(FLOORS),), 1, "where the elevator stands, if it works"),
    ),
)

# -- heroes -----------------------------------------------------------------------------------------------------

Held = tuple[int, int, int, int, Numbers, Numbers, Numbers]
"""The sheet, the citizen, what was copied, traits, tokens, abilities used up."""
held_rows: dict[Held, bytes] = {}


def held_row(held: Held) -> bytes:
    """What lies beside a hero, and seldom changes."""
    sheet, citizen, copied, copied_attack, traits, tokens, used = held
    return b"".join(
        [
            b"\1",
            HOT_CHARACTER[sheet],
            HOT_CITIZEN[citizen],
            HOT_SKILL[copied],
            HOT_CHARACTER[copied_attack],
            tally(TRAITS, traits),
            tally(len(COLOURS), tokens),
            tally(len(POWERS), used),
        ]
    )


def write_hero(read: tuple[Held, Numbers] | None, eye: Eye) -> bytes:
    """A hero with sheet and dashboard."""
    if read is None:
        return NO_HERO
    held, numbers = read
    row = held_rows.get(held)
    return (kept(held_rows, KEPT, held, held_row(held)) if row is None else row) + clipped(numbers)


HERO_NUMBERS: Final = 14
HERO_ENTRIES: Final = (
    1 + HEROES + CITIZENS + len(SKILL_IDS) + HEROES + TRAITS + len(COLOURS) + len(POWERS) + HERO_NUMBERS
)
NO_HERO: Final = bytes(HERO_ENTRIES)


def read_hero(state: State, seat: int, hero: int, asked: int) -> tuple[Held, Numbers]:
    held = (
        state.team[hero], state.citizen[hero], state.copied[hero], state.copied_attack[hero], state.traits[hero],
        state.tokens[hero], state.used[hero],
    )  # fmt: skip
    return held, (
        state.hands[hero] == seat, hero == asked, hero == state.active, state.activated >> hero & 1,
        state.left >> hero & 1, state.drew >> hero & 1, state.unnoticed >> hero & 1, state.health[hero],
        state.power[hero], state.xp[hero], DANGER[state.xp[hero]], state.kills[hero], state.wounds[hero],
        state.zone[hero] != NOWHERE,
    )  # fmt: skip


def write_places(zones: Numbers, eye: Eye) -> bytes:
    """Where the team stands."""
    return b"".join([*[HOT_ZONE[zone] for zone in zones], NO_ZONES[len(zones)]])


NO_ZONES: Final = tuple(bytes(ZONES * (ROWS - heroes)) for heroes in range(ROWS + 1))
TEAM: Final = Section(
    write_hero,
    (
        Part(
            "team",
            (ROWS, HERO_ENTRIES),
            MOST,
            f"each hero: there is one; {HEROES} who it is; {CITIZENS} the citizen it has; {len(SKILL_IDS)} the skill "
            f"it has copied; {HEROES} whose attack; {TRAITS} its traits, counted; {len(COLOURS)} tokens by colour; "
            f"{len(POWERS)} abilities used up for now; then: it is mine; is asked; is active; has been activated; has "
            "left; drew a trait in this turn; is unnoticed; health; power or hunger; experience; danger level; kills; "
            "wounds taken; stands on the board",
        ),
    ),
    rows=ROWS,
)
PLACES: Final = Section(write_places, (Part("hero_zone", (ROWS, ZONES), 1, "where each stands"),))

# -- enemies ----------------------------------------------------------------------------------------------------


Skips = tuple[tuple[int, int, int], ...]


def write_mobs(read: tuple[Numbers, Skips], eye: Eye) -> bytes:
    """Mobs by kind and zone."""
    mobs, skips = read
    counts = [0] * ZONES
    for zone, _, many in skips:
        counts[zone] += many
    return bytes(mobs) + clipped(counts)


def write_named(read: tuple[Numbers, Numbers, Numbers], eye: Eye) -> bytes:
    """Those with a name: where they are, and what has become of them; and the mobs that are gone."""
    zones, masks, gone = read
    named = [*[HOT_ZONE[zone] for zone in zones], *[mask_row(mask, HEROES) for mask in masks]]
    return b"".join([*named, bytes(gone)])


CROWD: Final = Section(
    write_mobs,
    (
        Part("mobs", (len(MOBS), ZONES), 35, "walkers, brutes and runners, or those of Zombie Mode, by zone"),
        Part("stunned", (ZONES,), 63, "enemies that sit out the next activation"),
    ),
)
NAMED: Final = Section(
    write_named,
    (
        Part("named_zone", (HEROES, ZONES), 1, "where each enemy with a name is"),
        Part("lying", (HEROES,), 1, "it lies there"),
        Part("rising", (HEROES,), 1, "it gets up at the end of the Enemy Phase"),
        Part("slain", (HEROES,), 1, "it was eliminated at least once"),
        Part("felled", (HEROES,), 1, "it was laid down at least once"),
        Part("gone_named", (HEROES,), 1, "it left the game"),
        Part("gone", (len(MOBS),), 35, "mobs that left the game"),
    ),
)

# -- zones ------------------------------------------------------------------------------------------------------

sight_rows: dict[Sight, bytes] = {}
way_rows: dict[tuple[Net, int], bytes] = {}


def sight_row(sight: Sight) -> bytes:
    """How far the zones in sight are, and 1 more."""
    row = bytearray(ZONES)
    for zone, far in sight.seen.items():
        row[zone] = min(far + 1, UNREACHED)
    return bytes(row)


def way_row(net: Net, here: int) -> bytes:
    """How far it is from everywhere."""
    return bytes(far if 0 <= far < UNREACHED else UNREACHED for far in net.to(here))


def write_surroundings(read: tuple[Sight, Net, int] | None, eye: Eye) -> bytes:
    """What the first hero sees, and how far it is; nothing if it is off the board."""
    if read is None:
        return NO_SURROUNDINGS
    sight, net, here = read
    seen, far = sight_rows.get(sight), way_rows.get((net, here))
    if seen is None:
        seen = kept(sight_rows, KEPT, sight, sight_row(sight))
    if far is None:
        far = kept(way_rows, KEPT, (net, here), way_row(net, here))
    return seen + far


def read_surroundings(state: State, here: int) -> tuple[Sight, Net, int] | None:
    if here == NOWHERE:
        return None
    ways = state.ways()
    return (ways.sight(here), ways.net(0), here)


NO_SURROUNDINGS: Final = bytes(ZONES) + bytes([UNREACHED]) * ZONES
SURROUNDINGS: Final = Section(
    write_surroundings,
    (
        Part("sight", (ZONES,), UNREACHED, "how far away the first hero sees the zone, and 1 more; 0 if it does not"),
        Part("distance", (ZONES,), UNREACHED, f"steps to the first hero; {UNREACHED} if there is no way"),
    ),
)


def write_house(read: tuple[Numbers, int, int, int, int], eye: Eye) -> bytes:
    """The board as it stands."""
    zones, opened, exit_zone, is_open, barred = read
    return b"".join(
        [
            marked(ZONES, zones),
            mask_row(opened, ZONES),
            HOT_ZONE[exit_zone],
            mask_row(is_open, len(OPENING_IDS)),
            mask_row(barred, len(OPENING_IDS)),
        ]
    )


HOUSE: Final = Section(
    write_house,
    (
        Part("exists", (ZONES,), 1, "one can stand there in this mission"),
        Part("opened", (ZONES,), 1, "its building has been opened"),
        Part("exit", (ZONES,), 1, ""),
        Part("open", (len(OPENING_IDS),), 1, "doors and windows that are open"),
        Part("barred", (len(OPENING_IDS),), 1, "locked or sealed"),
    ),
)


Marks = tuple[Mission, bool, Numbers, int, int, Numbers, int, tuple[tuple[int, int], ...], Numbers, Numbers]


def write_marks(read: Marks, eye: Eye) -> bytes:
    """Spawn points, objectives, objects and cards on the map."""
    mission, is_crowd, point_at, awake, shifted, colours, all_taken, map_cards, object_at, object_is = read
    points, tokens = bytearray(ZONES * POINT_ENTRIES), bytearray(ZONES * TOKEN_ENTRIES)
    for number, zone in enumerate(point_at):
        if is_crowd or not mission.points[number].crowd:
            place = zone * POINT_ENTRIES + mission.points[number].colour * 3
            points[place] = 1
            points[place + 1] |= awake >> number & 1
            points[place + 2] |= shifted >> number & 1
    for number, objective in enumerate(mission.objectives):
        taken, place = all_taken >> number & 1, objective.zone * TOKEN_ENTRIES
        known = taken or objective.colour != NOWHERE
        tokens[place + (colours[number] if known else len(COLOURS))] = 1
        tokens[place + len(COLOURS) + 1] |= taken
    for zone, _ in map_cards:
        tokens[zone * TOKEN_ENTRIES + len(COLOURS) + 2] = 1
    for number, zone in enumerate(object_at):
        if zone != NOWHERE:
            tokens[zone * TOKEN_ENTRIES + len(COLOURS) + 3 + object_is[number]] = 1
    return bytes(points + tokens)


POINT_ENTRIES: Final = 3 * len(POINT_COLOURS)
TOKEN_ENTRIES: Final = len(COLOURS) + 3 + STATES
MARKS: Final = Section(
    write_marks,
    (
        Part(
            "points",
            (ZONES, POINT_ENTRIES),
            1,
            f"for each colour of spawn points ({', '.join(POINT_COLOURS)}): there is one; it is active; it was moved",
        ),
        Part(
            "marks",
            (ZONES, TOKEN_ENTRIES),
            1,
            f"an objective of each colour ({', '.join(COLOURS)}); one whose colour nobody knows; it has been taken; a "
            f"spawn card lies there; {STATES} an object, by its state",
        ),
    ),
)

# -- people and cards -------------------------------------------------------------------------------------------


def write_people(read: tuple[Numbers, Numbers, Numbers], eye: Eye) -> bytes:
    """Citizens where they are seen; those face down are counted."""
    card_at, card_is, goals = read
    down = bytearray(ZONES)
    zones: list[bytes] = []
    hidden = held = discarded = 0
    for card, lies in enumerate(card_is):
        seen = NOWHERE
        if lies in (REVEALED, HIDDEN):
            seen = card_at[card]
            hidden |= (lies == HIDDEN) << card
        elif lies == FACE_DOWN:
            down[card_at[card]] += 1
        elif lies == HELD:
            held |= 1 << card
        elif lies == DISCARDED:
            discarded |= 1 << card
        zones.append(HOT_ZONE[seen])
    masks = (hidden, held, discarded, *goals)
    return b"".join([bytes(down), *zones, *[mask_row(mask, CITIZENS) for mask in masks]])


PEOPLE: Final = Section(
    write_people,
    (
        Part("face_down", (ZONES,), CITIZENS, "citizen cards"),
        Part("citizen_zone", (CITIZENS, ZONES), 1, "where each citizen, or Secret Mission card, is seen"),
        Part("hidden", (CITIZENS,), 1, "enemies ignore it"),
        Part("held", (CITIZENS,), 1, "by a hero"),
        Part("discarded_citizens", (CITIZENS,), 1, ""),
        Part("rescued", (CITIZENS,), 1, "in Zombie Mode: devoured by a hero"),
        Part("devoured", (CITIZENS,), 1, "eliminated"),
        Part("secrets_gone", (CITIZENS,), 1, "Secret Mission cards that lie on the board no more"),
    ),
)


def write_decks(sizes: Numbers, eye: Eye) -> bytes:
    return bytes(sizes)


def pile(name: str, size: int, most: int, meaning: str = "") -> Section:
    """So many kinds of cards, each counted."""
    return Section(lambda cards, eye: tally(size, cards), (Part(name, (size,), most, meaning),))


PILES: Final = (
    Section(write_decks, (Part("decks", (4,), MOST, "cards left: spawn, traits, citizens, named enemies"),)),
    pile("spawn_discard", CARDS, 1),
    pile("trait_discard", TRAITS, 8),
    pile("citizen_discard", CITIZENS, 1),
    pile("named_discard", HEROES, 1),
    pile("spawn_out", CARDS, 1, "spawn cards that left the game, or lie under citizens"),
)

# -- the question -----------------------------------------------------------------------------------------------

detail_rows: dict[tuple[Frame, int, int], bytes] = {}


def write_detail(read: tuple[Frame, int, int] | None, eye: Eye) -> bytes:
    if read is None:
        return NO_DETAIL
    row = detail_rows.get(read)
    return kept(detail_rows, KEPT, read, detail_row(*read)) if row is None else row


def attack_place(attack: int) -> int:
    """The place of an attack: those of the sheets, devouring, then those of an object's states."""
    return attack if attack < OBJECT else DEVOURING + 1 + attack - OBJECT


def detail_row(frame: Frame, first: int, heroes: int) -> bytes:
    """What the question names, with heroes by their rows."""
    found, order = detail_of(frame), rows_of(first, heroes)
    kinds = [0] * KINDS
    for kind, many in found.kinds:
        kinds[kind] += many
    numbers = (
        found.many, found.least, found.most, found.done, found.dice, found.level + 1, found.is_optional,
        found.is_special,
    )  # fmt: skip
    return b"".join(
        [
            marked(ROWS, [row for row, hero in enumerate(order) if found.heroes >> hero & 1]),
            HOT_HERO_ROW[order.index(found.hero) if found.hero in order else NOWHERE],
            HOT_ZONE[found.zone],
            mask_row(found.zones, ZONES),
            mask_row(found.goals, ZONES),
            clipped(kinds),
            mask_row(found.citizens, CITIZENS),
            mask_row(found.traits, TRAITS),
            HOT_CARD[found.card],
            HOT_ATTACK[attack_place(found.attack)],
            mask_row(found.flags, FLAGS),
            HOT_POWER[found.power],
            tally(6, [face - 1 for face in found.faces]),
            tally(6, [face - 1 for face in found.fixed]),
            mask_row(found.acts, ACTS),
            mask_row(found.then, ACTS),
            clipped(numbers),
        ]
    )


FLAGS: Final = 5
ACTS: Final = 4
DETAIL_PARTS: Final = (
    Part("touched", (ROWS,), 1, "heroes in question"),
    Part("asked_hero", (ROWS,), 1, ""),
    Part("aim", (ZONES,), 1, "the zone in question"),
    Part("zones", (ZONES,), 1, "those in question"),
    Part("goals", (ZONES,), 1, "where enemies want to go"),
    Part("kinds", (KINDS,), 63, "enemies in question: the mobs by kind, then those with a name"),
    Part("citizens", (CITIZENS,), 1, "in question; of wounds to be shared, those that have had theirs"),
    Part("drawn", (TRAITS,), 1, "traits of which one has to be discarded"),
    Part("spawn_card", (CARDS,), 1, "that was drawn"),
    Part("attack", (ATTACKS,), 1, "by sheet; then devouring; then those of an object by its state"),
    Part(
        "attack_flags",
        (FLAGS,),
        1,
        "sixes bring more dice; targets are picked; repeated; at a citizen; hunger burnt",
    ),
    Part("again_by", (len(POWERS),), 1, "the ability that allows the attack to be repeated"),
    Part("faces", (6,), 63, "dice by face"),
    Part("fixed_faces", (6,), 63, "dice that were rolled again, by face"),
    Part("free_acts", (ACTS,), 1, "what may be done for free: move, attack, open a door, devour"),
    Part("free_acts_then", (ACTS,), 1, "and after that"),
    Part(
        "amounts",
        (8,),
        MOST,
        "how many (enemies, hits, wounds, zones, health); the least and the most range or health; dice that show 1, or "
        "heroes asked before; dice of cards, or kills; the danger level at which a card is read, and 1 more; it may be "
        "declined or has begun; it is special (enemies hold nobody back, a door is opened, those with a name too, "
        "citizens are spared)",
    ),
)
NO_DETAIL: Final = bytes(sum(part.size for part in DETAIL_PARTS))
DETAIL: Final = Section(write_detail, DETAIL_PARTS)


def read(state: State, eye: Eye, top: Frame | None) -> list[object]:
    """What the sections are written from."""
    mission, seat, heroes, asked = state.mission, eye.seat, state.heroes, NOWHERE
    if isinstance(top, frames.OfHero):
        asked = top.hero
    first = first_hero(state, seat, top)
    order = rows_of(first, heroes)
    team: list[object] = [None] * ROWS
    for row, hero in enumerate(order):
        team[row] = read_hero(state, seat, hero, asked)
    return [
        (
            "" if top is None else top.prompt, mission.id, state.phase, state.result, state.met, state.entered,
            state.floors, state.cabin,
            (
                state.mode, heroes, state.round, state.actions_left, state.danger(), state.called, state.charged,
                state.beacon, state.all_red, state.blow, state.secrets_revealed, state.secrets_taken,
            ),
        ),
        *team,
        tuple([state.zone[hero] for hero in order]),
        (state.mobs, state.skips),
        (state.named, (state.lying, state.rising, state.slain, state.felled, state.gone_named), state.gone),
        read_surroundings(state, state.zone[first]),
        (state.ways().zones, state.opened, state.exit, state.open, state.barred),
        (
            mission, state.is_crowd(), state.point_at, state.awake, state.shifted, state.colours, state.taken,
            state.map_cards, state.object_at, state.object_is,
        ),
        (state.card_at, state.card_is, (state.rescued, state.devoured, state.secrets_gone)),
        (len(state.spawn_deck), len(state.trait_deck), len(state.citizen_deck), len(state.named_deck)),
        state.spawn_discard,
        state.trait_discard,
        state.citizen_discard,
        state.named_discard,
        state.spawn_out,
        None if top is None else (top, first, heroes),
    ]  # fmt: skip


SECTIONS: Final = (CONTEXT, TEAM, PLACES, CROWD, NAMED, SURROUNDINGS, HOUSE, MARKS, PEOPLE, *PILES, DETAIL)
"""In the order of what is read."""

LEFT_OUT: Final = {
    "options": "mission and team say it",
    "seed": "nobody knows it",
    "result_rule": "the result says enough",
    "dice_chance": "nobody knows it",
    "spawn_chance": "nobody knows it",
    "trait_chance": "nobody knows it",
    "citizen_chance": "nobody knows it",
    "named_chance": "nobody knows it",
    "loaded": "nobody knows it",
}
"""Fields of the state of which an observation tells nothing, and why."""
