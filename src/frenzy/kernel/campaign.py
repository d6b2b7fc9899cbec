"""Tables that follow each other: chapters that open one after the other, and what is carried from one to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from msgspec import Struct

CHAPTER: Final = "chapter"
"""The option of a table that says which chapter it plays: the same word in every game that has some."""


class Chapter(Struct, frozen=True):
    """A chapter as everybody may see it: a sealed one is a number, and nothing else is known of it."""

    number: int
    state: Literal["won", "open", "sealed"]
    attempts: int
    wins: int


class Campaign(Protocol):
    """The rules of a campaign. Its progress is plain data, which a server or a terminal keeps between the tables."""

    def begin(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """A campaign with nothing played yet; BadOption names the option that is wrong."""
        ...

    def chapters(self, progress: Mapping[str, Any]) -> Sequence[Chapter]:
        """All chapters, in order."""
        ...

    def table(self, progress: Mapping[str, Any], chapter: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of an attempt; BadOption if the chapter is sealed, or an option is not one of a single table."""
        ...

    def shown(self, progress: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table that has opened what the campaign has opened, and nothing more: for its booklet."""
        ...

    def after(self, progress: Mapping[str, Any], chapter: int, outcome: Any) -> dict[str, Any]:
        """The progress after an attempt at a chapter has ended."""
        ...

    def is_sealed(self, options: Mapping[str, Any]) -> bool:
        """A table with these options would show what only a campaign may open."""
        ...
