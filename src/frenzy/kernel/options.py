"""The options of a game: declared once, as the fields of a struct, and read here for every game.

    class Options(Struct, frozen=True):
        heap: Annotated[str, choice("small", "large")] = "small"
        misere: bool = False

Their words are sentences of the game: `option-heap` and `option-heap-help`, and `heap-small` for a value; `option-yes`
and `option-no` for flags, `option-random` for what chance decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields, replace

from frenzy.kernel.chance import Stream
from frenzy.kernel.errors import BadOption, BadSave, shown

Value = str | int | bool

LISTS: Final = ("several", "team", "hands")
"""The kinds whose value is a list. They depend on options of the kinds before them, and are read after those."""

SEED_DIGITS: Final = 40
SEED_RANGE: Final = f"not a whole number of at most {SEED_DIGITS} digits"


class Team(Struct, frozen=True):
    """How many values a team has: from `least` to `most`; if nobody says, `usual`, and one for each seat at least.

    `by` names other options, and for each value of theirs those that go with it; what it does not name goes with all.
    """

    least: int
    most: int
    usual: int
    by: dict[str, dict[str, tuple[str, ...]]] = {}


class Option(Struct, frozen=True, kw_only=True):
    """One thing that a table agrees on before the game.

    A `seat` is one of the table's; chance decides if nobody does. `several` are different values, one for each seat
    and for each of the flags in `more` that is on; those that are not named are the first that are free. A `team` are
    different values too, as many as it says. `hands` share it out: for each seat the numbers of those `of` that team
    that it has; a seat may have none, and if nobody says, they are dealt in turn.

    The sentences of its values begin with `words`. There is no `default` where `by_seats` has it, or chance. It may
    differ from its default only with so many `seats`, if there are any, and matters only `when` other options have one
    of these values. In a campaign it is chosen `anew` for each attempt, or stays the same in all chapters.
    """

    kind: Literal["choice", "flag", "number", "seat", "several", "team", "hands"]
    name: str = ""
    words: str = ""
    values: tuple[Value, ...] = ()
    default: Value | None = None
    by_seats: dict[int, Value] = {}
    seats: tuple[int, ...] = ()
    when: dict[str, tuple[Value, ...]] = {}
    more: tuple[str, ...] = ()
    anew: bool = False
    rule: str = ""
    team: Team | UnsetType = UNSET
    of: str | UnsetType = UNSET


def choice(*values: str, **more: Any) -> Option:
    """One of these values; where the default depends on the seats, `by_seats` has it."""
    return Option(kind="choice", values=values, **more)


def flag(seats: tuple[int, ...] = (), rule: str = "") -> Option:
    """Yes or no; with `seats`, yes only with so many."""
    return Option(kind="flag", values=(False, True), seats=seats, rule=rule)


def number(least: int, most: int, rule: str = "") -> Option:
    return Option(kind="number", values=tuple(range(least, most + 1)), rule=rule)


def seat(rule: str = "") -> Option:
    return Option(kind="seat", rule=rule)


def several(*values: str, **more: Any) -> Option:
    return Option(kind="several", values=values, **more)


def team(
    *values: str, least: int, most: int, usual: int | None = None,
    by: Mapping[str, Mapping[str, Sequence[str]]] | None = None, **more: Any,
) -> Option:  # fmt: skip
    """Different values, from `least` to `most` of them; by the values of other options, if `by` says so."""
    fitting = {name: {value: tuple(some) for value, some in table.items()} for name, table in (by or {}).items()}
    return Option(
        kind="team", values=values, team=Team(least, most, least if usual is None else usual, fitting), **more
    )


def hands(of: str, rule: str = "") -> Option:
    """Who has which of the team that is the option of that name."""
    return Option(kind="hands", of=of, rule=rule)


def options_of(kind: type[Struct]) -> tuple[Option, ...]:
    """The options among the fields of a struct: a bool is a flag, others say in their annotation what they are."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in fields(kind):
        option = option_in(hints[field.name])
        if option is not None:
            is_open = option.by_seats or option.kind in ("seat", *LISTS)
            default = None if is_open else field.default
            found.append(replace(option, name=field.name, words=option.words or field.name, default=default))
    return tuple(found)


def option_in(hint: Any) -> Option | None:
    """What an annotation says about an option."""
    if hint is bool:
        return flag()
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((note for note in notes if isinstance(note, Option)), None)


def matters(option: Option, values: Mapping[str, Any]) -> bool:
    """Whether it makes a difference at a table with these values."""
    return all(values.get(name) in wanted for name, wanted in option.when.items())


# -- reading ----------------------------------------------------------------------------------------------------


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_seed(value: object) -> bool:
    """Whole numbers that can be written down and read again."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**SEED_DIGITS


def read_values(options: Sequence[Option], seats: int, seed: int, asked: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every option at a table, checked one by one; BadOption names the one that is wrong."""
    if not isinstance(asked, Mapping):
        raise BadOption(f"options: {shown(asked)} is not a table of options")
    known = [option.name for option in options]
    for name in asked:
        if name not in known:
            label = str(name) if str(name).isprintable() else shown(name)
            raise BadOption(f"options.{label}: no such option; there are: {', '.join(known)}")
    found: dict[str, Any] = {}
    for option in sorted(options, key=lambda option: LISTS.index(option.kind) if option.kind in LISTS else -1):
        found[option.name] = read_value(option, seats, seed, asked, found)
    return found


def read_value(option: Option, seats: int, seed: int, asked: Mapping[str, Any], found: Mapping[str, Any]) -> Any:
    """The value of one option; `found` are those that were read before."""
    value = asked.get(option.name)
    if option.kind == "several":
        return read_several(option, seats + sum(found[name] for name in option.more), value)
    if option.kind == "team":
        return read_team(option, seats, value, found)
    if option.kind == "hands":
        return read_hands(option, seats, len(found[str(option.of)]), value)
    if option.name not in asked or (option.kind == "seat" and value is None):
        return default_value(option, seats, seed)
    if not is_value(option, seats, value):
        raise refusal(option, f"{shown(value)} is not {expected(option, seats)}")
    if option.seats and seats not in option.seats and value != option.default:
        raise refusal(option, f"only with {listed(option.seats)} seats")
    return value


def default_value(option: Option, seats: int, seed: int) -> Any:
    """The value that an option has if nobody says anything."""
    if option.kind == "seat":
        return Stream.named(seed, option.name).below(seats)[0]
    return option.by_seats.get(seats, option.default)


def is_value(option: Option, seats: int, value: object) -> bool:
    match option.kind:
        case "flag":
            return isinstance(value, bool)
        case "seat":
            return is_number(value) and value in range(seats)
        case "number":
            return is_number(value) and value in option.values
        case _:
            return isinstance(value, str) and value in option.values


def expected(option: Option, seats: int) -> str:
    """What a value should have been."""
    match option.kind:
        case "flag":
            return "true or false"
        case "seat":
            return f"a seat from 0 to {seats - 1}"
        case "number":
            return f"a number from {option.values[0]} to {option.values[-1]}"
        case _:
            return f"one of {', '.join(map(str, option.values))}"


def read_several(option: Option, count: int, names: Any) -> tuple[Any, ...]:
    """Different values, as many as there are places."""
    if names is None:
        names = []
    if not isinstance(names, list | tuple) or len(names) > count:
        raise refusal(option, f"{shown(names)} is not a list of at most {count} {option.name}")
    for place, name in enumerate(names):
        if name not in option.values or name in names[:place]:
            raise refusal(option, f"{shown(name)} is unknown or taken; there are: {', '.join(map(str, option.values))}")
    free = [value for value in option.values if value not in names]
    return (*names, *free[: count - len(names)])


def fitting(option: Option, values: Mapping[str, Any]) -> tuple[Any, ...]:
    """Those of whom a team may be made at a table with these values."""
    by = {} if option.team is UNSET else option.team.by
    found = option.values
    for name, table in by.items():
        fits = table.get(values.get(name, ""), option.values)
        found = tuple([value for value in found if value in fits])
    return found


def read_team(option: Option, seats: int, names: Any, found: Mapping[str, Any]) -> tuple[Any, ...]:
    """Different values that go with the rest of the table, neither too many nor too few."""
    assert option.team is not UNSET, option.name
    least, most, usual, some = option.team.least, option.team.most, option.team.usual, fitting(option, found)
    if names is None:
        return some[: min(most, max(usual, seats))]
    if not isinstance(names, list | tuple) or not least <= len(names) <= most:
        raise refusal(option, f"{shown(names)} is not a list of {least} to {most} {option.name}")
    for place, name in enumerate(names):
        if name not in some or name in names[:place]:
            raise refusal(option, f"{shown(name)} is unknown or taken; there are: {', '.join(some)}", place)
    return tuple(names)


def read_hands(option: Option, seats: int, count: int, asked: Any) -> tuple[tuple[int, ...], ...]:
    """Every number below `count` in one hand, a hand for each seat."""
    if asked is None:
        return tuple(tuple(range(seat, count, seats)) for seat in range(seats))
    if not isinstance(asked, list | tuple) or len(asked) != seats:
        raise refusal(option, f"{shown(asked)} is not a list of {seats} hands, one for each seat")
    held: list[Any] = []
    for seat, hand in enumerate(asked):
        if not isinstance(hand, list | tuple):
            raise refusal(option, f"{shown(hand)} is not a list of numbers", seat)
        for one in hand:
            if not is_number(one) or one not in range(count) or one in held:
                raise refusal(option, f"{shown(one)} is not a number from 0 to {count - 1}, or is held already", seat)
            held.append(one)
    free = [str(one) for one in range(count) if one not in held]
    if free:
        raise refusal(option, f"nobody has {', '.join(free)} of {option.of}")
    return tuple(tuple(sorted(hand)) for hand in asked)


def refusal(option: Option, what: str, place: int | None = None) -> BadOption:
    """What is wrong with an option, or at some place of its list."""
    field = option.name if place is None else f"{option.name}[{place}]"
    return BadOption(f"options.{field}: {what}{f' ({option.rule})' if option.rule else ''}")


def listed(numbers: Sequence[int]) -> str:
    """Numbers to choose from.

    >>> listed((3, 4, 5)), listed((1,))
    ('3, 4 or 5', '1')
    """
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def check_saved(options: Struct, read: Callable[[], Struct]) -> None:
    """The options of a save pass the same examination as those of a new game, which `read` puts them to."""
    try:
        is_same = read() == options
    except (BadOption, IndexError) as error:
        raise BadSave(f"state.options: {error}") from None
    if not is_same:
        raise BadSave("state.options: not the options of a game")
