"""The campaign: seven chapters with one vehicle and one hero (W-2). A client keeps it; the rules need only options."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from frenzy.games.wreckland.ids import CHAPTERS, DIFFICULTIES
from frenzy.games.wreckland.outcome import Outcome

LAST: Final = max(CHAPTERS)


class Campaign(Struct, frozen=True):
    """How far it has come: `won` chapters, and `attempts` at the one that is open now."""

    vehicle: str = "V1"
    hero: str = "miller"
    won: int = 0
    attempts: int = 0

    @property
    def is_over(self) -> bool:
        return self.won == LAST

    @property
    def opened(self) -> int:
        """The last chapter whose envelope is open: nothing of a later one may be shown (W-2.5)."""
        return min(self.won + 1, LAST)

    def options(self, difficulty: str = DIFFICULTIES[1], arson: str = "round") -> dict[str, Any]:
        """The options of the next attempt; difficulty is chosen for each chapter (W-2.2, W-4.1)."""
        drivers = {"vehicle": self.vehicle, "hero": self.hero}
        return {"chapter": self.opened, **drivers, "difficulty": difficulty, "arson": arson}

    def after(self, outcome: Outcome) -> Campaign:
        """A won chapter opens the next one, a lost one may be tried again (W-2.4, W-29.5)."""
        if outcome.chapter != self.opened or self.is_over:
            return self
        if outcome.result == "won":
            return replace(self, won=self.won + 1, attempts=0)
        return replace(self, attempts=self.attempts + 1)

    def reset(self) -> Campaign:
        """Every card with a chapter symbol goes back to its envelope (W-2.7)."""
        return Campaign()
