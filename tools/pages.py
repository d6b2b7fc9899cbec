"""Put files into the pages that show them: `python -m tools.pages`.

A page shows a file by its path in bold, alone on a line, and a block of code below it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SHOWN: Final = re.compile(r"^(\*\*`([\w./-]+)`\*\*\n\n```\w+\n).*?^(```)$", re.MULTILINE | re.DOTALL)


def with_files(page: str) -> str:
    """The text of a page, with every file as it is now."""
    return SHOWN.sub(lambda found: f"{found[1]}{(ROOT / found[2]).read_text(encoding='utf-8')}{found[3]}", page)


def main() -> None:
    for path in sorted((ROOT / "docs").rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if with_files(text) != text:
            path.write_text(with_files(text), encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
