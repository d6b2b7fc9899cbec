"""A table drawn in a test, played through the game's own doors.

    table = given('''
        V   .   B
        .   .   S   .
        #   .   .   D
    ''', arena="small", act="V", weapons={"V": "lock_rifle zx2"}, ammo={"V": "RB"})
    table.play("shoot lock_rifle", "target B", "done")
    assert table.damage("B") == "VV"

Letters are characters: D :D-struct-0R, B Banshee, Z Dozer, V Violet, S Sprog. A dot is an empty square, # a hole.
Several letters in one cell stand on one square. Seats follow the order of `seats` (by default: who acts, then the
others as in the list above).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import frenzy
from frenzy.games.adrenaline.events import Scored
from frenzy.kernel import Event

GAME = frenzy.load("adrenaline")
NAMES = {"D": "d_struct_or", "B": "banshee", "Z": "dozer", "V": "violet", "S": "sprog"}
LETTERS = {name: letter for letter, name in NAMES.items()}
COLOURS = {"R": "red", "Y": "yellow", "B": "blue"}

Words = Mapping[str, str]


def read_drawing(drawing: str) -> dict[str, str]:
    """The square of each letter."""
    rows = [line.split() for line in drawing.strip().splitlines() if line.strip()]
    assert len(rows) == 3, "a drawing has three rows"
    return {
        letter: f"{'abcd'[column]}{row + 1}"
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        for letter in cell
        if letter in NAMES
    }


def count_cubes(letters: str) -> dict[str, int]:
    return {colour: letters.count(letter) for letter, colour in COLOURS.items()}


def given(
    drawing: str,
    *,
    act: str,
    arena: str = "medium_a",
    seats: str = "",
    off: str = "",
    bot: str = "",
    weapons: Words | None = None,
    unloaded: Words | None = None,
    ammo: Words | None = None,
    powerups: Words | None = None,
    damage: Words | None = None,
    marks: Words | None = None,
    skulls_on: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    **document: Any,
) -> Table:
    """Set up a table; `document` holds fields of the position that need no shorthand.

    `weapons` and `unloaded` are ids with blanks between, `powerups` too; `ammo` is letters (default none),
    `damage` and `marks` are letters of attackers in order; `off` are seats that have not spawned; `bot` is the Bot.
    """
    where = read_drawing(drawing)
    if not seats:
        others = [letter for letter in NAMES if letter in {*where, *off} and letter not in {act, *bot}]
        seats = act + "".join(others)
    assert {*seats} | {*bot} == {*where} | {*off} | {*bot}, "every seat is drawn or off the board"

    def board(letter: str) -> dict[str, Any]:
        hits, tags = (damage or {}).get(letter, ""), (marks or {}).get(letter, "")
        return {
            "character": NAMES[letter],
            "square": where.get(letter),
            "damage": [NAMES[by] for by in hits],
            "marks": {NAMES[by]: tags.count(by) for by in dict.fromkeys(tags)},
            "skulls": (skulls_on or {}).get(letter, 0),
            "points": (points or {}).get(letter, 0),
        }

    def seat(letter: str) -> dict[str, Any]:
        arms = [{"id": name, "loaded": True} for name in (weapons or {}).get(letter, "").split()]
        arms += [{"id": name, "loaded": False} for name in (unloaded or {}).get(letter, "").split()]
        return {
            **board(letter),
            "weapons": arms,
            "ammo": count_cubes((ammo or {}).get(letter, "")),
            "powerups": (powerups or {}).get(letter, "").split(),
        }

    position: dict[str, Any] = {
        "arena": arena,
        "to_act": seats.index(act),
        "seats": [seat(letter) for letter in seats],
        **document,
    }
    if bot:
        position["bot"] = {**board(bot), **document.get("bot", {})}
    return Table(GAME.from_position(position))


class Table:
    """A state with short questions. `play` changes it; `fork` gives a copy."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []

    def fork(self) -> Table:
        return Table(self.state.clone())

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> Table:
        """Apply the choices one after the other; `events` are those of all of them."""
        self.events = []
        for text in texts:
            self.events += GAME.apply(self.state, spell(text))
        return self

    @property
    def choices(self) -> list[str]:
        return [str(action) for action in GAME.legal_actions(self.state)]

    def offers(self, text: str) -> bool:
        return spell(text) in self.choices

    @property
    def prompt(self) -> str:
        return GAME.prompt(self.state)

    @property
    def to_act(self) -> str:
        """The letter of the one who decides now, or an empty string when the game is over."""
        seat = GAME.to_act(self.state)
        return "" if seat is None else LETTERS[self.doc["seats"][seat]["character"]]

    @property
    def targets(self) -> str:
        """The letters of the characters that may be chosen, sorted; spawnpoints as r, y, b."""
        found = ""
        for choice in self.choices:
            if choice.startswith("target spawn:"):
                found += choice.removeprefix("target spawn:")[0]
            elif choice.startswith("target "):
                found += LETTERS[choice.removeprefix("target ")]
        return "".join(sorted(found))

    @property
    def squares(self) -> set[str]:
        """The squares that may be moved to or aimed at."""
        return {choice.split()[1] for choice in self.choices if choice.split()[0] in ("move", "aim")}

    def lines(self, *first: str) -> Iterator[tuple[tuple[str, ...], Table]]:
        """Every way to finish what begins with `first`, until the next `turn` prompt or the end of the game."""
        start = self.fork().play(*first)
        pending = [(tuple(map(spell, first)), start)]
        while pending:
            line, table = pending.pop()
            if GAME.to_act(table.state) is None or (table.prompt == "turn" and line):
                yield line, table
                continue
            pending += [((*line, choice), table.fork().play(choice)) for choice in reversed(table.choices)]

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def doc(self) -> dict[str, Any]:
        return GAME.position(self.state)

    def board(self, letter: str) -> dict[str, Any]:
        doc = self.doc
        boards = [*doc["seats"], *([doc["bot"]] if doc.get("bot") else [])]
        return next(board for board in boards if board["character"] == NAMES[letter])

    def at(self, letter: str) -> str | None:
        square: str | None = self.board(letter)["square"]
        return square

    def damage(self, letter: str) -> str:
        return "".join(LETTERS[name] for name in self.board(letter)["damage"])

    def marks(self, letter: str) -> dict[str, int]:
        return {LETTERS[name]: count for name, count in self.board(letter)["marks"].items()}

    def ammo(self, letter: str) -> str:
        ammo = self.board(letter)["ammo"]
        return "".join(short * ammo[colour] for short, colour in COLOURS.items())

    def weapons(self, letter: str) -> dict[str, bool]:
        """The weapons in hand, and whether each is loaded."""
        return {weapon["id"]: weapon["loaded"] for weapon in self.board(letter)["weapons"]}

    def powerups(self, letter: str) -> list[str]:
        cards: list[str] = self.board(letter)["powerups"]
        return cards

    def points(self, letter: str) -> int:
        points: int = self.board(letter)["points"]
        return points

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind since the last `play`."""
        return [event for event in self.events if type(event) is kind]


def spell(text: str) -> str:
    """A choice with letters written out: `target V` is `target violet`, `target r` the red spawnpoint."""
    verb, _, name = text.partition(" ")
    if verb == "target" and name in NAMES:
        return f"target {NAMES[name]}"
    if verb == "target" and name in ("r", "y", "b"):
        return f"target spawn:{COLOURS[name.upper()]}"
    return text


# -- questions that several chapters ask ----------------------------------------------------------------------


def finish(table: Table) -> Table:
    """End the turn and answer what follows in some way, until the next turn or the end of the game."""
    events = list(table.play("end turn").events)
    while table.to_act and table.prompt != "turn":
        events += table.play(table.choices[-1]).events
    table.events = events
    return table


def winners(table: Table) -> str:
    """The letters of those who won."""
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return "".join(LETTERS[table.doc["seats"][seat]["character"]] for seat in outcome.winners)


def double_kills(table: Table) -> list[int]:
    """The points for double kills since the last `play`."""
    return [event.points for event in table.happened(Scored) if event.reason == "double_kill"]
