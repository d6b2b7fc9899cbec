"""Whole games as text, so that a diff reads like a game: `python -m tools.goldens` writes tests/replays/*.txt.

A file is a header, the set-up, one line for each decision with its events below it, and the outcome:

    12 violet turn: shoot zx2
        fired seat=violet weapon=zx2

The choices can be read back from it. Writing a file anew follows the choices it holds for as long as they are legal,
and lets the bots play on from there: a change of the rules then shows where it matters and nowhere else. `--anew`
forgets the old choices; `--check` writes nothing and prints what would change. To record another table, write its
header into a new file.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, Struct, json, to_builtins
from msgspec.structs import fields, replace

import frenzy
from frenzy.bots import make_bot
from frenzy.kernel import Event, Game, IllegalAction
from frenzy.kernel.codec import content_part
from frenzy.kernel.telling import tag_of
from frenzy.kernel.told import Kind, kinds_of

REPLAYS: Final = Path(__file__).resolve().parent.parent / "tests" / "replays"
DECISION: Final = re.compile(r"\d+ \S+ \w+: (.+)")
LONGEST_GAME: Final = 20_000
INDENT: Final = "    "
FIGURE: Final = Kind("figure")


class Header(Struct, frozen=True, omit_defaults=True):
    """What a game starts from, and who played it; one with a `position` begins there, near what is seldom seen."""

    game: str
    content: str
    seats: int
    seed: int
    options: dict[str, Any]
    players: str
    position: dict[str, Any] = {}

    def lines(self) -> list[str]:
        return [f"{name}: {json.encode(value).decode()}" for name, value in to_builtins(self).items()]


Choose = Callable[[Any, int], str | None]
"""The choice of a seat at a table, or None when there is nobody left to ask."""


# -- a game as text -------------------------------------------------------------------------------------------


def tell(header: Header, choose: Choose) -> Iterator[str]:
    """The lines of a game; where nobody chooses any more, or chooses what is not legal, the last one says so."""
    game = frenzy.load(header.game)
    begins = game.from_position(header.position) if header.position else None
    state = begins or game.new(header.seats, header.seed, header.options)
    yield from header.lines()
    yield from ("", "set-up", *(INDENT + event_line(game, state, event) for event in state.events))
    number = 0
    while (seat := game.to_act(state)) is not None:
        number += 1
        decision = f"{number} {game.id_of(state, FIGURE, seat)} {game.prompt(state)}:"
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
        yield from (INDENT + event_line(game, state, event) for event in events)
        assert number < LONGEST_GAME, "the game does not end"
    yield from ("", "outcome", *(INDENT + line for line in outcome_lines(game, state)))


def event_line(game: Game[Any, Any], state: Any, event: Event) -> str:
    """The tag of an event and those of its fields that say more than their default; numbers of things by their ids."""
    words, kinds = [tag_of(event)], dict(kinds_of(type(event)))
    for field in fields(event):
        value = getattr(event, field.name)
        if field.default is NODEFAULT or value != field.default:
            words.append(f"{field.name}={spell(game, state, value, kinds[field.name])}")
    return " ".join(words)


def spell(game: Game[Any, Any], state: Any, value: Any, kind: Kind | None = None) -> str:
    """A value in a word."""
    if isinstance(value, tuple | list):
        return ",".join(spell(game, state, part, kind) for part in value)
    if value is None:
        return "-"
    return game.id_of(state, kind, value) if kind and isinstance(value, int) else str(value)


def outcome_lines(game: Game[Any, Any], state: Any) -> Iterator[str]:
    """One line for each field; a list with an entry for each seat that has parts of its own is one line a seat."""
    for name, value in to_builtins(game.outcome(state)).items():
        if isinstance(value, list | tuple) and any(isinstance(part, dict) for part in value):
            for seat, parts in enumerate(value):
                told = [f"{key}={spell(game, state, part)}" for key, part in parts.items()]
                yield " ".join([f"{name} {game.id_of(state, FIGURE, seat)}", *told])
        else:
            yield f"{name}={spell(game, state, value, FIGURE if name == 'winners' else None)}"


# -- and back -------------------------------------------------------------------------------------------------


def read_header(text: str) -> Header:
    """The first lines of a file, up to the blank one."""
    pairs = (line.partition(": ") for line in text.partition("\n\n")[0].splitlines())
    return Header(**{name: json.decode(value) for name, _, value in pairs})


def header_now(text: str) -> Header:
    """The same table, with the cards of today; whether the rules are the same is what the rest of the file shows."""
    header = read_header(text)
    return replace(header, content=content_part(frenzy.load(header.game).content_hash()))


def read_choices(text: str) -> list[str]:
    """What was chosen, decision by decision."""
    return [found[1] for line in text.splitlines() if (found := DECISION.fullmatch(line))]


def retell(text: str) -> list[str]:
    """The lines of the game that the file's choices lead to now."""
    choices = iter(read_choices(text))
    return list(tell(header_now(text), lambda state, seat: next(choices, None)))


# -- playing --------------------------------------------------------------------------------------------------


def renew(text: str, *, anew: bool = False) -> str:
    """The text of a table's game: the recorded choices for as long as they are legal; the bots play on from there.

    A question with one answer that was not asked before is answered, and no reason to part.
    """
    header = header_now(text)
    game = frenzy.load(header.game)
    bots = [make_bot(name, game, 100 * header.seed + seat) for seat, name in enumerate(header.players.split())]
    old = [] if anew else read_choices(text)[::-1]

    def choose(state: Any, seat: int) -> str:
        choices = [str(action) for action in game.legal_actions(state)]
        if old and old[-1] in choices:
            return old.pop()
        if old and len(choices) == 1:
            return choices[0]
        old.clear()
        return bots[seat].choose(game.view(state, seat))

    return "\n".join(tell(header, choose)) + "\n"


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
    return wrong


def main() -> int:
    parser = ArgumentParser(prog="python -m tools.goldens", description="Write whole games as text, or compare them.")
    parser.add_argument("--check", action="store_true", help="write nothing; print a diff of what would change")
    parser.add_argument("--anew", action="store_true", help="let the bots choose everything again")
    options = parser.parse_args()
    if options.check:
        return 1 if check() else 0
    paths = sorted(REPLAYS.glob("*.txt"))
    for path in paths:
        path.write_text(renew(path.read_text(), anew=options.anew))
    print(f"wrote {len(paths)} games to {REPLAYS.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
