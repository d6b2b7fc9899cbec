"""The catalogues of sentences that a package brings, as text: in `locale/LANGUAGE/`, in Fluent's notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "fr", "pl")


def nearest_language(wish: str) -> str:
    """The language that comes nearest to a locale; English where there is none.

    >>> nearest_language("fr_CA.UTF-8"), nearest_language("de")
    ('fr', 'en')
    """
    language = wish.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"


@cache
def catalogue_text(package: str, resource: str, language: str) -> str:
    """One catalogue, as it was written."""
    return files(package).joinpath("locale", language, resource).read_text(encoding="utf-8")


def printed(package: str, resources: Sequence[str], language: str) -> str:
    """Several catalogues in one text, without their comments, as a client is sent them."""
    spoken = nearest_language(language)
    lines = [line for name in resources for line in catalogue_text(package, name, spoken).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#")) + "\n"
