"""What a seat of Adrenaline knows, in numbers: every section says its parts and writes them from what was read.

Figures stand in rows (`eye.py`), squares, weapons and cards in the order of the rules. What is worked out here of
what lies on the table (distances, who sees whom, who has most tokens) is what a bot would have to work out again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from frenzy.envs.adrenaline.detail import NAMES, PAID_PROMPTS, Detail, detail_of
from frenzy.envs.adrenaline.eye import SeatEye
from frenzy.envs.layout import MOST, Part, Section, clipped, flags, hot, tally
from frenzy.games.adrenaline import frames
from frenzy.games.adrenaline.arsenal import GUNS
from frenzy.games.adrenaline.board import AREA, Arena, arenas
from frenzy.games.adrenaline.ids import CARDS, COLOURS, FIGURES, NOWHERE, ROOMS, SPAWN, Cubes
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.rules.damage import KILLSHOT, TRACK
from frenzy.games.adrenaline.rules.paying import purse
from frenzy.games.adrenaline.rules.scoring import board_values, place_value
from frenzy.games.adrenaline.state import MARKET, REASONS, State
from frenzy.games.adrenaline.tiles import TILES
from frenzy.kernel.memory import kept
from frenzy.kernel.records import Frame

PROMPTS: Final = tuple(
    kind.prompt for kind in vars(frames).values() if isinstance(kind, type) and issubclass(kind, Frame) and kind.prompt
)
MODES: Final = ("deathmatch", "domination", "turret")
ARENAS: Final = tuple(arenas())
EFFECTS: Final = 3
UNREACHED: Final = 6
"""The distance of what stands nowhere; no square of an arena is further away than 5."""
WEAPONS: Final = len(GUNS)
CARD_KINDS: Final = len(CARDS)
KEPT: Final = 50_000
"""So many answers are remembered of each kind, and then forgotten at once."""

Numbers = tuple[int, ...]

HOT_SQUARE: Final = hot(AREA)
HOT_WEAPON: Final = hot(WEAPONS)
HOT_CARD: Final = hot(CARD_KINDS)
HOT_ROW: Final = hot(FIGURES)
HOT_PROMPT: Final = dict(zip((*PROMPTS, ""), hot(len(PROMPTS)), strict=True))
HOT_ARENA: Final = dict(zip(ARENAS, hot(len(ARENAS)), strict=False))
HOT_MODE: Final = dict(zip(MODES, hot(len(MODES)), strict=False))
HOT_EFFECT: Final = hot(EFFECTS)
HOT_ROOM: Final = hot(len(ROOMS))
SQUARE_FLAGS: Final = flags(AREA)
EFFECT_FLAGS: Final = flags(EFFECTS)
COLOUR_FLAGS: Final = flags(len(COLOURS))
TILE_ROWS: Final = (*(bytes((1, *tile.cubes, tile.powerup)) for tile in TILES), bytes(5))
"""What an ammo tile gives; the last one, at -1, is none."""


class Sights:
    """What follows from an arena alone: its squares, what is seen from each, and how far the others are."""

    def __init__(self, arena: Arena) -> None:
        doors = [
            [beyond != NOWHERE and arena.border(square, beyond) == "door" for beyond in arena.exits[square]]
            for square in range(AREA)
        ]
        self.fixed = b"".join(
            [
                bytes(arena.board >> square & 1 for square in range(AREA)),
                b"".join(HOT_ROOM[arena.room[square]] for square in range(AREA)),
                bytes(beyond != NOWHERE for square in range(AREA) for beyond in arena.exits[square]),
                bytes(door for square in range(AREA) for door in doors[square]),
                bytes(arena.spawn_colour[square] == colour for square in range(AREA) for colour in range(len(COLOURS))),
            ]
        )
        self.seen = (*(SQUARE_FLAGS[arena.sees[square]] for square in range(AREA)), bytes(AREA))
        self.moves = (*(self.distances(arena, square) for square in range(AREA)), bytes([UNREACHED]) * AREA)

    @staticmethod
    def distances(arena: Arena, here: int) -> bytes:
        on_board = here in arena.squares
        return bytes(
            arena.distance(here, square) if on_board and square in arena.squares else UNREACHED
            for square in range(AREA)
        )


SIGHTS: Final = {name: Sights(arena) for name, arena in arenas().items()}

# -- figures --------------------------------------------------------------------------------------------------


def write_places(read: tuple[str, Numbers], eye: SeatEye) -> bytes:
    """Where the figures stand, and how they stand to each other."""
    (arena, square), order = read, eye.order
    sights = SIGHTS[arena]
    places = [square[figure] if figure != NOWHERE else NOWHERE for figure in order]
    here = places[0]
    seen, moves = sights.seen[here], sights.moves[here]
    found = [HOT_SQUARE[place] for place in places]
    sees = bytes([seen[place] if place != NOWHERE else 0 for place in places])
    seen_by = bytes([sights.seen[place][here] if here != NOWHERE else 0 for place in places])
    far = bytes([moves[place] if place != NOWHERE else UNREACHED for place in places])
    return b"".join([eye.present, *found, sees, seen_by, far, seen, moves])


PLACES: Final = Section(
    write_places,
    (
        Part("present", (FIGURES,), 1, "there is such a figure"),
        Part("square", (FIGURES, AREA), 1, "where it stands; nowhere if it is off the board"),
        Part("seen", (FIGURES,), 1, "I see it"),
        Part("sees_me", (FIGURES,), 1, "it sees me"),
        Part("distance", (FIGURES,), UNREACHED, f"how many moves away it is; {UNREACHED} off the board"),
        Part("seen_squares", (AREA,), 1, "I see that square"),
        Part("moves_to", (AREA,), UNREACHED, f"how many moves away it is; {UNREACHED} if there is no way"),
    ),
)


def track_row(track: tuple[int, ...], eye: SeatEye) -> bytes:
    """A damage track: tokens by owner, in which order they have come, killshot and overkill, moves gained, length."""
    counts, turns, turn = [0] * FIGURES, [0] * FIGURES, 0
    for owner in track:
        row = eye.row_of[owner]
        if not counts[row]:
            turn += 1
            turns[row] = turn
        counts[row] += 1
    kill = eye.row_of[track[KILLSHOT - 1]] if len(track) >= KILLSHOT else NOWHERE
    over = eye.row_of[track[TRACK - 1]] if len(track) >= TRACK else NOWHERE
    tier = (len(track) >= 3) + (len(track) >= 6)
    found = bytes(counts + turns) + HOT_ROW[kill] + HOT_ROW[over] + bytes([tier, len(track)])
    return kept(eye.tracks, KEPT, track, found)


def write_tracks(damage: tuple[Numbers, ...], eye: SeatEye) -> bytes:
    """What lies on the figures' boards, a row for each."""
    tracks = eye.tracks
    rows: list[bytes] = []
    for figure in eye.order:
        track = damage[figure] if figure != NOWHERE else ()
        row = tracks.get(track)
        rows.append(track_row(track, eye) if row is None else row)
    return b"".join(rows)


TRACK_ENTRIES: Final = 4 * FIGURES + 2
TRACKS: Final = Section(
    write_tracks,
    (
        Part(
            "track",
            (FIGURES, TRACK_ENTRIES),
            TRACK,
            f"its damage: {FIGURES} tokens of each figure; {FIGURES} who hit it first (1), second …, not yet (0); "
            f"{FIGURES} whose the killshot is; {FIGURES} whose the overkill is; how many moves better its actions are "
            "(0, 1, 2); all tokens",
        ),
    ),
)


def write_marks(read: tuple[Numbers, tuple[tuple[int, int], ...]], eye: SeatEye) -> bytes:
    """The marks of each figure on each other."""
    (marks, new_marks), order = read, eye.order
    rows = [figure * FIGURES for figure in order]
    entries = [marks[row + by] if row >= 0 and by >= 0 else 0 for row in rows for by in order]
    promised = [0] * FIGURES
    for to, count in new_marks:
        promised[eye.row_of[to]] += count
    return clipped(entries + promised)


MARKS: Final = Section(
    write_marks,
    (
        Part("marks", (FIGURES, FIGURES), 3, "on this figure, of that one"),
        Part("marks_to_come", (FIGURES,), MOST, "on this figure when the action is over, of whoever acts"),
    ),
)


Boards = tuple[Options, int, int, int, int, int, Numbers, Numbers, Numbers, Numbers, Numbers]


def write_boards(read: Boards, eye: SeatEye) -> bytes:
    """The rest of what belongs to a figure, a row for each; and the points by reason, which break ties."""
    options, turn, frenzy, asked, bot, flipped, skulls, values, ammo, hands, ledger = read
    entries: list[int] = []
    points: list[int] = []
    for figure in eye.order:
        if figure == NOWHERE:
            entries += ABSENT
            points += NO_POINTS
            continue
        cube, reasons = 3 * figure, ledger[REASON_COUNT * figure : REASON_COUNT * (figure + 1)]
        points += reasons
        entries += (
            skulls[figure], flipped >> figure & 1, values[figure], ammo[cube], ammo[cube + 1], ammo[cube + 2],
            hands[figure], sum(reasons), figure == turn, figure == options.start, figure == frenzy, figure == asked,
            figure == bot,
        )  # fmt: skip
    return clipped(entries + points)


BOARD_ENTRIES: Final = 13
ABSENT: Final = [0] * BOARD_ENTRIES
REASON_COUNT: Final = len(REASONS)
NO_POINTS: Final = [0] * REASON_COUNT
BOARDS: Final = Section(
    write_boards,
    (
        Part(
            "board",
            (FIGURES, BOARD_ENTRIES),
            MOST,
            "skulls on it; is flipped; what most damage is worth; red, yellow and blue cubes; powerups in hand; "
            "points; it is its turn; it began the game; it triggered the frenzy; it is asked now; it is the Bot",
        ),
        Part("points", (FIGURES, REASON_COUNT), MOST, f"for each reason: {', '.join(REASONS)}"),
    ),
)


def write_action(read: tuple[Numbers, int, int], eye: SeatEye) -> bytes:
    """What the action and the turn have done to the figures so far."""
    killed, victims, witnesses = read
    mask = 0
    for figure in killed:
        mask |= 1 << figure
    last = HOT_ROW[eye.row_of[killed[-1]]] if killed else HOT_ROW[NOWHERE]
    return eye.row_masks[victims] + eye.row_masks[witnesses] + eye.row_masks[mask] + last


ACTION: Final = Section(
    write_action,
    (
        Part("victim", (FIGURES,), 1, "damaged by the action in course"),
        Part("witness", (FIGURES,), 1, "a victim that saw the shooter"),
        Part("killed", (FIGURES,), 1, "killed in this turn"),
        Part("killed_last", (FIGURES,), 1, "the last of them"),
    ),
)


# -- weapons and powerups -------------------------------------------------------------------------------------


@cache
def weapon_flags(mask: int) -> bytes:
    return bytes(mask >> weapon & 1 for weapon in range(WEAPONS))


@cache
def weapons_in(weapons: tuple[int, ...]) -> int:
    """Weapons as a mask."""
    return sum(1 << weapon for weapon in weapons)


def write_weapons(read: tuple[tuple[Numbers, ...], Numbers, Numbers], eye: SeatEye) -> bytes:
    """Who has which weapon, loaded or not; where the others lie."""
    weapons, loaded, market = read
    rows: list[bytes] = []
    for figure in eye.order:
        held = weapons_in(weapons[figure]) if figure != NOWHERE else 0
        rows += (weapon_flags(held), weapon_flags(held & loaded[figure] if figure != NOWHERE else 0))
    for first in range(0, MARKET, 3):
        rows.append(weapon_flags(lying(market[first], market[first + 1], market[first + 2])))
    return b"".join(rows)


def lying(one: int, two: int, three: int) -> int:
    """The weapons in three slots, as a mask."""
    mask = 0
    if one != NOWHERE:
        mask |= 1 << one
    if two != NOWHERE:
        mask |= 1 << two
    if three != NOWHERE:
        mask |= 1 << three
    return mask


WEAPON_PLACES: Final = Section(
    write_weapons,
    (
        Part("weapons", (FIGURES, 2, WEAPONS), 1, "the figure has it; it is loaded"),
        Part("market", (len(COLOURS), WEAPONS), 1, "it lies at this spawnpoint"),
    ),
)


@cache
def counted(cards: tuple[int, ...]) -> bytes:
    """How many of each powerup."""
    return tally(CARD_KINDS, cards)


def write_cards(read: tuple[tuple[Numbers, ...], Cubes, Numbers], eye: SeatEye) -> bytes:
    """The powerups that the seat sees, and what it can pay."""
    hands, funds, discard = read
    seats = len(hands)
    seen = [counted(hands[figure]) if 0 <= figure < seats else NO_CARDS for figure in eye.order]
    return b"".join([*seen, bytes(funds), tally(CARD_KINDS, discard)])


def seen_hands(state: State, seat: int) -> tuple[Numbers, ...]:
    """The hands of all seats, those that the seat does not see without cards."""
    if state.options.open_hands:
        return tuple(state.powerups)
    return tuple([hand if figure == seat else () for figure, hand in enumerate(state.powerups)])


NO_CARDS: Final = bytes(CARD_KINDS)
HANDS: Final = Section(
    write_cards,
    (
        Part("hands", (FIGURES, CARD_KINDS), 2, "powerups that I see: my own, with open hands those of all seats"),
        Part("purse", (len(COLOURS),), 7, "what I can pay with cubes and powerups"),
        Part("discarded_powerups", (CARD_KINDS,), 2, ""),
    ),
)


def write_piles(read: tuple[int, int, int, Numbers], eye: SeatEye) -> bytes:
    weapons, powerups, tiles, discard = read
    return bytes([weapons, powerups, tiles]) + tally(len(TILES), discard)


PILES: Final = Section(
    write_piles,
    (
        Part("piles", (3,), 36, "cards left: weapons, powerups, tiles"),
        Part("discarded_tiles", (len(TILES),), 36, ""),
    ),
)

# -- squares --------------------------------------------------------------------------------------------------


def write_arena(name: str, eye: SeatEye) -> bytes:
    return SIGHTS[name].fixed


ARENA: Final = Section(
    write_arena,
    (
        Part("exists", (AREA,), 1, "there is such a square"),
        Part("room", (AREA, len(ROOMS)), 1, ""),
        Part("exits", (AREA, 4), 1, "one can walk north, east, south, west"),
        Part("doors", (AREA, 4), 1, "and goes through a door"),
        Part("spawnpoint", (AREA, len(COLOURS)), 1, ""),
    ),
)


def write_ground(
    read: tuple[Numbers, Numbers, Numbers, int, int, tuple[Numbers, ...]],
    eye: SeatEye,
) -> bytes:
    """What lies on the squares, and on the boards of the modes."""
    tiles, turrets, offer, grabbed, tagged, tracks = read
    found = [TILE_ROWS[tile] for tile in tiles]
    found += [HOT_ROW[eye.row_of[owner] if owner != NOWHERE else NOWHERE] for owner in turrets]
    found += [TILE_ROWS[tile] for tile in offer]
    found.append(bytes(5 * (OFFER - len(offer))))
    found += (SQUARE_FLAGS[grabbed], COLOUR_FLAGS[tagged])
    found += [tokens_of(tokens, eye) for tokens in tracks]
    return b"".join(found)


def tokens_of(tokens: Sequence[int], eye: SeatEye) -> bytes:
    """Tokens on a track, by owner."""
    return tally(FIGURES, [eye.row_of[owner] for owner in tokens])


OFFER: Final = 5
TILE_MEANING: Final = "there is one; red, yellow, blue cubes; a powerup"
GROUND: Final = Section(
    write_ground,
    (
        Part("tiles", (AREA, 5), 3, f"on the square: {TILE_MEANING}"),
        Part("turrets", (AREA, FIGURES), 1, "whose turret stands there"),
        Part("offer", (OFFER, 5), 3, f"on the turret board: {TILE_MEANING}"),
        Part("grabbed", (AREA,), 1, "grabbed there in this turn"),
        Part("tagged", (len(COLOURS),), 1, "spawnpoint damaged in this turn"),
        Part("tracks", (len(COLOURS), FIGURES), MOST, "tokens on the spawnpoint's track, by owner"),
    ),
)


def write_killshots(read: tuple[tuple[tuple[int, int], ...], int], eye: SeatEye) -> bytes:
    """The killshot track: tokens by owner, and who had the first."""
    killshots, skulls_left = read
    counts, turns, turn = [0] * FIGURES, [0] * FIGURES, 0
    for pair in killshots:
        for owner in pair:
            if owner == NOWHERE:
                continue
            row = eye.row_of[owner]
            if not counts[row]:
                turn += 1
                turns[row] = turn
            counts[row] += 1
    return clipped([*counts, *turns, len(killshots), skulls_left])


KILLSHOTS: Final = Section(
    write_killshots,
    (
        Part("killshots", (FIGURES,), MOST, "tokens on the killshot track"),
        Part("killshot_order", (FIGURES,), FIGURES, "who had the first of them (1), second …, none (0)"),
        Part("kills", (1,), MOST, "all killshots"),
        Part("skulls_left", (1,), 8, ""),
    ),
)

# -- the question ---------------------------------------------------------------------------------------------


def write_context(read: tuple[Options, int, int, bool, bool, bool, str], eye: SeatEye) -> bytes:
    options, seats, actions_left, first_turn, bot_acted, has_begun, prompt = read
    flat = (
        options.ending == "frenzy", options.promo, options.open_hands, options.skulls, seats, actions_left, first_turn,
        bot_acted, has_begun,
    )  # fmt: skip
    return b"".join([HOT_PROMPT[prompt], HOT_ARENA[options.arena], HOT_MODE[options.mode], bytes(flat)])


CONTEXT: Final = Section(
    write_context,
    (
        Part("prompt", (len(PROMPTS),), 1, f"what is asked: {', '.join(PROMPTS)}"),
        Part("arena", (len(ARENAS),), 1, ", ".join(ARENAS)),
        Part("mode", (len(MODES),), 1, ", ".join(MODES)),
        Part("has_frenzy", (1,), 1, "the game ends with a frenzy"),
        Part("has_promo", (1,), 1, "the promotional weapons are in the game"),
        Part("has_open_hands", (1,), 1, ""),
        Part("skulls", (1,), 8, "how many the game lasts"),
        Part("seats", (1,), 5, ""),
        Part("actions_left", (1,), 2, "in this turn"),
        Part("first_turn", (1,), 1, ""),
        Part("bot_acted", (1,), 1, "in this turn"),
        Part("frenzy", (1,), 1, "it has begun"),
    ),
)


def write_detail(top: Frame | None, eye: SeatEye) -> bytes:
    if top is None:
        return NO_DETAIL
    found = eye.frames.get(top)
    return kept(eye.frames, KEPT, top, detail_bytes(detail_of(top), eye)) if found is None else found


def detail_bytes(found: Detail, eye: SeatEye) -> bytes:
    row = eye.row_of[found.figure] if 0 <= found.figure < SPAWN else NOWHERE
    return b"".join(
        [
            HOT_WEAPON[found.weapon],
            HOT_EFFECT[found.effect],
            EFFECT_FLAGS[found.used],
            *(eye.target_masks[mask] for mask in found.bound),
            HOT_SQUARE[found.square],
            HOT_ROOM[found.room],
            HOT_ROW[row],
            bytes([found.moves]),
            HOT_CARD[found.card],
            counted(found.promised),
            bytes(found.cost),
            HOT_PAID[found.pays_for],
            eye.row_masks[found.victims & 31],
        ]
    )


HOT_PAID: Final = hot(len(PAID_PROMPTS))
DETAIL_PARTS: Final = (
    Part("weapon", (WEAPONS,), 1, "in use, or paid for"),
    Part("effect", (EFFECTS,), 1, "of it, in course"),
    Part("effects_used", (EFFECTS,), 1, ""),
    Part("bound", (NAMES, FIGURES + 3), 1, "the targets called a, b, c, d: figures, then spawnpoints"),
    Part("spot", (AREA,), 1, "the square aimed at, or where a way leads"),
    Part("spot_room", (len(ROOMS),), 1, "the room aimed at"),
    Part("subject", (FIGURES,), 1, "the figure that moves, is scoped, has shot me or gave the overkill"),
    Part("moves", (1,), 5, "how far it goes at most"),
    Part("card", (CARD_KINDS,), 1, "the scope in use"),
    Part("promised", (CARD_KINDS,), 2, "powerups that pay already"),
    Part("cost", (len(COLOURS),), 3, "to be paid"),
    Part("pays_for", (len(PAID_PROMPTS),), 1, f"in answer to: {', '.join(PAID_PROMPTS)}"),
    Part("can_be_scoped", (FIGURES,), 1, "figures"),
)
NO_DETAIL: Final = bytes(sum(part.size for part in DETAIL_PARTS))
DETAIL: Final = Section(write_detail, DETAIL_PARTS)


def read(state: State, eye: SeatEye, top: Frame | None) -> list[object]:
    """What the sections are written from."""
    options, hands = state.options, tuple([len(hand) for hand in state.powerups])
    values = tuple([place_value(board_values(state, figure), 0) for figure in range(state.figures)])
    asked, prompt = (NOWHERE, "") if top is None else (top.seat, top.prompt)
    return [
        (state.arena.name, tuple(state.square)),
        tuple(state.damage),
        (tuple(state.marks), state.new_marks),
        (
            options, state.turn, state.frenzy, asked, state.bot, state.flipped, tuple(state.skulls), values,
            tuple(state.ammo), hands, tuple(state.ledger),
        ),
        (state.killed, state.victims, state.witnesses),
        (tuple(state.weapons), tuple(state.loaded), tuple(state.market)),
        (seen_hands(state, eye.seat), purse(state, eye.seat), state.powerup_discard),
        (len(state.weapon_deck), len(state.powerup_deck), len(state.tile_deck), state.tile_discard),
        state.arena.name,
        (
            tuple(state.tiles), tuple(state.turrets), state.offer, state.grabbed, state.tagged, tuple(state.tracks),
        ),
        (state.killshots, state.skulls_left),
        (
            options, state.seats, state.actions_left, state.first_turn, state.bot_acted, state.frenzy != NOWHERE,
            prompt,
        ),
        top,
    ]  # fmt: skip


SECTIONS: Final = (
    PLACES, TRACKS, MARKS, BOARDS, ACTION, WEAPON_PLACES, HANDS, PILES, ARENA, GROUND, KILLSHOTS, CONTEXT, DETAIL,
)  # fmt: skip
"""In the order of what is read."""

LEFT_OUT: Final = {
    "seed": "nobody knows it",
    "mode": "the options say it",
    "figures": "who is present says it",
    "powerup_chance": "nobody knows it",
    "tile_chance": "nobody knows it",
}
"""Fields of the state of which an observation tells nothing, and why."""
