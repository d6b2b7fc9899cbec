"""The options of games as they are typed and explained on the command line; the games' manifests know them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from frenzy.games import manifest_of, manifests
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import Option, Value, listed


def typed_options(manifest: Manifest) -> list[Option]:
    """All but those with a value for each seat: only positions, programs and the server name them."""
    return [option for option in manifest.options if option.kind != "several"]


def spelled(value: object) -> str:
    """A value as it is typed: a team with commas, hands with slashes between them.

    >>> spelled(("storm", "rogue")), spelled(((0, 1), (), (2,)))
    ('storm,rogue', '0,1//2')
    """
    if isinstance(value, list | tuple):
        return ("/" if any(isinstance(each, list | tuple) for each in value) else ",").join(map(spelled, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def metavar(option: Option) -> str:
    if option.kind == "team":
        return f"{','.join(map(spelled, option.values[:2]))},…"
    return "{" + ",".join(map(spelled, option.values)) + "}" if option.values else option.kind.upper()


def explained(option: Option) -> str:
    """A line of help: what it is if nobody says anything, and where it counts."""
    default = "by chance" if option.default is None else spelled(option.default)
    lines = [f"default: {'by seats' if is_by_seats(option) else default}"]
    if option.team is not UNSET:
        lines.insert(0, f"{option.team.least} to {option.team.most} of {', '.join(map(spelled, option.values))}")
    if option.kind == "hands":
        lines.insert(0, f"who has which of --{option.of}, counted from 0: 0,1/2,3 gives two to each of two seats")
    if option.seats:
        lines.append(f"only with {listed(option.seats)} seats")
    for name, values in option.when.items():
        lines.append(f"only with --{name} {' or '.join(map(spelled, values))}")
    return "; ".join(lines)


def is_by_seats(option: Option) -> bool:
    """What it is if nobody says anything depends on how many play."""
    return bool(option.by_seats) or option.kind in ("team", "hands")


def find_option(game: str, name: str) -> Option:
    """The option of that game; another game's is refused by its name."""
    known = {option.name: option for option in typed_options(manifest_of(game))}
    if name not in known:
        owners = [other for other, manifest in manifests().items() if name in names(manifest)]
        belongs = f"it belongs to {' and '.join(owners)}; " if owners else ""
        raise BadOption(f"--{name}: {game} has no such option; {belongs}there are: {', '.join(known)}")
    return known[name]


def names(manifest: Manifest) -> list[str]:
    return [option.name for option in typed_options(manifest)]


def read_value(option: Option, text: str) -> Any:
    """The value that was typed."""
    if option.kind == "team":
        return [read_member(option, name) for name in text.split(",")]
    if option.kind == "hands":
        return [[whole_number(option, one) for one in hand.split(",") if one] for hand in text.split("/")]
    return read_member(option, text)


def read_member(option: Option, text: str) -> Value:
    """One of its values."""
    if not option.values:
        return whole_number(option, text)
    for value in option.values:
        if spelled(value) == text:
            return value
    raise BadOption(f"--{option.name}: {shown(text)} is not one of {', '.join(map(spelled, option.values))}")


def read_values(option: Option, text: str) -> tuple[Any, ...]:
    """Several values: `all`, a list with commas, numbers from here to there; each once, in the order typed.

    >>> read_values(find_option("wreckland", "chapter"), "1-3,7")
    (1, 2, 3, 7)

    Of a team or hands, which have commas of their own, there is one.
    """
    if option.kind in ("team", "hands"):
        return (read_value(option, text),)
    if text == "all" and option.values:
        return option.values
    return tuple(dict.fromkeys(value for part in text.split(",") for value in read_part(option, part)))


def read_part(option: Option, text: str) -> Iterator[Value]:
    first, dash, last = text.partition("-")
    if dash and first.isdecimal() and last.isdecimal():
        if int(first) > int(last):
            raise BadOption(f"--{option.name}: {shown(text)} runs backwards")
        yield from (read_value(option, str(number)) for number in range(int(first), int(last) + 1))
    else:
        yield read_value(option, text)


def whole_number(option: Option, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadOption(f"--{option.name}: {shown(text)} is not a whole number") from None
