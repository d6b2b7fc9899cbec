"""Whole games as text, so that a diff reads like a game: `python -m tools.goldens` writes tests/replays/*.txt.

A file is a header, the set-up, one line for each decision with its events below it, and the outcome:

    12 violet turn: shoot zx2
        fired seat=violet weapon=zx2

The choices can be read back from it. Writing a file anew follows the choices it holds for as long as they are legal,
and lets the bots play on from there: a change of the rules then shows where it matters and nowhere else. `--anew`
forgets the old choices; `--check` writes nothing and prints what would change.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, Struct, json, to_builtins
from msgspec.structs import fields, replace

import frenzy
from frenzy.bots import make_bot
from frenzy.kernel import Event, Game, IllegalAction, View

REPLAYS: Final = Path(__file__).resolve().parent.parent / "tests" / "replays"
DECISION: Final = re.compile(r"\d+ \S+ \w+: (.+)")
LONGEST_GAME: Final = 20_000
INDENT: Final = "    "


class Header(Struct, frozen=True):
    """What a game starts from, and who played it."""

    game: str
    content: str
    seats: int
    seed: int
    options: dict[str, Any]
    players: str

    def lines(self) -> list[str]:
        return [f"{name}: {json.encode(value).decode()}" for name, value in to_builtins(self).items()]


class Cast(Struct, frozen=True):
    """How a game calls its figures: where a view lists their names, and which fields of its events hold figures."""

    names: Callable[[View], list[str]]
    fields: frozenset[str]


Choose = Callable[[Any, int], str | None]
"""The choice of a seat at a table, or None when there is nobody left to ask."""


# -- what is recorded, game by game ---------------------------------------------------------------------------

CASTS: Final = {
    "adrenaline": Cast(
        names=lambda view: list(view["options"]["characters"]),
        fields=frozenset({"seat", "figure", "by", "to", "board", "overkill", "winners"}),
    ),
    "wreckland": Cast(names=lambda view: [view["options"]["hero"]], fields=frozenset({"winners"})),
}

ADRENALINE: Final = (
    # mode, seats, Bot, arena, ending, skulls, seed
    ("deathmatch", 3, False, "small", "frenzy", 5, 6),
    ("deathmatch", 4, False, "medium_a", "sudden_death", 5, 4),
    ("deathmatch", 5, False, "large", "frenzy", 5, 8),
    ("deathmatch", 3, True, "medium_b", "sudden_death", 5, 9),
    ("deathmatch", 4, True, "large", "frenzy", 5, 5),
    ("domination", 3, False, "medium_b", "sudden_death", 5, 5),
    ("domination", 4, False, "small", "frenzy", 5, 3),
    ("domination", 5, False, "medium_a", "frenzy", 5, 1),
    ("domination", 3, True, "large", "frenzy", 5, 12),
    ("domination", 4, True, "medium_a", "sudden_death", 5, 9),
    ("turret", 3, False, "medium_a", "frenzy", 5, 10),
    ("turret", 4, False, "large", "sudden_death", 5, 11),
    ("turret", 5, False, "medium_b", "frenzy", 5, 2),
    ("turret", 3, True, "small", "frenzy", 5, 11),
    ("turret", 4, True, "medium_b", "sudden_death", 5, 11),
    ("deathmatch", 5, False, "medium_b", "sudden_death", 8, 6),
)
CHARACTERS: Final = ("violet", "sprog", "d_struct_or", "banshee", "dozer")

WRECKLAND: Final = (
    # chapter, vehicle, hero, difficulty, arson, player, seed
    (1, "V1", "cuddles", "learner", "round", "greedy", 1),
    (1, "V3", "miller", "normal", "turn", "greedy", 5),
    (2, "V2", "miller", "learner", "round", "greedy", 4),
    (3, "V2", "cuddles", "normal", "turn", "greedy", 6),
    (3, "V4", "rudd3r", "learner", "turn", "random", 5),
    (4, "V1", "rudd3r", "normal", "round", "greedy", 0),
    (4, "V4", "arson", "expert", "turn", "greedy", 7),
    (5, "V3", "miller", "expert", "round", "greedy", 5),
    (6, "V2", "miller", "normal", "turn", "random", 4),
    (6, "V3", "arson", "learner", "round", "greedy", 1),
    (7, "V1", "miller", "expert", "round", "greedy", 3),
    (7, "V4", "miller", "normal", "turn", "greedy", 2),
)


def tables() -> dict[str, Header]:
    """Every table that is recorded, by the name of its file."""
    return {**adrenaline_tables(), **wreckland_tables()}


def adrenaline_tables() -> dict[str, Header]:
    """Every third one with the promotional weapons."""
    content = frenzy.load("adrenaline").content_hash()
    found: dict[str, Header] = {}
    for number, (mode, seats, bot, arena, ending, skulls, seed) in enumerate(ADRENALINE):
        cast = [CHARACTERS[(number + figure) % 5] for figure in range(seats + bot)]
        options = {"mode": mode, "arena": arena, "ending": ending, "skulls": skulls, "bot": bot}
        options |= {"promo": number % 3 == 0, "characters": cast}
        players = " ".join("random" if (number + seat) % 2 else "greedy" for seat in range(seats))
        name = f"adrenaline_{mode}_{seats}{'_bot' if bot else ''}_{arena}"
        found[name] = Header("adrenaline", content, seats, seed, options, players)
    return found


def wreckland_tables() -> dict[str, Header]:
    content = frenzy.load("wreckland").content_hash()
    found: dict[str, Header] = {}
    for chapter, vehicle, hero, difficulty, arson, player, seed in WRECKLAND:
        options = {"chapter": chapter, "vehicle": vehicle, "hero": hero, "difficulty": difficulty, "arson": arson}
        found[f"wreckland_{chapter}_{vehicle.lower()}_{hero}"] = Header("wreckland", content, 1, seed, options, player)
    return found


# -- a game as text -------------------------------------------------------------------------------------------


def tell(header: Header, choose: Choose) -> Iterator[str]:
    """The lines of a game; where nobody chooses any more, or chooses what is not legal, the last one says so."""
    game, cast = frenzy.load(header.game), CASTS[header.game]
    state = game.new(header.seats, header.seed, header.options)
    names = cast.names(game.view(state, None))
    yield from header.lines()
    yield from ("", "set-up", *(INDENT + event_line(event, cast, names) for event in state.events))
    number = 0
    while (seat := game.to_act(state)) is not None:
        number += 1
        decision = f"{number} {names[seat]} {game.prompt(state)}:"
        choice = choose(state, seat)
        if choice is None:
            yield f"{decision} nobody answers"
            return
        try:
            events = game.apply(state, choice)
        except IllegalAction as error:
            yield f"{decision} {error}"
            return
        yield f"{decision} {choice}"
        yield from (INDENT + event_line(event, cast, names) for event in events)
        assert number < LONGEST_GAME, "the game does not end"
    yield from ("", "outcome", *(INDENT + line for line in outcome_lines(game.outcome(state), cast, names)))


def event_line(event: Event, cast: Cast, names: Sequence[str]) -> str:
    """The tag of an event and those of its fields that say more than their default."""
    words = [str(event.__struct_config__.tag)]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.default is NODEFAULT or value != field.default:
            words.append(f"{field.name}={spell(value, names if field.name in cast.fields else ())}")
    return " ".join(words)


def spell(value: Any, names: Sequence[str] = ()) -> str:
    """A value in a word; figures by their names."""
    if isinstance(value, tuple | list):
        return ",".join(spell(part, names) for part in value)
    if value is None:
        return "-"
    return names[value] if names else str(value)


def outcome_lines(outcome: Any, cast: Cast, names: Sequence[str]) -> Iterator[str]:
    """One line for each field; a list with an entry for each seat that has parts of its own is one line a seat."""
    for name, value in to_builtins(outcome).items():
        if isinstance(value, list | tuple) and any(isinstance(part, dict) for part in value):
            for seat, parts in enumerate(value):
                yield " ".join([f"{name} {names[seat]}", *(f"{key}={spell(part)}" for key, part in parts.items())])
        else:
            yield f"{name}={spell(value, names if name in cast.fields else ())}"


# -- and back -------------------------------------------------------------------------------------------------


def read_header(text: str) -> Header:
    """The first lines of a file, up to the blank one."""
    pairs = (line.partition(": ") for line in text.partition("\n\n")[0].splitlines())
    return Header(**{name: json.decode(value) for name, _, value in pairs})


def read_choices(text: str) -> list[str]:
    """What was chosen, decision by decision."""
    return [found[1] for line in text.splitlines() if (found := DECISION.fullmatch(line))]


def retell(text: str) -> list[str]:
    """The lines of the game that the file's choices lead to now."""
    header = read_header(text)
    choices = iter(read_choices(text))
    now = replace(header, content=frenzy.load(header.game).content_hash())
    return list(tell(now, lambda state, seat: next(choices, None)))


# -- playing --------------------------------------------------------------------------------------------------


def bots_of(header: Header, game: Game[Any, Any]) -> Choose:
    """Every seat is played by its bot, with a chance of its own."""
    bots = [make_bot(name, game, 100 * header.seed + seat) for seat, name in enumerate(header.players.split())]
    return lambda state, seat: bots[seat].choose(game.view(state, seat))


def play(header: Header, recorded: Sequence[str] = ()) -> list[str]:
    """A game that follows the recorded choices for as long as they are legal; the bots play on from there.

    A question with one answer that was not asked before is answered, and no reason to part.
    """
    game = frenzy.load(header.game)
    bots, old = bots_of(header, game), list(reversed(recorded))

    def choose(state: Any, seat: int) -> str | None:
        choices = [str(action) for action in game.legal_actions(state)]
        if old and old[-1] in choices:
            return old.pop()
        if old and len(choices) == 1:
            return choices[0]
        old.clear()
        return bots(state, seat)

    return list(tell(header, choose))


def is_same_table(header: Header, other: Header) -> bool:
    """Both start alike; rules and cards may have changed since."""
    return replace(other, content=header.content) == header


def renew(header: Header, path: Path) -> str:
    """The text of a table's game, as close to the one in the file as the rules allow."""
    old = path.read_text() if path.exists() else ""
    recorded = read_choices(old) if old and is_same_table(header, read_header(old)) else []
    return "\n".join(play(header, recorded)) + "\n"


# -- the command ----------------------------------------------------------------------------------------------


def check() -> int:
    """Print how the files differ from the games that their choices lead to now; the number of those that do."""
    wrong = 0
    for path in sorted(REPLAYS.glob("*.txt")):
        old = path.read_text()
        changes = list(unified_diff(old.splitlines(), retell(old), path.name, "now", lineterm=""))
        wrong += bool(changes)
        for line in changes:
            print(line)
    missing = {f"{name}.txt" for name in tables()} ^ {path.name for path in REPLAYS.glob("*.txt")}
    for name in sorted(missing):
        print(f"{name}: not written yet, or no longer recorded")
    return wrong + len(missing)


def write(*, anew: bool) -> None:
    """Write every file, and remove those of tables that are no longer recorded."""
    REPLAYS.mkdir(exist_ok=True)
    recorded = tables()
    for path in REPLAYS.glob("*.txt"):
        if anew or path.stem not in recorded:
            path.unlink()
    for name, header in recorded.items():
        path = REPLAYS / f"{name}.txt"
        path.write_text(renew(header, path))
    print(f"wrote {len(recorded)} games to {REPLAYS.name}")


def main() -> int:
    parser = ArgumentParser(prog="python -m tools.goldens", description="Write whole games as text, or compare them.")
    parser.add_argument("--check", action="store_true", help="write nothing; print a diff of what would change")
    parser.add_argument("--anew", action="store_true", help="let the bots choose everything again")
    options = parser.parse_args()
    if options.check:
        return 1 if check() else 0
    write(anew=options.anew)
    return 0


if __name__ == "__main__":
    sys.exit(main())
