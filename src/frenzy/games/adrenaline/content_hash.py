"""The fingerprint of rules and cards, kept with every table, save and replay."""

from __future__ import annotations

from functools import cache

from msgspec import json

from frenzy.games.adrenaline.content.facts import FILES, WEAPON_FILE, read, read_weapons
from frenzy.games.adrenaline.manifest import MANIFEST
from frenzy.games.adrenaline.rules_hash import RULES, SOURCE
from frenzy.kernel.content import Files, content_fingerprint
from frenzy.kernel.sources import rules_fingerprint


@cache
def content_files() -> Files:
    """Every weapon, arena and tile."""
    return {WEAPON_FILE: json.encode(read_weapons()), **{name: read(name) for name in FILES}}


@cache
def content_hash() -> str:
    """Changes with every card, arena, tile, ruling and rule."""
    return content_fingerprint(rules_fingerprint(MANIFEST, RULES, SOURCE), content_files())
