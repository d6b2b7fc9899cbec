"""The tables on which each game is tried, and the actions that it may have to refuse."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import count, product
from typing import Any

from msgspec import UNSET

from frenzy.games import manifest_of
from frenzy.kernel import Action, Stream
from frenzy.kernel.options import Option, fitting

Table = tuple[int, dict[str, Any]]
MANY = 60
"""So many actions of one kind are tried, spread evenly."""


@cache
def tables_of(name: str) -> list[Table]:
    """Every combination of the options that the manifest crosses, at every number of seats; the others go round."""
    manifest, numbers = manifest_of(name), count()
    crossed = [option for option in manifest.options if option.name in manifest.crossed]
    fixed = ("seat", "several", "team", "hands")
    others = [option for option in manifest.options if option not in crossed and option.kind not in fixed]
    teams = [option for option in manifest.options if option.kind == "team"]
    tables: list[Table] = []
    for seats in manifest.seats:
        for values in product(*(option.values for option in crossed)):
            options: dict[str, Any] = {option.name: value for option, value in zip(crossed, values, strict=True)}
            if all(fits(option, seats, options[option.name]) for option in crossed):
                number = next(numbers)
                options |= {option.name: any_value(option, number) for option in others}
                options |= {option.name: any_team(option, seats, options, number) for option in teams}
                tables.append((seats, options))
    return tables


def fits(option: Option, seats: int, value: Any) -> bool:
    return not option.seats or seats in option.seats or value == option.default


def any_value(option: Option, number: int) -> Any:
    """A value for a table, the same for every game of it."""
    return option.values[Stream.named(number, option.name).below(len(option.values))[0]]


def any_team(option: Option, seats: int, options: dict[str, Any], number: int) -> list[Any]:
    """A team for a table, of the usual size or bigger."""
    assert option.team is not UNSET
    least = max(option.team.usual, seats)
    size = least + number % (option.team.most + 1 - least)
    return [*Stream.named(number, option.name).shuffled(fitting(option, options))[0][:size]]


@cache
def actions_of(name: str) -> list[Action]:
    """Every action in the tables of the game's module."""
    found: list[object] = []
    for value in vars(import_module(f"{manifest_of(name).package}.actions")).values():
        for item in value if isinstance(value, tuple) else (value,):
            found += item if isinstance(item, tuple) else (item,)
    return list(dict.fromkeys(item for item in found if isinstance(item, Action)))


def some_actions(name: str) -> list[Action]:
    """Actions of every kind, of each at most so many."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in actions_of(name):
        kinds.setdefault(type(action), []).append(action)
    return [action for same in kinds.values() for action in same[:: 1 + len(same) // MANY]]
