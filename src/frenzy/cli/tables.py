"""The options of games as they are typed and explained on the command line; the games' manifests know them all."""

from __future__ import annotations

from collections.abc import Iterator

from frenzy.games import manifest_of, manifests
from frenzy.kernel import BadOption
from frenzy.kernel.errors import shown
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import Option, Value, listed


def typed_options(manifest: Manifest) -> list[Option]:
    """All but lists: only positions, programs and the server name them."""
    return [option for option in manifest.options if option.kind != "several"]


def spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def metavar(option: Option) -> str:
    return "{" + ",".join(map(spelled, option.values)) + "}" if option.values else option.kind.upper()


def explained(option: Option) -> str:
    """A line of help: what it is if nobody says anything, and where it counts."""
    default = "by chance" if option.default is None else spelled(option.default)
    lines = [f"default: {'by seats' if option.by_seats else default}"]
    if option.seats:
        lines.append(f"only with {listed(option.seats)} seats")
    for name, values in option.when.items():
        lines.append(f"only with --{name} {' or '.join(map(spelled, values))}")
    return "; ".join(lines)


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


def read_value(option: Option, text: str) -> Value:
    """The value that was typed."""
    if not option.values:
        return whole_number(option, text)
    for value in option.values:
        if spelled(value) == text:
            return value
    raise BadOption(f"--{option.name}: {shown(text)} is not one of {', '.join(map(spelled, option.values))}")


def read_values(option: Option, text: str) -> tuple[Value, ...]:
    """Several values: `all`, a list with commas, numbers from here to there; each once, in the order typed.

    >>> read_values(find_option("wreckland", "chapter"), "1-3,7")
    (1, 2, 3, 7)
    """
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
