"""Sentences as data: what is said is decided once, here and in the games; every client says it in its own language."""

from __future__ import annotations

from msgspec import Struct


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A sentence of the catalogues and its values. A value that is a phrase is said first; a list is enumerated.

    >>> Phrase("action-shoot", {"weapon": Phrase("weapon-zx2")}).say
    'action-shoot'
    """

    say: str
    given: dict[str, str | int | float | Phrase | list[str | int | Phrase]] = {}


Value = str | int | float | Phrase | list[str | int | Phrase]
Given = dict[str, Value]
