"""The catalogues of sentences that packages bring, as they are written: Fluent source in `locale/LANGUAGE`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "fr", "pl")


@cache
def read_catalogue(package: str, name: str, language: str) -> str:
    """One file of a package, in one of the languages."""
    return files(package).joinpath("locale", language, name).read_text(encoding="utf-8")


def sentences(package: str, names: Sequence[str], language: str) -> str:
    """The sentences of several files, without comments."""
    lines = [line for name in names for line in read_catalogue(package, name, language).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"


def nearest_language(wish: str) -> str:
    """The language that comes nearest to a locale; English where there is none.

    >>> nearest_language("fr_CA.UTF-8"), nearest_language("de")
    ('fr', 'en')
    """
    language = wish.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"
