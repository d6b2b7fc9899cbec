"""Where the rulebook is silent or can be read in two ways: our readings, each under a name of its own.

Rulings whose other reading would be another rule have no constant; the code names their paragraph there.
"""

from __future__ import annotations

from typing import Final

RAVENOUS_WOUND: Final[bool] = True
"""Whoever is still ravenous at the end of its turn suffers a wound (Z-21.4); else: nothing happens."""

HIDDEN_GO_WITH_THE_FLOOR: Final[bool] = True
"""On a floor that the last hero leaves, hidden citizens are eliminated too (Z-7.3); else: they stay."""

FULL_ACTION_AT_ONCE: Final[bool] = True
"""Reaching yellow in the own turn gives the fourth action at once (Z-8.8); else: from the next turn."""
