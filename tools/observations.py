"""Write down the numbers of each game's environment: `python -m tools.observations`.

A page for each game, in `docs/envs`: its actions with their numbers, how choices are spelled in them, and every part of
its observation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from frenzy.envs import encoded_games, encoding_of
from frenzy.envs.encoding import Encoding
from frenzy.envs.gym import id_of
from frenzy.envs.vocabulary import WORDS, Block, By
from frenzy.envs.vocabulary import Part as Word
from frenzy.kernel.records import Action

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "envs"
SHOWN: Final = 6
"""Of a long block only the first few names are told, and the last one."""


def page_of(game: str) -> str:
    """All numbers of a game's environment."""
    encoding = encoding_of(game)
    return "\n".join([*lines_of(game, encoding), ""])


def lines_of(game: str, encoding: Encoding) -> Iterator[str]:
    title, words = encoding.game.manifest.title, len(encoding.vocabulary.words)
    yield f"# {title} in numbers"
    yield ""
    yield f"Written by `python -m tools.observations` from `src/frenzy/envs/{game}`; [what they are for](../envs.md)."
    yield ""
    yield f"`{id_of(game)}`: {encoding.actions} actions, of which {words} have a meaning and the rest is room for more;"
    yield f"an observation of {encoding.size} numbers, each a byte."
    yield ""
    yield "## Actions"
    yield ""
    yield from table(("numbers", "block", "words", "what it is"), map(block_row, placed_blocks(encoding)))
    yield ""
    yield "## How choices are spelled"
    yield ""
    yield "A choice of several words is asked for one word after the other. What leaves no choice is said by itself."
    yield ""
    spelled = encoding.vocabulary.spelling.items()
    yield from table(("choice", "words", "what it is"), [spelling_row(kind, words) for kind, words in spelled])
    yield ""
    yield "## Observation"
    yield ""
    parts = [
        (f"`{part.name}`", str(first), " × ".join(map(str, part.shape)), str(part.most), part.meaning)
        for part, first in encoding.layout.places()
    ]
    yield from table(("part", "from", "shape", "most", "meaning"), parts)


def placed_blocks(encoding: Encoding) -> Iterator[tuple[int, Block]]:
    """The blocks, and the first number of each."""
    for block in encoding.vocabulary.blocks:
        yield encoding.vocabulary.first[block.name], block


def block_row(placed: tuple[int, Block]) -> tuple[str, ...]:
    first, block = placed
    return f"{first}–{first + len(block.names) - 1}", f"`{block.name}`", few(block), block.meaning


def few(block: Block) -> str:
    """The names of a block; all of them, where they are plain words."""
    names = [f"`{name}`" for name in block.names if name]
    if block.name == WORDS or len(names) <= SHOWN + 2:
        return ", ".join(names)
    return f"{', '.join(names[:SHOWN])} … {names[-1]}"


def spelling_row(kind: type[Action], words: Iterable[Word]) -> tuple[str, ...]:
    """An action, the words it is spelled in, and the first line of what is said of it."""
    said = " ".join(word_name(kind, word) for word in words)
    return f"`{kind.__name__}`", said, first_line(kind)


def word_name(kind: type[Action], word: Word) -> str:
    """A plain word as it is, a thing by its block."""
    if isinstance(word, By):
        return word.block
    return word if word in kind.__struct_fields__ else f"`{word}`"


def first_line(kind: type[Action]) -> str:
    return (kind.__doc__ or "").strip().split("\n", maxsplit=1)[0]


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in encoded_games():
        (FOLDER / f"{game}.md").write_text(page_of(game), encoding="utf-8")
        print(f"wrote docs/envs/{game}.md")


if __name__ == "__main__":
    main()
