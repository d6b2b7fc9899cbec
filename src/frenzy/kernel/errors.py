"""What can go wrong on the player's side. Everything else that goes wrong is our mistake, and an assertion."""

from __future__ import annotations


def shown(value: object) -> str:
    """A value as an error message quotes it: never too long, and always printable.

    >>> shown("a" * 100)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"
    """
    try:
        text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} too big to write"
    return text if len(text) <= 40 else f"{text[:40]}…"


class FrenzyError(ValueError):
    """The base of every error that a caller can cause; its message names the field or the choice."""


class IllegalAction(FrenzyError):
    """A choice that is not among the legal ones; the state is unchanged."""


class BadOption(FrenzyError):
    """An option of a new game that does not exist or has no such value."""


class BadPosition(FrenzyError):
    """A position that sets up an impossible table."""


class BadSave(FrenzyError):
    """A save or a replay that is damaged, foreign, or newer than this version."""


class UnknownGame(FrenzyError):
    """A game of that name does not exist."""
