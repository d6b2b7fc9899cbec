"""The campaign: seven chapters with one vehicle and one hero (W-2). A server or a terminal keeps its progress.

Nothing is carried from one table to the next but which chapters are won (W-2.6): that decides which envelopes are open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, convert, to_builtins
from msgspec.structs import asdict

from frenzy.games.wreckland.ids import CHAPTERS
from frenzy.games.wreckland.manifest import MANIFEST
from frenzy.games.wreckland.options import Options
from frenzy.games.wreckland.setup import read_options
from frenzy.kernel.campaign import Chapter
from frenzy.kernel.errors import BadOption, shown
from frenzy.kernel.options import is_number

LAST: Final = max(CHAPTERS)
ONE_TABLE: Final = [option.name for option in MANIFEST.options if option.anew]
"""What is chosen for each attempt anew (W-2.2, W-4.1)."""


class Progress(Options, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What is kept: the options of all tables, unless one says otherwise, and how often each chapter ended."""

    attempts: dict[str, int]
    wins: dict[str, int]

    @property
    def opened(self) -> int:
        """The last chapter whose envelope is open: nothing of a later one may be shown (W-2.5)."""
        return next((number for number in CHAPTERS if not self.wins.get(str(number))), LAST)

    def options(self, chapter: int) -> dict[str, Any]:
        return {**{name: getattr(self, name) for name in Options.__struct_fields__}, "chapter": chapter}


class Ended(Struct, frozen=True):
    """What a campaign wants to know of an outcome: it is kept for years, and other versions tell other things too."""

    result: str


def read_progress(progress: Mapping[str, Any]) -> Progress:
    return convert(progress, Progress)


class WrecklandCampaign:
    """The rules of the campaign, as the kernel asks for them."""

    def begin(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """One vehicle and one hero for all chapters, no envelope opened but the first (W-2.2, W-2.7)."""
        found = read_options(1, 0, options)
        if "chapter" in options:
            raise BadOption("options.chapter: a campaign begins with its first chapter (W-2.1)")
        return to_builtins(Progress(**asdict(found), attempts={}, wins={}))  # type: ignore[no-any-return]  # a struct becomes a dict

    def chapters(self, progress: Mapping[str, Any]) -> Sequence[Chapter]:
        """A chapter is open once all before it are won (W-2.1)."""
        found = read_progress(progress)
        return [written(found, number) for number in CHAPTERS]

    def table(self, progress: Mapping[str, Any], chapter: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """An attempt at an open chapter, or at one that was won before (W-2.4)."""
        found = read_progress(progress)
        if not is_number(chapter) or not 1 <= chapter <= found.opened:
            raise BadOption(f"chapter: {shown(chapter)} is not open (W-2.1)")
        for name in options:
            if name not in ONE_TABLE:
                raise BadOption(f"options.{shown(name)}: only {', '.join(ONE_TABLE)} is chosen for one table (W-2.2)")
        table = {**found.options(chapter), **options}
        read_options(1, 0, table)
        return table

    def shown(self, progress: Mapping[str, Any]) -> dict[str, Any]:
        """A table of the last chapter that is open."""
        found = read_progress(progress)
        return found.options(found.opened)

    def after(self, progress: Mapping[str, Any], chapter: int, outcome: Any) -> dict[str, Any]:
        """A won chapter opens the next one, a lost one may be tried again (W-2.4, W-29.5)."""
        found, ended = read_progress(progress), convert(outcome, Ended, from_attributes=True)
        counted = {"attempts": one_more(found.attempts, chapter)}
        if ended.result == "won":
            counted["wins"] = one_more(found.wins, chapter)
        return {**progress, **counted}

    def is_sealed(self, options: Mapping[str, Any]) -> bool:
        """Any chapter but the first one."""
        chapter = options.get("chapter", 1)
        return is_number(chapter) and chapter > 1


def written(progress: Progress, number: int) -> Chapter:
    """A chapter as everybody may see it."""
    attempts, wins = progress.attempts.get(str(number), 0), progress.wins.get(str(number), 0)
    return Chapter(number, "won" if wins else "open" if number <= progress.opened else "sealed", attempts, wins)


def one_more(counts: Mapping[str, int], chapter: int) -> dict[str, int]:
    return {**counts, str(chapter): counts.get(str(chapter), 0) + 1}


CAMPAIGN: Final = WrecklandCampaign()
