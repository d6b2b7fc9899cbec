"""The versions of the environments, which stand in their names."""

from __future__ import annotations

from typing import Final

VERSIONS: Final = {"adrenaline": 0, "resistance": 0, "wreckland": 0}
"""Raised whenever the same actions would be seen or rewarded otherwise."""
