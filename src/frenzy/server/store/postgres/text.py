"""Text with the one character that PostgreSQL cannot store, NUL, and without it.

>>> kept("a\\0b") == "a\\x01\\x02b", given("a\\x01\\x02b") == "a\\0b"
(True, True)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from psycopg.types.string import StrDumper, TextLoader

if TYPE_CHECKING:
    from psycopg.abc import Buffer

ODD = re.compile("[\0\x01]")
WRITTEN = {"\0": "\x01\x02", "\x01": "\x01\x01"}
READ = {written: odd for odd, written in WRITTEN.items()}
PAIR = re.compile("\x01.", re.DOTALL)


def kept(text: str) -> str:
    return ODD.sub(lambda found: WRITTEN[found[0]], text) if ODD.search(text) else text


def given(text: str) -> str:
    return PAIR.sub(lambda found: READ.get(found[0], found[0]), text) if "\x01" in text else text


class KeptText(StrDumper):
    def dump(self, obj: str) -> Buffer | None:
        return super().dump(kept(obj))


class GivenText(TextLoader):
    def load(self, data: Buffer) -> Any:
        text = super().load(data)
        return given(text) if isinstance(text, str) else text
