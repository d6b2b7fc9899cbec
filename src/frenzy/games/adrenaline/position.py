"""A table as a document that people write and read: for tests, puzzles and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field
from msgspec.structs import fields

from frenzy.games.adrenaline import ids
from frenzy.games.adrenaline.arsenal import WEAPON_IDS, WEAPON_OF
from frenzy.games.adrenaline.declared.types import FigureView
from frenzy.games.adrenaline.declared.view import write_view
from frenzy.games.adrenaline.frames import StartTurn, TakeTurn
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.modes.turret import OFFER
from frenzy.games.adrenaline.options import Options
from frenzy.games.adrenaline.rules.damage import MARK_LIMIT, TRACK, is_killed
from frenzy.games.adrenaline.rules.ending import frenzy_actions
from frenzy.games.adrenaline.rules.grabbing import AMMO, ARMS
from frenzy.games.adrenaline.rules.powerups import HAND
from frenzy.games.adrenaline.rules.turn import ACTIONS, refill_market
from frenzy.games.adrenaline.setup import bare_table, read_options, shuffle_piles
from frenzy.games.adrenaline.state import REASONS, State, all_powerups, all_tiles, all_weapons
from frenzy.games.adrenaline.tiles import TILE_IDS, TILE_OF
from frenzy.kernel.dealing import rest
from frenzy.kernel.document import look_up, need, read_document
from frenzy.kernel.errors import BadOption, BadPosition

Count = Annotated[int, Meta(ge=-9999, le=9999)]
"""Any number that can be talked about; what it may be is checked where its meaning is known."""

OPTIONS: Final = tuple(option.name for option in MANIFEST.options if option.name not in ("bot", "characters"))
"""The fields that are options of the game. Characters and the Bot have boards."""


class WeaponDoc(Struct, forbid_unknown_fields=True):
    id: str
    loaded: bool = True


class AmmoDoc(Struct, forbid_unknown_fields=True):
    red: Count = 0
    yellow: Count = 0
    blue: Count = 0


class BoardDoc(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat and the Bot have in common."""

    character: str | None = None
    square: str | None = None
    damage: list[str] = field(default_factory=list)
    marks: dict[str, Count] = field(default_factory=dict)
    skulls: Count = 0
    points: Count = 0
    flipped: bool = False


class SeatDoc(BoardDoc, forbid_unknown_fields=True, kw_only=True):
    ammo: AmmoDoc = field(default_factory=lambda: AmmoDoc(1, 1, 1))
    weapons: list[WeaponDoc] = field(default_factory=list)
    powerups: list[str] = field(default_factory=list)


class BotDoc(BoardDoc, forbid_unknown_fields=True, kw_only=True):
    acted: bool = False


BOARD: Final = tuple(each.name for each in fields(BoardDoc))
SEAT: Final = tuple(each.name for each in fields(SeatDoc))


class KillshotDoc(Struct, forbid_unknown_fields=True):
    by: str
    overkill: str | None = None


class FrenzyDoc(Struct, forbid_unknown_fields=True):
    trigger: Count


class TableDoc(Struct, forbid_unknown_fields=True, kw_only=True):
    """The document without the options. Fields that are absent have the value they have at set-up."""

    seats: list[SeatDoc]
    game: str = "adrenaline"
    skulls_left: Count | None = None
    killshots: list[KillshotDoc] = field(default_factory=list)
    to_act: Count | None = None
    actions_left: Count | None = None
    first_turn: bool = False
    seed: int = 0
    frenzy: FrenzyDoc | None = None
    bot: BotDoc | None = None
    market: dict[str, list[str]] | None = None
    tiles: dict[str, str] | None = None
    tracks: dict[str, list[str]] | None = None
    turrets: dict[str, str] | None = None
    offer: list[str] | None = None
    killed: list[str] | None = None
    tagged: list[str] = field(default_factory=list)
    grabbed: list[str] = field(default_factory=list)


def no_more_than(items: Iterable[str], stock: Sequence[str], where: str) -> None:
    """No card or tile lies on the table more often than the box has it."""
    have = Counter(stock)
    for item, count in Counter(items).items():
        need(count <= have[item], where, f"{item!r} lies on the table {count} times; the box has {have[item]}")


# -- reading --------------------------------------------------------------------------------------------------


def read_position(position: Any) -> State:
    """The state that a document describes."""
    asked, fields = {}, position
    if isinstance(position, dict):
        asked = {name: position[name] for name in OPTIONS if name in position}
        fields = {name: value for name, value in position.items() if name not in asked}
    doc = read_document(fields, TableDoc)
    options = read_table(doc, asked)
    state = bare_table(options)
    names = {ids.CHARACTERS[character]: figure for figure, character in enumerate(options.characters)}
    for seat, board in enumerate(doc.seats):
        read_board(state, seat, board, names, f"seats[{seat}]")
        read_hand(state, seat, board, f"seats[{seat}]")
    if doc.bot is not None:
        read_board(state, state.bot, doc.bot, names, "bot")
        state.bot_acted = doc.bot.acted
    read_track(state, doc, names)
    read_arena(state, doc)
    read_turn(state, doc, names)
    deal_rest(state, doc)
    return state


def read_table(doc: TableDoc, asked: dict[str, Any]) -> Options:
    """The options: players, arena, mode …"""
    seats = len(doc.seats)
    need(doc.game == "adrenaline", "game", f"{doc.game!r} is not 'adrenaline'")
    need(seats in MANIFEST.seats, "seats", f"{seats} players; there are 3 to 5 (A-1.1)")
    boards: list[tuple[str, BoardDoc]] = [(f"seats[{seat}]", board) for seat, board in enumerate(doc.seats)]
    if doc.bot is not None:
        boards.append(("bot", doc.bot))
    told = {name: value for name, value in asked.items() if name != "arena" or value is not None}
    people = {"bot": doc.bot is not None, "characters": read_names(boards)}
    try:
        return read_options(seats, doc.seed, {"start": 0, **told, **people})
    except BadOption as error:
        raise BadPosition(str(error).removeprefix("options.")) from None


def read_names(boards: Sequence[tuple[str, BoardDoc]]) -> list[str]:
    """The characters; those that are not named are the first that are free."""
    taken = [board.character for _, board in boards if board.character is not None]
    for where, board in boards:
        if board.character is not None:
            look_up(ids.CHARACTER_OF, board.character, f"{where}.character", f"one of {', '.join(ids.CHARACTERS)}")
            need(taken.count(board.character) == 1, f"{where}.character", f"{board.character!r} is there twice")
    free = iter(name for name in ids.CHARACTERS if name not in taken)
    return [board.character or next(free, "nobody") for _, board in boards]


def read_board(state: State, figure: int, board: BoardDoc, names: dict[str, int], where: str) -> None:
    """Square, damage, marks, skulls and points of a figure."""
    if board.square is not None:
        state.square[figure] = read_square(state, board.square, f"{where}.square")
    need(len(board.damage) <= TRACK, f"{where}.damage", f"{len(board.damage)} tokens; a track has 12 (A-6.1)")
    owners = [look_up(names, name, f"{where}.damage", "a character at the table") for name in board.damage]
    own = state.options.mode == "domination" and figure != state.bot
    need(own or figure not in owners, f"{where}.damage", "own tokens come from spawnpoints in domination (A-10.3)")
    state.damage[figure] = tuple(owners)
    for name, count in board.marks.items():
        by = look_up(names, name, f"{where}.marks", "a character at the table")
        need(by != figure, f"{where}.marks", f"{name!r} cannot be marked by itself")
        need(0 <= count <= MARK_LIMIT, f"{where}.marks", f"{count} marks of {name!r}; there are 0 to 3 (A-6.2)")
        state.marks[figure * ids.FIGURES + by] = count
    need(board.skulls >= 0, f"{where}.skulls", f"{board.skulls} skulls")
    need(board.points >= 0, f"{where}.points", f"{board.points} points")
    if board.square is None:
        for name in ("damage", "marks", "skulls"):
            need(not getattr(board, name), f"{where}.{name}", "a figure that has not spawned has none (A-5.5)")
    state.skulls[figure] = board.skulls
    state.ledger[figure * len(REASONS)] = board.points
    state.flipped |= int(board.flipped) << figure


def read_square(state: State, name: str, where: str) -> int:
    """A square of the arena."""
    square = look_up(ids.SQUARE_OF, name, where, "a square from a1 to d3")
    need(bool(state.arena.board >> square & 1), where, f"{name!r} is a wall in the arena {state.arena.name!r}")
    return square


def read_hand(state: State, seat: int, board: SeatDoc, where: str) -> None:
    """Ammo, weapons and powerups of a seat."""
    ammo = (board.ammo.red, board.ammo.yellow, board.ammo.blue)
    for colour, cubes in enumerate(ammo):
        need(0 <= cubes <= AMMO, f"{where}.ammo.{ids.COLOURS[colour]}", f"{cubes} cubes; a box holds 0 to 3 (A-1.3)")
        state.ammo[3 * seat + colour] = cubes
    need(len(board.weapons) <= ARMS, f"{where}.weapons", f"{len(board.weapons)} weapons; a hand holds 3 (A-1.3)")
    for weapon in board.weapons:
        number = look_up(WEAPON_OF, weapon.id, f"{where}.weapons", "a weapon")
        state.weapons[seat] += (number,)
        state.loaded[seat] |= int(weapon.loaded) << number
    need(len(board.powerups) <= HAND, f"{where}.powerups", f"{len(board.powerups)} powerups; a hand holds 3 (A-1.3)")
    room = board.square is not None or len(board.powerups) < HAND
    need(room, f"{where}.powerups", "a seat that has not spawned draws two more and keeps one (A-1.3, A-3.1)")
    cards = [
        look_up(ids.CARD_OF, name, f"{where}.powerups", "a powerup such as 'newton:red'") for name in board.powerups
    ]
    state.powerups[seat] = tuple(sorted(cards))


def read_track(state: State, doc: TableDoc, names: dict[str, int]) -> None:
    """Skulls and killshots, tracks, turrets: each in its own mode."""
    mode, skulls = state.options.mode, state.options.skulls
    need(mode == "deathmatch" or not doc.killshots, "killshots", f"they are not recorded in {mode} (A-10.4, A-11.5)")
    need(mode == "domination" or not doc.tracks, "tracks", f"there are none in {mode}")
    need(mode == "domination" or not doc.tagged, "tagged", f"there is none in {mode}")
    need(mode == "turret" or not doc.turrets, "turrets", f"there are none in {mode}")
    need(mode == "turret" or not doc.offer, "offer", f"there is none in {mode}")
    need(mode == "turret" or not doc.grabbed, "grabbed", f"there is none in {mode}")
    for number, shot in enumerate(doc.killshots):
        where = f"killshots[{number}]"
        by = look_up(names, shot.by, f"{where}.by", "a character at the table")
        over = ids.NOWHERE
        if shot.overkill is not None:
            over = look_up(names, shot.overkill, f"{where}.overkill", "a character at the table")
        state.killshots += ((by, over),)
    left = max(0, skulls - len(doc.killshots))
    if doc.skulls_left is not None:
        need(0 <= doc.skulls_left <= skulls, "skulls_left", f"{doc.skulls_left} of {skulls} skulls")
        need(mode != "deathmatch" or doc.skulls_left == left, "skulls_left", "killshots tell it in deathmatch")
        left = doc.skulls_left
    state.skulls_left = left
    for colour, owners in (doc.tracks or {}).items():
        number = look_up(ids.COLOUR_OF, colour, "tracks", "a colour")
        state.tracks[number] = tuple(
            look_up(names, name, f"tracks.{colour}", "a character at the table") for name in owners
        )
    for square, owner in (doc.turrets or {}).items():
        place = read_square(state, square, "turrets")
        need(place in state.arena.ammo_squares, "turrets", f"{square!r} is a spawnpoint: it has no turret (A-11.2)")
        state.turrets[place] = look_up(names, owner, f"turrets.{square}", "a character at the table")
        need(state.turrets[place] != state.bot, f"turrets.{square}", "the Bot controls no turret (A-12.1)")


def read_arena(state: State, doc: TableDoc) -> None:
    """Weapons at the spawnpoints, tiles on the squares or on the turret board."""
    for colour, names in (doc.market or {}).items():
        number = look_up(ids.COLOUR_OF, colour, "market", "a colour")
        need(len(names) <= 3, f"market.{colour}", f"{len(names)} weapons; a spawnpoint has 3 slots (A-2.2)")
        for slot, name in enumerate(names):
            state.market[3 * number + slot] = look_up(WEAPON_OF, name, f"market.{colour}", "a weapon")
    has_offer = state.options.mode == "turret"
    for square, name in (doc.tiles or {}).items():
        place = read_square(state, square, "tiles")
        need(not has_offer, "tiles", "in turret mode tiles lie on the turret board: see 'offer' (A-11.1)")
        need(place in state.arena.ammo_squares, "tiles", f"{square!r} is a spawnpoint: it has no tile (A-2.2)")
        state.tiles[place] = look_up(TILE_OF, name, f"tiles.{square}", "a tile such as 'RRB' or 'PBY'")
    if doc.offer is not None:
        need(len(doc.offer) <= OFFER, "offer", f"{len(doc.offer)} tiles; the turret board has 5 (A-11.1)")
        state.offer = tuple(look_up(TILE_OF, name, "offer", "a tile such as 'RRB' or 'PBY'") for name in doc.offer)
    check_stock(state)


def check_stock(state: State) -> None:
    """No weapon, powerup or tile twice."""
    hands = [WEAPON_IDS[weapon] for hand in state.weapons for weapon in hand]
    lying = [WEAPON_IDS[weapon] for weapon in state.market if weapon != ids.NOWHERE]
    stock = [WEAPON_IDS[weapon] for weapon in all_weapons(state.options)]
    no_more_than(hands, stock, "seats.weapons")
    no_more_than(hands + lying, stock, "market")
    cards = [ids.CARDS[card] for hand in state.powerups for card in hand]
    no_more_than(cards, [ids.CARDS[card] for card in all_powerups()], "seats.powerups")
    tiles = [TILE_IDS[tile] for tile in [*state.tiles, *state.offer] if tile != ids.NOWHERE]
    no_more_than(tiles, [TILE_IDS[tile] for tile in all_tiles()], "offer" if state.offer else "tiles")


def read_turn(state: State, doc: TableDoc, names: dict[str, int]) -> None:
    """Whose turn it is, what is left of it, and whether frenzy runs."""
    options = state.options
    if doc.frenzy is not None:
        need(options.ending == "frenzy", "frenzy", f"there is none with the ending {options.ending!r} (A-9.1)")
        need(0 <= doc.frenzy.trigger < state.seats, "frenzy.trigger", f"{doc.frenzy.trigger} is not a seat")
        state.frenzy = doc.frenzy.trigger
    else:
        need(state.flipped == 0, "flipped", "boards are flipped in frenzy only (A-9.2)")
        over = "killshots" if options.mode == "deathmatch" else "skulls_left"
        need(state.skulls_left > 0, over, "the last skull is taken, but 'frenzy' is not set (A-9.1, A-9.2)")
    seat = options.start if doc.to_act is None else doc.to_act
    need(0 <= seat < state.seats, "to_act", f"{seat} is not a seat")
    most = ACTIONS if state.frenzy == ids.NOWHERE else frenzy_actions(state, seat)
    left = most if doc.actions_left is None else doc.actions_left
    need(0 <= left <= most, "actions_left", f"{left} is not a number from 0 to {most} (A-4.1, A-9.3)")
    state.turn, state.actions_left, state.first_turn = seat, left, doc.first_turn
    for colour in doc.tagged:
        state.tagged |= 1 << look_up(ids.COLOUR_OF, colour, "tagged", "a colour")
    for name in doc.grabbed:
        state.grabbed |= 1 << read_square(state, name, "grabbed")
    read_killed(state, doc, names)
    alive = state.mode.has_turrets or seat not in state.killed
    need(alive, "to_act", f"seat {seat} is killed: only turrets kill in the own turn (A-11.4)")
    spawning = state.square[seat] == ids.NOWHERE
    need(not spawning or left == most, "actions_left", "a seat that has not spawned has all its actions")
    bot_comes = (
        state.bot == ids.NOWHERE or state.square[state.bot] != ids.NOWHERE or (spawning and seat == options.start)
    )
    need(bot_comes, "bot.square", "the starting player puts the Bot before spawning (A-12.1)")
    fresh = not (state.killed or state.tagged or state.grabbed or state.bot_acted)
    need(fresh or not spawning, "to_act", "a seat that has not spawned begins its turn: nothing has happened in it yet")
    state.stack.append(StartTurn(seat) if spawning else TakeTurn(seat))


def read_killed(state: State, doc: TableDoc, names: dict[str, int]) -> None:
    """Who has been killed this turn, in order; without a word, those with 11 tokens or more by seat."""
    dead = [figure for figure in range(state.figures) if is_killed(state, figure)]
    if doc.killed is not None:
        order = [look_up(names, name, "killed", "a character at the table") for name in doc.killed]
        need(sorted(order) == dead, "killed", "it names those with 11 tokens or more, once each (A-6.1)")
        dead = order
    for figure in dead:
        need(state.square[figure] != ids.NOWHERE, "damage", "a killed figure lies on its square (A-6.3)")
    state.killed = tuple(dead)


def deal_rest(state: State, doc: TableDoc) -> None:
    """Shuffle what does not lie on the table; lay out what the document does not mention (A-2.2)."""
    used_weapons = {*(weapon for hand in state.weapons for weapon in hand), *state.market}
    weapons = [weapon for weapon in all_weapons(state.options) if weapon not in used_weapons]
    powerups = rest(all_powerups(), [card for hand in state.powerups for card in hand])
    tiles = rest(all_tiles(), [*state.tiles, *state.offer])
    shuffle_piles(state, doc.seed, weapons, powerups, tiles)
    if doc.market is None:
        refill_market(state)
    if (doc.offer if state.options.mode == "turret" else doc.tiles) is None:
        state.mode.refill(state)
    state.events = []


# -- writing --------------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """The document of a table: what its view says with all hands open, but that figures have names.

    It is exact at a `turn` prompt; elsewhere the decision under way is left out.
    """
    view = write_view(state, None, (), [], is_open=True)
    told, mode, names = view["options"], state.options.mode, view["options"]["characters"]
    doc: dict[str, Any] = {
        "game": "adrenaline",
        **{name: told[name] for name in OPTIONS if told[name] is not False},
        "killshots": [
            {"by": names[by], "overkill": None if over == ids.NOWHERE else names[over]}
            for by, over in view["killshots"]
        ],
        "to_act": view["turn"],
        "actions_left": view["actions_left"],
        "seed": state.seed,
        "frenzy": None if view["frenzy"] is None else {"trigger": view["frenzy"]},
        "seats": [write_board(figure, names, SEAT) for figure in view["figures"][: state.seats]],
        "market": view["market"],
    }
    if state.bot != ids.NOWHERE:
        doc["bot"] = {**write_board(view["figures"][state.bot], names, BOARD), "acted": view["bot_acted"]}
    if mode != "deathmatch":
        doc["skulls_left"] = view["skulls_left"]
    if mode == "domination":
        doc["tracks"] = {colour: [names[owner] for owner in owners] for colour, owners in view["tracks"].items()}
    if mode == "turret":
        doc["turrets"] = {square: names[owner] for square, owner in view["turrets"].items()}
        doc["offer"] = view["offer"]
    else:
        doc["tiles"] = view["tiles"]
    killed = [names[figure] for figure in view["killed"]] if len(view["killed"]) > 1 else []
    seldom = {"first_turn": view["first_turn"], "killed": killed, "tagged": view["tagged"], "grabbed": view["grabbed"]}
    return doc | {name: value for name, value in seldom.items() if value}


def write_board(figure: FigureView, characters: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    """What has these names on a board."""
    doc: dict[str, Any] = {**figure}
    doc["damage"] = [characters[owner] for owner in figure["damage"]]
    doc["marks"] = {characters[by]: count for by, count in enumerate(figure["marks"]) if count}
    return {name: doc[name] for name in names}
