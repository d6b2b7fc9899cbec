"""What the driver of Wreckland Run knows, in numbers: every section says its parts and writes them from what was read.

Slots and Sections stand in the order of the rules, cards by their number. What is worked out here of what lies on the
table (hearts that are left, die slots that are open, who is protected) is what a bot would have to work out again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from frenzy.envs.layout import MOST, Part, Section, clipped, flags, hot, marked, tally
from frenzy.envs.vocabulary import Eye
from frenzy.games.wreckland import frames
from frenzy.games.wreckland.cards import (
    BOARDS,
    CANYON_IDS,
    DESTRUCTION_IDS,
    ENEMIES,
    ENEMY_IDS,
    PART_IDS,
    PARTS,
    ROAD_IDS,
    VEHICLES,
)
from frenzy.games.wreckland.ids import (
    ARSONS,
    DICE,
    DIFFICULTIES,
    HEROES,
    LYING,
    MARKER,
    NOWHERE,
    PHASES,
    RESULTS,
    ROUNDS,
    SECTIONS,
    SLEEPS,
    SLOTS,
    VALUE,
    is_kept,
    is_white,
)
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.rules.foes import is_protected
from frenzy.games.wreckland.state import State
from frenzy.games.wreckland.things import ITEM_NAMES
from frenzy.kernel.memory import kept
from frenzy.kernel.records import Frame

PROMPTS: Final = tuple(
    dict.fromkeys(
        kind.prompt
        for kind in vars(frames).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind.prompt
    )
)
PURPOSES: Final = ("install", "repair", "clear")
HOLES: Final = 3
"""No card has more die slots."""
WORD_COUNT: Final = max(len(part.words) for part in PARTS)
"""No Part has more effects."""
KEPT: Final = 20_000
"""So many answers are remembered of each kind, and then forgotten at once."""

HOT_PROMPT: Final = dict(zip((*PROMPTS, ""), hot(len(PROMPTS)), strict=True))
HOT_VEHICLE: Final = dict(zip(VEHICLES, hot(len(VEHICLES)), strict=False))
HOT_DIFFICULTY: Final = dict(zip(DIFFICULTIES, hot(len(DIFFICULTIES)), strict=False))
HOT_RESULT: Final = dict(zip(RESULTS, hot(len(RESULTS)), strict=False))
HOT_PURPOSE: Final = dict(zip(("", *PURPOSES), (hot(3)[-1], *hot(3)), strict=False))
HOT_CHAPTER: Final = hot(len(BOARDS))
HOT_HERO: Final = hot(len(HEROES))
HOT_PART: Final = hot(len(PART_IDS))
HOT_WRECK: Final = hot(len(DESTRUCTION_IDS))
HOT_SECTION: Final = hot(len(SECTIONS))
HOT_SLOT: Final = hot(len(SLOTS))
HOT_ROAD: Final = hot(len(ROAD_IDS))
HOT_EFFECT: Final = hot(WORD_COUNT)
SECTION_FLAGS: Final = flags(len(SECTIONS))

Numbers = tuple[int, ...]

# -- where the game stands --------------------------------------------------------------------------------------


def write_context(read: tuple[str, int, str, int, Options], eye: Eye) -> bytes:
    """What is played, and what is asked."""
    prompt, chapter, vehicle, hero, options = read
    return b"".join(
        [
            HOT_PROMPT[prompt],
            HOT_CHAPTER[chapter - 1],
            HOT_VEHICLE[vehicle],
            HOT_HERO[hero],
            HOT_DIFFICULTY[options.difficulty],
            bytes([options.arson == ARSONS[1], options.sleep == SLEEPS[1]]),
        ]
    )


CONTEXT: Final = Section(
    write_context,
    (
        Part("prompt", (len(PROMPTS),), 1, f"what is asked: {', '.join(PROMPTS)}"),
        Part("chapter", (len(BOARDS),), 1, "1 to 7"),
        Part("vehicle", (len(VEHICLES),), 1, ", ".join(VEHICLES)),
        Part("hero", (len(HEROES),), 1, ", ".join(HEROES)),
        Part("difficulty", (len(DIFFICULTIES),), 1, ", ".join(DIFFICULTIES)),
        Part("arson_each_turn", (1,), 1, "Arson may ram once in each Turn, not only in each Round"),
        Part("sleep_by_value", (1,), 1, "the option `sleep` is `value`"),
    ),
)


def write_stage(read: tuple[str, Numbers, Numbers, Numbers], eye: Eye) -> bytes:
    """How far the game has come."""
    result, begun, turns, numbers = read
    return HOT_RESULT[result] + clipped((*begun, *turns, *numbers))


STAGE: Final = Section(
    write_stage,
    (
        Part("result", (len(RESULTS),), 1, "it goes on, is won, is lost"),
        Part("round", (1,), ROUNDS, ""),
        Part("is_run", (1,), 1, "the Run phase, not the Wreckage phase"),
        Part("turn", (1,), MOST, "of this Run phase"),
        Part("turns", (ROUNDS,), MOST, "that each Round has had"),
        Part("step", (1,), 6, "of the Turn; 0 outside of one"),
        Part("placed", (1,), MOST, "white dice in this Step"),
        Part("core_damage", (1,), MOST, ""),
        Part("core_left", (1,), MOST, "hearts of the Core"),
        Part("power_used", (1,), 1, "Arson's ram"),
        Part("soothed", (1,), 1, "Cuddles has repaired in this Turn"),
        Part("white_lost", (1,), 5, "white dice that are left out of this Turn"),
        Part("survived", (1,), MOST, "Canyon cards"),
    ),
)

# -- the vehicle ------------------------------------------------------------------------------------------------


def hole_row(lies: Sequence[int], values: Sequence[int]) -> bytes:
    """The die slots of a card: there is one, it is open, its value, the face of the die on it, a marker, a kept die."""
    entries: list[int] = []
    for place in range(HOLES):
        if place >= len(lies):
            entries += NO_HOLE
            continue
        die = lies[place] - 1
        has_die = 0 <= die < DICE
        value = values[place] if place < len(values) else 0
        entries += (
            1, die < 0, value, VALUE[die] if has_die else 0, lies[place] == MARKER, has_die and is_kept(die),
            has_die and is_white(die),
        )  # fmt: skip
    return bytes(entries)


HOLE_ENTRIES: Final = 7
NO_HOLE: Final = [0] * HOLE_ENTRIES
HOLE_MEANING: Final = (
    "there is one; it is open; its value; the face of the die on it; a marker lies on it; that die is kept; is white"
)

Slot = tuple[int, int, int, int, Numbers]
"""The card, where its spikes point, its damage, the Destruction card, and what lies on its die slots."""


def write_slot(read: Slot, eye: Eye) -> bytes:
    """All that lies on a slot."""
    card, spikes, damage, wreck, dice = read
    part = PARTS[card] if card != NOWHERE else None
    left = max(0, part.resistance - damage) if part else 0
    numbers = (damage, left, part.shield if part else 0, part.lowest if part else 0)
    return b"".join(
        [
            HOT_PART[card],
            HOT_WRECK[wreck],
            clipped(numbers),
            SECTION_FLAGS[spikes],
            hole_row(dice, part.dice if part else ()),
        ]
    )


SLOT_ENTRIES: Final = len(PART_IDS) + len(DESTRUCTION_IDS) + 4 + len(SECTIONS) + HOLES * HOLE_ENTRIES


SLOT_PARTS: Final = Section(
    write_slot,
    (
        Part(
            "slots",
            (len(SLOTS), SLOT_ENTRIES),
            MOST,
            f"each slot: {len(PART_IDS)} which Part is there; {len(DESTRUCTION_IDS)} which Destruction card; its "
            f"damage; hearts left; its shield; the lowest die it takes; {len(SECTIONS)} where its spikes point; for "
            f"each of {HOLES} die slots {HOLE_ENTRIES}: {HOLE_MEANING}",
        ),
    ),
    rows=len(SLOTS),
)

# -- enemies ----------------------------------------------------------------------------------------------------

Foe = tuple[int, int, int, Numbers, bool]
"""Which enemy, its Section, its damage, what lies on its die slots, and whether it is protected."""
foe_rows: dict[Foe, bytes] = {}


def foe_row(read: Foe) -> bytes:
    """All that is known of an enemy in play."""
    foe, where, hurt, dice, protected = read
    enemy = ENEMIES[foe]
    left = max(0, enemy.resistance - hurt)
    return b"".join([HOT_SECTION[where], clipped((hurt, left, protected)), hole_row(dice, enemy.dice)])


FOE_ENTRIES: Final = len(SECTIONS) + 3 + HOLES * HOLE_ENTRIES
ABSENT_FOES: Final = [bytes(FOE_ENTRIES)] * len(ENEMY_IDS)


def write_foes(read: tuple[Foe, ...], eye: Eye) -> bytes:
    """The enemies, those in play and the places of all others."""
    rows = ABSENT_FOES.copy()
    for foe in read:
        row = foe_rows.get(foe)
        rows[foe[0]] = kept(foe_rows, KEPT, foe, foe_row(foe)) if row is None else row
    return b"".join(rows)


FOES: Final = Section(
    write_foes,
    (
        Part(
            "enemies",
            (len(ENEMY_IDS), FOE_ENTRIES),
            MOST,
            f"each enemy, nothing if it is not in play: {len(SECTIONS)} its Section; its damage; hearts left; it is "
            f"protected; for each of {HOLES} die slots {HOLE_ENTRIES}: {HOLE_MEANING}",
        ),
    ),
)

# -- dice and cards ---------------------------------------------------------------------------------------------


def write_pool(pool: Numbers, eye: Eye) -> bytes:
    return tally(DICE, pool)


POOL: Final = Section(
    write_pool, (Part("pool", (DICE,), 8, "dice by face: 6 white, 6 white and kept, 6 red, 6 red and kept"),)
)


def write_cards(read: tuple[Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers], eye: Eye) -> bytes:
    """Where the cards are that lie neither on the vehicle nor before it."""
    available, upgrades, gone, part_discard, scrap, enemy_discard, piles = read
    parts, enemies = len(PART_IDS), len(ENEMY_IDS)
    return b"".join(
        [
            marked(parts, available),
            marked(parts, upgrades),
            marked(parts, gone),
            marked(parts, part_discard),
            marked(enemies, scrap),
            marked(enemies, enemy_discard),
            bytes(piles),
        ]
    )


CARDS: Final = Section(
    write_cards,
    (
        Part("available", (len(PART_IDS),), 1, "Parts that can be built"),
        Part("upgrades", (len(PART_IDS),), 1, "beside the vehicle"),
        Part("gone", (len(PART_IDS),), 1, "Upgrades that left the game"),
        Part("discarded_parts", (len(PART_IDS),), 1, ""),
        Part("scrap", (len(ENEMY_IDS),), 1, ""),
        Part("discarded_enemies", (len(ENEMY_IDS),), 1, ""),
        Part("piles", (4,), MOST, "cards left: Parts, enemies, Canyon, special cards"),
    ),
)


def write_road(read: tuple[Numbers, Numbers, int, int], eye: Eye) -> bytes:
    """The special cards of the chapter that lie open."""
    canyon, road, now, following = read
    return b"".join(
        [
            marked(len(CANYON_IDS), canyon),
            HOT_CANYON[canyon[-1] if canyon else NOWHERE],
            marked(len(ROAD_IDS), road),
            HOT_ROAD[now],
            HOT_ROAD[following],
        ]
    )


HOT_CANYON: Final = hot(len(CANYON_IDS))
ROAD: Final = Section(
    write_road,
    (
        Part("canyon", (len(CANYON_IDS),), 1, "Canyon cards that lie open"),
        Part("canyon_now", (len(CANYON_IDS),), 1, "the last of them"),
        Part("road", (len(ROAD_IDS),), 1, "special cards that lie open"),
        Part("road_now", (len(ROAD_IDS),), 1, "the one in force"),
        Part("road_next", (len(ROAD_IDS),), 1, "the one of the next Turn"),
    ),
)

# -- the question -----------------------------------------------------------------------------------------------

frame_rows: dict[Frame, bytes] = {}


def write_detail(top: Frame | None, eye: Eye) -> bytes:
    if top is None:
        return NO_DETAIL
    row = frame_rows.get(top)
    return kept(frame_rows, KEPT, top, detail_row(top)) if row is None else row


def named(frame: Frame, *fields: str) -> list[int]:
    """The numbers that these fields hold, of those that the frame has: each one, or several."""
    found: list[int] = []
    for field in fields:
        held = getattr(frame, field, ())
        found += held if isinstance(held, tuple) else (held,)
    return found


def number(frame: Frame, field: str) -> int:
    """What a field holds, nothing if the frame has none of the name."""
    return int(getattr(frame, field, 0))


def counted(size: int, things: Sequence[int]) -> bytes:
    """How often each of so many is among them; what is nowhere is not counted."""
    return tally(size, [thing for thing in things if thing != NOWHERE])


NOT_IN_USE: Final = frames.Activated(slot=NOWHERE, card=NOWHERE, left=(), die_slot=NOWHERE, value=0)


def detail_row(frame: Frame) -> bytes:
    """What a decision is about, read from its frame; most say little of it."""
    act: frames.Activated = getattr(frame, "act", NOT_IN_USE)
    card = act.card if isinstance(frame, frames.ChooseCanyon) else getattr(frame, "card", act.card)
    hits: tuple[int, ...] = getattr(frame, "hits", ())
    die = getattr(frame, "die", NOWHERE)
    numbers = (
        number(frame, "count"), number(frame, "amount"), hits[0] if hits else 0, len(hits), number(frame, "points"),
        number(frame, "extra"), number(frame, "low"), number(frame, "high"), number(frame, "optional"),
        number(frame, "pierce"), act.value, act.plus, act.ram_plus, act.bonus, act.die_slot + 1,
    )  # fmt: skip
    return b"".join(
        [
            HOT_PURPOSE[getattr(frame, "purpose", "")],
            HOT_PART[card],
            HOT_SLOT[getattr(frame, "slot", act.slot)],
            counted(len(SLOTS), named(frame, "slots")),
            counted(len(ITEM_NAMES), named(frame, "paid", "dice")),
            counted(len(ENEMY_IDS), named(frame, "waiting", "chosen", "targets", "given", "foes")),
            counted(len(ENEMY_IDS), [*named(frame, "acted", "favourite"), *act.hit]),
            counted(len(SECTIONS), [*named(frame, "sections", "section"), act.section]),
            marked(len(LYING), () if die == NOWHERE else (die,)),
            counted(WORD_COUNT, act.left),
            HOT_EFFECT[getattr(frame, "word", NOWHERE)],
            clipped(numbers),
        ]
    )


DETAIL_PARTS: Final = (
    Part("purpose", (len(PURPOSES),), 1, f"what is paid for: {', '.join(PURPOSES)}"),
    Part("card", (len(PART_IDS),), 1, "the Part that is paid for, placed or in use"),
    Part("slot", (len(SLOTS),), 1, "where it is, or what is repaired or cleared"),
    Part("hit_slots", (len(SLOTS),), 1, "those that can be hit"),
    Part("named_items", (len(ITEM_NAMES),), 8, "what pays already; dice that will be rerolled"),
    Part("named_enemies", (len(ENEMY_IDS),), MOST, "that are still to act, are targets, or have been given damage"),
    Part("enemies_before", (len(ENEMY_IDS),), 2, "that were activated, were hit by this Part, or take the bonus"),
    Part("named_sections", (len(SECTIONS),), 2, "in question, or under attack"),
    Part("named_die", (len(LYING),), 1, "the die that closes a die slot; the last one is a marker"),
    Part("effects_left", (WORD_COUNT,), 1, "of the Part in use"),
    Part("effect", (WORD_COUNT,), 1, "in course"),
    Part(
        "amounts",
        (15,),
        MOST,
        "how many are to go; the damage settled; the next hit; hits to come; points of the Ram; its bonus; the lowest "
        "and the highest die that may be taken; it may be declined; shields do not help; of the Part in use: the value "
        "that was placed, added damage, added to Rams, the hero's bonus, the number of its die slot",
    ),
)
NO_DETAIL: Final = bytes(sum(part.size for part in DETAIL_PARTS))
DETAIL: Final = Section(write_detail, DETAIL_PARTS)


def read(state: State, eye: Eye, top: Frame | None) -> list[object]:
    """What the sections are written from."""
    vehicle, special, runs = state.vehicle, state.special, state.phase == PHASES[1]
    return [
        ("" if top is None else top.prompt, state.board.number, vehicle.id, state.hero, state.options),
        (
            state.result, (state.round, runs, state.turn), tuple(state.turns),
            (
                state.step, state.placed, state.core, max(0, vehicle.core - state.core), state.power_used,
                state.soothed, state.white_lost, state.survived,
            ),
        ),
        *zip(state.cards, state.spikes, state.damage, state.wrecks, state.dice, strict=True),
        tuple(
            [
                (foe, state.where[foe], state.hurt[foe], state.foe_dice[foe], is_protected(state, foe))
                for foe in state.foes
            ]
        ),
        state.pool,
        (
            state.available, state.upgrades, state.gone, state.part_discard, state.scrap, state.enemy_discard,
            (len(state.part_deck), len(state.enemy_deck), len(state.canyon_deck), len(state.road_deck)),
        ),
        (
            state.canyon_open, state.road_open, special.in_force(state) if runs else NOWHERE,
            special.announced(state) if runs else NOWHERE,
        ),
        top,
    ]  # fmt: skip


SECTIONS_WRITTEN: Final = (CONTEXT, STAGE, SLOT_PARTS, FOES, POOL, CARDS, ROAD, DETAIL)
"""In the order of what is read."""

LEFT_OUT: Final = {
    "seed": "nobody knows it",
    "result_rule": "the result says enough",
    "dice_chance": "nobody knows it",
    "part_chance": "nobody knows it",
    "enemy_chance": "nobody knows it",
    "destruction_chance": "nobody knows it",
    "canyon_chance": "nobody knows it",
    "road_chance": "nobody knows it",
    "loaded": "nobody knows it",
}
"""Fields of the state of which an observation tells nothing, and why."""
