"""What a page says, read as somebody who looks for words that should not be there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

HOUSE: Final = Path(__file__).parents[2]
GAME: Final = HOUSE / "src" / "frenzy" / "games" / "wreckland" / "locale"
CLIENT: Final = HOUSE / "web" / "src" / "text"
GAMES: Final = HOUSE / "web" / "src" / "games"
SHORTEST: Final = 12
"""Letters of a sentence that no other language says by chance."""

SAID: Final = """() => {
  const named = [...document.querySelectorAll('[aria-label], [title]')];
  return [document.body.innerText, ...named.flatMap((one) => [one.ariaLabel ?? '', one.title ?? ''])].join('\\n');
}"""
BROKEN: Final = re.compile(r"\{|\}|\bundefined\b|\bNaN\b|\[object|\?\?\?")
TOKEN: Final = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9_]+)+(?![\w-])")


def said(page: Page) -> str:
    """All that can be read or heard on a page."""
    return str(page.evaluate(SAID))


def catalogues(language: str) -> list[Path]:
    """What is said at a table of the first chapter, and around it."""
    own = [GAME / language / f"{name}.ftl" for name in ("cards", "game", "guide", "tutorial", "chapter1")]
    screens = [CLIENT / f"{language}.ftl", *(CLIENT / language).glob("*.ftl"), *GAMES.glob(f"*/words/{language}.ftl")]
    return [*own, *sorted(screens)]


def messages(catalogue: Path) -> Iterator[tuple[str, str]]:
    """The keys of a catalogue with their sentences; a sentence with something to fill in is empty."""
    for entry in FluentParser().parse(catalogue.read_text()).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = [part.value if isinstance(part, ast.TextElement) else None for part in entry.value.elements]
            yield entry.id.name, "" if None in texts else " ".join("".join(filter(None, texts)).split())


@cache
def sentences(language: str) -> dict[str, str]:
    return {key: sentence for file in catalogues(language) for key, sentence in messages(file)}


@cache
def kinds() -> frozenset[str]:
    """How keys begin."""
    return frozenset(key.split("-")[0] for key in sentences("en"))


@cache
def spoken(language: str) -> str:
    """Everything on the right of a key."""
    lines = "\n".join(file.read_text() for file in catalogues(language)).split("\n")
    return "\n".join(line.partition(" = ")[2] if re.match(r"[a-z][\w-]* =", line) else line for line in lines)


def foreign(text: str, language: str) -> set[str]:
    """What should not be said in this language: keys, places that were not filled in, and English."""
    keys = {token for token in TOKEN.findall(text) if token.split("-")[0] in kinds() and token not in spoken(language)}
    flat = " ".join(text.split())
    english = {
        sentence
        for sentence in sentences("en").values()
        if len(sentence) >= SHORTEST and sentence not in spoken(language) and sentence in flat
    }
    return keys | set(BROKEN.findall(text)) | english
