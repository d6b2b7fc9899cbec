"""What Wreckland Run tells about itself."""

from __future__ import annotations

from typing import Final

from frenzy.games.wreckland.options import Options
from frenzy.kernel.manifest import Manifest
from frenzy.kernel.options import options_of

MANIFEST: Final = Manifest(
    name="wreckland",
    title="Wreckland Run",
    package="frenzy.games.wreckland",
    seats=(1,),
    usual_seats=1,
    rule="W-1.1",
    options=options_of(Options),
    bots={
        "greedy": "frenzy.bots.wreckland.greedy:Greedy",
        "enumerating": "frenzy.bots.wreckland.enumerating:Enumerating",
        "search": "frenzy.bots.wreckland.search:Search",
    },
    levels={"easy": "greedy", "normal": "enumerating", "hard": "search"},
    encoding="frenzy.envs.wreckland:ENCODING",
    reasons="frenzy.bots.wreckland.reasons:reason_for",
    chances="frenzy.bots.wreckland.chances:JUDGE",
    usual_bot="greedy",
    puzzles="frenzy.bots.wreckland.goals:WrecklandGoals",
    order=2,
    campaign=True,
    catalogues=("book.ftl", "cards.ftl", "game.ftl", "guide.ftl", "puzzles.ftl", "tutorial.ftl"),
    crossed=("chapter", "vehicle", "hero"),
    aside=(
        "ascii.py", "book.py", "booklet.py", "campaign.py", "content_hash.py", "guide/*.py", "manifest.py",
        "phrases.py", "rules_hash.py", "text.py",
    ),
    compiled=(
        "frenzy/games/wreckland/cards.py",
        "frenzy/games/wreckland/declared/table.py",
        "frenzy/games/wreckland/declared/view.py",
        "frenzy/games/wreckland/game.py",
        "frenzy/games/wreckland/ids.py",
        "frenzy/games/wreckland/invariants.py",
        "frenzy/games/wreckland/setup.py",
        "frenzy/games/wreckland/seen.py",
        "frenzy/games/wreckland/state.py",
        "frenzy/games/wreckland/view.py",
        "frenzy/games/wreckland/rules/*.py",
        "frenzy/bots/wreckland/building.py",
        "frenzy/bots/wreckland/exact.py",
        "frenzy/bots/wreckland/features.py",
        "frenzy/bots/wreckland/harm.py",
        "frenzy/bots/wreckland/model.py",
        "frenzy/bots/wreckland/outlook.py",
        "frenzy/bots/wreckland/prospects.py",
        "frenzy/bots/wreckland/standing.py",
        "frenzy/bots/wreckland/steps.py",
        "frenzy/bots/wreckland/worth.py",
        "frenzy/envs/wreckland/observation.py",
    ),
)  # fmt: skip
