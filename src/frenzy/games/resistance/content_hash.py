"""The fingerprint of rules and cards, kept with every table, save and replay."""

from __future__ import annotations

from functools import cache

from frenzy.games.resistance.content.facts import FILES, mission_files, read
from frenzy.games.resistance.manifest import MANIFEST
from frenzy.games.resistance.rules_hash import RULES, SOURCE
from frenzy.kernel.content import Files, content_fingerprint
from frenzy.kernel.sources import rules_fingerprint


@cache
def content_files() -> Files:
    """The map, every sheet and card, and all missions."""
    return {name: read(name) for name in (*FILES, *(f"missions/{mission}" for mission in mission_files()))}


@cache
def content_hash() -> str:
    """Changes with every card, mission, ruling and rule."""
    return content_fingerprint(rules_fingerprint(MANIFEST, RULES, SOURCE), content_files())
