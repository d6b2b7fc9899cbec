"""Where the rulebook is silent or can be read in two ways, one constant for each reading that can be changed.

The value is the reading that the game follows: the rules ask it, and changing it here is all there is to do. Rulings
whose other reading would be another rule have none; the code names their paragraph there. All of them, with their
reasons, are in `docs/adrenaline/rulings.md`.
"""

from __future__ import annotations

from typing import Final

WAYS_MAY_COME_BACK: Final[bool] = True
"""Over turrets a way may come back to a square (A-11.3); else: one move enters no square twice."""

SCOPE_BEFORE_PUSH: Final[bool] = True
"""In turret mode scopes come before a damaged target is moved (A-8.1); else: when the shot is over, as elsewhere."""

REVENGE_IN_TURRET_MODE: Final[bool] = True
"""An overkill that is not recorded gives its mark all the same (A-11.5); else: it gives none."""

BOT_IS_COMPANY: Final[bool] = True
"""Nobody is alone on a spawnpoint where the Bot is (A-10.3); else: only players are company."""

KILLED_BOT_ACTS: Final[bool] = True
"""The Bot acts although it was killed this turn (A-12.2); else: not before it is put back."""

FLIPPED_BOT_MARKS: Final[bool] = False
"""From 6 damage on the Bot marks with its frenzy side up, too (A-12.2); as it is: that side has no adrenaline."""
