"""What can be said about a table of each game on the command line.

A new game adds a paragraph here, and every command takes its options.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown

Value = str | int | bool

FLAG: Final = (False, True)


class Choice(Struct, frozen=True):
    """An option of a game with its values; without values it is a whole number that the game checks."""

    name: str
    help: str
    values: tuple[Value, ...] = ()

    @property
    def is_flag(self) -> bool:
        return self.values == FLAG

    @property
    def metavar(self) -> str:
        return "{" + ",".join(map(spelled, self.values)) + "}" if self.values else "NUMBER"


class TableForm(Struct, frozen=True):
    """How many sit at a table, which bot they are and against which, if nobody says so, and what else may be said."""

    seats: int
    bot: str
    against: str
    choices: tuple[Choice, ...]

    def find(self, name: str) -> Choice | None:
        return next((choice for choice in self.choices if choice.name == name), None)


FORMS: Final = {
    "adrenaline": TableForm(
        seats=4, bot="greedy", against="random",
        choices=(
            Choice("mode", "default: deathmatch", ("deathmatch", "domination", "turret")),
            Choice("arena", "default: by players", ("small", "medium_a", "medium_b", "large")),
            Choice("ending", "default: frenzy", ("frenzy", "sudden_death")),
            Choice("skulls", "default: 8", (5, 6, 7, 8)),
            Choice("bot", "add the Bot (3 or 4 players)", FLAG),
            Choice("promo", "add the promotional weapons", FLAG),
            Choice("start", "the seat that begins; default: by chance"),
        ),
    ),
    "wreckland": TableForm(
        seats=1, bot="greedy", against="greedy",
        choices=(
            Choice("chapter", "default: 1", (1, 2, 3, 4, 5, 6, 7)),
            Choice("vehicle", "default: V1", ("V1", "V2", "V3", "V4")),
            Choice("hero", "default: miller", ("arson", "miller", "rudd3r", "cuddles")),
            Choice("difficulty", "default: normal", ("learner", "normal", "expert")),
            Choice("arson", "how often Arson may ram; default: round, as printed", ("round", "turn")),
        ),
    ),
}  # fmt: skip


def spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def find_choice(game: str, name: str) -> Choice:
    """The option of that game; another game's is refused by its name."""
    found = FORMS[game].find(name)
    if found is None:
        owners = [other for other, form in FORMS.items() if form.find(name)]
        belongs = f"it belongs to {' and '.join(owners)}; " if owners else ""
        known = ", ".join(choice.name for choice in FORMS[game].choices)
        raise BadOption(f"--{name}: {game} has no such option; {belongs}there are: {known}")
    return found


def read_value(choice: Choice, text: str) -> Value:
    """The value that was typed."""
    if not choice.values:
        return whole_number(choice, text)
    for value in choice.values:
        if spelled(value) == text:
            return value
    raise BadOption(f"--{choice.name}: {shown(text)} is not one of {', '.join(map(spelled, choice.values))}")


def read_values(choice: Choice, text: str) -> tuple[Value, ...]:
    """Several values: `all`, a list with commas, numbers from here to there; each once, in the order typed.

    >>> read_values(FORMS["wreckland"].choices[0], "1-3,7")
    (1, 2, 3, 7)
    """
    if text == "all" and choice.values:
        return choice.values
    return tuple(dict.fromkeys(value for part in text.split(",") for value in read_part(choice, part)))


def read_part(choice: Choice, text: str) -> Iterator[Value]:
    first, dash, last = text.partition("-")
    if dash and first.isdecimal() and last.isdecimal():
        if int(first) > int(last):
            raise BadOption(f"--{choice.name}: {shown(text)} runs backwards")
        yield from (read_value(choice, str(number)) for number in range(int(first), int(last) + 1))
    else:
        yield read_value(choice, text)


def whole_number(choice: Choice, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadOption(f"--{choice.name}: {shown(text)} is not a whole number") from None
