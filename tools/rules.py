"""Every numbered paragraph of the rules, and how many tests name it: `python -m tools.rules`.

A paragraph is a numbered item under a heading such as `## A-4 A turn` in `docs/*/rules.md`, or in the `sealed.md`
beside it, which spoils surprises; a test names A-4.7 if its own name begins with `test_a_4_7_`. The exit status is 1 as
long as a paragraph has no test.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CHAPTER: Final = re.compile(r"## ([A-Z]+-\d+)\b")
ITEM: Final = re.compile(r"(\d+)\. ")
TEST: Final = re.compile(r"^\s*(?:async )?def test_([a-z]+)_(\d+)_(\d+)_", re.MULTILINE)
BAR: Final = 40
PAGES: Final = ("rules.md", "sealed.md")


def paragraphs(text: str) -> list[str]:
    """The numbers of all paragraphs, in order.

    >>> paragraphs("## A-1 Players\\n1. Three to five.\\n2. No more.\\n## A-2 Set-up\\n1. Shuffle.")
    ['A-1.1', 'A-1.2', 'A-2.1']
    """
    found: list[str] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("#"):
            head = CHAPTER.match(line)
            chapter = head[1] if head else ""
        elif chapter and (item := ITEM.match(line)):
            found.append(f"{chapter}.{item[1]}")
    return found


def named_paragraphs(source: str) -> list[str]:
    """The paragraphs that the tests of a file name, one for each test.

    >>> named_paragraphs("def test_a_4_7_four_weapons_are_too_many() -> None: ...")
    ['A-4.7']
    """
    return [f"{letter.upper()}-{chapter}.{item}" for letter, chapter, item in TEST.findall(source)]


def count_tests(files: Iterable[Path]) -> Counter[str]:
    """How many tests name each paragraph."""
    return Counter(name for file in files for name in named_paragraphs(file.read_text(encoding="utf-8")))


def report(rules: list[str], tests: Counter[str]) -> tuple[list[str], bool]:
    """The lines to print, and whether every paragraph has a test."""
    missing = [paragraph for paragraph in rules if not tests[paragraph]]
    letters = {paragraph.partition("-")[0] for paragraph in rules}
    unknown = [name for name in sorted(tests) if name.partition("-")[0] in letters and name not in rules]
    width = max(map(len, rules), default=0)
    lines = [f"{name:{width}} {tests[name]:4}  {'#' * min(tests[name], BAR)}".rstrip() for name in rules]
    covered = len(rules) - len(missing)
    lines.append(f"{covered} of {len(rules)} paragraphs have a test ({100 * covered // max(len(rules), 1)} %)")
    lines += [f"no test names {name}" for name in missing]
    lines += [f"a test names {name}, which is no paragraph" for name in unknown]
    return lines, bool(rules) and not missing


def main(root: Path = ROOT) -> int:
    pages = sorted(page for name in PAGES for page in root.glob(f"docs/*/{name}"))
    rules = [name for page in pages for name in paragraphs(page.read_text("utf-8"))]
    lines, is_complete = report(rules, count_tests(sorted(root.glob("tests/**/test_*.py"))))
    print(*lines, sep="\n")
    return 0 if is_complete else 1


if __name__ == "__main__":
    sys.exit(main())
