"""The fingerprint of rules and cards, kept with every table, save and replay."""

from __future__ import annotations

from functools import cache

from frenzy.games.wreckland.content.facts import FILES, read
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.games.wreckland.rules_hash import RULES, SOURCE
from frenzy.kernel.content import Files, content_fingerprint
from frenzy.kernel.sources import rules_fingerprint


@cache
def content_files() -> Files:
    """Every card and chapter."""
    return {name: read(name) for name in FILES}


@cache
def content_hash() -> str:
    """Changes with every card, chapter, ruling and rule."""
    return content_fingerprint(rules_fingerprint(MANIFEST, RULES, SOURCE), content_files())
