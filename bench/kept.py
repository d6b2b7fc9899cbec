"""Journals that the repository keeps: what takes hours to play is played in parts, and never twice."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).resolve().parent.parent / "docs" / "measured"


def kept_of(journal: Path) -> Path:
    """Where its games lie, packed: some 150 bytes each."""
    return KEPT / f"{journal.stem}.jsonl.xz"


def unpack(journal: Path) -> None:
    """Begin where the last one stopped, on a machine that has played nothing yet."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    kept = kept_of(journal)
    if kept.exists() and not journal.exists():
        journal.write_bytes(lzma.decompress(kept.read_bytes()))


def keep(journal: Path) -> None:
    """Put all its games into the repository."""
    kept = kept_of(journal)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(lzma.compress(journal.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
