"""Positions as documents that people write: what is wrong with one is told with its field."""

from __future__ import annotations

import re
from typing import TypeVar

from msgspec import ValidationError, convert

from frenzy.kernel.errors import BadPosition

T = TypeVar("T")


def read_document(position: object, kind: type[T]) -> T:
    """The document as a record; BadPosition names the field that is wrong."""
    try:
        return convert(position, kind)
    except UnicodeError:
        raise BadPosition("position: a text that is no Unicode") from None
    except ValidationError as error:
        message, _, where = str(error).partition(" - at `")
        if where:
            raise BadPosition(f"{where.rstrip('`').removeprefix('$.').removeprefix('$')}: {message}") from None
        unknown = re.search(r"unknown field `(\w+)`|missing required field `(\w+)`", message)
        name = next(filter(None, unknown.groups())) if unknown else "position"
        raise BadPosition(f"{name}: {message}") from None
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"position: {error}") from None


def need(condition: bool, where: str, what: str) -> None:  # noqa: FBT001  # reads as a sentence: need(this, …)
    """Refuse the position, naming the field, unless the condition holds."""
    if not condition:
        raise BadPosition(f"{where}: {what}")


def look_up(names: dict[str, int], name: str, where: str, kind: str) -> int:
    """The number behind a name."""
    need(name in names, where, f"{name!r} is not {kind}")
    return names[name]
